#include "apps/server/socket.h"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/post.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <chrono>
#include <string_view>

#include "apps/server/compressor.h"
#include "apps/server/network.h"
#include "record/json.h"
#include "table/input.h"
#include "table/problem.h"

namespace occasus::server {

using namespace table;

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = boost::beast::websocket;

namespace {

using std::chrono_literals::operator""ms;
using std::chrono_literals::operator""s;

constexpr auto kIdle = 60s;  // Half of it in silence: a ping. All of it: the client is gone.
constexpr auto kHandshake = 20s;
constexpr auto kRest = 10s;
constexpr auto kBetweenTurns = 20ms;
constexpr auto kStalled = 60s;     // One message is not read for so long: the client is gone.
constexpr int kUnpaidPings = 100;  // So many from one message to the next are answered.
constexpr std::size_t kEnoughUnsent = kMaxMessage / 4;
constexpr std::size_t kMaxQueued = 4 * kMaxMessage;

constexpr auto kTuple = asio::as_tuple(asio::use_awaitable);

// A view is much like the one before it: what a client has already heard is the dictionary.
// Clients' messages are short.
websocket::permessage_deflate packed() {
    websocket::permessage_deflate option;
    option.server_enable = true;
    option.client_max_window_bits = 9;
    option.memLevel = 5;  // 112 KiB less than by default.
    return option;
}

}  // namespace

Socket::Socket(beast::tcp_stream stream, SocketHouse house)
    : stream_(std::move(stream)),
      house_(std::move(house)),
      asker_(wider_network(house_.visitor)),
      hello_deadline_(stream_.get_executor()),
      rest_(stream_.get_executor()),
      said_(house_.visitors, house_.visitor),
      held_(house_.visitors, house_.visitor) {}

asio::awaitable<void> Socket::run(UpgradeRequest upgrade, std::shared_ptr<LiveTable> table) {
    const auto self = shared_from_this();
    // From here on the WebSocket keeps the time.
    beast::get_lowest_layer(stream_).expires_never();
    stream_.set_option(websocket::stream_base::timeout{kHandshake, kIdle, true});
    // Length is watched in read(), so that the client can be told before it is cut off.
    stream_.read_message_max(0);
    stream_.auto_fragment(false);
    stream_.set_option(packed());
    stream_.control_callback([this](websocket::frame_type kind, beast::string_view) {
        if (kind == websocket::frame_type::ping) count_ping();
    });
    const auto [failed] = co_await stream_.async_accept(upgrade, kTuple);
    if (failed) co_return;
    upgrade = {};  // Otherwise it lasts as long as this function.
    open_ = true;
    if (closing_) co_return close();
    expect_hello();
    co_await hear_all(table);
    is_gone_ = true;
    hello_deadline_.cancel();
    rest_.cancel();
    house_.clerks.run([self, table] { table->leave(self); }, {}, place());
}

asio::awaitable<void> Socket::hear_all(const std::shared_ptr<LiveTable>& table) {
    for (;;) {
        beast::flat_buffer message;
        switch (co_await read(message)) {
            case Heard::Message:
                break;
            case Heard::Binary:
                tell({ProblemKind::Unreadable, "Messages are JSON as text, not binary.", {}, {}});
                continue;
            case Heard::TooLarge:
                tell({ProblemKind::TooLarge, "A message may be at most 128 KiB long.", {}, {}});
                close_when_written(websocket::close_code::too_big);
                co_return;
            case Heard::TooMuch:
                tell({ProblemKind::Busy,
                      "Too many requests come from your address; try again later.",
                      {},
                      {}});
                close_when_written(websocket::close_code::try_again_later);
                co_return;
            case Heard::Nothing:
                co_return;
        }
        co_await wait_for_turn();
        const std::string_view text(static_cast<const char*>(message.data().data()),
                                    message.size());
        co_await until_called([&](const std::function<void()>& resume) {
            LiveTable::Turn turn(nullptr, [resume](std::nullptr_t) { resume(); });
            house_.clerks.run([self = shared_from_this(), table, text,
                               turn = std::move(turn)] { table->hear(self, text, turn); },
                              {}, place());
        });
        said_.set(0);
    }
}

// A client that says too much is heard later: its further messages wait in its own machine.
bool Socket::may_be_heard() {
    // A client that asks and does not read the answers is not answered further.
    return closing_ || (queued_bytes_ <= kEnoughUnsent && house_.visitors.may_ask(house_.visitor));
}

asio::awaitable<void> Socket::wait_for_turn() {
    asio::steady_timer pause(stream_.get_executor());
    while (!may_be_heard()) {
        pause.expires_after(kBetweenTurns);
        co_await pause.async_wait(kTuple);
    }
}

asio::awaitable<Socket::Heard> Socket::read(beast::flat_buffer& message) {
    do {
        const std::size_t room = kMaxSaid + 1 - message.size();
        const auto [failed, count] = co_await stream_.async_read_some(message, room, kTuple);
        if (failed) co_return Heard::Nothing;
        if (message.size() > kMaxSaid) co_return Heard::TooLarge;
        if (!said_.set(message.size())) co_return Heard::TooMuch;
    } while (!stream_.is_message_done());
    unpaid_pings_ = 0;
    co_return stream_.got_text() ? Heard::Message : Heard::Binary;
}

// Every ping is answered at once, so it is a question. A program may ping while it waits for its
// turn to ask; a client that sends nothing else for long is dropped.
void Socket::count_ping() {
    if (!house_.visitors.may_ask(house_.visitor) && ++unpaid_pings_ > kUnpaidPings) drop();
}

void Socket::expect_hello() {
    hello_deadline_.expires_after(house_.hello_within);
    hello_deadline_.async_wait([self = shared_from_this()](const beast::error_code& cancelled) {
        if (cancelled) return;
        self->tell({ProblemKind::Unreadable, "No hello message came in time.", {}, {}});
        self->close_when_written(websocket::close_code::policy_error);
    });
}

void Socket::tell(const Problem& problem) {
    enqueue(std::make_shared<const std::string>(to_json(error_message({}, problem))));
}

void Socket::send(std::shared_ptr<const std::string> message) {
    asio::post(stream_.get_executor(),
               [self = shared_from_this(), message = std::move(message)]() mutable {
                   self->enqueue(std::move(message));
               });
}

void Socket::welcomed() {
    asio::post(stream_.get_executor(),
               [self = shared_from_this()] { self->hello_deadline_.cancel(); });
}

void Socket::moved() {
    asio::post(stream_.get_executor(), [self = shared_from_this()] {
        self->close_when_written(websocket::close_code::service_restart);
    });
}

void Socket::go_away() {
    asio::post(stream_.get_executor(), [self = shared_from_this()] {
        self->close_when_written(websocket::close_code::going_away);
    });
}

void Socket::enqueue(std::shared_ptr<const std::string> message) {
    if (closing_) return;
    queued_bytes_ += message->size();
    if (queued_bytes_ > kMaxQueued || !held_.set(queued_bytes_)) return drop();
    queue_.push_back(std::move(message));
    if (queue_.size() == 1) write_next();
}

void Socket::write_next() {
    stream_.text(true);
    rest_.expires_after(kStalled);
    rest_.async_wait([self = shared_from_this()](const beast::error_code& cancelled) {
        if (!cancelled) self->drop();
    });
    stream_.async_write(asio::buffer(*queue_.front()),
                        [self = shared_from_this()](const beast::error_code& failed, std::size_t) {
                            self->queued_bytes_ -= self->queue_.front()->size();
                            self->queue_.pop_front();
                            self->held_.set(self->queued_bytes_);
                            if (failed) return self->drop();
                            if (!self->queue_.empty())
                                self->write_next();
                            else if (self->closing_)
                                self->close();
                            else
                                self->rest();
                        });
}

// A client that gets nothing for a while needs no memory for earlier messages.
void Socket::rest() {
    rest_.expires_after(kRest);
    rest_.async_wait([self = shared_from_this()](const beast::error_code& cancelled) {
        if (!cancelled && self->queue_.empty()) let_compressor_go(self->stream_);
    });
}

// Queued messages are written first. Before the upgrade is done there is nothing to close.
void Socket::close_when_written(websocket::close_code code) {
    if (closing_) return;
    closing_ = code;
    if (open_ && queue_.empty()) close();
}

void Socket::close() {
    rest_.cancel();
    stream_.async_close(*closing_, [self = shared_from_this()](const beast::error_code&) {});
}

void Socket::drop() {
    is_gone_ = true;
    rest_.cancel();
    closing_ = websocket::close_code::try_again_later;
    beast::get_lowest_layer(stream_).close();
}

}  // namespace occasus::server
