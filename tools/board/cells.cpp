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

bool is_over_water(const std::string& fact) {
    return fact == "sea" || fact == "water";
}
bool is_border(const std::vector<std::string>& fields) {
    const std::string& fact = fields.at(0);
    const bool is_of_board = fields.at(1) == "board";
    return !is_of_board && (fact == "border" || fact == "land" || is_over_water(fact));
}

class Reader {
  public:
    explicit Reader(std::string area_fact) : area_fact_(std::move(area_fact)) {}

    void read(const std::vector<std::string>& fields) {
        const std::string& fact = fields.at(0);
        if (fact == area_fact_) {
            cells_.areas.push_back({fields.at(1), {}, {}});
        } else if (fact == "place") {
            cells_.areas.at(number_of(fields.at(1))).place = read_place(fields.at(3));
        } else if (fact == "cell") {
            cells_.areas.at(number_of(fields.at(1))).seeds.push_back(read_place(fields.at(3)));
        } else if (fact == "void") {
            cells_.outside.push_back(read_place(fields.at(3)));
        } else if (is_border(fields)) {
            const auto a = static_cast<int>(number_of(fields.at(1)));
            const auto b = static_cast<int>(number_of(first_word(fields.at(3))));
            add({std::min(a, b), std::max(a, b), is_over_water(fact)});
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

    // Each border is told by the Areas on both sides.
    void add(const AreaBorder& border) {
        const bool is_known =
            std::any_of(cells_.borders.begin(), cells_.borders.end(), [&](const AreaBorder& each) {
                return each.a == border.a && each.b == border.b && each.sea == border.sea;
            });
        if (!is_known) cells_.borders.push_back(border);
    }

    std::string area_fact_;
    CellsOfBoard cells_;
};

}  // namespace

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
