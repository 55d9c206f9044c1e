// occasus perft: counts the positions a number of plies away, to compare rules with rules.
#include <chrono>
#include <cstring>
#include <fmt/core.h>

#include "apps/cli/commands.h"
#include "apps/cli/game_setup.h"
#include "apps/cli/option_values.h"
#include "apps/cli/study/simulation.h"
#include "apps/cli/terminal.h"

namespace occasus::cli {

namespace {

struct PerftArguments {
    GameArguments game;
    int depth = 0;
    bool json = false;
};

// `leaves` are the ways to go exactly the whole depth. The others are the positions on the way, by
// kind, counted as often as they are reached; a game that ends early ends in `over`.
struct Count {
    std::uint64_t leaves = 0;
    std::uint64_t decisions = 0;
    std::uint64_t dice = 0;
    std::uint64_t over = 0;
};

class Counter {
  public:
    Counter(const AnyGame& game, int depth)
        : game_(game), actions_(static_cast<std::size_t>(depth) + 1) {}

    // Adds everything up to `depth` plies below `state`.
    void count(const AnyState& state, int depth) {
        if (depth == 0) {
            ++count_.leaves;
            return;
        }
        const Seat seat = game_.to_move(state);
        if (seat == Seat::Nobody) {
            ++count_.over;
            return;
        }
        ++(seat == Seat::Chance ? count_.dice : count_.decisions);
        std::vector<Action>& actions = actions_[at(depth)];
        actions.clear();
        game_.legal_actions(state, actions);
        // OPTIMIZATION: the last ply is counted without being played.
        if (depth == 1) {
            count_.leaves += actions.size();
            return;
        }
        // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): memcpy fills it.
        AnyState next;
        for (Action action : actions) {
            std::memcpy(next.bytes, state.bytes, game_.state_size());
            events_.clear();
            game_.apply(next, action, events_);
            count(next, depth - 1);
        }
    }
    const Count& result() const { return count_; }

  private:
    const AnyGame& game_;
    std::vector<std::vector<Action>> actions_;  // One list per depth, to allocate but once.
    std::vector<Event> events_;
    Count count_;
};

void perft(const PerftArguments& arguments) {
    const std::shared_ptr<const AnyGame> game = make_game(arguments.game);
    const AnyState start = start_state(*game, arguments.game);
    const auto begun = std::chrono::steady_clock::now();
    Counter counter(*game, arguments.depth);
    counter.count(start, arguments.depth);
    const double seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
    const Count& count = counter.result();
    if (arguments.json)
        return print_document(Value::fields()
                                  .set("game", game->facts().id)
                                  .set("depth", arguments.depth)
                                  .set("leaves", whole(count.leaves))
                                  .set("nodes", Value::fields()
                                                    .set("decision", whole(count.decisions))
                                                    .set("chance", whole(count.dice))
                                                    .set("over", whole(count.over)))
                                  .set("seconds", seconds));
    fmt::print("leaves at depth {}  {}\n", arguments.depth, count.leaves);
    fmt::print("decisions          {}\n", count.decisions);
    fmt::print("dice               {}\n", count.dice);
    fmt::print("games over         {}\n", count.over);
    fmt::print("{:.3f} s\n", seconds);
}

}  // namespace

void add_perft(CLI::App& app) {
    const auto [command, arguments] = add_command(
        app, perft, "perft", "Count the positions that lie a number of plies ahead, dice included");
    add_game_argument(*command, arguments->game);
    add_text(*command, "depth", arguments->depth, "DEPTH",
             "How many plies to look ahead; each action and each die is a ply")
        ->required()
        ->transform(from_to(0, 100));
    add_setup_arguments(*command, arguments->game);
    command->footer("Example:\n  occasus perft rome_must_fall 6");
}

}  // namespace occasus::cli
