// The proof of a record in words, and its limits: the command line, the server and the page all say
// the same.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/value.h"

#include "record/match.h"

namespace occasus {

struct ProofLine {
    std::string_view
        about;         // One word: chain, legality, rules, start, dice, seats, origin, proved.
    std::string text;  // A sentence or two.
};

// `record` is what the match was loaded from.
std::vector<ProofLine> proof_of(const Match& match, const RecordText& record);

// Whether the game began from the usual start, on the built-in board.
bool begins_as_usual(const Match&);
// The start of the game in sentences, which name a position, figures or options of one's own.
std::string start_text(const Match&);

// The answer of POST /api/verify: what was found, and `says`, the lines above.
Value verification_document(const Match& match, const RecordText& record);

}  // namespace occasus
