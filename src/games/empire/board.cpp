// The reader of a board file, and the board that follows from it.
#include "games/empire/board.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "core/figure_cells.h"
#include "core/number.h"

#include "games/empire/board.gen.h"

namespace occasus::empire {

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
        for (const Figure& figure : board_.figures)
            if (const auto complaint = read_figure(figure)) return at_line(figure, *complaint);
        for (const Figure& figure : board_.figures)
            if (const auto complaint = check_border(figure)) return at_line(figure, *complaint);
        if (const auto missing = check_whole()) return *missing;
        derive();
        if (const auto apart = check_connected()) return *apart;
        return std::shared_ptr<const Board>(std::make_shared<Board>(std::move(board_)));
    }

  private:
    std::optional<Refusal> read_figure(const Figure& figure) {
        if (auto complaint = check_single(figure)) return complaint;
        if (figure.fact == "name") {
            board_.name = figure.value;
            return {};
        }
        if (figure.fact == "turns") return read_number(figure, 1, 99, board_.turns);
        if (figure.fact == "resources") return read_number(figure, 0, 999, board_.start_resources);
        if (figure.fact == "counters") return read_counters(figure);
        if (figure.fact == "area") return read_area(figure);
        if (figure.fact == "rome") return read_rome(figure);
        if (figure.fact == "void") return check_place(figure);
        const int area = board_.find_area(figure.of);
        if (area < 0) return unreadable("area “" + figure.of + "” is not on the board above.");
        return read_area_fact(figure, board_.areas[at(area)]);
    }

    // Facts of which there is one have one way to be written, or the second would replace the
    // first.
    static std::optional<Refusal> check_single(const Figure& figure) {
        static constexpr std::array<std::pair<std::string_view, std::string_view>, 4> kSingle = {
            {{"name", "board"}, {"turns", "board"}, {"resources", "start"}, {"rome", "board"}}};
        for (const auto& [fact, of] : kSingle)
            if (figure.fact == fact && (figure.of != of || figure.number != 0))
                return unreadable(figure.fact + " is of " + std::string(of) +
                                  ", without a number.");
        return {};
    }

    // T2. How many there are of each.
    std::optional<Refusal> read_counters(const Figure& figure) {
        CounterMix& mix = board_.mix;
        if (figure.of == "roman_force") return read_number(figure, 3, kMaxForces, mix.roman_force);
        if (figure.of == "legion") return read_number(figure, 1, kMaxLegions, mix.legion);
        if (figure.of == "fort") return read_number(figure, 0, kMaxAreas, mix.fort);
        if (figure.of == "wall") return read_number(figure, 0, kMaxAreas, mix.wall);
        if (figure.of == "barbarian_force")
            return read_number(figure, 3, kMaxForces, mix.barbarian_force);
        if (figure.of == "cavalry") return read_number(figure, 0, kMaxForces, mix.cavalry);
        return unreadable("counters “" + figure.of +
                          "” are unknown; known are: roman_force, legion, fort, wall, "
                          "barbarian_force and cavalry.");
    }

    std::optional<Refusal> read_area(const Figure& figure) {
        if (board_.areas.size() == kMaxAreas) return unreadable("a board has at most 48 areas.");
        if (figure.of.empty() || figure.of.find(' ') != std::string::npos)
            return unreadable("the id of an area is one word.");
        if (board_.find_area(figure.of) >= 0)
            return unreadable("area " + figure.of + " is on the board already.");
        Area area;
        area.id = figure.of;
        area.title = figure.value;
        board_.areas.push_back(std::move(area));
        return {};
    }

    std::optional<Refusal> read_rome(const Figure& figure) {
        board_.rome = board_.find_area(figure.value);
        if (board_.rome >= 0) return {};
        return unreadable("area “" + figure.value + "” is not on the board above.");
    }

    // T4.
    std::optional<Refusal> read_area_fact(const Figure& figure, Area& area) {
        if (figure.fact == "gloss") {
            area.gloss = figure.value;
            return {};
        }
        if (figure.fact == "value") return read_number(figure, 0, 99, area.value);
        if (figure.fact == "terrain") return read_terrain(figure, area);
        if (figure.fact == "invasion") return read_yes(figure, area.invasion);
        if (figure.fact == "border" || figure.fact == "sea") return read_border(figure, area);
        if (figure.fact == "cell") return check_place(figure);
        if (figure.fact != "place")
            return unreadable(
                "fact “" + figure.fact +
                "” is unknown; known are: name, turns, resources, counters, area, gloss, value, "
                "terrain, invasion, place, rome, border, sea, cell and void.");
        return read_place(figure, area.place);
    }

    static std::optional<Refusal> read_terrain(const Figure& figure, Area& area) {
        const auto found = std::find(kTerrainIds.begin(), kTerrainIds.end(), figure.value);
        if (found == kTerrainIds.end())
            return unreadable("terrain is clear, forest or mountain, not “" + figure.value + "”.");
        area.terrain = static_cast<Terrain>(found - kTerrainIds.begin());
        return {};
    }

    std::optional<Refusal> read_border(const Figure& figure, Area& area) {
        const int other = board_.find_area(figure.value);
        if (other < 0) return unreadable("area “" + figure.value + "” is not on the board above.");
        if (&board_.area(other) == &area) return unreadable(area.id + " cannot border itself.");
        for (const Border& border : area.borders)
            if (border.to == other)
                return unreadable(figure.value + " borders " + area.id + " already.");
        if (area.borders.size() == kMaxNeighbours)
            return unreadable("an area has at most 12 borders.");
        area.borders.push_back({static_cast<std::uint8_t>(other), figure.fact == "sea"});
        return {};
    }

    // A border is on both sides, and of one kind.
    std::optional<Refusal> check_border(const Figure& figure) const {
        if (figure.fact != "border" && figure.fact != "sea") return {};
        const int from = board_.find_area(figure.of);
        const int to = board_.find_area(figure.value);
        for (const Border& back : board_.area(to).borders)
            if (back.to == from && back.sea == (figure.fact == "sea")) return {};
        return unreadable(figure.value + " has no such " + figure.fact + " to " + figure.of +
                          "; borders go both ways.");
    }

    std::optional<Refusal> check_whole() const {
        if (board_.areas.empty()) return unreadable("The board has no areas.", "board");
        if (board_.rome < 0)
            return unreadable("The board does not say which area is rome.", "board");
        if (board_.name.empty()) return unreadable("The board has no name.", "board");
        if (board_.turns == 0)
            return unreadable("The board does not say how many turns there are.", "board");
        if (board_.mix.roman_force == 0 || board_.mix.legion == 0 ||
            board_.mix.barbarian_force == 0)
            return unreadable("The board does not say how many counters of each kind there are.",
                              "board");
        for (const Area& area : board_.areas)
            for (const std::string_view fact : {"value", "terrain", "place"})
                if (provenance_of(board_.figures, fact, area.id, 0).empty())
                    return unreadable("The area " + area.id + " has no " + std::string(fact) + ".",
                                      "board");
        if (board_.area(board_.rome).terrain != Terrain::Clear || board_.area(board_.rome).invasion)
            return unreadable("Rome is clear, and not open to invasion (R31).", "board");
        int income = 0;
        for (const Area& area : board_.areas) income += area.value;
        if (income * board_.turns > kMaxIncome)
            return unreadable("All areas bring in " + std::to_string(income * board_.turns) +
                                  " RRP in all turns; at most " + std::to_string(kMaxIncome) +
                                  " can be counted.",
                              "board");
        const bool open = std::any_of(board_.areas.begin(), board_.areas.end(),
                                      [](const Area& area) { return area.invasion; });
        if (open) return {};
        return unreadable("No area is open to invasion.", "board");
    }

    void derive() {
        for (int index = 0; index < board_.size(); ++index) {
            const Area& area = board_.area(index);
            board_.all |= bit_of(index);
            if (area.invasion) board_.invasion |= bit_of(index);
            if (area.terrain != Terrain::Clear) board_.rough |= bit_of(index);
            if (area.terrain == Terrain::Mountain) board_.mountain |= bit_of(index);
            board_.values[at(index)] = static_cast<std::uint8_t>(area.value);
            for (const Border& border : area.borders)
                board_.neighbours[at(index)] |= bit_of(border.to);
        }
        for (int from = 0; from < board_.size(); ++from) measure_from(from);
    }

    // Breadth first; what is not reached stays at kMaxAreas.
    void measure_from(int from) {
        auto& distance = board_.distance[at(from)];
        distance.fill(kMaxAreas);
        AreaSet reached = 0;
        AreaSet edge = bit_of(from);
        for (std::uint8_t steps = 0; edge != 0; ++steps) {
            AreaSet next = 0;
            for (int area = 0; area < board_.size(); ++area) {
                if (!contains(edge, area)) continue;
                distance[at(area)] = steps;
                next |= board_.neighbours[at(area)];
            }
            reached |= edge;
            edge = next & ~reached;
        }
    }

    std::optional<Refusal> check_connected() const {
        for (const Area& area : board_.areas) {
            const auto at = static_cast<std::size_t>(board_.find_area(area.id));
            if (board_.distance[static_cast<std::size_t>(board_.rome)][at] == kMaxAreas)
                return unreadable("No way leads from Rome to " + area.id + ".", "border");
        }
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

}  // namespace occasus::empire
