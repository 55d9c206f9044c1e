// export and import: whole games of Diplomacy as JSON, there and back.
#include <algorithm>
#include <gtest/gtest.h>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "games/registry.h"
#include "process.h"
#include "record/json.h"
#include "record/match.h"

namespace occasus::test {
namespace {

class PackageGame : public CommandLine {
  protected:
    // A game of random answers, as long as `plies` allows, in the file random.save.
    Match random_game(std::vector<std::pair<std::string, std::string>> options, std::uint64_t seed,
                      int plies) const {
        Match match = *Match::start(
            *find_game("diplomacy"),
            {.game = {std::move(options), ""}, .position = {}, .dice_typed = true, .seed = {}});
        Rng random(seed);
        while (!match.over() && match.ply() < plies) {
            const Action action = match.game().random_action(match.state(), random);
            EXPECT_FALSE(
                match.act(match.to_move(), match.game().action_text(match.state(), action)));
        }
        write_file(path("random.save"), match.record());
        return match;
    }
    Match exported_and_imported() const {
        text({"export", "random.save", "-o", "game.json", "--force"});
        const Finished done = run({"import", "game.json", "-o", "again.save", "--force"});
        EXPECT_EQ(done.exit, 0);
        EXPECT_EQ(done.err, "") << "nothing of a game of ours is left out";
        return *Match::load(find_game, read_file(path("again.save")));
    }
};

// The beginning of `match` as far as `again` goes: the same actions, the same position.
void expect_same(const Match& match, const Match& again) {
    ASSERT_LE(again.ply(), match.ply());
    for (int ply = 1; ply <= again.ply(); ++ply) {
        ASSERT_EQ(again.mover_at(ply), match.mover_at(ply)) << ply;
        ASSERT_EQ(again.action_at(ply), match.action_at(ply)) << ply;
    }
    EXPECT_EQ(again.game().position(again.state()),
              match.game().position(match.state_at(again.ply())));
}

TEST_F(PackageGame, RandomGamesComeBackTheSame) {
    const std::vector<std::vector<std::pair<std::string, std::string>>> kinds = {
        {{"game", "standard"}, {"last_year", "1906"}},
        {{"game", "standard"}, {"edition", "1971"}, {"last_year", "1903"}},
        {{"game", "fall_of_rome"}, {"last_year", "406"}},
        {{"game", "fall_of_rome"}, {"hidden", "true"}, {"last_year", "405"}},
        {{"game", "fall_of_rome"}, {"start", "standard"}, {"last_year", "403"}},
    };
    for (const auto& options : kinds)
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            const Match match = random_game(options, seed, 1'000'000);
            ASSERT_TRUE(match.over());
            const Match again = exported_and_imported();
            EXPECT_EQ(again.ply(), match.ply());
            EXPECT_EQ(again.header().options, match.header().options);
            expect_same(match, again);
        }
}

// Answers of a phase that is not over are left out.
TEST_F(PackageGame, ARunningGameComesBackToTheBeginningOfItsPhase) {
    for (const int plies : {0, 30, 100}) {
        const Match match = random_game({{"game", "standard"}}, 9, plies);
        const Match again = exported_and_imported();
        expect_same(match, again);
        EXPECT_EQ(again.game().phase(again.state()), match.game().phase(match.state()));
        EXPECT_LE(match.ply() - again.ply(), 34);
    }
}

// --- a game written by hand ----------------------------------------------------------------------

constexpr const char* kEngland = R"("ENGLAND":["F EDI","F NTH","A LVP"],)";
constexpr const char* kWest =
    R"("FRANCE":["F BRE","A MAR","A PAR"],"GERMANY":["F KIE","A BER","A MUN"],)";
constexpr const char* kEast =
    R"("RUSSIA":["A WAR","A MOS","F SEV","F STP/SC"],"TURKEY":["F ANK","A CON","A SMY"])";
constexpr const char* kFirstCentres =
    R"("AUSTRIA":["BUD","TRI","VIE"],"ITALY":["NAP","ROM","VEN"],)";
constexpr const char* kLaterCentres =
    R"("AUSTRIA":["BUD","VIE"],"ITALY":["NAP","ROM","TRI","VEN"],)";
constexpr const char* kOtherCentres =
    R"("ENGLAND":["EDI","LON","LVP"],"FRANCE":["BRE","MAR","PAR"],"GERMANY":["BER","KIE","MUN"],)"
    R"("RUSSIA":["MOS","SEV","STP","WAR"],"TURKEY":["ANK","CON","SMY"])";

std::string phase(const std::string& name, const std::string& units, const std::string& centres,
                  const std::string& orders) {
    return R"({"name":")" + name + R"(","state":{"units":{)" + units + kWest + kEast +
           R"(},"centers":{)" + centres + kOtherCentres + R"(}},"orders":{)" + orders + "}}";
}
std::string spring() {
    return phase("S1901M",
                 R"("AUSTRIA":["A BUD","A VIE","F TRI"],"ITALY":["F NAP","A ROM","A VEN"],)"
                 R"("ENGLAND":["F EDI","F LON","A LVP"],)",
                 kFirstCentres,
                 R"("AUSTRIA":[],"ENGLAND":["F LON - NTH"],"RUSSIA":null,)"
                 R"("FRANCE":["A PAR - BUR","A MAR - LON"],"GERMANY":["A MUN - BUR"],)"
                 R"("ITALY":["A VEN - TYR","A ROM - VEN"])");
}
std::string autumn() {
    return phase("F1901M",
                 std::string(R"("AUSTRIA":["A BUD","A VIE","F TRI"],)") +
                     R"("ITALY":["F NAP","A VEN","A TYR"],)" + kEngland,
                 kFirstCentres, R"("ITALY":["A VEN - TRI","A TYR S A VEN - TRI"])");
}
std::string retreat() {
    return phase("F1901R",
                 std::string(R"("AUSTRIA":["A BUD","A VIE","*F TRI"],)") +
                     R"("ITALY":["F NAP","A TRI","A TYR"],)" + kEngland,
                 kFirstCentres, R"("AUSTRIA":["F TRI R ALB"])");
}
std::string winter() {
    return phase("W1901A",
                 std::string(R"("AUSTRIA":["A BUD","A VIE","F ALB"],)") +
                     R"("ITALY":["F NAP","A TRI","A TYR"],)" + kEngland,
                 kLaterCentres, R"("AUSTRIA":["F ALB D"],"ITALY":["A ROM B"])");
}
std::string next_spring() {
    return phase("S1902M",
                 std::string(R"("AUSTRIA":["A BUD","A VIE"],)") +
                     R"("ITALY":["F NAP","A TRI","A TYR","A ROM"],)" + kEngland,
                 kLaterCentres, "");
}
std::string archive(const std::vector<std::string>& phases) {
    std::string text = R"({"id":"by hand","map":"standard","rules":[],"phases":[)";
    for (const std::string& each : phases) text += (text.back() == '[' ? "" : ",") + each;
    return text + "]}";
}
std::string replaced(std::string text, const std::string& old, const std::string& fresh) {
    return text.replace(text.find(old), old.size(), fresh);
}

// A stand-off, a supported attack, a retreat, a removal and a build.
TEST_F(PackageGame, PlaysAnArchiveAgain) {
    const std::string game = archive({spring(), autumn(), retreat(), winter(), next_spring()});
    text({"import", "-", "-o", "a.save"}, game);
    const Value again = json({"export", "a.save"});
    EXPECT_EQ(text_at(again, "id"), "a");
    EXPECT_EQ(text_at(again, "map"), "standard");
    ASSERT_EQ(at(again, "phases").items()->size(), 5U);
    EXPECT_EQ(text_at(again, "phases.0.results.A PAR.0"), "bounce");
    EXPECT_EQ(text_at(again, "phases.0.results.A MUN.0"), "bounce");
    EXPECT_TRUE(at(again, "phases.0.results.A VEN").items()->empty());
    // Marseilles does not reach London: the army holds. Russia has sent nothing, Austria an empty
    // set.
    EXPECT_EQ(text_at(again, "phases.0.orders.FRANCE.1"), "A MAR H");
    EXPECT_TRUE(at(again, "phases.0.orders.RUSSIA").is_null());
    EXPECT_EQ(at(again, "phases.0.orders.AUSTRIA").items()->size(), 3U);
    EXPECT_EQ(text_at(again, "phases.1.results.F TRI.0"), "dislodged");
    EXPECT_TRUE(at(again, "phases.1.results.A TYR").items()->empty());
    EXPECT_EQ(text_at(again, "phases.2.state.units.AUSTRIA.2"), "*F TRI");
    EXPECT_EQ(text_at(again, "phases.2.state.retreats.AUSTRIA.F TRI.0"), "ADR");
    EXPECT_EQ(text_at(again, "phases.2.state.retreats.AUSTRIA.F TRI.1"), "ALB");
    EXPECT_EQ(text_at(again, "phases.2.orders.AUSTRIA.0"), "F TRI R ALB");
    EXPECT_EQ(text_at(again, "phases.3.orders.ITALY.0"), "A ROM B");
    EXPECT_EQ(text_at(again, "phases.4.name"), "S1902M");
    EXPECT_EQ(at(again, "phases.4.state.units.ITALY").items()->size(), 4U);
    EXPECT_TRUE(at(again, "phases.4.orders").members()->empty());
}

// Orders that cannot be read, that are illegal or that nobody asked for, and press: a line each.
TEST_F(PackageGame, SaysWhatIsLeftOut) {
    std::string first =
        replaced(spring(), "\"F LON - NTH\"", R"("F LON - NTH","F EDI into the fog")");
    first.back() = ',';
    first += R"("messages":[{"sender":"FRANCE","recipient":"GERMANY","message":"Bon\nsoir"}]})";
    const std::string nothing =
        replaced(replaced(replaced(autumn(), "F1901M", "S1901R"), "A VEN - TRI", "A VEN D"),
                 "A TYR S A VEN - TRI", "A TYR D");
    const Finished done =
        run({"import", "-", "-o", "a.save"}, archive({first, nothing, autumn(), retreat()}));
    EXPECT_EQ(done.exit, 0) << done.err;
    const auto has = [&](const std::string& words) {
        EXPECT_NE(done.err.find("occasus: " + words), std::string::npos) << done.err;
    };
    has(R"(S1901M: left out: FRANCE to GERMANY: "Bon\nsoir": records do not keep messages)");
    has("S1901M, ENGLAND: left out: F EDI into the fog: unreadable");
    has("S1901M, FRANCE: left out: A MAR - LON: illegal");
    has("S1901R, ITALY: left out: A VEN D: it has no orders to give");
    EXPECT_EQ(std::count(done.err.begin(), done.err.end(), '\n'), 5) << done.err;
}

TEST_F(PackageGame, PassesOverAPhaseThatAsksNobody) {
    const std::string nothing = replaced(autumn(), "F1901M", "S1901R");
    text({"import", "-", "-o", "a.save"}, archive({spring(), nothing, autumn(), retreat()}));
    EXPECT_EQ(text_at(json({"export", "a.save"}), "phases.2.name"), "F1901R");
}

// Without the winter nobody builds, and Rome stays empty.
TEST_F(PackageGame, RefusesAPositionThatTheOrdersDoNotLeadTo) {
    const Finished done = run({"import", "-", "-o", "a.save"},
                              archive({spring(), autumn(), retreat(), next_spring()}));
    EXPECT_EQ(done.exit, 3);
    EXPECT_TRUE(is_one_line_with(
        done.err, {"S1902M", "only the file has: ITALY A ROM;", "only the game has: nothing"}));
    EXPECT_FALSE(std::filesystem::exists(path("a.save")));
    const std::string unled = replaced(autumn(), "A TYR S A VEN - TRI", "A TYR H");
    EXPECT_TRUE(is_one_line_with(run({"import", "-"}, archive({spring(), unled, winter()})).err,
                                 {"W1901A", "ITALY owns TRI"}));
}

TEST_F(PackageGame, NamesThePhaseAndTheField) {
    const std::vector<std::pair<std::string, std::vector<std::string>>> faults = {
        {archive({spring(), retreat()}), {"F1901R", "F1901M", "missing"}},
        {archive({spring(), spring()}), {"S1901M", "F1901M already"}},
        {archive({}), {"phases"}},
        {R"({"map":"modern","phases":[]})", {"modern", "standard"}},
        {R"({"map":"standard"})", {"phases"}},
        {archive({spring(), replaced(autumn(), "F1901M", "X1901M")}), {"phases[1].name", "X1901M"}},
        {archive({spring(), replaced(autumn(), "A TYR\"]", "A XYZ\"]")}),
         {"phases[1] (F1901M).state.units.ITALY", "A XYZ"}},
        {archive({replaced(spring(), "\"RUSSIA\":null", "\"CARTHAGE\":null")}),
         {"phases[0] (S1901M).orders", "CARTHAGE"}},
        {archive({replaced(spring(), "\"RUSSIA\":null", "\"RUSSIA\":[7]")}),
         {"phases[0] (S1901M).orders.RUSSIA"}},
        {archive({replaced(spring(), "\"centers\"", "\"centres\"")}),
         {"phases[0] (S1901M).state", "centers"}},
    };
    for (const auto& [game, words] : faults) {
        const Finished done = run({"import", "-"}, game);
        EXPECT_EQ(done.exit, 3) << done.err;
        EXPECT_TRUE(is_one_line_with(done.err, words));
        EXPECT_TRUE(done.out.empty());
    }
}

// ---- text ----

// One year in the styles of several sites: orders behind the power and below it, nations in
// sentences, results in brackets, a coast in brackets.
const char* const kText = R"(A game among friends

Spring 1901
===========
Austria: A Vie-Gal, F Tri-Alb; A Bud-Ser
England:
  1. F Lon - Nth
  2. F Edi - Nwg (success)
French Army Marseilles -> Spain
RUSSIA
 F Stp/sc-Bot
 A War-Gal (bounce)
 F Sev-Bla [bounced]
**Turkey**
F Ank-Bla
A Con-Bul

F1901M
Austria: A Ser S F Alb-Gre, F Alb-Gre
Turkey: A Bul-Gre
Winter 1901
Austria: Build A Bud
England: Build F Lon
)";

TEST_F(PackageGame, PlaysATextOfPhasesAndOrders) {
    const Finished done = run({"import", "-", "-o", "a.save"}, kText);
    EXPECT_EQ(done.exit, 0) << done.err;
    const Value game = json({"export", "a.save"});
    ASSERT_EQ(at(game, "phases").items()->size(), 4U);
    EXPECT_EQ(text_at(game, "phases.0.orders.ENGLAND.0"), "F EDI - NWG");
    EXPECT_EQ(text_at(game, "phases.0.results.A WAR.0"), "bounce");
    EXPECT_EQ(text_at(game, "phases.0.results.F SEV.0"), "bounce");
    EXPECT_EQ(text_at(game, "phases.1.results.A BUL.0"), "bounce");
    EXPECT_EQ(text_at(game, "phases.2.orders.AUSTRIA.0"), "A BUD B");
    EXPECT_EQ(text_at(game, "phases.3.name"), "S1902M");
    const auto has = [&](const std::string& words) {
        EXPECT_NE(done.err.find("occasus: " + words), std::string::npos) << done.err;
    };
    has("S1901M: left out: A game among friends: no power stands above it");
    has("W1901A, ENGLAND: left out: Build F Lon: it has no orders to give");
    EXPECT_EQ(std::count(done.err.begin(), done.err.end(), '\n'), 2) << done.err;
}

TEST_F(PackageGame, ReadsTheHeadingsOfFiveLanguages) {
    for (const auto& [spring, autumn] : std::vector<std::pair<std::string, std::string>>{
             {"Spring 1901, Movement Phase", "Autumn 1901"},
             {"## 1901\nSpring", "Fall"},
             {"Frühjahr 1901", "Herbst 1901"},
             {"Printemps 1901 : ordres", "Automne 1901"},
             {"Primavera de 1901", "Otoño 1901"},
             {"PRIMAVERA 1901 - MOVIMENTI", "Autunno"},
             {"S1901M", "F1901M"}}) {
        const std::string text_of_game =
            spring + "\nFrance: A Mar-Spa\n" + autumn + "\nFrance: A Spa-Por\n";
        const Finished done = run({"import", "-", "-o", "a.save", "--force"}, text_of_game);
        EXPECT_EQ(done.exit, 0) << done.err;
        EXPECT_EQ(done.err, "") << spring;
        EXPECT_EQ(text_at(json({"export", "a.save"}), "phases.1.orders.FRANCE.2"), "A SPA - POR");
    }
}

TEST_F(PackageGame, ATextWithoutAPhaseIsRefused) {
    EXPECT_TRUE(is_one_line_with(run({"import", "-"}, "France: A Mar-Spa\n").err, {"S1901M"}));
    EXPECT_TRUE(is_one_line_with(run({"import", "-"}, "").err, {"no line names a phase"}));
    EXPECT_TRUE(is_one_line_with(run({"import", "-"}, "[]").err, {"no game"}));
}

// A line whose every blank or bracket is looked at costs no more than its length.
TEST_F(PackageGame, AHostileTextIsReadAtOnce) {
    std::string brackets = "A Vie-Bud";
    for (int pair = 0; pair < 300'000; ++pair) brackets += "()";
    for (const std::string& line : {"A" + std::string(2'000'000, ' ') + "B", brackets})
        EXPECT_EQ(
            run({"import", "-", "-o", "a.save", "--force"}, "Spring 1901\nAustria:\n" + line + "\n")
                .exit,
            0);
}

// ---- several games ----

TEST_F(PackageGame, SeveralGamesGoIntoAFolder) {
    const std::string good = archive({spring(), autumn(), retreat(), winter(), next_spring()});
    const std::string bad = archive({spring(), retreat()});
    for (const std::string& games :
         {"[" + good + "," + bad + "," + good + "]", good + "\n" + bad + "\n\n" + good}) {
        const Finished done = run({"import", "-", "-o", "games", "--force"}, games);
        EXPECT_EQ(done.exit, 3);
        EXPECT_NE(done.err.find("game 2: F1901R"), std::string::npos) << done.err;
        EXPECT_NE(done.err.find("1 of 3 games not imported"), std::string::npos) << done.err;
        EXPECT_EQ(text_at(json({"export", "games/3.save"}), "phases.4.name"), "S1902M");
        EXPECT_FALSE(std::filesystem::exists(path("games/2.save")));
    }
    const std::string third = read_file(path("games/3.save"));
    std::filesystem::remove(path("games/1.save"));
    EXPECT_EQ(run({"import", "-", "-o", "games"}, "[" + good + "," + good + "," + good + "]").exit,
              3);
    EXPECT_FALSE(std::filesystem::exists(path("games/1.save"))) << "none, for the third is there";
    EXPECT_EQ(read_file(path("games/3.save")), third);
    const Finished two = run({"import", "-", "-o", "texts"}, std::string(kText) + kText);
    EXPECT_EQ(two.exit, 0) << two.err;
    EXPECT_EQ(text_at(json({"export", "texts/2.save"}), "phases.3.name"), "S1902M");
    EXPECT_TRUE(is_one_line_with(run({"import", "-"}, std::string(kText) + kText).err,
                                 {"2 games", "folder", "-o"}));
}

// The numbers of webDiplomacy: 1 England … 7 Russia; 6 London, 2 Edinburgh, 3 Liverpool, 4
// Yorkshire, 53 the North Sea, 35 Norway, 79 the south coast of St Petersburg, 57 the Gulf of
// Bothnia, 34 Sweden.
class WebDiplomacy : public PackageGame {
  protected:
    static std::string unit(int country, const char* kind, int territory) {
        return R"({"countryID":)" + std::to_string(country) + R"(,"unitType":")" + kind +
               R"(","terrID":)" + std::to_string(territory) + R"(,"retreating":"No"})";
    }
    static std::string centres(const std::vector<std::pair<int, std::vector<int>>>& owned) {
        std::string all;
        for (const auto& [country, territories] : owned)
            for (const int territory : territories)
                all += (all.empty() ? "" : ",") + std::string(R"({"countryID":)") +
                       std::to_string(country) + R"(,"terrID":)" + std::to_string(territory) + "}";
        return all;
    }
    static std::string phase(int turn, const char* kind, const std::string& units,
                             const std::string& centers, const std::string& orders) {
        return R"({"turn":)" + std::to_string(turn) + R"(,"phase":")" + kind + R"(","units":[)" +
               units + R"(],"centers":[)" + centers + R"(],"orders":[)" + orders + "]}";
    }
    // All units but those of England and Russia, which hold.
    static std::string others() {
        std::string all;
        for (const auto& [country, kind, territory] :
             std::vector<std::tuple<int, const char*, int>>{{2, "Army", 47},
                                                            {2, "Army", 49},
                                                            {2, "Fleet", 46},
                                                            {3, "Army", 12},
                                                            {3, "Army", 15},
                                                            {3, "Fleet", 11},
                                                            {4, "Army", 38},
                                                            {4, "Army", 41},
                                                            {4, "Fleet", 37},
                                                            {5, "Army", 72},
                                                            {5, "Army", 74},
                                                            {5, "Fleet", 73},
                                                            {6, "Army", 22},
                                                            {6, "Army", 23},
                                                            {6, "Fleet", 24}})
            all += "," + unit(country, kind, territory);
        return all;
    }
    // An English army is convoyed to Norway, a Russian fleet takes Sweden; one builds, one waives.
    static std::string game(const std::string& convoy = "Convoy") {
        const std::vector<std::pair<int, std::vector<int>>> homes = {
            {1, {2, 3, 6}},    {2, {46, 47, 49}}, {3, {11, 12, 15}},    {4, {37, 38, 41}},
            {5, {72, 73, 74}}, {6, {22, 23, 24}}, {7, {27, 29, 31, 32}}};
        auto later = homes;
        later[0].second.push_back(35);
        later[6].second.push_back(34);
        const std::string russia =
            "," + unit(7, "Army", 31) + "," + unit(7, "Army", 29) + "," + unit(7, "Fleet", 27);
        const std::string first = unit(1, "Fleet", 6) + "," + unit(1, "Fleet", 2) + "," +
                                  unit(1, "Army", 3) + "," + unit(7, "Fleet", 79);
        const std::string second = unit(1, "Fleet", 53) + "," + unit(1, "Fleet", 2) + "," +
                                   unit(1, "Army", 4) + "," + unit(7, "Fleet", 57);
        const std::string third = unit(1, "Fleet", 53) + "," + unit(1, "Fleet", 2) + "," +
                                  unit(1, "Army", 35) + "," + unit(7, "Fleet", 34);
        const auto order = [](int country, const char* type, int from, int to,
                              const char* more = "") {
            return R"({"countryID":)" + std::to_string(country) + R"(,"type":")" + type +
                   R"(","terrID":)" + std::to_string(from) + R"(,"toTerrID":")" +
                   std::to_string(to) + "\"" + more + "}";
        };
        return R"({"gameID":7,"variantID":"1","phases":[)" +
               phase(0, "Diplomacy", first + russia + others(), centres(homes),
                     order(1, "Move", 6, 53) + "," + order(1, "Move", 3, 4) + "," +
                         order(7, "Move", 79, 57) + "," + order(4, "Support hold", 41, 38)) +
               "," +
               phase(1, "Diplomacy", second + russia + others(), centres(homes),
                     order(1, convoy.c_str(), 53, 35, R"(,"fromTerrID":4)") + "," +
                         order(1, "Move", 4, 35, R"(,"viaConvoy":"Yes")") + "," +
                         order(7, "Move", 57, 34)) +
               "," +
               phase(1, "Builds", third + russia + others(), centres(later),
                     order(1, "Build Fleet", 0, 6) + "," + order(7, "Wait", 0, 0)) +
               "," +
               phase(2, "Diplomacy", third + "," + unit(1, "Fleet", 6) + russia + others(),
                     centres(later), "") +
               "]}";
    }
};

TEST_F(WebDiplomacy, GamesAreReadByItsNumbers) {
    const Finished done = run({"import", "-", "-o", "a.save"}, game());
    EXPECT_EQ(done.exit, 0) << done.err;
    EXPECT_EQ(done.err, "");
    const Value again = json({"export", "a.save"});
    EXPECT_EQ(text_at(again, "map"), "standard");
    ASSERT_EQ(at(again, "phases").items()->size(), 4U);
    for (const auto& [orders, order] : std::vector<std::pair<std::string, std::string>>{
             {"phases.0.orders.RUSSIA", "F STP/SC - BOT"},
             {"phases.0.orders.GERMANY", "A MUN S A BER"},
             {"phases.1.orders.ENGLAND", "F NTH C A YOR - NWY"},
             {"phases.1.orders.ENGLAND", "A YOR - NWY"}})
        EXPECT_NE(to_json(at(again, orders)).find("\"" + order + "\""), std::string::npos)
            << to_json(at(again, orders));
    EXPECT_EQ(text_at(again, "phases.2.name"), "W1901A");
    EXPECT_EQ(text_at(again, "phases.2.orders.ENGLAND.0"), "F LON B");
    EXPECT_EQ(text_at(again, "phases.2.orders.RUSSIA.0"), "WAIVE");
    EXPECT_EQ(at(again, "phases.3.state.units.ENGLAND").items()->size(), 4U);
}

TEST_F(WebDiplomacy, RefusalsNameTheField) {
    const auto refusal = [&](const std::string& whole, const std::string& old,
                             const std::string& fresh) {
        const Finished done = run({"import", "-"}, replaced(whole, old, fresh));
        EXPECT_EQ(done.exit, 3);
        return done.err;
    };
    EXPECT_TRUE(is_one_line_with(refusal(game("Conjure"), "Conjure", "Conjure"),
                                 {"phases[1].orders[0].type", "Conjure"}));
    EXPECT_TRUE(is_one_line_with(refusal(game(), R"("terrID":79)", R"("terrID":99)"),
                                 {"phases[0].units[3].terrID", "99"}));
    EXPECT_TRUE(is_one_line_with(refusal(game(), R"("countryID":7)", R"("countryID":"x")"),
                                 {"phases[0].units[3].countryID", "not a number"}));
    EXPECT_TRUE(is_one_line_with(refusal(game(), R"("variantID":"1")", R"("variantID":15)"),
                                 {"variantID: 15", "standard"}));
    EXPECT_TRUE(
        is_one_line_with(refusal(game(), "Builds", "Pre-game"), {"phases[2].phase", "Pre-game"}));
    // The convoy is not ordered: the army is not where the file has it.
    EXPECT_TRUE(
        is_one_line_with(refusal(game("Hold"), "Hold", "Hold"), {"W1901A", "A NWY", "A YOR"}));
}

TEST_F(PackageGame, ExportsOnlyDiplomacy) {
    begin("a.save");
    const Finished done = run({"export", "a.save"});
    EXPECT_EQ(done.exit, 3);
    EXPECT_TRUE(is_one_line_with(done.err, {"rome_must_fall", "diplomacy"}));
}

}  // namespace
}  // namespace occasus::test
