// The board of either game, and files that cannot be one.
#include "games/diplomacy/board/board.h"

#include <gtest/gtest.h>

#include "games/diplomacy/tests/test_play.h"

namespace occasus::diplomacy {
namespace {

std::string with(const std::string& old_text, const std::string& new_text) {
    std::string csv(built_in_board());
    const std::size_t at = csv.find(old_text);
    EXPECT_NE(at, std::string::npos) << old_text;
    return csv.replace(at, old_text.size(), new_text);
}
std::string complaint(const std::string& csv) {
    const auto board = Board::parse(csv, Game::Standard);
    return board ? "" : board.refusal().text;
}

// FR-3. 75 provinces, of these 19 seas and 14 inland; 34 centres; 111 borders for armies.
TEST(BuiltInBoard, IsTheStandardMap) {
    const Board& board = test_board(Game::Standard);
    EXPECT_EQ(board.provinces, 75);
    EXPECT_EQ(board.places.size(), 81U);
    EXPECT_EQ(board.seas.size(), 19);
    EXPECT_EQ(board.centres.size(), 34);
    int inland = 0;
    int army_borders = 0;
    for (int province = 0; province < board.provinces; ++province) {
        inland += board.is_inland(province) ? 1 : 0;
        army_borders += board.army_reach[static_cast<std::size_t>(province)].size();
    }
    EXPECT_EQ(inland, 14);
    EXPECT_EQ(army_borders, 2 * 111);
    EXPECT_EQ(board.start.size(), 22U);
}

// FR-2. READING: R1, R3. 22 homes: three each, and four for Russia.
TEST(BuiltInBoard, NamesThePowersOfEitherGame) {
    const Board& rome = test_board(Game::FallOfRome);
    const int huns = rome.find_power("HUNS");
    ASSERT_NE(huns, kNobody);
    EXPECT_EQ(huns, rome.find_power("RUSSIA"));
    EXPECT_EQ(rome.powers[static_cast<std::size_t>(huns)].leader, "Attila");
    EXPECT_EQ(rome.homes[static_cast<std::size_t>(huns)].size(), 4);
    int homes = 0;
    for (const PlaceSet& home : rome.homes) homes += home.size();
    EXPECT_EQ(homes, 22);
    EXPECT_EQ(rome.find_power("CARTHAGE"), kNobody);
    EXPECT_EQ(test_board(Game::Standard).powers[0].id, "AUSTRIA");
}

// FR-6. READING: R4, R5.
TEST(BuiltInBoard, SplitsKielInTheVariantOnly) {
    const Board& rome = test_board(Game::FallOfRome);
    EXPECT_EQ(rome.places.size(), 83U);
    const auto reach = [&](std::string_view place) {
        return rome.fleet_reach[static_cast<std::size_t>(rome.find_place(place))];
    };
    EXPECT_EQ(reach("KIE/EC").size(), 3);
    EXPECT_TRUE(reach("KIE/WC").contains(rome.find_place("HEL")));
    EXPECT_TRUE(reach("DEN").contains(rome.find_place("KIE/EC")));
    EXPECT_TRUE(reach("DEN").contains(rome.find_place("KIE/WC")));
    EXPECT_TRUE(reach("KIE").empty());
    EXPECT_EQ(test_board(Game::Standard).find_place("KIE/EC"), kNowhere);
    EXPECT_EQ(rome.place(rome.find_place("KIE/WC")).name, "Kiel (west coast)");
}

// R28. The Gulf of Bothnia comes after Greece.
TEST(BuiltInBoard, IsInTheOrderOfNames) {
    const Board& board = test_board(Game::Standard);
    EXPECT_LT(board.find_place("GRE"), board.find_place("BOT"));
    EXPECT_LT(board.find_place("NAF"), board.find_place("NAO"));
}

TEST(BoardFile, NamesTheLineAtFault) {
    EXPECT_NE(complaint(with("kind,PAR,,inland", "kind,PAR,,desert")).find("kind is sea"),
              std::string::npos);
    EXPECT_NE(complaint(with("army,PAR,1,BRE", "army,PAR,1,QQQ")).find("QQQ"), std::string::npos);
    EXPECT_NE(complaint(with("army,PAR,1,BRE", "army,PAR,1,MOS")).find("both ways"),
              std::string::npos);
    EXPECT_NE(complaint(with("province,PAR,,Paris", "province,PAR,,Zaris")).find("order"),
              std::string::npos);
    EXPECT_NE(complaint(with("alias,MAO,1,MID", "alias,MAO,1,PAR")).find("taken"),
              std::string::npos);
    EXPECT_NE(complaint("").find("begins with"), std::string::npos);
}

}  // namespace
}  // namespace occasus::diplomacy
