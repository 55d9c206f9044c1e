// Everyone who is connected to a table: as whom each of them is there, and the last news that all
// have. The table is lent to each call.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "table/listener.h"
#include "table/lock.h"
#include "table/table.h"
#include "table/table_messages.h"

namespace occasus::table {

struct Guest {
    std::shared_ptr<Listener> listener;
    std::vector<TokenHash> tokens;
    Reader reader;
    bool asking = false;  // Waits for advice.
    Telling telling = Telling::Whole;
};

// Public facts about the sealed orders before a step.
struct SealedBefore {
    explicit SealedBefore(const Table&);

    int step = 0;
    std::vector<Seat> confirmed;
};

class Audience {
  public:
    // No guest is there yet, so nothing that happened before is news.
    explicit Audience(const Table&);

    // nullptr when this listener has not said hello.
    Guest* find(const std::shared_ptr<Listener>&);
    // Tells a newcomer what comes after what is known, and the others that somebody came. Two may
    // sit at one seat: both are told.
    void welcome(Table&, Guest newcomer, const Known&);
    void forget(Table&, const std::shared_ptr<Listener>&);
    // Sends everyone to where the table is now.
    void send_away();
    // How many they are. May be called from any thread.
    std::size_t size() const {
        const Lock lock(size_mutex_);
        return size_;
    }
    // By seat.
    std::vector<Presence> there(const Table&) const;
    // The address of one who waits for what happens here: of a player, or else of a spectator.
    // Empty when nobody is there.
    std::optional<std::string> awaiting() const;

    // Tells everyone what is new. A guest whose standing has changed gets the new one. `by` is the
    // client's id of the action, `struck` what an undo struck out of the log.
    void tell_update(const Table&, const std::string& by = {}, std::vector<Struck> struck = {},
                     const Listener* except = nullptr);
    // Sends a seat's orders to that seat alone, and to all guests who has confirmed.
    void tell_sealed(const Table&, Seat writer, const SealedBefore&);
    void tell_clock(const Table&);
    // A press message that is new or was removed, by its place.
    void tell_press(const Table&, std::size_t message);
    // Spectators are counted again when they begin or cease to read.
    void tell_switches(const Table&, bool watchers_before);

  private:
    void note_size();
    // How many there are at each seat.
    std::vector<int> clients(const Table&) const;
    static void note_changes(Table&, const std::vector<int>& before, const std::vector<int>& now);
    void tell_all(const std::function<Value(const Reader&)>& message) const;
    void tell_written(const Table&);
    Value table_for_changed(const Table&, const Guest&, const Reader& before) const;

    std::vector<Guest> guests_;
    mutable Mutex size_mutex_;
    std::size_t size_ = 0;         // The size of guests_.
    std::size_t told_ = 0;         // How many log entries everyone has.
    int shown_ = 0;                // The step everyone was shown last.
    bool over_ = false;            // As everyone knows it.
    bool press_revealed_ = false;  // Everyone was shown what all had written.
};

}  // namespace occasus::table
