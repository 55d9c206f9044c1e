#include "apps/server/notices/notices.h"

#include <algorithm>
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
#include <ranges>
#include <spdlog/spdlog.h>
#include <stdexcept>
#include <thread>

#include "apps/server/notices/delivery.h"
#include "apps/server/notices/web_push.h"
#include "record/digest.h"
#include "record/json.h"
#include "table/allowance.h"

namespace occasus::server {

using namespace table;
namespace asio = boost::asio;

namespace {

using Texts = ServerStore::Texts;

constexpr std::size_t kMostUnderWay = 64;
constexpr std::size_t kMostNews = 10'000;
constexpr int kBrowsersEach = 4;
constexpr std::size_t kLongestAddress = 1024;
constexpr std::size_t kLongestKey = 128;
constexpr std::string_view kPush = "push";
constexpr std::string_view kMail = "mail";
constexpr std::string_view kHook = "hook";

// An order, and how far it is.
struct Notice {
    std::string id;  // Proves the right to stop it.
    std::string table;
    std::string holder;  // SHA-256 of the token of a seat, in hex; of a hook the host's.
    std::string way;
    std::string address;
    std::string keys;  // A browser's point and secret; or what confirms a mail address, until then.
    bool is_here = false;
    std::string turn;          // For which it was told, or soon is; empty: others are asked.
    bool is_reminder = false;  // Whether the next one is.
    std::string words;
    std::int64_t deadline = 0;  // Milliseconds since 1970; 0: none.
    std::int64_t next = 0;      // When it is told; 0: not yet.

    bool is_confirmed() const { return way != kMail || keys.empty(); }
};

constexpr std::string_view kColumns =
    "id, table_id, holder, way, address, keys, here, turn, reminder, words, deadline, next";

// Nothing when the table has gone meanwhile.
constexpr const char* kAdd =
    "INSERT INTO notices SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12 "
    "WHERE EXISTS (SELECT 1 FROM tables WHERE id = $2)";

Notice notice_of(const Texts& row) {
    return {row[0],
            row[1],
            row[2],
            row[3],
            row[4],
            row[5],
            row[6] == "1",
            row[7],
            row[8] == "1",
            row[9],
            std::stoll(row[10]),
            std::stoll(row[11])};
}

// The columns from "here" on.
Texts state_of(const Notice& notice) {
    return {notice.is_here ? "1" : "",       notice.turn,
            notice.is_reminder ? "1" : "",   notice.words,
            std::to_string(notice.deadline), std::to_string(notice.next)};
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

void check(const ServeOptions& options) {
    const std::string& contact = options.push_contact;
    if (!contact.empty() && !contact.starts_with("mailto:") && !contact.starts_with("https://"))
        throw std::runtime_error("--push-contact must begin with mailto: or https://.");
    if (options.public_url.empty() && (!options.sendmail.empty() || !options.hook_hosts.empty()))
        throw std::runtime_error("--sendmail and --hook-hosts need --public-url, for links.");
}

[[noreturn]] void refuse(std::string text, std::string field) {
    throw Refused(ProblemKind::Illegal, std::move(text), std::move(field));
}

class Notices final : public NoticeDesk {
  public:
    Notices(const ServeOptions& options, ServerStore& store, std::function<Moment()> now)
        : store_(store),
          now_(std::move(now)),
          contact_(options.push_contact),
          sendmail_(options.sendmail),
          site_(options.public_url.substr(0, options.public_url.find_last_not_of('/') + 1)),
          patience_(options.notice_patience.count()),
          hosts_{{kPush, options.push_hosts}, {kHook, options.hook_hosts}} {
        check(options);
        for (const char* host : {"fcm.googleapis.com", "updates.push.services.mozilla.com",
                                 "*.push.apple.com", "*.notify.windows.com"})
            hosts_.at(kPush).emplace_back(host);
        // Made once for all processes.
        store_.ask("INSERT INTO server_keys VALUES ('push', $1) ON CONFLICT DO NOTHING",
                   {base64url(make_push_key())});
        key_ = bytes_from_base64url(
            store_.ask("SELECT secret FROM server_keys WHERE name = 'push'", {}).at(0).at(0));
        // A server that ended without a word saw nobody leave.
        if (!store_.is_shared()) store_.ask("UPDATE notices SET here = ''", {});
        thread_ = std::thread([this] { context_.run(); });
    }
    ~Notices() override {
        context_.stop();
        thread_.join();
    }
    Notices(const Notices&) = delete;
    Notices& operator=(const Notices&) = delete;

    void hear(TurnNews news) override {
        soon([this, news = std::move(news)] {
            for (Notice& notice : of_table(news.table)) hear(news, std::move(notice));
        });
    }
    Value orders(const std::string& table, const std::string& token, const std::string& asker,
                 const std::optional<Input>& further) override;
    bool settle(const std::string& key, bool confirms) override {
        const char* const act =
            confirms ? "UPDATE notices SET keys = '' WHERE keys = $1 AND way = 'mail' RETURNING id"
                     : "DELETE FROM notices WHERE id = $1 RETURNING id";
        return !store_.ask(act, {key}).empty();
    }
    void tick() override {
        soon([this] { send_due(); });
    }

  private:
    std::int64_t time() const { return milliseconds_of(now_()); }
    void soon(std::function<void()> task);
    std::vector<Notice> ask(const std::string& sql, const std::string& value) const;
    std::vector<Notice> of_table(const std::string& table) const {
        return ask(fmt::format("SELECT {} FROM notices WHERE table_id = $1", kColumns), table);
    }
    void remove(const std::string& id) const {
        store_.ask("DELETE FROM notices WHERE id = $1", {id});
    }
    void set_state(const Notice& notice) const;
    void hear(const TurnNews& news, Notice notice) const;
    void send_due();
    asio::awaitable<void> send(Notice notice, std::string words);
    asio::awaitable<int> carry(const Notice& notice, const std::string& words) const;
    asio::awaitable<int> push(const Notice& notice, const std::string& words,
                              const WebAddress& to) const;
    asio::awaitable<int> write_to(const Notice& notice, const std::string& words) const;
    bool offers(std::string_view way, bool is_host) const;
    void check_order(const Notice& made, bool is_host) const;
    void order(const Notice& made, const std::string& asker);
    void may_ask(const std::string& address, const std::string& asker);

    ServerStore& store_;
    const std::function<Moment()> now_;
    const std::string contact_;
    const std::string sendmail_;
    const std::string site_;  // Links of letters and hooks begin with it.
    const std::int64_t patience_;
    std::map<std::string_view, std::vector<std::string>> hosts_;  // By way.
    std::string key_;  // The server's name at push services.
    std::atomic<std::size_t> waiting_{0};
    std::atomic<std::size_t> under_way_{0};
    std::mutex mutex_;
    std::map<std::string, Allowance> asked_;  // By visitor, and by address.
    asio::io_context context_;
    asio::executor_work_guard<asio::io_context::executor_type> work_{context_.get_executor()};
    std::thread thread_;
};

// News that come faster than the store are dropped: the next tell the same.
void Notices::soon(std::function<void()> task) {
    if (waiting_ >= kMostNews) return;
    ++waiting_;
    asio::post(context_, [this, task = std::move(task)] {
        --waiting_;
        try {
            task();
        } catch (const std::exception& error) {
            spdlog::error("Notices: {}", error.what());
        }
    });
}

std::vector<Notice> Notices::ask(const std::string& sql, const std::string& value) const {
    std::vector<Notice> notices;
    for (const Texts& row : store_.ask(sql, {value})) notices.push_back(notice_of(row));
    return notices;
}

void Notices::set_state(const Notice& notice) const {
    Texts values = state_of(notice);
    values.push_back(notice.id);
    store_.ask(
        "UPDATE notices SET here = $1, turn = $2, reminder = $3, words = $4, deadline = $5, "
        "next = $6 WHERE id = $7",
        values);
}

// --- whose turn it is -------------------------------------------------------------------------

void Notices::hear(const TurnNews& news, Notice notice) const {
    const bool is_hook = notice.way == kHook;
    std::vector<SeatNews> watched;
    for (const SeatNews& seat : news.seats)
        if (is_hook || seat.holder == notice.holder) watched.push_back(seat);
    // The seat is another person's by now.
    if (watched.empty() && !is_hook) return remove(notice.id);
    const bool waits = std::ranges::any_of(watched, &SeatNews::is_due);
    if (waits) std::erase_if(watched, [](const SeatNews& seat) { return !seat.is_due; });
    notice.is_here = std::ranges::all_of(watched, &SeatNews::is_here);
    const std::string titles =
        fmt::format("{}", fmt::join(watched | std::views::transform(&SeatNews::title), ", "));
    const std::string turn = news.stage ? fmt::format("stage {}", *news.stage) : titles;
    const std::int64_t deadline = news.deadline ? milliseconds_of(*news.deadline) : 0;
    if (!waits) {
        notice.turn.clear();
        notice.next = 0;
    } else if (turn != notice.turn && (is_hook || notice.turn.empty() || notice.is_here)) {
        // A stage that opened without them is the same turn: they were told, and have not come.
        notice.turn = turn;
        notice.is_reminder = false;
        notice.next = time() + patience_;
        notice.words = is_hook ? fmt::format("{} – {}", news.title, titles) : news.title;
    } else if (notice.is_reminder && notice.deadline != deadline) {
        notice.next = reminder_of(deadline, time());
    }
    notice.deadline = deadline;
    set_state(notice);
}

// The outer condition holds for a row that another process took meanwhile: it is not taken twice.
// Times have as many digits until 2286.
void Notices::send_due() {
    if (under_way_ >= kMostUnderWay) return;
    const std::string take = fmt::format(
        "UPDATE notices SET next = '0' WHERE {0} AND id IN (SELECT id FROM notices WHERE {0} ORDER "
        "BY next LIMIT {1}) RETURNING {2}",
        "next > '0' AND next <= $1", kMostUnderWay - under_way_, kColumns);
    for (Notice& notice : ask(take, std::to_string(time()))) {
        const std::string_view begin =
            notice.way == kHook
                ? (notice.is_reminder ? "Still awaited" : "Awaited")
                : (notice.is_reminder ? "It is still your turn" : "It is your turn");
        if (notice.is_confirmed() && !notice.is_here)
            asio::co_spawn(context_,
                           send(notice, fmt::format("{}. {}.{}", begin, notice.words,
                                                    time_left(notice.deadline, time()))),
                           asio::detached);
        notice.next = notice.is_reminder ? 0 : reminder_of(notice.deadline, time());
        notice.is_reminder = true;
        set_state(notice);
    }
}

// --- what is sent -----------------------------------------------------------------------------

asio::awaitable<void> Notices::send(Notice notice, std::string words) {
    constexpr int kNotFound = 404;
    constexpr int kGone = 410;
    ++under_way_;
    try {
        const int status = co_await carry(notice, words);
        if (status == kNotFound || status == kGone)
            remove(notice.id);
        else if (status < 200 || status > 299)
            spdlog::warn("A notice by {} was not taken: {}.", notice.way, status);
    } catch (const std::exception& error) {
        spdlog::warn("A notice by {} failed: {}", notice.way, error.what());
    }
    --under_way_;
}

// g++ 12 takes no list within a coroutine: these three are none. Discord reads "content"; ntfy and
// others take "text", or the whole body as it is.
asio::awaitable<int> Notices::carry(const Notice& notice, const std::string& words) const {
    if (notice.way == kMail) return write_to(notice, words);
    const auto to = allowed_address(hosts_.at(notice.way), notice.address);
    if (!to) throw std::runtime_error("This host is not called any more.");
    if (notice.way == kPush) return push(notice, words, *to);
    const std::string text = fmt::format("{} {}/table/{}", words, site_, notice.table);
    const Value body = Value::fields().set("content", text).set("text", text);
    return send_post(*to, {{"Content-Type", "application/json"}}, to_json(body));
}

asio::awaitable<int> Notices::push(const Notice& notice, const std::string& words,
                                   const WebAddress& to) const {
    constexpr std::chrono::hours kUsable{12};
    const Value message = Value::fields().set("table", notice.table).set("words", words);
    const auto until = std::chrono::floor<std::chrono::seconds>(now_()) + kUsable;
    return send_post(to,
                     {{"TTL", "86400"},
                      {"Urgency", "normal"},
                      {"Content-Encoding", "aes128gcm"},
                      {"Content-Type", "application/octet-stream"},
                      {"Authorization", push_authorization(key_, to.origin, contact_, until)}},
                     encrypt_push(to_json(message), notice.keys, make_push_key(),
                                  bytes_from_base64url(random_token())));
}

asio::awaitable<int> Notices::write_to(const Notice& notice, const std::string& words) const {
    const auto link = [&](const std::string& key, const char* act) {
        return fmt::format("{}/api/notices/{}/{}", site_, key, act);
    };
    const bool asks = !notice.is_confirmed();
    const std::string text =
        asks ? fmt::format(
                   "Somebody gave this address for notices of a game, when it is their turn. If "
                   "that was you, confirm it:\n{}\n\nElse do nothing: no more letters come.",
                   link(notice.keys, "confirm"))
             : fmt::format("{}\n{}/table/{}", words, site_, notice.table);
    return send_letter(sendmail_, notice.address,
                       fmt::format("To: {0}\nSubject: Occasus: {1}\nMIME-Version: 1.0\n"
                                   "Content-Type: text/plain; charset=utf-8\n"
                                   "Auto-Submitted: auto-generated\nList-Unsubscribe: <{3}>\n"
                                   "List-Unsubscribe-Post: List-Unsubscribe=One-Click\n\n{2}\n\n"
                                   "No more of these: {3}\n",
                                   notice.address, asks ? "confirm your address" : "your turn",
                                   text, link(notice.id, "stop")));
}

// --- orders -----------------------------------------------------------------------------------

bool Notices::offers(std::string_view way, bool is_host) const {
    if (is_host) return way == kHook && !hosts_.at(kHook).empty();
    return (way == kPush && !contact_.empty()) || (way == kMail && !sendmail_.empty());
}

Value Notices::orders(const std::string& table, const std::string& token, const std::string& asker,
                      const std::optional<Input>& further) {
    const std::string holder = to_hex(sha256(token));
    const auto roles = store_.ask(
        "SELECT 'host' FROM tables WHERE id = $1 AND host = $2 UNION ALL "
        "SELECT 'seat' FROM seats WHERE table_id = $1 AND token = $2",
        {table, holder});
    if (roles.empty())
        throw Refused(ProblemKind::NotYours, "Notices need the token of a seat or of the host.");
    const bool is_host = roles[0][0] == "host";
    if (further) {
        further->allow_only({"way", "address", "keys"});
        const std::string way = further->text("way", kLongestKey);
        const Notice made{random_token(),
                          table,
                          holder,
                          way,
                          further->text("address", kLongestAddress),
                          way == kPush   ? further->text("keys", kLongestKey)
                          : way == kMail ? random_token()
                                         : "",
                          true,
                          "known",  // They are at the table: this turn needs no notice.
                          false,
                          {}};
        check_order(made, is_host);
        order(made, asker);
    }
    Value hooks = Value::list();
    if (is_host)
        for (const std::string& host : hosts_.at(kHook)) hooks.push(host);
    Value all = Value::list();
    for (const Notice& notice : of_table(table))
        if (notice.holder == holder)
            all.push(Value::fields()
                         .set("id", notice.id)
                         .set("way", notice.way)
                         .set("address", notice.address)
                         .set("confirmed", notice.is_confirmed()));
    return Value::fields()
        .set("push", offers(kPush, is_host) ? Value(base64url(push_point(key_))) : Value())
        .set("mail", offers(kMail, is_host))
        .set("hook", hooks)
        .set("orders", all);
}

void Notices::check_order(const Notice& made, bool is_host) const {
    if (!offers(made.way, is_host))
        refuse(fmt::format("way must be one that this server offers here, not “{}”.", made.way),
               "way");
    if (made.way == kMail) {
        if (is_mail_address(made.address)) return;
        refuse(fmt::format("address must be an e-mail address such as ada@example.org, not “{}”.",
                           made.address),
               "address");
    }
    const auto& hosts = hosts_.at(made.way);
    if (!allowed_address(hosts, made.address))
        refuse(fmt::format("address must be an https:// address at one of the hosts that this "
                           "server calls ({}), not “{}”.",
                           fmt::join(hosts, ", "), made.address),
               "address");
    if (made.way == kPush) encrypt_push({}, made.keys, key_, {});
}

// Strangers are not flooded with letters.
void Notices::may_ask(const std::string& address, const std::string& asker) {
    constexpr Pace kToOne{3, std::chrono::minutes(20)};
    constexpr Pace kOfOne{10, std::chrono::minutes(5)};
    const std::lock_guard lock(mutex_);
    const Moment now = now_();
    std::erase_if(asked_, [&](const auto& asked) { return asked.second.rested(kOfOne, now); });
    if (!asked_["from " + asker].take(kOfOne, now) || !asked_[address].take(kToOne, now))
        refuse("Too many letters ask to confirm addresses; try again in an hour.", "address");
}

void Notices::order(const Notice& made, const std::string& asker) {
    int browsers = 0;
    Texts replaced;
    for (const Notice& other : of_table(made.table)) {
        if (other.holder != made.holder || other.way != made.way) continue;
        if (made.way != kPush || other.address == made.address)
            replaced.push_back(other.id);
        else if (++browsers == kBrowsersEach)
            refuse(fmt::format("At most {} browsers get the notices of a seat.", kBrowsersEach),
                   "address");
    }
    if (!made.is_confirmed()) may_ask(made.address, asker);
    for (const std::string& id : replaced) remove(id);
    Texts row{made.id, made.table, made.holder, made.way, made.address, made.keys};
    std::ranges::move(state_of(made), std::back_inserter(row));
    store_.ask(kAdd, row);
    if (!made.is_confirmed()) asio::co_spawn(context_, send(made, {}), asio::detached);
}

}  // namespace

std::unique_ptr<NoticeDesk> make_notices(const ServeOptions& options, ServerStore& store,
                                         std::function<Moment()> now) {
    const bool offers_any =
        !options.push_contact.empty() || !options.sendmail.empty() || !options.hook_hosts.empty();
    if (!offers_any) return nullptr;
    return std::make_unique<Notices>(options, store, std::move(now));
}

void copy_notices(ServerStore& from, ServerStore& to) {
    for (const Texts& row : from.ask(fmt::format("SELECT {} FROM notices", kColumns), {}))
        to.ask(kAdd, row);
    for (const Texts& row : from.ask("SELECT name, secret FROM server_keys", {}))
        to.ask("INSERT INTO server_keys VALUES ($1, $2)", row);
}

}  // namespace occasus::server
