// The fields of a State as features, by the list of them next to it: its small numbers and its
// sets.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <type_traits>

#include "core/state_fields.h"

#include "learn/features.h"

namespace occasus {

// `things(name, use)` calls `use` with the list of that name, as Meaning has it, or with the names
// of the kinds of the field of that name; with kUnnamed where there is none.
template <class T, class Things>
void write_value(std::string_view name, const Meaning& meaning, const T& value,
                 const Things& things, FeatureRow& row) {
    if constexpr (std::is_unsigned_v<T>)
        if (!meaning.set_of.empty())
            return things(meaning.set_of, [&](const auto& list) {
                row.set(
                    name, [&](int i) { return (value >> i & 1U) != 0; }, list,
                    list.empty() ? 8 * sizeof(T) : list.size());
            });
    if constexpr (sizeof(T) <= 2 && (std::is_enum_v<T> || std::is_convertible_v<T, int>)) {
        // NOLINTNEXTLINE(bugprone-signed-char-misuse): less than 0 is meant as such.
        const int number = static_cast<int>(value);
        if (meaning.kinds != 0)
            things(name, [&](const auto& list) { row.one_of(name, number, list, meaning.kinds); });
        else if (sizeof(T) == 2)
            row.wide(name, number);
        else
            row.number(name, number, 2);
    }
}

// Writes all but those that a game shows in another way.
template <class State, class Things>
void write_fields(const State& state, std::initializer_list<std::string_view> others,
                  const Things& things, FeatureRow& row) {
    const auto write = [&]<class T>(const StateField<T>& field) {
        if (std::ranges::find(others, field.name) != others.end()) return;
        if constexpr (requires { std::tuple_size<T>::value; })
            things(field.meaning.of, [&](const auto& list) {
                const std::size_t size = std::size(field.value);
                for (std::size_t i = 0; i < (list.empty() ? size : list.size()); ++i) {
                    row.about(list, static_cast<int>(i));
                    write_value(field.name, field.meaning, field.value[i], things, row);
                }
                row.about_all();
            });
        else
            write_value(field.name, field.meaning, field.value, things, row);
    };
    std::apply([&](const auto&... each) { (write(each), ...); }, fields_of(state));
}

}  // namespace occasus
