#include "table/new_table.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/options.h"

#include "ai/any_player.h"
#include "games/registry.h"
#include "table/input.h"
#include "table/table_messages.h"

namespace occasus::table {
namespace {

constexpr std::size_t kTableIdBytes = 9;
// More than twice the largest board file, of which anyone may set up many.
constexpr std::size_t kMostSetUp = std::size_t{128} * 1024;
constexpr std::size_t kLongestName = 64;
constexpr int kLongestDelay = 10'000;  // Milliseconds.

enum class Dice : std::uint8_t { Stream, Typed };

Dice read_dice(const Input& input) {
    const std::string dice = input.optional_text("dice", kLongestName).value_or("stream");
    if (dice == "stream") return Dice::Stream;
    if (dice == "typed") return Dice::Typed;
    throw Refused(ProblemKind::Unreadable,
                  fmt::format("dice must be stream or typed, not “{}”.", dice), "dice");
}

// The secret of dice that are to fall once more. A secret that is told is none: the record says so.
std::optional<Digest> read_seed(const Input& input) {
    const auto text = input.optional_text("seed", kLongestName);
    if (!text) return std::nullopt;
    const std::optional<Digest> seed = digest_from_hex(*text);
    if (!seed)
        throw Refused(ProblemKind::Unreadable,
                      "seed must be 64 hexadecimal digits, as a finished table shows it.", "seed");
    if (read_dice(input) == Dice::Typed || input.find("record"))
        throw Refused(ProblemKind::Unreadable,
                      "seed is only for a new game whose dice the table rolls: typed dice have no "
                      "seed, and a record has its own.",
                      "seed");
    return seed;
}

// The numbers that seats added to those dice, and from which draw on.
void add_numbers(const Input& added, Match& match) {
    const GameFacts& facts = match.game().facts();
    for (const auto& [id, value] : added.members()) {
        const Input given(value, added.path(id));
        given.allow_only({"number", "draw"});
        const std::optional<Seat> seat = find_seat(facts, id);
        if (!seat || seat_index(*seat) < 0)
            throw Refused(ProblemKind::Unknown,
                          fmt::format("{} has no seat “{}”.", facts.title, id), added.path(id));
        const auto number = digest_from_hex(given.text("number", kLongestName));
        if (!number)
            throw Refused(ProblemKind::Unreadable,
                          "number must be 64 hexadecimal digits, as a table shows it.",
                          given.path("number"));
        const auto draw = static_cast<std::uint64_t>(given.number("draw"));
        if (const auto refusal = match.add_number_again(*seat, *number, draw))
            throw Refused(problem_of(&facts, *refusal));
    }
}

// The game a record is of, as far as it can be read; for naming the rule that a line breaks.
const GameFacts* facts_of_record(std::string_view text) {
    const Result<RecordText> record = read_record(text);
    const GameKind* const kind = record ? find_game(record->header.game) : nullptr;
    return kind ? &kind->facts : nullptr;
}

std::string strongest_player(const GameFacts& facts) {
    const auto players = players_of(facts.id);
    return players.empty() ? std::string() : std::string(players.back().id);
}

Sitter read_sitter(const Input& input, const GameFacts& facts) {
    input.allow_only({"kind", "player"});
    const std::string kind = input.optional_text("kind", kLongestName).value_or("human");
    const std::optional<SeatKind> found = find_seat_kind(kind);
    if (!found)
        throw Refused(
            ProblemKind::Unreadable,
            fmt::format("{} must be human, computer or open, not “{}”.", input.path("kind"), kind),
            input.path("kind"));
    Sitter sitter{*found, {}, {}, {}};
    if (sitter.kind != SeatKind::Computer) return sitter;
    sitter.player = input.optional_text("player", kLongestName).value_or(strongest_player(facts));
    const auto players = players_of(facts.id);
    const bool known = std::any_of(players.begin(), players.end(), [&](const PlayerFact& fact) {
        return fact.id == sitter.player;
    });
    if (!known)
        throw Refused(ProblemKind::Unknown,
                      fmt::format("{} has no computer player “{}”.", facts.title, sitter.player),
                      input.path("player"));
    return sitter;
}

std::vector<Sitter> read_sitters(const Input& input, const GameFacts& facts) {
    std::vector<Sitter> sitters(facts.seats.size());
    const auto seats = input.optional_object("seats");
    if (!seats) return sitters;
    for (const auto& [id, value] : seats->members()) {
        const std::optional<Seat> seat = find_seat(facts, id);
        if (!seat || seat_index(*seat) < 0)
            throw Refused(ProblemKind::Unknown,
                          fmt::format("{} has no seat “{}”.", facts.title, id), seats->path(id));
        sitters[at(seat_index(*seat))] = read_sitter(Input(value, seats->path(id)), facts);
    }
    return sitters;
}

StageClock read_stage_clock(const Input& input) {
    StageClock clock;
    const auto given = input.optional_object("clock");
    if (!given) return clock;
    given->allow_only({"movement", "other", "rest"});
    obey(clock, read_clock_order(*given), Moment{});
    clock.rest = read_rest(*given);
    return clock;
}

// Two who move in turn have a time each; of all others those who order in secret have one together.
std::optional<PlayersClock> read_times(const Input& input, const Match& match) {
    const auto given = input.optional_object("clock");
    const auto seats = match.game().facts().seats;
    if (!given || seats.size() != 2 || !is_open(match.game())) return std::nullopt;
    return read_players_clock(*given, {std::string(seats[0].id), std::string(seats[1].id)});
}

// How people join who do not know each other.
void read_strangers(const Input& input, std::optional<Moment> now, std::vector<Sitter>& sitters,
                    PressSwitches& switches) {
    const std::string sides = input.optional_text("sides", kLongestName).value_or("choice");
    if (sides != "choice" && sides != "lot")
        throw Refused(ProblemKind::Unreadable,
                      fmt::format("sides must be choice or lot, not “{}”.", sides), "sides");
    switches.by_lot = sides == "lot";
    switches.is_anonymous = input.optional_truth("anonymous").value_or(false);
    if (switches.is_anonymous && !switches.by_lot)
        throw Refused(
            ProblemKind::Unreadable,
            "anonymous must be false unless sides is lot: a chosen side shows who plays it.",
            "anonymous");
    if (switches.by_lot) draw_sides(sitters);
    if (!input.optional_truth("listed").value_or(false)) return;
    if (!now)
        throw Refused(ProblemKind::Illegal,
                      "listed must be false: this server has no list of open tables.", "listed");
    const auto has = [&](SeatKind kind) {
        return std::ranges::any_of(sitters, [&](const Sitter& one) { return one.kind == kind; });
    };
    if (!has(SeatKind::Human) || !has(SeatKind::Open))
        throw Refused(ProblemKind::Unreadable,
                      "listed must be false unless there are a human and an open seat.", "listed");
    switches.listed = now;
}

// People at one table speak to each other, unless the host has it otherwise.
PressSwitches read_press(const Input& input, const GameFacts& facts) {
    PressSwitches switches;
    if (facts.seats.size() > 1) switches.allowed = PressAllowed::All;
    const auto given = input.optional_object("press");
    if (!given) return switches;
    given->allow_only({"allowed", "phases", "watchers", "reveal"});
    read_new_switches(*given, switches);
    return switches;
}

}  // namespace

// The person who brings a record may know its seed, or the seed is unknown here: its next dice are
// this table's.
void roll_anew(Match& match) {
    if (match.commitment() && !match.over()) match.begin_stream(random_secret());
}

Setup read_setup(const Input& input, const GameFacts& facts) {
    Setup setup;
    setup.board = input.optional_text("board", kMaxMessage).value_or("");
    const auto options = input.optional_object("options");
    if (!options) return setup;
    for (const auto& [name, value] : options->members()) {
        const bool known = std::any_of(facts.options.begin(), facts.options.end(),
                                       [&](const OptionFact& fact) { return fact.name == name; });
        if (!known)
            throw Refused(ProblemKind::Unreadable,
                          fmt::format("{} has no option “{}”.", facts.title, name),
                          options->path(name));
        std::string text = options->text(name, kMaxMessage);
        // A board is an option like any other to the player, and text to the game.
        if (name == kBoardOption)
            setup.board = std::move(text);
        else
            setup.options.emplace_back(name, std::move(text));
    }
    return setup;
}

Match start_match(const Input& input) {
    const std::string id = input.text("game", kLongestName);
    const GameKind* const kind = find_game(id);
    if (!kind)
        throw Refused(ProblemKind::Unknown, fmt::format("There is no game “{}”.", id), "game");
    MatchSetup setup{read_setup(input, kind->facts), std::nullopt, read_dice(input) == Dice::Typed,
                     read_seed(input)};
    if (const auto position = input.optional_object("position");
        position && !position->members().empty())
        setup.position = *input.find("position");
    Result<Match> match = Match::start(*kind, setup);
    if (!match) throw Refused(problem_of(&kind->facts, match.refusal()));
    // The person who chose the seed can know every die, so everybody may: all count as foreseeable.
    if (setup.seed) match->reveal_seed();
    const auto added = input.optional_object("added");
    if (added && !setup.seed)
        throw Refused(ProblemKind::Unreadable, "added is for dice whose seed is given.", "added");
    if (added) add_numbers(*added, *match);
    return std::move(*match);
}

Match load_record(std::string_view text, const std::function<bool()>& hung_up) {
    constexpr std::size_t kMostHeaderLines = 100;
    const auto too_long = [](std::size_t most, std::string_view of_what) {
        return Refused({ProblemKind::TooLarge,
                        fmt::format("A record may have at most {} {}.", most, of_what),
                        {},
                        "record"});
    };
    const auto lines = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
    if (lines > Table::kMostLines + kMostHeaderLines) throw too_long(Table::kMostLines, "lines");
    bool is_left = false;
    bool is_long = false;
    Result<Match> match = Match::load(
        find_game, text, {}, RecordSource::Anyone,
        [&](const Match& so_far) -> std::optional<Refusal> {
            is_left = hung_up && hung_up();
            is_long = so_far.log().size() > Table::kMostEntries;
            return is_left || is_long ? std::optional(unreadable("", "record")) : std::nullopt;
        });
    if (is_left) throw Refused(hung_up_problem());
    if (is_long) throw too_long(Table::kMostEntries, "events");
    if (!match) throw Refused(problem_of(facts_of_record(text), match.refusal()));
    return std::move(*match);
}

std::string rematch_id(std::string_view table) {
    constexpr std::size_t kDigits = 2 * kTableIdBytes;
    return to_hex(sha256(fmt::format("rematch {}", table))).substr(0, kDigits);
}

Table rematch_of(const Table& before, Sides sides) {
    const RecordHeader& header = before.match().header();
    const MatchSetup setup{{header.options, header.board_file},
                           header.position,
                           before.head().dice_typed,
                           std::nullopt};
    Result<Match> match = Match::start(*find_game(header.game), setup);
    if (!match) throw Refused(problem_of(&before.game().facts(), match.refusal()));
    ask_stage_anew(*match);
    std::vector<Sitter> sitters = before.seats().all();
    for (Sitter& sitter : sitters) sitter.person = {sitter.person.name, false, std::nullopt};
    if (sides == Sides::Swapped && sitters.size() == 2) std::swap(sitters[0], sitters[1]);
    TableHead head;
    head.id = rematch_id(before.id());
    head.host = before.head().host;
    head.dice_typed = before.head().dice_typed;
    head.delay = before.head().delay;
    StageClock clock;
    if (const auto kept = before.clock())
        clock = {kept->movement, kept->other, {}, {}, 0, kept->rest};
    PressSwitches press = before.press().switches;
    press.muted.clear();
    press.joined.clear();
    press.proposals.clear();
    press.has_advice = false;
    press.listed.reset();
    press.by_lot = false;
    press.is_anonymous = false;
    if (press.players_clock) press.players_clock = begun_anew(*press.players_clock);
    return Table::create(std::move(head), std::move(sitters), std::move(*match), clock, press);
}

NewTable set_up_table(std::string_view body, std::chrono::milliseconds delay,
                      const std::function<bool()>& hung_up, std::optional<Moment> now) {
    const Input input(body);
    input.allow_only({"game", "options", "board", "position", "record", "seats", "dice", "delay",
                      "clock", "press", "seed", "added", "listed", "sides", "anonymous"});
    const Dice dice = read_dice(input);
    const auto record = input.optional_text("record", kMaxMessage);
    if (record) read_seed(input);  // To refuse it.
    Match match = record ? load_record(*record, hung_up) : start_match(input);
    ask_stage_anew(match);
    if (record) match.note_brought();
    if (record && dice == Dice::Stream) roll_anew(match);
    if (match.header_text().size() > kMostSetUp)
        throw Refused(
            ProblemKind::TooLarge,
            fmt::format("Your own board and tables may have at most {} KiB.", kMostSetUp / 1024),
            "board");
    const GameFacts& facts = match.game().facts();

    TableHead head;
    head.id = random_token(kTableIdBytes);
    head.dice_typed = dice == Dice::Typed;
    head.delay = delay;
    if (const auto given = input.optional_number("delay"))
        head.delay = std::chrono::milliseconds(std::min(*given, kLongestDelay));
    const NewToken host = make_token();
    head.host = host.hash;

    const std::string address = "/table/" + head.id;
    Value tokens = Value::fields();
    Value links = Value::fields();
    std::vector<Sitter> sitters = read_sitters(input, facts);
    PressSwitches press = read_press(input, facts);
    read_strangers(input, now, sitters, press);
    for (std::size_t seat = 0; seat < sitters.size(); ++seat) {
        if (sitters[seat].kind != SeatKind::Human) continue;
        const NewToken token = make_token();
        sitters[seat].token = token.hash;
        tokens.set(facts.seats[seat].id, token.text);
        links.set(facts.seats[seat].id, address + "#" + token.text);
    }
    Value answer = Value::fields()
                       .set("table", head.id)
                       .set("title", facts.title)
                       .set("host", host.text)
                       .set("seats", tokens)
                       .set("watch", address)
                       .set("links", links);
    press.players_clock = read_times(input, match);
    const StageClock clock = press.players_clock ? StageClock{} : read_stage_clock(input);
    press.rest = clock.rest;
    return {Table::create(std::move(head), std::move(sitters), std::move(match), clock, press),
            std::move(answer)};
}

}  // namespace occasus::table
