// The tables as figures, read once.
#include "games/invasions/board/tables.h"

#include <algorithm>
#include <charconv>
#include <string>

#include "games/invasions/tables.gen.h"

namespace occasus::invasions {

int number_of(std::string_view text) {
    int number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

namespace {

int period_of(const Figure& figure) {
    return figure.of[0] - 'A';
}

int rebellion_column(std::string_view legions) {
    const auto found =
        std::find(kRebellionLegions.begin(), kRebellionLegions.end(), number_of(legions));
    return static_cast<int>(found - kRebellionLegions.begin());
}

// "3", "(5)", "4(12)".
RevoltFigure revolt_figure(std::string_view text) {
    RevoltFigure figure;
    figure.always = static_cast<std::uint8_t>(number_of(text));
    const std::size_t bracket = text.find('(');
    if (bracket != std::string_view::npos)
        figure.only_g = static_cast<std::uint8_t>(number_of(text.substr(bracket + 1)));
    return figure;
}

void read_price(Tables& tables, const Figure& figure) {
    const bool roman = figure.of == "roman";
    const int value = number_of(figure.value);
    if (figure.fact == "delay") (roman ? tables.roman_delay : tables.persian_delay) = value;
    if (figure.fact == "pay") (roman ? tables.roman_pay : tables.persian_pay) = value;
    if (figure.fact == "replacement") (roman ? tables.roman_price : tables.persian_price) = value;
    if (figure.fact == "bribe") tables.bribe = value;
    if (figure.fact == "march") tables.march_penalty = value;
}

void read_period(Tables& tables, const Figure& figure) {
    const auto period = at(period_of(figure));
    if (figure.fact == "first_year")
        tables.first_year[period] = static_cast<std::int16_t>(number_of(figure.value));
    if (figure.fact == "rolls")
        tables.rolls[period] = static_cast<std::uint8_t>(number_of(figure.value));
    if (figure.fact == "even_turns") tables.even_turns[period] = true;
    if (figure.fact == "revolution")
        tables.revolution[period] = static_cast<std::uint8_t>(number_of(figure.value));
    if (figure.fact == "modifier")
        tables.modifier[period] = static_cast<std::int8_t>(number_of(figure.value));
}

void read_cell(Tables& tables, const Figure& figure) {
    const auto die = at(figure.number);
    if (figure.fact == "combat") {
        const auto result = std::find(kCombatResults.begin(), kCombatResults.end(), figure.value);
        tables.combat[at(number_of(figure.of) - 1)][die] =
            static_cast<CombatResult>(result - kCombatResults.begin());
    }
    if (figure.fact == "rebellion")
        tables.rebellion[die][at(rebellion_column(figure.of))] =
            static_cast<std::uint8_t>(number_of(figure.value));
}

void read_province(Tables& tables, const Figure& figure, int province) {
    if (figure.fact == "revolt" || figure.fact == "revolt_second")
        tables.revolt[at(province)][at(figure.number)] = revolt_figure(figure.value);
    if (figure.fact == "column") tables.origins[at(number_of(figure.value) - 1)] = province;
}

// The columns of 16.0 are known only when all figures have been read.
void read_creation(Tables& tables, const Figure& figure, int province) {
    const auto column = std::find(tables.origins.begin(), tables.origins.end(), province);
    tables.creation[at(static_cast<int>(column - tables.origins.begin()))][at(figure.number)] = {
        .sp = static_cast<std::uint8_t>(number_of(std::string_view(figure.value).substr(1))),
        .raiders = figure.value[0] == 'R'};
}

bool is_of_province(const Figure& figure) {
    return figure.fact == "revolt" || figure.fact == "revolt_second" || figure.fact == "column" ||
           figure.fact == "creation";
}
bool is_of_period(const Figure& figure) {
    return figure.fact == "first_year" || figure.fact == "rolls" || figure.fact == "even_turns" ||
           figure.fact == "revolution" || figure.fact == "modifier";
}

}  // namespace

// READING: R108. Of the second printing only where it is played.
Result<Tables> Tables::read(const Board& board, Printing printing) {
    const Result<std::vector<Figure>> figures = read_figures(kBuiltInTables, "tables");
    if (!figures) return figures.refusal();
    Tables tables;
    for (const Figure& figure : *figures) {
        if (figure.fact == "revolt_second" && printing == Printing::First) continue;
        if (is_of_province(figure)) {
            const int province = board.find_province(figure.of);
            if (province < 0)
                return unreadable("The board has no Province " + figure.of + ".", "board");
            read_province(tables, figure, province);
        } else if (is_of_period(figure)) {
            read_period(tables, figure);
        } else {
            read_cell(tables, figure);
            read_price(tables, figure);
        }
    }
    for (const Figure& figure : *figures)
        if (figure.fact == "creation")
            read_creation(tables, figure, board.find_province(figure.of));
    return tables;
}

}  // namespace occasus::invasions
