// The Fall of the Roman Empire: the chances of conquest, by recursion over the table of conflicts.
#include "ai/heuristics/empire_odds.h"

#include "games/empire/conflict_table.h"

namespace occasus::empire {

namespace {

int left_after(Loss loss, int counters) {
    if (loss == Loss::All) return 0;
    return loss == Loss::Half ? counters - lost_to_half(counters) : counters;
}

}  // namespace

const ConquestOdds& ConquestOdds::with(bool crt33_is_x) {
    static const ConquestOdds x(true);
    static const ConquestOdds h(false);
    return crt33_is_x ? x : h;
}

// Smaller sides come before larger ones, and later rounds (no edge) before the first round.
ConquestOdds::ConquestOdds(bool crt33_is_x) {
    for (const bool fort : {false, true})
        for (int edge = 0; edge <= kMaxEdge; ++edge)
            for (int horde = 0; horde <= kMaxHorde; ++horde)
                for (int romans = 0; romans <= kMaxForces; ++romans)
                    chances_[fort ? 1 : 0][at(edge)][at(horde)][at(romans)] =
                        static_cast<float>(work_out(horde, romans, fort, edge, crt33_is_x));
}

// A round that changes nothing is rolled again; after a first round with an edge the conflict goes
// on without it.
double ConquestOdds::work_out(int horde, int romans, bool fort, int edge, bool crt33_is_x) const {
    if (romans == 0) return 1;
    if (horde == 0) return 0;
    const int column = column_of(horde / romans - (fort ? 1 : 0) + edge);
    double sum = 0;
    int again = 0;
    for (int face = 1; face <= 6; ++face) {
        const ConflictResult result = conflict_result(face, column, crt33_is_x);
        const int horde_left = left_after(result.barbarian, horde);
        const int romans_left = left_after(result.roman, romans);
        if (horde_left == horde && romans_left == romans && edge == 0)
            ++again;
        else
            sum += static_cast<double>(chance(horde_left, romans_left, fort, 0));
    }
    return sum / (6 - again);
}

}  // namespace occasus::empire
