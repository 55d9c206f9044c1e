// What one address may do: many connections, many questions, much work.
#include "apps/server/visitors.h"

#include <gtest/gtest.h>

#include "apps/server/serve.h"
#include "client.h"
#include "temporary_folder.h"

namespace occasus::table::testing {

using namespace server;

namespace {

using std::chrono::milliseconds;
using std::chrono::minutes;

TEST(VisitorOf, AnAddressIsOneVisitorAndSoIsANetworkOfVersion6) {
    EXPECT_EQ(visitor_of_address("203.0.113.7"), "203.0.113.7");
    EXPECT_EQ(visitor_of_address("::ffff:203.0.113.7"), "203.0.113.7");
    EXPECT_EQ(visitor_of_address("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::/64");
    EXPECT_EQ(visitor_of_address("2001:db8:1:2:ffff::"), "2001:db8:1:2::/64");
    EXPECT_NE(visitor_of_address("2001:db8:1:3::1"), visitor_of_address("2001:db8:1:2::1"));
}

TEST(VisitorOf, BehindAProxyItIsWhomTheProxyNamesLast) {
    EXPECT_EQ(visitor_behind("127.0.0.1", {"203.0.113.7"}), "203.0.113.7");
    EXPECT_EQ(visitor_behind("127.0.0.1", {"10.9.9.9, 203.0.113.7 "}), "203.0.113.7")
        << "what stands before it the client may have written";
    EXPECT_EQ(visitor_behind("127.0.0.1", {"10.9.9.9", "10.8.8.8, 203.0.113.7"}), "203.0.113.7")
        << "and so may the lines before the last";
    EXPECT_EQ(visitor_behind("127.0.0.1", {}), "127.0.0.1");
    EXPECT_EQ(visitor_behind("127.0.0.1", {""}), "127.0.0.1");
    EXPECT_EQ(visitor_behind("127.0.0.1", {"10.9.9.9", "anybody"}), "127.0.0.1");
}

TEST(VisitorLimits, ComeFromWhatIsAllowedInASecondAndAnHour) {
    const VisitorLimits limits = visitor_limits(7, 100, 360);
    EXPECT_EQ(limits.connections, 7U);
    EXPECT_EQ(limits.questions.at_once, 1'000);
    EXPECT_EQ(limits.questions.each, milliseconds(10));
    EXPECT_EQ(limits.work.at_once, 60);
    EXPECT_EQ(limits.work.each, milliseconds(10'000));
    EXPECT_EQ(visitor_limits(1, 1, 1).work.at_once, 1);
    EXPECT_EQ(visitor_limits(1, 1'000'000, 1).questions.each, milliseconds(1));
}

TEST(Visitors, WhoHasAskedTooMuchMayAskAgainLater) {
    Moment now{};
    Visitors visitors({2, {3, milliseconds(100)}, {1, minutes(1)}}, [&] { return now; });
    for (int i = 0; i < 3; ++i) EXPECT_TRUE(visitors.may_ask("a"));
    EXPECT_FALSE(visitors.may_ask("a"));
    EXPECT_TRUE(visitors.may_ask("b")) << "one does not pay for another";
    now += milliseconds(100);
    EXPECT_TRUE(visitors.may_ask("a"));
    EXPECT_FALSE(visitors.may_ask("a"));
    EXPECT_TRUE(visitors.may_give_work("a")) << "work is counted by itself";
    EXPECT_FALSE(visitors.may_give_work("a"));
    now += minutes(1);
    EXPECT_TRUE(visitors.may_give_work("a"));
}

// A table is opened for a network, which may owe four times as much as one visitor in it.
TEST(Visitors, ANetworkIsChargedByItsOwnLimit) {
    Moment now{};
    Visitors visitors({1, {3, milliseconds(100)}, {1, minutes(1)}}, [&] { return now; });
    const std::string visitor = visitor_of_address("2001:db8:1:2::1");
    visitors.charge(wider_network(visitor), 11);
    EXPECT_TRUE(visitors.may_ask(visitor)) << "one of twelve is left";
    EXPECT_FALSE(visitors.may_ask(visitor_of_address("2001:db8:1:3::1"))) << "the same network";
    EXPECT_TRUE(visitors.may_ask(visitor_of_address("2001:db8:2:3::1"))) << "another";
    now += milliseconds(25);
    EXPECT_TRUE(visitors.may_ask(visitor_of_address("2001:db8:1:4::1"))) << "four times as fast";
    visitors.charge("192.0.2.7", 3);
    EXPECT_FALSE(visitors.may_ask("192.0.2.7"));
    now += milliseconds(100);
    EXPECT_TRUE(visitors.may_ask("192.0.2.7")) << "of version 4 both are the same, charged once";
}

TEST(Visitors, ANetworkOfVersion6MayDoFourTimesAsMuchAsOneVisitor) {
    Visitors visitors({1, {3, milliseconds(100)}, {1, minutes(1)}}, [] { return Moment{}; });
    std::vector<std::unique_ptr<Visitors::Connection>> connections;
    int asked = 0;
    int given = 0;
    int connected = 0;
    for (int subnet = 0; subnet < 100; ++subnet) {
        const std::string visitor =
            visitor_of_address("2001:db8:1:" + std::to_string(subnet) + "::1");
        asked += visitors.may_ask(visitor) ? 1 : 0;
        given += visitors.may_give_work(visitor) ? 1 : 0;
        connections.push_back(std::make_unique<Visitors::Connection>(visitors, visitor));
        connected += connections.back()->allowed() ? 1 : 0;
    }
    EXPECT_EQ(asked, 12);
    EXPECT_EQ(given, 4);
    EXPECT_EQ(connected, 4);
    EXPECT_EQ(visitors.connections(), 100U);
    EXPECT_TRUE(visitors.may_ask(visitor_of_address("2001:db8:2::1"))) << "another network";
}

TEST(Visitors, ConnectionsCountWhileTheyLive) {
    Visitors visitors({2, {}, {}}, [] { return Moment{}; });
    const Visitors::Connection one(visitors, "a");
    {
        const Visitors::Connection two(visitors, "a");
        const Visitors::Connection three(visitors, "a");
        EXPECT_TRUE(two.allowed());
        EXPECT_FALSE(three.allowed());
        const Visitors::Connection four(visitors, "a");
        EXPECT_FALSE(four.is_flood()) << "he is told";
        EXPECT_TRUE(Visitors::Connection(visitors, "a").is_flood());
    }
    EXPECT_TRUE(Visitors::Connection(visitors, "a").allowed());
}

TEST(Visitors, OneHoldsAnEighthOfTheMemoryAtMost) {
    constexpr std::size_t kFree = std::size_t{64} * 1024;
    Visitors visitors({2, {}, {}, 8'000}, [] { return Moment{}; });
    Visitors::Held one(visitors, "a");
    EXPECT_TRUE(one.set(kFree + 1'000));
    EXPECT_FALSE(one.set(kFree + 1'001));
    {
        Visitors::Held two(visitors, "a");
        EXPECT_TRUE(two.set(kFree)) << "so much everybody has";
        EXPECT_FALSE(two.set(kFree + 1));
        EXPECT_TRUE(one.set(kFree + 500));
        EXPECT_TRUE(two.set(kFree + 500));
    }
    EXPECT_TRUE(one.set(kFree + 1'000)) << "what is let go of is free again";
    std::vector<std::unique_ptr<Visitors::Held>> others;
    int held = 0;
    for (char name = 'b'; name < 'k'; ++name) {
        others.push_back(std::make_unique<Visitors::Held>(visitors, std::string(1, name)));
        held += others.back()->set(kFree + 1'000) ? 1 : 0;
    }
    EXPECT_EQ(held, 7) << "of all there are eight shares";
}

TEST(Visitors, AreForgottenWhenTheyMayDoEverythingAgain) {
    Moment now{};
    Visitors visitors({2, {2, milliseconds(100)}, {1, minutes(1)}}, [&] { return now; });
    visitors.may_ask("a");
    visitors.may_give_work("b");
    {
        const Visitors::Connection open(visitors, "c");
        visitors.sweep();
        EXPECT_EQ(visitors.known(), 3U);
        now += milliseconds(100);
        visitors.sweep();
        EXPECT_EQ(visitors.known(), 2U) << "b has given work, and c is here";
    }
    now += minutes(1);
    visitors.sweep();
    EXPECT_EQ(visitors.known(), 0U);
}

ServeOptions strict_options(const TemporaryFolder& folder) {
    ServeOptions options;
    options.port = 0;
    options.data = folder.path();
    return options;
}

const std::string kRome = R"({"game":"rome_must_fall"})";

TEST(VisitorsOfAServer, NobodyFillsItWithTables) {
    const TemporaryFolder folder;
    ServeOptions options = strict_options(folder);
    options.tables_each = 12;  // Two from rest.
    const Server server(options);
    const auto make = [&] { return request(server.port(), "POST", "/api/tables", kRome); };
    EXPECT_EQ(make().status, 201);
    EXPECT_EQ(make().status, 201);
    const Reply refused = make();
    EXPECT_EQ(refused.status, 503);
    EXPECT_EQ(refused.kind(), "busy");
    for (const char* work : {"/api/verify", "/api/reports/mine", "/api/reports/stop"})
        EXPECT_EQ(request(server.port(), "POST", work, "x").kind(), "busy") << work;
    EXPECT_EQ(request(server.port(), "POST", "/api/reports/stop/stop", "x").status, 200);
    EXPECT_EQ(*request(server.port(), "GET", "/api/health").json().find("tables")->number(), 2)
        << "everything else is answered";
}

TEST(VisitorsOfAServer, BehindAProxyEachHasItsOwnShare) {
    const TemporaryFolder folder;
    ServeOptions options = strict_options(folder);
    options.tables_each = 6;  // One from rest.
    const auto make = [&](const Server& server, const char* visitor) {
        return request(server.port(), "POST", "/api/tables", kRome, {{"X-Forwarded-For", visitor}})
            .status;
    };
    {
        options.trust_proxy = true;
        const Server server(options);
        EXPECT_EQ(make(server, "203.0.113.7"), 201);
        EXPECT_EQ(make(server, "203.0.113.8"), 201);
        EXPECT_EQ(make(server, "198.51.100.1, 203.0.113.8"), 503);
        const Headers two_lines{{"X-Forwarded-For", "198.51.100.2"},
                                {"X-Forwarded-For", "203.0.113.8"}};
        EXPECT_EQ(request(server.port(), "POST", "/api/tables", kRome, two_lines).status, 503)
            << "the first line is the client's own";
    }
    options.trust_proxy = false;
    const Server server(options);
    EXPECT_EQ(make(server, "203.0.113.9"), 201);
    EXPECT_EQ(make(server, "203.0.113.10"), 503) << "anybody can write that header";
}

TEST(Server, DoesNotBeginWhereWhatItIsToldIsNoAddress) {
    const TemporaryFolder folder;
    const auto refusal = [&](const std::string& host, const std::string& url) -> std::string {
        ServeOptions options = strict_options(folder);
        options.host = host;
        options.public_url = url;
        try {
            const Server server(options);
            return "";
        } catch (const std::runtime_error& error) {
            return error.what();
        }
    };
    EXPECT_NE(refusal("", "").find("--host"), std::string::npos);
    for (const char* url : {"https://example.org/play", "https://example.org/?a", "example.org",
                            "https://", "ftp://example.org", "https://a@example.org", "https:///"})
        EXPECT_NE(refusal("127.0.0.1", url).find("--public-url"), std::string::npos) << url;
    for (const char* url : {"https://example.org", "http://example.org:8443/"})
        EXPECT_EQ(refusal("127.0.0.1", url), "") << url;
}

TEST(VisitorsOfAServer, OneAddressDoesNotShutOutTheRest) {
    const TemporaryFolder folder;
    ServeOptions options = strict_options(folder);
    options.connections_each = 2;
    {
        options.trust_proxy = true;
        const Server server(options);
        const Value made = request(server.port(), "POST", "/api/tables", kRome).json();
        const std::string table = *made.find("table")->text();
        const Headers greedy{{"X-Forwarded-For", "203.0.113.7"}};
        const WebSocket one(server.port(), table, greedy);
        const WebSocket two(server.port(), table, greedy);
        EXPECT_THROW(WebSocket(server.port(), table, greedy), std::runtime_error);
        const WebSocket other(server.port(), table, {{"X-Forwarded-For", "203.0.113.8"}});
    }
    options.trust_proxy = false;
    const Server server(options);
    const Value made = request(server.port(), "POST", "/api/tables", kRome).json();
    const std::string table = *made.find("table")->text();
    const WebSocket one(server.port(), table);
    const WebSocket two(server.port(), table);
    EXPECT_EQ(request(server.port(), "GET", "/api/health").kind(), "busy");
}

TEST(VisitorsOfAServer, TooManyQuestionsAreRefusedAndTooManyMessagesWait) {
    const TemporaryFolder folder;
    ServeOptions options = strict_options(folder);
    options.questions_each = 1;  // Ten from rest.
    const Server server(options);
    const Value made = request(server.port(), "POST", "/api/tables", kRome).json();
    WebSocket socket(server.port(), *made.find("table")->text());
    const auto began = std::chrono::steady_clock::now();
    for (int i = 0; i < 9; ++i) socket.say(R"({"type":"ping"})");
    for (int i = 0; i < 9; ++i) EXPECT_EQ(*socket.hear().find("type")->text(), "pong");
    EXPECT_GE(std::chrono::steady_clock::now() - began, milliseconds(700))
        << "the table and the socket were two of the ten, so the ninth message waits for a second";
    EXPECT_EQ(request(server.port(), "GET", "/api/games").kind(), "busy");
}

TEST(VisitorsOfAServer, AClientThatOnlyPingsIsDropped) {
    const TemporaryFolder folder;
    ServeOptions options = strict_options(folder);
    options.questions_each = 1;  // Ten from rest.
    const Server server(options);
    const Value made = request(server.port(), "POST", "/api/tables", kRome).json();
    WebSocket waits(server.port(), *made.find("table")->text());
    waits.ping(100);
    waits.say(R"({"type":"ping"})");
    EXPECT_EQ(*waits.hear().find("type")->text(), "pong") << "a program that pings as it waits";
    waits.ping(100);
    waits.say(R"({"type":"ping"})");
    EXPECT_EQ(*waits.hear().find("type")->text(), "pong") << "its message began the count anew";
    EXPECT_THROW(
        {
            waits.ping(10'000);
            waits.hear();
        },
        std::runtime_error);
}

}  // namespace
}  // namespace occasus::table::testing
