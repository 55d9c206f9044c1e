#include "client.h"

#include <algorithm>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <cctype>
#include <chrono>
#include <stdexcept>

#include "record/json.h"

namespace occasus::table::testing {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using tcp = asio::ip::tcp;

namespace {

constexpr auto kPatience = std::chrono::seconds(30);

// Runs one asynchronous operation to its end, or gives up.
template <class Start>
beast::error_code run(asio::io_context& context, Start start) {
    std::optional<beast::error_code> result;
    start([&](beast::error_code failed, std::size_t) { result = failed; });
    context.restart();
    context.run_for(kPatience);
    if (!result) throw std::runtime_error("no answer in time");
    return *result;
}

void check(beast::error_code failed) {
    if (failed) throw std::runtime_error(failed.message());
}

tcp::endpoint endpoint(int port) {
    return {asio::ip::make_address("127.0.0.1"), static_cast<std::uint16_t>(port)};
}

Reply read_reply(asio::io_context& context, beast::tcp_stream& stream, bool has_body) {
    beast::flat_buffer buffer;
    http::response_parser<http::string_body> parser;
    parser.body_limit(64 * 1024 * 1024);
    parser.skip(!has_body);
    check(run(context, [&](auto done) { http::async_read(stream, buffer, parser, done); }));
    const auto& response = parser.get();
    Reply reply{static_cast<int>(response.result_int()), {}, response.body()};
    for (const auto& field : response) {
        std::string name(field.name_string());
        std::transform(name.begin(), name.end(), name.begin(), [](unsigned char letter) {
            return static_cast<char>(std::tolower(letter));
        });
        reply.headers[name] = std::string(field.value());
    }
    return reply;
}

std::string error_field(const Value& document, const char* name) {
    const Value* error = document.find("error");
    const Value* field = error ? error->find(name) : nullptr;
    return field && field->text() ? *field->text() : std::string();
}

}  // namespace

Value Reply::json() const {
    const Result<Value> value = parse_json(body);
    return value ? *value : Value();
}
std::string Reply::kind() const {
    return error_field(json(), "kind");
}
std::string Reply::text() const {
    return error_field(json(), "text");
}
std::string Reply::field() const {
    return error_field(json(), "field");
}

Reply request(int port, const std::string& method, const std::string& path, const std::string& body,
              const Headers& headers) {
    std::string text = method + " " + path + " HTTP/1.1\r\nHost: 127.0.0.1:" + std::to_string(port);
    for (const auto& [name, value] : headers) text += "\r\n" + name + ": " + value;
    if (!body.empty() || method == "POST")
        text += "\r\nContent-Length: " + std::to_string(body.size());
    text += "\r\nConnection: close\r\n\r\n" + body;
    return raw_request(port, text);
}

Reply raw_request(int port, const std::string& bytes) {
    asio::io_context context;
    beast::tcp_stream stream(context);
    stream.socket().connect(endpoint(port));
    // What cannot be written because the server has said enough is of no interest.
    run(context, [&](auto done) { asio::async_write(stream, asio::buffer(bytes), done); });
    return read_reply(context, stream, !bytes.starts_with("HEAD "));
}

struct WebSocket::Parts {
    asio::io_context context;
    websocket::stream<beast::tcp_stream> stream{context};
};

WebSocket::WebSocket(int port, const std::string& table, const Headers& headers)
    : parts_(std::make_unique<Parts>()) {
    auto& stream = parts_->stream;
    beast::get_lowest_layer(stream).socket().connect(endpoint(port));
    stream.read_message_max(64 * 1024 * 1024);
    stream.set_option(
        websocket::stream_base::decorator([headers](websocket::request_type& request) {
            for (const auto& [name, value] : headers) request.set(name, value);
        }));
    websocket::response_type response;
    beast::error_code failed;
    stream.handshake(response, "127.0.0.1:" + std::to_string(port),
                     "/api/tables/" + table + "/socket", failed);
    if (failed) throw std::runtime_error(std::to_string(response.result_int()));
}

WebSocket::~WebSocket() = default;

void WebSocket::say(const std::string& message) {
    parts_->stream.text(true);
    check(run(parts_->context,
              [&](auto done) { parts_->stream.async_write(asio::buffer(message), done); }));
}

void WebSocket::say_binary(const std::string& message) {
    parts_->stream.binary(true);
    check(run(parts_->context,
              [&](auto done) { parts_->stream.async_write(asio::buffer(message), done); }));
}

void WebSocket::ping(int times) {
    for (int i = 0; i < times; ++i)
        check(run(parts_->context, [&](auto done) {
            parts_->stream.async_ping({}, [done](beast::error_code failed) { done(failed, 0); });
        }));
}

Value WebSocket::hear() {
    beast::flat_buffer buffer;
    check(run(parts_->context, [&](auto done) { parts_->stream.async_read(buffer, done); }));
    Result<Value> message = parse_json(beast::buffers_to_string(buffer.data()));
    if (!message) throw std::runtime_error("not JSON");
    return std::move(*message);
}

Value WebSocket::hear(const std::string& type) {
    for (;;) {
        Value message = hear();
        if (*message.find("type") == Value(type)) return message;
    }
}

int WebSocket::hear_close() {
    try {
        for (;;) hear();
    } catch (const std::runtime_error&) {
        return parts_->stream.reason().code;
    }
}

void WebSocket::drop() {
    beast::get_lowest_layer(parts_->stream).close();
}

std::string hello(const std::string& token, std::optional<int> since) {
    Value message = Value::fields().set("type", "hello");
    message.set("token", token.empty() ? Value() : Value(token));
    if (since) message.set("since", *since);
    return to_json(message);
}

std::string act(const std::string& id, int ply, const std::string& action) {
    return to_json(
        Value::fields().set("type", "act").set("id", id).set("ply", ply).set("action", action));
}

}  // namespace occasus::table::testing
