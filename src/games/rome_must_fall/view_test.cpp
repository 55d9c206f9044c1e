// The view and the picture of a tracker before it is fought for.
#include <gtest/gtest.h>
#include <string>

#include "games/rome_must_fall/game.h"
#include "record/json.h"

namespace occasus::rome_must_fall {
namespace {

using Shared = std::shared_ptr<const AnyGame>;

Shared game_with(const std::string& old_line = {}, const std::string& new_line = {}) {
    if (old_line.empty()) return *make_game({});
    Setup setup;
    setup.board = std::string(built_in_sheet());
    const std::size_t at = setup.board.find(old_line);
    EXPECT_NE(at, std::string::npos) << old_line;
    setup.board.replace(at, old_line.size(), new_line);
    return *make_game(setup);
}

AnyState state_of(const AnyGame& game, const std::string& position) {
    const auto state = game.from_position(*parse_json(position));
    EXPECT_TRUE(state) << state.refusal().text;
    return *state;
}

// The holds of a tracker: "die fraction before,before;" each.
std::string holds(const AnyGame& game, const std::string& position, std::size_t tracker) {
    const Value view = game.view(state_of(game, position), Seat::Nobody);
    std::string text;
    for (const Value& hold : *(*view.find("trackers")->items())[tracker].find("holds")->items()) {
        text += std::to_string(*hold.find("die")->number()) + " " + *hold.find("fraction")->text();
        for (const Value& raid : *hold.find("before")->items()) text += " " + *raid.text();
        text += ";";
    }
    return text;
}

constexpr std::size_t kHuns = 4;
constexpr std::size_t kOstrogoths = 5;
constexpr const char* kAssigned =
    R"("assigned":{"vandals":0,"visigoths":1,"franks":2,"sea":3,"huns":4,"ostrogoths":5})";

std::string barbarian(const std::string& dice, const std::string& more) {
    return R"({"phase":"barbarian","turn":5,"dice":)" + dice + "," + more + kAssigned + "}";
}

// Turn 5: 2 against the Ostrogoths, and the first Hun box strengthens them.
TEST(Section_R16, ARaidThatComesFirstIsNamedWhereItCanStillMatter) {
    const Shared game = game_with();
    EXPECT_EQ(holds(*game, R"({"phase":"resource","turn":5,"dice":[6,5,4,3,2,1]})", kOstrogoths),
              "0 1 huns;1 2/3 huns;2 1/3 huns;3 0 huns;4 0 huns;5 0 huns;");
    // In turn 1 they have 1: a 6 beats 1 + 3 and one more.
    EXPECT_EQ(holds(*game, R"({"phase":"resource","dice":[6,5,4,3,2,1]})", kOstrogoths),
              "0 1;1 1 huns;2 2/3 huns;3 1/3 huns;4 0 huns;5 0 huns;");
    EXPECT_EQ(holds(*game, R"({"phase":"resource","turn":5,"dice":[6,5,4,3,2,1]})", kHuns),
              "0 2/3;1 1/3;2 0;3 0;4 0;5 0;");
    // The second Hun box is empty.
    EXPECT_EQ(
        holds(*game, R"({"phase":"resource","turn":5,"dice":[6,6,6,6,6,6],"raid_pos":{"huns":1}})",
              kOstrogoths)
            .substr(0, 6),
        "0 2/3;");
}

TEST(Section_R16, ARaidThatIsOverOrSafeIsNotNamed) {
    const Shared game = game_with();
    // The Huns have 3: a 6 falls to a black 3 alone.
    const std::string dice = "[6,6,6,6,6,6]";
    EXPECT_EQ(holds(*game, barbarian(dice, ""), kOstrogoths), "5 1 huns;");
    const std::string at_huns = R"("tracker":"huns",)";
    EXPECT_EQ(holds(*game, barbarian(dice, at_huns), kOstrogoths), "5 1 huns;");
    EXPECT_EQ(holds(*game, barbarian(dice, at_huns + R"("black":4,)"), kOstrogoths), "5 1;");
    EXPECT_EQ(holds(*game, barbarian(dice, at_huns + R"("black":5,)"), kOstrogoths), "5 1 huns;");
    EXPECT_EQ(holds(*game, barbarian(dice, R"("tracker":"ostrogoths",)"), kOstrogoths), "5 1;");
    EXPECT_EQ(holds(*game, R"({"fall":4,"turn":5,"dice":[6,6,6,6,6,6]})", kOstrogoths).substr(0, 4),
              "0 1;");
}

TEST(Section_R16, TwoRaidsAreNamedWhenBothMatter) {
    const Shared game = game_with("raid,sea,1,none,", "raid,sea,1,plus_one:ostrogoths,");
    EXPECT_EQ(
        holds(*game, R"({"phase":"resource","dice":[6,5,4,3,2,1]})", kOstrogoths).substr(0, 13),
        "0 1 sea huns;");
}

// The chance on the card is the exact one for a die placed alone.
TEST(Section_R16, HoldsAgreesWithTheExactOddsOfADieAlone) {
    const Shared game = game_with();
    const std::string position = R"({"phase":"resource","turn":5,"dice":[6,5,4,3,2,1]})";
    const AnyState state = state_of(*game, position);
    const Value view = game->view(state, Seat::Nobody);
    for (const Value& tracker : *view.find("trackers")->items())
        for (const Value& hold : *tracker.find("holds")->items()) {
            const std::string& id = *tracker.find("id")->text();
            const auto odds = game->odds(
                state, Value::fields().set("draft", Value::fields().set(id, *hold.find("die"))));
            ASSERT_TRUE(odds);
            EXPECT_EQ(*odds->find("each")->find(id)->find("fraction"), *hold.find("fraction"))
                << id;
        }
}

// With every die placed the card and the exact odds differ only where the card names a raid.
TEST(Section_R16, HoldsIsExactWhereNoRaidIsNamed) {
    const Shared game = game_with();
    for (const char* dice : {"[6,6,5,6,6,4]", "[6,6,6,6,6,6]", "[3,5,2,4,1,5]", "[6,6,6,1,6,3]"}) {
        const AnyState state = state_of(*game, barbarian(dice, ""));
        const Value view = game->view(state, Seat::Nobody);
        const Value odds = *game->odds(state, Value::fields());
        for (const Value& tracker : *view.find("trackers")->items()) {
            const std::string& id = *tracker.find("id")->text();
            const Value& hold = tracker.find("holds")->items()->front();
            const bool same =
                *odds.find("each")->find(id)->find("fraction") == *hold.find("fraction");
            const bool hopeless = *hold.find("fraction")->text() == "0";
            EXPECT_EQ(same, hold.find("before")->items()->empty() || hopeless) << dice << id;
        }
    }
}

TEST(Section_R16, ThePictureNamesTheRaidToo) {
    const Shared game = game_with();
    const auto picture = [&](const std::string& dice) {
        return game->picture(state_of(*game, barbarian(dice, "")), Seat::First);
    };
    EXPECT_NE(picture("[6,6,6,6,6,6]").find("die 6 (1 before the Huns)"), std::string::npos);
    // A chance of none can sink no further.
    EXPECT_EQ(picture("[6,6,6,6,6,1]").find("before"), std::string::npos);
}

TEST(Section_R20, ThePictureShowsRomeAsClosedToTheOthers) {
    const Shared game = game_with();
    const std::string picture =
        game->picture(state_of(*game, R"({"turn":5,"marked":{"vandals":["roma"]}})"), Seat::First);
    EXPECT_NE(picture.find("Vandals    3 + black . . - f c x"), std::string::npos) << picture;
    EXPECT_NE(picture.find("Visigoths  2 + black . c * f r /"), std::string::npos) << picture;
    EXPECT_NE(picture.find("Franks     2 + black . c . + f f"), std::string::npos) << picture;
    EXPECT_NE(picture.find("Ostrogoths 2 + black . c ^ r f /"), std::string::npos) << picture;
}

}  // namespace
}  // namespace occasus::rome_must_fall
