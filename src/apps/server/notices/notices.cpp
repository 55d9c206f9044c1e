#include "apps/server/notices/notices.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <map>
#include <mutex>
#include <spdlog/spdlog.h>
#include <stdexcept>
#include <thread>

#include "apps/server/notices/mail.h"
#include "apps/server/notices/notice_store.h"
#include "apps/server/notices/post.h"
#include "record/json.h"

namespace occasus::server {

using namespace table;
namespace asio = boost::asio;

namespace {

constexpr std::size_t kMostUnderWay = 64;
constexpr std::size_t kMostNews = 10'000;
constexpr int kBrowsersEach = 4;
constexpr int kLettersAnHour = 3;  // That ask one address to confirm.
constexpr std::size_t kMostAsked = 1'000;
constexpr std::size_t kLongestAddress = 1024;
constexpr std::size_t kLongestKey = 128;
constexpr std::string_view kPush = "push";
constexpr std::string_view kMail = "mail";
constexpr std::string_view kHook = "hook";

const std::vector<std::string> kPushHosts{"fcm.googleapis.com", "updates.push.services.mozilla.com",
                                          "*.push.apple.com", "*.notify.windows.com"};

std::string titles_of(const std::vector<SeatNews>& seats) {
    std::string titles;
    for (const SeatNews& seat : seats) titles += (titles.empty() ? "" : ", ") + seat.title;
    return titles;
}

// The turn that a notice is about; empty: no one is waited for.
std::string turn_of(const TurnNews& news, const std::vector<SeatNews>& due) {
    if (due.empty()) return {};
    if (news.stage) return fmt::format("stage {}", *news.stage);
    return titles_of(due);
}

std::int64_t reminder_of(std::int64_t deadline, std::int64_t now) {
    constexpr std::int64_t kHour = 3'600'000;
    constexpr std::int64_t kNone = 0;
    return deadline > now ? deadline - std::min(kHour, (deadline - now) / 4) : kNone;
}

std::string time_left(std::int64_t deadline, std::int64_t now) {
    if (deadline <= now) return {};
    const std::int64_t minutes = (deadline - now) / 60'000;
    return minutes < 120 ? fmt::format(" {} minutes are left.", minutes)
                         : fmt::format(" {} hours are left.", minutes / 60);
}

[[noreturn]] void refuse(std::string text, std::string field) {
    throw Refused(ProblemKind::Illegal, std::move(text), std::move(field));
}

WebAddress allowed_address(const std::string& url, const std::vector<std::string>& hosts,
                           const std::string& field) {
    const auto address = read_address(url);
    if (!address)
        refuse(fmt::format("{} must be an https:// address, not “{}”.", field, url), field);
    if (!is_allowed(hosts, *address))
        refuse(fmt::format("{} must be at one of the hosts that this server calls ({}), not at {}.",
                           field, fmt::join(hosts, ", "), address->origin()),
               field);
    return *address;
}

}  // namespace

void check_notices(const NoticeSettings& settings) {
    const std::string& contact = settings.push_contact;
    if (!contact.empty() && !contact.starts_with("mailto:") && !contact.starts_with("https://"))
        throw std::runtime_error("--push-contact must begin with mailto: or https://.");
    if (settings.public_url.empty() && (!settings.sendmail.empty() || !settings.hook_hosts.empty()))
        throw std::runtime_error("--sendmail and --hook-hosts need --public-url, for links.");
}

struct Notices::Parts {
    Parts(NoticeSettings given, ServerStore& its_store, std::function<Moment()> clock)
        : settings(std::move(given)), store(its_store), now(std::move(clock)) {
        check_notices(settings);
        push_hosts.insert(push_hosts.end(), settings.push_hosts.begin(), settings.push_hosts.end());
        if (!settings.push_contact.empty()) key = store.push_key();
        store.begin_absences();
        while (settings.public_url.ends_with('/')) settings.public_url.pop_back();
        thread = std::thread([this] { context.run(); });
    }

    std::int64_t time() const { return milliseconds_of(now()); }
    std::string link_of(const Notice& notice, std::string_view act) const {
        return fmt::format("{}/api/notices/{}/{}", settings.public_url, notice.id, act);
    }

    void guard(const std::function<void()>& task) const {
        try {
            task();
        } catch (const std::exception& error) {
            spdlog::error("Notices: {}", error.what());
        }
    }
    void hear(const TurnNews& news);
    void hear(const TurnNews& news, Notice notice);
    void send_due();
    void prepare(Notice notice);
    std::string words_of(const Notice& notice) const;
    void send(Notice notice, std::string words);
    asio::awaitable<void> deliver(Notice notice, std::string words);
    asio::awaitable<int> push(const Notice& notice, const std::string& words) const;
    asio::awaitable<int> call_hook(const Notice& notice, const std::string& words) const;
    asio::awaitable<bool> write_to(const Notice& notice, const std::string& words) const;
    Notice read_order(const Input& input, bool is_host) const;
    void may_ask(const std::string& address);

    NoticeSettings settings;
    NoticeStore store;
    const std::function<Moment()> now;
    std::vector<std::string> push_hosts = kPushHosts;
    PushKey key;
    std::atomic<std::size_t> news_waiting{0};
    std::atomic<std::size_t> under_way{0};
    std::atomic<bool> is_ticking{false};
    std::mutex mutex;
    std::map<std::string, int> asked;  // Addresses that were asked to confirm, in this hour.
    std::int64_t hour = 0;
    asio::io_context context;
    asio::executor_work_guard<asio::io_context::executor_type> work{context.get_executor()};
    std::thread thread;
};

Notices::Notices(NoticeSettings settings, ServerStore& store, std::function<Moment()> now)
    : parts_(std::make_unique<Parts>(std::move(settings), store, std::move(now))) {}

Notices::~Notices() {
    stop();
}

void Notices::stop() {
    parts_->context.stop();
    if (parts_->thread.joinable()) parts_->thread.join();
}

void Notices::tick() {
    if (parts_->is_ticking.exchange(true)) return;
    asio::post(parts_->context, [parts = parts_.get()] {
        parts->is_ticking = false;
        parts->guard([&] { parts->send_due(); });
    });
}

// --- whose turn it is -------------------------------------------------------------------------

void Notices::hear(TurnNews news) {
    if (++parts_->news_waiting > kMostNews) {
        --parts_->news_waiting;
        return;
    }
    asio::post(parts_->context, [parts = parts_.get(), news = std::move(news)] {
        --parts->news_waiting;
        parts->guard([&] { parts->hear(news); });
    });
}

void Notices::Parts::hear(const TurnNews& news) {
    for (Notice& notice : store.of_table(news.table)) hear(news, std::move(notice));
}

void Notices::Parts::hear(const TurnNews& news, Notice notice) {
    const bool is_hook = notice.way == kHook;
    const auto is_its = [&](const SeatNews& seat) { return seat.holder == notice.holder; };
    // The seat is another person's by now.
    if (!is_hook && std::ranges::none_of(news.seats, is_its)) return store.remove(notice.id);
    std::vector<SeatNews> due;
    for (const SeatNews& seat : news.seats)
        if (seat.is_due && (is_hook || is_its(seat))) due.push_back(seat);
    notice.is_here = is_hook ? std::ranges::all_of(due, &SeatNews::is_here)
                             : std::ranges::any_of(news.seats, [&](const SeatNews& seat) {
                                   return is_its(seat) && seat.is_here;
                               });
    const std::string turn = turn_of(news, due);
    // A stage that opened without them is the same turn: they were told, and have not come.
    const bool begins = turn != notice.turn && (is_hook || notice.turn.empty() || notice.is_here);
    const std::int64_t before = notice.deadline;
    notice.deadline = news.deadline ? milliseconds_of(*news.deadline) : 0;
    if (turn.empty()) {
        notice.turn.clear();
        notice.next = 0;
    } else if (begins) {
        notice.turn = turn;
        notice.is_reminder = false;
        notice.next = time() + settings.patience.count();
        notice.words = is_hook ? fmt::format("{} – {}", news.title, titles_of(due)) : news.title;
    } else if (notice.is_reminder && notice.deadline != before) {
        notice.next = reminder_of(notice.deadline, time());
    }
    store.set_state(notice);
}

void Notices::Parts::send_due() {
    if (under_way >= kMostUnderWay) return;
    for (Notice& notice : store.take_due(now(), kMostUnderWay - under_way))
        prepare(std::move(notice));
}

void Notices::Parts::prepare(Notice notice) {
    if (notice.is_confirmed && !notice.is_here) send(notice, words_of(notice));
    notice.next = notice.is_reminder ? 0 : reminder_of(notice.deadline, time());
    notice.is_reminder = true;
    store.set_state(notice);
}

// --- what is sent -----------------------------------------------------------------------------

std::string Notices::Parts::words_of(const Notice& notice) const {
    const std::string_view begin = notice.way == kHook
                                       ? (notice.is_reminder ? "Still awaited" : "Awaited")
                                   : notice.is_reminder ? "It is still your turn"
                                                        : "It is your turn";
    return fmt::format("{}. {}.{}", begin, notice.words, time_left(notice.deadline, time()));
}

void Notices::Parts::send(Notice notice, std::string words) {
    ++under_way;
    asio::co_spawn(context, deliver(std::move(notice), std::move(words)), asio::detached);
}

asio::awaitable<void> Notices::Parts::deliver(Notice notice, std::string words) {
    constexpr int kTaken = 200;
    constexpr int kNotFound = 404;
    constexpr int kGone = 410;
    try {
        int status = kTaken;
        if (notice.way == kMail) {
            if (!co_await write_to(notice, words)) status = 0;
        } else if (notice.way == kPush) {
            status = co_await push(notice, words);
        } else {
            status = co_await call_hook(notice, words);
        }
        if (status == kNotFound || status == kGone)
            store.remove(notice.id);
        else if (status < 200 || status > 299)
            spdlog::warn("A notice by {} was not taken: {}.", notice.way, status);
    } catch (const std::exception& error) {
        spdlog::warn("A notice by {} failed: {}", notice.way, error.what());
    }
    --under_way;
}

// g++ 12 takes no list within a coroutine: these three are none.
asio::awaitable<int> Notices::Parts::push(const Notice& notice, const std::string& words) const {
    constexpr std::chrono::hours kUsable{12};
    const auto address = read_address(notice.address);
    const std::size_t blank = notice.keys.find(' ');
    const auto point = from_base64url(notice.keys.substr(0, blank));
    const auto secret = from_base64url(notice.keys.substr(blank + 1));
    if (!address || !is_allowed(push_hosts, *address) || !point || !secret)
        throw std::runtime_error("This host is not called any more.");
    const Value message = Value::fields().set("table", notice.table).set("words", words);
    const std::string body =
        encrypt_push(to_json(message), {*point, *secret}, make_push_key(), random_bytes(16));
    const auto until = std::chrono::floor<std::chrono::seconds>(now()) + kUsable;
    return post_to(*address,
                   {{"TTL", "86400"},
                    {"Urgency", "normal"},
                    {"Content-Encoding", "aes128gcm"},
                    {"Content-Type", "application/octet-stream"},
                    {"Authorization",
                     push_authorization(key, address->origin(), settings.push_contact, until)}},
                   body);
}

// Discord reads "content"; ntfy and others take "text", or the whole body as it is.
asio::awaitable<int> Notices::Parts::call_hook(const Notice& notice,
                                               const std::string& words) const {
    const auto address = read_address(notice.address);
    if (!address || !is_allowed(settings.hook_hosts, *address))
        throw std::runtime_error("This host is not called any more.");
    const std::string text =
        fmt::format("{} {}/table/{}", words, settings.public_url, notice.table);
    const Value body = Value::fields().set("content", text).set("text", text);
    return post_to(*address, {{"Content-Type", "application/json"}}, to_json(body));
}

asio::awaitable<bool> Notices::Parts::write_to(const Notice& notice,
                                               const std::string& words) const {
    const bool asks = !notice.is_confirmed;
    const std::string text =
        asks ? fmt::format(
                   "Somebody gave this address for notices of a game, when it is their "
                   "turn. If that was you, confirm it:\n{}\n\nElse do nothing: no more "
                   "letters come.",
                   link_of(notice, "confirm"))
             : fmt::format("{}\n{}/table/{}", words, settings.public_url, notice.table);
    Letter letter{notice.address, asks ? "Occasus: confirm your address" : "Occasus: your turn",
                  text, link_of(notice, "stop")};
    return send_letter(settings.sendmail, std::move(letter));
}

// --- orders -----------------------------------------------------------------------------------

Value Notices::document(const std::string& table, const std::string& holder) {
    const NoticeSettings& settings = parts_->settings;
    const bool is_host = holder.empty();
    Value hosts = Value::list();
    for (const std::string& host : settings.hook_hosts)
        if (is_host) hosts.push(host);
    const bool pushes = !is_host && !settings.push_contact.empty();
    Value orders = Value::list();
    for (const Notice& notice : parts_->store.of_table(table))
        if (notice.holder == holder)
            orders.push(Value::fields()
                            .set("id", notice.id)
                            .set("way", notice.way)
                            .set("address", notice.address)
                            .set("confirmed", notice.is_confirmed));
    return Value::fields()
        .set("push", pushes ? Value(to_base64url(parts_->key.point)) : Value())
        .set("mail", !is_host && !settings.sendmail.empty())
        .set("hook", hosts)
        .set("orders", orders);
}

Notice Notices::Parts::read_order(const Input& input, bool is_host) const {
    input.allow_only({"way", "address", "point", "secret"});
    Notice made;
    made.way = input.text("way", kLongestKey);
    made.address = input.text("address", kLongestAddress);
    made.is_confirmed = made.way != kMail;
    const bool is_offered = made.way == kPush ? !is_host && !settings.push_contact.empty()
                            : made.way == kMail
                                ? !is_host && !settings.sendmail.empty()
                                : made.way == kHook && is_host && !settings.hook_hosts.empty();
    if (!is_offered)
        refuse(fmt::format("way must be one that this server offers here, not “{}”.", made.way),
               "way");
    if (made.way == kMail && !is_mail_address(made.address))
        refuse(fmt::format("address must be an e-mail address such as ada@example.org, not “{}”.",
                           made.address),
               "address");
    if (made.way == kHook) allowed_address(made.address, settings.hook_hosts, "address");
    if (made.way != kPush) return made;
    allowed_address(made.address, push_hosts, "address");
    made.keys = input.text("point", kLongestKey) + " " + input.text("secret", kLongestKey);
    const auto point = from_base64url(input.text("point", kLongestKey));
    const auto secret = from_base64url(input.text("secret", kLongestKey));
    if (!point || !secret || !is_push_reader({*point, *secret}))
        refuse("point and secret must be the keys of a browser’s subscription.", "point");
    return made;
}

// Strangers are not flooded with letters.
void Notices::Parts::may_ask(const std::string& address) {
    const std::lock_guard lock(mutex);
    const std::int64_t present = time() / 3'600'000;
    if (present != hour) asked.clear();
    hour = present;
    if (asked.size() >= kMostAsked || ++asked[address] > kLettersAnHour)
        throw Refused(ProblemKind::Busy,
                      "Too many letters ask to confirm addresses; try again in an hour.",
                      "address");
}

void Notices::order(const std::string& table, const std::string& holder, const Input& input) {
    Notice made = parts_->read_order(input, holder.empty());
    made.table = table;
    made.holder = holder;
    made.id = to_base64url(random_bytes(24));
    made.is_here = true;
    made.turn = "known";  // They are at the table: this turn needs no notice.
    int browsers = 0;
    std::vector<std::string> replaced;
    for (const Notice& other : parts_->store.of_table(table)) {
        if (other.holder != holder || other.way != made.way) continue;
        if (made.way != kPush || other.address == made.address)
            replaced.push_back(other.id);
        else if (++browsers == kBrowsersEach)
            refuse(fmt::format("At most {} browsers get the notices of a seat.", kBrowsersEach),
                   "address");
    }
    if (!made.is_confirmed) parts_->may_ask(made.address);
    for (const std::string& id : replaced) parts_->store.remove(id);
    parts_->store.add(made);
    if (!made.is_confirmed)
        asio::post(parts_->context, [parts = parts_.get(), made] { parts->send(made, {}); });
}

bool Notices::settle(std::string_view order, bool stops) {
    if (parts_->store.of_id(order).empty()) return false;
    if (stops)
        parts_->store.remove(order);
    else
        parts_->store.confirm(order);
    return !stops;
}

}  // namespace occasus::server
