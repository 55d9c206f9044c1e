// The name that was meant where one is misspelt.
#pragma once

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

// The field `member` of each of `rows`, for the two above.
template <class Rows, class Member>
std::vector<std::string_view> names_in(const Rows& rows, Member member) {
    std::vector<std::string_view> names;
    names.reserve(std::size(rows));
    for (const auto& row : rows) names.push_back(row.*member);
    return names;
}

}  // namespace occasus
