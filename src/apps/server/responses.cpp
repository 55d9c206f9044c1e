#include "apps/server/responses.h"

#include <cstddef>
#include <fmt/format.h>

#include "apps/server/gzip.h"
#include "apps/server/page_files.h"

namespace occasus::server {

using namespace table;

namespace beast = boost::beast;
namespace http = boost::beast::http;

namespace {

constexpr std::string_view kPolicy =
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'";
// The page without a server compiles its engine, and nothing else.
constexpr std::string_view kOfflinePolicy =
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; "
    "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

// The script that draws results of experiments brings styles with its pictures.
constexpr std::string_view kLaboratoryPolicy =
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

// The page may load nothing from elsewhere, and its address, which may hold the way to a table, is
// told to nobody.
void add_safety_headers(HttpResponse& response) {
    response.set(http::field::server, "Occasus");
    response.set("Content-Security-Policy", kPolicy);
    response.set("X-Content-Type-Options", "nosniff");
    response.set("Referrer-Policy", "no-referrer");
    response.set("Cross-Origin-Opener-Policy", "same-origin");
    response.set("Cross-Origin-Resource-Policy", "same-origin");
}

bool takes_gzip(const HttpRequest& request) {
    return request[http::field::accept_encoding].find("gzip") != beast::string_view::npos;
}

// Whether an answer is made smaller. A short one gains nothing, and a long one would take long.
// POST is not answered this way: the length of an answer that holds both a secret and words of
// somebody else tells of the secret.
bool worth_packing(const HttpRequest& request, const Response& answer) {
    constexpr std::size_t kShortest = 1024;
    constexpr std::size_t kLongest = std::size_t{128} * 1024;
    return request.method() == http::verb::get && answer.status == 200 && takes_gzip(request) &&
           answer.body.size() >= kShortest && answer.body.size() <= kLongest;
}

}  // namespace

HttpResponse make_response(const HttpRequest& request, int status, std::string_view content_type,
                           AnswerBody::value_type body) {
    HttpResponse response{static_cast<http::status>(status), request.version()};
    add_safety_headers(response);
    response.set(http::field::content_type,
                 beast::string_view(content_type.data(), content_type.size()));
    response.keep_alive(request.keep_alive());
    response.body() = std::move(body);
    response.prepare_payload();
    return response;
}

HttpResponse api_response(const HttpRequest& request, Response answer) {
    const bool packed = worth_packing(request, answer);
    HttpResponse response =
        make_response(request, answer.status, answer.content_type,
                      {packed ? gzip(answer.body) : std::move(answer.body), {}});
    response.set(http::field::cache_control, "no-store");
    response.set(http::field::vary, "Accept-Encoding");
    if (packed) response.set(http::field::content_encoding, "gzip");
    for (const auto& [name, value] : answer.headers) response.set(name, value);
    return response;
}

HttpResponse refuse(const HttpRequest& request, ProblemKind kind, std::string text) {
    return api_response(request, problem_response({kind, std::move(text), {}, {}}));
}

HttpResponse page_response(const HttpRequest& request) {
    if (request.method() != http::verb::get && request.method() != http::verb::head) {
        HttpResponse response =
            refuse(request, ProblemKind::WrongMethod,
                   fmt::format("Pages answer only GET, not {}.", text_of(request.method_string())));
        response.set(http::field::allow, "GET, HEAD");
        return response;
    }
    const std::string path = path_of(request);
    // Its files are named next to it, not next to the folder it is in.
    if (path == "/offline" && has_offline_page()) {
        HttpResponse response = make_response(request, 308, "text/plain", {});
        response.set(http::field::location, "/offline/");
        return response;
    }
    const PageFile* file = find_page(path);
    const bool missing = file == nullptr;
    // A reader of pages gets a page; that of the lobby says that there is none.
    if (missing && request[http::field::accept].find("text/html") != beast::string_view::npos)
        file = find_page("/");
    if (!file)
        return refuse(request, ProblemKind::Unknown, fmt::format("There is no page {}.", path));
    const std::string etag(file->etag);
    const bool is_offline = !missing && is_offline_page(path);
    const bool known = !missing && request[http::field::if_none_match] == etag;
    const bool packed = !file->gzip.empty() && takes_gzip(request);
    HttpResponse response = make_response(request,
                                          known     ? 304
                                          : missing ? 404
                                                    : 200,
                                          file->content_type,
                                          {{},
                                           known    ? std::string_view()
                                           : packed ? file->gzip
                                                    : file->body});
    if (is_offline) response.set("Content-Security-Policy", kOfflinePolicy);
    if (is_laboratory_page(path)) response.set("Content-Security-Policy", kLaboratoryPolicy);
    response.set(http::field::etag, etag);
    response.set(http::field::vary, "Accept-Encoding");
    response.set(http::field::cache_control,
                 file->immutable ? "public, max-age=31536000, immutable" : "no-cache");
    if (packed && !known) response.set(http::field::content_encoding, "gzip");
    return response;
}

}  // namespace occasus::server
