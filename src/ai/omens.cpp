#include "ai/omens.h"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

namespace occasus {

namespace {

// Kinds of events whose sentence has no number in it, by game.
constexpr std::array<std::string_view, 4> kOfRomeMustFall = {"circle_marked", "raid_marked",
                                                             "ability_lost", "game_over"};
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

// What stands between two parts of a sentence; empty where they are not there.
std::string between(const std::string& sentence, std::string_view before, std::string_view after) {
    const std::size_t begin = sentence.find(before);
    if (begin == std::string::npos) return {};
    const std::size_t from = begin + before.size();
    const std::size_t end = sentence.find(after, from);
    return end == std::string::npos ? std::string() : sentence.substr(from, end - from);
}

// Who holds the field, without the numbers of the usual sentence.
std::string conflict_omen(const AnyGame& game, const Event& event, Seat hearer) {
    const std::string area = between(game.describe(event, hearer), "The conflict in ", " is over");
    const Value fields = game.event_args(event);
    if (count_in(fields, "romans") == 0) return "The Barbarians take " + area + ".";
    if (count_in(fields, "barbarians") + count_in(fields, "cavalry") == 0)
        return "The Barbarians in " + area + " are destroyed.";
    return {};
}

}  // namespace

std::string omen(const AnyGame& game, const Event& event, Seat hearer) {
    const std::string_view kind = game.event_kind(event);
    if (kind == "conflict_over") return conflict_omen(game, event, hearer);
    if (kind == "revolt_began")
        return between(game.describe(event, hearer), "", " revolts") + " revolts.";
    const std::span<const std::string_view> telling = telling_kinds(game.facts().id);
    if (std::find(telling.begin(), telling.end(), kind) == telling.end()) return {};
    std::string text = game.describe(event, hearer);
    return text.find("no effect") == std::string::npos ? text : std::string();
}

}  // namespace occasus
