// The addresses that this server calls, and the hosts where it may.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace occasus::server {

struct WebAddress {
    bool is_secure = true;
    std::string host;
    std::string port;
    std::string target;  // With its slash.

    // "https://host:port", without the usual port.
    std::string origin() const;
};

// http:// or https:// of plain ASCII, without a name or password before the host; else nothing.
std::optional<WebAddress> read_address(std::string_view url);
// Whether a list has its origin: "host" stands for https and the usual port, "*.host" for all below
// it.
bool is_allowed(const std::vector<std::string>& hosts, const WebAddress&);
// An address of one person that no program can take for anything else.
bool is_mail_address(std::string_view);

}  // namespace occasus::server
