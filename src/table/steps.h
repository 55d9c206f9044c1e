// The plies of a match as clients count them. The actions of several seats in a sealed stage are
// opened as one change, so together they are one step, and so are plies that could not be replayed;
// everywhere else a step is a ply. A step does not reveal how much another seat ordered.
#pragma once

#include <vector>

#include "record/match.h"

namespace occasus::table {

class Steps {
  public:
    // Takes note of what was done or undone since the last call. Plies of a sealed stage that is
    // not over are no step yet.
    void follow(const Match&);

    int count() const { return static_cast<int>(steps_.size()) - 1; }
    // The ply after a step. Precondition: 0 <= step <= count().
    int ply_after(int step) const { return steps_[static_cast<std::size_t>(step)].end; }
    // The step that a ply belongs to, be it undone.
    int step_of(int ply) const;
    // Whether a step was the opening of sealed orders; no step that is not reached was.
    bool opened(int step) const;
    bool any_opened() const;

  private:
    struct Step {
        int end = 0;  // The last ply of it.
        bool opened = false;
    };
    std::vector<Step> steps_{Step{}};
};

// Takes back answers that were given openly in a sealed stage that is not complete: it asks again.
void ask_stage_anew(Match&);

}  // namespace occasus::table
