// Rome Must Fall: a chance to win that no player can exceed.
//
// It is the chance of the best player of a game that is easier in three ways, worked out exactly:
// - A tribe is known by the number of its marked circles alone. So many circles of its path, from
//   the symbol on, have lit their fires and taken their abilities, and no others have. In Rome Must
//   Fall those have too, and perhaps more: winning a circle back brings back neither its fire nor
//   its ability.
// - A circle costs no cube and turns no die red.
// - A raid track ends after a few boxes.
// A player of Rome Must Fall can give the same answers in the easier game, meets the same dice, and
// is never worse off there, because no mark, red die, bonus or missing cube ever helps. So the best
// player of the easier game is at least as good as any player of Rome Must Fall.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "ai/heuristics/rome_must_fall_prospects.h"
#include "games/rome_must_fall/rules.h"

namespace occasus::rome_must_fall {

// The boxes kept of each raid track: the more, the nearer to Rome Must Fall, and the dearer.
struct KeptBoxes {
    int sea = 6;
    int huns = 4;
};

class Ceiling {
  public:
    // Preconditions: `rules` outlives this; a fire comes before Rome on every path of the sheet,
    // and no other circle is on two paths.
    Ceiling(const Rules& rules, Goal goal, KeptBoxes kept);

    // The turn whose beginning is worked out. At first that is the one after the last.
    int turn() const { return turn_; }
    // Works out the turn before. Precondition: turn() > 1.
    void step_back();
    // No player can exceed this. Preconditions: the state is at the start of turn(), and no tracker
    // was lost more often than there were turns before.
    float chance(const State& state) const;

  private:
    static constexpr std::size_t kPools = 462;       // Ways to choose six values out of six.
    static constexpr std::size_t kGloryPools = 126;  // Those of them with two 6s or more.
    static constexpr std::size_t kTuples = 46656;    // The same in every order.

    // By cubes in reserve; the last two are not used, so that sums over all of them are quick.
    using ByCubes = std::array<float, kMaxCubes + 3>;
    // The same from entry kShift on; before it zeros, for who has fewer cubes than none.
    static constexpr std::size_t kShift = 8;
    using Cell = std::array<float, kShift + std::tuple_size_v<ByCubes>>;

    // A position at the start of a turn or after it: marked boxes by tracker, and red dice.
    struct Ground {
        std::array<int, kTrackers> marked{};
        int red = 0;
    };
    // One way the six dice may fall, and what may be made of it. By its number in throws_.
    struct Throw {
        float chance = 0;
        std::size_t pool = 0;
        std::vector<std::size_t> raised;                 // With +1, by die.
        std::vector<std::vector<std::size_t>> rerolled;  // By die and new value.
    };
    using Values = std::array<std::uint8_t, kDice>;

    void number_pools();
    std::vector<Throw> throws_with(int red_dice) const;
    void list_grounds();

    std::size_t place_of(const Ground& ground) const;
    int fires_at(const Ground& ground) const;
    int reds_passed(const Ground& ground) const;
    bool has(Ability ability, const Ground& ground) const;
    int base_total(const Ground& ground, std::size_t tracker) const;
    Ground after_loss(const Ground& ground, std::size_t tracker) const;

    void branch(const Ground& ground, std::size_t tracker, std::size_t outcome);
    void fight(const Ground& ground);
    void place_dice();
    ByCubes with_glory(const Ground& ground, std::size_t pool, int sixes, bool may_win_back) const;
    ByCubes before_throw(const Ground& ground) const;

    const Rules& rules_;
    const int fires_too_many_;
    std::array<int, kTrackers> lengths_{};  // As far as kept.
    int most_red_ = 0;
    int turn_ = kTurns + 1;

    std::array<std::uint16_t, kTuples> pool_of_{};
    std::array<std::uint8_t, kPools> sixes_of_{};
    std::array<std::uint8_t, kPools> glory_pool_of_{};
    std::array<std::vector<Throw>, kMaxRedDice + 1> throws_;  // By red dice.

    std::vector<Ground> grounds_;        // Those not lost; those with a mark less come first.
    std::vector<std::int32_t> numbers_;  // Each ground's, by its place; -1 when it is lost.
    std::vector<ByCubes> chances_;       // By ground, at the start of turn_.

    // The ground being worked out. Outcomes are numbered as in Onslaught.
    std::array<int, 64> base_totals_{};
    std::array<std::vector<Cell>, kTrackers + 1> cells_;  // By tracker, by dice from it on.
    std::array<ByCubes, kPools> placed_{};
    // By ground and pool, for players who come back from there by Glory.
    std::vector<std::array<ByCubes, kGloryPools>> glory_placed_;
};

}  // namespace occasus::rome_must_fall
