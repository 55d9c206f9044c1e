#include "apps/server/table_files.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <future>
#include <gtest/gtest.h>
#include <stdexcept>
#include <sys/stat.h>
#include <unistd.h>

#include "apps/server/sqlite.h"
#include "apps/server/sqlite_store.h"
#include "tables.h"
#include "temporary_folder.h"

namespace occasus::table::testing {

using namespace server;

namespace {

// A folder with one table of Rome Must Fall, at which one answer was given.
class TableFiles : public ::testing::Test {
  protected:
    TableFiles() : table_(new_table()) {
        store_ = open_sqlite_store(data());
        keep();
        table_.act(kPlayer, "a", 6, "assign 0 1 2 3 4 5");
        keep();
    }

    void keep() {
        std::promise<bool> kept;
        store_->commit(table_.take_change(), [&](bool is_kept) { kept.set_value(is_kept); });
        ASSERT_TRUE(kept.get_future().get());
    }
    std::filesystem::path data() const { return folder_.path() / "data"; }
    std::filesystem::path file(const char* name) const { return folder_.path() / name; }

    // The words in which the work is refused.
    template <class Work>
    static std::string refusal(Work work) {
        try {
            work();
        } catch (const std::runtime_error& error) {
            return error.what();
        }
        return "done";
    }

    TemporaryFolder folder_;
    Table table_;
    std::unique_ptr<ServerStore> store_;
};

TEST_F(TableFiles, ACopyOfARunningServerIsPlayedOnElsewhere) {
    back_up_tables(data(), file("copy"));
    const auto permissions = std::filesystem::status(file("copy")).permissions();
    EXPECT_EQ(
        permissions & (std::filesystem::perms::group_all | std::filesystem::perms::others_all),
        std::filesystem::perms::none);
    restore_tables(file("copy"), file("elsewhere"));
    const auto elsewhere = open_sqlite_store(file("elsewhere"));
    const auto stored = elsewhere->read(table_.id());
    ASSERT_TRUE(stored);
    const Table again = Table::load(*stored);
    EXPECT_EQ(again.match().record(), table_.match().record());
    EXPECT_EQ(again.match().seed(), table_.match().seed());
    EXPECT_EQ(again.seats().caller(hash_token(kHostToken)), kHost);
}

TEST_F(TableFiles, NothingIsOverwritten) {
    back_up_tables(data(), file("copy"));
    EXPECT_NE(refusal([&] { back_up_tables(data(), file("copy")); }).find("is there already"),
              std::string::npos);
    store_.reset();
    EXPECT_NE(refusal([&] { restore_tables(file("copy"), data()); }).find("already has tables"),
              std::string::npos);
    EXPECT_EQ(list_tables(data()).size(), 1U);
}

TEST_F(TableFiles, WhatRootRestoresBelongsToWhomTheFolderBelongsTo) {
    if (geteuid() != 0) GTEST_SKIP() << "only root may give files away";
    constexpr uid_t kServer = 61234;
    back_up_tables(data(), file("copy"));
    std::filesystem::create_directory(file("elsewhere"));
    ASSERT_EQ(chown(file("elsewhere").c_str(), kServer, kServer), 0);
    restore_tables(file("copy"), file("elsewhere"));
    int files = 0;
    for (const auto& entry : std::filesystem::directory_iterator(file("elsewhere"))) {
        struct stat owned{};
        ASSERT_EQ(stat(entry.path().c_str(), &owned), 0);
        EXPECT_EQ(owned.st_uid, kServer) << entry.path();
        EXPECT_EQ(owned.st_gid, kServer) << entry.path();
        ++files;
    }
    EXPECT_EQ(files, 2);  // The tables, and the lock.
}

TEST_F(TableFiles, ADamagedCopyIsNotRestored) {
    back_up_tables(data(), file("copy"));
    {
        std::fstream copy(file("copy"), std::ios::in | std::ios::out | std::ios::binary);
        copy.seekp(4096 + 8);
        for (int i = 0; i < 200; ++i) copy.put('\x7f');
    }
    EXPECT_NE(refusal([&] { restore_tables(file("copy"), file("elsewhere")); }), "done");
    EXPECT_FALSE(std::filesystem::exists(file("elsewhere") / "tables.sqlite"));
    EXPECT_FALSE(std::filesystem::exists(file("elsewhere") / "tables.sqlite.part"));
}

// One bit anywhere, an end that is missing, and nothing at all.
TEST_F(TableFiles, ACopyIsRestoredWholeOrNotAtAll) {
    back_up_tables(data(), file("copy"));
    std::string whole;
    {
        std::ifstream copy(file("copy"), std::ios::binary);
        whole.assign(std::istreambuf_iterator<char>(copy), {});
    }
    const auto attempt = [&](const std::string& bytes, bool may_lack_checksum = false) {
        std::ofstream(file("bad"), std::ios::binary) << bytes;
        const std::string answer =
            refusal([&] { restore_tables(file("bad"), file("elsewhere"), may_lack_checksum); });
        const bool is_there = std::filesystem::exists(file("elsewhere") / "tables.sqlite");
        EXPECT_EQ(is_there, answer == "done");
        std::filesystem::remove_all(file("elsewhere"));
        return answer;
    };
    EXPECT_EQ(attempt(whole), "done");
    Rng rng(1);
    for (int flip = 0; flip < 50; ++flip) {
        std::string bytes = whole;
        bytes[rng.below(static_cast<std::uint32_t>(bytes.size()))] ^=
            static_cast<char>(1U << rng.below(8));
        EXPECT_NE(attempt(bytes), "done");
    }
    for (const std::size_t size :
         {std::size_t{0}, std::size_t{4096}, whole.size() / 2, whole.size() - 1, whole.size() - 80})
        EXPECT_NE(attempt(whole.substr(0, size)), "done") << size;
    EXPECT_NE(attempt(whole + "\n"), "done");
    EXPECT_NE(attempt(std::string(5000, 'a')), "done");
    EXPECT_EQ(attempt("", true), file("bad").string() + " is empty.");
    EXPECT_NE(attempt(std::string(5000, 'a'), true), "done");
}

// What somebody did to a copy with SQLite's own program, and of copies that an earlier version made
// without a checksum.
TEST_F(TableFiles, WhatACopyHoldsIsCheckedTableByTable) {
    back_up_tables(data(), file("copy"));
    const auto attempt = [&](const std::string& sql) {
        std::filesystem::copy_file(file("copy"), file("bad"),
                                   std::filesystem::copy_options::overwrite_existing);
        {
            Database database(file("bad"));
            database.run(sql.c_str());
            database.run("VACUUM");  // The checksum is gone.
        }
        EXPECT_NE(refusal([&] { restore_tables(file("bad"), file("elsewhere")); }), "done") << sql;
        const std::string answer =
            refusal([&] { restore_tables(file("bad"), file("elsewhere"), true); });
        std::filesystem::remove_all(file("elsewhere"));
        return answer;
    };
    EXPECT_EQ(attempt("SELECT 1"), "done");
    const std::string named = "Table " + table_.id();
    for (const char* const sql :
         {"UPDATE lines SET line = REPLACE(line, 'assign', 'assigm')",
          "UPDATE tables SET header = REPLACE(header, 'rome', 'romE')",
          "DELETE FROM lines WHERE n = 1", "UPDATE positions SET line = 'position {} = 00\n'",
          "UPDATE seats SET seat = 'nobody'", "UPDATE tables SET host = 'x'",
          "UPDATE tables SET seed = substr(seed, 2) || '0'"})
        EXPECT_TRUE(attempt(sql).starts_with(named)) << sql << ": " << attempt(sql);
    EXPECT_NE(attempt("DELETE FROM tables").find("but not the table"), std::string::npos);
    EXPECT_NE(attempt("DROP TABLE lines").find("is missing this"), std::string::npos);
    EXPECT_NE(attempt("PRAGMA user_version = 999").find("another version"), std::string::npos);
    EXPECT_NE(attempt("CREATE TRIGGER x AFTER INSERT ON lines BEGIN DELETE FROM seats; END")
                  .find("no server writes: trigger x"),
              std::string::npos);
}

TEST_F(TableFiles, AreListedAndWrittenWhileAServerRuns) {
    const auto listed = list_tables(data());
    ASSERT_EQ(listed.size(), 1U);
    EXPECT_EQ(listed[0].id, table_.id());
    EXPECT_EQ(listed[0].game, "rome_must_fall");
    EXPECT_EQ(listed[0].lines, table_.match().lines().size());
    EXPECT_EQ(record_of_table(data(), table_.id()),
              table_.match().record() + table_.match().position_line());
    EXPECT_NE(refusal([&] { record_of_table(data(), "nobody"); }).find("nobody"),
              std::string::npos);
}

TEST_F(TableFiles, AreDeletedAllOrNoneAndNeverUnderAServer) {
    EXPECT_NE(refusal([&] { delete_tables(data(), {table_.id()}); }).find("in use"),
              std::string::npos);
    store_.reset();
    EXPECT_NE(refusal([&] { delete_tables(data(), {table_.id(), "nobody"}); }).find("nobody"),
              std::string::npos);
    EXPECT_EQ(list_tables(data()).size(), 1U);
    delete_tables(data(), {table_.id()});
    EXPECT_TRUE(list_tables(data()).empty());
    // Nothing of it is left behind, in whatever list of the file.
    Database database(data() / "tables.sqlite");
    Statement lists(database,
                    "SELECT name FROM sqlite_master WHERE type = 'table' AND name != 'alive'");
    while (lists.step()) {
        Statement rows(database, ("SELECT COUNT(*) FROM " + lists.text(0)).c_str());
        rows.step();
        EXPECT_EQ(rows.number(0), 0) << lists.text(0);
    }
}

TEST_F(TableFiles, AFolderWithoutTablesIsNamed) {
    EXPECT_NE(refusal([&] { list_tables(file("empty")); }).find("empty has no tables"),
              std::string::npos);
    EXPECT_NE(refusal([&] { back_up_tables(file("empty"), file("copy")); }).find("has no tables"),
              std::string::npos);
    EXPECT_NE(refusal([&] { restore_tables(file("copy"), file("empty")); }).find("is not there"),
              std::string::npos);
}

}  // namespace
}  // namespace occasus::table::testing
