// Tables that anybody may join, and games in which nobody knows the others, over the network.
#include <atomic>
#include <fmt/format.h>
#include <future>
#include <gtest/gtest.h>
#include <set>

#include "apps/server/serve.h"
#include "client.h"
#include "record/json.h"
#include "sealed_tables.h"
#include "tables.h"
#include "temporary_folder.h"

namespace occasus::table::testing {

using namespace server;

namespace {

const std::string kListed =
    R"({"game":"empire","listed":true,"options":{"crt33":"h","cavalry_in_ratio":"true"},)"
    R"("seats":{"roman":{"kind":"human"},"barbarian":{"kind":"open"}}})";

struct OpenTablesTest : ::testing::Test {
    TemporaryFolder folder;
    std::atomic<std::int64_t> time{milliseconds_of(kNoon)};
    std::unique_ptr<Server> server;

    void start(bool has_list = true) {
        server.reset();
        ServeOptions options;
        options.port = 0;
        options.data = folder.path();
        options.open_tables = has_list;
        options.now = options.steady = [this] { return moment_at(time); };
        server = std::make_unique<Server>(options);
    }
    OpenTablesTest() { start(); }

    static std::string text_at(const Value& document, const char* name) {
        const Value* value = document.find(name);
        return value && value->text() ? *value->text() : std::string();
    }
    Reply post(const std::string& path, const std::string& body = {}) {
        return request(server->port(), "POST", path, body);
    }
    Value make(const std::string& body) {
        const Reply reply = post("/api/tables", body);
        EXPECT_EQ(reply.status, 201) << reply.body;
        return reply.json();
    }
    Reply take(const Value& made, const std::string& seat) {
        return post(fmt::format("/api/tables/{}/seats/{}/take", text_at(made, "table"), seat));
    }
    // What visitors read now: the list stands for a second.
    Reply list() {
        time += 1'000;
        return request(server->port(), "GET", "/api/tables");
    }
    std::vector<Value> listed() { return *list().json().items(); }
    // A person who is there under that name.
    std::unique_ptr<WebSocket> come(const std::string& table, const std::string& token,
                                    const std::string& name) {
        auto socket = std::make_unique<WebSocket>(server->port(), table);
        socket->say(hello(token));
        const std::string seat = text_at(socket->hear("table"), "seat");
        socket->say(to_json(Value::fields()
                                .set("type", "name")
                                .set("id", new_id())
                                .set("seat", seat)
                                .set("name", name)));
        socket->hear("ack");
        return socket;
    }
    void expect_field(const std::string& body, const std::string& field) {
        const Reply reply = post("/api/tables", body);
        EXPECT_EQ(reply.field(), field) << reply.body;
        EXPECT_NE(reply.text().find(field), std::string::npos) << reply.body;
    }
};

TEST_F(OpenTablesTest, AreListedWithoutTokens) {
    const Value made = make(kListed);
    make(R"({"game":"rome_must_fall"})");
    const auto maker = come(text_at(made, "table"), text_at(*made.find("seats"), "roman"), "Ada");
    const Reply reply = list();
    ASSERT_EQ(reply.json().items()->size(), 1U) << reply.body;
    const Value table = reply.json().items()->front();
    EXPECT_EQ(text_at(table, "table"), text_at(made, "table"));
    EXPECT_EQ(text_at(table, "game"), "empire");
    EXPECT_EQ(to_json(*table.find("people")), R"(["Ada"])");
    EXPECT_EQ(text_at(table.find("free")->items()->front(), "id"), "barbarian");
    EXPECT_EQ(*table.find("waits_for"), Value(1));
    EXPECT_EQ(to_json(*table.find("options")), R"({"crt33":"h"})") << "the other is the usual one";
    EXPECT_EQ(reply.body.find(text_at(made, "host")), std::string::npos);
    EXPECT_EQ(reply.body.find(text_at(*made.find("seats"), "roman")), std::string::npos);
}

TEST_F(OpenTablesTest, OneOfTwoWhoComeAtOnceSitsDown) {
    const Value made = make(kListed);
    auto other = std::async(std::launch::async, [&] { return take(made, "barbarian"); });
    const std::vector<Reply> replies{take(made, "barbarian"), other.get()};
    EXPECT_EQ(replies[0].status + replies[1].status, 200 + 409);
    const Reply& late = replies[0].status == 409 ? replies[0] : replies[1];
    EXPECT_EQ(late.text(), "Somebody else has taken this seat.");
    EXPECT_TRUE(listed().empty()) << "it is full";
}

TEST_F(OpenTablesTest, OfferASeatThatWasLeft) {
    const Value made = make(R"({"game":"empire","seats":{"barbarian":{"kind":"human"}}})");
    const auto maker = come(text_at(made, "table"), text_at(*made.find("seats"), "roman"), "Ada");
    const auto change = [&](const std::string& body, const std::string& token) {
        return request(server->port(), "POST",
                       "/api/tables/" + text_at(made, "table") + "/seats/barbarian", body,
                       {{"Authorization", "Bearer " + token}});
    };
    const std::string host = text_at(made, "host");
    EXPECT_TRUE(listed().empty());
    EXPECT_EQ(change(R"({"kind":"computer","player":"citizen","listed":true})", host).field(),
              "listed");
    EXPECT_EQ(change(R"({"kind":"open","listed":true})", "nobody's").status, 403);
    EXPECT_TRUE(listed().empty());
    EXPECT_EQ(change(R"({"kind":"open","listed":true})", text_at(*made.find("seats"), "barbarian"))
                  .status,
              403)
        << "the host alone decides who may watch";
    EXPECT_TRUE(listed().empty());
    EXPECT_EQ(change(R"({"kind":"open","listed":true})", host).status, 200);
    ASSERT_EQ(listed().size(), 1U);
    EXPECT_EQ(text_at(listed().front().find("free")->items()->front(), "id"), "barbarian");
    EXPECT_EQ(take(made, "barbarian").status, 200);
    EXPECT_TRUE(listed().empty()) << "it is full again";
    start(false);
    EXPECT_EQ(change(R"({"kind":"open","listed":true})", host).field(), "listed")
        << "this server has no list";
}

TEST_F(OpenTablesTest, StayWhileTheirPeopleAreThereAndAfterARestart) {
    const Value made = make(kListed);
    auto maker = come(text_at(made, "table"), text_at(*made.find("seats"), "roman"), "Ada");
    time += 3 * 3'600'000;
    EXPECT_EQ(listed().size(), 1U);
    maker.reset();
    start();
    EXPECT_EQ(listed().size(), 1U);
    // The maker was there when the server stopped, and has not come back.
    time += 31 * 60'000;
    EXPECT_TRUE(listed().empty());
    maker = come(text_at(made, "table"), text_at(*made.find("seats"), "roman"), "Ada");
    EXPECT_EQ(listed().size(), 1U);
}

TEST_F(OpenTablesTest, EndWhenTheGameBeginsWithoutThem) {
    const Value made = make(R"({"game":"diplomacy","options":{"game":"standard"},"listed":true,
        "seats":{"france":{"kind":"open"},"italy":{"kind":"computer"},"turkey":{"kind":"computer"},
        "austria":{"kind":"computer"},"england":{"kind":"computer"},"russia":{"kind":"computer"}}})");
    EXPECT_EQ(listed().size(), 1U);
    WebSocket maker(server->port(), text_at(made, "table"));
    maker.say(hello(text_at(*made.find("seats"), "germany")));
    const Value seen = maker.hear("table");
    maker.say(fmt::format(R"({{"type":"confirm","id":"11111111-2222-4333-8444-555555555555",)"
                          R"("ply":{},"seat":"germany"}})",
                          *seen.find("ply")->number()));
    for (Value news = maker.hear("update"); *news.find("ply") == *seen.find("ply");)
        news = maker.hear("update");
    EXPECT_TRUE(listed().empty());
}

TEST_F(OpenTablesTest, AreRefusedWithTheField) {
    expect_field(R"({"game":"empire","listed":true})", "listed");
    expect_field(R"({"game":"empire","sides":"best"})", "sides");
    expect_field(R"({"game":"empire","sides":"lot"})", "sides");
    expect_field(R"({"game":"empire","anonymous":true})", "anonymous");
    for (int made = 0; made < 5; ++made) make(kListed);
    expect_field(kListed, "listed");
    start(false);
    expect_field(kListed, "listed");
    EXPECT_EQ(list().status, 404);
}

TEST_F(OpenTablesTest, SidesAreDrawn) {
    std::set<std::string> makers;
    for (int game = 0; game < 40; ++game) {
        const Value made =
            make(R"({"game":"empire","sides":"lot","seats":{"barbarian":{"kind":"open"}}})");
        const std::string mine = made.find("seats")->members()->front().first;
        makers.insert(mine);
        // It does not matter which seat a guest asks for.
        const std::string other = mine == "roman" ? "barbarian" : "roman";
        EXPECT_EQ(text_at(take(made, mine).json(), "seat"), other);
    }
    EXPECT_EQ(makers, (std::set<std::string>{"barbarian", "roman"}));
}

TEST_F(OpenTablesTest, NamesOfAnAnonymousGameAreOpenedAtTheEnd) {
    const Value made = make(R"({"game":"empire","listed":true,"sides":"lot","anonymous":true,
        "seats":{"barbarian":{"kind":"open"}}})");
    const std::string table = text_at(made, "table");
    const auto& [mine, token] = made.find("seats")->members()->front();
    const auto maker = come(table, *token.text(), "Ada");
    EXPECT_EQ(list().body.find("Ada"), std::string::npos);
    EXPECT_EQ(list().body.find(R"("id")"), std::string::npos) << "a free side tells the maker's";
    const Value taken = take(made, mine).json();
    WebSocket watcher(server->port(), table);
    watcher.say(R"({"type":"hello","token":null})");
    EXPECT_EQ(to_json(watcher.hear("table")).find("Ada"), std::string::npos);
    const auto guest = come(table, text_at(taken, "token"), "Bede");
    WebSocket again(server->port(), table);
    again.say(hello(text_at(taken, "token")));
    const std::string seen = to_json(again.hear("table"));
    EXPECT_EQ(seen.find("Ada"), std::string::npos);
    EXPECT_NE(seen.find("Bede"), std::string::npos) << "one's own";
    guest->say(fmt::format(R"({{"type":"propose","id":"11111111-2222-4333-8444-555555555556",)"
                           R"("kind":"resign","ply":0,"seat":"{}"}})",
                           text_at(taken, "seat")));
    for (std::string update;;) {
        const Value news = watcher.hear();
        update = to_json(news);
        const bool is_over = news.find("result") && !news.find("result")->is_null();
        EXPECT_EQ(update.find("Ada") != std::string::npos, is_over) << update;
        if (is_over) break;
    }
}

}  // namespace
}  // namespace occasus::table::testing
