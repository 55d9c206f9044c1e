// The reader of a board file, and the map that follows from it.
#include "games/invasions/board/board.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "core/figure_cells.h"
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
            if (const auto complaint = read_figure(figure)) return at_line(figure, *complaint);
        for (const Figure& figure : board_.figures)
            if (const auto complaint = read_late(figure)) return at_line(figure, *complaint);
        if (const auto missing = check_whole()) return *missing;
        derive();
        if (const auto apart = check_connected()) return *apart;
        return std::shared_ptr<const Board>(std::make_shared<Board>(std::move(board_)));
    }

  private:
    std::optional<Refusal> read_figure(const Figure& figure) {
        if (figure.fact == "name") {
            board_.name = figure.value;
            if (figure.of == "board" && figure.number == 0) return {};
            return unreadable("name goes with board.");
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
        if (area < 0) return unreadable("Area “" + figure.of + "” is not on the board above.");
        return read_area_fact(figure, area);
    }

    static bool is_late(const Figure& figure) {
        return figure.fact == "rome" || figure.fact == "byzantium" || figure.fact == "arrival" ||
               figure.fact == "priority" || figure.fact == "home";
    }

    std::optional<Refusal> read_province(const Figure& figure) {
        if (figure.number != static_cast<int>(board_.provinces.size()) + 1)
            return unreadable("Provinces are numbered 1, 2 and so on.");
        if (board_.provinces.size() == kProvinces) return unreadable("there are 21 Provinces.");
        if (figure.of.empty() || figure.of.find_first_of(" .") != std::string::npos)
            return unreadable("the id of a Province is one word.");
        if (board_.find_province(figure.of) >= 0)
            return unreadable("Province " + figure.of + " is on the board already.");
        Province province;
        province.id = figure.of;
        province.title = figure.value;
        board_.provinces.push_back(std::move(province));
        return {};
    }

    // 3.1.
    std::optional<Refusal> read_province_fact(const Figure& figure) {
        const int index = board_.find_province(figure.of);
        if (index < 0) return unreadable("Province “" + figure.of + "” is not on the board above.");
        if (auto wrong = check_unnumbered(figure)) return wrong;
        Province& province = board_.provinces[at(index)];
        if (figure.fact == "vp") return read_number(figure, 0, kMostVictoryPoints, province.vp);
        if (figure.fact == "militia") return read_number(figure, 0, kMostMilitia, province.militia);
        return read_yes(figure, figure.fact == "east" ? province.east : province.empire);
    }

    // Areas of a Province stand together, in the order of their letters.
    std::optional<Refusal> read_area(const Figure& figure) {
        if (board_.areas.size() == kMaxAreas) return unreadable("a board has at most 64 Areas.");
        if (figure.of.empty() || figure.of.find_first_of(" .") != std::string::npos)
            return unreadable("the id of an Area is one word.");
        if (board_.find_area(figure.of) >= 0)
            return unreadable("Area " + figure.of + " is on the board already.");
        const int index = board_.find_province(figure.value);
        if (index < 0)
            return unreadable("Province “" + figure.value + "” is not on the board above.");
        Province& province = board_.provinces[at(index)];
        if (province.areas == 0) province.first_area = board_.size();
        const bool is_together = province.areas == 0 || board_.areas.back().province == index;
        if (!is_together) return unreadable("the Areas of a Province stand together.");
        if (std::popcount(province.areas) == kMaxAreasOfProvince)
            return unreadable("a Province has at most 6 Areas.");
        province.areas |= area_bit(board_.size());
        Area area;
        area.id = figure.of;
        area.province = index;
        board_.areas.push_back(std::move(area));
        board_.links.emplace_back();
        return {};
    }

    std::optional<Refusal> read_area_fact(const Figure& figure, int index) {
        Area& area = board_.areas[at(index)];
        if (figure.fact == "label") {
            area.label = figure.value;
            return {};
        }
        if (figure.fact == "cost") {
            if (auto wrong = check_unnumbered(figure)) return wrong;
            return read_number(figure, 1, 9, area.cost);
        }
        if (figure.fact == "land") return join(figure, index, figure.value, 0);
        if (figure.fact == "water") return read_water(figure, index);
        if (figure.fact == "cell") return check_place(figure);
        if (figure.fact != "place")
            return unreadable("fact “" + figure.fact +
                              "” is unknown; known are: name, rome, byzantium, arrival, priority, "
                              "province, vp, militia, empire, east, home, area, label, cost, "
                              "place, land, water, cell and void.");
        return read_place(figure, area.place);
    }

    std::optional<Refusal> read_water(const Figure& figure, int index) {
        const std::size_t space = figure.value.find(' ');
        const auto cost = space == std::string::npos
                              ? std::nullopt
                              : parse_number<int>(std::string_view(figure.value).substr(space + 1));
        if (!cost || *cost < 1 || *cost > 9)
            return unreadable("a water route is an Area, a space and its cost, 1 to 9, not “" +
                              figure.value + "”.");
        return join(figure, index, figure.value.substr(0, space), *cost);
    }

    // Joins two Areas both ways; by land when `cost` is 0.
    std::optional<Refusal> join(const Figure& figure, int from, const std::string& id, int cost) {
        const int to = board_.find_area(id);
        if (to < 0) return unreadable("Area “" + id + "” is not on the board above.");
        if (to == from) return unreadable(figure.of + " cannot join itself.");
        for (const Link& link : board_.links[at(from)])
            if (link.to == to) return unreadable(id + " joins " + figure.of + " already.");
        const auto one_way = [&](int a, int b) {
            board_.links[at(a)].push_back(
                {static_cast<std::uint8_t>(b), static_cast<std::uint8_t>(cost), cost > 0});
        };
        one_way(from, to);
        one_way(to, from);
        return {};
    }

    std::optional<Refusal> read_late(const Figure& figure) {
        if (!is_late(figure)) return {};
        if (figure.fact == "priority" || figure.fact == "home") {
            const int province = board_.find_province(figure.value);
            if (province < 0)
                return unreadable(figure.fact + ": Province “" + figure.value +
                                  "” is not on the board.");
            if (figure.fact == "priority") {
                board_.priority.push_back(province);
                return {};
            }
            const int force = find_force(figure.of);
            if (force < 0 || !is_nation(force_of(force)))
                return unreadable("a home belongs to a nation, not to “" + figure.of + "”.");
            board_.homes[at(force)] = province;
            return {};
        }
        const int area = board_.find_area(figure.value);
        if (area < 0)
            return unreadable(figure.fact + ": Area “" + figure.value + "” is not on the board.");
        if (figure.fact == "rome") board_.rome = area;
        if (figure.fact == "byzantium") board_.byzantium = area;
        if (figure.fact == "arrival") board_.arrivals.push_back(area);
        return {};
    }

    std::optional<Refusal> check_whole() {
        if (board_.name.empty()) return unreadable("The board has no name.", "board");
        if (board_.provinces.size() != kProvinces)
            return unreadable("There are 21 Provinces.", "board");
        for (const Province& province : board_.provinces)
            if (province.areas == 0 || province.vp < 0 || province.militia < 0)
                return unreadable("The Province " + province.id + " needs vp, militia and an Area.",
                                  "board");
        for (const Area& area : board_.areas)
            if (area.cost == 0) return unreadable("The Area " + area.id + " has no cost.", "board");
        if (board_.rome < 0 || board_.byzantium < 0)
            return unreadable("The board does not say which Areas are rome and byzantium.",
                              "board");
        if (board_.arrivals.empty() || board_.priority.empty())
            return unreadable(
                "The board does not say where legions arrive and what the Persians want.", "board");
        for (const Force nation : kNationsAtHome)
            if (board_.homes[nation] < 0)
                return unreadable("The board does not say where the home of each nation is.",
                                  "board");
        // READING: R58. The Huns treat Scythia as their home.
        board_.homes[kHuns] = board_.homes[kScythians];
        return {};
    }

    void derive() {
        for (auto& row : board_.distance) row.fill(kFar);
        for (auto& row : board_.distance_to) row.fill(kFar);
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
        for (int from = 0; from < board_.size(); ++from) derive_steps(from);
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

    void derive_steps(int from) {
        for (const Link& link : board_.links[at(from)])
            for (int points = link.cost; points <= kMovement; ++points)
                board_.within[at(from)][at(points)] |= area_bit(link.to);
        const AreaSet reached = board_.within[at(from)][kMovement];
        if (reached != 0) board_.exits |= area_bit(from);
        if ((reached & board_.province(board_.area(from).province).areas) != 0)
            board_.militia_exits |= area_bit(from);
        for (int goal = 0; goal < board_.size(); ++goal)
            board_.distance_to[at(goal)][at(from)] = board_.distance[at(from)][at(goal)];
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

    std::optional<Refusal> check_connected() const {
        for (const Area& area : board_.areas)
            if (board_.distance[at(board_.rome)][at(board_.find_area(area.id))] == kFar)
                return unreadable("No way leads from Rome to " + area.id + ".", "land");
        return {};
    }

    Board board_;
};

}  // namespace

Result<std::shared_ptr<const Board>> Board::parse(std::string_view csv) {
    return Reader().read(csv);
}

int Board::find_area(std::string_view id) const {
    return find_id(areas, id);
}

int Board::find_province(std::string_view id) const {
    return find_id(provinces, id);
}

}  // namespace occasus::invasions
