// The names of enumerators in files and on the page: one row each, which names its key.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

#include "core/vocabulary/rows.h"

namespace occasus::diplomacy {

template <class Key>
struct Named {
    Key key;
    std::string_view name;
};

// Row n is that of enumerator n, and no name stands twice.
template <class Key, std::size_t kCount>
consteval bool are_in_order(const std::array<Named<Key>, kCount>& rows) {
    return in_order(rows, &Named<Key>::key, &Named<Key>::name);
}

template <class Key, std::size_t kCount>
constexpr std::string_view name_in(const std::array<Named<Key>, kCount>& rows, Key key) {
    return rows[at(key)].name;
}

// Nothing when no row has that name.
template <class Key, std::size_t kCount>
constexpr std::optional<Key> key_in(const std::array<Named<Key>, kCount>& rows,
                                    std::string_view name) {
    for (const Named<Key>& row : rows)
        if (row.name == name) return row.key;
    return std::nullopt;
}

}  // namespace occasus::diplomacy
