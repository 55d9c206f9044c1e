#include "apps/server/visitors.h"

#include <algorithm>
#include <arpa/inet.h>
#include <array>
#include <cstring>
#include <set>
#include <utility>

#include "apps/server/known_hosts.h"

namespace occasus::server {

using namespace table;

namespace {

using std::chrono_literals::operator""h;
using std::chrono_literals::operator""s;
using std::chrono::milliseconds;

constexpr int kSecondsAtOnce = 10;  // So many seconds' questions may be asked from rest.
constexpr int kWorkAtOnce = 6;      // The part of an hour's work that may be given from rest.
// The limits of a network of version 6 are so many times those of each visitor in it.
constexpr int kNetworkMay = 4;
// So much of each connection is not counted: a client that reads what it is sent holds no more.
constexpr std::size_t kFreeBytes = std::size_t{64} * 1024;
constexpr std::size_t kShares = 8;  // One visitor may hold one of so many shares of the memory.
constexpr std::string_view kVisitorOfV6 = "/64";
constexpr std::string_view kNetworkOfV6 = "/48";

// An address of version 6 of which only the first bytes count.
std::string network_of(in6_addr number, std::size_t bytes) {
    std::array<char, INET6_ADDRSTRLEN> written{};
    std::memset(&number.s6_addr[bytes], 0, sizeof number.s6_addr - bytes);
    inet_ntop(AF_INET6, &number, written.data(), written.size());
    return written.data();
}

Pace of_network(const Pace& pace) {
    return {pace.at_once * kNetworkMay, std::max(milliseconds(1), pace.each / kNetworkMay)};
}

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view kBlank = " \t";
    const std::size_t first = text.find_first_not_of(kBlank);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(kBlank) - first + 1);
}

}  // namespace

VisitorLimits visitor_limits(int connections, int questions_each_second, int work_each_hour) {
    return {static_cast<std::size_t>(connections),
            {questions_each_second * kSecondsAtOnce,
             std::max(milliseconds(1), milliseconds(1s) / questions_each_second)},
            {std::max(1, work_each_hour / kWorkAtOnce), milliseconds(1h) / work_each_hour}};
}

std::string visitor_of_address(std::string_view address) {
    std::string text(address);
    in6_addr number{};
    if (inet_pton(AF_INET6, text.c_str(), &number) != 1) return text;
    std::array<char, INET6_ADDRSTRLEN> written{};
    if (IN6_IS_ADDR_V4MAPPED(&number)) {
        constexpr std::size_t kBefore = 12;
        inet_ntop(AF_INET, &number.s6_addr[kBefore], written.data(), written.size());
        return written.data();
    }
    constexpr std::size_t kBytes = 8;
    return network_of(number, kBytes).append(kVisitorOfV6);
}

std::string wider_network(const std::string& visitor) {
    if (!visitor.ends_with(kVisitorOfV6)) return visitor;
    constexpr std::size_t kBytes = 6;
    const std::string address = visitor.substr(0, visitor.size() - kVisitorOfV6.size());
    in6_addr number{};
    if (inet_pton(AF_INET6, address.c_str(), &number) != 1) return visitor;
    return network_of(number, kBytes).append(kNetworkOfV6);
}

std::string visitor_behind(std::string_view peer, const std::vector<std::string>& forwarded_for) {
    std::string_view last = forwarded_for.empty() ? "" : std::string_view(forwarded_for.back());
    const std::size_t comma = last.rfind(',');
    if (comma != std::string_view::npos) last.remove_prefix(comma + 1);
    const std::string address(trimmed(last));
    return visitor_of_address(is_address(address) ? std::string_view(address) : peer);
}

Visitors::Visitors(const VisitorLimits& limits, std::function<Moment()> now)
    : limits_(limits), now_(std::move(now)) {}

Visitors::Connection::Connection(Visitors& visitors, std::string visitor)
    : visitors_(visitors), visitor_(std::move(visitor)), network_(wider_network(visitor_)) {
    const std::lock_guard lock(visitors_.mutex_);
    const std::size_t most = visitors_.limits_.connections;
    const std::size_t count = ++visitors_.visitors_[visitor_].connections;
    allowed_ = count <= most;
    is_flood_ = count > 2 * most;
    if (network_ == visitor_) return;
    const std::size_t of_all = ++visitors_.visitors_[network_].connections;
    allowed_ = allowed_ && of_all <= kNetworkMay * most;
    is_flood_ = is_flood_ || of_all > 2 * most * kNetworkMay;
}

Visitors::Connection::~Connection() {
    const std::lock_guard lock(visitors_.mutex_);
    --visitors_.visitors_[visitor_].connections;
    if (network_ != visitor_) --visitors_.visitors_[network_].connections;
}

Visitors::Held::Held(Visitors& visitors, const std::string& visitor)
    : visitors_(visitors), network_(wider_network(visitor)) {}

Visitors::Held::~Held() {
    set(0);
}

bool Visitors::Held::set(std::size_t bytes) {
    const std::size_t more = bytes > kFreeBytes ? bytes - kFreeBytes : 0;
    if (more == bytes_) return true;
    const std::lock_guard lock(visitors_.mutex_);
    Visitor& visitor = visitors_.visitors_[network_];
    const std::size_t most = visitors_.limits_.bytes;
    const std::size_t of_visitor = visitor.bytes - bytes_ + more;
    const std::size_t of_all = visitors_.bytes_ - bytes_ + more;
    if (more > bytes_ && (of_visitor > most / kShares || of_all > most)) return false;
    visitor.bytes = of_visitor;
    visitors_.bytes_ = of_all;
    bytes_ = more;
    return true;
}

bool Visitors::take(Allowance Visitor::* of_what, const Pace& pace, const std::string& visitor,
                    int count) {
    const std::lock_guard lock(mutex_);
    const Moment now = now_();
    const std::string network = wider_network(visitor);
    // A visitor that is refused takes nothing from the others of its network.
    return (visitors_[visitor].*of_what).take(pace, now, count) &&
           (network == visitor || (visitors_[network].*of_what).take(of_network(pace), now, count));
}

bool Visitors::may_ask(const std::string& visitor, int questions) {
    return take(&Visitor::questions, limits_.questions, visitor, questions);
}

void Visitors::charge(const std::string& visitor, int questions) {
    if (questions == 0) return;
    const std::lock_guard lock(mutex_);
    const Moment now = now_();
    for (const std::string& name : std::set{visitor, wider_network(visitor)}) {
        const bool is_network = name.ends_with(kNetworkOfV6);
        visitors_[name].questions.charge(
            is_network ? of_network(limits_.questions) : limits_.questions, now, questions);
    }
}

bool Visitors::may_give_work(const std::string& visitor) {
    return take(&Visitor::work, limits_.work, visitor, 1);
}

void Visitors::sweep() {
    const std::lock_guard lock(mutex_);
    const Moment now = now_();
    std::erase_if(visitors_, [&](const auto& entry) {
        const Visitor& visitor = entry.second;
        return visitor.connections == 0 && visitor.bytes == 0 &&
               visitor.questions.rested(limits_.questions, now) &&
               visitor.work.rested(limits_.work, now);
    });
}

std::size_t Visitors::known() const {
    const std::lock_guard lock(mutex_);
    return visitors_.size();
}

std::size_t Visitors::connections() const {
    const std::lock_guard lock(mutex_);
    std::size_t count = 0;
    for (const auto& [name, visitor] : visitors_)
        if (!name.ends_with(kNetworkOfV6)) count += visitor.connections;
    return count;
}

}  // namespace occasus::server
