// The ceiling is the exact chance of the easier game: in the last turn, where nothing of the easier
// game differs unless circles can be won back, it agrees with the search of the turn; over several
// turns, on a sheet where one tribe alone matters, with a count by hand.
#include "ai/heuristics/rome_must_fall_ceiling.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <initializer_list>
#include <string>

#include "ai/heuristics/rome_must_fall_turn.h"

namespace occasus::rome_must_fall {

namespace {

struct PathIcons {
    const char* tribe;
    std::initializer_list<const char*> icons;  // From the symbol on.
};

// A sheet with these paths. Every tracker's number is the same in all turns.
std::string sheet_with(const std::array<int, kTrackers>& timelines,
                       std::initializer_list<PathIcons> paths) {
    const std::string own = ",OWN\n";
    std::string sheet = "fact,of,number,value,provenance\nname,sheet,,Small" + own;
    for (std::size_t tracker = 0; tracker < kTrackers; ++tracker)
        for (int turn = 1; turn <= kTurns; ++turn)
            sheet += "timeline," + std::string(kTrackerIds[tracker]) + "," + std::to_string(turn) +
                     "," + std::to_string(timelines[tracker]) + own;
    for (const PathIcons& path : paths) {
        int step = 0;
        for (const std::string icon : path.icons) {
            const std::string circle = path.tribe + std::to_string(++step);
            sheet += "path," + std::string(path.tribe) + "," + std::to_string(step) + "," + circle +
                     own + "title," + circle + ",," + circle + own + "place," + circle + ",,10 40" +
                     own;
            if (icon != "none") sheet += "icon," + circle + ",," + icon + own;
        }
    }
    sheet += "raid,sea,1,red_die" + own + "raid,sea,2,plus_one:vandals" + own;
    sheet += "raid,huns,1,plus_one:ostrogoths" + own;
    return sheet;
}

Rules rules_of(const std::string& text) {
    const auto sheet = Sheet::parse(text);
    EXPECT_TRUE(sheet) << sheet.refusal().text;
    return Rules(*sheet);
}

// A position at the start of a turn, with what its marks have cost.
State marked_state(const Rules& rules, int turn, const std::array<int, kTrackers>& losses) {
    State state = Rules::start();
    for (int tracker = 0; tracker < kTrackers; ++tracker)
        for (int loss = 0; loss < losses[static_cast<std::size_t>(tracker)]; ++loss)
            rules.lose(state, tracker_at(tracker));
    state.turn = static_cast<std::uint8_t>(turn);
    state.red_rolled = state.red;
    return state;
}

// The mean of what the search finds over every throw of the dice.
double searched(const Rules& rules, TurnSearch& search, State state, int die = 0, int lowest = 1,
                double ways = 1) {
    NullSink sink;
    if (die == kDice) return ways * static_cast<double>(search.value(state));
    const int highest = is_red(state, die) ? 3 : 6;
    if (die > 0 && is_red(state, die) != is_red(state, die - 1)) lowest = 1;
    double sum = 0;
    // Each order of alike dice once: the n-th of a value in a row is one of n in as many orders.
    for (int value = lowest; value <= highest; ++value) {
        State next = state;
        rules.apply(next,
                    Action{static_cast<std::uint32_t>(highest == 3 ? 2 * value - 1 : value - 1)},
                    sink);
        int alike = 1;
        int of_colour = 1;
        for (int other = 0; other < die; ++other) {
            if (is_red(state, other) != is_red(state, die)) continue;
            ++of_colour;
            if (next.dice[static_cast<std::size_t>(other)] == value) ++alike;
        }
        sum += searched(rules, search, next, die + 1, value, ways * of_colour / alike / highest);
    }
    return sum;
}

}  // namespace

class LastTurnTest : public testing::Test {
  protected:
    void expect_exact(Goal goal, const std::array<int, kTrackers>& losses, int cubes) {
        State state = marked_state(rules_, kTurns, losses);
        state.cubes = static_cast<std::uint8_t>(cubes);
        Ceiling ceiling(rules_, goal, {.sea = 2, .huns = 1});
        ceiling.step_back();
        TurnSearch search(rules_, built_in_weights(goal), goal);
        const double expected = searched(rules_, search, state);
        EXPECT_GT(expected, 0.02);
        EXPECT_LT(expected, 0.98);
        EXPECT_NEAR(static_cast<double>(ceiling.chance(state)), expected, 1e-5);
    }

    Rules rules_ = rules_of(sheet_with({4, 4, 3, 3, 3, 3}, {{"vandals", {"reroll", "fire"}},
                                                            {"visigoths", {"offensive", "fire"}},
                                                            {"franks", {"plus_one", "fire"}},
                                                            {"ostrogoths", {"levy", "fire"}}}));
};

TEST_F(LastTurnTest, IsExactWithoutAbilities) {
    expect_exact(Goal::BrilliantVictory, {1, 1, 1, 0, 0, 1}, 3);
}

TEST_F(LastTurnTest, IsExactWithReRollAndLevy) {
    expect_exact(Goal::BrilliantVictory, {0, 1, 2, 2, 1, 0}, 0);
}

TEST_F(LastTurnTest, IsExactWithPlusOneAndARedDie) {
    expect_exact(Goal::BrilliantVictory, {2, 1, 0, 1, 0, 0}, 1);
}

// With the offensive the easier game is better: it also takes the fire back.
TEST_F(LastTurnTest, IsNoLowerThanTheSearchWhereCirclesAreWonBack) {
    const State state = marked_state(rules_, kTurns, {2, 0, 1, 0, 0, 1});
    Ceiling ceiling(rules_, Goal::BrilliantVictory, {.sea = 2, .huns = 1});
    ceiling.step_back();
    TurnSearch search(rules_, brilliant_weights(), Goal::BrilliantVictory);
    EXPECT_GT(static_cast<double>(ceiling.chance(state)), searched(rules_, search, state));
}

TEST_F(LastTurnTest, IsNoLowerWhenLessOfTheRaidsIsKept) {
    const State state = marked_state(rules_, kTurns, {1, 1, 1, 2, 1, 1});
    Ceiling nearer(rules_, Goal::BrilliantVictory, {.sea = 2, .huns = 1});
    Ceiling easier(rules_, Goal::BrilliantVictory, {.sea = 0, .huns = 0});
    nearer.step_back();
    easier.step_back();
    EXPECT_GT(easier.chance(state), nearer.chance(state));
}

// Only the Vandals can light a fire, and every ability is gone: the best die stands against them in
// every turn, every 6 buys a cube, and what is left to decide is when to spend.
class OneTribe {
  public:
    explicit OneTribe(int timeline) : timeline_(timeline) {
        for (int throw_number = 0; throw_number < 46656; ++throw_number) {
            int best = 0;
            int sixes = 0;
            for (int die = 0, rest = throw_number; die < kDice; ++die, rest /= 6) {
                best = std::max(best, rest % 6 + 1);
                if (rest % 6 == 5) ++sixes;
            }
            throws_[best][sixes] += 1.0 / 46656;
        }
    }

    // With so many turns to play and so many losses allowed.
    double chance(int turns, int losses_allowed, int cubes) const {
        if (losses_allowed < 0) return 0;
        if (turns == 0) return 1;
        double sum = 0;
        for (int best = 1; best <= 6; ++best)
            for (int sixes = 0; sixes <= kDice; ++sixes) {
                if (throws_[best][sixes] == 0) continue;
                sum += throws_[best][sixes] *
                       after(best, turns, losses_allowed, std::min(kMaxCubes, cubes + sixes));
            }
        return sum;
    }

  private:
    double after(int die, int turns, int losses_allowed, int cubes) const {
        double sum = 0;
        for (int black = 1; black <= 3; ++black) {
            const int need = std::max(0, timeline_ + black - die + 1);
            const double held = need <= cubes ? chance(turns - 1, losses_allowed, cubes - need) : 0;
            const double lost = need > 0 ? chance(turns - 1, losses_allowed - 1, cubes) : 0;
            sum += std::max(held, lost) / 3;
        }
        return sum;
    }

    int timeline_;
    double throws_[7][7] = {};
};

TEST(Ceiling, IsExactOverSeveralTurns) {
    constexpr int kTurnsToPlay = 4;
    const Rules rules = rules_of(sheet_with(
        {5, 0, 0, 0, 0, 0}, {{"vandals", {"none", "fire", "fire"}},
                             {"visigoths", {"none"}},
                             {"franks", {"none"}},
                             {"ostrogoths", {"levy", "reroll", "plus_one", "offensive"}}}));
    Ceiling ceiling(rules, Goal::BrilliantVictory, {.sea = 0, .huns = 0});
    while (ceiling.turn() > kTurns + 1 - kTurnsToPlay) ceiling.step_back();
    const OneTribe by_hand(5);
    for (int losses = 0; losses < 3; ++losses) {
        const State state = marked_state(rules, ceiling.turn(), {losses, 0, 0, 0, 0, 4});
        const double expected = by_hand.chance(kTurnsToPlay, 2 - losses, state.cubes);
        EXPECT_GT(expected, 0.01);
        EXPECT_LT(expected, 0.99);
        EXPECT_NEAR(static_cast<double>(ceiling.chance(state)), expected, 1e-5);
    }
}

}  // namespace occasus::rome_must_fall
