#include "apps/server/http_server.h"

#include <algorithm>
#include <atomic>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <chrono>
#include <condition_variable>
#include <fmt/format.h>
#include <mutex>
#include <optional>
#include <poll.h>
#include <set>
#include <spdlog/spdlog.h>
#include <stdexcept>
#include <thread>
#include <vector>

#include "apps/server/known_hosts.h"
#include "apps/server/network.h"
#include "apps/server/page_files.h"
#include "apps/server/preview.h"
#include "apps/server/requests.h"
#include "apps/server/responses.h"
#include "apps/server/socket.h"
#include "table/input.h"

namespace occasus::server {

using namespace table;

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
using tcp = asio::ip::tcp;

namespace {

using std::chrono_literals::operator""ms;
using std::chrono_literals::operator""s;

constexpr auto kRequestWithin = 60s;  // Also how long a connection may be idle.
constexpr auto kResponseWithin = 60s;
constexpr auto kLinger = 2s;
constexpr auto kGoodbye = 1s;
constexpr std::uint32_t kMaxHeader = 16 * 1024;
constexpr std::size_t kMaxDiscarded = 16 * kMaxMessage;
// The room for what has come and was not read yet. A chunk may have an extension of any length, and
// the last one lines of any number: no limit of the parser counts them, this one does.
constexpr std::size_t kMaxUnread = std::size_t{64} * 1024;

constexpr auto kTuple = asio::as_tuple(asio::use_awaitable);

using Parser = http::request_parser<http::string_body>;

const Problem kTooManyHere{
    ProblemKind::Busy, "Too many connections are open here; try again later.", {}, {}};
const Problem kTooManyOfYours{
    ProblemKind::Busy, "Your address has too many connections open; close some of them.", {}, {}};
const Problem kTooOften{
    ProblemKind::Busy, "Too many requests come from your address; try again later.", {}, {}};
const Problem kTooMuchHeld{
    ProblemKind::Busy, "Too many requests come from your address; try again later.", {}, {}};
const Problem kTooMuchWork{ProblemKind::Busy,
                           "Too many tables and records come from your address; try again later.",
                           {},
                           {}};

asio::awaitable<bool> write(beast::tcp_stream& stream, const HttpRequest& request,
                            HttpResponse response) {
    stream.expires_after(kResponseWithin);
    http::response_serializer<AnswerBody> serializer(response);
    beast::error_code failed;
    if (request.method() == http::verb::head)
        std::tie(failed, std::ignore) =
            co_await http::async_write_header(stream, serializer, kTuple);
    else
        std::tie(failed, std::ignore) = co_await http::async_write(stream, serializer, kTuple);
    co_return !failed && response.keep_alive();
}

// Whether the client has closed its end of a connection, whatever it sent before.
bool has_hung_up(int connection) {
    pollfd end{connection, POLLRDHUP, 0};
    return poll(&end, 1, 0) > 0;
}

// The page with what a messenger shows of a link to it.
HttpResponse with_head(const HttpRequest& request, const Preview& preview) {
    const PageFile* file = find_page(path_of(request));
    if (!file) return page_response(request);
    HttpResponse response =
        make_response(request, 200, file->content_type, {with_preview(file->body, preview), {}});
    response.set(http::field::cache_control, "no-cache");
    return response;
}

// Ends a connection whose client may still be sending: closing at once would take our answer from
// under its eyes.
asio::awaitable<void> linger(beast::tcp_stream& stream) {
    beast::error_code ignored;
    stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
    stream.expires_after(kLinger);
    std::vector<char> discarded(std::size_t{64} * 1024);
    for (std::size_t total = 0; total < kMaxDiscarded;) {
        const auto [failed, count] =
            co_await stream.async_read_some(asio::buffer(discarded), kTuple);
        if (failed) co_return;
        total += count;
    }
}

}  // namespace

// --- threads ----------------------------------------------------------------------------------

struct Network::Threads {
    asio::io_context context;
    asio::executor_work_guard<asio::io_context::executor_type> work{context.get_executor()};
    std::vector<std::thread> threads;
};

Network::Network(int threads) : threads_(std::make_unique<Threads>()) {
    for (int i = 0; i < threads; ++i)
        threads_->threads.emplace_back([this] {
            for (;;) {
                try {
                    threads_->context.run();
                    return;
                } catch (const std::exception& error) {
                    // A connection has failed; the others go on.
                    spdlog::error("Network: {}", error.what());
                }
            }
        });
}

Network::~Network() {
    stop();
}

void Network::stop() {
    threads_->context.stop();
    for (std::thread& thread : threads_->threads)
        if (thread.joinable()) thread.join();
}

// --- connections ------------------------------------------------------------------------------

struct HttpServer::Parts : std::enable_shared_from_this<HttpServer::Parts> {
    Parts(asio::io_context& io_context, const HttpSettings& http, Visitors& all_visitors,
          Api& the_api, Tables& all_tables, Jobs& all_clerks)
        : context(io_context),
          acceptor(asio::make_strand(io_context)),
          settings(http),
          hosts(http.public_url),
          visitors(all_visitors),
          api(the_api),
          tables(all_tables),
          clerks(all_clerks) {}

    void listen() {
        // An empty name would be every address of this machine.
        if (settings.host.empty())
            throw std::runtime_error("--host must name an address to listen on; it is empty.");
        beast::error_code failed;
        tcp::resolver resolver(context);
        const auto found =
            resolver.resolve(settings.host, std::to_string(settings.port),
                             tcp::resolver::passive | tcp::resolver::numeric_service, failed);
        const auto check = [&] {
            if (failed)
                throw std::runtime_error(
                    fmt::format("{}:{}: {}", settings.host, settings.port, failed.message()));
        };
        check();
        const tcp::endpoint endpoint = found.begin()->endpoint();
        acceptor.open(endpoint.protocol(), failed);
        check();
        acceptor.set_option(tcp::acceptor::reuse_address(true));
        acceptor.bind(endpoint, failed);
        check();
        acceptor.listen(tcp::acceptor::max_listen_connections, failed);
        check();
        asio::co_spawn(
            acceptor.get_executor(), [self = shared_from_this()] { return self->accept_all(); },
            asio::detached);
    }

    // Says goodbye to everyone and waits a little for them to go.
    void close() {
        asio::post(acceptor.get_executor(), [self = shared_from_this()] {
            beast::error_code ignored;
            self->acceptor.close(ignored);
        });
        std::unique_lock lock(mutex);
        for (const auto& socket : sockets) socket->go_away();
        all_closed.wait_for(lock, kGoodbye, [this] { return sockets.empty(); });
    }

    asio::awaitable<void> accept_all() {
        const auto self = shared_from_this();
        while (acceptor.is_open()) {
            auto [failed, socket] =
                co_await acceptor.async_accept(asio::make_strand(context), kTuple);
            if (!failed) {
                const auto executor = socket.get_executor();
                asio::co_spawn(
                    executor,
                    [self, peer = std::move(socket)]() mutable {
                        return self->connection(std::move(peer));
                    },
                    asio::detached);
            } else if (failed != asio::error::operation_aborted) {
                // Out of file descriptors, perhaps: better later than never.
                spdlog::warn("A connection could not be accepted: {}", failed.message());
                asio::steady_timer pause(acceptor.get_executor(), 100ms);
                co_await pause.async_wait(kTuple);
            }
        }
    }

    asio::awaitable<void> connection(tcp::socket socket) {
        const auto self = shared_from_this();
        const Counted counted(*this);
        beast::error_code ignored;
        const std::string peer = socket.remote_endpoint(ignored).address().to_string();
        // All connections of a proxy are its own; there the sockets of tables are counted instead.
        std::optional<Visitors::Connection> of_visitor;
        if (!settings.trust_proxy) of_visitor.emplace(visitors, visitor_of_address(peer));
        socket.set_option(tcp::no_delay(true), ignored);
        // Each that is turned away with a word lasts a while, and takes room.
        if (of_visitor && of_visitor->is_flood()) co_return;
        beast::tcp_stream stream(std::move(socket));
        if (!counted.within_limit() || (of_visitor && !of_visitor->allowed())) {
            co_await turn_away(stream, counted.within_limit() ? kTooManyOfYours : kTooManyHere);
            co_return;
        }
        beast::flat_buffer buffer(kMaxUnread);
        while (co_await exchange(stream, buffer, peer)) {
        }
    }

    // One request and its response. True when the connection is to be used again.
    asio::awaitable<bool> exchange(beast::tcp_stream& stream, beast::flat_buffer& buffer,
                                   const std::string& peer) {
        std::optional<Parser> parser(std::in_place);
        parser->header_limit(kMaxHeader);
        parser->body_limit(kMaxMessage);
        if (!co_await read_header(stream, buffer, *parser)) co_return false;
        const std::string visitor = visitor_of(peer, parser->get());
        Visitors::Held held(visitors, visitor);
        if (!held.set(parser->content_length().value_or(parser->chunked() ? kMaxMessage : 0))) {
            co_await turn_away(stream, kTooMuchHeld);
            co_return false;
        }
        if (!co_await read_body(stream, buffer, *parser)) co_return false;
        HttpRequest request = parser->release();
        // A socket stays for long, and needs none of this.
        parser.reset();
        buffer.shrink_to_fit();
        if (beast::websocket::is_upgrade(request))
            if (const auto table = table_of_socket(path_of(request)))
                co_return co_await open_socket(stream, std::move(request), *table, visitor);
        HttpResponse response = co_await respond(stream, request, visitor);
        request.body().clear();
        request.body().shrink_to_fit();
        if (!held.set(response.body().text.size()))
            response = api_response(request, problem_response(kTooMuchHeld));
        const bool again = co_await write(stream, request, std::move(response));
        if (!again) co_await linger(stream);
        co_return again;
    }

    // Reads the header of a request. An unreadable header is answered here; then false.
    asio::awaitable<bool> read_header(beast::tcp_stream& stream, beast::flat_buffer& buffer,
                                      Parser& parser) {
        stream.expires_after(kRequestWithin);
        const auto [failed, count] =
            co_await http::async_read_header(stream, buffer, parser, kTuple);
        if (failed) {
            co_await answer_bad(stream, failed);
            co_return false;
        }
        if (const auto problem = problem_of_header(parser.get())) {
            co_await turn_away(stream, *problem);
            co_return false;
        }
        co_return true;
    }

    // Reads the body of a request, in the same way.
    static asio::awaitable<bool> read_body(beast::tcp_stream& stream, beast::flat_buffer& buffer,
                                           Parser& parser) {
        beast::error_code failed;
        if (beast::iequals(parser.get()[http::field::expect], "100-continue")) {
            http::response<http::empty_body> go_on{http::status::continue_, parser.get().version()};
            std::tie(failed, std::ignore) = co_await http::async_write(stream, go_on, kTuple);
        }
        if (!failed)
            std::tie(failed, std::ignore) =
                co_await http::async_read(stream, buffer, parser, kTuple);
        if (failed) co_await answer_bad(stream, failed);
        co_return !failed;
    }

    static asio::awaitable<void> answer_bad(beast::tcp_stream& stream,
                                            const beast::error_code& failed) {
        const bool is_ours =
            failed.category() == http::make_error_code(http::error::bad_version).category();
        if (is_ours && failed != http::error::end_of_stream &&
            failed != http::error::partial_message) {
            const Problem problem = problem_of_reading(failed);
            co_await turn_away(stream, problem);
        }
    }

    std::string visitor_of(const std::string& peer, const HttpRequest& request) const {
        return settings.trust_proxy ? visitor_behind(peer, lines_of(request, "X-Forwarded-For"))
                                    : visitor_of_address(peer);
    }

    // Where the next request would begin is not known: this connection has no other.
    static asio::awaitable<void> turn_away(beast::tcp_stream& stream, const Problem& problem) {
        HttpRequest request;
        request.keep_alive(false);
        co_await write(stream, request, api_response(request, problem_response(problem)));
        co_await linger(stream);
    }

    // Why a request is answered under no such name, or to no such page; nothing when it is.
    std::optional<Problem> why_not(const HttpRequest& request) const {
        const std::string host = text_of(request[http::field::host]);
        if (!host.empty() && !hosts.knows(host))
            return Problem{ProblemKind::NotYours,
                           fmt::format("This server does not answer to the name {}.", host),
                           {},
                           {}};
        const bool changes =
            request.method() == http::verb::post || beast::websocket::is_upgrade(request);
        if (changes && !hosts.may_speak(text_of(request[http::field::origin]), host))
            return Problem{ProblemKind::NotYours, "Pages of another site may not do this.", {}, {}};
        return std::nullopt;
    }

    // Why the visitor has to wait; nothing when not.
    std::optional<Problem> why_wait(const HttpRequest& request, const std::string& path,
                                    const std::string& visitor) const {
        const Price price = Api::price_of(text_of(request.method_string()), path);
        if (!visitors.may_ask(visitor, price.questions())) return kTooOften;
        if (price.counts == Counts::Work && !visitors.may_give_work(visitor)) return kTooMuchWork;
        return std::nullopt;
    }

    asio::awaitable<HttpResponse> respond(beast::tcp_stream& stream, const HttpRequest& request,
                                          const std::string& visitor) {
        if (request.version() >= 11 && request[http::field::host].empty())
            co_return refuse(request, ProblemKind::Unreadable, "The Host header is missing.");
        if (const auto problem = why_not(request))
            co_return api_response(request, problem_response(*problem));
        std::string path = path_of(request);
        const bool asks_api = path == "/metrics" || path == "/api" || path.starts_with("/api/");
        const auto table = request.method() == http::verb::get ? table_of_page(path) : std::nullopt;
        if (!asks_api && !table) co_return page_of_link(request);
        // A visitor who asks too much gets the page of a table without a look at it.
        if (const auto problem = why_wait(request, path, visitor))
            co_return asks_api ? api_response(request, problem_response(*problem))
                               : page_response(request);
        if (table) co_return co_await page_of_table(request, *table, visitor);
        Request question{text_of(request.method_string()), std::move(path), request.body(),
                         bearer_token(request), wider_network(visitor)};
        co_return co_await ask(stream, request, std::move(question));
    }

    asio::awaitable<HttpResponse> ask(beast::tcp_stream& stream, const HttpRequest& request,
                                      Request question) {
        // The connection stays until the answer has come.
        question.hung_up = [connection = stream.socket().native_handle()] {
            return has_hung_up(connection);
        };
        HttpResponse answer;
        co_await until_called([&](const std::function<void()>& resume) {
            // Made smaller where it was worked out, not by the network.
            api.answer(std::move(question), [&answer, &request, resume](Response response) {
                answer = api_response(request, std::move(response));
                resume();
            });
        });
        co_return answer;
    }

    // Where the visitor has found this server: by the name it was given, or as it was asked for.
    std::string site_of(const HttpRequest& request) const {
        std::string_view site = settings.public_url;
        if (site.ends_with('/')) site.remove_suffix(1);
        if (!site.empty()) return std::string(site);
        return fmt::format("http://{}", text_of(request[http::field::host]));
    }

    // The page, with what messengers show of a link to this table; that of any other, if there is
    // none.
    asio::awaitable<HttpResponse> page_of_table(const HttpRequest& request,
                                                const std::string& table,
                                                const std::string& visitor) {
        std::optional<Heading> heading;
        co_await until_called([&](const std::function<void()>& resume) {
            api.head(table, wider_network(visitor),
                     [&heading, resume](std::optional<Heading> found) {
                         heading = std::move(found);
                         resume();
                     });
        });
        if (!heading) co_return page_response(request);
        co_return with_head(
            request,
            {heading->title, fmt::format("A table of {}, to watch or to play at.", heading->title),
             heading->game, site_of(request)});
    }

    // A page that is no table, with what messengers show of a link to it.
    HttpResponse page_of_link(const HttpRequest& request) const {
        const LinkedPage* page =
            request.method() == http::verb::get ? find_linked_page(path_of(request)) : nullptr;
        if (!page) return page_response(request);
        return with_head(request, {std::string(page->title), std::string(page->description),
                                   std::string(page->picture), site_of(request)});
    }

    asio::awaitable<std::shared_ptr<LiveTable>> find(const std::string& table,
                                                     const std::string& visitor, Problem& problem) {
        std::shared_ptr<LiveTable> found;
        co_await until_called([&](const std::function<void()>& resume) {
            tables.find(
                table, wider_network(visitor),
                [&found, resume](std::shared_ptr<LiveTable> open) {
                    found = std::move(open);
                    resume();
                },
                [&problem, resume](const Problem& reason) {
                    problem = reason;
                    resume();
                });
        });
        co_return found;
    }

    // Turns the connection into a WebSocket, and returns when that has ended.
    asio::awaitable<bool> open_socket(beast::tcp_stream& stream, HttpRequest request,
                                      const std::string& table, const std::string& visitor) {
        if (const auto stranger = why_not(request))
            co_return co_await write(stream, request,
                                     api_response(request, problem_response(*stranger)));
        std::optional<Visitors::Connection> of_visitor;
        if (settings.trust_proxy) of_visitor.emplace(visitors, visitor);
        if (of_visitor && !of_visitor->allowed())
            co_return co_await write(stream, request,
                                     api_response(request, problem_response(kTooManyOfYours)));
        if (!visitors.may_ask(visitor))
            co_return co_await write(stream, request,
                                     api_response(request, problem_response(kTooOften)));
        Problem problem;
        const std::shared_ptr<LiveTable> open = co_await find(table, visitor, problem);
        if (!open)
            co_return co_await write(stream, request,
                                     api_response(request, problem_response(problem)));
        const auto socket = std::make_shared<Socket>(
            std::move(stream), SocketHouse{settings.hello_within, visitor, visitors, clerks});
        const Listed listed(*this, socket);
        co_await socket->run(std::move(request), open);
        co_return false;
    }

    // Counts a connection for as long as it lives.
    class Counted {
      public:
        explicit Counted(Parts& parts)
            : parts_(parts), within_limit_(++parts.connections <= parts.settings.max_connections) {}
        ~Counted() { --parts_.connections; }
        Counted(const Counted&) = delete;
        Counted& operator=(const Counted&) = delete;
        bool within_limit() const { return within_limit_; }

      private:
        Parts& parts_;
        bool within_limit_;
    };
    // Knows a socket for as long as it is open.
    class Listed {
      public:
        Listed(Parts& parts, std::shared_ptr<Socket> socket)
            : parts_(parts), socket_(std::move(socket)) {
            const std::lock_guard lock(parts_.mutex);
            parts_.sockets.insert(socket_);
        }
        ~Listed() {
            const std::lock_guard lock(parts_.mutex);
            parts_.sockets.erase(socket_);
            if (parts_.sockets.empty()) parts_.all_closed.notify_all();
        }
        Listed(const Listed&) = delete;
        Listed& operator=(const Listed&) = delete;

      private:
        Parts& parts_;
        std::shared_ptr<Socket> socket_;
    };

    asio::io_context& context;
    tcp::acceptor acceptor;
    const HttpSettings settings;
    const KnownHosts hosts;
    Visitors& visitors;
    Api& api;
    Tables& tables;
    Jobs& clerks;
    std::atomic<std::size_t> connections{0};
    std::mutex mutex;
    std::condition_variable all_closed;
    std::set<std::shared_ptr<Socket>> sockets;
};

// NOLINTNEXTLINE(readability-function-size): each part of a server is named once, here.
HttpServer::HttpServer(Network& network, const HttpSettings& settings, Visitors& visitors, Api& api,
                       Tables& tables, Jobs& clerks)
    : parts_(std::make_shared<Parts>(network.threads_->context, settings, visitors, api, tables,
                                     clerks)) {
    parts_->listen();
}

HttpServer::~HttpServer() {
    parts_->close();
}

int HttpServer::port() const {
    return parts_->acceptor.local_endpoint().port();
}

}  // namespace occasus::server
