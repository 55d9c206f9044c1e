// Tables that go from one process to another: what is under way ends, everyone is sent away, and
// nobody is told what nobody can know.
#include <deque>
#include <gtest/gtest.h>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "record/json.h"
#include "table/tables.h"
#include "tables.h"

namespace occasus::table::testing {
namespace {

// A store of several processes, of which this is one: it grants and keeps when it is told to.
class SharedStore : public Store {
  public:
    void commit(Change change, std::function<void(bool)> done) override {
        commits.emplace_back(std::move(change), std::move(done));
        if (keeps_at_once) keep_next();
    }
    void claim(const std::string& table, const std::function<void(bool)>& done) override {
        said.push_back("claim");
        claims.emplace_back(table, done);
        if (grants_at_once) grant_next(true);
    }
    void release(const std::string&) override { said.emplace_back("release"); }
    void tell(Owner* whom) override { owner = whom; }
    std::optional<StoredTable> read(std::string_view) override {
        said.emplace_back("read");
        return stored;
    }
    std::vector<std::string> due(Moment) override { return {}; }
    std::size_t count() override { return 1; }

    void grant_next(bool granted) {
        const auto [table, done] = std::move(claims.front());
        claims.pop_front();
        done(granted);
    }
    void keep_next() {
        auto [change, done] = std::move(commits.front());
        commits.pop_front();
        keep(stored, change);
        done(true);
    }
    // As a store does when another process wrote in between.
    void lose_next() {
        auto [change, done] = std::move(commits.front());
        commits.pop_front();
        owner->lost(change.table);
        done(false);
    }

    std::deque<std::pair<std::string, std::function<void(bool)>>> claims;
    std::deque<std::pair<Change, std::function<void(bool)>>> commits;
    std::vector<std::string> said;
    StoredTable stored;
    Owner* owner = nullptr;
    bool keeps_at_once = true;
    bool grants_at_once = true;
};

class Visitor : public Listener {
  public:
    void send(std::shared_ptr<const std::string> message) override {
        if (!is_sent_away) heard.push_back(*parse_json(*message));
    }
    void moved() override { is_sent_away = true; }

    std::vector<Value> heard;
    bool is_sent_away = false;
};

struct Moving : ::testing::Test {
    Moving() { keep(store.stored, made.take_change()); }

    const std::string id = new_table().id();
    Table made = new_table();
    SharedStore store;
    Tables tables{house_of(store, at_once(), [] { return Moment{}; }), 10};
    std::shared_ptr<Visitor> player = std::make_shared<Visitor>();

    // Nothing: it is not open yet. A problem: it cannot be.
    std::shared_ptr<LiveTable> found;
    std::vector<ProblemKind> problems;
    void find() {
        tables.find(
            id, {}, [this](std::shared_ptr<LiveTable> table) { found = std::move(table); },
            [this](const Problem& problem) { problems.push_back(problem.kind); });
    }
    void greet() {
        found->hear(player, R"({"type":"hello","token":")" + kSeatToken + "\"}", nullptr);
        player->heard.clear();
    }
    void assign() {
        found->hear(player, R"({"type":"act","id":"a","ply":6,"action":"assign 0 1 2 3 4 5"})",
                    nullptr);
    }
};

// Of two tables that fit into the share of one asker, the one that was used least recently is
// closed for a third, if nobody uses it; the program itself opens what it needs.
TEST(OpenTables, HaveABudget) {
    std::map<std::string, StoredTable> stored;
    class ManyTables : public SharedStore {
      public:
        explicit ManyTables(std::map<std::string, StoredTable>& all) : all_(all) {}
        std::optional<StoredTable> read(std::string_view id) override {
            said.emplace_back(id);
            return all_.at(std::string(id));
        }
        void release(const std::string& id) override { released.push_back(id); }
        std::vector<std::string> released;

      private:
        std::map<std::string, StoredTable>& all_;
    };
    for (int seed = 1; seed <= 4; ++seed) {
        Table table = new_table(static_cast<std::uint64_t>(seed));
        keep(stored[table.id()], table.take_change());
    }
    const std::size_t one = LiveTable(house_of(*std::make_unique<ManyTables>(stored), at_once(),
                                               [] { return Moment{}; }),
                                      Table::load(stored.at("table-1")))
                                .bytes();
    ManyTables store(stored);
    Tables tables(house_of(store, at_once(), [] { return Moment{}; }), 10, one * 5 / 2 * 4);
    std::optional<ProblemKind> problem;
    const auto open = [&](const std::string& id, const std::string& asker) {
        std::shared_ptr<LiveTable> found;
        problem.reset();
        tables.find(
            id, asker, [&](std::shared_ptr<LiveTable> table) { found = std::move(table); },
            [&](const Problem& why) { problem = why.kind; });
        return found;
    };
    open("table-1", "a");
    open("table-2", "a");
    open("table-1", "a");
    EXPECT_TRUE(open("table-3", "a"));
    EXPECT_EQ(store.released, (std::vector<std::string>{"table-2"})) << "table-1 was used later";
    const auto first = open("table-1", "a");
    const auto third = open("table-3", "a");
    EXPECT_FALSE(open("table-4", "a"));
    EXPECT_EQ(problem, ProblemKind::Busy);
    EXPECT_EQ(store.released.back(), "table-4") << "it is not kept from another process";
    EXPECT_TRUE(open("table-4", "b")) << "another asker has his own share";
    EXPECT_TRUE(open("table-2", "")) << "a deadline is past, for instance";
}

// To open a table is to play its record again, which whoever asks for it pays for.
TEST(OpenTables, AreChargedByTheirLinesToTheOneWhoOpensThem) {
    Table table = new_table();
    play_to_the_end(table, 1);
    SharedStore store;
    keep(store.stored, table.take_change());
    const auto lines = store.stored.lines.size();
    ASSERT_GE(lines, 70U);
    std::vector<std::pair<std::string, int>> charged;
    House house = house_of(store, at_once(), [] { return Moment{}; });
    house.charge = [&](const std::string& asker, int questions) {
        charged.emplace_back(asker, questions);
    };
    Tables tables(house, 10);
    const auto find = [&](const std::string& asker) {
        tables.find(table.id(), asker, [](auto) {}, [](const Problem&) {});
    };
    find("a");
    find("b");
    EXPECT_EQ(charged,
              (std::vector<std::pair<std::string, int>>{{"a", static_cast<int>(lines / 70)}}))
        << "for b it is open";
    tables.sweep();
    find("");
    EXPECT_EQ(charged.size(), 1U) << "nobody asked";
}

TEST_F(Moving, ATableIsClaimedBeforeItIsReadAndReleasedWhenNobodyUsesIt) {
    find();
    ASSERT_TRUE(found);
    EXPECT_EQ(store.said, (std::vector<std::string>{"claim", "read"}));
    tables.sweep();
    EXPECT_EQ(store.said.back(), "read") << "it is in use";
    found = nullptr;
    tables.sweep();
    EXPECT_EQ(store.said.back(), "release");
    find();
    EXPECT_EQ(store.said, (std::vector<std::string>{"claim", "read", "release", "claim", "read"}));
}

TEST_F(Moving, WhoCannotHaveATableIsTold) {
    store.grants_at_once = false;
    find();
    find();
    EXPECT_EQ(store.claims.size(), 1U) << "it is claimed once for all who wait";
    store.grant_next(false);
    EXPECT_FALSE(found);
    EXPECT_EQ(problems, (std::vector<ProblemKind>{ProblemKind::Moved, ProblemKind::Moved}));
    EXPECT_EQ(http_status(ProblemKind::Moved), 503);
    EXPECT_EQ(kind_id(ProblemKind::Moved), "busy");
    EXPECT_EQ(store.said, std::vector<std::string>{"claim"}) << "not read, nor released";
    find();
    store.grant_next(true);
    EXPECT_TRUE(found);
}

TEST_F(Moving, ATableThatIsNotThereIsReleased) {
    store.stored = {};
    store.stored.head.id = "another";
    find();
    EXPECT_FALSE(found);
    EXPECT_EQ(store.said, (std::vector<std::string>{"claim", "read", "release"}));
}

TEST_F(Moving, ATableThatIsAskedForGoesWhenWhatIsUnderWayHasEnded) {
    find();
    greet();
    store.keeps_at_once = false;
    assign();
    store.owner->asked_for(id);
    EXPECT_EQ(store.said.back(), "read") << "a change is being written";
    store.keep_next();
    EXPECT_TRUE(player->is_sent_away);
    EXPECT_TRUE(player->heard.empty()) << "what was not answered in time is asked again";
    EXPECT_EQ(store.said.back(), "release");
    assign();
    EXPECT_TRUE(store.commits.empty()) << "nothing is changed any more";
    EXPECT_TRUE(player->heard.empty());
    EXPECT_EQ(tables.open_count(), 0U);
    // Asked again elsewhere, or here, when this process has it again.
    store.keeps_at_once = true;
    find();
    EXPECT_EQ(store.said.back(), "read");
    player = std::make_shared<Visitor>();
    greet();
    const std::size_t lines = store.stored.lines.size();
    assign();
    ASSERT_EQ(player->heard.size(), 1U);
    EXPECT_EQ(*player->heard[0].find("type"), Value("ack")) << "it was kept, and is known";
    EXPECT_EQ(store.stored.lines.size(), lines);
}

TEST_F(Moving, WhoComesWhileATableGoesClaimsItAnew) {
    find();
    greet();
    store.keeps_at_once = false;
    assign();
    store.owner->asked_for(id);
    const std::shared_ptr<LiveTable> before = std::exchange(found, nullptr);
    find();
    EXPECT_FALSE(found);
    EXPECT_EQ(store.said, (std::vector<std::string>{"claim", "read"}));
    store.keep_next();
    EXPECT_EQ(store.said, (std::vector<std::string>{"claim", "read", "release", "claim", "read"}));
    ASSERT_TRUE(found);
    EXPECT_NE(found, before);
}

TEST_F(Moving, ATableThatNobodyUsesGoesAtOnce) {
    store.owner->asked_for(id);
    EXPECT_EQ(store.said, std::vector<std::string>{"release"});
}

TEST_F(Moving, ATableThatIsAskedForWhileItIsLoadedIsLetGoAfterwards) {
    store.grants_at_once = false;
    find();
    store.owner->asked_for(id);
    store.grant_next(true);
    EXPECT_TRUE(found) << "whoever waits has a table, and is sent away";
    greet();
    EXPECT_TRUE(player->is_sent_away);
    EXPECT_EQ(store.said, (std::vector<std::string>{"claim", "read", "release"}));
    EXPECT_EQ(tables.open_count(), 0U);
}

TEST_F(Moving, NobodyIsToldWhetherALostTableKeptHisAction) {
    find();
    greet();
    store.keeps_at_once = false;
    assign();
    store.lose_next();
    EXPECT_TRUE(player->is_sent_away);
    EXPECT_TRUE(player->heard.empty());
    EXPECT_EQ(tables.open_count(), 0U);
    EXPECT_EQ(store.said.back(), "read") << "what is lost is not released";
}

TEST_F(Moving, WhatIsLostWhileItIsReadIsNotServed) {
    store.grants_at_once = false;
    find();
    store.owner->lost(id);
    store.grant_next(true);
    EXPECT_FALSE(found);
    EXPECT_EQ(problems, std::vector<ProblemKind>{ProblemKind::Moved});
    EXPECT_EQ(tables.open_count(), 0U);
}

TEST_F(Moving, WhoAsksOverHttpIsAskedToComeAgain) {
    find();
    store.owner->lost(id);
    found->look(
        {}, [](const Value&) { FAIL(); },
        [this](const Problem& problem) { problems.push_back(problem.kind); });
    EXPECT_EQ(problems, std::vector<ProblemKind>{ProblemKind::Moved});
}

TEST_F(Moving, WhatIsLookedAtWhileItIsClosedIsClaimed) {
    bool looked = false;
    tables.look_at_closed(id, [&](const StoredTable&) { looked = true; });
    EXPECT_TRUE(looked);
    EXPECT_EQ(store.said, (std::vector<std::string>{"claim", "read", "release"}));
    looked = false;
    store.grants_at_once = false;
    tables.look_at_closed(id, [&](const StoredTable&) { looked = true; });
    find();
    store.grant_next(false);
    EXPECT_FALSE(looked);
    EXPECT_EQ(problems, std::vector<ProblemKind>{ProblemKind::Moved});
}

}  // namespace
}  // namespace occasus::table::testing
