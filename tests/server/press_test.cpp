// Press at a table: who may write and who may read.
#include <gtest/gtest.h>

#include "record/json.h"
#include "sealed_tables.h"
#include "table/stage_messages.h"
#include "table/table_messages.h"
#include "tables.h"

namespace occasus::table::testing {
namespace {

ProblemKind kind_of(const Answer& answer) {
    return answer.problem.value().kind;
}

Answer say(Table& table, Caller caller, const std::vector<std::string>& to,
           const std::string& text = "Shall we leave Burgundy empty?") {
    return table.say(caller, new_id(), to, text);
}

Value press_of(const Table& table, const Reader& reader, std::optional<int> since = std::nullopt) {
    return table.press().document(table.press_reader(reader), since);
}

std::vector<std::string> texts(const Value& press) {
    std::vector<std::string> texts;
    for (const Value& message : *press.find("messages")->items())
        texts.push_back(message.find("text")->is_null() ? "(removed)"
                                                        : *message.find("text")->text());
    return texts;
}

using Texts = std::vector<std::string>;

struct PressTest : ::testing::Test {
    Table table = new_diplomacy();

    void set(const std::string& json) {
        PressSwitches switches = table.press().switches;
        read_switches(Input(json), switches);
        table.set_press(kHost, switches);
    }
};

TEST_F(PressTest, GoesToThoseItIsFor) {
    ASSERT_FALSE(say(table, power(kFrance), {"germany"}, "to Germany").problem);
    ASSERT_FALSE(say(table, power(kFrance), {"germany", "italy"}, "to both").problem);
    ASSERT_FALSE(say(table, power(kTurkey), {}, "to everyone").problem);
    EXPECT_EQ(texts(press_of(table, reads(kFrance))),
              (Texts{"to Germany", "to both", "to everyone"}));
    EXPECT_EQ(texts(press_of(table, reads(kGermany))),
              (Texts{"to Germany", "to both", "to everyone"}));
    EXPECT_EQ(texts(press_of(table, reads(kItaly))), (Texts{"to both", "to everyone"}));
    EXPECT_EQ(texts(press_of(table, reads(kTurkey))), Texts{"to everyone"});
    EXPECT_EQ(texts(press_of(table, kSpectatorReads)), Texts{"to everyone"});
    EXPECT_EQ(texts(press_of(table, Reader{kHost, {}})), Texts{"to everyone"})
        << "the host is no confidant";
}

TEST_F(PressTest, EveryReaderCountsWhatHeMayRead) {
    say(table, power(kFrance), {"germany"}, "one");
    say(table, power(kTurkey), {}, "two");
    const Value french = press_of(table, reads(kFrance), 1);
    EXPECT_EQ(texts(french), Texts{"two"});
    EXPECT_EQ(*french.find("n"), Value(2));
    EXPECT_EQ(*french.find("reset"), Value(false));
    const Value watching = press_of(table, kSpectatorReads, 1);
    EXPECT_EQ(*watching.find("n"), Value(1)) << "nobody can count what is not for him";
    EXPECT_TRUE(texts(watching).empty());
    EXPECT_EQ(*press_of(table, kSpectatorReads, 2).find("reset"), Value(true));
}

TEST_F(PressTest, OutlivesARestart) {
    say(table, power(kFrance), {"germany"}, "one\ntwo");
    say(table, power(kTurkey), {}, "three");
    set(R"({"muted": ["italy"], "phases": "movement"})");
    StoredTable stored;
    keep(stored, table.take_change());
    const Table again = Table::load(stored);
    for (const Seat seat : {kFrance, kGermany, kItaly})
        EXPECT_EQ(press_of(again, reads(seat)), press_of(table, reads(seat)));
    EXPECT_EQ(again.press().switches, table.press().switches);
    EXPECT_EQ(switches_from_text(switches_text(table.press().switches)), table.press().switches);
}

// 1,100 letters to one rival were more than he could be sent at once.
TEST_F(PressTest, HoweverMuchIsWrittenItIsReadInPages) {
    for (int i = 0; i < 1'100; ++i) {
        table.set_time(kNoon + std::chrono::seconds(4 * i));
        ASSERT_FALSE(
            say(table, power(kFrance), {"germany"}, std::to_string(i) + std::string(3'990, 'x'))
                .problem);
    }
    const Value told =
        table_message(table, reads(kGermany), {}, std::vector<Presence>(7, Presence{1, {}}));
    EXPECT_LT(to_json(told).size(), std::size_t{512} * 1024);
    const Value& press = *told.find("press");
    EXPECT_EQ(*press.find("reset"), Value(true));
    std::vector<Value> letters = *press.find("messages")->items();
    EXPECT_EQ(*letters.back().find("n"), Value(1'100));
    while (*letters.front().find("n") != Value(1)) {
        const Earlier earlier{std::nullopt, static_cast<int>(*letters.front().find("n")->number())};
        const Value page = earlier_message(table, reads(kGermany), "a", earlier);
        EXPECT_LT(to_json(page).size(), std::size_t{300} * 1024);
        const auto& more = *page.find("press")->items();
        ASSERT_FALSE(more.empty());
        letters.insert(letters.begin(), more.begin(), more.end());
    }
    ASSERT_EQ(letters.size(), 1'100U);
    for (int i = 0; i < 1'100; ++i) {
        const Value& letter = letters[static_cast<std::size_t>(i)];
        EXPECT_EQ(*letter.find("n"), Value(i + 1));
        EXPECT_TRUE(letter.find("text")->text()->starts_with(std::to_string(i) + "x"));
    }
    EXPECT_EQ(*press_of(table, reads(kGermany), 1'099).find("reset"), Value(false));
    EXPECT_EQ(*press_of(table, reads(kGermany), 10).find("reset"), Value(true))
        << "more than a page is missing";
    const Value others = earlier_message(table, reads(kItaly), "a", Earlier{std::nullopt, 1'101});
    EXPECT_TRUE(others.find("press")->items()->empty()) << "nobody else reads them";
}

TEST_F(PressTest, LettersInARowHaveAPace) {
    for (int i = 0; i < 30; ++i) ASSERT_FALSE(say(table, power(kFrance), {}).problem);
    EXPECT_EQ(kind_of(say(table, power(kFrance), {})), ProblemKind::Busy);
    EXPECT_FALSE(say(table, power(kGermany), {}).problem) << "each seat has its own";
    table.set_time(table.now() + std::chrono::seconds(4));
    EXPECT_FALSE(say(table, power(kFrance), {}).problem);
}

TEST_F(PressTest, ARepeatIsSaidOnce) {
    table.say(power(kFrance), "a", {}, "Hail.");
    EXPECT_FALSE(table.say(power(kFrance), "a", {}, "Hail.").changed);
    EXPECT_EQ(table.press().messages().size(), 1U);
}

TEST_F(PressTest, WhoMayNotWriteIsToldWhy) {
    EXPECT_EQ(kind_of(say(table, kSpectator, {})), ProblemKind::NotYours);
    EXPECT_EQ(kind_of(say(table, kHost, {"france"})), ProblemKind::Illegal);
    EXPECT_FALSE(say(table, kHost, {}, "Supper is served.").problem);
    EXPECT_EQ(kind_of(say(table, power(kFrance), {"france"})), ProblemKind::Illegal);
    EXPECT_EQ(kind_of(say(table, power(kFrance), {}, "")), ProblemKind::Unreadable);
    EXPECT_EQ(kind_of(say(table, power(kFrance), {}, "\x1b[31mred")), ProblemKind::Unreadable);
    EXPECT_EQ(kind_of(say(table, power(kFrance), {}, std::string(4001, 'x'))),
              ProblemKind::TooLarge);
    EXPECT_FALSE(say(table, power(kFrance), {}, std::string(4000, 'x')).problem);
    EXPECT_THROW(say(table, power(kFrance), {"atlantis"}), Refused);
    table.change_seat(power(kItaly), kItaly, SeatKind::Computer, "random");
    EXPECT_EQ(kind_of(say(table, power(kItaly), {})), ProblemKind::NotYourTurn);
}

TEST_F(PressTest, TheHostsSwitchesDecide) {
    set(R"({"allowed": "public"})");
    EXPECT_EQ(kind_of(say(table, power(kFrance), {"germany"})), ProblemKind::Illegal);
    EXPECT_FALSE(say(table, power(kFrance), {}).problem);
    set(R"({"allowed": "none"})");
    EXPECT_EQ(kind_of(say(table, power(kFrance), {})), ProblemKind::Illegal);
    set(R"({"allowed": "all", "muted": ["france"]})");
    EXPECT_EQ(kind_of(say(table, power(kFrance), {})), ProblemKind::Illegal);
    EXPECT_FALSE(say(table, power(kGermany), {"france"}).problem) << "the others may";
    EXPECT_THROW(table.set_press(power(kFrance), {}), Refused);
    EXPECT_THROW(set(R"({"muted": ["atlantis"]})"), Refused);
    EXPECT_THROW(set(R"({"allowed": "sometimes"})"), Refused);
}

TEST(Press, MayBeForMovementPhasesAlone) {
    Table table = new_fall_of_rome();
    PressSwitches switches = table.press().switches;
    switches.phases = PressPhases::Movement;
    table.set_press(kHost, switches);
    EXPECT_EQ(kind_of(say(table, power(kFrance), {})), ProblemKind::Illegal)
        << "units are being chosen";
    confirm_rest(table);
    EXPECT_FALSE(say(table, power(kFrance), {}).problem) << "Spring, movement";
}

TEST_F(PressTest, SpectatorsReadWhatIsPublicIfTheHostLetsThem) {
    say(table, power(kFrance), {}, "Hail.");
    set(R"({"watchers": false})");
    EXPECT_TRUE(texts(press_of(table, kSpectatorReads)).empty());
    EXPECT_EQ(texts(press_of(table, reads(kTurkey))), Texts{"Hail."});
}

TEST_F(PressTest, AMessageIsRemovedForAllByItsRef) {
    say(table, power(kFrance), {"germany"}, "Rude words.");
    say(table, power(kFrance), {"germany"}, "Sorry.");
    const std::string ref = table.press().messages()[0].ref;
    EXPECT_THROW(table.remove_message(power(kFrance), ref), Refused);
    EXPECT_THROW(table.remove_message(kHost, "nothing"), Refused);
    EXPECT_EQ(table.remove_message(kHost, ref), 0U);
    EXPECT_EQ(texts(press_of(table, reads(kGermany))), (Texts{"(removed)", "Sorry."}));
    const Value rest = press_of(table, reads(kGermany), 2);
    EXPECT_EQ(*rest.find("removed"), Value(Value::List{Value(1)})) << "told on coming back, too";
    StoredTable stored;
    keep(stored, table.take_change());
    EXPECT_EQ(stored.messages[0].text, "") << "nor is it kept";
}

TEST_F(PressTest, ANewHolderReadsPrivateMessagesFromThenOn) {
    say(table, power(kFrance), {"germany"}, "before");
    say(table, power(kFrance), {}, "to all");
    table.change_seat(kHost, kGermany, SeatKind::Human, "");
    say(table, power(kFrance), {"germany"}, "after");
    EXPECT_EQ(texts(press_of(table, reads(kGermany))), (Texts{"to all", "after"}));
    EXPECT_EQ(texts(press_of(table, reads(kFrance))), (Texts{"before", "to all", "after"}));
}

// All seven vote in their sealed sets; nobody is told before the opening.
TEST(Press, IsRevealedAfterTheGameIfTheTableWasMadeSo) {
    for (const bool reveal : {false, true}) {
        Table table = new_diplomacy();
        PressSwitches switches = table.press().switches;
        switches.reveal = reveal;
        table.set_press(kHost, switches);
        say(table, power(kFrance), {"germany"}, "secret");
        for (int seat = 0; seat < kPowers; ++seat) {
            EXPECT_TRUE(texts(press_of(table, kSpectatorReads)).empty());
            ASSERT_FALSE(
                table.write_orders(power(seat_at(seat)), new_id(), 0, {"DRAW"}, true).problem);
        }
        ASSERT_TRUE(table.match().over());
        EXPECT_FALSE(table.secret_record()) << "the record is open at the end";
        EXPECT_EQ(texts(press_of(table, kSpectatorReads)), reveal ? Texts{"secret"} : Texts{});
        EXPECT_EQ(table.clock()->deadline, std::nullopt);
    }
}

}  // namespace
}  // namespace occasus::table::testing
