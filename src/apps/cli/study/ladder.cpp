// occasus ladder: how strong the computer players of a game are, measured against each other.
#include <algorithm>
#include <cmath>
#include <fmt/core.h>
#include <numeric>
#include <optional>
#include <set>

#include "core/words.h"

#include "ai/any_player.h"
#include "apps/cli/commands.h"
#include "apps/cli/exit.h"
#include "apps/cli/game_setup.h"
#include "apps/cli/option_values.h"
#include "apps/cli/study/ladder_games.h"
#include "apps/cli/study/playing_arguments.h"
#include "apps/cli/terminal.h"
#include "apps/interruption.h"

namespace occasus::cli {

namespace {

struct LadderArguments {
    GameArguments game;
    std::string players;
    std::string store;
    std::uint64_t games = 100;
    std::uint64_t seed = 1;
    PlayingArguments playing;
    bool json = false;
};

// One step of the ladder. `above` is how much more the player makes than the one below; the lowest
// has none.
struct Rung {
    std::string player;
    Measure strength;  // Elo, or the share of games won.
    std::optional<Measure> above;
    double mean_score = 0;  // In a game for one.
};

Measure percent(const Measure& rate) {
    return {rate.value * 100, rate.low * 100, rate.high * 100};
}

// The players' numbers, the strongest first.
template <class Strength>
std::vector<std::size_t> ranked(std::size_t players, const Strength& strength_of) {
    std::vector<std::size_t> order(players);
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t one, std::size_t other) {
        return strength_of(one) > strength_of(other);
    });
    return order;
}

std::vector<Rung> rungs_by_rating(const LadderPlan& plan, const LadderGames& games) {
    const Ratings ratings(plan.players.size(), games.meetings());
    const auto order = ranked(plan.players.size(), [&](auto n) { return ratings.of(n).value; });
    std::vector<Rung> rungs;
    for (std::size_t rank = 0; rank < order.size(); ++rank) {
        Rung rung;
        rung.player = plan.players[order[rank]];
        rung.strength = ratings.of(order[rank]);
        if (rank + 1 < order.size()) rung.above = ratings.difference(order[rank], order[rank + 1]);
        rungs.push_back(std::move(rung));
    }
    return rungs;
}

std::vector<Rung> rungs_by_wins(const AnyGame& game, const LadderPlan& plan,
                                const LadderGames& games) {
    std::vector<std::vector<int>> scores;
    scores.reserve(plan.players.size());
    for (std::size_t player = 0; player < plan.players.size(); ++player)
        scores.push_back(games.scores_alone(player));
    const auto is_win = [&](int score) { return score >= game.facts().winning_score; };
    const auto wins = [&](std::size_t player) {
        return static_cast<std::uint64_t>(
            std::count_if(scores[player].begin(), scores[player].end(), is_win));
    };
    const auto won_alone = [&](std::size_t player, std::size_t other) {
        std::uint64_t count = 0;
        for (std::size_t n = 0; n < scores[player].size(); ++n)
            if (is_win(scores[player][n]) && !is_win(scores[other][n])) ++count;
        return count;
    };
    const auto order = ranked(scores.size(), wins);
    std::vector<Rung> rungs;
    for (std::size_t rank = 0; rank < order.size(); ++rank) {
        const std::size_t player = order[rank];
        const std::vector<int>& own = scores[player];
        Rung rung;
        rung.player = plan.players[player];
        rung.strength = percent(wilson_rate(wins(player), own.size()));
        rung.mean_score =
            std::accumulate(own.begin(), own.end(), 0.0) / static_cast<double>(own.size());
        if (rank + 1 < order.size()) {
            const std::size_t below = order[rank + 1];
            rung.above = percent(
                paired_difference(won_alone(player, below), won_alone(below, player), own.size()));
        }
        rungs.push_back(std::move(rung));
    }
    return rungs;
}

Value measure_document(const Measure& measure) {
    return Value::fields()
        .set("value", measure.value)
        .set("ci95", Value::list().push(measure.low).push(measure.high));
}

Value ladder_document(const AnyGame& game, const LadderPlan& plan, const std::vector<Rung>& rungs) {
    const bool alone = game.facts().seats.size() == 1;
    Value list = Value::list();
    for (const Rung& rung : rungs) {
        Value document =
            Value::fields()
                .set("player", rung.player)
                .set(alone ? "wins" : "rating", measure_document(rung.strength))
                .set("above_next", rung.above ? measure_document(*rung.above) : Value());
        if (alone) document.set("mean_score", rung.mean_score);
        list.push(std::move(document));
    }
    return Value::fields()
        .set("game", game.facts().id)
        .set("games", whole(plan.simulation.games))
        .set("interrupted", Interruption::came())
        .set("seed", seed_document(plan.simulation.seed))
        .set("clock", plan.simulation.clock)
        .set("unit", alone ? "percent" : "elo")
        .set("ladder", std::move(list));
}

// Where each strength lies between the lowest and the highest, with its interval.
std::string plotted(const Measure& measure, double lowest, double highest) {
    constexpr int kWidth = 48;
    const auto column = [&](double value) {
        return static_cast<std::size_t>(
            std::lround((value - lowest) / std::max(highest - lowest, 1e-9) * (kWidth - 1)));
    };
    std::string line(kWidth, ' ');
    std::fill(line.begin() + static_cast<std::ptrdiff_t>(column(measure.low)),
              line.begin() + static_cast<std::ptrdiff_t>(column(measure.high)) + 1, '-');
    line[column(measure.value)] = 'o';
    return line.substr(0, line.find_last_not_of(' ') + 1);
}

void print_ladder(const AnyGame& game, const LadderPlan& plan, const std::vector<Rung>& rungs) {
    const bool alone = game.facts().seats.size() == 1;
    fmt::print("{}: {} {}, seed {}{}; 95 % intervals\n", game.facts().title,
               counted(static_cast<int>(plan.simulation.games), "game"), alone ? "each" : "a pair",
               plan.simulation.seed, plan.simulation.clock ? "" : ", no clock");
    std::size_t width = 6;
    for (const Rung& rung : rungs) width = std::max(width, rung.player.size());
    fmt::print("{:<{}}  {:<26}  {}\n", "player", width, alone ? "wins, per cent" : "rating, Elo",
               "lead over next");
    const int digits = alone ? 1 : 0;
    const auto interval = [&](const Measure& m, const char* form) {
        return fmt::format(fmt::runtime(form), m.value, digits, m.low, digits, m.high, digits);
    };
    for (const Rung& rung : rungs) {
        const std::string strength =
            interval(rung.strength, "{0:>6.{1}f} ({2:.{3}f} to {4:.{5}f})");
        const std::string above =
            rung.above ? interval(*rung.above, "{0:>+6.{1}f} ({2:+.{3}f} to {4:+.{5}f})") : "";
        const std::string score =
            alone ? fmt::format("  mean score {:.3f}", rung.mean_score) : std::string();
        fmt::print("{:<{}}  {:<26}  {:<26}{}\n", rung.player, width, strength, above, score);
    }
    double lowest = rungs.front().strength.low;
    double highest = rungs.front().strength.high;
    for (const Rung& rung : rungs) {
        lowest = std::min(lowest, rung.strength.low);
        highest = std::max(highest, rung.strength.high);
    }
    fmt::print("\n{:<{}}  {:<24.{}f}{:>24.{}f}\n", "", width, lowest, digits, highest, digits);
    for (const Rung& rung : rungs)
        fmt::print("{:<{}}  {}\n", rung.player, width, plotted(rung.strength, lowest, highest));
}

std::vector<std::string> players_asked(const AnyGame& game, const std::string& list) {
    std::vector<std::string> players = split_list(list);
    if (players.empty())
        for (const PlayerFact& fact : players_of(game.facts().id))
            if (fact.level > 0) players.emplace_back(fact.id);
    if (std::set<std::string>(players.begin(), players.end()).size() < players.size())
        throw UsageError("--players: every player once");
    if (players.size() < 2) throw UsageError("--players: a ladder has two players or more");
    return players;
}

void ladder(const LadderArguments& arguments) {
    const std::shared_ptr<const AnyGame> game = make_short_game(arguments.game);
    LadderPlan plan{.players = players_asked(*game, arguments.players),
                    .options = arguments.game.options,
                    .simulation = plan_of(*game, arguments.game, arguments.playing, arguments.games,
                                          arguments.seed),
                    .store = arguments.store};
    LadderGames games(*game, plan);
    const Interruption interruption;
    ProgressBar progress("ladder", arguments.json ? 0 : games.missing());
    games.play([&](std::uint64_t count) { progress.advance(count); });
    progress.finish();
    if (Interruption::came())
        fmt::print(stderr, "occasus: stopped, {} left to play{}\n",
                   so_many(games.missing(), "game"),
                   arguments.store.empty() ? ""
                                           : "; finished games are in " + arguments.store +
                                                 "; to continue, repeat the command");
    plan.simulation.games = games.played_by_all();
    if (plan.simulation.games == 0) return Interruption::pass_on();
    const std::vector<Rung> rungs = game->facts().seats.size() == 1
                                        ? rungs_by_wins(*game, plan, games)
                                        : rungs_by_rating(plan, games);
    if (arguments.json)
        print_document(ladder_document(*game, plan, rungs));
    else
        print_ladder(*game, plan, rungs);
    Interruption::pass_on();
}

}  // namespace

void add_ladder(CLI::App& app) {
    const auto [command, arguments] = add_command(
        app, ladder, "ladder",
        "Measure computer players against each other; print ratings with 95 % intervals");
    add_game_argument(*command, arguments->game);
    add_setup_arguments(*command, arguments->game);
    add_text(*command, "--players", arguments->players, "A,B",
             "The computer players, separated by commas; program:COMMAND is your own program. "
             "Without this option: the five levels");
    add_number(*command, "--games", arguments->games,
               "Games for each pair of players, half of them with seats swapped; in a game "
               "for one player, games for each player",
               {2, 1'000'000'000});
    add_seed(*command, arguments->seed, "The same seed gives the same dice to all players")
        ->capture_default_str();
    add_text(*command, "--store", arguments->store, "FILE",
             "A file for the games. Games already in it are not played again: an unfinished ladder "
             "continues, and you can add players");
    add_playing_arguments(*command, arguments->playing);
    command->footer(
        "Examples:\n"
        "  occasus ladder empire --games 200 --no-clock --store empire.ladder\n"
        "  occasus ladder rome_must_fall --games 5000 --players greedy,planner,strategos\n"
        "  occasus ladder pomerium --games 1000 --players princeps,program:./mine");
}

}  // namespace occasus::cli
