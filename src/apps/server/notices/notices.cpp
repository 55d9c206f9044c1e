#include "apps/server/notices/notices.h"

#include <algorithm>
#include <atomic>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <mutex>
#include <ranges>
#include <spdlog/spdlog.h>
#include <stdexcept>

#include "apps/server/notices/delivery.h"
#include "apps/server/notices/web_push.h"
#include "apps/server/worker_pool.h"
#include "record/digest.h"
#include "record/json.h"
#include "table/allowance.h"

namespace occasus::server {

using namespace table;

namespace {

using Texts = ServerStore::Texts;

constexpr int kCarriers = 8;
constexpr std::chrono::minutes kUsefulFor{1};
constexpr std::size_t kMostNews = 10'000;
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
    std::string here;  // Empty when the page is closed.
    std::string turn;  // For which it was told, or soon is; empty: others are asked.
    std::string words;
    std::string next;  // When it is told, in milliseconds since 1970; "0": not yet.

    bool is_confirmed() const { return way != kMail || keys.empty(); }
};

constexpr const char* kColumns =
    "id, table_id, holder, way, address, keys, here, turn, words, next";

constexpr const char* kRemove = "DELETE FROM notices WHERE id = $1 RETURNING id";
// No row is added when the table has gone meanwhile, or four browsers get this seat's notices.
constexpr const char* kAdd =
    "INSERT INTO notices SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10 WHERE EXISTS (SELECT 1 "
    "FROM tables WHERE id = $2) AND 4 > (SELECT count(*) FROM notices WHERE table_id = $2 AND "
    "holder = $3 AND way = $4) RETURNING id";

std::string time_left(const TurnNews& news, Moment now) {
    if (!news.deadline || *news.deadline <= now) return {};
    const auto minutes = std::chrono::floor<std::chrono::minutes>(*news.deadline - now).count();
    return minutes < 120 ? fmt::format(" {} minutes are left.", minutes)
                         : fmt::format(" {} hours are left.", minutes / 60);
}

void refuse_unless(bool is_right, const char* field, std::string text) {
    if (!is_right) throw Refused(ProblemKind::Illegal, std::move(text), field);
}

class Notices final : public NoticeDesk {
  public:
    Notices(const ServeOptions& options, ServerStore& store, std::function<Moment()> now)
        : store_(store),
          now_(std::move(now)),
          options_(options),
          site_(options.public_url.substr(0, options.public_url.find_last_not_of('/') + 1)) {
        if (site_.empty() && !(options.sendmail.empty() && options.hook_hosts.empty()))
            throw std::runtime_error("--sendmail and --hook-hosts need --public-url, for links.");
        need_requests();
        // Made once for all processes.
        store_.ask("INSERT INTO server_keys VALUES ('push', $1) ON CONFLICT DO NOTHING",
                   {base64url(make_push_key())});
        key_ = bytes_from_base64url(
            store_.ask("SELECT secret FROM server_keys WHERE name = 'push'", {}).at(0).at(0));
        // A server that ended without a word saw nobody leave.
        if (!store_.is_shared()) store_.ask("UPDATE notices SET here = ''", {});
        look();
    }
    ~Notices() override { ends_ = true; }
    Notices(const Notices&) = delete;
    Notices& operator=(const Notices&) = delete;

    // News that come faster than the store are dropped: the next tell the same.
    void hear(TurnNews news) override {
        if (desk_.waiting() >= kMostNews) return;
        soon([this, news = std::move(news)] {
            for (const Notice& notice : of_table(news.table)) hear(news, notice);
        });
    }
    Value orders(const std::string& table, const std::string& token, const std::string& asker,
                 const std::optional<Input>& further) override;
    bool settle(const std::string& key, bool confirms) override {
        const char* const act =
            confirms ? "UPDATE notices SET keys = '' WHERE keys = $1 AND way = 'mail' RETURNING id"
                     : kRemove;
        return !store_.ask(act, {key}).empty();
    }

  private:
    void soon(std::function<void()> task, WorkerPool::Clock::duration delay = {});
    std::vector<Notice> ask(const std::string& sql, const Texts& values) const;
    std::vector<Notice> of_table(const std::string& table) const {
        return ask(fmt::format("SELECT {} FROM notices WHERE table_id = $1", kColumns), {table});
    }
    void hear(const TurnNews&, const Notice&) const;
    void look();
    void hand_over(const Notice&);
    bool call(const Notice&, const WebAddress&) const;
    bool push(const Notice&, const WebAddress&) const;
    void write_to(const Notice&) const;
    bool offers(std::string_view way, bool is_host) const;
    const Hosts& hosts(std::string_view way) const {
        return way == kPush ? options_.push_hosts : options_.hook_hosts;
    }
    void order(Notice made, bool is_host, const std::string& asker);

    ServerStore& store_;
    const std::function<Moment()> now_;
    const ServeOptions options_;
    const std::string site_;  // Links of letters and hooks begin with it.
    std::string key_;         // The server's name at push services.
    std::mutex mutex_;
    Allowances askers_;
    Allowances addresses_;
    std::atomic<bool> ends_ = false;
    WorkerPool carriers_{kCarriers};  // A service that hangs leaves one of them to the others.
    WorkerPool desk_{1};              // News of a table are heard in their order.
};

void Notices::soon(std::function<void()> task, WorkerPool::Clock::duration delay) {
    desk_.run(
        [task = std::move(task)] {
            try {
                task();
            } catch (const std::exception& error) {
                spdlog::error("Notices: {}", error.what());
            }
        },
        delay);
}

std::vector<Notice> Notices::ask(const std::string& sql, const Texts& values) const {
    std::vector<Notice> notices;
    for (const Texts& row : store_.ask(sql, values))
        notices.push_back(
            {row[0], row[1], row[2], row[3], row[4], row[5], row[6], row[7], row[8], row[9]});
    return notices;
}

// --- whose turn it is -------------------------------------------------------------------------

void Notices::hear(const TurnNews& news, const Notice& notice) const {
    const bool is_hook = notice.way == kHook;
    std::vector<SeatNews> watched = news.seats;
    if (!is_hook)
        std::erase_if(watched, [&](const SeatNews& seat) { return seat.holder != notice.holder; });
    // The seat is another person's by now.
    if (watched.empty()) return void(store_.ask(kRemove, {notice.id}));
    std::string turn;
    std::string words;
    if (std::ranges::any_of(watched, &SeatNews::is_due)) {
        std::erase_if(watched, [](const SeatNews& seat) { return !seat.is_due; });
        const std::string titles =
            fmt::format("{}", fmt::join(watched | std::views::transform(&SeatNews::title), ", "));
        turn = news.stage ? fmt::format("stage {}", *news.stage) : titles;
        words = (is_hook ? fmt::format("Awaited. {} – {}.", news.title, titles)
                         : fmt::format("It is your turn. {}.", news.title)) +
                time_left(news, now_());
    }
    const bool is_here = std::ranges::all_of(watched, &SeatNews::is_here);
    std::string next = turn.empty() ? "0" : notice.next;
    // A stage that opened without them is the same turn: they were told, and have not come.
    const bool is_new = turn != notice.turn && (is_hook || notice.turn.empty() || is_here);
    if (!turn.empty() && is_new)
        next = std::to_string(milliseconds_of(now_() + options_.notice_patience));
    else if (!turn.empty())
        turn = notice.turn;
    store_.ask("UPDATE notices SET here = $1, turn = $2, words = $3, next = $4 WHERE id = $5",
               {is_here ? "1" : "", turn, words, next, notice.id});
}

// The outer condition holds for a row that another process took meanwhile: it is not taken twice.
// Times have as many digits until 2286. A seat may have been handed on in news that were lost.
void Notices::look() {
    soon([this] { look(); }, options_.notice_patience / 20);
    const std::string take = fmt::format(
        "UPDATE notices SET next = '0' WHERE {0} AND id IN (SELECT id FROM notices WHERE {0} AND "
        "(way = 'hook' OR EXISTS (SELECT 1 FROM seats WHERE seats.table_id = notices.table_id AND "
        "token = holder)) ORDER BY next LIMIT 64) RETURNING {1}",
        "next > '0' AND next <= $1", kColumns);
    for (const Notice& notice : ask(take, {std::to_string(milliseconds_of(now_()))}))
        if (notice.here.empty() && notice.is_confirmed()) hand_over(notice);
}

// --- what is sent -----------------------------------------------------------------------------

// Notices that wait for a service that hangs are dropped after a while.
void Notices::hand_over(const Notice& notice) {
    const auto to = allowed_address(hosts(notice.way), notice.address);
    const std::string service = to ? to->listed : notice.way;
    const auto until = WorkerPool::Clock::now() + kUsefulFor;
    carriers_.run(
        [this, notice, to, until] {
            try {
                if (WorkerPool::Clock::now() > until)
                    throw std::runtime_error("it waited too long for others.");
                if (notice.way == kMail) return write_to(notice);
                if (!to) throw std::runtime_error("its host is not called any more.");
                if (!(notice.way == kHook ? call(notice, *to) : push(notice, *to)))
                    store_.ask(kRemove, {notice.id});
            } catch (const std::exception& error) {
                spdlog::warn("A notice by {} failed: {}", notice.way, error.what());
            }
        },
        {}, {Urgency::InTurn, service});
}

// Discord reads "content"; ntfy and others take "text", or the whole body as it is.
bool Notices::call(const Notice& notice, const WebAddress& to) const {
    const std::string text = fmt::format("{} {}/table/{}", notice.words, site_, notice.table);
    return send_post(to, {"Content-Type: application/json"},
                     to_json(Value::fields().set("content", text).set("text", text)), ends_);
}

bool Notices::push(const Notice& notice, const WebAddress& to) const {
    constexpr std::chrono::hours kUsable{12};
    const Value message = Value::fields().set("table", notice.table).set("words", notice.words);
    const auto until = std::chrono::floor<std::chrono::seconds>(now_()) + kUsable;
    return send_post(
        to,
        {"TTL: 86400", "Urgency: normal", "Content-Encoding: aes128gcm",
         "Content-Type: application/octet-stream",
         "Authorization: " + push_authorization(key_, to.origin, options_.push_contact, until)},
        encrypt_push(to_json(message), notice.keys, make_push_key(),
                     bytes_from_base64url(random_token())),
        ends_);
}

void Notices::write_to(const Notice& notice) const {
    const std::string links = site_ + "/api/notices/";
    const std::string stop = fmt::format("{}{}/stop", links, notice.id);
    const bool asks = !notice.is_confirmed();
    const std::string text =
        asks ? fmt::format(
                   "Somebody gave this address for notices of a game, when it is their turn. If "
                   "that was you, confirm it:\n{}{}/confirm\n\nElse do nothing: no more letters "
                   "come.",
                   links, notice.keys)
             : fmt::format("{}\n{}/table/{}", notice.words, site_, notice.table);
    send_letter(
        options_.sendmail,
        fmt::format("To: {0}\nSubject: Occasus: {1}\nMIME-Version: 1.0\n"
                    "Content-Type: text/plain; charset=utf-8\n"
                    "Auto-Submitted: auto-generated\nList-Unsubscribe: <{3}>\n"
                    "List-Unsubscribe-Post: List-Unsubscribe=One-Click\n\n{2}\n\n"
                    "No more of these: {3}\n",
                    notice.address, asks ? "confirm your address" : "your turn", text, stop));
}

// --- orders -----------------------------------------------------------------------------------

bool Notices::offers(std::string_view way, bool is_host) const {
    if (is_host) return way == kHook && !options_.hook_hosts.empty();
    return (way == kPush && !options_.push_contact.empty()) ||
           (way == kMail && !options_.sendmail.empty());
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
        // They are at the table: this turn needs no notice.
        order({random_token(),
               table,
               holder,
               further->text("way", kLongestKey),
               further->text("address", kLongestAddress),
               further->optional_text("keys", kLongestKey).value_or(""),
               "1",
               "known",
               {},
               "0"},
              is_host, asker);
    }
    Value hooks = Value::list();
    if (is_host)
        for (const std::string& host : options_.hook_hosts) hooks.push(host);
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

void Notices::order(Notice made, bool is_host, const std::string& asker) {
    const auto& [id, table, holder, way, address, keys, here, turn, words, next] = made;
    refuse_unless(offers(way, is_host), "way",
                  fmt::format("way must be one that this server offers here, not “{}”.", way));
    if (way == kMail) {
        refuse_unless(is_mail_address(address), "address",
                      fmt::format("address must be an e-mail address such as ada@example.org, not "
                                  "“{}”.",
                                  address));
        made.keys = random_token();
        // Strangers are not flooded with letters.
        const std::lock_guard lock(mutex_);
        refuse_unless(take_of(askers_, asker, {10, std::chrono::minutes(5)}, now_()) &&
                          take_of(addresses_, address, {3, std::chrono::hours(1)}, now_()),
                      "address",
                      "Too many letters ask to confirm addresses; try again in an hour.");
    } else {
        refuse_unless(allowed_address(hosts(way), address).has_value(), "address",
                      fmt::format("address must be an https:// address at one of the hosts that "
                                  "this server calls ({}), not “{}”.",
                                  fmt::join(hosts(way), ", "), address));
    }
    if (way == kPush) encrypt_push({}, keys, key_, {});
    // A further browser of the same person replaces nothing.
    store_.ask(
        "DELETE FROM notices WHERE table_id = $1 AND holder = $2 AND way = $3 AND (way <> 'push' "
        "OR address = $4)",
        {table, holder, way, address});
    const Texts row{id, table, holder, way, address, keys, here, turn, words, next};
    refuse_unless(!store_.ask(kAdd, row).empty(), "address",
                  "Four browsers get the notices of this seat already.");
    if (!made.is_confirmed()) hand_over(made);
}

}  // namespace

std::unique_ptr<NoticeDesk> make_notices(const ServeOptions& options, ServerStore& store,
                                         std::function<Moment()> now) {
    if (options.push_contact.empty() && options.sendmail.empty() && options.hook_hosts.empty())
        return nullptr;
    return std::make_unique<Notices>(options, store, std::move(now));
}

void copy_notices(ServerStore& from, ServerStore& to) {
    for (const Texts& row : from.ask(fmt::format("SELECT {} FROM notices", kColumns), {}))
        to.ask(kAdd, row);
    for (const Texts& row : from.ask("SELECT name, secret FROM server_keys", {}))
        to.ask("INSERT INTO server_keys VALUES ($1, $2)", row);
}

}  // namespace occasus::server
