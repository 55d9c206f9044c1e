// The tables of the rulebook, cell by cell.
#include "games/pomerium/tables.h"

#include <gtest/gtest.h>
#include <vector>

#include "games/pomerium/events.h"

namespace occasus::pomerium {
namespace {

// S3.
TEST(Tables, NumberOfRivals) {
    const std::vector<int> rivals = {1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 4};
    for (int face = 1; face <= 12; ++face) EXPECT_EQ(rivals_by(face), rivals[at(face - 1)]) << face;
}

// B5. One per cent of a hundred legions is one.
TEST(Tables, DevotionOfARival) {
    const std::vector<int> against_more = {40, 50, 70, 70, 85, 100};
    const std::vector<int> against_equals = {30, 40, 50, 50, 75, 100};
    const std::vector<int> against_fewer = {20, 30, 40, 40, 70, 90};
    for (int face = 1; face <= 6; ++face) {
        EXPECT_EQ(rival_devotes(100, 101, false, face), against_more[at(face - 1)]) << face;
        EXPECT_EQ(rival_devotes(100, 100, false, face), against_equals[at(face - 1)]) << face;
        EXPECT_EQ(rival_devotes(100, 99, false, face), against_fewer[at(face - 1)]) << face;
    }
}

// B5, B6: rounded up, and two more with the initiative, as far as there are as many.
TEST(Tables, DevotionIsRoundedUpAndCapped) {
    struct Row {
        int own, other;
        bool leads;
        int face, devoted;
    };
    const std::vector<Row> rows = {
        {10, 20, false, 1, 4},  {10, 10, false, 1, 3}, {10, 5, false, 1, 2},
        {7, 9, false, 3, 5},    {7, 7, false, 3, 4},   {7, 3, false, 4, 3},
        {9, 12, false, 5, 8},   {9, 9, false, 5, 7},   {9, 1, false, 5, 7},
        {9, 1, false, 6, 9},    {10, 1, false, 6, 9},  {10, 11, false, 6, 10},
        {20, 30, false, 2, 10}, {20, 20, false, 2, 8}, {20, 10, false, 2, 6},
        {10, 20, true, 1, 6},   {10, 20, true, 6, 10}, {3, 2, true, 1, 3},
        {2, 1, true, 1, 2},     {1, 5, false, 1, 1},   {1, 5, true, 1, 1},
        {5, 4, true, 1, 3}};
    for (const Row& row : rows)
        EXPECT_EQ(rival_devotes(row.own, row.other, row.leads, row.face), row.devoted)
            << row.own << " against " << row.other << ", die " << row.face;
}

// L4, R20: the three readings of the damaged table.
TEST(Tables, AnswersOfARival) {
    struct Reading {
        Response response;
        std::vector<bool> dominant, otherwise;
    };
    const std::vector<Reading> readings = {{Response::A,
                                            {true, true, true, true, true, true},
                                            {true, true, false, false, false, false}},
                                           {Response::B,
                                            {false, false, true, true, true, true},
                                            {false, false, false, false, false, false}},
                                           {Response::C,
                                            {false, true, true, true, true, true},
                                            {false, true, false, false, false, false}}};
    for (const Reading& reading : readings)
        for (int face = 1; face <= 6; ++face) {
            const int letter = 'A' + static_cast<int>(reading.response);
            EXPECT_EQ(general_agrees(reading.response, face, true), reading.dominant[at(face - 1)])
                << static_cast<char>(letter) << face;
            EXPECT_EQ(general_agrees(reading.response, face, false),
                      reading.otherwise[at(face - 1)])
                << static_cast<char>(letter) << face;
        }
}

// L5, R21.
TEST(Tables, AnswersOfProcuratorsAndNations) {
    for (int face = 1; face <= 6; ++face) {
        EXPECT_EQ(minor_agrees(true, face), face != 6) << face;
        EXPECT_EQ(minor_agrees(false, face), face == 1) << face;
    }
}

// B7, R12.
TEST(Tables, LossesOfAHit) {
    EXPECT_EQ(losses_per_hit(2), 1);
    EXPECT_EQ(losses_per_hit(13), 1);
    EXPECT_EQ(losses_per_hit(14), 2);
    EXPECT_EQ(losses_per_hit(26), 2);
    EXPECT_EQ(losses_per_hit(27), 3);
    EXPECT_EQ(losses_per_hit(39), 3);
    EXPECT_EQ(losses_per_hit(40), 4);
    EXPECT_EQ(losses_per_hit(52), 4);
    EXPECT_EQ(losses_per_hit(53), 5);
}

// E7: with the first provinces of a way lost, the next one is hit; with all of them, none.
TEST(Tables, WaysOfTheInvaders) {
    const std::vector<std::vector<int>> ways = {
        {9, 2},     {10, 2, 3},          {12, 11, 2, 3, 4, 5, 13}, {12, 11, 2, 1, 18},
        {12, 5, 6}, {13, 5, 4, 3, 2, 1}, {14, 6, 13, 5},           {15, 7, 6, 13}};
    const auto board = *Board::parse(built_in_board());
    ASSERT_EQ(board->invaders.size(), ways.size());
    for (std::size_t invader = 0; invader < ways.size(); ++invader) {
        State state = Rules::start();
        state.owner.fill(kSenatorial);
        for (const int number : ways[invader]) {
            EXPECT_EQ(first_imperial(*board, state, invader_id(static_cast<int>(invader))),
                      number - 1);
            state.owner[at(number - 1)] = kLost;
        }
        EXPECT_EQ(first_imperial(*board, state, invader_id(static_cast<int>(invader))), -1);
    }
}

}  // namespace
}  // namespace occasus::pomerium
