// perft: counts that can be worked out by hand.
#include "process.h"

namespace occasus::test {
namespace {

class Perft : public CommandLine {
  protected:
    std::int64_t leaves(const std::string& depth, const std::vector<std::string>& more = {}) const {
        return leaves_of("rome_must_fall", depth, more);
    }
    std::int64_t leaves_of(const std::string& game, const std::string& depth,
                           const std::vector<std::string>& more = {}) const {
        std::vector<std::string> arguments = {"perft", game, depth, "--json"};
        arguments.insert(arguments.end(), more.begin(), more.end());
        return number_at(json(arguments), "leaves");
    }
};

TEST_F(Perft, SixDiceAreSixToTheSixth) {
    EXPECT_EQ(leaves("0"), 1);
    EXPECT_EQ(leaves("1"), 6);
    EXPECT_EQ(leaves("6"), 46'656);
}

// Six dice without a 6: 6 re-rolls, 6 raises, the levy, 720 placings. After each of the re-rolls
// six faces; after a raise or the levy one list less the one used; after a placing six faces.
TEST_F(Perft, TheResourcePhaseIsCounted) {
    write_file(path("position.json"), R"({"phase": "resource", "dice": [1, 1, 1, 1, 1, 1]})");
    const std::vector<std::string> from = {"--position", "position.json"};
    EXPECT_EQ(leaves("1", from), 6 + 6 + 1 + 720);
    const int after_raise = 6 + 1 + 720;
    const int after_levy = 6 + 6 + 720;
    EXPECT_EQ(leaves("2", from), 6 * 6 + 6 * after_raise + after_levy + 720 * 6);
}

TEST_F(Perft, NodesAreCountedByKind) {
    const Value count = json({"perft", "rome_must_fall", "3", "--json"});
    EXPECT_EQ(number_at(count, "nodes.chance"), 1 + 6 + 36);
    EXPECT_EQ(number_at(count, "nodes.decision"), 0);
    EXPECT_EQ(number_at(count, "nodes.over"), 0);
    write_file(path("end.json"), R"({"turn": 13})");
    const Value end = json({"perft", "rome_must_fall", "3", "--position", "end.json", "--json"});
    EXPECT_EQ(number_at(end, "leaves"), 0);
    EXPECT_EQ(number_at(end, "nodes.over"), 1);
}

// The set-up: d8, d6 and d12; then of twelve faces three bring a rival with two d6, five rivals
// with a d8, three with a d6 and one with a d4. A home is a d8; where you live already it is rolled
// again.
TEST_F(Perft, TheSetUpOfPomeriumIsCounted) {
    EXPECT_EQ(leaves_of("pomerium", "1"), 8);
    EXPECT_EQ(leaves_of("pomerium", "2"), 8 * 6);
    EXPECT_EQ(leaves_of("pomerium", "3"), 8 * 6 * 12);
    EXPECT_EQ(leaves_of("pomerium", "4"), 48 * (3 * 6 + 5 * 8 + 3 * 6 + 1 * 4));
    EXPECT_EQ(leaves_of("pomerium", "5"), 48 * (3 * 36 + (5 * 8 + 3 * 6 + 1 * 4) * 8));
    EXPECT_EQ(leaves_of("pomerium", "6"),
              48 * (3 * 36 * 8 + 5 * 8 * (7 * 8 + 8) + 3 * 6 * (7 * 6 + 8) + 1 * 4 * (7 * 4 + 8)));
}

// A rival in Gaul and a garrison in Mauretania are next to Spain: to wait, two attacks, two offers.
// The first two dice are d6 whatever comes: the rival's action and his neighbour or the number of
// events, both dice of initiative, an answer and the die after it. Further on a model counted.
TEST_F(Perft, AYearOfPomeriumIsCounted) {
    write_file(path("spain.json"),
               R"({"generals":[{"legions":3,"provinces":["spain"]},
                               {"legions":2,"provinces":["gaul"]}],"senate":{"mauretania":1}})");
    const std::vector<std::string> from = {"--position", "spain.json"};
    EXPECT_EQ(leaves_of("pomerium", "1", from), 5);
    EXPECT_EQ(leaves_of("pomerium", "2", from), 5 * 6);
    EXPECT_EQ(leaves_of("pomerium", "3", from), 5 * 6 * 6);
    EXPECT_EQ(leaves_of("pomerium", "4", from), 1197);
    EXPECT_EQ(leaves_of("pomerium", "5", from), 10'554);
}

}  // namespace
}  // namespace occasus::test
