// One client's WebSocket: messages in, one at a time, and a bounded queue of messages out.
#pragma once

#include <atomic>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <chrono>
#include <deque>
#include <memory>
#include <optional>
#include <string>

#include "apps/server/visitors.h"
#include "table/jobs.h"
#include "table/live_table.h"

namespace occasus::server {

using UpgradeRequest = boost::beast::http::request<boost::beast::http::string_body>;

// The parts of a server that a socket uses; they outlive it.
struct SocketHouse {
    std::chrono::milliseconds hello_within;  // A client that has not said hello then is sent away.
    std::string visitor;                     // The client's.
    Visitors& visitors;
    table::Jobs& clerks;  // Messages are heard by them, in the turn of the visitor's network.
};

class Socket : public table::Listener, public std::enable_shared_from_this<Socket> {
  public:
    // Every message waits until the visitor may ask.
    Socket(boost::beast::tcp_stream stream, SocketHouse house);

    // Accepts the upgrade and hears the client until it goes.
    boost::asio::awaitable<void> run(UpgradeRequest upgrade,
                                     std::shared_ptr<table::LiveTable> table);

    // A client that does not read is dropped; it may come back and ask for what it missed.
    void send(std::shared_ptr<const std::string> message) override;
    const std::string& asker() const override { return asker_; }
    void charge(int questions) override { house_.visitors.charge(house_.visitor, questions); }
    bool is_gone() const override { return is_gone_; }
    // The client may stay.
    void welcomed() override;
    // Says goodbye: the client finds the table at another process.
    void moved() override;
    // Says goodbye because the server ends.
    void go_away();

  private:
    enum class Heard { Message, Binary, TooLarge, TooMuch, Nothing };

    bool may_be_heard();
    boost::asio::awaitable<void> wait_for_turn();
    boost::asio::awaitable<Heard> read(boost::beast::flat_buffer& message);
    boost::asio::awaitable<void> hear_all(const std::shared_ptr<table::LiveTable>& table);
    table::Place place() const { return {table::Urgency::InTurn, asker_}; }
    void count_ping();
    void expect_hello();
    void tell(const table::Problem& problem);
    void enqueue(std::shared_ptr<const std::string> message);
    void write_next();
    void rest();
    void close_when_written(boost::beast::websocket::close_code code);
    void close();
    void drop();

    boost::beast::websocket::stream<boost::beast::tcp_stream> stream_;
    const SocketHouse house_;
    const std::string asker_;
    std::atomic<bool> is_gone_{false};
    boost::asio::steady_timer hello_deadline_;
    boost::asio::steady_timer rest_;  // Since the last message was begun, or all were sent.
    std::deque<std::shared_ptr<const std::string>> queue_;
    std::size_t queued_bytes_ = 0;
    int unpaid_pings_ = 0;
    Visitors::Held said_;  // By the client, and not answered yet.
    Visitors::Held held_;  // For it, and not sent yet.
    bool open_ = false;
    std::optional<boost::beast::websocket::close_code> closing_;
};

}  // namespace occasus::server
