#include "apps/cli/diplomacy/adjudicate_speed.h"

#include <algorithm>
#include <ctime>
#include <fmt/core.h>
#include <memory>

#include "core/rng.h"

#include "apps/cli/diplomacy/adjudicate_line.h"
#include "apps/cli/exit.h"
#include "games/diplomacy/rules.h"

namespace occasus::cli {

namespace {

using namespace diplomacy;

constexpr std::uint64_t kSeed = 1;
constexpr std::uint64_t kRandomGames = 30;
constexpr int kLastYear = 1905;

const std::shared_ptr<const Board>& standard_board() {
    static const auto kBoard = *Board::parse(built_in_board(), Game::Standard);
    return kBoard;
}

// The movement that a state remembers.
MovementProblem last_movement(const State& state) {
    MovementProblem problem{.units = state.before, .orders = {}};
    for (const Given given : state.moved.orders) {
        if (given == 0) break;
        problem.orders.push_back(order_of(action_in(given), giver_of(given)));
    }
    return problem;
}

// Goes through all problems again and again; phases a second.
double measure_once(const std::vector<MovementProblem>& problems, std::size_t most_orders,
                    double seconds) {
    const Law law{*standard_board(), readings_of(Game::Standard, Edition::Datc3)};
    std::vector<Verdict> verdicts(most_orders);
    std::size_t phases = 0;
    double taken = 0;
    for (const std::clock_t begun = std::clock(); taken < seconds;) {
        for (const MovementProblem& problem : problems)
            adjudicate_movement(law, problem.units, problem.orders,
                                std::span(verdicts.data(), problem.orders.size()));
        phases += problems.size();
        taken = static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC;
    }
    return static_cast<double>(phases) / taken;
}

}  // namespace

bool is_adjudicated(const GameKind& kind) {
    return kind.facts.id == Rules::kId;
}

std::vector<MovementProblem> random_movements() {
    const Rules rules(standard_board(), {.game = Game::Standard, .last_year = kLastYear});
    std::vector<MovementProblem> problems;
    NullSink sink;
    for (std::uint64_t game = 0; game < kRandomGames; ++game) {
        Rng rng(kSeed, game);
        State state = rules.start();
        while (Rules::to_move(state) != Seat::Nobody) {
            const Season season = state.season;
            const bool was_movement = state.step == Step::Movement;
            rules.apply(state, rules.random_action(state, rng), sink);
            if (was_movement && (state.step != Step::Movement || state.season != season))
                problems.push_back(last_movement(state));
        }
    }
    return problems;
}

std::vector<MovementProblem> movements_in(std::string_view lines) {
    std::vector<MovementProblem> problems;
    const ReadMovement read_movement = movement_reader(standard_board());
    for (std::size_t number = 1; !lines.empty(); ++number) {
        const std::string_view line = lines.substr(0, lines.find('\n'));
        lines.remove_prefix(std::min(line.size() + 1, lines.size()));
        try {
            if (auto problem = read_movement(line)) problems.push_back(std::move(*problem));
        } catch (const std::runtime_error& trouble) {
            throw Refused(fmt::format("line {}: {}", number, trouble.what()));
        }
    }
    if (problems.empty()) throw Refused("there is no movement phase");
    return problems;
}

SpeedRounds movement_phases_per_second(const std::vector<MovementProblem>& problems, double seconds,
                                       int rounds) {
    std::size_t most_orders = 0;
    for (const MovementProblem& problem : problems)
        most_orders = std::max(most_orders, problem.orders.size());
    SpeedRounds speeds;
    for (int round = 0; round < rounds; ++round)
        speeds.push_back(measure_once(problems, most_orders, seconds / rounds));
    return speeds;
}

}  // namespace occasus::cli
