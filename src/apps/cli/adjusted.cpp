#include "apps/cli/adjusted.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <memory>
#include <numeric>
#include <tbb/enumerable_thread_specific.h>
#include <tbb/info.h>
#include <tbb/parallel_for.h>
#include <tbb/task_arena.h>

#include "ai/any_player.h"
#include "ai/appraiser.h"
#include "ai/foresight.h"
#include "apps/cli/exit.h"
#include "apps/interruption.h"
#include "apps/steady_clock.h"

namespace occasus::cli {

namespace {

// So many games of a kind's own must speak for it, or it counts as all luck does.
constexpr double kGamesToBelieve = 20;

using Row = std::vector<double>;

// How much the result grows with the luck of each kind, by least squares.
class Slopes {
  public:
    explicit Slopes(std::size_t kinds) : sums_(kinds + 1), products_(kinds + 1, Row(kinds + 1)) {}

    // The luck of each kind, and the result.
    void add(const Row& luck, double result) {
        Row row = luck;
        row.push_back(result);
        ++count_;
        for (std::size_t i = 0; i < row.size(); ++i) {
            sums_[i] += row[i];
            for (std::size_t j = 0; j <= i; ++j) products_[i][j] += row[i] * row[j];
        }
    }

    // Precondition: two rows at least.
    Row find() const {
        const std::size_t kinds = sums_.size() - 1;
        double all = 0;
        double with_result = 0;
        for (std::size_t i = 0; i < kinds; ++i) {
            with_result += spread(i, kinds);
            for (std::size_t j = 0; j < kinds; ++j) all += spread(i, j);
        }
        const double overall = all > 0 ? with_result / all : 0;
        std::vector<Row> matrix(kinds, Row(kinds));
        Row right(kinds);
        for (std::size_t i = 0; i < kinds; ++i) {
            // The tiny number is for a kind that never had any luck.
            const double belief = kGamesToBelieve / count_ * spread(i, i) + 1e-9;
            for (std::size_t j = 0; j < kinds; ++j) matrix[i][j] = spread(i, j);
            matrix[i][i] += belief;
            right[i] = spread(i, kinds) + belief * overall;
        }
        return solve(std::move(matrix), std::move(right));
    }

  private:
    double spread(std::size_t i, std::size_t j) const {
        const double product = i < j ? products_[j][i] : products_[i][j];
        return product - sums_[i] * sums_[j] / count_;
    }

    // By Cholesky's method. Precondition: symmetric, positive definite.
    static Row solve(std::vector<Row> matrix, Row right) {
        const std::size_t size = right.size();
        for (std::size_t i = 0; i < size; ++i) {
            for (std::size_t j = 0; j <= i; ++j) {
                double sum = matrix[i][j];
                for (std::size_t k = 0; k < j; ++k) sum -= matrix[i][k] * matrix[j][k];
                matrix[i][j] = i == j ? std::sqrt(sum) : sum / matrix[j][j];
                if (j < i) right[i] -= matrix[i][j] * right[j];
            }
            right[i] /= matrix[i][i];
        }
        for (std::size_t i = size; i-- > 0;) {
            for (std::size_t k = i + 1; k < size; ++k) right[i] -= matrix[k][i] * right[k];
            right[i] /= matrix[i][i];
        }
        return right;
    }

    double count_ = 0;
    Row sums_;
    std::vector<Row> products_;
};

// The luck of each game in the order of all kinds there are.
std::vector<Row> rows_of(const std::vector<LuckyResult>& results) {
    std::map<std::string, std::size_t> kinds;
    for (const LuckyResult& one : results)
        for (const auto& [kind, luck] : one.luck) kinds.emplace(kind, 0);
    std::size_t next = 0;
    for (auto& [kind, place] : kinds) place = next++;
    std::vector<Row> rows(results.size(), Row(kinds.size()));
    for (std::size_t i = 0; i < results.size(); ++i)
        for (const auto& [kind, luck] : results[i].luck) rows[i][kinds[kind]] = luck;
    return rows;
}

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
            if (!players_.back()) throw UsageError(no_such_player(game.facts().id, id));
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
        const Worths luck = foresight_.fall_of(state, face).luck();
        const std::string kind = game_.phase(state);
        for (std::size_t seat = 0; seat < results.size(); ++seat)
            results[seat].luck[kind] += luck[seat];
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
    const std::vector<Row> rows = rows_of(results);
    Slopes halves[2] = {Slopes(rows.front().size()), Slopes(rows.front().size())};
    for (std::size_t i = 0; i < results.size(); ++i) halves[i % 2].add(rows[i], results[i].result);
    const Row slopes[2] = {halves[0].find(), halves[1].find()};
    std::vector<double> plain;
    std::vector<double> adjusted;
    for (std::size_t i = 0; i < results.size(); ++i) {
        plain.push_back(results[i].result);
        adjusted.push_back(std::inner_product(
            rows[i].begin(), rows[i].end(), slopes[1 - i % 2].begin(), results[i].result,
            std::plus<>(), [](double luck, double slope) { return -luck * slope; }));
    }
    return {estimate_of(plain), estimate_of(adjusted)};
}

Cost measure_cost(const AnyGame& game, const SimulationPlan& plan) {
    constexpr std::int64_t kMoment = 200'000'000;  // Nanoseconds.
    constexpr std::uint64_t kFewest = 2;
    const auto seconds_a_game = [&](const auto& play) {
        const std::int64_t begun = steady_nanoseconds();
        std::uint64_t games = 0;
        do {
            play(games++);
        } while (games < plan.games && (games < kFewest || steady_nanoseconds() - begun < kMoment));
        return static_cast<double>(steady_nanoseconds() - begun) / 1e9 / static_cast<double>(games);
    };
    Simulator simulator(game, plan);
    LuckyWorker worker(game, plan);
    return {.plain = seconds_a_game([&](std::uint64_t index) { simulator.play(index); }),
            .adjusted = seconds_a_game([&](std::uint64_t index) { worker.play(index); })};
}

std::vector<std::vector<LuckyResult>> simulate_with_luck(
    const AnyGame& game, const SimulationPlan& plan,
    const std::function<void(std::uint64_t)>& played) {
    std::vector<std::vector<LuckyResult>> games(plan.games);  // Empty: not played.
    LuckyWorker first(game, plan);  // Refuses unknown players before any thread begins.
    tbb::enumerable_thread_specific<std::unique_ptr<LuckyWorker>> workers(
        [&] { return std::make_unique<LuckyWorker>(game, plan); });
    const int threads = plan.threads > 0 ? plan.threads : tbb::info::default_concurrency();
    tbb::task_arena(threads).execute([&] {
        tbb::parallel_for(std::uint64_t{0}, plan.games, [&](std::uint64_t index) {
            if (Interruption::came()) return;
            games[index] = workers.local()->play(index);
            played(1);
        });
    });
    std::vector<std::vector<LuckyResult>> results(game.facts().seats.size());
    for (const std::vector<LuckyResult>& one : games)
        for (std::size_t seat = 0; seat < one.size(); ++seat) results[seat].push_back(one[seat]);
    return results;
}

}  // namespace occasus::cli
