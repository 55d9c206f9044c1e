// The printed board and the units on it, for drawing; and as text for a terminal.
#include <algorithm>
#include <bit>
#include <string>

#include "games/empire/game.h"

namespace occasus::empire {

namespace {

Value legions_document(const State& state, int area) {
    Value legions = Value::list();
    const std::uint8_t here = legions_in(state, area);
    for (int legion = 0; legion < kMaxLegions; ++legion)
        if (here >> static_cast<unsigned>(legion) & 1U)
            legions.push(
                Value::fields()
                    .set("number", kLegionNumbers[at(legion)])
                    .set("moved", (state.marched >> static_cast<unsigned>(legion) & 1U) != 0));
    return legions;
}

Value area_view(const Rules& rules, const State& state, int area) {
    return Value::fields()
        .set("id", rules.board().area(area).id)
        .set("romans", state.romans[at(area)])
        .set("barbarians", state.barbarians[at(area)])
        .set("cavalry", state.cavalry[at(area)])
        .set("arrived", state.arrived[at(area)])
        .set("arrived_cavalry", state.arrived_cavalry[at(area)])
        .set("legions", legions_document(state, area))
        .set("wall", contains(state.walls, area))
        .set("fort", contains(state.forts, area))
        .set("contested", is_contested(state, area));
}

bool is_in_conflict(const State& state) {
    return state.step == Step::ConflictRoll || state.step == Step::Losses;
}

Value conflict_view(const Rules& rules, const State& state) {
    if (!is_in_conflict(state)) return {};
    Value conflict = Value::fields();
    conflict.set("area", rules.board().area(state.from).id).set("round", state.round);
    // In the midst of a round one side may be gone.
    if (state.step == Step::ConflictRoll && is_contested(state, state.from))
        conflict.set("column", kColumnTitles[at(rules.conflict_column(state, state.from))]);
    return conflict;
}

// The areas a question is about: where a conflict is, or between which counters are to go.
Value asked_about(const Rules& rules, const State& state) {
    Value areas = Value::list();
    const auto add = [&](int area) { areas.push(rules.board().area(area).id); };
    switch (state.step) {
        case Step::MoveForces:
        case Step::MoveCavalry:
        case Step::CavalryCount:
            add(state.from);
            add(state.to);
            break;
        case Step::Carry:
        case Step::March:
        case Step::BarbarianTarget:
        case Step::CavalryTarget:
        case Step::ConflictRoll:
        case Step::Losses:
            add(state.from);
            break;
        default:
            break;
    }
    return areas;
}

Value borders_document(const Board& board, int index) {
    Value borders = Value::list();
    int number = 0;
    const Area& area = board.area(index);
    for (const Border& border : area.borders)
        borders.push(
            Value::fields()
                .set("to", board.area(border.to).id)
                .set("sea", border.sea)
                .set("provenance", provenance_of(board.figures, border.sea ? "sea" : "border",
                                                 area.id, ++number)));
    return borders;
}

Value area_board(const Board& board, int index) {
    const Area& area = board.area(index);
    const auto told = [&](std::string_view fact) {
        return provenance_of(board.figures, fact, area.id, 0);
    };
    return Value::fields()
        .set("id", area.id)
        .set("title", area.title)
        .set("gloss", area.gloss)
        .set("value", area.value)
        .set("value_provenance", told("value"))
        .set("terrain", kTerrainIds[at(area.terrain)])
        .set("terrain_provenance", told("terrain"))
        .set("invasion", area.invasion)
        .set("provenance", told("area"))
        .set("borders", borders_document(board, index));
}

// ---- as text ----

std::string padded(std::string text, std::size_t width) {
    // Latin titles are plain ASCII; a user's may not be, and then only the column suffers.
    text.resize(std::max(width, text.size()), ' ');
    return text;
}

std::string garrison_text(const State& state, int area) {
    std::string text;
    if (state.romans[at(area)] > 0) text += " " + counted(state.romans[at(area)], "Force");
    const std::uint8_t legions = legions_in(state, area);
    for (int legion = 0; legion < kMaxLegions; ++legion)
        if (legions >> static_cast<unsigned>(legion) & 1U)
            text += " Legion " + std::string(kLegionNumbers[at(legion)]);
    if (contains(state.walls, area)) text += " Wall";
    if (contains(state.forts, area)) text += " Fort";
    return text;
}

std::string horde_text(const State& state, int area) {
    std::string text;
    if (state.barbarians[at(area)] > 0) text += " " + counted(state.barbarians[at(area)], "Force");
    if (state.cavalry[at(area)] > 0)
        text += " " + std::to_string(state.cavalry[at(area)]) + " Cavalry";
    return text;
}

std::string area_text(const Rules& rules, const State& state, int index) {
    const Area& area = rules.board().area(index);
    const std::string romans = garrison_text(state, index);
    const std::string barbarians = horde_text(state, index);
    if (romans.empty() && barbarians.empty()) return {};
    std::string line = padded(area.id, 14) + padded(std::to_string(area.value), 3) +
                       padded(std::string(kTerrainIds[at(area.terrain)]), 9);
    if (!romans.empty()) line += " Rome:" + romans;
    if (!barbarians.empty())
        line += (romans.empty() ? "" : ";") + std::string(" Barbarians:") + barbarians;
    return line + "\n";
}

}  // namespace

std::string Text::turn_title(const State& state) {
    return "Turn " + std::to_string(state.turn);
}

Value Text::board(const Rules& rules, bool built_in) {
    const Board& board = rules.board();
    Value areas = Value::list();
    for (int area = 0; area < board.size(); ++area) areas.push(area_board(board, area));
    return Value::fields()
        .set("board_name", board.name)
        .set("built_in", built_in)
        .set("turns", board.turns)
        .set("rome", board.area(board.rome).id)
        .set("areas", areas);
}

Value Text::view(const Rules& rules, const State& state) {
    Value areas = Value::list();
    for (int area = 0; area < rules.board().size(); ++area)
        areas.push(area_view(rules, state, area));
    return Value::fields()
        .set("turn", state.turn)
        .set("phase", phase(state))
        .set("rrp", state.resources)
        .set("income", rules.income(state))
        .set("upkeep", rules.upkeep(state))
        .set("areas", areas)
        .set("conflict", conflict_view(rules, state))
        .set("asked_about", asked_about(rules, state))
        .set("position", position(rules, state));
}

std::string Text::picture(const Rules& rules, const State& state) {
    std::string text = turn_title(state) + " of " + std::to_string(rules.board().turns) + ", " +
                       phase(state) + ". Treasury " + std::to_string(state.resources) +
                       " RRP, income " + std::to_string(rules.income(state)) + ", upkeep " +
                       std::to_string(rules.upkeep(state)) + ".\n";
    text += "Pile: " + std::to_string(state.roman_pile) + " Roman Forces, " +
            std::to_string(state.fort_pile) + " Forts, " + std::to_string(state.wall_pile) +
            " Walls; " + std::to_string(state.barbarian_pile) + " Barbarian Forces, " +
            std::to_string(state.cavalry_pile) + " Cavalry.\n";
    for (int area = 0; area < rules.board().size(); ++area) text += area_text(rules, state, area);
    return text;
}

}  // namespace occasus::empire
