// Orders in and out of words, and the names of phases.
#include "games/diplomacy/words/notation.h"

#include <gtest/gtest.h>
#include <sstream>

#include "files.h"
#include "games/diplomacy/board/phase.h"
#include "games/diplomacy/tests/test_play.h"

namespace occasus::diplomacy {
namespace {

const Board& board() {
    return test_board(Game::FallOfRome);
}

// Read and written again, with armies where the order has units.
std::string again(const Board& board, std::string_view text) {
    const Order order = read_order(board, 0, text);
    if (order.kind == OrderKind::Unreadable) return why_unreadable(board, text);
    const Unit ordered{0, UnitKind::Army, order.unit};
    const Unit of{0, UnitKind::Army, order.of};
    return order_text(board, order, order.unit == kNowhere ? nullptr : &ordered,
                      order.of == kNowhere ? nullptr : &of);
}
std::string again(std::string_view text) {
    return again(board(), text);
}

// A blank in front makes no difference, but the form in which programs write is read another way.
TEST(Notation, ReadsThePlainFormAsAnyOther) {
    const auto name = [](int province) {
        return board().place(province % board().provinces).label;
    };
    for (int one = 0; one < board().provinces; ++one)
        for (int two = 0; two < board().provinces; ++two)
            for (const std::string& text :
                 {"A " + name(one) + " H", "F " + name(one) + " - " + name(two),
                  "A " + name(one) + " S F " + name(two),
                  "F " + name(one) + " S A " + name(two) + " - " + name(one + two),
                  "F " + name(one) + " C A " + name(two) + " - " + name(one + two)}) {
                const Order order = read_order(board(), 3, text);
                ASSERT_NE(order.kind, OrderKind::Unreadable) << text;
                ASSERT_EQ(order, read_order(board(), 3, " " + text)) << text;
            }
    for (const std::string_view text :
         {"A PAR X", "A PAR  BUR", "A PAR - XYZ", "A PAR-- BUR", "A PAR S X BUR", "A PAR S ARBUR",
          "A PAR S A BUR + MUN", "A PAR C A BUR", "B PAR H", "A XYZ H", "APARIS H",
          "A PAR S A BUR/MUN"})
        EXPECT_EQ(read_order(board(), 3, text), read_order(board(), 3, " " + std::string(text)))
            << text;
    EXPECT_EQ(read_unit(board(), "F LON").place, read_unit(board(), " F LON").place);
    EXPECT_EQ(read_unit(board(), "F LON").kind, UnitKind::Fleet);
    EXPECT_EQ(read_unit(board(), "F XYZ").place, kNowhere);
}

TEST(Notation, HasOneFormForManyWaysToWrite) {
    for (const std::string_view text :
         {"A PAR - BUR", "a par-bur", "A Paris to Burgundy", "army paris moves to burgundy",
          "PAR-BUR", "A PAR -> BUR", "A PAR → BUR", "  A  PAR  M  BUR ", "A Par – Bur."})
        EXPECT_EQ(again(text), "A PAR - BUR") << text;
    for (const std::string_view text :
         {"A PAR S A MAR - BUR", "a paris supports a marseilles to burgundy", "PAR S MAR-BUR",
          "A PAR SUPPORT ARMY MARSEILLES -> BURGUNDY"})
        EXPECT_EQ(again(text), "A PAR S A MAR - BUR") << text;
    for (const std::string_view text :
         {"A PAR S A BUR", "A PAR S BUR H", "A PAR supports A BUR holds", "A PAR S A BUR C",
          "A PAR S A BUR X"})
        EXPECT_EQ(again(text), "A PAR S A BUR") << text;
    for (const std::string_view text : {"A PAR H", "a paris holds", "Paris hold"})
        EXPECT_EQ(again(text), "A PAR H") << text;
    EXPECT_EQ(again("A LON - BEL via convoy"), "A LON - BEL VIA");
    EXPECT_EQ(again("A London - Belgium by convoy"), "A LON - BEL VIA");
    EXPECT_EQ(again("A PAR R PIC"), "A PAR R PIC");
    EXPECT_EQ(again("A Paris retreats to Picardy"), "A PAR R PIC");
    EXPECT_EQ(again("A PAR disbands"), "A PAR D");
    EXPECT_EQ(again("remove A PAR"), "A PAR D");
    EXPECT_EQ(again("build F Kiel (ec)"), "F KIE/EC B");
    EXPECT_EQ(again("F KIE/EC B"), "F KIE/EC B");
    EXPECT_EQ(again("waive"), "WAIVE");
}

TEST(Notation, KnowsLongNamesAndOtherNames) {
    EXPECT_EQ(again("A STP - Gulf of Bothnia"), "A STP - BOT");
    EXPECT_EQ(again("A London - North Sea"), "A LON - NTH");
    EXPECT_EQ(again("A Brest - Mid-Atlantic Ocean"), "A BRE - MAO");
    EXPECT_EQ(again("A BRE - MID"), "A BRE - MAO");
    EXPECT_EQ(again("MID - BRE"), "A MAO - BRE");
    EXPECT_EQ(again("A Moscow - St. Petersburg (south coast)"), "A MOS - STP/SC");
    EXPECT_EQ(again("A MAO - SPA NC"), "A MAO - SPA/NC");
}

// FR-8. READING: R9, R14. C before a unit is a convoy, and otherwise a convert.
TEST(Notation, TellsConvoysFromConverts) {
    EXPECT_EQ(again("A NTH C A LON - BEL"), "A NTH C A LON - BEL");
    EXPECT_EQ(again("A NTH convoys London to Belgium"), "A NTH C A LON - BEL");
    EXPECT_EQ(again("A NTH C LON - BEL"), "A NTH C A LON - BEL");
    for (const std::string_view text : {"A VEN C", "A VEN X", "a venice converts", "A VEN C VEN"})
        EXPECT_EQ(again(text), "A VEN C") << text;
    for (const std::string_view text : {"A KIE C KIE/EC", "A KIE C EC", "A KIE X /EC"})
        EXPECT_EQ(again(text), "A KIE C KIE/EC") << text;
}

TEST(Notation, SaysWhatItDoesNotUnderstand) {
    EXPECT_EQ(again("A PAX - BUR"), "“PAX” is not a province.");
    EXPECT_EQ(again("A PAR JUMPS BUR"), "“JUMPS” is not an action.");
    EXPECT_EQ(again("A PAR"),
              "The order has no action: H holds, B builds, D disbands, and “- BUR” moves.");
    EXPECT_EQ(again("A PAR - BUR BUR"), "“BUR” is left over: the order is complete before it.");
    EXPECT_EQ(again("A PAR - B%R"), "“B” is not a province.");
    EXPECT_EQ(again("A PAR - BUR moves now"),
              "“MOVES NOW” is left over: the order is complete before it.");
    EXPECT_EQ(again("A PAR - BUR €"), "“€” is left over: the order is complete before it.");
    EXPECT_EQ(again(""), "The end of the order is not a province.");
    EXPECT_EQ(again(std::string(500, 'A')),
              "An order has at most 120 letters and 24 words; this order has more.");
}

// Editors and other sites put all kinds of dashes, blanks and stops into a pasted order.
TEST(Notation, ReadsEveryDashBlankAndQuote) {
    for (const std::string_view text :
         {"A PAR − BUR", "A PAR ⇒ BUR", "A PAR => BUR", "A PAR -> BUR",
          "A\u00A0PAR\u2003–\u00A0BUR", "\uFEFFA PAR - BUR;", "“A PAR — BUR”", "A PAR ‑ BUR\u200B",
          "A PAR ➔ BUR.", "A PAR ➡\uFE0F BUR", "A PAR 🡒 BUR", "（Ａ　ｐａｒ－ＢＵＲ）；。"})
        EXPECT_EQ(again(text), "A PAR - BUR") << text;
    EXPECT_EQ(again("A PAR - BUR" + std::string(900, ' ')), "A PAR - BUR");
    for (const std::string_view text : {"F NTH REMOVE", "F NTH removed", "F NTH disbanded"})
        EXPECT_EQ(again(text), "A NTH D") << text;
    EXPECT_EQ(again("waived"), "WAIVE");
}

// Lines of many sites and languages, each under the order that it means.
TEST(Notation, ReadsTheOrdersThatPlayersBring) {
    const Board& standard = test_board(Game::Standard);
    std::istringstream lines(test::read_file(test::source_path("tests/data/orders.txt")));
    std::string meant;
    int read = 0;
    for (std::string line; std::getline(lines, line);) {
        if (line.empty() || line.front() == '#') continue;
        if (line.front() == '=' || line.front() == '?') {
            meant = line.front() == '=' ? line.substr(2) : "";
        } else if (const std::size_t bar = line.find(" | "); meant.empty()) {
            EXPECT_EQ(why_unreadable(standard, line.substr(0, bar)).find(line.substr(bar + 3)), 0U)
                << line << ": " << why_unreadable(standard, line.substr(0, bar));
        } else {
            EXPECT_EQ(again(standard, line), meant) << line;
            ++read;
        }
    }
    EXPECT_GT(read, 300);
}

// FR-8. The words for a convert in other languages, and what it becomes.
TEST(Notation, ReadsConvertsInWords) {
    for (const std::string_view text :
         {"A VEN convert to fleet", "Venice converts into a fleet", "A Venedig wandelt sich",
          "A Venise se convertit", "Ejército Venecia se convierte"})
        EXPECT_EQ(again(text), "A VEN C") << text;
}

TEST(Notation, ReadsUnits) {
    EXPECT_EQ(board().place(read_unit(board(), "F STP/SC").place).label, "STP/SC");
    EXPECT_EQ(read_unit(board(), "A PAR").kind, UnitKind::Army);
    EXPECT_EQ(read_unit(board(), "PAR").place, kNowhere);
    EXPECT_EQ(read_unit(board(), "F PAR/NC").place, kNowhere);
    EXPECT_EQ(read_unit(board(), "A PAR - BUR").place, kNowhere);
}

// FR-5.
TEST(Calendar, NamesPhases) {
    const auto phase = parse_phase("F1901M");
    ASSERT_TRUE(phase);
    EXPECT_EQ(phase_text(Game::Standard, *phase), "F1901M");
    EXPECT_EQ(phase_text(Game::FallOfRome, *phase), "A1901M");
    EXPECT_EQ(parse_phase("A401C")->step, Step::Ownership);
    EXPECT_EQ(parse_phase("W400B")->season, Season::Winter);
    for (const std::string_view text : {"", "S", "SM", "X401M", "S401X", "S-1M", "S4 1M"})
        EXPECT_FALSE(parse_phase(text)) << text;
}

}  // namespace
}  // namespace occasus::diplomacy
