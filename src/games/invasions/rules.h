// The Fall of Rome: The Barbarian Invasions (John Michael Young; SPI, Strategy & Tactics 39, 1973):
// one person holds the Empire against eight kinds of enemy that move and fight by fixed rules.
//
// Cited rules are the numbered sections of rulebook.md; R… are our readings of what the published
// text leaves open. Nothing of the text is left out. Map, tables and scenarios come from figure
// files, where every line says whether it is from the text or reconstructed by us.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <memory>
#include <string_view>
#include <utility>

#include "core/counts.h"
#include "core/game.h"
#include "core/log.h"
#include "core/state_fields.h"
#include "core/vocabulary/choices.h"

#include "games/invasions/board/board.h"
#include "games/invasions/board/scenarios.h"
#include "games/invasions/board/tables.h"
#include "games/invasions/frames.h"
#include "games/invasions/vocabulary.h"

namespace occasus::invasions {

// One for each Area.
using AreaCounts = std::array<std::uint8_t, kMaxAreas>;

inline constexpr int kMaxGroups = 128;
// Barbarians leave room for the legions, Persians and states, which must never be lost.
inline constexpr int kMaxBarbarianGroups = 96;
inline constexpr int kMaxSp = 9999;  // A group's.
inline constexpr int kPoolTurns = kMaxTurns + 8;
inline constexpr int kMaxTreasury = 20'000;

// 3.4. Strength Points of one force that move together.
struct Group {
    static constexpr std::uint8_t kHeld = 1;        // 5.22
    static constexpr std::uint8_t kMoved = 2;       // In this phase.
    static constexpr std::uint8_t kGarrison = 4;    // 5.64
    static constexpr std::uint8_t kBribed = 8;      // 11.22
    static constexpr std::uint8_t kUndecided = 16;  // 5.69. An aim is due.

    std::uint16_t regulars = 0;  // Levies, legions in rebellion.
    std::uint16_t raiders = 0;
    Force force;
    AreaId area;
    std::uint8_t target = kNone;  // A Province; of rebels, the Area they march to.
    std::uint8_t marks = 0;

    int sp() const { return regulars + raiders; }
    bool is(std::uint8_t mark) const { return (marks & mark) != 0; }
    void set(std::uint8_t mark) { marks = static_cast<std::uint8_t>(marks | mark); }
    void clear(std::uint8_t mark) {
        marks = static_cast<std::uint8_t>(marks & ~static_cast<unsigned>(mark));
    }
    friend bool operator==(const Group&, const Group&) = default;
};

template <MaybeConst<Group> Any>
constexpr auto fields_of(Any& g) {
    return std::tuple(field("regulars", g.regulars), field("raiders", g.raiders),
                      field("force", g.force, {.kinds = kForces}),
                      field("area", g.area, {.kinds = kMaxAreas}), field("target", g.target),
                      field("marks", g.marks, kBitSet));
}

// 9.0.
struct IndependentState {
    std::uint8_t lives = 0;
    ProvinceId home = kNoProvince;
    ProvinceId target = kNoProvince;  // 9.31. The Province it expands to.
    std::uint8_t stopped = 0;         // 5.91, R44
    // 5.92. Each Province by the order in which it was first conquered, from 1; 0: never.
    std::array<std::uint8_t, kProvinces> conquered{};

    friend bool operator==(const IndependentState&, const IndependentState&) = default;
};

struct State {
    Tie tie;
    AreaSet held = 0;    // 5.22. Loyal Romans', in phase E.
    AreaSet fought = 0;  // 6.24, 6.38. Where there was an attack in this phase.

    ProvinceSet lost = 0;          // 7.0 (3). Rome's at the start, since then another's.
    ProvinceSet lost_now = 0;      // In this turn.
    ProvinceSet spent = 0;         // 10.0. Militia all killed.
    ProvinceSet revolts = 0;       // Militia on the map is in revolt.
    ProvinceSet doubling = 0;      // 10.32
    ProvinceSet militia_due = 0;   // To be placed now.
    ProvinceSet persian_ever = 0;  // 5.72. Persian at some time.
    ProvinceSet judged = 0;        // R101. Rome's in phase H of the last turn.
    Battle battle;
    CombatFrame combat;

    std::int16_t treasury = 0;  // 11.1
    std::int16_t persian_treasury = 0;
    std::array<Group, kMaxGroups> groups{};  // The older first.

    AreaCounts legions{};        // 5.12. As many as there are.
    AreaCounts militia{};        // The Province's, or in revolt.
    AreaCounts moved_legions{};  // 5.13. Done moving, in phase E.
    AreaCounts moved_militia{};
    AreaCounts rebels_due{};  // 11.13. That have rolled 1 to 3.
    std::array<Force, kProvinces> owner{};
    std::array<Force, kProvinces> militia_owner{};
    std::array<IndependentState, kMaxStates> states{};  // By number - 1.
    std::array<std::uint8_t, kPoolTurns> roman_pool{};  // 12.0. By the turn they are due.
    std::array<std::uint8_t, kPoolTurns> persian_pool{};

    std::uint8_t turn = 1;
    std::uint8_t group_count = 0;
    std::uint8_t romans_ever = 0;      // Constant: no Roman Strength Point is lost for good.
    std::uint8_t first_rebellion = 0;  // 19.1. 1 until the first 1 is rolled.
    std::uint8_t bought = 0;           // 12.1. Legions to be placed.
    std::uint8_t persians_bought = 0;
    SetUpFrame set_up;
    RevolutionFrame revolution;
    MovementFrame movement;
    March march;
    CreationFrame creation;
    RomanMovementFrame roman_movement;
    RebellionFrame rebellion;
    ControlFrame control;
    PayFrame pay;
    RebelsFrame rebels;
    Step step = Step::Next;
    Phase phase = Phase::SetUp;
    Ending result = Ending::None;
    std::array<std::uint8_t, 6> unused{};

    friend bool operator==(const State&, const State&) = default;
};

// The frames of a phase in progress are described as bytes.
template <MaybeConst<State> Any>
constexpr auto fields_of(Any& s) {
    constexpr Meaning kAreas{.set_of = "areas"};
    constexpr Meaning kSet{.set_of = "provinces"};
    constexpr Meaning kRomans{.of = "areas", .most = kMaxRomans};
    constexpr Meaning kMilitia{.of = "areas", .most = kMostMilitia};
    constexpr Meaning kOwners{.of = "provinces", .kinds = kForces};
    return std::tuple(
        field("tie", s.tie), field("held", s.held, kAreas), field("fought", s.fought, kAreas),
        field("lost", s.lost, kSet), field("lost_now", s.lost_now, kSet),
        field("spent", s.spent, kSet), field("revolts", s.revolts, kSet),
        field("doubling", s.doubling, kSet), field("militia_due", s.militia_due, kSet),
        field("persian_ever", s.persian_ever, kSet), field("judged", s.judged, kSet),
        field("battle", s.battle), field("combat", s.combat), field("treasury", s.treasury),
        field("persian_treasury", s.persian_treasury), field("groups", s.groups),
        field("legions", s.legions, kRomans), field("militia", s.militia, kMilitia),
        field("moved_legions", s.moved_legions, kRomans),
        field("moved_militia", s.moved_militia, kMilitia),
        field("rebels_due", s.rebels_due, kRomans), field("owner", s.owner, kOwners),
        field("militia_owner", s.militia_owner, kOwners), field("states", s.states),
        field("roman_pool", s.roman_pool), field("persian_pool", s.persian_pool),
        field("turn", s.turn), field("group_count", s.group_count),
        field("romans_ever", s.romans_ever), field("first_rebellion", s.first_rebellion),
        field("bought", s.bought), field("persians_bought", s.persians_bought),
        field("set_up", s.set_up), field("revolution", s.revolution), field("movement", s.movement),
        field("march", s.march), field("creation", s.creation),
        field("roman_movement", s.roman_movement), field("rebellion", s.rebellion),
        field("control", s.control), field("pay", s.pay), field("rebels", s.rebels),
        field("step", s.step, {.kinds = kStepRows.size()}),
        field("phase", s.phase, {.kinds = kPhaseRows.size()}),
        field("result", s.result, {.kinds = 3}), field("unused", s.unused));
}

// The options of the game; the first named value is the default.
struct Options {
    bool new_line_each_roll = false;      // R56
    bool cheap_persians = false;          // R87
    bool persians_before_states = false;  // R1
    bool regained_by_garrison = false;    // R73
    bool hun_attrition = false;           // R58
    bool second_printing = false;         // R108
    bool smallest_prey = false;           // R35
    bool joiners_stop_nobody = false;     // R47
    bool states_stop_for_a_turn = false;  // R44
    bool six_creates_nobody = false;      // R55
    bool founded_may_fall = false;        // R105
};

// 5.51, 5.65. The Areas of a way, two to an operand of WayOffered.
inline constexpr int kWaySlot = 128;
constexpr WayPart way_part(int first, int second) {
    const auto slot = [](int area) { return area == kNone ? 0 : area + 1; };
    return static_cast<WayPart>(slot(first) + kWaySlot * slot(second));
}

// The possible choices. The most groups any question has: legions and militia by count, and the
// end.
using Choices = occasus::Choices<at(kMaxRomans + kMostMilitia + 4)>;

class Rules {
  public:
    using State = invasions::State;
    using ActionList = FixedVector<Action, 2048>;
    static constexpr std::string_view kId = "invasions";
    static constexpr int kSeats = 1;
    // Twenty turns; in each every legion may move alone, an Area at a time, and each takes a few
    // hundred dice at most.
    static constexpr int kMaxPlies = 200'000;
    static constexpr int kMaxScore = 1;

    // Precondition: `board` is not null.
    Rules(std::shared_ptr<const Board> board, Tables tables, Scenario scenario, Options options)
        : board_(std::move(board)),
          tables_(std::move(tables)),
          scenario_(std::move(scenario)),
          options_(options) {}

    const Board& board() const { return *board_; }
    const Tables& tables() const { return tables_; }
    const Scenario& scenario() const { return scenario_; }
    const Options& options() const { return options_; }

    State start() const;
    static Seat to_move(const State&);
    static int chance_sides(const State& state) { return to_move(state) == Seat::Chance ? 6 : 0; }
    void legal_actions(const State&, ActionList&) const;
    Action random_action(const State&, Rng&) const;
    void apply(State&, Action, Log) const;
    static State observe(const State& state, Seat) { return state; }  // 2.0. Nothing is hidden.
    static int score(const State& state, Seat) { return state.result == Ending::Victory ? 1 : 0; }
    std::string_view broken_invariant(const State&) const;

    // The rules below are answers the chapters, the players and the words share.

    Choices choices(const State&) const;
    // The position before the first question: owners, treasuries, pools.
    State opening() const;
    int period(const State& state) const { return scenario_.period[state.turn]; }
    int year(const State& state) const { return scenario_.year + state.turn - 1; }

  private:
    std::shared_ptr<const Board> board_;
    Tables tables_;
    Scenario scenario_;
    Options options_;
};

}  // namespace occasus::invasions
