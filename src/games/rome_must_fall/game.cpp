// The facts of the game, and how a table of it is set up.
#include "games/rome_must_fall/game.h"

#include <array>
#include <memory>
#include <string>

#include "core/options.h"

#include "games/rome_must_fall/rulebook.gen.h"

namespace occasus::rome_must_fall {

const GameFacts& Text::facts() {
    static constexpr std::array<SeatFact, 1> kSeatFacts = {SeatFact{"rome", "Rome"}};
    static constexpr std::array<OptionFact, 1> kOptionFacts = {
        OptionFact{"board", "Your own gamesheet (a sheet file)", "", ""}};
    static constexpr std::array<std::string_view, 3> kGrades = {"defeat", "victory",
                                                                "brilliant victory"};
    static constexpr auto kPhaseFacts = std::to_array<PhaseFact>({
        {"roll", "Resources", "Resources"},
        {"resource", "Resources", "Resources"},
        {"", "Romans", "Romans"},
        {"barbarian", "Barbarians", "Barbarians"},
        {"over", "", "Over"},
    });
    static_assert(phases_are_told(kStepRows, kPhaseFacts));
    static const GameFacts game_facts = {
        .id = Rules::kId,
        .title = "Rome Must Fall",
        .line = "Six dice against six enemies, every five years from 420 to 475.",
        .credit = "Rome Must Fall, a roll and write game of 2024 (BoardGameGeek 428696).",
        .reconstructed =
            "The printed gamesheet is lost. The timelines, most of the paths and the raid tracks "
            "are our reconstruction; the sheet gives the source of every number.",
        .minutes = 15,
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

// An empty raid box decides nothing.
Telling Text::telling(const Rules& rules, const Event& event, Seat seat) {
    Telling telling = Words::telling(rules, event, seat);
    if (static_cast<EventKind>(event.kind) == EventKind::RaidMarked &&
        static_cast<Icon>(event.args[2]) == Icon::None)
        telling.omen.clear();
    return telling;
}

Result<std::shared_ptr<const AnyGame>> make_game(const Setup& setup) {
    if (const auto chosen = chosen_options(Text::facts(), setup); !chosen) return chosen.refusal();
    const bool built_in = setup.board.empty();
    const std::string text = built_in ? std::string(built_in_sheet()) : setup.board;
    const auto sheet = Sheet::parse(text);
    if (!sheet) return sheet.refusal();
    return std::shared_ptr<const AnyGame>(std::make_shared<Game>(Rules(*sheet), text, built_in));
}

}  // namespace occasus::rome_must_fall
