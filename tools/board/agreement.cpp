#include "agreement.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <stdexcept>
#include <string>

namespace occasus::board {
namespace {

using Spot = std::pair<long long, long long>;

Spot spot_of(const Point& point) {
    constexpr double kGrid = 1e6;
    return {std::llround(point.x * kGrid), std::llround(point.y * kGrid)};
}

class Comparison {
  public:
    Comparison(const CellsOfBoard& cells, const std::vector<DrawnBorder>& drawn,
               const AreaRules& rules)
        : cells_(cells), drawn_(drawn), rules_(rules) {}

    // What is wrong, one line each.
    std::string wrong() {
        for (const DrawnBorder& border : drawn_) look_at(border);
        for (const AreaBorder& border : cells_.borders) {
            if (border.kind == BorderKind::Link || seen_.contains({border.a, border.b})) continue;
            complain("border but do not touch", border.a, border.b);
        }
        if (has_seas()) look_at_coasts();
        return text_;
    }

  private:
    bool is_sea(int area) const {
        return area != kNoArea && cells_.areas[static_cast<std::size_t>(area)].sea;
    }
    bool has_seas() const {
        return std::any_of(cells_.areas.begin(), cells_.areas.end(),
                           [](const AreaCells& each) { return each.sea; });
    }

    void complain(const std::string& what, int a, int b, const std::string& more = "") {
        const auto name = [&](int area) { return cells_.areas[static_cast<std::size_t>(area)].id; };
        text_ += "\n  " + what + ": " + name(a) + "|" + name(b) + more;
    }

    void look_at(const DrawnBorder& border) {
        if (border.a == kNoArea) return;
        const std::pair pair(border.a, border.b);
        const bool may_touch = std::find(rules_.touching.begin(), rules_.touching.end(), pair) !=
                               rules_.touching.end();
        const bool is_border = cells_.find_border(border.a, border.b) != nullptr;
        if (is_border && border.length >= rules_.least_border) seen_.insert(pair);
        if (is_border || (may_touch && border.length < rules_.least_border)) return;
        if (border.length < rules_.least_touch) return;
        complain("touch but do not border", border.a, border.b,
                 " " + std::to_string(border.length));
    }

    // Ships go from coast to coast exactly where the border that is drawn meets a sea.
    void look_at_coasts() {
        std::set<Spot> shores;
        for (const DrawnBorder& border : drawn_) {
            if (is_sea(border.a) == is_sea(border.b)) continue;
            for (const Point& end : border.ends) shores.insert(spot_of(end));
        }
        for (const DrawnBorder& border : drawn_) {
            if (border.a == kNoArea || is_sea(border.a) || is_sea(border.b)) continue;
            const AreaBorder* const told = cells_.find_border(border.a, border.b);
            if (told == nullptr) continue;
            const bool meets_sea =
                std::any_of(border.ends.begin(), border.ends.end(),
                            [&](const Point& end) { return shores.contains(spot_of(end)); });
            if (meets_sea == (told->kind == BorderKind::Coast)) continue;
            complain(meets_sea ? "no ships go along, but the border meets the sea"
                               : "ships go along, but the border meets no sea",
                     border.a, border.b);
        }
    }

    const CellsOfBoard& cells_;
    const std::vector<DrawnBorder>& drawn_;
    const AreaRules& rules_;
    std::set<std::pair<int, int>> seen_;
    std::string text_;
};

}  // namespace

void require_agreement(const CellsOfBoard& cells, const std::vector<DrawnBorder>& drawn,
                       const AreaRules& rules) {
    const std::string wrong = Comparison(cells, drawn, rules).wrong();
    if (!wrong.empty()) throw std::runtime_error("the drawn Areas are not the board's:" + wrong);
}

}  // namespace occasus::board
