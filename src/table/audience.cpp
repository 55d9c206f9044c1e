#include "table/audience.h"

#include <algorithm>
#include <utility>

#include "record/json.h"
#include "table/stage_messages.h"

namespace occasus::table {

void send(Listener& listener, const Value& message) {
    listener.send(std::make_shared<const std::string>(to_json(message)));
}

SealedBefore::SealedBefore(const Table& table) : step(table.step()) {
    for (const Seat seat : table.asked())
        if (table.confirmed(seat)) confirmed.push_back(seat);
}

Audience::Audience(const Table& table)
    : told_(table.match().log().size()),
      shown_(table.step()),
      over_(table.match().over()),
      press_revealed_(table.match().over()) {}

Guest* Audience::find(const std::shared_ptr<Listener>& listener) {
    const auto found = std::find_if(guests_.begin(), guests_.end(),
                                    [&](const Guest& guest) { return guest.listener == listener; });
    return found == guests_.end() ? nullptr : &*found;
}

void Audience::welcome(Table& table, Guest newcomer, const Known& known) {
    const std::vector<int> before = clients(table);
    const std::shared_ptr<Listener> listener = newcomer.listener;
    const Reader reader = newcomer.reader;
    if (Guest* const guest = find(listener))
        *guest = std::move(newcomer);
    else
        guests_.push_back(std::move(newcomer));
    note_size();
    const std::vector<int> now = clients(table);
    note_changes(table, before, now);
    send(*listener, table_message(table, reader, known, there(table)));
    if (now != before) tell_update(table, {}, {}, listener.get());
}

void Audience::forget(Table& table, const std::shared_ptr<Listener>& listener) {
    const std::vector<int> before = clients(table);
    std::erase_if(guests_, [&](const Guest& guest) { return guest.listener == listener; });
    note_size();
    const std::vector<int> now = clients(table);
    note_changes(table, before, now);
    if (now != before) tell_update(table);
}

void Audience::send_away() {
    for (const Guest& guest : guests_) guest.listener->moved();
    guests_.clear();
    note_size();
}

void Audience::note_size() {
    const Lock lock(size_mutex_);
    size_ = guests_.size();
}

void Audience::note_changes(Table& table, const std::vector<int>& before,
                            const std::vector<int>& now) {
    for (std::size_t seat = 0; seat < now.size(); ++seat)
        if ((before[seat] > 0) != (now[seat] > 0))
            table.note_presence(seat_at(static_cast<int>(seat)), now[seat] > 0);
}

std::vector<int> Audience::clients(const Table& table) const {
    std::vector<int> clients(table.seats().all().size());
    for (const Guest& guest : guests_)
        for (const Seat seat : guest.reader.held) ++clients[at(seat_index(seat))];
    return clients;
}

std::vector<Presence> Audience::there(const Table& table) const {
    const std::vector<int> clients = this->clients(table);
    std::vector<Presence> presence;
    presence.reserve(clients.size());
    for (std::size_t seat = 0; seat < clients.size(); ++seat) {
        const std::optional<Moment>& left = table.seats().all()[seat].person.left;
        presence.push_back({clients[seat], clients[seat] > 0 ? std::nullopt : left});
    }
    return presence;
}

std::optional<std::string> Audience::awaiting() const {
    if (guests_.empty()) return std::nullopt;
    const auto player = std::find_if(guests_.begin(), guests_.end(),
                                     [](const Guest& guest) { return !guest.reader.held.empty(); });
    return (player == guests_.end() ? guests_.front() : *player).listener->asker();
}

void Audience::tell_update(const Table& table, const std::string& by, std::vector<Struck> struck,
                           const Listener* except) {
    std::vector<std::pair<const Guest*, Reader>> changed;
    for (Guest& guest : guests_) {
        Reader now = table.seats().reader(guest.tokens);
        if (now != guest.reader) changed.emplace_back(&guest, guest.reader);
        guest.reader = std::move(now);
    }
    // With the end of the game the secrets of the log are opened: everybody's begins again.
    const bool is_anew = table.match().over() != over_ && table.sight(Seat::Nobody).has_secrets();
    over_ = table.match().over();
    const News news{told_, shown_, std::move(struck), by, there(table)};
    Album album(table.game());
    struct Update {
        const Guest* first;  // The first of the guests that get it.
        std::shared_ptr<const std::string> text;
    };
    std::vector<Update> updates;
    for (const Guest& guest : guests_) {
        if (guest.listener.get() == except) continue;
        if (is_anew) {
            send(*guest.listener, table_message(table, guest.reader, {}, there(table)));
            continue;
        }
        const auto other = std::find_if(changed.begin(), changed.end(),
                                        [&](const auto& was) { return was.first == &guest; });
        if (other != changed.end()) {
            send(*guest.listener, table_for_changed(table, guest, other->second));
            continue;
        }
        auto update = std::find_if(updates.begin(), updates.end(), [&](const Update& made) {
            return made.first->reader == guest.reader && made.first->telling == guest.telling;
        });
        if (update == updates.end()) {
            auto text = update_message(table, guest.reader, news, album, guest.telling);
            updates.push_back({&guest, std::make_shared<const std::string>(std::move(text))});
            update = updates.end() - 1;
        }
        guest.listener->send(update->text);
    }
    told_ = table.match().log().size();
    shown_ = table.step();
    if (table.match().over() && !press_revealed_) tell_written(table);
}

// After the end everyone may read what all have written, where the host has it so.
void Audience::tell_written(const Table& table) {
    press_revealed_ = true;
    if (table.press().switches.reveal)
        tell_all([&](const Reader& reader) { return press_message(table, reader); });
}

// The guest's log goes on where it was, unless the new seat hears other things.
Value Audience::table_for_changed(const Table& table, const Guest& guest,
                                  const Reader& before) const {
    const Sight sight = table.sight(guest.reader.caller.seat);
    const bool all_public = table.sight(Seat::Nobody).heard_of(told_) == static_cast<int>(told_);
    Known known;
    if (all_public || before.caller.seat == guest.reader.caller.seat)
        known.log = sight.heard_of(told_);
    return table_message(table, guest.reader, known, there(table));
}

void Audience::tell_sealed(const Table& table, Seat writer, const SealedBefore& before) {
    const SealedBefore now(table);
    if (now.step != before.step) return tell_update(table);
    for (const Guest& guest : guests_) {
        const std::vector<Seat>& held = guest.reader.held;
        const bool wrote = std::find(held.begin(), held.end(), writer) != held.end();
        if (wrote || now.confirmed != before.confirmed)
            send(*guest.listener, sealed_message(table, guest.reader));
    }
}

void Audience::tell_clock(const Table& table) {
    tell_all([&](const Reader&) { return clock_message(table); });
}

void Audience::tell_press(const Table& table, std::size_t message) {
    for (const Guest& guest : guests_)
        if (table.press().may_read(message, table.press_reader(guest.reader)))
            send(*guest.listener, press_message(table, guest.reader, message));
}

void Audience::tell_switches(const Table& table, bool watchers_before) {
    const bool anew = watchers_before != table.press().switches.watchers;
    tell_all([&](const Reader& reader) {
        return anew ? press_message(table, reader) : switches_message(table, reader);
    });
}

void Audience::tell_all(const std::function<Value(const Reader&)>& message) const {
    for (const Guest& guest : guests_) send(*guest.listener, message(guest.reader));
}

}  // namespace occasus::table
