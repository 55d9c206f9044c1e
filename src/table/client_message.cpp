#include "table/client_message.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

#include "table/input.h"
#include "table/problem.h"

namespace occasus::table {
namespace {

constexpr std::size_t kLongestId = 64;
constexpr std::size_t kLongestType = 32;
constexpr std::size_t kLongestToken = 64;
constexpr std::size_t kLongestAction = 4096;
constexpr std::size_t kLongestSeat = 64;
constexpr std::size_t kLongestPerson = 400;
constexpr std::size_t kLongestOrder = 200;
// Enough to say who goes, and how many of each kind.
constexpr std::size_t kMostForeseen = 4;
constexpr std::size_t kMostOrders = 200;
constexpr std::size_t kLongestText = std::size_t{16} * 1024;
constexpr std::size_t kMostSeats = 64;

using Content = decltype(ClientMessage::content);

Content read_hello(const Input& input) {
    return Hello{input.optional_text("token", kLongestToken), input.optional_number("since"),
                 input.optional_number("press_since"),
                 input.texts("also", kMostSeats, kLongestToken),
                 input.optional_truth("patches").value_or(false)};
}
Content read_act(const Input& input) {
    return Act{input.number("ply"), input.text("action", kLongestAction)};
}
Content read_undo(const Input& input) {
    return Undo{input.number("ply")};
}
Content read_why(const Input& input) {
    return Why{input.text("action", kLongestAction)};
}
Content read_advise(const Input&) {
    return Advise{};
}
Content read_odds(const Input& input) {
    // The game itself reads the query.
    Value query = Value::fields();
    for (const auto& [name, value] : input.members())
        if (name != "type" && name != "id" && name != "after") query.set(name, value);
    return Odds{std::move(query), input.texts("after", kMostForeseen, kLongestAction)};
}
Content read_look(const Input& input) {
    return Look{input.number("ply"), input.optional_number("since")};
}
Content read_earlier(const Input& input) {
    const Earlier earlier{input.optional_number("log"), input.optional_number("press")};
    if (earlier.log.has_value() == earlier.press.has_value())
        throw Refused(ProblemKind::Unreadable, "Either log or press must be given, as a number.",
                      "log");
    return earlier;
}
Content read_ping(const Input&) {
    return Ping{};
}

Content read_orders(const Input& input) {
    if (!input.find("orders"))
        throw Refused(ProblemKind::Unreadable, "orders must be given, as a list of texts.",
                      "orders");
    return WriteOrders{input.number("ply"), input.optional_text("seat", kLongestSeat),
                       input.texts("orders", kMostOrders, kLongestOrder),
                       input.optional_truth("confirm").value_or(false)};
}
Content read_confirm(const Input& input) {
    return Confirm{input.number("ply"), input.optional_text("seat", kLongestSeat), true};
}
Content read_unconfirm(const Input& input) {
    return Confirm{input.number("ply"), input.optional_text("seat", kLongestSeat), false};
}
Content read_propose(const Input& input) {
    return Propose{input.optional_text("seat", kLongestSeat), read_proposal_kind(input),
                   input.number("ply")};
}
Content read_answer(const Input& input) {
    const std::optional<bool> agrees = input.optional_truth("agree");
    if (!agrees)
        throw Refused(ProblemKind::Unreadable, "agree must be given, true or false.", "agree");
    return AnswerProposal{
        input.optional_text("seat", kLongestSeat),
        {read_proposal_kind(input), input.text("from", kLongestSeat), input.number("ply"), {}, {}},
        *agrees};
}
Content read_clock(const Input& input) {
    return SetClock{read_clock_order(input)};
}
Content read_say(const Input& input) {
    return Say{input.optional_text("seat", kLongestSeat),
               input.texts("to", kMostSeats, kLongestSeat), input.text("text", kLongestText)};
}
Content read_moderate(const Input& input) {
    input.allow_only({"type", "id", "allowed", "phases", "watchers", "muted"});
    Value switches = Value::fields();
    for (const auto& [name, value] : input.members())
        if (name != "type" && name != "id") switches.set(name, value);
    return Moderate{std::move(switches)};
}
Content read_remove(const Input& input) {
    return Remove{input.text("message", kLongestId)};
}
Content read_name(const Input& input) {
    return CallMe{input.optional_text("seat", kLongestSeat), input.text("name", kLongestPerson)};
}
Content read_number(const Input& input) {
    constexpr std::size_t kDigits = 64;
    const std::optional<Digest> number = digest_from_hex(input.text("number", kDigits));
    if (!number)
        throw Refused(ProblemKind::Unreadable, "number must be 64 lower-case hex digits.",
                      "number");
    return AddNumber{input.optional_text("seat", kLongestSeat), *number};
}

// A row for each type: without a price it does not compile.
struct Form {
    std::string_view type;
    bool needs_id;
    Content (*read)(const Input&);
    Price price;
};
constexpr Counts kQuestion = Counts::Question;
constexpr std::string_view kSeat = "a seat";
constexpr std::string_view kHost = "the host";
constexpr bool kTold = true;
constexpr std::array<Form, 20> kForms{{
    {"hello", false, read_hello, {30, kQuestion, kAnyone, kTold}},
    {"act", true, read_act, {20, kQuestion, kSeat, kTold}},
    {"undo", true, read_undo, {20, kQuestion, kSeat, kTold}},
    {"why", true, read_why, {5, kQuestion, kAnyone}},
    {"advise", true, read_advise, {1'000, Counts::Thinking, "the seat that is asked"}},
    {"odds", true, read_odds, {50, kQuestion, kAnyone}},
    {"view", true, read_look, {30, kQuestion, kAnyone}},
    {"earlier", true, read_earlier, {20, kQuestion, kAnyone}},
    {"ping", false, read_ping, {1, kQuestion, kAnyone}},
    {"orders", true, read_orders, {10, kQuestion, kSeat, kTold}},
    {"confirm", true, read_confirm, {20, kQuestion, kSeat, kTold}},
    {"unconfirm", true, read_unconfirm, {10, kQuestion, kSeat, kTold}},
    {"propose", true, read_propose, {30, kQuestion, kSeat, kTold}},
    {"answer", true, read_answer, {30, kQuestion, kSeat, kTold}},
    {"clock", true, read_clock, {5, kQuestion, kHost, kTold}},
    {"say", true, read_say, {5, kQuestion, "a seat or the host", kTold}},
    {"moderate", true, read_moderate, {20, kQuestion, kHost, kTold}},
    {"remove", true, read_remove, {5, kQuestion, kHost, kTold}},
    {"name", true, read_name, {30, kQuestion, kSeat, kTold}},
    {"entropy", true, read_number, {30, kQuestion, kSeat, kTold}},
}};

}  // namespace

std::vector<PricedName> message_prices() {
    std::vector<PricedName> prices;
    prices.reserve(kForms.size());
    for (const Form& form : kForms) prices.push_back({std::string(form.type), form.price});
    return prices;
}

ClientMessage read_client_message(std::string_view json, std::string& id) {
    const Input input(json);
    if (const auto given = input.optional_text("id", kLongestId)) id = *given;
    const std::string type = input.text("type", kLongestType);
    const auto form = std::find_if(kForms.begin(), kForms.end(),
                                   [&](const Form& known) { return known.type == type; });
    if (form == kForms.end())
        throw Refused(ProblemKind::Unreadable,
                      fmt::format("There is no message of type “{}”.", type), "type");
    if (form->needs_id && id.empty())
        throw Refused(ProblemKind::Unreadable, "id must be given, as text.", "id");
    return {id, form->type, form->price, form->read(input)};
}

}  // namespace occasus::table
