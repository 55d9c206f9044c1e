#include "apps/cli/option_values.h"

#include <algorithm>
#include <cstdint>
#include <fmt/ranges.h>

#include "core/near_name.h"

#include "apps/cli/exit.h"

namespace occasus::cli {

namespace {

bool is_number(const std::string& type) {
    return type.starts_with("INT") || type.starts_with("UINT") || type.starts_with("FLOAT");
}

}  // namespace

CLI::Validator any_seed() {
    return from_to(std::uint64_t{0}, std::uint64_t{UINT64_MAX});
}

CLI::Validator one_of(const std::vector<std::string_view>& words) {
    const auto complaint = [words](const std::string& text) -> std::string {
        if (std::find(words.begin(), words.end(), text) != words.end()) return {};
        return no_such("value", text, words);
    };
    return {complaint, fmt::format("{{{}}}", fmt::join(words, ","))};
}

void check_numbers(const CLI::App& app) {
    for (const CLI::Option* option : app.get_options()) {
        const std::string type = option->get_type_name();
        if (is_number(type) && type.find("NUMBER in [") == std::string::npos)
            throw Fault(fmt::format("{} of {} has no range", option->get_name(), app.get_name()));
    }
    for (const CLI::App* command : app.get_subcommands({})) check_numbers(*command);
}

}  // namespace occasus::cli
