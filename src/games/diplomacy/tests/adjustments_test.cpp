// Ownership, builds and removals.
#include "games/diplomacy/adjudicator/adjustments.h"

#include <gtest/gtest.h>
#include <vector>

#include "games/diplomacy/tests/test_play.h"

namespace occasus::diplomacy {
namespace {

class Winter {
  public:
    Winter(Game game, Edition edition = Edition::Datc3)
        : law_{test_board(game), readings_of(game, edition)} {}

    // "FRANCE A PAR".
    Winter& unit(std::string_view line) {
        const auto [power, text] = split_power(board(), line);
        const WrittenUnit unit = read_unit(board(), text);
        units.put(board().province(unit.place),
                  {static_cast<std::uint8_t>(power), unit.kind, unit.place});
        return *this;
    }
    // "FRANCE PAR".
    Winter& owns(std::string_view line) {
        const auto [power, text] = split_power(board(), line);
        centres[static_cast<std::size_t>(power)].insert(board().find_place(text));
        return *this;
    }
    // The code of each order, and "removed A WAR" for each unit that went unasked.
    std::vector<std::string> play(std::initializer_list<std::string_view> lines) {
        std::vector<Order> orders;
        for (const std::string_view line : lines) {
            const auto [power, text] = split_power(board(), line);
            orders.push_back(read_order(board(), power, text));
        }
        std::vector<Verdict> verdicts(orders.size());
        outcome = adjudicate_adjustments(law_, units, centres, orders, verdicts);
        std::vector<std::string> words;
        for (const Verdict& verdict : verdicts) words.emplace_back(word_of(verdict.code));
        for (const Unit& gone : outcome.in_disorder)
            words.push_back("removed " + unit_text(board(), gone));
        return words;
    }
    bool owner_is(std::string_view power, std::string_view centre) const {
        return centres[static_cast<std::size_t>(board().find_power(power))].contains(
            board().find_place(centre));
    }
    const Board& board() const { return law_.board; }

    Units units;
    Centres centres;
    AdjustmentOutcome outcome;

  private:
    Law law_;
};

using Words = std::vector<std::string>;

// SD-4, FR-12. READING: R25.
TEST(Ownership, InAutumnACentreIsHisWhoStandsInIt) {
    Winter autumn(Game::FallOfRome);
    autumn.unit("GAUL A BEL").unit("HUNS A MUN").owns("GAUL BRE").owns("VANDALS MUN");
    take_centres(autumn.board(), autumn.units, autumn.centres);
    EXPECT_TRUE(autumn.owner_is("GAUL", "BEL"));
    EXPECT_TRUE(autumn.owner_is("GAUL", "BRE"));
    EXPECT_TRUE(autumn.owner_is("HUNS", "MUN"));
    EXPECT_FALSE(autumn.owner_is("VANDALS", "MUN"));
    EXPECT_FALSE(autumn.owner_is("GAUL", "LON"));
}

// FR-11. READING: R23, R24.
TEST(Ownership, ASpringRaidLeavesTheCentreToNobody) {
    Winter spring(Game::FallOfRome);
    spring.unit("HUNS A MUN").unit("GAUL A PAR").unit("HUNS A BEL");
    spring.owns("VANDALS MUN").owns("GAUL PAR").owns("GAUL BRE");
    raid(spring.units, spring.centres);
    EXPECT_FALSE(spring.owner_is("VANDALS", "MUN"));
    EXPECT_FALSE(spring.owner_is("HUNS", "MUN"));
    EXPECT_FALSE(spring.owner_is("HUNS", "BEL"));
    EXPECT_TRUE(spring.owner_is("GAUL", "PAR"));
    EXPECT_TRUE(spring.owner_is("GAUL", "BRE"));
}

// SD-16, FR-13.
TEST(Builds, NeedAnOwnEmptyHomeCentreButInTheVariantAnyOwnOne) {
    Winter standard(Game::Standard);
    standard.owns("GERMANY BER").owns("GERMANY WAR").owns("GERMANY MUN").unit("GERMANY A MUN");
    EXPECT_EQ(standard.play({"GERMANY A WAR B", "GERMANY A MUN B", "GERMANY A KIE B",
                             "GERMANY A BER B", "GERMANY A BER B"}),
              (Words{"illegal", "illegal", "illegal", "ok", "illegal"}));
    Winter variant(Game::FallOfRome);
    variant.owns("VANDALS BER").owns("VANDALS WAR").unit("VANDALS A MUN");
    EXPECT_EQ(variant.play({"VANDALS A WAR B", "VANDALS F BER B"}), (Words{"ok", "illegal"}));
    EXPECT_TRUE(variant.outcome.units.has(variant.board().find_place("WAR")));
}

// FR-13. READING: R6.
TEST(Builds, OfFleetsNeedWaterAndACoast) {
    Winter winter(Game::FallOfRome);
    winter.owns("HUNS STP").owns("HUNS MOS").owns("HUNS KIE").owns("HUNS SEV");
    EXPECT_EQ(winter.play({"HUNS F STP B", "HUNS F MOS B", "HUNS F KIE B", "HUNS F STP/NC B",
                           "HUNS F KIE/EC B", "HUNS F SEV B"}),
              (Words{"illegal", "illegal", "illegal", "ok", "ok", "ok"}));
    EXPECT_EQ(unit_text(winter.board(), winter.outcome.units.in(winter.board().find_place("STP"))),
              "F STP/NC");
}

// FR-13. READING: R26.
TEST(Builds, MayBeWaived) {
    Winter winter(Game::FallOfRome);
    winter.owns("GAUL PAR").owns("GAUL BRE").unit("GAUL A BUR");
    EXPECT_EQ(winter.play({"GAUL WAIVE", "GAUL A PAR B"}), (Words{"ok", "illegal"}));
    EXPECT_EQ(winter.play({}), Words{});
    EXPECT_EQ(winter.outcome.units, winter.units);
}

// SD-16. READING: R29.
TEST(Removals, CountOnceAndOnlyForOnesOwn) {
    Winter winter(Game::Standard);
    winter.owns("FRANCE PAR").owns("GERMANY MUN");
    winter.unit("FRANCE A PAR").unit("FRANCE A RUH").unit("FRANCE F LYO").unit("GERMANY A MUN");
    EXPECT_EQ(winter.play({"FRANCE A MUN D", "FRANCE A PAR D", "FRANCE A PAR D", "FRANCE A RUH D",
                           "FRANCE F LYO D"}),
              (Words{"illegal", "ok", "illegal", "ok", "illegal"}));
}

// SD-16. From Tuscany to Warsaw it is farther than from Warsaw; home, it is the other way round.
TEST(Removals, UnaskedTakeTheFarthestByTheEdition) {
    for (const auto& [edition, gone] :
         {std::pair{Edition::Datc3, "removed A TUS"}, std::pair{Edition::Of2023, "removed A TUS"},
          std::pair{Edition::Of1971, "removed A WAR"}, std::pair{Edition::Of1982, "removed A WAR"},
          std::pair{Edition::Of2000, "removed A WAR"}}) {
        Winter winter(Game::Standard, edition);
        winter.owns("ITALY WAR").unit("ITALY A WAR").unit("ITALY A TUS");
        EXPECT_EQ(winter.play({}), Words{gone});
    }
}

// SD-16. Both are two steps from Munich; of two fleets and an army the fleets go first.
TEST(Removals, OfEqualsFleetsGoFirstThenTheAlphabet) {
    Winter winter(Game::Standard);
    winter.owns("RUSSIA STP").owns("RUSSIA WAR");
    winter.unit("RUSSIA A BOH").unit("RUSSIA F SKA").unit("RUSSIA F NTH");
    EXPECT_EQ(winter.play({}), Words{"removed F NTH"});
}

// FR-14, FR-15. READING: R28. Gulf of Bothnia, Naples, North Africa, North Atlantic Ocean.
TEST(Removals, InTheVariantGoByTheAlphabetOfFullNames) {
    Winter winter(Game::FallOfRome);
    winter.unit("GAUL F NAO").unit("GAUL A NAF").unit("GAUL F BOT").unit("GAUL A NAP");
    EXPECT_EQ(winter.play({}),
              (Words{"removed F BOT", "removed A NAP", "removed A NAF", "removed F NAO"}));
}

// READING: R27. Without a centre everything goes; with one, and nothing else, the power may build.
TEST(Removals, AnEliminatedPowerLosesAll) {
    Winter winter(Game::FallOfRome);
    winter.unit("GAUL A PAR").owns("HUNS WAR");
    EXPECT_EQ(winter.play({"HUNS A WAR B"}), (Words{"ok", "removed A PAR"}));
}

}  // namespace
}  // namespace occasus::diplomacy
