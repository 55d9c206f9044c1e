#include <atomic>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <sstream>
#include <thread>

#include "apps/server/serve.h"
#include "apps/server/sqlite.h"
#include "client.h"
#include "record/json.h"
#include "temporary_folder.h"

namespace occasus::table::testing {
namespace {

using server::Server;
using std::chrono::days;

std::string finished_record() {
    const std::ifstream file(OCCASUS_SOURCE "/src/games/rome_must_fall/golden/0001.record");
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

// A server whose days pass as the test wants.
struct HousekeepingTest : ::testing::Test {
    TemporaryFolder folder;
    std::atomic<std::int64_t> passed{0};
    std::unique_ptr<Server> server;

    void SetUp() override { begin({}); }

    void begin(const ServeOptions& asked) {
        server.reset();
        ServeOptions options = asked;
        options.port = 0;
        options.metrics = true;
        options.data = folder.path();
        options.now = [this] { return system_now() + days(passed); };
        options.steady = [this] { return steady_now() + days(passed); };
        server = std::make_unique<Server>(options);
    }
    Reply get(const std::string& path) { return request(server->port(), "GET", path); }
    std::string make(const Value& asked) {
        const Reply reply = request(server->port(), "POST", "/api/tables", to_json(asked));
        EXPECT_EQ(reply.status, 201) << reply.body;
        return *reply.json().find("table")->text();
    }
    std::string make(const char* game) { return make(Value::fields().set("game", game)); }
    std::size_t count() {
        return static_cast<std::size_t>(*get("/api/health").json().find("tables")->number());
    }
    bool is_there(const std::string& table) { return get("/api/tables/" + table).status == 200; }
    bool holds_no_table() {
        server->sweep();
        return get("/metrics").body.find("\noccasus_open_tables 0\n") != std::string::npos;
    }
    // Days pass without a visitor, and the house is tidied until so many tables are left.
    void pass(int more, std::size_t left) {
        for (int i = 0; i < 500 && !holds_no_table(); ++i)
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
        passed += more;
        for (int i = 0; i < 500 && count() != left; ++i) {
            server->tidy();
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
        }
        EXPECT_EQ(count(), left);
    }
};

TEST_F(HousekeepingTest, ATableThatNobodyVisitsIsPutAwayAndItsRecordIsKept) {
    const std::string table = make("rome_must_fall");
    const std::string record = get("/api/tables/" + table + "/record").body;
    pass(89, 1);
    pass(2, 0);
    EXPECT_EQ(get("/api/tables/" + table).status, 404);
    EXPECT_EQ(get("/api/tables/" + table + "/record").body, record);
    EXPECT_EQ(get("/api/tables/..%2f" + table + "/record").status, 404);
    begin({});
    EXPECT_EQ(count(), 0U);
    EXPECT_EQ(get("/api/tables/" + table + "/record").body, record) << "after a start";
}

TEST_F(HousekeepingTest, AVisitKeepsATableForAsLongAgain) {
    const std::string visited = make("rome_must_fall");
    const std::string forgotten = make("pomerium");
    pass(60, 2);
    EXPECT_TRUE(is_there(visited));
    pass(60, 1);
    EXPECT_FALSE(is_there(forgotten));
    EXPECT_TRUE(is_there(visited));
}

TEST_F(HousekeepingTest, ADeadlineIsNoVisit) {
    const auto clock = Value::fields().set("movement", 60).set("other", 60);
    const Value made =
        request(server->port(), "POST", "/api/tables",
                to_json(Value::fields().set("game", "diplomacy").set("clock", clock)))
            .json();
    {
        WebSocket host(server->port(), *made.find("table")->text());
        host.say(R"({"type":"hello","token":")" + *made.find("host")->text() + "\"}");
        host.hear("table");
        host.say(R"({"type":"clock","id":"go","stopped":false})");
        host.hear("ack");
    }
    pass(0, 1);
    server->tidy();  // The visit is noted.
    pass(60, 1);
    server->tick();
    for (int i = 0; i < 500 && get("/metrics").body.find("occasus_changes_total{kept=\"yes\"} 3") ==
                                   std::string::npos;
         ++i)
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    pass(31, 0);
}

TEST_F(HousekeepingTest, AGameThatIsOverIsKeptLonger) {
    const std::string over = make(Value::fields().set("record", finished_record()));
    const std::string unfinished = make("rome_must_fall");
    const std::string record = get("/api/tables/" + over + "/record").body;
    pass(100, 1);
    pass(260, 1);
    pass(10, 0);
    EXPECT_TRUE(record.starts_with(finished_record()));
    EXPECT_EQ(get("/api/tables/" + over + "/record").body, record);
}

TEST_F(HousekeepingTest, WhatAGameHidesIsKeptForWhoeverRunsTheServer) {
    const std::string table = make("diplomacy");
    pass(91, 0);
    EXPECT_EQ(get("/api/tables/" + table + "/record").status, 404);
    EXPECT_TRUE(std::filesystem::exists(folder.path() / "put_away" / (table + ".secret.occ")));
}

TEST_F(HousekeepingTest, NothingIsPutAwayWhereThatIsNotWanted) {
    ServeOptions options;
    options.days_unfinished = 0;
    begin(options);
    make("rome_must_fall");
    pass(30'000, 1);
    server->tidy();
    EXPECT_EQ(count(), 1U);
}

TEST_F(HousekeepingTest, TablesOfAnEarlierFormatBeginTheirTimeWithThisOne) {
    const std::string table = make("rome_must_fall");
    server.reset();
    {
        server::Database database(folder.path() / "tables.sqlite");
        database.run(
            "DROP TABLE visits; DROP TABLE listings; DROP TABLE notices; DROP TABLE server_keys; "
            "ALTER TABLE seats DROP COLUMN name; "
            "ALTER TABLE seats DROP COLUMN has_come; ALTER TABLE seats DROP COLUMN left_at; "
            "PRAGMA user_version = 4");
    }
    begin({});
    pass(89, 1);
    pass(2, 0);
}

TEST_F(HousekeepingTest, OldRecordsAreDeleted) {
    const std::string table = make("rome_must_fall");
    pass(91, 0);
    const std::filesystem::path kept = folder.path() / "put_away" / (table + ".occ");
    ASSERT_TRUE(std::filesystem::exists(kept));
    server->tidy();
    ASSERT_TRUE(std::filesystem::exists(kept));
    const auto now = std::filesystem::file_time_type::clock::now();
    std::filesystem::last_write_time(kept, now - days(366));
    server->tidy();
    EXPECT_FALSE(std::filesystem::exists(kept));
}

}  // namespace
}  // namespace occasus::table::testing
