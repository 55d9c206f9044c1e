// A table with people at it: takes what clients say, one thing after another, keeps what changes,
// and only then tells everyone.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "table/audience.h"
#include "table/client_message.h"
#include "table/computer_players.h"
#include "table/house.h"
#include "table/listener.h"
#include "table/lock.h"
#include "table/new_table.h"
#include "table/serial_queue.h"
#include "table/table.h"

namespace occasus::table {

class LiveTable : public std::enable_shared_from_this<LiveTable> {
  public:
    // Let go of when a message has been dealt with: the next may then be read.
    using Turn = std::shared_ptr<void>;
    using Answered = std::function<void(Value)>;
    using Failed = std::function<void(const Problem&)>;

    LiveTable(House house, Table table);
    // Keeps what a change of the rules added to the record, and lets the computer think if the
    // question is its. Called once, when the table is opened.
    void open();

    // A message of a client. Answers go to the listener.
    void hear(const std::shared_ptr<Listener>& listener, std::string_view text, Turn turn);
    // Opens sealed orders whose deadline is past.
    void tick();
    // Whether anybody has said hello and is still there. May be called from any thread.
    bool has_guests() const { return audience_.size() > 0; }
    // How much memory it takes, about. May be called from any thread.
    std::size_t bytes() const;
    // The connection is gone.
    void leave(const std::shared_ptr<Listener>& listener);
    // The table is at another process from now on, or soon: everyone is sent away, and nothing is
    // answered or changed here any more. Calls `then` when nothing is under way.
    void move_away(std::function<void()> then);

    // The same for requests over HTTP of `asker`; `token` proves the right to change a seat,
    // `tokens` the seats of the client that asks for the record. One of the two callbacks is
    // called, once.
    void look(const std::string& asker, Answered answered, Failed failed);
    void record(const std::string& asker, std::vector<TokenHash> tokens,
                std::function<void(std::string)> answered, Failed failed);
    struct SeatChange {
        std::string seat;
        Sitter sitter;
        bool is_listed = false;  // Whether the seat is offered to anybody.
    };
    void change_seat(const std::string& asker, std::string token, SeatChange change,
                     Answered answered, const Failed& failed);
    void take_seat(const std::string& asker, std::string seat, Answered answered,
                   const Failed& failed);
    // Offers a rematch with the token of a seat or of the host: `made` is given the table to play
    // it at, which may be there already.
    void offer_rematch(const std::string& asker, std::string token, Sides sides,
                       std::function<void(const std::shared_ptr<Table>&)> made,
                       const Failed& failed);
    // The seat that a token opens here, as "seat"; null when it opens none.
    void seat_of(const std::string& asker, std::string token, Answered answered,
                 const Failed& failed);

  private:
    using Step = std::function<void(Table&)>;
    // The sender of a message, and the message's id.
    struct Asked {
        std::shared_ptr<Listener> listener;
        std::string id;
        Turn turn;  // Kept until the answer is given, and what it changed is on disk.
        std::shared_ptr<void> begun = nullptr;  // The house's; the same holds.
    };
    // Answers what guests say.
    class Answering;

    void run(Step step, Failed failed, const std::string& asker = {});
    void guard(const Step& step, const Failed& failed);
    void keep(std::function<void()> then, Failed failed);
    void soon(std::function<void()> task) const;
    std::shared_ptr<void> begun(std::string_view kind) const;

    void take(const Asked&, const Ping&);
    void take(const Asked&, Hello);
    void take(const Asked&, GuestMessage);
    bool has_moved();
    void note_bytes();
    void tell_turn();
    static void refuse(const Asked&, const Problem&);
    void welcome(const std::shared_ptr<Listener>&, const Hello&);
    void answer(const Asked&, const GuestMessage&);
    void keep_presence();
    void keep_seat(const std::string& seat, const std::string& token, const Answered&,
                   const Failed&);
    void tell_update(const std::string& by = {}) { audience_.tell_update(*table_, by); }
    void think();
    void take_thought(const Thought&);

    const House house_;
    const std::string id_;
    SerialQueue queue_;
    mutable Mutex mutex_;
    bool moved_ = false;  // This and the next are touched under the lock.
    std::size_t bytes_ = 0;
    // Everything below is touched by tasks of the queue only.
    std::optional<Table> table_;  // Nothing after a failure: read again from the store.
    Audience audience_;
    ComputerPlayers computers_;
    TurnNews told_turn_;
};

}  // namespace occasus::table
