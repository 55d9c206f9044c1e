// Board files: the built-in one, one of the user's own, and complaints that name the line.
#include "games/invasions/board/board.h"

#include <gtest/gtest.h>
#include <string>

namespace occasus::invasions {
namespace {

std::string with(const std::string& old_text, const std::string& new_text) {
    std::string csv(built_in_board());
    const std::size_t place = csv.find(old_text);
    EXPECT_NE(place, std::string::npos) << old_text;
    return csv.replace(place, old_text.size(), new_text);
}

std::string complaint(const std::string& csv) {
    const auto board = Board::parse(csv);
    return board ? "" : board.refusal().text;
}

// Expects a complaint with these words, and the line it is about.
void expect_line(const std::string& csv, const std::string& words) {
    const std::string text = complaint(csv);
    EXPECT_TRUE(text.starts_with("Line ")) << text;
    EXPECT_NE(text.find(words), std::string::npos) << text;
}

std::string line_of(const std::string& text) {
    std::string csv(built_in_board());
    const std::size_t place = csv.find(text);
    EXPECT_NE(place, std::string::npos) << text;
    return csv.substr(place, csv.find('\n', place) + 1 - place);
}

// 17.2 states the full militia of these; 3.1 and the sample map the two costs; 12.12 the arrivals.
TEST(BuiltInBoard, HasTheFiguresOfThePublishedText) {
    const auto board = *Board::parse(built_in_board());
    const auto militia = [&](const char* id) {
        return board->province(board->find_province(id)).militia;
    };
    EXPECT_EQ(militia("Persia"), 15);
    EXPECT_EQ(militia("Scythia"), 20);
    EXPECT_EQ(militia("Pictum"), 8);
    EXPECT_EQ(militia("Thracia"), 10);
    EXPECT_EQ(board->province(board->find_province("Thracia")).vp, 4);
    EXPECT_EQ(board->area(board->find_area("Ag-B")).cost, 5);
    EXPECT_EQ(board->area(board->find_area("Th-B")).cost, 1);
    EXPECT_EQ(board->area(board->rome).id, "It-A");
    EXPECT_EQ(board->area(board->byzantium).id, "Th-B");
    EXPECT_EQ(board->arrivals.size(), 3);
    EXPECT_EQ(board->province(board->persia()).id, "Persia");
}

// R10: the Empire of the targets is worth 95 points in thirteen Provinces.
TEST(BuiltInBoard, HasTheEmpireOfTheReconstruction) {
    const auto board = *Board::parse(built_in_board());
    int provinces = 0;
    int points = 0;
    for (const Province& province : board->provinces) {
        if (!province.empire) continue;
        ++provinces;
        points += province.vp;
    }
    EXPECT_EQ(provinces, 13);
    EXPECT_EQ(points, 95);
}

TEST(BuiltInBoard, HasJoinsThatGoBothWays) {
    const auto board = *Board::parse(built_in_board());
    for (int from = 0; from < board->size(); ++from)
        for (int to = 0; to < board->size(); ++to)
            EXPECT_EQ(contains(board->neighbours[at(from)], to),
                      contains(board->neighbours[at(to)], from));
}

// R41: by the route between Cyprus and Syria.
TEST(BuiltInBoard, CountsWaterRoutesAsBorders) {
    const auto board = *Board::parse(built_in_board());
    const Province& cyprus = board->province(board->find_province("Cyprus"));
    EXPECT_TRUE(has_province(cyprus.adjacent, board->find_province("Syria")));
    EXPECT_FALSE(has_province(cyprus.adjacent, board->find_province("Graecia")));
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
    const auto board = *Board::parse(with("vp,Italia,,20,RECONSTRUCTED", "vp,Italia,,25,OWN"));
    EXPECT_EQ(board->province(board->find_province("Italia")).vp, 25);
}

TEST(BoardFile, NamesTheLineAtFault) {
    EXPECT_EQ(complaint(""), "A board file begins with the line fact,of,number,value,provenance.");
    expect_line(with("vp,Italia,,20,", "vp,Italia,,100,"),
                "vp of Italia is a whole number from 0 to 99, not “100”.");
    expect_line(with("militia,Italia,,6,", "militia,Italia,,61,"),
                "militia of Italia is a whole number from 0 to 60, not “61”.");
    expect_line(with("cost,It-A,,1,", "cost,It-A,,0,"),
                "cost of It-A is a whole number from 1 to 9, not “0”.");
    expect_line(with("vp,Italia,,20,", "vp,Utopia,,20,"),
                "Province “Utopia” is not on the board above.");
    expect_line(with("cost,It-A,,1,", "cost,It-Z,,1,"), "Area “It-Z” is not on the board above.");
    expect_line(with("east,Thracia,,yes,", "east,Thracia,,often,"),
                "east of Thracia is yes or no, not “often”.");
    expect_line(with("cost,It-A,,1,", "price,It-A,,1,"), "fact “price” is unknown");
    expect_line(with("place,It-A,,12.5 42.1", "place,It-A,,12.5 91"), "write a place as longitude");
    expect_line(with("land,Pi-A,1,Br-B", "land,Pi-A,1,Pi-A"), "Pi-A cannot join itself.");
    expect_line(with("land,Br-A,1,Br-B", "land,Br-B,1,Pi-A"), "Pi-A joins Br-B already.");
    expect_line(with("water,It-A,1,Si-A 2", "water,It-A,1,Si-A"),
                "a water route is an Area, a space and its cost, 1 to 9, not “Si-A”.");
    expect_line(with("water,It-A,1,Si-A 2", "water,It-A,1,Si-A 10"),
                "a water route is an Area, a space and its cost, 1 to 9, not “Si-A 10”.");
    expect_line(with("water,It-A,1,Si-A 2", "water,It-A,1,Si-Z 2"),
                "Area “Si-Z” is not on the board above.");
    expect_line(with("vp,Italia,,20,", "vp,Italia,1,20,"),
                "vp of Italia must be given once, without a number.");
    expect_line(with("vp,Italia,,20,", "vp,Italia,,many,"),
                "vp of Italia is a whole number from 0 to 99, not “many”.");
    expect_line(with("cost,It-A,,1,", "cost,It-A,,10,"),
                "cost of It-A is a whole number from 1 to 9, not “10”.");
    expect_line(with("name,board,", "name,map,"), "name goes with board.");
    expect_line(with("area,Br-A,,Britannia", "area,Pi-A,,Britannia"),
                "area of Pi-A is given twice.");
}

// Provinces and Areas have different ids, in an order.
TEST(BoardFile, NamesTheProvinceOrAreaAtFault) {
    expect_line(with("province,Italia,", "province,Pictum,"),
                "Province Pictum is on the board already.");
    expect_line(with("province,Italia,", "province,Italia Nova,"),
                "the id of a Province is one word.");
    expect_line(with("area,It-A,,", "area,It A,,"), "the id of an Area is one word.");
    expect_line(with("area,It-A,,Italia", "area,It-A,,Utopia"),
                "Province “Utopia” is not on the board above.");
    expect_line(with("area,It-B,,Italia", "area,It-B,,Pictum"),
                "the Areas of a Province stand together.");
}

// Rome, arrivals, aims and homes are read when all Areas are known, and still by their line.
TEST(BoardFile, NamesTheLineOfWhatIsReadLast) {
    expect_line(with("rome,board,,It-A", "rome,board,,It-Z"),
                "rome: Area “It-Z” is not on the board.");
    expect_line(with("byzantium,board,,Th-B", "byzantium,board,,Th-Z"),
                "byzantium: Area “Th-Z” is not on the board.");
    expect_line(with("arrival,roman,1,It-A", "arrival,roman,1,It-Z"),
                "arrival: Area “It-Z” is not on the board.");
    expect_line(with("priority,persian,1,Persia", "priority,persian,1,Utopia"),
                "priority: Province “Utopia” is not on the board.");
    expect_line(with("home,pict,,Pictum", "home,pict,,Utopia"),
                "home: Province “Utopia” is not on the board.");
    expect_line(with("home,pict,,Pictum", "home,rebels,,Pictum"),
                "a home belongs to a nation, not to “rebels”.");
}

TEST(BoardFile, NamesWhatIsMissing) {
    const auto without = [](const std::string& line) { return complaint(with(line_of(line), "")); };
    EXPECT_EQ(without("vp,Italia,,20"), "The Province Italia needs vp, militia and an Area.");
    EXPECT_EQ(without("cost,It-A,,1"), "The Area It-A has no cost.");
    EXPECT_EQ(without("name,board"), "The board has no name.");
    EXPECT_EQ(without("rome,board"), "The board does not say which Areas are rome and byzantium.");
    EXPECT_EQ(without("home,pict"), "The board does not say where the home of each nation is.");
    EXPECT_EQ(without("land,Pi-A,1,Br-B"), "No way leads from Rome to Pi-A.");
}

}  // namespace
}  // namespace occasus::invasions
