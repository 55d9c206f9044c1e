// The answers to requests of HTTP: a document, a page, a refusal.
#pragma once

#include <boost/asio/buffer.hpp>
#include <boost/beast/core/error.hpp>
#include <boost/beast/http/message.hpp>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "apps/server/requests.h"
#include "table/api.h"

namespace occasus::server {

// The body of a response: a text of its own, or a page, which is in the program and never copied.
struct AnswerBody {
    // NOLINTBEGIN(readability-identifier-naming): Beast asks for these names.
    struct value_type {
        std::string text;
        std::string_view page;

        std::string_view all() const { return page.empty() ? std::string_view(text) : page; }
    };
    static std::uint64_t size(const value_type& body) { return body.all().size(); }
    class writer {
      public:
        using const_buffers_type = boost::asio::const_buffer;
        template <bool is_request, class Fields>
        writer(const boost::beast::http::header<is_request, Fields>&, const value_type& body)
            : body_(body) {}
        static void init(boost::beast::error_code& failed) { failed = {}; }
        boost::optional<std::pair<const_buffers_type, bool>> get(boost::beast::error_code& failed) {
            failed = {};
            const std::string_view all = body_.all();
            return std::pair(boost::asio::const_buffer(all.data(), all.size()), false);
        }

      private:
        const value_type& body_;
    };
    // NOLINTEND(readability-identifier-naming)
};

using HttpResponse = boost::beast::http::response<AnswerBody>;

// A response with the headers that keep a page safe.
HttpResponse make_response(const HttpRequest&, int status, std::string_view content_type,
                           AnswerBody::value_type body);
// The answer of the API, made smaller where that is worth it.
HttpResponse api_response(const HttpRequest&, table::Response);
HttpResponse refuse(const HttpRequest&, table::ProblemKind, std::string text);
// A file of the page; the page itself, with the status 404, for a reader of pages where there is
// no such file.
HttpResponse page_response(const HttpRequest&);

}  // namespace occasus::server
