// How a command ends. A command that cannot do what it was asked throws one of these; main() turns
// it into one line on stderr, with --json one document, and the exit code.
#pragma once

#include <stdexcept>
#include <string>

#include "record/match.h"

namespace occasus::cli {

enum class Exit : int { Done = 0, Fault = 1, Usage = 2, Refused = 3 };

// The command line cannot be understood.
struct UsageError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// Understood and refused: an illegal action, an invalid file or position. Nothing was changed.
struct Refused : std::runtime_error {
    using std::runtime_error::runtime_error;
    // `facts` names the rules of the refusal; nullptr when the game is not known. `where` is put
    // before the words.
    Refused(const GameFacts* facts, const Refusal& refusal, const std::string& where = {})
        : std::runtime_error(where + refusal_line(facts, refusal)),
          document(refusal_document(facts, refusal).set("text", where + refusal.text)) {}

    Value document;  // The refusal with its rule and field; null when there are only words.
};

// Something is wrong with the program itself, or with the machine.
struct Fault : std::runtime_error {
    using std::runtime_error::runtime_error;
};

}  // namespace occasus::cli
