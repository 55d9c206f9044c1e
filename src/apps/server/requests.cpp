#include "apps/server/requests.h"

#include <algorithm>
#include <boost/beast/http/error.hpp>
#include <fmt/format.h>

namespace occasus::server {

using namespace table;

namespace beast = boost::beast;
namespace http = boost::beast::http;

namespace {

// Whether it has only what an address may have (RFC 3986): no store is asked for anything else.
bool is_plain(beast::string_view target) {
    return std::all_of(target.begin(), target.end(),
                       [](char letter) { return letter > 0x20 && letter < 0x7F; });
}

}  // namespace

std::string text_of(beast::string_view view) {
    return {view.data(), view.size()};
}

std::string path_of(const HttpRequest& request) {
    const beast::string_view target = request.target();
    return text_of(target.substr(0, std::min(target.find_first_of("?#"), target.size())));
}

std::string bearer_token(const HttpRequest& request) {
    constexpr std::string_view kScheme = "Bearer ";
    const std::string value = text_of(request[http::field::authorization]);
    return value.starts_with(kScheme) ? value.substr(kScheme.size()) : std::string();
}

std::vector<std::string> lines_of(const HttpRequest& request, beast::string_view name) {
    std::vector<std::string> lines;
    const auto [first, last] = request.equal_range(name);
    for (auto line = first; line != last; ++line) lines.push_back(text_of(line->value()));
    return lines;
}

std::optional<std::string> table_of_socket(const std::string& path) {
    constexpr std::string_view kBefore = "/api/tables/";
    constexpr std::string_view kAfter = "/socket";
    if (!path.starts_with(kBefore) || !path.ends_with(kAfter)) return std::nullopt;
    if (path.size() <= kBefore.size() + kAfter.size()) return std::nullopt;
    std::string table = path.substr(kBefore.size(), path.size() - kBefore.size() - kAfter.size());
    if (table.find('/') != std::string::npos) return std::nullopt;
    return table;
}

Problem problem_of_reading(const beast::error_code& failed) {
    if (failed == http::error::body_limit)
        return {ProblemKind::TooLarge, "A body may be at most 1 MiB long.", {}, {}};
    if (failed == http::error::buffer_overflow)
        return {ProblemKind::TooLarge, "A chunk's header or trailer is too long.", {}, {}};
    if (failed == http::error::header_limit)
        return {
            ProblemKind::TooLarge, "The header is too long: at most 16 KiB are allowed.", {}, {}};
    return {
        ProblemKind::Unreadable, fmt::format("This is not HTTP: {}.", failed.message()), {}, {}};
}

std::optional<Problem> problem_of_header(const HttpRequest& request) {
    const auto unreadable = [](const char* text) {
        return Problem{ProblemKind::Unreadable, text, {}, {}};
    };
    if (!is_plain(request.target()))
        return unreadable("An address may have only ASCII letters, digits and signs.");
    if (request.count(http::field::host) > 1)
        return unreadable("There is more than one Host header.");
    const std::size_t encodings = request.count(http::field::transfer_encoding);
    if (encodings > 1 ||
        (encodings == 1 && !beast::iequals(request[http::field::transfer_encoding], "chunked")))
        return unreadable("Transfer-Encoding may only be chunked.");
    return std::nullopt;
}

}  // namespace occasus::server
