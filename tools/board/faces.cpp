#include "faces.h"

#include <algorithm>
#include <cmath>

namespace occasus::board {
namespace {

template <typename Take>
void for_each_segment(const Rings& rings, Take take) {
    for (const Line& ring : rings) {
        for (std::size_t i = 0; i < ring.size(); ++i) take(ring[i], ring[(i + 1) % ring.size()]);
    }
}

bool holds_seed(const CellsOfBoard& cells, const Face& face, const Shape& piece,
                const Projector& forward) {
    if (face.owner == kNoArea) return false;
    const AreaCells& mine = cells.areas[static_cast<std::size_t>(face.owner)];
    const std::vector<Point>& seeds = face.water && !mine.sea ? mine.straits : mine.seeds;
    return std::any_of(seeds.begin(), seeds.end(),
                       [&](const Point& seed) { return contains(piece, forward(seed)); });
}

}  // namespace

Sides::Spot Sides::spot_of(const Point& point) {
    constexpr double kGrid = 1e6;
    return {std::llround(point.x * kGrid), std::llround(point.y * kGrid)};
}

std::pair<Sides::Spot, Sides::Spot> Sides::segment_of(const Point& a, const Point& b) {
    return std::minmax(spot_of(a), spot_of(b));
}

Sides::Sides(const std::vector<Face>& faces) {
    for (std::size_t i = 0; i < faces.size(); ++i) {
        for_each_segment(faces[i].rings, [&](const Point& a, const Point& b) {
            along_[segment_of(a, b)].push_back(i);
        });
    }
}

const std::vector<std::size_t>& Sides::of(const Point& a, const Point& b) const {
    static const std::vector<std::size_t> kNone;
    const auto found = along_.find(segment_of(a, b));
    return found == along_.end() ? kNone : found->second;
}

std::map<std::size_t, double> Sides::neighbours(const std::vector<Face>& faces,
                                                std::size_t index) const {
    std::map<std::size_t, double> lengths;
    for_each_segment(faces[index].rings, [&](const Point& a, const Point& b) {
        for (const std::size_t other : of(a, b)) {
            if (other != index) lengths[other] += std::hypot(b.x - a.x, b.y - a.y);
        }
    });
    return lengths;
}

std::vector<Face> faces_of(const Plan& plan, const Shape& lines, const Projector& forward) {
    const auto outside = static_cast<int>(plan.cells.areas.size());
    std::vector<Face> faces;
    for (const Rings& rings : polygons_of(polygonized(lines))) {
        const Shape piece = make_polygons({rings});
        const Point inside = point_inside(piece);
        const bool water = !contains(plan.land, inside);
        if (water && plan.waters.empty()) continue;
        const int owner = owner_at(inside, water ? plan.waters : plan.shores);
        Face face{owner == outside || owner == kNobody ? kNoArea : owner, rings, area(rings), water,
                  false};
        face.has_seed = holds_seed(plan.cells, face, piece, forward);
        faces.push_back(face);
    }
    return faces;
}

void settle_islands(const CellsOfBoard& cells, double smallest, std::vector<Face>& faces) {
    const Sides sides(faces);
    std::vector<Face> kept;
    for (std::size_t i = 0; i < faces.size(); ++i) {
        Face face = faces[i];
        bool is_cut_off = true;
        bool is_reached = true;
        int around = kNoArea;
        for (const auto& [other, length] : sides.neighbours(faces, i)) {
            const Face& beside = faces[other];
            if (beside.water == face.water) is_cut_off = false;
            if (beside.water != face.water) around = beside.owner;
            is_reached = is_reached && (beside.owner == face.owner || face.owner == kNoArea ||
                                        beside.owner == kNoArea ||
                                        cells.find_border(face.owner, beside.owner) != nullptr);
        }
        if (is_cut_off && !face.has_seed) {
            const bool is_islet = !face.water && face.size < smallest;
            if (is_islet && around == kNoArea) continue;
            if (is_islet) {
                face.water = true;
                face.owner = around;
            } else if (face.water || !is_reached) {
                face.owner = kNoArea;
            }
        }
        kept.push_back(std::move(face));
    }
    faces = std::move(kept);
}

bool give_scraps_away(const CellsOfBoard& cells, double largest, const Sides& sides,
                      std::vector<Face>& faces) {
    bool changed = false;
    for (std::size_t i = 0; i < faces.size(); ++i) {
        Face& scrap = faces[i];
        if (scrap.owner == kNoArea || scrap.has_seed || scrap.size > largest) continue;
        double most = 0;
        for (const auto& [other, length] : sides.neighbours(faces, i)) {
            const int owner = faces[other].owner;
            if (faces[other].water != scrap.water) continue;
            if (owner == kNoArea || owner == scrap.owner || length <= most) continue;
            if (cells.find_border(owner, scrap.owner) != nullptr) continue;
            most = length;
            scrap.owner = owner;
            changed = true;
        }
    }
    return changed;
}

}  // namespace occasus::board
