// The price of an answer, known before it is worked out. docs/protocol.md has the table of all.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>

namespace occasus::table {

// Question: counted among those that an address may ask in a second. Work: also among the tables
// and records that it may give us in an hour. Thinking: one question, and the time that computer
// players and advisers of the table may take.
enum class Counts : std::uint8_t { Question, Work, Thinking };

struct Price {
    // Processor time of the largest answer, in milliseconds of one core of 2.8 GHz.
    int milliseconds;
    Counts counts;
    std::string_view who;  // The people who may ask for it.

    // The number of questions it counts as: every ten milliseconds are one. Work and thinking are
    // counted separately.
    int questions() const {
        constexpr int kMillisecondsOfAQuestion = 10;
        return counts == Counts::Question ? std::max(1, milliseconds / kMillisecondsOfAQuestion)
                                          : 1;
    }
};

// A request ("GET /api/games") or the type of a message, with its price.
struct PricedName {
    std::string name;
    Price price;
};

}  // namespace occasus::table
