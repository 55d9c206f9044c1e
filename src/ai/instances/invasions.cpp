// Every player of The Barbarian Invasions, behind AnyPlayer.
#include "ai/instances/invasions.h"

#include <array>

#include "ai/random.h"

namespace occasus::invasions {

namespace {

constexpr std::array<PlayerFact, 2> kPlayers = {
    PlayerFact{.id = "uniform",
               .title = "Uniform",
               .line = "Takes any legal action, each as likely as the others.",
               .strength = "wins 12 of 1,000 games of scenario 1"},
    PlayerFact{.id = "random",
               .title = "Random",
               .line = "Takes any legal action: Uniform by another name.",
               .strength = "wins 12 of 1,000 games of scenario 1"}};

}  // namespace

std::span<const PlayerFact> players() {
    return kPlayers;
}

std::unique_ptr<AnyPlayer> make_player(const AnyGame& game, std::string_view player_id) {
    if (player_id == "uniform" || player_id == "random")
        return std::make_unique<UniformPlayer>(game);
    return nullptr;
}

}  // namespace occasus::invasions
