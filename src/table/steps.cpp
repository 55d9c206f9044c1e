#include "table/steps.h"

#include <algorithm>

#include "core/stage_name.h"

namespace occasus::table {

void Steps::follow(const Match& match) {
    const AnyGame& game = match.game();
    while (steps_.back().end > match.ply()) steps_.pop_back();
    AnyState begun = match.state_at(steps_.back().end);
    for (int ply = steps_.back().end + 1; ply <= match.ply(); ++ply) {
        if (!match.knows(ply)) continue;
        const AnyState state = match.state_at(ply);
        const bool sealed = !game.sealed_seats(begun).empty();
        if (sealed && game.to_move(state) != Seat::Nobody &&
            stage_name(game, begun) == stage_name(game, state))
            continue;
        steps_.push_back({ply, sealed});
        begun = state;
    }
}

int Steps::step_of(int ply) const {
    const Step& last = steps_.back();
    if (ply > last.end) return count() + ply - last.end;
    const auto found =
        std::lower_bound(steps_.begin(), steps_.end(), ply,
                         [](const Step& step, int wanted) { return step.end < wanted; });
    return static_cast<int>(found - steps_.begin());
}

bool Steps::opened(int step) const {
    return step <= count() && steps_[at(step)].opened;
}

bool Steps::any_opened() const {
    return std::any_of(steps_.begin(), steps_.end(), [](const Step& step) { return step.opened; });
}

void ask_stage_anew(Match& match) {
    Steps steps;
    steps.follow(match);
    while (match.ply() > steps.ply_after(steps.count()))
        if (match.undo(match.mover_at(match.ply()))) return;
}

}  // namespace occasus::table
