// Where something stands on a drawn map, as board files write it.
#pragma once

#include <string_view>

#include "core/refusal.h"

namespace occasus {

// In degrees; east and north are positive.
struct MapPoint {
    double longitude = 0;
    double latitude = 0;
};

// Longitude, a space, latitude. The refusal of anything else says so.
Result<MapPoint> parse_map_point(std::string_view text);

}  // namespace occasus
