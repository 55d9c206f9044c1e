// Files of figures as people and their spreadsheets save them.
#include "core/figure_file.h"

#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace occasus {
namespace {

// Every figure of a file in a line, or why it is refused.
std::string told(const std::string& file) {
    const Result<std::vector<Figure>> figures = read_figures(file, "board");
    if (!figures) return figures.refusal().text;
    std::string text;
    for (const Figure& figure : *figures)
        text += std::to_string(figure.line) + " " + figure.fact + "|" + figure.of + "|" +
                std::to_string(figure.number) + "|" + figure.value + "|" + figure.provenance + "\n";
    return text;
}

const std::string kPlain =
    "fact,of,number,value,provenance\n"
    "# a remark, one fact a line; more\n"
    "value,roma,,6,OWN\n"
    "name,gaul,2,\"Gallia, \"\"Comata\"\"\",\"PUBLIC it, too\"\n";
const std::string kTold =
    "3 value|roma|0|6|OWN\n"
    "4 name|gaul|2|Gallia, \"Comata\"|PUBLIC it, too\n";

TEST(FigureFile, IsReadAsSpreadsheetsSaveIt) {
    EXPECT_EQ(told(kPlain), kTold);
    const std::string mark = "\xef\xbb\xbf";
    EXPECT_EQ(told(mark + kPlain), kTold);
    for (const std::string end : {"\r\n", "\r", "\n"})
        for (const char separator : {',', ';', '\t'})
            for (const std::string more : {"", "x", "xxx"}) {
                std::string file;
                bool quoted = false;
                for (const char letter : kPlain) {
                    if (letter == '"') quoted = !quoted;
                    if (letter == '\n')
                        file += std::string(more.size(), separator) + end;
                    else
                        file += letter == ',' && !quoted ? separator : letter;
                }
                EXPECT_EQ(told(file), kTold) << file;
                EXPECT_EQ(told(mark + file), kTold) << file;
            }
}

TEST(FigureFile, BlanksQuotesAndEmptyLinesSayNothing) {
    EXPECT_EQ(told("sep=;\r\n\"fact\";\"of\";\"number\";\"value\";\"provenance\"\r\n;;;;\r\n"
                   "\"# a remark; of ours\";;;;\r\n value ; roma ;; 6 ;OWN\r\n"),
              "5 value|roma|0|6|OWN\n");
    EXPECT_EQ(told("# fact one; two\nfact, of, number, value, provenance\nvalue, roma, , 6, OWN\n"),
              "3 value|roma|0|6|OWN\n");
}

TEST(FigureFile, WhatIsSaidOfTheFirstLineIsTrue) {
    EXPECT_EQ(told("fact of number value provenance\n"),
              "A board file begins with the line fact,of,number,value,provenance, not with “fact "
              "of number value provenance”.");
    EXPECT_EQ(told(""), "A board file begins with the line fact,of,number,value,provenance.");
}

TEST(FigureFile, ANumberIsDecimalAndALineHasFiveCells) {
    EXPECT_EQ(told("fact,of,number,value,provenance\nvalue,roma,010,6,OWN\n"),
              "2 value|roma|10|6|OWN\n");
    EXPECT_EQ(told("fact,of,number,value,provenance\nvalue,roma,,6,OWN,more\n"),
              "Line 2: a line needs five values; this one has 6.");
    EXPECT_EQ(told("fact,of,number,value,provenance\nvalue,roma,,6\n"),
              "Line 2: a line needs five values; this one has 4.");
}

TEST(FigureFile, AnotherValueIsWrittenAsTheFileIs) {
    for (const std::string& file :
         {kPlain, std::string("\xef\xbb\xbf"
                              "fact;of;number;value;provenance\r\n#\r\nvalue;roma;;6;OWN\r\n")}) {
        const Result<std::vector<Figure>> figures = read_figures(file, "board");
        ASSERT_TRUE(figures);
        const std::string changed = with_value(file, figures->front(), "7; 8, \"9\"", "OWN mine");
        const Result<std::vector<Figure>> again = read_figures(changed, "board");
        ASSERT_TRUE(again) << changed;
        EXPECT_EQ(again->front().value, "7; 8, \"9\"");
        EXPECT_EQ(again->front().provenance, "OWN mine");
        EXPECT_EQ(again->size(), figures->size());
    }
}

}  // namespace
}  // namespace occasus
