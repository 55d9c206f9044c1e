// The whole server over loopback, asked as a browser, a bot and a vandal would.
#include <deque>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <stdexcept>
#include <thread>
#include <zlib.h>

#include "apps/server/metrics.h"
#include "apps/server/page_files.h"
#include "apps/server/preview.h"
#include "apps/server/serve.h"
#include "apps/server/served.h"
#include "apps/server/sqlite.h"
#include "apps/server/sqlite_store.h"
#include "apps/server/worker_pool.h"
#include "client.h"
#include "record/json.h"
#include "table/api.h"
#include "table/client_message.h"
#include "table/input.h"
#include "tables.h"
#include "temporary_folder.h"

namespace occasus::table::testing {

using namespace server;

namespace {

using std::string_literals::operator""s;

ServeOptions options_for(const TemporaryFolder& folder) {
    ServeOptions options;
    options.port = 0;
    options.data = folder.path();
    options.delay = std::chrono::milliseconds(0);
    return options;
}

std::string text_at(const Value& document, const char* name) {
    const Value* value = document.find(name);
    return value && value->text() ? *value->text() : std::string();
}

int number_at(const Value& document, const char* name) {
    return static_cast<int>(*document.find(name)->number());
}

// A table and the tokens that came with it.
struct Made {
    std::string table;
    std::string host;
    std::string seat;
};

// The next message that is not news for everyone.
Value answer_to(WebSocket& socket) {
    Value message = socket.hear();
    while (text_at(message, "type") == "update") message = socket.hear();
    return message;
}

struct HttpTest : ::testing::Test {
    TemporaryFolder folder;
    std::unique_ptr<Server> server = std::make_unique<Server>(options_for(folder));
    int port = server->port();

    Reply get(const std::string& path, const Headers& headers = {}) {
        return request(port, "GET", path, {}, headers);
    }
    Reply post(const std::string& path, const std::string& body, const std::string& token = {}) {
        Headers headers;
        if (!token.empty()) headers.emplace_back("Authorization", "Bearer " + token);
        return request(port, "POST", path, body, headers);
    }
    // With the token of the seat of this name, if a person may sit there.
    Made make(const std::string& body = R"({"game":"rome_must_fall"})", const char* seat = "rome") {
        const Reply reply = post("/api/tables", body);
        EXPECT_EQ(reply.status, 201) << reply.body;
        const Value table = reply.json();
        return {text_at(table, "table"), text_at(table, "host"),
                text_at(*table.find("seats"), seat)};
    }
    void restart() {
        server.reset();
        server = std::make_unique<Server>(options_for(folder));
        port = server->port();
    }
    void expect_error(const Reply& reply, int status, const std::string& kind,
                      const std::string& part_of_text) {
        EXPECT_EQ(reply.status, status) << reply.body;
        EXPECT_EQ(reply.kind(), kind) << reply.body;
        EXPECT_NE(reply.text().find(part_of_text), std::string::npos) << reply.body;
    }
};

TEST_F(HttpTest, TellsWhatThereIs) {
    const Value games = get("/api/games").json();
    const Value& game = games.items()->front();
    EXPECT_EQ(text_at(game, "id"), "rome_must_fall");
    EXPECT_FALSE(game.find("players")->items()->empty());
    const Value& diplomacy = games.items()->back();
    const Value& standard = diplomacy.find("variants")->items()->front();
    EXPECT_EQ(text_at(standard, "title"), "Diplomacy");
    EXPECT_EQ(text_at(standard.find("seats")->items()->front(), "id"), "austria");
    EXPECT_EQ(text_at(get("/api/games/rome_must_fall/rulebook").json(), "game"), "rome_must_fall");
    const Value shown = get("/api/games/diplomacy/rulebook/examples").json();
    EXPECT_EQ(shown.find("boards")->items()->size(),
              3U);  // Diplomacy, Fall of Rome, and that in secret.
    const Value& example = shown.find("examples")->items()->at(1);
    EXPECT_EQ(text_at(example, "name"), "example-first-turn");
    EXPECT_EQ(text_at(*example.find("before"), "phase"), "S1901M");
    EXPECT_EQ(text_at(*example.find("after"), "phase"), "F1901M");
    const Value& action = example.find("actions")->items()->front();
    EXPECT_EQ(text_at(action, "seat"), "england");
    EXPECT_EQ(text_at(action, "action"), "F EDI - NWG");
    EXPECT_EQ(get("/api/games/diplomacy/rulebook/examples").json(), shown) << "made once";
    EXPECT_GE(get("/api/games/empire/rulebook/examples").json().find("examples")->items()->size(),
              12U);
    EXPECT_TRUE(get("/api/games/rome_must_fall/board").json().find("trackers"));
    make();
    const Value health = get("/api/health").json();
    EXPECT_EQ(*health.find("ok"), Value(true));
    EXPECT_EQ(number_at(health, "tables"), 1);
    EXPECT_FALSE(text_at(health, "version").empty());
}

TEST_F(HttpTest, SignsTheRecordsThatItHandsOut) {
    const std::string key = text_at(get("/api/health").json(), "key");
    EXPECT_EQ(key.size(), 64U);
    const std::string record = get("/api/tables/" + make().table + "/record").body;
    const Value verified = post("/api/verify", record).json();
    EXPECT_EQ(text_at((*verified.find("says")->items())[1], "about"), "start");
    EXPECT_EQ(*verified.find("start")->find("position"), Value(false));
    EXPECT_EQ(text_at(*verified.find("signature"), "key"), key);
    EXPECT_EQ(*verified.find("signature")->find("genuine"), Value(true));
    EXPECT_EQ(*verified.find("brought"), Value());
    restart();
    EXPECT_EQ(text_at(get("/api/health").json(), "key"), key) << "it is kept";
    EXPECT_EQ(std::filesystem::status(folder.path() / "signing.key").permissions(),
              std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);

    // What was brought here is signed too, and says that it was.
    const Made brought = make(to_json(Value::fields().set("record", record)));
    const std::string again = get("/api/tables/" + brought.table + "/record").body;
    const Value second = post("/api/verify", again).json();
    EXPECT_EQ(number_at(second, "brought"), 6);
    EXPECT_EQ(*second.find("signature")->find("genuine"), Value(true));
    std::string forged = again;
    forged.replace(forged.find("\nsigned "), std::string::npos,
                   record.substr(record.find("\nsigned ")));
    EXPECT_EQ(*post("/api/verify", forged).json().find("signature")->find("genuine"), Value(false));
}

TEST_F(HttpTest, DoesNotBeginWithADamagedKey) {
    server.reset();
    std::ofstream(folder.path() / "signing.key") << "not a key\n";
    EXPECT_THROW(Server{options_for(folder)}, std::runtime_error);
    std::ifstream key(folder.path() / "signing.key");
    std::string line;
    std::getline(key, line);
    EXPECT_EQ(line, "not a key") << "it is left as it is";
}

TEST_F(HttpTest, TellsMessengersWhatIsPlayedAndNotHowItStands) {
    const Made made = make();
    for (const std::string& path : {"/table/" + made.table, "/table/" + made.table + "/0"}) {
        const Reply page = get(path);
        EXPECT_EQ(page.status, 200) << path;
        EXPECT_NE(page.body.find("property=\"og:title\" content=\"Rome Must Fall\""),
                  std::string::npos);
        const std::string picture =
            "127.0.0.1:" + std::to_string(port) + "/previews/rome_must_fall.jpg";
        EXPECT_NE(page.body.find("content=\"http://" + picture), std::string::npos) << page.body;
        EXPECT_EQ(page.body.find("turn 1"), std::string::npos);
        EXPECT_EQ(page.headers.at("x-content-type-options"), "nosniff");
    }
    EXPECT_EQ(get("/table/none").body, get("/").body);
    EXPECT_NE(get("/daily").body.find("content=\"http://127.0.0.1:" + std::to_string(port) +
                                      "/previews/empire.jpg\""),
              std::string::npos);
    EXPECT_EQ(get("/games").body.find("og:image"), std::string::npos) << "it has no picture";
    const Reply picture = get("/previews/rome_must_fall.jpg");
    EXPECT_EQ(picture.headers.at("content-type"), "image/jpeg");
    EXPECT_EQ(picture.body.substr(0, 3), "\xFF\xD8\xFF");
    EXPECT_NE(with_preview("<head></head>", {"\"<A> & B", "", "a", "http://b"})
                  .find("content=\"&quot;&lt;A&gt; &amp; B\""),
              std::string::npos);
}

TEST_F(HttpTest, ServesThePageWithSafetyHeaders) {
    for (const char* path : {"/", "/table/abc", "/rules/rome_must_fall", "/index.html?x=1"}) {
        const Reply page = get(path);
        EXPECT_EQ(page.status, 200) << path;
        EXPECT_NE(page.headers.at("content-type").find("text/html"), std::string::npos);
        EXPECT_NE(page.body.find("<title>Occasus</title>"), std::string::npos);
        EXPECT_NE(page.headers.at("content-security-policy").find("default-src 'self'"),
                  std::string::npos);
        EXPECT_EQ(page.headers.at("x-content-type-options"), "nosniff");
        EXPECT_EQ(page.headers.at("referrer-policy"), "no-referrer");
    }
    const std::string etag = get("/").headers.at("etag");
    EXPECT_EQ(get("/", {{"If-None-Match", etag}}).status, 304);
    EXPECT_EQ(request(port, "HEAD", "/").status, 200);
    expect_error(get("/nowhere"), 404, "unknown", "/nowhere");
    const Reply lost = get("/nowhere", {{"Accept", "text/html,*/*"}});
    EXPECT_EQ(lost.status, 404);
    EXPECT_EQ(lost.body, get("/").body) << "the page says it in its own way";
    expect_error(get("/../etc/passwd"), 404, "unknown", "no page");
    expect_error(request(port, "PUT", "/", "x"), 405, "unreadable", "PUT");
}

// WebAssembly may be compiled there and nowhere else.
TEST_F(HttpTest, OffersThePageWithoutAServerWhereItWasPackaged) {
    const auto policy = [](const Reply& page) {
        return page.headers.at("content-security-policy");
    };
    EXPECT_EQ(policy(get("/")).find("unsafe"), std::string::npos);
    const Value health = get("/api/health").json();
    if (!has_offline_page()) {
        EXPECT_FALSE(health.find("offline"));
        return expect_error(get("/offline/"), 404, "unknown", "/offline/");
    }
    EXPECT_EQ(text_at(health, "offline"), "/offline/");
    for (const char* path : {"/offline/", "/offline/index.html", "/offline/sw.js"}) {
        const Reply page = get(path);
        EXPECT_EQ(page.status, 200) << path;
        EXPECT_EQ(policy(page),
                  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; "
                  "img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'; "
                  "frame-ancestors 'none'");
    }
    EXPECT_EQ(get("/offline/nothing").status, 404);
}

TEST_F(HttpTest, SaysWhatIsUnknown) {
    expect_error(get("/api/nothing"), 404, "unknown", "/api/nothing");
    expect_error(get("/api"), 404, "unknown", "/api");
    expect_error(get("/api//games"), 404, "unknown", "/api//games");
    expect_error(get("/api/games/risk/board"), 404, "unknown", "risk");
    expect_error(get("/api/games/risk/rulebook"), 404, "unknown", "risk");
    expect_error(get("/api/games/risk/rulebook/examples"), 404, "unknown", "risk");
    expect_error(get("/api/tables/none"), 404, "unknown", "none");
    expect_error(get("/api/tables/none/record"), 404, "unknown", "none");
    expect_error(post("/api/tables/none/seats/rome/take", ""), 404, "unknown", "none");
    const Made made = make();
    expect_error(post("/api/tables/" + made.table + "/seats/attila/take", ""), 404, "unknown",
                 "attila");
    expect_error(post("/api/tables/" + made.table + "/seats/dice", R"({"kind":"open"})", made.host),
                 404, "unknown", "dice");
    expect_error(post("/api/tables", R"({"game":"risk"})"), 404, "unknown", "risk");
}

TEST_F(HttpTest, SaysWhichMethodIsWrong) {
    const Reply reply = request(port, "DELETE", "/api/games");
    expect_error(reply, 405, "unreadable", "DELETE");
    EXPECT_EQ(reply.headers.at("allow"), "GET, HEAD");
    expect_error(get("/api/verify"), 405, "unreadable", "POST");
    expect_error(request(port, "BREW", "/api/tables", "x"), 405, "unreadable", "BREW");
}

TEST_F(HttpTest, SaysWhichFieldIsWrong) {
    const std::vector<std::pair<std::string, std::string>> bad{
        {R"({})", "game"},
        {R"({"game":7})", "game"},
        {R"({"game":"rome_must_fall","dice":"loaded"})", "dice"},
        {R"({"game":"rome_must_fall","dice":["stream"]})", "dice"},
        {R"({"game":"rome_must_fall","seed":"420"})", "seed"},
        {R"({"game":"rome_must_fall","dice":"typed","seed":")" + std::string(64, '0') + "\"}",
         "seed"},
        {R"({"record":"occasus-record 1","seed":")" + std::string(64, '0') + "\"}", "seed"},
        {R"({"game":"rome_must_fall","options":[]})", "options"},
        {R"({"game":"rome_must_fall","options":{"board":7}})", "options.board"},
        {R"({"game":"rome_must_fall","board":{}})", "board"},
        {R"({"game":"rome_must_fall","position":"start"})", "position"},
        {R"({"game":"rome_must_fall","record":7})", "record"},
        {R"({"game":"rome_must_fall","seats":{"rome":"human"}})", "seats.rome"},
        {R"({"game":"rome_must_fall","seats":{"rome":{"kind":"ghost"}}})", "seats.rome.kind"},
        {R"({"game":"rome_must_fall","seats":{"rome":{"kind":"computer","player":7}}})",
         "seats.rome.player"},
        {R"({"game":"rome_must_fall","seats":{"rome":{"colour":"red"}}})", "seats.rome.colour"},
        {R"({"game":"rome_must_fall","delay":-5})", "delay"},
        {R"({"game":"rome_must_fall","speed":5})", "speed"},
    };
    for (const auto& [body, field] : bad) {
        const Reply reply = post("/api/tables", body);
        expect_error(reply, 400, "unreadable", "");
        EXPECT_EQ(reply.field(), field) << body;
        EXPECT_NE(reply.text().find(field), std::string::npos) << reply.body;
    }
    for (const char* body : {"", "{", "[]", "7", "nul", "\"game\"", "\xff\xfe"})
        expect_error(post("/api/tables", body), 400, "unreadable", "");
    expect_error(post("/api/tables", std::string(100'000, '[')), 400, "unreadable", "");
    expect_error(
        post("/api/tables",
             R"({"game":"rome_must_fall","seats":{"rome":{"kind":"computer","player":"hal"}}})"),
        404, "unknown", "hal");
    expect_error(post("/api/tables", R"({"game":"rome_must_fall","seats":{"attila":{}}})"), 404,
                 "unknown", "attila");
    EXPECT_EQ(number_at(get("/api/health").json(), "tables"), 0) << "nothing was changed";
}

TEST_F(HttpTest, RefusesWhatIsTooLarge) {
    const std::string large(kMaxMessage + 1, 'x');
    expect_error(post("/api/verify", large), 413, "too_large", "1 MiB");
    expect_error(raw_request(port,
                             "POST /api/verify HTTP/1.1\r\nHost: x\r\n"
                             "Content-Length: 99999999999\r\n\r\n"),
                 413, "too_large", "1 MiB");
    std::string chunked =
        "POST /api/verify HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n";
    for (int i = 0; i < 20; ++i) chunked += "10000\r\n" + std::string(0x10000, 'x') + "\r\n";
    expect_error(raw_request(port, chunked + "0\r\n\r\n"), 413, "too_large", "1 MiB");
    expect_error(get("/api/games", {{"X-Long", std::string(20'000, 'x')}}), 413, "too_large",
                 "16 KiB");
    EXPECT_EQ(post("/api/verify", std::string(kMaxMessage, 'x')).status, 400)
        << "just small enough";
}

// The extension of a chunk and the lines after the last one are no part of the body.
TEST_F(HttpTest, RefusesWhatIsTooLargeBesideABody) {
    const std::string chunked =
        "POST /api/verify HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n";
    const std::string long_line(std::size_t{1} << 17, 'x');
    std::string lines;
    while (lines.size() < long_line.size()) lines += "X-Line: more\r\n";
    for (const std::string& more : {"1;" + long_line, "0\r\nX-Line: " + long_line, "0\r\n" + lines})
        expect_error(raw_request(port, chunked + more), 413, "too_large", "chunk");
    EXPECT_EQ(raw_request(port, chunked + "1;x=y\r\na\r\n0\r\nX-Line: more\r\n\r\n").status, 400)
        << "short ones are read";
}

std::string unpacked(const std::string& packed, std::size_t size) {
    std::string text(size, '\0');
    z_stream stream{};
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(packed.data()));
    stream.avail_in = static_cast<uInt>(packed.size());
    stream.next_out = reinterpret_cast<Bytef*>(text.data());
    stream.avail_out = static_cast<uInt>(text.size());
    constexpr int kGzip = 15 + 16;
    EXPECT_EQ(inflateInit2(&stream, kGzip), Z_OK);
    EXPECT_EQ(inflate(&stream, Z_FINISH), Z_STREAM_END);
    inflateEnd(&stream);
    return text;
}

TEST_F(HttpTest, AnswersAreCompressedForWhoeverTakesIt) {
    const Headers takes_it = {{"Accept-Encoding", "br, gzip"}};
    const Reply plain = get("/api/games");
    EXPECT_FALSE(plain.headers.contains("content-encoding"));
    const Reply packed = get("/api/games", takes_it);
    EXPECT_EQ(packed.headers.at("content-encoding"), "gzip");
    EXPECT_EQ(packed.headers.at("vary"), "Accept-Encoding");
    EXPECT_LT(packed.body.size(), plain.body.size() / 3);
    EXPECT_EQ(unpacked(packed.body, plain.body.size()), plain.body);
    // A short answer, and one that holds a secret beside what was sent.
    EXPECT_FALSE(get("/api/health", takes_it).headers.contains("content-encoding"));
    const std::string record = get("/api/tables/" + make().table + "/record").body;
    const Reply report = request(port, "POST", "/api/report", record, takes_it);
    EXPECT_GT(report.body.size(), 1024U) << report.body;
    EXPECT_FALSE(report.headers.contains("content-encoding"));
}

TEST_F(HttpTest, RefusesWhatIsNotHttp) {
    expect_error(raw_request(port, "HELLO\r\n\r\n"), 400, "unreadable", "not HTTP");
    expect_error(raw_request(port, "GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n"), 400,
                 "unreadable", "not HTTP");
    expect_error(raw_request(port, "GET / HTTP/1.1\r\n\r\n"), 400, "unreadable", "Host");
    EXPECT_EQ(raw_request(port, "GET /api/health HTTP/1.0\r\n\r\n").status, 200);
}

// A proxy in front that reads such a request otherwise would take what follows for ours, or ours
// for what follows.
TEST_F(HttpTest, WhatCanBeReadInTwoWaysEndsTheConnection) {
    const std::string rest = "GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n";
    for (const char* encoding : {"xchunked", "chunked, identity", "identity", "gzip, chunked",
                                 "chunked\r\nTransfer-Encoding: chunked"}) {
        const std::string begin = "POST /api/verify HTTP/1.1\r\nHost: localhost\r\n";
        const Reply reply =
            raw_request(port, begin + "Transfer-Encoding: " + encoding + "\r\n\r\n" + rest);
        EXPECT_EQ(reply.status, 400) << encoding << reply.body;
        EXPECT_EQ(reply.headers.at("connection"), "close") << encoding;
    }
    expect_error(
        raw_request(port, "GET /api/games HTTP/1.1\r\nHost: localhost\r\nHost: evil\r\n\r\n"), 400,
        "unreadable", "more than one Host");
    const Reply taken = raw_request(port,
                                    "POST /api/verify HTTP/1.1\r\nHost: localhost\r\n"
                                    "Transfer-Encoding: Chunked\r\n\r\n0\r\n\r\n");
    EXPECT_EQ(taken.text().find("Transfer-Encoding"), std::string::npos) << taken.body;
}

// The name of another site can be made to lead here, and its pages would then be of one origin with
// ours.
TEST_F(HttpTest, OnlyNamesOfThisServerAreAnswered) {
    const Made made = make();
    const auto ask = [&](const std::string& host, const std::string& what) {
        return raw_request(port, what + " HTTP/1.1\r\nHost: " + host + "\r\nOrigin: http://" +
                                     host + "\r\nContent-Length: 0\r\n\r\n");
    };
    const std::string table = "/api/tables/" + made.table;
    for (const std::string host : {"evil.example", "evil.example:4760", "localhost.evil.example",
                                   "127.0.0.1.evil.example", "play.example.org"}) {
        expect_error(ask(host, "GET " + table), 403, "not_yours", host);
        expect_error(ask(host, "POST " + table + "/seats/rome/take"), 403, "not_yours", host);
        EXPECT_THROW(WebSocket(port, made.table, {{"Host", host}}), std::runtime_error) << host;
    }
    for (const char* host :
         {"localhost", "LocalHost:1234", "127.0.0.1:80", "[::1]:80", "192.168.1.5"})
        EXPECT_EQ(ask(host, "GET " + table).status, 200) << host;
}

bool has(const Reply& reply, const std::string& line) {
    return reply.body.find(line) != std::string::npos;
}

TEST(Metrics, CountWhatWasKeptAndAreAskedFor) {
    const TemporaryFolder folder;
    ServeOptions options = options_for(folder);
    {
        Server closed(options);
        EXPECT_EQ(
            raw_request(closed.port(), "GET /metrics HTTP/1.1\r\nHost: localhost\r\n\r\n").status,
            404);
    }
    options.metrics = true;
    Server server(options);
    const std::string body = R"({"game":"rome_must_fall"})";
    for (int i = 0; i < 2; ++i)
        ASSERT_EQ(raw_request(server.port(),
                              "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: " +
                                  std::to_string(body.size()) + "\r\n\r\n" + body)
                      .status,
                  201);
    const auto ask = [&] {
        return raw_request(server.port(), "GET /metrics HTTP/1.1\r\nHost: localhost\r\n\r\n");
    };
    // The server notices a little later that the clients above have hung up.
    Reply told = ask();
    for (int i = 0; i < 1000 && !has(told, "occasus_connections 1\n"); ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
        told = ask();
    }
    EXPECT_EQ(told.status, 200);
    EXPECT_EQ(told.headers.at("content-type"), "text/plain; version=0.0.4; charset=utf-8");
    for (const char* line :
         {"occasus_store_keeps 1\n", "occasus_tables 2\n", "occasus_connections 1\n",
          "occasus_changes_total{kept=\"yes\"} 2\n", "occasus_changes_total{kept=\"no\"} 0\n",
          "occasus_commit_seconds_bucket{le=\"+Inf\"} 2\n", "occasus_commit_seconds_count 2\n",
          "# TYPE occasus_commit_seconds histogram\n"})
        EXPECT_TRUE(has(told, line)) << line << told.body;
}

TEST(Metrics, AClassOfTimesHoldsAllThatAreShorter) {
    ServerFigures figures;
    figures.commits.kept.add(std::chrono::milliseconds(1));
    figures.commits.kept.add(std::chrono::microseconds(1001));
    figures.commits.kept.add(std::chrono::seconds(3));
    const std::string text = metrics_text(figures);
    for (const char* line : {"{le=\"0.001\"} 1\n", "{le=\"0.002\"} 2\n", "{le=\"1\"} 2\n",
                             "{le=\"+Inf\"} 3\n", "occasus_commit_seconds_sum 3.002001\n"})
        EXPECT_NE(text.find(line), std::string::npos) << line << text;
}

TEST(Metrics, TellWhatWasServedByKindAndWhatTheStoreCouldNot) {
    Served served;
    const auto under_way = served.begin("view");
    served.begin("act").reset();
    served.begin("act").reset();
    ServerFigures figures;
    figures.commits.bad_groups = 2;
    figures.served = served.figures();
    const std::string text = metrics_text(figures);
    for (const char* line : {"occasus_served_seconds_bucket{kind=\"act\",le=\"+Inf\"} 2\n",
                             "occasus_served_seconds_count{kind=\"act\"} 2\n",
                             "occasus_store_errors_total{work=\"write\"} 2\n"})
        EXPECT_NE(text.find(line), std::string::npos) << line << text;
    EXPECT_EQ(text.find("kind=\"view\""), std::string::npos) << "it is not answered yet";
}

TEST(PublicUrl, IsOneMoreNameOfTheServer) {
    const TemporaryFolder folder;
    ServeOptions options = options_for(folder);
    options.public_url = "https://Play.example.org/";
    Server server(options);
    const auto post = [&](const std::string& host, const std::string& origin) {
        const std::string body = R"({"game":"rome_must_fall"})";
        return raw_request(server.port(), "POST /api/tables HTTP/1.1\r\nHost: " + host +
                                              "\r\nOrigin: " + origin + "\r\nContent-Length: " +
                                              std::to_string(body.size()) + "\r\n\r\n" + body)
            .status;
    };
    EXPECT_EQ(post("play.example.org", "https://play.example.org"), 201);
    EXPECT_EQ(post("127.0.0.1:4760", "https://play.example.org"), 201) << "behind a proxy";
    EXPECT_EQ(post("play.example.org", "https://evil.example"), 403);
    EXPECT_EQ(post("play.example.org:8443", "https://play.example.org:8443"), 403);
    EXPECT_EQ(post("evil.example", "https://evil.example"), 403);
}

TEST_F(HttpTest, HealthSaysWhenNothingCanBeKept) {
    const Made made = make();
    EXPECT_EQ(get("/api/health").status, 200);
    Database database(folder.path() / "tables.sqlite");
    database.run("ALTER TABLE tables RENAME TO gone");
    EXPECT_EQ(post("/api/tables", R"({"game":"rome_must_fall"})").status, 500);
    const Reply ill = get("/api/health");
    EXPECT_EQ(ill.status, 503);
    EXPECT_EQ(*ill.json().find("ok"), Value(false));
    database.run("ALTER TABLE gone RENAME TO tables");
    EXPECT_EQ(post("/api/tables", R"({"game":"rome_must_fall"})").status, 201);
    EXPECT_EQ(get("/api/health").status, 200);
}

TEST_F(HttpTest, SeatsNeedTheirToken) {
    const Made made = make();
    const std::string seat = "/api/tables/" + made.table + "/seats/rome";
    expect_error(post(seat, R"({"kind":"open"})"), 403, "not_yours", "token");
    expect_error(post(seat, R"({"kind":"open"})", "guess"), 403, "not_yours", "seat");
    expect_error(post(seat, R"({"kind":"open"})", make().host), 403, "not_yours", "seat");
    expect_error(post(seat, R"({"kind":"ghost"})", made.seat), 400, "unreadable", "ghost");
    expect_error(post(seat, R"({"kind":"computer"})", made.seat), 400, "unreadable", "player");
    expect_error(post(seat, R"({"kind":"computer","player":"hal"})", made.seat), 404, "unknown",
                 "hal");
    expect_error(post(seat + "/take", ""), 409, "illegal", "taken this seat");
    EXPECT_FALSE(post(seat, R"({"kind":"open"})", made.seat).json().find("token"));
    const Value taken = post(seat + "/take", "").json();
    EXPECT_EQ(text_at(taken, "seat"), "rome");
    EXPECT_FALSE(text_at(taken, "token").empty());
    expect_error(post(seat, R"({"kind":"open"})", made.seat), 403, "not_yours", "seat");
    EXPECT_TRUE(post(seat, R"({"kind":"human"})", made.host).json().find("token"));
}

TEST_F(HttpTest, ARematchIsOneTableForAllWhoOfferIt) {
    std::ifstream kept(std::string(OCCASUS_SOURCE) + "/src/games/empire/golden/0001.record");
    const std::string record(std::istreambuf_iterator<char>(kept), {});
    const Value made =
        post("/api/tables",
             to_json(Value::fields().set("game", "empire").set("record", Value(record))))
            .json();
    const std::string old = text_at(made, "table");
    const std::string roman = text_at(*made.find("seats"), "roman");
    const std::string barbarian = text_at(*made.find("seats"), "barbarian");
    const std::string path = "/api/tables/" + old + "/rematch";
    expect_error(post(path, "{}", "stranger"), 403, "not_yours", "rematch");
    EXPECT_TRUE(get("/api/tables/" + old).json().find("rematch")->is_null());
    const Value first = post(path, R"({"swapped":true})", roman).json();
    const Value second = post(path, R"({"swapped":false})", barbarian).json();
    EXPECT_EQ(text_at(first, "seat"), "barbarian");
    EXPECT_EQ(text_at(second, "seat"), "roman");
    EXPECT_EQ(text_at(first, "table"), text_at(second, "table"));
    EXPECT_EQ(number_at(get("/api/health").json(), "tables"), 2);
    restart();
    EXPECT_EQ(text_at(get("/api/tables/" + old).json(), "rematch"), text_at(first, "table"));
    // A game that goes on has no rematch.
    const Value next = get("/api/tables/" + text_at(first, "table")).json();
    EXPECT_EQ(number_at(next, "ply"), 0);
    expect_error(post("/api/tables/" + text_at(first, "table") + "/rematch", "{}", roman), 409,
                 "illegal", "over");
}

TEST_F(HttpTest, OtherSitesMayNotSpeak) {
    const Made made = make();
    const Headers foreign{{"Origin", "https://evil.example"}};
    const Headers own{{"Origin", "http://127.0.0.1:" + std::to_string(port)}};
    expect_error(request(port, "POST", "/api/tables", R"({"game":"rome_must_fall"})", foreign), 403,
                 "not_yours", "another site");
    EXPECT_EQ(request(port, "POST", "/api/tables", R"({"game":"rome_must_fall"})", own).status,
              201);
    EXPECT_THROW(WebSocket(port, made.table, foreign), std::runtime_error);
    EXPECT_NO_THROW(WebSocket(port, made.table, own));
}

TEST_F(HttpTest, SocketsOfUnknownTablesAreRefused) {
    try {
        WebSocket socket(port, "none");
        FAIL();
    } catch (const std::runtime_error& status) {
        EXPECT_STREQ(status.what(), "404");
    }
    expect_error(get("/api/tables/" + make().table + "/socket"), 400, "unreadable", "WebSocket");
}

TEST_F(HttpTest, RecordsAreVerified) {
    const Made made = make();
    const std::string record = get("/api/tables/" + made.table + "/record").body;
    EXPECT_EQ(record.rfind("occasus-record 1\n", 0), 0U);
    EXPECT_EQ(record.find("\nseed "), std::string::npos);
    const Value verified = post("/api/verify", record).json();
    EXPECT_EQ(*verified.find("ok"), Value(true));
    EXPECT_EQ(text_at(verified, "dice"), "sealed");
    EXPECT_EQ(number_at(verified, "plies"), 6);
    std::string forged = record;
    const std::size_t die = forged.find("roll ") + 5;
    forged[die] = forged[die] == '1' ? '2' : '1';
    EXPECT_EQ(post("/api/verify", forged).status, 400);
    EXPECT_EQ(post("/api/verify", "").status, 400);
    EXPECT_EQ(post("/api/verify", "\xff\xfe\x00garbage").status, 400);
}

TEST_F(HttpTest, ARecordHasAReport) {
    const std::string record = get("/api/tables/" + make().table + "/record").body;
    const Value curve = post("/api/report/curve", record).json();
    EXPECT_EQ(number_at(curve, "plies"), 6);
    EXPECT_EQ(curve.find("curve")->items()->size(), 7U) << "the start, and each ply";
    const Value report = post("/api/report", record).json();
    EXPECT_EQ(*report.find("curve"), *curve.find("curve"));
    EXPECT_EQ(report.find("entries")->items()->size(), 6U) << "one for each die";
    EXPECT_EQ(*report.find("over"), Value(false));
    expect_error(post("/api/report", "garbage"), 400, "unreadable", "");
    expect_error(get("/api/report"), 405, "unreadable", "POST");
    // What was made makes room for more.
    for (int i = 0; i < 3; ++i) EXPECT_EQ(post("/api/report/curve", record).status, 200) << i;
}

TEST_F(HttpTest, AReportAnswersToItsNameWhileItIsMade) {
    const std::string record = get("/api/tables/" + make().table + "/record").body;
    EXPECT_TRUE(get("/api/reports/mine/progress").json().find("done")->is_null()) << "not begun";
    const Value report = post("/api/reports/mine", record).json();
    EXPECT_EQ(report.find("entries")->items()->size(), 6U);
    EXPECT_TRUE(get("/api/reports/mine/progress").json().find("done")->is_null()) << "done";
    EXPECT_TRUE(post("/api/reports/mine/stop", "{}").json().find("done")->is_null());
    expect_error(post("/api/reports/" + std::string(65, 'a'), record), 413, "too_large", "64");
}

// A text that no database would take is refused before any store is asked, wherever it stands.
TEST_F(HttpTest, NothingThatIsNoTextReachesAStore) {
    using std::string_literals::operator""s;
    const Made made = make();
    for (const std::string& bad : {"\xFF"s, "\xC0\x80"s, "\xED\xA0\x80"s, "\0"s, "a\x01"s}) {
        for (const std::string& path :
             {"/api/tables/" + bad, "/api/tables/" + bad + "/record", "/table/" + bad, "/" + bad,
              "/api/tables/" + made.table + "/seats/" + bad + "/take",
              "/api/reports/" + bad + "/progress", "/api/laboratory/" + bad})
            EXPECT_EQ(
                raw_request(port, "GET " + path + " HTTP/1.1\r\nHost: localhost\r\n\r\n").status,
                400);
        if (bad == "a\x01"s) continue;  // Poor, but a text.
        for (const char* path : {"/api/tables", "/api/verify", "/api/report", "/api/reports/mine"})
            EXPECT_EQ(post(path, R"({"game":"rome_must_fall","board":")" + bad + "\"}").status, 400)
                << path;
    }
    for (const char* id : {"%FF", "a%00", "..", "a.b", "a'b", "a\"b", "table;drop"})
        EXPECT_EQ(get(std::string("/api/tables/") + id).status, 404) << id;
    EXPECT_EQ(get("/api/tables/" + std::string(10'000, 'a')).status, 404);
    EXPECT_EQ(get("/table/" + std::string(10'000, 'a')).status, 200) << "the page says so";
}

// The same of every message, in each of its fields.
TEST_F(HttpTest, NoMessageHasATextThatIsNone) {
    const Made made = make();
    WebSocket socket(port, made.table);
    socket.say(hello(made.seat));
    socket.hear("table");
    for (const PricedName& message : message_prices())
        for (const char* field : {"id", "token", "action", "seat", "name", "text", "message",
                                  "number", "to", "also", "orders", "after", "muted", "x"})
            for (const char* bad :
                 {R"("a\u0000b")", R"(["a\u0000b"])", R"({"a\u0000":1})", R"("\ud800")"}) {
                socket.say(R"({"type":")" + message.name + R"(",")" + field + "\":" + bad + "}");
                const Value answer = socket.hear("error");
                EXPECT_EQ(text_at(*answer.find("error"), "kind"), "unreadable") << message.name;
            }
    socket.say(R"({"type":"ping"})");
    EXPECT_EQ(text_at(socket.hear(), "type"), "pong");
}

// Does its work when it is told to.
struct JobsByHand : Jobs {
    void run(std::function<void()> job, std::chrono::steady_clock::duration,
             const Place&) override {
        jobs.push_back(std::move(job));
    }
    void work() {
        const std::function<void()> job = std::move(jobs.front());
        jobs.pop_front();
        job();
    }

    std::deque<std::function<void()>> jobs;
};

struct ReportByHand : ::testing::Test {
    ~ReportByHand() override { thinkers.stop(); }

    // What is answered, once it is; a little of the other work is done meanwhile.
    Value ask(const char* method, const char* path) {
        std::optional<Response> answer;
        api.answer({method, path, {}, {}},
                   [&](Response response) { answer = std::move(response); });
        while (!answer) clerks.work();
        return *parse_json(answer->body);
    }
    double done() {
        const Value answer = ask("GET", "/api/reports/mine/progress");
        const Value& share = *answer.find("done");
        const double* part = std::get_if<double>(&share.content());
        return part == nullptr ? 0 : *part;
    }

    TemporaryFolder folder;
    std::unique_ptr<ServerStore> store = open_sqlite_store(folder.path());
    WorkerPool thinkers{1};
    JobsByHand clerks;
    Tables tables{house_of(*store, thinkers, [] { return Moment{}; }, clerks), 10};
    Api api{tables, clerks, {"test"}};
};

TEST_F(ReportByHand, SaysHowFarItIsAndEndsWithWhatIsKnownWhenItIsStopped) {
    Table game = new_table(3);
    play_to_the_end(game, 3);
    std::optional<Response> report;
    api.answer({"POST", "/api/reports/mine", game.match().record(), {}},
               [&](Response response) { report = std::move(response); });
    while (done() < 0.55) EXPECT_FALSE(report) << "half of the work is the curve";
    EXPECT_LT(*std::get_if<double>(&ask("POST", "/api/reports/mine/stop").find("done")->content()),
              0.9);
    while (!report) clerks.work();
    EXPECT_EQ(report->status, 200) << report->body;
    const Value document = *parse_json(report->body);
    EXPECT_EQ(static_cast<int>(document.find("curve")->items()->size()), game.match().ply() + 1);
    EXPECT_LT(*std::get_if<double>(&document.find("done")->content()), 0.95);
}

// One asker's reports are nothing to another, and nothing is worked out for who has hung up.
TEST_F(ReportByHand, EachAskerHasHisOwnAndAHangUpEndsIt) {
    Table game = new_table(3);
    play_to_the_end(game, 3);
    std::vector<int> statuses;
    bool hangs_up = false;
    const auto hung_up = [&] { return hangs_up; };
    const auto begin = [&](const std::string& asker) {
        api.answer({"POST", "/api/report", game.match().record(), {}, asker, hung_up},
                   [&](const Response& response) { statuses.push_back(response.status); });
        // Before the reports that are being made.
        const std::function<void()> job = std::move(clerks.jobs.back());
        clerks.jobs.pop_back();
        job();
    };
    for (const char* asker : {"a", "a", "b", "b"}) begin(asker);
    EXPECT_TRUE(statuses.empty());
    begin("a");
    EXPECT_EQ(statuses, (std::vector<int>{503})) << "he has two";
    hangs_up = true;
    EXPECT_EQ(clerks.jobs.size(), 4U);
    while (!clerks.jobs.empty()) clerks.work();
    EXPECT_EQ(statuses.size(), 5U) << "each ends with its next job";
    hangs_up = false;
    begin("a");
    EXPECT_EQ(statuses.size(), 5U) << "there is room again";
    hangs_up = true;
    api.answer({"POST", "/api/verify", "x", {}, "c", hung_up},
               [&](const Response& response) { statuses.push_back(response.status); });
    clerks.work();
    clerks.work();
    EXPECT_EQ(statuses.size(), 7U);
}

TEST_F(HttpTest, ShowsResultsOfExperimentsWhereThereAreSome) {
    EXPECT_EQ(get("/api/laboratory").json(), Value::list());
    EXPECT_EQ(get("/api/health").json().find("laboratory"), nullptr);
    expect_error(get("/api/laboratory/africa"), 404, "unknown", "no results");
    ServeOptions options = options_for(folder);
    options.laboratory = {[] { return 1; }, [] { return Value::list(); },
                          [](std::string_view name) { return Value(name); }};
    server.reset();
    server = std::make_unique<Server>(options);
    port = server->port();
    EXPECT_EQ(number_at(get("/api/health").json(), "laboratory"), 1);
    EXPECT_EQ(get("/api/laboratory/africa").json(), Value("africa"));
    const Reply page = get("/laboratory/africa");
    EXPECT_EQ(page.status, 200);
    EXPECT_NE(page.headers.at("content-security-policy").find("style-src"), std::string::npos);
    EXPECT_EQ(get("/").headers.at("content-security-policy").find("style-src"), std::string::npos);
}

TEST_F(HttpTest, ARecordIsBroughtBack) {
    Table original = new_table(3);
    play_to_the_end(original, 3);
    const std::string record = original.match().record();
    EXPECT_EQ(text_at(post("/api/verify", record).json(), "dice"), "verified");
    const Made made = make(to_json(Value::fields().set("record", record)));
    const Value table = get("/api/tables/" + made.table).json();
    EXPECT_FALSE(table.find("result")->is_null());
    const std::string kept = get("/api/tables/" + made.table + "/record").body;
    EXPECT_TRUE(kept.starts_with(record + "brought = ")) << kept;
    EXPECT_EQ(text_at(post("/api/verify", kept).json(), "dice"), "verified");
    const Reply bad = post("/api/tables", R"({"record":"occasus-record 1\ngame risk\n"})");
    EXPECT_EQ(bad.status, 400) << bad.body;
}

TEST_F(HttpTest, APositionIsSetUp) {
    const Made made = make();
    const Value view = *get("/api/tables/" + made.table).json().find("view");
    Value body = Value::fields().set("game", "rome_must_fall");
    body.set("position", *view.find("position"));
    EXPECT_EQ(post("/api/tables", to_json(body)).status, 201);
    Value impossible = *view.find("position");
    impossible.set("turn", 99);
    body.set("position", impossible);
    const Reply reply = post("/api/tables", to_json(body));
    EXPECT_EQ(reply.status / 100, 4) << reply.body;
    EXPECT_NE(reply.text().find("turn"), std::string::npos) << reply.body;
}

TEST_F(HttpTest, WhoAsksForItIsToldWhatChanged) {
    const Made made = make();
    WebSocket player(port, made.table);
    WebSocket watcher(port, made.table);
    player.say(hello(made.seat));
    const Value table = player.hear("table");
    watcher.say(R"({"type":"hello","token":null,"patches":true})");
    EXPECT_NE(watcher.hear("table").find("view"), nullptr) << "there is nothing to change yet";
    player.say(act("a", number_at(table, "ply"), "assign 0 1 2 3 4 5"));
    const Value whole = player.hear("update");
    const Value changes = watcher.hear("update");
    EXPECT_NE(whole.find("view"), nullptr);
    EXPECT_EQ(whole.find("patch"), nullptr);
    EXPECT_EQ(changes.find("view"), nullptr);
    EXPECT_NE(changes.find("patch")->items(), nullptr);
    EXPECT_EQ(*changes.find("log"), *whole.find("log"));
    EXPECT_EQ(*changes.find("prompt"), *whole.find("prompt"));
}

TEST_F(HttpTest, TwoClientsAndASpectatorSeeTheSame) {
    const Made made = make();
    WebSocket first(port, made.table);
    WebSocket second(port, made.table);
    WebSocket watcher(port, made.table);
    first.say(hello(made.seat));
    const Value table = first.hear("table");
    second.say(hello(made.seat));
    second.hear("table");
    first.hear("update");  // It is told of the second.
    watcher.say(hello(""));
    EXPECT_TRUE(watcher.hear("table").find("offers")->items()->empty());
    first.say(act("a", number_at(table, "ply"), "assign 0 1 2 3 4 5"));
    const Value mine = first.hear("update");
    const Value other = second.hear("update");
    const Value seen = watcher.hear("update");
    EXPECT_EQ(mine, other);
    EXPECT_EQ(*mine.find("view"), *seen.find("view"));
    EXPECT_EQ(*mine.find("log"), *seen.find("log"));
    EXPECT_EQ(text_at(seen, "by"), "a");
    // Both answer the same ply: one is taken, the other is too late.
    const int now = number_at(mine, "ply");
    first.say(act("b", now, "resolve"));
    second.say(act("c", now, "resolve"));
    const Value to_first = answer_to(first);
    const Value to_second = answer_to(second);
    const bool first_won = text_at(to_first, "type") == "ack";
    EXPECT_NE(first_won, text_at(to_second, "type") == "ack");
    const Value& refused = first_won ? to_second : to_first;
    EXPECT_EQ(text_at(*refused.find("error"), "kind"), "stale");
}

TEST_F(HttpTest, ARestartLosesNothing) {
    const Made made = make();
    int since = 0;
    int ply = 0;
    {
        WebSocket socket(port, made.table);
        socket.say(hello(made.seat));
        since = number_at(socket.hear("table"), "n");
        socket.say(act("a", 6, "assign 0 1 2 3 4 5"));
        ply = number_at(socket.hear("ack"), "ply");
    }
    restart();
    WebSocket socket(port, made.table);
    socket.say(hello(made.seat, since));
    const Value table = socket.hear("table");
    EXPECT_EQ(number_at(table, "ply"), ply);
    EXPECT_EQ(*table.find("reset"), Value(false));
    EXPECT_EQ(number_at(table.find("log")->items()->front(), "n"), since + 1);
    socket.say(act("a", 6, "assign 0 1 2 3 4 5"));
    EXPECT_EQ(number_at(socket.hear("ack"), "ply"), ply) << "answered as the first time";
    socket.say(act("b", 6, "assign 0 1 2 3 4 5"));
    EXPECT_EQ(text_at(*socket.hear("refused").find("error"), "kind"), "stale");
}

TEST_F(HttpTest, TypedDiceAreTyped) {
    const Made made = make(R"({"game":"rome_must_fall","dice":"typed"})");
    WebSocket socket(port, made.table);
    socket.say(hello(made.seat));
    const Value table = socket.hear("table");
    EXPECT_EQ(text_at(table, "to_move"), "chance");
    EXPECT_EQ(text_at(*table.find("dice"), "mode"), "typed");
    EXPECT_TRUE(table.find("dice")->find("commitment")->is_null());
    for (int die = 0; die < 6; ++die) {
        socket.say(act("d" + std::to_string(die), die, "roll " + std::to_string(die + 1)));
        EXPECT_EQ(number_at(socket.hear("ack"), "ply"), die + 1);
    }
    EXPECT_EQ(text_at(socket.hear("update"), "type"), "update");
    const std::string record = get("/api/tables/" + made.table + "/record").body;
    EXPECT_NE(record.find("6 dice roll 6 ="), std::string::npos);
    EXPECT_EQ(text_at(post("/api/verify", record).json(), "dice"), "typed");
}

TEST_F(HttpTest, ATypedDieHasTheSidesItIsSaidToHave) {
    const Made made = make(R"({"game":"pomerium","dice":"typed"})", "general");
    const auto sides = [&] { return number_at(get("/api/tables/" + made.table).json(), "die"); };
    WebSocket socket(port, made.table);
    socket.say(hello(made.seat));
    EXPECT_EQ(number_at(socket.hear("table"), "die"), 8) << "S1";
    socket.say(act("a", 0, "roll 9"));
    EXPECT_EQ(text_at(*socket.hear("refused").find("error"), "kind"), "unreadable");
    socket.say(act("b", 0, "roll 8"));
    EXPECT_EQ(number_at(socket.hear("ack"), "ply"), 1);
    EXPECT_EQ(sides(), 6) << "S2";
    socket.say(act("c", 1, "roll 6"));
    EXPECT_EQ(number_at(socket.hear("ack"), "ply"), 2);
    EXPECT_EQ(sides(), 12) << "S3";
}

TEST_F(HttpTest, NoDieIsAwaitedWhereTheTableRolls) {
    const Made made = make(R"({"game":"pomerium"})", "general");
    WebSocket socket(port, made.table);
    socket.say(hello(made.seat));
    EXPECT_TRUE(socket.hear("table").find("die")->is_null());
}

TEST_F(HttpTest, AComputerPlaysWhileOneWatches) {
    const Made made = make(
        R"({"game":"rome_must_fall","seats":{"rome":{"kind":"computer","player":"random"}},"delay":0})");
    EXPECT_TRUE(made.seat.empty()) << "a computer has no link";
    WebSocket watcher(port, made.table);
    watcher.say(hello(""));
    Value message = watcher.hear("table");
    while (!message.find("to_move")->is_null()) message = watcher.hear("update");
    EXPECT_FALSE(message.find("result")->is_null());
    EXPECT_FALSE(message.find("dice")->find("seed")->is_null());
    EXPECT_EQ(text_at(post("/api/verify", get("/api/tables/" + made.table + "/record").body).json(),
                      "dice"),
              "verified");
}

TEST_F(HttpTest, ALargeMessageIsToldThenClosed) {
    const Made made = make();
    WebSocket socket(port, made.table);
    socket.say(std::string(kMaxSaid + 1, 'x'));
    const Value error = socket.hear("error");
    EXPECT_EQ(text_at(*error.find("error"), "kind"), "too_large");
    EXPECT_EQ(socket.hear_close(), 1009);
    EXPECT_EQ(get("/api/health").status, 200);
}

TEST_F(HttpTest, BadMessagesAreAnsweredAndTheSocketGoesOn) {
    const Made made = make();
    WebSocket socket(port, made.table);
    socket.say_binary("{}");
    EXPECT_EQ(text_at(*socket.hear("error").find("error"), "kind"), "unreadable");
    socket.say("nonsense");
    EXPECT_EQ(text_at(*socket.hear("error").find("error"), "kind"), "unreadable");
    socket.say(std::string(kMaxSaid, '['));
    EXPECT_EQ(text_at(*socket.hear("error").find("error"), "kind"), "unreadable");
    socket.say(hello("guess"));
    EXPECT_EQ(text_at(*socket.hear("error").find("error"), "kind"), "not_yours");
    socket.say(hello(made.seat));
    EXPECT_EQ(text_at(socket.hear("table"), "seat"), "rome");
}

TEST(Hello, IsWaitedForHoweverMuchElseIsSaid) {
    const TemporaryFolder folder;
    ServeOptions options = options_for(folder);
    options.hello_within = std::chrono::milliseconds(300);
    Server server(options);
    const Value made =
        request(server.port(), "POST", "/api/tables", R"({"game":"rome_must_fall"})").json();
    const std::string table = text_at(made, "table");
    WebSocket guest(server.port(), table);
    guest.say(hello(""));
    guest.hear("table");
    for (const std::string& other :
         {std::string("{}"), std::string(R"({"type":"ping"})"), hello("guess")}) {
        WebSocket stranger(server.port(), table);
        stranger.say(other);
        EXPECT_EQ(stranger.hear_close(), 1008) << other;
    }
    guest.say(R"({"type":"ping"})");
    EXPECT_EQ(text_at(guest.hear(), "type"), "pong") << "who said hello may be silent";
}

// What it asks further waits in its own machine, and holds nothing here.
TEST_F(HttpTest, AClientThatDoesNotReadIsHeardNoFurther) {
    const Made made = make();
    WebSocket deaf(port, made.table);
    // Each hello is answered with a whole table, and none of it is read.
    for (int i = 0; i < 3'000; ++i) deaf.say(hello(made.seat));
    EXPECT_EQ(get("/api/health").status, 200);
    EXPECT_EQ(text_at(deaf.hear(), "type"), "table") << "it may go on reading";
}

TEST(Limits, AreToldPlainly) {
    const TemporaryFolder folder;
    ServeOptions options = options_for(folder);
    options.max_tables = 1;
    options.max_connections = 3;
    Server server(options);
    const std::string body = R"({"game":"rome_must_fall"})";
    const Reply made = request(server.port(), "POST", "/api/tables", body);
    EXPECT_EQ(made.status, 201);
    const Reply full = request(server.port(), "POST", "/api/tables", body);
    EXPECT_EQ(full.status, 503);
    EXPECT_EQ(full.kind(), "busy");
    const std::string table = text_at(made.json(), "table");
    WebSocket one(server.port(), table);
    WebSocket two(server.port(), table);
    WebSocket three(server.port(), table);
    const Reply late = request(server.port(), "GET", "/api/health");
    EXPECT_EQ(late.status, 503);
    EXPECT_EQ(late.kind(), "busy");
}

TEST(Limits, AnAddressInUseIsAnError) {
    const TemporaryFolder folder;
    Server server(options_for(folder));
    const TemporaryFolder other;
    ServeOptions options = options_for(other);
    options.port = server.port();
    EXPECT_THROW(Server{options}, std::runtime_error);
}

}  // namespace
}  // namespace occasus::table::testing
