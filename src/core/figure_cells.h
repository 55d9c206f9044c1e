// Readers of cells of board, scenario and table files. Each function returns what is wrong, or
// nothing; the reader of the file adds the line (`at_line`).
#pragma once

#include <optional>
#include <string>

#include "core/figure_file.h"
#include "core/map_point.h"
#include "core/notation.h"

namespace occasus {

// "legions of Italia", "pool of persian for 3".
inline std::string said_of(const Figure& figure) {
    return figure.fact + (figure.of.empty() ? "" : " of " + figure.of) +
           (figure.number == 0 ? "" : " for " + std::to_string(figure.number));
}

// `facts` are those that a file of the kind has; each has a name.
template <class Facts>
std::optional<Refusal> unknown_fact(const Figure& figure, const Facts& facts) {
    std::string names;
    for (const auto& known : facts) names += (names.empty() ? "" : ", ") + std::string(known.name);
    return unreadable("fact “" + figure.fact + "” is unknown; known are: " + names + ".");
}

inline std::optional<Refusal> check_unnumbered(const Figure& figure) {
    if (figure.number == 0) return {};
    return unreadable(figure.fact + " of " + figure.of + " must be given once, without a number.");
}

// Sets the number when it is low .. high.
template <class Number>
std::optional<Refusal> read_number(const Figure& figure, int low, int high, Number& number) {
    const auto parsed = number_in(figure.value, low, high);
    if (!parsed)
        return unreadable(said_of(figure) + " is a whole number from " + std::to_string(low) +
                          " to " + std::to_string(high) + ", not " + quoted(figure.value) + ".");
    number = static_cast<Number>(*parsed);
    return {};
}

inline std::optional<Refusal> read_yes(const Figure& figure, bool& yes) {
    yes = figure.value == "yes";
    if (yes || figure.value == "no") return {};
    return unreadable(said_of(figure) + " is yes or no, not " + quoted(figure.value) + ".");
}

// Longitude, a space, latitude.
inline std::optional<Refusal> check_place(const Figure& figure) {
    const Result<MapPoint> place = parse_map_point(figure.value);
    if (!place) return place.refusal();
    return {};
}

// Sets where something stands on the drawn map.
inline std::optional<Refusal> read_place(const Figure& figure, MapPoint& place) {
    if (auto wrong = check_place(figure)) return wrong;
    place = *parse_map_point(figure.value);
    return {};
}

}  // namespace occasus
