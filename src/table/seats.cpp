#include "table/seats.h"

#include <algorithm>
#include <fmt/format.h>

#include "ai/any_player.h"

namespace occasus::table {
namespace {

bool has_player(const GameFacts& facts, std::string_view id) {
    const auto players = players_of(facts.id);
    return std::any_of(players.begin(), players.end(),
                       [&](const PlayerFact& fact) { return fact.id == id; });
}

bool is_left_alone(const Person& person, Moment now) {
    return !person.has_come || (person.left && now - *person.left >= Seats::kLongAway);
}

}  // namespace

std::optional<Caller> Seats::caller(const TokenHash& token) const {
    // Every comparison is made, so that the time taken tells nothing.
    Caller caller{Seat::Nobody, same_token(token, host_)};
    for (std::size_t seat = 0; seat < sitters_.size(); ++seat)
        if (sitters_[seat].token && same_token(token, *sitters_[seat].token))
            caller.seat = seat_at(static_cast<int>(seat));
    if (caller == Caller{}) return std::nullopt;
    return caller;
}

Reader Seats::reader(const std::vector<TokenHash>& tokens) const {
    Reader reader;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const Caller opened = caller(tokens[i]).value_or(Caller{});
        if (i == 0) reader.caller.seat = opened.seat;
        reader.caller.host = reader.caller.host || opened.host;
        const bool new_seat =
            std::find(reader.held.begin(), reader.held.end(), opened.seat) == reader.held.end();
        if (opened.seat != Seat::Nobody && new_seat && is_human(opened.seat))
            reader.held.push_back(opened.seat);
    }
    return reader;
}

bool Seats::no_one_beside(const std::vector<TokenHash>& tokens) const {
    const auto is_there = [&](const TokenHash& token) {
        return std::any_of(tokens.begin(), tokens.end(),
                           [&](const TokenHash& one) { return same_token(one, token); });
    };
    const bool is_known = std::any_of(tokens.begin(), tokens.end(),
                                      [&](const TokenHash& token) { return caller(token); });
    return is_known && std::all_of(sitters_.begin(), sitters_.end(), [&](const Sitter& sitter) {
               return sitter.kind != SeatKind::Open && (!sitter.token || is_there(*sitter.token));
           });
}

std::optional<Problem> Seats::why_not_seated(Caller caller) const {
    if (caller.seat == Seat::Nobody)
        return Problem{
            ProblemKind::NotYourTurn, "Only the player in this seat can decide.", {}, {}};
    if (!is_human(caller.seat))
        return Problem{ProblemKind::NotYourTurn, "The computer plays this seat.", {}, {}};
    return std::nullopt;
}

Seating Seats::changed(const GameFacts& facts, Caller caller, Seat seat, const Sitter& wanted,
                       std::optional<Moment> secrets) const {
    if (!caller.host && caller.seat != seat)
        throw Refused(ProblemKind::NotYours,
                      "Only this seat or the host may change who sits here.");
    const Sitter& before = of(seat);
    const bool is_anothers = caller.seat != seat && before.token.has_value();
    const bool is_given_back =
        is_anothers && wanted.kind == SeatKind::Human && before.kind == SeatKind::Computer;
    if (secrets && is_anothers && !is_given_back && wanted.kind != SeatKind::Computer &&
        !is_left_alone(before.person, *secrets))
        throw Refused(
            ProblemKind::NotYours,
            "Only its player may see the secrets of this seat. The host may let the computer play, "
            "and may give the seat to somebody else when its player has been away for three days.",
            "kind");
    Seating seating{before, {}};
    seating.sitter.kind = wanted.kind;
    seating.sitter.player.clear();
    if (wanted.kind == SeatKind::Computer) {
        if (!has_player(facts, wanted.player))
            throw Refused(
                ProblemKind::Unknown,
                fmt::format("{} has no computer player “{}”.", facts.title, wanted.player),
                "player");
        seating.sitter.player = wanted.player;
    } else if (wanted.kind == SeatKind::Open) {
        seating.sitter.token.reset();
        seating.sitter.person = {};
    } else if (caller.seat != seat && !is_given_back) {
        // The host gives the seat away: the person who held it before holds it no longer.
        NewToken made = make_token();
        seating.sitter.token = made.hash;
        seating.sitter.person = {};
        seating.token = std::move(made.text);
    }
    return seating;
}

Seating Seats::taken(Seat seat) const {
    if (is_human(seat))
        throw Refused(ProblemKind::Illegal, "Somebody else has taken this seat.", "seat");
    if (of(seat).kind != SeatKind::Open)
        throw Refused(ProblemKind::Illegal, "This seat is not open.", "seat");
    NewToken made = make_token();
    return {{SeatKind::Human, {}, made.hash, {}}, std::move(made.text)};
}

}  // namespace occasus::table
