// Every player of Diplomacy, behind AnyPlayer.
#include "ai/appraisers/diplomacy.h"

#include <array>
#include <cmath>
#include <string>

#include "ai/heuristics/diplomacy_players.h"
#include "ai/instances/players.h"
#include "games/diplomacy/game.h"

namespace occasus::diplomacy {

namespace {

constexpr int kYoung = 3;          // A game of fewer years is not given up for a draw.
constexpr int kStill = 3;          // Years in which no centre changes hands: nobody gets on.
constexpr double kClearly = 0.75;  // The part of its share that its chances must be below.

int survivors(const State& state) {
    int count = 0;
    for (int power = 0; power < kPowers; ++power)
        if (Rules::survives(state, power)) ++count;
    return count;
}

// Its orders, and when it would rather share a draw than play on.
class MagisterPlayer final : public AnyPlayer {
  public:
    explicit MagisterPlayer(const Table& game)
        : rules_(game.rules()),
          orders_(game.rules()),
          appraiser_(diplomacy::make_appraiser(game)) {}

    Action choose(const AnyState& observed, Rng& rng) override {
        const State& state = Table::get(observed);
        return votes_for_a_draw(state, observed) ? plain_action(Verb::Draw)
                                                 : orders_.choose(state, rng);
    }
    Advice advise(const AnyState& observed, Rng& rng) override {
        const Action action = choose(observed, rng);
        if (verb_of(action) != Verb::Draw)
            return {.action = action,
                    .text =
                        "The best of about sixteen sets of orders, each played on for two more "
                        "seasons.",
                    .points = {},
                    .value = 0};
        return {.action = action,
                .text = is_still_
                            ? "No centre has changed hands for three years: nobody makes progress."
                            : "A draw gives one share of " +
                                  std::to_string(survivors(Table::get(observed))) +
                                  ", and playing on is worth " +
                                  std::to_string(std::lround(100 * chance_)) + " of 100.",
                .points = {},
                .value = chance_};
    }

  private:
    // R32. Before the orders of a movement. In a hidden game the standings are unknown.
    bool votes_for_a_draw(const State& state, const AnyState& observed) {
        if (state.step != Step::Movement || rules_.options().hidden) return false;
        if (state.centres != centres_ || state.year < since_) {
            centres_ = state.centres;
            since_ = state.year;
        }
        if (!is_first_answer(state) || state.year < rules_.first_year() + kYoung) return false;
        is_still_ = state.year >= since_ + kStill;
        const auto seat = static_cast<std::size_t>(seat_index(Rules::to_move(state)));
        chance_ = appraiser_->appraise(observed).seats[seat].worth;
        return is_still_ || chance_ * survivors(state) < kClearly;
    }

    const Rules& rules_;
    SetPlayer<magister_orders> orders_;
    std::unique_ptr<AnyAppraiser> appraiser_;
    Centres centres_{};
    int since_ = 0;  // The year in which it first saw who owns what now.
    bool is_still_ = false;
    double chance_ = 0;
};

std::unique_ptr<AnyPlayer> magister(const Wanted& wanted) {
    return std::make_unique<MagisterPlayer>(static_cast<const Table&>(wanted.game));
}

// clang-format off
constexpr auto kRows = std::to_array<PlayerRow>({
    {{.id = "uniform", .title = "Chance", .line = "Takes any legal action; all are equally likely.",
      .strength = "for tests"}, uniform},
    {{.id = "random", .title = "Random", .line = "Takes any legal action, as Chance does.",
      .strength = "for tests"}, uniform},
    {{.id = "hold", .title = "Hold", .line = "Lets every unit hold, disbands dislodged units and builds nothing.",
      .strength = "for tests"},
     [](const Wanted& wanted) { return policy<Table, HoldPlayer>(wanted, "Everything stays as it is."); }},
    {{.id = "dumbbot", .title = "DumbBot", .line = "After David Norman's DumbBot: moves where it pays most, and supports there.",
      .strength = "the usual yardstick; weaker here than greedy"},
     [](const Wanted& wanted) { return policy<Table, SetPlayer<dumbbot_orders, dumbbot_worth>>(wanted, "Moves or supports where it pays most."); }},
    {{.id = "greedy", .title = "Greedy", .line = "Sends each unit toward the centre it wants most; supports nobody.",
      .strength = "for beginners"},
     [](const Wanted& wanted) { return policy<Table, SetPlayer<greedy_orders>>(wanted, "Moves toward the centre it wants most."); }},
    {{.id = "tactician", .title = "Tactician", .line = "Compares whole sets of orders against likely orders of the others, and takes the set with the best average.",
      .strength = "wins 90 of 210 games alone against six Greedy players"},
     [](const Wanted& wanted) { return policy<Table, SetPlayer<tactician_orders>>(wanted, "This set has the best average of those compared against likely orders of the others."); }},
    {{.id = "magister", .title = "Magister", .line = "Compares whole sets of orders, and tries the best for two more seasons.",
      .strength = "wins 29 % of its games alone against six Tacticians", .milliseconds = 1000}, magister},
    {{.id = "recruit", .title = "Recruit", .line = "Sends each unit somewhere useful, without coordination, and forgets every second unit.",
      .strength = "126 Elo below level 2", .for_newcomers = true, .level = 1},
     [](const Wanted& wanted) { return policy<Table, SetPlayer<wandering_orders>>(wanted, "Somewhere useful."); }},
    {{.id = "soldier", .title = "Soldier", .line = "Sends each unit toward the centre it wants most; supports nobody, and forgets some units.",
      .strength = "126 Elo above level 1", .level = 2},
     [](const Wanted& wanted) { return policy<Table, SetPlayer<inattentive_orders>>(wanted, "Moves toward the centre it wants most."); }},
    {{.id = "veteran", .title = "Veteran", .line = "Compares six sets of orders against two guesses at what the others send.",
      .strength = "73 Elo above level 2", .level = 3},
     [](const Wanted& wanted) { return policy<Table, SetPlayer<hasty_orders>>(wanted, "The best of six sets against two guesses."); }},
    {{.id = "centurion", .title = "Centurion", .line = "Compares thirty sets of orders against five guesses.",
      .strength = "74 Elo above level 3", .level = 4},
     [](const Wanted& wanted) { return policy<Table, SetPlayer<brisk_orders>>(wanted, "The best of thirty sets against five guesses."); }},
    {{.id = "commander", .title = "Commander", .line = "Compares whole sets of orders, and tries the best for two more seasons.",
      .strength = "wins 29 % of its games alone against six Tacticians", .milliseconds = 1000, .level = 5}, magister},
});
// clang-format on

}  // namespace

constinit const GamePlayers kComputerPlayers = {.game = Rules::kId,
                                                .rows = kRows,
                                                .facts = kFactsOf<kRows>,
                                                .appraiser = diplomacy::make_appraiser,
                                                .quick = {"greedy", "greedy"}};

}  // namespace occasus::diplomacy
