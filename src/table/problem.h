// Why the server did not do what it was asked: the errors of docs/protocol.md.
#pragma once

#include <cstdint>
#include <exception>
#include <string>
#include <string_view>
#include <utility>

#include "core/any_game.h"
#include "core/refusal.h"
#include "core/value.h"

namespace occasus::table {

enum class ProblemKind : std::uint8_t {
    Unreadable,
    Illegal,
    NotYourTurn,
    Stale,
    Over,
    NotYours,
    Unknown,
    WrongMethod,
    TooLarge,
    Busy,
    Moved,
    Unopened,
    Internal,
};

struct Problem {
    ProblemKind kind = ProblemKind::Internal;
    std::string text;   // One sentence for people.
    std::string rule;   // A rule id of the game's rulebook, or empty.
    std::string field;  // The field of the message at fault, or empty.
};

// Thrown while a request is read or carried out; nothing has been changed by then.
class Refused : public std::exception {
  public:
    explicit Refused(Problem problem) : problem_(std::move(problem)) {}
    Refused(ProblemKind kind, std::string text, std::string field = {})
        : problem_{kind, std::move(text), {}, std::move(field)} {}

    const Problem& problem() const { return problem_; }
    const char* what() const noexcept override { return problem_.text.c_str(); }

  private:
    Problem problem_;
};

int http_status(ProblemKind);
std::string_view kind_id(ProblemKind);

// A refusal of a game; `facts` may be null when the game is not known.
Problem problem_of(const GameFacts* facts, const Refusal&);
// The problem that a client gets when the fault is ours. Says nothing of the inside.
Problem internal_problem();
// The answer to a client that has hung up: no further work is done for it.
Problem hung_up_problem();
// The problem that a client gets while its table moves to another process.
Problem moved_problem();

// {"kind", "text", "rule", "field"}
Value problem_document(const Problem&);

}  // namespace occasus::table
