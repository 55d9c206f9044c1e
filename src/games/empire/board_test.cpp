// Board files: the built-in one, one of the user's own, and complaints that name the line.
#include "games/empire/board.h"

#include <bit>
#include <gtest/gtest.h>
#include <string>

namespace occasus::empire {
namespace {

std::string with(const std::string& old_text, const std::string& new_text) {
    std::string csv(built_in_board());
    const std::size_t at = csv.find(old_text);
    EXPECT_NE(at, std::string::npos) << old_text;
    return csv.replace(at, old_text.size(), new_text);
}

std::string complaint(const std::string& csv) {
    const auto board = Board::parse(csv);
    return board ? "" : board.refusal().text;
}

std::string line_of(const std::string& text) {
    std::string csv(built_in_board());
    const std::size_t at = csv.find(text);
    EXPECT_NE(at, std::string::npos) << text;
    return csv.substr(at, csv.find('\n', at) + 1 - at);
}

// SETUP.1, SETUP.3, T5: what the published text states.
TEST(BuiltInBoard, HasTheFiguresOfThePublishedText) {
    const auto board = *Board::parse(built_in_board());
    EXPECT_EQ(board->turns, 20);
    EXPECT_EQ(board->start_resources, 15);
    EXPECT_EQ(board->area(board->rome).id, "roma");
}

// T4, SETUP.4, R31: the shape of our reconstruction.
TEST(BuiltInBoard, HasTheShapeOfTheReconstruction) {
    const auto board = *Board::parse(built_in_board());
    EXPECT_EQ(board->size(), 34);
    EXPECT_EQ(std::popcount(board->invasion), 6);
    EXPECT_EQ(board->area(board->rome).terrain, Terrain::Clear);
    EXPECT_EQ(board->mix.roman_force, 30);
    EXPECT_EQ(board->mix.legion, 6);
    EXPECT_EQ(board->mix.fort, 12);
    EXPECT_EQ(board->mix.wall, 8);
    EXPECT_EQ(board->mix.barbarian_force, 40);
    EXPECT_EQ(board->mix.cavalry, 6);
    const int sardinia = board->find_area("sardinia");
    EXPECT_TRUE(contains(board->neighbours[static_cast<std::size_t>(board->rome)], sardinia));
    EXPECT_EQ(board->distance[static_cast<std::size_t>(board->rome)]
                             [static_cast<std::size_t>(board->find_area("africa"))],
              2);
}

TEST(BuiltInBoard, HasBordersThatGoBothWays) {
    const auto board = *Board::parse(built_in_board());
    for (int from = 0; from < board->size(); ++from)
        for (int to = 0; to < board->size(); ++to)
            EXPECT_EQ(contains(board->neighbours[static_cast<std::size_t>(from)], to),
                      contains(board->neighbours[static_cast<std::size_t>(to)], from));
}

TEST(BuiltInBoard, SaysOfEveryFigureWhoseItIs) {
    const auto board = *Board::parse(built_in_board());
    for (const Figure& figure : board->figures)
        EXPECT_TRUE(figure.provenance.starts_with("SEED") ||
                    figure.provenance.starts_with("RECONSTRUCTED"))
            << figure.line;
}

TEST(BoardFile, OfOnesOwnIsRead) {
    const auto board = *Board::parse(with("value,roma,,6,RECONSTRUCTED", "value,roma,,7,OWN"));
    EXPECT_EQ(board->area(board->rome).value, 7);
}

TEST(BoardFile, NamesTheLineAtFault) {
    EXPECT_EQ(complaint(""), "A board file begins with the line fact,of,number,value,provenance.");
    const std::string value = complaint(with("value,roma,,6,", "value,roma,,-1,"));
    EXPECT_TRUE(value.starts_with("Line ")) << value;
    EXPECT_NE(value.find("value of roma is a whole number from 0 to 99, not “-1”."),
              std::string::npos)
        << value;
    EXPECT_NE(complaint(with("terrain,roma,,clear", "terrain,roma,,marsh")).find("“marsh”"),
              std::string::npos);
    EXPECT_NE(complaint(with("counters,wall,,8", "counters,tower,,8")).find("“tower”"),
              std::string::npos);
    EXPECT_NE(complaint(with("rome,board,,roma", "rome,board,,byzantium")).find("“byzantium”"),
              std::string::npos);
    EXPECT_NE(
        complaint(with("place,roma,,", "place,roma,,north ")).find("write a place as longitude"),
        std::string::npos);
}

TEST(BoardFile, RefusesABorderOfOneSide) {
    const std::string one_sided = complaint(with(line_of("border,roma,1,"), ""));
    EXPECT_NE(one_sided.find("borders go both ways"), std::string::npos) << one_sided;
}

TEST(BoardFile, RefusesWhatIsMissing) {
    EXPECT_EQ(complaint(with(line_of("terrain,roma,,"), "")), "The area roma has no terrain.");
    EXPECT_EQ(complaint(with(line_of("rome,board,,"), "")),
              "The board does not say which area is rome.");
    EXPECT_EQ(complaint(with(line_of("turns,board,,"), "")),
              "The board does not say how many turns there are.");
}

// R2: no treasury can outgrow its number. 94 RRP a turn, of which Rome has 6.
TEST(BoardFile, RefusesMoreIncomeThanCanBeCounted) {
    std::string csv = with("turns,board,,20,", "turns,board,,99,");
    EXPECT_EQ(complaint(csv), "");
    for (const char* area : {"roma", "italia", "apulia", "sicilia", "sardinia", "africa"}) {
        const std::size_t at = csv.find("value," + std::string(area) + ",,");
        csv.replace(at, csv.find(',', at + 8 + std::string(area).size()) - at,
                    "value," + std::string(area) + ",,99");
    }
    EXPECT_NE(complaint(csv).find("at most 50000 can be counted"), std::string::npos)
        << complaint(csv);
}

TEST(BoardFile, RefusesABoardInTwoParts) {
    EXPECT_EQ(complaint("fact,of,number,value,provenance\n"
                        "name,board,,Two,OWN\nturns,board,,20,OWN\nresources,start,,15,OWN\n"
                        "counters,roman_force,,9,OWN\ncounters,legion,,1,OWN\n"
                        "counters,barbarian_force,,9,OWN\n"
                        "area,roma,,Roma,OWN\nvalue,roma,,1,OWN\nterrain,roma,,clear,OWN\n"
                        "place,roma,,12 42,OWN\n"
                        "area,thule,,Thule,OWN\nvalue,thule,,1,OWN\nterrain,thule,,clear,OWN\n"
                        "place,thule,,-6 62,OWN\ninvasion,thule,,yes,OWN\n"
                        "rome,board,,roma,OWN\n"),
              "No way leads from Rome to thule.");
}

TEST(BoardFile, RefusesABoardWithoutInvasion) {
    std::string csv(built_in_board());
    for (std::size_t at = csv.find("\ninvasion,"); at != std::string::npos;
         at = csv.find("\ninvasion,", at))
        csv.erase(at, csv.find('\n', at + 1) - at);
    EXPECT_EQ(complaint(csv), "No area is open to invasion.");
}

}  // namespace
}  // namespace occasus::empire
