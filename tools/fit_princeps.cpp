// Fits the weights of princeps (Pomerium): a logistic regression, by how many rivals live.
//
// Each round plays games, the first with the strategy simple and the others with the weights so
// far, and keeps positions between battles with how the game went. In half of the games some
// answers are drawn from another player or by lot, so that worse positions are known as well. Then
// the weights are fitted to everything kept, by Newton's method. Positions of the first rounds are
// forgotten: they came of weaker play.
#include <cstdint>
#include <cstdio>
#include <ranges>
#include <stdexcept>
#include <string>
#include <vector>

#include "ai/heuristics/pomerium_beginners.h"
#include "ai/heuristics/pomerium_princeps.h"
#include "ai/heuristics/pomerium_worth.h"
#include "fitting.h"
#include "games/pomerium/prospects.h"

namespace occasus::pomerium {

namespace {

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

Games play_round(const Rules& rules, const WorthWeights& weights, FitOptions options, int round) {
    options.seed += static_cast<std::uint64_t>(round);
    const std::vector<Games> parts = play_games<Games>(
        options, 0, [&] { return Gleaner(rules, weights, round == 0); },
        [](Gleaner& gleaner, std::uint64_t, Rng rng, Games& game) { gleaner.play(rng, game); });
    Games all;
    for (const Games& part : parts) {
        all.samples.insert(all.samples.end(), part.samples.begin(), part.samples.end());
        all.played += part.played;
        all.won += part.won;
    }
    return all;
}

double odds_of(const WorthInputs& inputs, const WorthInputs& weights) {
    double odds = 0;
    for (std::size_t i = 0; i < kWorthInputs; ++i)
        odds += static_cast<double>(weights[i]) * static_cast<double>(inputs[i]);
    return odds;
}

void fit(WorthWeights& weights, const std::vector<Sample>& samples) {
    constexpr int kSteps = 8;
    for (std::size_t rivals = 0; rivals < kRivalCounts; ++rivals) {
        const auto has_so_many = [&](const Sample& sample) { return sample.rivals == rivals; };
        for (int i = 0; i < kSteps; ++i)
            newton_step(weights[rivals], samples | std::views::filter(has_so_many), odds_of);
    }
}

void write(const WorthWeights& weights, const FitOptions& options) {
    std::string rows;
    for (const WorthInputs& row : weights)
        rows += "        {{" + row_text(row, "{:.4e}F, ") + "}},\n";
    write_weights(options,
                  {"fit_princeps", "the estimate behind princeps, a row for each number of rivals",
                   "ai/heuristics/pomerium_worth.h", "pomerium"},
                  "const WorthWeights& built_in_worth_weights() {\n"
                  "    static constexpr WorthWeights kWeights = {{\n" +
                      rows + "    }};\n    return kWeights;\n}\n");
}

void run(const FitOptions& options) {
    const auto board = Board::parse(built_in_board());
    if (!board) throw std::runtime_error(board.refusal().text);
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
        write(weights, options);
    }
}

}  // namespace

}  // namespace occasus::pomerium

int main(int count, char** arguments) {
    occasus::FitOptions options{.games = 60000, .rounds = 4, .output = "pomerium_weights.gen.cpp"};
    CLI::App app{"Fits the weights of princeps by playing"};
    occasus::add_fit_options(app, options);
    app.add_option("--rounds", options.rounds, "rounds of playing and learning");
    return occasus::fit_by_arguments(app, count, arguments, options,
                                     [&] { occasus::pomerium::run(options); });
}
