// Chapters S and P: the first position, and the answers every phase shares.
#include <bit>

#include "games/rome_must_fall/rules.h"

namespace occasus::rome_must_fall {

// S1. The values of a fresh State are the set-up.
State Rules::start() {
    return {};
}

int Rules::bonus(const State& state, Tracker tribe) const {
    const auto marked = [&](Tracker raid) { return state.marked[at(raid)]; };
    // OPTIMIZATION: Sets of boxes are made once. To look at each marked box took an eighth of the
    // time.
    return std::popcount(raid_boxes(marked(Tracker::Sea), marked(Tracker::Huns)) &
                         sheet_->strengthened_by[at(tribe)]);
}

int Rules::next_box(const State& state, Tracker tracker) const {
    const auto row = at(tracker);
    unsigned taken = state.marked[row];
    // READING: R20. A circle that another tribe has marked is not on offer.
    for (const SharedCircle& shared : sheet_->shared[row])
        if (state.marked[at(shared.other)] & shared.other_bit) taken |= shared.own_bit;
    const int first_free = std::countr_one(taken);
    return first_free < sheet_->length(tracker) ? first_free : -1;
}

std::uint32_t Rules::marked_circles(const State& state) const {
    std::uint32_t circles = 0;
    for (int tribe = 0; tribe < kTrackers; ++tribe) {
        if (is_raid(tracker_at(tribe))) continue;
        for (unsigned rest = state.marked[at(tribe)]; rest != 0; rest &= rest - 1)
            circles |= 1U << sheet_->box(tracker_at(tribe), std::countr_zero(rest)).circle;
    }
    return circles;
}

std::string_view Rules::broken_invariant(const State& state) const {
    if (state.turn < 1 || state.turn > kTurns + 1) return "turn is not in 1..13";
    if (state.cubes > kMaxCubes) return "more cubes than five";
    if (state.red > kMaxRedDice || state.red_rolled > kMaxRedDice)
        return "more red dice than three";
    if (state.fall > kFallBoxes) return "fall is beyond its track";
    for (int tracker = 0; tracker < kTrackers; ++tracker)
        if (state.marked[at(tracker)] >> sheet_->length(tracker_at(tracker)))
            return "a box is marked beyond the end of its track";
    for (int die = 0; die < kDice; ++die)
        if (state.dice[at(die)] > highest_value(state, die)) return "a die shows more than it can";
    if ((state.step == Step::Over) != (state.grade != Grade::None))
        return "the game is over without a result, or has one before its end";
    if (state.step != Step::Over && (state.fall == kFallBoxes || state.turn > kTurns))
        return "play goes on after the end";
    if ((state.black != 0) != (state.step == Step::Resolve)) return "a black die out of its step";
    return {};
}

}  // namespace occasus::rome_must_fall
