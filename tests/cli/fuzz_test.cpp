// fuzz: the hunt runs, counts, and does not depend on threads.
#include "process.h"

namespace occasus::test {
namespace {

class Fuzz : public CommandLine {};

TEST_F(Fuzz, NothingIsFound) {
    const Value report = json({"fuzz", "rome_must_fall", "--games", "200", "--json"});
    EXPECT_EQ(number_at(report, "games"), 200);
    EXPECT_TRUE(at(report, "finding").is_null());
    EXPECT_GT(number_at(report, "nodes"), 200 * 13);
    EXPECT_GT(number_at(report, "samples"), 0);
    EXPECT_GT(number_at(report, "forged_texts"), 0);
    EXPECT_EQ(number_at(report, "records"), 1);
}

TEST_F(Fuzz, ThreadsMakeNoDifference) {
    const std::vector<std::string> base = {"fuzz", "rome_must_fall", "--games", "150", "--seed",
                                           "5",    "--json"};
    std::vector<std::string> alone = base;
    alone.insert(alone.end(), {"--threads", "1"});
    std::vector<std::string> together = base;
    together.insert(together.end(), {"--threads", "3"});
    EXPECT_EQ(text(alone), text(together));
}

// Another scenario is another hunt, with no fewer checks.
TEST_F(Fuzz, HuntsWithOptions) {
    const std::vector<std::string> base = {"fuzz", "invasions", "--games", "2", "--json"};
    std::vector<std::string> later = base;
    later.insert(later.end(), {"--option", "scenario=6"});
    const Value report = json(later);
    EXPECT_TRUE(at(report, "finding").is_null());
    EXPECT_NE(number_at(report, "nodes"), number_at(json(base), "nodes"));
}

TEST_F(Fuzz, HuntsWithAScenarioAndTablesOfOnesOwn) {
    const auto example = [](const std::string& option) {
        return option + "=" +
               source_path("src/games/invasions/examples/" + option + ".csv").string();
    };
    const Value report = json({"fuzz", "invasions", "--games", "2", "--json", "--option",
                               example("scenario"), "--option", example("tables")});
    EXPECT_TRUE(at(report, "finding").is_null());
}

TEST_F(Fuzz, TextSaysWhatWasLookedAt) {
    const std::string report = text({"fuzz", "rome_must_fall", "--games", "20"});
    EXPECT_NE(report.find("nothing found"), std::string::npos);
    EXPECT_NE(report.find("one node in 64"), std::string::npos);
}

}  // namespace
}  // namespace occasus::test
