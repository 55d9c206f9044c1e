// Messages that a push service carries to a browser and cannot read: RFC 8291, and RFC 8292 for the
// name of their sender. A key of P-256 is DER; points and salts are bytes.
#pragma once

#include <chrono>
#include <string>
#include <string_view>

namespace occasus::server {

std::string make_push_key();
// The public half of a key: 65 bytes. Throws std::runtime_error when it is not a key.
std::string push_point(const std::string& key);
// The body of a message for the browser with these keys: its point and its secret, in base64url,
// with a blank between. `key` and `salt` (16 bytes) are used once. Throws Refused when a browser
// has no such point.
std::string encrypt_push(std::string_view text, std::string_view keys, const std::string& key,
                         std::string_view salt);
// The Authorization line for a push service, by its origin.
std::string push_authorization(const std::string& key, std::string_view origin,
                               std::string_view contact, std::chrono::sys_seconds until);

}  // namespace occasus::server
