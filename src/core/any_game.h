// The same games behind one virtual interface, for code that must not know which game it serves:
// the command line, the server, the tournament runner. Searches use GameRules directly.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/game.h"
#include "core/refusal.h"
#include "core/rulebook.h"
#include "core/value.h"

namespace occasus {

inline constexpr std::size_t kMaxStateBytes = 4096;

// Any game's State, by value. Only the AnyGame that filled it may read it.
struct AnyState {
    alignas(16) std::byte bytes[kMaxStateBytes];
};

// Something that happened, and how the table stood then.
struct Happening {
    Event event;
    AnyState state{};
};

// A side of a game. A person who begins without choosing a side gets the one `for_newcomers`.
struct SeatFact {
    std::string_view id;
    std::string_view title;
    // NOLINTNEXTLINE(readability-redundant-string-init): g++ asks for a member without a value.
    std::string_view name = "";  // Empty: the title.
    bool for_newcomers = false;

    // The name within a sentence: "the Huns".
    constexpr std::string_view in_sentence() const { return name.empty() ? title : name; }
};

// An option a game is set up with. `values` lists what may be chosen, separated by commas. It is
// empty for free text; if that text is the content of a file, `fallback` is empty too.
struct OptionFact {
    std::string_view name;
    std::string_view title;
    std::string_view values;
    std::string_view fallback;
    // NOLINTBEGIN(readability-redundant-string-init): g++ asks for a member without a value.
    std::string_view titles = "";     // The names of the values, separated by semicolons.
    std::string_view only_with = "";  // "game=standard": without that it changes nothing.
    // NOLINTEND(readability-redundant-string-init)
};

// A value of an option that turns the game into one with a title and seats of its own.
struct VariantFact {
    std::string_view option;
    std::string_view value;
    std::string_view title;
    std::span<const SeatFact> seats;
};

// A part of a turn. Phases of one mark that follow each other are one part of it.
struct PhaseFact {
    std::string_view id;    // As views have it; empty: nothing is asked in it.
    std::string_view mark;  // How a table numbers or calls it, "IV"; empty: outside the turns.
    std::string_view title;
    bool is_yours = false;  // The player may be asked in it.
};

// The facts of a game that hold with any options.
struct GameFacts {
    std::string_view id;
    std::string_view title;
    std::string_view line;           // One sentence for the lobby.
    std::string_view credit;         // The designer and the source.
    std::string_view reconstructed;  // Which figures are ours, in one sentence.
    int minutes = 0;                 // A usual game at the table.
    int rules_version = 1;           // Raised when a change makes old records replay differently.
    int max_plies = 0;
    int max_score = 0;
    std::span<const SeatFact> seats;
    std::span<const OptionFact> options;
    // NOLINTNEXTLINE(readability-redundant-member-init): most games have none and leave it out.
    std::span<const VariantFact> variants = {};
    // NOLINTNEXTLINE(readability-redundant-member-init): a game of one phase leaves it out.
    std::span<const PhaseFact> phases = {};
    std::span<const std::string_view> grades;  // Names of results, by score.
    int winning_score = 1;                     // A seat with this score or more has won.
    bool has_dice = true;
    bool has_sealed_stages = false;  // Several seats order at once.
    std::span<const RuleChapter> chapters;
    std::span<const RuleSection> rulebook;
};

// The question to the seat to move, in words.
struct Prompt {
    std::string text;    // One question or instruction.
    std::string detail;  // One more sentence, or empty.
    Cite rule;
};

// A set of actions that differ only in what fills their slots: verb, then one choice per slot.
struct OfferForm {
    std::vector<std::string> slots;
    std::vector<std::string> choices;
    bool distinct = false;  // No choice may fill two slots.
};

// An action that may be taken now, or that a newcomer would try and may not. Offers are for people:
// they reach every legal action, but only one of those that differ just in which alike piece moves.
struct Offer {
    std::string action;  // As notation, or the verb alone when there is a form.
    std::string label;
    std::string group;
    Cite rule;
    std::optional<Refusal> refused;
    Value marks = Value::fields();  // Its places on the board: {"die": 0}.
    std::optional<OfferForm> form;
};

// One line of a set of orders, and what became of it.
struct WrittenOrder {
    std::string text;                // As it was written.
    std::string order;               // In the one form we print; empty when it is unreadable.
    std::optional<Refusal> refused;  // Why it will not be carried out as written.
    // NOLINTNEXTLINE(readability-redundant-member-init): an unreadable line leaves it out.
    Value parts = {};  // The order in parts, for drawing, as the game's view lists orders.
};

// All that one seat orders in a sealed stage.
struct OrderSet {
    std::vector<WrittenOrder> orders;
    std::vector<std::string> actions;  // This seat's in the tree, in notation, in order.
    std::string shortfall;  // Missing orders, and the consequence; empty when nothing lacks.
};

// A field of what event_args() tells of an event.
enum class FieldType : std::uint8_t { Number, Text, Truth, NumberOrText, Texts };
struct EventField {
    std::string_view name;
    FieldType type = FieldType::Number;
    bool may_be_null = false;
    bool may_be_absent = false;
};
struct EventFact {
    std::string_view kind;  // As event_kind() names it.
    std::vector<EventField> fields;
};

// The texts of an event for people, as well as its sentence.
struct Telling {
    // For a player who hopes or fears: the same sentence whenever the same thing happens, whatever
    // the numbers were. Empty for an event that decides little.
    std::string omen;
    std::string heading;     // The heading of the log that the event opens, or empty.
    bool with_next = false;  // The next event says what came of it, as of most dice.
};

// The result of a finished game.
struct Outcome {
    std::string grade;  // One of GameFacts::grades.
    std::string title;
    std::string text;
    Cite rule;
    std::vector<int> scores;  // One per seat.
};

// A game with its options and board chosen. Immutable; may be shared between threads.
class AnyGame {
  public:
    virtual ~AnyGame() = default;

    // The facts of the kind, except that a variant has its own title and seats.
    virtual const GameFacts& facts() const = 0;
    // The board figures in force as text, exactly as a board file has them.
    virtual std::string_view board_text() const = 0;
    virtual bool board_is_built_in() const = 0;

    // How many of AnyState's bytes this game uses.
    virtual std::size_t state_size() const = 0;
    virtual void start(AnyState&) const = 0;
    virtual Seat to_move(const AnyState&) const = 0;
    virtual int chance_sides(const AnyState&) const = 0;
    virtual void legal_actions(const AnyState&, std::vector<Action>& out) const = 0;
    virtual bool is_legal(const AnyState&, Action) const = 0;
    // A legal action, or an outcome at a chance node; each is equally likely.
    virtual Action random_action(const AnyState&, Rng&) const = 0;
    // Appends what happened to `log`. Precondition: is_legal(state, action).
    virtual void apply(AnyState&, Action, std::vector<Event>& log) const = 0;
    // The events that apply() would report, each with the state as the event leaves it. A state
    // between two events of one action may be half changed: use it only for a view, and in a sealed
    // stage not even for that.
    virtual std::vector<Happening> happenings(const AnyState&, Action) const = 0;
    virtual AnyState observe(const AnyState&, Seat) const = 0;
    // 0 .. max_score. Precondition: the game is over.
    virtual int score(const AnyState&, Seat) const = 0;
    virtual std::string_view broken_invariant(const AnyState&) const = 0;
    virtual std::uint64_t hash(const AnyState&) const = 0;
    virtual bool same(const AnyState&, const AnyState&) const = 0;

    // An action in the players' notation, and back. parse_action understands every well-formed
    // action of the game, legal or not; what it does not understand is Unreadable.
    virtual std::string action_text(const AnyState&, Action) const = 0;
    virtual Result<Action> parse_action(const AnyState&, std::string_view) const = 0;
    // Why this action may not be taken now, with the rule; nothing when it may.
    virtual std::optional<Refusal> why_not(const AnyState&, Action) const = 0;

    // The position as a document, and back. An impossible position is refused, the field named.
    virtual Value position(const AnyState&) const = 0;
    virtual Result<AnyState> from_position(const Value&) const = 0;
    // The position as a seat sees it, for drawing. Seat::Nobody: a spectator.
    virtual Value view(const AnyState&, Seat) const = 0;
    // The printed board, each number with its provenance.
    virtual Value board() const = 0;
    virtual std::string phase(const AnyState&) const = 0;
    virtual std::string turn_title(const AnyState&) const = 0;
    virtual Prompt prompt(const AnyState&) const = 0;
    virtual std::vector<Offer> offers(const AnyState&) const = 0;
    // The table as text for a terminal.
    virtual std::string picture(const AnyState&, Seat) const = 0;
    virtual std::string_view event_kind(const Event&) const = 0;
    virtual std::string describe(const Event&, Seat) const = 0;
    virtual Telling telling(const Event&, Seat) const = 0;
    virtual Value event_args(const Event&) const = 0;
    // Every kind of event there may be, and the fields of each.
    virtual std::vector<EventFact> event_facts() const = 0;
    // Precondition: the game is over.
    virtual Outcome outcome(const AnyState&) const = 0;
    // Exact probabilities about a question that fits the position (`query` is the game's own).
    virtual Result<Value> odds(const AnyState&, const Value& query) const = 0;

    // In a sealed stage several seats answer at once, and no seat knows another's answer. The tree
    // asks them in ascending order, but what one may do does not depend on what another did. These
    // are the seats that have not answered yet; empty in every other stage.
    virtual std::vector<Seat> sealed_seats(const AnyState&) const = 0;
    // Reads a seat's whole set of orders. Precondition: sealed_seats() has this seat.
    virtual OrderSet read_orders(const AnyState&, Seat,
                                 const std::vector<std::string>& texts) const = 0;
    // The answers of a seat that has sent nothing. Precondition: as above.
    virtual OrderSet no_orders(const AnyState&, Seat) const = 0;

    // Plays on at random to the end without reporting events; returns the number of transitions.
    virtual std::uint64_t play_out(AnyState&, Rng&) const = 0;
    // Plays `count` random games from `state`; returns transitions made and a hash of all results.
    // Coarse on purpose: one virtual call, then the whole loop runs on the concrete State.
    struct Playouts {
        std::uint64_t transitions = 0;
        std::uint64_t signature = 0;
    };
    virtual Playouts playouts(const AnyState&, std::uint64_t seed, std::uint64_t first,
                              int count) const = 0;
};

// The settings of a new table. `board` is the text of a board file; empty: the built-in numbers.
struct Setup {
    std::vector<std::pair<std::string, std::string>> options;
    std::string board;
};

// A game before its options are chosen. One per game, in the registry.
struct GameKind {
    const GameFacts& facts;
    Result<std::shared_ptr<const AnyGame>> (*make)(const Setup&) = nullptr;
    // Completes a set-up so that random play ends soon. nullptr: it always does.
    void (*shorten)(Setup&) = nullptr;
};

}  // namespace occasus
