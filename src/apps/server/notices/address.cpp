#include "apps/server/notices/address.h"

#include <algorithm>

namespace occasus::server {
namespace {

bool is_letter_or_digit(char sign) {
    return (sign >= 'a' && sign <= 'z') || (sign >= 'A' && sign <= 'Z') ||
           (sign >= '0' && sign <= '9');
}

bool has_only(std::string_view text, std::string_view signs) {
    return !text.empty() && std::ranges::all_of(text, [&](char sign) {
        return is_letter_or_digit(sign) || signs.find(sign) != std::string_view::npos;
    });
}

}  // namespace

std::string WebAddress::origin() const {
    const bool is_usual = port == (is_secure ? "443" : "80");
    return (is_secure ? "https://" : "http://") + host + (is_usual ? "" : ":" + port);
}

std::optional<WebAddress> read_address(std::string_view url) {
    WebAddress address;
    address.is_secure = url.starts_with("https://");
    if (!address.is_secure && !url.starts_with("http://")) return std::nullopt;
    url.remove_prefix(address.is_secure ? 8 : 7);
    const std::string_view place = url.substr(0, url.find_first_of("/?#"));
    url.remove_prefix(place.size());
    address.host = place.substr(0, place.find(':'));
    address.port = place.size() > address.host.size() ? place.substr(address.host.size() + 1)
                   : address.is_secure                ? "443"
                                                      : "80";
    address.target = url.starts_with('/') ? url : "/" + std::string(url);
    std::ranges::transform(address.host, address.host.begin(), [](char sign) {
        return sign >= 'A' && sign <= 'Z' ? static_cast<char>(sign - 'A' + 'a') : sign;
    });
    const bool is_plain = std::ranges::all_of(
        address.target, [](char sign) { return sign > ' ' && sign < '\x7F' && sign != '#'; });
    const bool is_port =
        address.port.size() <= 5 &&
        std::ranges::all_of(address.port, [](char sign) { return sign >= '0' && sign <= '9'; });
    if (!is_plain || !is_port || address.port.empty() || !has_only(address.host, ".-"))
        return std::nullopt;
    return address;
}

bool is_allowed(const std::vector<std::string>& hosts, const WebAddress& address) {
    const std::string origin = address.origin();
    return std::ranges::any_of(hosts, [&](const std::string& host) {
        if (host.starts_with("*."))
            return origin.starts_with("https://") && address.port == "443" &&
                   address.host.ends_with(host.substr(1));
        return origin == (host.find("://") == std::string::npos ? "https://" + host : host);
    });
}

bool is_mail_address(std::string_view text) {
    constexpr std::size_t kLongest = 254;
    const std::size_t at = text.find('@');
    return text.size() <= kLongest && at != std::string_view::npos && !text.starts_with('-') &&
           has_only(text.substr(0, at), ".!#$%&'*+/=?^_`{|}~-") &&
           has_only(text.substr(at + 1), ".-") && text.find('.', at) != std::string_view::npos;
}

}  // namespace occasus::server
