#include "topojson.h"

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>
#include <stdexcept>

namespace occasus::board {
namespace {

using nlohmann::json;

json read_json(const std::string& path) {
    std::ifstream file(path);
    if (!file) throw std::runtime_error(path + ": cannot be opened");
    return json::parse(file);
}

// Arcs are stored as steps on a grid of whole numbers; the transform turns them into degrees.
std::vector<Line> read_arcs(const json& topology) {
    const json& transform = topology.at("transform");
    const Point scale{transform.at("scale").at(0), transform.at("scale").at(1)};
    const Point origin{transform.at("translate").at(0), transform.at("translate").at(1)};
    std::vector<Line> arcs;
    for (const json& steps : topology.at("arcs")) {
        Line& arc = arcs.emplace_back();
        long column = 0;
        long row = 0;
        for (const json& step : steps) {
            column += step.at(0).get<long>();
            row += step.at(1).get<long>();
            arc.push_back({static_cast<double>(column) * scale.x + origin.x,
                           static_cast<double>(row) * scale.y + origin.y});
        }
    }
    return arcs;
}

// A ring that crosses the meridian of 180 degrees goes on beyond it, or its edge would run all
// round the globe.
void unwrap(Line& ring) {
    for (std::size_t i = 1; i < ring.size(); ++i) {
        const double step = ring[i].x - ring[i - 1].x;
        if (step > 180) ring[i].x -= 360;
        if (step < -180) ring[i].x += 360;
    }
    const auto beyond =
        std::count_if(ring.begin(), ring.end(), [](const Point& point) { return point.x < -180; });
    if (2 * beyond < static_cast<long>(ring.size())) return;
    for (Point& point : ring) point.x += 360;
}

// A ring is a list of arc numbers; ~n is arc n walked backwards. Neighbouring arcs share a point,
// and the last arc ends where the first began.
Line join_ring(const json& numbers, const std::vector<Line>& arcs) {
    Line ring;
    for (const json& number : numbers) {
        const int n = number.get<int>();
        Line arc = arcs.at(static_cast<std::size_t>(n < 0 ? ~n : n));
        if (n < 0) std::reverse(arc.begin(), arc.end());
        ring.insert(ring.end(), arc.begin(), arc.end() - 1);
    }
    unwrap(ring);
    return ring;
}

Rings join_polygon(const json& rings, const std::vector<Line>& arcs) {
    Rings polygon;
    for (const json& ring : rings) polygon.push_back(join_ring(ring, arcs));
    return polygon;
}

}  // namespace

std::vector<Rings> read_land(const std::string& path) {
    try {
        const json topology = read_json(path);
        const std::vector<Line> arcs = read_arcs(topology);
        std::vector<Rings> polygons;
        for (const json& shape : topology.at("objects").at("land").at("geometries")) {
            const bool many = shape.at("type") == "MultiPolygon";
            if (!many && shape.at("type") != "Polygon") continue;
            if (!many) {
                polygons.push_back(join_polygon(shape.at("arcs"), arcs));
                continue;
            }
            for (const json& rings : shape.at("arcs")) {
                polygons.push_back(join_polygon(rings, arcs));
            }
        }
        return polygons;
    } catch (const json::exception& error) {
        throw std::runtime_error(path + ": not a TopoJSON of land: " + error.what());
    }
}

}  // namespace occasus::board
