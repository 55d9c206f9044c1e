// The facts of the game, and how a table of it is set up.
#include "games/invasions/game.h"

#include <array>
#include <memory>
#include <string>

#include "core/options.h"

#include "games/invasions/rulebook.gen.h"

namespace occasus::invasions {

const GameFacts& Text::facts() {
    static constexpr std::array<SeatFact, 1> kSeatFacts = {SeatFact{"rome", "Rome"}};
    static constexpr std::array<OptionFact, 15> kOptionFacts = {
        OptionFact{"board", "Your own board (a board file)", "", ""},
        OptionFact{"scenario", "Scenario", "1,2,3,4,5,6,FILE", "1",
                   "67 A.D.;247 A.D.;260 A.D.;332 A.D.;420 A.D.;530 A.D.;Your own scenario"},
        OptionFact{"tables", "Tables", "printed,FILE", "printed", "As printed;Your own tables"},
        OptionFact{"new_line_each_roll",
                   "A new line of the table for every roll that creates Barbarians (R56)", "no,yes",
                   "no", "No;Yes"},
        OptionFact{"persian_replacement", "The price of a Persian replacement (R87)", "5,2", "5",
                   "5 credits;2 credits"},
        OptionFact{"persians_before_states", "Persians move before Independent States (R1)",
                   "no,yes", "no", "No;Yes"},
        OptionFact{"scenario2_graecia", "Graecia in 247 A.D. (R84)", "roman,listed", "roman",
                   "Roman;No owner, as printed", "scenario=2"},
        OptionFact{"regained", "When a regained Province belongs to Rome (R73)", "free,garrison",
                   "free", "Nothing;A garrison"},
        OptionFact{"revolts", "Which printing of the revolt table (R108)", "first,second", "first",
                   "The first;The second"},
        OptionFact{"prey", "Targets of Persians and states if an Area has several forces (R35)",
                   "largest,smallest", "largest", "The largest;The smallest"},
        OptionFact{"joiners", "Rebels that legions join stop moving (R47)", "stop,go_on", "stop",
                   "Yes;No"},
        OptionFact{"stopped_states", "How long a state that Rome attacked does not expand (R44)",
                   "for_good,a_turn", "for_good", "For good;For a turn"},
        OptionFact{"creation_six", "A roll of 6 for the Province where Barbarians appear (R55)",
                   "again,nobody", "again", "Roll again;Create no Barbarians"},
        OptionFact{"hun_attrition", "Huns in Scythia lose half (R58)", "no,yes", "no", "No;Yes"},
        OptionFact{"founded", "Rome may conquer a new state in the year of its founding (R105)",
                   "kept,conquered", "kept", "No;Yes"}};
    static constexpr std::array<std::string_view, 2> kGrades = {"defeat", "victory"};
    static constexpr auto kPhaseFacts = [] {
        std::array<PhaseFact, kPhaseRows.size()> facts;
        for (const PhaseRow& row : kPhaseRows)
            facts[at(row.phase)] = {row.id, row.letter, row.title, row.is_yours};
        return facts;
    }();
    static const GameFacts game_facts = {
        .id = Rules::kId,
        .title = "The Barbarian Invasions",
        .line = "One Empire against eight kinds of enemy, each with its own rules.",
        .credit =
            "The Barbarian Invasions: The Fall of Rome, designed by John Michael Young; SPI, "
            "Strategy & Tactics 39, 1973.",
        .reconstructed =
            "The printed map is lost. Areas, how they join, their costs and most Victory Points "
            "are our reconstruction; the board gives the source of every number.",
        .minutes = 90,
        .rules_version = 2,
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

constexpr std::string_view kScenarioOption = "scenario";
constexpr std::string_view kTablesOption = "tables";

Options options_of(const ChosenOptions& chosen) {
    return {.new_line_each_roll = chosen.at("new_line_each_roll") == "yes",
            .cheap_persians = chosen.at("persian_replacement") == "2",
            .persians_before_states = chosen.at("persians_before_states") == "yes",
            .regained_by_garrison = chosen.at("regained") == "garrison",
            .hun_attrition = chosen.at("hun_attrition") == "yes",
            .second_printing = chosen.at("revolts") == "second",
            .smallest_prey = chosen.at("prey") == "smallest",
            .joiners_stop_nobody = chosen.at("joiners") == "go_on",
            .states_stop_for_a_turn = chosen.at("stopped_states") == "a_turn",
            .six_creates_nobody = chosen.at("creation_six") == "nobody",
            .founded_may_fall = chosen.at("founded") == "conquered"};
}

// The figures that a game is played with.
struct Figures {
    std::string board;
    std::string scenario;
    std::string tables;
    bool is_own_scenario = false;
    bool is_own_tables = false;
};

Figures figures_of(const Setup& setup, const ChosenOptions& chosen) {
    Figures figures;
    figures.board = setup.board.empty() ? std::string(built_in_board()) : setup.board;
    const auto text_of = [&](std::string_view option, bool& is_own) {
        const std::string& value = chosen.at(option);
        is_own = is_file_text(value);
        return is_own ? value : std::string(built_in_file(option, value));
    };
    figures.scenario = text_of(kScenarioOption, figures.is_own_scenario);
    figures.tables = text_of(kTablesOption, figures.is_own_tables);
    return figures;
}

// Says which file is at fault: with figures of the text it can only be the board.
Refusal refused_in(std::string_view option, bool is_own, Refusal refusal) {
    if (is_own) {
        refusal.text = "The " + std::string(option) + " file: " + refusal.text;
        refusal.field = std::string(option) + ", " + refusal.field;
    } else {
        refusal.text = "The board does not fit the scenario and the tables. " + refusal.text;
        refusal.field = kBoardOption;
    }
    return refusal;
}

// READING: R84. Without it the list of 247 A.D. is taken as it is printed.
void drop_presumed(const Board& board, const ChosenOptions& chosen, Scenario& scenario) {
    if (chosen.at(kScenarioOption) != "2" || chosen.at("scenario2_graecia") == "roman") return;
    const int graecia = board.find_province("Graecia");
    if (graecia >= 0) scenario.roman &= ~province_bit(graecia);
}

}  // namespace

Result<std::shared_ptr<const AnyGame>> make_game(const Setup& setup) {
    const auto chosen = chosen_options(Text::facts(), setup);
    if (!chosen) return chosen.refusal();
    const Options options = options_of(*chosen);
    const Figures figures = figures_of(setup, *chosen);
    const auto board = Board::parse(figures.board);
    if (!board) return board.refusal();
    const Result<Tables> tables = Tables::read(
        **board, figures.tables, options.second_printing ? Printing::Second : Printing::First);
    if (!tables) return refused_in(kTablesOption, figures.is_own_tables, tables.refusal());
    Result<Scenario> scenario = Scenario::read(**board, figures.scenario);
    if (!scenario) return refused_in(kScenarioOption, figures.is_own_scenario, scenario.refusal());
    drop_presumed(**board, *chosen, *scenario);
    return std::shared_ptr<const AnyGame>(std::make_shared<Game>(
        Rules(*board, *tables, std::move(*scenario), options), figures.board, setup.board.empty()));
}

std::string_view built_in_file(std::string_view option, std::string_view value) {
    const bool is_scenario = option == kScenarioOption && value.size() == 1 && value >= "1" &&
                             value <= std::to_string(kScenarios);
    if (is_scenario) return built_in_scenario(value[0] - '0');
    return option == kTablesOption ? built_in_tables() : std::string_view();
}

}  // namespace occasus::invasions
