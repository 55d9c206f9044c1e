// What tests of shown chances share: the numbers of a document, random positions of every set-up,
// and the mean over all dice of a question put to the rules themselves.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <functional>
#include <gtest/gtest.h>
#include <memory>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <unordered_map>
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

// The mean of `N` figures over every face of every die, from a position until `end` knows them.
// Dice are those of the rules; `choose` answers where a seat is asked. Positions that come again,
// because a die is thrown again or a round changes nothing, are equations that are solved together.
template <class Rules, std::size_t N>
class EveryFace {
  public:
    using State = typename Rules::State;
    using Figures = std::array<double, N>;
    // Of a position, and of what has just been told.
    using End = std::function<std::optional<Figures>(const State&, const std::vector<Event>&)>;
    using Choose = std::function<Action(const State&)>;

    EveryFace(const Rules& rules, End end, Choose choose)
        : rules_(rules), end_(std::move(end)), choose_(std::move(choose)) {}

    // What is added at every die: a count of rolls.
    Figures at_each_die{};
    // Makes positions equal that differ in nothing that counts.
    std::function<void(State&)> forget = [](State&) {};

    Figures after(State state, Action action) {
        EventLog log;
        rules_.apply(state, action, log);
        return of(state, log.events);
    }

    // From here on, where this has just been told.
    Figures of(const State& state, const std::vector<Event>& told = {}) {
        const std::size_t first = take(state, told);
        for (std::size_t next = 0; next < nodes_.size(); ++next) open(next);
        for (double change = 1; change > 1e-13;) {
            change = 0;
            for (std::size_t i = nodes_.size(); i-- > 0;) change = std::max(change, weigh(i));
        }
        return nodes_[first].figures;
    }

  private:
    struct Node {
        State state;
        bool is_end = false;
        bool is_die = false;
        std::vector<std::size_t> later{};
        Figures figures{};
    };

    std::size_t take(State state, const std::vector<Event>& told) {
        const std::optional<Figures> figures = end_(state, told);
        forget(state);
        const std::string key(reinterpret_cast<const char*>(&state), sizeof state);
        if (figures) {
            nodes_.push_back({.state = state, .is_end = true, .figures = *figures});
            return nodes_.size() - 1;
        }
        const auto [entry, is_new] = known_.try_emplace(key, nodes_.size());
        if (is_new) nodes_.push_back({.state = state});
        return entry->second;
    }

    void open(std::size_t number) {
        if (nodes_[number].is_end) return;
        const State state = nodes_[number].state;
        std::vector<std::size_t> later;
        const bool is_die = Rules::to_move(state) == Seat::Chance;
        const auto go_on = [&](Action action) {
            State next = state;
            EventLog log;
            rules_.apply(next, action, log);
            later.push_back(take(next, log.events));
        };
        if (is_die) {
            typename Rules::ActionList faces;
            rules_.legal_actions(state, faces);
            for (const Action face : faces) go_on(face);
        } else {
            go_on(choose_(state));
        }
        nodes_[number].later = std::move(later);
        nodes_[number].is_die = is_die;
    }

    double weigh(std::size_t number) {
        Node& node = nodes_[number];
        if (node.is_end) return 0;
        double change = 0;
        for (std::size_t i = 0; i < N; ++i) {
            double sum = 0;
            for (const std::size_t later : node.later) sum += nodes_[later].figures[i];
            const double mean =
                sum / static_cast<double>(node.later.size()) + (node.is_die ? at_each_die[i] : 0);
            change = std::max(change, std::abs(mean - node.figures[i]));
            node.figures[i] = mean;
        }
        return change;
    }

    const Rules& rules_;
    End end_;
    Choose choose_;
    std::vector<Node> nodes_;
    std::unordered_map<std::string, std::size_t> known_;
};

}  // namespace occasus::shown
