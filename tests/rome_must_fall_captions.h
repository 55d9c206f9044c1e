// What a caption of an example of Rome Must Fall may claim, and how the engine answers.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "captions.h"

namespace occasus {

// A caption names enemies and circles by their titles. Every number of it is in a claim.
class RomeMustFallCaption : public Caption<RomeMustFallCaption> {
  public:
    RomeMustFallCaption(const PlayedExample& played, std::string caption)
        : Caption(played, std::move(caption)) {
        for (const Value& tracker : *board_.find("trackers")->items())
            if (const Value* const path = tracker.find("path")) name_each(*path, "title");
        name_by_id("trackers", "title");
    }

    static constexpr const char* kClaimed =
        R"(\d|\b(attacks? with|takes?|holds off|fails|loses?|spends?|buys?|wins? back|turns? red|)"
        R"(is lost|is marked|game ends)\b)";

    std::vector<std::string> further_faults() const { return {}; }

    static const std::vector<Claim>& claims() {
        using Self = RomeMustFallCaption;
        static const std::vector<Claim> kClaims = {
            {"[Ii]n turn (\\d+)", &Self::began_in_turn, false},
            {"begin with (\\d+) cubes?", &Self::began_with_cubes, false},
            {enemy() + " begin with " + circle() + more() + more() + more(), &Self::began_with_land,
             false},
            {"(\\d) box(?:es)? of the Fall of Rome begins? marked", &Self::fall_began, false},
            {"(\\d) is placed against " + enemy(), &Self::is_placed, false},
            event("black roll of (\\d) counts (\\d)", "black_rolled", {"face", "value"}),
            {"[Rr]olls? of ([\\d, and]*\\d)", &Self::rolled, false},
            {"dice show ([\\d, and]*\\d)", &Self::dice_show},
            {"does not (pay) for Glory", &Self::is_refused},
            {"[Yy]ou have (\\d) cubes?", &Self::has_cubes},
            {"(\\d) (?:die|dice) (?:is|are) red", &Self::has_red},
            event("levy brings a cube", "levied", {}),
            event("re-roll shows (\\d)", "rerolled", {"face"}),
            event("[Pp]lus one makes (\\d)", "raised", {"to"}),
            event("six(?:es)? buys? a cube", "glory_cube", {}),
            event("[Tt]wo sixes win back " + circle(), "glory_erase", {"circle"}),
            event("[Yy]ou spend (\\d) cubes?", "cubes_spent", {"count"}),
            event(enemy() + " attack with \\+(\\d) from now on", "bonus_added",
                  {"tracker", "bonus"}),
            event(enemy() + " attacks? with (\\d+)", "attack", {"tracker", "total"}),
            event("(\\d+) against (\\d+) holds off " + enemy(), "held",
                  {"value", "total", "tracker"}),
            event("(\\d+) against (\\d+) fails against " + enemy(), "lost",
                  {"value", "total", "tracker"}),
            event(enemy() + " take " + circle(), "circle_marked", {"tracker", "circle"}),
            {"[Rr]aid box (\\d) is marked", &Self::box_is_marked},
            event("die turns red", "die_turned_red", {}),
            event("box (\\d) of the Fall of Rome is marked", "fire", {"fall"}),
            event("nothing is lost", "no_effect", {}),
            event("(re-roll|plus one|levy|Roman offensive) is lost", "ability_lost", {"ability"}),
            {"(re-roll|plus one|levy|Roman offensive) stays lost", &Self::stays_lost},
            event("[Tt]urn (\\d+) begins", "turn_began", {"turn"}),
            {"game ends in (?:a )?(defeat|Victory|Brilliant Victory)", &Self::ends_in},
        };
        return kClaims;
    }

    static std::string term(const std::string& word) {
        if (word == "re-roll") return "reroll";
        if (word == "Roman offensive") return "offensive";
        return word == "plus one" ? "plus_one" : word;
    }

  private:
    static std::string circle() { return "<(\\w+)>"; }
    static std::string more() { return "(?:(?:,| and) <(\\w+)>)?"; }
    static std::string enemy() { return "[Tt]he <(\\w+)>"; }

    static bool has(const Value& list, const std::string& id) {
        const auto& all = *list.items();
        return std::find(all.begin(), all.end(), Value(id)) != all.end();
    }

    bool began_in_turn(const Words& w) const {
        return number_in(played_.before, "turn") == number_of(w[0]);
    }
    bool began_with_cubes(const Words& w) const {
        return number_in(played_.before, "cubes") == number_of(w[0]);
    }
    bool began_with_land(const Words& w) const {
        const Value* const marked = played_.before.find("marked")->find(w[0]);
        return marked != nullptr &&
               std::all_of(w.begin() + 1, w.end(), [&](const std::string& circle) {
                   return circle.empty() || has(*marked, circle);
               });
    }
    bool fall_began(const Words& w) const {
        return number_in(played_.before, "fall") == number_of(w[0]);
    }
    // Before the script, or by it.
    bool is_placed(const Words& w) const {
        const Value* const die = played_.before.find("assigned")->find(w[1]);
        if (die != nullptr)
            return played_.before.find("dice")->items()->at(
                       static_cast<std::size_t>(*die->number())) == Value(number_of(w[0]));
        return has_event(
            [&](const Value& args) {
                return text_of(args, "tracker") == w[1] &&
                       number_in(args, "value") == number_of(w[0]);
            },
            "assigned");
    }
    bool dice_show(const Words& w) const {
        std::vector<int> shown;
        for (const Value& die : *after_.find("dice")->items())
            shown.push_back(static_cast<int>(*die.number()));
        return shown == numbers_in(w[0]);
    }
    bool is_refused(const Words& /*w*/) const {
        return std::any_of(played_.refused.begin(), played_.refused.end(),
                           [](const std::string& action) { return action.starts_with("glory"); });
    }
    bool has_cubes(const Words& w) const { return number_in(after_, "cubes") == number_of(w[0]); }
    bool has_red(const Words& w) const { return number_in(after_, "red") == number_of(w[0]); }
    // Events count boxes from 0.
    bool box_is_marked(const Words& w) const {
        return has_event(
            [&](const Value& args) { return number_in(args, "box") + 1 == number_of(w[0]); },
            "raid_marked");
    }
    bool stays_lost(const Words& w) const {
        return has(*after_.find("abilities_lost"), term(w[0]));
    }
    bool ends_in(const Words& w) const { return text_of(after_, "result") == lower(w[0]); }
};

}  // namespace occasus
