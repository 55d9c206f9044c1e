// Sheet files: the built-in one, one of the user's own, and complaints that name the line.
#include "games/rome_must_fall/sheet.h"

#include <gtest/gtest.h>
#include <string>

namespace occasus::rome_must_fall {
namespace {

std::string with(const std::string& old_text, const std::string& new_text) {
    std::string csv(built_in_sheet());
    const std::size_t at = csv.find(old_text);
    EXPECT_NE(at, std::string::npos) << old_text;
    return csv.replace(at, old_text.size(), new_text);
}

std::string complaint(const std::string& csv) {
    const auto sheet = Sheet::parse(csv);
    return sheet ? "" : sheet.refusal().text;
}

// The figures the published text states, one by one.
TEST(BuiltInSheet, HasTheFiguresOfThePublishedText) {
    const auto sheet = *Sheet::parse(built_in_sheet());
    EXPECT_EQ(sheet->timeline[index_of(Tracker::Franks)][4], 2);  // "5th box … +2"
    const auto circle = [&](int n) {
        return sheet->circles[sheet->box(Tracker::Vandals, n).circle];
    };
    EXPECT_EQ(circle(0).title, "Numidia");
    EXPECT_EQ(circle(1).title, "Hippo Regius");
    EXPECT_EQ(circle(2).title, "Carthago");
    EXPECT_EQ(circle(2).icon, Icon::LoseReroll);
    EXPECT_EQ(circle(3).title, "Aegyptus");
    EXPECT_EQ(circle(3).icon, Icon::Fire);
    EXPECT_EQ(sheet->box(Tracker::Huns, 0).icon, Icon::PlusOneTribe);
    EXPECT_EQ(sheet->box(Tracker::Huns, 0).tribe, Tracker::Ostrogoths);
    EXPECT_EQ(sheet->box(Tracker::Huns, 1).icon, Icon::None);
}

// P3, P4, R1, R20: four paths, two raids, each ability icon once, Rome at the end of three paths.
TEST(BuiltInSheet, HasTheShapeOfTheGame) {
    const auto sheet = *Sheet::parse(built_in_sheet());
    int abilities = 0;
    for (const Circle& circle : sheet->circles) abilities += is_ability(circle.icon) ? 1 : 0;
    EXPECT_EQ(abilities, kAbilities);
    const int rome = sheet->find_circle("roma");
    ASSERT_GE(rome, 0);
    for (Tracker tribe : {Tracker::Vandals, Tracker::Visigoths, Tracker::Ostrogoths}) {
        EXPECT_EQ(sheet->box(tribe, sheet->length(tribe) - 1).circle, rome);
        EXPECT_EQ(sheet->shared[static_cast<std::size_t>(tribe)].size(), 2U);
    }
    EXPECT_EQ(sheet->shared[index_of(Tracker::Franks)].size(), 0U);
}

TEST(BuiltInSheet, SaysOfEveryFigureWhoseItIs) {
    const auto sheet = *Sheet::parse(built_in_sheet());
    for (const Figure& line : sheet->figures)
        EXPECT_TRUE(line.provenance.starts_with("SEED") || line.provenance.starts_with("PUBLIC") ||
                    line.provenance.starts_with("RECONSTRUCTED"))
            << line.fact << " " << line.of << " " << line.number;
}

TEST(SheetFile, TakesOtherFigures) {
    const auto sheet = Sheet::parse(with("timeline,vandals,1,2,", "timeline,vandals,1,0,"));
    ASSERT_TRUE(sheet);
    EXPECT_EQ((*sheet)->timeline[0][0], 0);  // R25
}

TEST(SheetFile, ComplaintsNameTheLine) {
    EXPECT_EQ(complaint("nonsense"),
              "A sheet file begins with the line fact,of,number,value,provenance, not with "
              "“nonsense”.");
    EXPECT_EQ(complaint(""), "A sheet file begins with the line fact,of,number,value,provenance.");
    const std::string line = "Line 9: ";
    EXPECT_EQ(complaint(with("timeline,vandals,2,2,", "timeline,vandals,2,x,")),
              line + "a timeline number is 0 to 9, not “x”.");
    EXPECT_EQ(complaint(with("timeline,vandals,2,2,", "timeline,vandals,2,10,")),
              line + "a timeline number is 0 to 9, not “10”.");
    EXPECT_EQ(complaint(with("timeline,vandals,2,2,", "timeline,saxons,2,2,")),
              line + "tracker “saxons” is unknown.");
    EXPECT_EQ(complaint(with("timeline,vandals,2,2,", "timeline,vandals,1,2,")),
              line + "timeline of vandals is given twice.");
    EXPECT_EQ(complaint(with("timeline,vandals,2,2,", "timeline,vandals,13,2,")),
              line + "a timeline has the turns 1 to 12.");
    EXPECT_EQ(complaint(with("timeline,vandals,2,2,", "weather,vandals,2,2,")),
              line +
                  "fact “weather” is unknown; known are: name, timeline, path, raid, title, icon "
                  "and place.");
    EXPECT_EQ(complaint(with("timeline,vandals,2,2,", "timeline,vandals,2,2,x,")),
              line + "a line needs five values; this one has 6.");
}

TEST(SheetFile, ComplaintsNameWhatIsMissing) {
    EXPECT_EQ(complaint(with("timeline,vandals,2,2,", "# ")),
              "The timeline of vandals has no number for turn 2.");
    EXPECT_NE(complaint(with("path,vandals,2,", "path,vandals,9,")).find("number 2 must come next"),
              std::string::npos);
    EXPECT_EQ(complaint(with("place,numidia,", "# ")), "The circle numidia has no place.");
}

TEST(SheetFile, ComplainsOfUnknownIconsPlacesAndProvenance) {
    EXPECT_NE(complaint(with("icon,carthago,,reroll,", "icon,carthago,,wine,"))
                  .find("icon “wine” is unknown"),
              std::string::npos);
    EXPECT_NE(complaint(with("icon,carthago,,reroll,\"SEED", "icon,carthago,,reroll,\"HEARSAY"))
                  .find("provenance must begin"),
              std::string::npos);
    EXPECT_NE(
        complaint(with("raid,sea,3,red_die,", "raid,sea,3,plus_one:huns,")).find("names no tribe"),
        std::string::npos);
}

}  // namespace
}  // namespace occasus::rome_must_fall
