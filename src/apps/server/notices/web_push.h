// Messages that a push service carries to a browser and cannot read: RFC 8291, and RFC 8292 for the
// name of their sender. Keys, points and salts are bytes.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace occasus::server {

// A key of the curve P-256.
struct PushKey {
    std::string secret;  // 32 bytes.
    std::string point;   // 65 bytes, not compressed.
};

// The browser that reads a message.
struct PushReader {
    std::string point;
    std::string secret;  // 16 bytes, which it shares with the senders.
};

PushKey make_push_key();
// Throws std::runtime_error when it is no secret of a key.
PushKey push_key_of(std::string_view secret);
// Whether messages can be sent to it.
bool is_push_reader(const PushReader&);
// The body of a message; key and salt (16 bytes) are used once. Precondition: is_push_reader().
std::string encrypt_push(std::string_view text, const PushReader&, const PushKey& once,
                         std::string_view salt);
// The Authorization line for a push service, by its origin.
std::string push_authorization(const PushKey&, std::string_view origin, std::string_view contact,
                               std::chrono::sys_seconds until);

std::string random_bytes(std::size_t);
std::string to_base64url(std::string_view bytes);
std::optional<std::string> from_base64url(std::string_view text);

}  // namespace occasus::server
