// The parts that all programs that fit weights by playing share: their arguments, games on all
// threads, how weights are learned, and the file they are written to.
#pragma once

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/rng.h"

#include "ai/appraisers/logistic.h"
#include "apps/parallel.h"
#include "apps/statistics.h"

namespace occasus {

struct FitOptions {
    int games = 0;  // A round.
    int rounds = 0;
    std::uint64_t seed = 1;
    std::uint64_t threads = thread_count(0);
    std::string output;
    std::string after;      // Commands that made the weights to begin with.
    std::string arguments;  // As they were given, without those two.
};

void add_fit_options(CLI::App& app, FitOptions& options);

// Reads the arguments and does the work; what is thrown is printed. Returns the exit code.
int fit_by_arguments(CLI::App& app, int count, char** arguments, FitOptions& options,
                     const std::function<void()>& work);

// Plays the games of a round on all threads: play(worker, number, rng, kept) fills in what is kept
// of a game. In the order of the games, however many threads there are.
template <class Kept, class Make, class Play>
std::vector<Kept> play_games(const FitOptions& options, int round, const Make& make,
                             const Play& play) {
    std::vector<Kept> games(static_cast<std::size_t>(options.games));
    parallel_for(options.threads, games.size(), 1, make,
                 [&](auto& worker, std::uint64_t game, std::uint64_t) {
                     const std::size_t stream =
                         static_cast<std::size_t>(round) * games.size() + game;
                     play(worker, game, Rng(options.seed, stream), games[game]);
                 });
    return games;
}

template <class Sample>
std::vector<Sample> joined(const std::vector<std::vector<Sample>>& games) {
    std::vector<Sample> all;
    for (const auto& game : games) all.insert(all.end(), game.begin(), game.end());
    return all;
}

// One of Newton's steps of a logistic regression from samples with `inputs` and `won`; large
// weights cost a little. Returns the sum of the squared errors before it.
template <std::size_t Count, class Samples, class Odds>
double newton_step(std::array<float, Count>& weights, Samples&& samples, const Odds& odds) {
    std::vector<double> slope(Count);
    std::vector<std::vector<double>> curve(Count, std::vector<double>(Count));
    double loss = 0;
    for (const auto& sample : samples) {
        const double chance = logistic(odds(sample.inputs, weights));
        const double error = (sample.won ? 1 : 0) - chance;
        loss += error * error;
        for (std::size_t i = 0; i < Count; ++i) {
            if (sample.inputs[i] == 0) continue;
            slope[i] += error * static_cast<double>(sample.inputs[i]);
            const double weight = chance * (1 - chance) * static_cast<double>(sample.inputs[i]);
            for (std::size_t j = 0; j <= i; ++j)
                curve[i][j] += weight * static_cast<double>(sample.inputs[j]);
        }
    }
    for (std::size_t i = 0; i < Count; ++i) {
        slope[i] -= static_cast<double>(weights[i]);
        curve[i][i] += 1;
    }
    const std::vector<double> change = solve(std::move(curve), std::move(slope));
    for (std::size_t i = 0; i < Count; ++i) weights[i] += static_cast<float>(change[i]);
    return loss;
}

// Evenly, from -bound to bound.
void draw_weights(std::span<float> weights, double bound, Rng& rng);

// Stochastic gradient descent with Adam's step sizes. Weights are floats and nothing else.
template <class Weights>
class Descent {
  public:
    Descent(Weights& weights, int batch)
        : weights_(all_of(weights)),
          batch_(batch),
          mean_(weights_.size()),
          square_(weights_.size()) {}

    // Samples add to it.
    Weights gradient{};

    // Call it after each sample. At the end of a batch each weight falls by change(mean, spread,
    // weight), where the mean of its slopes is multiplied by the rate.
    template <class Change>
    void end_sample(float rate, const Change& change) {
        if (++in_batch_ < batch_) return;
        in_batch_ = 0;
        const auto steps = static_cast<float>(std::min(++steps_, 100000));
        const float pace =
            rate * std::sqrt(1 - std::pow(0.999F, steps)) / (1 - std::pow(0.9F, steps));
        const std::span<float> slopes = all_of(gradient);
        for (std::size_t i = 0; i < weights_.size(); ++i) {
            const float slope = slopes[i] / static_cast<float>(batch_);
            mean_[i] = 0.9F * mean_[i] + 0.1F * slope;
            square_[i] = 0.999F * square_[i] + 0.001F * slope * slope;
            weights_[i] -= change(pace * mean_[i], std::sqrt(square_[i]), weights_[i]);
            slopes[i] = 0;
        }
    }

  private:
    static std::span<float> all_of(Weights& weights) {
        return {reinterpret_cast<float*>(&weights), sizeof(Weights) / sizeof(float)};
    }

    std::span<float> weights_;
    const int batch_;
    std::vector<float> mean_;
    std::vector<float> square_;
    int in_batch_ = 0;
    int steps_ = 0;
};

// Passes over samples in changing order. learn(sample, share) takes that share of a whole step, and
// returns the loss before it; shares fall to nothing along a half cosine. Returns the mean loss of
// the last pass.
template <class Sample, class Learn>
double learn_in_passes(std::vector<Sample> samples, int passes, Rng& rng, const Learn& learn) {
    const double total = static_cast<double>(samples.size()) * passes;
    double done = 0;
    double loss = 0;
    for (int pass = 0; pass < passes; ++pass) {
        for (std::size_t left = samples.size(); left > 1; --left)
            std::swap(samples[left - 1], samples[rng.below(static_cast<std::uint32_t>(left))]);
        loss = 0;
        for (const Sample& sample : samples)
            loss +=
                learn(sample, static_cast<float>(0.5 + 0.5 * std::cos(3.14159 * done++ / total)));
    }
    return loss / static_cast<double>(samples.size());
}

// Random numbers for what a round learns, others than those of its games.
inline Rng lesson_rng(const FitOptions& options, int round) {
    return Rng(options.seed, 1'000'000'000ULL + static_cast<std::uint64_t>(round));
}

// The weights one after another, each in this pattern of fmt.
std::string row_text(std::span<const float> row, std::string_view pattern);

// Says what a file of weights is: made by tools/PROGRAM.cpp, of an estimate, for the header.
struct WeightsFile {
    std::string program;
    std::string estimate;
    std::string header;
    std::string game;
};
void write_weights(const FitOptions& options, const WeightsFile& file, std::string_view body);

}  // namespace occasus
