// What tests of shown chances share: the numbers of a document, and random positions of every
// set-up.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstring>
#include <gtest/gtest.h>
#include <memory>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.h"
#include "core/game.h"

namespace occasus::shown {

// The paths of all numbers of a document, with [] for any item of a list: "fights[].odds.attack".
inline void list_numbers(const Value& value, const std::string& path,
                         std::set<std::string>& found) {
    if (value.members() != nullptr) {
        for (const auto& [name, member] : *value.members())
            list_numbers(member, path.empty() ? name : path + "." + name, found);
    } else if (value.items() != nullptr) {
        for (const Value& item : *value.items()) list_numbers(item, path + "[]", found);
    } else if (value.text() == nullptr && !value.is_null()) {
        found.insert(path);
        const double* number = std::get_if<double>(&value.content());
        EXPECT_TRUE(number == nullptr || std::isfinite(*number)) << path;
    }
}

// A number that no part of a test looks at fails it.
inline void expect_all_proved(const Value& document, const std::set<std::string>& proved) {
    std::set<std::string> found;
    list_numbers(document, "", found);
    for (const std::string& path : found) EXPECT_TRUE(proved.contains(path)) << path;
}

inline const Value& at_path(const Value& value, std::string_view path) {
    const Value* found = &value;
    for (std::size_t from = 0; from <= path.size();) {
        const std::size_t dot = std::min(path.find('.', from), path.size());
        found = found->find(path.substr(from, dot - from));
        from = dot + 1;
    }
    return *found;
}
inline double real(const Value& value, std::string_view path) {
    const Value& found = at_path(value, path);
    return found.number() != nullptr ? static_cast<double>(*found.number())
                                     : std::get<double>(found.content());
}
inline int whole(const Value& value, std::string_view path) {
    return static_cast<int>(*at_path(value, path).number());
}
inline std::string word(const Value& value, std::string_view path) {
    return *at_path(value, path).text();
}

// Calls `visit(game)` for the game as it is and with each value of each option.
template <class Visit>
void for_each_set_up(const GameKind& kind, Visit visit) {
    visit(*kind.make({}));
    for (const OptionFact& option : kind.facts.options) {
        std::istringstream values{std::string(option.values)};
        for (std::string value; std::getline(values, value, ',');) {
            if (value == option.fallback || value == "FILE") continue;
            Setup setup{.options = {{std::string(option.name), value}}, .board = {}};
            const std::string only_with(option.only_with);
            if (const auto sign = only_with.find('='); sign != std::string::npos)
                setup.options.emplace_back(only_with.substr(0, sign), only_with.substr(sign + 1));
            const auto game = kind.make(setup);
            ASSERT_TRUE(game) << game.refusal().text;
            visit(*game);
        }
    }
}

// Calls `visit(state)` at random positions of a random game, about one in `stride`.
template <class Visit>
void for_each_position(const AnyGame& game, std::uint64_t seed, int plies, unsigned stride,
                       Visit visit) {
    Rng rng(41, seed);
    AnyState state{};
    game.start(state);
    for (int ply = 0; ply < plies && game.to_move(state) != Seat::Nobody; ++ply) {
        if (rng.below(stride) == 0) visit(state);
        std::vector<Event> log;
        game.apply(state, game.random_action(state, rng), log);
    }
}

template <class State>
State state_of(const AnyState& any) {
    State state;
    std::memcpy(static_cast<void*>(&state), any.bytes, sizeof state);
    return state;
}

// The first event of a kind, or nullptr.
template <class Kind>
const Event* find_event(const std::vector<Event>& events, Kind kind) {
    const auto found = std::ranges::find(events, static_cast<std::uint8_t>(kind), &Event::kind);
    return found == events.end() ? nullptr : &*found;
}

}  // namespace occasus::shown
