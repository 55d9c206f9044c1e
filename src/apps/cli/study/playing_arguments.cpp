#include "apps/cli/study/playing_arguments.h"

#include <fmt/core.h>

#include "apps/cli/exit.h"
#include "apps/cli/option_values.h"
#include "apps/engine/program_player.h"

namespace occasus::cli {

void add_playing_arguments(CLI::App& command, PlayingArguments& arguments) {
    command.add_flag("--no-clock", arguments.no_clock,
                     "Players that think for a given time make a fixed number of playouts "
                     "instead, about as many as they would make in that time");
    add_threads(command, arguments.threads);
    add_number(command, "--patience", arguments.patience,
               "How many milliseconds a program has for each decision", {1, 3'600'000});
}

SimulationPlan plan_of(const AnyGame& game, const GameArguments& asked,
                       const PlayingArguments& playing, std::uint64_t games, std::uint64_t seed) {
    return {.players = {},
            .rivals = {},
            .start = start_state(game, asked),
            .setup = short_setup(asked),
            .games = games,
            .seed = seed,
            .threads = playing.threads,
            .clock = !playing.no_clock,
            .patience = std::chrono::milliseconds(playing.patience)};
}

std::vector<std::string> players_for(const GameFacts& facts, const std::string& list,
                                     std::string_view option) {
    const std::size_t seats = facts.seats.size();
    std::vector<std::string> names = split_list(list);
    if (names.empty()) return std::vector<std::string>(seats, "uniform");
    const std::string& first = names.front();
    if (first.substr(0, first.find(engine::kProgramPrefix)).find('=') != std::string::npos) {
        std::vector<std::string> players(seats, "uniform");
        for (const std::string& pair : names) {
            auto [seat, player] = split_pair(pair, option);
            const int index = seat_index(seat_named(facts, seat));
            players[at(index)] = std::move(player);
        }
        return players;
    }
    if (names.size() == 1) names.resize(seats, names.front());
    if (names.size() != seats)
        throw UsageError(fmt::format("{} {}: {} names for {} seat{}", option, list, names.size(),
                                     seats, seats == 1 ? "" : "s"));
    return names;
}

}  // namespace occasus::cli
