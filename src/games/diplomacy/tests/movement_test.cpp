// The movement phase of the standard game, rule by rule. Expected results follow from the rule
// that is named; none was taken from the program.
#include <gtest/gtest.h>

#include "games/diplomacy/tests/test_play.h"

namespace occasus::diplomacy {
namespace {

// SD-1, SD-12.
TEST(Strengths, OneSupportTurnsTheScale) {
    const Movement even{"FRANCE A MAR - BUR", "GERMANY A MUN - BUR"};
    EXPECT_EQ(even.code("A MAR - BUR"), "bounce");
    EXPECT_EQ(even.contested(), "BUR");
    const Movement helped{"FRANCE A MAR - BUR", "FRANCE A PAR S A MAR - BUR",
                          "GERMANY A MUN - BUR"};
    EXPECT_EQ(helped.code("A MAR - BUR"), "moves");
    EXPECT_EQ(helped.code("A MUN - BUR"), "bounce");
    EXPECT_EQ(helped.after("BUR"), "FRANCE A BUR");
    EXPECT_EQ(helped.contested(), "");
}

// SD-12. A unit that is driven out is not said to hold.
TEST(Reasons, ADislodgedUnitDoesNotHold) {
    const Movement driven{"FRANCE A MAR - BUR", "FRANCE A PAR S A MAR - BUR", "GERMANY A BUR H"};
    EXPECT_EQ(driven.reason("A BUR H"), "Its strength is 1. The unit is dislodged by A MAR - BUR.");
    EXPECT_EQ(Movement({"FRANCE A MAR - BUR", "GERMANY A BUR H"}).reason("A BUR H"),
              "It holds with strength 1.");
}

// SD-4.
TEST(Position, CoastsOfAProvinceHoldOneUnit) {
    const Movement both{"FRANCE F GAS - SPA/NC", "ITALY F WES - SPA/SC"};
    EXPECT_EQ(both.code("F GAS - SPA/NC"), "bounce");
    EXPECT_EQ(both.contested(), "SPA");
}

// SD-5.
TEST(Reach, FleetsKeepToTheWaterAndArmiesToTheLand) {
    EXPECT_EQ(Movement({"ITALY F ROM - VEN"}).code("F ROM - VEN"), "illegal");
    EXPECT_EQ(Movement({"ITALY A ROM - VEN"}).code("A ROM - VEN"), "moves");
    EXPECT_EQ(Movement({"ITALY A ROM - TYS"}).code("A ROM - TYS"), "illegal");
    EXPECT_EQ(Movement({"FRANCE F SPA/NC - LYO"}).code("F SPA/NC - LYO"), "illegal");
}

// SD-5, SD-6. An unbroken chain makes the move legal, whatever its fleets are ordered.
TEST(Reach, AnArmyMayTryAnyChainOfFleets) {
    const Movement broken{"ENGLAND A LON - NWY", "ENGLAND F ENG H"};
    EXPECT_EQ(broken.code("A LON - NWY"), "illegal");
    const Movement chain{"ENGLAND A LON - NWY", "GERMANY F NTH H"};
    EXPECT_EQ(chain.code("A LON - NWY"), "no convoy");
}

// SD-6.
TEST(Legality, ATwoCoastProvinceNeedsItsCoast) {
    EXPECT_EQ(Movement({"FRANCE F MAO - SPA"}).code("F MAO - SPA"), "illegal");
    EXPECT_EQ(Movement({"FRANCE F GAS - SPA"}).after("SPA"), "FRANCE F SPA/NC");
    EXPECT_EQ(Movement({"FRANCE F GAS - SPA/SC"}).code("F GAS - SPA/SC"), "illegal");
    EXPECT_EQ(Movement({"FRANCE F GAS - SPA/EC"}).code("F GAS - SPA/EC"), "illegal");
    EXPECT_EQ(Movement({"FRANCE A GAS - SPA/NC"}).after("SPA"), "FRANCE A SPA");
}

// SD-6.
TEST(Legality, NobodySupportsHimselfOrWhereHeCannotGo) {
    EXPECT_EQ(Movement({"ITALY A ROM S A ROM"}).code("A ROM S A ROM"), "illegal");
    const Movement far{"ITALY F ROM S A APU - VEN", "ITALY A APU - VEN"};
    EXPECT_EQ(far.code("F ROM S A APU - VEN"), "illegal");
    const Movement own{"ITALY A ROM S A NAP - ROM", "ITALY A NAP - ROM"};
    EXPECT_EQ(own.code("A ROM S A NAP - ROM"), "illegal");
    // The only chain would be the supporter itself.
    const Movement self{"ENGLAND A LON H", "ENGLAND F NTH S A LON - NWY"};
    EXPECT_EQ(self.code("F NTH S A LON - NWY"), "illegal");
}

// SD-6.
TEST(Legality, UnitsOfOthersAreNotOnesToOrder) {
    Movement movement{"FRANCE A PAR H"};
    movement.order("GERMANY A PAR - BUR").order("GERMANY A MUN - BUR").order("GERMANY nonsense");
    EXPECT_EQ(movement.code("A PAR - BUR"), "illegal");
    EXPECT_EQ(movement.code("A MUN - BUR"), "illegal");
    EXPECT_EQ(movement.code("nonsense"), "illegal");
    EXPECT_EQ(movement.after("PAR"), "FRANCE A PAR");
}

// SD-6.
TEST(Legality, TwoOrdersCancelEachOtherAndTheSameCountsOnce) {
    Movement two{"FRANCE A PAR - BUR"};
    two.order("FRANCE A PAR - PIC");
    EXPECT_EQ(two.code("A PAR - BUR"), "illegal");
    EXPECT_EQ(two.code("A PAR - PIC"), "illegal");
    EXPECT_EQ(two.after("PAR"), "FRANCE A PAR");
    two.order("FRANCE A PAR - BUR");
    EXPECT_EQ(two.after("PAR"), "FRANCE A PAR");
    Movement same{"FRANCE A PAR - BUR"};
    same.order("FRANCE a paris to burgundy");
    EXPECT_EQ(same.code("a paris to burgundy"), "moves");
    Movement bad{"FRANCE A PAR - BUR"};
    bad.order("FRANCE A PAR - MOS");
    EXPECT_EQ(bad.code("A PAR - BUR"), "moves");
    EXPECT_EQ(bad.code("A PAR - MOS"), "illegal");
}

// SD-7.
TEST(Matching, ASupportMustMeetItsOrder) {
    const Movement far{"FRANCE A PAR H", "FRANCE A MAR S A PAR"};
    EXPECT_EQ(far.code("A MAR S A PAR"), "illegal");  // Marseilles does not touch Paris.
    const Movement left{"FRANCE A PAR - PIC", "FRANCE A BUR S A PAR"};
    EXPECT_EQ(left.code("A BUR S A PAR"), "void");
    const Movement elsewhere{"FRANCE A PAR - PIC", "FRANCE A MAR S A PAR - BUR"};
    EXPECT_EQ(elsewhere.code("A MAR S A PAR - BUR"), "void");
    const Movement nobody{"FRANCE A MAR S A PAR - BUR"};
    EXPECT_EQ(nobody.code("A MAR S A PAR - BUR"), "void");
    const Movement coast{"FRANCE F MAO - SPA/SC", "FRANCE F POR S F MAO - SPA/NC"};
    EXPECT_EQ(coast.code("F POR S F MAO - SPA/NC"), "void");
    const Movement no_coast{"FRANCE F MAO - SPA/SC", "FRANCE F POR S F MAO - SPA"};
    EXPECT_EQ(no_coast.code("F POR S F MAO - SPA"), "ok");
}

// SD-7. A unit whose move is illegal holds, and can be supported to hold.
TEST(Matching, AnIllegalMoveHolds) {
    const Movement movement{"FRANCE A PAR - MOS", "FRANCE A BUR S A PAR", "GERMANY A PIC - PAR",
                            "GERMANY A GAS S A PIC - PAR"};
    EXPECT_EQ(movement.code("A BUR S A PAR"), "ok");
    EXPECT_EQ(movement.code("A PIC - PAR"), "bounce");
}

// SD-8, SD-10. Through an own fleet the two change places; by land they meet head on.
TEST(Route, AnOwnConvoyingFleetShowsTheIntent) {
    const Movement by_land{"ENGLAND A NWY - SWE", "GERMANY F SKA C A NWY - SWE",
                           "RUSSIA A SWE - NWY"};
    EXPECT_EQ(by_land.code("A NWY - SWE"), "bounce");
    const Movement by_sea{"ENGLAND A NWY - SWE", "ENGLAND F SKA C A NWY - SWE",
                          "RUSSIA A SWE - NWY"};
    EXPECT_EQ(by_sea.code("A NWY - SWE"), "moves");
    EXPECT_EQ(by_sea.code("A SWE - NWY"), "moves");
    const Movement in_words{"ENGLAND A NWY - SWE VIA", "GERMANY F SKA C A NWY - SWE",
                            "RUSSIA A SWE - NWY"};
    EXPECT_EQ(in_words.code("A NWY - SWE VIA"), "moves");
}

// SD-9. One whole chain is enough.
TEST(Path, ASecondChainSavesTheConvoy) {
    const Movement movement{"ENGLAND A LON - BEL", "ENGLAND F ENG C A LON - BEL",
                            "ENGLAND F NTH C A LON - BEL", "FRANCE F BRE - ENG",
                            "FRANCE F MAO S F BRE - ENG"};
    EXPECT_EQ(movement.code("F ENG C A LON - BEL"), "disrupted");
    EXPECT_EQ(movement.code("F NTH C A LON - BEL"), "ok");
    EXPECT_EQ(movement.code("A LON - BEL"), "moves");
}

// SD-11. A unit that moves away leaves nothing to beat; one that fails to holds with 1.
TEST(Strengths, ALeaverIsFollowed) {
    const Movement left{"FRANCE A PAR - BUR", "FRANCE A PIC - PAR"};
    EXPECT_EQ(left.code("A PIC - PAR"), "moves");
    const Movement stuck{"FRANCE A PAR - BUR", "GERMANY A MUN - BUR", "GERMANY A PIC - PAR",
                         "GERMANY A GAS S A PIC - PAR"};
    EXPECT_EQ(stuck.code("A PIC - PAR"), "moves");
    EXPECT_EQ(stuck.dislodged_by("PAR"), "PIC");
}

// SD-11. A power cannot dislodge its own unit, or help to.
TEST(Strengths, SupportsAgainstOnesOwnUnitDoNotCount) {
    const Movement own{"FRANCE A PAR H", "FRANCE A PIC - PAR", "FRANCE A BUR S A PIC - PAR"};
    EXPECT_EQ(own.code("A PIC - PAR"), "bounce");
    EXPECT_EQ(own.code("A BUR S A PIC - PAR"), "ok");
    const Movement helped{"FRANCE A PAR H", "GERMANY A PIC - PAR", "FRANCE A BUR S A PIC - PAR"};
    EXPECT_EQ(helped.code("A PIC - PAR"), "bounce");
}

// SD-10, SD-11. Head on, the defender counts every support, and a dislodged one prevents nobody.
TEST(HeadOn, TheLoserLeavesHisGoalToOthers) {
    const Movement movement{"GERMANY A BER - PRU", "GERMANY A SIL S A BER - PRU",
                            "RUSSIA A PRU - BER", "RUSSIA F BAL - BER"};
    EXPECT_EQ(movement.code("A BER - PRU"), "moves");
    EXPECT_EQ(movement.code("A PRU - BER"), "bounce");
    EXPECT_EQ(movement.code("F BAL - BER"), "moves");
    EXPECT_EQ(movement.dislodged_by("PRU"), "BER");
}

// SD-12.
TEST(Cut, AnyForeignAttackCuts) {
    const Movement cut{"GERMANY A MUN S A SIL", "GERMANY A SIL H", "RUSSIA A WAR - SIL",
                       "RUSSIA A PRU S A WAR - SIL", "AUSTRIA A TYR - MUN"};
    EXPECT_EQ(cut.code("A MUN S A SIL"), "cut");
    EXPECT_EQ(cut.dislodged_by("SIL"), "WAR");
    const Movement own{"GERMANY A MUN S A SIL", "GERMANY A SIL H", "RUSSIA A WAR - SIL",
                       "RUSSIA A PRU S A WAR - SIL", "GERMANY A TYR - MUN"};
    EXPECT_EQ(own.code("A MUN S A SIL"), "ok");
}

// SD-12.
TEST(Cut, TheAttackedOneCutsOnlyByDislodging) {
    const Movement weak{"GERMANY A MUN - SIL", "GERMANY A BER S A MUN - SIL", "RUSSIA A SIL - BER"};
    EXPECT_EQ(weak.code("A BER S A MUN - SIL"), "ok");
    EXPECT_EQ(weak.code("A MUN - SIL"), "moves");
    const Movement strong{"GERMANY A MUN - SIL", "GERMANY A BER S A MUN - SIL",
                          "RUSSIA A SIL - BER", "RUSSIA A PRU S A SIL - BER"};
    EXPECT_EQ(strong.code("A BER S A MUN - SIL"), "cut");
    EXPECT_EQ(strong.dislodged_by("BER"), "SIL");
    EXPECT_EQ(strong.code("A MUN - SIL"), "moves");  // Into what was left.
}

// SD-2, SD-13.
TEST(Circles, ARingOfThreeTurns) {
    const Movement ring{"TURKEY F ANK - CON", "TURKEY A CON - SMY", "TURKEY A SMY - ANK"};
    EXPECT_EQ(ring.outcome().moved.size(), 3);
    const Movement stopped{"TURKEY F ANK - CON", "TURKEY A CON - SMY", "TURKEY A SMY - ANK",
                           "TURKEY A BUL - CON"};
    EXPECT_EQ(stopped.outcome().moved.size(), 0);
}

// SD-13. The convoy would have to break for the attack that breaks it to succeed.
TEST(Circles, AParadoxStopsTheConvoy) {
    const Movement movement{"ENGLAND F LON S F WAL - ENG", "ENGLAND F WAL - ENG",
                            "FRANCE A BRE - LON", "FRANCE F ENG C A BRE - LON"};
    EXPECT_EQ(movement.code("A BRE - LON"), "no convoy");
    EXPECT_EQ(movement.code("F ENG C A BRE - LON"), "disrupted");
    EXPECT_EQ(movement.code("F LON S F WAL - ENG"), "ok");
    EXPECT_EQ(movement.dislodged_by("ENG"), "WAL");
    // With nothing that could dislodge the fleet it only fails.
    const Movement even{"ENGLAND F LON S F WAL - ENG", "ENGLAND F WAL - ENG",
                        "FRANCE A BRE - LON",          "FRANCE F ENG C A BRE - LON",
                        "GERMANY F NTH S F BEL - ENG", "GERMANY F BEL - ENG"};
    EXPECT_EQ(even.code("F ENG C A BRE - LON"), "paradox");
    EXPECT_EQ(even.code("A BRE - LON"), "no convoy");
}

// SD-14.
TEST(Contested, OnlyAnEmptyProvinceIs) {
    const Movement movement{"FRANCE A PAR - BUR", "GERMANY A MUN - BUR", "ITALY A MAR H"};
    EXPECT_EQ(movement.contested(), "BUR");
    // Beaten head on, a move prevents nothing, and contests nothing.
    const Movement beaten{"GERMANY A BER - PRU", "GERMANY A SIL S A BER - PRU",
                          "RUSSIA A PRU - BER"};
    EXPECT_EQ(beaten.contested(), "");
}

// SD-6. READING: R44.
TEST(Convoys, AFleetOffEveryRouteCannotConvoy) {
    const Movement movement{"ENGLAND A LON - BEL", "ENGLAND F ENG C A LON - BEL",
                            "ENGLAND F IRI C A LON - BEL"};
    EXPECT_EQ(movement.code("F IRI C A LON - BEL"), "illegal");
    EXPECT_EQ(movement.code("A LON - BEL"), "moves");
}

// SD-8. READING: R45.
TEST(Convoys, ViaNeedsFleetsThatCouldCarry) {
    const Movement none{"FRANCE A BEL - HOL VIA"};
    EXPECT_EQ(none.code("A BEL - HOL VIA"), "illegal");
    const Movement idle{"FRANCE A BEL - HOL VIA", "ENGLAND F NTH H"};
    EXPECT_EQ(idle.code("A BEL - HOL VIA"), "no convoy");
    EXPECT_EQ(Movement({"FRANCE F BEL - HOL VIA"}).code("F BEL - HOL VIA"), "illegal");
}

// SD-2, SD-3. The same orders by each edition.
TEST(Editions, DifferInWhichSupportAConvoyedArmyCuts) {
    const auto dislodged = [](Edition edition) {
        // The army attacks a fleet that supports an attack on one of two fleets that carry it.
        return Movement(
                   {"FRANCE A TUN - NAP", "FRANCE F TYS C A TUN - NAP",
                    "FRANCE F ION C A TUN - NAP", "ITALY F NAP S F ROM - TYS", "ITALY F ROM - TYS"},
                   edition)
            .dislodged_by("TYS");
    };
    EXPECT_EQ(dislodged(Edition::Of1971), "ROM");  // A fleet of its convoy.
    EXPECT_EQ(dislodged(Edition::Of1982), "ROM");  // A sea with a convoying fleet.
    EXPECT_EQ(dislodged(Edition::Of2000), "");     // It has another route.
    EXPECT_EQ(dislodged(Edition::Of2023), "");
    EXPECT_EQ(dislodged(Edition::Datc3), "");
}

// SD-3. READING: R43.
TEST(Editions, By1971OneBrokenRouteStopsTheArmy) {
    const auto code = [](Edition edition) {
        return Movement({"ENGLAND A LON - BEL", "ENGLAND F ENG C A LON - BEL",
                         "ENGLAND F NTH C A LON - BEL", "FRANCE F BRE - ENG",
                         "FRANCE F MAO S F BRE - ENG"},
                        edition)
            .code("A LON - BEL");
    };
    EXPECT_EQ(code(Edition::Of1971), "no convoy");
    EXPECT_EQ(code(Edition::Of1982), "moves");
}

// SD-3.
TEST(Editions, By1971AForeignFleetCarriesWhoeverMeetsTheOther) {
    const auto code = [](Edition edition) {
        return Movement(
                   {"ENGLAND A NWY - SWE", "RUSSIA F SWE - NWY", "GERMANY F SKA C A NWY - SWE"},
                   edition)
            .code("A NWY - SWE");
    };
    EXPECT_EQ(code(Edition::Of1971), "moves");
    EXPECT_EQ(code(Edition::Of2000), "bounce");
}

}  // namespace
}  // namespace occasus::diplomacy
