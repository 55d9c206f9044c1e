// A document as a position. A document without a step begins with its phase, and goes on to the
// first question.
#include <algorithm>
#include <string>
#include <vector>

#include "core/document_reader.h"
#include "core/notation.h"

#include "games/invasions/chapters/attack.h"
#include "games/invasions/chapters/control.h"
#include "games/invasions/chapters/creation.h"
#include "games/invasions/chapters/economy.h"
#include "games/invasions/chapters/movement.h"
#include "games/invasions/chapters/revolt.h"
#include "games/invasions/chapters/roman_movement.h"
#include "games/invasions/chapters/setup.h"
#include "games/invasions/game.h"
#include "games/invasions/words/position_fields.h"
#include "games/invasions/words/questions.h"

namespace occasus::invasions {

namespace {

// Reads a position field by field.
class Reader : DocumentReader {
  public:
    Reader(const Rules& rules, const Value& document)
        : DocumentReader(document), rules_(rules), state_(rules.opening()) {}

    Result<State> read() {
        if (complaint()) return *complaint();
        check_names();
        read_when();
        read_counts();
        read_owners();
        read_states();
        read_groups();
        read_question();
        if (!complaint()) finish();
        if (complaint()) return *complaint();
        return state_;
    }

  private:
    void check_names() {
        std::vector<std::string_view> known = {
            "turn",         "phase",       "step",     "treasury",        "persian_treasury",
            "owners",       "groups",      "states",   "militia_owners",  "roman_pool",
            "persian_pool", "created",     "path",     "tie_waiting",     "tie_leaders",
            "unpaid",       "march_group", "attacker", "first_rebellion", "result"};
        const auto add = [&](const char* name, auto&&...) { known.emplace_back(name); };
        const auto add_field = [&](const auto& field) { known.push_back(field.name); };
        for_each_field<ProvinceSet>(state_, add_field);
        for_each_field<AreaSet>(state_, add_field);
        for_each_field<AreaCounts>(state_, add_field);
        for_each_force_set(state_, add);
        for_each_area(state_, add);
        for (const char* name : kPhaseFigures) add(name);
        for_each_figure(state_, add);
        DocumentReader::check_names(known);
    }

    int area_called(const Value& value, const std::string& name) {
        const int area = value.text() == nullptr ? -1 : rules_.board().find_area(*value.text());
        if (area < 0) complain(name, "names an unknown Area.");
        return std::max(area, 0);
    }
    int province_called(const Value& value, const std::string& name) {
        const int province =
            value.text() == nullptr ? -1 : rules_.board().find_province(*value.text());
        if (province < 0) complain(name, "names an unknown Province.");
        return std::max(province, 0);
    }
    Force force_called(const Value& value, const std::string& name) {
        if (value.text() != nullptr && *value.text() == force_id(kNobody)) return kNobody;
        const int force = value.text() == nullptr ? -1 : find_force(*value.text());
        if (force < 0) complain(name, "names an unknown force.");
        return force_of(std::max(force, 0));
    }
    template <class Visit>
    void for_each_item(const Value* list, const std::string& name, const Visit& visit) {
        if (list == nullptr || list->is_null()) return;
        for (const Value& item : items_of(*list, name)) visit(item);
    }
    template <class Visit>
    void for_each_member(const std::string& name, const Visit& visit) {
        for (const auto& [id, value] : fields(name)) visit(id, value);
    }

    // Without units a position is set up; with units it begins with the first phase of a turn.
    void read_when() {
        const bool has_units = field("legions") != nullptr || field("groups") != nullptr ||
                               field("militia") != nullptr;
        state_.turn = static_cast<std::uint8_t>(number("turn", 1, rules_.scenario().turns, 1));
        state_.phase = field("phase") != nullptr ? static_cast<Phase>(choice("phase", kPhaseRows))
                       : has_units               ? Phase::Revolution
                                                 : Phase::SetUp;
        state_.step =
            field("step") == nullptr ? Step::Next : static_cast<Step>(choice("step", kStepRows));
        state_.result = static_cast<Ending>(choice("result", kEndingIds));
        if (state_.phase == Phase::SetUp && has_units) state_.legions.fill(0);
        if (state_.phase != Phase::SetUp) {
            state_.legions.fill(0);
            state_.set_up = {};
        }
        state_.treasury = static_cast<std::int16_t>(
            number("treasury", -kMaxTreasury, kMaxTreasury, state_.treasury));
        state_.persian_treasury = static_cast<std::int16_t>(
            number("persian_treasury", -kMaxTreasury, kMaxTreasury, state_.persian_treasury));
        if (field("first_rebellion") != nullptr)
            state_.first_rebellion = truth_of(field("first_rebellion"), "first_rebellion") ? 1 : 0;
    }

    void read_counts() {
        for_each_field<AreaCounts>(state_, [&](const auto& counts) {
            const std::string name(counts.name);
            for_each_member(name, [&](const std::string& id, const Value& value) {
                counts.value[at(area_called(Value(id), name))] = static_cast<std::uint8_t>(
                    number_of(&value, name + "." + id, 0, counts.meaning.most, 0));
            });
        });
        for_each_field<ProvinceSet>(state_, [&](const auto& set) {
            if (field(set.name) == nullptr) return;
            set.value = 0;
            for_each_item(field(set.name), std::string(set.name), [&](const Value& item) {
                set.value |= province_bit(province_called(item, std::string(set.name)));
            });
        });
        for_each_field<AreaSet>(state_, [&](const auto& set) {
            for_each_item(field(set.name), std::string(set.name), [&](const Value& item) {
                set.value |= area_bit(area_called(item, std::string(set.name)));
            });
        });
        read_pool("roman_pool", state_.roman_pool);
        read_pool("persian_pool", state_.persian_pool);
    }

    void read_pool(const std::string& name, std::array<std::uint8_t, kPoolTurns>& pool) {
        if (field(name) == nullptr) return;
        pool.fill(0);
        for_each_member(name, [&](const std::string& id, const Value& value) {
            const auto turn = number_in(id, 0, kPoolTurns - 1);
            if (!turn) return complain(name, "has an unknown turn.");
            pool[at(*turn)] =
                static_cast<std::uint8_t>(number_of(&value, name + "." + id, 0, kMaxRomans, 0));
        });
    }

    void read_owners() {
        for_each_member("owners", [&](const std::string& id, const Value& value) {
            const Force owner = value.is_null() ? kNobody : force_called(value, "owners." + id);
            if (owner == kRebels || owner == kRevolt || owner == kNative)
                complain("owners." + id, "is not a force that can control a Province.");
            const int province = province_called(Value(id), "owners");
            state_.owner[at(province)] = owner;
            if (owner == kPersians) state_.persian_ever |= province_bit(province);
        });
        for_each_member("militia_owners", [&](const std::string& id, const Value& value) {
            const Force owner = force_called(value, "militia_owners." + id);
            if (owner == kRebels || owner == kRevolt || owner == kNobody)
                complain("militia_owners." + id, "is not a force that has militia.");
            state_.militia_owner[at(province_called(Value(id), "militia_owners"))] = owner;
        });
    }

    void read_states() {
        if (field("states") == nullptr) return;
        for (IndependentState& one : state_.states) one = {};
        for_each_item(field("states"), "states", [&](const Value& item) {
            const int number = number_of(item.find("number"), "states.number", 1, kMaxStates, 1);
            IndependentState& one = state_.states[at(number - 1)];
            one.lives = 1;
            const Value* home = item.find("home");
            one.home =
                province_id(province_called(home == nullptr ? Value() : *home, "states.home"));
            if (const Value* target = item.find("target"); target != nullptr)
                one.target = province_id(province_called(*target, "states.target"));
            one.stopped = truth_of(item.find("stopped"), "states.stopped") ? 1 : 0;
            std::uint8_t rank = 0;
            for_each_item(item.find("conquered"), "states.conquered", [&](const Value& id) {
                auto& conquered = one.conquered[at(province_called(id, "states.conquered"))];
                if (conquered == 0) conquered = ++rank;
            });
        });
    }

    void read_groups() {
        for_each_item(field("groups"), "groups", [&](const Value& item) {
            if (item.members() == nullptr) return complain("groups", "must be a list of objects.");
            if (state_.group_count == kMaxGroups) return complain("groups", "are too many.");
            add_group(state_, read_group(item));
        });
    }
    Group read_group(const Value& item) {
        Group group;
        const auto given = [&](std::string_view name) {
            const Value* value = item.find(name);
            return value == nullptr ? Value() : *value;
        };
        group.force = force_called(given("force"), "groups.force");
        group.area = area_id(area_called(given("area"), "groups.area"));
        const std::string regulars(regulars_word(group.force));
        group.regulars = static_cast<std::uint16_t>(
            number_of(item.find(regulars), "groups." + regulars, 0, kMaxSp, 0));
        group.raiders = static_cast<std::uint16_t>(
            number_of(item.find("raiders"), "groups.raiders", 0, kMaxSp, 0));
        if (group.force == kNobody || group.sp() == 0)
            complain("groups", "must have a force and Strength Points.");
        if (group.force == kRebels) group.target = static_cast<std::uint8_t>(rules_.board().rome);
        if (const Value* target = item.find("target"); target != nullptr)
            group.target = static_cast<std::uint8_t>(
                group.force == kRebels ? area_called(*target, "groups.target")
                                       : province_called(*target, "groups.target"));
        for (const MarkName& mark : kMarks)
            if (truth_of(item.find(mark.id), "groups." + std::string(mark.id)))
                group.set(mark.mark);
        return group;
    }

    void read_question() {
        std::vector<std::string_view> known;
        const auto read_figure = [&](const char* name, auto& figure) {
            known.emplace_back(name);
            const int given = number(name, 0, kNone, static_cast<int>(figure));
            figure = static_cast<std::remove_reference_t<decltype(figure)>>(
                static_cast<std::uint8_t>(given));
        };
        for_each_phase_figure(state_, read_figure);
        for_each_figure(state_, read_figure);
        for (const char* name : kPhaseFigures)
            if (std::find(known.begin(), known.end(), name) == known.end() &&
                number(name, 0, kNone, 0) != 0)
                complain(name, "does not belong to this phase.");
        for_each_area(state_, [&](const char* name, AreaId& area) {
            if (const Value* value = field(name)) area = area_id(area_called(*value, name));
        });
        for_each_force_set(state_, [&](const char* name, ForceSet& forces) {
            for_each_item(field(name), name, [&](const Value& item) {
                const Force force = force_called(item, name);
                if (force == kNobody) return complain(name, "names nobody.");
                forces |= force_bit(force);
            });
        });
        if (const Value* attacker = field("attacker"))
            state_.battle.attacker = force_called(*attacker, "attacker");
        (state_.step == Step::TargetTie ? state_.movement.aiming : state_.march.group) =
            static_cast<std::uint8_t>(number("march_group", 0, kMaxGroups - 1, kNone));
        for_each_item(field("path"), "path", [&](const Value& item) {
            if (state_.march.steps == kMovement) return complain("path", "is too long.");
            state_.march.path[state_.march.steps++] = area_id(area_called(item, "path"));
        });
        state_.tie.waiting = numbers_in("tie_waiting");
        state_.tie.leaders = numbers_in("tie_leaders");
        for_each_item(field("unpaid"), "unpaid", [&](const Value& item) {
            if (state_.pay.unpaid_count == kMaxRomans) return complain("unpaid", "are too many.");
            state_.pay.unpaid[state_.pay.unpaid_count++] = area_id(area_called(item, "unpaid"));
        });
        read_created();
    }
    std::uint64_t numbers_in(const std::string& name) {
        std::uint64_t numbers = 0;
        for_each_item(field(name), name, [&](const Value& item) {
            numbers |= std::uint64_t{1}
                       << static_cast<unsigned>(number_of(&item, name, 0, kMaxAreas - 1, 0));
        });
        return numbers;
    }
    void read_created() {
        for_each_member("created", [&](const std::string& id, const Value& value) {
            const int province = province_called(Value(id), "created");
            const auto& origins = rules_.tables().origins;
            const auto column = std::find(origins.begin(), origins.end(), province);
            if (column == origins.end()) return complain("created", "is of no Province of origin.");
            const auto index = at(column - origins.begin());
            state_.creation.levies[index] = static_cast<std::uint8_t>(
                number_of(value.find("levies"), "created.levies", 0, kNone, 0));
            state_.creation.raiders[index] = static_cast<std::uint8_t>(
                number_of(value.find("raiders"), "created.raiders", 0, kNone, 0));
        });
    }

    // Whether the question can be asked; then on to it.
    void finish() {
        if (field("judged") == nullptr && is_last_turn(rules_, state_) &&
            state_.phase > Phase::Control)
            state_.judged = provinces_of(state_, kRome);
        const int romans = romans_in_play(rules_, state_);
        if (romans > kMaxRomans)
            return complain("position", "has more than 120 Roman Strength Points.");
        state_.romans_ever = static_cast<std::uint8_t>(romans);
        if (const std::string fault = question_fault(rules_, state_); !fault.empty())
            return complain("step", fault);
        if (state_.step == Step::Next) {
            NullSink sink;
            go_on({rules_, state_, sink});
        }
        const std::string_view broken = rules_.broken_invariant(state_);
        if (!broken.empty()) complain("position", "is impossible: " + std::string(broken) + ".");
    }

    const Rules& rules_;
    State state_;
};

}  // namespace

Result<State> Text::from_position(const Rules& rules, const Value& document) {
    return Reader(rules, document).read();
}

}  // namespace occasus::invasions
