// Fits the weights of strategos or, for the brilliant victory, of triumphator (Rome Must Fall) by
// fitted value iteration, backwards, and then by how games go on.
//
// Each round first plays games, the first with the planner and the others with the weights so far,
// a share of the turns badly on purpose, and keeps the position at the start of every turn. Then it
// goes back from the last turn, whose end needs no estimate, to the second: every position of a
// turn is rolled and searched several times, and the network learns the mean of what the search
// found before the turn before is looked at. So one round carries the end of the game back to its
// beginning.
//
// What little each turn is valued too low adds up over the turns. So the rounds that follow learn
// from what came of the position: a mean of what the search of its turn, of the next ones and the
// end of the game have found, the nearer the heavier.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <map>
#include <ranges>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

#include "ai/heuristics/rome_must_fall_beginners.h"
#include "ai/heuristics/rome_must_fall_prospects.h"
#include "ai/heuristics/rome_must_fall_turn.h"
#include "ai/heuristics/rome_must_fall_weighers.h"
#include "fitting.h"
#include "games/rome_must_fall/rules.h"

namespace occasus::rome_must_fall {

namespace {

struct Options : FitOptions {
    int rolls = 4;        // Of each position.
    int epochs = 6;       // Over the positions of a turn, with as many of later turns.
    int last_epochs = 6;  // Over all positions, when the round is through.
    int outcome_rounds = 0;
    float trust = 0.6F;  // In what came later, against the search of the turn.
    float rate = 0.001F;
    Goal goal = Goal::Victory;
    bool from_built_in = false;  // Start from the weights in the program instead of the planner.
};

// What a position at the start of a turn was found to be worth.
struct Sample {
    Prospects::Inputs inputs{};
    float worth = 0;
};

struct PlayedTurn {
    State start;
    float searched = 0;  // What the search found its dice to be worth.
    bool is_bad = false;
};

// The turns from the second on, and how the game went.
struct PlayedGame {
    std::vector<PlayedTurn> turns;
    bool has_bad_turns = false;
    bool reached_goal = false;
};

// By turn.
using Positions = std::array<std::vector<State>, kTurns + 1>;

// Plays games for their positions. Not shared between threads.
class Gleaner {
  public:
    Gleaner(const Rules& rules, const Weights& weights, Goal goal, bool planner_plays)
        : rules_(rules),
          fires_too_many_(static_cast<int>(goal)),
          strategos_(rules, weights, goal),
          planner_(rules),
          naive_(rules),
          haphazard_(rules),
          planner_plays_(planner_plays) {}

    PlayedGame play(Rng rng) {
        PlayedGame game;
        game.has_bad_turns = rng.below(3) == 0;
        Policy* guest = nullptr;  // Who plays this turn badly, if anyone.
        State state = Rules::start();
        NullSink sink;
        while (Rules::to_move(state) != Seat::Nobody && state.fall < fires_too_many_) {
            if (state.step == Step::RollPool && state.cursor == 0) {
                guest = game.has_bad_turns && rng.below(4) == 0 ? draw_guest(rng) : nullptr;
                if (state.turn > 1)
                    game.turns.push_back({.start = state, .is_bad = guest != nullptr});
            }
            const bool chance = Rules::to_move(state) == Seat::Chance;
            if (is_thrown(state) && state.turn > 1 && !planner_plays_)
                game.turns.back().searched = strategos_.value(state);
            rules_.apply(state, chance ? Action{rng.below(6)} : choose(state, guest, rng), sink);
        }
        game.reached_goal = state.fall < fires_too_many_;
        return game;
    }

  private:
    // The dice have fallen and nothing has been done about them.
    static bool is_thrown(const State& state) {
        return state.step == Step::Resource && state.used == 0 && state.spent == 0;
    }

    Action choose(const State& state, Policy* guest, Rng& rng) {
        if (guest != nullptr) return guest->choose(state, rng);
        return planner_plays_ ? planner_.choose(state, rng) : strategos_.best(state);
    }

    Policy* draw_guest(Rng& rng) {
        const std::array<Policy*, 3> guests = {&planner_, &naive_, &haphazard_};
        return guests[rng.below(3)];
    }

    const Rules& rules_;
    const int fires_too_many_;
    TurnSearch strategos_;
    Planner planner_;
    Naive naive_;
    Haphazard haphazard_;
    const bool planner_plays_;
};

std::vector<PlayedGame> play_round(const Rules& rules, const Weights& weights,
                                   const Options& options, int number) {
    const bool planner_plays = number == 0 && !options.from_built_in;
    return play_games<PlayedGame>(
        options, number, [&] { return Gleaner(rules, weights, options.goal, planner_plays); },
        [](Gleaner& gleaner, std::uint64_t, Rng rng, PlayedGame& game) {
            game = gleaner.play(rng);
        });
}

void report(const std::vector<PlayedGame>& games, int number) {
    long counted = 0;
    long won = 0;
    for (const PlayedGame& game : games) {
        if (game.has_bad_turns) continue;
        ++counted;
        won += game.reached_goal ? 1 : 0;
    }
    std::printf("round %d: reaches the goal in %.2f %% of %ld games\n", number,
                100.0 * static_cast<double>(won) / static_cast<double>(counted), counted);
    std::fflush(stdout);
}

// Half of what earlier rounds met stays, so that no round forgets what another player leads to.
void keep(const std::vector<PlayedGame>& games, Positions& positions) {
    for (auto& known : positions) {
        std::size_t number = 0;
        std::erase_if(known, [&number](const State&) { return number++ % 2 == 0; });
    }
    for (const PlayedGame& game : games)
        for (const PlayedTurn& turn : game.turns) positions[turn.start.turn].push_back(turn.start);
}

// Rolls each position several times and searches the turn; the mean is its worth.
std::vector<Sample> search_turn(const Rules& rules, const Weights& weights, const Options& options,
                                const std::vector<State>& starts, std::uint64_t stream) {
    std::vector<Sample> samples(starts.size());
    const Prospects prospects(rules, weights, options.goal);
    parallel_for(
        options.threads, starts.size(), 1, [&] { return TurnSearch(rules, weights, options.goal); },
        [&](TurnSearch& search, std::uint64_t i, std::uint64_t) {
            Rng rng(options.seed + stream, i);
            NullSink sink;
            samples[i].inputs = prospects.inputs(starts[i]);
            for (int roll = 0; roll < options.rolls; ++roll) {
                State state = starts[i];
                while (Rules::to_move(state) == Seat::Chance)
                    rules.apply(state, Action{rng.below(6)}, sink);
                samples[i].worth += search.value(state) / static_cast<float>(options.rolls);
            }
        });
    return samples;
}

void draw_weights(Weights& weights, Rng& rng) {
    const auto draw = [&rng](std::span<float> row, double inputs) {
        occasus::draw_weights(row, std::sqrt(3 / inputs), rng);
    };
    for (auto& row : weights.input) draw(row, 30);  // So many are not 0 at a time.
    for (auto& row : weights.first) draw(row, kFirstLayer);
    draw(weights.second, kSecondLayer);
}

// On the cross entropy.
class Fitter {
  public:
    Fitter(Weights& weights, float rate) : weights_(weights), rate_(rate), descent_(weights, 128) {}

    // Returns the loss of this sample before it was learnt.
    double learn(const Sample& sample, float step_share) {
        const double loss = accumulate(sample);
        descent_.end_sample(rate_ * step_share, [](float mean, float spread, float) {
            return mean / (spread + 1e-7F);
        });
        return loss;
    }

  private:
    double accumulate(const Sample& sample) {
        std::array<float, kFirstLayer> first = weights_.first_bias;
        for (std::size_t i = 0; i < kInputs; ++i)
            if (sample.inputs[i] != 0)
                for (std::size_t unit = 0; unit < kFirstLayer; ++unit)
                    first[unit] += sample.inputs[i] * weights_.input[i][unit];
        std::array<float, kSecondLayer> second = weights_.second_bias;
        for (std::size_t unit = 0; unit < kFirstLayer; ++unit)
            for (std::size_t i = 0; i < kSecondLayer; ++i)
                second[i] += std::max(0.0F, first[unit]) * weights_.first[unit][i];
        float odds = weights_.bias[0];
        for (std::size_t i = 0; i < kSecondLayer; ++i)
            odds += std::max(0.0F, second[i]) * weights_.second[i];
        const float chance = 1 / (1 + std::exp(-odds));
        propagate(sample, first, second, chance - sample.worth);
        const double bounded = std::clamp<double>(chance, 1e-6, 1 - 1e-6);
        return -sample.worth * std::log(bounded) - (1 - sample.worth) * std::log(1 - bounded);
    }

    void propagate(const Sample& sample, const std::array<float, kFirstLayer>& first,
                   const std::array<float, kSecondLayer>& second, float error) {
        descent_.gradient.bias[0] += error;
        std::array<float, kSecondLayer> second_error{};
        for (std::size_t i = 0; i < kSecondLayer; ++i) {
            descent_.gradient.second[i] += error * std::max(0.0F, second[i]);
            second_error[i] = second[i] > 0 ? error * weights_.second[i] : 0;
            descent_.gradient.second_bias[i] += second_error[i];
        }
        std::array<float, kFirstLayer> first_error{};
        for (std::size_t unit = 0; unit < kFirstLayer; ++unit) {
            if (first[unit] <= 0) continue;
            for (std::size_t i = 0; i < kSecondLayer; ++i) {
                descent_.gradient.first[unit][i] += second_error[i] * first[unit];
                first_error[unit] += second_error[i] * weights_.first[unit][i];
            }
            descent_.gradient.first_bias[unit] += first_error[unit];
        }
        for (std::size_t i = 0; i < kInputs; ++i)
            if (sample.inputs[i] != 0)
                for (std::size_t unit = 0; unit < kFirstLayer; ++unit)
                    descent_.gradient.input[i][unit] += sample.inputs[i] * first_error[unit];
    }

    Weights& weights_;
    const float rate_;
    Descent<Weights> descent_;
};

void fit(Weights& weights, const std::vector<const Sample*>& samples, int epochs, float rate,
         Rng& rng) {
    Fitter fitter(weights, rate);
    const double loss = learn_in_passes(
        samples, epochs, rng,
        [&](const Sample* sample, float share) { return fitter.learn(*sample, share); });
    std::printf("    %zu samples, loss %.5f\n", samples.size(), loss);
}

// From the last turn to the second.
void learn_backwards(const Rules& rules, Weights& weights, const Options& options,
                     const Positions& positions, int number) {
    Rng rng = lesson_rng(options, number);
    std::array<std::vector<Sample>, kTurns + 1> samples;
    std::vector<const Sample*> later;
    for (std::size_t turn = kTurns; turn > 1; --turn) {
        auto& now = samples[turn];
        const std::uint64_t stream = 100 * (static_cast<std::uint64_t>(number) + 1) + turn;
        now = search_turn(rules, weights, options, positions[turn], stream);
        std::vector<const Sample*> lesson;
        for (const Sample& sample : now) lesson.push_back(&sample);
        for (std::size_t i = 0; i < now.size() && !later.empty(); ++i)
            lesson.push_back(later[rng.below(static_cast<std::uint32_t>(later.size()))]);
        std::printf("  turn %zu\n", turn);
        fit(weights, lesson, options.epochs, options.rate, rng);
        for (const Sample& sample : now) later.push_back(&sample);
        std::fflush(stdout);
    }
    fit(weights, later, options.last_epochs, options.rate, rng);
}

// What came of each position. A turn that was played badly says nothing of what good play leads to.
void add_outcomes(const Prospects& prospects, const PlayedGame& game, float trust,
                  std::vector<Sample>& samples) {
    float worth = game.reached_goal ? 1 : 0;
    for (const auto& turn : std::ranges::reverse_view(game.turns)) {
        worth = turn.is_bad ? turn.searched : (1 - trust) * turn.searched + trust * worth;
        samples.push_back({.inputs = prospects.inputs(turn.start), .worth = worth});
    }
}

void learn_from_outcomes(Weights& weights, const Options& options, int number,
                         const std::vector<Sample>& samples) {
    std::vector<const Sample*> lesson;
    lesson.reserve(samples.size());
    for (const Sample& sample : samples) lesson.push_back(&sample);
    Rng rng = lesson_rng(options, number);
    fit(weights, lesson, options.last_epochs, options.rate, rng);
}

std::string braced(std::span<const float> row) {
    return "{{" + row_text(row, "{:.4g}F,") + "}},\n";
}

template <class Rows>
std::string all_braced(const Rows& rows) {
    std::string text = "{{\n";
    for (const auto& row : rows) text += braced(row);
    return text + "}},\n";
}

void write(const Weights& weights, const Options& options) {
    const bool brilliant = options.goal == Goal::BrilliantVictory;
    const std::string name = brilliant ? "brilliant_weights" : "victory_weights";
    write_weights(
        options,
        {"fit_strategos",
         brilliant ? "the estimate behind triumphator" : "the estimate behind strategos",
         "ai/heuristics/rome_must_fall_prospects.h", "rome_must_fall"},
        "namespace {\n\nconstexpr Weights kWeights = {\n.input = " + all_braced(weights.input) +
            ".first_bias = " + braced(weights.first_bias) + ".first = " +
            all_braced(weights.first) + ".second_bias = " + braced(weights.second_bias) +
            ".second = " + braced(weights.second) + ".bias = " + braced(weights.bias) +
            "};\n\n}  // namespace\n\nconst Weights& " + name + "() { return kWeights; }\n");
}

void run(const Options& options) {
    const auto sheet = Sheet::parse(built_in_sheet());
    if (!sheet) throw std::runtime_error(sheet.refusal().text);
    const Rules rules(*sheet);
    Weights weights;
    Rng rng(options.seed, 2'000'000'000ULL);
    draw_weights(weights, rng);
    if (options.from_built_in) weights = built_in_weights(options.goal);
    Positions positions;
    std::vector<Sample> outcomes;
    for (int number = 0; number < options.rounds + options.outcome_rounds; ++number) {
        const std::vector<PlayedGame> games = play_round(rules, weights, options, number);
        report(games, number);
        if (number < options.rounds) {
            keep(games, positions);
            learn_backwards(rules, weights, options, positions, number);
        } else {
            const Prospects prospects(rules, weights, options.goal);
            for (const PlayedGame& game : games)
                add_outcomes(prospects, game, options.trust, outcomes);
            learn_from_outcomes(weights, options, number, outcomes);
        }
        write(weights, options);
    }
}

}  // namespace

}  // namespace occasus::rome_must_fall

int main(int count, char** arguments) {
    using occasus::rome_must_fall::Goal;
    occasus::rome_must_fall::Options options{
        {.games = 10000, .rounds = 6, .output = "rome_must_fall_weights.gen.cpp"}};
    CLI::App app{"Fits the weights of strategos by playing"};
    occasus::add_fit_options(app, options);
    app.add_option("--rounds", options.rounds, "rounds of playing and learning");
    app.add_option("--rolls", options.rolls, "rolls of each position");
    app.add_option("--epochs", options.epochs, "passes over the positions of a turn");
    app.add_option("--last-epochs", options.last_epochs, "passes over all positions of a round");
    app.add_option("--outcome-rounds", options.outcome_rounds,
                   "further rounds, which learn from how games go on");
    app.add_option("--trust", options.trust,
                   "how much those trust what came later, against the search of the turn");
    app.add_option("--rate", options.rate, "size of the first step");
    app.add_flag("--from-built-in", options.from_built_in, "go on from the weights in the program");
    app.add_option("--after", options.after, "the command that made those, to be written down");
    const std::map<std::string, Goal> goals = {{"victory", Goal::Victory},
                                               {"brilliant", Goal::BrilliantVictory}};
    app.add_option("--goal", options.goal, "what is played for: victory or brilliant")
        ->transform(CLI::CheckedTransformer(goals));
    return occasus::fit_by_arguments(app, count, arguments, options,
                                     [&] { occasus::rome_must_fall::run(options); });
}
