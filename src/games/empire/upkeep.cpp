// Phases 1 and 2: resource collection and upkeep.
#include <bit>

#include "games/empire/chapters.h"
#include "games/empire/counters.h"

namespace occasus::empire {

// 1.1, 1.2.
void collect_resources(const Turn& turn) {
    State& state = turn.state;
    const int income = turn.rules.income(state);
    for (AreaSet rest = state.roman_areas; rest != 0; rest &= rest - 1) {
        const AreaId area = area_id(std::countr_zero(rest));
        turn.tell<EventKind::Revenue>(area, turn.rules.board().values[area]);
    }
    state.resources = static_cast<std::uint16_t>(state.resources + income);
    state.step = Step::Upkeep;
    turn.tell<EventKind::Income>(income, state.resources);
}

namespace {

struct Upkeep {
    static Asked prompt(const Rules& rules, const State& state) {
        if (rules.upkeep(state) > state.resources)
            return {.text = "Which counters do you send back?",
                    .detail = "The upkeep is {due} RRP; you have {rrp}.",
                    .rule = cite("2.3")};
        return {.text = "Pay the upkeep, or send counters back first?",
                .detail = "The upkeep is {due} RRP; you have {rrp}."};
    }

    // 2.2. READING: R7, R35. One counter at a time; none may go whose going would leave Forces in
    // the open. The phase ends only when what is left can be paid.
    template <class May>
    static void choices(const Rules& rules, const State& state, May& may) {
        const AreaSet all = rules.board().all;
        may.choose(Verb::RemoveForce, "Send back a Force in {area}", all)
            .only(state.roman_areas, cite("2.2"), "There is no Roman Force in {area}.");
        may.choose(Verb::RemoveLegion, "Send back {legion} in {home}", kAllLegions)
            .each([&](int legion) -> Bar {
                const int home = state.legions[at(legion)];
                if (home >= kMaxAreas) return {cite("2.2"), "{legion} is not on the map."};
                if (contains(state.roman_areas, home) &&
                    !rules.may_stay_without(state, home, legion))
                    return {cite("R7"),
                            "Without {legion} the Forces in {home} would have no Legion, Fort or "
                            "Wall: send them back first."};
                return {};
            });
        const AreaSet led = legion_areas(state) | ~state.roman_areas;
        may.choose(Verb::RemoveWall, "Send back the Wall in {area}", all)
            .only(state.walls, cite("2.2"), "There is no Wall in {area}.")
            .only(led | state.forts, cite("R7"),
                  "Without the Wall the Forces in {area} would have no Legion, Fort or Wall: send "
                  "them back first.");
        may.choose(Verb::RemoveFort, "Send back the Fort in {area}", all)
            .only(state.forts, cite("2.2"), "There is no Fort in {area}.")
            .only(led | state.walls, cite("R7"),
                  "Without the Fort the Forces in {area} would have no Legion, Fort or Wall: send "
                  "them back first.");
        may.choose(Verb::End, "Pay the upkeep")
            .usual()
            .even_refused()
            .when(rules.upkeep(state) <= state.resources, cite("2.3"),
                  "You cannot pay {due} counters with {rrp} RRP: send some back first.");
    }

    static void apply(const Turn& turn, Action action) {
        const AreaId area = area_id(operand_of(action));
        switch (verb_of(action)) {
            case Verb::RemoveForce:
                return remove_force(turn, area);
            case Verb::RemoveLegion:
                return remove_legion(turn, operand_of(action));
            case Verb::RemoveWall:
                return remove_building(turn, Piece::Wall, area);
            case Verb::RemoveFort:
                return remove_building(turn, Piece::Fort, area);
            default:
                return pay(turn);
        }
    }

    // 2.2, 2.3. READING: R7. Back to the Available pile.
    static void remove_force(const Turn& turn, AreaId area) {
        const Cite rule = reason(turn);
        deploy_romans(turn.state, area, -1);
        turn.tell_by<EventKind::Removed>(rule, Piece::RomanForce, area, LegionId::None);
    }
    static void remove_legion(const Turn& turn, int legion) {
        const Cite rule = reason(turn);
        auto& place = turn.state.legions[at(legion)];
        const AreaId area{place};
        place = kAvailable;
        turn.tell_by<EventKind::Removed>(rule, Piece::Legion, area, legion_id(legion));
    }
    static void remove_building(const Turn& turn, Piece piece, AreaId area) {
        State& state = turn.state;
        const Cite rule = reason(turn);
        (piece == Piece::Wall ? state.walls : state.forts) &= ~bit_of(area);
        ++(piece == Piece::Wall ? state.wall_pile : state.fort_pile);
        turn.tell_by<EventKind::Removed>(rule, piece, area, LegionId::None);
    }

    // Counters go because they must, or to save their upkeep.
    static Cite reason(const Turn& turn) {
        if (!turn.log.is_heard()) return {};  // OPTIMIZATION: no listener hears it.
        const bool must = turn.rules.upkeep(turn.state) > turn.state.resources;
        return must ? cite("2.3") : cite("2.2");
    }

    // 2.1, 2.4. READING: R5, R6.
    static void pay(const Turn& turn) {
        State& state = turn.state;
        const int counters = turn.rules.upkeep(state);
        const int walls = std::popcount(state.walls);
        const int forts = std::popcount(state.forts);
        const int forces = turn.rules.board().mix.roman_force - state.roman_pile;
        turn.tell<EventKind::UpkeepCounted>(forces, counters - forces - walls - forts, walls,
                                            forts);
        state.resources = static_cast<std::uint16_t>(state.resources - counters);
        state.step = Step::Purchase;
        turn.tell<EventKind::UpkeepPaid>(counters, state.resources);
    }
};

}  // namespace

constexpr Question kUpkeep{Question::of<Upkeep>()};

}  // namespace occasus::empire
