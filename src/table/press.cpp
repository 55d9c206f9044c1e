#include "table/press.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

#include "core/list_of.h"

#include "record/digest.h"
#include "record/json.h"
#include "table/plain_text.h"

namespace occasus::table {
namespace {

constexpr std::size_t kLongestText = 4000;
constexpr std::size_t kMostOfOne = 2000;
constexpr std::size_t kMostBytes = std::size_t{8} * 1024 * 1024;  // A table's.
constexpr std::size_t kPageBytes = std::size_t{256} * 1024;
constexpr Pace kPace{30, std::chrono::seconds(4)};  // Letters of one seat.
constexpr std::size_t kLongestName = 64;
constexpr std::size_t kMostSeats = 64;
constexpr std::array<std::string_view, 3> kAllowed = {"none", "public", "all"};
constexpr std::array<std::string_view, 2> kPhases = {"all", "movement"};

template <class Enum>
std::string_view word(const auto& words, Enum value) {
    return words[static_cast<std::size_t>(value)];
}

template <class Enum>
void read_word(const Input& input, std::string_view name, const auto& words, Enum& value) {
    const std::optional<std::string> text = input.optional_text(name, kLongestName);
    if (!text) return;
    const auto found = std::find(words.begin(), words.end(), *text);
    if (found == words.end())
        throw Refused(ProblemKind::Unreadable,
                      fmt::format("{} must be one of {}, not “{}”.", input.path(name),
                                  fmt::join(words, ", "), *text),
                      input.path(name));
    value = static_cast<Enum>(found - words.begin());
}

bool holds(const std::vector<std::string>& seats, std::string_view seat) {
    return std::find(seats.begin(), seats.end(), seat) != seats.end();
}

Problem refusal(ProblemKind kind, std::string text, std::string field = {}) {
    return {kind, std::move(text), {}, std::move(field)};
}

Value message_document(const PressMessage& message, int n) {
    return Value::fields()
        .set("n", n)
        .set("ref", message.ref)
        .set("at", milliseconds_of(message.at))
        .set("turn_title", message.turn_title)
        .set("from", message.from.empty() ? Value() : Value(message.from))
        .set("to", list_of(message.to))
        .set("text", message.removed ? Value() : Value(message.text));
}

void add_switches(const PressSwitches& switches, Value& document) {
    document.set("allowed", word(kAllowed, switches.allowed))
        .set("phases", word(kPhases, switches.phases))
        .set("watchers", switches.watchers)
        .set("reveal", switches.reveal)
        .set("muted", list_of(switches.muted));
}

}  // namespace

void read_switches(const Input& input, PressSwitches& switches) {
    read_word(input, "allowed", kAllowed, switches.allowed);
    read_word(input, "phases", kPhases, switches.phases);
    if (const auto watchers = input.optional_truth("watchers")) switches.watchers = *watchers;
    if (input.find("muted")) switches.muted = input.texts("muted", kMostSeats, kLongestName);
}

void read_new_switches(const Input& input, PressSwitches& switches) {
    read_switches(input, switches);
    if (const auto reveal = input.optional_truth("reveal")) switches.reveal = *reveal;
}

std::optional<Problem> Press::write(PressMessage message, const PressMoment& moment) {
    constexpr std::size_t kRefBytes = 9;
    if (auto reason = why_not(message, moment)) return reason;
    if (!sent_[message.from].allowance.take(kPace, moment.at))
        return refusal(ProblemKind::Busy, "Too many messages. Wait a moment.");
    message.ref = random_token(kRefBytes);
    message.at = moment.at;
    message.turn_title = moment.turn_title;
    note(message);
    messages_.push_back(std::move(message));
    return std::nullopt;
}

void Press::restore(std::vector<PressMessage> messages) {
    messages_ = std::move(messages);
    for (const PressMessage& message : messages_) note(message);
}

void Press::note(const PressMessage& message) {
    Sent& sent = sent_[message.from];
    ++sent.messages;
    bytes_ += message.text.size();
}

std::optional<Problem> Press::why_not(const PressMessage& message,
                                      const PressMoment& moment) const {
    if (const auto reason = why_no_letter(message.text)) return problem_of(nullptr, *reason);
    if (message.text.size() > kLongestText)
        return refusal(ProblemKind::TooLarge,
                       fmt::format("A message has at most {} bytes.", kLongestText), "text");
    const auto sent = sent_.find(message.from);
    const std::size_t written = sent == sent_.end() ? 0 : sent->second.messages;
    if (written >= kMostOfOne)
        return refusal(ProblemKind::TooLarge,
                       fmt::format("You cannot write more than {} messages at a table.", written));
    if (bytes_ + message.text.size() > kMostBytes)
        return refusal(ProblemKind::TooLarge, "This table has no room for more messages.");
    return message.from.empty() ? std::nullopt : why_not_allowed(message, moment);
}

// The host's switches, applied to a message of a seat.
std::optional<Problem> Press::why_not_allowed(const PressMessage& message,
                                              const PressMoment& moment) const {
    if (switches.allowed == PressAllowed::None)
        return refusal(ProblemKind::Illegal, "The host has turned off messages.");
    if (switches.allowed == PressAllowed::Public && !message.to.empty())
        return refusal(ProblemKind::Illegal, "Only messages to everyone are allowed here.", "to");
    if (holds(switches.muted, message.from))
        return refusal(ProblemKind::Illegal, "The host has muted this seat.");
    if (switches.phases == PressPhases::Movement && !moment.in_movement && !moment.over)
        return refusal(ProblemKind::Illegal,
                       "At this table you can write messages only in movement phases.");
    return std::nullopt;
}

std::optional<std::size_t> Press::find(std::string_view ref) const {
    const auto found = std::find_if(messages_.begin(), messages_.end(),
                                    [&](const auto& message) { return message.ref == ref; });
    if (found == messages_.end()) return std::nullopt;
    return static_cast<std::size_t>(found - messages_.begin());
}

void Press::remove(std::size_t message) {
    messages_[message].removed = true;
    messages_[message].text.clear();
}

bool Press::may_read(std::size_t number, const PressReader& reader) const {
    const PressMessage& message = messages_[number];
    if (reader.over && switches.reveal) return true;
    if (message.to.empty()) return reader.host || !reader.seats.empty() || switches.watchers;
    return std::any_of(reader.seats.begin(), reader.seats.end(), [&](const std::string& seat) {
        const auto joined = switches.joined.find(seat);
        const bool there =
            joined == switches.joined.end() || number >= static_cast<std::size_t>(joined->second);
        return there && (message.from == seat || holds(message.to, seat));
    });
}

int Press::count(const PressReader& reader, std::size_t before) const {
    int count = 0;
    for (std::size_t number = 0; number < before; ++number) count += may_read(number, reader);
    return count;
}

Value Press::frame(const PressReader& reader, bool reset) const {
    Value removed = Value::list();
    int n = 0;
    for (std::size_t number = 0; number < messages_.size(); ++number) {
        if (!may_read(number, reader)) continue;
        ++n;
        if (messages_[number].removed) removed.push(n);
    }
    Value document = Value::fields();
    document.set("reset", reset).set("n", n).set("removed", removed);
    add_switches(switches, document);
    return document;
}

Value Press::document(const PressReader& reader, std::optional<int> since) const {
    const std::vector<std::size_t> places = readable(reader);
    const auto had = static_cast<std::size_t>(since.value_or(0));
    const std::size_t begin = page_begin(places, had <= places.size() ? had : 0, places.size());
    const bool reset = !since || begin != had;
    return frame(reader, reset).set("messages", page(places, begin, places.size()));
}

Value Press::earlier(const PressReader& reader, int before) const {
    const std::vector<std::size_t> places = readable(reader);
    const std::size_t end =
        std::min(static_cast<std::size_t>(std::max(before, 1)) - 1, places.size());
    return page(places, page_begin(places, 0, end), end);
}

std::vector<std::size_t> Press::readable(const PressReader& reader) const {
    std::vector<std::size_t> places;
    for (std::size_t number = 0; number < messages_.size(); ++number)
        if (may_read(number, reader)) places.push_back(number);
    return places;
}

std::size_t Press::page_begin(const std::vector<std::size_t>& places, std::size_t since,
                              std::size_t until) const {
    std::size_t bytes = 0;
    std::size_t begin = until;
    for (; begin > since; --begin) {
        bytes += to_json(message_document(messages_[places[begin - 1]], 0)).size();
        if (bytes > kPageBytes && begin < until) break;
    }
    return begin;
}

Value Press::page(const std::vector<std::size_t>& places, std::size_t begin,
                  std::size_t end) const {
    Value list = Value::list();
    for (std::size_t at = begin; at < end; ++at)
        list.push(message_document(messages_[places[at]], static_cast<int>(at) + 1));
    return list;
}

Value Press::document_of(const PressReader& reader, std::size_t message) const {
    const int n = count(reader, message) + 1;
    Value list = Value::list();
    list.push(message_document(messages_[message], n));
    return frame(reader, false).set("messages", list);
}

Value Press::switches_document(const PressReader& reader) const {
    return frame(reader, false).set("messages", Value::list());
}

Value switches_document(const PressSwitches& switches) {
    Value document = Value::fields();
    add_switches(switches, document);
    Value joined = Value::fields();
    for (const auto& [seat, number] : switches.joined) joined.set(seat, number);
    document.set("joined", joined)
        .set("proposals", kept_proposals(switches.proposals))
        .set("advice", switches.has_advice);
    if (switches.listed) document.set("listed", milliseconds_of(*switches.listed));
    if (switches.by_lot) document.set("by_lot", true);
    if (switches.is_anonymous) document.set("anonymous", true);
    if (switches.rest != Rest{}) document.set("rest", rest_document(switches.rest));
    if (const auto& clock = switches.players_clock)
        document.set("players_clock", kept_players_clock(*clock));
    return document;
}

PressSwitches read_switches_document(const Input& input) {
    PressSwitches switches;
    read_new_switches(input, switches);
    // Tables that were kept before people could propose anything have none of these.
    switches.proposals = read_kept_proposals(input);
    switches.has_advice = input.optional_truth("advice").value_or(false);
    if (const auto since = input.optional_time("listed")) switches.listed = moment_at(*since);
    switches.by_lot = input.optional_truth("by_lot").value_or(false);
    switches.is_anonymous = input.optional_truth("anonymous").value_or(false);
    switches.rest = read_rest(input);
    switches.players_clock = read_kept_players_clock(input);
    const std::optional<Input> joined = input.optional_object("joined");
    if (!joined) return switches;
    for (const auto& member : joined->members())
        switches.joined[member.first] = joined->number(member.first);
    return switches;
}

std::string switches_text(const PressSwitches& switches) {
    return to_json(switches_document(switches));
}

PressSwitches switches_from_text(std::string_view text) {
    return read_switches_document(Input(text));
}

}  // namespace occasus::table
