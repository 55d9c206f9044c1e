#include "apps/cli/simulation.h"

#include <algorithm>
#include <cmath>
#include <fmt/core.h>
#include <fmt/ranges.h>
#include <memory>
#include <tbb/blocked_range.h>
#include <tbb/enumerable_thread_specific.h>
#include <tbb/info.h>
#include <tbb/parallel_for.h>
#include <tbb/task_arena.h>
#include <utility>

#include "ai/any_player.h"
#include "ai/appraiser.h"
#include "apps/cli/exit.h"
#include "apps/engine/program_player.h"
#include "apps/interruption.h"
#include "apps/steady_clock.h"

namespace occasus::cli {

namespace {

// Games that a thread takes at once; one where a game takes seconds.
constexpr std::uint64_t kGamesAChunk = 16;

constexpr std::int64_t kNanosecondsInMillisecond = 1'000'000;

std::unique_ptr<AnyPlayer> player_named(const AnyGame& game, const SimulationPlan& plan,
                                        const std::string& id) {
    if (const std::string_view program = engine::program_in(id); !program.empty())
        return engine::make_program_player(game, plan.setup, program, plan.patience);
    if (auto player = make_player(game, id, plan.clock ? steady_nanoseconds : nullptr))
        return player;
    throw UsageError(no_such_player(game.facts().id, id));
}

// Whether somebody takes part whose games take seconds.
bool thinks_long(const AnyGame& game, const SimulationPlan& plan) {
    const auto facts = players_of(game.facts().id);
    const auto takes_part = [&](const PlayerFact& fact) {
        return fact.milliseconds > 0 &&
               (std::count(plan.players.begin(), plan.players.end(), fact.id) > 0 ||
                std::count(plan.rivals.begin(), plan.rivals.end(), fact.id) > 0);
    };
    return std::any_of(facts.begin(), facts.end(), takes_part);
}

bool has_won(const AnyGame& game, const Played& played, std::size_t seat) {
    return played.scores[seat] >= game.facts().winning_score;
}

// By seat, in its order: the centres at the end; none in a game without centres.
std::vector<int> centres_in(const Value& position) {
    std::vector<int> counts;
    const Value* centres = position.find("centers");
    if (centres == nullptr || centres->members() == nullptr) return counts;
    for (const auto& [power, list] : *centres->members())
        counts.push_back(list.items() == nullptr ? 0 : static_cast<int>(list.items()->size()));
    return counts;
}

std::vector<int> sharers_in(const AnyGame& game, const AnyState& end) {
    std::vector<int> sharers;
    for (const Outlook& outlook : exact_appraisal(game, end).seats)
        sharers.push_back(outlook.worth > 0 ? static_cast<int>(std::lround(1 / outlook.worth)) : 0);
    return sharers;
}

// Plays games and adds them up: what one thread does of a simulation.
class Worker {
  public:
    Worker(const AnyGame& game, const SimulationPlan& plan)
        : game_(game),
          with_rivals_(!plan.rivals.empty()),
          simulator_(game, plan),
          tally_(game.facts().seats.size()) {}

    void play(std::uint64_t index) {
        const Played played = simulator_.play(index);
        count(played);
        if (with_rivals_) compare(played, simulator_.play_rivals(index));
    }
    Tally tally() const {
        Tally tally = tally_;
        for (std::size_t seat = 0; seat < tally.thoughts.size(); ++seat)
            tally.thoughts[seat] = simulator_.thought(seat);
        return tally;
    }

  private:
    void compare(const Played& played, const Played& rivals) {
        for (std::size_t seat = 0; seat < tally_.wins.size(); ++seat) {
            const bool won = has_won(game_, played, seat);
            const bool rival_won = has_won(game_, rivals, seat);
            if (won && !rival_won) ++tally_.won_alone[seat];
            if (!won && rival_won) ++tally_.lost_alone[seat];
        }
    }

    void count(const Played& played) {
        const auto grades = game_.facts().grades;
        ++tally_.games;
        for (std::size_t seat = 0; seat < played.scores.size(); ++seat) {
            const auto score = static_cast<std::size_t>(played.scores[seat]);
            if (has_won(game_, played, seat)) ++tally_.wins[seat];
            if (score < grades.size()) ++tally_.grades[seat][std::string(grades[score])];
        }
        for (std::size_t seat = 0; seat < played.sharers.size(); ++seat)
            ++tally_.sharers[seat][played.sharers[seat]];
        for (std::size_t seat = 0; seat < played.centres.size(); ++seat)
            ++tally_.centres[seat][played.centres[seat]];
        ++tally_.last_turns[played.turn];
    }

    const AnyGame& game_;
    bool with_rivals_;
    Simulator simulator_;
    Tally tally_;
};

}  // namespace

TurnCounter::TurnCounter(const AnyGame& game) : game_(game) {
    const Value board = game.board();
    if (const Value* turns = board.find("turns"))
        if (const std::int64_t* number = turns->number()) last_ = static_cast<int>(*number);
}

int TurnCounter::in_position(const Value& position) const {
    const Value* turn = position.find("turn");
    if (turn == nullptr) turn = position.find("year");
    if (turn == nullptr || turn->number() == nullptr) return 0;
    const int number = static_cast<int>(*turn->number());
    return last_ > 0 ? std::min(number, last_) : number;
}

struct Simulator::Sitter {
    std::unique_ptr<AnyPlayer> player;
    std::int64_t time = 0;  // For a decision, in nanoseconds; 0: he does not look at the clock.
    Thought thought;
};

Simulator::Simulator(const AnyGame& game, const SimulationPlan& plan)
    : game_(game), plan_(plan), turn_of_(game) {
    for (const std::string& id : plan.players) sit_down(id, players_);
    for (const std::string& id : plan.rivals) sit_down(id, rivals_);
}

Simulator::Simulator(Simulator&&) noexcept = default;
Simulator::~Simulator() = default;

Played Simulator::play(std::uint64_t index, Onlooker* onlooker) {
    return play_out(index, players_, onlooker);
}

Played Simulator::play_rivals(std::uint64_t index) {
    return play_out(index, rivals_, nullptr);
}

Thought Simulator::thought(std::size_t seat) const {
    return players_[seat].thought;
}

void Simulator::sit_down(const std::string& id, Sitters& sitters) const {
    const auto facts = players_of(game_.facts().id);
    const auto fact = std::find_if(facts.begin(), facts.end(),
                                   [&](const PlayerFact& known) { return known.id == id; });
    const std::int64_t milliseconds = fact == facts.end() ? 0 : fact->milliseconds;
    sitters.push_back({.player = player_named(game_, plan_, id),
                       .time = plan_.clock ? milliseconds * kNanosecondsInMillisecond : 0,
                       .thought = {}});
}

Played Simulator::play_out(std::uint64_t index, Sitters& sitters, Onlooker* onlooker) {
    // Dice and players draw from generators of their own: a player that thinks longer does not
    // change its luck.
    Rng dice(plan_.seed, 2 * index);
    Rng thought(plan_.seed, 2 * index + 1);
    AnyState state = plan_.start;
    if (onlooker != nullptr) onlooker->begin(state);
    for (Seat seat = game_.to_move(state); seat != Seat::Nobody; seat = game_.to_move(state)) {
        const Action action = seat == Seat::Chance ? game_.random_action(state, dice)
                                                   : choose(sitters, state, seat, thought);
        events_.clear();
        game_.apply(state, action, events_);
        if (onlooker != nullptr) onlooker->see(events_, state);
    }
    Played played{.scores = {}, .sharers = {}, .centres = {}, .turn = turn_of_(state)};
    for (std::size_t seat = 0; seat < sitters.size(); ++seat)
        played.scores.push_back(game_.score(state, seat_at(static_cast<int>(seat))));
    if (sitters.size() <= 2) return played;
    played.sharers = sharers_in(game_, state);
    played.centres = centres_in(game_.position(state));
    return played;
}

Action Simulator::choose(Sitters& sitters, const AnyState& state, Seat seat, Rng& rng) const {
    Sitter& sitter = sitters[static_cast<std::size_t>(seat_index(seat))];
    const AnyState seen = game_.observe(state, seat);
    if (sitter.time == 0) return sitter.player->choose(seen, rng);
    const std::int64_t begun = steady_nanoseconds();
    const Action action = sitter.player->choose(seen, rng);
    const std::int64_t took = steady_nanoseconds() - begun;
    const bool overdue = 10 * took > 11 * sitter.time;
    sitter.thought.add({1, took, took, overdue ? 1U : 0U});
    return action;
}

void Thought::add(const Thought& other) {
    decisions += other.decisions;
    total += other.total;
    longest = std::max(longest, other.longest);
    overdue += other.overdue;
}

void Tally::add(const Tally& other) {
    games += other.games;
    for (std::size_t seat = 0; seat < wins.size(); ++seat) {
        wins[seat] += other.wins[seat];
        won_alone[seat] += other.won_alone[seat];
        lost_alone[seat] += other.lost_alone[seat];
        thoughts[seat].add(other.thoughts[seat]);
        for (const auto& [grade, count] : other.grades[seat]) grades[seat][grade] += count;
        for (const auto& [number, count] : other.sharers[seat]) sharers[seat][number] += count;
        for (const auto& [number, count] : other.centres[seat]) centres[seat][number] += count;
    }
    for (const auto& [turn, count] : other.last_turns) last_turns[turn] += count;
}

Tally simulate(const AnyGame& game, const SimulationPlan& plan,
               const std::function<void(std::uint64_t)>& played) {
    // Names are checked here, not in the middle of the work.
    for (const auto* ids : {&plan.players, &plan.rivals})
        for (const std::string& id : *ids) player_named(game, plan, id);

    const bool is_slow = thinks_long(game, plan);
    const std::uint64_t grain = is_slow ? 1 : kGamesAChunk;
    tbb::enumerable_thread_specific<Worker> workers([&] { return Worker(game, plan); });
    tbb::task_arena arena(plan.threads > 0 ? plan.threads : tbb::info::default_concurrency());
    arena.execute([&] {
        tbb::parallel_for(tbb::blocked_range<std::uint64_t>(0, plan.games, grain),
                          [&](const tbb::blocked_range<std::uint64_t>& chunk) {
                              Worker& worker = workers.local();
                              // A chunk may be much larger than the grain.
                              std::uint64_t untold = 0;
                              for (std::uint64_t n = chunk.begin();
                                   n != chunk.end() && !Interruption::came(); ++n) {
                                  worker.play(n);
                                  if (++untold < grain) continue;
                                  played(std::exchange(untold, 0));
                              }
                              played(untold);
                          });
    });
    Tally total(game.facts().seats.size());
    for (const Worker& worker : workers) total.add(worker.tally());
    return total;
}

Value seed_document(std::uint64_t seed) {
    if (seed > INT64_MAX) return std::to_string(seed);
    return static_cast<std::int64_t>(seed);
}

constexpr double kZ = 1.959963984540054;  // The two-sided 95 % quantile of the normal law.

Rate wilson_rate(std::uint64_t count, std::uint64_t total) {
    const auto n = static_cast<double>(total);
    const double p = static_cast<double>(count) / n;
    const double centre = p + kZ * kZ / (2 * n);
    const double spread = kZ * std::sqrt(p * (1 - p) / n + kZ * kZ / (4 * n * n));
    const double scale = 1 + kZ * kZ / n;
    // At the ends the interval reaches 0 and 1 exactly; rounding must not push it past or short.
    return {p, count == 0 ? 0.0 : (centre - spread) / scale,
            count == total ? 1.0 : (centre + spread) / scale};
}

Rate paired_difference(std::uint64_t gained, std::uint64_t lost, std::uint64_t total) {
    const auto changed = static_cast<double>(gained + lost);
    const double more = static_cast<double>(gained) - static_cast<double>(lost);
    const double n = static_cast<double>(total) + 2;
    const double centre = more / n;
    const double spread = kZ * std::sqrt(((changed + 1) / n - centre * centre) / n);
    return {more / static_cast<double>(total), std::max(-1.0, centre - spread),
            std::min(1.0, centre + spread)};
}

Rate mean_interval(const std::map<int, std::uint64_t>& histogram,
                   const std::function<double(int)>& worth) {
    double sum = 0;
    double squares = 0;
    double number = 0;
    for (const auto& [value, count] : histogram) {
        const auto times = static_cast<double>(count);
        sum += times * worth(value);
        squares += times * worth(value) * worth(value);
        number += times;
    }
    const double mean = sum / number;
    const double variance = number > 1 ? (squares - sum * mean) / (number - 1) : 0;
    const double spread = kZ * std::sqrt(std::max(variance, 0.0) / number);
    return {mean, mean - spread, mean + spread};
}

double mean_of(const std::map<int, std::uint64_t>& histogram) {
    double sum = 0;
    double number = 0;
    for (const auto& [value, count] : histogram) {
        sum += static_cast<double>(value) * static_cast<double>(count);
        number += static_cast<double>(count);
    }
    return number > 0 ? sum / number : 0;
}

double median_of(const std::map<int, std::uint64_t>& histogram) {
    std::uint64_t total = 0;
    for (const auto& [value, count] : histogram) total += count;
    // Value number `rank` from 0 in ascending order.
    const auto at = [&](std::uint64_t rank) {
        for (const auto& [value, count] : histogram) {
            if (rank < count) return value;
            rank -= count;
        }
        return 0;
    };
    return total == 0 ? 0 : (at((total - 1) / 2) + at(total / 2)) / 2.0;
}

}  // namespace occasus::cli
