// Whom each phase asks, what follows it, and how the game ends: small positions worked out by hand.
// Unless it is said, the game is Fall of Rome; questions go by the names of provinces.
#include "diplomacy_play.h"
#include "shown_numbers.h"

namespace occasus::diplomacy {
namespace {

// FR-5.
TEST(Turn, AsksPowerAfterPowerAndUnitAfterUnit) {
    Play play(R"({"phase": "S401M", "units": {"GAUL": ["A PAR", "A MAR"], "HUNS": ["A MOS"]},
                  "centers": {"GAUL": ["PAR", "MAR"], "HUNS": ["MOS"]}})");
    EXPECT_EQ(play.asked(), "GAUL");
    play.answer({"A MAR H"});  // Marseilles stands before Paris.
    EXPECT_EQ(play.asked(), "GAUL");
    play.answer({"A PAR - BUR"});
    EXPECT_EQ(play.asked(), "HUNS");
    EXPECT_EQ(play.units("GAUL"), (Texts{"A MAR", "A PAR"})) << "nothing moves before the last";
    play.answer({"A MOS H"});
    EXPECT_EQ(play.phase(), "A401M") << "nobody retreats";
    EXPECT_EQ(play.units("GAUL"), (Texts{"A BUR", "A MAR"}));
    EXPECT_EQ(play.asked(), "GAUL");
}

constexpr std::string_view kBrittany =
    R"({"phase": "S401M", "units": {"GAUL": ["A GAS", "A PAR"], "VANDALS": ["A BRE"]},
        "centers": {"GAUL": ["PAR"], "VANDALS": ["MUN"]}})";
// The neighbours of Brittany for an army are Gascony, Paris and Picardy: there is no way out.
constexpr std::string_view kClosedBrittany =
    R"({"phase": "S401M", "units": {"GAUL": ["A GAS", "A PAR", "A PIC"], "VANDALS": ["A BRE"]},
        "centers": {"GAUL": ["PAR"], "VANDALS": ["MUN"]}})";

// SD-15.
TEST(Retreats, AskWhoWasDislodgedAndNobodyElse) {
    Play play(kBrittany);
    play.answer({"A GAS S A PAR - BRE", "A PAR - BRE", "A BRE H"});
    EXPECT_EQ(play.phase(), "S401R");
    EXPECT_EQ(play.asked(), "VANDALS");
    play.answer({"A BRE R PIC"});
    EXPECT_EQ(play.phase(), "A401M");
    EXPECT_EQ(play.units("VANDALS"), Texts{"A PIC"});
}

TEST(Retreats, AskNobodyWhoHasNowhereToGo) {
    Play play(kClosedBrittany);
    play.answer({"A GAS S A PAR - BRE", "A PAR - BRE", "A PIC H", "A BRE H"});
    EXPECT_EQ(play.phase(), "A401M");
    EXPECT_TRUE(play.units("VANDALS").empty());
}

// READING: R40, R42. Others would learn from it that the places beside are taken.
TEST(Retreats, InAHiddenGameAreAskedForAlsoWithNowhereToGo) {
    Play play(kClosedBrittany, {{"hidden", "true"}});
    play.answer({"A GAS S A PAR - BRE", "A PAR - BRE", "A PIC H", "A BRE H"});
    EXPECT_EQ(play.phase(), "S401R");
    EXPECT_EQ(play.asked(), "VANDALS");
    EXPECT_EQ(play.legal(), (Texts{"A BRE D", "NMR"}));
    play.answer({"NMR"});
    EXPECT_EQ(play.phase(), "A401M");
    EXPECT_TRUE(play.units("VANDALS").empty());
}

// FR-15. READING: R30. Silence is counted in movement phases.
TEST(Retreats, SilenceDisbandsAndIsNotCounted) {
    Play play(kBrittany);
    play.answer({"A GAS S A PAR - BRE", "A PAR - BRE", "A BRE H", "NMR"});
    EXPECT_EQ(play.phase(), "A401M");
    EXPECT_TRUE(play.units("VANDALS").empty());
    EXPECT_EQ(play.missed("VANDALS"), 0);
}

// FR-13, FR-14. Gaul may build two, the Vandals have a unit too many, the Huns are even.
TEST(Winter, AsksWhoHasSomethingToAdjust) {
    Play play(R"({"phase": "A401M",
                  "units": {"GAUL": ["A PAR"], "VANDALS": ["A MUN", "A SIL"], "HUNS": ["A MOS"]},
                  "centers": {"GAUL": ["BRE", "MAR", "PAR"], "VANDALS": ["MUN"], "HUNS": ["MOS"]}})");
    play.answer({"A PAR H", "A MUN H", "A SIL H", "A MOS H"});
    EXPECT_EQ(play.phase(), "W401A");
    EXPECT_EQ(play.asked(), "GAUL");
    play.answer({"A BRE B"});
    EXPECT_EQ(play.asked(), "GAUL") << "two builds";
    play.answer({"WAIVE"});
    EXPECT_EQ(play.asked(), "VANDALS");
    play.answer({"A SIL D"});
    EXPECT_EQ(play.phase(), "S402M");
    EXPECT_EQ(play.units("GAUL"), (Texts{"A BRE", "A PAR"}));
    EXPECT_EQ(play.units("VANDALS"), Texts{"A MUN"});
}

// A result is drawn at the places that its order names, and at no others.
TEST(Results, StandAtThePlacesThatTheOrderNames) {
    const auto game = *make_game({});
    int waivers = 0;
    for (std::uint64_t seed = 1; seed <= 3; ++seed)
        shown::for_each_position(*game, seed, 6000, 40, [&](const AnyState& any) {
            const Value view = game->view(any, Seat::Nobody);
            for (const auto& [part, list] : *view.find("results")->members())
                for (const Value& result : *list.items()) {
                    const std::string order = *result.find("order")->text();
                    if (order == "WAIVE") ++waivers;
                    for (const char* field : {"from", "of", "to"}) {
                        const std::string* place = result.find(field)->text();
                        EXPECT_TRUE(place == nullptr || order.find(*place) != std::string::npos)
                            << order << field;
                    }
                }
        });
    EXPECT_GT(waivers, 0);
}

TEST(Winter, IsPassedOverWhenNobodyHas) {
    Play play(R"({"phase": "A401M", "units": {"GAUL": ["A PAR"], "HUNS": ["A MOS"]},
                  "centers": {"GAUL": ["PAR"], "HUNS": ["MOS"]}})");
    play.answer({"A PAR H", "A MOS H"});
    EXPECT_EQ(play.phase(), "S402M");
}

// READING: R42. Who has nothing to adjust is asked all the same.
TEST(Winter, AsksEverySurvivorInAHiddenGame) {
    Play play(R"({"phase": "A401M", "units": {"GAUL": ["A PAR"], "HUNS": ["A MOS"]},
                  "centers": {"GAUL": ["PAR"], "HUNS": ["MOS"]}})",
              {{"hidden", "true"}});
    play.answer({"A PAR H", "A MOS H"});
    EXPECT_EQ(play.phase(), "W401A");
    play.answer({"WAIVE"});
    EXPECT_EQ(play.asked(), "HUNS");
    play.answer({"WAIVE"});
    EXPECT_EQ(play.phase(), "S402M");
}

// SD-16. In the standard game one builds at home: France has a fourth centre, and no empty home.
TEST(Winter, AsksNobodyForBuildsThatHaveNoRoom) {
    Play play(R"({"phase": "F1901M",
                  "units": {"FRANCE": ["F BRE", "A MAR", "A PAR"], "TURKEY": ["A CON"]},
                  "centers": {"FRANCE": ["BRE", "MAR", "PAR", "SPA"], "TURKEY": ["CON"]}})",
              {{"game", "standard"}});
    play.answer({"F BRE H", "A MAR H", "A PAR H", "A CON H"});
    EXPECT_EQ(play.phase(), "S1902M");
}

// FR-12. READING: R27. Gaul takes the last centre of the Vandals; their unit goes in Winter.
TEST(Elimination, IsOfWhoOwnsNothingAfterAutumn) {
    Play play(R"({"phase": "A401M",
                  "units": {"GAUL": ["A MUN"], "VANDALS": ["A SIL"], "HUNS": ["A MOS"]},
                  "centers": {"GAUL": ["PAR"], "VANDALS": ["MUN"], "HUNS": ["MOS"]}})");
    play.answer({"A MUN H", "A SIL H", "A MOS H"});
    EXPECT_TRUE(play.happened("eliminated"));
    EXPECT_EQ(play.centres("GAUL"), (Texts{"MUN", "PAR"}));
    EXPECT_EQ(play.phase(), "W401A");
    EXPECT_EQ(play.units("VANDALS"), Texts{"A SIL"});
    EXPECT_EQ(play.asked(), "GAUL") << "one build";
    play.answer({"WAIVE"});
    EXPECT_EQ(play.phase(), "S402M");
    EXPECT_TRUE(play.units("VANDALS").empty());
    play.answer({"A MUN H"});
    EXPECT_EQ(play.asked(), "HUNS");
}

TEST(Elimination, IsNotOfWhoHasACentreAndNoUnit) {
    Play play(R"({"phase": "A401M", "units": {"GAUL": ["A PAR"]},
                  "centers": {"GAUL": ["PAR"], "HUNS": ["MOS"]}})");
    EXPECT_EQ(play.asked(), "GAUL");
    play.answer({"A PAR H"});
    EXPECT_EQ(play.phase(), "W401A");
    EXPECT_EQ(play.asked(), "HUNS");
    play.answer({"A MOS B"});
    EXPECT_EQ(play.phase(), "S402M");
    EXPECT_EQ(play.units("HUNS"), Texts{"A MOS"});
}

// FR-16. READING: R32. Eighteen centres in Spring are no victory yet.
TEST(Victory, IsLookedForAfterAutumn) {
    Play play(R"({"phase": "S401M", "units": {"GAUL": ["A PAR"], "HUNS": ["A MOS"]},
                  "counted": {"GAUL": 17, "HUNS": 1},
                  "centers": {"HUNS": ["MOS"],
                    "GAUL": ["BEL", "BER", "BRE", "DEN", "EDI", "HOL", "KIE", "LON", "LVP", "MAR",
                             "MUN", "NAP", "NWY", "PAR", "POR", "ROM", "SPA", "SWE"]}})");
    play.answer({"A PAR H", "A MOS H"});
    EXPECT_EQ(play.phase(), "A401M");
    EXPECT_EQ(play.ending(), "");
    play.answer({"A PAR H", "A MOS H"});
    EXPECT_EQ(play.ending(), "victory");
    EXPECT_EQ(play.winner(), "GAUL");
    EXPECT_EQ(play.asked(), "");
}

constexpr std::string_view kRaiders =
    R"({"phase": "S401M", "units": {"GAUL": ["A GAS"], "VANDALS": ["A BUR"]},
        "centers": {"GAUL": ["BRE", "PAR"], "VANDALS": ["MUN"]}})";

// FR-11, FR-12. READING: R24, R25. The Vandals stand in Paris in Spring and leave it in Autumn.
TEST(Raid, TakesACentreFromItsOwnerForNobody) {
    Play play(kRaiders);
    play.answer({"A GAS H", "A BUR - PAR"});
    EXPECT_TRUE(play.happened("raided"));
    EXPECT_EQ(play.centres("GAUL"), Texts{"BRE"});
    EXPECT_EQ(play.centres("VANDALS"), Texts{"MUN"});
    play.answer({"A GAS H", "A PAR - BUR"});
    EXPECT_EQ(play.centres("GAUL"), Texts{"BRE"});
    EXPECT_EQ(play.centres("VANDALS"), Texts{"MUN"});
}

// SD-4. In the standard game a centre changes hands in Autumn alone.
TEST(Raid, IsNotOfTheStandardGame) {
    Play play(R"({"phase": "S1901M", "units": {"FRANCE": ["A GAS"], "GERMANY": ["A BUR"]},
                  "centers": {"FRANCE": ["BRE", "PAR"], "GERMANY": ["MUN"]}})",
              {{"game", "standard"}});
    play.answer({"A GAS H", "A BUR - PAR"});
    EXPECT_EQ(play.centres("FRANCE"), (Texts{"BRE", "PAR"}));
    play.answer({"A GAS H", "A PAR - BUR"});
    EXPECT_EQ(play.centres("FRANCE"), (Texts{"BRE", "PAR"}));
}

// READING: R32. Who survives without a unit is not asked, and so has not agreed.
TEST(Draw, NeedsAlsoASurvivorWithoutAUnit) {
    Play play(R"({"phase": "S401M", "units": {"GAUL": ["A PAR"], "HUNS": ["A MOS"]},
                  "centers": {"GAUL": ["PAR"], "HUNS": ["MOS"], "VANDALS": ["MUN"]}})");
    play.answer({"DRAW", "A PAR H"});
    EXPECT_EQ(play.asked(), "HUNS");
    play.answer({"DRAW", "A MOS H"});
    EXPECT_EQ(play.phase(), "A401M");
    EXPECT_EQ(play.ending(), "");
}

TEST(Draw, IsAgreedWithinOnePhase) {
    Play play(R"({"phase": "S401M", "units": {"GAUL": ["A PAR"], "HUNS": ["A MOS"]},
                  "centers": {"GAUL": ["PAR"], "HUNS": ["MOS"]}})");
    play.answer({"DRAW", "A PAR H", "A MOS H"});
    play.answer({"A PAR H", "DRAW", "A MOS H"});
    EXPECT_EQ(play.phase(), "S402M");
    play.answer({"DRAW", "A PAR H", "DRAW", "A MOS H"});
    EXPECT_EQ(play.ending(), "agreed");
    EXPECT_EQ(play.winner(), "");
}

}  // namespace
}  // namespace occasus::diplomacy
