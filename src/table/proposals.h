// What people at one table ask of one another: to take a decision back, a draw, advice. One table
// has a row for each kind: its words, whose agreement it needs, and what carries it out.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
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

// It stands until it is carried out or withdrawn, or has become pointless. One that was declined
// stays, so that its seat learns of that, until the seat withdraws it or proposes again.
struct Proposal {
    ProposalKind kind = ProposalKind::TakeBack;
    std::string from;                 // The id of a seat.
    int ply = 0;                      // The step at which it was made.
    std::vector<std::string> agreed;  // The seats that have agreed, besides that one.
    std::string declined;             // The seat that declined; empty while none has.

    friend bool operator==(const Proposal&, const Proposal&) = default;
};

// A proposal that a seat answers: of whom, of which kind, and made at which step.
struct ProposalAnswer {
    ProposalKind kind = ProposalKind::TakeBack;
    std::string from;
    int ply = 0;
    bool agrees = false;
};

// Reads a field that names a kind. Throws Refused.
ProposalKind read_proposal_kind(const Input&);

// Proposals as they are kept, and back; the latter throws Refused.
Value kept_proposals(const std::vector<Proposal>&);
std::vector<Proposal> read_kept_proposals(const Input&);

// "proposals": what stands, what the reader may propose now, and whether advice is to be had.
Value proposals_document(const Table&, const Reader&);

}  // namespace occasus::table
