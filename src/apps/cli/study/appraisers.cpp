#include "apps/cli/study/appraisers.h"

#include <fmt/core.h>

#include "apps/cli/exit.h"
#include "apps/cli/option_values.h"
#include "apps/cli/study/simulation.h"
#include "apps/steady_clock.h"

namespace occasus::cli {

namespace {

constexpr std::int64_t kNanosecondsAMillisecond = 1'000'000;
constexpr int kWithoutClock = 100;     // Playouts of a position.
constexpr int kWithClock = 1'000'000;  // At most.

}  // namespace

void add_appraiser_arguments(CLI::App& command, AppraiserArguments& arguments) {
    add_text(command, "--player", arguments.player, "PLAYER",
             "Play on from each position with this computer player in every seat. Default: the "
             "game's own quick estimate");
    add_text(command, "--time", arguments.milliseconds, "MS",
             "With --player: the milliseconds for each position; results then differ between "
             "machines. Default: 100 games played on from each")
        ->transform(from_to(1, 600'000));
}

std::unique_ptr<AnyAppraiser> chosen_appraiser(const AnyGame& game,
                                               const AppraiserArguments& arguments) {
    if (arguments.player.empty()) {
        if (arguments.milliseconds > 0) throw UsageError("--time needs --player");
        return make_appraiser(game);
    }
    const std::vector<std::string_view> players(game.facts().seats.size(), arguments.player);
    PlayoutBudget budget{.playouts = kWithoutClock};
    if (arguments.milliseconds > 0)
        budget = {.playouts = kWithClock,
                  .time = arguments.milliseconds * kNanosecondsAMillisecond,
                  .clock = steady_nanoseconds};
    if (auto appraiser = make_playout_appraiser(game, players, budget)) return appraiser;
    throw UsageError(no_such_player(game.facts().id, arguments.player));
}

}  // namespace occasus::cli
