// The position as a document. Field names are those a person would use; a question in progress is
// told by its step and the figures that belong to it.
#include <string>

#include "games/invasions/game.h"
#include "games/invasions/words/position_fields.h"

namespace occasus::invasions {

namespace {

Value area_list(const Rules& rules, AreaSet areas) {
    Value list = Value::list();
    for_each_bit(areas, [&](int area) { list.push(rules.board().area(area).id); });
    return list;
}
Value province_list(const Rules& rules, ProvinceSet provinces) {
    Value list = Value::list();
    for_each_bit(provinces, [&](int province) { list.push(rules.board().province(province).id); });
    return list;
}
Value force_list(ForceSet forces) {
    Value list = Value::list();
    for_each_bit(forces, [&](int force) { list.push(force_id(force)); });
    return list;
}
Value number_list(std::uint64_t numbers) {
    Value list = Value::list();
    for_each_bit(numbers, [&](int number) { list.push(number); });
    return list;
}
template <class Counts>
Value area_counts(const Rules& rules, const Counts& counts) {
    Value document = Value::fields();
    for (int area = 0; area < rules.board().size(); ++area)
        if (counts[at(area)] > 0) document.set(rules.board().area(area).id, counts[at(area)]);
    return document;
}
Value pool_document(const std::array<std::uint8_t, kPoolTurns>& pool) {
    Value document = Value::fields();
    for (std::size_t turn = 0; turn < pool.size(); ++turn)
        if (pool[turn] > 0) document.set(std::to_string(turn), pool[turn]);
    return document;
}

Value group_document(const Rules& rules, const Group& group) {
    Value document = Value::fields()
                         .set("force", force_id(group.force))
                         .set("area", rules.board().area(group.area).id);
    if (group.regulars > 0) document.set(regulars_word(group.force), group.regulars);
    if (group.raiders > 0) document.set("raiders", group.raiders);
    if (group.target != kNone)
        document.set("target", group.force == kRebels ? rules.board().area(group.target).id
                                                      : rules.board().province(group.target).id);
    for (const MarkName& mark : kMarks)
        if (group.is(mark.mark)) document.set(mark.id, true);
    return document;
}

Value state_document(const Rules& rules, const State& state, int number) {
    const IndependentState& one = state.states[at(number - 1)];
    Value conquered = Value::list();
    for (int rank = 1; rank <= kProvinces; ++rank)
        for (int province = 0; province < kProvinces; ++province)
            if (one.conquered[at(province)] == rank)
                conquered.push(rules.board().province(province).id);
    Value document = Value::fields()
                         .set("number", number)
                         .set("home", rules.board().province(one.home).id)
                         .set("conquered", conquered);
    if (one.target != kNoProvince) document.set("target", rules.board().province(one.target).id);
    if (one.stopped != 0) document.set("stopped", true);
    return document;
}

Value owners_document(const Rules& rules, const std::array<Force, kProvinces>& owners) {
    Value document = Value::fields();
    for (int province = 0; province < kProvinces; ++province)
        document.set(rules.board().province(province).id, force_id(owners[at(province)]));
    return document;
}

Value created_document(const Rules& rules, const State& state) {
    Value document = Value::fields();
    for (int column = 0; column < kOrigins; ++column) {
        const int levies = state.creation.levies[at(column)];
        const int raiders = state.creation.raiders[at(column)];
        if (levies + raiders > 0)
            document.set(rules.board().province(rules.tables().origins[at(column)]).id,
                         Value::fields().set("levies", levies).set("raiders", raiders));
    }
    return document;
}

// The subject of the present question, where it is not empty.
void write_question(const Rules& rules, const State& state, Value& document) {
    const auto set_figure = [&](const char* name, auto figure) {
        if (figure != decltype(figure){}) document.set(name, static_cast<int>(figure));
    };
    for_each_phase_figure(state, set_figure);
    for_each_figure(state, set_figure);
    for_each_area(state, [&](const char* name, AreaId area) {
        if (area != kNone) document.set(name, rules.board().area(area).id);
    });
    for_each_force_set(state, [&](const char* name, ForceSet forces) {
        if (forces != 0) document.set(name, force_list(forces));
    });
    if (state.battle.attacker != kNobody) document.set("attacker", force_id(state.battle.attacker));
    // The group that moves, or rolls for its aim.
    const std::uint8_t group =
        state.march.group != kNone ? state.march.group : state.movement.aiming;
    if (group != kNone) document.set("march_group", group);
    if (state.march.steps > 0) {
        Value path = Value::list();
        for (int step = 0; step < state.march.steps; ++step)
            path.push(rules.board().area(state.march.path[at(step)]).id);
        document.set("path", path);
    }
    if (state.tie.waiting != 0)
        document.set("tie_waiting", number_list(state.tie.waiting))
            .set("tie_leaders", number_list(state.tie.leaders));
    if (state.pay.unpaid_count > 0) {
        Value unpaid = Value::list();
        for (int drawn = 0; drawn < state.pay.unpaid_count; ++drawn)
            unpaid.push(rules.board().area(state.pay.unpaid[at(drawn)]).id);
        document.set("unpaid", unpaid);
    }
    if (Value created = created_document(rules, state); !created.members()->empty())
        document.set("created", created);
}

}  // namespace

Value Text::position(const Rules& rules, const State& state) {
    Value groups = Value::list();
    for (int index = 0; index < state.group_count; ++index)
        groups.push(group_document(rules, state.groups[at(index)]));
    Value states = Value::list();
    for (int number = 1; number <= kMaxStates; ++number)
        if (state.states[at(number - 1)].lives != 0)
            states.push(state_document(rules, state, number));
    Value document = Value::fields()
                         .set("turn", state.turn)
                         .set("phase", phase(state))
                         .set("step", row_of(state.step).id)
                         .set("treasury", state.treasury)
                         .set("persian_treasury", state.persian_treasury)
                         .set("owners", owners_document(rules, state.owner))
                         .set("militia_owners", owners_document(rules, state.militia_owner))
                         .set("groups", groups)
                         .set("states", states)
                         .set("roman_pool", pool_document(state.roman_pool))
                         .set("persian_pool", pool_document(state.persian_pool));
    for_each_field<AreaCounts>(state, [&](const auto& field) {
        document.set(field.name, area_counts(rules, field.value));
    });
    for_each_field<ProvinceSet>(state, [&](const auto& field) {
        document.set(field.name, province_list(rules, field.value));
    });
    for_each_field<AreaSet>(state, [&](const auto& field) {
        if (field.value != 0) document.set(field.name, area_list(rules, field.value));
    });
    if (rules.scenario().first_rebellion)
        document.set("first_rebellion", state.first_rebellion != 0);
    write_question(rules, state, document);
    if (state.result != Ending::None) document.set("result", kEndingIds[at(state.result)]);
    return document;
}

std::uint64_t Text::signature(const State& state, std::uint64_t hash) {
    const auto add = [&hash](const auto& value) { hash = hash_bytes(value, hash); };
    add(state.turn);
    add(state.result);
    add(state.treasury);
    add(state.persian_treasury);
    add(state.owner);
    add(state.militia_owner);
    for (int index = 0; index < state.group_count; ++index) add(state.groups[at(index)]);
    add(state.states);
    add(state.roman_pool);
    add(state.persian_pool);
    for_each_field<AreaCounts>(state, [&](const auto& field) { add(field.value); });
    for_each_field<ProvinceSet>(state, [&](const auto& field) { add(field.value); });
    return hash;
}

}  // namespace occasus::invasions
