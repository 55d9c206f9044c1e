// Every numbered rule is cited by the code and by a test, or listed here with the reason why not.
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>

#include "games/registry.h"

namespace occasus {
namespace {

namespace fs = std::filesystem;

// Rules that no line of code can obey.
const std::map<std::string, std::map<std::string, std::string>> kNotApplicable = {
    {"rome_must_fall", {{"R27", "alike dice cannot be told apart, so there is nothing to choose"}}},
};

std::string read_file(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

// The rule ids that stand as words in a text.
std::set<std::string> ids_in(const std::string& text) {
    static const std::regex kId(R"([A-Z][0-9]+(\.[0-9]+)?)");
    std::set<std::string> ids;
    for (std::sregex_iterator match(text.begin(), text.end(), kId), end; match != end; ++match) {
        const auto before =
            match->position() == 0 ? ' ' : text[static_cast<std::size_t>(match->position() - 1)];
        if (std::isalnum(static_cast<unsigned char>(before)) == 0) ids.insert(match->str());
    }
    return ids;
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
        (is_test ? found.tests : found.code).merge(ids_in(read_file(entry.path())));
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

// The specification, where it is at hand, has exactly the rules the rulebook has.
TEST(RuleCoverage, TheRulebookHasEveryRuleOfTheSpecification) {
    for (const GameKind& kind : all_games()) {
        const fs::path specification =
            fs::path(OCCASUS_SOURCE_DIR) / "../shared/rules" / (std::string(kind.facts.id) + ".md");
        if (!fs::exists(specification))
            GTEST_SKIP() << "the optional folder ../shared is not there";
        std::set<std::string> stated;
        const std::string text = read_file(specification);
        static const std::regex kNumbered(R"(\*\*([A-Z][0-9]+(\.[0-9]+)?)[ *])");
        for (std::sregex_iterator match(text.begin(), text.end(), kNumbered), end; match != end;
             ++match)
            stated.insert((*match)[1]);
        std::set<std::string> ours;
        for (const RuleSection& rule : kind.facts.rulebook) ours.emplace(rule.id);
        EXPECT_EQ(stated, ours);
    }
}

}  // namespace
}  // namespace occasus
