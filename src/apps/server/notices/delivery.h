// The two ways out of this server: a request to a host of a list, and a letter through a program.
// Each may take ten seconds.
#pragma once

#include <atomic>
#include <optional>
#include <string>
#include <sys/socket.h>
#include <vector>

namespace occasus::server {

// Host names in lower case without a port stand for https at the usual one, "*.host" for all below
// it; "http://host:port" stands for itself, and may be in a private network.
using Hosts = std::vector<std::string>;

struct WebAddress {
    std::string listed;  // The entry of the list that allows it.
    std::string origin;  // "https://host:port", without the usual port.
    std::string url;
};

// The URL with its entry of the list; nullopt when the list does not have its host.
std::optional<WebAddress> allowed_address(const Hosts& hosts, const std::string& url);
// Whether the internet has it: it leads neither to this machine nor to a network behind it.
bool is_public(const sockaddr& address);
// An address of one person that no program can take for anything else.
bool is_mail_address(const std::string& text);

// Throws std::runtime_error unless the library for requests is installed.
void need_requests();
// Reads the status of the answer and nothing else; a redirection is a failure as any other. False
// when there is nothing any more. Throws std::runtime_error for other failures, and when `ends` is
// set meanwhile.
bool send_post(const WebAddress& to, const std::vector<std::string>& headers,
               const std::string& body, const std::atomic<bool>& ends);
// Gives a letter to a program such as sendmail, which finds in it to whom it goes. Throws
// std::runtime_error when the program fails.
void send_letter(const std::string& program, const std::string& letter);

}  // namespace occasus::server
