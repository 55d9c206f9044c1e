// The choices of a game's options, and the refusals of others.
#include "core/options.h"

#include <array>
#include <gtest/gtest.h>

namespace occasus {

namespace {

constexpr std::array<OptionFact, 4> kOptions = {
    OptionFact{"board", "A board of your own", "", ""},
    OptionFact{"ending", "How it ends", "soon,late,never", "late"},
    OptionFact{"night", "Whether it is dark", "true,false", "false"},
    OptionFact{"psalms", "Which are sung", "few,all,FILE", "few"}};

GameFacts facts() {
    GameFacts facts;
    facts.title = "Vespers";
    facts.options = kOptions;
    return facts;
}

std::string refusal(const std::string& name, const std::string& value) {
    const auto chosen = chosen_options(facts(), {.options = {{name, value}}, .board = {}});
    return chosen ? "" : chosen.refusal().field + ": " + chosen.refusal().text;
}

}  // namespace

TEST(Options, WhatIsLeftOutIsAsUsual) {
    const auto chosen = chosen_options(facts(), {.options = {{"night", "true"}}, .board = {}});
    ASSERT_TRUE(chosen);
    EXPECT_EQ(*chosen, (ChosenOptions{{"ending", "late"}, {"night", "true"}, {"psalms", "few"}}));
}

TEST(Options, TheRefusalListsWhatThereIs) {
    EXPECT_EQ(refusal("ending", "late"), "");
    EXPECT_EQ(
        refusal("ending", "Late"),
        "ending: Option ending must be soon, late or never, not “Late”. Did you mean “late”?");
    EXPECT_EQ(refusal("night", ""), "night: Option night must be true or false, not “”.");
    EXPECT_EQ(refusal("dusk", "true"),
              "dusk: Vespers has no option “dusk”; it has board, ending, night and psalms.");
}

TEST(Options, ATextOfSeveralLinesIsAFileOfOnesOwn) {
    EXPECT_EQ(refusal("psalms", "Beatus vir\nqui non abiit\n"), "");
    EXPECT_EQ(refusal("psalms", "FILE"),
              "psalms: Option psalms must be few, all or a file of your own, not “FILE”.");
    EXPECT_EQ(refusal("ending", "soon\nlate\n"),
              "ending: Option ending must be soon, late or never, not “soon\nlate\n”.");
}

}  // namespace occasus
