// The reader of a board file, and the board that follows from it.
#include "games/pomerium/board.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "core/figure_cells.h"

#include "games/pomerium/board.gen.h"

namespace occasus::pomerium {

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
            if (const auto complaint = check_link(figure)) return at_line(figure, *complaint);
        if (const auto missing = check_whole()) return *missing;
        derive();
        if (!is_connected()) return unreadable("Some provinces cannot be reached.", "border");
        return std::shared_ptr<const Board>(std::make_shared<Board>(std::move(board_)));
    }

  private:
    std::optional<Refusal> read_figure(const Figure& figure) {
        // For the drawing alone.
        static constexpr std::array<std::string_view, 12> kDrawn = {
            "die",  "projection", "longitudes", "latitudes", "shortest_border", "printed",
            "cell", "void",       "water",      "at",        "bearing",         "length"};
        if (figure.fact == "name") {
            board_.name = figure.value;
            return {};
        }
        if (std::find(kDrawn.begin(), kDrawn.end(), figure.fact) != kDrawn.end()) return {};
        if (figure.fact == "province") return read_province(figure);
        if (figure.fact == "invader") return read_invader(figure);
        if (figure.fact == "route") return read_route(figure);
        const int province = board_.find_province(figure.of);
        if (province < 0)
            return unreadable("province “" + figure.of + "” is not on the board above.");
        return read_province_fact(figure, board_.provinces[at(province)]);
    }

    std::optional<Refusal> read_province(const Figure& figure) {
        if (figure.of.empty() || figure.of.find(' ') != std::string::npos)
            return unreadable("the id of a province is one word.");
        if (board_.find_province(figure.of) >= 0)
            return unreadable("province " + figure.of + " is on the board already.");
        if (figure.number != static_cast<int>(board_.provinces.size()) + 1 ||
            figure.number > kProvinces)
            return unreadable("provinces are numbered 1 to 18, in order.");
        Province province;
        province.id = figure.of;
        province.title = figure.value;
        board_.provinces.push_back(std::move(province));
        return {};
    }

    std::optional<Refusal> read_province_fact(const Figure& figure, Province& province) {
        if (figure.fact == "gloss") {
            province.gloss = figure.value;
            return {};
        }
        if (figure.fact == "kind") {
            const bool core = board_.find_province(figure.of) < kCoreDie;
            province.core = core;
            if (figure.value == (core ? "core" : "frontier")) return {};
            return unreadable("provinces 1 to 8 are core, the others frontier.");
        }
        if (figure.fact == "place") return read_place(figure, province.place);
        if (figure.fact == "border" || figure.fact == "sea") return read_link(figure, province);
        return unreadable("fact “" + figure.fact +
                          "” is unknown; known are: name, province, gloss, kind, place, border, "
                          "sea, invader and route.");
    }

    std::optional<Refusal> read_link(const Figure& figure, Province& province) {
        const int other = board_.find_province(figure.value);
        if (other < 0)
            return unreadable("province “" + figure.value + "” is not on the board above.");
        if (&board_.province(other) == &province)
            return unreadable(province.id + " cannot border itself.");
        if (figure.number != static_cast<int>(province.links.size()) + 1)
            return unreadable("neighbours are numbered clockwise from 1, in order.");
        if (province.links.size() == kMaxNeighbours)
            return unreadable(
                "a province has at most 6 neighbours, because the die counts only to 6.");
        for (const Link& link : province.links)
            if (link.to == other)
                return unreadable(figure.value + " borders " + province.id + " already.");
        province.links.push_back({static_cast<std::uint8_t>(other), figure.fact == "sea"});
        return {};
    }

    std::optional<Refusal> read_invader(const Figure& figure) {
        if (figure.number != static_cast<int>(board_.invaders.size()) + 1 ||
            figure.number > kRoutes)
            return unreadable("invaders are numbered 1 to 8, in order.");
        board_.invaders.push_back({figure.of, figure.value, {}});
        return {};
    }

    std::optional<Refusal> read_route(const Figure& figure) {
        const int people = board_.find_invader(figure.of);
        if (people < 0) return unreadable("invader “" + figure.of + "” is unknown.");
        const int province = board_.find_province(figure.value);
        if (province < 0)
            return unreadable("province “" + figure.value + "” is not on the board above.");
        auto& route = board_.invaders[at(people)].route;
        if (figure.number != static_cast<int>(route.size()) + 1 || figure.number > kMaxRoute)
            return unreadable("the steps of a route are numbered from 1 to 8, in order.");
        route.push_back(static_cast<std::uint8_t>(province));
        return {};
    }

    // A link is on both sides, and of one kind.
    std::optional<Refusal> check_link(const Figure& figure) const {
        if (figure.fact != "border" && figure.fact != "sea") return {};
        const int from = board_.find_province(figure.of);
        const int to = board_.find_province(figure.value);
        for (const Link& back : board_.province(to).links)
            if (back.to == from && back.sea == (figure.fact == "sea")) return {};
        return unreadable(figure.value + " has no such " + figure.fact + " to " + figure.of +
                          "; links go both ways.");
    }

    std::optional<Refusal> check_whole() const {
        if (board_.name.empty()) return unreadable("The board has no name.", "board");
        if (board_.provinces.size() != kProvinces)
            return unreadable("The board does not have 18 provinces.", "board");
        if (board_.invaders.size() != kRoutes)
            return unreadable("The board does not have 8 invaders.", "board");
        for (const Invader& invader : board_.invaders)
            if (invader.route.empty())
                return unreadable("The " + invader.title + " have no route.", "board");
        for (const Province& province : board_.provinces)
            for (const std::string_view fact : {"kind", "place"})
                if (provenance_of(board_.figures, fact, province.id, 0).empty())
                    return unreadable(
                        "The province " + province.id + " has no " + std::string(fact) + ".",
                        "board");
        return {};
    }

    void derive() {
        for (std::size_t index = 0; index < kProvinces; ++index)
            for (const Link& link : board_.provinces[index].links) {
                board_.neighbours[index] |= bit_of(link.to);
                board_.clockwise[index].push_back(link.to);
            }
    }

    bool is_connected() const {
        ProvinceSet reached = 1;
        for (ProvinceSet before = 0; before != reached;) {
            before = reached;
            for (int province = 0; province < kProvinces; ++province)
                if (contains(before, province)) reached |= board_.neighbours[at(province)];
        }
        return reached == kAllProvinces;
    }

    Board board_;
};

}  // namespace

Result<std::shared_ptr<const Board>> Board::parse(std::string_view csv) {
    return Reader().read(csv);
}

int Board::find_province(std::string_view id) const {
    return find_id(provinces, id);
}

int Board::find_invader(std::string_view id) const {
    return find_id(invaders, id);
}

}  // namespace occasus::pomerium
