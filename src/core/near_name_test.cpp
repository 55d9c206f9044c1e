// Names that are misspelt.
#include "core/near_name.h"

#include <gtest/gtest.h>

namespace occasus {
namespace {

const std::vector<std::string_view> kNames = {"uniform", "planner", "greedy", "rome_must_fall"};

TEST(NearName, OneLetterPutInLeftOutChangedOrSwapped) {
    for (const std::string_view word : {"plannner", "planer", "plamner", "plnaner", "Planner"})
        EXPECT_EQ(near_name(word, kNames), "planner") << word;
    EXPECT_EQ(near_name("Rome-Must-Fal", kNames), "rome_must_fall");
}

TEST(NearName, AnotherWordIsNotMeant) {
    for (const std::string_view word : {"chess", "x", "", "plan"})
        EXPECT_EQ(near_name(word, kNames), "") << word;
}

TEST(NearName, TheErrorNamesWhatThereIs) {
    EXPECT_EQ(no_such("player", "gredy", {"greedy", "mass"}),
              "there is no player \"gredy\" (did you mean \"greedy\"?); there is: greedy, mass");
    EXPECT_EQ(no_such("player", "chess", {"mass"}), "there is no player \"chess\"; there is: mass");
}

}  // namespace
}  // namespace occasus
