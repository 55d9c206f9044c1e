// play: through a pipe, as a script or a test would.
#include "process.h"
#include "record/json.h"

namespace occasus::test {
namespace {

class Play : public CommandLine {
  protected:
    std::string play(const std::string& lines, std::vector<std::string> more = {}) const {
        std::vector<std::string> arguments = {"play", "rome_must_fall", "--seed", "7"};
        arguments.insert(arguments.end(), more.begin(), more.end());
        return text(arguments, lines);
    }
    // The number of the first choice with a label: it differs with the choices before it.
    std::string number_of(std::string_view choice) {
        const std::string shown = play("quit\n");
        const std::size_t label = shown.find(choice);
        if (label == std::string::npos) return {};
        const std::size_t line = shown.find_last_not_of(" 0123456789", label - 1) + 1;
        return shown.substr(line, label - line);
    }

    static bool has(const std::string& text, std::string_view word) {
        return text.find(word) != std::string::npos;
    }
};

TEST_F(Play, TheEndOfTheInputLeaves) {
    const std::string shown = play("");
    EXPECT_TRUE(has(shown, "Rome Must Fall"));
    EXPECT_TRUE(has(shown, "Levy a cube"));
    EXPECT_FALSE(has(shown, "\x1b"));
}

TEST_F(Play, ActionsInNotationAndByNumber) {
    EXPECT_TRUE(has(play("levy\nquit\n"), "now 3"));
    EXPECT_TRUE(has(play(number_of("Levy a cube") + "\nquit\n"), "now 3"));
    EXPECT_TRUE(has(play("99\nquit\n"), "There is no choice 99"));
}

TEST_F(Play, AFormIsFilledSlotBySlotOrAtOnce) {
    const std::string at_once = play("assign 0 1 2 3 4 5\nquit\n");
    EXPECT_TRUE(has(at_once, "black die shows"));
    const std::string number = number_of("Place the six dice");
    const std::string slots = play(number + "\n0\n1\nx\n2\n3\n4\nquit\n");
    EXPECT_TRUE(has(slots, "x is not among 2 3 4 5"));
    EXPECT_TRUE(has(slots, "black die shows")) << slots;
    EXPECT_TRUE(has(play(number + "\n5 4 3 2 1\nquit\n"), "black die shows"));
    EXPECT_FALSE(has(play(number + "\n5 4 back\nquit\n"), "black die shows"));
}

TEST_F(Play, QuestionsChangeNothing) {
    const std::string shown = play(
        "help\nboard\nlog\nrules\nrules T3.3\nwhy levy\nwhy resolve\nwhy pray\nodds\n"
        "odds 0 1 2 3 4 5\nodds vandals=0\nadvise\nnonsense\n\nquit\n",
        {"--save", "a.save"});
    EXPECT_TRUE(has(shown, "take the last action back"));
    EXPECT_TRUE(has(shown, "T3.3"));
    EXPECT_TRUE(has(shown, "levy is legal"));
    EXPECT_TRUE(has(shown, "T2.1"));
    EXPECT_TRUE(has(shown, "unreadable"));
    EXPECT_EQ(number_at(json({"show", "a.save", "--json"}), "ply"), 6);
}

TEST_F(Play, ARefusedChoiceSaysWhy) {
    const std::string shown = play("levy\nlevy\nquit\n");
    EXPECT_TRUE(has(shown, "illegal (T1.2)"));
}

TEST_F(Play, UndoTakesBack) {
    const std::string shown = play("levy\nundo\nundo\nquit\n", {"--save", "a.save"});
    EXPECT_TRUE(has(shown, "Taken back"));
    EXPECT_TRUE(has(shown, "die was rolled"));
    EXPECT_EQ(number_at(json({"show", "a.save", "--json"}), "position.cubes"), 2);
}

TEST_F(Play, TheGameIsKeptAndGoesOn) {
    play("levy\n", {"--save", "a.save"});
    EXPECT_EQ(number_at(json({"show", "a.save", "--json"}), "position.cubes"), 3);
    EXPECT_TRUE(has(text({"play", "a.save", "--save", "a.save"}, "reroll 0\n"), "Re-roll: the"));
    EXPECT_GE(number_at(json({"show", "a.save", "--json"}), "ply"), 9);
    play("levy\nsave b.save\nquit\n");
    EXPECT_EQ(number_at(json({"show", "b.save", "--json"}), "position.cubes"), 3);
    text({"verify", "a.save"});
    text({"verify", "b.save"});
}

TEST_F(Play, TypedDiceAreAskedFor) {
    const std::string shown =
        text({"play", "rome_must_fall", "--dice", "typed", "--save", "a.save"},
             "1\n9\n2 3\nroll 4 5\n6\nlevy\nquit\n");
    EXPECT_TRUE(has(shown, "unreadable"));
    EXPECT_EQ(at(json({"show", "a.save", "--json"}), "position.dice"),
              (Value::List{1, 2, 3, 4, 5, 6}));
}

TEST_F(Play, ADieIsAskedForWithItsSides) {
    const std::string shown =
        text({"play", "pomerium", "--dice", "typed", "--save", "a.save"}, "8\n6\n13\n12\nquit\n");
    EXPECT_TRUE(has(shown, "1 to 8: "));
    EXPECT_TRUE(has(shown, "1 to 12: "));
    EXPECT_TRUE(has(shown, "has 12 sides"));
    EXPECT_TRUE(has(shown, "1 to 4: ")) << "S4: each of four rivals rolls one die";
    EXPECT_TRUE(has(text({"verify", "a.save"}), "3 typed by hand"));
}

TEST_F(Play, WhileADieIsAskedForEveryCommandWorks) {
    const std::string shown = text({"play", "rome_must_fall", "--dice", "typed"},
                                   "1\nhelp\nboard\nlog\nrules T3.3\nwhy "
                                   "levy\nodds\nadvise\nlevy\nundo\nsave b.save\n2\nquit\n");
    EXPECT_TRUE(has(shown, "take the last action back"));
    EXPECT_TRUE(has(shown, "Fall 0/4"));
    EXPECT_TRUE(has(shown, "1  T1.1  Turn 1"));
    EXPECT_TRUE(has(shown, "T3.3 Compare"));
    EXPECT_TRUE(has(shown, "not_your_turn (T1.1)"));
    EXPECT_TRUE(has(shown, "after you roll the six dice"));
    EXPECT_TRUE(has(shown, "Roll the die first"));
    EXPECT_TRUE(has(shown, "Saved in b.save"));
    EXPECT_TRUE(has(shown, "A white die shows 2."));
    EXPECT_EQ(at(json({"show", "b.save", "--json"}), "position.dice"), (Value::List{1}));
}

TEST_F(Play, QuitLeavesAFormAndTheGame) {
    const std::string shown = play("quit\n");
    const std::size_t label = shown.find("Place the six dice");
    ASSERT_NE(label, std::string::npos);
    const std::size_t line = shown.find_last_not_of(" 0123456789", label - 1) + 1;
    const std::string number = shown.substr(line, label - line);
    for (const std::string word : {"quit", "q", "0 1 exit"}) {
        const std::string left = play(number + "\n" + word + "\nlevy\n");
        EXPECT_FALSE(has(left, "is not among")) << left;
        EXPECT_FALSE(has(left, "now 3")) << left;
    }
}

TEST_F(Play, OddsSayHowAPlacingIsNamed) {
    EXPECT_TRUE(has(play("odds\nquit\n"), "odds 0 1 2 3 4 5"));
}

TEST_F(Play, ARuleIsPrintedWithItsParagraphsAndTables) {
    const std::string shown = play("rules T1.2\nrules T4.2\nquit\n");
    EXPECT_TRUE(has(shown, "T1.2 Abilities and Glory\n\nBefore you place")) << shown;
    EXPECT_TRUE(has(shown, "\n\nability                    what it does "));
    EXPECT_TRUE(has(shown, "\nPlus one, +1 on the sheet  raise one die by one "));
    EXPECT_TRUE(has(shown, "as you have two sixes\n\nGlory. "));
    EXPECT_TRUE(has(shown, "at once.\n\n- Cube: you lose one cube."));
    EXPECT_TRUE(has(shown, "\n- Red die: a white die turns red"));
}

// With no cube left there is nothing to choose in an attack.
TEST_F(Play, WhatIsForcedIsNotAsked) {
    write_file(path("poor.json"), R"({"cubes": 0})");
    const std::string shown =
        play("assign 0 1 2 3 4 5\nquit\n", {"--position", "poor.json", "--save", "a.save"});
    EXPECT_TRUE(has(shown, "the only choice"));
    EXPECT_EQ(number_at(json({"show", "a.save", "--json"}), "position.turn"), 2);
}

TEST_F(Play, AComputerPlaysToTheEnd) {
    const Value games = json({"games", "--json"});
    for (const Value& player : *at(games, "0.players").items()) {
        const std::string id = text_at(player, "id");
        const std::string shown = play("", {"--ai", "rome=" + id, "--save", "a.save", "--force"});
        EXPECT_TRUE(has(shown, "(" + id + "): ")) << id;
        EXPECT_TRUE(at(json({"show", "a.save", "--json"}), "to_move").is_null()) << id;
    }
    EXPECT_EQ(run({"play", "rome_must_fall", "--ai", "rome"}).exit, 2);
    EXPECT_EQ(run({"play", "rome_must_fall", "--ai", "rome=nobody"}).exit, 2);
    EXPECT_EQ(run({"play", "rome_must_fall", "--ai", "carthage=uniform"}).exit, 2);
}

TEST_F(Play, AnInterruptLeavesTheGameInGoodOrder) {
    const Finished done =
        interrupt({"play", "rome_must_fall", "--seed", "7", "--save", "a.save"}, "> ");
    EXPECT_EQ(done.exit, 0) << done.err;
    EXPECT_TRUE(has(done.out, "Interrupted"));
    EXPECT_TRUE(has(done.out, "Saved in a.save"));
    text({"verify", "a.save"});
}

// Six powers let every unit hold, in secret; the seventh sends nothing at the terminal.
TEST_F(Play, AHiddenGameTellsWhoPlaysItNoMoreThanHisSeatHears) {
    std::vector<std::string> arguments = {"play",     "diplomacy",      "--option", "hidden=true",
                                          "--option", "start=standard", "--save",   "a.save"};
    for (const std::string seat :
         {"visigoths", "romano-british", "vandals", "western", "huns", "eastern"})
        arguments.insert(arguments.end(), {"--ai", seat + "=hold"});
    const std::string shown = text(arguments, "NMR\nlog\nboard\nquit\n");
    EXPECT_TRUE(has(shown, "No orders from Gaul.")) << "Autumn, and what Gaul alone hears";
    EXPECT_TRUE(has(shown, "Visigoths F TRI is seen")) << "beside Venice: everybody hears that";
    for (const std::string_view secret :
         {"Visigoths A", "F TRI H", "Vandals A", "Huns F", "Eastern Empire F", "(hold)"})
        EXPECT_FALSE(has(shown, secret)) << secret;

    // Entries are numbered for the seat: no gap tells how much others heard.
    const std::string log = text({"log", "a.save", "--seat", "gaul", "--json"});
    int n = 0;
    for (std::size_t line = 0; line < log.size(); line = log.find('\n', line) + 1)
        EXPECT_EQ(number_at(*parse_json(log.substr(line, log.find('\n', line) - line)), "n"), ++n);
    EXPECT_EQ(n, 4) << "no orders, two units that are seen, and Autumn begins";
}

// READING: R42.
TEST_F(Play, AfterAHiddenGameTheLogTellsEverybodyEveryOrder) {
    std::vector<std::string> arguments = {"play",     "diplomacy",      "--option", "hidden=true",
                                          "--option", "start=standard", "--option", "last_year=401",
                                          "--save",   "a.save"};
    for (const std::string seat :
         {"visigoths", "romano-british", "vandals", "western", "huns", "eastern"})
        arguments.insert(arguments.end(), {"--ai", seat + "=hold"});
    ASSERT_TRUE(has(text(arguments, "NMR\nNMR\nNMR\n"), "A draw")) << "it is over";
    EXPECT_TRUE(has(text({"log", "a.save", "--seat", "gaul"}), "Visigoths A VIE H"));
}

TEST_F(Play, InAnOpenGameOfSealedOrdersAllIsToldAtTheReveal) {
    std::vector<std::string> arguments = {"play", "diplomacy", "--option", "start=standard"};
    for (const std::string seat :
         {"visigoths", "romano-british", "vandals", "western", "huns", "eastern"})
        arguments.insert(arguments.end(), {"--ai", seat + "=hold"});
    EXPECT_FALSE(has(text(arguments, "quit\n"), "Visigoths A VIE H")) << "Gaul is still to order";
    EXPECT_TRUE(has(text(arguments, "NMR\nquit\n"), "Visigoths A VIE H"));
}

TEST_F(Play, NeitherAGameNorASave) {
    EXPECT_EQ(run({"play", "chess"}).exit, 2);
    EXPECT_EQ(run({"play", "chess.save"}).exit, 3);
}

}  // namespace
}  // namespace occasus::test
