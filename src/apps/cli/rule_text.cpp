#include "apps/cli/rule_text.h"

#include <algorithm>
#include <array>
#include <fmt/core.h>
#include <sstream>
#include <string_view>
#include <utility>

#include "apps/cli/terminal.h"

namespace occasus::cli {

namespace {

constexpr std::array<std::pair<std::string_view, std::string_view>, 5> kEntities = {
    {{"&lt;", "<"}, {"&gt;", ">"}, {"&quot;", "\""}, {"&#39;", "'"}, {"&amp;", "&"}}};

// What a tag of the rulebook's HTML becomes: paragraphs, lists and tables are all it has.
std::string_view text_of_tag(std::string_view tag) {
    if (tag == "/p" || tag == "/li" || tag == "/tr" || tag == "br") return "\n";
    if (tag == "/ul" || tag == "/ol" || tag == "/table") return "\n";
    if (tag == "li") return "- ";
    if (tag == "/td" || tag == "/th") return "   ";
    return "";
}

std::string without_tags(std::string_view html) {
    std::string text;
    while (!html.empty()) {
        const std::size_t open = std::min(html.find('<'), html.size());
        // Line breaks of the source mean nothing.
        for (char letter : html.substr(0, open)) text += letter == '\n' ? ' ' : letter;
        html.remove_prefix(open);
        if (html.empty()) break;
        const std::size_t close = std::min(html.find('>'), html.size() - 1);
        const std::string_view inside = html.substr(1, close - 1);
        text += text_of_tag(inside.substr(0, inside.find(' ')));
        html.remove_prefix(close + 1);
    }
    for (const auto& [entity, letter] : kEntities)
        for (std::size_t at = text.find(entity); at != std::string::npos;
             at = text.find(entity, at + 1))
            text.replace(at, entity.size(), letter);
    return text;
}

}  // namespace

std::string rule_text(const RuleSection& rule, int width) {
    std::string text = fmt::format("{} {}{}\n", rule.id, rule.title,
                                   rule.source == "ruling" ? " (our reading)" : "");
    std::istringstream paragraphs(without_tags(rule.html));
    for (std::string paragraph; std::getline(paragraphs, paragraph);)
        if (paragraph.find_first_not_of(' ') != std::string::npos)
            text += wrapped(paragraph, width, paragraph.rfind("- ", 0) == 0 ? 2 : 0);
    return text;
}

}  // namespace occasus::cli
