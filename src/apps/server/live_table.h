// A table with people at it: takes what clients say, one thing after another, keeps what changes,
// and only then tells everyone. Computer players think elsewhere and come back as one more caller.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ai/any_player.h"
#include "apps/server/client_message.h"
#include "apps/server/serial_queue.h"
#include "apps/server/store.h"
#include "apps/server/table.h"
#include "apps/server/table_messages.h"
#include "apps/server/worker_pool.h"

namespace occasus::server {

// One connection, as a table knows it.
class Listener {
  public:
    virtual ~Listener() = default;
    // Queues a message. May be called from any thread; never blocks.
    virtual void send(std::shared_ptr<const std::string> message) = 0;
};

void send(Listener&, const Value& message);

// What every table works with. All of it outlives the tables.
struct House {
    Store& store;
    WorkerPool& thinkers;
    // Runs a task soon, on a thread that may not be kept waiting.
    std::function<void(std::function<void()>)> soon;
    // What time it is. May be called from any thread.
    std::function<Moment()> now;
};

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
    // The connection is gone.
    void leave(const std::shared_ptr<Listener>& listener);

    // The same for requests over HTTP; `token` proves the right to change a seat. One of the two
    // callbacks is called, once.
    void look(Answered answered, Failed failed);
    void record(std::function<void(std::string)> answered, Failed failed);
    void change_seat(std::string token, std::string seat, Sitter sitter, Answered answered,
                     const Failed& failed);
    void take_seat(std::string seat, Answered answered, const Failed& failed);

  private:
    struct Guest {
        std::shared_ptr<Listener> listener;
        std::vector<TokenHash> tokens;
        Reader reader;
        bool asking = false;  // Waits for advice.
    };
    // What everyone could know of the sealed orders before a step.
    struct SealedBefore {
        int step = 0;
        std::vector<Seat> confirmed;
    };
    // A computer player keeps what it has thought so far; used by one job at a time.
    struct Thinker {
        std::shared_ptr<const AnyGame> game;
        std::string id;
        std::unique_ptr<AnyPlayer> player;
    };
    using Step = std::function<void(Table&)>;

    void run(Step step, Failed failed);
    void guard(const Step& step, const Failed& failed);
    void keep(std::function<void()> then, Failed failed);

    void answer(const std::shared_ptr<Listener>&, const ClientMessage&, const Turn&);
    void hello(const std::shared_ptr<Listener>&, const Hello&);
    // Where an answer that changed something goes when it is kept.
    struct Asked {
        std::shared_ptr<Listener> listener;
        std::string id;
        Turn turn;  // The client's next message is read when this one is on disk.
    };
    void answer_question(Guest&, const ClientMessage&);
    void answer_sealed(const Guest&, const ClientMessage&, const Turn&);
    void answer_press(const Guest&, const ClientMessage&, const Turn&);
    // Keeps what an answer changed, acknowledges it, and then tells whom it concerns.
    void finish(const Asked&, const Answer&, std::function<void()> tell);
    Struck last_struck() const;
    Value why(Caller, const std::string& id, const std::string& text) const;
    std::optional<Problem> why_not_written(Caller, const std::string& text) const;
    Value odds(Caller, const std::string& id, const Value& query) const;
    void advise(Guest&, const std::string& id);
    void keep_seat(const std::string& seat, const std::string& token, const Answered&,
                   const Failed&);

    Guest* find_guest(const std::shared_ptr<Listener>&);
    Caller speaker(const Guest&, const std::optional<std::string>& seat) const;
    SealedBefore sealed_before() const;
    void tell_sealed(const std::vector<Seat>& writers, const SealedBefore&);
    void tell_all(const std::function<Value(const Reader&)>& message);
    void tell_press(std::size_t message);
    void tell_switches(bool watchers_before);
    Value table_for_changed(const Guest&, const Reader& before) const;
    std::vector<bool> online() const;
    void broadcast(const std::string& by, std::vector<Struck> struck,
                   const Listener* except = nullptr);
    void broadcast() { broadcast({}, {}); }
    void think();
    void take_thought(Seat seat, int ply, const std::vector<std::string>& actions);

    const House house_;
    const std::string id_;
    SerialQueue queue_;
    // Everything below is touched by tasks of the queue only.
    std::optional<Table> table_;  // Nothing after a failure: read anew from the store.
    std::vector<Guest> guests_;
    std::map<Seat, std::shared_ptr<Thinker>> thinkers_;
    bool thinking_ = false;
    std::size_t told_ = 0;         // How many log entries everyone was told of.
    int shown_ = 0;                // The step everyone was shown last.
    bool press_revealed_ = false;  // Everyone was shown what all had written.
};

}  // namespace occasus::server
