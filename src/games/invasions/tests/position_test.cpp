// Positions as documents, there and back; complaints that name the field; and what no game loses.
#include <gtest/gtest.h>
#include <memory>
#include <numeric>
#include <string>

#include "core/rng.h"

#include "games/invasions/chapters/economy.h"
#include "games/invasions/game.h"
#include "games/invasions/words/questions.h"

namespace occasus::invasions {
namespace {

std::shared_ptr<const AnyGame> scenario(int number) {
    return *make_game({.options = {{"scenario", std::to_string(number)}}, .board = {}});
}
const Rules& rules_of(const AnyGame& game) {
    return static_cast<const Game&>(game).rules();
}

std::string complaint(const Value& document) {
    const auto game = scenario(1);
    const auto state = Text::from_position(rules_of(*game), document);
    return state ? "" : state.refusal().text;
}

Value group(const char* force, const char* area, int levies) {
    return Value::fields().set("force", force).set("area", area).set("levies", levies);
}
Value groups(const Value& one) {
    return Value::fields().set("groups", Value::list().push(one));
}

class EveryScenario : public testing::TestWithParam<int> {};

TEST_P(EveryScenario, PositionsComeBackAsTheyWere) {
    const auto game = scenario(GetParam());
    const Rules& rules = rules_of(*game);
    NullSink sink;
    Rng rng(4, static_cast<std::uint64_t>(GetParam()));
    State state = rules.start();
    for (int ply = 0; ply < 1500 && Rules::to_move(state) != Seat::Nobody; ++ply) {
        const auto again = Text::from_position(rules, Text::position(rules, state));
        ASSERT_TRUE(again) << again.refusal().text;
        ASSERT_EQ(*again, state) << ply;
        rules.apply(state, rules.random_action(state, rng), sink);
    }
}

// 12.0, 8.13: legions are loyal, rebel, a state's, or due back.
TEST_P(EveryScenario, NoRomanIsEverLost) {
    const auto game = scenario(GetParam());
    const Rules& rules = rules_of(*game);
    NullSink sink;
    for (std::uint64_t n = 0; n < 5; ++n) {
        Rng rng(9, n);
        State state = rules.start();
        const int romans = romans_in_play(rules, state);
        while (Rules::to_move(state) != Seat::Nobody) {
            rules.apply(state, rules.random_action(state, rng), sink);
            ASSERT_EQ(romans_in_play(rules, state), romans);
        }
    }
}

int persians_of(const State& state) {
    return total_persians(state) + state.persians_bought +
           std::accumulate(state.persian_pool.begin(), state.persian_pool.end(), 0);
}

// 6.37, 12.0: Persians are on the map, due back, or have fallen far from home, as an event
// says.
TEST_P(EveryScenario, PersiansAreLostForGoodOnlyFarFromHome) {
    const auto game = scenario(GetParam());
    const Rules& rules = rules_of(*game);
    for (std::uint64_t n = 0; n < 5; ++n) {
        Rng rng(10, n);
        State state = rules.start();
        EventLog none;
        while (state.phase == Phase::SetUp)
            rules.apply(state, rules.random_action(state, rng), none);
        int persians = persians_of(state);
        while (Rules::to_move(state) != Seat::Nobody) {
            EventLog log;
            rules.apply(state, rules.random_action(state, rng), log);
            for (const Event& event : log.events)
                if (event.kind == static_cast<std::uint8_t>(EventKind::LostForGood))
                    persians -= event.args[2];
            ASSERT_EQ(persians_of(state), persians);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(All, EveryScenario, testing::Range(1, kScenarios + 1));

TEST(Position, WithoutFieldsIsTheSetUp) {
    const auto game = scenario(3);
    EXPECT_EQ(*Text::from_position(rules_of(*game), Value::fields()), rules_of(*game).start());
}

TEST(Position, NamesTheFieldAtFault) {
    EXPECT_EQ(complaint(Value::list()), "A position is a JSON object.");
    EXPECT_EQ(complaint(Value::fields().set("turn", 16)),
              "turn must be a whole number from 1 to 15.");
    EXPECT_EQ(complaint(Value::fields().set("gold", 1)), "gold is not a field of a position.");
    EXPECT_EQ(complaint(Value::fields().set("step", "feast")), "step has an unknown value.");
    EXPECT_EQ(complaint(Value::fields().set("legions", Value::fields().set("Atlantis", 1))),
              "legions names an unknown Area.");
    EXPECT_EQ(complaint(Value::fields().set("legions", Value::fields().set("It-A", 121))),
              "legions.It-A must be a whole number from 0 to 120.");
    EXPECT_EQ(complaint(Value::fields().set("owners", Value::fields().set("Italia", "rebels"))),
              "owners.Italia is not a force that can control a Province.");
    EXPECT_EQ(complaint(groups(group("german", "Utopia", 5))),
              "groups.area names an unknown Area.");
    EXPECT_EQ(complaint(groups(group("german", "Ge-A", 0))),
              "groups must have a force and Strength Points.");
    EXPECT_EQ(complaint(Value::fields().set("groups", 1)), "groups must be a list.");
}

// A question is asked at its stage of its phase, and about what is there.
TEST(Position, FitsItsQuestion) {
    const auto asked = [](const char* phase, const char* step) {
        return Value::fields().set("phase", phase).set("step", step);
    };
    EXPECT_EQ(complaint(asked("roman_combat", "attack").set("cursor", 3)),
              "cursor does not belong to this phase.");
    EXPECT_EQ(complaint(asked("roman_combat", "bribe")), "step does not fit the phase.");
    EXPECT_EQ(complaint(asked("treasury", "buy").set("stage", 1)), "step does not fit the phase.");
    EXPECT_EQ(complaint(asked("creation", "creation_roll").set("stage", 1).set("rolls", 1)),
              "step cannot be asked here.");
    EXPECT_EQ(complaint(asked("roman_movement", "onward").set("stage", 1)),
              "step needs somebody who moves.");
    EXPECT_EQ(complaint(asked("combat", "combat")), "step has no such battle.");
    EXPECT_EQ(complaint(asked("combat", "order_tie").set("tie_waiting", Value::list().push(1))),
              "step has candidates that cannot tie.");
}

TEST(Position, HasNoMoreRomansThanCanBeCounted) {
    Value legions = Value::fields().set("It-A", 100).set("It-B", 21);
    EXPECT_EQ(complaint(Value::fields().set("legions", legions)),
              "position has more than 120 Roman Strength Points.");
}

}  // namespace
}  // namespace occasus::invasions
