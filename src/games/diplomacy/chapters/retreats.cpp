// SD-15: the orders of dislodged units.
#include "games/diplomacy/adjudicator/retreats.h"

#include "games/diplomacy/chapters/chapters.h"
#include "games/diplomacy/chapters/events.h"
#include "games/diplomacy/words/notation.h"

namespace occasus::diplomacy {

namespace {

// The dislodged units as the adjudicator reads them.
struct Losers {
    std::array<Dislodgement, kMaxLosers> dislodged;
    std::size_t count = 0;

    explicit Losers(const State& state) : count(state.loser_count) {
        for (std::size_t i = 0; i < count; ++i) {
            const Loser& loser = state.losers[i];
            dislodged[i] = {loser.unit, loser.by, loser.destroyed != 0, loser.retreats};
        }
    }
    std::span<const Dislodgement> all() const { return {dislodged.data(), count}; }
};

// READING: R40. Where a unit retreats to is its owner's; that it is disbanded is everybody's.
void tell_retreat(const Turn& turn, const Unit& unit, Word word, Code code) {
    const Seat owner = audience_of(turn.rules, unit.power);
    turn.tell_by<EventKind::Retreated>({owner, cite("SD-15")}, ToldOrder{word}, code);
    if (code != Code::Retreats && owner != Seat::Nobody)
        turn.tell_by<EventKind::Retreated>(
            {Seat::Nobody, cite("R40")}, ToldOrder{public_word(turn.rules.board(), word_of(unit))},
            code);
}

struct RetreatOrders {
    static std::string text(const Rules& rules, const State& state) {
        return "where does " + named_unit(rules.board(), ordered(rules, state), state.question) +
               " go?";
    }
    static Cite rule(const Rules&, const State&) { return cite("SD-15"); }

    // FR-5. The units with a place to go.
    // READING: R40, R42. In a hidden game those without one as well, or whether a phase comes
    // would tell of places that nobody is to know of.
    static PlaceSet questions(const Rules& rules, const State& state, int power) {
        PlaceSet asked;
        for (int i = 0; i < state.loser_count; ++i) {
            const Loser& loser = state.losers[at(i)];
            const bool may_go = !loser.retreats.empty() || rules.options().hidden;
            if (loser.unit.power == power && loser.destroyed == 0 && may_go)
                asked.insert(rules.board().province(loser.unit.place));
        }
        return asked;
    }
    static int answers_due(const Rules& rules, const State& state, int power) {
        return questions(rules, state, power).size();
    }

    // SD-15. The unit that is asked for goes, or is given up.
    static void choices(const Rules& rules, const State& state, Choices& may) {
        for (int i = 0; i < state.loser_count; ++i) {
            const Loser& loser = state.losers[at(i)];
            if (rules.board().province(loser.unit.place) != state.question) continue;
            for (const int place : loser.retreats)
                may.add(
                    unit_action(Verb::Retreat, state.question, static_cast<std::uint32_t>(place)));
        }
        may.add(unit_action(Verb::Disband, state.question));
    }
    static Understood understood(const Rules& rules, const State& state, Order order) {
        const Board& board = rules.board();
        const Losers losers(state);
        const Fault fault = retreat_fault(board, losers.all(), order);
        if (fault != Fault::None) return {fault, order};
        for (const Dislodgement& loser : losers.all()) {
            if (board.province(loser.unit.place) != order.unit || loser.retreats.empty()) continue;
            if (order.kind == OrderKind::Disband) return {Fault::None, order};
            order.kind = OrderKind::Retreat;
            for (const int place : loser.retreats)
                if (place == order.to || board.province(place) == board.province(order.to))
                    if (order.to < board.provinces || place == order.to ||
                        loser.unit.kind == UnitKind::Army)
                        order.to = static_cast<std::uint8_t>(place);
            order.no_such_coast = false;
            return {Fault::None, order};
        }
        return {Fault::NotDislodged, order};
    }
    static Units ordered(const Rules& rules, const State& state) {
        Units losers;
        for (std::size_t i = 0; i < state.loser_count; ++i)
            losers.put(rules.board().province(state.losers[i].unit.place), state.losers[i].unit);
        return losers;
    }

    // FR-15.
    static Order unwritten(const Rules&, const State&, int power, int province) {
        return {.kind = OrderKind::Disband,
                .power = static_cast<std::uint8_t>(power),
                .unit = static_cast<std::uint8_t>(province)};
    }
    static Silence silence(const State&, int) {
        return {"dislodged unit", "it will be disbanded", "they will be disbanded"};
    }

    // SD-15, FR-15. A unit without a place to go, or without an order, is disbanded.
    static void carry_out(const Turn& turn) {
        const Rules& rules = turn.rules;
        const Board& board = rules.board();
        State& state = turn.state;
        Written written(state);
        const Losers losers(state);
        const Units before = ordered(rules, state);
        state.units = adjudicate_retreats(board, state.units, losers.all(), written.texts(),
                                          written.results());
        keep_report(written, state.retreated);
        PlaceSet told;
        for (std::size_t i = 0; i < written.count; ++i) {
            const int province = written.orders[i].unit;
            told.insert(province);
            tell_retreat(turn, before.in(province), word_of(before, written.given[i]),
                         written.verdicts[i].code);
        }
        for (const Dislodgement& loser : losers.all())
            if (!loser.destroyed && !told.contains(board.province(loser.unit.place)))
                tell_retreat(turn, loser.unit, word_of(loser.unit), Code::Disbanded);
        end_season(turn);
    }
};

}  // namespace

constexpr Question kRetreatOrders = Question::of<RetreatOrders>();

}  // namespace occasus::diplomacy
