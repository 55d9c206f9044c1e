// The facts of the game, and how a table of it is set up.
#include "games/pomerium/game.h"

#include <array>
#include <memory>
#include <string>

#include "core/options.h"

#include "games/pomerium/tables.h"

namespace occasus::pomerium {

const GameFacts& Text::facts() {
    static constexpr std::array<SeatFact, 1> kSeatFacts = {SeatFact{"general", "You"}};
    static constexpr std::array<OptionFact, 5> kOptionFacts = {
        OptionFact{"board", "Your own board (a board file)", "", ""},
        OptionFact{"response", "The damaged table of a general's answers (R20)", "A,B,C", "A",
                   "A: 1 and 2 mean yes;B: 1 and 2 mean no;C: 1 means no, 2 means yes"},
        OptionFact{"overflow", "A neighbour roll higher than the number of neighbours (R17)",
                   "wrap,reroll", "wrap", "Continue counting from the first;Roll again"},
        OptionFact{"own_target", "A neighbour roll that gives the rival’s own province (R18)",
                   "reroll,nothing", "reroll", "Roll again;End the action"},
        OptionFact{"heirs", "Garrisons in the provinces of an assassinated general (R25)",
                   "roll,empty", "roll", "Roll as at the start;None"}};
    static constexpr std::array<std::string_view, 2> kGrades = {"defeat", "emperor"};
    static constexpr auto kPhaseFacts = std::to_array<PhaseFact>({
        {"set_up", "", "Set-up"},
        {"player", "You act", "You act"},
        {"rivals", "Rivals act", "Rivals act"},
        {"", "Income", "Income"},
        {"events", "Events", "Events"},
        {"over", "", "Over"},
    });
    static const GameFacts game_facts = {
        .id = Rules::kId,
        .title = Vocabulary::kTitle,
        .line = "One general among rivals, while the Empire falls apart.",
        .credit =
            "Pomerium, designed by Steven Cranmer, 2001, after Lloyd Krassner's March on "
            "Rome.",
        .reconstructed =
            "The printed map is lost. Its 18 provinces are known by name; their borders are our "
            "reconstruction, except those that the text gives.",
        .minutes = 10,
        .rules_version = 1,
        .max_plies = Rules::kMaxPlies,
        .max_score = Rules::kMaxScore,
        .seats = kSeatFacts,
        .options = kOptionFacts,
        .phases = kPhaseFacts,
        .grades = kGrades,
        .winning_score = 1,
        .chapters = kChapters,
        .rulebook = kRulebook,
    };
    return game_facts;
}

// N2. Nothing more follows when the die lets a rival do nothing.
Telling Text::telling(const Rules& rules, const Event& event, Seat seat) {
    Telling telling = Words::telling(rules, event, seat);
    if (static_cast<EventKind>(event.kind) == EventKind::ActionRolled)
        telling.with_next = rival_act_by(event.args[1]) != RivalAct::Nothing;
    return telling;
}

std::vector<Offer> Text::offers(const Rules& rules, const State& state) {
    if (Rules::to_move(state) == Seat::Chance) return {};
    return Words::offers(rules, state);
}

Result<std::shared_ptr<const AnyGame>> make_game(const Setup& setup) {
    const auto chosen = chosen_options(Text::facts(), setup);
    if (!chosen) return chosen.refusal();
    const Options options{.response = static_cast<Response>(chosen->at("response")[0] - 'A'),
                          .overflow_wraps = chosen->at("overflow") == "wrap",
                          .own_target_rerolls = chosen->at("own_target") == "reroll",
                          .heirs_roll = chosen->at("heirs") == "roll"};
    const bool built_in = setup.board.empty();
    const std::string text = built_in ? std::string(built_in_board()) : setup.board;
    const auto board = Board::parse(text);
    if (!board) return board.refusal();
    return std::shared_ptr<const AnyGame>(
        std::make_shared<Game>(Rules(*board, options), text, built_in));
}

}  // namespace occasus::pomerium
