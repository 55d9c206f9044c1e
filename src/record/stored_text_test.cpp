#include "record/stored_text.h"

#include <gtest/gtest.h>
#include <string>

#include "record/json.h"

namespace occasus {
namespace {

using namespace std::string_literals;

// The bytes at both ends of each form of UTF-8 (RFC 3629, table of section 4).
TEST(StoredText, IsUtf8WithoutZero) {
    for (const std::string& text :
         {""s, "Rome"s, "\x01\x7F"s, "\xC2\x80\xDF\xBF"s, "\xE0\xA0\x80\xEC\xBF\xBF\xEF\xBF\xBF"s,
          "\xED\x9F\xBF\xEE\x80\x80"s, "\xF0\x90\x80\x80\xF3\xBF\xBF\xBF\xF4\x8F\xBF\xBF"s})
        EXPECT_TRUE(is_stored_text(text)) << text;
    for (const std::string& text :
         {"\0"s, "a\0b"s, "\xFF"s, "\xFE"s, "\x80"s, "\xBF"s, "\xC0\x80"s, "\xC1\xBF"s, "\xC2"s,
          "\xC2\x41"s, "\xE0\x9F\xBF"s, "\xE1\x80"s, "\xED\xA0\x80"s, "\xED\xBF\xBF"s,
          "\xF0\x8F\xBF\xBF"s, "\xF4\x90\x80\x80"s, "\xF5\x80\x80\x80"s, "\xF1\x80\x80"s,
          "\xE1\x80\x80\x80"s})
        EXPECT_FALSE(is_stored_text(text));
}

TEST(StoredText, JsonHasNoOther) {
    EXPECT_TRUE(parse_json(R"({"a":"\u0001é"})"));
    for (const char* text : {R"("\u0000")", R"({"a\u0000":1})", R"(["x",{"y":"a\u0000b"}])",
                             R"("\ud800")", R"("\udfff\ud800")", "\"\xFF\"", "\"\xED\xA0\x80\""})
        EXPECT_FALSE(parse_json(text)) << text;
}

}  // namespace
}  // namespace occasus
