// What is said of nouns is said of those of the vocabulary, one each and in their order.
#include <array>
#include <string_view>

#include "core/vocabulary/rows.h"

namespace {

struct Noun {
    std::string_view name;
};

constexpr std::array<std::string_view, 2> kNames = {"area", "legion"};
#ifdef WRONG
constexpr std::array<Noun, 1> kRows = {{{"area"}}};
#else
constexpr std::array<Noun, 2> kRows = {{{"area"}, {"legion"}}};
#endif
static_assert(occasus::same_names(kRows, kNames), "the rows are those of the names");

}  // namespace
