// Fits the weights of princeps (Pomerium): a logistic regression, by how many rivals live.
//
// Each round plays games, the first with the strategy simple and the others with the weights so
// far, and keeps positions between battles with how the game went. In half of the games some
// answers are drawn from another player or by lot, so that worse positions are known as well. Then
// the weights are fitted to everything kept, by Newton's method. Positions of the first rounds are
// forgotten: they came of weaker play.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <exception>
#include <fstream>
#include <string>
#include <vector>

#include "core/rng.h"

#include "ai/heuristics/pomerium_beginners.h"
#include "ai/heuristics/pomerium_princeps.h"
#include "ai/heuristics/pomerium_worth.h"
#include "apps/parallel.h"
#include "games/pomerium/prospects.h"

namespace occasus::pomerium {

namespace {

struct FitOptions {
    int games = 60000;  // A round.
    int rounds = 4;
    std::uint64_t seed = 1;
    std::uint64_t threads = thread_count(0);
    std::string output = "pomerium_weights.gen.cpp";
};

// A position between battles, and whether its game was won.
struct Sample {
    WorthInputs inputs{};
    std::uint8_t rivals = 0;
    bool won = false;
};

struct Games {
    std::vector<Sample> samples;
    long played = 0;
    long won = 0;
};

// Plays games for their positions. Not shared between threads.
class Gleaner {
  public:
    Gleaner(const Rules& rules, const WorthWeights& weights, bool simple_plays)
        : rules_(rules),
          worth_(rules, weights),
          princeps_(rules, weights),
          simple_(rules),
          simple_plays_(simple_plays) {}

    void play(Rng rng, Games& games) {
        const std::size_t first = games.samples.size();
        const bool errs = rng.below(2) == 0;
        State state = Rules::start();
        NullSink sink;
        Phase phase = Phase::SetUp;
        while (Rules::to_move(state) != Seat::Nobody) {
            if (is_worth_keeping(state, phase, rng)) keep(state, games);
            phase = state.phase;
            const bool chance = Rules::to_move(state) == Seat::Chance;
            rules_.apply(
                state, chance ? rules_.random_action(state, rng) : choose(state, errs, rng), sink);
        }
        const bool won = Rules::score(state, kPlayer) > 0;
        for (std::size_t i = first; i < games.samples.size(); ++i) games.samples[i].won = won;
        if (errs) return;
        ++games.played;
        games.won += won ? 1 : 0;
    }

  private:
    // Where the rivals' turn or the events begin, and some between two events.
    static bool is_worth_keeping(const State& state, Phase phase, Rng& rng) {
        if (is_encounter(state.step) || state.phase < Phase::Rivals) return false;
        return state.phase != phase || (state.step == Step::Event && rng.below(3) == 0);
    }

    void keep(const State& state, Games& games) const {
        games.samples.push_back(
            {worth_.inputs(state), static_cast<std::uint8_t>(state.generals - 1), false});
    }

    Action choose(const State& state, bool errs, Rng& rng) {
        if (errs && rng.below(6) == 0)
            return state.step == Step::Act && rng.below(2) == 0 ? rules_.random_action(state, rng)
                                                                : simple_.choose(state, rng);
        return simple_plays_ ? simple_.choose(state, rng) : princeps_.choose(state, rng);
    }

    const Rules& rules_;
    Worth worth_;
    Princeps princeps_;
    Simple simple_;
    const bool simple_plays_;
};

Games play_round(const Rules& rules, const WorthWeights& weights, const FitOptions& options,
                 int round) {
    std::vector<Games> parts(static_cast<std::size_t>(options.games));
    parallel_for(
        options.threads, parts.size(), 1, [&] { return Gleaner(rules, weights, round == 0); },
        [&](Gleaner& gleaner, std::uint64_t game, std::uint64_t) {
            gleaner.play(Rng(options.seed + static_cast<std::uint64_t>(round), game), parts[game]);
        });
    for (std::size_t part = 1; part < parts.size(); ++part) {
        parts[0].samples.insert(parts[0].samples.end(), parts[part].samples.begin(),
                                parts[part].samples.end());
        parts[0].played += parts[part].played;
        parts[0].won += parts[part].won;
    }
    return std::move(parts[0]);
}

using Vector = std::array<double, kWorthInputs>;
using Matrix = std::array<Vector, kWorthInputs>;

// Solves matrix * x = right by Cholesky's method. Precondition: symmetric, positive definite.
Vector solve(const Matrix& matrix, const Vector& right) {
    Matrix root{};
    Vector half{};
    for (std::size_t i = 0; i < kWorthInputs; ++i) {
        double rest = right[i];
        for (std::size_t j = 0; j <= i; ++j) {
            double sum = matrix[i][j];
            for (std::size_t k = 0; k < j; ++k) sum -= root[i][k] * root[j][k];
            root[i][j] = i == j ? std::sqrt(sum) : sum / root[j][j];
            if (j < i) rest -= root[i][j] * half[j];
        }
        half[i] = rest / root[i][i];
    }
    Vector x{};
    for (std::size_t i = kWorthInputs; i-- > 0;) {
        double rest = half[i];
        for (std::size_t k = i + 1; k < kWorthInputs; ++k) rest -= root[k][i] * x[k];
        x[i] = rest / root[i][i];
    }
    return x;
}

// One of Newton's steps for the positions with so many rivals; large weights cost a little.
void step(WorthInputs& weights, std::size_t rivals, const std::vector<Sample>& samples) {
    Vector slope{};
    Matrix curve{};
    for (const Sample& sample : samples) {
        if (sample.rivals != rivals) continue;
        double odds = 0;
        for (std::size_t i = 0; i < kWorthInputs; ++i)
            odds += static_cast<double>(weights[i]) * sample.inputs[i];
        const double chance = 1 / (1 + std::exp(-odds));
        const double error = (sample.won ? 1 : 0) - chance;
        for (std::size_t i = 0; i < kWorthInputs; ++i) {
            slope[i] += error * sample.inputs[i];
            const double weight = chance * (1 - chance) * sample.inputs[i];
            for (std::size_t j = 0; j <= i; ++j) curve[i][j] += weight * sample.inputs[j];
        }
    }
    for (std::size_t i = 0; i < kWorthInputs; ++i) {
        slope[i] -= weights[i];
        curve[i][i] += 1;
        for (std::size_t j = 0; j < i; ++j) curve[j][i] = curve[i][j];
    }
    const Vector change = solve(curve, slope);
    for (std::size_t i = 0; i < kWorthInputs; ++i) weights[i] += static_cast<float>(change[i]);
}

void fit(WorthWeights& weights, const std::vector<Sample>& samples) {
    constexpr int kSteps = 8;
    for (std::size_t rivals = 0; rivals < kRivalCounts; ++rivals)
        for (int i = 0; i < kSteps; ++i) step(weights[rivals], rivals, samples);
}

void write(const WorthWeights& weights, const std::string& path, const std::string& command) {
    std::ofstream file(path);
    file << "// Generated by tools/fit_princeps.cpp: do not edit. Run: " << command << "\n"
         << "// The fitted weights of the estimate behind princeps, a row for each number of "
            "rivals.\n"
         << "// clang-format off\n#include \"ai/heuristics/pomerium_worth.h\"\n\n"
         << "namespace occasus::pomerium {\n\nconst WorthWeights& built_in_worth_weights() {\n"
         << "    static constexpr WorthWeights kWeights = {{\n";
    for (const WorthInputs& row : weights) {
        file << "        {{";
        for (const float weight : row) {
            std::array<char, 32> text{};
            std::snprintf(text.data(), text.size(), "%.4eF, ", static_cast<double>(weight));
            file << text.data();
        }
        file << "}},\n";
    }
    file << "    }};\n    return kWeights;\n}\n\n}  // namespace occasus::pomerium\n";
}

int run(const FitOptions& options, const std::string& command) {
    const auto board = Board::parse(built_in_board());
    if (!board) {
        std::fprintf(stderr, "%s\n", board.refusal().text.c_str());
        return 1;
    }
    const Rules rules(*board, {});
    WorthWeights weights{};
    std::vector<Sample> samples;
    for (int round = 0; round < options.rounds; ++round) {
        Games games = play_round(rules, weights, options, round);
        std::printf("round %d: wins %.2f %% of %ld games\n", round,
                    100.0 * static_cast<double>(games.won) / static_cast<double>(games.played),
                    games.played);
        std::fflush(stdout);
        constexpr int kWeakRounds = 2;
        if (round <= kWeakRounds) samples.clear();
        samples.insert(samples.end(), games.samples.begin(), games.samples.end());
        fit(weights, samples);
        write(weights, options.output, command);
    }
    return 0;
}

}  // namespace

}  // namespace occasus::pomerium

int main(int count, char** arguments) try {
    occasus::pomerium::FitOptions options;
    CLI::App app{"Fits the weights of princeps by playing"};
    app.add_option("--games", options.games, "games a round");
    app.add_option("--rounds", options.rounds, "rounds of playing and learning");
    app.add_option("--seed", options.seed, "for the games");
    app.add_option("--threads", options.threads, "threads that play");
    app.add_option("--output", options.output, "the file to write");
    CLI11_PARSE(app, count, arguments);
    std::string command = "fit_princeps --games " + std::to_string(options.games) + " --rounds " +
                          std::to_string(options.rounds) + " --seed " +
                          std::to_string(options.seed) + " --threads " +
                          std::to_string(options.threads);
    return occasus::pomerium::run(options, command);
} catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 1;
}
