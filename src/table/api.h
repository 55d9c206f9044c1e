// The HTTP part of docs/protocol.md, without the network: a request in, an answer out.
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "table/allowance.h"
#include "table/jobs.h"
#include "table/lock.h"
#include "table/price.h"
#include "table/tables.h"

namespace occasus::table {

struct Request {
    std::string method;
    std::string path;  // Without the query.
    std::string body;
    std::string token;  // From "Authorization: Bearer TOKEN", or several with commas.
    // The client, by address; empty: this program itself.
    std::string asker = {};  // NOLINT(readability-redundant-member-init)
    // Whether the client has hung up; may be empty. May be called from any thread.
    std::function<bool()> hung_up = nullptr;

    bool is_wanted() const { return !hung_up || !hung_up(); }
};

struct Response {
    int status = 200;
    std::string content_type = "application/json";
    std::string body;
    std::vector<std::pair<std::string, std::string>> headers;
};

Response problem_response(const Problem&);

// Results of experiments that can be looked at; docs/protocol.md has the documents. All may be
// empty.
struct Laboratory {
    std::function<int()> count;
    std::function<Value()> list;
    // Throws Refused when there are no results of that name, or too many.
    std::function<Value(std::string_view name)> results;
};

// The settings for all tables.
struct ApiSettings {
    std::string version;
    Report report = [](std::string_view) {};  // As the tables have it.
    // Whether what is committed is kept: what came of it last.
    std::function<bool()> keeps = [] { return true; };
    std::chrono::milliseconds delay{400};  // The computer players', unless a table says otherwise.
    // Counters for monitoring programs; may be empty.
    std::function<std::string()> metrics = nullptr;
    const char* offline = nullptr;  // Where the page without a server is, if there is one.
    Laboratory laboratory{};
    bool open_tables = false;  // Whether anybody may join the tables that their makers list.
    // The key that signs the records which this server hands out, if it signs them.
    std::optional<SigningKey> signing_key = std::nullopt;
    // The record of a table that is no longer there, if anyone may read it; may be empty.
    std::function<std::optional<std::string>(std::string_view table)> put_away = nullptr;
    // The header of a table's record, which is read without opening it; may be empty.
    std::function<std::optional<std::string>(std::string_view table)> header = nullptr;
    NoticeDesk* notices = nullptr;  // May be nothing.
};

// The heading of a link to a table, as messengers show it.
struct Heading {
    std::string game;   // The id.
    std::string title;  // The title of the variant that is played.
};

class Api {
  public:
    using Answered = std::function<void(Response)>;

    // Requests are worked on by `clerks`.
    Api(Tables& tables, Jobs& clerks, ApiSettings settings);
    ~Api();

    Api(const Api&) = delete;
    Api& operator=(const Api&) = delete;

    // Calls `answered` once, from any thread. Nothing is worked out for a client that has hung up.
    void answer(Request request, Answered answered);
    // Calls `answered` once, from any thread: empty when there is no such table.
    void head(const std::string& table, const std::string& asker,
              std::function<void(std::optional<Heading>)> answered);
    // The price of the answer to a request.
    static Price price_of(std::string_view method, std::string_view path);
    // The prices of all requests, in the order of bench/prices.txt.
    static std::vector<PricedName> prices();

  private:
    struct Route;
    using Segments = std::vector<std::string_view>;

    void dispatch(const Request&, const Answered&);
    void games(const Request&, const Segments&, const Answered&);
    // The answer called so, which is made once.
    Response unchanging(const std::string& name, const std::function<Value()>& make);
    void rulebook(const Request&, const Segments&, const Answered&);
    void examples(const Request&, const Segments&, const Answered&);
    void board(const Request&, const Segments&, const Answered&);
    void new_table(const Request&, const Segments&, const Answered&);
    void listed(const Request&, const Segments&, const Answered&);
    void look(const Request&, const Segments&, const Answered&);
    void record(const Request&, const Segments&, const Answered&);
    void socket(const Request&, const Segments&, const Answered&);
    void change_seat(const Request&, const Segments&, const Answered&);
    void take_seat(const Request&, const Segments&, const Answered&);
    void rematch(const Request&, const Segments&, const Answered&);
    NoticeDesk& notice_desk() const;
    void notices(const Request&, const Segments&, const Answered&);
    void settle_notice(const Request&, const Segments&, const Answered&);
    void verify(const Request&, const Segments&, const Answered&);
    void report(const Request&, const Segments&, const Answered&);
    void named_report(const Request&, const Segments&, const Answered&);
    void report_progress(const Request&, const Segments&, const Answered&);
    void stop_report(const Request&, const Segments&, const Answered&);
    void health(const Request&, const Segments&, const Answered&);
    void metrics(const Request&, const Segments&, const Answered&);
    void laboratory(const Request&, const Segments&, const Answered&);
    void experiment(const Request&, const Segments&, const Answered&);

    struct Reporting;
    void begin_report(const Request& request, bool curve_only, std::string_view name,
                      const Answered& answered);
    void go_on(const std::shared_ptr<Reporting>& reporting);
    bool goes_on(Reporting& reporting);
    Value progress_of(std::string_view name, bool is_to_stop);

    void charge_listing(const std::string& asker);

    static const std::vector<Route>& routes();
    // Null when nothing answers to this path by this method.
    static const Route* find_route(std::string_view method, const Segments& path);
    std::optional<Heading> heading_of(const std::string& table) const;
    bool begin(const std::shared_ptr<Reporting>& reporting);
    void work_on(const std::shared_ptr<Reporting>& reporting);

    Tables& tables_;
    Jobs& clerks_;
    const ApiSettings settings_;
    Mutex mutex_;
    std::vector<std::shared_ptr<Reporting>> reports_;  // In the making.
    std::map<std::string, Response> unchanging_;
    Allowances listings_;  // By address.
    std::string list_;     // The open tables at that time.
    Moment listed_at_;
};

}  // namespace occasus::table
