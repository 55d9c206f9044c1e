// The computer players of Diplomacy in positions where one answer is plainly right. They draw lots
// between what seems equal, so each is asked with several seeds.
#include "diplomacy_play.h"

namespace occasus::diplomacy {
namespace {

constexpr std::uint64_t kSeeds = 5;

std::size_t count(const Texts& texts, std::string_view part) {
    return static_cast<std::size_t>(std::count_if(
        texts.begin(), texts.end(),
        [&](const std::string& text) { return text.find(part) != std::string::npos; }));
}

class Thinking : public testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(Players, Thinking, testing::Values("greedy", "tactician", "magister"),
                         [](const auto& player) { return player.param; });

// Spain is the only centre within reach that Gaul does not own, and nobody is near.
TEST_P(Thinking, TakesAnEmptyCentre) {
    for (std::uint64_t seed = 1; seed <= kSeeds; ++seed)
        EXPECT_EQ(Play(R"({"phase": "A401M", "units": {"GAUL": ["A GAS"], "HUNS": ["A MOS"]},
                           "centers": {"GAUL": ["BRE", "MAR", "PAR"], "HUNS": ["MOS"]}})")
                      .answers_of(GetParam(), seed),
                  Texts{"A GAS - SPA"});
}

// Two may go there, but then neither would come in.
TEST_P(Thinking, DoesNotBounceItsOwn) {
    for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
        const Texts orders =
            Play(R"({"phase": "A401M", "units": {"GAUL": ["A GAS", "A MAR"], "HUNS": ["A MOS"]},
                     "centers": {"GAUL": ["BRE", "MAR", "PAR"], "HUNS": ["MOS"]}})")
                .answers_of(GetParam(), seed);
        EXPECT_EQ(count(orders, " - SPA") - count(orders, " S "), 1U) << orders[0] << orders[1];
    }
}

// Driven out of Burgundy, with Gascony, Munich, Picardy and Ruhr open: Munich is its own, and Gaul
// now stands beside it.
TEST_P(Thinking, RetreatsToItsCentreInDanger) {
    for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
        Play play(R"({"phase": "A401M",
                      "units": {"GAUL": ["A BEL", "A MAR", "A PAR"], "VANDALS": ["A BUR"]},
                      "centers": {"GAUL": ["BEL", "MAR", "PAR"], "VANDALS": ["BER", "MUN"]}})");
        play.answer({"A BEL H", "A MAR S A PAR - BUR", "A PAR - BUR", "A BUR H"});
        ASSERT_EQ(play.phase(), "A401R");
        EXPECT_EQ(play.answers_of(GetParam(), seed), Texts{"A BUR R MUN"});
    }
}

// Three centres and one unit: two builds, in the two empty centres.
TEST_P(Thinking, BuildsAllItMay) {
    for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
        Play play(R"({"phase": "A401M", "units": {"GAUL": ["A PAR"], "HUNS": ["A MOS"]},
                      "centers": {"GAUL": ["BRE", "MAR", "PAR"], "HUNS": ["MOS"]}})");
        play.answer({"A PAR H", "A MOS H"});
        ASSERT_EQ(play.asked(), "GAUL");
        const Texts builds = play.answers_of(GetParam(), seed);
        ASSERT_EQ(builds.size(), 2U);
        EXPECT_EQ(count(builds, " BRE") + count(builds, " MAR"), 2U) << builds[0] << builds[1];
    }
}

// A unit too many: Livonia is no centre, Munich is the only one and Gaul stands beside it.
TEST_P(Thinking, RemovesWhatGuardsNothing) {
    Play play(R"({"phase": "A401M",
                  "units": {"GAUL": ["A BUR"], "VANDALS": ["A LVN", "A MUN"]},
                  "centers": {"GAUL": ["PAR"], "VANDALS": ["MUN"]}})");
    play.answer({"A BUR H", "A LVN H", "A MUN H"});
    ASSERT_EQ(play.asked(), "VANDALS");
    EXPECT_EQ(play.answers_of(GetParam()), Texts{"A LVN D"});
}

// One army holds Paris and every other centre around is Gaul's: alone neither of the two beside it
// comes in, with the help of the other either does, whatever the Huns do.
TEST(Tactician, SupportsRatherThanBounces) {
    for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
        const Texts orders =
            Play(R"({"phase": "A401M", "units": {"GAUL": ["A BUR", "A GAS"], "HUNS": ["A PAR"]},
                     "centers": {"GAUL": ["BEL", "BRE", "MAR", "MUN", "SPA"], "HUNS": ["PAR"]}})")
                .answers_of("tactician", seed);
        const bool from_burgundy = orders == Texts{"A BUR - PAR", "A GAS S A BUR - PAR"};
        const bool from_gascony = orders == Texts{"A BUR S A GAS - PAR", "A GAS - PAR"};
        EXPECT_TRUE(from_burgundy || from_gascony) << orders[0] << ", " << orders[1];
    }
}

TEST(Hold, HoldsGivesUpAndBuildsNothing) {
    Play play(R"({"phase": "A401M",
                  "units": {"GAUL": ["A MAR", "A PAR"], "VANDALS": ["A BUR"]},
                  "centers": {"GAUL": ["MAR", "PAR"], "VANDALS": ["BER", "MUN"]}})");
    play.answer({"A MAR S A PAR - BUR", "A PAR - BUR"});
    EXPECT_EQ(play.answers_of("hold"), Texts{"A BUR H"});
    ASSERT_EQ(play.phase(), "A401R");
    EXPECT_EQ(play.answers_of("hold"), Texts{"A BUR D"});
    ASSERT_EQ(play.asked(), "VANDALS");
    EXPECT_EQ(play.answers_of("hold"), (Texts{"WAIVE", "WAIVE"}));
}

// Whoever is asked first in each game, and every power of one: all it answers is legal (which
// answers_of() looks at), one order for each unit, and always the same.
TEST(Magister, AnswersLegallyInEverySeatAndAlwaysTheSame) {
    using Options = std::vector<std::pair<std::string, std::string>>;
    constexpr std::string_view kBeside = R"({"phase": "S401M",
        "units": {"GAUL": ["A PAR", "F BRE"], "VANDALS": ["A BUR"], "HUNS": ["A MUN"],
                  "VISIGOTHS": ["A RUH"], "ROMANO-BRITISH": ["F ENG"], "WESTERN": ["A MAR"],
                  "EASTERN": ["F WES"]},
        "centers": {"GAUL": ["PAR", "BRE"], "VANDALS": ["MUN"], "HUNS": ["BER"], "VISIGOTHS": ["KIE"],
                    "ROMANO-BRITISH": ["LON"], "WESTERN": ["MAR"], "EASTERN": ["TUN"]}})";
    for (const Options& options : {Options{}, Options{{"hidden", "true"}}}) {
        Play play(kBeside, options);
        Play again(kBeside, options);
        for (int seat = 0; seat < kPowers; ++seat) {
            const Texts answers = play.answers_of("magister");
            EXPECT_EQ(answers, again.answers_of("magister"));
        }
        EXPECT_EQ(play.phase(), "A401M");
    }
}

// FR-8. All of Britain is its own, and an army does not get off the island by itself.
TEST(Magister, ConvertsWhatCannotGetAnywhere) {
    for (std::uint64_t seed = 1; seed <= kSeeds; ++seed)
        EXPECT_EQ(Play(R"({"phase": "S401M",
                           "units": {"ROMANO-BRITISH": ["A LON"], "HUNS": ["A MOS"]},
                           "centers": {"ROMANO-BRITISH": ["LON", "LVP", "EDI"], "HUNS": ["MOS"]}})")
                      .answers_of("magister", seed),
                  Texts{"A LON C"});
}

// READING: R32. One centre against seventeen: a share of a draw is worth more than to play on. Who
// has the seventeen will not share, and nobody gives up in the first years.
TEST(Magister, AgreesToADrawWhenItIsWorthMore) {
    const auto votes = [](std::string_view phase, std::string_view first) {
        const std::string units = R"(S", "units": {"GAUL": ["A PAR"], "HUNS": ["A MOS", "A SEV"]},
            "centers": {"GAUL": ["PAR"], "HUNS": ["MOS", "SEV", "WAR", "STP", "BUD", "VIE", "TRI",
            "BER", "MUN", "KIE", "DEN", "SWE", "NWY", "RUM", "BUL", "SER", "GRE"]}})";
        Play play(R"({"phase": ")" + std::string(phase) + units.substr(1));
        if (play.asked() != first) play.answer({"A PAR H"});
        return count(play.answers_of("magister"), "DRAW");
    };
    EXPECT_EQ(votes("S406M", "GAUL"), 1U);
    EXPECT_EQ(votes("S406M", "HUNS"), 0U);
    EXPECT_EQ(votes("S401M", "GAUL"), 0U);
}

// READING: R32. None of these proposes a draw nor agrees to one, however badly it stands.
TEST(Players, MostNeverAgreeToADraw) {
    for (const std::string_view player : {"hold", "greedy", "tactician"}) {
        Play play(R"({"phase": "S401M", "units": {"GAUL": ["A PAR", "A MAR"], "HUNS": ["A SPA"]},
                      "centers": {"GAUL": ["BRE", "MAR", "PAR", "POR"], "HUNS": ["SPA"]}})");
        play.answer({"DRAW", "A MAR H", "A PAR H"});
        EXPECT_EQ(count(play.answers_of(player), "DRAW"), 0U) << player;
        EXPECT_EQ(play.ending(), "") << player;
    }
}

}  // namespace
}  // namespace occasus::diplomacy
