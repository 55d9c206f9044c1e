#include "table/listing.h"

#include <algorithm>
#include <utility>

#include "core/options.h"

#include "record/digest.h"
#include "record/json.h"
#include "table/table.h"

namespace occasus::table {
namespace {

constexpr std::chrono::milliseconds kLiveStay = std::chrono::minutes(30);
constexpr std::chrono::milliseconds kSlowStay = std::chrono::days(3);
constexpr int kSlow = 12 * 60;  // Minutes of a stage: its players come once or twice a day.

// The options that differ from the usual ones. A file of one's own is not told.
Value options_that_differ(const Table& table) {
    const RecordHeader& header = table.match().header();
    Value differ = Value::fields();
    for (const auto& [name, value] : header.options) {
        const auto usual = std::ranges::find(table.game().facts().options, name, &OptionFact::name);
        if (usual == table.game().facts().options.end() || usual->fallback != value)
            differ.set(name, value);
    }
    if (!header.board_file.empty()) differ.set(std::string(kBoardOption), "FILE");
    return differ;
}

}  // namespace

Listing listing_of(const Table& table, Moment since) {
    const PressSwitches& switches = table.press().switches;
    Value people = Value::list();
    Value free = Value::list();
    int waits_for = 0;
    const auto& facts = table.game().facts();
    for (std::size_t seat = 0; seat < facts.seats.size(); ++seat) {
        const Sitter& sitter = table.seats().all()[seat];
        const Value side = switches.by_lot ? Value() : Value(facts.seats[seat].id);
        waits_for += sitter.kind == SeatKind::Open ? 1 : 0;
        if (sitter.kind == SeatKind::Open && !switches.by_lot)
            free.push(Value::fields().set("id", side).set("name", facts.seats[seat].in_sentence()));
        if (sitter.kind == SeatKind::Human && !switches.is_anonymous && !sitter.person.name.empty())
            people.push(sitter.person.name);
    }
    const auto clock = table.clock();
    const auto& players_clock = table.players_clock();
    const Value shown =
        Value::fields()
            .set("table", table.id())
            .set("game", facts.id)
            .set("title", facts.title)
            .set("people", people)
            .set("waits_for", waits_for)
            .set("free", free)
            .set("sides", switches.by_lot ? "lot" : "choice")
            .set("anonymous", switches.is_anonymous)
            .set("options", options_that_differ(table))
            .set("minutes", clock && clock->movement ? Value(*clock->movement) : Value())
            .set("each", players_clock ? Value(players_clock->each) : Value())
            .set("since", milliseconds_of(since));
    const int minutes = players_clock ? players_clock->each
                        : clock       ? clock->movement.value_or(0)
                                      : 0;
    const bool is_slow = minutes >= kSlow;
    return {since, is_slow ? kSlowStay : kLiveStay, to_json(shown)};
}

std::size_t draw_lot(std::size_t count) {
    std::size_t number = 0;
    const Digest random = random_secret();
    for (std::size_t byte = 0; byte < sizeof(number); ++byte) number = number << 8 | random[byte];
    return number % count;
}

void draw_sides(std::vector<Sitter>& sitters) {
    std::vector<Sitter*> drawn;
    Sitter* person = nullptr;
    for (Sitter& sitter : sitters) {
        if (sitter.kind == SeatKind::Human && person != nullptr)
            throw Refused(ProblemKind::Unreadable,
                          "sides can be drawn only for one human seat and open seats: make the "
                          "seats of the others open.",
                          "sides");
        if (sitter.kind == SeatKind::Human) person = &sitter;
        if (sitter.kind != SeatKind::Computer) drawn.push_back(&sitter);
    }
    if (person != nullptr) std::swap(*person, *drawn[draw_lot(drawn.size())]);
}

}  // namespace occasus::table
