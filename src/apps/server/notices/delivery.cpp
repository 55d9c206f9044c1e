#include "apps/server/notices/delivery.h"

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <curl/curl.h>
#include <dlfcn.h>
#include <fmt/format.h>
#include <memory>
#include <netinet/in.h>
#include <regex>
#include <stdexcept>
#include <unistd.h>
#include <utility>

namespace occasus::server {
namespace {

constexpr long kSeconds = 10;

// A function of the library, which is loaded when notices are offered: every other command would
// begin later.
struct Found {
    const char* name;

    template <class Function>
    operator Function*() const {
        static void* const kLibrary = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
        void* const found = kLibrary ? dlsym(kLibrary, name) : nullptr;
        if (!found)
            throw std::runtime_error(
                "Notices need a library that is not installed: apt install libcurl4");
        return reinterpret_cast<Function*>(found);
    }
};

struct Curl {
    decltype(curl_easy_init)* easy_init = Found{"curl_easy_init"};
    decltype(curl_easy_setopt)* easy_setopt = Found{"curl_easy_setopt"};
    decltype(curl_easy_perform)* easy_perform = Found{"curl_easy_perform"};
    decltype(curl_easy_getinfo)* easy_getinfo = Found{"curl_easy_getinfo"};
    decltype(curl_easy_strerror)* easy_strerror = Found{"curl_easy_strerror"};
    decltype(curl_easy_cleanup)* easy_cleanup = Found{"curl_easy_cleanup"};
    decltype(curl_slist_append)* slist_append = Found{"curl_slist_append"};
    decltype(curl_slist_free_all)* slist_free_all = Found{"curl_slist_free_all"};
};

const Curl& curl() {
    static const Curl kCurl;
    return kCurl;
}

// Called for each address that a name has, before anything is sent there.
curl_socket_t open_public(void*, curlsocktype, curl_sockaddr* to) {
    if (!is_public(to->addr)) return CURL_SOCKET_BAD;
    return socket(to->family, to->socktype | SOCK_CLOEXEC, to->protocol);
}

// Ends the request where the body of its answer begins.
std::size_t read_nothing(char*, std::size_t, std::size_t, void*) {
    return 0;
}

int is_over(void* ends, curl_off_t, curl_off_t, curl_off_t, curl_off_t) {
    return *static_cast<const std::atomic<bool>*>(ends) ? 1 : 0;
}

}  // namespace

std::optional<WebAddress> allowed_address(const Hosts& hosts, const std::string& url) {
    static const std::regex kUrl(R"((https?://)([A-Za-z0-9.-]+)(:[0-9]{1,5})?(/[!-"$-~]*)?)");
    std::smatch parts;
    if (!std::regex_match(url, parts, kUrl)) return std::nullopt;
    std::string origin = parts[1].str() + parts[2].str();
    std::ranges::transform(origin, origin.begin(), [](char sign) {
        return sign >= 'A' && sign <= 'Z' ? static_cast<char>(sign - 'A' + 'a') : sign;
    });
    if (parts[3] != (parts[1] == "https://" ? ":443" : ":80")) origin += parts[3];
    const auto listed = std::ranges::find_if(hosts, [&](const std::string& host) {
        if (host.starts_with("*."))
            return origin.starts_with("https") && origin.ends_with(host.substr(1));
        return origin == (host.find("://") == std::string::npos ? "https://" + host : host);
    });
    if (listed == hosts.end()) return std::nullopt;
    return WebAddress{*listed, origin, origin + parts[4].str()};
}

bool is_public(const sockaddr& address) {
    if (address.sa_family == AF_INET6) {
        // 2000::/3 is assigned; 2002::/16 in it leads to any address of IPv4.
        const auto& bytes = reinterpret_cast<const sockaddr_in6&>(address).sin6_addr.s6_addr;
        return (bytes[0] & 0xE0) == 0x20 && !(bytes[0] == 0x20 && bytes[1] == 0x02);
    }
    constexpr auto kOthers = std::to_array<std::pair<std::uint32_t, int>>({{0x00000000, 8},
                                                                           {0x0A000000, 8},
                                                                           {0x64400000, 10},
                                                                           {0x7F000000, 8},
                                                                           {0xA9FE0000, 16},
                                                                           {0xAC100000, 12},
                                                                           {0xC0000000, 24},
                                                                           {0xC0A80000, 16},
                                                                           {0xC6120000, 15},
                                                                           {0xE0000000, 3}});
    const std::uint32_t given =
        ntohl(reinterpret_cast<const sockaddr_in&>(address).sin_addr.s_addr);
    return address.sa_family == AF_INET && std::ranges::none_of(kOthers, [&](const auto& other) {
               return (given ^ other.first) >> (32 - other.second) == 0;
           });
}

bool is_mail_address(const std::string& text) {
    constexpr std::size_t kLongest = 254;
    static const std::regex kMail(
        R"([A-Za-z0-9._+'=&~#][A-Za-z0-9._+'=&~#-]*@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+)");
    return text.size() <= kLongest && std::regex_match(text, kMail);
}

void need_requests() {
    curl();
}

bool send_post(const WebAddress& to, const std::vector<std::string>& headers,
               const std::string& body, const std::atomic<bool>& ends) {
    constexpr long kNotFound = 404;
    constexpr long kGone = 410;
    const Curl& curl = server::curl();
    const std::unique_ptr<CURL, decltype(curl.easy_cleanup)> request(curl.easy_init(),
                                                                     curl.easy_cleanup);
    curl_slist* lines = nullptr;
    for (const std::string& header : headers) lines = curl.slist_append(lines, header.c_str());
    const std::unique_ptr<curl_slist, decltype(curl.slist_free_all)> held(lines,
                                                                          curl.slist_free_all);
    const auto set = [&](CURLoption option, auto value) {
        if (curl.easy_setopt(request.get(), option, value) != CURLE_OK)
            throw std::runtime_error("libcurl is too old.");
    };
    const bool is_ours = to.listed.starts_with("http://");
    set(CURLOPT_URL, to.url.c_str());
    set(CURLOPT_PROTOCOLS_STR, is_ours ? "http" : "https");
    set(CURLOPT_FOLLOWLOCATION, 0L);
    set(CURLOPT_PROXY, "");  // The surroundings of this process name none.
    set(CURLOPT_NOSIGNAL, 1L);
    set(CURLOPT_TIMEOUT, kSeconds);
    set(CURLOPT_HTTPHEADER, lines);
    set(CURLOPT_POSTFIELDSIZE, static_cast<long>(body.size()));
    set(CURLOPT_POSTFIELDS, body.data());
    set(CURLOPT_WRITEFUNCTION, read_nothing);
    set(CURLOPT_NOPROGRESS, 0L);
    set(CURLOPT_XFERINFOFUNCTION, is_over);
    set(CURLOPT_XFERINFODATA, &ends);
    if (!is_ours) set(CURLOPT_OPENSOCKETFUNCTION, open_public);
    const CURLcode result = curl.easy_perform(request.get());
    long status = 0;
    curl.easy_getinfo(request.get(), CURLINFO_RESPONSE_CODE, &status);
    if (status == 0) throw std::runtime_error(curl.easy_strerror(result));
    if (status == kNotFound || status == kGone) return false;
    if (status < 200 || status > 299)
        throw std::runtime_error(fmt::format("the answer is {}.", status));
    return true;
}

void send_letter(const std::string& program, const std::string& letter) {
    std::signal(SIGPIPE, SIG_IGN);  // A program may end before it has read all.
    // It gets nothing that is open here.
    close_range(STDERR_FILENO + 1, ~0U, CLOSE_RANGE_CLOEXEC);
    FILE* const input =
        popen(fmt::format("exec timeout -s KILL {} '{}' -i -t", kSeconds, program).c_str(), "we");
    if (!input) throw std::runtime_error("The mail program cannot be started.");
    std::fwrite(letter.data(), 1, letter.size(), input);
    if (pclose(input) != 0) throw std::runtime_error("The mail program has failed.");
}

}  // namespace occasus::server
