// Which rules code and tests must show: all but headings, guides, and those that nothing can show.
#pragma once

#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "files.h"
#include "games/registry.h"

namespace occasus {

// By game and rule. No line of code can obey them.
inline const std::map<std::string, std::map<std::string, std::string>> kNotApplicable = {
    {"pomerium", {{"R33", "there are no further rules, and what is not there cannot be shown"}}},
    {"rome_must_fall", {{"R27", "alike dice cannot be told apart, so there is nothing to choose"}}},
    {"invasions",
     {{"1.0", "what the game is about; nothing is done by it"},
      {"2.0", "how the game is played in general; the chapters say it"},
      {"3.21", "what is printed on the counters; there are none"},
      {"3.3", "terms, which the code uses as they are"},
      {"3.5", "which tables there are; chapters 14 to 18 use them"},
      {"3.6", "what is in the box; nothing is done by it"},
      {"3.7", "the scale of the game; nothing is done by it"},
      {"5.0", "the general rule of chapter 5, which its cases carry out"},
      {"20.0", "who made the game; nothing is done by it"},
      {"R2", "no phase is missing, so there is nothing to do"},
      {"R7", "two words of the text for one thing, which has one name here"},
      {"R9", "a misprint; the phases named are those of loyal Romans"},
      {"R85", "a misprint of a name, which the scenario has right"}}},
};

// Rules that only open those below them: "### 5.1 How units move {printed} {heading}".
inline std::set<std::string> headings_of(std::string_view game) {
    static const std::regex kHeading(R"(^### (\S+) .* \{heading\}$)");
    std::ifstream file(test::source_path("src/games/" + std::string(game) + "/rulebook.md"));
    std::set<std::string> headings;
    std::smatch match;
    for (std::string line; std::getline(file, line);)
        if (std::regex_match(line, match, kHeading)) headings.insert(match[1]);
    return headings;
}

// The rules of a game that are neither headings nor guides, and have no reason why nothing can show
// them.
inline std::vector<std::string> rules_to_show(const GameKind& kind) {
    const std::set<std::string> headings = headings_of(kind.facts.id);
    const auto exempt = kNotApplicable.find(std::string(kind.facts.id));
    std::vector<std::string> rules;
    for (const RuleSection& rule : kind.facts.rulebook) {
        const std::string id(rule.id);
        const bool is_guide = rule.source == "guide";
        const bool is_exempt = exempt != kNotApplicable.end() && exempt->second.contains(id);
        if (!is_guide && !is_exempt && !headings.contains(id)) rules.push_back(id);
    }
    return rules;
}

}  // namespace occasus
