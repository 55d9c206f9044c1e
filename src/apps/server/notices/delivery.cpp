#include "apps/server/notices/delivery.h"

#include <algorithm>
#include <array>
#include <boost/asio/connect.hpp>
#include <boost/asio/ip/network_v4.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <chrono>
#include <csignal>
#include <regex>
#include <spawn.h>
#include <stdexcept>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

namespace occasus::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
using asio::ip::tcp;

namespace {

using Sent = http::request<http::string_body>;

// Whether the internet has it: it leads neither to this machine nor to a network behind it.
bool is_public(const asio::ip::address& address) {
    if (address.is_v6()) return (address.to_v6().to_bytes()[0] & 0xE0) == 0x20;
    constexpr auto kOthers =
        std::to_array({"0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16",
                       "172.16.0.0/12", "192.168.0.0/16", "224.0.0.0/3"});
    return std::ranges::none_of(kOthers, [&](const char* other) {
        const auto network = asio::ip::make_network_v4(other);
        return network ==
               asio::ip::network_v4(address.to_v4(), network.prefix_length()).canonical();
    });
}

template <class Stream>
asio::awaitable<int> send_and_read(Stream& stream, const Sent& sent) {
    constexpr std::size_t kLongestHeader = 8192;
    co_await http::async_write(stream, sent, asio::use_awaitable);
    beast::flat_buffer buffer(kLongestHeader);
    http::response_parser<http::empty_body> parser;
    parser.header_limit(kLongestHeader);
    co_await http::async_read_header(stream, buffer, parser, asio::use_awaitable);
    co_return parser.get().result_int();
}

// The certificates of the system, read once.
asio::ssl::context& certificates() {
    static asio::ssl::context context = [] {
        asio::ssl::context made(asio::ssl::context::tls_client);
        made.set_default_verify_paths();
        made.set_verify_mode(asio::ssl::verify_peer);
        return made;
    }();
    return context;
}

Sent request_of(const WebAddress& to, const Headers& headers, std::string body) {
    Sent sent(http::verb::post, to.target, 11);
    sent.set(http::field::host, to.origin.substr(to.origin.find("//") + 2));
    sent.set(http::field::connection, "close");
    for (const auto& [name, value] : headers) sent.set(name, value);
    sent.body() = std::move(body);
    sent.prepare_payload();
    return sent;
}

std::vector<tcp::endpoint> endpoints_of(const tcp::resolver::results_type& found, bool is_secure) {
    std::vector<tcp::endpoint> all;
    for (const auto& entry : found)
        if (!is_secure || is_public(entry.endpoint().address())) all.push_back(entry.endpoint());
    if (all.empty()) throw std::runtime_error("The host has no public address.");
    return all;
}

// A file in memory from which a program reads.
int file_of(const std::string& text) {
    const int file = memfd_create("letter", MFD_CLOEXEC);
    if (write(file, text.data(), text.size()) != static_cast<ssize_t>(text.size()) ||
        lseek(file, 0, SEEK_SET) != 0)
        throw std::runtime_error("There is no memory for a letter.");
    return file;
}

// The process, which has no files of this one but its input; 0 when there is none.
pid_t start(std::string program, std::string to, const std::string& letter) {
    std::string lone_dots_stay = "-i";
    std::string end_of_options = "--";
    std::string path = "PATH=/usr/sbin:/usr/bin:/sbin:/bin";
    const std::array<char*, 5> arguments{program.data(), lone_dots_stay.data(),
                                         end_of_options.data(), to.data(), nullptr};
    const std::array<char*, 2> surroundings{path.data(), nullptr};
    const int input = file_of(letter);
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, input, STDIN_FILENO);
    posix_spawn_file_actions_addclosefrom_np(&files, STDERR_FILENO + 1);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    sigset_t none;
    sigemptyset(&none);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK);
    pid_t process = 0;
    if (posix_spawn(&process, program.c_str(), &files, &attributes, arguments.data(),
                    surroundings.data()) != 0)
        process = 0;
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&files);
    close(input);
    return process;
}

}  // namespace

std::optional<WebAddress> allowed_address(const std::vector<std::string>& hosts,
                                          const std::string& url) {
    static const std::regex kUrl(R"((https?://)([A-Za-z0-9.-]+)(?::([0-9]{1,5}))?(/[!-"$-~]*)?)");
    std::smatch parts;
    if (!std::regex_match(url, parts, kUrl)) return std::nullopt;
    const bool is_secure = url.starts_with("https");
    WebAddress address{parts[1], parts[2], is_secure ? "443" : "80", "/"};
    std::ranges::transform(address.host, address.host.begin(), [](char sign) {
        return sign >= 'A' && sign <= 'Z' ? static_cast<char>(sign - 'A' + 'a') : sign;
    });
    address.origin += address.host;
    if (parts[3].matched && parts[3] != address.port) {
        address.port = parts[3];
        address.origin += ":" + address.port;
    }
    if (parts[4].matched) address.target = parts[4];
    const bool is_listed = std::ranges::any_of(hosts, [&](const std::string& host) {
        if (host.starts_with("*."))
            return is_secure && address.port == "443" && address.host.ends_with(host.substr(1));
        return address.origin == (host.find("://") == std::string::npos ? "https://" + host : host);
    });
    return is_listed ? std::optional(address) : std::nullopt;
}

bool is_mail_address(const std::string& text) {
    constexpr std::size_t kLongest = 254;
    static const std::regex kMail(
        R"([A-Za-z0-9._+'=&~#][A-Za-z0-9._+'=&~#-]*@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+)");
    return text.size() <= kLongest && std::regex_match(text, kMail);
}

asio::awaitable<int> send_post(WebAddress to, Headers headers, std::string body) {
    constexpr std::chrono::seconds kWithin{10};
    const Sent sent = request_of(to, headers, std::move(body));
    const auto executor = co_await asio::this_coro::executor;
    tcp::resolver resolver(executor);
    const auto found = co_await resolver.async_resolve(to.host, to.port, asio::use_awaitable);
    const std::vector<tcp::endpoint> endpoints = endpoints_of(found, to.is_secure());
    beast::tcp_stream plain(executor);
    plain.expires_after(kWithin);
    co_await plain.async_connect(endpoints, asio::use_awaitable);
    if (!to.is_secure()) co_return co_await send_and_read(plain, sent);
    asio::ssl::stream<beast::tcp_stream&> secure(plain, certificates());
    secure.set_verify_callback(asio::ssl::host_name_verification(to.host));
    if (SSL_set_tlsext_host_name(secure.native_handle(), to.host.c_str()) != 1)
        throw std::runtime_error("The name of a host is refused.");
    co_await secure.async_handshake(asio::ssl::stream_base::client, asio::use_awaitable);
    co_return co_await send_and_read(secure, sent);
}

asio::awaitable<int> send_letter(std::string program, std::string to, std::string letter) {
    constexpr std::chrono::seconds kWithin{30};
    constexpr std::chrono::milliseconds kLook{50};
    constexpr int kTaken = 200;
    constexpr int kFailed = 500;
    const pid_t process = start(std::move(program), std::move(to), letter);
    if (process == 0) co_return kFailed;
    asio::steady_timer timer(co_await asio::this_coro::executor);
    const auto end = std::chrono::steady_clock::now() + kWithin;
    int status = 0;
    while (waitpid(process, &status, WNOHANG) == 0) {
        if (std::chrono::steady_clock::now() > end) kill(process, SIGKILL);
        timer.expires_after(kLook);
        co_await timer.async_wait(asio::use_awaitable);
    }
    co_return WIFEXITED(status) && WEXITSTATUS(status) == 0 ? kTaken : kFailed;
}

}  // namespace occasus::server
