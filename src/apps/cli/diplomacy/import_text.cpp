#include "apps/cli/diplomacy/import_text.h"

#include <algorithm>
#include <array>
#include <optional>
#include <sstream>
#include <utility>

#include "core/notation.h"

#include "apps/cli/exit.h"
#include "games/diplomacy/words/notation.h"
#include "games/diplomacy/words/written_words.h"

namespace occasus::cli {

namespace {

using diplomacy::Board;
using diplomacy::Phase;
using diplomacy::Season;
using diplomacy::Step;

// A word of a heading, and the part of a phase that it names.
struct HeadingWord {
    std::string_view words;
    std::optional<Season> season;
    std::optional<Step> step;
};

// In capital letters without accents: English, German, French, Spanish, Italian.
constexpr auto kHeadingWords = std::to_array<HeadingWord>({
    {" SPRING FRUEHJAHR FRUHJAHR FRUEHLING FRUHLING PRINTEMPS PRIMAVERA ", Season::Spring, {}},
    {" SUMMER SOMMER ETE VERANO ESTATE ", Season::Spring, Step::Retreats},
    {" FALL AUTUMN HERBST AUTOMNE OTONO AUTUNNO ", Season::Autumn, {}},
    {" WINTER HIVER INVIERNO INVERNO ", Season::Winter, Step::Adjustments},
    {" MOVEMENT MOVEMENTS MOVES DIPLOMACY BEFEHLE ZUEGE ZUGE MOUVEMENTS ORDRES MOVIMIENTOS ORDENES "
     "MOVIMENTI ORDINI ",
     {},
     Step::Movement},
    {" RETREAT RETREATS RUECKZUG RUCKZUG RUECKZUEGE RUCKZUGE RETRAITE RETRAITES RETIRADA RETIRADAS "
     "RITIRATA RITIRATE ",
     {},
     Step::Retreats},
    {" BUILD BUILDS BUILDING ADJUSTMENT ADJUSTMENTS REMOVALS AUFBAU AUFBAUTEN ABBAU AJUSTEMENTS "
     "AJUSTES CONSTRUCCIONES AGGIUSTAMENTI COSTRUZIONI ",
     {},
     Step::Adjustments},
    {" PHASE PHASES TURN YEAR SEASON THE OF AND FOR ORDERS RESULTS ORDER JAHR RUNDE DER DIE DAS "
     "UND "
     "ANNEE SAISON DE LA LE ET ANO TURNO DEL Y ANNO FASE DI E ",
     {},
     {}},
});

std::string trimmed(std::string_view text) {
    constexpr std::string_view kAround = " \t\r*#=-_~:.|";
    const std::size_t begin = text.find_first_not_of(kAround);
    if (begin == std::string_view::npos) return {};
    return std::string(text.substr(begin, text.find_last_not_of(kAround) - begin + 1));
}

// The parts of a phase that a line names, for the lines below it.
struct Heading {
    std::optional<Season> season;
    std::optional<Step> step;
    std::optional<int> year;

    // A heading consists of such words alone; any other line gives nothing.
    static std::optional<Heading> of(std::string_view line) {
        std::string text = trimmed(line);
        if (const auto phase = diplomacy::parse_phase(text))
            return Heading{phase->season, phase->step, phase->year};
        Heading heading;
        if (const auto digit = text.find_first_of("0123456789"); digit != std::string::npos) {
            const std::size_t end =
                std::min(text.find_first_not_of("0123456789", digit), text.size());
            heading.year = number_in(text.substr(digit, end - digit), 100, 9999);
            if (!heading.year) return std::nullopt;
            text.replace(digit, end - digit, " ");
        }
        const diplomacy::Words words(text);
        for (std::size_t at = 0; at < words.size(); ++at)
            if (words[at].letters != diplomacy::kDash && !heading.take(words.text(at)))
                return std::nullopt;
        if (!heading.season && !heading.step && !heading.year) return std::nullopt;
        return heading;
    }

    // The phase it names, where `before` is the one above it; nothing while no year is known.
    std::optional<Phase> after(const std::optional<Phase>& before) const {
        if (!year && !before) return std::nullopt;
        Phase phase{season.value_or(Season::Spring), step.value_or(Step::Movement),
                    year ? *year : before->year};
        if (!season && !year) phase.season = before->season;
        if (phase.step == Step::Adjustments) phase.season = Season::Winter;
        return phase;
    }

  private:
    bool take(std::string_view word) {
        const std::string looked_for = ' ' + std::string(word) + ' ';
        const auto found = std::ranges::find_if(kHeadingWords, [&](const HeadingWord& row) {
            return row.words.find(looked_for) != std::string_view::npos;
        });
        if (found == kHeadingWords.end()) return false;
        if (found->season) season = found->season;
        if (found->step) step = found->step;
        return true;
    }
};

// Calls `begin(phase)` for a line that names a phase, and `take(line)` for any other that says
// something.
template <class Begin, class Take>
void for_each_line(const std::string& text, const Begin& begin, const Take& take) {
    std::optional<Phase> phase;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        if (trimmed(line).empty()) continue;
        const auto heading = Heading::of(line);
        const auto named = heading ? heading->after(phase) : std::nullopt;
        if (named)
            begin(*(phase = named));
        else if (!heading)
            take(trimmed(line));
    }
}

// Whether words in brackets are part of an order: a coast, or a way by sea.
bool is_of_order(std::string_view bracket) {
    using diplomacy::Means;
    const diplomacy::Words words(bracket);
    for (std::size_t at = 0; at < words.size(); ++at)
        for (int means = static_cast<int>(Means::Via); means <= static_cast<int>(Means::WestCoast);
             ++means)
            if (words[at].can_mean(static_cast<Means>(means))) return true;
    return false;
}

// Without the results that some sites write behind an order: "(bounce)", "[dislodged]".
std::string without_results(std::string text) {
    constexpr int kMostResults = 3;
    for (int result = 0; result < kMostResults; ++result) {
        text.erase(text.find_last_not_of(" \t\r.,;*") + 1);
        const std::size_t open = text.find_last_of("([");
        const bool is_last = text.ends_with(')') || text.ends_with(']');
        if (open == std::string::npos || open == 0 || !is_last ||
            is_of_order(std::string_view(text).substr(open)))
            break;
        text.erase(open);
    }
    return text;
}

// The power that a line begins with, and what stands behind its name. The line itself when it
// begins with none.
std::pair<int, std::string> power_before(const Board& board, const std::string& line) {
    constexpr int kMostWords = 8;  // "The orders of the Western Roman Empire:"
    std::pair<int, std::string> found{diplomacy::kNobody, line};
    std::size_t end = 0;
    for (int word = 0; word < kMostWords; ++word) {
        end = line.find_first_of(" :", line.find_first_not_of(' ', end));
        if (end == std::string::npos) break;
        const int power = diplomacy::heading_of(board, line.substr(0, end));
        if (power != diplomacy::kNobody) found = {power, trimmed(line.substr(end))};
        if (line[end] == ':') break;
    }
    if (const int power = diplomacy::heading_of(board, line); power != diplomacy::kNobody)
        found = {power, ""};
    return found;
}

// Several orders of one line stand between commas or semicolons.
std::vector<std::string> orders_in(const std::string& text) {
    std::vector<std::string> orders;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find_first_of(",;", begin), text.size());
        const std::string order = without_results(trimmed(text.substr(begin, end - begin)));
        if (!order.empty()) orders.push_back(order);
        begin = end + 1;
    }
    return orders;
}

class TextReader {
  public:
    explicit TextReader(const Board& board) : board_(board) {}

    std::vector<ArchivePhase> read(const std::string& text) {
        for_each_line(
            text, [&](const Phase& phase) { begin(phase); },
            [&](const std::string& line) { take(line); });
        if (phases_.empty())
            throw Refused("no line names a phase; examples are: Spring 1901, S1901M");
        return std::move(phases_);
    }

  private:
    void begin(const Phase& phase) {
        power_ = diplomacy::kNobody;
        if (!phases_.empty() && phases_.back().date == phase) return;
        phases_.push_back({.name = phase_text(board_.game, phase),
                           .date = phase,
                           .standing = std::nullopt,
                           .orders = {},
                           .press = {},
                           .strays = std::exchange(strays_, {})});
    }

    void take(const std::string& line) {
        const auto [power, rest] = power_before(board_, line);
        if (power != diplomacy::kNobody) power_ = power;
        if (phases_.empty() || power_ == diplomacy::kNobody) {
            auto& strays = phases_.empty() ? strays_ : phases_.back().strays;
            return strays.push_back(line);
        }
        auto& orders = phases_.back().orders[static_cast<std::size_t>(power_)];
        if (!orders) orders.emplace();
        for (const std::string& order : orders_in(rest)) orders->push_back(order);
    }

    const Board& board_;
    int power_ = diplomacy::kNobody;
    std::vector<std::string> strays_;  // Before the first phase.
    std::vector<ArchivePhase> phases_;
};

}  // namespace

std::vector<std::string> games_in(const std::string& text) {
    std::vector<std::string> games{""};
    std::optional<Phase> last;
    const auto add = [&](const std::string& line) { games.back() += line + "\n"; };
    for_each_line(
        text,
        [&](const Phase& phase) {
            if (last && is_before(phase, *last)) games.emplace_back();
            last = phase;
            add(phase_text(diplomacy::Game::Standard, phase));
        },
        add);
    return games;
}

std::string game_of_text(const std::string& text) {
    constexpr int kFirstModernYear = 1000;
    std::optional<int> year;
    for_each_line(
        text, [&](const Phase& phase) { year = year.value_or(phase.year); },
        [](const std::string&) {});
    using diplomacy::Game;
    const Game game = year && *year < kFirstModernYear ? Game::FallOfRome : Game::Standard;
    return std::string(diplomacy::name_in(diplomacy::kGames, game));
}

std::vector<ArchivePhase> read_text_archive(const std::string& text, const Board& board) {
    return TextReader(board).read(text);
}

}  // namespace occasus::cli
