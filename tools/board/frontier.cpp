#include "frontier.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace occasus::board {
namespace {

// A side of a cell: from its point to the next one's; beyond it lies the cell of `neighbour`.
struct Side {
    Point from;
    int neighbour = kNobody;
};

using Cell = std::vector<Side>;  // Counter-clockwise.

// What of the cell is nearer to `mine` than to `other`.
Cell cut(const Cell& cell, Point mine, Point other, int neighbour) {
    const Point towards{other.x - mine.x, other.y - mine.y};
    const Point middle{(mine.x + other.x) / 2, (mine.y + other.y) / 2};
    const auto beyond = [&](Point p) {
        return (p.x - middle.x) * towards.x + (p.y - middle.y) * towards.y;
    };
    Cell rest;
    for (std::size_t i = 0; i < cell.size(); ++i) {
        const Side& side = cell[i];
        const Point to = cell[(i + 1) % cell.size()].from;
        const double a = beyond(side.from);
        const double b = beyond(to);
        const double share = a / (a - b);
        const Point crossing{side.from.x + share * (to.x - side.from.x),
                             side.from.y + share * (to.y - side.from.y)};
        if (a <= 0) rest.push_back(side);
        if (a <= 0 && b > 0) rest.push_back({crossing, neighbour});
        if (a > 0 && b <= 0) rest.push_back({crossing, side.neighbour});
    }
    return rest;
}

Cell cell_of(const std::vector<Seed>& seeds, std::size_t index, const Box& frame) {
    Cell cell = {{{frame.left, frame.bottom}},
                 {{frame.right, frame.bottom}},
                 {{frame.right, frame.top}},
                 {{frame.left, frame.top}}};
    for (std::size_t i = 0; i < seeds.size(); ++i) {
        if (i != index) cell = cut(cell, seeds[index].at, seeds[i].at, static_cast<int>(i));
    }
    return cell;
}

struct Edge {
    int from = 0;
    int to = 0;
    int left = kNobody;
    int right = kNobody;
};

// The edges between owners, as a net of numbered nodes.
class Net {
  public:
    Net(const std::vector<Seed>& seeds, const Box& frame) {
        for (std::size_t i = 0; i < seeds.size(); ++i) {
            const Cell cell = cell_of(seeds, i, frame);
            for (std::size_t k = 0; k < cell.size(); ++k) {
                const int beyond = cell[k].neighbour;
                // Each side is met twice; the frame once.
                if (beyond >= 0 && static_cast<std::size_t>(beyond) < i) continue;
                const int right =
                    beyond < 0 ? kNobody : seeds[static_cast<std::size_t>(beyond)].owner;
                if (right == seeds[i].owner) continue;
                const Edge edge{node(cell[k].from), node(cell[(k + 1) % cell.size()].from),
                                seeds[i].owner, right};
                if (edge.from != edge.to) add(edge);
            }
        }
    }

    std::vector<Frontier> chains() {
        std::vector<Frontier> result;
        for (std::size_t i = 0; i < points_.size(); ++i) {
            if (at_[i].size() == 2) continue;
            for (const std::size_t edge : at_[i]) {
                if (!used_[edge]) result.push_back(walk(edge, static_cast<int>(i)));
            }
        }
        for (std::size_t edge = 0; edge < edges_.size(); ++edge) {
            if (!used_[edge]) result.push_back(walk(edge, edges_[edge].from));
        }
        return result;
    }

  private:
    int node(Point point) {
        constexpr double kGrid = 1e7;
        const auto key = std::pair(std::llround(point.x * kGrid), std::llround(point.y * kGrid));
        const auto [found, is_new] = numbers_.try_emplace(key, static_cast<int>(points_.size()));
        if (is_new) {
            points_.push_back(point);
            at_.emplace_back();
        }
        return found->second;
    }
    void add(const Edge& edge) {
        at_[static_cast<std::size_t>(edge.from)].push_back(edges_.size());
        at_[static_cast<std::size_t>(edge.to)].push_back(edges_.size());
        edges_.push_back(edge);
        used_.push_back(false);
    }
    Frontier walk(std::size_t edge, int start) {
        const bool forwards = edges_[edge].from == start;
        Frontier frontier{forwards ? edges_[edge].left : edges_[edge].right,
                          forwards ? edges_[edge].right : edges_[edge].left,
                          {points_[static_cast<std::size_t>(start)]}};
        for (int here = start;;) {
            used_[edge] = true;
            here = edges_[edge].from == here ? edges_[edge].to : edges_[edge].from;
            const auto at = static_cast<std::size_t>(here);
            frontier.line.push_back(points_[at]);
            if (here == start || at_[at].size() != 2) return frontier;
            edge = at_[at][0] == edge ? at_[at][1] : at_[at][0];
        }
    }

    std::map<std::pair<long long, long long>, int> numbers_;
    std::vector<Point> points_;
    std::vector<std::vector<std::size_t>> at_;  // Edges at each node.
    std::vector<Edge> edges_;
    std::vector<bool> used_;
};

double length_of(const Line& line) {
    double length = 0;
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {
        length += std::hypot(line[i + 1].x - line[i].x, line[i + 1].y - line[i].y);
    }
    return length;
}

// Points at even distances, about `step` apart.
Line resampled(const Line& line, double step) {
    const double length = length_of(line);
    const auto parts = static_cast<std::size_t>(std::max(2., std::round(length / step)));
    Line result = {line.front()};
    std::size_t at = 0;
    double before = 0;
    for (std::size_t i = 1; i < parts; ++i) {
        const double wanted = length * static_cast<double>(i) / static_cast<double>(parts);
        const auto reach = [&] {
            return std::hypot(line[at + 1].x - line[at].x, line[at + 1].y - line[at].y);
        };
        while (at + 2 < line.size() && before + reach() < wanted) {
            before += reach();
            ++at;
        }
        const double share = std::min(1., (wanted - before) / reach());
        result.push_back({std::lerp(line[at].x, line[at + 1].x, share),
                          std::lerp(line[at].y, line[at + 1].y, share)});
    }
    result.push_back(line.back());
    return result;
}

// Smooth waves along a line, `period` points long and at most half of `height` high.
class Waves {
  public:
    Waves(std::size_t points, double period, double height, Scatter& scatter)
        : period_(period), height_(height) {
        const auto count = static_cast<std::size_t>(static_cast<double>(points) / period) + 2;
        for (std::size_t i = 0; i < count; ++i) knots_.push_back(scatter.next() - .5);
    }
    double at(std::size_t point) const {
        const double place = static_cast<double>(point) / period_;
        const auto knot = static_cast<std::size_t>(place);
        const double t = place - static_cast<double>(knot);
        return height_ * std::lerp(knots_[knot], knots_[knot + 1], t * t * (3 - 2 * t));
    }

  private:
    double period_;
    double height_;
    std::vector<double> knots_;
};

Line softened(const Line& line) {
    Line result = line;
    for (std::size_t i = 1; i + 1 < line.size(); ++i) {
        result[i] = {(line[i - 1].x + 2 * line[i].x + line[i + 1].x) / 4,
                     (line[i - 1].y + 2 * line[i].y + line[i + 1].y) / 4};
    }
    return result;
}

}  // namespace

std::vector<Frontier> frontiers(const std::vector<Seed>& seeds, const Box& frame) {
    return Net(seeds, frame).chains();
}

Line freehand(const Line& line, Scatter& scatter) {
    constexpr double kStep = .16;
    constexpr double kFade = 4;  // Points from an end to the full height of the waves.
    const Line even = resampled(line, kStep);
    const std::size_t last = even.size() - 1;
    const Waves large(even.size(), 9, .34, scatter);
    const Waves middle(even.size(), 3, .17, scatter);
    const Waves small(even.size(), 1, .05, scatter);
    Line drawn = even;
    for (std::size_t i = 1; i < last; ++i) {
        const Point& before = even[i < 2 ? 0 : i - 2];
        const Point& after = even[std::min(last, i + 2)];
        const double length = std::hypot(after.x - before.x, after.y - before.y);
        if (length == 0) continue;
        const double fade = std::min(1., static_cast<double>(std::min(i, last - i)) / kFade);
        const double shift = fade * (large.at(i) + middle.at(i) + small.at(i));
        drawn[i].x -= (after.y - before.y) / length * shift;
        drawn[i].y += (after.x - before.x) / length * shift;
    }
    return softened(softened(softened(drawn)));
}

int owner_at(Point spot, const std::vector<Frontier>& lines) {
    // A ray to the right leaves an owner as often as it enters him, and once more if it starts
    // there.
    std::map<int, bool> inside;
    for (const Frontier& frontier : lines) {
        for (std::size_t i = 0; i + 1 < frontier.line.size(); ++i) {
            const Point& a = frontier.line[i];
            const Point& b = frontier.line[i + 1];
            if ((a.y > spot.y) == (b.y > spot.y)) continue;
            if (spot.x >= (b.x - a.x) * (spot.y - a.y) / (b.y - a.y) + a.x) continue;
            for (const int owner : {frontier.left, frontier.right}) inside[owner] = !inside[owner];
        }
    }
    for (const auto& [owner, is_inside] : inside) {
        if (is_inside && owner != kNobody) return owner;
    }
    return kNobody;
}

}  // namespace occasus::board
