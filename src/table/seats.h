// The sitters of a table, and the rights that a token proves.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/any_game.h"

#include "table/problem.h"
#include "table/store.h"
#include "table/token.h"

namespace occasus::table {

// The sender of a request: the holder of a seat, the host, or, neither, a spectator.
struct Caller {
    Seat seat = Seat::Nobody;
    bool host = false;
    friend bool operator==(const Caller&, const Caller&) = default;
};

// A reader of a table: the caller they are, and the seats they play.
struct Reader {
    Caller caller;
    std::vector<Seat> held;
    friend bool operator==(const Reader&, const Reader&) = default;
};

// A sitter who is to sit down, and their new token: empty when they have one, or need none.
struct Seating {
    Sitter sitter;
    std::string token;
};

class Seats {
  public:
    // `sitters` has one for each seat of the game.
    Seats(const TokenHash& host, std::vector<Sitter> sitters)
        : host_(host), sitters_(std::move(sitters)) {}

    const std::vector<Sitter>& all() const { return sitters_; }
    const Sitter& of(Seat seat) const { return sitters_[index_of(seat)]; }
    bool is_human(Seat seat) const { return of(seat).kind == SeatKind::Human; }

    // Nothing when the token opens neither a seat nor the host's chair.
    std::optional<Caller> caller(const TokenHash&) const;
    // The holder of these tokens; the first one says which seat the holder sees with.
    Reader reader(const std::vector<TokenHash>& tokens) const;
    // Whether nobody but who has these tokens sits here, or may come to sit here. A seat that the
    // computer plays for a person is still that person's.
    bool no_one_beside(const std::vector<TokenHash>& tokens) const;
    // Why a caller may not do what only the person in a seat does; nothing when the caller may.
    std::optional<Problem> why_not_seated(Caller) const;

    // The new sitter of a seat of this game when it is changed, or an open one taken. Throw
    // Refused. A seat that the computer plays for a person goes back to that person, whoever asks
    // for it. A person's secret stays a secret where there is a moment of `secrets`, the present:
    // the host may let the computer play for that person, and give the seat to nobody else before
    // the person has been away for kLongAway, or while nobody has come.
    static constexpr auto kLongAway = std::chrono::days(3);
    Seating changed(const GameFacts&, Caller, Seat, const Sitter& wanted,
                    std::optional<Moment> secrets) const;
    Seating taken(Seat) const;
    void put(Seat seat, Sitter sitter) { sitters_[index_of(seat)] = std::move(sitter); }

  private:
    static std::size_t index_of(Seat seat) { return static_cast<std::size_t>(seat_index(seat)); }

    TokenHash host_;
    std::vector<Sitter> sitters_;
};

}  // namespace occasus::table
