// Rome Must Fall as a learner sees it: all fields, and the attacks that threaten.
#include "games/rome_must_fall/chapters.h"
#include "learn/encoders.h"
#include "learn/fields.h"

namespace occasus::rome_must_fall {

void write_features(const Rules& rules, const State& seen, Seat, FeatureRow& row) {
    const auto things = [](std::string_view name, const auto& use) {
        name == "trackers" ? use(kTrackerIds) : use(kUnnamed);
    };
    write_fields(seen, {"grade"}, things, row);
    for (int tracker = 0; tracker < kTrackers; ++tracker) {
        const DieId die = seen.assigned[at(tracker)];
        row.about(kTrackerIds, tracker);
        // Without the black die.
        row.number("attack", seen.turn > kTurns ? 0 : rules.base_total(seen, tracker_at(tracker)),
                   3);
        row.number("die", die == kNoDie ? 0 : seen.dice[die], 2);
    }
    for (int die = 0; die < kDice; ++die) {
        row.about(kUnnamed, die);
        row.one_of("shows", seen.dice[at(die)], kUnnamed, 7);
    }
    row.about_all();
    row.one_of("turns_over", seen.turn - 1, kUnnamed, kTurns);
    const bool is_attacked = seen.step == Step::Resolve;
    row.one_of("cubes_needed", is_attacked ? comparison(rules, seen).needed() : -1, kUnnamed,
               kMaxCubes + 1);
}

}  // namespace occasus::rome_must_fall
