// Places in arrays, and ids: the place of one kind of thing among those of its kind.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace occasus {

template <class Index>
constexpr std::size_t at(Index index) {
    return static_cast<std::size_t>(index);
}

// The place of the one with that id, among ids or among things that have one; -1: there is none.
template <class Items>
constexpr int find_id(const Items& items, std::string_view id) {
    int place = 0;
    for (const auto& item : items) {
        if constexpr (requires { item.id; }) {
            if (item.id == id) return place;
        } else if (item == id) {
            return place;
        }
        ++place;
    }
    return -1;
}

// It reads as a number; a number becomes one by a function of its game alone.
template <class Kind>
struct Id {
    std::uint8_t index = 0;
    constexpr operator std::uint8_t() const {  // NOLINT(google-explicit-constructor): to index by.
        return index;
    }
    constexpr Id& operator++() {
        ++index;
        return *this;
    }
    friend constexpr bool operator==(Id, Id) = default;
};

}  // namespace occasus
