// Where something stands on a drawn map, as board files write it.
#pragma once

#include <optional>
#include <string_view>

#include "core/number.h"

namespace occasus {

// In degrees; east and north are positive.
struct MapPoint {
    double longitude = 0;
    double latitude = 0;
};

// What a refusal says of a text that is not a point.
inline constexpr std::string_view kMapPointForm =
    "a place is longitude (-180 to 180), a space, latitude (-90 to 90).";

inline std::optional<MapPoint> parse_map_point(std::string_view text) {
    const std::size_t space = text.find(' ');
    if (space == std::string_view::npos) return std::nullopt;
    const auto longitude = parse_number<double>(text.substr(0, space));
    const auto latitude = parse_number<double>(text.substr(space + 1));
    // Written so that NaN is refused too.
    const bool is_on_earth = longitude && latitude && *longitude >= -180 && *longitude <= 180 &&
                             *latitude >= -90 && *latitude <= 90;
    if (!is_on_earth) return std::nullopt;
    return MapPoint{*longitude, *latitude};
}

}  // namespace occasus
