// The rulebook of a game as the program knows it: generated from its rulebook.md.
#pragma once

#include <string_view>

namespace occasus {

struct RuleChapter {
    std::string_view id;
    std::string_view title;
};

// One numbered rule. `source` is "printed" (as published), "ruling" (ours) or "guide" (we teach).
struct RuleSection {
    std::string_view id;
    std::string_view chapter;
    std::string_view title;
    std::string_view source;
    std::string_view gist;  // One line of plain text.
    std::string_view html;  // The whole rule; links to other rules are "#ID".
};

// Never defined: a cite() that finds no section would call it, and therefore does not compile.
void no_such_rule_section();

}  // namespace occasus
