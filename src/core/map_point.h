// Where something stands on a drawn map, as board files write it.
#pragma once

#include <optional>
#include <string_view>

namespace occasus {

// In degrees; east and north are positive.
struct MapPoint {
    double longitude = 0;
    double latitude = 0;
};

// What a refusal says of a text that is not a point.
inline constexpr std::string_view kMapPointForm =
    "a place is longitude (-180 to 180), a space, latitude (-90 to 90).";

std::optional<MapPoint> parse_map_point(std::string_view text);

}  // namespace occasus
