// Pomerium (Steven Cranmer, 2001): one general among rivals, in an empire that falls apart.
//
// Cited rules are the numbered sections of rulebook.md; R… are our readings of what the published
// text leaves open, D… the order in which dice are rolled. The map comes from a board file, where
// every line says whether it is from the text or reconstructed by us.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string_view>
#include <utility>

#include "core/game.h"
#include "core/log.h"
#include "core/state_fields.h"
#include "core/vocabulary/choices.h"

#include "games/pomerium/board.h"
#include "games/pomerium/vocabulary.h"

namespace occasus::pomerium {

inline constexpr int kMaxGenerals = 5;  // S3, E3.

// More legions than any game gathers; what would go beyond is not counted.
inline constexpr int kMaxLegions = 4000;

// B9. Three dice for each side, however strong it is.
inline constexpr std::uint8_t kVolleyDice = 3;

// S4. 3 + 2d6 legions.
inline constexpr int kMostPending = 15;

// V1. Provinces that make an emperor.
inline constexpr int kProvincesToWin = 3;

// B1 to B10. All zero when no battle is fought and no offer made.
struct Encounter {
    std::uint16_t attacking = 0;  // Devoted by the attacker, and what is left of it.
    std::uint16_t defending = 0;
    std::uint16_t attacker_devoted = 0;
    std::uint16_t defender_devoted = 0;
    std::uint16_t host = 0;    // E8. Its strength.
    std::uint16_t losses = 0;  // B7. Per hit.
    Side attacker;             // A general, or kHost. In an offer, who makes it.
    ProvinceId province;
    std::uint8_t offer = 0;  // 1 while an alliance is offered, 2 once a nation has accepted.
    std::uint8_t die = 0;    // The first die of a roll-off.
    std::uint8_t attacker_leads = 0;  // B4. Initiative; in an offer, dominance (L2).
    std::uint8_t devoted = 0;         // Sides that have devoted: 0 to 2.
    std::uint8_t segments = 0;        // B8. Left.
    std::uint8_t dice = 0;            // B9. Left of three.
    std::uint8_t second = 0;          // B9. 1: the side without initiative rolls.
    std::uint8_t unused = 0;

    friend bool operator==(const Encounter&, const Encounter&) = default;
};

// N1. The rivals in the order they act; while it is settled, who is tied with the next one.
struct Queue {
    std::array<std::uint16_t, kMaxGenerals - 1> numbers{};
    std::array<std::uint8_t, kMaxGenerals - 1> dice{};
    std::uint8_t size = 0;
    std::uint8_t tied = 0;  // One bit each: with the next.
    std::uint8_t at = 0;    // The one that rolls, or acts.
    std::uint8_t end = 0;   // The end of the group that rolls.

    friend bool operator==(const Queue&, const Queue&) = default;
};

struct State {
    ProvinceSet garrisons_due = 0;  // S6, E2. Provinces whose garrison is still to be rolled.
    std::array<std::uint16_t, kMaxGenerals> legions{};  // C2.
    std::array<std::uint16_t, kMaxGenerals> numbers{};  // The generals', ascending; yours is 0.
    std::array<std::uint16_t, kProvinces> garrisons{};  // C1. Senatorial provinces'.
    std::array<std::uint16_t, kProvinces> strengths{};  // B3. Lost provinces'; 0: not known.
    Encounter encounter;
    Queue queue;
    std::uint16_t turn = 0;                // 0: set-up.
    std::uint16_t next_number = 1;         // E3. The next new general's.
    std::array<Side, kProvinces> owner{};  // A general, kSenatorial or kLost.
    std::uint8_t generals = 0;             // Living.
    std::uint8_t rivals_due = 0;           // S3. Still to be set up.
    std::uint8_t rivals_at_start = 0;      // S4.
    std::uint8_t pending = 0;     // S4: the first of 2d6. N2: 1 alliance, 2 attack. E3: legions.
    ProvinceId base;              // N3.
    std::uint8_t events_due = 0;  // E0.
    InvaderId invader;            // E7. While its host is rolled or fights.
    Change change = Change::None;
    Step step = Step::Home;
    Phase phase = Phase::SetUp;
    Outcome outcome = Outcome::None;
    Cause cause = Cause::None;

    friend bool operator==(const State&, const State&) = default;
};

// Figures of a question in progress have the most that each can be.
template <MaybeConst<State> Any>
constexpr auto fields_of(Any& s) {
    auto& e = s.encounter;
    auto& q = s.queue;
    constexpr Meaning kForce{.most = kMaxLegions};
    constexpr Meaning kGarrisons{.of = "provinces"};
    constexpr Meaning kMostRivals{.most = kMaxGenerals - 1};
    return std::tuple(
        field("garrisons_due", s.garrisons_due, {.set_of = "provinces"}),
        field("legions", s.legions), field("numbers", s.numbers),
        field("garrisons", s.garrisons, kGarrisons), field("strengths", s.strengths, kGarrisons),
        field("encounter.attacking", e.attacking, kForce),
        field("encounter.defending", e.defending, kForce),
        field("encounter.attacker_devoted", e.attacker_devoted, kForce),
        field("encounter.defender_devoted", e.defender_devoted, kForce),
        field("encounter.host", e.host, {.most = kMaxLegions, .written = "host_strength"}),
        field("encounter.losses", e.losses, kForce), field("encounter.attacker", e.attacker),
        field("encounter.province", e.province), field("encounter.offer", e.offer, {.most = 2}),
        field("encounter.die", e.die, {.most = 6}),
        field("encounter.attacker_leads", e.attacker_leads, {.most = 1}),
        field("encounter.devoted", e.devoted, {.most = 2}),
        field("encounter.segments", e.segments, {.most = 6}),
        field("encounter.dice", e.dice, {.most = kVolleyDice}),
        field("encounter.second", e.second, {.most = 1}), field("encounter.unused", e.unused),
        field("queue.numbers", q.numbers), field("queue.dice", q.dice), field("queue.size", q.size),
        field("queue.tied", q.tied, kBitSet), field("queue.at", q.at), field("queue.end", q.end),
        field("turn", s.turn), field("next_number", s.next_number),
        field("owner", s.owner, {.of = "provinces", .kinds = kMaxGenerals}),
        field("generals", s.generals), field("rivals_due", s.rivals_due, kMostRivals),
        field("rivals_at_start", s.rivals_at_start, kMostRivals),
        field("pending", s.pending, {.most = kMostPending}),
        field("base", s.base, {.kinds = kProvinces}),
        field("events_due", s.events_due, {.most = 6}), field("invader", s.invader),
        field("change", s.change, {.kinds = 4}), field("step", s.step, {.kinds = kStepRows.size()}),
        field("phase", s.phase, {.kinds = kPhases.size()}),
        field("outcome", s.outcome, {.kinds = 3}), field("cause", s.cause));
}

// R20. The damaged table of a general's answers.
enum class Response : std::uint8_t { A, B, C };

// The options of the game; the first named value is the default.
struct Options {
    Response response = Response::A;  // R20
    bool overflow_wraps = true;       // R17
    bool own_target_rerolls = true;   // R18
    bool heirs_roll = true;           // R25
};

// The possible choices. The most groups any question has: wait, attack, ally.
using Choices = occasus::Choices<3>;

class Rules {
  public:
    using State = pomerium::State;
    using ActionList = FixedVector<Action, kMaxLegions + 1>;  // Devote 0 to all.
    static constexpr std::string_view kId = "pomerium";
    static constexpr int kSeats = 1;
    // A turn takes a few hundred dice at most, and an assassin comes in one turn of ten.
    static constexpr int kMaxPlies = 500'000;
    static constexpr int kMaxScore = 1;

    // Precondition: `board` is not null.
    Rules(std::shared_ptr<const Board> board, Options options)
        : board_(std::move(board)), options_(options) {}

    const Board& board() const { return *board_; }
    const Options& options() const { return options_; }

    static State start();
    static Seat to_move(const State&);
    int chance_sides(const State&) const;
    void legal_actions(const State&, ActionList&) const;
    Action random_action(const State&, Rng&) const;
    void apply(State&, Action, Log) const;
    static State observe(const State& state, Seat) { return state; }  // C2. Nothing is hidden.
    // 1 for an emperor.
    static int score(const State& state, Seat) { return state.outcome == Outcome::Win ? 1 : 0; }
    std::string_view broken_invariant(const State&) const;

    // The rules below are answers the chapters, the players and the words share.

    Choices choices(const State&) const;
    // A1. Foreign provinces next to one of yours.
    ProvinceSet targets(const State&) const;
    // B5. The legions that the player may devote: a range.
    struct Range {
        int low = 0;
        int high = 0;
    };
    static Range devotion(const State&);

  private:
    std::shared_ptr<const Board> board_;
    Options options_;
};

}  // namespace occasus::pomerium
