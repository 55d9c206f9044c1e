// The changes of Fall of Rome to the movement phase.
#include <gtest/gtest.h>

#include "games/diplomacy/tests/test_play.h"

namespace occasus::diplomacy {
namespace {

class Rome : public Movement {
  public:
    Rome(std::initializer_list<std::string_view> lines, Edition edition = Edition::Datc3)
        : Movement(lines, edition, Game::FallOfRome) {}
};

// FR-1, FR-7. READING: R7.
TEST(NoConvoys, NeitherTheFleetNorTheArmyObeys) {
    const Rome movement{"ROMANO-BRITISH A LON - NWY", "ROMANO-BRITISH F NTH C A LON - NWY",
                        "ROMANO-BRITISH A WAL S A LON"};
    EXPECT_EQ(movement.code("A LON - NWY"), "illegal");
    EXPECT_EQ(movement.code("F NTH C A LON - NWY"), "illegal");
    EXPECT_EQ(movement.code("A WAL S A LON"), "ok");
}

// FR-7. READING: R46. Rings turn, whatever the edition.
TEST(NoConvoys, RingsTurnInEveryEdition) {
    for (const Edition edition :
         {Edition::Datc3, Edition::Of1971, Edition::Of1982, Edition::Of2000, Edition::Of2023}) {
        const Rome ring({"EASTERN F ANK - CON", "EASTERN A CON - SMY", "EASTERN A SMY - ANK"},
                        edition);
        EXPECT_EQ(ring.outcome().moved.size(), 3);
    }
}

// FR-8. READING: R11, R20.
TEST(Convert, ChangesTheUnitWhereItStands) {
    EXPECT_EQ(Rome({"WESTERN A VEN C"}).after("VEN"), "WESTERN F VEN");
    EXPECT_EQ(Rome({"WESTERN F VEN X"}).after("VEN"), "WESTERN A VEN");
    EXPECT_EQ(Rome({"WESTERN A VEN C"}).code("A VEN C"), "converts");
    EXPECT_EQ(Movement({"ITALY A VEN C"}).code("A VEN C"), "illegal");
}

// FR-8. READING: R8, R22. A unit that could not stand there does not convert, and holds as it is.
TEST(Convert, NeedsACoastalProvince) {
    const Rome inland{"HUNS A WAR C", "VANDALS A SIL - WAR"};
    EXPECT_EQ(inland.code("A WAR C"), "illegal");
    EXPECT_EQ(inland.code("A SIL - WAR"), "bounce");
    EXPECT_EQ(Rome({"WESTERN F TYS C"}).code("F TYS C"), "illegal");
    const Rome retreats{"HUNS A WAR C", "VANDALS A SIL - WAR", "VANDALS A PRU S A SIL - WAR"};
    EXPECT_EQ(retreats.retreats("WAR"), "GAL LVN MOS UKR");
}

// READING: R9.
TEST(Convert, NamesACoastWhereThereAreTwo) {
    EXPECT_EQ(Rome({"GAUL A SPA C"}).code("A SPA C"), "illegal");
    EXPECT_EQ(Rome({"GAUL A SPA C SPA/SC"}).after("SPA"), "GAUL F SPA/SC");
    EXPECT_EQ(Rome({"GAUL A SPA C NC"}).after("SPA"), "GAUL F SPA/NC");
    EXPECT_EQ(Rome({"GAUL A SPA C SPA/EC"}).code("A SPA C SPA/EC"), "illegal");
    EXPECT_EQ(Rome({"VANDALS A KIE C KIE/WC"}).after("KIE"), "VANDALS F KIE/WC");
    EXPECT_EQ(Rome({"WESTERN A VEN C VEN/EC"}).code("A VEN C VEN/EC"), "illegal");
    EXPECT_EQ(Rome({"VANDALS F KIE/EC C KIE/WC"}).after("KIE"), "VANDALS A KIE");
}

// READING: R12.
TEST(Convert, SupportsNobody) {
    Rome movement{"WESTERN A VEN C", "WESTERN A ROM H"};
    movement.order("WESTERN A VEN S A ROM");
    EXPECT_EQ(movement.code("A VEN C"), "illegal");
    EXPECT_EQ(movement.code("A VEN S A ROM"), "illegal");
}

// FR-9, FR-10. READING: R21. Trieste is empty and not contested.
TEST(Convert, FallsToASingleEnemy) {
    const Rome movement{"WESTERN A VEN C", "VISIGOTHS A TRI - VEN"};
    EXPECT_EQ(movement.code("A VEN C"), "destroyed");
    EXPECT_EQ(movement.dislodged_by("VEN"), "TRI");
    EXPECT_TRUE(movement.destroyed("VEN"));
    EXPECT_EQ(movement.retreats("VEN"), "");
    EXPECT_EQ(movement.after("VEN"), "VISIGOTHS A VEN");
    EXPECT_EQ(movement.contested(), "");
}

// FR-9. READING: R13, R14, R16. Each support stops one.
TEST(Convert, IsWorthItsSupports) {
    const Rome one{"WESTERN A VEN C", "GAUL A ROM S A VEN", "VISIGOTHS A TRI - VEN"};
    EXPECT_EQ(one.code("A VEN C"), "converts");
    const Rome named{"WESTERN A VEN C", "GAUL A ROM S A VEN C", "VISIGOTHS A TRI - VEN"};
    EXPECT_EQ(named.code("A ROM S A VEN C"), "ok");
    const Rome two{"WESTERN A VEN C", "WESTERN A ROM S A VEN", "VISIGOTHS A TRI - VEN",
                   "VISIGOTHS A TYR S A TRI - VEN"};
    EXPECT_EQ(two.code("A VEN C"), "destroyed");
}

// READING: R15.
TEST(Convert, LosesASupportThatIsCut) {
    const Rome movement{"WESTERN A VEN C", "WESTERN A ROM S A VEN", "VISIGOTHS A TRI - VEN",
                        "GAUL A TUS - ROM"};
    EXPECT_EQ(movement.code("A ROM S A VEN"), "cut");
    EXPECT_EQ(movement.code("A VEN C"), "destroyed");
}

// READING: R17.
TEST(Convert, IsSafeFromItsOwnPower) {
    const Rome own{"WESTERN A VEN C", "WESTERN A ROM - VEN"};
    EXPECT_EQ(own.code("A VEN C"), "converts");
    const Rome shielded{"WESTERN A VEN C", "WESTERN A ROM - VEN", "VISIGOTHS A TRI - VEN"};
    EXPECT_EQ(shielded.code("A VEN C"), "converts");
    EXPECT_EQ(shielded.code("A TRI - VEN"), "bounce");
    // Without the help of its own power the attack is still 1 against 0.
    const Rome helped{"WESTERN A VEN C", "WESTERN A ROM S A TRI - VEN", "VISIGOTHS A TRI - VEN"};
    EXPECT_EQ(helped.code("A VEN C"), "destroyed");
}

// READING: R18.
TEST(Convert, OutlastsEqualAttackers) {
    const Rome movement{"WESTERN A VEN C", "VISIGOTHS A TRI - VEN", "GAUL A TUS - VEN"};
    EXPECT_EQ(movement.code("A VEN C"), "converts");
    EXPECT_EQ(movement.contested(), "");
}

// READING: R19. The attacker loses Trieste meanwhile, and still keeps the other out.
TEST(Convert, IsAttackedByWhoIsDislodgedHimself) {
    const Rome movement{"WESTERN A VEN C", "VISIGOTHS A TRI - VEN", "HUNS A BUD - TRI",
                        "WESTERN A ROM - VEN", "HUNS A VIE S A BUD - TRI"};
    EXPECT_EQ(movement.code("A VEN C"), "converts");
    EXPECT_EQ(movement.code("A ROM - VEN"), "bounce");
    EXPECT_EQ(movement.dislodged_by("TRI"), "BUD");
}

// READING: R10.
TEST(Convert, IsNoRetreat) {
    const Rome movement{"WESTERN A VEN H", "VISIGOTHS A TRI - VEN",
                        "VISIGOTHS A TYR S A TRI - VEN"};
    std::map<std::string, std::string> results;
    movement.retreat({"WESTERN A VEN C"}, &results);
    EXPECT_EQ(results["A VEN C"], "disbanded");
}

// FR-6. READING: R4, R5, R6.
TEST(Kiel, HasTwoShores) {
    EXPECT_EQ(Rome({"VANDALS F KIE/EC - HEL"}).code("F KIE/EC - HEL"), "illegal");
    EXPECT_EQ(Rome({"VANDALS F KIE/WC - HEL"}).code("F KIE/WC - HEL"), "moves");
    EXPECT_EQ(Rome({"VANDALS F KIE/WC - DEN"}).code("F KIE/WC - DEN"), "moves");
    EXPECT_EQ(Rome({"VANDALS F DEN - KIE"}).code("F DEN - KIE"), "illegal");
    EXPECT_EQ(Rome({"VANDALS F BER - KIE"}).after("KIE"), "VANDALS F KIE/EC");
    EXPECT_EQ(Rome({"VANDALS F BAL - KIE"}).after("KIE"), "VANDALS F KIE/EC");
    EXPECT_EQ(Rome({"VANDALS F HOL - KIE"}).after("KIE"), "VANDALS F KIE/WC");
    EXPECT_EQ(Rome({"VANDALS F BAL - DEN"}).code("F BAL - DEN"), "moves");
}

// READING: R6.
TEST(Kiel, IsOneProvince) {
    const Rome head_on{"VANDALS F KIE/EC - DEN", "HUNS F DEN - KIE/WC"};
    EXPECT_EQ(head_on.outcome().moved.size(), 0);
    const Rome supported{"VANDALS F BAL - KIE/EC", "VANDALS F HEL S F BAL - KIE/EC",
                         "HUNS A KIE H"};
    EXPECT_EQ(supported.code("F HEL S F BAL - KIE/EC"), "ok");
    EXPECT_EQ(supported.dislodged_by("KIE"), "BAL");
    const Rome closed{"VANDALS F DEN H", "HUNS F BAL - KIE", "HUNS A MUN - KIE", "GAUL F NTH - DEN",
                      "GAUL F SKA S F NTH - DEN"};
    EXPECT_EQ(closed.contested(), "KIE");
    EXPECT_EQ(closed.retreats("DEN"), "HEL SWE");
}

}  // namespace
}  // namespace occasus::diplomacy
