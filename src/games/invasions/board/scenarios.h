// 19.0. The contents of a scenario. It is read from a scenario file (figure_file.h says how one is
// written); the six of the text are such files, and anyone may write another.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "games/invasions/board/board.h"

namespace occasus::invasions {

inline constexpr int kScenarios = 6;  // 19.1, 19.2, 19.3, 19.4, 19.5, 19.6.
inline constexpr int kMaxTurns = 20;
inline constexpr int kMaxRomans = 120;  // Legions, rebels, regulars of states and the pool.

enum class Kind : std::uint8_t { Regulars, Raiders, Militia };  // Levies are regulars.

// 19.0 (4). A force on the map at the start; placed by die (13.2) when no Area is said.
struct StartingForce {
    Force force = kNobody;
    Kind kind = Kind::Regulars;
    int sp = 0;
    int area = -1;
    int province = -1;
};

struct StartingState {
    int home = -1;
    std::vector<int> conquered;
};

struct Scenario {
    std::string title;
    int year = 0;
    int turns = 0;
    int victory = 0;
    std::array<std::uint8_t, kMaxTurns + 1> period{};         // READING: R104. By turn; 0 is A.
    ProvinceSet roman = 0;                                    // R75. Rome's at the start.
    std::array<std::uint8_t, kProvinces> province_legions{};  // 19.0. To split over its Areas.
    std::array<std::uint8_t, kMaxAreas> area_legions{};
    int free_legions = 0;
    bool half_militia = false;  // 19.4
    ProvinceSet active = 0;     // 5.82. READING: R82.
    ProvinceSet persian = 0;
    std::vector<StartingForce> forces;
    std::vector<StartingState> states;                       // By number - 1.
    std::array<std::uint8_t, kMaxTurns + 8> persian_pool{};  // By turn.
    int began_with = 0;                                      // 5.73, R33
    int roman_treasury = 0;
    int persian_treasury = 0;
    bool first_rebellion = false;  // 19.1
    int hun_turn = 0;              // 19.5; 0: none come.
    int huns = 0;
    int hun_province = -1;

    // Refused at the line of the first figure that is wrong or names a place the board lacks.
    static Result<Scenario> read(const Board&, std::string_view csv);
};

// The file of scenario 1 to 6.
std::string_view built_in_scenario(int number);

}  // namespace occasus::invasions
