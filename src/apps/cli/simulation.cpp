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

#include "ai/any_player.h"
#include "apps/cli/exit.h"

namespace occasus::cli {

namespace {

constexpr std::uint64_t kGamesAChunk = 16;

std::unique_ptr<AnyPlayer> player_named(const AnyGame& game, const std::string& id) {
    if (std::unique_ptr<AnyPlayer> player = make_player(game, id)) return player;
    std::vector<std::string_view> known;
    for (const PlayerFact& fact : players_of(game.facts().id)) known.push_back(fact.id);
    throw UsageError(fmt::format("{} has no player \"{}\"; it has: {}", game.facts().id, id,
                                 fmt::join(known, ", ")));
}

// The turns of a game are counted in its position; a game that has run its whole length stands one
// turn past the last, and has ended in the last.
class TurnCounter {
  public:
    explicit TurnCounter(const AnyGame& game) : game_(game) {
        const Value board = game.board();
        if (const Value* turns = board.find("turns"))
            if (const std::int64_t* number = turns->number()) last_ = static_cast<int>(*number);
    }
    int operator()(const AnyState& state) const {
        const Value position = game_.position(state);
        const Value* turn = position.find("turn");
        if (turn == nullptr || turn->number() == nullptr) return 0;
        const int number = static_cast<int>(*turn->number());
        return last_ > 0 ? std::min(number, last_) : number;
    }

  private:
    const AnyGame& game_;
    int last_ = 0;
};

// Everything one thread needs to play games on its own.
class Worker {
  public:
    Worker(const AnyGame& game, const SimulationPlan& plan)
        : game_(game), plan_(plan), turn_of_(game), tally_(game.facts().seats.size()) {
        for (const std::string& id : plan.players) players_.push_back(player_named(game, id));
    }

    void play(std::uint64_t index) {
        // Dice and players draw from generators of their own: a player that thinks longer does not
        // change its luck.
        Rng dice(plan_.seed, 2 * index);
        Rng thought(plan_.seed, 2 * index + 1);
        AnyState state = plan_.start;
        for (Seat seat = game_.to_move(state); seat != Seat::Nobody; seat = game_.to_move(state)) {
            const Action action = seat == Seat::Chance ? game_.random_action(state, dice)
                                                       : choose(state, seat, thought);
            events_.clear();
            game_.apply(state, action, events_);
        }
        count(state);
    }
    const Tally& tally() const { return tally_; }

  private:
    Action choose(const AnyState& state, Seat seat, Rng& thought) {
        AnyPlayer& player = *players_[static_cast<std::size_t>(seat_index(seat))];
        return player.choose(game_.observe(state, seat), thought);
    }
    void count(const AnyState& end) {
        const GameFacts& facts = game_.facts();
        ++tally_.games;
        for (std::size_t seat = 0; seat < facts.seats.size(); ++seat) {
            const int score = game_.score(end, seat_at(static_cast<int>(seat)));
            if (score >= facts.winning_score) ++tally_.wins[seat];
            if (static_cast<std::size_t>(score) < facts.grades.size())
                ++tally_.grades[seat][std::string(facts.grades[static_cast<std::size_t>(score)])];
        }
        ++tally_.last_turns[turn_of_(end)];
    }

    const AnyGame& game_;
    const SimulationPlan& plan_;
    TurnCounter turn_of_;
    std::vector<std::unique_ptr<AnyPlayer>> players_;
    std::vector<Event> events_;
    Tally tally_;
};

}  // namespace

void Tally::add(const Tally& other) {
    games += other.games;
    for (std::size_t seat = 0; seat < wins.size(); ++seat) {
        wins[seat] += other.wins[seat];
        for (const auto& [grade, count] : other.grades[seat]) grades[seat][grade] += count;
    }
    for (const auto& [turn, count] : other.last_turns) last_turns[turn] += count;
}

Tally simulate(const AnyGame& game, const SimulationPlan& plan,
               const std::function<void(std::uint64_t)>& played) {
    // Names are checked here, not in the middle of the work.
    for (const std::string& id : plan.players) player_named(game, id);

    tbb::enumerable_thread_specific<Worker> workers([&] { return Worker(game, plan); });
    tbb::task_arena arena(plan.threads > 0 ? plan.threads : tbb::info::default_concurrency());
    arena.execute([&] {
        tbb::parallel_for(tbb::blocked_range<std::uint64_t>(0, plan.games, kGamesAChunk),
                          [&](const tbb::blocked_range<std::uint64_t>& chunk) {
                              Worker& worker = workers.local();
                              for (std::uint64_t n = chunk.begin(); n != chunk.end(); ++n)
                                  worker.play(n);
                              played(chunk.size());
                          });
    });
    Tally total(game.facts().seats.size());
    for (const Worker& worker : workers) total.add(worker.tally());
    return total;
}

Rate wilson_rate(std::uint64_t count, std::uint64_t total) {
    constexpr double kZ = 1.959963984540054;  // The two-sided 95 % quantile of the normal law.
    const auto n = static_cast<double>(total);
    const double p = static_cast<double>(count) / n;
    const double centre = p + kZ * kZ / (2 * n);
    const double spread = kZ * std::sqrt(p * (1 - p) / n + kZ * kZ / (4 * n * n));
    const double scale = 1 + kZ * kZ / n;
    // At the ends the interval reaches 0 and 1 exactly; rounding must not push it past or short.
    return {p, count == 0 ? 0.0 : (centre - spread) / scale,
            count == total ? 1.0 : (centre + spread) / scale};
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
