// FR-17 to FR-19: hidden reporting, and what a seat may know: nobody's orders while they are
// written; in a hidden game its own units and the reports.
#include <algorithm>

#include "games/diplomacy/chapters/chapters.h"
#include "games/diplomacy/chapters/events.h"

namespace occasus::diplomacy {

namespace {

template <std::size_t Count, class Keep>
void keep_orders(std::array<Given, Count>& orders, const Keep& keep) {
    const std::array<Given, Count> all = orders;
    orders.fill(0);
    std::size_t kept = 0;
    for (const Given given : all)
        if (given != 0 && keep(given)) orders[kept++] = given;
}

template <std::size_t Count, class Change>
void change_report(Report<Count>& report, const Change& change) {
    const Report<Count> all = report;
    report = {};
    std::size_t kept = 0;
    for (std::size_t i = 0; i < Count && all.orders[i] != 0; ++i) {
        Given given = all.orders[i];
        Code code = all.codes[i];
        if (!change(given, code)) continue;
        report.orders[kept] = given;
        report.codes[kept++] = code;
    }
}

// Orders that are still secret: of the others, in the phase that is going on.
void hide_answers(State& state, int seat) {
    keep_orders(state.orders, [&](Given given) { return giver_of(given) == seat; });
    const auto own = static_cast<std::uint8_t>(seat >= 0 ? power_bit(seat) : 0);
    state.silent &= own;
    state.proposing &= own;
    if (state.acting != seat) state.question = kNowhere;
}

// FR-17 to FR-19. The part of a hidden game that one seat sees.
class Curtain {
  public:
    Curtain(const Rules& rules, State& state, int seat)
        : rules_(rules), board_(rules.board()), state_(state), seat_(seat) {}

    void draw() {
        const PlaceSet attacks = attacks_in(board_, state_.before, state_.moved);
        hide_moved(attacks);
        hide_before(attacks);
        hide_units();
        hide_losers();
        change_report(state_.retreated, [&](Given& given, Code& code) {
            return is_own(given) || code != Code::Retreats ? hide_end(given) : false;
        });
        change_report(state_.adjusted, [&](Given& given, Code& code) {
            if (code == Code::Void) code = Code::Illegal;
            return is_own(given);
        });
        hide_numbers();
    }

  private:
    bool is_own(Given given) const { return giver_of(given) == seat_; }
    bool is_own(const Unit& unit) const { return unit.power == seat_; }
    Unit without_coast(Unit unit) const {
        unit.place = static_cast<std::uint8_t>(board_.province(unit.place));
        return unit;
    }

    // READING: R36, R38, R41. Own orders, and the attacks of others without their coasts.
    void hide_moved(const PlaceSet& attacks) {
        change_report(state_.moved, [&](Given& given, Code& code) {
            Order order = order_of(action_in(given), giver_of(given));
            if (is_own(given)) {
                code = private_code(code);
                return true;
            }
            if (!attacks.contains(order.unit)) return false;
            order.to = static_cast<std::uint8_t>(board_.province(order.to));
            given = given_by(order.power, action_of(order));
            return true;
        });
    }
    // READING: R37. The units of these orders, and those that were dislodged.
    void hide_before(const PlaceSet& attacks) {
        PlaceSet known = attacks;
        for (int i = 0; i < state_.loser_count; ++i)
            known.insert(board_.province(state_.losers[at(i)].unit.place));
        Units before;
        for (const int province : state_.before.occupied) {
            const Unit& unit = state_.before.in(province);
            if (is_own(unit))
                before.put(province, unit);
            else if (known.contains(province))
                before.put(province, without_coast(unit));
        }
        state_.before = before;
    }
    // READING: R34. Between movement and retreats positions are hidden.
    void hide_units() {
        const PlaceSet exposed =
            state_.step == Step::Retreats ? PlaceSet() : rules_.exposed(state_.units);
        Units seen;
        for (const int province : state_.units.occupied) {
            const Unit& unit = state_.units.in(province);
            if (is_own(unit) || exposed.contains(province)) seen.put(province, unit);
        }
        state_.units = seen;
    }
    void hide_losers() {
        for (Loser& loser : state_.losers) {
            if (loser.by == kNowhere || is_own(loser.unit)) continue;
            loser.unit = without_coast(loser.unit);
            loser.retreats = {};
        }
    }
    // READING: R40. Shows that others' units are lost, not what they tried.
    bool hide_end(Given& given) const {
        if (is_own(given)) return true;
        Order order = order_of(action_in(given), giver_of(given));
        order.kind = OrderKind::Disband;
        order.to = kNowhere;
        given = given_by(order.power, action_of(order));
        return true;
    }
    // READING: R39, R42. Hides the owners, the powers that are asked and the silent ones.
    void hide_numbers() {
        state_.centres = {};
        const auto own = static_cast<std::uint8_t>(seat_ >= 0 ? power_bit(seat_) : 0);
        for (int power = 0; power < kPowers; ++power) {
            if (power == seat_) continue;
            state_.adjust[at(power)] = 0;
            state_.missed[at(power)] = 0;
        }
        state_.disorder &= own;
        state_.asked = static_cast<std::uint8_t>(
            (state_.asked & own) | (0x7FU & ~static_cast<unsigned>(state_.eliminated | own)));
        if (state_.acting != seat_) state_.acting = first_other();
    }
    std::int8_t first_other() const {
        for (int power = 0; power < kPowers; ++power)
            if (power != seat_ && Rules::survives(state_, power))
                return static_cast<std::int8_t>(power);
        return state_.acting;
    }

    const Rules& rules_;
    const Board& board_;
    State& state_;
    int seat_;
};

}  // namespace

PlaceSet attacks_in(const Board& board, const Units& before, const Report<kMaxUnits>& moved) {
    std::array<std::uint8_t, kMaxProvinces> comers{};  // Powers that move there, one bit each.
    const auto each_move = [&](const auto& visit) {
        for (const Given given : moved.orders) {
            if (given == 0) break;
            const Order order = order_of(action_in(given), giver_of(given));
            if (order.kind == OrderKind::Move) visit(order, board.province(order.to));
        }
    };
    each_move([&](const Order& order, int to) { comers[at(to)] |= power_bit(order.power); });
    PlaceSet attacks;
    each_move([&](const Order& order, int to) {
        const bool meets_unit = before.has(to) && before.in(to).power != order.power;
        if (meets_unit || comers[at(to)] != power_bit(order.power)) attacks.insert(order.unit);
    });
    return attacks;
}

// FR-17. READING: R33. Counts units of all kinds, and provinces that touch by any coast.
PlaceSet Rules::exposed(const Units& units) const {
    PlaceSet exposed;
    for (const int province : units.occupied)
        for (const int beside : board().touching(province) & units.occupied)
            if (units.in(beside).power != units.in(province).power) exposed.insert(province);
    return exposed;
}

void report_sightings(const Turn& turn) {
    if (!turn.rules.options().hidden) return;
    for (const int province : turn.rules.exposed(turn.state.units))
        turn.tell<EventKind::Sighted>(ToldUnit{word_of(turn.state.units.in(province))});
}

// FR-19. READING: R42. Where everybody stands and who owns what; the record has the orders.
void reveal(const Turn& turn) {
    const State& state = turn.state;
    if (!turn.rules.options().hidden) return;
    for (int power = 0; power < kPowers; ++power) {
        for (const int province : own_units(state.units, power).occupied)
            turn.tell<EventKind::UnitRevealed>(ToldUnit{word_of(state.units.in(province))});
        for (const int centre : state.centres[at(power)])
            turn.tell<EventKind::OwnerRevealed>(place_id(centre), power_id(power));
    }
}

// READING: R42. After the game nothing is hidden.
State Rules::observe(const State& state, Seat seat) const {
    State seen = state;
    if (is_over(state)) return seen;
    const bool seen_before = state.seen_by == seat_index(seat);
    if (seen_before) return seen;
    seen.seen_by = static_cast<std::int8_t>(seat_index(seat));
    hide_answers(seen, seat_index(seat));
    if (options_.hidden) Curtain(*this, seen, seat_index(seat)).draw();
    return seen;
}

}  // namespace occasus::diplomacy
