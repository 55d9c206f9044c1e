// Tables that go from one process to another: what is under way ends, everyone is sent away, and
// nobody is told what nobody can know.
#include <deque>
#include <gtest/gtest.h>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "record/json.h"
#include "table/tables.h"
#include "tables.h"

namespace occasus::table::testing {
namespace {

// Does at once what it is given.
class Here : public Jobs {
  public:
    void run(std::function<void()> job, std::chrono::steady_clock::duration,
             const std::string&) override {
        job();
    }
};

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
    Here jobs;
    Tables tables{house_of(store, jobs, [] { return Moment{}; }), jobs, 10};
    std::shared_ptr<Visitor> player = std::make_shared<Visitor>();

    // Nothing: it is not open yet. A problem: it cannot be.
    std::shared_ptr<LiveTable> found;
    std::vector<ProblemKind> problems;
    void find() {
        tables.find(
            id, [this](std::shared_ptr<LiveTable> table) { found = std::move(table); },
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
    found->look([](const Value&) { FAIL(); },
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
