#include "table/change_document.h"

#include <limits>

#include "core/list_of.h"

#include "table/input.h"
#include "table/problem.h"
#include "table/table_messages.h"

namespace occasus::table {
namespace {

// These texts were checked when they were taken in.
constexpr std::size_t kAnyLength = std::numeric_limits<std::size_t>::max();

template <class Number>
Value kept_number(std::optional<Number> number) {
    return number ? Value(static_cast<std::int64_t>(*number)) : Value();
}

Value kept_hash(const std::optional<Digest>& hash) {
    return hash ? Value(to_hex(*hash)) : Value();
}

Value head_document(const TableHead& head) {
    return Value::fields()
        .set("host", to_hex(head.host))
        .set("header", head.header)
        .set("seed", kept_hash(head.seed))
        .set("dice_typed", head.dice_typed)
        .set("delay", static_cast<std::int64_t>(head.delay.count()));
}

Value sitter_document(const Sitter& sitter) {
    return Value::fields()
        .set("kind", seat_kind_id(sitter.kind))
        .set("player", sitter.player)
        .set("token", kept_hash(sitter.token))
        .set("name", sitter.person.name)
        .set("has_come", sitter.person.has_come)
        .set("left", sitter.person.left ? Value(milliseconds_of(*sitter.person.left)) : Value());
}

Value accepted_document(const Accepted& accepted) {
    return Value::fields().set("key", accepted.key).set("ply", accepted.ply);
}

Value set_document(const std::optional<SealedSet>& set) {
    if (!set) return {};
    return Value::fields()
        .set("lines", list_of(set->lines))
        .set("confirmed", set->confirmed)
        .set("by_computer", set->by_computer);
}

Value kept_clock_document(const StageClock& clock) {
    return Value::fields()
        .set("movement", kept_number(clock.movement))
        .set("other", kept_number(clock.other))
        .set("deadline", clock.deadline ? Value(milliseconds_of(*clock.deadline)) : Value())
        .set("left", clock.left ? Value(static_cast<std::int64_t>(clock.left->count())) : Value())
        .set("silent", clock.silent);
}

Value kept_message_document(std::size_t place, const PressMessage& message) {
    return Value::fields()
        .set("n", static_cast<std::int64_t>(place))
        .set("ref", message.ref)
        .set("draw", false)  // Older servers ask for it: proposals of a draw were messages once.
        .set("at", milliseconds_of(message.at))
        .set("turn_title", message.turn_title)
        .set("from", message.from)
        .set("to", list_of(message.to))
        .set("text", message.text)
        .set("removed", message.removed);
}

[[noreturn]] void damaged(const Input& input, std::string_view name) {
    throw Refused(ProblemKind::Unreadable, input.path(name) + " is damaged.", input.path(name));
}

std::optional<Digest> read_hash(const Input& input, std::string_view name) {
    const std::optional<std::string> hex = input.optional_text(name, kAnyLength);
    if (!hex) return std::nullopt;
    const std::optional<Digest> hash = digest_from_hex(*hex);
    if (!hash) damaged(input, name);
    return hash;
}

bool read_truth(const Input& input, std::string_view name) {
    const std::optional<bool> truth = input.optional_truth(name);
    if (!truth) damaged(input, name);
    return *truth;
}

std::vector<std::string> read_texts(const Input& input, std::string_view name) {
    return input.texts(name, kAnyLength, kAnyLength);
}

// The objects of a list; none when it is not there.
std::vector<Input> read_list(const Input& input, std::string_view name) {
    std::vector<Input> all;
    const Value* const list = input.find(name);
    if (list == nullptr) return all;
    if (list->items() == nullptr) damaged(input, name);
    for (const Value& item : *list->items()) all.emplace_back(item, input.path(name));
    return all;
}

TableHead read_head(const Input& input, const std::string& table) {
    TableHead head;
    head.id = table;
    const std::optional<Digest> host = read_hash(input, "host");
    if (!host) damaged(input, "host");
    head.host = *host;
    head.header = input.text("header", kAnyLength);
    head.seed = read_hash(input, "seed");
    head.dice_typed = read_truth(input, "dice_typed");
    head.delay = std::chrono::milliseconds(input.number("delay"));
    return head;
}

Sitter read_kept_sitter(const Input& input) {
    const std::optional<SeatKind> kind = find_seat_kind(input.text("kind", kAnyLength));
    if (!kind) damaged(input, "kind");
    Sitter sitter{*kind, input.text("player", kAnyLength), read_hash(input, "token"), {}};
    // Tables that were kept before people had names have none of these.
    sitter.person.name = input.optional_text("name", kAnyLength).value_or("");
    sitter.person.has_come = input.optional_truth("has_come").value_or(false);
    if (const auto left = input.optional_time("left")) sitter.person.left = moment_at(*left);
    return sitter;
}

std::optional<SealedSet> read_set(const Input& input, const std::string& seat) {
    const std::optional<Input> set = input.optional_object(seat);
    if (!set) return std::nullopt;
    return SealedSet{read_texts(*set, "lines"), read_truth(*set, "confirmed"),
                     read_truth(*set, "by_computer")};
}

StageClock read_kept_clock(const Input& input) {
    StageClock clock;
    clock.movement = input.optional_number("movement");
    clock.other = input.optional_number("other");
    if (const auto deadline = input.optional_time("deadline"))
        clock.deadline = moment_at(*deadline);
    if (const auto left = input.optional_time("left"))
        clock.left = std::chrono::milliseconds(*left);
    clock.silent = input.number("silent");
    return clock;
}

PressMessage read_kept_message(const Input& input) {
    PressMessage message;
    message.ref = input.text("ref", kAnyLength);
    const std::optional<std::int64_t> at = input.optional_time("at");
    if (!at) damaged(input, "at");
    message.at = moment_at(*at);
    message.turn_title = input.text("turn_title", kAnyLength);
    message.from = input.text("from", kAnyLength);
    message.to = read_texts(input, "to");
    message.text = input.text("text", kAnyLength);
    message.removed = read_truth(input, "removed");
    return message;
}

void add_kept_stage(Value& document, const Change& change) {
    if (change.sets_opened) document.set("sets_opened", true);
    if (!change.sets.empty()) {
        Value sets = Value::fields();
        for (const auto& [seat, set] : change.sets) sets.set(seat, set_document(set));
        document.set("sets", sets);
    }
    if (change.clock) document.set("clock", kept_clock_document(*change.clock));
}

void add_kept_press(Value& document, const Change& change) {
    if (change.press) document.set("press", switches_document(*change.press));
    if (change.messages.empty()) return;
    Value messages = Value::list();
    for (const auto& [place, message] : change.messages)
        messages.push(kept_message_document(place, message));
    document.set("messages", messages);
}

void read_kept_stage(const Input& input, Change& change) {
    change.sets_opened = input.optional_truth("sets_opened").value_or(false);
    if (const auto sets = input.optional_object("sets"))
        for (const auto& member : sets->members())
            change.sets.emplace_back(member.first, read_set(*sets, member.first));
    if (const auto clock = input.optional_object("clock")) change.clock = read_kept_clock(*clock);
}

void read_kept_press(const Input& input, Change& change) {
    if (const auto press = input.optional_object("press"))
        change.press = read_switches_document(*press);
    for (const Input& message : read_list(input, "messages"))
        change.messages.emplace_back(static_cast<std::size_t>(message.number("n")),
                                     read_kept_message(message));
}

}  // namespace

Value change_document(const Change& change) {
    Value document = Value::fields().set("table", change.table);
    if (change.created) document.set("created", head_document(*change.created));
    if (!change.lines.empty())
        document.set("first_line", static_cast<std::int64_t>(change.first_line))
            .set("lines", list_of(change.lines))
            .set("position", change.position);
    if (!change.seats.empty()) {
        Value seats = Value::fields();
        for (const auto& [seat, sitter] : change.seats) seats.set(seat, sitter_document(sitter));
        document.set("seats", seats);
    }
    if (!change.accepted.empty()) {
        Value accepted = Value::list();
        for (const Accepted& one : change.accepted) accepted.push(accepted_document(one));
        document.set("accepted", accepted);
    }
    add_kept_stage(document, change);
    add_kept_press(document, change);
    return document;
}

Change read_change(const Value& document) {
    const Input input(document, "");
    input.allow_only({"table", "created", "first_line", "lines", "position", "seats", "accepted",
                      "sets_opened", "sets", "clock", "press", "messages"});
    Change change;
    change.table = input.text("table", kAnyLength);
    if (const auto head = input.optional_object("created"))
        change.created = read_head(*head, change.table);
    change.lines = read_texts(input, "lines");
    if (!change.lines.empty()) {
        change.first_line = static_cast<std::size_t>(input.number("first_line"));
        change.position = input.text("position", kAnyLength);
    }
    if (const auto seats = input.optional_object("seats"))
        for (const auto& member : seats->members())
            change.seats.emplace_back(member.first,
                                      read_kept_sitter(Input(member.second, member.first)));
    for (const Input& accepted : read_list(input, "accepted"))
        change.accepted.push_back({accepted.text("key", kAnyLength), accepted.number("ply")});
    read_kept_stage(input, change);
    read_kept_press(input, change);
    return change;
}

}  // namespace occasus::table
