// Every player of Diplomacy, behind AnyPlayer.
#include "ai/instances/diplomacy.h"

#include <array>

#include "ai/random.h"

namespace occasus::diplomacy {

namespace {

constexpr std::array<PlayerFact, 2> kPlayers = {
    PlayerFact{.id = "uniform",
               .title = "Uniform",
               .line = "Takes any legal action, each as likely as the others.",
               .strength = "loses to everybody"},
    PlayerFact{.id = "random",
               .title = "Random",
               .line = "Takes any legal action: Uniform by another name.",
               .strength = "loses to everybody"}};

}  // namespace

std::span<const PlayerFact> players() {
    return kPlayers;
}

std::unique_ptr<AnyPlayer> make_player(const AnyGame& game, std::string_view player_id) {
    if (player_id == "uniform" || player_id == "random")
        return std::make_unique<UniformPlayer>(game);
    return nullptr;
}

}  // namespace occasus::diplomacy
