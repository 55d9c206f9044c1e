#include "table/table_id.h"

#include <algorithm>
#include <cstddef>

namespace occasus::table {

bool is_table_id(std::string_view id) {
    constexpr std::size_t kLongest = 64;
    return !id.empty() && id.size() <= kLongest &&
           std::all_of(id.begin(), id.end(), [](char letter) {
               return (letter >= '0' && letter <= '9') || (letter >= 'a' && letter <= 'z') ||
                      (letter >= 'A' && letter <= 'Z') || letter == '-' || letter == '_';
           });
}

}  // namespace occasus::table
