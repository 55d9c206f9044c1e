#include "apps/cli/records/package_game.h"

#include <utility>

namespace occasus::cli {

namespace {

// Every power by its name, with what the position lists for it.
Value by_power(const Value& position, std::string_view field) {
    Value all = Value::fields();
    for (const auto& [power, count] : *position.find("counted")->members()) {
        const Value* listed = position.find(field)->find(power);
        all.set(power, listed == nullptr ? Value::list() : *listed);
    }
    return all;
}

void add_dislodged(const Value& position, Value& units, Value& retreats) {
    for (const Value& loser : *position.find("dislodged")->items()) {
        if (loser.find("retreats")->items()->empty()) continue;
        const std::string& text = *loser.find("unit")->text();
        const std::string power = text.substr(0, text.find(' '));
        const std::string unit = text.substr(power.size() + 1);
        units.set(power, Value(*units.find(power)).push("*" + unit));
        retreats.set(power, Value(*retreats.find(power)).set(unit, *loser.find("retreats")));
    }
}

}  // namespace

std::string package_phase(const AnyGame& game, const AnyState& state) {
    return game.to_move(state) == Seat::Nobody ? std::string(kCompleted) : game.phase(state);
}

Value package_state(const AnyGame& game, const AnyState& state) {
    const Value position = game.position(state);
    const std::string name = package_phase(game, state);
    Value units = by_power(position, "units");
    Value retreats = Value::fields();
    for (const auto& [power, list] : *units.members()) retreats.set(power, Value::fields());
    if (name.back() == 'R') add_dislodged(position, units, retreats);
    return Value::fields()
        .set("name", name)
        .set("units", std::move(units))
        .set("retreats", std::move(retreats))
        .set("centers", by_power(position, "centers"));
}

}  // namespace occasus::cli
