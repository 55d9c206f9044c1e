// occasus sim: plays many games between computer players.
#include <algorithm>
#include <cmath>
#include <fmt/core.h>

#include "ai/any_player.h"
#include "apps/cli/adjusted.h"
#include "apps/cli/commands.h"
#include "apps/cli/exit.h"
#include "apps/cli/game_setup.h"
#include "apps/cli/option_values.h"
#include "apps/cli/playing_arguments.h"
#include "apps/cli/simulation.h"
#include "apps/cli/terminal.h"
#include "apps/engine/program_player.h"
#include "apps/interruption.h"

namespace occasus::cli {

namespace {

constexpr double kTwoSided = 1.96;            // Standard errors of a 95 % interval.
constexpr std::uint64_t kFewestAdjusted = 4;  // Games in each of two halves tell how luck counts.

struct SimArguments {
    GameArguments game;
    std::uint64_t games = 0;
    std::string players;
    std::string rivals;
    PlayingArguments playing;
    bool adjusted = false;
    std::uint64_t seed = 1;
    bool json = false;
};

// "expand,mass": one name for each seat in order, or one for all. "barbarian=mass": by seat, the
// others are played by uniform.
std::vector<std::string> players_for(const GameFacts& facts, const std::string& list,
                                     std::string_view option) {
    const std::size_t seats = facts.seats.size();
    std::vector<std::string> names = split_list(list);
    if (names.empty()) return std::vector<std::string>(seats, "uniform");
    const std::string& first = names.front();
    if (first.substr(0, first.find(engine::kProgramPrefix)).find('=') != std::string::npos) {
        std::vector<std::string> players(seats, "uniform");
        for (const std::string& pair : names) {
            auto [seat, player] = split_pair(pair, option);
            const int index = seat_index(seat_named(facts, seat));
            players[static_cast<std::size_t>(index)] = std::move(player);
        }
        return players;
    }
    if (names.size() == 1) names.resize(seats, names.front());
    if (names.size() != seats)
        throw UsageError(fmt::format("{} {}: {} names for {} seat{}", option, list, names.size(),
                                     seats, seats == 1 ? "" : "s"));
    return names;
}

Value whole(std::uint64_t number) {
    return static_cast<std::int64_t>(number);
}

Value rate_list(const Rate& rate) {
    return Value::list().push(rate.low).push(rate.high);
}

// A game that several share counts one over their number for each.
Rate share_of(const Tally& tally, std::size_t seat) {
    return mean_interval(tally.sharers[seat],
                         [](int sharers) { return sharers == 0 ? 0.0 : 1.0 / sharers; });
}

Rate centres_of(const Tally& tally, std::size_t seat) {
    return mean_interval(tally.centres[seat],
                         [](int centres) { return static_cast<double>(centres); });
}

double milliseconds(std::int64_t nanoseconds) {
    return static_cast<double>(nanoseconds) / 1e6;
}

Value seat_document(const GameFacts& facts, const SimulationPlan& plan, const Tally& tally,
                    std::size_t seat) {
    const Rate wins = wilson_rate(tally.wins[seat], tally.games);
    Value grades = Value::fields();
    Value counts = Value::fields();
    for (std::string_view grade : facts.grades) {
        const auto found = tally.grades[seat].find(std::string(grade));
        const std::uint64_t count = found == tally.grades[seat].end() ? 0 : found->second;
        grades.set(grade, wilson_rate(count, tally.games).value);
        counts.set(grade, whole(count));
    }
    Value document = Value::fields()
                         .set("seat", facts.seats[seat].id)
                         .set("player", plan.players[seat])
                         .set("win_rate", wins.value)
                         .set("ci95", rate_list(wins))
                         .set("wins", whole(tally.wins[seat]))
                         .set("grades", std::move(grades))
                         .set("grade_counts", std::move(counts));
    if (!tally.sharers[seat].empty()) {
        const Rate share = share_of(tally, seat);
        document.set("share", share.value).set("share_ci95", rate_list(share));
    }
    if (!tally.centres[seat].empty()) {
        const Rate centres = centres_of(tally, seat);
        document.set("centres", centres.value).set("centres_ci95", rate_list(centres));
    }
    if (!plan.rivals.empty()) {
        const Rate difference =
            paired_difference(tally.won_alone[seat], tally.lost_alone[seat], tally.games);
        document.set("rival", plan.rivals[seat])
            .set("difference", difference.value)
            .set("difference_ci95", rate_list(difference));
    }
    if (const Thought& thought = tally.thoughts[seat]; thought.decisions > 0)
        document.set("thinking", Value::fields()
                                     .set("decisions", whole(thought.decisions))
                                     .set("mean_ms", milliseconds(thought.total) /
                                                         static_cast<double>(thought.decisions))
                                     .set("longest_ms", milliseconds(thought.longest))
                                     .set("overdue", whole(thought.overdue)));
    return document;
}

Value sim_document(const GameFacts& facts, const SimulationPlan& plan, const Tally& tally) {
    Value results = Value::list();
    for (std::size_t seat = 0; seat < facts.seats.size(); ++seat)
        results.push(seat_document(facts, plan, tally, seat));
    Value histogram = Value::fields();
    for (const auto& [turn, count] : tally.last_turns)
        histogram.set(std::to_string(turn), whole(count));
    return Value::fields()
        .set("game", facts.id)
        .set("games", whole(tally.games))
        .set("seed", seed_document(plan.seed))
        .set("results", std::move(results))
        .set("turns", Value::fields()
                          .set("mean", mean_of(tally.last_turns))
                          .set("median", median_of(tally.last_turns))
                          .set("histogram", std::move(histogram)));
}

void print_rate(std::string_view name, std::uint64_t count, std::uint64_t total) {
    const Rate rate = wilson_rate(count, total);
    fmt::print("  {:<18} {:>8.3f} %   {:.3f} to {:.3f} %   {}\n", name, rate.value * 100,
               rate.low * 100, rate.high * 100, so_many(count, "game"));
}

void print_mean(std::string_view name, const Rate& mean, double scale, std::string_view unit) {
    fmt::print("  {:<18} {:>8.3f} {}   {:.3f} to {:.3f}{}{}\n", name, mean.value * scale,
               unit.empty() ? " " : unit, mean.low * scale, mean.high * scale,
               unit.empty() ? "" : " ", unit);
}

void print_difference(const SimulationPlan& plan, const Tally& tally, std::size_t seat) {
    const Rate difference =
        paired_difference(tally.won_alone[seat], tally.lost_alone[seat], tally.games);
    fmt::print("  {:<18} {:>+8.3f}     {:+.3f} to {:+.3f} points, with the same dice\n",
               "than " + plan.rivals[seat], difference.value * 100, difference.low * 100,
               difference.high * 100);
}

void print_thought(const Thought& thought) {
    fmt::print("  {:<18} {:>8.3f} ms  {:.3f} at most; {} of {} decisions a tenth over their time\n",
               "thinks", milliseconds(thought.total) / static_cast<double>(thought.decisions),
               milliseconds(thought.longest), thought.overdue, thought.decisions);
}

void print_histogram(const std::map<int, std::uint64_t>& histogram) {
    constexpr std::uint64_t kWidth = 40;
    std::uint64_t most = 1;
    for (const auto& [turn, count] : histogram) most = std::max(most, count);
    fmt::print("games ended in turn: mean {:.2f}, median {:g}\n", mean_of(histogram),
               median_of(histogram));
    for (const auto& [turn, count] : histogram)
        fmt::print("  {:>3} {:#<{}}{}{}\n", turn, "", count * kWidth / most,
                   count * kWidth / most > 0 ? " " : "", count);
}

void print_tally(const GameFacts& facts, const SimulationPlan& plan, const Tally& tally) {
    fmt::print("{}: {}, seed {}; rates with 95 % intervals\n", facts.title,
               so_many(tally.games, "game"), plan.seed);
    for (std::size_t seat = 0; seat < facts.seats.size(); ++seat) {
        fmt::print("{} played by {}\n", facts.seats[seat].title, plan.players[seat]);
        print_rate("wins", tally.wins[seat], tally.games);
        for (std::string_view grade : facts.grades) {
            const auto found = tally.grades[seat].find(std::string(grade));
            print_rate(grade, found == tally.grades[seat].end() ? 0 : found->second, tally.games);
        }
        if (!tally.sharers[seat].empty())
            print_mean("share of the game", share_of(tally, seat), 100, "%");
        if (!tally.centres[seat].empty())
            print_mean("centres at the end", centres_of(tally, seat), 1, "");
        if (!plan.rivals.empty()) print_difference(plan, tally, seat);
        if (tally.thoughts[seat].decisions > 0) print_thought(tally.thoughts[seat]);
    }
    print_histogram(tally.last_turns);
}

Value estimate_list(const Estimate& estimate) {
    return Value::list()
        .push(estimate.value - kTwoSided * estimate.error)
        .push(estimate.value + kTwoSided * estimate.error);
}

void warn_of(const Cost& cost, std::uint64_t games) {
    fmt::print(
        stderr,
        "occasus: with its luck a game takes about {:.0f} times as long as without: {} games "
        "about {:.0f} s of one core\n",
        cost.times(), games, cost.adjusted * static_cast<double>(games));
}

void print_cost(const Cost& cost, std::uint64_t games) {
    const double enough = std::ceil(cost.factor * static_cast<double>(games));
    fmt::print(
        "A game took {:.2g} s instead of {:.2g} s, {:.1f} times as long. Without --adjusted {:.0f} "
        "games give as narrow an interval in {:.2g} s of one core instead of {:.2g} s: here "
        "--adjusted {}.\n",
        cost.adjusted, cost.plain, cost.times(), enough, enough * cost.plain,
        cost.adjusted * static_cast<double>(games), cost.pays() ? "pays" : "does not pay");
}

// How often each seat wins, and the same with the luck of the dice taken away.
void sim_adjusted(const AnyGame& game, const SimulationPlan& plan, bool json) {
    const GameFacts& facts = game.facts();
    Cost cost = measure_cost(game, plan);
    if (is_terminal(stderr)) warn_of(cost, plan.games);
    const Interruption interruption;
    ProgressBar progress("sim", plan.games);
    const auto results =
        simulate_with_luck(game, plan, [&](std::uint64_t count) { progress.advance(count); });
    progress.finish();
    const std::uint64_t games = results.front().size();
    tell_interruption(games, plan.games);
    if (games < kFewestAdjusted) return Interruption::pass_on();
    cost.factor = INFINITY;
    if (!json)
        fmt::print("{}: {} games, seed {}; rates with 95 % intervals\n", facts.title, games,
                   plan.seed);
    Value seats = Value::list();
    for (std::size_t seat = 0; seat < facts.seats.size(); ++seat) {
        const AdjustedResult found = adjust(results[seat]);
        cost.factor = std::min(cost.factor, found.factor());
        seats.push(Value::fields()
                       .set("seat", facts.seats[seat].id)
                       .set("player", plan.players[seat])
                       .set("plain", found.plain.value)
                       .set("plain_interval", estimate_list(found.plain))
                       .set("adjusted", found.adjusted.value)
                       .set("adjusted_interval", estimate_list(found.adjusted))
                       .set("factor", found.factor()));
        if (json) continue;
        fmt::print("{} played by {}\n", facts.seats[seat].title, plan.players[seat]);
        for (const auto& [name, estimate] :
             {std::pair{"wins", found.plain}, std::pair{"less luck", found.adjusted}})
            fmt::print("  {:<18} {:>8.3f} %   {:.3f} to {:.3f} %\n", name, estimate.value * 100,
                       (estimate.value - kTwoSided * estimate.error) * 100,
                       (estimate.value + kTwoSided * estimate.error) * 100);
        fmt::print("  {:<18} {:>8.2f} times fewer games for the same interval\n", "",
                   found.factor());
    }
    if (json)
        print_document(Value::fields()
                           .set("game", facts.id)
                           .set("games", whole(games))
                           .set("seed", seed_document(plan.seed))
                           .set("seats", std::move(seats))
                           .set("cost", Value::fields()
                                            .set("seconds_a_game", cost.adjusted)
                                            .set("seconds_without", cost.plain)
                                            .set("pays", cost.pays())));
    else
        print_cost(cost, games);
    Interruption::pass_on();
}

void sim(const SimArguments& arguments) {
    const std::shared_ptr<const AnyGame> game = make_short_game(arguments.game);
    const GameFacts& facts = game->facts();
    const SimulationPlan plan{.players = players_for(facts, arguments.players, "--players"),
                              .rivals = arguments.rivals.empty()
                                            ? std::vector<std::string>()
                                            : players_for(facts, arguments.rivals, "--rivals"),
                              .start = start_state(*game, arguments.game),
                              .setup = short_setup(arguments.game),
                              .games = arguments.games,
                              .seed = arguments.seed,
                              .threads = arguments.playing.threads,
                              .clock = !arguments.playing.no_clock,
                              .patience = std::chrono::milliseconds(arguments.playing.patience)};
    if (arguments.adjusted) {
        if (!arguments.rivals.empty() || plan.games < kFewestAdjusted)
            throw UsageError("--adjusted is for four games or more, and without --rivals");
        return sim_adjusted(*game, plan, arguments.json);
    }
    const Interruption interruption;
    ProgressBar progress("sim", plan.games);
    const Tally tally =
        simulate(*game, plan, [&](std::uint64_t count) { progress.advance(count); });
    progress.finish();
    tell_interruption(tally.games, plan.games);
    if (tally.games == 0) return Interruption::pass_on();
    if (arguments.json)
        print_document(sim_document(facts, plan, tally));
    else
        print_tally(facts, plan, tally);
    Interruption::pass_on();
}

}  // namespace

void add_sim(CLI::App& app) {
    CLI::App* command = app.add_subcommand(
        "sim", "Play many games between computer players; print results with 95 % intervals");
    auto arguments = std::make_shared<SimArguments>();
    add_game_argument(*command, arguments->game);
    add_setup_arguments(*command, arguments->game);
    command->add_option("--games", arguments->games, "How many games")
        ->required()
        ->transform(from_to(std::uint64_t{1}, std::uint64_t{1'000'000'000'000}));
    command
        ->add_option(
            "--players", arguments->players,
            "The computer players, separated by commas: one name for each seat in order, "
            "or SEAT=NAME. A single name plays every seat. program:COMMAND is a program of "
            "your own, see `occasus engine`. Without this option: uniform, which takes any "
            "legal action")
        ->type_name("A,B");
    command
        ->add_option("--rivals", arguments->rivals,
                     "Other computer players, who play the same games with the same dice. The "
                     "result says, for each seat, how much more often the players win than these")
        ->type_name("A,B");
    add_playing_arguments(*command, arguments->playing);
    command->add_flag("--adjusted", arguments->adjusted,
                      "Beside the rates, give them with the luck of all dice taken away: fewer "
                      "games for the same certainty, but each takes longer, up to thousands of "
                      "times where the players are quick. What it costs, and whether it pays, is "
                      "printed with the result");
    command
        ->add_option("--seed", arguments->seed,
                     "The same seed gives the same games, with any number of threads, unless a "
                     "player uses the clock")
        ->transform(any_seed())
        ->capture_default_str();
    command->add_flag("--json", arguments->json, "Print one JSON document");
    command->footer(
        "Examples:\n"
        "  occasus sim rome_must_fall --games 10000\n"
        "  occasus sim rome_must_fall --games 2000 --players planner --seed 7 --json\n"
        "  occasus sim rome_must_fall --games 2000 --option board=mine.csv\n"
        "  occasus sim empire --games 10000 --players roman=expand,barbarian=mass\n"
        "  occasus sim empire --games 200 --players consul,mass --rivals expand,mass");
    command->callback([arguments] { sim(*arguments); });
}

}  // namespace occasus::cli
