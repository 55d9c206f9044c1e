// occasus calibrate: how good an appraiser is, over the positions of games between players.
#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/core.h>

#include "ai/account.h"
#include "apps/cli/commands.h"
#include "apps/cli/exit.h"
#include "apps/cli/game_setup.h"
#include "apps/cli/option_values.h"
#include "apps/cli/study/appraisers.h"
#include "apps/cli/study/playing_arguments.h"
#include "apps/cli/study/simulation.h"
#include "apps/cli/terminal.h"
#include "apps/interruption.h"

namespace occasus::cli {

namespace {

constexpr std::size_t kBins = 10;

struct CalibrateArguments {
    GameArguments game;
    AppraiserArguments appraiser;
    std::string players;
    std::uint64_t games = 1000;
    int one_in = 10;
    std::uint64_t seed = 1;
    bool json = false;
};

// Positions that were given about the same chance.
struct Bin {
    std::uint64_t positions = 0;
    double called = 0;  // Sums.
    double came = 0;
};

struct Calibration {
    std::array<Bin, kBins> bins{};
    std::uint64_t positions = 0;
    double squares = 0;  // The forecasts less the results, squared.
    double came = 0;
    double came_squares = 0;

    void count(double called, double result) {
        Bin& bin = bins[std::min(kBins - 1, static_cast<std::size_t>(called * kBins))];
        ++bin.positions;
        bin.called += called;
        bin.came += result;
        ++positions;
        squares += (called - result) * (called - result);
        came += result;
        came_squares += result * result;
    }
    double brier() const { return squares / static_cast<double>(positions); }
    // The Brier score of a forecast that is always the mean.
    double blind() const {
        const double mean = came / static_cast<double>(positions);
        return came_squares / static_cast<double>(positions) - mean * mean;
    }
};

std::vector<std::string> players_asked(const GameFacts& facts, const std::string& list) {
    if (!list.empty()) return players_for(facts, list, "--players");
    const std::vector<std::string_view> quick = quick_players(facts);
    return {quick.begin(), quick.end()};
}

// Appraises every so many-th position of the games that it watches before their end is known.
class Calibrator final : public Onlooker {
  public:
    // Both must outlive this.
    Calibrator(const AnyGame& game, const CalibrateArguments& arguments)
        : game_(game),
          one_in_(static_cast<std::uint32_t>(arguments.one_in)),
          appraiser_(chosen_appraiser(game, arguments.appraiser)),
          draw_(arguments.seed, 0) {}

    void begin(const AnyState& start) override {
        appraisals_.clear();
        see({}, start);
    }
    void see(std::span<const Event>, const AnyState& state) override {
        if (game_.to_move(state) != Seat::Nobody && draw_.below(one_in_) == 0)
            appraisals_.push_back(appraiser_->appraise(state));
    }
    // One of two seats is enough: one seat's loss is the other's gain.
    void count(const AnyState& end) {
        const Appraisal result = exact_appraisal(game_, end);
        const std::size_t seats = result.seats.size() == 2 ? 1 : result.seats.size();
        for (const Appraisal& appraisal : appraisals_)
            for (std::size_t seat = 0; seat < seats; ++seat)
                calibration_.count(appraisal.seats[seat].worth, result.seats[seat].worth);
    }
    const Calibration& calibration() const { return calibration_; }

  private:
    const AnyGame& game_;
    std::uint32_t one_in_;
    std::unique_ptr<AnyAppraiser> appraiser_;
    Rng draw_;
    std::vector<Appraisal> appraisals_;
    Calibration calibration_;
};

Value calibration_document(const GameFacts& facts, const Calibration& calibration) {
    Value bins = Value::list();
    for (const Bin& bin : calibration.bins) {
        if (bin.positions == 0) continue;
        const auto count = static_cast<double>(bin.positions);
        bins.push(Value::fields()
                      .set("positions", static_cast<std::int64_t>(bin.positions))
                      .set("called", bin.called / count)
                      .set("came", bin.came / count));
    }
    return Value::fields()
        .set("game", facts.id)
        .set("positions", static_cast<std::int64_t>(calibration.positions))
        .set("brier", calibration.brier())
        .set("blind", calibration.blind())
        .set("bins", std::move(bins));
}

void print_calibration(const GameFacts& facts, const Calibration& calibration) {
    fmt::print("{}: {} positions, Brier score {:.4f}; always guessing the average: {:.4f}\n",
               facts.title, calibration.positions, calibration.brier(), calibration.blind());
    fmt::print("| predicted | happened | positions |\n|---|---|---|\n");
    for (const Bin& bin : calibration.bins) {
        if (bin.positions == 0) continue;
        const auto count = static_cast<double>(bin.positions);
        fmt::print("| {:.1f} % | {:.1f} % | {} |\n", bin.called / count * 100,
                   bin.came / count * 100, bin.positions);
    }
}

void calibrate(const CalibrateArguments& arguments) {
    const std::shared_ptr<const AnyGame> game = make_short_game(arguments.game);
    SimulationPlan plan =
        plan_of(*game, arguments.game, {.no_clock = true}, arguments.games, arguments.seed);
    plan.players = players_asked(game->facts(), arguments.players);
    Simulator simulator(*game, plan);
    Calibrator calibrator(*game, arguments);
    const Interruption interruption;
    ProgressBar progress("calibrate", arguments.json ? 0 : plan.games);
    for (std::uint64_t n = 0; n < plan.games && !Interruption::came(); ++n) {
        calibrator.count(simulator.play(n, &calibrator).end);
        progress.advance(1);
    }
    progress.finish();
    const Calibration& calibration = calibrator.calibration();
    if (calibration.positions == 0) throw Refused("no position was sampled: play more games");
    if (arguments.json)
        print_document(calibration_document(game->facts(), calibration));
    else
        print_calibration(game->facts(), calibration);
    Interruption::pass_on();
}

}  // namespace

void add_calibrate(CLI::App& app) {
    const auto [command, arguments] =
        add_command(app, calibrate, "calibrate",
                    "Play games and compare the predicted chances with the results");
    add_game_argument(*command, arguments->game);
    add_setup_arguments(*command, arguments->game);
    add_appraiser_arguments(*command, arguments->appraiser);
    add_text(*command, "--players", arguments->players, "A,B",
             "The players: one name, or one for each seat, separated by commas");
    add_number(*command, "--games", arguments->games, "How many games", {1, 10'000'000});
    add_number(*command, "--one-in", arguments->one_in, "Appraise about one position in this many",
               {1, 1'000'000});
    add_seed(*command, arguments->seed, "The same seed gives the same games")
        ->capture_default_str();
    command->footer(
        "Examples:\n"
        "  occasus calibrate empire --games 20000 --players expand,mass\n"
        "  occasus calibrate invasions --option scenario=3 --games 2000");
}

}  // namespace occasus::cli
