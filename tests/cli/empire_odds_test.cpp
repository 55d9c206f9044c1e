// odds of empire: what the next answer would bring, beside what is there.
#include <fmt/ranges.h>
#include <map>

#include "process.h"

namespace occasus::test {
namespace {

class EmpireOdds : public CommandLine {
  protected:
    // Six Forces and two Cavalry stand next to Rome, and a conflict waits in Raetia.
    void set_up() const {
        write_file(path("position.json"), R"({"turn": 3, "step": "barbarian_move", "areas": {
            "roma": {"R": 3, "legions": ["I"]}, "italia": {"F": 6, "C": 2},
            "raetia": {"R": 2, "F": 1, "legions": ["II"]}},
            "available": {"legions": ["III", "IV", "V", "VI"]}})");
        text({"new", "empire", "--position", "position.json", "-o", "a.save", "--force"});
    }
    Value conflicts() const { return json({"odds", "empire", "a.save", "--json"}); }
    // The odds after an answer; a test failure when the list has no such entry.
    Value after(const Value& document, std::string_view area, const std::string& answer) const {
        for (const Value& entry : *at(document, "conflicts").items())
            if (text_at(entry, "area") == area && at(entry, "after").text() != nullptr &&
                text_at(entry, "after") == answer)
                return at(entry, "odds");
        ADD_FAILURE() << "no conflict in " << area << " after " << answer;
        return {};
    }
    Value asked(const std::vector<std::string>& question) const {
        std::vector<std::string> arguments = {"odds", "empire", "--json"};
        arguments.insert(arguments.end(), question.begin(), question.end());
        return json(arguments);
    }
};

TEST_F(EmpireOdds, WhatIsThereStandsFirst) {
    set_up();
    const Value document = conflicts();
    EXPECT_EQ(at(document, "conflicts").items()->size(), 1);
    EXPECT_EQ(text_at(document, "conflicts.0.area"), "raetia");
    EXPECT_TRUE(at(document, "conflicts.0.after").is_null());
}

// The chance that Rome wins is that of the endings with Romans.
TEST_F(EmpireOdds, WhatIsThereIsToldByItsEndings) {
    set_up();
    const Value document = conflicts();
    double wins = 0;
    for (const Value& ending : *at(document, "conflicts.0.odds.endings").items())
        if (number_at(ending, "roman_forces") > 0) wins += real_at(ending, "probability.decimal");
    EXPECT_NEAR(wins, real_at(document, "conflicts.0.odds.roman_wins.decimal"), 1e-9);
}

// The three results are a whole, and so are the endings, of which they and the survivors are made.
TEST_F(EmpireOdds, EveryConflictAddsUp) {
    for (const std::string terrain : {"clear", "forest", "mountain"})
        for (int barbarians = 1; barbarians <= 12; barbarians += 3)
            for (int romans = 1; romans <= 7; romans += 3) {
                std::vector<std::string> question = {
                    "--barbarian-forces", std::to_string(barbarians),
                    "--roman-forces",     std::to_string(romans),
                    "--terrain",          terrain};
                if (barbarians % 4 == 1) question.insert(question.end(), {"--cavalry", "2"});
                const Value odds = asked(question);
                double whole = 0;
                std::map<std::string, double> means;
                double wins = 0;
                for (const Value& ending : *at(odds, "endings").items()) {
                    const double chance = real_at(ending, "probability.decimal");
                    whole += chance;
                    for (const std::string side : {"roman_forces", "barbarian_forces", "cavalry"})
                        means[side] += chance * static_cast<double>(number_at(ending, side));
                    if (number_at(ending, "roman_forces") > 0) wins += chance;
                }
                EXPECT_NEAR(whole, 1, 1e-9);
                EXPECT_NEAR(wins, real_at(odds, "roman_wins.decimal"), 1e-9);
                EXPECT_NEAR(real_at(odds, "roman_wins.decimal") +
                                real_at(odds, "barbarian_wins.decimal") +
                                real_at(odds, "neither.decimal"),
                            1, 1e-9);
                EXPECT_NEAR(means["roman_forces"], real_at(odds, "roman_survivors.decimal"), 1e-9);
                EXPECT_NEAR(means["barbarian_forces"], real_at(odds, "barbarian_survivors.decimal"),
                            1e-9);
                EXPECT_NEAR(means["cavalry"], real_at(odds, "cavalry_survivors.decimal"), 1e-9);
                EXPECT_FALSE(HasFailure()) << fmt::format("{}", fmt::join(question, " "));
            }
}

// Where it is not said yet how many go, all do.
TEST_F(EmpireOdds, ATargetIsJudgedWithAllWhoMayGo) {
    set_up();
    text({"do", "a.save", "from italia"});
    const Value all = after(conflicts(), "roma", "to roma");
    const Value same = asked({"--barbarian-forces", "6", "--cavalry", "2", "--roman-forces", "3"});
    for (const std::string figure : {"roman_wins", "barbarian_wins", "neither", "rounds"})
        EXPECT_EQ(text_at(all, figure + ".fraction"), text_at(same, figure + ".fraction"));
}

TEST_F(EmpireOdds, EveryCountIsJudged) {
    set_up();
    text({"do", "a.save", "from italia", "to roma"});
    EXPECT_EQ(number_at(after(conflicts(), "roma", "forces 4"), "barbarian_forces"), 4);
    EXPECT_EQ(number_at(after(conflicts(), "roma", "forces 4"), "cavalry"), 2);
    text({"do", "a.save", "forces 4"});
    EXPECT_EQ(number_at(after(conflicts(), "roma", "cavalry 0"), "cavalry"), 0);
    EXPECT_EQ(number_at(after(conflicts(), "roma", "cavalry 1"), "barbarian_forces"), 4);
}

// Six against two on a mountain, where an h takes four of eight: five Forces and three Cavalry. The
// next round is the second, without the terrain: (8 - 4) / 2.
TEST_F(EmpireOdds, LossesAreJudgedByTheRoundThatFollows) {
    write_file(path("position.json"), R"({"turn": 3, "step": "conflict", "area": "raetia",
        "round": 1, "areas": {"roma": {"R": 3, "legions": ["I"]},
        "raetia": {"R": 4, "F": 5, "C": 3, "legions": ["II"]}},
        "available": {"legions": ["III", "IV", "V", "VI"]}})");
    text({"new", "empire", "--position", "position.json", "--dice", "typed", "-o", "b.save"});
    text({"do", "b.save", "roll 3"});
    const Value document = json({"odds", "empire", "b.save", "--json"});
    for (const Value& entry : *at(document, "conflicts").items())
        EXPECT_FALSE(at(entry, "after").is_null());
    const Value odds = after(document, "raetia", "lose 4");
    EXPECT_EQ(number_at(odds, "barbarian_forces"), 1);
    EXPECT_EQ(number_at(odds, "cavalry"), 3);
    EXPECT_EQ(number_at(odds, "number"), 2);
    EXPECT_FALSE(*at(odds, "first_round").truth());
    EXPECT_EQ(run({"odds", "empire", "b.save", "--area", "raetia"}).exit, 3);
}

// R11: Forces may land beside Romans.
TEST_F(EmpireOdds, ALandingBesideRomansIsJudged) {
    write_file(path("position.json"), R"({"turn": 3, "step": "place_forces", "count": 3,
        "areas": {"roma": {"R": 3, "legions": ["I"]}, "germania": {"R": 2, "legions": ["II"]}},
        "available": {"legions": ["III", "IV", "V", "VI"]}})");
    text({"new", "empire", "--position", "position.json", "-o", "c.save"});
    const Value odds =
        after(json({"odds", "empire", "c.save", "--json"}), "germania", "place germania 3");
    EXPECT_EQ(number_at(odds, "barbarian_forces"), 3);
    EXPECT_EQ(number_at(odds, "roman_forces"), 2);
}

TEST_F(EmpireOdds, OneQuestionAtATime) {
    set_up();
    const Finished done = run({"odds", "empire", "a.save", "--area", "raetia", "--cavalry", "3"});
    EXPECT_EQ(done.exit, 3);
    EXPECT_TRUE(is_one_line_with(done.err, {"area", "no other field"})) << done.err;
}

TEST_F(EmpireOdds, NothingIsThereAtTheStart) {
    EXPECT_TRUE(at(asked({}), "conflicts").items()->empty());
}

}  // namespace
}  // namespace occasus::test
