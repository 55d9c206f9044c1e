// Every numbered rule is cited by the code and by a test, or listed here with the reason why not.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <iterator>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "files.h"
#include "games/registry.h"
#include "not_applicable.h"

namespace occasus {
namespace {

namespace fs = std::filesystem;

// Chapters whose rules the specification does not list by number.
const std::map<std::string, std::set<std::string>> kUnlisted = {
    // It cites the sections of the published text in brackets and lists its rulings only.
    {"invasions", {"1",  "2",  "3",  "4",  "5",  "6",  "7",  "8",  "9",  "10",
                   "11", "12", "13", "14", "15", "16", "17", "18", "19", "20"}},
    {"pomerium", {"D"}},  // The order of the dice is an appendix there.
};

// T1.1, SETUP.1, SD-4, R12, B6a, 7.5, 10.32.
const std::string kId = R"((?:[A-Z]+[.-]?[0-9]+(?:[a-z]|\.[0-9]+)?|[0-9]{1,2}\.[0-9]+))";

// Adds the rule ids that a line cites: cite("7.5"), a comment that begins with them (7.4, 7.5. …),
// the mark of a reading, and the rules of a case. Other numbers are no citations.
void add_citations(const std::string& line, std::set<std::string>& ids) {
    static const std::string kList = kId + "(?:,? (?:and )?" + kId + ")*";
    static const std::regex kCitation(R"re((?:cite\("|// |READING: |^rules: )()re" + kList +
                                      R"re()(?=[".,:]|$))re");
    static const std::regex kOne(kId);
    const std::sregex_iterator end;
    for (std::sregex_iterator list(line.begin(), line.end(), kCitation); list != end; ++list) {
        const std::string cited = (*list)[1];
        for (std::sregex_iterator id(cited.begin(), cited.end(), kOne); id != end; ++id)
            ids.insert(id->str());
    }
}

TEST(RuleCoverage, OnlyCitationsCount) {
    std::set<std::string> ids;
    add_citations(R"(emit(cite("SETUP.1"), 0.5);  // T3, 7.5. READING: R2, R13. Not 7.6 (R9).)",
                  ids);
    add_citations("rules: WIN.3 1.1", ids);
    add_citations("// 0.5 of 8.1 takes 2.4 seconds", ids);
    add_citations("const double odds = 3.1;", ids);
    EXPECT_EQ(ids, (std::set<std::string>{"SETUP.1", "T3", "7.5", "R2", "R13", "WIN.3", "1.1"}));
}

struct Citations {
    std::set<std::string> code;
    std::set<std::string> tests;
};

Citations citations_of(std::string_view game) {
    Citations found;
    const fs::path folder = fs::path(OCCASUS_SOURCE_DIR) / "src/games" / game;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        const std::string name = entry.path().filename().string();
        const bool is_source = name.ends_with(".cpp") || name.ends_with(".h");
        const bool is_test = name.ends_with("_test.cpp") || name.ends_with(".case");
        if (name.ends_with(".gen.h") || (!is_source && !is_test)) continue;
        std::ifstream file(entry.path());
        for (std::string line; std::getline(file, line);)
            add_citations(line, is_test ? found.tests : found.code);
    }
    return found;
}

TEST(RuleCoverage, EveryRuleIsCitedByCodeAndByATest) {
    for (const GameKind& kind : all_games()) {
        const Citations found = citations_of(kind.facts.id);
        const auto exempt = kNotApplicable.find(std::string(kind.facts.id));
        for (const RuleSection& rule : kind.facts.rulebook) {
            const std::string id(rule.id);
            if (exempt != kNotApplicable.end() && exempt->second.contains(id)) continue;
            EXPECT_TRUE(found.code.contains(id)) << kind.facts.id << ": no code cites " << id;
            EXPECT_TRUE(found.tests.contains(id))
                << kind.facts.id << ": no test or case cites " << id;
        }
    }
}

TEST(RuleCoverage, EveryExemptionNamesARuleAndAReason) {
    for (const auto& [game, rules] : kNotApplicable) {
        const GameKind* kind = find_game(game);
        ASSERT_NE(kind, nullptr) << game;
        for (const auto& [id, reason] : rules) {
            EXPECT_GT(reason.size(), 20U);
            EXPECT_TRUE(std::any_of(kind->facts.rulebook.begin(), kind->facts.rulebook.end(),
                                    [&id = id](const RuleSection& rule) { return rule.id == id; }))
                << id;
        }
    }
}

// Every rule of the specification is in the rulebook, which may add rulings.
TEST(RuleCoverage, TheRulebookHasEveryRuleOfTheSpecification) {
    for (const GameKind& kind : all_games()) {
        std::ifstream file(
            test::source_path("tests/data/specification/" + std::string(kind.facts.id) + ".txt"));
        ASSERT_TRUE(file) << kind.facts.id;
        const std::set<std::string> stated(std::istream_iterator<std::string>(file), {});
        std::set<std::string> ours;
        const auto unlisted = kUnlisted.find(std::string(kind.facts.id));
        for (const RuleSection& rule : kind.facts.rulebook)
            if (unlisted == kUnlisted.end() ||
                !unlisted->second.contains(std::string(rule.chapter)))
                ours.emplace(rule.id);
        std::vector<std::string> missing;
        std::set_difference(stated.begin(), stated.end(), ours.begin(), ours.end(),
                            std::back_inserter(missing));
        EXPECT_THAT(missing, testing::IsEmpty()) << kind.facts.id;
        std::vector<std::string> added;
        std::set_difference(ours.begin(), ours.end(), stated.begin(), stated.end(),
                            std::back_inserter(added));
        EXPECT_THAT(added, testing::Each(testing::StartsWith("R"))) << kind.facts.id;
    }
}

}  // namespace
}  // namespace occasus
