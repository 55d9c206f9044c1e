// Fits the weights of the fast appraisers by playing: logistic regressions, by Newton's method.
//
// Games are played between quick players; in half of them some actions are drawn by lot, so that
// worse positions are known as well. Positions are kept at random with how their game went.
#include <CLI/CLI.hpp>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <exception>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <fstream>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "core/rng.h"

#include "ai/any_player.h"
#include "ai/appraisers/diplomacy.h"
#include "ai/appraisers/empire.h"
#include "ai/appraisers/invasions.h"
#include "ai/appraisers/logistic.h"
#include "ai/appraisers/rome_must_fall.h"
#include "apps/parallel.h"
#include "apps/statistics.h"
#include "games/diplomacy/game.h"
#include "games/empire/game.h"
#include "games/invasions/game.h"
#include "games/registry.h"
#include "games/rome_must_fall/game.h"

namespace occasus {

namespace {

struct Options {
    std::string game;
    int games = 20'000;
    std::uint64_t seed = 1;
    std::uint64_t threads = thread_count(0);
    int one_in = 30;  // One position in so many is kept.
    std::string output;
    std::string arguments;  // As they were given, without the output.
};

// What a game hears of: each position kept, and then how it ended.
struct Listener {
    std::function<void(const AnyState&)> keep;
    std::function<void(const AnyState&)> end;
};

// Plays one game. `players` has some for each seat; each game draws one of them.
void play(const AnyGame& game, const std::vector<std::vector<std::string_view>>& players,
          const Options& options, Rng rng, const Listener& listener) {
    std::vector<std::unique_ptr<AnyPlayer>> seated;
    seated.reserve(players.size());
    for (const auto& some : players)
        seated.push_back(
            make_player(game, some[rng.below(static_cast<std::uint32_t>(some.size()))]));
    const bool errs = rng.below(2) == 0;
    AnyState state{};
    std::vector<Event> unheard;
    game.start(state);
    for (Seat seat = game.to_move(state); seat != Seat::Nobody; seat = game.to_move(state)) {
        if (rng.below(static_cast<std::uint32_t>(options.one_in)) == 0) listener.keep(state);
        const bool by_lot = seat == Seat::Chance || (errs && rng.below(25) == 0);
        const Action action = by_lot ? game.random_action(state, rng)
                                     : seated[static_cast<std::size_t>(seat_index(seat))]->choose(
                                           game.observe(state, seat), rng);
        unheard.clear();
        game.apply(state, action, unheard);
    }
    listener.end(state);
}

template <std::size_t Count>
struct Sample {
    std::array<float, Count> inputs{};
    bool won = false;
};

// One of Newton's steps of a logistic regression; large weights cost a little. Returns the sum of
// the squared errors before it.
template <std::size_t Count>
double newton_step(std::array<float, Count>& weights, const std::vector<Sample<Count>>& samples) {
    std::vector<double> slope(Count);
    std::vector<std::vector<double>> curve(Count, std::vector<double>(Count));
    double loss = 0;
    for (const Sample<Count>& sample : samples) {
        const double chance = logistic(weighed<Count>(sample.inputs, weights));
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

template <std::size_t Count>
std::array<float, Count> fit(const std::vector<Sample<Count>>& samples) {
    std::array<float, Count> weights{};
    for (int step = 0; step < 9; ++step) {
        const double loss = newton_step(weights, samples);
        std::printf("step %d: %zu positions, Brier score %.4f\n", step, samples.size(),
                    loss / static_cast<double>(samples.size()));
        std::fflush(stdout);
    }
    return weights;
}

// `glean` plays a game and keeps its samples. They are in the order of the games, however many
// threads there are.
template <class Kept, class Glean>
std::vector<Kept> play_all(const Options& options, const Glean& glean) {
    std::vector<std::vector<Kept>> games(static_cast<std::size_t>(options.games));
    parallel_for(
        options.threads, games.size(), 1, [] { return 0; },
        [&](int, std::uint64_t game, std::uint64_t) {
            glean(static_cast<int>(game), Rng(options.seed, game), games[game]);
        });
    std::vector<Kept> all;
    for (const auto& game : games) all.insert(all.end(), game.begin(), game.end());
    return all;
}

std::shared_ptr<const AnyGame> game_with(std::string_view id, const std::string& option = {},
                                         const std::string& value = {}) {
    Setup setup;
    if (!option.empty()) setup.options.emplace_back(option, value);
    return *find_game(id)->make(setup);
}

template <std::size_t Count>
std::string braced(const std::array<float, Count>& row) {
    return fmt::format("{{{:.4e}F}}", fmt::join(row, "F, "));
}

void write(const Options& options, const std::string& function, const std::string& type,
           const std::string& weights) {
    std::ofstream(options.output) << fmt::format(
        "// Generated by tools/fit_appraisers.cpp: do not edit. Run: fit_appraisers{0}\n"
        "// The fitted weights of the fast appraiser.\n// clang-format off\n"
        "#include \"ai/appraisers/{1}.h\"\n\nnamespace occasus::{1} {{\n\n"
        "const {2}& {3}() {{\n    static constexpr {2} kWeights = {4};\n    return "
        "kWeights;\n}}\n\n"
        "}}  // namespace occasus::{1}\n",
        options.arguments, options.game, type, function, weights);
}

// Samples that wait for the end of their game.
template <std::size_t Count>
class Gleaner {
  public:
    explicit Gleaner(std::vector<Sample<Count>>& samples)
        : samples_(samples), first_(samples.size()) {}
    void keep(const std::array<float, Count>& inputs) { samples_.push_back({inputs, false}); }
    void end(bool won) {
        for (std::size_t i = first_; i < samples_.size(); ++i) samples_[i].won = won;
    }
    void forget() { samples_.resize(first_); }

  private:
    std::vector<Sample<Count>>& samples_;
    std::size_t first_;
};

void fit_empire(const Options& options) {
    const auto game = game_with("empire");
    const auto& rules = static_cast<const empire::Game&>(*game).rules();
    using Kept = Sample<empire::kAppraisalInputs>;
    const auto samples = play_all<Kept>(options, [&](int, Rng rng, std::vector<Kept>& kept) {
        Gleaner<empire::kAppraisalInputs> gleaner(kept);
        play(*game, {{"expand", "turtle", "greedy", "expand"}, {"mass", "raider", "hoard", "mass"}},
             options, rng,
             {[&](const AnyState& state) {
                  gleaner.keep(empire::appraisal_inputs(rules, empire::Game::get(state)));
              },
              [&](const AnyState& end) { gleaner.end(game->score(end, Seat::First) > 0); }});
    });
    write(options, "appraisal_weights", "AppraisalInputs", "{" + braced(fit(samples)) + "}");
}

void fit_invasions(const Options& options) {
    std::vector<std::shared_ptr<const AnyGame>> games;
    for (const char* scenario : {"1", "2", "3", "4", "5", "6"})
        games.push_back(game_with("invasions", "scenario", scenario));
    using Kept = Sample<invasions::kAppraisalInputs>;
    const auto samples = play_all<Kept>(options, [&](int number, Rng rng, std::vector<Kept>& kept) {
        const AnyGame& game = *games[static_cast<std::size_t>(number) % games.size()];
        const auto& rules = static_cast<const invasions::Game&>(game).rules();
        Gleaner<invasions::kAppraisalInputs> gleaner(kept);
        play(game, {{"legate", "legate", "belisarius"}}, options, rng,
             {[&](const AnyState& state) {
                  gleaner.keep(invasions::appraisal_inputs(rules, invasions::Game::get(state)));
              },
              [&](const AnyState& end) { gleaner.end(game.score(end, Seat::First) > 0); }});
    });
    write(options, "appraisal_weights", "AppraisalInputs", "{" + braced(fit(samples)) + "}");
}

// Whether a victory is brilliant, from the games that planner wins.
void fit_rome_must_fall(const Options& options) {
    const auto game = game_with("rome_must_fall");
    using Kept = Sample<rome_must_fall::kBrillianceInputs>;
    const auto samples = play_all<Kept>(options, [&](int, Rng rng, std::vector<Kept>& kept) {
        Gleaner<rome_must_fall::kBrillianceInputs> gleaner(kept);
        const auto appraiser = make_appraiser(*game);
        play(*game, {{"planner"}}, options, rng,
             {[&](const AnyState& any) {
                  const auto state = rome_must_fall::Game::get(any);
                  if (state.fall > rome_must_fall::kBrilliantFall ||
                      state.step == rome_must_fall::Step::RollPool)
                      return;
                  gleaner.keep(rome_must_fall::brilliance_inputs(
                      state, appraiser->appraise(any).seats[0].worth));
              },
              [&](const AnyState& end) {
                  const int score = game->score(end, Seat::First);
                  if (score == 0) return gleaner.forget();
                  gleaner.end(score == 2);
              }});
    });
    write(options, "brilliance_weights", "BrillianceInputs", "{" + braced(fit(samples)) + "}");
}

// A position of seven powers: the one that won, or none, and who was there at the end.
struct Table {
    std::array<diplomacy::AppraisalInputs, diplomacy::kPowers> inputs{};
    int winner = -1;
    std::uint8_t alive = 0;
    std::uint8_t survivors = 0;
};

using Slope = std::array<double, diplomacy::kAppraisalInputs>;

diplomacy::AppraisalInputs as_floats(const Slope& weights) {
    diplomacy::AppraisalInputs found{};
    for (std::size_t i = 0; i < weights.size(); ++i) found[i] = static_cast<float>(weights[i]);
    return found;
}

// Adds what one table says of the way uphill; returns the sum of its squared errors.
double add_slope(const Table& table, const diplomacy::AppraisalInputs& now, Slope& slope) {
    std::array<double, diplomacy::kPowers> odds{};
    double all = 1;
    double loss = 0;
    for (std::size_t power = 0; power < odds.size(); ++power)
        if ((table.alive >> power & 1U) != 0)
            all += odds[power] = std::exp(weighed(table.inputs[power], now));
    for (std::size_t power = 0; power < odds.size(); ++power) {
        if ((table.alive >> power & 1U) == 0) continue;
        const double won = static_cast<int>(power) == table.winner ? 1 : 0;
        const double error = won - odds[power] / all;
        loss += error * error;
        for (std::size_t i = 0; i < slope.size(); ++i)
            slope[i] += error * static_cast<double>(table.inputs[power][i]);
    }
    return loss;
}

// Who wins, against the draw, by small steps uphill.
diplomacy::AppraisalInputs fit_victory(const std::vector<Table>& tables) {
    Slope weights{};
    Slope mean{};
    Slope spread{};
    for (int step = 1; step <= 1500; ++step) {
        Slope slope{};
        double loss = 0;
        const diplomacy::AppraisalInputs now = as_floats(weights);
        for (const Table& table : tables) loss += add_slope(table, now, slope);
        for (std::size_t i = 0; i < weights.size(); ++i) {
            const double uphill = slope[i] / static_cast<double>(tables.size()) - 1e-4 * weights[i];
            mean[i] = 0.9 * mean[i] + 0.1 * uphill;
            spread[i] = 0.999 * spread[i] + 0.001 * uphill * uphill;
            weights[i] += 0.05 * mean[i] / (1 - std::pow(0.9, step)) /
                          (std::sqrt(spread[i] / (1 - std::pow(0.999, step))) + 1e-8);
        }
        if (step % 300 == 0)
            std::printf("victory, step %d: Brier score %.4f of all powers together\n", step,
                        loss / static_cast<double>(tables.size()));
    }
    return as_floats(weights);
}

diplomacy::AppraisalInputs fit_survival(const std::vector<Table>& tables) {
    std::vector<Sample<diplomacy::kAppraisalInputs>> samples;
    for (const Table& table : tables) {
        if (table.winner >= 0) continue;
        for (std::size_t power = 0; power < diplomacy::kPowers; ++power)
            if ((table.alive >> power & 1U) != 0)
                samples.push_back({table.inputs[power], (table.survivors >> power & 1U) != 0});
    }
    return fit(samples);
}

void fit_diplomacy(const Options& options) {
    std::vector<std::shared_ptr<const AnyGame>> games;
    for (const char* year : {"406", "410", "415", "420", "430", "450"}) {
        games.push_back(game_with("diplomacy", "last_year", year));
        Setup standard;
        standard.options = {{"game", "standard"},
                            {"last_year", std::to_string(1500 + std::stoi(year))}};
        games.push_back(*find_game("diplomacy")->make(standard));
    }
    const auto tables =
        play_all<Table>(options, [&](int number, Rng rng, std::vector<Table>& kept) {
            const AnyGame& game = *games[static_cast<std::size_t>(number) % games.size()];
            const auto& rules = static_cast<const diplomacy::Table&>(game).rules();
            // Good and weak players at one table, as people are: among equals hardly anybody wins.
            const std::vector<std::vector<std::string_view>> players(
                diplomacy::kPowers,
                {"greedy", "dumbbot", "soldier", "veteran", "centurion", "tactician"});
            const std::size_t first = kept.size();
            play(game, players, options, rng,
                 {[&](const AnyState& any) {
                      const auto state = diplomacy::Table::get(any);
                      Table table{.inputs = diplomacy::appraisal_inputs(rules, state)};
                      table.alive = static_cast<std::uint8_t>(~state.eliminated & 0x7FU);
                      kept.push_back(table);
                  },
                  [&](const AnyState& any) {
                      const auto end = diplomacy::Table::get(any);
                      for (std::size_t i = first; i < kept.size(); ++i) {
                          kept[i].survivors = static_cast<std::uint8_t>(~end.eliminated & 0x7FU);
                          for (int power = 0; power < diplomacy::kPowers; ++power)
                              if (game.score(any, seat_at(power)) == 2) kept[i].winner = power;
                      }
                  }});
        });
    int won = 0;
    for (const Table& table : tables) won += table.winner >= 0 ? 1 : 0;
    std::printf("%zu positions, %d of games that were won\n", tables.size(), won);
    const auto victory = fit_victory(tables);
    const auto survival = fit_survival(tables);
    write(options, "appraisal_weights", "AppraisalWeights",
          "{" + braced(victory) + ",\n     " + braced(survival) + "}");
}

}  // namespace

}  // namespace occasus

int main(int count, char** arguments) try {
    occasus::Options options;
    CLI::App app{"Fits the weights of a fast appraiser by playing"};
    app.add_option("game", options.game, "rome_must_fall, empire, invasions or diplomacy")
        ->required()
        ->check(CLI::IsMember({"rome_must_fall", "empire", "invasions", "diplomacy"}));
    app.add_option("--games", options.games, "games to play");
    app.add_option("--seed", options.seed, "their seed");
    app.add_option("--threads", options.threads, "threads that play");
    app.add_option("--output", options.output, "the file to write")->required();
    app.add_option("--one-in", options.one_in, "keeps one position in so many");
    CLI11_PARSE(app, count, arguments);
    for (int i = 1; i < count; ++i)
        if (const std::string argument = arguments[i]; argument == "--output")
            ++i;
        else
            options.arguments += " " + argument;
    if (options.game == "empire") occasus::fit_empire(options);
    if (options.game == "invasions") occasus::fit_invasions(options);
    if (options.game == "rome_must_fall") occasus::fit_rome_must_fall(options);
    if (options.game == "diplomacy") occasus::fit_diplomacy(options);
    return 0;
} catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 1;
}
