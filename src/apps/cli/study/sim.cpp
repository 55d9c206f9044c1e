// occasus sim: plays many games between computer players.
#include <algorithm>
#include <fmt/core.h>

#include "apps/cli/commands.h"
#include "apps/cli/exit.h"
#include "apps/cli/game_setup.h"
#include "apps/cli/option_values.h"
#include "apps/cli/study/adjusted.h"
#include "apps/cli/study/playing_arguments.h"
#include "apps/cli/study/simulation.h"
#include "apps/cli/terminal.h"
#include "apps/interruption.h"
#include "apps/steady_clock.h"

namespace occasus::cli {

namespace {

constexpr std::uint64_t kFewestAdjusted = 4;  // Games in each of two halves tell how luck counts.
constexpr std::uint64_t kTrial = 16;          // Games that show whether --adjusted pays.
constexpr std::int64_t kTrialNanoseconds = 10'000'000'000;

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

Value rate_list(const Measure& rate) {
    return Value::list().push(rate.low).push(rate.high);
}

double milliseconds(std::int64_t nanoseconds) {
    return static_cast<double>(nanoseconds) / 1e6;
}

Value seat_document(const GameFacts& facts, const SimulationPlan& plan, const Tally& tally,
                    std::size_t seat) {
    const Measure wins = wilson_rate(tally.wins[seat], tally.games);
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
    if (!tally.centres[seat].empty()) {
        const Measure centres = sample_of(tally.centres[seat]).mean();
        document.set("centres", centres.value).set("centres_ci95", rate_list(centres));
    }
    if (!plan.rivals.empty()) {
        const Measure difference =
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
        .set("interrupted", tally.games < plan.games)
        .set("seed", seed_document(plan.seed))
        .set("results", std::move(results))
        .set("turns", Value::fields()
                          .set("mean", sample_of(tally.last_turns).mean().value)
                          .set("median", median_of(tally.last_turns))
                          .set("histogram", std::move(histogram)));
}

void print_rate(std::string_view name, std::uint64_t count, std::uint64_t total) {
    const Measure rate = wilson_rate(count, total);
    fmt::print("  {:<18} {:>8.3f} %   {:.3f} to {:.3f} %   {}\n", name, rate.value * 100,
               rate.low * 100, rate.high * 100, so_many(count, "game"));
}

void print_centres(const Histogram& histogram) {
    const Measure centres = sample_of(histogram).mean();
    fmt::print("  {:<18} {:>8.3f}     {:.3f} to {:.3f} at the end, on average\n", "centres",
               centres.value, centres.low, centres.high);
}

void print_difference(const SimulationPlan& plan, const Tally& tally, std::size_t seat) {
    const Measure difference =
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

void print_histogram(const Histogram& histogram) {
    constexpr std::uint64_t kWidth = 40;
    std::uint64_t most = 1;
    for (const auto& [turn, count] : histogram) most = std::max(most, count);
    fmt::print("games ended in turn: mean {:.2f}, median {:g}\n", sample_of(histogram).mean().value,
               median_of(histogram));
    for (const auto& [turn, count] : histogram)
        fmt::print("  {:>3} {:#<{}}{}{}\n", turn, "", count * kWidth / most,
                   count * kWidth / most > 0 ? " " : "", count);
}

// "200 games", "31 of 200 games (interrupted)".
std::string games_text(std::uint64_t played, std::uint64_t asked) {
    if (played == asked) return so_many(asked, "game");
    return fmt::format("{} of {} (interrupted)", played, so_many(asked, "game"));
}

void print_tally(const GameFacts& facts, const SimulationPlan& plan, const Tally& tally) {
    fmt::print("{}: {}, seed {}; rates with 95 % intervals\n", facts.title,
               games_text(tally.games, plan.games), plan.seed);
    for (std::size_t seat = 0; seat < facts.seats.size(); ++seat) {
        fmt::print("{} played by {}\n", facts.seats[seat].title, plan.players[seat]);
        print_rate("wins", tally.wins[seat], tally.games);
        for (std::string_view grade : facts.grades) {
            const auto found = tally.grades[seat].find(std::string(grade));
            print_rate(grade, found == tally.grades[seat].end() ? 0 : found->second, tally.games);
        }
        if (!tally.centres[seat].empty()) print_centres(tally.centres[seat]);
        if (!plan.rivals.empty()) print_difference(plan, tally, seat);
        if (tally.thoughts[seat].decisions > 0) print_thought(tally.thoughts[seat]);
    }
    print_histogram(tally.last_turns);
}

void tell_interruption(std::uint64_t played, std::uint64_t asked) {
    if (Interruption::came())
        fmt::print(stderr, "occasus: stopped after {} of {}\n", played, so_many(asked, "game"));
}

// `cost`: of luck, where it was measured.
void simulate_plainly(const AnyGame& game, const SimulationPlan& plan, bool json,
                      const Value& cost = {}) {
    ProgressBar bar("sim", json ? 0 : plan.games, game.facts().seats.front().id);
    const Tally tally =
        simulate(game, plan, [&](auto games, auto wins) { bar.advance(games, wins); });
    bar.finish();
    tell_interruption(tally.games, plan.games);
    if (tally.games == 0) return;
    if (!json) return print_tally(game.facts(), plan, tally);
    Value document = sim_document(game.facts(), plan, tally);
    print_document(cost.is_null() ? document : document.set("cost", cost));
}

// By seat; nobody's when too few games were played.
std::vector<AdjustedResult> adjusted_results(const LuckyGames& games) {
    std::vector<AdjustedResult> results;
    for (const std::vector<LuckyResult>& of_seat : games.results)
        if (of_seat.size() >= kFewestAdjusted) results.push_back(adjust(of_seat));
    return results;
}

// The cost of luck, and its saving.
struct Cost {
    double plain = 0;     // Seconds of one core for a game.
    double adjusted = 0;  // The same with its luck.
    double factor = 0;    // How many times fewer games are enough, for the seat that gains least; 0
                          // where it is not known.

    double times() const { return adjusted / plain; }
    bool pays() const { return factor > times(); }
};

Cost cost_of(const LuckyGames& games) {
    const double count = std::max(static_cast<double>(games.count()), 1.0);
    Cost cost{.plain = games.playing / count,
              .adjusted = (games.playing + games.measuring) / count};
    for (const AdjustedResult& result : adjusted_results(games))
        cost.factor = cost.factor == 0 ? result.factor() : std::min(cost.factor, result.factor());
    return cost;
}

Value cost_document(const Cost& cost) {
    return Value::fields()
        .set("seconds_a_game", cost.adjusted)
        .set("seconds_without", cost.plain)
        .set("pays", cost.pays());
}

Value adjusted_document(const GameFacts& facts, const SimulationPlan& plan,
                        const std::vector<AdjustedResult>& results, const Cost& cost) {
    Value seats = Value::list();
    for (std::size_t seat = 0; seat < results.size(); ++seat)
        seats.push(Value::fields()
                       .set("seat", facts.seats[seat].id)
                       .set("player", plan.players[seat])
                       .set("plain", results[seat].plain.value)
                       .set("plain_interval", rate_list(results[seat].plain))
                       .set("adjusted", results[seat].adjusted.value)
                       .set("adjusted_interval", rate_list(results[seat].adjusted))
                       .set("factor", results[seat].factor()));
    return Value::fields()
        .set("game", facts.id)
        .set("games", whole(results.front().games))
        .set("interrupted", results.front().games < plan.games)
        .set("seed", seed_document(plan.seed))
        .set("seats", std::move(seats))
        .set("cost", cost_document(cost));
}

void print_adjusted(const GameFacts& facts, const SimulationPlan& plan,
                    const std::vector<AdjustedResult>& results, const Cost& cost) {
    fmt::print("{}: {}, seed {}; rates with 95 % intervals\n", facts.title,
               games_text(results.front().games, plan.games), plan.seed);
    for (std::size_t seat = 0; seat < results.size(); ++seat) {
        fmt::print("{} played by {}\n", facts.seats[seat].title, plan.players[seat]);
        for (const auto& [name, rate] : {std::pair{"wins", results[seat].plain},
                                         std::pair{"less luck", results[seat].adjusted}})
            fmt::print("  {:<18} {:>8.3f} %   {:.3f} to {:.3f} %\n", name, rate.value * 100,
                       rate.low * 100, rate.high * 100);
        fmt::print("  {:<18} {:>8.2f} times fewer games needed for the same interval\n", "",
                   results[seat].factor());
    }
    fmt::print("A game takes {:.1f} times as long with its luck ({:.2g} s of one core)\n",
               cost.times(), cost.adjusted);
}

// Whether luck is worth its cost, by a short trial. Tells it.
Cost try_luck(const AnyGame& game, SimulationPlan plan) {
    plan.games = kTrial;
    const std::int64_t until = steady_nanoseconds() + kTrialNanoseconds;
    const Cost cost = cost_of(simulate_with_luck(game, plan, [](auto, auto) {}, until));
    if (Interruption::came()) return cost;
    fmt::print(stderr, "occasus: --adjusted {} here: {:.1f} times the cost of a plain game, {}{}\n",
               cost.pays() ? "pays" : "does not pay", cost.times(),
               cost.factor > 0 ? fmt::format("for {:.1f} times fewer games", cost.factor)
                               : "and a trial of 10 s does not show for how many fewer games",
               cost.pays() ? "" : ". These are the plain rates");
    return cost;
}

// How often each seat wins, and the same with the luck of the dice taken away. Beyond a few games
// only where that is the quicker way to a narrow interval.
void sim_adjusted(const AnyGame& game, const SimulationPlan& plan, bool json) {
    if (plan.games > kTrial)
        if (const Cost cost = try_luck(game, plan); !cost.pays())
            return simulate_plainly(game, plan, json, cost_document(cost));
    ProgressBar bar("sim", json ? 0 : plan.games, game.facts().seats.front().id);
    const LuckyGames games =
        simulate_with_luck(game, plan, [&](auto count, auto wins) { bar.advance(count, wins); });
    bar.finish();
    const std::vector<AdjustedResult> results = adjusted_results(games);
    tell_interruption(games.count(), plan.games);
    if (results.empty()) return;
    const Cost cost = cost_of(games);
    if (json) return print_document(adjusted_document(game.facts(), plan, results, cost));
    print_adjusted(game.facts(), plan, results, cost);
}

void sim(const SimArguments& arguments) {
    const std::shared_ptr<const AnyGame> game = make_short_game(arguments.game);
    const GameFacts& facts = game->facts();
    SimulationPlan plan =
        plan_of(*game, arguments.game, arguments.playing, arguments.games, arguments.seed);
    plan.players = players_for(facts, arguments.players, "--players");
    if (!arguments.rivals.empty()) plan.rivals = players_for(facts, arguments.rivals, "--rivals");
    if (arguments.adjusted && (!arguments.rivals.empty() || plan.games < kFewestAdjusted))
        throw UsageError("--adjusted needs four games or more, and cannot be used with --rivals");
    const Interruption interruption;
    if (arguments.adjusted)
        sim_adjusted(*game, plan, arguments.json);
    else
        simulate_plainly(*game, plan, arguments.json);
    Interruption::pass_on();
}

}  // namespace

void add_sim(CLI::App& app) {
    const auto [command, arguments] =
        add_command(app, sim, "sim",
                    "Play many games between computer players; print results with 95 % intervals");
    add_game_argument(*command, arguments->game);
    add_setup_arguments(*command, arguments->game);
    command->add_option("--games", arguments->games, "How many games")
        ->required()
        ->transform(from_to(std::uint64_t{1}, std::uint64_t{1'000'000'000'000}));
    add_text(*command, "--players", arguments->players, "A,B",
             "The computer players, separated by commas: one name for each seat in order, or "
             "SEAT=NAME. A single name plays every seat. program:COMMAND is your own program, see "
             "`occasus engine`. Without this option: uniform, which takes any legal action");
    add_text(*command, "--rivals", arguments->rivals, "A,B",
             "Other computer players, which play the same games with the same dice. The result "
             "shows, for each seat, how much more often the players win than these");
    add_playing_arguments(*command, arguments->playing);
    command->add_flag("--adjusted", arguments->adjusted,
                      "Also print the rates with the luck of all dice removed, which are as "
                      "certain from fewer games; plain rates, if a trial of 10 s shows that the "
                      "luck costs more time than it saves");
    add_seed(*command, arguments->seed,
             "The same seed gives the same games, with any number of threads, unless a "
             "player uses the clock")
        ->capture_default_str();
    command->footer(
        "Examples:\n"
        "  occasus sim rome_must_fall --games 10000\n"
        "  occasus sim rome_must_fall --games 2000 --players planner --seed 7 --json\n"
        "  occasus sim rome_must_fall --players greedy --option board=mine.csv\n"
        "  occasus sim empire --games 10000 --players roman=expand,barbarian=mass\n"
        "  occasus sim empire --games 200 --players consul,mass --rivals expand,mass");
}

}  // namespace occasus::cli
