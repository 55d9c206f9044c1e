// Number, agreement and capitals in sentences.
#include "core/words.h"

#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace occasus {
namespace {

TEST(Words, ANounAgreesWithItsNumber) {
    EXPECT_EQ(counted(0, "legion"), "0 legions");
    EXPECT_EQ(counted(1, "legion"), "1 legion");
    EXPECT_EQ(counted(2, "legion"), "2 legions");
    EXPECT_EQ(counted(1, "levy", "levies"), "1 levy");
    EXPECT_EQ(counted(6, "levy", "levies"), "6 levies");
}

TEST(Words, AVerbAgreesWithItsNumber) {
    EXPECT_EQ(agreeing(0, "rebels", "rebel"), "rebel");
    EXPECT_EQ(agreeing(1, "rebels", "rebel"), "rebels");
    EXPECT_EQ(agreeing(2, "rebels", "rebel"), "rebel");
}

TEST(Words, ADebtHasATrueMinusSign) {
    EXPECT_EQ(number_text(-20), "−20");
    EXPECT_EQ(number_text(0), "0");
    EXPECT_EQ(counted(-1, "credit"), "−1 credits");
}

TEST(Words, FacesThatMeanTheSameAreToldTogether) {
    const auto text = [](std::vector<std::string> meanings) { return faces_text(meanings); };
    EXPECT_EQ(text({"they stop", "they stop", "go", "go", "go", "go"}), "1–2: they stop; 3–6: go");
    EXPECT_EQ(text({"A", "B", "again", "A"}), "1: A; 2: B; 3: again; 4: A");
    EXPECT_EQ(text({}), "");
}

TEST(Words, ASentenceBeginsWithACapital) {
    EXPECT_EQ(capital("the Germans"), "The Germans");
    EXPECT_EQ(capital("Rome"), "Rome");
    EXPECT_EQ(capital(""), "");
}

}  // namespace
}  // namespace occasus
