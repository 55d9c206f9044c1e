// Features and actions for learners and learned players: a position is a row of small numbers, and
// a legal action has a number of its own.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/fixed_vector.h"
#include "core/game.h"

namespace occasus {

// One of legal actions that are alike, such as moves of either of two Legions in one area, and the
// number that all of them have.
struct CanonicalAction {
    std::uint16_t number = 0;
    Action action;
};
using CanonicalActions = FixedVector<CanonicalAction, 256>;

// A list whose things have numbers alone.
inline constexpr std::array<std::string_view, 0> kUnnamed{};

// Fills a row of features. Each is a byte; divided by two, `shift` times, it is what a learner
// reads. A feature stands at the same place in every row of a game, and has a name of its own:
// "wall[roma]", "resources>3", "step=purchase".
class FeatureRow {
  public:
    // Without a row, features are only counted and named.
    explicit FeatureRow(std::span<std::uint8_t> row = {}) : row_(row) {}

    // The thing that the next features are about: that of a list, or its place behind the end.
    template <class List>
    void about(const List& list, int index) {
        if (row_.empty()) subject_ = '[' + id_in(list, index) + ']';
    }
    // The next features are about the whole position.
    void about_all() { subject_.clear(); }

    // More than 255 is written as 255, less than 0 as 0.
    void number(std::string_view name, int value, std::uint8_t shift = 0) {
        if (row_.empty())
            add(name, "", shift);
        else
            put(value);
    }
    void flag(std::string_view name, bool is) { number(name, is ? 1 : 0); }
    // A number that may be large: exactly as far as a byte goes, and in sixteens.
    void wide(std::string_view name, int value) {
        number(name, value, 4);
        if (row_.empty())
            add(name, "/16", 4);
        else
            put(value / 16);
    }
    // As many flags as `count`, of which the first `value` are set.
    void steps(std::string_view name, int value, int count) {
        const auto is = [&](int i) { return value > i; };
        flags(name, count, is, [](int i) { return '>' + std::to_string(i); });
    }
    // As many flags as `count`, of which this one is set; none if it is out of range. The list has
    // their names.
    template <class List>
    void one_of(std::string_view name, int index, const List& list, std::size_t count) {
        const auto is = [&](int i) { return i == index; };
        flags(name, static_cast<int>(count), is, [&](int i) { return '=' + id_in(list, i); });
    }
    // The same for the members of a set.
    template <class List, class Contains>
    void set(std::string_view name, const Contains& contains, const List& list, std::size_t count) {
        flags(name, static_cast<int>(count), contains,
              [&](int i) { return '[' + id_in(list, i) + ']'; });
    }

    // The shift and the name of each feature. Precondition: there is no row.
    const std::vector<std::uint8_t>& shifts() const { return shifts_; }
    const std::vector<std::string>& names() const { return names_; }

  private:
    // Things have an id, are called by a label, or are ids; the others have their place.
    template <class List>
    static std::string id_in(const List& list, int index) {
        std::string id;
        if (index < static_cast<int>(std::size(list))) {
            const auto& thing = list[static_cast<std::size_t>(index)];
            if constexpr (requires { thing.id; })
                id = thing.id;
            else if constexpr (requires { thing.label; })
                id = thing.label;
            else
                id = thing;
        }
        return id.empty() ? std::to_string(index) : id;
    }

    void put(int value) { row_[next_++] = static_cast<std::uint8_t>(std::clamp(value, 0, 255)); }
    void add(std::string_view name, std::string_view ending, std::uint8_t shift) {
        names_.push_back(std::string(name) + subject_ + std::string(ending));
        shifts_.push_back(shift);
    }
    template <class Is, class Ending>
    void flags(std::string_view name, int count, const Is& is, const Ending& ending) {
        if (row_.empty()) {
            for (int i = 0; i < count; ++i) add(name, ending(i), 0);
            return;
        }
        std::uint8_t* const next = &row_[next_];
        for (int i = 0; i < count; ++i) next[i] = is(i) ? 1 : 0;
        next_ += static_cast<std::size_t>(count);
    }

    std::span<std::uint8_t> row_;
    std::size_t next_ = 0;
    std::string subject_;
    std::vector<std::uint8_t> shifts_;
    std::vector<std::string> names_;
};

}  // namespace occasus
