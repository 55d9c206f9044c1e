// What a caption of an example of The Barbarian Invasions may claim, and how the engine answers.
#pragma once

#include <algorithm>
#include <cstdint>
#include <regex>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "captions.h"

namespace occasus {

// A caption names Provinces, and Areas by the labels of the map. Every number of it is in a claim.
class InvasionsCaption : public Caption<InvasionsCaption> {
  public:
    InvasionsCaption(const PlayedExample& played, std::string caption)
        : Caption(played, std::move(caption)) {
        name_by_id("areas", "label");
        name_by_id("provinces", "title");
    }

    static constexpr const char* kClaimed =
        R"(\d|\b(no effect|nothing|loses?|controls?|makes?|founded|bribed|bought|attrition|brings?|joins?|)"
        R"(enters?|sails?|go|goes|moves?|marche?s?|wins?|garrison|appears?|may not|refused|treasury)\b)";

    std::vector<std::string> further_faults() const { return {}; }

    static const std::vector<Claim>& claims() {
        using Self = InvasionsCaption;
        static const std::vector<Claim> kClaims = {
            {count() + " begins? in " + place(), &Self::began, false},
            {"[Tt]he treasury begins at (-?\\d+)", &Self::treasury_began, false},
            {"(\\d+) A\\.D\\.", &Self::begins_in_year, false},
            {"[Rr]olls? of ([\\d, and]*\\d)", &Self::rolled, false},
            {count() + " (?:is|are|stays?) in " + place(), &Self::is_in},
            event(count() + " (?:stays?|remains?) as a garrison", "garrison_left", {"sp"}),
            {count() + " may not (move|attack)", &Self::is_refused},
            {count() + " (?:is|are) loyal again", &Self::is_loyal_again},
            {count() + " (?:joins?) the rebels", &Self::joined},
            {count() + " (?:rebels?)", &Self::rebelled},
            event(count() + " (?:is|are) paid", "paid", {"sp"}),
            {count() + " (?:is|are) bought", &Self::is_bought},
            {count() + " (?:is|are) bribed", &Self::is_bribed},
            {count() + " appears? in " + place(), &Self::appears},
            event("(\\d+) against (\\d+)", "battle_began", {"sp", "against"}),
            event("(\\d+)-1", "battle_rolled", {"odds"}),
            {"(½De|½Ex|\\bDe\\b|\\bEx\\b|no effect)", &Self::result},
            {force() + " (?:loses?) (\\d+) to attrition", &Self::withers},
            {force() + " (?:loses?) (\\d+|nothing)", &Self::loses},
            {force() + " controls? " + place(), &Self::controls},
            {force() + " (?:moves?|goe?s?|marche?s?|sails?) to " + place(), &Self::moves},
            {force() + " do(?:es)? not move", &Self::stands},
            {force() + " stops?", &Self::stops},
            {force() + " makes? for " + place(), &Self::aims},
            {"[Tt]he treasury ends at (-?\\d+)", &Self::treasury_ends},
            {"[Tt]axes bring (\\d+)", &Self::taxes},
            event(place() + " brings (?:only )?(\\d+)", "tax_cut", {"province", "credits"}),
            {place() + " revolts with (\\d+)", &Self::revolts},
            {place() + " does not revolt", &Self::is_quiet},
            event("revolt grows to (\\d+)", "revolt_grew", {"sp"}),
            event("[Tt]he militia of " + place() + " rises with (\\d+)", "militia_rose",
                  {"province", "sp"}),
            event("[Tt]he militia of " + place() + " goes home", "militia_left", {"province"}),
            event("founded in " + place(), "state_founded", {"province"}),
            event("from turn (\\d+)", "pooled", {"turn"}),
            event("[Tt]urn (\\d+) begins", "turn_began", {"turn"}),
            {"Rome (wins|loses the game) with (\\d+) Victory Points; (\\d+) were needed",
             &Self::ends},
        };
        return kClaims;
    }

  private:
    static std::string place() { return "<([\\w-]+)>"; }
    // "4 legions", "no militia".
    static std::string count() {
        return "(\\d+|[Nn]o) (?:more "
               ")?(legion|militia|rebel|native|regular|levies|raiders?|Persian|"
               "German|Scythian|Hun|Dacian|Pict|Taurican)s?";
    }
    static std::string force() {
        return "(?:[Tt]he )?(Rome|[Nn]obody|[Nn]atives|[Rr]ebels|[Rr]evolt|[Ss]tate \\d|Persians|"
               "Germans|Scythians|Huns|Dacians|Picts|Tauricans)";
    }

    // "Germans" is german, "Rome" is rome, "State 1" is state1.
    static std::string force_id(std::string title) {
        title = lower(title);
        if (title.starts_with("state ")) return "state" + title.substr(6);
        if (title == "rebels") return title;
        return title.ends_with('s') ? title.substr(0, title.size() - 1) : title;
    }
    // Strength Points of a kind in an Area.
    static std::int64_t points(const Value& position, const std::string& kind,
                               const std::string& area) {
        if (kind == "legion") return number_in(*position.find("legions"), area);
        if (kind == "militia" || kind == "native")
            return number_in(*position.find("militia"), area);
        std::int64_t sum = 0;
        for (const Value& group : *position.find("groups")->items()) {
            const std::string force = text_of(group, "force");
            const bool is_of_kind = kind == "regular" ? force.starts_with("state")
                                    : kind == "rebel" ? force == "rebels"
                                                      : force == force_id(kind);
            if (text_of(group, "area") != area) continue;
            if (kind == "levies" || kind.starts_with("raider"))
                sum += number_in(group, kind == "levies" ? "levies" : "raiders");
            else if (is_of_kind)
                for (const char* part : {"regulars", "levies", "raiders"})
                    sum += number_in(group, part);
        }
        return sum;
    }
    // The sum of a number over the events of a kind that fit.
    template <class Fits>
    std::int64_t sum_of(std::string_view kind, std::string_view name, Fits fits) const {
        std::int64_t sum = 0;
        has_event(
            [&](const Value& args) {
                if (fits(args)) sum += number_in(args, name);
                return false;
            },
            kind);
        return sum;
    }
    bool has(std::string_view kind,
             const std::vector<std::pair<const char*, Value>>& wanted) const {
        return has_event(
            [&](const Value& args) {
                return std::all_of(wanted.begin(), wanted.end(), [&](const auto& each) {
                    const Value* const found = args.find(each.first);
                    return found != nullptr && *found == each.second;
                });
            },
            kind);
    }
    static bool any(const Value&) { return true; }

    bool began(const Words& w) const {
        return points(played_.before, w[1], w[2]) == number_of(w[0]);
    }
    bool is_in(const Words& w) const { return points(after_, w[1], w[2]) == number_of(w[0]); }
    bool treasury_began(const Words& w) const {
        return number_in(played_.before, "treasury") == number_of(w[0]);
    }
    bool treasury_ends(const Words& w) const {
        return number_in(after_, "treasury") == number_of(w[0]);
    }
    // The first year of the scenario.
    bool begins_in_year(const Words& w) const {
        const Value view = played_.match.game().view(played_.match.state(), Seat::Nobody);
        return number_in(view, "year") - number_in(after_, "turn") + 1 == number_of(w[0]);
    }
    bool is_refused(const Words& w) const {
        const std::string verb = w[2] == "move" ? "legions " + w[0] + " " : "attack ";
        return std::any_of(played_.refused.begin(), played_.refused.end(),
                           [&](const std::string& action) { return action.starts_with(verb); });
    }
    bool is_loyal_again(const Words& w) const {
        return sum_of("rebels_returned", "sp", any) + sum_of("rome_satisfied", "sp", any) ==
               number_of(w[0]);
    }
    bool joined(const Words& w) const {
        return sum_of("legions_joined", "joined", any) == number_of(w[0]);
    }
    bool rebelled(const Words& w) const { return sum_of("rebelled", "sp", any) == number_of(w[0]); }
    bool is_bought(const Words& w) const {
        return has("bought", {{"sp", number_of(w[0])},
                              {"force", w[1] == "legion" ? "rome" : force_id(w[1])}});
    }
    bool is_bribed(const Words& w) const {
        const char* const kind = w[1] == "levies" ? "sp" : "raiders";
        return has("bribed", {{kind, number_of(w[0])}});
    }
    bool appears(const Words& w) const {
        return has("force_placed",
                   {{w[1] == "levies" ? "regulars" : "raiders", number_of(w[0])}, {"area", w[2]}});
    }
    bool result(const Words& w) const {
        const std::string code =
            w[0] == "no effect" ? "-" : std::regex_replace(w[0], std::regex("½"), "1/2");
        return has("battle_rolled", {{"result", code}});
    }
    bool withers(const Words& w) const {
        const auto is_theirs = [&](const Value& args) {
            return text_of(args, "force") == force_id(w[0]);
        };
        return sum_of("attrition", "sp", is_theirs) + sum_of("attrition", "raiders", is_theirs) ==
               number_of(w[1]);
    }
    bool loses(const Words& w) const {
        return sum_of("losses", "sp", [&](const Value& args) {
                   return text_of(args, "force") == force_id(w[0]);
               }) == number_of(w[1]);
    }
    bool controls(const Words& w) const {
        return text_of(*after_.find("owners"), w[1]) == force_id(w[0]);
    }
    bool moves(const Words& w) const {
        return has("moved", {{"force", force_id(w[0])}, {"to", w[1]}});
    }
    bool stands(const Words& w) const { return !has("moved", {{"force", force_id(w[0])}}); }
    bool stops(const Words& w) const {
        return has("entry_rolled", {{"force", force_id(w[0])}, {"stops", true}});
    }
    bool aims(const Words& w) const {
        const auto aims_there = [&](const Value& group) {
            return text_of(group, "force") == force_id(w[0]) && text_of(group, "target") == w[1];
        };
        const auto& groups = *played_.before.find("groups")->items();
        return std::any_of(groups.begin(), groups.end(), aims_there) ||
               has_event(aims_there, "target_chosen");
    }
    bool taxes(const Words& w) const {
        return has("taxed", {{"force", "rome"}, {"credits", number_of(w[0])}});
    }
    bool revolts(const Words& w) const {
        return has("revolt_began", {{"province", w[0]}, {"sp", number_of(w[1])}}) ||
               has("militia_revolted", {{"province", w[0]}, {"sp", number_of(w[1])}});
    }
    bool is_quiet(const Words& w) const {
        return has("revolt_prevented", {{"province", w[0]}}) ||
               has("revolt_ignored", {{"province", w[0]}});
    }
    bool ends(const Words& w) const {
        return has("game_over", {{"result", w[0] == "wins" ? "victory" : "defeat"},
                                 {"points", number_of(w[1])},
                                 {"needed", number_of(w[2])}});
    }
};

}  // namespace occasus
