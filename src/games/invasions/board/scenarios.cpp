// The scenarios as figures, read once.
#include "games/invasions/board/scenarios.h"

#include <algorithm>
#include <string_view>

#include "core/notation.h"

#include "games/invasions/board/tables.h"
#include "games/invasions/scenarios.gen.h"
#include "games/invasions/words/words.h"

namespace occasus::invasions {

namespace {

class Reader {
  public:
    explicit Reader(const Board& board) : board_(board) {}

    Result<Scenario> read(int number) {
        const Result<std::vector<Figure>> figures = read_figures(kBuiltInScenarios, "scenarios");
        if (!figures) return figures.refusal();
        for (const Figure& figure : *figures)
            if (number_of(figure.of) == number) read_figure(figure);
        if (!missing_.empty())
            return unreadable("The board has no " + missing_ + ", which the scenario needs.",
                              "board");
        return std::move(scenario_);
    }

  private:
    int area(std::string_view id) {
        const int found = board_.find_area(id);
        if (found < 0) missing_ = "Area " + std::string(id);
        return std::max(found, 0);
    }
    int province(std::string_view id) {
        const int found = board_.find_province(id);
        if (found < 0) missing_ = "Province " + std::string(id);
        return std::max(found, 0);
    }

    // 19.1, 19.2, 19.3, 19.4, 19.5, 19.6. READING: R104.
    void read_figure(const Figure& figure) {
        const std::vector<std::string_view> words = split_words(figure.value);
        const int value = number_of(figure.value);
        if (figure.fact == "title") scenario_.title = figure.value;
        if (figure.fact == "year") scenario_.year = value;
        if (figure.fact == "turns") scenario_.turns = value;
        if (figure.fact == "victory") scenario_.victory = value;
        if (figure.fact == "free") scenario_.free_legions = value;
        if (figure.fact == "began_with") scenario_.began_with = value;
        if (figure.fact == "half_militia") scenario_.half_militia = true;
        if (figure.fact == "first_rebellion") scenario_.first_rebellion = true;
        if (figure.fact == "persian_pool")
            scenario_.persian_pool[at(figure.number)] = static_cast<std::uint8_t>(value);
        if (figure.fact == "period")
            std::fill(scenario_.period.begin() + figure.number, scenario_.period.end(),
                      static_cast<std::uint8_t>(figure.value[0] - 'A'));
        if (figure.fact == "treasury") {
            scenario_.roman_treasury = value;
            scenario_.persian_treasury = number_of(words[1]);
        }
        read_place(figure, words);
    }

    // READING: R82.
    void read_place(const Figure& figure, const std::vector<std::string_view>& words) {
        if (figure.fact == "roman") {
            const int held = province(words[0]);
            scenario_.roman |= province_bit(held);
            scenario_.province_legions[at(held)] = static_cast<std::uint8_t>(number_of(words[1]));
        }
        if (figure.fact == "legions")
            scenario_.area_legions[at(area(words[0]))] =
                static_cast<std::uint8_t>(number_of(words[1]));
        if (figure.fact == "persian") scenario_.persian |= province_bit(province(words[0]));
        if (figure.fact == "active") scenario_.active |= province_bit(province(words[0]));
        if (figure.fact == "force") read_force(words);
        if (figure.fact == "state") {
            StartingState state{.home = province(words[0]), .conquered = {}};
            for (std::size_t word = 1; word < words.size(); ++word)
                state.conquered.push_back(province(words[word]));
            scenario_.states.push_back(std::move(state));
        }
        if (figure.fact == "huns") {
            scenario_.hun_turn = figure.number;
            scenario_.huns = number_of(words[0]);
            scenario_.hun_province = province(words[1]);
        }
    }

    // german levies 15 Illyria
    void read_force(const std::vector<std::string_view>& words) {
        StartingForce force;
        force.force = force_of(find_force(words[0]));
        force.kind = words[1] == "militia"   ? Kind::Militia
                     : words[1] == "raiders" ? Kind::Raiders
                                             : Kind::Regulars;
        force.sp = number_of(words[2]);
        const bool is_area = words[3].find('-') != std::string_view::npos;
        if (is_area) force.area = area(words[3]);
        force.province = is_area ? board_.area(force.area).province : province(words[3]);
        scenario_.forces.push_back(force);
    }

    const Board& board_;
    Scenario scenario_;
    std::string missing_;
};

}  // namespace

Result<Scenario> Scenario::read(const Board& board, int number) {
    return Reader(board).read(number);
}

}  // namespace occasus::invasions
