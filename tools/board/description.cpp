#include "description.h"

#include <fstream>
#include <nlohmann/json.hpp>
#include <stdexcept>

namespace occasus::board {
namespace {

using nlohmann::json;

Point read_point(const json& pair) {
    return {pair.at(0), pair.at(1)};
}

Line read_line(const json& pairs) {
    Line line;
    for (const json& pair : pairs) line.push_back(read_point(pair));
    return line;
}

// Written as [west, south, east, north]: on the globe, y grows to the north.
Box read_window(const json& sides) {
    return {sides.at(0), sides.at(3), sides.at(2), sides.at(1)};
}

// Written as [left, top, width, height].
Box read_box(const json& box) {
    const double left = box.at(0);
    const double top = box.at(1);
    return {left, top, left + box.at(2).get<double>(), top + box.at(3).get<double>()};
}

Frame read_frame(const json& item) {
    return {item.at("id"), read_box(item.at("box"))};
}

Vignette read_vignette(const json& item) {
    return {item.at("output"), item.at("panel"), read_box(item.at("box")), item.at("tolerance")};
}

Swell read_swell(const json& item) {
    return {read_point(item.at("middle")), item.at("gain"), item.at("reach")};
}

Panel read_panel(const json& item) {
    Panel panel;
    panel.id = item.at("id");
    panel.window = read_window(item.at("window"));
    panel.south_parallel = item.at("parallels").at(0);
    panel.north_parallel = item.at("parallels").at(1);
    panel.central_meridian = item.at("central_meridian");
    panel.center = read_point(item.at("center"));
    panel.units_a_degree = item.at("units_a_degree");
    panel.width = item.at("plate").at(0);
    panel.height = item.at("plate").at(1);
    panel.margin = item.at("margin");
    panel.side_margin = item.value("side_margin", panel.margin);
    panel.tolerance = item.at("tolerance");
    panel.smallest_lined_island = item.at("smallest_lined_island");
    panel.lining_tolerance = item.at("lining_tolerance");
    panel.graticule_step = item.at("graticule_step");
    if (item.contains("swell")) panel.swell = read_swell(item.at("swell"));
    for (const json& frame : item.at("frames")) panel.frames.push_back(read_frame(frame));
    return panel;
}

AreaPlan read_areas(const json& item) {
    AreaPlan plan;
    plan.board = item.at("board");
    plan.fact = item.at("fact");
    plan.metric_latitude = item.at("metric_latitude");
    plan.smallest_island = item.at("smallest_island");
    plan.largest_scrap = item.at("largest_scrap");
    plan.least_linked_island = item.at("least_linked_island");
    plan.least_border = item.at("least_border");
    plan.least_touch = item.at("least_touch");
    for (const json& pair : item.at("touching")) plan.touching.emplace_back(pair.at(0), pair.at(1));
    const json straits = item.value("straits", json::object());
    for (const auto& [area, places] : straits.items()) {
        for (const json& place : places) plan.straits.emplace_back(area, read_point(place));
    }
    return plan;
}

}  // namespace

Description read_description(const std::string& path) {
    std::ifstream file(path);
    if (!file) throw std::runtime_error(path + ": cannot be opened");
    try {
        const json root = json::parse(file);
        Description description;
        description.output = root.at("output");
        for (const json& item : root.at("panels")) {
            description.panels.push_back(read_panel(item));
        }
        description.vignette = read_vignette(root.at("vignette"));
        for (const json& item : root.at("rivers")) {
            description.rivers.push_back(
                {item.at("name"), item.at("great"), read_line(item.at("course"))});
        }
        for (const json& item : root.at("ranges")) {
            description.ranges.push_back(
                {item.at("name"), item.at("reach"), read_line(item.at("ridge"))});
        }
        if (root.contains("areas")) description.areas = read_areas(root.at("areas"));
        return description;
    } catch (const json::exception& error) {
        throw std::runtime_error(path + ": " + error.what());
    }
}

}  // namespace occasus::board
