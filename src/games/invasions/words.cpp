// What forces and kinds of unit are called.
#include "games/invasions/words.h"

#include <optional>

#include "core/notation.h"

namespace occasus::invasions {

namespace {

constexpr std::array<std::string_view, kFirstState> kIds = {
    "rome",     "hun",     "german", "scythian", "dacian", "pict",
    "taurican", "persian", "rebels", "revolt",   "native"};
constexpr std::array<std::string_view, kFirstState> kTitles = {
    "Rome",          "the Huns",     "the Germans", "the Scythians", "the Dacians", "the Picts",
    "the Tauricans", "the Persians", "the rebels",  "the revolt",    "the natives"};
constexpr std::string_view kStateId = "state";

}  // namespace

std::string force_id(int force) {
    if (force == kNobody) return "nobody";
    if (is_state(static_cast<Force>(force)))
        return std::string(kStateId) + std::to_string(state_number(static_cast<Force>(force)));
    return std::string(kIds[static_cast<std::size_t>(force)]);
}

int find_force(std::string_view id) {
    for (std::size_t force = 0; force < kIds.size(); ++force)
        if (kIds[force] == id) return static_cast<int>(force);
    if (!id.starts_with(kStateId)) return -1;
    id.remove_prefix(kStateId.size());
    const std::optional<int> number = number_in(id, 1, kMaxStates);
    return number ? state_force(*number) : -1;
}

std::string force_title(int force) {
    if (force == kNobody) return "nobody";
    if (is_state(static_cast<Force>(force)))
        return "state " + std::to_string(state_number(static_cast<Force>(force)));
    return std::string(kTitles[static_cast<std::size_t>(force)]);
}

std::string counted(int count, const std::string& noun) {
    return std::to_string(count) + " " + noun + (count == 1 ? "" : "s");
}

}  // namespace occasus::invasions
