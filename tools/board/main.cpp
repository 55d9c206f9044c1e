// Writes the geometry of a drawn map: the coast cut, projected and simplified, ready for the page.
#include <CLI/CLI.hpp>
#include <cmath>
#include <fstream>
#include <iostream>
#include <map>
#include <nlohmann/json.hpp>
#include <sstream>

#include "description.h"
#include "panel.h"
#include "path_text.h"
#include "shapes.h"
#include "topojson.h"

namespace {

using namespace occasus::board;
using nlohmann::ordered_json;

// Six decimals place a point far below a screen's dot, and read the same on every machine.
double rounded(double number) {
    return std::round(number * 1e6) / 1e6;
}
double to_tenth(double number) {
    return std::round(number * 10) / 10;
}

ordered_json ticks_json(const std::vector<Tick>& ticks) {
    ordered_json list = ordered_json::array();
    for (const Tick& tick : ticks) list.push_back({to_tenth(tick.at), tick.degree});
    return list;
}

ordered_json frame_json(const Frame& frame, const Neatline& neatline) {
    const Box& box = frame.box;
    return {{"box", {box.left, box.top, box.right - box.left, box.bottom - box.top}},
            {"ticks",
             {{"top", ticks_json(neatline.top)},
              {"right", ticks_json(neatline.right)},
              {"bottom", ticks_json(neatline.bottom)},
              {"left", ticks_json(neatline.left)}}}};
}

ordered_json projection_json(const Panel& panel, const PlateProjection& projection) {
    const Point translate = projection.conic().translate();
    ordered_json json = {{"kind", "conic conformal"},
                         {"parallels", {panel.south_parallel, panel.north_parallel}},
                         {"central_meridian", panel.central_meridian},
                         {"scale", rounded(projection.conic().scale())},
                         {"translate", {rounded(translate.x), rounded(translate.y)}}};
    const Swell& swell = projection.swell();
    if (swell.gain != 0) {
        json["swell"] = {{"middle", {swell.middle.x, swell.middle.y}},
                         {"gain", swell.gain},
                         {"reach", swell.reach}};
    }
    return json;
}

ordered_json place_json(Point place) {
    return {to_tenth(place.x), to_tenth(place.y)};
}

// Adds the Areas to a panel. Borders name the Areas on both sides; `null` is land outside the game.
void add_areas(ordered_json& panel, const DrawnAreas& drawn, const CellsOfBoard& cells) {
    const auto id = [&](int area) {
        return area == kNoArea ? ordered_json()
                               : ordered_json(cells.areas[static_cast<std::size_t>(area)].id);
    };
    panel["outside"] = path_of(drawn.outside);
    ordered_json& areas = panel["areas"] = ordered_json::array();
    for (std::size_t i = 0; i < drawn.areas.size(); ++i) {
        areas.push_back({{"id", cells.areas[i].id},
                         {"at", place_json(drawn.areas[i].place)},
                         {"path", path_of(drawn.areas[i].shape)}});
    }
    ordered_json& borders = panel["borders"] = ordered_json::array();
    for (const DrawnBorder& border : drawn.borders) {
        std::string path;
        for (const Line& line : border.lines) append_line(path, line);
        if (path.empty()) continue;  // They meet at the coast only.
        borders.push_back({{"between", {id(border.a), id(border.b)}}, {"path", path}});
    }
    ordered_json& links = panel["sea_links"] = ordered_json::array();
    for (const DrawnSeaLink& link : drawn.sea_links) {
        links.push_back({{"between", {id(link.a), id(link.b)}},
                         {"from", place_json(link.from)},
                         {"to", place_json(link.to)}});
    }
}

ordered_json panel_json(const Panel& panel, const DrawnPanel& drawn) {
    ordered_json frames = ordered_json::object();
    for (std::size_t i = 0; i < panel.frames.size(); ++i) {
        frames[panel.frames[i].id] = frame_json(panel.frames[i], drawn.neatlines[i]);
    }
    ordered_json hills = ordered_json::array();
    for (const Hill& hill : drawn.hills) {
        hills.push_back({to_tenth(hill.foot.x), to_tenth(hill.foot.y), to_tenth(hill.size)});
    }
    return {{"plate", {panel.width, panel.height}},
            {"projection", projection_json(panel, drawn.projection)},
            {"frames", frames},
            {"land", path_of(drawn.land)},
            {"lining", path_of(drawn.lining)},
            {"graticule", path_of_lines(drawn.graticule)},
            {"great_rivers", path_of_lines(drawn.great_rivers)},
            {"rivers", path_of_lines(drawn.rivers)},
            {"hills", hills}};
}

std::string source_of(const Description& description) {
    std::string text = "Coast: Natural Earth 1:50m land, through the npm package world-atlas.";
    if (description.areas) text += " Areas: cells of " + description.areas->board;
    if (description.rivers.empty() && description.ranges.empty()) return text;
    return text + (description.areas ? "." : "") + " Rivers and hills: drawn by hand.";
}

ordered_json file_json(const Description& description, const std::string& description_path) {
    return {{"generated", "Do not edit. Made by: occasus_board " + description_path},
            {"source", source_of(description)}};
}

// ---- The vignette ----

// What lies in the box, and a little more, so that cut edges stay out of sight.
struct Cut {
    Shape box;
    double tolerance;

    explicit Cut(const Vignette& vignette)
        : box(grown(make_box(vignette.box), 8)), tolerance(vignette.tolerance) {}

    std::string polygons(const Shape& shape) const {
        return path_of(simplified(intersection(shape, box), tolerance), Grain::Unit);
    }
    std::string lines(const Shape& shape) const {
        return path_of_lines(simplified(intersection(shape, box), tolerance), Grain::Unit);
    }
};

void add_areas_to_vignette(ordered_json& root, const Cut& cut, const ordered_json& panel,
                           const DrawnAreas& drawn) {
    root["outside"] = cut.polygons(drawn.outside);
    root["areas"] = panel.at("areas");
    for (std::size_t i = 0; i < drawn.areas.size(); ++i) {
        root["areas"][i]["path"] = cut.polygons(drawn.areas[i].shape);
    }
    // The borders of the panel are those that have a line of their own.
    ordered_json& borders = root["borders"] = ordered_json::array();
    std::size_t i = 0;
    for (const DrawnBorder& border : drawn.borders) {
        if (border.lines.empty()) continue;
        const ordered_json& between = panel.at("borders").at(i++).at("between");
        const std::string path = cut.lines(make_lines(border.lines));
        if (!path.empty()) borders.push_back({{"between", between}, {"path", path}});
    }
}

ordered_json vignette_json(const Vignette& vignette, const ordered_json& panel,
                           const DrawnPanel& drawn) {
    const Cut cut(vignette);
    ordered_json root = {{"plate", panel.at("plate")},
                         {"land", cut.polygons(drawn.land)},
                         {"lining", cut.polygons(drawn.lining)},
                         {"graticule", cut.lines(drawn.graticule)},
                         {"great_rivers", cut.lines(drawn.great_rivers)},
                         {"rivers", cut.lines(drawn.rivers)}};
    if (drawn.areas) add_areas_to_vignette(root, cut, panel, *drawn.areas);
    return root;
}

// ---- Files ----

// The text of each file, by its path.
using Files = std::map<std::string, std::string>;

Files draw(const Description& description, const std::string& description_path,
           const std::vector<Rings>& land) {
    ordered_json whole = file_json(description, description_path);
    ordered_json part = whole;
    for (const Panel& panel : description.panels) {
        const DrawnPanel drawn = draw_panel(panel, land, description);
        std::cerr << panel.id << ": land is " << drawn.share.drawn << " of the plate, by sampling "
                  << drawn.share.sampled << '\n';
        ordered_json& json = whole["panels"][panel.id] = panel_json(panel, drawn);
        if (drawn.areas) {
            add_areas(json, *drawn.areas,
                      read_cells(description.areas->board, description.areas->fact));
        }
        if (panel.id == description.vignette.panel) {
            part.update(vignette_json(description.vignette, json, drawn));
        }
    }
    return {{description.output, whole.dump() + "\n"},
            {description.vignette.output, part.dump() + "\n"}};
}

std::string file_text(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

int run(int argc, char** argv) {
    CLI::App app{"Draws the coast of a board. Run it from the repository's root.", "occasus_board"};
    std::string description_path;
    std::string atlas = "web/node_modules/world-atlas/land-50m.json";
    bool check = false;
    app.add_option("DESCRIPTION", description_path, "what the plates show (JSON)")->required();
    app.add_option("--atlas", atlas, "TopoJSON of land")->capture_default_str();
    app.add_flag("--check", check, "write nothing; fail if the committed geometry is another");
    CLI11_PARSE(app, argc, argv);

    const Geos geos;
    const Description description = read_description(description_path);
    for (const auto& [path, text] : draw(description, description_path, read_land(atlas))) {
        if (check) {
            if (text == file_text(path)) continue;
            throw std::runtime_error(path + " is not what the description makes");
        }
        std::ofstream file(path, std::ios::binary);
        file << text;
        if (!file.flush()) throw std::runtime_error(path + ": cannot be written");
        std::cerr << path << ": " << text.size() << " bytes\n";
    }
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    try {
        return run(argc, argv);
    } catch (const std::exception& error) {
        std::cerr << error.what() << '\n';
        return 1;
    }
}
