// Scenarios and tables of one's own: what they may say, and that a game keeps them with it.
#include <array>
#include <gtest/gtest.h>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "files.h"
#include "games/invasions/game.h"
#include "games/registry.h"
#include "record/match.h"

namespace occasus::invasions {
namespace {

using Chosen = std::vector<std::pair<std::string, std::string>>;

std::string example(const std::string& option) {
    return test::read_file(test::source_path("src/games/invasions/examples/" + option + ".csv"));
}

// Plays games by lot and returns a number that depends on all that happened.
std::uint64_t signature(const Chosen& options) {
    const auto game = make_game({.options = options, .board = {}});
    EXPECT_TRUE(game) << game.refusal().text;
    if (!game) return 0;
    AnyState start{};
    (*game)->start(start);
    constexpr int kGames = 8;
    return (*game)->playouts(start, 5, 0, kGames).signature;
}

// A file of the text with one place changed, and what is said of it. Without `instead` the line
// that `place` begins is left out.
struct Fault {
    std::string_view option;
    std::string_view place;
    std::string_view instead;
    std::string_view said;
};

std::string changed(const Fault& fault) {
    std::string text(
        Text::built_in_file(fault.option, fault.option == "scenario" ? "3" : "printed"));
    const std::size_t at = text.find(fault.place);
    EXPECT_NE(at, std::string::npos) << fault.place;
    const std::size_t length =
        fault.instead.empty() ? text.find('\n', at) + 1 - at : fault.place.size();
    return text.replace(at, length, fault.instead);
}

class Refused : public testing::TestWithParam<Fault> {};

TEST_P(Refused, NamesTheLineTheFigureAndTheReason) {
    const Fault& fault = GetParam();
    const auto game =
        make_game({.options = {{std::string(fault.option), changed(fault)}}, .board = {}});
    ASSERT_FALSE(game);
    EXPECT_EQ(game.refusal().text,
              "The " + std::string(fault.option) + " file: " + std::string(fault.said));
    EXPECT_TRUE(game.refusal().field.starts_with(fault.option)) << game.refusal().field;
}

// The lines are those of the file for 260 A.D.; the remarks take lines 2 to 8.
INSTANTIATE_TEST_SUITE_P(
    Scenario, Refused,
    testing::Values(
        Fault{"scenario", "fact,of", "facts,of",
              "A scenario file begins with the line fact,of,number,value,provenance, not with "
              "“facts,of,number,value,provenance”."},
        Fault{"scenario", "name,scenario,,260 A.D.", "title,scenario,,260 A.D.",
              "Line 9: fact “title” is unknown; known are: name, year, turns, victory, free, "
              "half_militia, first_rebellion, period, roman, legions, persian, active, force, "
              "state, pool, began_with, treasury, huns."},
        Fault{"scenario", "year,scenario,,260", "year,scenario,,late",
              "Line 10: year of scenario is a whole number from 1 to 9999, not “late”."},
        Fault{"scenario", "turns,scenario,,15", "turns,scenario,,21",
              "Line 11: turns of scenario is a whole number from 1 to 20, not “21”."},
        Fault{"scenario", "victory,scenario,,75", "victory,Gallia,,75",
              "Line 12: victory is of scenario, not of “Gallia”."},
        // 138 points are on the whole board.
        Fault{"scenario", "victory,scenario,,75", "victory,scenario,,139",
              "Line 12: victory of scenario is a whole number from 1 to 138, not “139”."},
        Fault{"scenario", "period,scenario,1,B", "period,scenario,2,B",
              "Line 13: the first period begins with turn 1."},
        Fault{"scenario", "period,scenario,7,C", "period,scenario,7,H",
              "Line 14: a period is a letter from A to G, not “H”."},
        Fault{"scenario", "roman,Italia,,0", "roman,Roma,,0",
              "Line 15: Province “Roma” is not on the board."},
        Fault{"scenario", "roman,Italia,,0", "roman,Italia,,-1",
              "Line 15: roman of Italia is a whole number from 0 to 120, not “-1”."},
        Fault{"scenario", "roman,Hispania,,0", "roman,Italia,,0",
              "Line 16: roman of Italia is given twice."},
        Fault{"scenario", "persian,Persia,,yes", "persian,Italia,,yes",
              "Line 25: Italia is given to two holders."},
        Fault{"scenario", "active,Persia,,yes", "active,Persia,,perhaps",
              "Line 27: active of Persia is yes or no, not “perhaps”."},
        Fault{"scenario", "regulars 6 Armenia", "regulars 6 Parthia",
              "Line 33: there is no Area and no Province “Parthia” on the board."},
        Fault{"scenario", "regulars 6 Armenia", "levies 6 Armenia",
              "Line 33: levies and raiders are of nations, regulars of the persian or a state, "
              "militia of the persian, native or revolt; there are no levies of persian."},
        Fault{"scenario", "regulars 6 Armenia", "regulars 0 Armenia",
              "Line 33: a force is its kind, its Strength Points from 1 to 999 and its Area or "
              "Province, not “regulars 0 Armenia”."},
        Fault{"scenario", "pool,persian,4,6", "pool,persian,21,6",
              "Line 34: pool of persian needs the number of a turn, 1 to 20."},
        Fault{"scenario", "state,Gallia,2,Britannia", "state,Gallia,3,Britannia",
              "Line 40: states are numbered 1, 2 and so on."},
        Fault{"scenario", "force,state2,1", "force,state3,1", "Line 43: there is no state3."},
        // Three at most: the allowance of Africa.
        Fault{"scenario", "militia 2 Af-A", "militia 4 Af-A",
              "Line 44: the militia of Africa has at most 3 Strength Points."},
        Fault{"scenario", "force,revolt,1,militia 2 Af-A", "force,native,1,militia 2 Af-A",
              "Line 44: Africa has a holder, so its militia is not native."},
        Fault{"scenario", "treasury,roman,,0", "treasury,german,,0",
              "Line 47: a treasury is of roman or persian, not of “german”."},
        Fault{"scenario", "victory,scenario", "", "The scenario needs a year, turns and victory."},
        Fault{"scenario", "free,scenario,,19", "free,scenario,,110",
              "There are 124 legions and regulars of states; at most 120 may be there."},
        Fault{"scenario", "force,state2", "", "The state 2 has no regulars."}));

INSTANTIATE_TEST_SUITE_P(
    Tables, Refused,
    testing::Values(
        Fault{"tables", "combat,1-1,1,1/2De", "combat,1-1,1,1/2Fe",
              "Line 6: combat of 1-1 for 1 is De, 1/2De, Ex, 1/2Ex or -, not “1/2Fe”."},
        Fault{"tables", "combat,2-1,1,", "combat,7-1,1,",
              "Line 7: combat is of odds from 1-1 to 6-1, not of “7-1”."},
        Fault{"tables", "combat,2-1,1,", "combat,2-1,7,",
              "Line 7: combat of 2-1 for 7: the number is a die from 1 to 6."},
        Fault{"tables", "combat,6-1,6,", "", "There are 35 figures combat; 36 are needed."},
        Fault{"tables", "creation,Germania,1,L10", "creation,Germania,1,S10",
              "Line 43: creation of Germania for 1 is L or R and a number from 1 to 60, not "
              "“S10”."},
        Fault{"tables", "column,Pictum,,1", "column,Pictum,,2",
              "Line 63: two Provinces have the column 2."},
        Fault{"tables", "column,Pictum,,1", "column,Gallia,,1",
              "Line 62: Gallia is the home of no nation."},
        Fault{"tables", "rolls,A,,1", "rolls,H,,1",
              "Line 75: rolls is of a period from A to G, not of “H”."},
        Fault{"tables", "revolution,A,,6", "revolution,A,,0",
              "Line 84: revolution of A is a whole number from 1 to 7, not “0”."},
        Fault{"tables", "revolt,Gallia,1,3", "revolt,Gallia,1,(3",
              "Line 92: revolt of Gallia for 1 is like 3, (5), 4(12) or -, with numbers from 1 to "
              "60, not “(3”."},
        Fault{"tables", "rebellion,10,3,20%", "rebellion,10,3,20",
              "Line 145: rebellion of 10 for 3 is a percentage, not “20”."},
        Fault{"tables", "pay,roman,,2", "pay,roman,,0",
              "Line 176: pay of roman is a whole number from 1 to 99, not “0”."},
        Fault{"tables", "bribe,roman,,1", "bribe,persian,,1",
              "Line 180: bribe is of roman, not of “persian”."},
        Fault{"tables", "march,roman", "", "There are 0 figures march; 1 are needed."}));

TEST(OwnFigures, AFileOfTheTextIsTheTextsOwnGame) {
    for (const std::string number : {"1", "2", "3", "4", "5", "6"}) {
        const Chosen built_in = {{"scenario", number}};
        const Chosen own = {{"scenario", std::string(Text::built_in_file("scenario", number))},
                            {"tables", std::string(Text::built_in_file("tables", "printed"))}};
        // READING: R84. Graecia is asked about in the scenario of the text only.
        EXPECT_EQ(signature(built_in), signature(own)) << number;
    }
}

TEST(OwnFigures, TheSecondPrintingAsAFileIsTheSecondPrinting) {
    EXPECT_EQ(signature({{"scenario", "6"}, {"tables", example("tables")}}),
              signature({{"scenario", "6"}, {"revolts", "second"}}));
    EXPECT_NE(signature({{"scenario", "6"}}),
              signature({{"scenario", "6"}, {"revolts", "second"}}));
}

TEST(OwnFigures, ARecordCarriesThemAndReplaysWithoutTheFiles) {
    Match match = *Match::start(
        *find_game("invasions"),
        {.game = {.options = {{"scenario", example("scenario")}, {"tables", example("tables")}},
                  .board = {}},
         .position = {},
         .seed = sha256("campaign")});
    Rng rng(3);
    constexpr int kPlies = 400;
    while (match.ply() < kPlies && !match.over()) {
        if (match.can_draw()) {
            match.draw();
            continue;
        }
        const AnyGame& game = match.game();
        ASSERT_FALSE(
            match.act(match.to_move(),
                      game.action_text(match.state(), game.random_action(match.state(), rng))));
    }
    const auto again = Match::load(find_game, match.record());
    ASSERT_TRUE(again) << again.refusal().text;
    EXPECT_TRUE(match.game().same(match.state(), again->state()));
    EXPECT_EQ(again->record(), match.record());
    EXPECT_NE(match.record().find("\noption-file scenario \"fact,of,number"), std::string::npos);
}

TEST(OwnFigures, EveryPositionOfTheCampaignIsSound) {
    const auto game = *make_game({.options = {{"scenario", example("scenario")}}, .board = {}});
    std::vector<Event> log;
    for (std::uint64_t seed = 0; seed < 3; ++seed) {
        Rng rng(seed);
        AnyState state{};
        for (game->start(state); game->to_move(state) != Seat::Nobody;) {
            log.clear();
            game->apply(state, game->random_action(state, rng), log);
            ASSERT_EQ(game->broken_invariant(state), "");
        }
    }
}

}  // namespace
}  // namespace occasus::invasions
