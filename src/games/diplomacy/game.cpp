// The facts of the game, and how a table of it is set up.
#include "games/diplomacy/game.h"

#include <array>
#include <memory>
#include <string>

#include "core/notation.h"
#include "core/options.h"

#include "games/diplomacy/rulebook.gen.h"

namespace occasus::diplomacy {

namespace {

// FR-2. READING: R1. In the order of the powers of the board.
constexpr std::array<SeatFact, kPowers> kVariantSeats = {
    SeatFact{"visigoths", "Visigoths (Alaric)", "the Visigoths"},
    SeatFact{"romano-british", "Romano-British (Constantine)", "the Romano-British"},
    SeatFact{"gaul", "Gaul (Arbogast and Eugenius)", "Gaul", true},
    SeatFact{"vandals", "Vandals and others (Radagaisus)", "the Vandals"},
    SeatFact{"western", "Western Empire (Honorius)", "the Western Empire"},
    SeatFact{"huns", "Huns (Attila)", "the Huns"},
    SeatFact{"eastern", "Eastern Empire (Arcadius)", "the Eastern Empire"}};
constexpr std::array<SeatFact, kPowers> kStandardSeats = {SeatFact{"austria", "Austria"},
                                                          SeatFact{"england", "England"},
                                                          SeatFact{"france", "France", {}, true},
                                                          SeatFact{"germany", "Germany"},
                                                          SeatFact{"italy", "Italy"},
                                                          SeatFact{"russia", "Russia"},
                                                          SeatFact{"turkey", "Turkey"}};

constexpr std::array<OptionFact, 7> kOptionFacts = {
    OptionFact{"board", "Your own board (a board file)", "", ""},
    OptionFact{"game", "Game (FR-1)", "fall_of_rome,standard", "fall_of_rome",
               "Fall of Rome;Diplomacy, the standard game"},
    OptionFact{"edition", "Edition of the rules (SD-3)", "datc3,1971,1982,2000,2023", "datc3",
               "Test cases (DATC);1971;1982;2000;2023", "game=standard"},
    OptionFact{"start", "First units (FR-4)", "choice,standard", "choice",
               "Each power chooses them;As in the standard game", "game=fall_of_rome"},
    OptionFact{"hidden", "Hidden reporting (FR-17)", "false,true", "false", "No;Yes",
               "game=fall_of_rome"},
    OptionFact{"disorder_after", "Movement phases without orders before civil disorder (R30)",
               "1,2,3,4,5,6", "2"},
    OptionFact{"last_year", "Last year of the game (R32)", "", "none"}};
constexpr std::array<VariantFact, 1> kVariants = {
    VariantFact{"game", "standard", "Diplomacy", kStandardSeats}};
constexpr std::array<std::string_view, 3> kGrades = {"defeat", "draw", "victory"};

constexpr auto kPhaseFacts = std::to_array<PhaseFact>({
    {"Winter start", "", "First units"},
    {"Spring movement", "Spring", "Movement"},
    {"Spring retreats", "Retreats", "Retreats"},
    {"Autumn movement", "Autumn", "Movement"},
    {"Autumn retreats", "Retreats", "Retreats"},
    {"Autumn ownership", "", "Ownership"},
    {"Winter adjustments", "Winter", "Builds and removals"},
    {"over", "", "Over"},
});

GameFacts facts_with(std::string_view title, std::span<const SeatFact> seats) {
    return {
        .id = Rules::kId,
        .title = title,
        .line =
            "Seven powers negotiate, write their orders in secret, and share out a dying "
            "empire.",
        .credit =
            "Fall of Rome, a Diplomacy variant by Christopher Hunt; Diplomacy was designed "
            "by Allan B. Calhamer.",
        .reconstructed =
            "The map is the standard one. The coasts of Kiel, the names for files and the drawing "
            "are ours, and the board says so.",
        .minutes = 240,
        .rules_version = 2,
        .max_plies = Rules::kMaxPlies,
        .max_score = Rules::kMaxScore,
        .seats = seats,
        .options = kOptionFacts,
        .variants = kVariants,
        .phases = kPhaseFacts,
        .grades = kGrades,
        .winning_score = 2,
        .has_dice = false,
        .has_sealed_stages = true,
        .chapters = kChapters,
        .rulebook = kRulebook,
    };
}

constexpr std::string_view kNoYear = "none";

// READING: R32.
std::optional<Refusal> read_last_year(const std::string& text, Options& options) {
    if (text == kNoYear) return std::nullopt;
    const int first = options.game == Game::FallOfRome ? 401 : 1901;
    const auto year = number_in(text, first, first + kMostYears - 1);
    if (!year)
        return unreadable("The last year must be none or a year from " + std::to_string(first) +
                              " to " + std::to_string(first + kMostYears - 1) + ", not " +
                              quoted(text) + ".",
                          "last_year");
    options.last_year = year;
    return std::nullopt;
}

// FR-1, SD-3. Which game, and which edition of its rules.
Result<Options> read_options(const Setup& setup) {
    const auto chosen = chosen_options(Text::facts(), setup);
    if (!chosen) return chosen.refusal();
    Options options;
    options.game = *key_in(kGames, chosen->at("game"));
    options.edition = *key_in(kEditions, chosen->at("edition"));
    options.choose_start = chosen->at("start") == "choice";
    options.hidden = chosen->at("hidden") == "true";
    options.disorder_after = *number_in(chosen->at("disorder_after"), 1, 6);
    if (options.hidden && options.game == Game::Standard)
        return unreadable("Hidden reporting exists only in Fall of Rome, not in the standard game.",
                          "hidden");
    if (auto refusal = read_last_year(chosen->at("last_year"), options)) return *refusal;
    return options;
}

}  // namespace

const GameFacts& Text::facts() {
    static const GameFacts variant = facts_with("Fall of Rome", kVariantSeats);
    return variant;
}

const GameFacts& Text::facts(const Rules& rules) {
    static const GameFacts standard = facts_with(kVariants[0].title, kVariants[0].seats);
    return rules.is_variant() ? facts() : standard;
}

Result<std::shared_ptr<const AnyGame>> make_game(const Setup& setup) {
    const Result<Options> options = read_options(setup);
    if (!options) return options.refusal();
    const bool built_in = setup.board.empty();
    const std::string text = built_in ? std::string(built_in_board()) : setup.board;
    const auto board = Board::parse(text, options->game);
    if (!board) return board.refusal();
    if ((*board)->centres.size() > kMaxUnits)
        return unreadable(
            "A board to play on has at most " + std::to_string(kMaxUnits) + " centres.", "board");
    return std::shared_ptr<const AnyGame>(
        std::make_shared<Table>(Rules(*board, *options), text, built_in));
}

void Text::shorten(Setup& setup) {
    const auto value_of = [&](std::string_view name) -> std::string_view {
        for (const auto& [option, value] : setup.options)
            if (option == name) return value;
        return {};
    };
    if (!value_of("last_year").empty()) return;
    const bool is_standard = value_of("game") == name_in(kGames, Game::Standard);
    setup.options.emplace_back("last_year", is_standard ? "1905" : "405");
}

}  // namespace occasus::diplomacy
