// The names of forces and kinds of unit.
#include "games/invasions/words/words.h"

#include <optional>

#include "core/notation.h"

#include "games/invasions/rules.h"

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
    if (is_state(force_of(force)))
        return std::string(kStateId) + std::to_string(state_number(force_of(force)));
    return std::string(kIds[at(force)]);
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
    if (is_state(force_of(force))) return "state " + std::to_string(state_number(force_of(force)));
    return std::string(kTitles[at(force)]);
}

bool is_one(int force) {
    return force == kRome || force == kRevolt || is_state(force_of(force));
}

std::string possessive(int force) {
    return force_title(force) + (is_one(force) ? "'s" : "'");
}

std::string counted_kind(int sp, int force, Kind kind) {
    if (kind == Kind::Militia) return std::to_string(sp) + " militia";
    if (kind == Kind::Raiders) return counted(sp, "raider");
    if (is_nation(force_of(force))) return counted(sp, "levy", "levies");
    return counted(sp, force == kRome || force == kRebels ? "legion" : "regular");
}

std::string counted_kinds(int force, int regulars, int raiders) {
    if (raiders == 0) return counted_kind(regulars, force, Kind::Regulars);
    std::string riding = counted_kind(raiders, force, Kind::Raiders);
    if (regulars == 0) return riding;
    return counted_kind(regulars, force, Kind::Regulars) + " and " + riding;
}

std::string_view regulars_word(Force force) {
    return is_nation(force) ? "levies" : "regulars";
}

std::string area_title(const Rules& rules, int area) {
    const Area& one = rules.board().area(area);
    return one.id + (one.label.empty() ? "" : " (" + one.label + ")");
}

std::string_view result_title(CombatResult result) {
    constexpr std::array<std::string_view, kCombatResults.size()> kResults = {"no effect", "½De",
                                                                              "De", "½Ex", "Ex"};
    return kResults[at(result)];
}

std::string_view result_meaning(CombatResult result) {
    constexpr std::array<std::string_view, kCombatResults.size()> kMeanings = {
        "nobody falls", "half of the defenders are lost, but no loyal legion",
        "all defenders are lost", "all defenders are lost, and half as many attackers",
        "all defenders are lost, and as many attackers"};
    return kMeanings[at(result)];
}

}  // namespace occasus::invasions
