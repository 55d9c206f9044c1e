// What a board file must hold.
#include "ford/board.h"

#include <optional>
#include <utility>

#include "core/figure_cells.h"

#include "ford/board.gen.h"

namespace occasus::ford {

namespace {

std::optional<Refusal> read_figure(const Figure& figure, Board& board) {
    if (figure.fact == "name") return board.name = figure.value, std::nullopt;
    int* const number = figure.fact == "legions"  ? &board.legions
                        : figure.fact == "days"   ? &board.days
                        : figure.fact == "needed" ? &board.needed
                                                  : nullptr;
    if (number == nullptr)
        return unreadable("fact “" + figure.fact +
                          "” is unknown; known are: name, legions, days and needed.");
    return read_number(figure, 1, figure.fact == "days" ? kMaxDays : kMaxLegions, *number);
}

}  // namespace

std::string_view built_in_board() {
    return kBuiltInBoard;
}

Result<std::shared_ptr<const Board>> Board::parse(std::string_view csv) {
    Result<std::vector<Figure>> figures = read_figures(csv, "board");
    if (!figures) return figures.refusal();
    Board board;
    for (const Figure& figure : *figures)
        if (const auto wrong = read_figure(figure, board)) return at_line(figure, *wrong);
    if (board.legions == 0 || board.days == 0 || board.needed == 0)
        return unreadable("A board says legions, days and needed.", "board");
    board.figures = std::move(*figures);
    return std::shared_ptr<const Board>(std::make_shared<Board>(std::move(board)));
}

}  // namespace occasus::ford
