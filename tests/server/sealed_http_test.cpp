// Seven people at one table, over WebSockets.
#include <atomic>
#include <gtest/gtest.h>
#include <map>

#include "apps/server/serve.h"
#include "client.h"
#include "record/json.h"
#include "sealed_tables.h"
#include "tables.h"
#include "temporary_folder.h"

namespace occasus::table::testing {

using namespace server;

namespace {

std::string text_at(const Value& document, const char* name) {
    const Value* value = document.find(name);
    return value && value->text() ? *value->text() : std::string();
}

int number_at(const Value& document, const char* name) {
    return static_cast<int>(*document.find(name)->number());
}

std::string message(const std::string& type, const std::string& id, int ply, Value fields) {
    fields.set("type", type).set("id", id).set("ply", ply);
    return to_json(fields);
}

Value lines(const std::vector<std::string>& texts) {
    Value list = Value::list();
    for (const std::string& text : texts) list.push(text);
    return list;
}

std::vector<std::string> asked(const Value& update) {
    std::vector<std::string> seats;
    for (const Value& seat : *update.find("sealed")->find("asked")->items())
        seats.push_back(text_at(seat, "seat"));
    return seats;
}

struct SealedHttpTest : ::testing::Test {
    TemporaryFolder folder;
    std::atomic<std::int64_t> time{milliseconds_of(kNoon)};
    std::atomic<std::int64_t> steady{7'000};
    std::unique_ptr<Server> server;
    Value made;
    std::string table;
    std::map<std::string, std::unique_ptr<WebSocket>> sockets;
    std::unique_ptr<WebSocket> watcher;
    const std::vector<std::string> all = {"austria", "england", "france", "germany",
                                          "italy",   "russia",  "turkey"};

    void start() {
        ServeOptions options;
        options.port = 0;
        options.data = folder.path();
        options.delay = std::chrono::milliseconds(0);
        options.now = [this] { return moment_at(time); };
        options.steady = [this] { return moment_at(steady); };
        server = std::make_unique<Server>(options);
    }
    void pass(std::chrono::milliseconds passed) {
        time += passed.count();
        steady += passed.count();
    }
    Value deadline_told() {
        watcher = connect("");
        return *watcher->hear("table").find("clock")->find("deadline");
    }
    void make(const std::string& further = "") {
        const Reply reply =
            request(server->port(), "POST", "/api/tables",
                    R"({"game":"diplomacy","options":{"game":"standard"})" + further + "}");
        ASSERT_EQ(reply.status, 201) << reply.body;
        made = reply.json();
        table = text_at(made, "table");
    }
    std::string token(const std::string& seat) {
        return text_at(*made.find("seats"), seat.c_str());
    }
    std::unique_ptr<WebSocket> connect(const std::string& token) {
        auto socket = std::make_unique<WebSocket>(server->port(), table);
        socket->say(hello(token));
        return socket;
    }
    void seat_everyone() {
        for (const auto& [seat, value] : *made.find("seats")->members()) {
            sockets[seat] = connect(*value.text());
            sockets[seat]->hear("table");
        }
        watcher = connect("");
        watcher->hear("table");
    }
    // Everyone who is asked orders what is given, or nothing; answers with what a spectator is
    // told.
    Value play(int ply, const std::vector<std::string>& seats,
               const std::map<std::string, std::vector<std::string>>& orders) {
        for (const std::string& seat : seats) {
            const auto own = orders.find(seat);
            const Value set = own == orders.end() ? Value::list() : lines(own->second);
            sockets[seat]->say(message("orders", "o" + std::to_string(ply), ply,
                                       Value::fields().set("orders", set).set("confirm", true)));
            EXPECT_EQ(text_at(sockets[seat]->hear("ack"), "type"), "ack");
        }
        for (;;) {
            const Value update = watcher->hear("update");
            if (number_at(update, "ply") == ply + 1) return update;
        }
    }
};

// France takes Spain and Portugal, builds twice, and all agree to a draw.
TEST_F(SealedHttpTest, SevenPeoplePlayFromSpring1901ToADraw) {
    start();
    make();
    seat_everyone();
    Value update =
        play(0, all,
             {{"france", {"A MAR - SPA", "F BRE - MAO", "a par h"}}, {"turkey", {"A CON - BUL"}}});
    EXPECT_EQ(text_at(update, "to_move"), "sealed");
    EXPECT_EQ(text_at(update, "turn_title"), "Autumn 1901");
    EXPECT_FALSE(update.find("log")->items()->empty());
    EXPECT_EQ(asked(update), all);
    update = play(1, all, {{"france", {"F MAO - POR"}}});
    // 3 + Spain + Portugal against 3 units, 3 + Bulgaria against 3; the others have what they had.
    EXPECT_EQ(asked(update), (std::vector<std::string>{"france", "turkey"}));
    EXPECT_EQ(request(server->port(), "GET", "/api/tables/" + table + "/record").status, 409);
    update = play(2, {"france", "turkey"},
                  {{"france", {"A MAR B", "F BRE B"}}, {"turkey", {"A CON B"}}});
    EXPECT_EQ(asked(update), all);
    std::map<std::string, std::vector<std::string>> votes;
    for (const std::string& seat : all) votes[seat] = {"DRAW"};
    update = play(3, all, votes);
    EXPECT_TRUE(update.find("to_move")->is_null());
    EXPECT_FALSE(update.find("result")->is_null());
    EXPECT_TRUE(update.find("sealed")->is_null());
    const Reply record = request(server->port(), "GET", "/api/tables/" + table + "/record");
    EXPECT_EQ(record.status, 200);
    for (const char* line : {"france A MAR - SPA", "france A MAR B", "turkey DRAW"})
        EXPECT_NE(record.body.find(line), std::string::npos) << line;
    EXPECT_EQ(request(server->port(), "POST", "/api/verify", record.body).status, 200);
}

TEST_F(SealedHttpTest, WhoeverPlaysAllSeatsSavesTheGameAndGoesOnWithIt) {
    start();
    make();
    seat_everyone();
    play(0, all, {{"france", {"A PAR - BUR"}}});
    const std::string path = "/api/tables/" + table + "/record";
    const auto shown = [&](const std::vector<std::string>& tokens) {
        std::string list;
        for (const std::string& token : tokens) list += (list.empty() ? "" : ",") + token;
        return request(server->port(), "GET", path, "", {{"Authorization", "Bearer " + list}});
    };
    std::vector<std::string> tokens{text_at(made, "host")};
    for (const std::string& seat : all) {
        EXPECT_EQ(shown(tokens).status, 409) << seat << " is another's";
        tokens.push_back(token(seat));
    }
    const Reply record = shown(tokens);
    ASSERT_EQ(record.status, 200) << record.body;
    EXPECT_NE(record.body.find("france A PAR - BUR"), std::string::npos);
    EXPECT_EQ(request(server->port(), "GET", path).status, 409) << "for nobody else";
    EXPECT_EQ(shown(std::vector<std::string>(65, tokens[0])).status, 413);

    const std::string body = to_json(Value::fields().set("record", record.body));
    const Reply anew = request(server->port(), "POST", "/api/tables", body);
    ASSERT_EQ(anew.status, 201) << anew.body;
    made = anew.json();
    table = text_at(made, "table");
    sockets.clear();
    seat_everyone();
    EXPECT_EQ(text_at(play(1, all, {}), "to_move"), "sealed");
}

TEST_F(SealedHttpTest, EveryLineComesBackToItsSeatAndOthersHearWhoConfirmed) {
    start();
    make();
    seat_everyone();
    WebSocket& france = *sockets["france"];
    france.say(message("orders", "a", 0,
                       Value::fields().set("orders", lines({"a par-bur", "A PAR - MOS"}))));
    EXPECT_EQ(number_at(france.hear("ack"), "ply"), 0);
    const Value own = france.hear("sealed").find("sealed")->find("own")->items()->front();
    EXPECT_EQ(text_at(own, "seat"), "france");
    EXPECT_EQ(text_at(own.find("orders")->items()->at(0), "order"), "A PAR - BUR");
    EXPECT_FALSE(own.find("orders")->items()->at(1).find("refused")->is_null());
    france.say(message("confirm", "b", 0, Value::fields()));
    const Value seen = watcher->hear("sealed");
    EXPECT_TRUE(seen.find("sealed")->find("own")->items()->empty());
    EXPECT_EQ(*seen.find("sealed")->find("asked")->items()->at(2).find("confirmed"), Value(true));
    const auto refusal = [&](WebSocket& socket, const std::string& text) {
        socket.say(text);
        return text_at(*socket.hear("refused").find("error"), "kind");
    };
    EXPECT_EQ(
        refusal(france, message("orders", "c", 1, Value::fields().set("orders", Value::list()))),
        "unreadable");
    EXPECT_EQ(refusal(france, message("confirm", "d", 0, Value::fields().set("seat", "italy"))),
              "not_yours");
    EXPECT_EQ(refusal(*watcher, message("confirm", "e", 0, Value::fields())), "not_yours");
    EXPECT_EQ(refusal(france, message("undo", "f", 0, Value::fields())), "illegal");
    EXPECT_EQ(refusal(france, message("act", "g", 0, Value::fields().set("action", "A PAR H"))),
              "not_your_turn");
    EXPECT_EQ(refusal(france, message("clock", "h", 0, Value::fields().set("stopped", true))),
              "not_yours");
}

TEST_F(SealedHttpTest, OnePersonOrdersForAllFromOneChair) {
    start();
    make();
    Value also = Value::list();
    for (const auto& [seat, value] : *made.find("seats")->members())
        if (seat != "austria") also.push(*value.text());
    also.push(text_at(made, "host"));
    WebSocket socket(server->port(), table);
    socket.say(to_json(
        Value::fields().set("type", "hello").set("token", token("austria")).set("also", also)));
    const Value opened = socket.hear("table");
    EXPECT_EQ(*opened.find("host"), Value(true));
    EXPECT_EQ(opened.find("sealed")->find("own")->items()->size(), 7U);
    for (const std::string& seat : asked(opened)) {
        socket.say(message("confirm", seat, 0, Value::fields().set("seat", seat)));
        socket.hear("ack");
    }
    EXPECT_EQ(number_at(socket.hear("update"), "ply"), 1);
    socket.say(message("confirm", "unnamed", 1, Value::fields()));
    EXPECT_EQ(text_at(*socket.hear("refused").find("error"), "field"), "seat");
}

TEST_F(SealedHttpTest, ADeadlineStrikesAfterARestartToo) {
    start();
    make(R"(,"clock":{"movement":60,"other":10})");
    seat_everyone();
    EXPECT_EQ(deadline_told(), Value(milliseconds_of(kNoon) + 3'600'000));
    sockets["france"]->say(
        message("orders", "a", 0, Value::fields().set("orders", lines({"A MAR - SPA"}))));
    sockets["france"]->hear("ack");
    sockets.clear();
    pass(std::chrono::minutes(59));
    server->tick();
    server.reset();
    pass(std::chrono::hours(30));
    start();
    server->tick();
    const Value deadline(milliseconds_of(kNoon) + 31 * 3'600'000);
    EXPECT_EQ(deadline_told(), deadline) << "the hours without a server are nobody's loss";
    pass(std::chrono::minutes(1));
    server->tick();
    const Value update = watcher->hear("update");
    EXPECT_EQ(number_at(update, "ply"), 1);
    EXPECT_EQ(*update.find("clock")->find("deadline"),
              Value(milliseconds_of(kNoon) + 32 * 3'600'000));
}

// Nobody loses the time before the others have come; the host may start the clock without them.
TEST_F(SealedHttpTest, TheClockOfANewTableStandsUntilEveryoneHasCome) {
    start();
    const Value later(milliseconds_of(kNoon) + 26 * 3'600'000);
    make(R"(,"clock":{"movement":60,"other":10})");
    const auto france = connect(token("france"));
    EXPECT_EQ(*france->hear("table").find("clock")->find("left"), Value(3'600'000));
    pass(std::chrono::hours(25));
    server->tick();
    EXPECT_EQ(deadline_told(), Value());
    server.reset();
    start();
    seat_everyone();
    EXPECT_EQ(deadline_told(), later);

    make(R"(,"clock":{"movement":60,"other":10})");
    const auto host = connect(text_at(made, "host"));
    host->hear("table");
    host->say(message("clock", "go", 0, Value::fields().set("stopped", false)));
    host->hear("ack");
    EXPECT_EQ(deadline_told(), later);
}

// The host stops the clock of a game that has begun: those who come and go do not start it.
TEST_F(SealedHttpTest, AClockThatTheHostStopsStands) {
    start();
    make(R"(,"clock":{"movement":60,"other":10})");
    seat_everyone();
    pass(std::chrono::minutes(1));
    const auto host = connect(text_at(made, "host"));
    host->hear("table");
    host->say(message("clock", "stop", 0, Value::fields().set("stopped", true)));
    host->hear("ack");
    for (const bool is_first : {true, false}) {
        sockets["france"]->drop();
        sockets["france"] = connect(token("france"));
        sockets["france"]->hear("table");
        EXPECT_EQ(deadline_told(), Value());
        if (is_first) play(0, all, {});
    }
}

// The system's clock is set, on and back; a restart between makes no difference.
TEST_F(SealedHttpTest, AClockThatJumpsTakesNobodysTime) {
    start();
    make(R"(,"clock":{"movement":60,"other":10})");
    seat_everyone();
    const std::int64_t hour = 3'600'000;
    for (const std::int64_t jump : {2 * hour, -30 * hour}) {
        time += jump;
        server->tick();
        EXPECT_EQ(deadline_told(), Value(milliseconds_of(kNoon) + hour)) << jump;
    }
    server.reset();
    start();
    EXPECT_EQ(deadline_told(), Value(milliseconds_of(kNoon) - 27 * hour)) << "as much is left";
    pass(std::chrono::minutes(59));
    server->tick();
    pass(std::chrono::minutes(1));
    server->tick();
    EXPECT_EQ(number_at(watcher->hear("update"), "ply"), 1) << "and then it is over";
}

TEST_F(SealedHttpTest, PressComesBackAfterAReconnection) {
    start();
    make();
    seat_everyone();
    const auto say = [&](const std::string& seat, const std::string& to, const std::string& text) {
        Value fields = Value::fields().set("to", lines({to})).set("text", text);
        fields.set("type", "say").set("id", text);
        sockets[seat]->say(to_json(fields));
        return text_at(sockets[seat]->hear("ack"), "id");
    };
    EXPECT_EQ(say("france", "germany", "one"), "one");
    EXPECT_EQ(number_at(*sockets["germany"]->hear("press").find("press"), "n"), 1);
    sockets["germany"]->drop();
    EXPECT_EQ(text_at(sockets["france"]->hear("press"), "type"), "press");
    EXPECT_EQ(text_at(sockets["france"]->hear("update"), "type"), "update") << "Germany is away";
    EXPECT_EQ(say("france", "germany", "two"), "two");
    WebSocket germany(server->port(), table);
    germany.say(to_json(
        Value::fields().set("type", "hello").set("token", token("germany")).set("press_since", 1)));
    const Value opened = germany.hear("table");
    const Value& press = *opened.find("press");
    EXPECT_EQ(number_at(press, "n"), 2);
    ASSERT_EQ(press.find("messages")->items()->size(), 1U);
    EXPECT_EQ(text_at(press.find("messages")->items()->front(), "text"), "two");
}

}  // namespace
}  // namespace occasus::table::testing
