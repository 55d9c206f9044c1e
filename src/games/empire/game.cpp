// The facts of the game, and how a table of it is set up.
#include "games/empire/game.h"

#include <array>
#include <memory>
#include <string>
#include <utility>

#include "core/options.h"

namespace occasus::empire {

const GameFacts& Text::facts() {
    static constexpr std::array<SeatFact, 2> kSeatFacts = {
        SeatFact{"roman", "Roman", "the Roman", true},
        SeatFact{"barbarian", "Barbarian", "the Barbarian"}};
    static constexpr std::array<OptionFact, 5> kOptionFacts = {
        OptionFact{"board", "Your own board (a board file)", "", ""},
        OptionFact{"cavalry_in_ratio", "Cavalry counts in the ratio (R15)", "true,false", "true",
                   "Yes;No"},
        OptionFact{"crt33", "The damaged cell of the conflict table (R16)", "x,h", "x", "x/h;h/h"},
        OptionFact{"x_kills_cavalry", "A result of x removes Cavalry too (R19)", "true,false",
                   "true", "Yes;No"},
        OptionFact{"values", "Values of the Areas (R37)", "board,lower", "board",
                   "As on the board;Lower by one, for equal chances"}};
    // The grades of either seat: a victory for one is a defeat for the other.
    static constexpr std::array<std::string_view, 2> kGrades = {"defeat", "victory"};
    static constexpr auto kPhaseFacts = std::to_array<PhaseFact>({
        {"set_up", "", "Setup"},
        {"", "I", "Resource collection"},
        {"upkeep", "II", "Upkeep"},
        {"purchase", "III", "Purchase"},
        {"reinforcements", "IV", "Reinforcements"},
        {"roman_movement", "V", "Roman movement"},
        {"barbarian_movement", "VI", "Barbarian movement"},
        {"conflict", "VII", "Conflict"},
        {"cavalry", "VII", "Cavalry after conflict"},
        {"", "VIII", "End of turn"},
        {"over", "", "Over"},
    });
    static_assert(phases_are_told(kStepRows, kPhaseFacts));
    static const GameFacts game_facts = {
        .id = Rules::kId,
        .title = Vocabulary::kTitle,
        .line = "Rome pays for every counter; the Barbarians need one Force in the city.",
        .credit = "The Fall of the Roman Empire, designed by D. H. Allen, 2002.",
        .reconstructed =
            "The printed map and counter sheet are lost. Areas, borders, values, terrain and the "
            "number of counters are our reconstruction; the board gives the source of every "
            "number.",
        .minutes = 60,
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

namespace {

// R37. The printed values are lost, so ours may be chosen for equal chances.
std::shared_ptr<const Board> with_lower_values(const Board& board) {
    Board lower = board;
    for (Figure& figure : lower.figures) {
        const int index = board.find_area(figure.of);
        if (figure.fact != "value" || index == board.rome || board.area(index).value < 2) continue;
        const int value = --lower.areas[at(index)].value;
        lower.values[at(index)] = static_cast<std::uint8_t>(value);
        figure.value = std::to_string(value);
    }
    return std::make_shared<const Board>(std::move(lower));
}

}  // namespace

Result<std::shared_ptr<const AnyGame>> make_game(const Setup& setup) {
    const auto chosen = chosen_options(Text::facts(), setup);
    if (!chosen) return chosen.refusal();
    const Options options{.cavalry_in_ratio = chosen->at("cavalry_in_ratio") == "true",
                          .crt33_is_x = chosen->at("crt33") == "x",
                          .x_kills_cavalry = chosen->at("x_kills_cavalry") == "true"};
    const bool built_in = setup.board.empty();
    const std::string text = built_in ? std::string(built_in_board()) : setup.board;
    const auto board = Board::parse(text);
    if (!board) return board.refusal();
    const bool lower = chosen->at("values") == "lower";
    return std::shared_ptr<const AnyGame>(std::make_shared<Game>(
        Rules(lower ? with_lower_values(**board) : *board, options), text, built_in));
}

}  // namespace occasus::empire
