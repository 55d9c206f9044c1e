// Tables that an earlier program kept, by other rules than these.
#include <future>
#include <gtest/gtest.h>

#include "apps/server/sqlite_store.h"
#include "apps/server/worker_pool.h"
#include "sealed_tables.h"
#include "table/api.h"
#include "tables.h"
#include "temporary_folder.h"

namespace occasus::table::testing {

using namespace server;

namespace {

// As an earlier program kept it whose rules had an action that today is forbidden: the version is
// the same, as when nobody thought of raising it.
StoredTable table_of_other_rules() {
    Table table = new_table();
    table.act(kPlayer, "a", 6, "assign 0 1 2 3 4 5");
    StoredTable stored;
    keep(stored, table.take_change());
    RecordText record = *read_record(saved_record(stored));
    for (RecordLine& line : record.lines)
        if (auto* action = std::get_if<ActionLine>(&line);
            action != nullptr && action->action.starts_with("assign"))
            action->action = "assign 0 0 2 3 4 5";
    Digest chain{};
    write_header(record.header, chain);
    stored.lines.clear();
    for (const RecordLine& line : record.lines) stored.lines.push_back(write_line(line, chain));
    stored.position = write_position(*record.position, chain);
    return stored;
}

TEST(OtherRulesTable, OpensWhereItWasKeptAndSaysWhy) {
    Table before = new_table();
    before.act(kPlayer, "a", 6, "assign 0 1 2 3 4 5");
    StoredTable stored = table_of_other_rules();
    Table table = Table::load(stored);
    EXPECT_TRUE(table.game().same(table.match().state(), before.match().state()));
    const Sight sight = table.sight(kRome);
    const Value log = sight.entries(0, table.match().log().size());
    const std::string last = *log.items()->back().find("text")->text();
    EXPECT_NE(last.find("can no longer be replayed"), std::string::npos) << last;
    EXPECT_TRUE(log.items()->back().find("rule")->is_null());

    keep(stored, table.take_change());
    EXPECT_FALSE(Table::load(stored).has_new_lines()) << "it is said once";
    const Answer answer = table.act(kPlayer, "b", table.step(), "resolve");
    EXPECT_FALSE(answer.problem) << answer.problem->text;
    keep(stored, table.take_change());
    EXPECT_EQ(Table::load(stored).match().record(), table.match().record());
}

// What cannot be replayed is one step: every step has a position that can be shown.
TEST(OtherRulesTable, EveryStepCanBeShown) {
    const Table table = Table::load(table_of_other_rules());
    Steps steps;
    steps.follow(table.match());
    ASSERT_EQ(steps.count(), table.step());
    for (int step = 0; step <= steps.count(); ++step)
        EXPECT_TRUE(table.match().knows(steps.ply_after(step))) << step;
    EXPECT_EQ(steps.ply_after(steps.count()), table.match().ply());
    EXPECT_LT(table.step(), table.match().ply());
}

class UnopenedTable : public ::testing::Test {
  protected:
    UnopenedTable() {
        RecordHeader ludo = new_match(1).header();
        ludo.game = "ludo";
        keep(new_table().take_change(), ludo);
        Table diplomacy = new_diplomacy();
        RecordHeader other = diplomacy.match().header();
        other.options = {{"game", "of another version"}};
        keep(diplomacy.take_change(), other);
    }
    void keep(Change change, const RecordHeader& header) {
        Digest chain{};
        change.created->header = write_header(header, chain);
        change.lines.clear();
        change.position.clear();
        std::promise<void> kept;
        store_->commit(std::move(change), [&](bool) { kept.set_value(); });
        kept.get_future().get();
    }
    ~UnopenedTable() override {
        clerks_.stop();
        thinkers_.stop();
    }

    Response get(const std::string& path, const std::string& token) {
        std::promise<Response> answer;
        api_.answer({"GET", path, {}, token},
                    [&](Response response) { answer.set_value(std::move(response)); });
        return answer.get_future().get();
    }

    TemporaryFolder folder_;
    std::unique_ptr<ServerStore> store_ = open_sqlite_store(folder_.path());
    WorkerPool thinkers_{1};
    WorkerPool clerks_{1};
    Tables tables_{house_of(*store_, thinkers_, [] { return Moment{}; }, clerks_), 10};
    Api api_{tables_, clerks_, {"test"}};
};

TEST_F(UnopenedTable, SaysWhy) {
    const Response response = get("/api/tables/table-1", {});
    EXPECT_EQ(response.status, 409);
    EXPECT_NE(response.body.find("\"unopened\""), std::string::npos) << response.body;
    EXPECT_NE(response.body.find("There is no game “ludo”."), std::string::npos) << response.body;
}

TEST_F(UnopenedTable, ItsHostMayDownloadTheRecordAndNobodyElse) {
    const Response record = get("/api/tables/table-1/record", kHostToken);
    EXPECT_EQ(record.status, 200);
    EXPECT_TRUE(record.body.starts_with("occasus-record 1\ngame ludo\n")) << record.body;
    EXPECT_EQ(get("/api/tables/table-1/record", kSeatToken).status, 403);
    EXPECT_EQ(get("/api/tables/table-1/record", {}).status, 409);
}

TEST_F(UnopenedTable, OfAGameWithSecretsTheRecordIsNotForItsHost) {
    EXPECT_EQ(get("/api/tables/seven", {}).status, 409);
    EXPECT_EQ(get("/api/tables/seven/record", kHostToken).status, 403);
    std::string all = kHostToken;
    for (int seat = 0; seat < kPowers; ++seat) all += "," + power_token(seat_at(seat));
    EXPECT_EQ(get("/api/tables/seven/record", all).status, 200) << "all seven are one person's";
}

}  // namespace
}  // namespace occasus::table::testing
