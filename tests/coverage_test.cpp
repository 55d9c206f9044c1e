// Every numbered rule is carried out by code and cited by a test, or it says why not.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <iterator>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "files.h"
#include "games/registry.h"
#include "rules_to_show.h"

namespace occasus {
namespace {

namespace fs = std::filesystem;

// Chapters whose rules the specification does not list by number.
const std::map<std::string, std::set<std::string>> kUnlisted = {
    // It cites the sections of the published text in brackets and lists its rulings only.
    {"invasions",
     {"START", "FORCES", "MOVE", "COMBAT", "MILITIA", "PLACE", "A", "B", "REBELS", "BARBARIANS",
      "PERSIANS", "STATES", "D", "G", "H", "K", "SCENARIOS", "TERMS"}},
    {"pomerium", {"D"}},  // The order of the dice is an appendix there.
};

// T1.1, SETUP.1, SD-4, R12, B6a, 7.5, 10.32.
const std::string kId = R"((?:[A-Z]+[.-]?[0-9]+(?:[a-z]|\.[0-9]+)?|[0-9]{1,2}\.[0-9]+))";

const std::string kList = kId + "(?:,? (?:and )?" + kId + ")*";

using Ids = std::set<std::string>;

// Adds the ids of every list that `pattern`, whose first group it is, finds in a text.
void add_lists(const std::string& text, const std::regex& pattern, Ids& ids) {
    static const std::regex kOne(kId);
    const std::sregex_iterator end;
    for (std::sregex_iterator list(text.begin(), text.end(), pattern); list != end; ++list) {
        const std::string cited = (*list)[1];
        for (std::sregex_iterator id(cited.begin(), cited.end(), kOne); id != end; ++id)
            ids.insert(id->str());
    }
}

// The rule ids that a line of a test or a case names: cite("7.5"), a comment that begins with them
// (7.4, 7.5. …), the mark of a reading, and the rules of a case. Other numbers are no citations.
void add_citations(const std::string& line, Ids& ids) {
    static const std::regex kCitation(R"re((?:cite\("|// |READING: |^rules: )()re" + kList +
                                      R"re()(?=[".,:]|$))re");
    add_lists(line, kCitation, ids);
}

TEST(RuleCoverage, OnlyCitationsCount) {
    Ids ids;
    add_citations(R"(emit(cite("SETUP.1"), 0.5);  // T3, 7.5. READING: R2, R13. Not 7.6 (R9).)",
                  ids);
    add_citations("rules: WIN.3 1.1", ids);
    add_citations("// 0.5 of 8.1 takes 2.4 seconds", ids);
    add_citations("const double odds = 3.1;", ids);
    EXPECT_EQ(ids, (Ids{"SETUP.1", "T3", "7.5", "R2", "R13", "WIN.3", "1.1"}));
}

// Whether a line of code begins a function or a class: a type and a name in front of a bracket.
// Calls and statements do not look like that.
bool begins_function(const std::string& line) {
    static const std::regex kFunction(
        R"(^\s*(?:template ?<|class [A-Z]|struct [A-Z]|)"
        R"((?!(?:return|if|else|for|while|switch|case|using|throw|static_assert)\b))"
        R"([A-Za-z_][\w:<>,&* ]*[ &*>][~A-Za-z_][\w:]*\().*)");
    return std::regex_match(line, kFunction);
}

// Reads code and adds the rules it carries out: those it cites while it runs, and those whose
// numbers stand directly above a function. A number in any other comment shows nothing.
class CodeReader {
  public:
    explicit CodeReader(Ids& ids) : ids_(ids) {}

    void read(const std::string& line) {
        const std::size_t text = line.find_first_not_of(' ');
        if (text != std::string::npos && line.compare(text, 2, "//") == 0) {
            above_.push_back(line.substr(text));
            return;
        }
        if (!above_.empty() && begins_function(line)) add_heading();
        above_.clear();
        static const std::regex kCite(R"re(cite\("()re" + kId + R"re()"\))re");
        add_lists(line.substr(0, line.find("//")), kCite, ids_);
    }

    // A row of the kinds of event, which code emits.
    void read_event(const std::string& row) {
        static const std::regex kRule(R"(^[a-z_]+ \| ()" + kList + R"() \|)");
        add_lists(row, kRule, ids_);
    }

  private:
    // The numbers a comment begins with, and those of the readings in it.
    void add_heading() {
        static const std::regex kFirst(R"(^// ()" + kList + R"()(?=[.,:]|$))");
        static const std::regex kReading(R"(READING: ()" + kList + R"()(?=[.,:]|$))");
        add_lists(above_.front(), kFirst, ids_);
        for (const std::string& line : above_) add_lists(line, kReading, ids_);
    }

    Ids& ids_;
    std::vector<std::string> above_;  // The comment directly above the next line.
};

TEST(RuleCoverage, OnlyWhatRunsAndWhatStandsAboveAFunctionCountsInCode) {
    Ids ids;
    CodeReader reader(ids);
    std::istringstream code(R"(// 1.1. What this file is about.
#pragma once

// 2.1, 2.2. Forces march. READING: R1.
// READING: R2, R3. In any order.
void march(State& state, Area area) {
    if (area == kRome) return refuse(cite("2.3"));  // 2.4. cite("2.5")
    // 2.6. READING: R4.
    state.at = area;
    // 2.7.
    leave(state);
}

// 3.1.
inline constexpr int kMost = 3;

// 3.2.

int most();
    // 4.1: as a question.
    std::optional<Refusal> why_not(const State&) const;
// 4.2.
class March {)");
    for (std::string line; std::getline(code, line);) reader.read(line);
    reader.read_event(
        "turn_began | 5.1 | Turn {turn} (5.2). | turn: Number | heading: 5.3 | 5.4 |");
    EXPECT_EQ(ids, (Ids{"2.1", "2.2", "2.3", "R1", "R2", "R3", "4.1", "4.2", "5.1"}));
}

struct Citations {
    Ids code;
    Ids tests;
};

Citations citations_of(std::string_view game) {
    Citations found;
    const fs::path folder = test::source_path("src/games") / game;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        const std::string name = entry.path().filename().string();
        const bool is_source = name.ends_with(".cpp") || name.ends_with(".h");
        const bool is_test = name.ends_with("_test.cpp") || name.ends_with(".case");
        const bool is_events = name == "events.txt";
        if (name.ends_with(".gen.h") || (!is_source && !is_test && !is_events)) continue;
        std::ifstream file(entry.path());
        CodeReader code(found.code);
        for (std::string line; std::getline(file, line);)
            if (is_test)
                add_citations(line, found.tests);
            else if (is_events)
                code.read_event(line);
            else
                code.read(line);
    }
    return found;
}

TEST(RuleCoverage, EveryRuleIsCitedByATest) {
    for (const GameKind& kind : all_games()) {
        const Citations found = citations_of(kind.facts.id);
        for (const std::string& id : rules_to_show(kind))
            EXPECT_TRUE(found.tests.contains(id))
                << kind.facts.id << ": no test or case cites " << id;
    }
}

TEST(RuleCoverage, EveryRuleIsCarriedOutByCode) {
    for (const GameKind& kind : all_games()) {
        const Citations found = citations_of(kind.facts.id);
        for (const std::string& id : rules_to_show(kind))
            EXPECT_TRUE(found.code.contains(id))
                << kind.facts.id << ": no code cites " << id
                << " while it runs, and it stands above no function";
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

// Every rule of the specification is in the rulebook, which may add rulings and guides.
TEST(RuleCoverage, TheRulebookHasEveryRuleOfTheSpecification) {
    for (const GameKind& kind : all_games()) {
        std::ifstream file(
            test::source_path("tests/data/specification/" + std::string(kind.facts.id) + ".txt"));
        ASSERT_TRUE(file) << kind.facts.id;
        const std::set<std::string> stated(std::istream_iterator<std::string>(file), {});
        std::set<std::string> ours;
        const auto unlisted = kUnlisted.find(std::string(kind.facts.id));
        for (const RuleSection& rule : kind.facts.rulebook)
            if (rule.source != "guide" && (unlisted == kUnlisted.end() ||
                                           !unlisted->second.contains(std::string(rule.chapter))))
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
