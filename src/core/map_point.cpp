#include "core/map_point.h"

#include <algorithm>
#include <cstdint>
#include <optional>

namespace occasus {

namespace {

bool is_digit(char letter) {
    return letter >= '0' && letter <= '9';
}

// Digits with at most one point among them, behind at most one minus. The number nearest to what is
// written, and the same wherever the program runs: not every standard library reads such numbers.
// Digits after the fifteenth, and after the 22nd place, are so far beyond any map that they count
// as noughts.
std::optional<double> parse_degrees(std::string_view text) {
    constexpr int kExactDigits = 15;  // Numbers of so many digits are exact,
    constexpr int kExactPlaces = 22;  // and so are powers of ten up to this; one division rounds.
    const bool is_negative = text.starts_with('-');
    if (is_negative) text.remove_prefix(1);
    std::int64_t digits = 0;
    double unit = 1;
    int counted = 0;
    int places = 0;
    bool after_point = false;
    bool any = false;
    for (const char letter : text) {
        if (letter == '.' && !after_point) {
            after_point = true;
            continue;
        }
        if (!is_digit(letter)) return std::nullopt;
        any = true;
        if (counted == kExactDigits || places == kExactPlaces) {
            if (!after_point) return std::nullopt;
            continue;
        }
        digits = digits * 10 + (letter - '0');
        if (digits > 0) ++counted;
        if (!after_point) continue;
        unit *= 10;
        ++places;
    }
    if (!any) return std::nullopt;
    const double degrees = static_cast<double>(digits) / unit;
    return is_negative ? -degrees : degrees;
}

}  // namespace

Result<MapPoint> parse_map_point(std::string_view text) {
    const std::size_t space = std::min(text.find(' '), text.size());
    const auto longitude = parse_degrees(text.substr(0, space));
    const auto latitude = parse_degrees(text.substr(std::min(space + 1, text.size())));
    const bool is_on_earth = longitude && latitude && *longitude >= -180 && *longitude <= 180 &&
                             *latitude >= -90 && *latitude <= 90;
    if (!is_on_earth)
        return unreadable(
            "write a place as longitude (-180 to 180), a space, latitude (-90 to 90).");
    return MapPoint{*longitude, *latitude};
}

}  // namespace occasus
