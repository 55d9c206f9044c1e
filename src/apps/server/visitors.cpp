#include "apps/server/visitors.h"

#include <algorithm>
#include <arpa/inet.h>
#include <array>
#include <cstring>
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
    constexpr std::size_t kNetwork = 8;  // Bytes.
    std::memset(&number.s6_addr[kNetwork], 0, sizeof number.s6_addr - kNetwork);
    inet_ntop(AF_INET6, &number, written.data(), written.size());
    return std::string(written.data()) + "/64";
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
    : visitors_(visitors), visitor_(std::move(visitor)) {
    const std::lock_guard lock(visitors_.mutex_);
    const std::size_t count = ++visitors_.visitors_[visitor_].connections;
    allowed_ = count <= visitors_.limits_.connections;
    is_flood_ = count > 2 * visitors_.limits_.connections;
}

Visitors::Connection::~Connection() {
    const std::lock_guard lock(visitors_.mutex_);
    --visitors_.visitors_[visitor_].connections;
}

bool Visitors::may_ask(const std::string& visitor) {
    const std::lock_guard lock(mutex_);
    return visitors_[visitor].questions.take(limits_.questions, now_());
}

bool Visitors::may_give_work(const std::string& visitor) {
    const std::lock_guard lock(mutex_);
    return visitors_[visitor].work.take(limits_.work, now_());
}

void Visitors::sweep() {
    const std::lock_guard lock(mutex_);
    const Moment now = now_();
    std::erase_if(visitors_, [&](const auto& entry) {
        const Visitor& visitor = entry.second;
        return visitor.connections == 0 && visitor.questions.rested(limits_.questions, now) &&
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
    for (const auto& [name, visitor] : visitors_) count += visitor.connections;
    return count;
}

}  // namespace occasus::server
