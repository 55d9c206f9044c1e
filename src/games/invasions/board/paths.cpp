// The cheapest ways from an Area to others.
#include "games/invasions/board/paths.h"

#include <algorithm>

namespace occasus::invasions {

namespace {

constexpr int kMeetsNobody = 0xFFFF;

// All ways that cost least, depth first in order of Areas.
class Search {
  public:
    Search(const Board& board, const Journey& journey, const SmallestForces& smallest)
        : board_(board),
          journey_(journey),
          smallest_(smallest),
          to_goal_(distances_to(board, journey.goals, journey.allowed)) {}

    Ways run(int wanted) {
        if (!start()) return {};
        // 5.67. First how good a way can be, then those that are so.
        if (journey_.meeting != 0) {
            best_ = kMeetsNobody + 1;
            step(journey_.from, remaining_, 0, kMeetsNobody);
            counting_ = false;
            seen_ = 0;
        } else {
            best_ = kMeetsNobody;
            counting_ = false;
        }
        wanted_ = wanted;
        step(journey_.from, remaining_, 0, kMeetsNobody);
        return ways_;
    }

  private:
    // The present Area may lie where the way may not lead back to.
    bool start() {
        if (contains(journey_.goals, journey_.from)) return false;
        int best = kFar;
        for (const Link& link : board_.links[at(journey_.from)])
            if (to_goal_[link.to] != kFar)
                best = std::min<int>(best, to_goal_[link.to] + link.cost);
        remaining_ = best;
        return best < kFar;
    }

    void step(int area, int left, int depth, int met) {
        if (seen_ >= kMost || ways_.count >= kMaxPaths) return;
        if (left == 0) return arrive(depth, met);
        for (const Link& link : board_.links[at(area)]) {
            if (to_goal_[link.to] == kFar || to_goal_[link.to] + link.cost != left) continue;
            if (depth < kMovement) now_[at(depth)] = area_id(link.to);
            const bool meets = met == kMeetsNobody && contains(journey_.meeting, link.to);
            step(link.to, left - link.cost, depth + 1, meets ? smallest_[link.to] : met);
        }
    }

    void arrive(int depth, int met) {
        ++seen_;
        if (counting_) {
            best_ = std::min(best_, met);
            return;
        }
        if (met != best_) return;
        if (ways_.count++ != wanted_) return;
        ways_.steps = std::min(depth, kMovement);
        std::copy_n(now_.begin(), ways_.steps, ways_.path.begin());
    }

    static constexpr int kMost = 4096;

    const Board& board_;
    const Journey& journey_;
    const SmallestForces& smallest_;
    Distances to_goal_;
    Path now_{};
    Ways ways_;
    int remaining_ = 0;
    int best_ = 0;
    int seen_ = 0;
    int wanted_ = 0;
    bool counting_ = true;
};

}  // namespace

Distances distances_to(const Board& board, AreaSet goals, AreaSet allowed) {
    Distances distance;
    distance.fill(kFar);
    if (allowed == board.all_areas) {
        for_each_bit(goals, [&](int goal) {
            for (int area = 0; area < kMaxAreas; ++area)
                distance[at(area)] =
                    std::min(distance[at(area)], board.distance_to[at(goal)][at(area)]);
        });
        return distance;
    }
    for_each_bit(goals & allowed, [&](int goal) { distance[at(goal)] = 0; });
    for (AreaSet open = allowed; open != 0;) {
        int next = -1;
        for_each_bit(open, [&](int area) {
            if (next < 0 || distance[at(area)] < distance[at(next)]) next = area;
        });
        if (distance[at(next)] == kFar) break;
        open &= ~area_bit(next);
        // Backwards: what it costs to come here from each neighbour.
        for_each_bit(board.neighbours[at(next)] & open, [&](int area) {
            distance[at(area)] = static_cast<std::uint8_t>(std::min<int>(
                distance[at(area)], distance[at(next)] + board.step[at(area)][at(next)]));
        });
    }
    return distance;
}

Ways find_ways(const Board& board, const Journey& journey, const SmallestForces& smallest,
               int wanted) {
    return Search(board, journey, smallest).run(wanted);
}

}  // namespace occasus::invasions
