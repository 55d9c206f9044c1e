// What the legate sees and what it answers, in positions where one answer is plainly right.
#include "ai/heuristics/invasions_legate.h"

#include <gtest/gtest.h>
#include <memory>
#include <string>

#include "games/invasions/game.h"
#include "games/registry.h"
#include "record/json.h"
#include "shown_numbers.h"

namespace occasus::invasions {
namespace {

class LegateTest : public testing::Test {
  protected:
    explicit LegateTest(const char* scenario = "1")
        : game_(*make_game({.options = {{"scenario", scenario}}, .board = {}})) {}

    const Rules& rules() const { return static_cast<const Game&>(*game_).rules(); }
    State position(const std::string& text) const {
        const auto state = Text::from_position(rules(), *parse_json(text));
        EXPECT_TRUE(state) << state.refusal().text;
        return *state;
    }
    std::string answer(const std::string& text) const {
        const State state = position(text);
        Rng rng(1);
        return Text::action_text(rules(), state, Legate(rules()).choose(state, rng));
    }

    std::shared_ptr<const AnyGame> game_;
};

// 17.2, 17.34: Gallia revolts on a 1, 3 or 6 with three points. In period A the answer of 17.0 is
// yes on a 6. Six legions prevent it altogether.
TEST_F(LegateTest, KnowsWhatPreventsARevolt) {
    const Ground ground(rules());
    const int gallia = rules().board().find_province("Gallia");
    EXPECT_NEAR(ground.revolt(gallia, 0, 0), 3.0 / 6 / 6, 1e-6);
    EXPECT_EQ(ground.revolt(gallia, 0, 6), 0);
    EXPECT_GT(ground.revolt(gallia, 0, 5), 0);
}

// 18.0: four legions in period C (no modifier) rebel on a 6 alone, three of them.
TEST_F(LegateTest, KnowsWhenLegionsRebel) {
    const Ground ground(rules());
    const RebellionDie period_c{.period = 2};
    EXPECT_NEAR(ground.rebellion(period_c, 4).chance, 1.0 / 6, 1e-9);
    EXPECT_NEAR(ground.rebellion(period_c, 4).rebels, 3.0 / 6, 1e-9);
    EXPECT_EQ(ground.rebellion(period_c, 3).chance, 0);
}

// 8.0, 18.0, 19.1: the legate fears what `odds` tells of every stack, whatever rule comes next.
TEST_F(LegateTest, FearsTheRebellionThatIsShown) {
    int stacks = 0;
    std::uint64_t seed = 0;
    shown::for_each_set_up(
        *find_game("invasions"), [&](const std::shared_ptr<const AnyGame>& game) {
            const Rules& rules = static_cast<const Game&>(*game).rules();
            Worth worth(rules, std::make_shared<const Ground>(rules), {});
            shown::for_each_position(*game, ++seed, 4000, 60, [&](const AnyState& any) {
                const State state = shown::state_of<State>(any);
                worth.look_at(state);
                const Value odds = *Text::odds(rules, state, Value::fields());
                for (const Value& stack : *odds.find("rebellions")->items()) {
                    const int legions = shown::whole(stack, "odds.legions");
                    const Ground::Rebellion feared = worth.rebellion(legions);
                    EXPECT_NEAR(feared.chance, shown::real(stack, "odds.p_rebellion.decimal"),
                                1e-9);
                    EXPECT_NEAR(feared.rebels, shown::real(stack, "odds.expected_rebels.decimal"),
                                1e-9);
                    ++stacks;
                }
            });
        });
    EXPECT_GT(stacks, 100);
}

// 6.24: one to one against a lone band of rebels, who come back when they are struck.
TEST_F(LegateTest, AttacksRebels) {
    EXPECT_EQ(answer(R"({"turn": 3, "phase": "roman_combat", "legions": {"Ga-A": 3},
                         "groups": [{"force": "rebels", "area": "Ga-A", "regulars": 3}]})"),
              "attack Ga-A");
}

// 12.1: with the taxes of all its Provinces Rome can afford every legion that is due.
TEST_F(LegateTest, BuysWhatItCanPay) {
    EXPECT_EQ(answer(R"({"turn": 5, "phase": "treasury", "stage": 5, "step": "buy", "treasury": 60,
                         "legions": {"It-A": 3}, "roman_pool": {"5": 4}})"),
              "buy 4");
}

// 11.13: an unpaid legion may rebel; better in Sicilia (2 points) than in Italia (20).
TEST_F(LegateTest, LeavesUnpaidWhereItCostsLeast) {
    EXPECT_EQ(answer(R"({"turn": 5, "phase": "treasury", "stage": 1, "step": "unpaid", "pending": 1,
                         "legions": {"It-A": 2, "Si-A": 2}})"),
              "unpaid Si-A");
}

// 7.11, 3L: twelve Germans in Gallia gain it unless four legions are in the Province.
TEST_F(LegateTest, KnowsWhatDeniesControl) {
    const State state = position(R"({"turn": 5, "phase": "roman_movement",
        "groups": [{"force": "german", "area": "Ga-A", "levies": 12, "target": "Gallia"}],
        "legions": {"It-A": 4}})");
    Worth worth(rules(), std::make_shared<const Ground>(rules()), Style{});
    worth.look_at(state);
    const int gallia = rules().board().find_province("Gallia");
    EXPECT_GT(worth.of_province(gallia, 4), worth.of_province(gallia, 3) + 10);
}

class ReconquestTest : public LegateTest {
  protected:
    ReconquestTest() : LegateTest("6") {}
};

// 7.11b: twenty Germans hold Italia against six legions, but not against seven, who are more than a
// third of them; from then on they lose half in every turn (4.2J).
TEST_F(ReconquestTest, ShakesTheGermansOfItalia) {
    const State state = position(R"({"turn": 2, "phase": "roman_movement",
        "legions": {"Il-B": 9, "Sy-C": 3},
        "groups": [{"force": "german", "area": "It-A", "levies": 20, "garrison": true}]})");
    Rng rng(1);
    EXPECT_EQ(Text::action_text(rules(), state, Legate(rules()).choose(state, rng)),
              "legions 7 Il-B");
    EXPECT_EQ(Text::action_text(rules(), state, Legate(rules(), Style{}).choose(state, rng)),
              "legions 3 Il-B");
}

}  // namespace
}  // namespace occasus::invasions
