// What every store of a server promises: a suite over the place where one is made.
//
// A place is default-constructible, and open() makes a store of what it holds.
#pragma once

#include <atomic>
#include <csignal>
#include <functional>
#include <future>
#include <gtest/gtest.h>
#include <map>
#include <set>
#include <sys/wait.h>
#include <thread>
#include <tuple>
#include <unistd.h>

#include "apps/server/notices/notices.h"
#include "apps/server/server_store.h"
#include "apps/server/sqlite_store.h"
#include "record/json.h"
#include "sealed_tables.h"
#include "table/change_document.h"
#include "tables.h"
#include "temporary_folder.h"

namespace occasus::table::testing {

using server::copy_notices;
using server::make_notices;
using server::ServerStore;

// Whether a change is kept by whoever owns its table.
inline bool commits(Store& store, Change change) {
    std::promise<bool> promise;
    store.commit(std::move(change), [&](bool is_kept) { promise.set_value(is_kept); });
    return promise.get_future().get();
}

inline bool claims(Store& store, const std::string& table) {
    std::promise<bool> promise;
    store.claim(table, [&](bool granted) { promise.set_value(granted); });
    return promise.get_future().get();
}

// The same of whoever makes it his own before.
inline bool kept(Store& store, Change change) {
    return (change.created || claims(store, change.table)) && commits(store, std::move(change));
}

inline Change lines(const std::string& table, std::size_t first, std::vector<std::string> text) {
    Change change;
    change.table = table;
    change.first_line = first;
    change.lines = std::move(text);
    return change;
}

// A table without anything, by any name.
inline Change table_called(const std::string& id) {
    Change change;
    change.table = id;
    change.created.emplace();
    change.created->id = id;
    change.created->header = "header";
    return change;
}

inline void expect_same(const StoredTable& a, const StoredTable& b) {
    EXPECT_EQ(a.head.id, b.head.id);
    EXPECT_EQ(a.head.host, b.head.host);
    EXPECT_EQ(a.head.header, b.head.header);
    EXPECT_EQ(a.head.seed, b.head.seed);
    EXPECT_EQ(a.head.dice_typed, b.head.dice_typed);
    EXPECT_EQ(a.head.delay, b.head.delay);
    EXPECT_EQ(a.lines, b.lines);
    EXPECT_EQ(a.position, b.position);
    EXPECT_EQ(a.clock, b.clock);
    EXPECT_EQ(a.press, b.press);
    // A database gives them in an order of its own.
    const auto seats = [](const StoredTable& stored) {
        std::map<std::string, std::tuple<SeatKind, std::string, std::optional<TokenHash>,
                                         std::string, bool, std::optional<Moment>>>
            all;
        for (const auto& [id, sitter] : stored.seats)
            all[id] = {sitter.kind,        sitter.player,          sitter.token,
                       sitter.person.name, sitter.person.has_come, sitter.person.left};
        return all;
    };
    EXPECT_EQ(seats(a), seats(b));
    const auto accepted = [](const StoredTable& stored) {
        std::map<std::string, int> all;
        for (const Accepted& one : stored.accepted) all[one.key] = one.ply;
        return all;
    };
    EXPECT_EQ(accepted(a), accepted(b));
    const auto sets = [](const StoredTable& stored) {
        std::map<std::string, std::tuple<std::vector<std::string>, bool, bool>> all;
        for (const auto& [id, set] : stored.sets)
            all[id] = {set.lines, set.confirmed, set.by_computer};
        return all;
    };
    EXPECT_EQ(sets(a), sets(b));
    const auto messages = [](const StoredTable& stored) {
        std::vector<std::tuple<std::string, Moment, std::string, std::string,
                               std::vector<std::string>, std::string, bool>>
            all;
        for (const PressMessage& message : stored.messages)
            all.emplace_back(message.ref, message.at, message.turn_title, message.from, message.to,
                             message.text, message.removed);
        return all;
    };
    EXPECT_EQ(messages(a), messages(b));
}

template <class Place>
struct StoreContract : ::testing::Test {
    Place place;
};
TYPED_TEST_SUITE_P(StoreContract);

TYPED_TEST_P(StoreContract, GivesBackWhatWasKept) {
    Table table = new_table();
    {
        const auto opened = this->place.open();
        Store& store = *opened;
        EXPECT_TRUE(kept(store, table.take_change()));
        table.act(kPlayer, "a", 6, "assign 0 1 2 3 4 5");
        EXPECT_TRUE(kept(store, table.take_change()));
        table.change_seat(kHost, kRome, SeatKind::Open, "");
        EXPECT_TRUE(kept(store, table.take_change()));
    }
    const auto opened = this->place.open();
    Store& store = *opened;
    EXPECT_EQ(store.count(), 1U);
    const auto stored = store.read(table.id());
    ASSERT_TRUE(stored);
    EXPECT_EQ(stored->lines, table.match().lines());
    EXPECT_EQ(stored->position, table.match().position_line());
    const Table again = Table::load(*stored);
    EXPECT_EQ(again.match().record(), table.match().record());
    EXPECT_EQ(again.match().seed(), table.match().seed());
    EXPECT_EQ(again.seats().of(kRome).kind, SeatKind::Open);
    EXPECT_EQ(again.seats().caller(hash_token(kHostToken)), kHost);
    EXPECT_FALSE(store.read("nothing"));
}

// Every kind of change, to a database and as text beside it.
TYPED_TEST_P(StoreContract, KeepsAsDocumentsWhatADatabaseKeeps) {
    const auto opened = this->place.open();
    Store& store = *opened;
    StageClock clock;
    clock.movement = 60;
    Table table = new_diplomacy({}, clock);
    StoredTable beside;
    const auto keep_both = [&] {
        const Change change = table.take_change();
        keep(beside, change);
        ASSERT_TRUE(kept(store, change));
        expect_same(*store.read(table.id()), beside);
    };
    keep_both();
    table.write_orders(power(kFrance), "a", 0, {"A PAR - BUR", "dance"}, true);
    table.confirm(power(kTurkey), "b", 0);
    table.say(power(kFrance), "c", {"germany", "italy"}, "Two\nlines.");
    table.propose(reads(kFrance), power(kFrance), "d", ProposalKind::DrawVote, 0);
    PressSwitches switches = table.press().switches;
    switches.muted = {"italy"};
    table.set_press(kHost, switches);
    keep_both();
    table.remove_message(kHost, table.press().messages()[0].ref);
    table.say(power(kFrance), "e", {}, "Hail.");
    table.change_seat(kHost, kItaly, SeatKind::Computer, "random");
    table.call(power(kFrance), "f", "Éloïse");
    table.note_presence(kFrance, true);
    table.set_time(Moment(std::chrono::hours(3)));
    table.note_presence(kTurkey, false);
    ClockOrder stopped;
    stopped.stopped = true;
    table.set_clock(kHost, stopped);
    keep_both();
    ASSERT_FALSE(beside.sets.empty());
    ASSERT_EQ(beside.messages.size(), 2U);
    EXPECT_TRUE(beside.messages[0].removed);
    EXPECT_TRUE(beside.clock.left);
    EXPECT_EQ(beside.accepted.size(), 6U);

    EXPECT_EQ(Table::load(beside).seats().of(kFrance).person, (Person{"Éloïse", true, {}}));
    EXPECT_EQ(Table::load(beside).seats().of(kTurkey).person.left, table.now());

    // All of it as one change, to a database that knows nothing yet.
    TypeParam elsewhere;
    const auto other = elsewhere.open();
    const std::string text = to_json(change_document(whole_change(beside)));
    ASSERT_TRUE(kept(*other, read_change(*parse_json(text))));
    expect_same(*other->read(table.id()), beside);

    confirm_rest(table);
    table.computer_act(kItaly, table.step(),
                       table.game().no_orders(table.match().state(), kItaly).actions);
    keep_both();
    ASSERT_FALSE(beside.lines.empty()) << "all sets were opened";
    EXPECT_TRUE(beside.sets.empty());
}

TYPED_TEST_P(StoreContract, AConflictIsNotKeptAndTakesNothingElseWithIt) {
    const auto opened = this->place.open();
    Store& store = *opened;
    EXPECT_TRUE(kept(store, table_called("a")));
    EXPECT_TRUE(kept(store, table_called("b")));
    EXPECT_TRUE(claims(store, "b"));
    EXPECT_TRUE(kept(store, lines("a", 0, {"one\n"})));
    std::atomic<int> good{0};
    std::atomic<int> bad{0};
    std::promise<void> all;
    const auto count = [&](bool is_kept) {
        ++(is_kept ? good : bad);
        if (good + bad == 3) all.set_value();
    };
    store.commit(lines("a", 1, {"two\n"}), count);
    store.commit(lines("a", 1, {"two again\n"}), count);
    store.commit(lines("b", 0, {"one\n"}), count);
    all.get_future().get();
    EXPECT_EQ(good, 2);
    EXPECT_EQ(bad, 1);
    EXPECT_FALSE(kept(store, lines("a", 9, {"a gap\n"})));
    EXPECT_TRUE(kept(store, lines("a", 2, {"three\n"})));
}

TYPED_TEST_P(StoreContract, ManyThreadsAtOnce) {
    const auto opened = this->place.open();
    Store& store = *opened;
    std::vector<std::thread> writers;
    std::atomic<int> good{0};
    for (int writer = 0; writer < 8; ++writer)
        writers.emplace_back([&, writer] {
            good += kept(store, table_called("t" + std::to_string(writer))) ? 1 : 0;
            for (std::size_t n = 0; n < 50; ++n)
                good += kept(store, lines("t" + std::to_string(writer), n, {"line\n"})) ? 1 : 0;
        });
    for (std::thread& writer : writers) writer.join();
    EXPECT_EQ(good, 408);
    EXPECT_EQ(store.count(), 8U);
}

TYPED_TEST_P(StoreContract, KeepsSealedOrdersTheClockAndPress) {
    StageClock clock;
    clock.movement = 60;
    Table table = new_diplomacy({}, clock);
    PressSwitches switches = table.press().switches;
    switches.muted = {"italy"};
    {
        const auto opened = this->place.open();
        Store& store = *opened;
        table.write_orders(power(kFrance), "a", 0, {"A PAR - BUR", "dance"}, true);
        table.confirm(power(kTurkey), "b", 0);
        table.say(power(kFrance), "c", {"germany", "italy"}, "Two\nlines.");
        table.set_press(kHost, switches);
        EXPECT_TRUE(kept(store, table.take_change()));
        table.unconfirm(power(kFrance), "d", 0);
        table.remove_message(kHost, table.press().messages()[0].ref);
        table.say(power(kFrance), "e", {}, "Hail.");
        EXPECT_TRUE(kept(store, table.take_change()));
        EXPECT_TRUE(store.due(kNoon).empty());
        EXPECT_EQ(store.due(kNoon + std::chrono::minutes(60)), std::vector<std::string>{"seven"});
    }
    const auto opened = this->place.open();
    Store& store = *opened;
    Table again = Table::load(*store.read("seven"));
    EXPECT_FALSE(again.confirmed(kFrance));
    EXPECT_TRUE(again.confirmed(kTurkey));
    EXPECT_EQ(again.written(kFrance)->size(), 2U);
    EXPECT_EQ(again.written(kTurkey)->size(), 0U);
    EXPECT_EQ(again.written(kItaly), std::nullopt);
    EXPECT_EQ(again.clock(), table.clock());
    EXPECT_EQ(again.press().switches, table.press().switches);
    for (const Reader& reader : {reads(kItaly), kSpectatorReads})
        EXPECT_EQ(again.press().document(again.press_reader(reader), std::nullopt),
                  table.press().document(table.press_reader(reader), std::nullopt));
    again.set_time(kNoon);
    confirm_rest(again);
    EXPECT_TRUE(kept(store, again.take_change()));
    EXPECT_TRUE(store.read("seven")->sets.empty());
}

// A process is killed while it writes; what it was told is kept must be there.
TYPED_TEST_P(StoreContract, WhatWasKeptSurvivesACrash) {
    int told[2] = {};
    ASSERT_EQ(pipe(told), 0);
    const pid_t child = fork();
    if (child == 0) {
        const auto opened = this->place.open();
        Store& store = *opened;
        if (!kept(store, table_called("t"))) _exit(1);
        for (int n = 0;; ++n) {
            if (!kept(store, lines("t", static_cast<std::size_t>(n), {std::to_string(n) + "\n"})))
                _exit(1);
            if (write(told[1], &n, sizeof n) != sizeof n) _exit(1);
        }
    }
    close(told[1]);
    int last = -1;
    while (last < 200 && read(told[0], &last, sizeof last) == sizeof last) {
    }
    kill(child, SIGKILL);
    while (read(told[0], &last, sizeof last) == sizeof last) {
    }
    close(told[0]);
    waitpid(child, nullptr, 0);

    const auto opened = this->place.open();
    Store& store = *opened;
    Change next = lines("t", static_cast<std::size_t>(last) + 1, {"next\n"});
    const bool exactly = kept(store, next);
    next.first_line += 1;  // One more may have been written and not told.
    EXPECT_TRUE(exactly || kept(store, next)) << last;
}

// Who came when, and what is put away.
TYPED_TEST_P(StoreContract, PutsAwayWhatNobodyCameTo) {
    const auto opened = this->place.open();
    ServerStore& store = *opened;
    for (const char* id : {"a", "b", "c"}) EXPECT_TRUE(kept(store, table_called(id)));
    const Moment now = kNoon + std::chrono::days(30'000);
    store.note_visits({"a", "b", "gone"}, now);
    const auto idle = [&](Moment since, Moment over_since) {
        std::map<std::string, bool> found;
        for (const server::IdleTable& one : store.idle(since, over_since, 10))
            found[one.id] = one.over;
        return found;
    };
    EXPECT_EQ(idle(now, now), (std::map<std::string, bool>{{"c", false}}));
    store.note_over("b");
    const Moment later = now + std::chrono::days(1);
    EXPECT_EQ(idle(now, later), (std::map<std::string, bool>{{"b", true}, {"c", false}}));
    EXPECT_TRUE(claims(store, "b"));
    store.put_away({"b", "the record", false});
    EXPECT_TRUE(claims(store, "c"));
    store.put_away({"c", "a secret", true});
    EXPECT_EQ(store.count(), 1U);
    EXPECT_FALSE(store.read("b"));
    EXPECT_EQ(store.record("b"), "the record");
    EXPECT_EQ(store.record("c"), std::nullopt) << "it is for whoever runs the server alone";
    EXPECT_EQ(store.record("../b"), std::nullopt);
    EXPECT_EQ(store.all_put_away().size(), 2U);
    store.delete_old_records(1);
    EXPECT_EQ(store.record("b"), "the record");
}

// A change that cannot be kept as it is, is not kept in part.
TYPED_TEST_P(StoreContract, KeepsAChangeAsAWholeOrNotAtAll) {
    const auto opened = this->place.open();
    Store& store = *opened;
    EXPECT_TRUE(kept(store, table_called("a")));
    EXPECT_TRUE(claims(store, "a"));
    Change twice = lines("a", 0, {"one\n"});
    twice.accepted = {{"key", 1}};
    EXPECT_TRUE(commits(store, twice));
    Change again = lines("a", 1, {"two\n"});
    again.accepted = {{"key", 2}};
    EXPECT_FALSE(commits(store, again)) << "the same id twice";
    EXPECT_EQ(store.read("a")->lines, std::vector<std::string>{"one\n"});
    EXPECT_FALSE(commits(store, table_called("a"))) << "a table is made once";
    EXPECT_TRUE(commits(store, lines("a", 1, {"two\n"})));
}

// Orders for notices, and the key of the server, which copies have too.
TYPED_TEST_P(StoreContract, KeepsOrdersForNoticesAsLongAsTheirTable) {
    const auto opened = this->place.open();
    ServerStore& store = *opened;
    const TemporaryFolder folder;
    const auto opened_copy = server::open_sqlite_store(folder.path());
    ServerStore& copy = *opened_copy;
    ServeOptions options;
    options.hook_hosts = {"ntfy.sh"};
    options.push_contact = "mailto:ada@example.org";
    options.public_url = "https://play.example.org";
    Table table = new_table();
    const Change made = table.take_change();
    EXPECT_TRUE(kept(store, made));
    EXPECT_TRUE(kept(copy, made));
    const auto orders = [&](ServerStore& of, const std::string& token,
                            const std::optional<Input>& further = {}) {
        return make_notices(options, of, [] { return kNoon; })
            ->orders(table.id(), token, "a visitor", further);
    };
    const std::string order = R"({"way":"hook","address":"https://ntfy.sh/occasus"})";
    EXPECT_THROW(orders(store, kSeatToken, Input(order)), Refused);
    EXPECT_THROW(orders(store, "another", Input(order)), Refused);
    orders(store, kHostToken, Input(order));
    const Value all = orders(store, kHostToken);
    EXPECT_EQ(all.find("orders")->items()->size(), 1U);
    copy_notices(store, copy);
    EXPECT_EQ(orders(copy, kHostToken), all);
    EXPECT_EQ(orders(copy, kSeatToken), orders(store, kSeatToken)) << "with the same key";
    EXPECT_TRUE(claims(store, table.id()));
    store.put_away({table.id(), "the record", false});
    EXPECT_TRUE(store.ask("SELECT id FROM notices", {}).empty());
}

REGISTER_TYPED_TEST_SUITE_P(StoreContract, GivesBackWhatWasKept, KeepsAsDocumentsWhatADatabaseKeeps,
                            AConflictIsNotKeptAndTakesNothingElseWithIt, ManyThreadsAtOnce,
                            KeepsSealedOrdersTheClockAndPress, WhatWasKeptSurvivesACrash,
                            PutsAwayWhatNobodyCameTo, KeepsAChangeAsAWholeOrNotAtAll,
                            KeepsOrdersForNoticesAsLongAsTheirTable);

}  // namespace occasus::table::testing
