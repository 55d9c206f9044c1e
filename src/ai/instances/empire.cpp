// Every player of The Fall of the Roman Empire, behind AnyPlayer.
#include "ai/instances/empire.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "ai/heuristics/empire_barbarian.h"
#include "ai/heuristics/empire_roman.h"
#include "ai/instances/empire_search.h"
#include "ai/random.h"
#include "games/empire/game.h"

namespace occasus::empire {

namespace {

// A strategy for each side, and each in one sentence.
struct Commander {
    std::string_view id;
    const RomanStrategy& roman = kExpand;
    const BarbarianStrategy& barbarian = kMass;
    std::string_view roman_reason = "Holds Rome, and settles what pays 4 RRP or more.";
    std::string_view barbarian_reason = "Gathers twelve, and marches on Rome.";
};

// What a beginner does: everything that pays is settled, and whoever is near attacks.
constexpr RomanStrategy kCareless{.least_value = 1, .legions = 2, .load = 2};
constexpr BarbarianStrategy kImpatient{.launch = 5, .raid = 0.35F};

constexpr std::array<Commander, 9> kCommanders = {
    Commander{.id = "expand"},
    Commander{.id = "greedy",
              .roman = kGreedy,
              .roman_reason = "Holds Rome, and settles whatever pays 3 RRP or more."},
    Commander{.id = "turtle",
              .roman = kTurtle,
              .roman_reason = "Holds Rome and what lies within two borders of it."},
    Commander{.id = "passive",
              .roman = kPassive,
              .roman_reason = "Holds Rome, and leaves it only to strike."},
    Commander{.id = "mass"},
    Commander{.id = "raider",
              .barbarian = kRaider,
              .barbarian_reason = "Marches on Rome as soon as six stand together."},
    Commander{.id = "hoard",
              .barbarian = kHoard,
              .barbarian_reason = "Gathers one huge horde, and marches late."},
    Commander{.id = "recruit",
              .roman = kCareless,
              .barbarian = kImpatient,
              .roman_reason = "Settles whatever pays, and hopes for the best.",
              .barbarian_reason = "Marches with whatever stands together."},
    Commander{.id = "soldier"}};

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
    const Commander& commander_;
    RomanPolicy roman_;
    BarbarianPolicy barbarian_;
};

// Romans were measured against mass, raider and hoard together, Barbarians against all four Romans.
constexpr std::array<PlayerFact, 17> kPlayers = {
    PlayerFact{.id = "uniform",
               .title = "Chance",
               .line = "Takes any legal action, each as likely as the others.",
               .strength = "wins 5 games in 10,000 against mass, 3 against expand"},
    PlayerFact{.id = "random",
               .title = "Random",
               .line = "Takes any legal action, as Chance does.",
               .strength = "wins 5 games in 10,000 against mass, 3 against expand"},
    PlayerFact{.id = "passive",
               .title = "Passive",
               .line = "A Roman who keeps all his Forces in Rome but to strike a weak horde.",
               .strength = "wins 10 % of games as the Roman"},
    PlayerFact{.id = "greedy",
               .title = "Greedy",
               .line = "A Roman who garrisons even what barely pays, and over-extends.",
               .strength = "wins 46 % of games as the Roman"},
    PlayerFact{.id = "expand",
               .title = "Expand",
               .line = "A Roman who holds Rome first and fortifies the areas that pay well.",
               .strength = "wins 56 % of games as the Roman"},
    PlayerFact{.id = "turtle",
               .title = "Turtle",
               .line = "A Roman with one Legion who stays within two borders of Rome, and saves.",
               .strength = "wins 57 % of games as the Roman"},
    PlayerFact{.id = "hoard",
               .title = "Hoard",
               .line = "A Barbarian who gathers one huge horde, and marches late.",
               .strength = "wins 48 % of games as the Barbarian"},
    PlayerFact{.id = "raider",
               .title = "Raider",
               .line = "A Barbarian who sends hordes of six at once.",
               .strength = "wins 60 % of games as the Barbarian"},
    PlayerFact{.id = "mass",
               .title = "Mass",
               .line = "A Barbarian who sends hordes of twelve, and raids what will fall.",
               .strength = "wins 66 % of games as the Barbarian"},
    PlayerFact{
        .id = "tribune",
        .title = "Tribune",
        .line = "Plays two turns on in his head, over and over, for 2 milliseconds an answer.",
        .strength = "wins 98 % of games as the Roman, 81 % as the Barbarian",
        .advises = true,
        .milliseconds = 2},
    PlayerFact{
        .id = "consul",
        .title = "Consul",
        .line = "Plays two turns on in his head, over and over, for 20 milliseconds an answer.",
        .strength = "wins 97 % of games as the Roman, 92 % as the Barbarian",
        .advises = true,
        .milliseconds = 20},
    PlayerFact{
        .id = "imperator",
        .title = "Imperator",
        .line = "Plays two turns on in his head, over and over, for a fifth of a second an answer.",
        .strength = "thinks ten times as long as consul",
        .advises = true,
        .milliseconds = 200},
    PlayerFact{.id = "recruit",
               .title = "Recruit",
               .line = "Wants every area and keeps little in Rome; attacks with what is at hand.",
               .strength = "wins 20 % against level 2",
               .for_newcomers = true,
               .level = 1},
    PlayerFact{.id = "soldier",
               .title = "Soldier",
               .line = "Holds Rome first; gathers twelve before he marches on it.",
               .strength = "wins 80 % against level 1",
               .level = 2},
    PlayerFact{.id = "veteran",
               .title = "Veteran",
               .line = "Plays a few games out in his head before each answer.",
               .strength = "wins 68 % against level 2",
               .milliseconds = 50,
               .level = 3},
    PlayerFact{.id = "centurion",
               .title = "Centurion",
               .line = "Plays hundreds of games out in his head before each answer.",
               .strength = "wins 64 % against level 3",
               .milliseconds = 50,
               .level = 4},
    PlayerFact{.id = "commander",
               .title = "Commander",
               .line = "Plays two turns on in his head thousands of times before each answer.",
               .strength = "wins 85 % against level 4",
               .milliseconds = 100,
               .level = 5}};

// A level thinks shorter than it may: a busy machine takes the processor away for some twenty
// milliseconds, and that must not make it late.
int thinking_time(const PlayerFact& fact) {
    constexpr std::array<std::pair<std::string_view, int>, 3> kLevels = {
        {{"veteran", 1}, {"centurion", 3}, {"commander", 50}}};
    for (const auto& [level, milliseconds] : kLevels)
        if (fact.id == level) return milliseconds;
    return fact.milliseconds;
}

// The Veteran and the Centurion play games out to their end: so they stay as far above the Soldier,
// and from each other, as levels should be.
Horizon horizon_of(const PlayerFact& fact) {
    return fact.level == 3 || fact.level == 4 ? Horizon::EndOfGame : Horizon::TwoTurns;
}

}  // namespace

std::span<const PlayerFact> players() {
    return kPlayers;
}

std::unique_ptr<AnyPlayer> make_player(const AnyGame& game, std::string_view player_id,
                                       Nanoseconds clock) {
    if (player_id == "uniform" || player_id == "random")
        return std::make_unique<UniformPlayer>(game);
    for (const PlayerFact& fact : kPlayers)
        if (fact.id == player_id && fact.milliseconds > 0)
            return make_search_player(static_cast<const Game&>(game), horizon_of(fact),
                                      thinking_time(fact), clock);
    const auto commander = std::find_if(kCommanders.begin(), kCommanders.end(),
                                        [&](const Commander& c) { return c.id == player_id; });
    if (commander == kCommanders.end()) return nullptr;
    return std::make_unique<CommanderPlayer>(static_cast<const Game&>(game).rules(), *commander);
}

}  // namespace occasus::empire
