// The facts of the game, how a table of it is set up, and what is read and shown.
#include "ford/game.h"

#include <array>

#include "core/document_reader.h"
#include "core/options.h"

namespace occasus::ford {

const GameFacts& Text::facts() {
    static constexpr std::array<SeatFact, 1> kSeatFacts = {SeatFact{"rome", "Rome"}};
    static constexpr std::array<OptionFact, 1> kOptionFacts = {
        OptionFact{"board", "Your own board (a board file)", "", ""}};
    static constexpr std::array<std::string_view, 2> kGrades = {"defeat", "victory"};
    static const GameFacts game_facts = {
        .id = Rules::kId,
        .title = Vocabulary::kTitle,
        .line = "Eight legions, four days and a river.",
        .credit = "Made as an example.",
        .reconstructed = "Every figure is ours.",
        .minutes = 1,
        .rules_version = 1,
        .max_plies = Rules::kMaxPlies,
        .max_score = Rules::kMaxScore,
        .seats = kSeatFacts,
        .options = kOptionFacts,
        .grades = kGrades,
        .winning_score = 1,
        .chapters = kChapters,
        .rulebook = kRulebook,
    };
    return game_facts;
}

Result<std::shared_ptr<const AnyGame>> make_game(const Setup& setup) {
    if (const auto chosen = chosen_options(Text::facts(), setup); !chosen) return chosen.refusal();
    const bool built_in = setup.board.empty();
    const std::string text = built_in ? std::string(built_in_board()) : setup.board;
    const auto board = Board::parse(text);
    if (!board) return board.refusal();
    return std::shared_ptr<const AnyGame>(std::make_shared<Game>(Rules(*board), text, built_in));
}

// ---- the position as a document ----

namespace {

constexpr std::array<std::string_view, 3> kStepIds = {"send", "river", "over"};
constexpr std::array<std::string_view, 6> kFields = {"bank", "sent", "across",
                                                     "lost", "day",  "step"};

class Reader : DocumentReader {
  public:
    using DocumentReader::DocumentReader;

    Result<State> read(const Rules& rules) {
        if (complaint()) return *complaint();
        check_names(kFields);
        State state;
        state.bank = count("bank", rules.board().legions);
        state.sent = count("sent", kMostSent);
        state.across = count("across", rules.board().legions);
        state.lost = count("lost", rules.board().legions);
        state.day = static_cast<std::uint8_t>(number("day", 1, rules.board().days, 1));
        state.step = static_cast<Step>(choice("step", kStepIds));
        if (const std::string_view broken = rules.broken_invariant(state); !broken.empty())
            complain("position", "is impossible: " + std::string(broken));
        if (complaint()) return *complaint();
        return state;
    }

  private:
    std::uint8_t count(const std::string& name, int most) {
        return static_cast<std::uint8_t>(number(name, 0, most, 0));
    }
};

}  // namespace

Value Text::position(const Rules&, const State& state) {
    return Value::fields()
        .set("bank", state.bank)
        .set("sent", state.sent)
        .set("across", state.across)
        .set("lost", state.lost)
        .set("day", state.day)
        .set("step", kStepIds[static_cast<std::size_t>(state.step)]);
}

Result<State> Text::from_position(const Rules& rules, const Value& document) {
    return Reader(document).read(rules);
}

// ---- what is shown ----

Value Text::view(const Rules& rules, const State& state) {
    return position(rules, state)
        .set("phase", phase(state))
        .set("position", position(rules, state));
}

Value Text::board(const Rules& rules, bool built_in) {
    Value figures = Value::fields();
    for (const Figure& figure : rules.board().figures)
        figures.set(
            figure.fact,
            Value::fields().set("value", figure.value).set("provenance", figure.provenance));
    return Value::fields()
        .set("board_name", rules.board().name)
        .set("built_in", built_in)
        .set("figures", figures);
}

std::string Text::turn_title(const State& state) {
    return "Day " + std::to_string(state.day);
}

std::string Text::picture(const Rules& rules, const State& state) {
    return turn_title(state) + " of " + std::to_string(rules.board().days) +
           ". Near bank: " + std::string(state.bank, 'L') +
           "  ford: " + std::string(state.sent, 'L') +
           "  across: " + std::string(state.across, 'L') + "\n";
}

Outcome Text::outcome(const Rules& rules, const State& state) {
    const int score = rules.score(state, kRome);
    const Prompt ending = prompt(rules, state);
    return {.grade = score == 1 ? "victory" : "defeat",
            .title = ending.text.substr(0, ending.text.size() - 1),
            .text = ending.detail,
            .rule = ending.rule,
            .scores = {score}};
}

Result<Value> Text::odds(const Rules&, const State&, const Value&) {
    return unreadable("This game has no odds to ask for.", "query");
}

}  // namespace occasus::ford
