#include "cells.h"

#include <algorithm>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <utility>

namespace occasus::board {
namespace {

// The fields up to the first that is quoted; what follows is provenance or a title.
std::vector<std::string> fields_of(const std::string& line) {
    std::vector<std::string> fields;
    std::istringstream rest(line);
    for (std::string field; std::getline(rest, field, ',');) {
        if (field.starts_with('"')) break;
        fields.push_back(field);
    }
    return fields;
}

Point read_place(const std::string& text) {
    std::istringstream words(text);
    Point place;
    if (!(words >> place.x >> place.y)) {
        throw std::runtime_error("“" + text + "” is not a longitude and a latitude");
    }
    return place;
}

// What a way costs may stand behind its end.
std::string first_word(const std::string& text) {
    return text.substr(0, text.find(' '));
}

class Reader {
  public:
    explicit Reader(std::string area_fact) : area_fact_(std::move(area_fact)) {}

    void read(const std::vector<std::string>& fields) {
        const std::string& fact = fields.at(0);
        if (fact == area_fact_) {
            cells_.areas.push_back({fields.at(1), false, {}, {}});
        } else if (fact == "kind") {
            cells_.areas.at(number_of(fields.at(1))).sea = fields.at(3) == "sea";
        } else if (fact == "cell") {
            cells_.areas.at(number_of(fields.at(1))).seeds.push_back(read_place(fields.at(3)));
        } else if (fact == "void") {
            cells_.outside.push_back(read_place(fields.at(3)));
        } else if (fields.at(1) == "board") {
            return;
        } else if (fact == "border" || fact == "land" || fact == "army") {
            add(fields, BorderKind::Land);
        } else if (fact == "fleet") {
            add(fields, BorderKind::Coast);
        } else if (fact == "sea" || fact == "water") {
            add(fields, BorderKind::Link);
        }
    }
    CellsOfBoard take() { return std::move(cells_); }

  private:
    std::size_t number_of(const std::string& id) const {
        const auto found = std::find_if(cells_.areas.begin(), cells_.areas.end(),
                                        [&](const AreaCells& area) { return area.id == id; });
        if (found == cells_.areas.end()) throw std::runtime_error("no Area “" + id + "”");
        return static_cast<std::size_t>(found - cells_.areas.begin());
    }

    // Each border is told by the Areas on both sides, and where ships go as well, twice as often.
    void add(const std::vector<std::string>& fields, BorderKind kind) {
        const auto area_of = [&](const std::string& id) {
            return static_cast<int>(number_of(id.substr(0, id.find('/'))));
        };
        const auto [a, b] = std::minmax({area_of(fields.at(1)), area_of(first_word(fields.at(3)))});
        for (AreaBorder& each : cells_.borders) {
            if (each.a != a || each.b != b) continue;
            if ((each.kind == BorderKind::Link) != (kind == BorderKind::Link)) continue;
            each.kind = std::max(each.kind, kind);
            return;
        }
        cells_.borders.push_back({a, b, kind});
    }

    std::string area_fact_;
    CellsOfBoard cells_;
};

}  // namespace

const AreaBorder* CellsOfBoard::find_border(int a, int b) const {
    const auto found = std::find_if(borders.begin(), borders.end(), [&](const AreaBorder& each) {
        return each.kind != BorderKind::Link && each.a == std::min(a, b) &&
               each.b == std::max(a, b);
    });
    return found == borders.end() ? nullptr : &*found;
}

CellsOfBoard read_cells(const std::string& path, const std::string& area_fact) {
    std::ifstream file(path);
    if (!file) throw std::runtime_error(path + ": cannot be opened");
    Reader reader(area_fact);
    int number = 0;
    for (std::string line; std::getline(file, line);) {
        ++number;
        if (line.empty() || line.front() == '#') continue;
        try {
            reader.read(fields_of(line));
        } catch (const std::exception& error) {
            throw std::runtime_error(path + ":" + std::to_string(number) + ": " + error.what());
        }
    }
    return reader.take();
}

}  // namespace occasus::board
