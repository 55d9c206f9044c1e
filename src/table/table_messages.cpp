#include "table/table_messages.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

#include "record/proof.h"
#include "table/new_table.h"
#include "table/proposals.h"
#include "table/sight.h"
#include "table/stage_messages.h"

namespace occasus::table {
namespace {

constexpr int kLongestStory = 100;  // Plies of one answer.
constexpr std::array<std::string_view, 3> kSeatKinds = {"human", "computer", "open"};

Value struck_document(const std::vector<Struck>& ranges) {
    Value list = Value::list();
    for (const auto& [first, last] : ranges) list.push(Value::List{Value(first), Value(last)});
    return list;
}

Value to_move_document(const Table& table) {
    const Seat seat = table.match().to_move();
    if (seat == Seat::Nobody) return {};
    if (table.sealed()) return "sealed";
    if (seat == Seat::Chance) return "chance";
    return seat_id(table.game().facts(), seat);
}

// The sides of the die that is awaited; null when none is.
Value die_document(const Match& match) {
    if (match.to_move() != Seat::Chance) return {};
    return match.game().chance_sides(match.state());
}

// Other readers hear whether somebody is at a seat, and not how often.
Value seats_document(const Table& table, const Reader& reader, const std::vector<Presence>& there) {
    Value list = Value::list();
    const auto seats = table.game().facts().seats;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const Sitter& sitter = table.seats().all()[i];
        const auto& [clients, left] = there[i];
        const bool is_own =
            std::ranges::find(reader.held, seat_at(static_cast<int>(i))) != reader.held.end();
        const bool is_hidden =
            table.press().switches.is_anonymous && !is_own && !table.match().over();
        const bool is_named =
            sitter.kind == SeatKind::Human && !sitter.person.name.empty() && !is_hidden;
        list.push(Value::fields()
                      .set("id", seats[i].id)
                      .set("title", seats[i].title)
                      .set("name", seats[i].in_sentence())
                      .set("kind", seat_kind_id(sitter.kind))
                      .set("player", sitter.player.empty() ? Value() : Value(sitter.player))
                      .set("person", is_named ? Value(sitter.person.name) : Value())
                      .set("online", clients > 0)
                      .set("clients", is_own ? clients : std::min(clients, 1))
                      .set("away_since", left ? Value(milliseconds_of(*left)) : Value()));
    }
    return list;
}

Value dice_document(const Table& table) {
    const Match& match = table.match();
    const auto& commitment = match.commitment();
    return Value::fields()
        .set("mode", table.dice_typed() ? "typed" : "stream")
        .set("commitment", commitment ? Value(to_hex(*commitment)) : Value())
        .set("seed", match.seed_revealed() ? Value(to_hex(*match.seed())) : Value())
        .set("added", added_document(match.game().facts(), match.added_numbers()));
}

// The fields that "update" and "table" share, except what is to be seen and the log.
template <class Message>
void add_news(const Table& table, const Reader& reader, const News& news, Message& message) {
    const Sight sight = table.sight(reader.caller.seat);
    message.set("n", sight.heard_of(table.match().log().size()));
    message.set("ply", sight.step());
    message.set("to_move", to_move_document(table));
    message.set("die", die_document(table.match()));
    message.set("offers", sight.offers());
    const std::optional<int> undo_to = table.undo_target(reader.caller);
    message.set("undo_to", undo_to ? Value(*undo_to) : Value());
    const std::string* redo = table.redo(reader.caller);
    message.set("redo", redo ? Value(*redo) : Value());
    message.set("undone", struck_document(sight.struck(news.struck)));
    message.set("sealed", sealed_document(table, reader));
    message.set("clock", table_clock_document(table));
    if (const auto& clock = table.players_clock())
        message.set("players_clock", players_clock_document(*clock, table.now()));
    message.set("seats", seats_document(table, reader, news.there));
    message.set("dice", dice_document(table));
    message.set("rematch", table.has_rematch() ? Value(rematch_id(table.id())) : Value());
    message.set("proposals", proposals_document(table, reader));
    if (table.press().switches.by_lot) message.set("sides", "lot");
    if (table.press().switches.is_anonymous) message.set("anonymous", true);
    message.set("by", news.by.empty() ? Value() : Value(news.by));
}

}  // namespace

std::string update_message(const Table& table, const Reader& reader, const News& news, Album& album,
                           Telling telling) {
    const Sight sight = table.sight(reader.caller.seat);
    const Sight::Story story = sight.story(news.from, sight.step(), Sight::Length::Whole, album);
    JsonObject message;
    message.set("type", "update");
    add_news(table, reader, news, message);
    if (telling == Telling::Patches && story.end != nullptr)
        sight.describe_since(*story.end, album, message);
    else
        sight.describe_after(sight.step(), album, message);
    message.set_json("log", sight.told(news.since, table.match().log().size(), story.patches));
    return message.take();
}

Value table_message(const Table& table, const Reader& reader, const Known& known,
                    const std::vector<Presence>& there) {
    const Seat seat = reader.caller.seat;
    // The guest may have counted before the end of the game, when they heard less.
    const bool is_opened = table.match().over() && table.sight(seat).has_secrets();
    const std::optional<std::size_t> had =
        known.log && !is_opened ? table.sight(seat).log_length(*known.log) : std::nullopt;
    const std::size_t begin =
        table.sight(seat).page_begin(had.value_or(0), table.match().log().size());
    // The guest's entries do not join on to a page that is full.
    const bool is_reset = had != begin;
    Value message = Value::fields();
    message.set("type", "table");
    message.set("table", table.id());
    message.set("game", table.game().facts().id);
    message.set("title", table.game().facts().title);
    message.set("options", options_document(table.match().header()));
    message.set("start",
                begins_as_usual(table.match()) ? Value() : Value(start_text(table.match())));
    message.set("seat",
                seat == Seat::Nobody ? Value() : Value(seat_id(table.game().facts(), seat)));
    message.set("host", reader.caller.host);
    message.set("reset", is_reset);
    message.set("board", table.game().board());
    message.set("press", table.press().document(table.press_reader(reader), known.press));
    Album album(table.game());
    // Entries that are sent say themselves whether they are struck out.
    const std::vector<Struck> struck = is_reset ? std::vector<Struck>() : table.struck();
    const Sight sight = table.sight(seat);
    sight.describe(album, message);
    message.set("log", sight.entries(begin, table.match().log().size()));
    add_news(table, reader, {begin, table.step(), struck, {}, there}, message);
    return message;
}

Value earlier_message(const Table& table, const Reader& reader, const std::string& id,
                      const Earlier& earlier) {
    if (earlier.press)
        return Value::fields()
            .set("type", "earlier")
            .set("id", id)
            .set("press", table.press().earlier(table.press_reader(reader), *earlier.press));
    const Sight sight = table.sight(reader.caller.seat);
    const std::optional<std::size_t> until = sight.log_length(*earlier.log - 1);
    if (!until)
        throw Refused(ProblemKind::Unknown,
                      fmt::format("The log does not reach entry {}.", *earlier.log - 1), "log");
    return Value::fields()
        .set("type", "earlier")
        .set("id", id)
        .set("log", sight.entries(sight.page_begin(0, *until), *until));
}

std::string view_message(const Table& table, Seat reader, const std::string& id, const Look& look) {
    const Sight sight = table.sight(reader);
    const auto& [ply, since] = look;
    if (ply > sight.step())
        throw Refused(
            ProblemKind::Unknown,
            fmt::format("The table is at ply {}; ply {} is not reached.", sight.step(), ply),
            "ply");
    if (since && (*since > ply || ply - *since > kLongestStory))
        throw Refused(ProblemKind::Unreadable,
                      fmt::format("since must be a ply before {}, at most {} plies earlier.", ply,
                                  kLongestStory),
                      "since");
    Album album(table.game());
    JsonObject message;
    message.set("type", "view").set("id", id).set("ply", ply);
    sight.describe_after(ply, album, message);
    message.set("n", sight.heard_after(ply));
    if (since)
        message.set("before", sight.shown_after(*since, album))
            .set_json("log", sight.told_between(*since, ply, album));
    return message.take();
}

Value ack_message(const std::string& id, int ply) {
    return Value::fields().set("type", "ack").set("id", id).set("ply", ply);
}

Value refused_message(const std::string& id, const Problem& problem) {
    return Value::fields()
        .set("type", "refused")
        .set("id", id)
        .set("error", problem_document(problem));
}

Value error_message(const std::string& id, const Problem& problem) {
    return Value::fields()
        .set("type", "error")
        .set("id", id.empty() ? Value() : Value(id))
        .set("error", problem_document(problem));
}

Value why_message(const std::string& id, const std::optional<Problem>& reason) {
    return Value::fields()
        .set("type", "why")
        .set("id", id)
        .set("legal", !reason)
        .set("error", reason ? problem_document(*reason) : Value());
}

std::string_view seat_kind_id(SeatKind kind) {
    return kSeatKinds[at(kind)];
}

std::optional<SeatKind> find_seat_kind(std::string_view id) {
    for (std::size_t i = 0; i < kSeatKinds.size(); ++i)
        if (kSeatKinds[i] == id) return static_cast<SeatKind>(i);
    return std::nullopt;
}

}  // namespace occasus::table
