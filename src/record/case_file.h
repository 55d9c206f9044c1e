// A case: one situation of a game with what must follow from it, as a text file. The format is
// described in docs/cases-and-lessons.md.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.h"
#include "core/refusal.h"
#include "core/value.h"

#include "record/match.h"

namespace occasus {

// An action to be taken, or one that must be refused.
struct CaseStep {
    int line = 0;
    std::string action;
    bool refused = false;
    std::string rule;  // The refusal's; empty: any.
    std::string kind;  // The refusal's; empty: any.
};

// A field of the position or, after "view." or "board.", of the view or the board.
struct CaseField {
    int line = 0;
    std::string path;
    Value value;
};

struct CaseEvent {
    int line = 0;
    std::string rule;
    std::string kind;
    Value args = Value::fields();  // Those that matter.
};

// One of the rules that nothing can name, and what in this case shows it anyway.
struct SilentRule {
    std::string rule;
    std::string reason;
};

struct CaseFile {
    std::string id;
    std::string title;
    std::string game;
    std::string source;
    std::vector<std::string> rules;
    std::vector<SilentRule> silent;  // Each is among the rules, once.
    std::vector<std::pair<std::string, std::string>> options;
    std::vector<std::string> board;  // Lines in place of those of the built-in board.
    std::optional<Value> position;
    std::vector<CaseStep> script;
    std::vector<CaseField> expect;
    std::vector<CaseEvent> events;
};

// Refused with the line number when the text is not a case or lacks a part.
Result<CaseFile> parse_case(std::string_view text);

// The game of a case as it begins, with the case's options, board lines and position; dice are
// typed. Refused when the game refuses one of these.
Result<Match> begin_case(const GameKind&, const CaseFile&);

}  // namespace occasus
