#include "games/diplomacy/words/notation.h"

namespace occasus::diplomacy {

std::string unit_text(const Board& board, const Unit& unit) {
    return (unit.kind == UnitKind::Army ? "A " : "F ") + board.place(unit.place).label;
}

std::string named_unit(const Board& board, const Units& known, int province) {
    if (!known.has(province)) return "The unit in " + board.place(province).name;
    const Unit& unit = known.in(province);
    return (unit.kind == UnitKind::Army ? "Army " : "Fleet ") + board.place(unit.place).name;
}

std::string order_words(const Board& board, const Units& known, const Order& order) {
    const auto unit_in = [&](std::uint8_t province) {
        return province != kNowhere && known.has(province) ? &known.in(province) : nullptr;
    };
    return order_text(board, order, unit_in(order.unit), unit_in(order.of));
}

std::string order_text(const Board& board, const Order& order, const Unit* ordered,
                       const Unit* of) {
    const auto label = [&](int place) { return board.place(place).label; };
    if (order.kind == OrderKind::Waive) return "WAIVE";
    if (order.kind == OrderKind::Build)
        return unit_text(board, {order.power, order.built,
                                 order.built == UnitKind::Army ? order.unit : order.coast}) +
               " B";
    const std::string unit = ordered != nullptr ? unit_text(board, *ordered) : label(order.unit);
    const std::string other = of != nullptr          ? unit_text(board, *of)
                              : order.of == kNowhere ? ""
                                                     : label(order.of);
    switch (order.kind) {
        case OrderKind::Hold:
            return unit + " H";
        case OrderKind::Move:
            return unit + " - " + label(order.to) + (order.via ? " VIA" : "");
        case OrderKind::SupportHold:
            return unit + " S " + other;
        case OrderKind::SupportMove:
            return unit + " S " + other + " - " + label(order.to);
        case OrderKind::Convoy:
            return unit + " C " + other + " - " + label(board.province(order.to));
        case OrderKind::Convert:
            return unit + " C" + (order.to == kNowhere ? "" : " " + label(order.to));
        case OrderKind::Retreat:
            return unit + " R " + label(order.to);
        case OrderKind::Disband:
            return unit + " D";
        default:
            return {};
    }
}

}  // namespace occasus::diplomacy
