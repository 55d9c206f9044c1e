#include "apps/server/serve.h"

#include <algorithm>
#include <array>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/udp.hpp>
#include <csignal>
#include <cstdio>
#include <ctime>
#include <filesystem>
#include <fmt/format.h>
#include <malloc.h>
#include <spdlog/sinks/stdout_color_sinks.h>
#include <spdlog/spdlog.h>
#include <sys/resource.h>
#include <thread>
#include <unistd.h>

#include "apps/files.h"
#include "apps/server/even_clock.h"
#include "apps/server/housekeeping.h"
#include "apps/server/http_server.h"
#include "apps/server/metrics.h"
#include "apps/server/notices/notices.h"
#include "apps/server/page_files.h"
#include "apps/server/served.h"
#include "apps/server/server_store.h"
#include "apps/server/signing_key.h"
#include "apps/server/stores.h"
#include "apps/server/visitors.h"
#include "apps/server/worker_pool.h"
#include "apps/steady_clock.h"
#include "table/api.h"
#include "table/tables.h"

namespace occasus {
namespace server {

using namespace table;
namespace {

void report(std::string_view failure) {
    spdlog::error("{}", failure);
}

// A minute's worth at once, and then as it comes.
WorkerPool::Budget thinking_budget(int seconds_a_minute) {
    return {std::chrono::seconds(seconds_a_minute), seconds_a_minute / 60.0};
}

// Where the tables are, and the name of this process there.
StorePlace place_of(const ServeOptions& options) {
    StorePlace place{options.store.empty() ? options.data : options.store, options.node};
    if (!place.node.empty()) return place;
    std::array<char, 256> machine{};
    gethostname(machine.data(), machine.size() - 1);
    // Two processes that take any port still differ.
    const std::string port =
        options.port == 0 ? fmt::format("process-{}", getpid()) : std::to_string(options.port);
    place.node = fmt::format("{}:{}", machine.data(), port);
    return place;
}

// The store makes the folder, if it is there that tables are kept.
SigningKey signing_key(const ServeOptions& options) {
    if (!options.signing_key.empty()) return signing_key_in(options.signing_key);
    make_folder(options.data);
    return signing_key_in(std::filesystem::path(options.data) / "signing.key");
}

// One more than there are cores: the address that asks most leaves one of them free.
int clerk_count() {
    return std::max(2, static_cast<int>(std::thread::hardware_concurrency())) + 1;
}

// Open tables take half the memory of a small machine at most.
std::size_t most_table_bytes() {
    const auto pages = static_cast<std::size_t>(sysconf(_SC_PHYS_PAGES));
    return std::min(Tables::kMostBytes, pages * static_cast<std::size_t>(getpagesize()) / 2);
}

int thinker_count() {
    return std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1);
}

}  // namespace

// In the order in which they are needed; they end in reverse.
struct Server::Parts {
    explicit Parts(const ServeOptions& options)
        : visitors(
              visitor_limits(options.connections_each, options.questions_each, options.tables_each),
              options.steady),
          network(options.threads),
          thinkers(thinker_count(), thinking_budget(options.thinking_each)),
          clerks(clerk_count()),
          store(open_store(place_of(options), options.now())),
          clock([this, now = options.now] { return store->time().value_or(now()); },
                options.steady),
          notices(make_notices(options, *store, [this] { return clock.now(); })),
          tables({*store, std::make_shared<ThinkersHere>(thinkers, steady_nanoseconds, report),
                  clerks, [this] { return clock.now(); }, report,
                  [this](std::string_view kind) { return served.begin(kind); },
                  [this](const std::string& asker, int questions) {
                      visitors.charge(asker, questions);
                  },
                  notices.get()},
                 options.max_tables, most_table_bytes()),
          housekeeping({options.days_unfinished, options.days_over, options.days_record}, tables,
                       *store),
          api(tables, clerks,
              {OCCASUS_VERSION, report, [this] { return store->keeps(); }, options.delay,
               options.metrics ? [this] { return metrics_text(figures()); }
                               : std::function<std::string()>(),
               has_offline_page() ? "/offline/" : nullptr, options.laboratory, options.open_tables,
               signing_key(options),
               [this](std::string_view table) { return store->record(table); },
               [this](std::string_view table) { return store->header(table); }, notices.get()}),
          http(std::make_unique<HttpServer>(
              network,
              HttpSettings{options.host, options.port, options.public_url, options.max_connections,
                           options.hello_within, options.trust_proxy},
              visitors, api, tables, clerks)),
          port(http->port()) {}

    ServerFigures figures() {
        return {.keeps = store->keeps(),
                .tables = store->count(),
                .open_tables = tables.open_count(),
                .connections = visitors.connections(),
                .thinking_due = thinkers.waiting(),
                .commits = store->figures(),
                .served = served.figures()};
    }

    Served served;
    Visitors visitors;  // Longer than the connections, which the network ends.
    Network network;
    WorkerPool thinkers;
    WorkerPool clerks;  // Longer than the store, which tells them what it has kept in the end.
    std::unique_ptr<ServerStore> store;
    EvenClock clock;
    std::unique_ptr<NoticeDesk> notices;
    Tables tables;
    Housekeeping housekeeping;
    Api api;
    std::unique_ptr<HttpServer> http;
    const int port;
};

Server::Server(const ServeOptions& options) : parts_(std::make_unique<Parts>(options)) {}

Server::~Server() {
    stop();
}

int Server::port() const {
    return parts_->port;
}

void Server::tick() {
    parts_->store->alive(parts_->clock.now());
    parts_->tables.tick();
}

void Server::sweep() {
    parts_->housekeeping.note_visits(parts_->clock.now());
    parts_->tables.sweep();
    parts_->visitors.sweep();
}

void Server::tidy() {
    parts_->housekeeping.tidy(parts_->clock.now());
}

void Server::stop() {
    parts_->http.reset();
    parts_->clerks.stop();
    parts_->thinkers.stop();
    parts_->network.stop();
}

namespace {

// Each connection is a file descriptor.
void allow_many_files() {
    rlimit limit{};
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
}

// The compressor that a quiet connection lets go of is given back to the system. By default the
// allocator would keep blocks of its size once the first of them was freed.
void give_back_large_blocks() {
    constexpr int kLarge = 64 * 1024;
    mallopt(M_MMAP_THRESHOLD, kLarge);
}

// Whether this program is to live on when its terminal is closed, as nohup has it.
bool outlives_terminal() {
    struct sigaction action{};
    return sigaction(SIGHUP, nullptr, &action) == 0 && action.sa_handler == SIG_IGN;
}

// Blocks the signals that end us, in this thread and in all it makes.
sigset_t block_signals() {
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGINT);
    sigaddset(&signals, SIGTERM);
    if (!outlives_terminal()) sigaddset(&signals, SIGHUP);
    pthread_sigmask(SIG_BLOCK, &signals, nullptr);
    return signals;
}

// Where others of the network find this machine, and it finds itself; without a network its own
// address. To connect a datagram socket sends nothing, but chooses the way.
std::string network_address() {
    boost::asio::io_context context;
    boost::asio::ip::udp::socket socket(context);
    boost::system::error_code failed;
    socket.connect({boost::asio::ip::make_address("192.0.2.1"), 9}, failed);
    return failed ? "127.0.0.1" : socket.local_endpoint().address().to_string();
}

void print_address(const std::string& host, int port) {
    const bool is_every = host == "0.0.0.0" || host == "::";
    const std::string shown = is_every ? network_address() : host;
    const bool is_v6 = shown.find(':') != std::string::npos;
    fmt::print("Occasus at http://{}:{}\n", is_v6 ? "[" + shown + "]" : shown, port);
    std::fflush(stdout);
}

}  // namespace
}  // namespace server

int serve(const ServeOptions& options) {
    constexpr timespec kBetweenTicks{1, 0};
    constexpr int kTicksBetweenSweeps = 60;
    constexpr int kTicksBetweenTidying = 600;
    const sigset_t signals = server::block_signals();
    server::allow_many_files();
    server::give_back_large_blocks();
    if (!spdlog::get("occasus")) spdlog::set_default_logger(spdlog::stderr_color_mt("occasus"));
    try {
        server::Server server(options);
        server::print_address(options.host, server.port());
        for (int ticks = 1; sigtimedwait(&signals, nullptr, &kBetweenTicks) < 0; ++ticks) {
            server.tick();
            if (ticks % kTicksBetweenSweeps == 0) server.sweep();
            if (ticks % kTicksBetweenTidying == 0) server.tidy();
        }
        spdlog::info("Ends.");
        server.stop();
        return 0;
    } catch (const std::exception& error) {
        fmt::print(stderr, "{}\n", error.what());
        return 1;
    }
}

}  // namespace occasus
