// The fields of a game's State, listed once next to it: `fields_of(state)` is a tuple of them. Code
// for every field goes through that list: arrays, and the numbers of a position.
#pragma once

#include <concepts>
#include <cstddef>
#include <string_view>
#include <tuple>
#include <type_traits>

namespace occasus {

template <class T, class Plain>
concept MaybeConst = std::same_as<std::remove_const_t<T>, Plain>;

// The meaning of the numbers of a field.
struct Meaning {
    // NOLINTBEGIN(readability-redundant-member-init): g++ asks for a member without a value.
    std::string_view of = {};       // The list they are counted by, as the board's document has it.
    std::string_view set_of = {};   // Each number is a set of these.
    std::size_t kinds = 0;          // Not 0: each is one of 0 .. kinds - 1, or none of them.
    int most = 0;                   // Not 0: a figure that positions write as it is, and its limit.
    std::string_view written = {};  // The name of such a figure, unless it is that of the field.
    // NOLINTEND(readability-redundant-member-init)
};

// A set whose members have no names.
inline constexpr std::string_view kBits = "bits";
inline constexpr Meaning kBitSet{.set_of = kBits};

template <class T>
struct StateField {
    std::string_view name;  // As in the State: "romans", "encounter.province".
    T& value;
    Meaning meaning;
};

template <class T>
constexpr StateField<T> field(std::string_view name, T& value, const Meaning& meaning = {}) {
    return {name, value, meaning};
}

// Calls `visit` for each field of that type.
template <class T, class State, class Visit>
void for_each_field(State& state, const Visit& visit) {
    const auto look = [&](const auto& each) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(each.value)>, T>) visit(each);
    };
    std::apply([&](const auto&... each) { (look(each), ...); }, fields_of(state));
}

}  // namespace occasus
