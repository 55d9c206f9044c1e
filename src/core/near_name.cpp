#include "core/near_name.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace occasus {

namespace {

std::string plain(std::string_view word) {
    std::string text(word);
    for (char& letter : text) {
        if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
        if (letter == '-') letter = '_';
    }
    return text;
}

// The distance of Damerau and Levenshtein, where a pair of letters is swapped once. `rows` holds
// the last three rows of its table, and is kept from one pair of words to the next.
std::size_t distance(const std::string& one, const std::string& other,
                     std::array<std::vector<std::size_t>, 3>& rows) {
    for (auto& row : rows) row.assign(other.size() + 1, 0);
    for (std::size_t i = 0; i <= one.size(); ++i) {
        auto& row = rows[i % 3];
        const auto& last = rows[(i + 2) % 3];
        const auto& last_but_one = rows[(i + 1) % 3];
        for (std::size_t j = 0; j <= other.size(); ++j) {
            if (i == 0 || j == 0) {
                row[j] = i + j;
                continue;
            }
            const std::size_t change = one[i - 1] == other[j - 1] ? 0 : 1;
            row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + change});
            if (i > 1 && j > 1 && one[i - 1] == other[j - 2] && one[i - 2] == other[j - 1])
                row[j] = std::min(row[j], last_but_one[j - 2] + 1);
        }
    }
    return rows[one.size() % 3][other.size()];
}

}  // namespace

std::string_view near_name(std::string_view word, const std::vector<std::string_view>& names) {
    constexpr std::size_t kThird = 3;
    const std::string wanted = plain(word);
    std::string_view nearest;
    std::size_t least = wanted.size() + 1;
    std::array<std::vector<std::size_t>, 3> rows;
    for (const std::string_view name : names) {
        const std::size_t longer = std::max(wanted.size(), name.size());
        // Where one is so much longer, the letters put in are too many already.
        if (longer - std::min(wanted.size(), name.size()) > longer / kThird) continue;
        const std::size_t steps = distance(wanted, plain(name), rows);
        if (steps > longer / kThird || steps >= least) continue;
        least = steps;
        nearest = name;
    }
    return nearest;
}

std::string no_such(std::string_view what, std::string_view word,
                    const std::vector<std::string_view>& names) {
    const auto quoted = [](std::string_view name) { return "\"" + std::string(name) + "\""; };
    std::string text = "there is no " + std::string(what) + " " + quoted(word);
    if (const std::string_view nearest = near_name(word, names); !nearest.empty())
        text += " (did you mean " + quoted(nearest) + "?)";
    if (names.empty()) return text;
    text += "; there is: ";
    for (const std::string_view name : names)
        text += (name == names.front() ? "" : ", ") + std::string(name);
    return text;
}

}  // namespace occasus
