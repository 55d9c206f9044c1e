// What a caption of an example of Diplomacy may claim, and how the engine answers.
#pragma once

#include <algorithm>
#include <regex>
#include <string>
#include <string_view>
#include <vector>

#include "core/number.h"

#include "captions.h"

namespace occasus {

// A caption names provinces and powers by their titles.
class DiplomacyCaption : public Caption<DiplomacyCaption> {
  public:
    DiplomacyCaption(const PlayedExample& played, std::string caption)
        : Caption(played, std::move(caption)) {
        name_by_id("provinces", "title");
        name_by_id("powers", "title");
    }

    static constexpr const char* kClaimed =
        R"(\b(moves?|bounces?|stays?|holds?|ordered|orders|dislodged|disbanded|removed|retreats?|built|)"
        R"(converts?|becomes?|empty|cut|counts|void|convoy|strength|loses?|gains?|owns?|reported)\b)";

    // Orders that are not written as the game writes them.
    std::vector<std::string> further_faults() const {
        std::vector<std::string> faults;
        for (const std::string& action : played_.actions)
            if (!has_event([&](const Value& args) { return text_of(args, "order") == action; }))
                faults.push_back(action + " is not written as the game writes it");
        return faults;
    }

    static const std::vector<Claim>& claims() {
        using Self = DiplomacyCaption;
        static const std::vector<Claim> kClaims = {
            {unit() + " is ordered to support " + unit() + " to " + place(), &Self::supports_move,
             false},
            {unit() + " is ordered to support " + unit(), &Self::supports, false},
            {unit() + " is ordered to convoy " + unit() + " to " + place(), &Self::convoys, false},
            {unit() + " is ordered to hold", &Self::ordered_to_hold, false},
            {unit() + " is ordered to convert", &Self::ordered_to_convert, false},
            {unit() + " is ordered to " + place(), &Self::ordered, false},
            {unit() + " attacks " + place() + " with strength (\\d)", &Self::attacks_with},
            {unit() + " moves to " + place(), &Self::moves},
            {unit() + " bounces", &Self::bounces},
            {unit() + " (?:stays|holds)", &Self::stays},
            {unit() + " is not dislodged", &Self::stays},
            {unit() + " is dislodged", &Self::is_dislodged},
            {unit() + " is disbanded", &Self::is_disbanded},
            {unit() + " is removed", &Self::is_removed},
            {unit() + " retreats to " + place(), &Self::retreats},
            {unit() + " (?:converts to|becomes) an? (army|fleet)", &Self::becomes},
            {place() + " is empty", &Self::is_empty},
            {"[Tt]he support from " + unit() + " is cut", &Self::is_cut},
            {"[Tt]he support from " + unit() + " counts", &Self::is_done},
            {"[Tt]he support from " + unit() + " is void", &Self::is_void},
            {"[Tt]he convoy by " + unit() + " succeeds", &Self::is_done},
            {unit() + " has no convoy", &Self::has_no_convoy},
            {"(army|fleet) is built in " + place(), &Self::is_built},
            {place() + " loses " + place(), &Self::loses},
            {place() + " gains " + place(), &Self::gains},
            {"[Nn]obody owns " + place(), &Self::is_free},
            {place() + " owns " + place(), &Self::owns},
            {unit() + " is reported", &Self::is_reported},
            {unit() + " is not reported", &Self::is_not_reported},
            {"[Tt]he attack from " + unit() + " is reported", &Self::attack_is_reported},
        };
        return kClaims;
    }

  private:
    // "Paris", "the army in Paris", "the North Sea".
    static std::string unit() { return "(?:[Tt]he (?:army|fleet) in )?" + place(); }
    static std::string place() { return "(?:[Tt]he )?<(\\w+)>"; }

    // Whether an order of the unit there, which goes on like this, came out so.
    bool came_out(std::string_view kind, const std::string& from, const std::string& rest,
                  std::string_view code) const {
        return has_event(
            [&](const Value& args) {
                return is_order(text_of(args, "order"), from, rest) &&
                       text_of(args, "code") == code;
            },
            kind);
    }
    static bool is_order(const std::string& order, const std::string& from,
                         const std::string& rest) {
        return std::regex_search(order, std::regex("^[AF] " + from + "(?:/..)?" + rest));
    }
    bool is_given(const std::string& from, const std::string& rest) const {
        return std::any_of(played_.actions.begin(), played_.actions.end(),
                           [&](const std::string& order) { return is_order(order, from, rest); });
    }
    // "A PAR" of the unit in a province, and whose it is; empty where none stands.
    static std::pair<std::string, std::string> unit_in(const Value& position,
                                                       const std::string& id) {
        for (const auto& [power, units] : *position.find("units")->members())
            for (const Value& each : *units.items())
                if (each.text()->substr(2, 3) == id) return {*each.text(), power};
        return {};
    }
    std::string owner_of(const std::string& id) const {
        for (const auto& [power, centres] : *after_.find("centers")->members())
            for (const Value& each : *centres.items())
                if (*each.text() == id) return power;
        return {};
    }
    bool is_seen(const std::string& id) const {
        const Value view = played_.match.game().view(played_.match.state(), Seat::Nobody);
        for (const Value& each : *view.find("units")->items())
            if (text_of(each, "province") == id) return true;
        return false;
    }

    bool ordered(const Words& w) const { return is_given(w[0], " - " + w[1]); }
    bool supports_move(const Words& w) const {
        return is_given(w[0], " S [AF] " + w[1] + "(?:/..)? - " + w[2]);
    }
    bool supports(const Words& w) const { return is_given(w[0], " S [AF] " + w[1] + "(?:/..)?$"); }
    bool convoys(const Words& w) const { return is_given(w[0], " C A " + w[1] + " - " + w[2]); }
    bool ordered_to_hold(const Words& w) const { return is_given(w[0], " H"); }
    bool ordered_to_convert(const Words& w) const { return is_given(w[0], " C(?: \\w+/..)?$"); }
    bool moves(const Words& w) const {
        return came_out("order_resolved", w[0], " - " + w[1], "moves");
    }
    bool bounces(const Words& w) const { return came_out("order_resolved", w[0], " - ", "bounce"); }
    bool attacks_with(const Words& w) const {
        return has_event([&](const Value& args) {
            const Value* const strength = args.find("strength");
            return is_order(text_of(args, "order"), w[0], " - " + w[1]) && strength != nullptr &&
                   *strength == Value(*parse_number<int>(w[2]));
        });
    }
    bool stays(const Words& w) const {
        const auto unit = unit_in(played_.before, w[0]);
        return !unit.first.empty() && unit == unit_in(after_, w[0]);
    }
    bool is_dislodged(const Words& w) const {
        return has_event(
            [&](const Value& args) { return text_of(args, "unit").substr(2, 3) == w[0]; },
            "dislodged");
    }
    bool is_disbanded(const Words& w) const {
        return came_out("order_resolved", w[0], "", "destroyed") ||
               came_out("retreated", w[0], "", "disbanded") ||
               has_event(
                   [&](const Value& args) {
                       const Value* const destroyed = args.find("destroyed");
                       return text_of(args, "unit").substr(2, 3) == w[0] && destroyed != nullptr &&
                              *destroyed == Value(true);
                   },
                   "dislodged");
    }
    bool is_removed(const Words& w) const {
        return has_event(
            [&](const Value& args) { return text_of(args, "unit").substr(2, 3) == w[0]; },
            "removed");
    }
    bool retreats(const Words& w) const {
        return came_out("retreated", w[0], " R " + w[1], "retreats");
    }
    bool becomes(const Words& w) const {
        const std::string unit = unit_in(after_, w[0]).first;
        return came_out("order_resolved", w[0], " C", "converts") &&
               unit.substr(0, 1) == (w[1] == "army" ? "A" : "F");
    }
    bool is_empty(const Words& w) const { return unit_in(after_, w[0]).first.empty(); }
    bool is_cut(const Words& w) const { return came_out("order_resolved", w[0], " S ", "cut"); }
    bool is_done(const Words& w) const { return came_out("order_resolved", w[0], " [SC] ", "ok"); }
    bool is_void(const Words& w) const {
        return came_out("order_resolved", w[0], " [SC] ", "void");
    }
    bool has_no_convoy(const Words& w) const {
        return came_out("order_resolved", w[0], " - ", "no convoy");
    }
    bool is_built(const Words& w) const {
        const std::string unit = unit_in(after_, w[1]).first;
        return came_out("built", w[1], " B", "ok") &&
               unit.substr(0, 1) == (w[0] == "army" ? "A" : "F");
    }
    bool loses(const Words& w) const {
        return has_event(
            [&](const Value& args) {
                return text_of(args, "power") == w[0] && text_of(args, "centre") == w[1];
            },
            "raided");
    }
    bool gains(const Words& w) const {
        return has_event(
            [&](const Value& args) {
                return text_of(args, "power") == w[0] && text_of(args, "centre") == w[1];
            },
            "centre_taken");
    }
    bool is_free(const Words& w) const { return owner_of(w[0]).empty(); }
    bool owns(const Words& w) const { return owner_of(w[1]) == w[0]; }
    bool is_reported(const Words& w) const { return is_seen(w[0]); }
    bool is_not_reported(const Words& w) const {
        return !is_seen(w[0]) && !unit_in(after_, w[0]).first.empty();
    }
    bool attack_is_reported(const Words& w) const {
        return has_event(
            [&](const Value& args) { return is_order(text_of(args, "order"), w[0], " - "); },
            "attacked");
    }
};

}  // namespace occasus
