// The networks of the games' learned players.
#pragma once

#include <memory>
#include <optional>
#include <string_view>

#include "core/refusal.h"

#include "ai/learned/network.h"

namespace occasus {

// nullptr when the game has none, or its weights are not here yet. Programs hold the weights of all
// games; a module of WebAssembly has only those that it was given.
std::shared_ptr<const Network> network_of(std::string_view game_id);

// Takes the bytes of a network's file, or refuses them. Must not run while another thread plays.
std::optional<Refusal> give_weights(std::string_view game_id, std::string_view bytes);

}  // namespace occasus
