// What a caption of an example of The Fall of the Roman Empire may claim, and how the engine
// answers.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "captions.h"

namespace occasus {

// A caption names Areas by their titles. Every number of it is in a claim.
class EmpireCaption : public Caption<EmpireCaption> {
  public:
    EmpireCaption(const PlayedExample& played, std::string caption)
        : Caption(played, std::move(caption)) {
        name_by_id("areas", "title");
    }

    static constexpr const char* kClaimed =
        R"(\d|\b(arrives?|marches|collects?|costs?|loses?|wins?|win the|rides?|buys?|sends? back|)"
        R"(for good\.|may not|contested)\b)";

    std::vector<std::string> further_faults() const { return {}; }

    static const std::vector<Claim>& claims() {
        using Self = EmpireCaption;
        static const std::vector<Claim> kClaims = {
            {count() + " begins? in " + area(), &Self::began_in, false},
            {"Rome begins with (\\d+) RRP", &Self::treasury_began, false},
            event("[Rr]oll of (\\d) in column (\\d) is ([xh-]/[xh-])", "conflict_round",
                  {"face", "column", "result"}),
            {"[Rr]olls? of ([\\d, and]*\\d)", &Self::rolled, false},
            {count() + " (?:is|are) in " + area(), &Self::is_in},
            {"[Aa] (Fort|Wall) is in " + area(), &Self::is_built_in},
            {area() + " is (not )?contested", &Self::is_contested},
            {"Rome has (\\d+) RRP", &Self::treasury_is},
            event("Rome collects (\\d+) RRP", "income", {"income"}),
            event(area() + " brings (\\d+)", "revenue", {"area", "value"}),
            event("[Uu]pkeep costs (\\d+) RRP", "upkeep_paid", {"counters"}),
            event("Rome sends back an? (Force|Legion|Wall|Fort)", "removed", {"piece"}),
            event("Rome buys (?:a )?Legion ([IVX]+)", "bought", {"legion"}),
            event("Rome buys a (Force|Wall|Fort)", "bought", {"piece"}),
            event("(\\d+) (Barbarian Force|Cavalry)s? arrives? in " + area(), "placed",
                  {"count", "piece", "area"}),
            event(
                "Legion ([IVX]+) marches from " + area() + " to " + area() + " with (\\d+) Forces?",
                "marched", {"legion", "from", "to", "forces"}),
            event("(\\d+) Barbarian Forces? moves? from " + area() + " to " + area(),
                  "barbarians_moved", {"forces", "from", "to"}),
            event("(\\d+) Cavalry moves? from " + area() + " to " + area(), "barbarians_moved",
                  {"cavalry", "from", "to"}),
            event("(\\d+) Cavalry rides? from " + area() + " to " + area(), "cavalry_moved",
                  {"count", "from", "to"}),
            event("the Barbarians lose (\\d+) Forces?(?: and (\\d+) Cavalry)?", "barbarian_losses",
                  {"forces", "cavalry"}),
            event("Rome loses (\\d+)", "roman_losses", {"lost"}),
            event("Legion ([IVX]+) is lost for good", "died", {"legion"}),
            {"may not (enter|leave|stay in|build a Fort in|build a Wall in) " + area(),
             &Self::is_refused},
            {"(Rome|Barbarians) wins? the game", &Self::wins},
            event("[Tt]urn (\\d+) begins", "turn_began", {"turn"}),
            {"Legion ([IVX]+) is dead for good", &Self::is_dead, false},
            {"turn (\\d+) ends", &Self::turn_is},
        };
        return kClaims;
    }

    // The kinds of counters as events name them.
    static std::string term(const std::string& word) {
        if (word == "Force") return "roman_force";
        if (word == "Barbarian Force") return "barbarian_force";
        return word == "Wall" || word == "Fort" || word == "Legion" || word == "Cavalry"
                   ? lower(word)
                   : word;
    }

  private:
    static std::string area() { return "<(\\w+)>"; }
    static std::string count() {
        return "(\\d+|[Nn]o) (Roman Force|Barbarian Force|Cavalry|Legion)s?";
    }

    static Value in_area(const Value& position, const std::string& area) {
        const Value* const found = position.find("areas")->find(area);
        return found != nullptr ? *found : Value::fields();
    }
    static std::int64_t counters(const Value& area, const std::string& kind) {
        if (kind != "Legion")
            return number_in(area, kind == "Cavalry" ? "C" : kind == "Roman Force" ? "R" : "F");
        const Value* const legions = area.find("legions");
        return legions != nullptr ? static_cast<std::int64_t>(legions->items()->size()) : 0;
    }

    bool began_in(const Words& w) const {
        return counters(in_area(played_.before, w[2]), w[1]) == number_of(w[0]);
    }
    bool is_in(const Words& w) const {
        return counters(in_area(after_, w[2]), w[1]) == number_of(w[0]);
    }
    bool is_built_in(const Words& w) const {
        const Value area = in_area(after_, w[1]);
        const Value* const built = area.find(lower(w[0]));
        return built != nullptr && *built == Value(true);
    }
    bool is_contested(const Words& w) const {
        const Value view = played_.match.game().view(played_.match.state(), Seat::Nobody);
        const auto& areas = *view.find("areas")->items();
        return std::any_of(areas.begin(), areas.end(), [&](const Value& area) {
            return text_of(area, "id") == w[0] && *area.find("contested") == Value(w[1].empty());
        });
    }
    bool treasury_began(const Words& w) const {
        return number_in(played_.before, "rrp") == number_of(w[0]);
    }
    bool treasury_is(const Words& w) const { return number_in(after_, "rrp") == number_of(w[0]); }
    bool turn_is(const Words& w) const { return number_in(after_, "turn") == number_of(w[0]); }
    bool wins(const Words& w) const {
        return text_of(after_, "winner") == (w[0] == "Rome" ? "roman" : "barbarian");
    }
    bool is_dead(const Words& w) const {
        const auto& dead = *played_.before.find("dead")->find("legions")->items();
        return std::find(dead.begin(), dead.end(), Value(w[0])) != dead.end();
    }
    // By the action that was refused.
    bool is_refused(const Words& w) const {
        const std::string action = w[0] == "enter"             ? "to " + w[1]
                                   : w[0] == "leave"           ? "from " + w[1]
                                   : w[0] == "stay in"         ? "carry "
                                   : w[0].ends_with("Fort in") ? "buy fort " + w[1]
                                                               : "buy wall " + w[1];
        return std::any_of(played_.refused.begin(), played_.refused.end(),
                           [&](const std::string& each) { return each.starts_with(action); });
    }
};

}  // namespace occasus
