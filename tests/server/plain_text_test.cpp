// Names and letters in every script, and what plays tricks on whoever reads them.
#include "table/plain_text.h"

#include <gtest/gtest.h>
#include <vector>

#include "core/unicode.h"

#include "record/json.h"

namespace occasus::table::testing {
namespace {

std::string repeated(std::string_view text, int times) {
    std::string all;
    for (int i = 0; i < times; ++i) all += text;
    return all;
}

TEST(PlainText, ANameIsWrittenInAnyScript) {
    for (const char* const name : {"Ada",
                                   "Ada Lovelace-King",
                                   "d’Arc",
                                   "Zoë",
                                   "Zoe\u0308",
                                   "山田太郎",
                                   "葛\U000E0100城",
                                   "김철수",
                                   "דָּוִד",
                                   "محمد",
                                   "عَلِيّ",
                                   "علی\u200Cرضا",
                                   "می\u200Cخواهم",
                                   "स्वामी",
                                   "क्\u200Dष",
                                   "ශ්\u200Dරී",
                                   "Дмитрий",
                                   "Ἀχιλλεύς",
                                   "བཀྲ་ཤིས",
                                   "สมชาย",
                                   "Nguyễn",
                                   "😀",
                                   "👨\u200D👩\u200D👧\u200D👦",
                                   "🏳\uFE0F\u200D🌈",
                                   "👩🏽\u200D🚀",
                                   "❤\uFE0F",
                                   "1\uFE0F\u20E3",
                                   "🇮🇹",
                                   "R2-D2",
                                   "<b>",
                                   "\"'&;"}) {
        const Result<std::string> written = person_name(name);
        ASSERT_TRUE(written) << name << ": " << written.refusal().text;
        EXPECT_EQ(*written, name);
    }
}

// RFC 8266, 2.1: blanks of every kind are single spaces, and none stands at an end.
TEST(PlainText, BlanksOfANameAreSingleSpaces) {
    EXPECT_EQ(*person_name("  Ada \u00A0\u3000 King\u2003"), "Ada King");
    EXPECT_EQ(*person_name(""), "") << "which takes a name back";
}

TEST(PlainText, WhatCannotBeSeenIsNoName) {
    for (const std::string_view name : {" ",          "   ",
                                        "\u00A0",     "\u3000",
                                        "\u2003",     "\u2800",
                                        "\u3164",     "\u115F",
                                        "\uFFA0",     "\u200B",
                                        "\u200C",     "\u200D",
                                        "\u2060",     "\uFEFF",
                                        "\u00AD",     "\u034F",
                                        "\uFE0F",     "\u061C",
                                        "\u200E",     "\u180E",
                                        "\U000E0041", "\U000E0020\U000E007F",
                                        "\u0301",     "\uE000",
                                        "\uFFFE",     "\u2028",
                                        "\u17B4",     "\U0001D173"}) {
        const Result<std::string> written = person_name(name);
        ASSERT_FALSE(written) << *written;
        EXPECT_EQ(written.refusal().text.substr(0, 7), "A name ") << written.refusal().text;
        EXPECT_EQ(written.refusal().field, "name");
    }
}

TEST(PlainText, ANameChangesNothingAboutTheTextAroundIt) {
    for (const char* const name :
         {"Ada\u202E", "\u202Eada",   "A\u2066d",  "A\u061Cda", "Ada\u200F",      "A\nda",
          "A\tda",     "A\x1b[31m",   "A\x7f",     "A\u009B",   "Ada\U000E0061",  "A\u200Dda",
          "A\u200Cda", "A\uFE0Fda",   "علی\u200C", "\u200Cعلی", "ع\u200C\u200Cل", "👨\u200D",
          "👨\u200DA", "A\u3164da",   "A\u00ADda", "\u0301Ada", "A \u0301",       "\xff",
          "A\xc3",     "\xed\xa0\x80"})
        EXPECT_FALSE(person_name(name)) << *person_name(name);
    for (int marks = 0; marks < 40; ++marks)
        EXPECT_EQ(bool(person_name("a" + repeated("\u0335", marks))), marks <= 5) << marks;
}

TEST(PlainText, ANameHasFortyCodePoints) {
    EXPECT_TRUE(person_name(repeated("ä", 40)));
    EXPECT_TRUE(person_name(repeated("😀", 40)));
    EXPECT_FALSE(person_name(repeated("a", 41)));
    EXPECT_NE(person_name(repeated("ä", 41)).refusal().text.find("this one has 41"),
              std::string::npos);
    EXPECT_TRUE(person_name(repeated(" ", 60) + "Ada")) << "as it stands at last";
}

// The bytes at both ends of each form of UTF-8 (RFC 3629, table of section 4).
TEST(PlainText, WhatIsStoredIsUtf8WithoutZero) {
    using std::string_literals::operator""s;
    for (const std::string& text :
         {""s, "Rome"s, "\x01\x7F"s, "\xC2\x80\xDF\xBF"s, "\xE0\xA0\x80\xEC\xBF\xBF\xEF\xBF\xBF"s,
          "\xED\x9F\xBF\xEE\x80\x80"s, "\xF0\x90\x80\x80\xF3\xBF\xBF\xBF\xF4\x8F\xBF\xBF"s})
        EXPECT_TRUE(is_storable(text)) << text;
    for (const std::string& text :
         {"\0"s, "a\0b"s, "\xFF"s, "\xFE"s, "\x80"s, "\xBF"s, "\xC0\x80"s, "\xC1\xBF"s, "\xC2"s,
          "\xC2\x41"s, "\xE0\x9F\xBF"s, "\xE1\x80"s, "\xED\xA0\x80"s, "\xED\xBF\xBF"s,
          "\xF0\x8F\xBF\xBF"s, "\xF4\x90\x80\x80"s, "\xF5\x80\x80\x80"s, "\xF1\x80\x80"s,
          "\xE1\x80\x80\x80"s})
        EXPECT_FALSE(is_storable(text));
}

TEST(PlainText, JsonHasNoOther) {
    EXPECT_TRUE(parse_json(R"({"a":"\u0001é"})"));
    for (const char* text : {R"("\u0000")", R"({"a\u0000":1})", R"(["x",{"y":"a\u0000b"}])",
                             R"("\ud800")", R"("\udfff\ud800")", "\"\xFF\"", "\"\xED\xA0\x80\""})
        EXPECT_FALSE(parse_json(text)) << text;
}

TEST(PlainText, ALetterIsPlain) {
    for (const char* const text :
         {"Shall we leave Munich empty?", "One\n\ttwo", "שלום", "السلام\u200F", "می\u200Cخواهم",
          "👨\u200D👩\u200D👧", "<script>alert(1)</script>", "\u200Eא"})
        EXPECT_FALSE(why_no_letter(text)) << text;
    for (const std::string& text :
         {std::string(), std::string(" \n\t"), std::string("\u200B"), std::string("a\u202Eb"),
          std::string("a\u2067b"), std::string("a\rb"), std::string("a\x1b[2Jb"),
          std::string("\u009B1m"), std::string("a\x7f"), std::string("a\xff"),
          "a" + repeated("\u0335", 39)}) {
        const auto reason = why_no_letter(text);
        ASSERT_TRUE(reason) << text;
        EXPECT_EQ(reason->text.substr(0, 10), "text must ");
    }
}

}  // namespace
}  // namespace occasus::table::testing
