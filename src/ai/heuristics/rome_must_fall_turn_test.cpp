// The search of a turn is exact: in the last turn, where nothing is estimated, it agrees with plain
// recursion through the rules; in any turn its value is the mean over what the dice may bring.
#include "ai/heuristics/rome_must_fall_turn.h"

#include <algorithm>
#include <cstring>
#include <gtest/gtest.h>
#include <set>
#include <string>
#include <unordered_map>

namespace occasus::rome_must_fall {

namespace {

// The chance of victory under the best play, by recursion. Knows nothing of the game but its tree
// and that dice which show the same and paid the same are alike.
class PlainRecursion {
  public:
    explicit PlainRecursion(const Rules& rules) : rules_(rules) {}

    double value(const State& state) {
        if (Rules::to_move(state) == Seat::Nobody)
            return Rules::score(state, Seat::First) > 0 ? 1 : 0;
        const std::string key = key_of(state);
        if (const auto found = known_.find(key); found != known_.end()) return found->second;
        double value = 0;
        Rules::ActionList actions;
        rules_.legal_actions(state, actions);
        std::set<std::string> seen;
        for (const Action action : actions) {
            if (Rules::to_move(state) == Seat::Chance) {
                value += value_after(state, action) / 6;
            } else {
                State next = state;
                rules_.apply(next, action, sink_);
                if (seen.insert(key_of(next)).second) value = std::max(value, this->value(next));
            }
        }
        return known_[key] = value;
    }

    double value_after(State state, Action action) {
        rules_.apply(state, action, sink_);
        return value(state);
    }

  private:
    // The position with its dice renumbered: by tracker once placed, in order before.
    static std::string key_of(const State& state) {
        State alike = state;
        std::array<unsigned, kDice> dice{};
        for (std::size_t die = 0; die < kDice; ++die)
            dice[die] = 100U * (is_red(state, static_cast<int>(die)) ? 1 : 0) +
                        10U * state.dice[die] + (state.spent >> die & 1U);
        std::array<unsigned, kDice> order = dice;
        for (std::size_t tracker = 0; tracker < kTrackers; ++tracker)
            if (state.assigned[tracker] != kNoDie) order[tracker] = dice[state.assigned[tracker]];
        if (state.step == Step::Resource) std::sort(order.begin(), order.end());
        alike.dice = {};
        alike.spent = 0;
        alike.assigned = {};
        std::string key(reinterpret_cast<const char*>(&alike), sizeof alike);
        for (unsigned die : order) key += static_cast<char>(die);
        return key;
    }

    const Rules& rules_;
    NullSink sink_;
    std::unordered_map<std::string, double> known_;
};

class TurnSearchTest : public testing::Test {
  protected:
    // A position of the last turn: the raids are over, three tribes can still bring a fire.
    static State last_turn() {
        State state;
        state.turn = kTurns;
        state.marked = {0b000111, 0b000111, 0b011111, 0xFF, 0xFF, 0b001111};
        state.fall = 2;
        state.cubes = 1;
        state.lost = bit_of(Ability::Reroll) | bit_of(Ability::PlusOne) | bit_of(Ability::Levy) |
                     bit_of(Ability::Offensive);
        state.step = Step::Resource;
        state.dice = {1, 2, 4, 4, 5, 5};
        return state;
    }

    void expect_exact(const State& state) {
        PlainRecursion plain(rules_);
        const double expected = plain.value(state);
        EXPECT_NEAR(search_.value(state), expected, 1e-5);
        EXPECT_NEAR(plain.value_after(state, search_.best(state)), expected, 1e-5);
    }

    Rules rules_{*Sheet::parse(built_in_sheet())};
    TurnSearch search_{rules_, built_in_weights()};
};

}  // namespace

TEST_F(TurnSearchTest, PlacesExactlyInTheLastTurn) {
    State state = last_turn();
    expect_exact(state);
    state.cubes = 3;
    expect_exact(state);
    state.fall = 3;
    state.marked[2] = 0b001111;
    state.dice = {1, 1, 3, 3, 4, 6};
    expect_exact(state);
}

TEST_F(TurnSearchTest, RaisesAndRerollsExactlyInTheLastTurn) {
    State state = last_turn();
    state.fall = 3;
    state.lost = bit_of(Ability::Levy) | bit_of(Ability::Offensive) | bit_of(Ability::PlusOne);
    state.dice = {2, 2, 2, 4, 4, 4};
    expect_exact(state);
    state.lost = bit_of(Ability::Levy) | bit_of(Ability::Offensive) | bit_of(Ability::Reroll);
    state.dice = {1, 1, 3, 3, 5, 5};
    expect_exact(state);
    state.lost = bit_of(Ability::Levy) | bit_of(Ability::Offensive);
    state.red_rolled = 2;
    state.dice = {3, 3, 3, 3, 2, 2};
    expect_exact(state);
}

TEST_F(TurnSearchTest, SpendsGloryExactlyInTheLastTurn) {
    State state = last_turn();
    state.fall = 3;
    state.lost = bit_of(Ability::Reroll) | bit_of(Ability::PlusOne);
    state.dice = {1, 1, 1, 4, 6, 6};
    expect_exact(state);
    state.cubes = 5;
    state.marked = {0b000111, 0b000101, 0b011111, 0xFF, 0x0F, 0b001111};
    expect_exact(state);
}

TEST_F(TurnSearchTest, SpendsCubesExactlyInTheLastTurn) {
    State state = last_turn();
    state.cubes = 4;
    state.step = Step::Resolve;
    state.assigned = {5, 4, 3, 0, 1, 2};
    for (std::uint8_t tracker = 0; tracker < kTrackers; ++tracker)
        for (std::uint8_t face = 1; face <= 6; ++face) {
            state.cursor = tracker;
            state.black = face;
            expect_exact(state);
        }
}

// The worth of a placing is the mean over the first black die.
TEST_F(TurnSearchTest, ValuesAgreeFromQuestionToQuestion) {
    State state = last_turn();
    NullSink sink;
    for (std::uint8_t turn = 2; turn <= kTurns; ++turn) {
        state.turn = turn;
        state.cubes = turn % 4;
        const Option best = search_.options(state).front();
        ASSERT_EQ(verb_of(best.action), Verb::Assign);
        double mean = 0;
        for (std::uint32_t face = 0; face < 6; ++face) {
            State rolled = state;
            rules_.apply(rolled, best.action, sink);
            rules_.apply(rolled, {face}, sink);
            mean += search_.value(rolled) / 6.0;
        }
        EXPECT_NEAR(best.value, mean, 1e-5) << "turn " << int{turn};
    }
}

TEST_F(TurnSearchTest, RanksItsOptions) {
    State state = last_turn();
    state.turn = 6;
    state.lost = 0;
    state.used = bit_of(Ability::Levy);
    const std::vector<Option> options = search_.options(state);
    ASSERT_GT(options.size(), 3U);
    for (std::size_t i = 1; i < options.size(); ++i)
        EXPECT_LE(options[i].value, options[i - 1].value);
    EXPECT_NEAR(options.front().value, search_.value(state), 1e-6);
}

}  // namespace occasus::rome_must_fall
