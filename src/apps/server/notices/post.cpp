#include "apps/server/notices/post.h"

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <chrono>
#include <stdexcept>

namespace occasus::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;

namespace {

using Sent = http::request<http::string_body>;
constexpr std::chrono::seconds kWithin{10};
constexpr std::size_t kLongestHeader = 8192;

template <class Stream>
asio::awaitable<int> send_and_read(Stream& stream, const Sent& sent) {
    co_await http::async_write(stream, sent, asio::use_awaitable);
    beast::flat_buffer buffer(kLongestHeader);
    http::response_parser<http::empty_body> parser;
    parser.header_limit(kLongestHeader);
    co_await http::async_read_header(stream, buffer, parser, asio::use_awaitable);
    co_return parser.get().result_int();
}

// The certificates of the system, read once.
asio::ssl::context& certificates() {
    static asio::ssl::context context = [] {
        asio::ssl::context made(asio::ssl::context::tls_client);
        made.set_default_verify_paths();
        made.set_verify_mode(asio::ssl::verify_peer);
        return made;
    }();
    return context;
}

}  // namespace

asio::awaitable<int> post_to(WebAddress to,
                             std::vector<std::pair<std::string, std::string>> headers,
                             std::string body) {
    Sent sent(http::verb::post, to.target, 11);
    sent.set(http::field::host, to.origin().substr(to.is_secure ? 8 : 7));
    sent.set(http::field::user_agent, "Occasus");
    sent.set(http::field::connection, "close");
    for (const auto& [name, value] : headers) sent.set(name, value);
    sent.body() = std::move(body);
    sent.prepare_payload();
    const auto executor = co_await asio::this_coro::executor;
    asio::ip::tcp::resolver resolver(executor);
    const auto found = co_await resolver.async_resolve(to.host, to.port, asio::use_awaitable);
    beast::tcp_stream plain(executor);
    plain.expires_after(kWithin);
    co_await plain.async_connect(found, asio::use_awaitable);
    if (!to.is_secure) co_return co_await send_and_read(plain, sent);
    asio::ssl::stream<beast::tcp_stream&> secure(plain, certificates());
    secure.set_verify_callback(asio::ssl::host_name_verification(to.host));
    if (SSL_set_tlsext_host_name(secure.native_handle(), to.host.c_str()) != 1)
        throw std::runtime_error("The name of a host is refused.");
    co_await secure.async_handshake(asio::ssl::stream_base::client, asio::use_awaitable);
    co_return co_await send_and_read(secure, sent);
}

}  // namespace occasus::server
