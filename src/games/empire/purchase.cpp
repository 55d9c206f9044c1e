// Phase 3: purchase.
#include <algorithm>

#include "games/empire/chapters.h"
#include "games/empire/counters.h"

namespace occasus::empire {

namespace {

struct Purchase {
    static Asked prompt(const Rules&, const State&) {
        return {.text = "What does Rome buy?", .detail = "The treasury holds {rrp} RRP."};
    }

    // 3.1, 3.3. READING: R8, R9, R31.
    template <class May>
    static void choices(const Rules& rules, const State& state, May& may) {
        const int rrp = state.resources;
        const AreaId rome = area_id(rules.board().rome);
        may.choose(Verb::BuyLegion, "Raise a Legion in {rome} for {price} RRP")
            .about(rome)
            .even_refused()
            .when(first_available(state) < state.legions.size(), cite("R8"),
                  "No Legion is Available.")
            .when(rrp >= kLegionPrice, cite("3.1"), "A Legion costs {price} RRP; you have {rrp}.");
        may.choose(Verb::BuyForce, "Raise a Force in {rome} for {price} RRP")
            .about(rome)
            .even_refused()
            .when(state.roman_pile > 0, cite("R8"), "No Roman Force is Available.")
            .when(rrp >= kForcePrice, cite("3.1"), "A Force costs {price} RRP; you have {rrp}.");
        may.choose(Verb::BuyWall, "Build a Wall in {area} for {price} RRP", rules.board().all)
            .when(state.wall_pile > 0, cite("R8"), "No Wall is Available.")
            .when(rrp >= kWallPrice, cite("3.1"), "A Wall costs {price} RRP; you have {rrp}.")
            .only(~bit_of(rome), cite("3.3"), "{rome} never has a Wall.")
            .only(state.roman_areas, cite("3.3"),
                  "You need a Roman Force in {area} to build a Wall.")
            .only(~state.walls, cite("R9"), "{area} has a Wall already.");
        may.choose(Verb::BuyFort, "Build a Fort in {area} for {price} RRP", rules.board().all)
            .when(state.fort_pile > 0, cite("R8"), "No Fort is Available.")
            .when(rrp >= kFortPrice, cite("3.1"), "A Fort costs {price} RRP; you have {rrp}.")
            .only(~bit_of(rome), cite("3.3"), "{rome} never has a Fort.")
            .only(state.roman_areas, cite("3.3"),
                  "You need a Roman Force in {area} to build a Fort.")
            .only(~state.forts, cite("R9"), "{area} has a Fort already.");
        may.choose(Verb::End, "Buy nothing more");
    }

    static void apply(const Turn& turn, Action action) {
        const AreaId area = area_id(operand_of(action));
        switch (verb_of(action)) {
            case Verb::BuyLegion:
                return buy_legion(turn);
            case Verb::BuyForce:
                return buy_force(turn);
            case Verb::BuyWall:
                return build(turn, Piece::Wall, area);
            case Verb::BuyFort:
                return build(turn, Piece::Fort, area);
            default:
                turn.state.step = Step::Reinforcements;
        }
    }

    // 3.1, 3.2. READING: R36. The lowest-numbered Available Legion.
    static void buy_legion(const Turn& turn) {
        State& state = turn.state;
        const AreaId rome = area_id(turn.rules.board().rome);
        const std::size_t legion = first_available(state);
        state.legions[legion] = rome;
        spend(state, kLegionPrice);
        turn.tell<EventKind::Bought>(Piece::Legion, rome, legion_id(static_cast<int>(legion)),
                                     state.resources);
    }
    static void buy_force(const Turn& turn) {
        State& state = turn.state;
        const AreaId rome = area_id(turn.rules.board().rome);
        deploy_romans(state, rome, 1);
        spend(state, kForcePrice);
        turn.tell<EventKind::Bought>(Piece::RomanForce, rome, LegionId::None, state.resources);
    }

    // 3.1, 3.3.
    static void build(const Turn& turn, Piece piece, AreaId area) {
        State& state = turn.state;
        const bool wall = piece == Piece::Wall;
        (wall ? state.walls : state.forts) |= bit_of(area);
        --(wall ? state.wall_pile : state.fort_pile);
        spend(state, wall ? kWallPrice : kFortPrice);
        turn.tell_by<EventKind::Bought>(cite("3.3"), piece, area, LegionId::None, state.resources);
    }

    static std::size_t first_available(const State& state) {
        const auto* const begin = state.legions.data();
        const auto* const end = begin + state.legions.size();
        return at(std::find(begin, end, kAvailable) - begin);
    }
    // T5. Never below zero: the price is there, or the purchase is refused.
    static void spend(State& state, int price) {
        state.resources = static_cast<std::uint16_t>(state.resources - price);
    }
};

}  // namespace

constexpr Question kPurchase{Question::of<Purchase>()};

}  // namespace occasus::empire
