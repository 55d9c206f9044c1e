// The name that was meant where one is misspelt.
#pragma once

#include <functional>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

namespace occasus {

// The name that is most like `word`, when it is like it: at most a third of its letters are put in,
// left out, changed, or swapped with the next. Capitals, and a hyphen for an underscore, count as
// nothing. Empty: none.
std::string_view near_name(std::string_view word, const std::vector<std::string_view>& names);

// `there is no player "planer" (did you mean "planner"?); there is: uniform, planner`.
std::string no_such(std::string_view what, std::string_view word,
                    const std::vector<std::string_view>& names);

// The name of each of `rows`, a field or what a function gives, for the two above.
template <class Rows, class Name>
std::vector<std::string_view> names_in(const Rows& rows, Name name) {
    std::vector<std::string_view> names;
    names.reserve(std::size(rows));
    for (const auto& row : rows) names.push_back(std::invoke(name, row));
    return names;
}

}  // namespace occasus
