#include "ai/learned/weights.h"

#include <functional>
#include <map>
#include <string>

#include "ai/any_player.h"

#ifndef __wasm__
extern "C" {
extern const char occasus_empire_net[];
extern const char occasus_empire_net_end[];
}
#endif

namespace occasus {

namespace {

using Networks = std::map<std::string, std::shared_ptr<const Network>, std::less<>>;

Networks built_in() {
    Networks networks;
#ifndef __wasm__
    const std::string_view empire(
        occasus_empire_net, static_cast<std::size_t>(occasus_empire_net_end - occasus_empire_net));
    if (const auto network = Network::parse(empire)) networks.emplace("empire", *network);
#endif
    return networks;
}

Networks& networks() {
    static auto* const networks = new Networks(built_in());
    return *networks;
}

}  // namespace

std::shared_ptr<const Network> network_of(std::string_view game_id) {
    const auto found = networks().find(game_id);
    return found == networks().end() ? nullptr : found->second;
}

std::optional<Refusal> give_weights(std::string_view game_id, std::string_view bytes) {
    bool is_wanted = false;
    for (const PlayerFact& player : players_of(game_id)) is_wanted |= player.weights;
    if (!is_wanted)
        return unreadable("No player of “" + std::string(game_id) + "” needs weights.", "game");
    const auto network = Network::parse(bytes);
    if (!network) return network.refusal();
    networks().insert_or_assign(std::string(game_id), *network);
    return std::nullopt;
}

}  // namespace occasus
