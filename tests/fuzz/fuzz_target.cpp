// One libFuzzer target for everything that reads what it did not write. The first bytes say what
// the input is taken for, so that records, board files and positions seed it as they are:
//
//   occasus-record …   a record, once as it stands and once with its hashes made right
//   {…                 a position
//   fact,…             a board file
//   anything else      choices: each byte takes a legal action by number, 0xFE undoes, and 0xFF
//                      begins notation as a hostile client might send it, up to the line's end;
//                      a tilde begins a whole set of sealed orders, divided by semicolons
//
// Every game of the registry is tried. Whatever is accepted must keep its invariants and come back
// from its own text.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "games/registry.h"
#include "record/digest.h"
#include "record/json.h"
#include "record/match.h"

namespace occasus {
namespace {

void demand(bool condition, std::string_view what) {
    if (condition) return;
    std::fprintf(stderr, "demand failed: %.*s\n", static_cast<int>(what.size()), what.data());
    std::abort();
}

// Everything that is ever written or drawn of a position.
void look_at(const AnyGame& game, const AnyState& state) {
    const std::string_view broken = game.broken_invariant(state);
    demand(broken.empty(), "an invariant of " + std::string(game.facts().id) +
                               " is broken: " + std::string(broken));
    const Seat seat = game.to_move(state);
    std::vector<Action> legal;
    game.legal_actions(state, legal);
    demand(legal.empty() == (seat == Seat::Nobody), "a dead end, or an action after the end");
    if (seat == Seat::Nobody) (void)game.outcome(state);

    const Result<AnyState> again = game.from_position(game.position(state));
    demand(bool(again) && game.same(state, *again), "a position that reads back differently");
    (void)to_json(game.view(state, Seat::Nobody));
    (void)game.picture(state, Seat::First);
    (void)game.offers(state);
    (void)game.prompt(state);
}

void play_one(const AnyGame& game, AnyState& state, std::uint8_t choice) {
    std::vector<Action> legal;
    game.legal_actions(state, legal);
    const Action action = legal[choice % legal.size()];
    const Result<Action> read = game.parse_action(state, game.action_text(state, action));
    demand(bool(read) && *read == action, "notation that cannot be read back");
    demand(!game.why_not(state, action), "a legal action with a refusal");
    std::vector<Event> events;
    game.apply(state, action, events);
    for (const Event& event : events) (void)game.describe(event, Seat::First);
}

void send_notation(Match& match, std::string_view text) {
    const AnyGame& game = match.game();
    const AnyState before = match.state();
    const Result<Action> read = game.parse_action(before, text);
    const bool legal = read && game.is_legal(before, *read);
    const bool accepted = !match.act(match.to_move(), text);
    demand(accepted == legal, "forged notation accepted, or legal notation refused");
    demand(accepted || game.same(before, match.state()), "a refusal that changed the position");
}

// The whole set of the seat that is asked next, where it orders in secret. What the game makes of
// it must be legal, and follow from what the seat may know.
void send_set(Match& match, std::string_view text) {
    const AnyGame& game = match.game();
    const Seat seat = match.to_move();
    const std::vector<Seat> asked = game.sealed_seats(match.state());
    if (std::find(asked.begin(), asked.end(), seat) == asked.end()) return;
    std::vector<std::string> lines(1);
    for (const char letter : text)
        if (letter == ';')
            lines.emplace_back();
        else
            lines.back() += letter;
    const OrderSet set = game.read_orders(match.state(), seat, lines);
    const OrderSet own = game.read_orders(game.observe(match.state(), seat), seat, lines);
    demand(set.actions == own.actions, "orders that follow from what the seat may not know");
    demand(own.orders.size() == lines.size(), "a line without an answer");
    for (const WrittenOrder& order : own.orders)
        demand(order.refused || !order.order.empty(), "an order accepted and not printed");
    for (const std::string& action : set.actions)
        demand(!match.act(seat, action), "sealed orders that may not be carried out");
}

// Plays at a table whose dice are typed; the record must bring the same game back.
void play_choices(const GameKind& kind, std::string_view bytes) {
    Result<Match> match =
        Match::start(kind, {.game = {}, .position = {}, .dice_typed = true, .seed = {}});
    demand(bool(match), "a game that cannot begin");
    while (!bytes.empty() && !match->over()) {
        const auto byte = static_cast<std::uint8_t>(bytes.front());
        bytes.remove_prefix(1);
        if (byte == 0xFF) {
            const std::string_view line = bytes.substr(0, bytes.find('\n'));
            send_notation(*match, line);
            bytes.remove_prefix(line.size());
        } else if (byte == '~') {
            const std::string_view line = bytes.substr(0, bytes.find('\n'));
            send_set(*match, line);
            bytes.remove_prefix(std::min(line.size() + 1, bytes.size()));
        } else if (byte == 0xFE) {
            (void)match->undo(Seat::First);
        } else {
            AnyState state = match->state();
            std::vector<Action> legal;
            match->game().legal_actions(state, legal);
            const Action action = legal[byte % legal.size()];
            const std::string text = match->game().action_text(state, action);
            play_one(match->game(), state, byte);
            demand(!match->act(match->to_move(), text), "a legal action refused at the table");
            demand(match->game().same(state, match->state()), "the table plays differently");
        }
    }
    look_at(match->game(), match->state());
    const Result<Match> again = Match::load(find_game, match->record());
    demand(bool(again) && again->record() == match->record(), "a record that does not come back");
}

void load_record(std::string_view text) {
    const Result<Match> match = Match::load(find_game, text);
    if (!match) return;
    look_at(match->game(), match->state());
    const Result<Match> again = Match::load(find_game, match->record());
    demand(bool(again) && again->game().same(match->state(), again->state()),
           "a loaded record that does not come back");
}

std::string hash_after(const Digest& chain) {
    return "= " + to_hex(chain.data(), 8);
}

// The record with the hash each line should have, so that mutations reach what lies behind.
std::string resealed(std::string_view text) {
    std::string sealed;
    Digest chain{};
    bool in_header = true;
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        if (in_header && line.starts_with("= ")) {
            chain = sha256(sealed);
            sealed += hash_after(chain) + "\n";
            in_header = false;
        } else if (in_header) {
            sealed += std::string(line) + "\n";
        } else {
            const std::string_view body = line.substr(0, line.rfind(" = "));
            chain = sha256_link(chain, body);
            sealed += std::string(body) + " " + hash_after(chain) + "\n";
        }
    }
    return sealed;
}

void read_position(const GameKind& kind, std::string_view text) {
    const Result<Value> document = parse_json(text);
    if (!document) return;
    const auto game = kind.make({});
    demand(bool(game), "a game that cannot be made");
    Result<AnyState> state = (*game)->from_position(*document);
    if (!state) return;
    for (std::uint8_t choice = 0; choice < 40; ++choice) {
        look_at(**game, *state);
        if ((*game)->to_move(*state) == Seat::Nobody) return;
        play_one(**game, *state, static_cast<std::uint8_t>(choice * 37));
    }
}

void read_board(const GameKind& kind, std::string_view text) {
    Setup setup{.options = {}, .board = std::string(text)};
    if (kind.shorten != nullptr) kind.shorten(setup);
    const auto game = kind.make(setup);
    if (!game) return;
    demand((*game)->board_text() == text, "a board that does not come back");
    (void)to_json((*game)->board());
    AnyState state{};
    (*game)->start(state);
    for (int ply = 0; (*game)->to_move(state) != Seat::Nobody; ++ply) {
        demand(ply < (*game)->facts().max_plies, "a game longer than its bound");
        look_at(**game, state);
        play_one(**game, state, static_cast<std::uint8_t>(ply * 37));
    }
}

void read(std::string_view input) {
    if (input.starts_with("occasus-record")) {
        load_record(input);
        load_record(resealed(input));
        return;
    }
    for (const GameKind& kind : all_games()) {
        if (input.starts_with("{"))
            read_position(kind, input);
        else if (input.starts_with("fact,"))
            read_board(kind, input);
        else
            play_choices(kind, input);
    }
}

}  // namespace
}  // namespace occasus

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    occasus::read({reinterpret_cast<const char*>(data), size});
    return 0;
}
