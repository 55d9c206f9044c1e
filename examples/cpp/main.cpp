// Asks every game for its question and a few legal actions, plays random games, and steps many at
// once.
#include <cstdint>
#include <cstdio>
#include <memory>
#include <string>
#include <vector>

#include "core/any_game.h"
#include "core/rng.h"

#include "ai/any_player.h"
#include "arrays/batch.h"
#include "games/registry.h"

namespace {

using namespace occasus;

// The first question of a game, with the rule, and what may be answered.
void introduce(const AnyGame& game) {
    AnyState state{};
    game.start(state);
    Rng rng(1);
    std::vector<Event> events;
    while (game.to_move(state) == Seat::Chance)
        game.apply(state, game.random_action(state, rng), events);
    std::vector<Action> legal;
    game.legal_actions(state, legal);
    std::printf("%s: %s\n", std::string(game.facts().title).c_str(),
                game.prompt(state).text.c_str());
    std::printf("  %zu legal actions, such as \"%s\"\n", legal.size(),
                game.action_text(state, legal.front()).c_str());
}

// The hash of the results of so many random games, as `occasus bench` prints it.
std::uint64_t signature(const AnyGame& game, int games) {
    AnyState start{};
    game.start(start);
    return game.playouts(start, 1, 0, games).signature;
}

// How many decisions a batch makes in so many steps; games that end begin anew.
long step_many(const std::shared_ptr<const AnyGame>& game, int size, int steps) {
    const auto batch = arrays::make_batch(game, size, 1, {}, nullptr);
    const std::vector<std::int64_t> first(static_cast<std::size_t>(size), 0);
    for (int step = 0; step < steps; ++step) batch->step(first);
    return static_cast<long>(size) * steps;
}

}  // namespace

int main() {
    for (const GameKind& kind : all_games()) {
        const std::shared_ptr<const AnyGame> game = *kind.make({});
        introduce(*game);
        std::printf("  %zu computer players; %ld decisions in a batch\n",
                    players_of(kind.facts.id).size(), step_many(game, 64, 100));
    }
    const auto rome = *find_game("rome_must_fall")->make({});
    std::printf("signature %016llx\n", static_cast<unsigned long long>(signature(*rome, 10000)));
    return 0;
}
