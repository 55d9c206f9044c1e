// The two ways out of this server: a request to a host of a list, and a letter through a program.
// Included by files that use the network alone. Answers are statuses of HTTP.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace occasus::server {

struct WebAddress {
    std::string origin;  // "https://host:port", without the usual port.
    std::string host;
    std::string port;
    std::string target;  // With its slash.

    bool is_secure() const { return origin.starts_with("https"); }
};

using Headers = std::vector<std::pair<std::string, std::string>>;

// Nothing unless the list has the host of this URL: "host" stands for https and the usual port,
// "*.host" for all below it; other origins stand in full.
std::optional<WebAddress> allowed_address(const std::vector<std::string>& hosts,
                                          const std::string& url);
// An address of one person that no program can take for anything else.
bool is_mail_address(const std::string& text);

// Reads the status of the answer and nothing else; a redirection is a status as any other. With
// https it reaches public addresses alone. Throws std::exception when there is no answer within
// ten seconds.
boost::asio::awaitable<int> send_post(WebAddress to, Headers headers, std::string body);
// Gives a letter to a program such as sendmail. A program that fails, or takes 30 seconds, is 500.
boost::asio::awaitable<int> send_letter(std::string program, std::string to, std::string letter);

}  // namespace occasus::server
