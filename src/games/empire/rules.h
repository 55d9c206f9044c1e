// The Fall of the Roman Empire (D. H. Allen, 2002): Rome against the Barbarians, for two.
//
// Cited rules are the numbered sections of rulebook.md; R… are our readings of what the published
// text leaves open. Nothing of the text is left out. Map and counter mix come from a board file,
// where every line says whether it is from the text or reconstructed by us.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <memory>
#include <string_view>
#include <utility>

#include "core/game.h"
#include "core/log.h"
#include "core/state_fields.h"
#include "core/vocabulary/choices.h"

#include "games/empire/board.h"
#include "games/empire/vocabulary.h"

namespace occasus::empire {

inline constexpr int kStartForces = 3;  // SETUP.1, SETUP.2: of either side.

// The value in State::legions for a Legion that is in no area (T3).
inline constexpr std::uint8_t kAvailable = 0xFF;
inline constexpr std::uint8_t kDead = 0xFE;

// T2 to T5. A set of areas has one bit an area; fields of a question in progress are zero outside
// it, so that equal positions are equal bytes.
struct State {
    AreaSet roman_areas = 0;  // Those where `romans` is not 0, and so on.
    AreaSet barbarian_areas = 0;
    AreaSet cavalry_areas = 0;
    AreaSet walls = 0;
    AreaSet forts = 0;
    std::array<std::uint8_t, kMaxAreas> romans{};      // Roman Forces.
    std::array<std::uint8_t, kMaxAreas> barbarians{};  // Barbarian Forces.
    std::array<std::uint8_t, kMaxAreas> cavalry{};
    // R12. Forces, and Cavalry, that have entered the area in this phase and may not leave it.
    std::array<std::uint8_t, kMaxAreas> arrived{};
    std::array<std::uint8_t, kMaxAreas> arrived_cavalry{};
    std::array<std::uint8_t, kMaxLegions> legions{};  // The area of each; kAvailable, kDead.
    std::uint16_t resources = 0;                      // T5. RRP.
    std::uint8_t roman_pile = 0;                      // T3. Available counters.
    std::uint8_t barbarian_pile = 0;
    std::uint8_t cavalry_pile = 0;
    std::uint8_t wall_pile = 0;
    std::uint8_t fort_pile = 0;
    std::uint8_t marched = 0;  // 5.1. Legions that have moved in this phase, one bit each.
    std::uint8_t turn = 1;
    AreaId from;             // The area asked about: of the move, or of the conflict.
    AreaId to;               // The area moved to.
    std::uint8_t count = 0;  // Counters: to place, carried, moved, or lost to an h.
    LegionId legion{};       // The Legion that is asked about.
    std::uint8_t round = 0;  // 7.6. The conflict's, from 1.
    Step step = Step::SetUp;
    Winner winner = Winner::Nobody;

    friend bool operator==(const State&, const State&) = default;
};

template <MaybeConst<State> Any>
constexpr auto fields_of(Any& s) {
    constexpr Meaning kSet{.set_of = "areas"};
    constexpr Meaning kCounts{.of = "areas"};
    constexpr Meaning kArea{.kinds = kMaxAreas};
    return std::tuple(field("roman_areas", s.roman_areas, kSet),
                      field("barbarian_areas", s.barbarian_areas, kSet),
                      field("cavalry_areas", s.cavalry_areas, kSet), field("walls", s.walls, kSet),
                      field("forts", s.forts, kSet), field("romans", s.romans, kCounts),
                      field("barbarians", s.barbarians, kCounts),
                      field("cavalry", s.cavalry, kCounts), field("arrived", s.arrived, kCounts),
                      field("arrived_cavalry", s.arrived_cavalry, kCounts),
                      field("legions", s.legions, kArea), field("resources", s.resources),
                      field("roman_pile", s.roman_pile), field("barbarian_pile", s.barbarian_pile),
                      field("cavalry_pile", s.cavalry_pile), field("wall_pile", s.wall_pile),
                      field("fort_pile", s.fort_pile), field("marched", s.marched, kBitSet),
                      field("turn", s.turn), field("from", s.from, kArea), field("to", s.to, kArea),
                      field("count", s.count), field("legion", s.legion, {.kinds = kMaxLegions}),
                      field("round", s.round), field("step", s.step, {.kinds = kStepRows.size()}),
                      field("winner", s.winner, {.kinds = 3}));
}

// The options of the game; the first named value is the default.
struct Options {
    bool cavalry_in_ratio = true;  // R15
    bool crt33_is_x = true;        // R16
    bool x_kills_cavalry = true;   // R19
};

// 3.1. Prices in RRP.
inline constexpr int kLegionPrice = 5;
inline constexpr int kForcePrice = 2;
inline constexpr int kWallPrice = 3;
inline constexpr int kFortPrice = 3;

// The possible choices. The most groups any question has: upkeep, purchase, five Forces.
using Choices = occasus::Choices<5>;

class Rules {
  public:
    using State = empire::State;
    // Three kinds of counter to remove from each area, the Legions and the end.
    using ActionList = FixedVector<Action, 256>;
    static constexpr std::string_view kId = "empire";
    static constexpr int kSeats = 2;
    // A turn is a few dozen decisions; conflicts have no limit (R21), but no game comes near this.
    static constexpr int kMaxPlies = 50'000;
    static constexpr int kMaxScore = 1;

    // Precondition: `board` is not null.
    Rules(std::shared_ptr<const Board> board, Options options)
        : board_(std::move(board)), options_(options) {}

    const Board& board() const { return *board_; }
    const Options& options() const { return options_; }

    State start() const;
    static Seat to_move(const State&);
    static int chance_sides(const State& state) { return to_move(state) == Seat::Chance ? 6 : 0; }
    void legal_actions(const State&, ActionList&) const;
    Action random_action(const State&, Rng&) const;
    void apply(State&, Action, Log) const;
    // T1. Nothing is hidden.
    static State observe(const State& state, Seat) { return state; }
    // 1 for the winner, 0 for the other.
    static int score(const State& state, Seat seat) {
        const bool roman = seat == kRoman;
        return state.winner == (roman ? Winner::Roman : Winner::Barbarian) ? 1 : 0;
    }
    std::string_view broken_invariant(const State&) const;

    // The rules below are answers the phases, the players and the words share.

    Choices choices(const State&) const;
    // 1.1, 1.2. The income of phase 1.
    int income(const State&) const;
    // 2.1. Roman counters on the map.
    int upkeep(const State&) const;
    // 5.2, R12. Roman Forces that may still move out of an area in this phase.
    static int free_romans(const State& state, int area);
    // 6.1, 6.3, R12. The same for Barbarian Forces, and for Cavalry in phase 6 or 7.8.
    static int free_barbarians(const State& state, int area);
    static int free_cavalry(const State& state, int area);
    // 6.2. READING: R25. Where Cavalry of an area may move in phase 6.
    AreaSet cavalry_targets(const State&, int area) const;
    // 7.8. Where Cavalry of an area may move after the conflicts.
    AreaSet cavalry_refuges(const State&, int area) const;
    // 7.2. READING: R15. The Barbarian counters of an area that count in the ratio.
    int horde(const State&, int area) const;
    // 7.2. The adjustments of the ratio in the round that is due.
    AdjustmentSet adjustments(const State&, int area) const;
    // 7.2, 7.3. The column for the round that is due. Precondition: `area` is contested.
    int conflict_column(const State&, int area) const;
    // 5.4, R23. Whether Forces may stay in an area with one Legion (or none) fewer.
    bool may_stay_without(const State&, int area, int legion) const;

  private:
    std::shared_ptr<const Board> board_;
    Options options_;
};

// The Legions in an area, one bit each.
std::uint8_t legions_in(const State&, int area);

// The areas with a Legion.
AreaSet legion_areas(const State&);

// T6.
constexpr bool is_contested(const State& state, int area) {
    return contains(state.roman_areas & state.barbarian_areas, area);
}

// R20. While losses are chosen, one side has taken its own and the other has not.
constexpr bool is_between_rounds(const State& state, int area) {
    return state.step == Step::Losses && state.from == area;
}

}  // namespace occasus::empire
