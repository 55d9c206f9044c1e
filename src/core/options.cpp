#include "core/options.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace occasus {

namespace {

bool is_file(const OptionFact& option) {
    return option.values.empty() && option.fallback.empty();
}

std::vector<std::string> values_of(const OptionFact& option) {
    std::vector<std::string> values;
    std::string_view rest = option.values;
    while (!rest.empty()) {
        const std::size_t comma = std::min(rest.find(','), rest.size());
        values.emplace_back(rest.substr(0, comma));
        rest.remove_prefix(std::min(comma + 1, rest.size()));
    }
    return values;
}

// "wrap or reroll", "A, B or C".
std::string listed(const std::vector<std::string>& words, std::string_view last) {
    std::string text;
    for (std::size_t index = 0; index < words.size(); ++index) {
        if (index > 0) text += index + 1 == words.size() ? last : ", ";
        text += words[index];
    }
    return text;
}

std::string no_such_option(const GameFacts& facts, const std::string& name) {
    std::vector<std::string> names;
    for (const OptionFact& option : facts.options) names.emplace_back(option.name);
    return std::string(facts.title) + " has no option “" + name + "”; it has " +
           listed(names, " and ") + ".";
}

std::string no_such_value(const std::string& name, const std::vector<std::string>& values,
                          const std::string& value) {
    return "Option " + name + " is " + listed(values, " or ") + ", not “" + value + "”.";
}

}  // namespace

Result<ChosenOptions> chosen_options(const GameFacts& facts, const Setup& setup) {
    ChosenOptions chosen;
    for (const OptionFact& option : facts.options)
        if (!is_file(option)) chosen[option.name] = option.fallback;
    for (const auto& [name, value] : setup.options) {
        const auto option = std::find_if(
            facts.options.begin(), facts.options.end(),
            [&](const OptionFact& fact) { return fact.name == name && !is_file(fact); });
        if (option == facts.options.end()) return unreadable(no_such_option(facts, name), name);
        const std::vector<std::string> values = values_of(*option);
        if (!values.empty() && std::find(values.begin(), values.end(), value) == values.end())
            return unreadable(no_such_value(name, values, value), name);
        chosen[option->name] = value;
    }
    return chosen;
}

}  // namespace occasus
