#include "apps/cli/study/adjusted.h"

#include <algorithm>
#include <functional>
#include <memory>
#include <numeric>
#include <utility>

#include "ai/appraiser.h"
#include "ai/foresight.h"
#include "apps/parallel.h"
#include "apps/statistics.h"
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

// Adds up the luck of the dice of a game, by seat and kind, until the time is up.
class LuckMeter final : public Onlooker {
  public:
    LuckMeter(const AnyGame& game, std::int64_t until)
        : game_(game),
          until_(until),
          appraiser_(make_appraiser(game)),
          foresight_(game, *appraiser_) {}

    void begin(const AnyState&) override { luck.assign(game_.facts().seats.size(), {}); }
    void expect(const AnyState& state, Action face) override {
        if (is_late()) return;
        const std::int64_t begun = steady_nanoseconds();
        const Worths worths = foresight_.fall_of(state, face).luck();
        const std::string kind = game_.phase(state);
        for (std::size_t seat = 0; seat < luck.size(); ++seat) luck[seat][kind] += worths[seat];
        nanoseconds += std::min(steady_nanoseconds(), until_) - begun;
    }
    bool is_late() const { return Interruption::came() || steady_nanoseconds() > until_; }

    std::vector<std::map<std::string, double>> luck;
    std::int64_t nanoseconds = 0;  // That it took, for all games.

  private:
    const AnyGame& game_;
    std::int64_t until_;
    std::unique_ptr<AnyAppraiser> appraiser_;
    Foresight foresight_;
};

// The tools of one thread that plays games and measures their luck.
struct LuckyTable {
    Simulator simulator;
    LuckMeter meter;
    std::int64_t nanoseconds = 0;  // All games took so long, with their luck.
};

}  // namespace

AdjustedResult adjust(const std::vector<LuckyResult>& results) {
    const std::vector<Row> rows = rows_of(results);
    Slopes halves[2] = {Slopes(rows.front().size()), Slopes(rows.front().size())};
    for (std::size_t i = 0; i < results.size(); ++i) halves[i % 2].add(rows[i], results[i].result);
    const Row slopes[2] = {halves[0].find(), halves[1].find()};
    Sample plain;
    Sample adjusted;
    for (std::size_t i = 0; i < results.size(); ++i) {
        plain.add(results[i].result);
        adjusted.add(std::inner_product(rows[i].begin(), rows[i].end(), slopes[1 - i % 2].begin(),
                                        results[i].result, std::plus<>(),
                                        [](double luck, double slope) { return -luck * slope; }));
    }
    return {plain.mean(), adjusted.mean(), plain.count()};
}

LuckyGames simulate_with_luck(const AnyGame& game, const SimulationPlan& plan,
                              const Progress& played, std::int64_t until) {
    std::vector<std::vector<LuckyResult>> games(plan.games);  // Empty: not played.
    const Simulator refuses_unknown_players(game, plan);
    const auto tables = parallel_for(
        thread_count(plan.threads), plan.games, 1,
        [&] { return LuckyTable{Simulator(game, plan), LuckMeter(game, until)}; },
        [&](LuckyTable& table, std::uint64_t index, std::uint64_t) {
            if (table.meter.is_late()) return;
            const std::int64_t begun = steady_nanoseconds();
            const Played end = table.simulator.play(index, &table.meter);
            table.nanoseconds += std::min(steady_nanoseconds(), until) - begun;
            if (table.meter.is_late()) return;
            for (std::size_t seat = 0; seat < end.scores.size(); ++seat)
                games[index].push_back(
                    {has_won(game, end, seat) ? 1.0 : 0.0, std::move(table.meter.luck[seat])});
            played(1, has_won(game, end, 0) ? 1 : 0);
        });
    LuckyGames all{.results = std::vector<std::vector<LuckyResult>>(game.facts().seats.size())};
    for (const std::vector<LuckyResult>& one : games)
        for (std::size_t seat = 0; seat < one.size(); ++seat)
            all.results[seat].push_back(one[seat]);
    for (const auto& table : tables) {
        all.measuring += static_cast<double>(table->meter.nanoseconds) / 1e9;
        all.playing += static_cast<double>(table->nanoseconds) / 1e9;
    }
    all.playing -= all.measuring;
    return all;
}

}  // namespace occasus::cli
