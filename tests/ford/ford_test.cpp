// The example of docs/adding-a-game.md: its rules, and that the page shows what is built here.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sstream>
#include <string>
#include <vector>

#include "files.h"
#include "ford/game.h"

namespace occasus {
namespace {

class Ford : public testing::Test {
  protected:
    void SetUp() override {
        const auto made = ford::make_game({});
        ASSERT_TRUE(made) << made.refusal().text;
        game_ = *made;
        game_->start(state_);
    }

    // Does it and returns what is told of it, with the rules.
    std::string told(const std::string& text) {
        const Result<Action> action = game_->parse_action(state_, text);
        if (!action) return action.refusal().text;
        if (const auto refusal = game_->why_not(state_, *action))
            return (refusal->rule ? rule(*refusal->rule) : "") + refusal->text;
        std::vector<Event> events;
        game_->apply(state_, *action, events);
        std::string words;
        for (const Event& event : events)
            words += rule(event.rule) + game_->describe(event, Seat::Nobody) + "\n";
        return words;
    }
    void do_all(const std::vector<std::string>& actions) {
        for (const std::string& action : actions) told(action);
    }
    std::string rule(Cite cite) const {
        return std::string(game_->facts().rulebook[cite.index].id) + ": ";
    }

    std::shared_ptr<const AnyGame> game_;
    AnyState state_{};
};

TEST_F(Ford, TheFordCarriesOneTwoOrThreeOfThoseSent) {
    EXPECT_EQ(told("send 3"), "F2: Rome sends 3 legions into the ford.\n");
    EXPECT_EQ(told("roll 3"), "F3: The die falls 3: 2 legions cross, 1 swept away.\n");
    EXPECT_EQ(told("send 1"), "F2: Rome sends 1 legion into the ford.\n");
    EXPECT_EQ(told("roll 6"), "F3: The die falls 6: 1 legion crosses, 0 swept away.\n");
    EXPECT_EQ(game_->picture(state_, Seat::First),
              "Day 3 of 4. Near bank: LLLL  ford:   across: LLL\n");
}

TEST_F(Ford, NoMoreCanBeSentThanStandOnTheBank) {
    do_all({"send 3", "roll 6", "send 3", "roll 6", "send 1", "roll 6"});
    EXPECT_EQ(told("send 2"), "F2: Only 1 legion stands on the near bank.");
    EXPECT_EQ(told("send 4"), "One, two or three legions can be sent.");
}

TEST_F(Ford, ADieIsRolledByNobodyBeforeLegionsAreSent) {
    EXPECT_EQ(told("roll 3"), "F3: No die is due.");
    told("send 2");
    EXPECT_EQ(told("send 2"), "F3: The die of the river comes first.");
    EXPECT_EQ(
        game_->prompt(state_).detail,
        "2 legions are in the ford. 1–2: the ford carries 1; 3–4: the ford carries 2; 5–6: the "
        "ford carries 3.");
}

TEST_F(Ford, TheGameEndsWhenNobodyIsLeftOnTheBank) {
    do_all({"send 3", "roll 5", "send 3", "roll 5", "send 2"});
    EXPECT_EQ(told("roll 2"),
              "F3: The die falls 2: 1 legion crosses, 1 swept away.\n"
              "F4: 7 legions are across the river.\n");
    EXPECT_EQ(game_->outcome(state_).grade, "victory");
}

TEST_F(Ford, LegionsLeftBehindAfterTheLastDayAreNotAcross) {
    do_all({"send 1", "roll 5", "send 1", "roll 5", "send 1", "roll 5", "send 1", "roll 5"});
    EXPECT_EQ(game_->to_move(state_), Seat::Nobody);
    EXPECT_EQ(game_->outcome(state_).grade, "defeat");
    EXPECT_EQ(game_->outcome(state_).text, "Only 4 of 6 legions are across.");
}

TEST_F(Ford, ABoardThatCannotBeIsRefused) {
    const auto refusal = [](const std::string& line) {
        return ford::make_game({{}, "fact,of,number,value,provenance\n" + line}).refusal().text;
    };
    EXPECT_THAT(refusal("legions,,,31,OWN"),
                testing::HasSubstr("legions is a whole number from 1 to 30, not “31”."));
    EXPECT_THAT(refusal("boats,,,1,OWN"), testing::HasSubstr("fact “boats” is unknown"));
    EXPECT_EQ(refusal("legions,,,3,OWN"), "A board says legions, days and needed.");
}

// Every program text of the page stands in the file that the line before it names.
TEST(AddingAGame, ThePageShowsWhatIsBuilt) {
    std::istringstream page(test::read_file(test::source_path("docs/adding-a-game.md")));
    std::string line;
    std::string named;
    int shown = 0;
    while (std::getline(page, line)) {
        if (!line.starts_with("```")) {
            if (const auto at = line.find("`tests/ford/"); at != std::string::npos)
                named = line.substr(at + 1, line.find('`', at + 1) - at - 1);
            continue;
        }
        std::string text;
        while (std::getline(page, line) && !line.starts_with("```")) text += line + "\n";
        ASSERT_NE(named, "") << text;
        EXPECT_THAT(test::read_file(test::source_path(named)), testing::HasSubstr(text)) << named;
        ++shown;
    }
    EXPECT_GE(shown, 6);
}

}  // namespace
}  // namespace occasus
