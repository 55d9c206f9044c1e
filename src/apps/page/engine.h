// The tables of a page, for their Host: what the server is to its network. One thing is done
// at a time, and only while a function is called.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "apps/page/distant_thinkers.h"
#include "apps/page/page_jobs.h"
#include "apps/page/page_store.h"
#include "table/api.h"
#include "table/live_table.h"
#include "table/tables.h"

namespace occasus::page {

// The program that runs the engine. Its functions may not call the engine before they return.
class Host {
  public:
    virtual ~Host() = default;

    // The answer to a request. `id` is the caller's.
    virtual void answer(int id, int status, std::string_view body) = 0;
    // A connection stands, or, with the document of an error, does not.
    virtual void opened(int socket, std::string_view error) = 0;
    virtual void send(int socket, std::string_view message) = 0;
    // A change is to be written down; then Engine::kept() is called, once.
    virtual void keep(int ticket, std::string_view change) = 0;
    // A computer player is to think: Engine::think() of another engine says what. Then
    // Engine::thought() of this one is called, once.
    virtual void think(int ticket, std::string_view task) = 0;
    virtual table::Moment now() = 0;
    // Something happened that should not have.
    virtual void report(std::string_view failure) = 0;
};

class Engine {
  public:
    explicit Engine(Host& host, std::string version);

    // {"method", "path", "body", "token"}, the last two only where there is something to say.
    void request(int id, std::string_view document);
    // A connection to a table. `socket` is the caller's, and new.
    void open(int socket, std::string table);
    void hear(int socket, std::string_view message);
    void close(int socket);
    // Takes the outcome of a change.
    void kept(int ticket, bool is_kept);
    // Answers a request with the change that makes a table as it is kept now.
    void snapshot(int id, std::string_view table);
    // Makes the changes of a list, as they were kept. False when one of them cannot be made; then
    // none that follows of the same table is.
    bool restore(std::string_view documents);
    // Takes the result of a task of Host::think(), as the answer to think(); empty: nothing.
    void thought(int ticket, std::string_view answer);
    // Thinks about a task of another engine, as long as that takes, and answers a request with what
    // it brought. An engine that thinks needs no tables.
    void think(int id, std::string_view task);
    // Runs at most one job. Milliseconds until the next is due; -1: there is none.
    int work();
    // To be called about once a second.
    void tick();

  private:
    class Connection;

    // Reports what goes wrong.
    void guard(const std::function<void()>& step);
    int wait() const;

    Host& host_;
    PageStore store_;
    PageJobs clerks_;
    const std::shared_ptr<DistantThinkers> thinkers_;
    Minds minds_;
    table::Tables tables_;
    table::Api api_;
    // Nothing in place of a table: it is being looked for.
    struct Seated {
        std::shared_ptr<table::Listener> listener;
        std::shared_ptr<table::LiveTable> table;
    };
    std::map<int, Seated> sockets_;
    int ticks_ = 0;
};

}  // namespace occasus::page
