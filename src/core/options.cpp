#include "core/options.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/near_name.h"

namespace occasus {

namespace {

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

bool is_board(const OptionFact& option) {
    return option.values.empty() && option.fallback.empty();
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

std::string did_you_mean(std::string_view name) {
    return name.empty() ? std::string() : " Did you mean “" + std::string(name) + "”?";
}

std::string no_such_option(const GameFacts& facts, const std::string& name) {
    std::vector<std::string> names;
    for (const OptionFact& option : facts.options) names.emplace_back(option.name);
    return std::string(facts.title) + " has no option “" + name + "”; it has " +
           listed(names, " and ") + "." +
           did_you_mean(near_name(name, names_in(facts.options, &OptionFact::name)));
}

std::string no_such_value(const OptionFact& option, const std::string& value) {
    std::vector<std::string> values = values_of(option);
    if (takes_file(option)) values.back() = "a file of your own";
    return "Option " + std::string(option.name) + " must be " + listed(values, " or ") + ", not “" +
           value + "”." + did_you_mean(near_name(value, {values.begin(), values.end()}));
}

}  // namespace

bool takes_file(const OptionFact& option) {
    const std::vector<std::string> values = values_of(option);
    return is_board(option) || (!values.empty() && values.back() == kOwnFile);
}

bool is_listed(const OptionFact& option, std::string_view value) {
    const std::vector<std::string> values = values_of(option);
    return value != kOwnFile && std::find(values.begin(), values.end(), value) != values.end();
}

bool is_file_text(std::string_view value) {
    return value.find('\n') != std::string_view::npos;
}

Result<ChosenOptions> chosen_options(const GameFacts& facts, const Setup& setup) {
    ChosenOptions chosen;
    for (const OptionFact& option : facts.options)
        if (!is_board(option)) chosen[option.name] = option.fallback;
    for (const auto& [name, value] : setup.options) {
        const auto option = std::find_if(
            facts.options.begin(), facts.options.end(),
            [&](const OptionFact& fact) { return fact.name == name && !is_board(fact); });
        if (option == facts.options.end()) return unreadable(no_such_option(facts, name), name);
        const bool is_file = takes_file(*option) && is_file_text(value);
        if (!option->values.empty() && !is_file && !is_listed(*option, value))
            return unreadable(no_such_value(*option, value), name);
        chosen[option->name] = value;
    }
    return chosen;
}

}  // namespace occasus
