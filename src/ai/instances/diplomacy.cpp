// Every player of Diplomacy, behind AnyPlayer.
#include "ai/instances/diplomacy.h"

#include <array>

#include "ai/heuristics/diplomacy_players.h"
#include "ai/policy_player.h"
#include "ai/random.h"
#include "games/diplomacy/game.h"

namespace occasus::diplomacy {

namespace {

constexpr std::array<PlayerFact, 5> kPlayers = {
    PlayerFact{.id = "uniform",
               .title = "Uniform",
               .line = "Takes any legal action, each as likely as the others.",
               .strength = "for tests"},
    PlayerFact{.id = "random",
               .title = "Random",
               .line = "Takes any legal action, as Uniform does.",
               .strength = "for tests"},
    PlayerFact{.id = "hold",
               .title = "Hold",
               .line = "Lets every unit hold, gives up what is dislodged and builds nothing.",
               .strength = "for tests"},
    PlayerFact{.id = "greedy",
               .title = "Greedy",
               .line = "Sends each unit toward the centre it wants most; supports nobody.",
               .strength = "for beginners"},
    PlayerFact{.id = "tactician",
               .title = "Tactician",
               .line = "Weighs whole sets of orders against what the others may send, and takes "
                       "the one that does best on average.",
               .strength = "the strongest here; it negotiates with nobody",
               .for_newcomers = true}};

template <class Policy>
std::unique_ptr<AnyPlayer> seated(const AnyGame& game, std::string_view reason) {
    const auto& table = static_cast<const Table&>(game);
    return std::make_unique<PolicyPlayer<Table, Policy>>(Policy(table.rules()), reason);
}

}  // namespace

std::span<const PlayerFact> players() {
    return kPlayers;
}

std::unique_ptr<AnyPlayer> make_player(const AnyGame& game, std::string_view player_id) {
    if (player_id == "uniform" || player_id == "random")
        return std::make_unique<UniformPlayer>(game);
    if (player_id == "hold") return seated<HoldPlayer>(game, "Everything stays as it is.");
    if (player_id == "greedy")
        return seated<SetPlayer<greedy_orders>>(game, "Toward the centre that it wants most.");
    if (player_id == "tactician")
        return seated<SetPlayer<tactician_orders>>(
            game, "Of the sets it has weighed, the best on average of what the others may send.");
    return nullptr;
}

}  // namespace occasus::diplomacy
