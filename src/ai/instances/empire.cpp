// Every player of The Fall of the Roman Empire, behind AnyPlayer.
#include "ai/appraisers/empire.h"

#include <array>
#include <string>

#include "ai/heuristics/empire_barbarian.h"
#include "ai/heuristics/empire_roman.h"
#include "ai/instances/empire_search.h"
#include "ai/instances/players.h"
#include "ai/learned/empire.h"
#include "ai/learned/weights.h"
#include "games/empire/game.h"

namespace occasus::empire {

namespace {

// A strategy for each side, and each in one sentence.
struct Commander {
    const RomanStrategy& roman = kExpand;
    const BarbarianStrategy& barbarian = kMass;
    std::string_view roman_reason = "Holds Rome, and occupies areas that pay 4 RRP or more.";
    std::string_view barbarian_reason = "Gathers twelve, and marches on Rome.";
};

// The strategy of a beginner: everything that pays is settled, and near Barbarians attack.
constexpr RomanStrategy kCareless{.least_value = 1, .legions = 2, .load = 2};
constexpr BarbarianStrategy kImpatient{.launch = 5, .raid = 0.35F};

class CommanderPlayer final : public AnyPlayer {
  public:
    CommanderPlayer(const Rules& rules, const Commander& commander)
        : commander_(commander),
          roman_(rules, commander.roman),
          barbarian_(rules, commander.barbarian) {}

    Action choose(const AnyState& observed, Rng& rng) override {
        const State& state = Game::get(observed);
        return Rules::to_move(state) == kRoman ? roman_.choose(state, rng)
                                               : barbarian_.choose(state, rng);
    }
    Advice advise(const AnyState& observed, Rng& rng) override {
        const bool roman = Rules::to_move(Game::get(observed)) == kRoman;
        return {.action = choose(observed, rng),
                .text = std::string(roman ? commander_.roman_reason : commander_.barbarian_reason),
                .points = {},
                .value = 0};
    }

  private:
    Commander commander_;
    RomanPolicy roman_;
    BarbarianPolicy barbarian_;
};

std::unique_ptr<AnyPlayer> commander(const Wanted& wanted, const Commander& strategies) {
    return std::make_unique<CommanderPlayer>(static_cast<const Game&>(wanted.game).rules(),
                                             strategies);
}

template <int kMilliseconds, Horizon kHorizon = Horizon::TwoTurns>
std::unique_ptr<AnyPlayer> search(const Wanted& wanted) {
    return make_search_player(static_cast<const Game&>(wanted.game), kHorizon, kMilliseconds,
                              wanted.clock);
}

std::unique_ptr<AnyPlayer> learned(const Wanted& wanted) {
    const auto network = network_of(Rules::kId);
    if (!network || !LearnedPolicy::fits(static_cast<const Game&>(wanted.game).rules(), *network))
        return nullptr;
    return policy<Game, LearnedPolicy>(wanted, "Does best here, by the games it learned from.",
                                       network);
}

// Romans were measured against mass, raider and hoard together, Barbarians against all four Romans.
//
// A level thinks shorter than it may: a busy machine takes the processor away for some twenty
// milliseconds, and that must not make it late. The Veteran and the Centurion play games out to
// their end: so they stay as far above the Soldier, and from each other, as levels should be.
// clang-format off
constexpr auto kRows = std::to_array<PlayerRow>({
    {{.id = "uniform", .title = "Chance", .line = "Takes any legal action; all are equally likely.",
      .strength = "wins 5 games in 10,000 against mass, 3 against expand"}, uniform},
    {{.id = "random", .title = "Random", .line = "Takes any legal action, as Chance does.",
      .strength = "wins 5 games in 10,000 against mass, 3 against expand"}, uniform},
    {{.id = "passive", .title = "Passive", .line = "A Roman who keeps all Forces in Rome, except to attack a weak horde.",
      .strength = "wins 10 % of games as the Roman"},
     [](const Wanted& wanted) { return commander(wanted, {.roman = kPassive, .roman_reason = "Holds Rome, and leaves it only to strike."}); }},
    {{.id = "greedy", .title = "Greedy", .line = "A Roman who garrisons even areas that barely pay, and overextends.",
      .strength = "wins 46 % of games as the Roman"},
     [](const Wanted& wanted) { return commander(wanted, {.roman = kGreedy, .roman_reason = "Holds Rome, and occupies areas that pay 3 RRP or more."}); }},
    {{.id = "expand", .title = "Expand", .line = "A Roman who holds Rome first and fortifies the areas that pay well.",
      .strength = "wins 56 % of games as the Roman"},
     [](const Wanted& wanted) { return commander(wanted, {}); }},
    {{.id = "turtle", .title = "Turtle", .line = "A Roman with one Legion who stays within two borders of Rome, and saves.",
      .strength = "wins 57 % of games as the Roman"},
     [](const Wanted& wanted) { return commander(wanted, {.roman = kTurtle, .roman_reason = "Holds Rome and what lies within two borders of it."}); }},
    {{.id = "hoard", .title = "Hoard", .line = "A Barbarian who gathers one huge horde, and marches late.",
      .strength = "wins 48 % of games as the Barbarian"},
     [](const Wanted& wanted) { return commander(wanted, {.barbarian = kHoard, .barbarian_reason = "Gathers one huge horde, and marches late."}); }},
    {{.id = "raider", .title = "Raider", .line = "A Barbarian who sends hordes of six at once.",
      .strength = "wins 60 % of games as the Barbarian"},
     [](const Wanted& wanted) { return commander(wanted, {.barbarian = kRaider, .barbarian_reason = "Marches on Rome as soon as six Forces are together."}); }},
    {{.id = "mass", .title = "Mass", .line = "A Barbarian who sends hordes of twelve, and raids weak areas.",
      .strength = "wins 66 % of games as the Barbarian"},
     [](const Wanted& wanted) { return commander(wanted, {}); }},
    {{.id = "tribune", .title = "Tribune", .line = "Plays two turns ahead many times, for 2 milliseconds a decision.",
      .strength = "wins 98 % of games as the Roman, 81 % as the Barbarian", .advises = true, .milliseconds = 2}, search<2>},
    {{.id = "consul", .title = "Consul", .line = "Plays two turns ahead many times, for 20 milliseconds a decision.",
      .strength = "wins 97 % of games as the Roman, 92 % as the Barbarian", .advises = true, .milliseconds = 20}, search<20>},
    {{.id = "imperator", .title = "Imperator", .line = "Plays two turns ahead many times, for a fifth of a second a decision.",
      .strength = "not measured; thinks ten times as long as consul", .advises = true, .milliseconds = 200}, search<200>},
    {{.id = "stilicho", .title = "Stilicho", .line = "Learned from games against itself, and answers at once.",
      .strength = "wins 100 % of games as the Roman, 98 % as the Barbarian", .weights = true}, learned},
    {{.id = "recruit", .title = "Recruit", .line = "Wants every area and keeps little in Rome; attacks with the nearest Forces.",
      .strength = "wins 20 % against level 2", .for_newcomers = true, .level = 1},
     [](const Wanted& wanted) { return commander(wanted, {.roman = kCareless, .barbarian = kImpatient, .roman_reason = "Occupies every area that pays, and hopes for the best.", .barbarian_reason = "Marches with all Forces that are together."}); }},
    {{.id = "soldier", .title = "Soldier", .line = "As Rome, holds the city first; as the Barbarian, gathers twelve before marching on it.",
      .strength = "wins 80 % against level 1", .level = 2},
     [](const Wanted& wanted) { return commander(wanted, {}); }},
    {{.id = "veteran", .title = "Veteran", .line = "Plays a few games ahead before each decision.",
      .strength = "wins 68 % against level 2", .milliseconds = 50, .level = 3}, search<1, Horizon::EndOfGame>},
    {{.id = "centurion", .title = "Centurion", .line = "Plays hundreds of games ahead before each decision.",
      .strength = "wins 64 % against level 3", .milliseconds = 50, .level = 4}, search<3, Horizon::EndOfGame>},
    {{.id = "commander", .title = "Commander", .line = "Plays two turns ahead thousands of times before each decision.",
      .strength = "wins 85 % against level 4", .milliseconds = 100, .level = 5}, search<50>},
});
// clang-format on

}  // namespace

constinit const GamePlayers kComputerPlayers = {.game = Rules::kId,
                                                .rows = kRows,
                                                .facts = kFactsOf<kRows>,
                                                .appraiser = empire::make_appraiser,
                                                .quick = {"expand", "mass"}};

}  // namespace occasus::empire
