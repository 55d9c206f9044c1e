// The printed tables: combat, creation, revolution, rebellion, and the prices. They are read from a
// table file (figure_file.h says how one is written); those of the text are such a file, and anyone
// may write another.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "games/invasions/board/board.h"

namespace occasus::invasions {

// 14.1.
enum class CombatResult : std::uint8_t { None, HalfDefender, Defender, HalfExchange, Exchange };
inline constexpr std::array<std::string_view, 5> kCombatResults = {"-", "1/2De", "De", "1/2Ex",
                                                                   "Ex"};
inline constexpr int kOdds = 6;     // 14.0. 1-1 to 6-1.
inline constexpr int kPeriods = 7;  // 15.0. A to G.
inline constexpr int kPeriodG = 6;
inline constexpr int kOrigins = 5;  // 16.0. Provinces of origin.

// 16.0. One cell.
struct Creation {
    std::uint8_t sp = 0;
    bool raiders = false;
};

// 17.2. One cell: what appears in every Period, and what is added in Period G.
struct RevoltFigure {
    std::uint8_t always = 0;
    std::uint8_t only_g = 0;
};

// 18.0. A column begins at a number of legions; in the last the figures are percentages.
inline constexpr int kRebellionColumns = 6;
inline constexpr std::array<int, kRebellionColumns> kRebellionLegions = {4, 5, 7, 8, 9, 10};
inline constexpr int kLowestRebellionDie = 3;
inline constexpr int kHighestRebellionDie = 7;

// READING: R108. The text prints its tables twice, and 17.2 not alike.
enum class Printing : std::uint8_t { First, Second };

struct Tables {
    std::string name;
    std::array<std::array<CombatResult, 7>, kOdds> combat{};       // By odds - 1 and die.
    std::array<int, kOrigins> origins{};                           // By second die - 1.
    std::array<std::array<Creation, 7>, kOrigins> creation{};      // By second die - 1, line.
    std::array<std::int16_t, kPeriods> first_year{};               // 15.0
    std::array<std::uint8_t, kPeriods> rolls{};                    // 16.3
    std::array<bool, kPeriods> even_turns{};                       // 16.3
    std::array<std::uint8_t, kPeriods> revolution{};               // 17.0. The lowest yes.
    std::array<std::array<RevoltFigure, 7>, kProvinces> revolt{};  // By Province and die.
    std::array<std::array<std::uint8_t, kRebellionColumns>, 8> rebellion{};  // By modified die.
    std::array<std::int8_t, kPeriods> modifier{};                            // 18.0
    int roman_delay = 0;                                                     // 12.0, R92
    int persian_delay = 0;
    int roman_pay = 0;  // 11.11
    int persian_pay = 0;
    int roman_price = 0;  // 11.12
    int persian_price = 0;
    int bribe = 0;          // 11.21
    int march_penalty = 0;  // 8.22

    // Refused at the line of the first figure that is wrong or names a Province the board lacks,
    // or when a figure is missing that the rules look up.
    static Result<Tables> read(const Board&, std::string_view csv, Printing = Printing::First);
};

// The file of the tables that the text prints.
std::string_view built_in_tables();

}  // namespace occasus::invasions
