// What the protocol's document shows is what is sent and understood.
#include <array>
#include <fstream>
#include <gtest/gtest.h>
#include <regex>
#include <sstream>
#include <string>
#include <vector>

#include "record/json.h"
#include "sealed_tables.h"
#include "table/api.h"
#include "table/client_message.h"
#include "table/stage_messages.h"
#include "table/table_messages.h"
#include "tables.h"

namespace occasus::table::testing {
namespace {

std::string document(const std::string& name = "docs/protocol.md") {
    std::ifstream file(OCCASUS_SOURCE "/" + name);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

// The examples in JSON of the sections about sealed stages and press, in order.
std::vector<Value> stage_examples() {
    const std::string text = document();
    std::vector<Value> examples;
    const std::string fence = "```json\n";
    for (std::size_t at = text.find("### Sealed stages");;) {
        const std::size_t begin = text.find(fence, at);
        if (begin >= text.find("## The view of Rome Must Fall")) return examples;
        at = text.find("```", begin + fence.size());
        // Several on a line each, or one on several lines.
        const std::string block = text.substr(begin + fence.size(), at - begin - fence.size());
        if (const Result<Value> whole = parse_json(block)) {
            examples.push_back(*whole);
        } else {
            std::istringstream lines(block);
            for (std::string line; std::getline(lines, line);) {
                const Result<Value> example = parse_json(line);
                EXPECT_TRUE(example) << line;
                if (example) examples.push_back(*example);
            }
        }
        at += fence.size();
    }
}

// The row of a price in bench/prices.txt, without what was measured.
std::string price_line(const PricedName& priced) {
    constexpr std::array kCountsAs{"", " and work", " and thinking"};
    const Price& price = priced.price;
    std::string most = std::to_string(price.milliseconds);
    if (most.size() > 3) most.insert(most.size() - 3, ",");
    return "| `" + priced.name + "` | " + std::string(price.who) + " | " + most + " | " +
           std::to_string(price.questions()) +
           kCountsAs.at(static_cast<std::size_t>(price.counts)) + " |";
}

// Each with a measured cost, which is no more than the price.
TEST(Prices, StandInTheTable) {
    std::vector<PricedName> all = Api::prices();
    for (const PricedName& message : message_prices()) all.push_back(message);
    std::istringstream text(document("bench/prices.txt"));
    std::string line;
    while (std::getline(text, line) && line != "|---|---|---|---|---|") {
    }
    for (const PricedName& priced : all) {
        ASSERT_TRUE(std::getline(text, line));
        const std::string row = price_line(priced);
        EXPECT_EQ(line.substr(0, row.size()), row);
        EXPECT_LE(std::stod(line.substr(row.size())), priced.price.milliseconds) << line;
    }
    std::getline(text, line);
    EXPECT_EQ(line, "") << "and no further row";
}

// No name that a client chooses makes a path free.
TEST(Prices, AreThoseOfTheAnswerWhateverNamesAreInThePath) {
    for (const char* path : {"/api/reports/stop", "/api/reports/progress", "/api/reports/mine",
                             "/api/report", "/api/report/curve", "/api/verify", "/api/tables"})
        EXPECT_EQ(Api::price_of("POST", path).counts, Counts::Work) << path;
    EXPECT_EQ(Api::price_of("GET", "/api/laboratory/stop").counts, Counts::Work);
    for (const char* path : {"/api/reports/mine/stop", "/api/reports/stop/stop", "/api/nothing"})
        EXPECT_EQ(Api::price_of("POST", path).counts, Counts::Question) << path;
    EXPECT_EQ(Api::price_of("HEAD", "/api/games").milliseconds,
              Api::price_of("GET", "/api/games").milliseconds);
}

// Every field of the example is in the message, and the other way round. Text stands for anything
// that another example shows.
void expect_shape(const Value& example, const Value& message, const std::string& where) {
    if (const auto* fields = example.members()) {
        ASSERT_TRUE(message.members()) << where;
        const bool shortened = example.find("…") != nullptr;
        for (const auto& [name, value] : *fields) {
            if (name == "…") continue;
            const Value* found = message.find(name);
            ASSERT_TRUE(found) << where << "." << name;
            expect_shape(value, *found, where + "." + name);
        }
        for (const auto& [name, value] : *message.members())
            EXPECT_TRUE(shortened || name == "field" || example.find(name)) << where << "." << name;
    } else if (const auto* items = example.items()) {
        ASSERT_TRUE(message.items()) << where;
        if (items->empty() || message.items()->empty() || items->front().text()) return;
        expect_shape(items->front(), message.items()->front(), where + "[]");
    }
}

TEST(Protocol, EveryExampleOfAClientsMessageIsUnderstood) {
    const std::string text = document();
    const std::regex pattern(R"(^- `(\{"type":.*?\})`: )", std::regex::multiline);
    int count = 0;
    for (std::sregex_iterator at(text.begin(), text.end(), pattern), end; at != end; ++at) {
        std::string id;
        EXPECT_NO_THROW(read_client_message((*at)[1].str(), id)) << (*at)[1].str();
        ++count;
    }
    EXPECT_EQ(count, 19)
        << "ten of every game, four of sealed stages, two proposals, three of press";
}

TEST(Protocol, TheExamplesOfSealedStagesAndPressAreTrue) {
    StageClock clock;
    clock.movement = 1440;
    Table table = new_diplomacy({}, clock);
    table.write_orders(power(kFrance), "a", 0, {"A PAR - MOS"}, false);
    table.say(power(kFrance), "b", {"germany"}, "Shall we leave Munich empty?");
    const Reader reader = reads(kFrance);
    const Value whole = table_message(table, reader, {}, std::vector<Presence>(7));
    const std::vector<Value> examples = stage_examples();
    ASSERT_EQ(examples.size(), 5U);
    for (const char* name : {"sealed", "clock"})
        expect_shape(*examples[0].find(name), *whole.find(name), name);
    expect_shape(examples[1], sealed_message(table, reader), "sealed message");
    expect_shape(examples[2], clock_message(table), "clock message");
    expect_shape(*examples[3].find("press"), *whole.find("press"), "press");
    expect_shape(examples[4], press_message(table, reader, 0), "press message");
}

}  // namespace
}  // namespace occasus::table::testing
