#include "apps/server/known_hosts.h"

#include <algorithm>
#include <arpa/inet.h>
#include <fmt/format.h>
#include <stdexcept>

namespace occasus::server {
namespace {

std::string lower_case(std::string_view text) {
    std::string lower(text);
    std::transform(lower.begin(), lower.end(), lower.begin(), [](char letter) {
        return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    });
    return lower;
}

// The host of "https://play.example.org:8443/x" is "play.example.org:8443"; empty when that is not
// a URL.
std::string host_of_url(std::string_view url) {
    const std::size_t scheme = url.find("://");
    if (scheme == std::string_view::npos) return {};
    url.remove_prefix(scheme + 3);
    return lower_case(url.substr(0, url.find('/')));
}

// Without the port, and an address of version 6 without its brackets.
std::string name_of_host(const std::string& host) {
    if (host.starts_with('[')) return host.substr(1, host.find(']') - 1);
    return host.substr(0, host.find(':'));
}

}  // namespace

bool is_address(const std::string& name) {
    in6_addr ignored{};
    return inet_pton(AF_INET, name.c_str(), &ignored) == 1 ||
           inet_pton(AF_INET6, name.c_str(), &ignored) == 1;
}

KnownHosts::KnownHosts(std::string_view public_url) : public_host_(host_of_url(public_url)) {
    if (public_url.empty()) return;
    const bool is_web = public_url.starts_with("http://") || public_url.starts_with("https://");
    const std::size_t host = public_url.find("://") + 3;
    const std::string_view path = is_web ? public_url.substr(host + public_host_.size()) : "";
    constexpr std::string_view kNotInAHost = "?#@ ";
    if (!is_web || public_host_.empty() || (!path.empty() && path != "/") ||
        public_host_.find_first_of(kNotInAHost) != std::string::npos)
        throw std::runtime_error(
            fmt::format("--public-url must be http:// or https:// with a name and nothing after "
                        "it (https://play.example.org), not “{}”: the page is at the root of a "
                        "site.",
                        public_url));
}

bool KnownHosts::knows(std::string_view host) const {
    const std::string asked = lower_case(host);
    const std::string name = name_of_host(asked);
    return name == "localhost" || is_address(name) ||
           (!public_host_.empty() && asked == public_host_);
}

bool KnownHosts::may_speak(std::string_view origin, std::string_view host) const {
    if (origin.empty()) return true;
    const std::string site = host_of_url(origin);
    return !site.empty() && (site == lower_case(host) || site == public_host_);
}

}  // namespace occasus::server
