// What a table does with sealed orders, its clock and press, and whom it tells.
#include <algorithm>
#include <utility>

#include "apps/server/live_table.h"
#include "apps/server/stage_messages.h"

namespace occasus::server {

// For whom a client speaks.
Caller LiveTable::speaker(const Guest& guest, const std::optional<std::string>& seat) const {
    const Reader& reader = guest.reader;
    if (!seat && reader.held.size() > 1)
        throw Refused(ProblemKind::Unreadable, "seat must be there: you hold several.", "seat");
    if (!seat) return reader.held.empty() ? reader.caller : Caller{reader.held.front(), false};
    const Seat which = table_->seat_called(*seat);
    const bool held = std::find(reader.held.begin(), reader.held.end(), which) != reader.held.end();
    if (!held && reader.caller.seat != which)
        throw Refused(ProblemKind::NotYours, "This seat is not yours.", "seat");
    return {which, false};
}

void LiveTable::answer_sealed(const Guest& guest, const ClientMessage& message, const Turn& turn) {
    const Asked asked{guest.listener, message.id, turn};
    const SealedBefore before = sealed_before();
    if (const auto* orders = std::get_if<WriteOrders>(&message.content)) {
        const Caller caller = speaker(guest, orders->seat);
        finish(
            asked,
            table_->write_orders(caller, message.id, orders->ply, orders->lines, orders->confirm),
            [this, caller, before] { tell_sealed({caller.seat}, before); });
    } else if (const auto* confirm = std::get_if<Confirm>(&message.content)) {
        const Caller caller = speaker(guest, confirm->seat);
        finish(asked,
               confirm->confirmed ? table_->confirm(caller, message.id, confirm->ply)
                                  : table_->unconfirm(caller, message.id, confirm->ply),
               [this, caller, before] { tell_sealed({caller.seat}, before); });
    } else if (const auto* clock = std::get_if<SetClock>(&message.content)) {
        table_->set_clock(guest.reader.caller, clock->order);
        finish(asked, {std::nullopt, table_->step(), true},
               [this] { tell_all([this](const Reader&) { return clock_message(*table_); }); });
    }
}

void LiveTable::answer_press(const Guest& guest, const ClientMessage& message, const Turn& turn) {
    const Asked asked{guest.listener, message.id, turn};
    const Caller host{Seat::Nobody, guest.reader.caller.host};
    const std::size_t next = table_->press().messages().size();
    if (const auto* words = std::get_if<Say>(&message.content)) {
        const bool as_host = host.host && !words->seat;
        finish(asked,
               table_->say(as_host ? host : speaker(guest, words->seat), message.id, words->to,
                           words->text),
               [this, next] { tell_press(next); });
    } else if (const auto* draw = std::get_if<ProposeDraw>(&message.content)) {
        finish(asked, table_->propose_draw(speaker(guest, draw->seat), message.id, draw->ply),
               [this, next] { tell_press(next); });
    } else if (const auto* moderate = std::get_if<Moderate>(&message.content)) {
        PressSwitches switches = table_->press().switches;
        const bool watchers = switches.watchers;
        read_switches(Input(moderate->switches, ""), switches);
        table_->set_press(host, std::move(switches));
        finish(asked, {std::nullopt, table_->step(), true},
               [this, watchers] { tell_switches(watchers); });
    } else if (const auto* remove = std::get_if<Remove>(&message.content)) {
        const std::size_t place = table_->remove_message(host, remove->message);
        finish(asked, {std::nullopt, table_->step(), true}, [this, place] { tell_press(place); });
    }
}

LiveTable::SealedBefore LiveTable::sealed_before() const {
    SealedBefore before{table_->step(), {}};
    for (const Seat seat : table_->asked())
        if (table_->confirmed(seat)) before.confirmed.push_back(seat);
    return before;
}

// Orders that were written are told to their seat alone; who has confirmed, to all.
void LiveTable::tell_sealed(const std::vector<Seat>& writers, const SealedBefore& before) {
    const SealedBefore now = sealed_before();
    if (now.step != before.step) return broadcast();
    for (const Guest& guest : guests_) {
        const bool wrote = std::any_of(writers.begin(), writers.end(), [&](Seat seat) {
            return std::find(guest.reader.held.begin(), guest.reader.held.end(), seat) !=
                   guest.reader.held.end();
        });
        if (wrote || now.confirmed != before.confirmed)
            send(*guest.listener, sealed_message(*table_, guest.reader));
    }
}

void LiveTable::tell_all(const std::function<Value(const Reader&)>& message) {
    for (const Guest& guest : guests_) send(*guest.listener, message(guest.reader));
}

void LiveTable::tell_press(std::size_t message) {
    for (const Guest& guest : guests_)
        if (table_->press().may_read(message, table_->press_reader(guest.reader)))
            send(*guest.listener, press_message(*table_, guest.reader, message));
}

// Spectators count anew when they begin or cease to read.
void LiveTable::tell_switches(bool watchers_before) {
    const bool anew = watchers_before != table_->press().switches.watchers;
    tell_all([&](const Reader& reader) {
        return anew ? press_message(*table_, reader) : switches_message(*table_, reader);
    });
}

}  // namespace occasus::server
