#include "ai/omens.h"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

namespace occasus {

namespace {

// Kinds of events whose sentence has no number in it, by game.
constexpr std::array<std::string_view, 5> kOfRomeMustFall = {
    "circle_marked", "raid_marked", "ability_lost", "glory_erase", "game_over"};
constexpr std::array<std::string_view, 2> kOfEmpire = {"died", "game_over"};
constexpr std::array<std::string_view, 6> kOfPomerium = {
    "walked_in", "province_taken", "province_lost", "assassinated", "general_out", "game_over"};
constexpr std::array<std::string_view, 5> kOfInvasions = {
    "control_changed", "revolt_ended", "state_founded", "state_ended", "militia_changed"};
constexpr std::array<std::string_view, 4> kOfDiplomacy = {"dislodged", "raided", "centre_taken",
                                                          "eliminated"};

std::span<const std::string_view> telling_kinds(std::string_view game) {
    if (game == "rome_must_fall") return kOfRomeMustFall;
    if (game == "empire") return kOfEmpire;
    if (game == "pomerium") return kOfPomerium;
    if (game == "invasions") return kOfInvasions;
    if (game == "diplomacy") return kOfDiplomacy;
    return {};
}

std::int64_t count_in(const Value& fields, std::string_view name) {
    return *fields.find(name)->number();
}

// Who holds the field, without the numbers of the usual sentence.
std::string conflict_omen(const Value& fields) {
    const std::string& area = *fields.find("area")->text();
    if (count_in(fields, "romans") == 0) return "The Barbarians take " + area + ".";
    if (count_in(fields, "barbarians") + count_in(fields, "cavalry") == 0)
        return "The Barbarians in " + area + " are destroyed.";
    return {};
}

}  // namespace

std::string omen(const AnyGame& game, const Event& event, Seat hearer) {
    const std::string_view kind = game.event_kind(event);
    if (kind == "conflict_over") return conflict_omen(game.event_args(event));
    if (kind == "revolt_began")
        return "The revolt in " + *game.event_args(event).find("province")->text() + " begins.";
    const std::span<const std::string_view> telling = telling_kinds(game.facts().id);
    if (std::find(telling.begin(), telling.end(), kind) == telling.end()) return {};
    return game.describe(event, hearer);
}

}  // namespace occasus
