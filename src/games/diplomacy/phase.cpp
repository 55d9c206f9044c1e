#include "games/diplomacy/phase.h"

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
    const std::size_t step = kStepLetters.find(text.back());
    const auto year = number_in(text.substr(1, text.size() - 2), 0, kLastYear);
    if (!season || step == std::string_view::npos || !year) return std::nullopt;
    return Phase{*season, static_cast<Step>(step), *year};
}

std::string phase_text(Game game, const Phase& phase) {
    const std::string_view seasons = game == Game::Standard ? "SFW" : "SAW";
    return seasons[static_cast<std::size_t>(phase.season)] + std::to_string(phase.year) +
           kStepLetters[static_cast<std::size_t>(phase.step)];
}

}  // namespace occasus::diplomacy
