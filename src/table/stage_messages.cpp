#include "table/stage_messages.h"

#include <algorithm>

namespace occasus::table {
namespace {

Value orders_document(const Table& table, Seat seat) {
    const auto orders = table.written(seat);
    if (!orders) return {};
    Value list = Value::list();
    for (const WrittenOrder& order : *orders)
        list.push(Value::fields()
                      .set("text", order.text)
                      .set("order", order.order)
                      .set("parts", order.parts)
                      .set("refused", order.refused
                                          ? refusal_document(&table.game().facts(), *order.refused)
                                          : Value()));
    return list;
}

Value message_of(Value press) {
    return Value::fields().set("type", "press").set("press", std::move(press));
}

}  // namespace

Value sealed_document(const Table& table, const Reader& reader) {
    if (!table.sealed()) return {};
    Value asked = Value::list();
    Value own = Value::list();
    for (const Seat seat : table.asked()) {
        const std::string_view id = seat_id(table.game().facts(), seat);
        const bool confirmed = table.confirmed(seat);
        asked.push(Value::fields().set("seat", id).set("confirmed", confirmed));
        if (std::find(reader.held.begin(), reader.held.end(), seat) != reader.held.end())
            own.push(Value::fields()
                         .set("seat", id)
                         .set("confirmed", confirmed)
                         .set("orders", orders_document(table, seat))
                         .set("shortfall", table.shortfall(seat)));
    }
    return Value::fields().set("asked", asked).set("own", own);
}

Value table_clock_document(const Table& table) {
    const std::optional<StageClock> clock = table.clock();
    return clock ? clock_document(*clock, table.now()) : Value();
}

Value sealed_message(const Table& table, const Reader& reader) {
    return Value::fields()
        .set("type", "sealed")
        .set("ply", table.step())
        .set("sealed", sealed_document(table, reader))
        .set("clock", table_clock_document(table));
}

Value clock_message(const Table& table) {
    Value message = Value::fields().set("type", "clock").set("clock", table_clock_document(table));
    if (const auto& clock = table.players_clock())
        message.set("players_clock", players_clock_document(*clock, table.now()));
    return message;
}

Value press_message(const Table& table, const Reader& reader) {
    return message_of(table.press().document(table.press_reader(reader), std::nullopt));
}

Value switches_message(const Table& table, const Reader& reader) {
    return message_of(table.press().switches_document(table.press_reader(reader)));
}

Value press_message(const Table& table, const Reader& reader, std::size_t message) {
    return message_of(table.press().document_of(table.press_reader(reader), message));
}

}  // namespace occasus::table
