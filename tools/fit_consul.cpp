// Fits the weights of the estimate behind consul (The Fall of the Roman Empire) by self-play.
//
// Each round plays games between searches: in the first every playout goes to the end of its game,
// in the others the weights so far judge it after two turns. Some actions are drawn by lot, so that
// worse positions are known as well. Each position at the beginning of a turn is kept with what the
// next search found it to be worth, and its lesson is that worth mixed with the lesson of the turn
// after it; the lesson of the last is how the game ended. The network then learns from this round
// and the one before.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <exception>
#include <fstream>
#include <span>
#include <string>
#include <vector>

#include "core/rng.h"

#include "ai/appraisers/logistic.h"
#include "ai/heuristics/empire_guide.h"
#include "ai/heuristics/empire_prospects.h"
#include "ai/search/open_loop.h"
#include "apps/parallel.h"
#include "games/empire/game.h"

namespace occasus::empire {

namespace {

struct FitOptions {
    int games = 1500;  // A round.
    int rounds = 3;
    int playouts = 200;  // A decision.
    int lots = 50;       // One action in so many is drawn by lot.
    int epochs = 12;
    float rate = 0.0015F;
    float decay = 0.003F;   // Of the weights, by the size of the step.
    float patience = 0.7F;  // How much of a lesson is that of the next turn.
    std::uint64_t seed = 1;
    std::uint64_t threads = thread_count(0);
    std::string output = "empire_prospects_weights.gen.cpp";
};

struct Lesson {
    ProspectInputs inputs{};
    float worth = 0;  // To Rome.
};

// Plays games for their lessons. Not shared between threads.
class Gleaner {
  public:
    Gleaner(const Rules& rules, const ProspectWeights& weights, const FitOptions& options,
            Horizon horizon)
        : rules_(rules),
          options_(options),
          prospects_(rules, weights),
          search_(rules, Guide(rules, horizon, weights), {.playouts = options.playouts}) {}

    std::vector<Lesson> play(Rng rng) {
        std::vector<Lesson> lessons;
        State state = rules_.start();
        State beginning = state;  // Of the turn.
        bool is_kept = true;      // The first turn begins with the set-up.
        NullSink sink;
        for (Seat seat = Rules::to_move(state); seat != Seat::Nobody;
             seat = Rules::to_move(state)) {
            if (state.turn != beginning.turn) {
                beginning = state;
                is_kept = false;
            }
            legal_.clear();
            if (seat != Seat::Chance) rules_.legal_actions(state, legal_);
            if (legal_.size() < 2) {
                rules_.apply(state, rules_.random_action(state, rng), sink);
                continue;
            }
            const auto [action, worth] = decide(state, rng);
            if (!is_kept) lessons.push_back({prospects_.inputs(beginning), worth});
            is_kept = true;
            rules_.apply(state, action, sink);
        }
        look_back(lessons, static_cast<float>(Rules::score(state, kRoman)));
        return lessons;
    }

  private:
    struct Decision {
        Action action;
        float worth = 0;  // To Rome.
    };

    Decision decide(const State& state, Rng& rng) {
        const Candidate best = search_.search(state, rng).front();
        const double worth = Rules::to_move(state) == kRoman ? best.value : 1 - best.value;
        const bool by_lot = rng.below(static_cast<std::uint32_t>(options_.lots)) == 0;
        return {by_lot ? rules_.random_action(state, rng) : best.action, static_cast<float>(worth)};
    }

    void look_back(std::vector<Lesson>& lessons, float end) const {
        for (std::size_t left = lessons.size(); left-- > 0;) {
            float& worth = lessons[left].worth;
            worth += options_.patience * (end - worth);
            end = worth;
        }
    }

    const Rules& rules_;
    const FitOptions& options_;
    Prospects prospects_;
    OpenLoopSearch<Rules, Guide> search_;
    Rules::ActionList legal_;
};

// In the order of the games, however many threads there are.
std::vector<Lesson> play_round(const Rules& rules, const ProspectWeights& weights,
                               const FitOptions& options, int number) {
    std::vector<std::vector<Lesson>> games(static_cast<std::size_t>(options.games));
    const Horizon horizon = number == 0 ? Horizon::EndOfGame : Horizon::TwoTurns;
    parallel_for(
        options.threads, games.size(), 1, [&] { return Gleaner(rules, weights, options, horizon); },
        [&](Gleaner& gleaner, std::uint64_t game, std::uint64_t) {
            const std::size_t stream = static_cast<std::size_t>(number) * games.size() + game;
            games[game] = gleaner.play(Rng(options.seed, stream));
        });
    std::vector<Lesson> lessons;
    for (const auto& game : games) lessons.insert(lessons.end(), game.begin(), game.end());
    return lessons;
}

// Inputs are learned from as multiples of their spread, so that all are learned alike.
class Scale {
  public:
    explicit Scale(const std::vector<Lesson>& lessons) {
        spread_[0] = 1;  // The input that is always 1 stays so.
        for (std::size_t i = 1; i < kProspectInputs; ++i) {
            double sum = 0;
            double squares = 0;
            for (const Lesson& lesson : lessons) {
                sum += static_cast<double>(lesson.inputs[i]);
                squares += static_cast<double>(lesson.inputs[i] * lesson.inputs[i]);
            }
            const double mean = sum / static_cast<double>(lessons.size());
            const double spread = std::sqrt(
                std::max(0.0, squares / static_cast<double>(lessons.size()) - mean * mean));
            mean_[i] = static_cast<float>(mean);
            spread_[i] = spread > kLeastSpread ? static_cast<float>(spread) : 1;
        }
    }

    void apply(std::vector<Lesson>& lessons) const {
        for (Lesson& lesson : lessons)
            for (std::size_t i = 0; i < kProspectInputs; ++i)
                lesson.inputs[i] = (lesson.inputs[i] - mean_[i]) / spread_[i];
    }
    // From weights of multiples to weights of the inputs as they are.
    void undo(ProspectWeights& weights) const {
        for (std::size_t i = 1; i < kProspectInputs; ++i) {
            weights.direct[i] /= spread_[i];
            weights.direct[0] -= weights.direct[i] * mean_[i];
            for (std::size_t unit = 0; unit < kProspectUnits; ++unit) {
                weights.hidden[i][unit] /= spread_[i];
                weights.hidden[0][unit] -= weights.hidden[i][unit] * mean_[i];
            }
        }
    }

  private:
    static constexpr double kLeastSpread = 1e-3;  // Of an input that differs at all.

    ProspectInputs mean_{};
    ProspectInputs spread_{};
};

std::span<float> all_of(ProspectWeights& weights) {
    return {reinterpret_cast<float*>(&weights), sizeof(ProspectWeights) / sizeof(float)};
}

// Evenly, with this standard deviation.
void draw(std::span<float> weights, double deviation, Rng& rng) {
    for (float& weight : weights)
        weight = static_cast<float>((rng.below(20001) / 10000.0 - 1) * std::sqrt(3.0) * deviation);
}

// Stochastic gradient descent with Adam's step sizes, on the cross entropy.
class Fitter {
  public:
    Fitter(ProspectWeights& weights, const FitOptions& options)
        : weights_(weights),
          options_(options),
          mean_(all_of(weights).size()),
          square_(mean_.size()) {}

    // Returns the loss of this lesson before it was learned.
    double learn(const Lesson& lesson, double step_share) {
        const double loss = accumulate(lesson);
        if (++in_batch_ == kBatch) step(static_cast<float>(step_share));
        return loss;
    }

  private:
    static constexpr int kBatch = 64;

    double accumulate(const Lesson& lesson) {
        std::array<float, kProspectUnits> hidden{};
        float odds = 0;
        for (std::size_t i = 0; i < kProspectInputs; ++i) {
            odds += lesson.inputs[i] * weights_.direct[i];
            for (std::size_t unit = 0; unit < kProspectUnits; ++unit)
                hidden[unit] += lesson.inputs[i] * weights_.hidden[i][unit];
        }
        for (std::size_t unit = 0; unit < kProspectUnits; ++unit)
            odds += std::max(0.0F, hidden[unit]) * weights_.output[unit];
        const double chance = std::clamp(logistic(static_cast<double>(odds)), 1e-6, 1 - 1e-6);
        const auto worth = static_cast<double>(lesson.worth);
        propagate(lesson, hidden, static_cast<float>(chance - worth));
        return -worth * std::log(chance) - (1 - worth) * std::log(1 - chance);
    }

    void propagate(const Lesson& lesson, const std::array<float, kProspectUnits>& hidden,
                   float error) {
        std::array<float, kProspectUnits> hidden_error{};
        for (std::size_t unit = 0; unit < kProspectUnits; ++unit) {
            if (hidden[unit] <= 0) continue;
            gradient_.output[unit] += error * hidden[unit];
            hidden_error[unit] = error * weights_.output[unit];
        }
        for (std::size_t i = 0; i < kProspectInputs; ++i) {
            gradient_.direct[i] += error * lesson.inputs[i];
            for (std::size_t unit = 0; unit < kProspectUnits; ++unit)
                gradient_.hidden[i][unit] += lesson.inputs[i] * hidden_error[unit];
        }
    }

    void step(float share) {
        ++steps_;
        in_batch_ = 0;
        const auto steps = static_cast<float>(std::min(steps_, 100000));
        const float rate = options_.rate * share;
        const float warm = std::sqrt(1 - std::pow(0.999F, steps)) / (1 - std::pow(0.9F, steps));
        const std::span<float> weights = all_of(weights_);
        const std::span<float> gradient = all_of(gradient_);
        for (std::size_t i = 0; i < weights.size(); ++i) {
            const float slope = gradient[i] / kBatch;
            mean_[i] = 0.9F * mean_[i] + 0.1F * slope;
            square_[i] = 0.999F * square_[i] + 0.001F * slope * slope;
            weights[i] -= rate * (warm * mean_[i] / (std::sqrt(square_[i]) + 1e-8F) +
                                  options_.decay * weights[i]);
            gradient[i] = 0;
        }
    }

    ProspectWeights& weights_;
    const FitOptions& options_;
    ProspectWeights gradient_{};
    std::vector<float> mean_;
    std::vector<float> square_;
    int in_batch_ = 0;
    int steps_ = 0;
};

// Passes over the lessons in changing order; step sizes fall to nothing along a half cosine.
ProspectWeights fit(std::vector<Lesson> lessons, const FitOptions& options, int number) {
    const Scale scale(lessons);
    scale.apply(lessons);
    Rng rng(options.seed, 1'000'000'000ULL + static_cast<std::uint64_t>(number));
    ProspectWeights weights;
    for (auto& row : weights.hidden) draw(row, std::sqrt(1.0 / kProspectInputs), rng);
    draw(weights.output, 0.5 * std::sqrt(1.0 / kProspectUnits), rng);
    Fitter fitter(weights, options);
    const double total = static_cast<double>(lessons.size()) * options.epochs;
    double done = 0;
    double loss = 0;
    for (int epoch = 0; epoch < options.epochs; ++epoch) {
        for (std::size_t left = lessons.size(); left > 1; --left)
            std::swap(lessons[left - 1], lessons[rng.below(static_cast<std::uint32_t>(left))]);
        loss = 0;
        for (const Lesson& lesson : lessons)
            loss += fitter.learn(lesson, 0.5 + 0.5 * std::cos(3.14159 * done++ / total));
    }
    std::printf("round %d: %zu lessons, loss %.4f\n", number, lessons.size(),
                loss / static_cast<double>(lessons.size()));
    std::fflush(stdout);
    scale.undo(weights);
    return weights;
}

std::string row_text(std::span<const float> row) {
    std::string text = "{{";
    for (const float weight : row) {
        std::array<char, 32> number{};
        std::snprintf(number.data(), number.size(), "%.4eF,", static_cast<double>(weight));
        text += number.data();
    }
    return text + "}}";
}

void write(const ProspectWeights& weights, const FitOptions& options, const std::string& command) {
    std::ofstream file(options.output);
    file << "// Generated by tools/fit_consul.cpp: do not edit. Run: " << command << "\n"
         << "// The fitted weights of the estimate behind consul.\n// clang-format off\n"
         << "#include \"ai/heuristics/empire_prospects.h\"\n\n"
         << "namespace occasus::empire {\n\n"
         << "namespace {\n\nconstexpr ProspectWeights kWeights = {\n.direct = "
         << row_text(weights.direct) << ",\n.hidden = {{\n";
    for (const auto& row : weights.hidden) file << row_text(row) << ",\n";
    file << "}},\n.output = " << row_text(weights.output) << "};\n\n}  // namespace\n\n"
         << "const ProspectWeights& built_in_prospect_weights() { return kWeights; }\n\n"
         << "}  // namespace occasus::empire\n";
}

int run(const FitOptions& options, const std::string& command) {
    const auto game = *make_game({.options = {}, .board = {}});
    const Rules& rules = static_cast<const Game&>(*game).rules();
    ProspectWeights weights;
    std::vector<Lesson> before;
    for (int number = 0; number < options.rounds; ++number) {
        const std::vector<Lesson> now = play_round(rules, weights, options, number);
        std::vector<Lesson> both = before;
        both.insert(both.end(), now.begin(), now.end());
        weights = fit(std::move(both), options, number);
        before = now;
        write(weights, options, command);
    }
    return 0;
}

}  // namespace

}  // namespace occasus::empire

int main(int count, char** arguments) try {
    occasus::empire::FitOptions options;
    CLI::App app{"Fits the weights of the estimate behind consul by playing"};
    app.add_option("--games", options.games, "games a round");
    app.add_option("--rounds", options.rounds, "rounds of playing and learning");
    app.add_option("--playouts", options.playouts, "playouts a decision");
    app.add_option("--lots", options.lots, "one action in so many is drawn by lot");
    app.add_option("--epochs", options.epochs, "passes over the lessons of two rounds");
    app.add_option("--rate", options.rate, "size of the first step");
    app.add_option("--decay", options.decay, "how much large weights cost");
    app.add_option("--patience", options.patience, "how much the next turn counts in a lesson");
    app.add_option("--seed", options.seed, "for games and first weights");
    app.add_option("--threads", options.threads, "threads that play");
    app.add_option("--output", options.output, "the file to write");
    CLI11_PARSE(app, count, arguments);
    std::string command = "fit_consul";
    // Where the file was written to is no part of how it was made.
    for (int i = 1; i < count; ++i)
        if (std::string(arguments[i]) == "--output")
            ++i;
        else
            command += std::string(" ") + arguments[i];
    return occasus::empire::run(options, command);
} catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 1;
}
