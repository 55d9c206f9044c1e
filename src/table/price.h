// The price of an answer, known before it is worked out. bench/prices.txt has them all.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace occasus::table {

// Question: counted among those that an address may ask in a second. Work: also among the tables
// and records that it may give us in an hour. Thinking: one question, and the time that computer
// players and advisers of the table may take.
enum class Counts : std::uint8_t { Question, Work, Thinking };

inline constexpr std::string_view kAnyone = "anyone";

struct Price {
    // Processor time of the largest answer, in milliseconds of one core of 2.8 GHz.
    int milliseconds;
    Counts counts;
    std::string_view who;  // The people who may ask for it.
    bool told = false;     // Everyone who listens at the table hears of it.

    // The number of questions it counts as: every ten milliseconds are one, and to tell a listener
    // takes a sixth of one. Work and thinking are counted separately.
    int questions(int listeners = 0) const {
        constexpr int kMillisecondsOfAQuestion = 10;
        constexpr int kListenersOfAQuestion = 60;
        if (counts != Counts::Question) return 1;
        return std::max(1, milliseconds / kMillisecondsOfAQuestion) +
               (told ? listeners / kListenersOfAQuestion : 0);
    }
};

// The number of questions that the opening of a table counts as: its record is played again, and
// the dearest lines, those of The Barbarian Invasions, take a seventh of a millisecond each.
constexpr int questions_of_opening(std::size_t lines) {
    constexpr std::size_t kLinesOfAQuestion = 70;
    return static_cast<int>(lines / kLinesOfAQuestion);
}

// A request ("GET /api/games") or the type of a message, with its price.
struct PricedName {
    std::string name;
    Price price;
};

}  // namespace occasus::table
