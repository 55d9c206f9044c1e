// Positions that somebody wrote: what a reader takes, and what it says of the rest.
#include "core/document_reader.h"

#include <gtest/gtest.h>

namespace occasus {
namespace {

Value document() {
    return Value::fields()
        .set("turn", 3)
        .set("phase", "roll")
        .set("dice", Value::list().push(1).push(2))
        .set("areas", Value::fields().set("roma", 1))
        .set("gone", nullptr);
}

TEST(DocumentReader, WhatIsNoObjectIsRefused) {
    const Value text = "turn 3";
    const DocumentReader reader(text);
    ASSERT_TRUE(reader.complaint());
    EXPECT_EQ(reader.complaint()->field, "position");
}

TEST(DocumentReader, FieldsAreReadOrFallBack) {
    const Value written = document();
    DocumentReader reader(written);
    EXPECT_EQ(reader.number("turn", 1, 12, 1), 3);
    EXPECT_EQ(reader.number("absent", 1, 12, 7), 7);
    EXPECT_EQ(reader.number("gone", 1, 12, 7), 7);
    EXPECT_EQ(reader.word("phase"), "roll");
    EXPECT_EQ(reader.word("absent"), "");
    EXPECT_EQ(reader.choice("phase", std::array<std::string_view, 2>{"over", "roll"}), 1);
    EXPECT_EQ(reader.list("dice").size(), 2U);
    EXPECT_TRUE(reader.list("absent").empty());
    EXPECT_EQ(reader.fields("areas").front().first, "roma");
    EXPECT_FALSE(reader.has("gone"));
    EXPECT_FALSE(reader.complaint());
}

TEST(DocumentReader, TheFirstComplaintIsKept) {
    const Value written = document();
    DocumentReader reader(written);
    EXPECT_EQ(reader.number("turn", 4, 12, 9), 4);  // A value in range, whatever was written.
    EXPECT_EQ(reader.word("dice"), "");
    ASSERT_TRUE(reader.complaint());
    EXPECT_EQ(reader.complaint()->field, "turn");
    EXPECT_EQ(reader.complaint()->text, "turn must be a whole number from 4 to 12.");
}

TEST(DocumentReader, EachKindOfValueIsToldApart) {
    const auto complaint = [](const auto& read) {
        const Value written = document();
        DocumentReader reader(written);
        read(reader);
        return reader.complaint() ? reader.complaint()->text : std::string();
    };
    EXPECT_EQ(complaint([](DocumentReader& it) { it.number("phase", 0, 9, 0); }),
              "phase must be a whole number from 0 to 9.");
    EXPECT_EQ(complaint([](DocumentReader& it) { it.list("areas"); }), "areas must be a list.");
    EXPECT_EQ(complaint([](DocumentReader& it) { it.fields("dice"); }), "dice must be an object.");
    EXPECT_EQ(complaint([](DocumentReader& it) { it.truth_of(it.field("turn"), "turn"); }),
              "turn must be true or false.");
    EXPECT_EQ(complaint([](DocumentReader& it) {
                  it.choice("phase", std::array<std::string_view, 1>{"over"});
              }),
              "phase has an unknown value.");
    constexpr std::array<std::string_view, 4> kKnown = {"turn", "phase", "dice", "areas"};
    EXPECT_EQ(complaint([&](DocumentReader& it) { it.check_names(kKnown); }),
              "gone is not a field of a position.");
}

}  // namespace
}  // namespace occasus
