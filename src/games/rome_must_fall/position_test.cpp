// P1: which positions are impossible, and that the refusal names the field.
#include <gtest/gtest.h>
#include <string>

#include "games/rome_must_fall/game.h"
#include "record/json.h"

namespace occasus::rome_must_fall {
namespace {

std::string refused_field(const std::string& position) {
    const auto game = *make_game({});
    const auto state = game->from_position(*parse_json(position));
    return state ? "" : state.refusal().field;
}

TEST(Section_P1, NumbersOutOfRangeAreRefusedByName) {
    EXPECT_EQ(refused_field(R"({"turn":0})"), "turn");
    EXPECT_EQ(refused_field(R"({"turn":14})"), "turn");
    EXPECT_EQ(refused_field(R"({"turn":2.5})"), "turn");
    EXPECT_EQ(refused_field(R"({"cubes":6})"), "cubes");
    EXPECT_EQ(refused_field(R"({"cubes":-1})"), "cubes");
    EXPECT_EQ(refused_field(R"({"red":4})"), "red");
    EXPECT_EQ(refused_field(R"({"fall":5})"), "fall");
    EXPECT_EQ(refused_field(R"({"raid_pos":{"sea":9}})"), "raid_pos.sea");
}

TEST(Section_P1, UnknownNamesAreRefused) {
    EXPECT_EQ(refused_field(R"({"moon":1})"), "moon");
    EXPECT_EQ(refused_field(R"({"marked":{"saxons":[]}})"), "marked");
    EXPECT_EQ(refused_field(R"({"marked":{"sea":[]}})"), "marked.sea");
    EXPECT_EQ(refused_field(R"({"marked":{"vandals":["cambrai"]}})"), "marked.vandals");
    EXPECT_EQ(refused_field(R"({"raid_pos":{"franks":1}})"), "raid_pos");
    EXPECT_EQ(refused_field(R"({"abilities_lost":["flying"]})"), "abilities_lost");
    EXPECT_EQ(refused_field(R"({"phase":"siesta"})"), "phase");
}

TEST(Section_P1, ThePhaseMustFitItsData) {
    EXPECT_EQ(refused_field(R"({"phase":"resource"})"), "dice");
    EXPECT_EQ(refused_field(R"({"phase":"roll","dice":[1,2,3,4,5,6]})"), "dice");
    EXPECT_EQ(refused_field(R"({"phase":"resource","dice":[1,2,3,4,5,7]})"), "dice");
    EXPECT_EQ(refused_field(R"({"phase":"resource","red":1,"dice":[1,2,3,4,5,4]})"), "dice");
    EXPECT_EQ(refused_field(R"({"phase":"barbarian","dice":[1,2,3,4,5,6]})"), "assigned");
    EXPECT_EQ(refused_field(R"({"phase":"resource","dice":[1,2,3,4,5,6],"spent":[0]})"), "spent");
    EXPECT_EQ(refused_field(R"({"fall":4,"phase":"roll"})"), "phase");
    EXPECT_EQ(refused_field(R"({"phase":"over"})"), "phase");
    EXPECT_EQ(refused_field(R"({"turn":13,"fall":3,"result":"defeat"})"), "result");
    EXPECT_EQ(refused_field(R"({"phase":"resource","dice":[1,2,3,4,5,6],"rerolling":1})"),
              "rerolling");
    EXPECT_EQ(refused_field(R"({"black":3})"), "black");
    EXPECT_EQ(refused_field(R"([])"), "position");
}

TEST(Section_P1, WhetherPlayCouldHaveLedThereIsNotTested) {
    EXPECT_EQ(
        refused_field(R"({"turn":1,"cubes":5,"red":3,"fall":3,"marked":{"franks":["lugdunum"]}})"),
        "");
    EXPECT_EQ(refused_field(R"({"turn":13,"fall":1})"), "");
    EXPECT_EQ(refused_field(R"({"fall":4})"), "");
}

TEST(Section_P1, ABonusThatDoesNotFollowIsRefused) {
    EXPECT_EQ(refused_field(R"({"raid_pos":{"sea":2},"bonus":{"vandals":1}})"), "");
    EXPECT_EQ(refused_field(R"({"raid_pos":{"sea":1},"bonus":{"vandals":1}})"), "bonus.vandals");
}

}  // namespace
}  // namespace occasus::rome_must_fall
