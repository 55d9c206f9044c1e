// The events of a game that a player hopes for or fears, each as a sentence of its own.
#pragma once

#include <string>

#include "core/any_game.h"

namespace occasus {

// The same sentence whenever the same thing happens, whatever the numbers were; empty for an event
// that decides little by itself.
std::string omen(const AnyGame& game, const Event& event, Seat hearer);

}  // namespace occasus
