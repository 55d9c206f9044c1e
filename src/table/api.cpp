#include "table/api.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "core/unicode.h"

#include "ai/any_player.h"
#include "games/registry.h"
#include "record/json.h"
#include "record/proof.h"
#include "table/book_examples.h"
#include "table/input.h"
#include "table/new_table.h"
#include "table/report.h"
#include "table/table_id.h"

namespace occasus::table {

using namespace std::chrono_literals;

namespace {

constexpr std::size_t kLongestName = 64;
constexpr std::size_t kMostTokens = 64;
constexpr std::ptrdiff_t kMostReportsEach = 2;  // At a time, for one asker.
constexpr std::size_t kMostReports = 32;        // For all askers.
constexpr std::chrono::milliseconds kListHolds{1'000};
constexpr Pace kListingPace{5, 10min};
constexpr int kMostPliesReported = 5'000;
// A job of a report does a few plies, fewer where they are dear: others wait for its clerk.
constexpr int kPliesInAJob = 8;
constexpr std::chrono::milliseconds kReportJob{20};

Response json_response(const Value& document, int status = 200) {
    return {status, "application/json", to_json(document), {}};
}

// The segments of a path: "/api/games" is {"api", "games"}.
std::vector<std::string_view> split_path(std::string_view path) {
    std::vector<std::string_view> segments;
    while (!path.empty()) {
        path.remove_prefix(1);
        const std::size_t end = std::min(path.find('/'), path.size());
        segments.push_back(path.substr(0, end));
        path.remove_prefix(end);
    }
    return segments;
}

// A pattern's segment in capitals stands for any text.
bool matches(const std::vector<std::string_view>& pattern,
             const std::vector<std::string_view>& path) {
    if (pattern.size() != path.size()) return false;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const bool is_variable = pattern[i].front() >= 'A' && pattern[i].front() <= 'Z';
        if (is_variable ? path[i].empty() : pattern[i] != path[i]) return false;
    }
    return true;
}

// Those of several seats, with commas between them.
std::vector<TokenHash> tokens_in(std::string_view list) {
    std::vector<TokenHash> tokens;
    while (!list.empty()) {
        if (tokens.size() == kMostTokens)
            throw Refused(ProblemKind::TooLarge,
                          fmt::format("At most {} tokens are allowed.", kMostTokens));
        const std::size_t end = std::min(list.find(','), list.size());
        tokens.push_back(hash_token(list.substr(0, end)));
        list.remove_prefix(std::min(end + 1, list.size()));
    }
    return tokens;
}

const GameKind& game_called(std::string_view id) {
    if (const GameKind* const kind = find_game(id)) return *kind;
    throw Refused(ProblemKind::Unknown, fmt::format("There is no game “{}”.", id), "game");
}

Value game_document(const GameFacts& facts) {
    Value players = Value::list();
    for (const PlayerFact& player : players_of(facts.id))
        players.push(Value::fields()
                         .set("id", player.id)
                         .set("title", player.title)
                         .set("line", player.line)
                         .set("strength", player.strength)
                         .set("advises", player.advises)
                         .set("for_newcomers", player.for_newcomers)
                         .set("level", player.level > 0 ? Value(player.level) : Value())
                         .set("weights", player.weights));
    Value document = facts_document(facts);
    document.set("players", players);
    return document;
}

// The answer to a client that has hung up; nobody hears it.
LiveTable::Failed answer_problem(const Api::Answered& answered) {
    return [answered](const Problem& problem) { answered(problem_response(problem)); };
}

}  // namespace

struct Api::Route {
    std::string_view method;
    std::vector<std::string_view> pattern;
    void (Api::*handler)(const Request&, const Segments&, const Answered&);
    Price price;  // Without one it does not compile.
};

const std::vector<Api::Route>& Api::routes() {
    constexpr Counts kQuestion = Counts::Question;
    constexpr Counts kWork = Counts::Work;
    // A path with a fixed name stands before one that takes any name.
    static const std::vector<Route> kRoutes{
        {"GET", {"api", "health"}, &Api::health, {5, kQuestion, kAnyone}},
        {"GET", {"metrics"}, &Api::metrics, {5, kQuestion, kAnyone}},
        {"GET", {"api", "games"}, &Api::games, {10, kQuestion, kAnyone}},
        {"GET", {"api", "games", "GAME", "rulebook"}, &Api::rulebook, {20, kQuestion, kAnyone}},
        {"GET",
         {"api", "games", "GAME", "rulebook", "examples"},
         &Api::examples,
         {200, kQuestion, kAnyone}},
        {"GET", {"api", "games", "GAME", "board"}, &Api::board, {20, kQuestion, kAnyone}},
        {"POST", {"api", "tables"}, &Api::new_table, {1'000, kWork, kAnyone}},
        {"GET", {"api", "tables"}, &Api::listed, {10, kQuestion, kAnyone}},
        {"GET", {"api", "tables", "TABLE"}, &Api::look, {40, kQuestion, kAnyone}},
        {"GET", {"api", "tables", "TABLE", "record"}, &Api::record, {20, kQuestion, kAnyone}},
        {"GET", {"api", "tables", "TABLE", "socket"}, &Api::socket, {5, kQuestion, kAnyone}},
        {"POST",
         {"api", "tables", "TABLE", "seats", "SEAT"},
         &Api::change_seat,
         {20, kQuestion, "the seat or the host"}},
        {"POST",
         {"api", "tables", "TABLE", "seats", "SEAT", "take"},
         &Api::take_seat,
         {20, kQuestion, kAnyone}},
        {"POST",
         {"api", "tables", "TABLE", "rematch"},
         &Api::rematch,
         {200, kWork, "a seat or the host"}},
        {"GET",
         {"api", "tables", "TABLE", "notices"},
         &Api::notices,
         {10, kQuestion, "a seat or the host"}},
        {"POST",
         {"api", "tables", "TABLE", "notices"},
         &Api::notices,
         {100, kWork, "a seat or the host"}},
        {"GET", {"api", "notices", "KEY", "ACT"}, &Api::settle_notice, {5, kQuestion, kAnyone}},
        {"POST", {"api", "notices", "KEY", "ACT"}, &Api::settle_notice, {10, kQuestion, kAnyone}},
        {"POST", {"api", "verify"}, &Api::verify, {1'000, kWork, kAnyone}},
        {"POST", {"api", "report"}, &Api::report, {1'000, kWork, kAnyone}},
        {"POST", {"api", "report", "curve"}, &Api::report, {1'000, kWork, kAnyone}},
        {"POST", {"api", "reports", "NAME"}, &Api::named_report, {1'000, kWork, kAnyone}},
        {"GET",
         {"api", "reports", "NAME", "progress"},
         &Api::report_progress,
         {5, kQuestion, kAnyone}},
        {"POST", {"api", "reports", "NAME", "stop"}, &Api::stop_report, {5, kQuestion, kAnyone}},
        {"GET", {"api", "laboratory"}, &Api::laboratory, {20, kQuestion, kAnyone}},
        {"GET", {"api", "laboratory", "NAME"}, &Api::experiment, {1'000, kWork, kAnyone}},
    };
    return kRoutes;
}

const Api::Route* Api::find_route(std::string_view method, const Segments& path) {
    for (const Route& route : routes())
        if (route.method == (method == "HEAD" ? "GET" : method) && matches(route.pattern, path))
            return &route;
    return nullptr;
}

Price Api::price_of(std::string_view method, std::string_view path) {
    const Route* const route = find_route(method, split_path(path));
    return route ? route->price : Price{1, Counts::Question, kAnyone};
}

std::vector<PricedName> Api::prices() {
    std::vector<PricedName> prices;
    for (const Route& route : routes())
        prices.push_back(
            {fmt::format("{} /{}", route.method, fmt::join(route.pattern, "/")), route.price});
    return prices;
}

Response problem_response(const Problem& problem) {
    return json_response(Value::fields().set("error", problem_document(problem)),
                         http_status(problem.kind));
}

Api::Api(Tables& tables, Jobs& clerks, ApiSettings settings)
    : tables_(tables), clerks_(clerks), settings_(std::move(settings)) {}

Api::~Api() = default;

void Api::answer(Request request, Answered answered) {
    const Place place{Urgency::InTurn, request.asker};
    clerks_.run(
        [this, request = std::move(request), answered = std::move(answered)] {
            if (!request.is_wanted()) return answered(problem_response(hung_up_problem()));
            try {
                dispatch(request, answered);
            } catch (const Refused& refused) {
                answered(problem_response(refused.problem()));
            } catch (const std::exception& error) {
                settings_.report(
                    fmt::format("{} {}: {}", request.method, request.path, error.what()));
                answered(problem_response(internal_problem()));
            }
        },
        {}, place);
}

void Api::dispatch(const Request& request, const Answered& answered) {
    if (!is_storable(request.body))
        throw Refused(ProblemKind::Unreadable,
                      "The body is not UTF-8, or has the character U+0000.");
    const Segments path = split_path(request.path);
    if (const Route* const route = find_route(request.method, path))
        return (this->*route->handler)(request, path, answered);
    for (const Route& route : routes()) {
        if (!matches(route.pattern, path)) continue;
        Response response =
            problem_response({ProblemKind::WrongMethod,
                              fmt::format("{} answers to {}, not to {}.", request.path,
                                          route.method, request.method),
                              {},
                              {}});
        response.headers.emplace_back("Allow", route.method == "GET" ? "GET, HEAD" : "POST");
        return answered(std::move(response));
    }
    throw Refused(ProblemKind::Unknown, fmt::format("There is nothing at {}.", request.path));
}

void Api::head(const std::string& table, const std::string& asker,
               std::function<void(std::optional<Heading>)> answered) {
    clerks_.run([this, table, answered = std::move(answered)] { answered(heading_of(table)); }, {},
                {Urgency::InTurn, asker});
}

std::optional<Heading> Api::heading_of(const std::string& table) const {
    if (!settings_.header || !is_table_id(table)) return std::nullopt;
    try {
        const std::optional<std::string> header = settings_.header(table);
        if (!header) return std::nullopt;
        const Result<RecordText> record = read_record(*header);
        if (!record) return std::nullopt;
        const GameKind* const kind = find_game(record->header.game);
        if (!kind) return std::nullopt;
        const auto game = kind->make({record->header.options, record->header.board_file});
        if (!game) return std::nullopt;
        return Heading{record->header.game, std::string((*game)->facts().title)};
    } catch (const std::exception& error) {
        settings_.report(fmt::format("The header of table {}: {}", table, error.what()));
        return std::nullopt;
    }
}

void Api::health(const Request&, const Segments&, const Answered& answered) {
    const bool keeps = settings_.keeps();
    Value health = Value::fields()
                       .set("ok", keeps)
                       .set("version", settings_.version)
                       .set("tables", static_cast<std::int64_t>(tables_.count()));
    if (settings_.signing_key) {
        const PublicKey& key = settings_.signing_key->public_key;
        health.set("key", to_hex(key.data(), key.size()));
    }
    if (settings_.offline) health.set("offline", settings_.offline);
    if (settings_.open_tables) health.set("open_tables", true);
    const int results = settings_.laboratory.count ? settings_.laboratory.count() : 0;
    if (results > 0) health.set("laboratory", results);
    answered(json_response(health, keeps ? 200 : 503));
}

void Api::laboratory(const Request&, const Segments&, const Answered& answered) {
    const auto& list = settings_.laboratory.list;
    answered(json_response(list ? list() : Value::list()));
}

void Api::experiment(const Request&, const Segments& path, const Answered& answered) {
    if (!settings_.laboratory.results)
        throw Refused(ProblemKind::Unknown, "This server has no results of experiments.");
    answered(json_response(settings_.laboratory.results(path[2])));
}

void Api::metrics(const Request& request, const Segments&, const Answered& answered) {
    if (!settings_.metrics)
        throw Refused(ProblemKind::Unknown, fmt::format("There is nothing at {}.", request.path));
    answered({200, "text/plain; version=0.0.4; charset=utf-8", settings_.metrics(), {}});
}

void Api::games(const Request&, const Segments&, const Answered& answered) {
    Value list = Value::list();
    for (const GameKind& kind : all_games()) list.push(game_document(kind.facts));
    answered(json_response(list));
}

Response Api::unchanging(const std::string& name, const std::function<Value()>& make) {
    {
        const Lock lock(mutex_);
        if (const auto found = unchanging_.find(name); found != unchanging_.end())
            return found->second;
    }
    Response made = json_response(make());
    const Lock lock(mutex_);
    return unchanging_.emplace(name, std::move(made)).first->second;
}

void Api::rulebook(const Request&, const Segments& path, const Answered& answered) {
    const GameKind& kind = game_called(path[2]);
    answered(unchanging("rulebook of " + std::string(path[2]),
                        [&] { return rulebook_document(kind.facts); }));
}

void Api::examples(const Request&, const Segments& path, const Answered& answered) {
    const GameKind& kind = game_called(path[2]);
    answered(unchanging("examples of " + std::string(path[2]), [&] {
        const Result<Value> document = examples_document(kind);
        if (!document) throw Refused(problem_of(&kind.facts, document.refusal()));
        return *document;
    }));
}

void Api::board(const Request&, const Segments& path, const Answered& answered) {
    const GameKind& kind = game_called(path[2]);
    answered(unchanging("board of " + std::string(path[2]), [&] {
        const auto game = kind.make({});
        if (!game) throw Refused(problem_of(&kind.facts, game.refusal()));
        return (*game)->board();
    }));
}

void Api::new_table(const Request& request, const Segments&, const Answered& answered) {
    const auto now = settings_.open_tables ? std::optional(tables_.now()) : std::nullopt;
    NewTable made = set_up_table(request.body, settings_.delay, request.hung_up, now);
    if (made.table.press().switches.listed) charge_listing(request.asker);
    tables_.add(
        std::move(made.table),
        [answered, answer = std::move(made.answer)] { answered(json_response(answer, 201)); },
        answer_problem(answered));
}

// The list has room for few: one address may not fill it.
void Api::charge_listing(const std::string& asker) {
    const Lock lock(mutex_);
    if (!take_of(listings_, asker, kListingPace, tables_.now()))
        throw Refused(ProblemKind::Busy,
                      fmt::format("listed: an address may list {} tables, and one more every {} "
                                  "minutes.",
                                  kListingPace.at_once, kListingPace.each / 1min),
                      "listed");
}

void Api::listed(const Request&, const Segments&, const Answered& answered) {
    if (!settings_.open_tables)
        throw Refused(ProblemKind::Unknown, "This server has no list of open tables.");
    const Lock lock(mutex_);
    const Moment now = tables_.now();
    if (now < listed_at_ || now >= listed_at_ + kListHolds) {
        list_ = fmt::format("[{}]", fmt::join(tables_.listed(), ","));
        listed_at_ = now;
    }
    answered({200, "application/json", list_, {}});
}

void Api::look(const Request& request, const Segments& path, const Answered& answered) {
    tables_.find(
        std::string(path[2]), request.asker,
        [answered, asker = request.asker](const std::shared_ptr<LiveTable>& table) {
            table->look(
                asker, [answered](const Value& document) { answered(json_response(document)); },
                answer_problem(answered));
        },
        answer_problem(answered));
}

void Api::record(const Request& request, const Segments& path, const Answered& answered) {
    const std::string id(path[2]);
    const std::vector<TokenHash> tokens = tokens_in(request.token);
    const LiveTable::Failed failed = answer_problem(answered);
    const auto answer_record = [this, answered, id](std::string record) {
        if (settings_.signing_key)
            record += write_signature(sign_record(record, *settings_.signing_key));
        Response response{200, "text/plain; charset=utf-8", std::move(record), {}};
        response.headers.emplace_back("Content-Disposition",
                                      fmt::format("inline; filename=\"{}.occ\"", id));
        answered(std::move(response));
    };
    const std::string& asker = request.asker;
    tables_.find(
        id, asker,
        [asker, tokens, answer_record, failed](const std::shared_ptr<LiveTable>& table) {
            table->record(asker, tokens, answer_record, failed);
        },
        [this, id, asker, tokens, answer_record, failed](const Problem& problem) {
            if (problem.kind == ProblemKind::Unopened && !tokens.empty())
                return tables_.stored_record(id, asker, tokens, answer_record, failed);
            const bool is_gone =
                problem.kind == ProblemKind::Unknown && settings_.put_away && is_table_id(id);
            if (const auto record = is_gone ? settings_.put_away(id) : std::nullopt)
                return answer_record(*record);
            failed(problem);
        });
}

void Api::socket(const Request& request, const Segments&, const Answered&) {
    throw Refused(ProblemKind::Unreadable,
                  fmt::format("{} is a WebSocket: ask for an upgrade.", request.path));
}

void Api::change_seat(const Request& request, const Segments& path, const Answered& answered) {
    const Input input(request.body);
    input.allow_only({"kind", "player", "listed"});
    const std::string kind = input.text("kind", kLongestName);
    const std::optional<SeatKind> found = find_seat_kind(kind);
    if (!found)
        throw Refused(ProblemKind::Unreadable,
                      fmt::format("kind must be human, computer or open, not “{}”.", kind), "kind");
    Sitter sitter{*found, input.optional_text("player", kLongestName).value_or(""), {}};
    if (sitter.kind == SeatKind::Computer && sitter.player.empty())
        throw Refused(ProblemKind::Unreadable, "player must name a computer player.", "player");
    const bool is_listed = input.optional_truth("listed").value_or(false);
    if (is_listed && (sitter.kind != SeatKind::Open || !settings_.open_tables))
        throw Refused(ProblemKind::Unreadable,
                      "listed must be false unless the seat is open and the server has a list.",
                      "listed");
    if (is_listed) charge_listing(request.asker);
    if (request.token.empty())
        throw Refused(
            ProblemKind::NotYours,
            "The token of the seat or of the host is needed: Authorization: Bearer TOKEN.");
    tables_.find(
        std::string(path[2]), request.asker,
        [answered, asker = request.asker, token = request.token,
         change = LiveTable::SeatChange{std::string(path[4]), sitter, is_listed}](
            const std::shared_ptr<LiveTable>& table) {
            table->change_seat(
                asker, token, change,
                [answered](const Value& document) { answered(json_response(document)); },
                answer_problem(answered));
        },
        answer_problem(answered));
}

void Api::take_seat(const Request& request, const Segments& path, const Answered& answered) {
    tables_.find(
        std::string(path[2]), request.asker,
        [answered, asker = request.asker,
         seat = std::string(path[4])](const std::shared_ptr<LiveTable>& table) {
            table->take_seat(
                asker, seat,
                [answered](const Value& document) { answered(json_response(document)); },
                answer_problem(answered));
        },
        answer_problem(answered));
}

// Two presses, and two people, mean one rematch: the second finds the table that the first set up.
void Api::rematch(const Request& request, const Segments& path, const Answered& answered) {
    const Input input(request.body);
    input.allow_only({"swapped"});
    const Sides sides =
        input.optional_truth("swapped").value_or(false) ? Sides::Swapped : Sides::Kept;
    const LiveTable::Failed failed = answer_problem(answered);
    const auto show = [this, asker = request.asker, token = request.token, answered](
                          const std::string& id, const LiveTable::Failed& otherwise) {
        tables_.find(
            id, asker,
            [asker, token, answered](const std::shared_ptr<LiveTable>& table) {
                table->seat_of(
                    asker, token, [answered](const Value& told) { answered(json_response(told)); },
                    answer_problem(answered));
            },
            otherwise);
    };
    const auto set_up = [this, show, failed](const std::shared_ptr<Table>& next) {
        const std::string id = next->id();
        show(id, [this, show, failed, next, id](const Problem& problem) {
            if (problem.kind != ProblemKind::Unknown) return failed(problem);
            const auto found = [show, failed, id] { show(id, failed); };
            try {
                tables_.add(std::move(*next), found, [found](const Problem&) { found(); });
            } catch (const Refused& refused) {
                failed(refused.problem());
            }
        });
    };
    tables_.find(
        std::string(path[2]), request.asker,
        [asker = request.asker, token = request.token, sides, set_up,
         failed](const std::shared_ptr<LiveTable>& table) {
            table->offer_rematch(asker, token, sides, set_up, failed);
        },
        failed);
}

NoticeDesk& Api::notice_desk() const {
    if (settings_.notices) return *settings_.notices;
    throw Refused(ProblemKind::Unknown, "This server sends no notices.");
}

void Api::notices(const Request& request, const Segments& path, const Answered& answered) {
    std::optional<Input> further;
    if (request.method == "POST") further.emplace(request.body);
    if (!settings_.notices && !further)
        return answered(json_response(Value::fields().set("orders", Value::list())));
    answered(json_response(
        notice_desk().orders(std::string(path[2]), request.token, request.asker, further)));
}

// A link in a letter. Programs follow links, people press buttons: only a button acts.
void Api::settle_notice(const Request& request, const Segments& path, const Answered& answered) {
    const bool confirms = path[3] == "confirm";
    if (!confirms && path[3] != "stop")
        throw Refused(ProblemKind::Unknown, fmt::format("There is nothing at {}.", request.path));
    std::string_view words = confirms ? "<form method=post><button>Confirm this address</button>"
                                      : "<form method=post><button>Stop these notices</button>";
    if (request.method == "POST")
        words = !notice_desk().settle(std::string(path[2]), confirms)
                    ? "This link has done its work already."
                : confirms ? "Thank you: notices will come to this address."
                           : "No notices will come to this address.";
    answered({200,
              "text/html; charset=utf-8",
              fmt::format("<!doctype html><html lang=en><meta name=viewport "
                          "content=\"width=device-width\"><title>Occasus</title>{}",
                          words),
              {{"Referrer-Policy", "same-origin"},  // Else the button would come from nowhere.
               {"Content-Security-Policy",
                "default-src 'none'; form-action 'self'; frame-ancestors 'none'"}}});
}

void Api::verify(const Request& request, const Segments&, const Answered& answered) {
    const Match match = load_record(request.body, request.hung_up);
    answered(json_response(verification_document(match, *read_record(request.body))));
}

// A report takes long: it is made a little at a time, so that the tables go on.
struct Api::Reporting {
    Match match;
    std::unique_ptr<AnyAppraiser> appraiser;
    GameReport report;
    Request request;  // Without its body.
    bool curve_only = false;
    std::string name;  // By which it is asked how far it is, and stopped; may be empty.
    Answered answered;
    // Others may reach these two, under the lock of the Api.
    double done = 0;
    bool stops = false;

    Reporting(Match record, Request asked, bool curve, std::string_view called, Answered answer)
        : match(std::move(record)),
          appraiser(make_appraiser(match.game())),
          report(match, *appraiser),
          request(std::move(asked)),
          curve_only(curve),
          name(called),
          answered(std::move(answer)) {}

    // Does a little more of the work; false when all that is wanted is done.
    bool go_on(bool is_curve_enough) {
        const auto end = std::chrono::steady_clock::now() + kReportJob;
        for (int plies = 0; plies < kPliesInAJob; ++plies) {
            if (!report.step() || (is_curve_enough && report.knows_curve())) return false;
            if (std::chrono::steady_clock::now() >= end) break;
        }
        return true;
    }
};

void Api::report(const Request& request, const Segments& path, const Answered& answered) {
    begin_report(request, path.back() == "curve", {}, answered);
}

void Api::named_report(const Request& request, const Segments& path, const Answered& answered) {
    if (path[2].size() > kLongestName)
        throw Refused(ProblemKind::TooLarge,
                      fmt::format("The name of a report has at most {} characters.", kLongestName));
    begin_report(request, false, path[2], answered);
}

void Api::begin_report(const Request& request, bool curve_only, std::string_view name,
                       const Answered& answered) {
    Match match = load_record(request.body, request.hung_up);
    if (!match.knows_all())
        throw Refused(ProblemKind::Illegal,
                      "A part of this game was played by other rules and cannot be replayed.");
    if (match.ply() > kMostPliesReported)
        throw Refused(ProblemKind::TooLarge,
                      fmt::format("This game has {} plies; the server makes reports of up to {}. "
                                  "The command line has no such limit: occasus report.",
                                  match.ply(), kMostPliesReported));
    Request asked = request;
    asked.body.clear();
    const auto reporting =
        std::make_shared<Reporting>(std::move(match), std::move(asked), curve_only, name, answered);
    if (!begin(reporting))
        throw Refused(ProblemKind::Busy, "Other reports are being made. Ask again in a moment.");
    work_on(reporting);
}

// False when as many are being made as may be, for all or for this asker.
bool Api::begin(const std::shared_ptr<Reporting>& reporting) {
    const Lock lock(mutex_);
    const auto of_asker = std::count_if(reports_.begin(), reports_.end(), [&](const auto& other) {
        return other->request.asker == reporting->request.asker;
    });
    if (of_asker >= kMostReportsEach || reports_.size() >= kMostReports) return false;
    reports_.push_back(reporting);
    return true;
}

void Api::work_on(const std::shared_ptr<Reporting>& reporting) {
    clerks_.run([this, reporting] { go_on(reporting); }, {},
                {Urgency::InTurn, reporting->request.asker});
}

bool Api::goes_on(Reporting& reporting) {
    bool is_curve_enough = reporting.curve_only;
    {
        const Lock lock(mutex_);
        is_curve_enough |= reporting.stops;
        reporting.done = reporting.report.progress();
    }
    return reporting.go_on(is_curve_enough);
}

void Api::go_on(const std::shared_ptr<Reporting>& reporting) {
    Response response;
    try {
        if (!reporting->request.is_wanted())
            response = problem_response(hung_up_problem());
        else if (goes_on(*reporting))
            return work_on(reporting);
        else
            response = json_response(reporting->report.document());
    } catch (const std::exception& error) {
        settings_.report(fmt::format("A report: {}", error.what()));
        response = problem_response(internal_problem());
    }
    {
        const Lock lock(mutex_);
        std::erase(reports_, reporting);
    }
    reporting->answered(std::move(response));
}

void Api::report_progress(const Request&, const Segments& path, const Answered& answered) {
    answered(json_response(progress_of(path[2], false)));
}

void Api::stop_report(const Request&, const Segments& path, const Answered& answered) {
    answered(json_response(progress_of(path[2], true)));
}

// Null where no report of that name is being made: one that was just asked for may not have begun,
// and one that is done is answered for.
Value Api::progress_of(std::string_view name, bool is_to_stop) {
    const Lock lock(mutex_);
    for (const auto& report : reports_) {
        if (report->name != name) continue;
        report->stops |= is_to_stop;
        return Value::fields().set("done", report->done);
    }
    return Value::fields().set("done", nullptr);
}

}  // namespace occasus::table
