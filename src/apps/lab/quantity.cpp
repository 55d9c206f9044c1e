#include "apps/lab/quantity.h"

#include <algorithm>
#include <fmt/core.h>
#include <fmt/ranges.h>

#include "core/list_of.h"
#include "core/near_name.h"
#include "core/number.h"

#include "record/match.h"

namespace occasus::lab {

namespace {

const Value* part_of(const Value& whole, std::string_view name) {
    if (const Value* field = whole.find(name)) return field;
    const Value::List* items = whole.items();
    if (items == nullptr) return nullptr;
    for (const Value& item : *items)
        if (const Value* id = item.find("id"); id != nullptr && *id == Value(name)) return &item;
    const auto index = parse_number<std::size_t>(name);
    return index && *index < items->size() ? &(*items)[*index] : nullptr;
}

Value value_at(const Value& document, std::string_view path) {
    const Value* part = &document;
    while (part != nullptr && !path.empty()) {
        const std::size_t dot = std::min(path.find('.'), path.size());
        part = part_of(*part, path.substr(0, dot));
        path.remove_prefix(std::min(dot + 1, path.size()));
    }
    if (part == nullptr) return nullptr;
    if (const bool* truth = part->truth()) return *truth ? 1 : 0;
    if (const Value::List* items = part->items()) return static_cast<std::int64_t>(items->size());
    if (const Value::Fields* all = part->members()) return static_cast<std::int64_t>(all->size());
    return *part;
}

bool has_event(const AnyGame& game, std::string_view kind) {
    const std::vector<EventFact> facts = game.event_facts();
    return std::any_of(facts.begin(), facts.end(),
                       [&](const EventFact& fact) { return fact.kind == kind; });
}

bool has_rule(const AnyGame& game, std::string_view id) {
    const auto rules = game.facts().rulebook;
    return std::any_of(rules.begin(), rules.end(),
                       [&](const RuleSection& rule) { return rule.id == id; });
}

// The first part of a path is there from the start; what follows may come and go.
std::string wrong_path(const Value& document, std::string_view path) {
    if (document.find(path.substr(0, path.find('.'))) != nullptr) return {};
    std::vector<std::string_view> names;
    for (const auto& [name, value] : *document.members()) names.push_back(name);
    return no_such("field", path.substr(0, path.find('.')), names);
}

}  // namespace

Result<Quantity> find_quantity(const AnyGame& game, const AnyState& start,
                               const std::string& name) {
    const std::size_t dot = name.find('.');
    const std::string family = name.substr(0, dot);
    Quantity quantity;
    quantity.name = name;
    quantity.what = dot == std::string::npos ? "" : name.substr(dot + 1);
    std::string wrong;
    if (family == "event" || family == "first") {
        quantity.kind = family == "event" ? Quantity::Kind::Events : Quantity::Kind::First;
        if (!has_event(game, quantity.what))
            wrong = no_such("event", quantity.what, names_in(game.event_facts(), &EventFact::kind));
    } else if (family == "rule") {
        quantity.kind = Quantity::Kind::Rule;
        if (!has_rule(game, quantity.what))
            wrong = fmt::format("the rulebook has no rule \"{}\"", quantity.what);
    } else if (family == "position") {
        quantity.kind = Quantity::Kind::Position;
        wrong = wrong_path(game.position(start), quantity.what);
    } else if (family == "view") {
        quantity.kind = Quantity::Kind::View;
        wrong = wrong_path(game.view(start, Seat::Nobody), quantity.what);
    } else {
        wrong = fmt::format(
            "\"{}\" is not a quantity; quantities begin with event., rule., first., position. or "
            "view.",
            name);
    }
    if (!wrong.empty()) return unreadable(wrong, name);
    return quantity;
}

Recorder::Recorder(const AnyGame& game, std::vector<Quantity> at_end,
                   std::vector<Quantity> each_turn)
    : game_(game), turn_of_(game) {
    for (Quantity& quantity : at_end) at_end_.push_back({std::move(quantity), 0, {}});
    for (Quantity& quantity : each_turn) each_turn_.push_back({std::move(quantity), 0, {}});
}

void Recorder::begin(const AnyState& start) {
    for (auto* kept : {&at_end_, &each_turn_})
        for (Kept& one : *kept) {
            one.count = 0;
            one.first = nullptr;
        }
    state_ = start;
    turn_ = turn_of_(start);
    title_ = game_.turn_title(start);
    turns_ = Value::list();
}

void Recorder::hear(const Event& event) {
    const std::string_view kind = game_.event_kind(event);
    const std::string_view rule = rule_id(game_.facts(), event.rule);
    for (auto* kept : {&at_end_, &each_turn_})
        for (Kept& one : *kept) {
            const Quantity& quantity = one.quantity;
            if (quantity.what != (quantity.kind == Quantity::Kind::Rule ? rule : kind)) continue;
            ++one.count;
            if (quantity.kind == Quantity::Kind::First && one.first.is_null())
                one.first = turn_of_(state_);
        }
}

void Recorder::see(std::span<const Event> events, const AnyState& state) {
    // An action's events belong to the turn in which it was taken.
    for (const Event& event : events) hear(event);
    state_ = state;
    // OPTIMIZATION: a position takes longer to write down than its title.
    if (each_turn_.empty() || game_.turn_title(state) == title_) return;
    title_ = game_.turn_title(state);
    const Value position = game_.position(state);
    const int turn = turn_of_.in_position(position);
    if (turn == turn_) return;
    end_turn(position);
    turn_ = turn;
}

Value Recorder::value_of(const Kept& kept, const Value& position) const {
    switch (kept.quantity.kind) {
        case Quantity::Kind::Events:
        case Quantity::Kind::Rule:
            return kept.count;
        case Quantity::Kind::First:
            return kept.first;
        case Quantity::Kind::Position:
            return value_at(position, kept.quantity.what);
        case Quantity::Kind::View:
            return value_at(game_.view(state_, Seat::Nobody), kept.quantity.what);
    }
    return nullptr;
}

void Recorder::end_turn(const Value& position) {
    Value values = Value::list().push(turn_);
    for (Kept& kept : each_turn_) {
        values.push(value_of(kept, position));
        if (kept.quantity.kind != Quantity::Kind::First) kept.count = 0;
    }
    turns_.push(std::move(values));
}

Value Recorder::row() {
    const Value position = game_.position(state_);
    Value row = Value::fields();
    const auto as_value = [&](const Kept& kept) { return value_of(kept, position); };
    if (!at_end_.empty()) row.set("end", list_of(at_end_, as_value));
    if (!each_turn_.empty()) {
        end_turn(position);
        row.set("turns", std::move(turns_));
    }
    return row;
}

}  // namespace occasus::lab
