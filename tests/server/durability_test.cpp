// Kills the server while it is busy, again and again: what it acknowledged must be there.
#include <atomic>
#include <csignal>
#include <cstdio>
#include <fcntl.h>
#include <gtest/gtest.h>
#include <spawn.h>
#include <stdexcept>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

#include "client.h"
#include "record/json.h"
#include "record/match.h"
#include "tables.h"
#include "temporary_folder.h"

extern char** environ;

namespace occasus::table::testing {
namespace {

constexpr int kKills = 10;
constexpr int kTables = 6;
constexpr int kActionsBetween = 40;

// `occasus serve` as its own process.
class Process {
  public:
    explicit Process(const std::string& data) {
        int output[2] = {};
        if (pipe2(output, O_CLOEXEC) != 0) throw std::runtime_error("pipe");
        posix_spawn_file_actions_t actions;
        posix_spawn_file_actions_init(&actions);
        posix_spawn_file_actions_adddup2(&actions, output[1], STDOUT_FILENO);
        std::string name = OCCASUS_EXECUTABLE;
        std::string folder = data;
        std::string serve = "serve";
        std::string port_option = "--port";
        std::string any = "0";
        std::string data_option = "--data";
        char* arguments[] = {name.data(), serve.data(),       port_option.data(),
                             any.data(),  data_option.data(), folder.data(),
                             nullptr};
        if (posix_spawn(&process_, name.c_str(), &actions, nullptr, arguments, environ) != 0)
            throw std::runtime_error("spawn");
        posix_spawn_file_actions_destroy(&actions);
        close(output[1]);
        port_ = read_port(output[0]);
        close(output[0]);
    }
    ~Process() { end(SIGKILL); }
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;

    int port() const { return port_; }
    // The exit status as waitpid gives it.
    int end(int signal) {
        int status = 0;
        if (process_ <= 0) return status;
        kill(process_, signal);
        waitpid(process_, &status, 0);
        process_ = 0;
        return status;
    }

  private:
    // From the line "Occasus at http://127.0.0.1:4760".
    static int read_port(int descriptor) {
        std::string line;
        for (char letter = 0; read(descriptor, &letter, 1) == 1 && letter != '\n';) line += letter;
        const std::size_t colon = line.rfind(':');
        if (colon == std::string::npos) throw std::runtime_error("the server did not start");
        return std::stoi(line.substr(colon + 1));
    }

    pid_t process_ = 0;
    int port_ = 0;
};

// What a client was told of its table.
struct Known {
    std::string table;
    std::string token;
    int log = 0;  // The last log entry that was broadcast.
    int ply = 0;  // The last ply acknowledged.
    std::string last_id;
    int last_answered = 0;
    std::string last_action;
};

Known new_known(int port) {
    const Value table = request(port, "POST", "/api/tables", R"({"game":"rome_must_fall"})").json();
    Known known;
    known.table = *table.find("table")->text();
    known.token = *table.find("seats")->find("rome")->text();
    return known;
}

// Anything that is offered; the first slots for a form.
std::string choose(const Value& message, Rng& rng) {
    std::vector<std::string> may;
    for (const Value& offer : *message.find("offers")->items())
        if (offer.find("refused")->is_null())
            may.push_back(offer.find("form") ? "assign 0 1 2 3 4 5"
                                             : *offer.find("action")->text());
    return may.at(rng.below(static_cast<std::uint32_t>(may.size())));
}

// Plays until the server is gone; starts a new table when a game is over. Counts what was
// acknowledged.
void play(int port, Known& known, std::uint64_t seed, std::atomic<int>& acknowledged) {
    Rng rng(seed);
    try {
        for (;;) {
            WebSocket socket(port, known.table);
            socket.say(hello(known.token));
            Value now = socket.hear("table");
            while (!now.find("to_move")->is_null()) {
                const int ply = static_cast<int>(*now.find("ply")->number());
                const std::string id = new_id() + "-" + std::to_string(seed);
                const std::string action = choose(now, rng);
                socket.say(act(id, ply, action));
                const Value ack = socket.hear("ack");
                known.ply = static_cast<int>(*ack.find("ply")->number());
                known.last_id = id;
                known.last_answered = ply;
                known.last_action = action;
                ++acknowledged;
                now = socket.hear("update");
                known.log = static_cast<int>(*now.find("n")->number());
            }
            known = new_known(port);
        }
    } catch (const std::exception&) {
        // The server was killed.
    }
}

void expect_everything(int port, const Known& known) {
    WebSocket socket(port, known.table);
    socket.say(hello(known.token, known.log));
    const Value table = socket.hear("table");
    EXPECT_GE(*table.find("ply")->number(), known.ply);
    EXPECT_FALSE(*table.find("reset")->truth()) << "no log entry that was shown is gone";
    const Reply record = request(port, "GET", "/api/tables/" + known.table + "/record");
    EXPECT_EQ(request(port, "POST", "/api/verify", record.body).status, 200);
    if (known.last_id.empty()) return;
    socket.say(act(known.last_id, known.last_answered, known.last_action));
    EXPECT_EQ(*socket.hear("ack").find("ply"), Value(known.ply)) << "answered as the first time";
}

// Waits until so many were acknowledged; not for ever.
void wait_for(const std::atomic<int>& acknowledged, int count) {
    for (int i = 0; i < 20'000 && acknowledged < count; ++i)
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
}

TEST(Durability, TenKillsLoseNothingAcknowledged) {
    const TemporaryFolder folder;
    std::vector<Known> tables(kTables);
    {
        Process server(folder.path());
        for (Known& known : tables) known = new_known(server.port());
    }
    std::atomic<int> acknowledged{0};
    for (int round = 0; round < kKills; ++round) {
        {
            Process server(folder.path());
            std::vector<std::thread> players;
            for (int i = 0; i < kTables; ++i)
                players.emplace_back([&, i] {
                    const auto seed = static_cast<std::uint64_t>(round * kTables + i);
                    play(server.port(), tables[static_cast<std::size_t>(i)], seed, acknowledged);
                });
            wait_for(acknowledged, (round + 1) * kActionsBetween);
            // Not always at the same moment of a write.
            std::this_thread::sleep_for(std::chrono::microseconds(731 * round));
            server.end(SIGKILL);
            for (std::thread& player : players) player.join();
        }
        Process server(folder.path());
        for (const Known& known : tables) expect_everything(server.port(), known);
    }
    EXPECT_GE(acknowledged, kKills * kActionsBetween);
    std::printf("%d acknowledged actions, %d kills\n", acknowledged.load(), kKills);
}

// Orders that were acknowledged before a kill are opened after it as if nothing had happened.
TEST(Durability, SealedOrdersSurviveAKill) {
    const TemporaryFolder folder;
    Value made;
    const auto confirm = [&](int port, const std::string& seat, Value message) {
        WebSocket socket(port, *made.find("table")->text());
        socket.say(hello(*made.find("seats")->find(seat)->text()));
        socket.hear("table");
        message.set("id", seat).set("ply", 0);
        socket.say(to_json(message));
        return *socket.hear("ack").find("ply")->number();
    };
    const std::vector<std::string> others = {"austria", "england", "germany",
                                             "italy",   "russia",  "turkey"};
    Value orders = Value::list();
    orders.push("A MAR - SPA");
    {
        Process server(folder.path());
        made = request(server.port(), "POST", "/api/tables",
                       R"({"game":"diplomacy","options":{"game":"standard"}})")
                   .json();
        confirm(server.port(), "france",
                Value::fields().set("type", "orders").set("orders", orders).set("confirm", true));
        server.end(SIGKILL);
    }
    Process server(folder.path());
    std::int64_t ply = 0;
    for (const std::string& seat : others)
        ply = confirm(server.port(), seat, Value::fields().set("type", "confirm"));
    EXPECT_EQ(ply, 1) << "France need not say it again";
    WebSocket france(server.port(), *made.find("table")->text());
    france.say(hello(*made.find("seats")->find("france")->text()));
    const Value table = france.hear("table");
    EXPECT_NE(to_json(*table.find("view")).find("A SPA"), std::string::npos);
}

TEST(Durability, TheServerEndsCleanlyWhenAsked) {
    const TemporaryFolder folder;
    for (const int signal : {SIGTERM, SIGINT}) {
        Process server(folder.path());
        const Known known = new_known(server.port());
        WebSocket socket(server.port(), known.table);
        socket.say(hello(known.token));
        socket.hear("table");
        const int status = server.end(signal);
        EXPECT_TRUE(WIFEXITED(status));
        EXPECT_EQ(WEXITSTATUS(status), 0);
        EXPECT_EQ(socket.hear_close(), 1001);
    }
}

// Killed two seconds before a deadline, and gone when it passes.
TEST(Durability, ADeadlineThatPassesWhileTheServerIsGoneOpensNothing) {
    const TemporaryFolder folder;
    std::string table;
    {
        Process server(folder.path());
        const Reply made = request(server.port(), "POST", "/api/tables",
                                   R"({"game":"diplomacy","options":{"game":"standard"},)"
                                   R"("clock":{"movement":60,"other":10}})");
        ASSERT_EQ(made.status, 201) << made.body;
        table = *made.json().find("table")->text();
        WebSocket host(server.port(), table);
        host.say(hello(*made.json().find("host")->text()));
        const Value opened = host.hear("table");
        const std::int64_t soon = *opened.find("clock")->find("now")->number() + 2'000;
        host.say(
            to_json(Value::fields().set("type", "clock").set("id", "soon").set("deadline", soon)));
        host.hear("ack");
    }
    std::this_thread::sleep_for(std::chrono::seconds(3));
    const Process again(folder.path());
    std::this_thread::sleep_for(std::chrono::milliseconds(2'500));
    WebSocket watcher(again.port(), table);
    watcher.say(hello(""));
    const Value opened = watcher.hear("table");
    EXPECT_EQ(*opened.find("ply"), Value(0));
    const Value& clock = *opened.find("clock");
    EXPECT_GT(*clock.find("deadline")->number(), *clock.find("now")->number() + 50'000);
}

}  // namespace
}  // namespace occasus::table::testing
