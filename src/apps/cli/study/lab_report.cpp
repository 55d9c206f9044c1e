#include "apps/cli/study/lab_report.h"

#include <fmt/core.h>

#include "apps/cli/exit.h"
#include "apps/server/page_files.h"
#include "record/json.h"

namespace occasus::cli {

namespace {

constexpr std::string_view kScript = "/laboratory.js";

std::string_view script() {
    const server::PageFile* file = server::find_page(kScript);
    if (file == nullptr || file->path != kScript)
        throw Fault(
            "this program was built without its page, which draws reports; script/build makes "
            "both");
    return file->body;
}

// As the text of an element in HTML.
std::string escaped(std::string_view text) {
    std::string out;
    for (const char c : text) out += c == '&' ? "&amp;" : c == '<' ? "&lt;" : std::string(1, c);
    return out;
}

// JSON within a script must not end it.
std::string harmless(std::string json) {
    for (std::size_t at = json.find('<'); at != std::string::npos; at = json.find('<', at))
        json.replace(at, 1, "\\u003c");
    return json;
}

}  // namespace

std::string report_page(const Value& summary, std::string_view command) {
    const std::string& title = *summary.find("experiment")->find("title")->text();
    Value document = summary;
    document.set("command", command);
    return fmt::format(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
        "<meta name=\"color-scheme\" content=\"light dark\">\n<title>{}</title>\n</head>\n<body>\n"
        "<main id=\"report\"></main>\n"
        "<script type=\"application/json\" id=\"summary\">{}</script>\n"
        "<script>{}</script>\n</body>\n</html>\n",
        escaped(title), harmless(to_json(document)), script());
}

}  // namespace occasus::cli
