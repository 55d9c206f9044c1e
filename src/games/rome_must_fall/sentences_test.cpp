// Every sentence of the log, with every number from 0 to 2 and every tracker, circle and ability.
#include <cctype>
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "games/rome_must_fall/game.h"

namespace occasus::rome_must_fall {
namespace {

const Rules& rules() {
    static const Rules kRules{*Sheet::parse(built_in_sheet())};
    return kRules;
}

// The values that an operand may have.
std::vector<int> values_of(Operand type) {
    int low = 0;
    int end = 3;
    if (type == Operand::Tracker) end = kTrackers;
    if (type == Operand::Circle) end = static_cast<int>(rules().sheet().circles.size());
    if (type == Operand::Ability) end = kAbilities;
    if (type == Operand::Icon) end = static_cast<int>(kIconIds.size());
    if (type == Operand::Flag) end = 2;
    if (type == Operand::Grade) low = 1, end = 4;
    std::vector<int> values;
    for (int value = low; value < end; ++value) values.push_back(value);
    return values;
}

void expect_grammar(const std::string& sentence) {
    const auto has = [&](const char* fault) { return sentence.find(fault) != std::string::npos; };
    ASSERT_FALSE(sentence.empty());
    const char first = sentence.front();
    EXPECT_FALSE(first >= 'a' && first <= 'z') << sentence;
    EXPECT_EQ(sentence.back(), '.') << sentence;
    for (const char* fault : {"  ", "..", " .", " ,", "{", "}", "the War", "The War", "1 cubes",
                              "0 cube ", "2 cube ", "War at Sea take", "1 fires"})
        EXPECT_FALSE(has(fault)) << fault << ": " << sentence;
}

TEST(Sentences, AreGrammaticalWithEveryNumberAndName) {
    int tried = 0;
    for (const auto& row : kEventRows) {
        std::vector<Event> events = {
            {.rule = row.rule, .kind = static_cast<std::uint8_t>(row.kind)}};
        for (std::size_t at = 0; at < row.arity(); ++at) {
            std::vector<Event> more;
            for (const Event& event : events)
                for (const int value : values_of(row.operands[at].type)) {
                    more.push_back(event);
                    more.back().args[at] = static_cast<std::int16_t>(value);
                }
            events = more;
        }
        for (const Event& event : events) {
            // T4, T5: land is lost to tribes alone, and raids win bonuses for them.
            const bool is_of_tribes =
                row.kind == EventKind::CircleMarked || row.kind == EventKind::BonusAdded;
            if (is_of_tribes && is_raid(tracker_at(event.args[0]))) continue;
            expect_grammar(Text::describe(rules(), event, Seat::Nobody));
            ++tried;
        }
    }
    EXPECT_GT(tried, 500);
}

TEST(Sentences, SayWhatWasAddedAndWhy) {
    const auto say = [](EventKind kind, std::array<std::int16_t, 4> args) {
        Event event{.rule = {}, .kind = static_cast<std::uint8_t>(kind)};
        for (std::size_t at = 0; at < 4; ++at) event.args[at] = args[at];
        return Text::describe(rules(), event, Seat::Nobody);
    };
    EXPECT_EQ(say(EventKind::Attack, {0, 3, 0, 5}), "3 on the timeline and the black die make 5.");
    EXPECT_EQ(say(EventKind::Attack, {0, 3, 2, 7}),
              "3 on the timeline, 2 from raids and the black die make 7.");
    EXPECT_EQ(say(EventKind::Rerolled, {5, 1, 6, 3}), "Re-roll: the 1 becomes 6 and counts 3.");
    EXPECT_EQ(say(EventKind::Rerolled, {0, 1, 6, 6}), "Re-roll: the 1 becomes 6.");
    EXPECT_EQ(
        say(EventKind::DieTurnedRed, {2, static_cast<std::int16_t>(Icon::Cube)}),
        "You have no cube to lose, so one Imperial die turns red from the next roll on; 2 red.");
    EXPECT_EQ(say(EventKind::Fire, {4, 3}),
              "Three fires: 4 of 4 boxes of the Fall of Rome are marked.");
    EXPECT_EQ(say(EventKind::Assigned, {3, 0, 6}), "You place a 6 against War at Sea.");
    EXPECT_EQ(say(EventKind::CubesSpent, {2, 1, 0}), "1 cube against the Franks, 0 left.");
}

}  // namespace
}  // namespace occasus::rome_must_fall
