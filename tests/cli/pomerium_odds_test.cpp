// odds of pomerium: a battle by its figures, and what every answer of a position would bring.
#include "process.h"

namespace occasus::test {
namespace {

class PomeriumOdds : public CommandLine {
  protected:
    Value battle(const std::vector<std::string>& flags) const {
        std::vector<std::string> arguments = {"odds", "pomerium", "--json"};
        arguments.insert(arguments.end(), flags.begin(), flags.end());
        return json(arguments);
    }
    // The entry of one answer; a test failure when there is none.
    static Value entry(const Value& document, std::string_view list, const std::string& action) {
        for (const Value& entry : *at(document, list).items())
            if (text_at(entry, "action") == action) return entry;
        ADD_FAILURE() << "no " << action;
        return {};
    }
    Value after(const std::string& position) const {
        write_file(path("position.json"), position);
        return json({"odds", "pomerium", "--position", "position.json", "--json"});
    }
};

// One against one: whoever rolls hits with 91 of 216 in a segment, and they go on until one does.
// p = 91/216 + (125/216)(125/216) p for the side that begins: p = 91 * 216 / (216² - 125²).
TEST_F(PomeriumOdds, OneAgainstOne) {
    const Value odds = battle({"--attacker", "1", "--defender", "1", "--initiative", "attacker"});
    EXPECT_EQ(text_at(odds, "attacker_wins.fraction"), "216/341");
    EXPECT_NEAR(real_at(odds, "attacker_wins.decimal"), 91.0 * 216 / (216 * 216 - 125 * 125),
                1e-12);
}

TEST_F(PomeriumOdds, WithoutInitiativeItIsRolled) {
    const Value odds = battle({"--attacker", "3", "--defender", "5"});
    EXPECT_EQ(text_at(odds, "initiative"), "roll");
    const double sides =
        real_at(battle({"--attacker", "3", "--defender", "5", "--initiative", "attacker"}),
                "attacker_wins.decimal") +
        real_at(battle({"--attacker", "3", "--defender", "5", "--initiative", "defender"}),
                "attacker_wins.decimal");
    EXPECT_NEAR(real_at(odds, "attacker_wins.decimal"), sides / 2, 1e-12);
}

TEST_F(PomeriumOdds, BadQuestionsAreRefusedByName) {
    for (const auto& [flags, word] : std::vector<std::pair<std::vector<std::string>, std::string>>{
             {{"--attacker", "0", "--defender", "1"}, "attacker"},
             {{"--attacker", "3"}, "defender"},
             {{"--attacker", "3", "--defender", "9999"}, "defender"},
             {{"--attacker", "3", "--defender", "x"}, "defender"},
             {{"--attacker", "3", "--defender", "2", "--initiative", "both"}, "initiative"},
             {{"--attacker", "3", "--defender", "2", "--legions", "4"}, "legions"}}) {
        std::vector<std::string> arguments = {"odds", "pomerium"};
        arguments.insert(arguments.end(), flags.begin(), flags.end());
        const Finished finished = run(arguments);
        EXPECT_EQ(finished.exit, 3);
        EXPECT_TRUE(is_one_line_with(finished.err, {word}));
    }
}

// You hold Hispania with 6 legions; Gallia is a rival's with 4, Mauretania is lost.
constexpr const char* kSpain = R"({"generals": [
    {"number": 0, "legions": 6, "provinces": ["spain"]},
    {"number": 1, "legions": 4, "provinces": ["gaul"]}]})";

TEST_F(PomeriumOdds, EveryNeighbourIsJudged) {
    const Value odds = after(kSpain);
    EXPECT_EQ(at(odds, "attacks").items()->size(), 2);
    const Value mauretania = entry(odds, "attacks", "attack mauretania");
    EXPECT_EQ(number_at(mauretania, "least_defenders"), 3);
    EXPECT_EQ(number_at(mauretania, "most_defenders"), 8);
    // Six against 3 to 8, each as likely.
    double takes = 0;
    for (int strength = 3; strength <= 8; ++strength)
        takes += real_at(battle({"--attacker", "6", "--defender", std::to_string(strength)}),
                         "attacker_wins.decimal") /
                 6;
    EXPECT_NEAR(real_at(mauretania, "takes.decimal"), takes, 1e-9);
}

// L4: a rival who would not be dominant agrees on 1 and 2; a nation on a 1 alone (L5).
TEST_F(PomeriumOdds, AnAllianceIsJudgedByItsAnswerAndTheBattleAfterANo) {
    const Value odds = after(kSpain);
    const Value gaul = entry(odds, "alliances", "ally gaul");
    EXPECT_NEAR(real_at(gaul, "says_yes.decimal"), 2.0 / 6, 1e-12);
    EXPECT_EQ(real_at(gaul, "ends_game.decimal"), 0);
    EXPECT_NEAR(real_at(gaul, "legions.decimal"), 4, 1e-12);
    const double takes = real_at(entry(odds, "attacks", "attack gaul"), "takes.decimal");
    EXPECT_NEAR(real_at(gaul, "takes.decimal"), 2.0 / 6 + 4.0 / 6 * takes, 1e-9);
    const Value nation = entry(odds, "alliances", "ally mauretania");
    EXPECT_NEAR(real_at(nation, "says_yes.decimal"), 1.0 / 6, 1e-12);
    EXPECT_NEAR(real_at(nation, "legions.decimal"), 5.5, 1e-12);
}

// L4, L6: a stronger rival always agrees, and you are the one who disappears.
TEST_F(PomeriumOdds, AMergerThatEndsTheGameIsTold) {
    const Value odds = after(R"({"generals": [
        {"number": 0, "legions": 3, "provinces": ["spain"]},
        {"number": 1, "legions": 4, "provinces": ["gaul"]}]})");
    EXPECT_EQ(real_at(entry(odds, "alliances", "ally gaul"), "ends_game.decimal"), 1);
}

// One legion of yours against one of the rival who attacks: either wins as often, and whoever loses
// is out of legions. Two defend better than one.
TEST_F(PomeriumOdds, EveryNumberOfLegionsIsJudged) {
    const Value odds = after(R"({"step": "devote", "phase": "rivals", "at": "spain", "attacker": 1,
        "attacking": 1, "attacker_devoted": 1, "devoted": 1, "attacker_leads": 0,
        "queue": {"rivals": [{"number": 1}]}, "generals": [
        {"number": 0, "legions": 2, "provinces": ["spain", "italy"]},
        {"number": 1, "legions": 1, "provinces": ["gaul"]}]})");
    EXPECT_EQ(at(odds, "devotions").items()->size(), 3);
    EXPECT_EQ(real_at(entry(odds, "devotions", "devote 0"), "wins.decimal"), 0);
    EXPECT_EQ(real_at(entry(odds, "devotions", "devote 0"), "other_left.decimal"), 1);
    const Value one = entry(odds, "devotions", "devote 1");
    EXPECT_NEAR(real_at(one, "wins.decimal"), 216.0 / 341, 1e-12);  // You begin.
    EXPECT_NEAR(real_at(one, "left.decimal"), 216.0 / 341, 1e-12);
    EXPECT_NEAR(real_at(one, "other_left.decimal"), 125.0 / 341, 1e-12);
    EXPECT_GT(real_at(entry(odds, "devotions", "devote 2"), "wins.decimal"), 216.0 / 341);
}

// E0 to E3, all events of the year by hand: alone, an event murders you with 1/20 and brings a
// rival with 2/20; with one rival it murders you with 1/40, him with 1/40, and brings a second
// rival with 2/20; with two it murders you with 1/60 and one of them with 2/60, and brings nobody.
TEST_F(PomeriumOdds, TheRiskOfAssassination) {
    const auto risk = [this](const std::string& events, int alive) {
        const std::string rivals[] = {"",
                                      R"(, {"number": 1, "legions": 4, "provinces": ["gaul"]})"};
        const Value odds = after(
            R"({"step": "devote", "phase": "events", "host_strength": 3, "attacker": "host", "at": "spain",
                "devoted": 1, "attacking": 3, "attacker_devoted": 3, "events_due": )" +
            events + R"(, "generals": [{"number": 0, "legions": 6, "provinces": ["spain"]})" +
            rivals[alive - 1] + "]}");
        return real_at(odds, "risk.assassinated.decimal");
    };
    EXPECT_NEAR(risk("1", 1), 1.0 / 20, 1e-12);
    EXPECT_NEAR(risk("1", 2), 1.0 / 40, 1e-12);
    EXPECT_NEAR(risk("2", 1), 1.0 / 20 + 2.0 / 20 * (1.0 / 40) + 17.0 / 20 * (1.0 / 20), 1e-12);
    EXPECT_NEAR(risk("2", 2),
                1.0 / 40 + 1.0 / 40 * (1.0 / 20) + 2.0 / 20 * (1.0 / 60) + 34.0 / 40 * (1.0 / 40),
                1e-12);
}

// E1 to E3. The event that goes on counts too, while one of its dice is still to be rolled.
TEST_F(PomeriumOdds, TheRiskOfAnEventThatHasBegun) {
    const auto risk = [this](const std::string& step, int later, bool rival) {
        const Value odds =
            after(R"({"phase": "events", "step": ")" + step + R"(", "events_due": )" +
                  std::to_string(later) +
                  R"(, "generals": [{"number": 0, "legions": 6, "provinces": ["spain"]})" +
                  (rival ? R"(, {"number": 1, "legions": 4, "provinces": ["gaul"]})" : "") + "]}");
        return real_at(odds, "risk.assassinated.decimal");
    };
    EXPECT_NEAR(risk("event", 0, false), 1.0 / 20, 1e-12);
    EXPECT_NEAR(risk("event", 0, true), 1.0 / 40, 1e-12);
    EXPECT_NEAR(risk("victim", 0, true), 1.0 / 2, 1e-12);
    EXPECT_NEAR(risk("victim", 1, true), 1.0 / 2 + 1.0 / 2 * (1.0 / 20), 1e-12);
    EXPECT_NEAR(risk("newcomer_legions", 1, false), 1.0 / 40, 1e-12) << "one more lives then";
}

// E3. Nobody rises while generals hold every province: 1 in 20, twice.
TEST_F(PomeriumOdds, TheRiskWithoutRoomForANewcomer) {
    const Value odds =
        after(R"({"phase": "events", "step": "event", "events_due": 1, "generals": [{"number": 0,
            "legions": 30, "provinces": ["spain", "gaul", "italy", "illyrica", "achaia", "asia",
            "syria", "africa", "britannia", "germania", "noricum", "dacia", "thrace", "armenia",
            "parthia", "judaea", "egypt", "mauretania"]}]})");
    EXPECT_NEAR(real_at(odds, "risk.assassinated.decimal"), 1.0 / 20 + 19.0 / 20 * (1.0 / 20),
                1e-12);
}

}  // namespace
}  // namespace occasus::test
