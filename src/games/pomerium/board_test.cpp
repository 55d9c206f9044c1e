// Board files: the built-in one, one of the user's own, and complaints that name the line.
#include "games/pomerium/board.h"

#include <gtest/gtest.h>
#include <string>

namespace occasus::pomerium {
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

bool says(const std::string& csv, const std::string& text) {
    const std::string found = complaint(csv);
    EXPECT_TRUE(found.starts_with("Line ")) << found;
    EXPECT_NE(found.find(text), std::string::npos) << found;
    return found.find(text) != std::string::npos;
}

std::string line_of(const std::string& text) {
    std::string csv(built_in_board());
    const std::size_t at = csv.find(text);
    EXPECT_NE(at, std::string::npos) << text;
    return csv.substr(at, csv.find('\n', at) + 1 - at);
}

// C1, C4, N4: what the published text states.
TEST(BuiltInBoard, HasWhatThePublishedTextTells) {
    const auto board = *Board::parse(built_in_board());
    EXPECT_EQ(board->find_province("spain"), 0);
    EXPECT_EQ(board->find_province("africa"), 7);
    EXPECT_EQ(board->find_province("mauretania"), 17);
    for (int province = 0; province < kProvinces; ++province)
        EXPECT_EQ(board->province(province).core, province < 8);
    EXPECT_EQ(board->clockwise[7][2], board->find_province("mauretania"));
    EXPECT_EQ(board->clockwise[1][1], board->find_province("germania"));
}

// E7: every step of a way leads to a neighbour.
TEST(BuiltInBoard, HasNeighboursAlongEveryWay) {
    const auto board = *Board::parse(built_in_board());
    for (const Invader& invader : board->invaders)
        for (std::size_t step = 1; step < invader.route.size(); ++step)
            EXPECT_TRUE(contains(board->neighbours[invader.route[step - 1]], invader.route[step]))
                << invader.id << " " << step;
}

TEST(BuiltInBoard, HasLinksThatGoBothWays) {
    const auto board = *Board::parse(built_in_board());
    for (int from = 0; from < kProvinces; ++from)
        for (int to = 0; to < kProvinces; ++to)
            EXPECT_EQ(contains(board->neighbours[static_cast<std::size_t>(from)], to),
                      contains(board->neighbours[static_cast<std::size_t>(to)], from));
}

TEST(BuiltInBoard, SaysOfEveryFigureWhoseItIs) {
    const auto board = *Board::parse(built_in_board());
    for (const Figure& figure : board->figures)
        EXPECT_TRUE(figure.provenance.starts_with("SEED") ||
                    figure.provenance.starts_with("PUBLIC") ||
                    figure.provenance.starts_with("RECONSTRUCTED"))
            << figure.line;
}

TEST(BoardFile, OfOnesOwnIsRead) {
    const auto board =
        *Board::parse(with("gloss,spain,,Spain and Portugal", "gloss,spain,,Iberia"));
    EXPECT_EQ(board->province(0).gloss, "Iberia");
}

TEST(BoardFile, NamesTheLineAtFault) {
    EXPECT_EQ(complaint(""), "A board file begins with the line fact,of,number,value,provenance.");
    EXPECT_TRUE(says(with("province,gaul,2", "province,gaul,3"), "numbered 1 to 18, in order"));
    EXPECT_TRUE(says(with("province,gaul,2", "province,spain,2"), "on the board already"));
    EXPECT_TRUE(says(with("province,gaul,2", "province,all gaul,2"), "is one word"));
    EXPECT_TRUE(says(with("kind,gaul,,core", "kind,gaul,,frontier"), "1 to 8 are core"));
    EXPECT_TRUE(says(with("kind,egypt,,frontier", "kind,egypt,,core"), "1 to 8 are core"));
    EXPECT_TRUE(
        says(with("place,spain,,-4 40", "place,spain,,here"), "write a place as longitude"));
    EXPECT_TRUE(
        says(with("place,spain,,-4 40", "place,spain,,-4 91"), "write a place as longitude"));
    EXPECT_TRUE(says(with("gloss,spain", "glos,spain"), "fact “glos” is unknown"));
    EXPECT_TRUE(says(with("kind,spain", "kind,iberia"), "province “iberia” is not on the board"));
}

// C4, N4.
TEST(BoardFile, NamesTheLinkAtFault) {
    EXPECT_TRUE(says(with("border,spain,1,gaul", "border,spain,1,thule"), "“thule”"));
    EXPECT_TRUE(says(with("border,spain,1,gaul", "border,spain,1,spain"), "cannot border itself"));
    EXPECT_TRUE(says(with("border,spain,1,gaul", "border,spain,2,gaul"), "clockwise from 1"));
    EXPECT_TRUE(says(with("sea,spain,2,mauretania", "sea,spain,2,gaul"), "borders spain already"));
    EXPECT_TRUE(says(with("border,spain,1,gaul", "sea,spain,1,gaul"), "links go both ways"));
    EXPECT_TRUE(says(with(line_of("border,spain,1,gaul") + line_of("sea,spain,2,"),
                          line_of("border,spain,1,gaul")),
                     "links go both ways"));
}

// N4: the die counts to six.
TEST(BoardFile, RefusesASeventhNeighbour) {
    std::string seven = line_of("border,noricum,5,germania");
    const int have = 5;
    int number = have;
    for (const char* other : {"spain", "achaia"})
        seven += "border,noricum," + std::to_string(++number) + "," + other + ",OWN\n";
    EXPECT_TRUE(says(with(line_of("border,noricum,5,germania"), seven), "at most 6 neighbours"));
}

// E7.
TEST(BoardFile, NamesTheWayAtFault) {
    EXPECT_TRUE(says(with("invader,celts,2", "invader,celts,3"), "numbered 1 to 8, in order"));
    EXPECT_TRUE(says(with("route,celts,1,germania", "route,goths,1,germania"), "“goths”"));
    EXPECT_TRUE(says(with("route,celts,1,germania", "route,celts,1,thule"), "“thule”"));
    EXPECT_TRUE(says(with("route,celts,2,gaul", "route,celts,4,gaul"), "from 1 to 8, in order"));
}

TEST(BoardFile, RefusesWhatIsMissing) {
    EXPECT_EQ(complaint(with(line_of("kind,egypt,,"), "")), "The province egypt has no kind.");
    EXPECT_EQ(complaint(with(line_of("place,egypt,,"), "")), "The province egypt has no place.");
    EXPECT_EQ(complaint(with(line_of("name,board,,"), "")), "The board has no name.");
    std::string no_way = with(line_of("route,picts,1,"), "");
    no_way.erase(no_way.find("route,picts,2,"), line_of("route,picts,2,").size());
    EXPECT_EQ(complaint(no_way), "The Picts have no route.");
}

TEST(BoardFile, RefusesABoardInTwoParts) {
    std::string csv = with(line_of("border,gaul,5,spain"), "");
    for (const char* link :
         {"border,spain,1,gaul", "sea,spain,2,mauretania", "sea,mauretania,2,spain"}) {
        const std::string line = line_of(link);
        csv.erase(csv.find(line), line.size());
    }
    EXPECT_EQ(complaint(csv), "Some provinces cannot be reached.");
}

}  // namespace
}  // namespace occasus::pomerium
