// A game of Diplomacy from elsewhere, phase by phase; and one that the Python package `diplomacy`
// writes, read and checked for its form.
#pragma once

#include <array>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "core/value.h"

#include "games/diplomacy/board/board.h"
#include "games/diplomacy/board/phase.h"

namespace occasus::cli {

struct Standing {
    std::set<std::string> units;      // "FRANCE A PAR"
    std::set<std::string> dislodged;  // The same, without a star.
    std::set<std::string> centres;    // "FRANCE owns PAR"
};

struct ArchivePhase {
    std::string name;
    std::optional<diplomacy::Phase> date;  // Nothing: COMPLETED.
    std::optional<Standing> standing;      // Nothing: not told.
    // Nothing: none received.
    std::array<std::optional<std::vector<std::string>>, diplomacy::kPowers> orders;
    std::vector<std::string> press;   // `FRANCE to GERMANY: "hello"`
    std::vector<std::string> strays;  // Lines that are no orders of any power.

    bool has_orders() const;
};

inline bool is_before(const diplomacy::Phase& one, const diplomacy::Phase& other) {
    return std::tuple(one.year, one.season, one.step) <
           std::tuple(other.year, other.season, other.step);
}

// "standard" or "fall_of_rome", by the map or the names of the powers. Throws Refused for other
// maps.
std::string game_of_archive(const Value& document);
// Throws Refused, naming the phase and the field.
std::vector<ArchivePhase> read_archive(const Value& document, const diplomacy::Board& board);
// The `state` of a phase. `where` is what a complaint calls it. Throws Refused.
Standing read_standing(const Value& state, const diplomacy::Board& board, const std::string& where);

}  // namespace occasus::cli
