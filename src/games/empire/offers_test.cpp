// In which order things are offered.
#include <algorithm>
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "games/empire/game.h"
#include "record/json.h"

namespace occasus::empire {
namespace {

std::vector<Offer> offers_of(const std::string& position) {
    const auto game = *make_game({});
    const auto state = game->from_position(*parse_json(position));
    EXPECT_TRUE(state) << state.refusal().text;
    return game->offers(*state);
}

// 2.2, 2.3: to pay comes first where it can be done, and is refused with its reason where not.
TEST(Offers, OfUpkeepBeginWithPaying) {
    const std::string garrison =
        R"({"turn":2,"step":"upkeep","areas":{"roma":{"R":3,"legions":["I"]}},)";
    const auto rich = offers_of(garrison + R"("rrp":20})");
    EXPECT_EQ(rich.front().label, "Pay the upkeep");
    EXPECT_FALSE(rich.front().refused);
    const auto is_payment = [](const Offer& offer) { return offer.group == "end"; };
    EXPECT_EQ(std::count_if(rich.begin(), rich.end(), is_payment), 1);
    const auto poor = offers_of(garrison + R"("rrp":0})");
    EXPECT_TRUE(poor.back().refused);
    EXPECT_TRUE(is_payment(poor.back()));
}

}  // namespace
}  // namespace occasus::empire
