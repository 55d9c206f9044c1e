// Exact odds at the table: of a fight asked about by its figures, or of what stands in an Area, or
// of every fight loyal Romans can have; and of a rebellion.
#include <numeric>
#include <optional>
#include <string>

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
                       .set("result", kCombatResults[static_cast<std::size_t>(result)])
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

// 18.0, 8.11. The six dice of a stack of legions in a Period.
Value rebellion_document(const Rules& rules, int legions, int period) {
    Value faces = Value::list();
    int rebelling = 0;
    int rebels_expected = 0;
    for (int face = 1; face <= kFaces; ++face) {
        const int die = modified_by_period(rules, period, face);
        const int rebels = rebels_of(rules, die, legions);
        if (rebels > 0) ++rebelling;
        rebels_expected += rebels;
        faces.push(Value::fields().set("face", face).set("die", die).set("rebels", rebels));
    }
    return Value::fields()
        .set("legions", legions)
        .set("period", std::string(1, static_cast<char>('A' + period)))
        .set("faces", faces)
        .set("p_rebellion", probability(rebelling, kFaces))
        .set("expected_rebels", probability(rebels_expected, kFaces))
        .set("p_state", probability(rebelling, kFaces * kFaces));
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
    int period = rules.period(state);
    if (const Value* given = query.find("period")) {
        const std::string* letter = given->text();
        if (letter == nullptr || letter->size() != 1 || (*letter)[0] < 'A' ||
            (*letter)[0] >= 'A' + kPeriods)
            return unreadable("period must be A to G.", "period");
        period = (*letter)[0] - 'A';
    }
    return rebellion_document(rules, *legions, period);
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

// Fights of loyal Romans against each force beside them, either way round.
void list_fights(const Rules& rules, const State& state, int area, Value& list) {
    const Strengths strengths = strengths_at(rules, state, area);
    const int loyal = strengths.of(kRome);
    if (loyal == 0) return;
    for_each_bit(strengths.present & kNonLoyal, [&](int force) {
        const int sp = strengths.of(force);
        const auto add = [&](std::string_view attacker, std::string_view defender,
                             const Fight& fight) {
            list.push(Value::fields()
                          .set("area", rules.board().area(area).id)
                          .set("attacker", attacker)
                          .set("defender", defender)
                          .set("odds", fight_document(rules, fight)));
        };
        if (loyal >= sp) add(force_id(kRome), force_id(force), {loyal, sp, 0});
        if (sp >= loyal)
            add(force_id(force), force_id(kRome), {sp, loyal, state.legions[at(area)]});
    });
}

// The position with the Romans on the move in an Area they can come to. Militia that would rise
// against them is left aside: a die says where.
State arrived_at(const State& state, int to) {
    State later = state;
    const RomanMovementFrame& moving = state.roman_movement;
    AreaCounts& points = moving.militia != 0 ? later.militia : later.legions;
    points[moving.area] = static_cast<std::uint8_t>(points[moving.area] - moving.count);
    points[at(to)] = static_cast<std::uint8_t>(points[at(to)] + moving.count);
    return later;
}

// Where the Romans on the move can come to, and the fights they would find there; null while nobody
// is on the move.
Value marches_document(const Rules& rules, const State& state) {
    if (state.step != Step::Onward) return {};
    Value marches = Value::list();
    for (const Reached& reached : reach_of(rules, state)) {
        Value fights = Value::list();
        list_fights(rules, arrived_at(state, reached.area), reached.area, fights);
        marches.push(Text::reached(rules, reached).set("fights", fights));
    }
    return marches;
}

// The stacks that may rebel in the next phase G.
Value rebellions_document(const Rules& rules, const State& state) {
    Value list = Value::list();
    for (int area = 0; area < rules.board().size(); ++area)
        if (state.legions[at(area)] >= kRebelliousStack)
            list.push(Value::fields()
                          .set("area", rules.board().area(area).id)
                          .set("odds", rebellion_document(rules, state.legions[at(area)],
                                                          rules.period(state))));
    return list;
}

// What the treasury will be after taxes and pay, as things stand.
Value forecast_document(const Rules& rules, const State& state) {
    const int income = income_of(rules, state, kRome);
    const int pay = total_legions(rules, state) * rules.tables().roman_pay;
    return Value::fields()
        .set("treasury", state.treasury)
        .set("income", income)
        .set("pay", pay)
        .set("after", state.treasury + income - pay)
        .set("unpaid", total_legions(rules, state) - payable(state.treasury + income,
                                                             rules.tables().roman_pay,
                                                             total_legions(rules, state)));
}

}  // namespace

Result<Value> Text::odds(const Rules& rules, const State& state, const Value& query) {
    if (query.members() == nullptr) return unreadable("A question is an object.", "question");
    if (query.find("rebellion") != nullptr) return ask_rebellion(rules, state, query);
    if (query.find("attack") != nullptr || query.find("defence") != nullptr)
        return ask_fight(rules, query);
    Value fights = Value::list();
    if (const Value* name = query.find("area")) {
        const int area = name->text() == nullptr ? -1 : rules.board().find_area(*name->text());
        if (area < 0) return unreadable("area must be the id of an Area.", "area");
        list_fights(rules, state, area, fights);
        return Value::fields().set("fights", fights);
    }
    if (!query.members()->empty())
        return unreadable(
            "Ask for attack and defence, for rebellion with legions and period, or for an area.",
            query.members()->front().first);
    for (int area = 0; area < rules.board().size(); ++area) list_fights(rules, state, area, fights);
    return Value::fields()
        .set("fights", fights)
        .set("rebellions", rebellions_document(rules, state))
        .set("treasury", forecast_document(rules, state))
        .set("marches", marches_document(rules, state));
}

}  // namespace occasus::invasions
