// Chapter T2, the Roman phase: one Imperial die to each tracker.
#include <algorithm>

#include "games/rome_must_fall/chapters.h"

namespace occasus::rome_must_fall {

namespace {

constexpr std::size_t kPlacings = 720;

// Every order of the six dice, ascending.
constexpr std::array<Action, kPlacings> all_placings() {
    std::array<Action, kPlacings> all{};
    std::array<std::uint8_t, kTrackers> dice = {0, 1, 2, 3, 4, 5};
    for (Action& action : all) {
        action = make_assign(dice);
        std::next_permutation(dice.begin(), dice.end());
    }
    return all;
}
constexpr std::array<Action, kPlacings> kAllPlacings = all_placings();

}  // namespace

Bar why_no_placing(Action action) {
    unsigned seen = 0;
    for (int tracker = 0; tracker < kTrackers; ++tracker)
        seen |= 1U << static_cast<unsigned>(assigned_die_of(action, tracker));
    if (seen == kAllDice) return {};
    return {cite("R14"), "Give each tracker one die, and use each of the six dice once."};
}

void Choices::list(ActionList& list) const {
    groups_.list(list);
    if (!placing_) return;
    for (const Action placing : kAllPlacings) list.push_back(placing);
}

Action Choices::draw(Rng& rng) const {
    const unsigned placings = placing_ ? kPlacings : 0;
    const unsigned n = rng.below(placings + groups_.count());
    return n < placings ? kAllPlacings[n] : groups_.nth(n - placings);
}

// T2.1. READING: R14, R22. Six dice, six trackers, one each. The first of them is attacked first.
void place_dice(const Turn& turn, Action action) {
    State& state = turn.state;
    for (int tracker = 0; tracker < kTrackers; ++tracker) {
        const DieId die = die_id(assigned_die_of(action, tracker));
        state.assigned[at(tracker)] = die;
        turn.tell<EventKind::Assigned>(tracker_at(tracker), die, state.dice[die]);
    }
    state.cursor = 0;
    state.step = Step::RollBlack;
}

}  // namespace occasus::rome_must_fall
