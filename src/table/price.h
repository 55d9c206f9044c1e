// What an answer costs, known before it is worked out. docs/protocol.md has the table of all.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>

namespace occasus::table {

// Question: counted among those that an address may ask in a second. Work: also among the tables
// and records that it may give us in an hour.
enum class Counts : std::uint8_t { Question, Work };

struct Price {
    // Of processor time, at its largest, in milliseconds of one core of 2.8 GHz.
    int milliseconds;
    Counts counts;
    std::string_view who;  // Who may ask for it.

    // How many questions it counts as: every ten milliseconds are one. Work is counted by itself.
    int questions() const {
        constexpr int kMillisecondsOfAQuestion = 10;
        return counts == Counts::Work ? 1 : std::max(1, milliseconds / kMillisecondsOfAQuestion);
    }
};

// What has a price: "GET /api/games", or the type of a message.
struct PricedName {
    std::string name;
    Price price;
};

}  // namespace occasus::table
