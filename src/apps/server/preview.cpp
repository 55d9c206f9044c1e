#include "apps/server/preview.h"

#include <fmt/format.h>

namespace occasus::server {
namespace {

std::string escaped(std::string_view text) {
    std::string result;
    for (const char letter : text) {
        switch (letter) {
            case '&':
                result += "&amp;";
                break;
            case '<':
                result += "&lt;";
                break;
            case '>':
                result += "&gt;";
                break;
            case '"':
                result += "&quot;";
                break;
            default:
                result += letter;
        }
    }
    return result;
}

}  // namespace

std::optional<std::string> table_of_page(std::string_view path) {
    constexpr std::string_view kBefore = "/table/";
    if (!path.starts_with(kBefore)) return std::nullopt;
    path.remove_prefix(kBefore.size());
    const std::string_view table = path.substr(0, path.find('/'));
    if (table.empty()) return std::nullopt;
    return std::string(table);
}

std::string with_preview(std::string_view page, const Preview& preview) {
    std::string tags = fmt::format(
        "<meta property=\"og:type\" content=\"website\" />"
        "<meta property=\"og:site_name\" content=\"Occasus\" />"
        "<meta property=\"og:title\" content=\"{0}\" />"
        "<meta property=\"og:description\" content=\"{1}\" />",
        escaped(preview.title), escaped(preview.description));
    if (!preview.picture.empty())
        tags += fmt::format(
            "<meta property=\"og:image\" content=\"{}/previews/{}.jpg\" />"
            "<meta property=\"og:image:width\" content=\"1200\" />"
            "<meta property=\"og:image:height\" content=\"630\" />"
            "<meta name=\"twitter:card\" content=\"summary_large_image\" />",
            escaped(preview.site), escaped(preview.picture));
    const std::size_t at = page.find("</head>");
    std::string result(page);
    if (at != std::string_view::npos) result.insert(at, tags);
    return result;
}

}  // namespace occasus::server
