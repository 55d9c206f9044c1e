// The messages of a client over its WebSocket.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/value.h"

#include "record/digest.h"
#include "table/price.h"
#include "table/proposals.h"
#include "table/stage_clock.h"

namespace occasus::table {

struct Hello {
    std::optional<std::string> token;
    std::optional<int> since;
    std::optional<int> press_since;
    std::vector<std::string> also;  // Tokens of further seats.
    bool patches = false;           // Wants changes, not the whole position.
};
struct Act {
    int ply = 0;
    std::string action;
};
struct Undo {
    int ply = 0;
};
struct Why {
    std::string action;
};
struct Advise {};
// The odds of the position, or of the one that these answers would lead to.
struct Odds {
    Value query;
    std::vector<std::string> after;
};
struct Look {
    int ply = 0;
    std::optional<int> since;
};
// Entries before a number of the log, or of the press.
struct Earlier {
    std::optional<int> log;
    std::optional<int> press;
};
struct Ping {};
// `seat` says for which of several seats; nothing: for the only one.
struct WriteOrders {
    int ply = 0;
    std::optional<std::string> seat;
    std::vector<std::string> lines;
    bool confirm = false;
};
struct Confirm {
    int ply = 0;
    std::optional<std::string> seat;
    bool confirmed = true;
};
struct Propose {
    std::optional<std::string> seat;
    ProposalKind kind = ProposalKind::TakeBack;
    int ply = 0;
};
struct AnswerProposal {
    std::optional<std::string> seat;
    Proposal which;
    bool agrees = false;
};
struct SetClock {
    ClockOrder order;
};
struct Say {
    std::optional<std::string> seat;
    std::vector<std::string> to;
    std::string text;
};
struct Moderate {
    Value switches;
};
struct Remove {
    std::string message;
};

// How the person in a seat is called.
struct CallMe {
    std::optional<std::string> seat;
    std::string name;
};

// A random number of a seat's own machine, for the dice.
struct AddNumber {
    std::optional<std::string> seat;
    Digest number{};
};

// Only guests who have said hello may send these.
using GuestMessage =
    std::variant<Act, Undo, Why, Advise, Odds, Look, Earlier, WriteOrders, Confirm, Propose,
                 AnswerProposal, SetClock, Say, Moderate, Remove, CallMe, AddNumber>;

struct ClientMessage {
    std::string id;         // Made by the client; empty for hello and ping.
    std::string_view kind;  // Its "type".
    Price price;            // The answer's.
    std::variant<Hello, Ping, GuestMessage> content;
};

// The prices of all types of message, in the order of bench/prices.txt.
std::vector<PricedName> message_prices();

// Throws Refused and names the field. `id` is set as soon as it could be read, so that the error
// can carry it.
ClientMessage read_client_message(std::string_view json, std::string& id);

}  // namespace occasus::table
