// The naive, greedy and planner policies do what the project's reference policies did.
#include <fstream>
#include <gtest/gtest.h>
#include <map>
#include <memory>
#include <sstream>
#include <string>

#include "ai/any_player.h"
#include "files.h"
#include "games/registry.h"
#include "games/rome_must_fall/game.h"

namespace occasus::rome_must_fall {

namespace {

struct ReferenceCase {
    std::string policy;
    State state;
    std::string action;
};

template <class Field>
void read(std::istream& line, Field& field) {
    int number = 0;
    line >> number;
    field = static_cast<Field>(number);
}

ReferenceCase read_case(const std::string& text) {
    std::istringstream line(text);
    ReferenceCase result;
    std::string step;
    line >> result.policy >> step;
    State& state = result.state;
    state.step = step == "Resolve" ? Step::Resolve : Step::Resource;
    for (auto& marks : state.marked) read(line, marks);
    for (auto& value : state.dice) read(line, value);
    for (DieId& die : state.assigned) {
        std::uint8_t id = 0;
        read(line, id);
        die = DieId{id};
    }
    for (auto* field : {&state.turn, &state.cubes, &state.red, &state.red_rolled, &state.fall,
                        &state.lost, &state.used, &state.spent, &state.cursor, &state.black})
        read(line, *field);
    std::getline(line >> std::ws, result.action);
    return result;
}

}  // namespace

TEST(ReferencePolicies, AreFollowedToTheLetter) {
    std::ifstream file(test::source_path("src/ai/testdata/rome_must_fall_reference.txt"));
    ASSERT_TRUE(file);
    const auto game = find_game("rome_must_fall")->make({});
    ASSERT_TRUE(game);
    std::map<std::string, std::unique_ptr<AnyPlayer>> players;
    Rng rng(1);
    int cases = 0;
    for (std::string text; std::getline(file, text);) {
        if (text.starts_with('#')) continue;
        const ReferenceCase expected = read_case(text);
        auto& player = players[expected.policy];
        if (player == nullptr) player = make_player(**game, expected.policy);
        ASSERT_NE(player, nullptr) << expected.policy;
        AnyState observed{};
        Game::put(observed, expected.state);
        EXPECT_EQ((*game)->action_text(observed, player->choose(observed, rng)), expected.action)
            << text;
        ++cases;
    }
    EXPECT_GT(cases, 100);
}

}  // namespace occasus::rome_must_fall
