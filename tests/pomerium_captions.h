// What a caption of an example of Pomerium may claim, and how the engine answers.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "captions.h"

namespace occasus {

// A caption names provinces and invaders by their titles. Every number of it is in a claim.
class PomeriumCaption : public Caption<PomeriumCaption> {
  public:
    PomeriumCaption(const PlayedExample& played, std::string caption)
        : Caption(played, std::move(caption)) {
        name_by_id("provinces", "title");
        name_by_id("invaders", "title");
    }

    static constexpr const char* kClaimed =
        R"(\d|\b(attacks?|devotes?|takes?|holds?|wins?|loses?|says?|joins?|dominant|raises?|falls|)"
        R"(assassinated|strikes?|invades?|outside the Empire)\b)";

    std::vector<std::string> further_faults() const { return {}; }

    static const std::vector<Claim>& claims() {
        using Self = PomeriumCaption;
        static const std::vector<Claim> kClaims = {
            {party() + " begins? in " + place() + more() + more() + " with (\\d+) legions?",
             &Self::began, false},
            {party() + " begins? with (\\d+) legions?", &Self::began_with, false},
            {"[Tt]he Senate begins in " + place() + " with a garrison of (\\d+)",
             &Self::garrison_began, false},
            {place() + " begins outside the Empire with (\\d+) armies", &Self::nation_began, false},
            {"[Rr]olls? of ([\\d, and]*\\d)", &Self::rolled, false},
            {"[Yy]ou may not attack " + place(), &Self::is_refused},
            {party() + " ha(?:ve|s) (\\d+) legions?", &Self::has_legions},
            {"[Tt]he Senate holds " + place() + " with a garrison of (\\d+)", &Self::has_garrison},
            {party() + " holds? " + place(), &Self::holds_province},
            {place() + " is outside the Empire", &Self::is_outside},
            event(party() + " attacks? " + place(), "attack_began", {"attacker", "province"}),
            event(party() + " offers? an alliance in " + place(), "offered",
                  {"general", "province"}),
            event(party() + " devotes? (\\d+)", "devoted", {"side", "legions"}),
            event("(\\d+) percent of (\\d+) makes (\\d+)", "devotion_share",
                  {"share", "total", "legions"}),
            event("initiative adds (\\d+)", "advantage", {"legions"}),
            event("(\\d+) legions take part, so each hit costs (\\d+)", "hit_priced",
                  {"legions", "losses"}),
            event("battle lasts (\\d+) segments?", "segments_rolled", {"segments"}),
            event(party() + " strikes? and leaves? (\\d+)", "volley", {"side", "left"}),
            event("equal at (\\d+)", "tied", {"legions"}),
            event("(\\d+) attackers? and (\\d+) defenders? are left", "battle_ended",
                  {"attackers", "defenders"}),
            event(place() + " falls to " + party() + " without a battle", "walked_in",
                  {"province", "attacker"}),
            event(party() + " takes? over all of " + party(), "merged", {"general", "other"}),
            event(party() + " takes? " + place(), "province_taken", {"general", "province"}),
            event("[Tt]he Empire loses " + place(), "province_lost", {"province"}),
            event(party() + " would be dominant with (\\d+) against (\\d+)", "dominance",
                  {"general", "legions", "other_legions"}),
            {party() + " says? (yes|no)", &Self::answered},
            event(place() + " joins " + party() + " with (\\d+) legions?", "joined",
                  {"province", "general", "legions"}),
            event(party() + " raises? (\\d+) legions?", "income", {"general", "legions"}),
            event("year brings (\\d+) events?", "events_rolled", {"events"}),
            event("(prosperity|epidemic|rebellion) in " + place(), "province_changed",
                  {"change", "province"}),
            event("[Tt]he " + place() + " come to " + place(), "invasion_rolled",
                  {"invader", "province"}),
            event("[Tt]he " + place() + " are (\\d+) strong", "host_rolled",
                  {"invader", "legions"}),
            event(party() + " (?:is|are) assassinated", "assassinated", {"general"}),
            event(party() + " rises in " + place() + " with (\\d+) legions?", "new_general",
                  {"general", "province", "legions"}),
            event(party() + " is out", "general_out", {"general"}),
            event("[Yy]ou (win|lose) the game", "game_over", {"outcome"}),
            event(party() + " wins?", "battle_ended", {"winner"}),
            event(party() + " acts first", "order_settled", {"first"}),
            event(party() + " acts from " + place(), "base_chosen", {"general", "province"}),
            event(party() + " turns to " + place(), "target_chosen", {"general", "province"}),
            event("[Tt]urn (\\d+) begins", "turn_began", {"turn"}),
        };
        return kClaims;
    }

    // "General 1" is general_1, "the garrison" is the Senate’s.
    static std::string term(const std::string& word) {
        std::string name = lower(word);
        if (name.starts_with("general ")) return "general_" + name.substr(8);
        if (name.starts_with("the ")) name = name.substr(4);
        if (name == "garrison" || name == "procurator") return "senate";
        return name == "lose" ? "loss" : name;
    }

  private:
    static std::string place() { return "<(\\w+)>"; }
    static std::string more() { return "(?:(?:,| and) <(\\w+)>)?"; }
    static std::string party() {
        return "([Yy]ou|General \\d|[Tt]he (?:garrison|procurator|nation|host|Senate))";
    }

    // A general of a position, or nothing.
    static Value general(const Value& position, const std::string& word) {
        const std::string name = term(word);
        const std::int64_t number = name == "you" ? 0 : number_of(name.substr(name.find('_') + 1));
        for (const Value& each : *position.find("generals")->items())
            if (number_in(each, "number") == number) return each;
        return {};
    }
    static bool is_held(const Value& general, const std::string& province) {
        const Value* const all = general.find("provinces");
        return all != nullptr &&
               std::any_of(all->items()->begin(), all->items()->end(),
                           [&](const Value& each) { return each == Value(province); });
    }
    static bool has_number(const Value& fields, const std::string& name, const std::string& word) {
        return fields.find(name) != nullptr && number_in(fields, name) == number_of(word);
    }

    bool began(const Words& w) const {
        const Value who = general(played_.before, w[0]);
        return has_number(who, "legions", w.back()) &&
               std::all_of(w.begin() + 1, w.end() - 1, [&](const std::string& province) {
                   return province.empty() || is_held(who, province);
               });
    }
    bool began_with(const Words& w) const {
        return has_number(general(played_.before, w[0]), "legions", w[1]);
    }
    bool garrison_began(const Words& w) const {
        return has_number(*played_.before.find("senate"), w[0], w[1]);
    }
    bool nation_began(const Words& w) const {
        return has_number(*played_.before.find("nations"), w[0], w[1]);
    }
    bool is_refused(const Words& w) const {
        return std::find(played_.refused.begin(), played_.refused.end(), "attack " + w[0]) !=
               played_.refused.end();
    }
    bool has_legions(const Words& w) const {
        return has_number(general(after_, w[0]), "legions", w[1]);
    }
    bool has_garrison(const Words& w) const {
        return has_number(*after_.find("senate"), w[0], w[1]);
    }
    bool holds_province(const Words& w) const { return is_held(general(after_, w[0]), w[1]); }
    bool is_outside(const Words& w) const {
        const auto& generals = *after_.find("generals")->items();
        return after_.find("senate")->find(w[0]) == nullptr &&
               std::none_of(generals.begin(), generals.end(),
                            [&](const Value& each) { return is_held(each, w[0]); });
    }
    bool answered(const Words& w) const {
        return has_event(
            [&](const Value& args) {
                return text_of(args, "owner") == term(w[0]) &&
                       number_in(args, "yes") == (w[1] == "yes" ? 1 : 0);
            },
            "answered");
    }
};

}  // namespace occasus
