// What a board file must hold, and the map that follows from it.
#include "games/invasions/board/board.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "core/map_point.h"
#include "core/number.h"

#include "games/invasions/board.gen.h"
#include "games/invasions/words/words.h"

namespace occasus::invasions {

std::string_view built_in_board() {
    return kBuiltInBoard;
}

namespace {

// Builds a board figure by figure; the first complaint ends the reading.
class Reader {
  public:
    Result<std::shared_ptr<const Board>> read(std::string_view csv) {
        Result<std::vector<Figure>> figures = read_figures(csv, "board");
        if (!figures) return figures.refusal();
        board_.figures = std::move(*figures);
        board_.homes.fill(-1);
        for (const Figure& figure : board_.figures)
            if (auto complaint = read_figure(figure); !complaint.empty())
                return at_line(figure, complaint);
        for (const Figure& figure : board_.figures)
            if (auto complaint = read_late(figure); !complaint.empty())
                return at_line(figure, complaint);
        if (auto missing = check_whole(); !missing.empty())
            return unreadable(std::move(missing), "board");
        derive();
        if (auto apart = check_connected(); !apart.empty())
            return unreadable(std::move(apart), "land");
        return std::shared_ptr<const Board>(std::make_shared<Board>(std::move(board_)));
    }

  private:
    std::string read_figure(const Figure& figure) {
        if (figure.fact == "name") {
            board_.name = figure.value;
            return figure.of == "board" && figure.number == 0 ? "" : "name is of board.";
        }
        if (figure.fact == "province") return read_province(figure);
        if (figure.fact == "area") return read_area(figure);
        if (figure.fact == "void") return check_place(figure);
        // Rome, arrivals and homes may be named before the Areas are: they are read at the end.
        if (is_late(figure)) return {};
        if (figure.fact == "vp" || figure.fact == "militia" || figure.fact == "empire" ||
            figure.fact == "east")
            return read_province_fact(figure);
        const int area = board_.find_area(figure.of);
        if (area < 0) return "Area “" + figure.of + "” is not on the board above.";
        return read_area_fact(figure, area);
    }

    static bool is_late(const Figure& figure) {
        return figure.fact == "rome" || figure.fact == "byzantium" || figure.fact == "arrival" ||
               figure.fact == "priority" || figure.fact == "home";
    }

    std::string read_province(const Figure& figure) {
        if (figure.number != static_cast<int>(board_.provinces.size()) + 1)
            return "Provinces are numbered 1, 2 and so on.";
        if (board_.provinces.size() == kProvinces) return "there are 21 Provinces.";
        if (figure.of.empty() || figure.of.find_first_of(" .") != std::string::npos)
            return "the id of a Province is one word.";
        if (board_.find_province(figure.of) >= 0)
            return "Province " + figure.of + " is on the board already.";
        Province province;
        province.id = figure.of;
        province.title = figure.value;
        board_.provinces.push_back(std::move(province));
        return {};
    }

    // 3.1.
    std::string read_province_fact(const Figure& figure) {
        const int index = board_.find_province(figure.of);
        if (index < 0) return "Province “" + figure.of + "” is not on the board above.";
        Province& province = board_.provinces[at(index)];
        if (figure.fact == "vp") return read_number(figure, 0, kMostVictoryPoints, province.vp);
        if (figure.fact == "militia") return read_number(figure, 0, kMostMilitia, province.militia);
        bool& is = figure.fact == "east" ? province.east : province.empire;
        is = figure.value == "yes";
        if (is || figure.value == "no") return {};
        return figure.fact + " of " + figure.of + " is yes or no, not “" + figure.value + "”.";
    }

    static std::string read_number(const Figure& figure, int low, int high, int& number) {
        if (figure.number != 0)
            return figure.fact + " of " + figure.of + " is given once, unnumbered.";
        const auto parsed = parse_number<int>(figure.value);
        if (!parsed || *parsed < low || *parsed > high)
            return figure.fact + " of " + figure.of + " is a whole number from " +
                   std::to_string(low) + " to " + std::to_string(high) + ", not “" + figure.value +
                   "”.";
        number = *parsed;
        return {};
    }

    // Areas of a Province stand together, in the order of their letters.
    std::string read_area(const Figure& figure) {
        if (board_.areas.size() == kMaxAreas) return "a board has at most 64 Areas.";
        if (figure.of.empty() || figure.of.find_first_of(" .") != std::string::npos)
            return "the id of an Area is one word.";
        if (board_.find_area(figure.of) >= 0)
            return "Area " + figure.of + " is on the board already.";
        const int index = board_.find_province(figure.value);
        if (index < 0) return "Province “" + figure.value + "” is not on the board above.";
        Province& province = board_.provinces[at(index)];
        if (province.areas == 0) province.first_area = board_.size();
        const bool is_together = province.areas == 0 || board_.areas.back().province == index;
        if (!is_together) return "the Areas of a Province stand together.";
        if (std::popcount(province.areas) == kMaxAreasOfProvince)
            return "a Province has at most 6 Areas.";
        province.areas |= area_bit(board_.size());
        Area area;
        area.id = figure.of;
        area.province = index;
        board_.areas.push_back(std::move(area));
        board_.links.emplace_back();
        return {};
    }

    std::string read_area_fact(const Figure& figure, int index) {
        Area& area = board_.areas[at(index)];
        if (figure.fact == "label") {
            area.label = figure.value;
            return {};
        }
        if (figure.fact == "cost") return read_number(figure, 1, 9, area.cost);
        if (figure.fact == "land") return join(figure, index, figure.value, 0);
        if (figure.fact == "water") return read_water(figure, index);
        if (figure.fact == "cell") return check_place(figure);
        if (figure.fact != "place")
            return "fact “" + figure.fact +
                   "” is unknown; name, rome, byzantium, arrival, priority, province, vp, "
                   "militia, empire, east, home, area, label, cost, place, land, water, cell and "
                   "void are.";
        if (auto complaint = check_place(figure); !complaint.empty()) return complaint;
        const MapPoint place = *parse_map_point(figure.value);
        area.longitude = place.longitude;
        area.latitude = place.latitude;
        return {};
    }

    std::string read_water(const Figure& figure, int index) {
        const std::size_t space = figure.value.find(' ');
        const auto cost = space == std::string::npos
                              ? std::nullopt
                              : parse_number<int>(std::string_view(figure.value).substr(space + 1));
        if (!cost || *cost < 1 || *cost > 9)
            return "a water route is an Area, a space and its cost, 1 to 9, not “" + figure.value +
                   "”.";
        return join(figure, index, figure.value.substr(0, space), *cost);
    }

    // Joins two Areas both ways; by land when `cost` is 0.
    std::string join(const Figure& figure, int from, const std::string& id, int cost) {
        const int to = board_.find_area(id);
        if (to < 0) return "Area “" + id + "” is not on the board above.";
        if (to == from) return figure.of + " cannot join itself.";
        for (const Link& link : board_.links[at(from)])
            if (link.to == to) return id + " joins " + figure.of + " already.";
        const auto one_way = [&](int a, int b) {
            board_.links[at(a)].push_back(
                {static_cast<std::uint8_t>(b), static_cast<std::uint8_t>(cost), cost > 0});
        };
        one_way(from, to);
        one_way(to, from);
        return {};
    }

    static std::string check_place(const Figure& figure) {
        return parse_map_point(figure.value) ? std::string() : std::string(kMapPointForm);
    }

    std::string read_late(const Figure& figure) {
        if (!is_late(figure)) return {};
        if (figure.fact == "priority" || figure.fact == "home") {
            const int province = board_.find_province(figure.value);
            if (province < 0)
                return figure.fact + ": Province “" + figure.value + "” is not on the board.";
            if (figure.fact == "priority") {
                board_.priority.push_back(province);
                return {};
            }
            const int force = find_force(figure.of);
            if (force < 0 || !is_nation(force_of(force)))
                return "a home is of a nation, not of “" + figure.of + "”.";
            board_.homes[at(force)] = province;
            return {};
        }
        const int area = board_.find_area(figure.value);
        if (area < 0) return figure.fact + ": Area “" + figure.value + "” is not on the board.";
        if (figure.fact == "rome") board_.rome = area;
        if (figure.fact == "byzantium") board_.byzantium = area;
        if (figure.fact == "arrival") board_.arrivals.push_back(area);
        return {};
    }

    std::string check_whole() {
        if (board_.name.empty()) return "The board has no name.";
        if (board_.provinces.size() != kProvinces) return "There are 21 Provinces.";
        for (const Province& province : board_.provinces)
            if (province.areas == 0 || province.vp < 0 || province.militia < 0)
                return "The Province " + province.id + " needs vp, militia and an Area.";
        for (const Area& area : board_.areas)
            if (area.cost == 0) return "The Area " + area.id + " has no cost.";
        if (board_.rome < 0 || board_.byzantium < 0)
            return "The board does not say which Areas are rome and byzantium.";
        if (board_.arrivals.empty() || board_.priority.empty())
            return "The board does not say where legions arrive and what the Persians want.";
        for (const Force nation : kNationsAtHome)
            if (board_.homes[nation] < 0)
                return "The board does not say where the home of each nation is.";
        // READING: R58. The Huns treat Scythia as their home.
        board_.homes[kHuns] = board_.homes[kScythians];
        return {};
    }

    void derive() {
        for (auto& row : board_.distance) row.fill(kFar);
        for (auto& row : board_.nearest) row.fill(kFar);
        for (int from = 0; from < board_.size(); ++from) {
            board_.all_areas |= area_bit(from);
            board_.province_of[at(from)] = static_cast<std::uint8_t>(board_.area(from).province);
            for (Link& link : board_.links[at(from)]) {
                if (!link.water) link.cost = static_cast<std::uint8_t>(board_.area(link.to).cost);
                board_.neighbours[at(from)] |= area_bit(link.to);
                board_.step[at(from)][link.to] = link.cost;
            }
            std::sort(board_.links[at(from)].begin(), board_.links[at(from)].end(),
                      [](const Link& a, const Link& b) { return a.to < b.to; });
        }
        for (int from = 0; from < board_.size(); ++from) measure_from(from);
        derive_adjacent();
    }

    // The cheapest way to every Area, ignoring all units.
    void measure_from(int from) {
        auto& distance = board_.distance[at(from)];
        distance[at(from)] = 0;
        AreaSet open = board_.all_areas;
        while (open != 0) {
            int next = -1;
            for_each_bit(open, [&](int area) {
                if (next < 0 || distance[at(area)] < distance[at(next)]) next = area;
            });
            open &= ~area_bit(next);
            if (distance[at(next)] == kFar) break;
            for (const Link& link : board_.links[at(next)])
                distance[link.to] = static_cast<std::uint8_t>(
                    std::min<int>(distance[link.to], distance[at(next)] + link.cost));
        }
        for (int province = 0; province < kProvinces; ++province)
            for_each_bit(board_.province(province).areas, [&](int area) {
                auto& nearest = board_.nearest[at(from)][at(province)];
                nearest = std::min(nearest, distance[at(area)]);
            });
    }

    // READING: R41. Water routes make Provinces adjacent.
    void derive_adjacent() {
        for (int from = 0; from < board_.size(); ++from)
            for (const Link& link : board_.links[at(from)]) {
                const int here = board_.area(from).province;
                const int there = board_.area(link.to).province;
                if (here != there) board_.provinces[at(here)].adjacent |= province_bit(there);
            }
    }

    std::string check_connected() const {
        for (const Area& area : board_.areas)
            if (board_.distance[at(board_.rome)][at(board_.find_area(area.id))] == kFar)
                return "No way leads from Rome to " + area.id + ".";
        return {};
    }

    Board board_;
};

}  // namespace

Result<std::shared_ptr<const Board>> Board::parse(std::string_view csv) {
    return Reader().read(csv);
}

int Board::find_area(std::string_view id) const {
    for (int index = 0; index < size(); ++index)
        if (area(index).id == id) return index;
    return -1;
}

int Board::find_province(std::string_view id) const {
    for (int index = 0; index < static_cast<int>(provinces.size()); ++index)
        if (province(index).id == id) return index;
    return -1;
}

}  // namespace occasus::invasions
