#include "games/diplomacy/board/phase.h"

#include <algorithm>

#include "core/notation.h"

namespace occasus::diplomacy {

namespace {

constexpr int kLastYear = 99'999;

std::optional<Season> season_of(char letter) {
    switch (letter) {
        case 'S':
            return Season::Spring;
        case 'F':
        case 'A':
            return Season::Autumn;
        case 'W':
            return Season::Winter;
        default:
            return std::nullopt;
    }
}

}  // namespace

std::optional<Phase> parse_phase(std::string_view text) {
    if (text.size() < 3) return std::nullopt;
    const auto season = season_of(text.front());
    const auto step = std::find_if(kStepRows.begin(), kStepRows.end(),
                                   [&](const StepRow& row) { return row.letter == text.back(); });
    const auto year = number_in(text.substr(1, text.size() - 2), 0, kLastYear);
    if (!season || step == kStepRows.end() || !year) return std::nullopt;
    return Phase{*season, step->step, *year};
}

std::string phase_text(Game game, const Phase& phase) {
    const std::string_view seasons = game == Game::Standard ? "SFW" : "SAW";
    return seasons[at(phase.season)] + std::to_string(phase.year) + row_of(phase.step).letter;
}

}  // namespace occasus::diplomacy
