// Fits the weights of the estimate behind consul (The Fall of the Roman Empire) by self-play.
//
// Each round plays games between searches: in the first every playout goes to the end of its game,
// in the others the weights so far judge it after two turns. Some actions are drawn by lot, so that
// worse positions are known as well. Each position at the beginning of a turn is kept with what the
// next search found it to be worth, and its lesson is that worth mixed with the lesson of the turn
// after it; the lesson of the last is how the game ended. The network then learns from this round
// and the one before.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <span>
#include <string>
#include <vector>

#include "ai/heuristics/empire_guide.h"
#include "ai/heuristics/empire_prospects.h"
#include "ai/search/open_loop.h"
#include "fitting.h"
#include "games/empire/game.h"

namespace occasus::empire {

namespace {

struct FitOptions : occasus::FitOptions {
    int playouts = 200;  // A decision.
    int lots = 50;       // One action in so many is drawn by lot.
    int epochs = 12;
    float rate = 0.0015F;
    float decay = 0.003F;   // Of the weights, by the size of the step.
    float patience = 0.7F;  // How much of a lesson is that of the next turn.
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

std::vector<Lesson> play_round(const Rules& rules, const ProspectWeights& weights,
                               const FitOptions& options, int number) {
    const Horizon horizon = number == 0 ? Horizon::EndOfGame : Horizon::TwoTurns;
    return joined(play_games<std::vector<Lesson>>(
        options, number, [&] { return Gleaner(rules, weights, options, horizon); },
        [](Gleaner& gleaner, std::uint64_t, Rng rng, std::vector<Lesson>& lessons) {
            lessons = gleaner.play(rng);
        }));
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

// On the cross entropy; the weights decay by the way.
class Fitter {
  public:
    Fitter(ProspectWeights& weights, const FitOptions& options)
        : weights_(weights), options_(options), descent_(weights, 64) {}

    // Returns the loss of this lesson before it was learned.
    double learn(const Lesson& lesson, float step_share) {
        const double loss = accumulate(lesson);
        const float rate = options_.rate * step_share;
        descent_.end_sample(1, [&](float mean, float spread, float weight) {
            return rate * (mean / (spread + 1e-8F) + options_.decay * weight);
        });
        return loss;
    }

  private:
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
            descent_.gradient.output[unit] += error * hidden[unit];
            hidden_error[unit] = error * weights_.output[unit];
        }
        for (std::size_t i = 0; i < kProspectInputs; ++i) {
            descent_.gradient.direct[i] += error * lesson.inputs[i];
            for (std::size_t unit = 0; unit < kProspectUnits; ++unit)
                descent_.gradient.hidden[i][unit] += lesson.inputs[i] * hidden_error[unit];
        }
    }

    ProspectWeights& weights_;
    const FitOptions& options_;
    Descent<ProspectWeights> descent_;
};

ProspectWeights fit(std::vector<Lesson> lessons, const FitOptions& options, int number) {
    const Scale scale(lessons);
    scale.apply(lessons);
    Rng rng = lesson_rng(options, number);
    ProspectWeights weights;
    const auto draw = [&rng](std::span<float> row, double deviation) {
        draw_weights(row, std::sqrt(3.0) * deviation, rng);
    };
    for (auto& row : weights.hidden) draw(row, std::sqrt(1.0 / kProspectInputs));
    draw(weights.output, 0.5 * std::sqrt(1.0 / kProspectUnits));
    Fitter fitter(weights, options);
    const std::size_t count = lessons.size();
    const double loss = learn_in_passes(
        std::move(lessons), options.epochs, rng,
        [&](const Lesson& lesson, float share) { return fitter.learn(lesson, share); });
    std::printf("round %d: %zu lessons, loss %.4f\n", number, count, loss);
    std::fflush(stdout);
    scale.undo(weights);
    return weights;
}

std::string braced(std::span<const float> row) {
    return "{{" + row_text(row, "{:.4e}F,") + "}}";
}

void write(const ProspectWeights& weights, const FitOptions& options) {
    std::string hidden;
    for (const auto& row : weights.hidden) hidden += braced(row) + ",\n";
    write_weights(
        options,
        {"fit_consul", "the estimate behind consul", "ai/heuristics/empire_prospects.h", "empire"},
        "namespace {\n\nconstexpr ProspectWeights kWeights = {\n.direct = " +
            braced(weights.direct) + ",\n.hidden = {{\n" + hidden +
            "}},\n.output = " + braced(weights.output) +
            "};\n\n}  // namespace\n\nconst ProspectWeights& "
            "built_in_prospect_weights() { return kWeights; }\n");
}

void run(const FitOptions& options) {
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
        write(weights, options);
    }
}

}  // namespace

}  // namespace occasus::empire

int main(int count, char** arguments) {
    occasus::empire::FitOptions options{
        {.games = 1500, .rounds = 3, .output = "empire_prospects_weights.gen.cpp"}};
    CLI::App app{"Fits the weights of the estimate behind consul by playing"};
    occasus::add_fit_options(app, options);
    app.add_option("--rounds", options.rounds, "rounds of playing and learning");
    app.add_option("--playouts", options.playouts, "playouts a decision");
    app.add_option("--lots", options.lots, "one action in so many is drawn by lot");
    app.add_option("--epochs", options.epochs, "passes over the lessons of two rounds");
    app.add_option("--rate", options.rate, "size of the first step");
    app.add_option("--decay", options.decay, "how much large weights cost");
    app.add_option("--patience", options.patience, "how much the next turn counts in a lesson");
    return occasus::fit_by_arguments(app, count, arguments, options,
                                     [&] { occasus::empire::run(options); });
}
