#include "apps/cli/adjusted.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <tbb/blocked_range.h>
#include <tbb/enumerable_thread_specific.h>
#include <tbb/info.h>
#include <tbb/parallel_for.h>
#include <tbb/task_arena.h>

#include "ai/any_player.h"
#include "ai/appraiser.h"
#include "ai/foresight.h"
#include "apps/cli/exit.h"
#include "apps/steady_clock.h"

namespace occasus::cli {

namespace {

constexpr std::uint64_t kGamesAtOnce = 16;

struct Moments {
    double count = 0;
    double result = 0;
    double luck = 0;
    double products = 0;
    double squares = 0;  // Of luck.

    void add(const LuckyResult& one) {
        ++count;
        result += one.result;
        luck += one.luck;
        products += one.result * one.luck;
        squares += one.luck * one.luck;
    }
    // By how much the result grows with luck.
    double slope() const {
        const double spread = squares - luck * luck / count;
        return spread > 0 ? (products - result * luck / count) / spread : 0;
    }
};

Estimate estimate_of(const std::vector<double>& values) {
    const auto count = static_cast<double>(values.size());
    double sum = 0;
    double squares = 0;
    for (const double value : values) sum += value;
    const double mean = sum / count;
    for (const double value : values) squares += (value - mean) * (value - mean);
    return {mean, std::sqrt(squares / (count - 1) / count)};
}

// Everything one thread needs to play games and to see their luck.
class LuckyWorker {
  public:
    LuckyWorker(const AnyGame& game, const SimulationPlan& plan)
        : game_(game),
          plan_(plan),
          appraiser_(make_appraiser(game)),
          foresight_(game, *appraiser_) {
        for (const std::string& id : plan.players) {
            players_.push_back(make_player(game, id, plan.clock ? steady_nanoseconds : nullptr));
            if (!players_.back())
                throw UsageError(std::string(game.facts().id) + " has no player \"" + id + "\"");
        }
    }

    std::vector<LuckyResult> play(std::uint64_t index) {
        Rng dice(plan_.seed, 2 * index);
        Rng thought(plan_.seed, 2 * index + 1);
        std::vector<LuckyResult> results(players_.size());
        AnyState state = plan_.start;
        for (Seat seat = game_.to_move(state); seat != Seat::Nobody; seat = game_.to_move(state)) {
            if (seat == Seat::Chance) {
                roll(state, game_.random_action(state, dice), results);
                continue;
            }
            const auto at = static_cast<std::size_t>(seat_index(seat));
            apply(state, players_[at]->choose(game_.observe(state, seat), thought));
        }
        for (std::size_t seat = 0; seat < results.size(); ++seat)
            results[seat].result =
                game_.score(state, seat_at(static_cast<int>(seat))) >= game_.facts().winning_score
                    ? 1
                    : 0;
        return results;
    }

  private:
    void roll(AnyState& state, Action face, std::vector<LuckyResult>& results) {
        const Worths luck = foresight_.luck_of(state, face);
        for (std::size_t seat = 0; seat < results.size(); ++seat) results[seat].luck += luck[seat];
        apply(state, face);
    }
    void apply(AnyState& state, Action action) {
        events_.clear();
        game_.apply(state, action, events_);
    }

    const AnyGame& game_;
    const SimulationPlan& plan_;
    std::unique_ptr<AnyAppraiser> appraiser_;
    Foresight foresight_;
    std::vector<std::unique_ptr<AnyPlayer>> players_;
    std::vector<Event> events_;
};

}  // namespace

AdjustedResult adjust(const std::vector<LuckyResult>& results) {
    Moments halves[2];
    for (std::size_t i = 0; i < results.size(); ++i) halves[i % 2].add(results[i]);
    std::vector<double> plain;
    std::vector<double> adjusted;
    for (std::size_t i = 0; i < results.size(); ++i) {
        plain.push_back(results[i].result);
        adjusted.push_back(results[i].result - halves[1 - i % 2].slope() * results[i].luck);
    }
    return {estimate_of(plain), estimate_of(adjusted)};
}

std::vector<std::vector<LuckyResult>> simulate_with_luck(
    const AnyGame& game, const SimulationPlan& plan,
    const std::function<void(std::uint64_t)>& played) {
    std::vector<std::vector<LuckyResult>> results(game.facts().seats.size(),
                                                  std::vector<LuckyResult>(plan.games));
    LuckyWorker first(game, plan);  // Refuses unknown players before any thread begins.
    tbb::enumerable_thread_specific<std::unique_ptr<LuckyWorker>> workers(
        [&] { return std::make_unique<LuckyWorker>(game, plan); });
    const int threads = plan.threads > 0 ? plan.threads : tbb::info::default_concurrency();
    tbb::task_arena(threads).execute([&] {
        tbb::parallel_for(
            tbb::blocked_range<std::uint64_t>(0, plan.games, kGamesAtOnce),
            [&](const tbb::blocked_range<std::uint64_t>& range) {
                for (std::uint64_t index = range.begin(); index != range.end(); ++index) {
                    const std::vector<LuckyResult> one = workers.local()->play(index);
                    for (std::size_t seat = 0; seat < one.size(); ++seat)
                        results[seat][index] = one[seat];
                }
                played(range.size());
            },
            tbb::simple_partitioner());
    });
    return results;
}

}  // namespace occasus::cli
