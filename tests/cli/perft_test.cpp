// perft: counts that can be worked out by hand.
#include "process.h"

namespace occasus::test {
namespace {

class Perft : public CommandLine {
  protected:
    std::int64_t leaves(const std::string& depth, const std::vector<std::string>& more = {}) const {
        std::vector<std::string> arguments = {"perft", "rome_must_fall", depth, "--json"};
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

}  // namespace
}  // namespace occasus::test
