// What the cells of scenario and table files may hold. Each function returns what is wrong, in a
// sentence, or nothing.
#pragma once

#include <string>
#include <string_view>

#include "core/figure_file.h"
#include "core/notation.h"

namespace occasus::invasions {

// "legions of Italia", "pool of persian for 3".
inline std::string said_of(const Figure& figure) {
    return figure.fact + " of " + figure.of +
           (figure.number == 0 ? "" : " for " + std::to_string(figure.number));
}

// `facts` are those that a file of the kind has; each has a name.
template <class Facts>
std::string unknown_fact(const Figure& figure, const Facts& facts) {
    std::string names;
    for (const auto& known : facts) names += (names.empty() ? "" : ", ") + std::string(known.name);
    return "fact “" + figure.fact + "” is unknown; there is: " + names + ".";
}

inline std::string check_unnumbered(const Figure& figure) {
    return figure.number == 0 ? ""
                              : figure.fact + " of " + figure.of + " is given once, unnumbered.";
}

// Sets the number when it is low .. high.
template <class Number>
std::string read_number(const Figure& figure, int low, int high, Number& number) {
    const auto parsed = number_in(figure.value, low, high);
    if (!parsed)
        return said_of(figure) + " is a whole number from " + std::to_string(low) + " to " +
               std::to_string(high) + ", not " + quoted(figure.value) + ".";
    number = static_cast<Number>(*parsed);
    return {};
}

}  // namespace occasus::invasions
