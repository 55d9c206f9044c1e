// The record: a saved game as text, one line an item, hash-chained, readable by people.
//
//   occasus-record 1
//   game rome_must_fall
//   rules 1
//   option NAME=VALUE                    any number
//   board 64 hex digits                  SHA-256 of the board file in force
//   board-file "…"                       that file as a JSON string; absent: the built-in one
//   position {…}                         JSON; absent: the usual start
//   dice stream 64 hex digits            the commitment to the seed; or: dice typed
//   = 16 hex digits
//   1 dice roll 5 @0 = 16 hex digits     ply, who, action; @k: draw k of the stream; absent: typed
//   2 rome levy = 16 hex digits
//   undo 1 = 16 hex digits               back to the position after ply 1; the lines before stay
//   entropy rome 64 hex digits @6 = 16 hex digits
//                                        a seat's number: the dice from draw 6 on depend on it too
//   seed 64 hex digits = 16 hex digits   reveals the seed
//   brought = 16 hex digits              a table was set up from the lines above
//   seat huns computer = 16 hex digits   the host gave the seat of a person to the computer; or:
//                                        back to that person; to another; open to anybody. Or its
//                                        player resigned, and the computer plays on
//   end draw = 16 hex digits             all agreed to a draw; or: end abandoned; or, by the seat
//                                        that lost, end resigned roman or end time roman
//   dice stream 64 hex digits = 16 hex digits
//                                        from here on dice come from another seed, draws from 0
//   rules 2 64 hex digits 40 {…} = 16 hex digits
//                                        from here on version 2 of the rules and the board of that
//                                        digest are in force; the game stands after ply 40 at {…}
//   position {…} = 16 hex digits         the last line: where the game stands
//   signed 64 and 128 hex digits         after it: the key of a server, and its signature of what
//                                        stands above
//
// The hash of a line covers everything above it and the line itself up to " =". Every line ends
// with a newline. Names, times and chat are not hashed, and so are not in the record.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/refusal.h"
#include "core/value.h"

#include "record/digest.h"
#include "record/signature.h"

namespace occasus {

inline constexpr int kRecordFormat = 1;

struct RecordHeader {
    std::string game;
    int rules_version = 1;
    std::vector<std::pair<std::string, std::string>> options;
    Digest board{};
    std::string board_file;            // Empty: the built-in board.
    std::optional<Value> position;     // The start, when it is not the usual one.
    std::optional<Digest> commitment;  // Nothing: dice are typed.
};

struct ActionLine {
    int ply = 0;
    std::string who;                    // A seat id, or "dice".
    std::string action;                 // Notation.
    std::optional<std::uint64_t> draw;  // The dice stream's.
};
struct UndoLine {
    int ply = 0;  // The position returned to.
};
struct SeedLine {
    Digest seed{};
};
struct EntropyLine {
    std::string who;         // A seat id.
    Digest number{};         // From that seat's own machine.
    std::uint64_t draw = 0;  // The first that depends on it.
};
struct BroughtLine {};
// An act of the host of a table on the seat of a person; or that its player resigned and left it to
// the computer.
enum class SeatGiven : std::uint8_t { Computer, Back, Another, Open, Resigned };
struct SeatLine {
    std::string seat;  // A seat id.
    SeatGiven given = SeatGiven::Computer;
};
// How people, or their clock, ended a game that its rules had not ended.
enum class EndedBy : std::uint8_t { Draw, Abandoned, Resigned, Time };
struct EndLine {
    EndedBy by = EndedBy::Draw;
    std::string seat;  // The id of the seat that resigned, or whose time was up; else empty.
};
struct StreamLine {
    Digest commitment{};  // To the seed of the dice that follow.
};
struct RulesLine {
    int version = 1;
    Digest board{};
    int ply = 0;     // The game goes on after this one; later ones are given up.
    Value position;  // Where it stands then.
};
using RecordLine = std::variant<ActionLine, UndoLine, SeedLine, EntropyLine, BroughtLine, SeatLine,
                                EndLine, StreamLine, RulesLine>;

// The text of a header with its hash line; `chain` is set to the digest it ends with.
std::string write_header(const RecordHeader&, Digest& chain);
// One line with its hash and newline; `chain` goes forward.
std::string write_line(const RecordLine&, Digest& chain);
// The line that ends a saved game. It is outside the chain: a game that goes on leaves it out.
std::string write_position(const Value& position, const Digest& chain);

// The line that a server puts below a record, even below its position. It is outside the chain.
std::string write_signature(const RecordSignature&);

struct RecordText {
    RecordHeader header;
    std::string header_text;
    Digest header_chain{};
    std::vector<RecordLine> lines;
    std::optional<Value> position;  // Where the game stood when it was saved.
    std::optional<RecordSignature> signature;
    Digest chain{};
};
// Reads a whole record and checks its format and hash chain, not its rules. The refusal names the
// line number and what is wrong there.
Result<RecordText> read_record(std::string_view text);

// A part of the record in which all dice come from one stream. The first part begins with the
// header, each further one with a StreamLine.
struct Stream {
    std::optional<Digest> commitment;
    std::optional<Digest> seed;  // As far as the record reveals it.
    std::size_t first_line = 0;
};
std::vector<Stream> streams_of(const RecordText&);

}  // namespace occasus
