#include "table/store.h"

#include <algorithm>

namespace occasus::table {
namespace {

// Puts what belongs to a seat in the place of what it had, or adds it.
template <class Thing>
void put(std::vector<std::pair<std::string, Thing>>& all, const std::string& seat,
         const Thing& thing) {
    const auto found = std::find_if(all.begin(), all.end(),
                                    [&](const auto& other) { return other.first == seat; });
    if (found == all.end())
        all.emplace_back(seat, thing);
    else
        found->second = thing;
}

void change_sets(StoredTable& stored, const Change& change) {
    if (change.sets_opened) stored.sets.clear();
    for (const auto& [seat, set] : change.sets) {
        if (set)
            put(stored.sets, seat, *set);
        else
            std::erase_if(stored.sets, [&](const auto& other) { return other.first == seat; });
    }
}

}  // namespace

std::string saved_record(const StoredTable& stored) {
    std::string record = stored.head.header;
    for (const std::string& line : stored.lines) record += line;
    return record + stored.position;
}

Change whole_change(const StoredTable& stored) {
    Change change;
    change.table = stored.head.id;
    change.created = stored.head;
    change.lines = stored.lines;
    change.position = stored.position;
    change.seats = stored.seats;
    change.accepted = stored.accepted;
    for (const auto& [seat, set] : stored.sets) change.sets.emplace_back(seat, set);
    if (stored.clock != StageClock{}) change.clock = stored.clock;
    if (stored.press != PressSwitches{}) change.press = stored.press;
    if (stored.listing != Listing{}) change.listing = stored.listing;
    for (std::size_t place = 0; place < stored.messages.size(); ++place)
        change.messages.emplace_back(place, stored.messages[place]);
    return change;
}

bool joins_on(const std::optional<StoredTable>& stored, const Change& change) {
    if (change.created.has_value() == stored.has_value()) return false;
    const std::size_t lines = stored ? stored->lines.size() : 0;
    std::size_t messages = stored ? stored->messages.size() : 0;
    for (const auto& [place, message] : change.messages) {
        if (place > messages) return false;
        messages = std::max(messages, place + 1);
    }
    return change.lines.empty() || change.first_line == lines;
}

void make_change(std::optional<StoredTable>& stored, const Change& change) {
    if (change.created) {
        stored.emplace();
        stored->head = *change.created;
    }
    stored->lines.insert(stored->lines.end(), change.lines.begin(), change.lines.end());
    if (!change.lines.empty()) stored->position = change.position;
    for (const auto& [seat, sitter] : change.seats) put(stored->seats, seat, sitter);
    stored->accepted.insert(stored->accepted.end(), change.accepted.begin(), change.accepted.end());
    change_sets(*stored, change);
    if (change.clock) stored->clock = *change.clock;
    if (change.press) stored->press = *change.press;
    if (change.listing) stored->listing = *change.listing;
    for (const auto& [place, message] : change.messages) {
        if (place == stored->messages.size())
            stored->messages.push_back(message);
        else
            stored->messages[place] = message;
    }
}

}  // namespace occasus::table
