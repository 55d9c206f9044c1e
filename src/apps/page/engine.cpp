#include "apps/page/engine.h"

#include <algorithm>
#include <chrono>
#include <set>
#include <utility>

#include "record/json.h"
#include "table/change_document.h"
#include "table/input.h"
#include "table/problem.h"

namespace occasus::page {

using namespace table;
namespace {

constexpr std::size_t kMostTables = 10'000;
constexpr std::size_t kAnyLength = static_cast<std::size_t>(-1);

std::string error_text(const Problem& problem) {
    return to_json(Value::fields().set("error", problem_document(problem)));
}

Request read_request(std::string_view document) {
    // Read by hand: a record may be longer than any message.
    const Result<Value> value = parse_json(document);
    if (!value) throw Refused(ProblemKind::Unreadable, value.refusal().text);
    const Input input(*value, "");
    return {input.text("method", kAnyLength), input.text("path", kAnyLength),
            input.optional_text("body", kAnyLength).value_or(""),
            input.optional_text("token", kAnyLength).value_or("")};
}

}  // namespace

class Engine::Connection : public Listener {
  public:
    Connection(Host& host, int socket) : host_(host), socket_(socket) {}

    void send(std::shared_ptr<const std::string> message) override {
        if (!is_closed) host_.send(socket_, *message);
    }

    bool is_closed = false;

  private:
    Host& host_;
    const int socket_;
};

Engine::Engine(Host& host, std::string version)
    : host_(host),
      store_([this](int ticket, const Value& change) { host_.keep(ticket, to_json(change)); }),
      thinkers_(std::make_shared<DistantThinkers>(
          [this](int ticket, const Value& task) { host_.think(ticket, to_json(task)); })),
      tables_(House{store_, thinkers_, clerks_, [this] { return host_.now(); },
                    [this](std::string_view failure) { host_.report(failure); }},
              kMostTables),
      api_(tables_, clerks_, ApiSettings{std::move(version), [this](std::string_view failure) {
                                             host_.report(failure);
                                         }}) {}

void Engine::request(int id, std::string_view document) {
    guard([&] {
        try {
            api_.answer(read_request(document), [this, id](const Response& response) {
                host_.answer(id, response.status, response.body);
            });
        } catch (const Refused& refused) {
            host_.answer(id, http_status(refused.problem().kind), error_text(refused.problem()));
        }
    });
}

void Engine::open(int socket, std::string table) {
    guard([&] {
        sockets_[socket] = {std::make_shared<Connection>(host_, socket), nullptr};
        tables_.find(
            table, {},
            [this, socket](std::shared_ptr<LiveTable> found) {
                const auto seated = sockets_.find(socket);
                if (seated == sockets_.end()) return;
                seated->second.table = std::move(found);
                host_.opened(socket, {});
            },
            [this, socket](const Problem& problem) {
                if (sockets_.erase(socket) != 0) host_.opened(socket, error_text(problem));
            });
    });
}

void Engine::hear(int socket, std::string_view message) {
    guard([&] {
        const auto seated = sockets_.find(socket);
        if (seated == sockets_.end() || !seated->second.table) return;
        seated->second.table->hear(seated->second.listener, message, nullptr);
    });
}

void Engine::close(int socket) {
    guard([&] {
        const auto node = sockets_.extract(socket);
        if (node.empty()) return;
        const Seated& seated = node.mapped();
        static_cast<Connection&>(*seated.listener).is_closed = true;
        if (seated.table) seated.table->leave(seated.listener);
    });
}

void Engine::kept(int ticket, bool is_kept) {
    guard([&] { store_.kept(ticket, is_kept); });
}

void Engine::snapshot(int id, std::string_view table) {
    guard([&] {
        const std::optional<StoredTable> stored = store_.read(table);
        if (stored)
            host_.answer(id, 200, to_json(change_document(whole_change(*stored))));
        else
            host_.answer(id, http_status(ProblemKind::Unknown),
                         error_text({ProblemKind::Unknown, "There is no such table.", {}, {}}));
    });
}

bool Engine::restore(std::string_view documents) {
    std::set<std::string> broken;
    bool all = false;
    guard([&] {
        const Result<Value> list = parse_json(documents);
        if (!list || !list->items())
            return host_.report("The stored data is not a list of changes.");
        for (const Value& document : *list->items()) {
            const Value* const id = document.find("table");
            const std::string table = id && id->text() ? *id->text() : std::string();
            if (broken.contains(table)) continue;
            try {
                if (store_.restore(read_change(document))) continue;
                host_.report("A change of table " + table + " does not follow on from the others.");
            } catch (const Refused& refused) {
                host_.report("A change of table " + table + ": " + refused.problem().text);
            }
            broken.insert(table);
        }
        all = broken.empty();
    });
    return all;
}

void Engine::thought(int ticket, std::string_view answer) {
    guard([&] {
        Result<Value> found = parse_json(answer);
        thinkers_->thought(ticket, found ? std::optional(std::move(*found)) : std::nullopt);
    });
}

void Engine::think(int id, std::string_view task) {
    try {
        const Result<Value> document = parse_json(task);
        if (!document) throw Refused(ProblemKind::Unreadable, document.refusal().text);
        host_.answer(id, 200, to_json(minds_.think(*document)));
    } catch (const std::exception& error) {
        host_.report(std::string("A player cannot think: ") + error.what());
        host_.answer(id, http_status(ProblemKind::Internal), error_text(internal_problem()));
    }
}

int Engine::work() {
    const PageJobs::Clock::time_point now = PageJobs::Clock::now();
    guard([&] { clerks_.work(now) || thinkers_->waiting().work(now); });
    return wait();
}

void Engine::tick() {
    constexpr int kTicksBetweenSweeps = 60;
    guard([&] {
        tables_.tick();
        if (++ticks_ % kTicksBetweenSweeps == 0) tables_.sweep();
    });
}

void Engine::guard(const std::function<void()>& step) {
    try {
        step();
    } catch (const std::exception& error) {
        host_.report(error.what());
    }
}

int Engine::wait() const {
    std::optional<PageJobs::Clock::time_point> next = clerks_.next();
    if (const auto other = thinkers_->waiting().next(); other && (!next || *other < *next))
        next = other;
    if (!next) return -1;
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(*next - PageJobs::Clock::now());
    return static_cast<int>(std::max<std::int64_t>(0, left.count()));
}

}  // namespace occasus::page
