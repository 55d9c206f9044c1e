// Exact odds at the table: of a fight asked about by its figures, or of what stands in an Area, or
// of every fight loyal Romans can have; and of a rebellion. Each is worked out by the functions
// that carry it out, of the position that a march leads to.
#include <algorithm>
#include <numeric>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "games/invasions/chapters/attack.h"
#include "games/invasions/chapters/control.h"
#include "games/invasions/chapters/creation.h"
#include "games/invasions/chapters/economy.h"
#include "games/invasions/chapters/fights.h"
#include "games/invasions/chapters/movement.h"
#include "games/invasions/chapters/revolt.h"
#include "games/invasions/chapters/roman_movement.h"
#include "games/invasions/chapters/setup.h"
#include "games/invasions/game.h"
#include "games/invasions/rulebook.gen.h"
#include "games/invasions/words/words.h"

namespace occasus::invasions {

namespace {

constexpr int kMostAsked = 9999;

// {"fraction": "5/6", "decimal": 0.8333}.
Value probability(int numerator, int denominator) {
    const int common = std::gcd(numerator, denominator);
    const std::string fraction = denominator == common ? std::to_string(numerator / common)
                                                       : std::to_string(numerator / common) + "/" +
                                                             std::to_string(denominator / common);
    return Value::fields()
        .set("fraction", fraction)
        .set("decimal", static_cast<double>(numerator) / denominator);
}

Value fight_document(const Rules& rules, const Fight& fight) {
    const int odds = odds_of(fight.attack, fight.defence);
    Value faces = Value::list();
    for (int face = 1; face <= kFaces; ++face) {
        const CombatResult result = result_of(rules.tables(), fight, face);
        const Toll toll = toll_of(fight, result);
        faces.push(Value::fields()
                       .set("face", face)
                       .set("result", kCombatResults[at(result)])
                       .set("meaning", result_meaning(result))
                       .set("attacker_loss", toll.attacker)
                       .set("defender_loss", toll.defender));
    }
    const FightSums sums = sums_of(rules.tables(), fight);
    return Value::fields()
        .set("attack", fight.attack)
        .set("defence", fight.defence)
        .set("odds", std::to_string(odds) + "-1")
        .set("faces", faces)
        .set("p_defender_eliminated", probability(sums.eliminated, kFaces))
        .set("p_no_effect", probability(sums.untouched, kFaces))
        .set("expected_attacker_loss", probability(sums.attackers_lost, kFaces))
        .set("expected_defender_loss", probability(sums.defenders_lost, kFaces));
}

// 18.0, 19.1, 8.11. The effect of each face of the die due on so many legions. So many of the six
// faces that follow a rebellion found a state.
Value rebellion_document(const Rules& rules, RebellionDie die, int legions, int founding_faces) {
    Value faces = Value::list();
    int rebelling = 0;
    int rebels_expected = 0;
    for (int face = 1; face <= kFaces; ++face) {
        const int rebels = rebels_on(rules, die, face, legions);
        if (rebels > 0) ++rebelling;
        rebels_expected += rebels;
        faces.push(Value::fields()
                       .set("face", face)
                       .set("die", modified_die(rules, die, face))
                       .set("rebels", rebels));
    }
    const bool by_table = die.rule == RebellionDie::Rule::Table;
    return Value::fields()
        .set("legions", legions)
        .set("period", std::string(1, static_cast<char>('A' + die.period)))
        .set("rule", kRulebook[(by_table ? cite("18.0") : cite("19.1")).index].id)
        .set("faces", faces)
        .set("p_rebellion", probability(rebelling, kFaces))
        .set("expected_rebels", probability(rebels_expected, kFaces))
        .set("p_state", probability(rebelling * founding_faces, kFaces * kFaces));
}

// 8.11, 8.12. The number of the six faces after a rebellion in an Area that found a state.
int founding_faces(const Rules& rules, const State& state, int area) {
    const int province = province_of(rules, area);
    if (state_of_province(state, province) != kNobody) return 0;
    return has_province(state.revolts, province) ? kFaces : 1;
}

// Null where the stack is too small to rebel, or no rebellion is to come.
Value rebellion_at(const Rules& rules, const State& state, int area) {
    const std::optional<RebellionDie> die = next_rebellion_die(rules, state);
    if (!die || !contains(threatened_stacks(state), area)) return {};
    return rebellion_document(rules, *die, state.legions[at(area)],
                              founding_faces(rules, state, area));
}

std::optional<int> asked_number(const Value& query, std::string_view name, int low) {
    const Value* value = query.find(name);
    if (value == nullptr || value->number() == nullptr || *value->number() < low ||
        *value->number() > kMostAsked)
        return std::nullopt;
    return static_cast<int>(*value->number());
}

Result<Value> ask_rebellion(const Rules& rules, const State& state, const Value& query) {
    const auto legions = asked_number(query, "legions", 1);
    if (!legions) return unreadable("legions must be a whole number, 1 or more.", "legions");
    const Value* given = query.find("period");
    if (given == nullptr) {
        const auto die = next_rebellion_die(rules, state);
        if (!die)
            return illegal(cite("4.1"), "No legions can rebel any more: this is the last turn.");
        return rebellion_document(rules, *die, *legions, 1);
    }
    const std::string* letter = given->text();
    if (letter == nullptr || letter->size() != 1 || (*letter)[0] < 'A' ||
        (*letter)[0] >= 'A' + kPeriods)
        return unreadable("period must be A to G.", "period");
    return rebellion_document(rules, {.period = (*letter)[0] - 'A'}, *legions, 1);
}

Result<Value> ask_fight(const Rules& rules, const Value& query) {
    const auto attack = asked_number(query, "attack", 1);
    const auto defence = asked_number(query, "defence", 1);
    if (!attack) return unreadable("attack must be a whole number, 1 or more.", "attack");
    if (!defence) return unreadable("defence must be a whole number, 1 or more.", "defence");
    const int legions = query.find("loyal_legions") == nullptr
                            ? 0
                            : asked_number(query, "loyal_legions", 0).value_or(*defence + 1);
    if (legions > *defence)
        return unreadable("loyal_legions must be 0 to the whole defence.", "loyal_legions");
    if (*attack < *defence)
        return illegal(cite("6.11"), std::to_string(*attack) + " may not attack " +
                                         std::to_string(*defence) + ".");
    return fight_document(rules, {*attack, *defence, legions});
}

struct ListedFight {
    Force attacker;
    Force defender;
    Fight fight;

    friend bool operator==(const ListedFight&, const ListedFight&) = default;
};

// Fights of loyal Romans against each force in the same Area, either way round.
void list_fights(const Rules& rules, const State& state, int area, std::vector<ListedFight>& list) {
    const Strengths strengths = strengths_at(rules, state, area);
    const Strengths attackers = attackers_at(rules, state, area);
    const int loyal = strengths.of(kRome);
    if (loyal == 0) return;
    for_each_bit(strengths.present & kNonLoyal, [&](int force) {
        const int sp = strengths.of(force);
        const int attack = attackers.of(force);
        if (loyal >= sp) list.push_back({kRome, force_of(force), {loyal, sp, 0}});
        if (attack >= loyal)
            list.push_back({force_of(force), kRome, {attack, loyal, state.legions[at(area)]}});
    });
}

Value listed(const Rules& rules, int area, const ListedFight& one) {
    return Value::fields()
        .set("area", rules.board().area(area).id)
        .set("attacker", force_id(one.attacker))
        .set("defender", force_id(one.defender))
        .set("odds", fight_document(rules, one.fight));
}

Value fights_document(const Rules& rules, const State& state, AreaSet areas) {
    Value list = Value::list();
    for_each_bit(areas, [&](int area) {
        std::vector<ListedFight> fights;
        list_fights(rules, state, area, fights);
        for (const ListedFight& one : fights) list.push(listed(rules, area, one));
    });
    return list;
}

// The odds at the end of a march, weighed by the dice on its way. Where the player raises militia
// first, they are those of the position before.
class MarchOdds {
  public:
    MarchOdds(const Rules& rules, const Reached& reached) : rules_(rules), reached_(reached) {}

    Value document(const State& state) {
        go(state, 0, 1);
        Value fights = Value::list();
        for (const auto& [fight, chance] : fights_)
            fights.push(listed(rules_, reached_.area, fight).set("chance", chance));
        return Text::reached(rules_, reached_).set("fights", fights).set("rebellion", rebellion_);
    }

  private:
    // Area by Area. Legions that meet others, or militia that rises, stay there: 5.34.
    void go(State state, std::size_t taken, double chance) {
        NullSink nobody;
        const Turn turn{rules_, state, nobody};
        while (taken < reached_.way.size()) {
            move_romans(turn, reached_.way[taken++]);
            if (state.militia_due != 0) place_next_militia(turn);
            if (state.step == Step::MilitiaArea) return roll(state, taken, chance);
            if (!may_go_on(state)) break;
        }
        arrive(state, chance);
    }

    // 13.2. A face that is rolled again is no face.
    void roll(const State& state, std::size_t taken, double chance) {
        std::vector<State> ends;
        for (int face = 1; face <= kFaces; ++face) {
            State later = state;
            NullSink nobody;
            roll_militia_area({rules_, later, nobody}, face);
            if (!(later == state)) ends.push_back(later);
        }
        for (const State& end : ends) {
            const double share = chance / static_cast<double>(ends.size());
            if (may_go_on(end))
                go(end, taken, share);
            else
                arrive(end, share);
        }
    }

    bool may_go_on(const State& state) const {
        const Strengths here = strengths_at(rules_, state, state.roman_movement.area);
        return state.step == Step::Next && (here.present & kNonLoyal) == 0;
    }

    void arrive(const State& state, double chance) {
        rebellion_ = rebellion_at(rules_, state, reached_.area);
        std::vector<ListedFight> found;
        list_fights(rules_, state, reached_.area, found);
        for (const ListedFight& fight : found) {
            const auto known =
                std::ranges::find(fights_, fight, &std::pair<ListedFight, double>::first);
            if (known == fights_.end())
                fights_.emplace_back(fight, chance);
            else
                known->second += chance;
        }
    }

    const Rules& rules_;
    const Reached& reached_;
    std::vector<std::pair<ListedFight, double>> fights_;
    Value rebellion_;
};

// 5.13. The legions that those on the move would leave where they stand now.
Value left_behind_document(const Rules& rules, const State& state) {
    const RomanMovementFrame& moving = state.roman_movement;
    if (state.step != Step::Onward || moving.militia != 0) return {};
    State later = state;
    later.legions[moving.area] =
        static_cast<std::uint8_t>(later.legions[moving.area] - moving.count);
    return rebellion_at(rules, later, moving.area);
}

// Where the Romans on the move can come to, and what they would find there; null while nobody is on
// the move.
Value marches_document(const Rules& rules, const State& state) {
    if (state.step != Step::Onward) return {};
    Value marches = Value::list();
    for (const Reached& reached : reach_of(rules, state))
        marches.push(MarchOdds(rules, reached).document(state));
    return marches;
}

// The stacks that may rebel in the next phase G.
Value rebellions_document(const Rules& rules, const State& state) {
    Value list = Value::list();
    for (int area = 0; area < rules.board().size(); ++area) {
        const Value odds = rebellion_at(rules, state, area);
        if (!odds.is_null())
            list.push(Value::fields().set("area", rules.board().area(area).id).set("odds", odds));
    }
    return list;
}

}  // namespace

Result<Value> Text::odds(const Rules& rules, const State& state, const Value& query) {
    if (query.members() == nullptr) return unreadable("A question is an object.", "question");
    if (query.find("rebellion") != nullptr) return ask_rebellion(rules, state, query);
    if (query.find("attack") != nullptr || query.find("defence") != nullptr)
        return ask_fight(rules, query);
    if (const Value* name = query.find("area")) {
        const int area = name->text() == nullptr ? -1 : rules.board().find_area(*name->text());
        if (area < 0) return unreadable("area must be the id of an Area.", "area");
        return Value::fields().set("fights", fights_document(rules, state, area_bit(area)));
    }
    if (!query.members()->empty())
        return unreadable(
            "Ask for attack and defence, for rebellion with legions and period, or for an area.",
            query.members()->front().first);
    return Value::fields()
        .set("fights", fights_document(rules, state, rules.board().all_areas))
        .set("rebellions", rebellions_document(rules, state))
        .set("left_behind", left_behind_document(rules, state))
        .set("marches", marches_document(rules, state));
}

}  // namespace occasus::invasions
