// Diplomacy, and the variant Fall of Rome (Christopher Hunt) on top of it: seven powers, secret
// orders carried out all at once, no dice.
//
// Cited rules are the numbered sections of rulebook.md: SD the standard game, FR the variant, R our
// readings. A phase asks the seats one after another, and each of them one unit after another;
// nothing is carried out before the last answer, and what a seat may answer does not depend on the
// answers of others, so that the result is that of orders written in secret. The map is the
// standard one; only where its pieces are drawn is reconstructed.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>

#include "core/fixed_vector.h"
#include "core/game.h"
#include "core/log.h"
#include "core/state_fields.h"

#include "games/diplomacy/adjudicator/adjustments.h"
#include "games/diplomacy/adjudicator/movement.h"
#include "games/diplomacy/board/rules_in_force.h"
#include "games/diplomacy/vocabulary.h"

namespace occasus::diplomacy {

// Units are never more than centres, and no board has more centres than this.
inline constexpr int kMaxUnits = 40;
inline constexpr int kMaxLosers = kMaxUnits / 2;  // Each was driven out by another unit.
inline constexpr int kMaxOrders = 2 * kMaxUnits;  // Builds of some and removals of others.
inline constexpr std::size_t kMaxChoices = 4096;

// READING: R32. The last year of a table that has set none.
inline constexpr int kMostYears = 500;
inline constexpr int kCentresToWin = 18;  // FR-16.

// Bits 0-6: the province of the unit. 7-13: that of the unit it helps. 14-20: the place it goes to,
// or where it is built. 21: by sea. 22: a fleet is built. 24-27: the verb. kNone: no place.
inline constexpr std::uint32_t kNone = 0x7F;
inline constexpr std::uint32_t kViaBit = 1U << 21U;
inline constexpr std::uint32_t kFleetBit = 1U << 22U;

constexpr Verb verb_of(Action action) {
    return static_cast<Verb>(action.bits >> 24U & 15U);
}
constexpr Action plain_action(Verb verb) {
    return {static_cast<std::uint32_t>(verb) << 24U};
}
// An order as an action. Precondition: it is one that its unit may be given, in its one form.
Action action_of(const Order&);
// The order that an action stands for, given by that power.
Order order_of(Action, int power);

// An action that was taken, and by whom, in bits 28-30. 0: nothing.
using Given = std::uint32_t;
constexpr Given given_by(int power, Action action) {
    return action.bits | static_cast<std::uint32_t>(power) << 28U;
}
constexpr int giver_of(Given given) {
    return static_cast<int>(given >> 28U & 7U);
}
constexpr Action action_in(Given given) {
    return {given & 0x0FFFFFFFU};
}

// A dislodged unit.
struct Loser {
    PlaceSet retreats;
    Unit unit;
    std::uint8_t by = kNowhere;
    std::uint8_t destroyed = 0;  // FR-10.
    std::array<std::uint8_t, 3> unused{};
    friend bool operator==(const Loser&, const Loser&) = default;
};

// The results of a phase's orders, in the order in which they were given; Given 0 ends them.
template <std::size_t Count>
struct Report {
    std::array<Given, Count> orders{};
    std::array<Code, Count> codes{};
    friend bool operator==(const Report&, const Report&) = default;
};

// The viewer of a state: a seat, Nobody (a spectator), or kTruth, which hides nothing.
inline constexpr std::int8_t kTruth = -3;

template <MaybeConst<Unit> Any>
constexpr auto fields_of(Any& u) {
    return std::tuple(field("power", u.power, {.kinds = kPowers}),
                      field("kind", u.kind, {.kinds = 2}), field("place", u.place));
}

struct State {
    Units units;                             // Standing now.
    Units before;                            // Before the last movement.
    Centres centres;                         // In a hidden game nobody sees them.
    std::array<Loser, kMaxLosers> losers{};  // The last movement's.
    std::array<Given, kMaxOrders> orders{};  // The present phase's.
    Report<kMaxUnits> moved;
    Report<kMaxLosers> retreated;
    Report<kMaxOrders> adjusted;
    std::uint16_t year = 0;
    std::array<std::int8_t, kPowers> adjust{};    // Builds allowed, or below 0 removals to make.
    std::array<std::uint8_t, kPowers> counted{};  // R39. Centres after the last Autumn.
    std::array<std::uint8_t, kPowers> missed{};   // R30. Movement phases in a row without orders.
    Season season{};
    Step step{};
    std::int8_t acting = 0;     // A seat; Nobody when the game is over.
    std::uint8_t question = 0;  // The province of the unit asked for; kNowhere: not one unit.
    std::uint8_t loser_count = 0;
    std::uint8_t asked = 0;       // One bit for each power, as in all that follow.
    std::uint8_t silent = 0;      // Without orders in this phase.
    std::uint8_t proposing = 0;   // A draw, in this phase.
    std::uint8_t disorder = 0;    // R30.
    std::uint8_t eliminated = 0;  // R27.
    Ending ending{};
    std::int8_t winner = 0;
    std::int8_t seen_by = 0;  // The viewer: a seat, Nobody or kTruth.

    friend bool operator==(const State&, const State&) = default;
};

// The results of orders are described as bytes.
template <MaybeConst<State> Any>
constexpr auto fields_of(Any& s) {
    constexpr Meaning kSet{.set_of = "provinces"};
    constexpr Meaning kNumbers{.of = "powers"};
    constexpr Meaning kPower{.kinds = kPowers};
    constexpr Meaning kSome{.set_of = "powers"};
    return std::tuple(
        field("units.occupied", s.units.occupied, kSet),
        field("units.at", s.units.at, {.of = "provinces"}),
        field("before.occupied", s.before.occupied, kSet),
        field("before.at", s.before.at, {.of = "provinces"}),
        field("centres", s.centres, {.of = "powers", .set_of = "provinces"}),
        field("losers", s.losers), field("orders", s.orders), field("moved", s.moved),
        field("retreated", s.retreated), field("adjusted", s.adjusted), field("year", s.year),
        field("adjust", s.adjust, kNumbers), field("counted", s.counted, kNumbers),
        field("missed", s.missed, kNumbers), field("season", s.season, {.kinds = 3}),
        field("step", s.step, {.kinds = kStepRows.size()}), field("acting", s.acting, kPower),
        field("question", s.question, {.kinds = kMaxProvinces}),
        field("loser_count", s.loser_count), field("asked", s.asked, kSome),
        field("silent", s.silent, kSome), field("proposing", s.proposing, kSome),
        field("disorder", s.disorder, kSome), field("eliminated", s.eliminated, kSome),
        field("ending", s.ending, {.kinds = 6}), field("winner", s.winner, kPower),
        field("seen_by", s.seen_by, kPower));
}

constexpr std::uint8_t power_bit(int power) {
    return static_cast<std::uint8_t>(1U << static_cast<unsigned>(power));
}
constexpr bool has_power(std::uint8_t set, int power) {
    return (set & power_bit(power)) != 0;
}
inline bool is_over(const State& state) {
    return state.acting == seat_index(Seat::Nobody);
}
// Dislodged units wait for their orders. Afterwards they are only kept to be reported.
inline bool is_retreating(const State& state) {
    return state.step == Step::Retreats && !is_over(state);
}
// Builds that a power is allowed, or below 0 removals that it owes.
inline int adjustment_of(const State& state, int power) {
    return state.adjust[at(power)];
}
inline Phase phase_of(const State& state) {
    return {state.season, state.step, state.year};
}

struct Options {
    Game game = Game::FallOfRome;
    Edition edition = Edition::Datc3;
    bool choose_start = true;      // FR-4; else everybody has the units of the standard game.
    bool hidden = false;           // FR-17 to FR-19.
    int disorder_after = 2;        // R30.
    std::optional<int> last_year;  // R32.
};

class Rules {
  public:
    using State = diplomacy::State;
    using ActionList = FixedVector<Action, kMaxChoices>;
    static constexpr std::string_view kId = "diplomacy";
    static constexpr int kSeats = kPowers;
    // A year asks every unit twice to move, a loser twice to retreat, and every power for a draw.
    static constexpr int kPliesAYear = 2 * (kMaxUnits + kPowers + kMaxLosers) + kMaxOrders;
    static constexpr int kMaxPlies = kMaxOrders + kMostYears * kPliesAYear;
    static constexpr int kMaxScore = 2;

    // Precondition: `board` is not null and was read for that game.
    Rules(std::shared_ptr<const Board> board, Options options)
        : board_(std::move(board)),
          options_(options),
          readings_(readings_of(options.game, options.edition)) {}

    const Board& board() const { return *board_; }
    const Options& options() const { return options_; }
    Law law() const { return {board(), readings_}; }
    // The rule, or what it changes in the standard game.
    Cite rule(Cite rule) const { return rule_in(options_.game, rule); }
    bool is_variant() const { return options_.game == Game::FallOfRome; }
    int first_year() const { return is_variant() ? 401 : 1901; }
    int last_year() const { return options_.last_year.value_or(first_year() + kMostYears - 1); }

    State start() const;
    static Seat to_move(const State& state) { return seat_at(state.acting); }
    static int chance_sides(const State&) { return 0; }
    void legal_actions(const State&, ActionList&) const;
    Action random_action(const State&, Rng&) const;
    void apply(State&, Action, Log) const;
    State observe(const State&, Seat) const;
    // 2 for who has won, 1 for who shares a draw.
    int score(const State&, Seat) const;
    std::string_view broken_invariant(const State&) const;

    // The rules below are answers that the chapters, the players and the words share.

    // FR-5. The powers that the phase asks, one bit for each.
    std::uint8_t powers_to_ask(const State&) const;
    // R27, R32. Whether a power still plays.
    static bool survives(const State& state, int power) {
        return !has_power(state.eliminated, power);
    }
    // The provinces whose units a power is asked for, in movement and retreats; for the first
    // units, its homes.
    PlaceSet questions(const State&, int power) const;
    // How many answers a power owes in Winter.
    int answers_due(const State&, int power) const;
    // Where a power may build, and what it may remove, apart from what it has said already.
    PlaceSet sites(const State&, int power) const;
    PlaceSet removable(const State&, int power) const;
    // R2. The unit that a home centre begins with unless another is chosen.
    Unit usual_unit(int power, int centre) const;
    // The units whose kind and place the orders of a power may know: all; in a hidden game its own.
    Units known_units(const State&, int power) const;
    // FR-17. READING: R33. Provinces whose unit stands next to a foreign unit.
    PlaceSet exposed(const Units&) const;

  private:
    std::shared_ptr<const Board> board_;
    Options options_;
    Readings readings_;
};

// The units of one power alone.
Units own_units(const Units&, int power);

// How many orders a power has given in this phase.
int answers_of(const State&, int power);

// Whether the seat that is asked has said nothing yet in this phase.
bool is_first_answer(const State&);

}  // namespace occasus::diplomacy
