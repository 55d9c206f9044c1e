// Phase 4: Barbarian reinforcements.
#include <algorithm>
#include <string>

#include "core/words.h"

#include "games/empire/chapters.h"
#include "games/empire/counters.h"

namespace occasus::empire {

namespace {

constexpr int kCavalryFace = 6;  // 4.1

// 4.1. READING: R10. How many of its kind a face brings: no more than the pile holds.
int arrivals(const State& state, int face) {
    return face == kCavalryFace ? std::min<int>(1, state.cavalry_pile)
                                : std::min<int>(face, state.barbarian_pile);
}

struct Reinforcements {
    static Asked prompt(const Rules&, const State&) {
        return {.text = "Roll for the Barbarian reinforcements.",
                .waiting = "First roll the die for the reinforcements.",
                .meaning = [](const Rules&, const State& state, int face) {
                    const int count = arrivals(state, face);
                    if (count == 0) return std::string("no counters are left to come");
                    if (face == kCavalryFace) return std::string("one Cavalry");
                    return counted(count, "Force");
                }};
    }

    template <class May>
    static void choices(const Rules&, const State&, May& may) {
        may.choose(Verb::Roll, "The die shows {face}", kFaces);
    }

    // 4.1. READING: R10.
    static void apply(const Turn& turn, Action action) {
        State& state = turn.state;
        const int face = face_of(action);
        const bool riders = face == kCavalryFace;
        const int count = arrivals(state, face);
        const bool is_short = count < (riders ? 1 : face);
        turn.tell_by<EventKind::ReinforcementDie>(is_short ? cite("R10") : cite("4.1"), face,
                                                  count);
        if (count == 0) return begin_roman_movement(state);
        state.count = static_cast<std::uint8_t>(count);
        state.step = riders ? Step::PlaceCavalry : Step::PlaceForces;
    }
};

struct PlaceForces {
    static Asked prompt(const Rules&, const State&) {
        return {.text = "Where do the Forces appear?",
                .detail = "Place {count:Force} in any invasion areas."};
    }

    // 4.1. READING: R11. In one area or in several, until all are placed.
    template <class May>
    static void choices(const Rules& rules, const State& state, May& may) {
        const int most = May::kExplains ? kMaxForces : state.count;
        for (int count = 1; count <= most; ++count)
            may.choose(Verb::Place, "{placed:Force} in {area}", rules.board().all, count)
                .only(rules.board().invasion, cite("4.1"), "{area} is not open to invasion.")
                .when(count <= state.count, cite("4.2"), "You have {count:Force} to place.");
    }

    // 4.1, 4.2.
    static void apply(const Turn& turn, Action action) {
        State& state = turn.state;
        const AreaId area = area_id(operand_of(action));
        const int count = count_of(action);
        deploy_barbarians(state, area, count);
        turn.tell<EventKind::Placed>(Piece::BarbarianForce, area, count);
        state.count = static_cast<std::uint8_t>(state.count - count);
        if (state.count == 0) begin_roman_movement(state);
    }
};

struct PlaceCavalry {
    static Asked prompt(const Rules&, const State&) {
        return {.text = "Where does the Cavalry appear?", .detail = "In any invasion area."};
    }

    // 4.1. READING: R11.
    template <class May>
    static void choices(const Rules& rules, const State&, May& may) {
        may.choose(Verb::PlaceCavalry, "The Cavalry in {area}", rules.board().all)
            .only(rules.board().invasion, cite("4.1"), "{area} is not open to invasion.");
    }

    static void apply(const Turn& turn, Action action) {
        const AreaId area = area_id(operand_of(action));
        deploy_cavalry(turn.state, area, 1);
        turn.tell<EventKind::Placed>(Piece::Cavalry, area, 1);
        begin_roman_movement(turn.state);
    }
};

}  // namespace

constexpr Question kReinforcements{Question::of<Reinforcements>()};
constexpr Question kPlaceForces{Question::of<PlaceForces>()};
constexpr Question kPlaceCavalry{Question::of<PlaceCavalry>()};

}  // namespace occasus::empire
