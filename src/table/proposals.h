// Proposals of the people at one table to one another: to take a choice back, a draw, advice.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/value.h"

#include "table/input.h"

namespace occasus::table {

struct Reader;
class Table;

enum class ProposalKind : std::uint8_t {
    TakeBack,
    Draw,
    DrawVote,
    Abandon,
    Resign,
    Pause,
    GoOn,
    MoreTime,
    Advice,
    NoAdvice
};

// A proposal stands until it is carried out or withdrawn, or has become pointless. A declined one
// stays, so that its seat learns of that, until the seat withdraws it or proposes again.
struct Proposal {
    ProposalKind kind = ProposalKind::TakeBack;
    std::string from;                 // The id of a seat.
    int ply = 0;                      // The step at which it was made.
    std::vector<std::string> agreed;  // The other seats that have agreed.
    std::string declined;             // The seat that declined; empty while none has.

    friend bool operator==(const Proposal&, const Proposal&) = default;
};

// Reads a field that names a kind. Throws Refused.
ProposalKind read_proposal_kind(const Input&);

// Proposals as they are kept, and back; the latter throws Refused.
Value kept_proposals(const std::vector<Proposal>&);
std::vector<Proposal> read_kept_proposals(const Input&);

// "proposals": those that stand, those that the reader may make now, and whether advice is off.
Value proposals_document(const Table&, const Reader&);

}  // namespace occasus::table
