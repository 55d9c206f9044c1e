// One client's WebSocket: messages in, one at a time, and a bounded queue of messages out.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <chrono>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "table/live_table.h"

namespace occasus::server {

using UpgradeRequest = boost::beast::http::request<boost::beast::http::string_body>;

class Socket : public table::Listener, public std::enable_shared_from_this<Socket> {
  public:
    // It is closed when the client has not said hello within this time. Each message waits until
    // it may be heard.
    Socket(boost::beast::tcp_stream stream, std::chrono::milliseconds hello_within,
           std::function<bool()> may_be_heard);

    // Accepts the upgrade and hears the client until it goes.
    boost::asio::awaitable<void> run(UpgradeRequest upgrade,
                                     std::shared_ptr<table::LiveTable> table);

    // A client that does not read is dropped; it may come back and ask for what it missed.
    void send(std::shared_ptr<const std::string> message) override;
    // The client may stay.
    void welcomed() override;
    // Says goodbye: the client finds the table at another process.
    void moved() override;
    // Says goodbye because the server ends.
    void go_away();

  private:
    enum class Heard { Message, Binary, TooLarge, Nothing };

    boost::asio::awaitable<void> wait_for_turn();
    boost::asio::awaitable<Heard> read(boost::beast::flat_buffer& message);
    boost::asio::awaitable<void> hear_all(const std::shared_ptr<table::LiveTable>& table);
    void expect_hello();
    void tell(const table::Problem& problem);
    void enqueue(std::shared_ptr<const std::string> message);
    void write_next();
    void rest();
    void close_when_written(boost::beast::websocket::close_code code);
    void close();
    void drop();

    boost::beast::websocket::stream<boost::beast::tcp_stream> stream_;
    const std::chrono::milliseconds hello_within_;
    const std::function<bool()> may_be_heard_;
    boost::asio::steady_timer hello_deadline_;
    boost::asio::steady_timer rest_;  // Since the last message that was sent.
    std::deque<std::shared_ptr<const std::string>> queue_;
    std::size_t queued_bytes_ = 0;
    bool open_ = false;
    std::optional<boost::beast::websocket::close_code> closing_;
};

}  // namespace occasus::server
