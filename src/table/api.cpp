#include "table/api.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <fmt/format.h>

#include "ai/any_player.h"
#include "games/registry.h"
#include "record/json.h"
#include "record/proof.h"
#include "table/book_examples.h"
#include "table/input.h"
#include "table/new_table.h"
#include "table/plain_text.h"
#include "table/report.h"
#include "table/table_id.h"

namespace occasus::table {
namespace {

constexpr std::size_t kLongestName = 64;
constexpr std::size_t kMostTokens = 64;
constexpr std::size_t kMostReports = 2;  // At a time; each is much work.
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
                          fmt::format("No more than {} tokens are read.", kMostTokens));
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
                         .set("level", player.level > 0 ? Value(player.level) : Value()));
    Value document = facts_document(facts);
    document.set("players", players);
    return document;
}

LiveTable::Failed answer_problem(const Api::Answered& answered) {
    return [answered](const Problem& problem) { answered(problem_response(problem)); };
}

}  // namespace

struct Api::Route {
    std::string_view method;
    std::vector<std::string_view> pattern;
    void (Api::*handler)(const Request&, const Segments&, const Answered&);
};

const std::vector<Api::Route>& Api::routes() {
    static const std::vector<Route> kRoutes{
        {"GET", {"api", "health"}, &Api::health},
        {"GET", {"metrics"}, &Api::metrics},
        {"GET", {"api", "games"}, &Api::games},
        {"GET", {"api", "games", "GAME", "rulebook"}, &Api::rulebook},
        {"GET", {"api", "games", "GAME", "rulebook", "examples"}, &Api::examples},
        {"GET", {"api", "games", "GAME", "board"}, &Api::board},
        {"POST", {"api", "tables"}, &Api::new_table},
        {"GET", {"api", "tables", "TABLE"}, &Api::look},
        {"GET", {"api", "tables", "TABLE", "record"}, &Api::record},
        {"GET", {"api", "tables", "TABLE", "socket"}, &Api::socket},
        {"POST", {"api", "tables", "TABLE", "seats", "SEAT"}, &Api::change_seat},
        {"POST", {"api", "tables", "TABLE", "seats", "SEAT", "take"}, &Api::take_seat},
        {"POST", {"api", "tables", "TABLE", "rematch"}, &Api::rematch},
        {"POST", {"api", "verify"}, &Api::verify},
        {"POST", {"api", "report"}, &Api::report},
        {"POST", {"api", "report", "curve"}, &Api::report},
        {"POST", {"api", "reports", "NAME"}, &Api::named_report},
        {"GET", {"api", "reports", "NAME", "progress"}, &Api::report_progress},
        {"POST", {"api", "reports", "NAME", "stop"}, &Api::stop_report},
        {"GET", {"api", "laboratory"}, &Api::laboratory},
        {"GET", {"api", "laboratory", "NAME"}, &Api::experiment},
    };
    return kRoutes;
}

Response problem_response(const Problem& problem) {
    return json_response(Value::fields().set("error", problem_document(problem)),
                         http_status(problem.kind));
}

Api::Api(Tables& tables, Jobs& clerks, ApiSettings settings)
    : tables_(tables), clerks_(clerks), settings_(std::move(settings)) {}

Api::~Api() = default;

void Api::answer(Request request, Answered answered) {
    clerks_.run([this, request = std::move(request), answered = std::move(answered)] {
        try {
            dispatch(request, answered);
        } catch (const Refused& refused) {
            answered(problem_response(refused.problem()));
        } catch (const std::exception& error) {
            settings_.report(fmt::format("{} {}: {}", request.method, request.path, error.what()));
            answered(problem_response(internal_problem()));
        }
    });
}

void Api::dispatch(const Request& request, const Answered& answered) {
    if (!is_storable(request.body))
        throw Refused(ProblemKind::Unreadable,
                      "The body is not UTF-8, or has the character U+0000.");
    const Segments path = split_path(request.path);
    const std::string method = request.method == "HEAD" ? "GET" : request.method;
    for (const Route& route : routes()) {
        if (!matches(route.pattern, path)) continue;
        if (route.method != method) {
            Response response = problem_response(
                {ProblemKind::WrongMethod,
                 fmt::format("{} answers to {}, not to {}.", request.path, route.method, method),
                 {},
                 {}});
            response.headers.emplace_back("Allow", route.method == "GET" ? "GET, HEAD" : "POST");
            return answered(std::move(response));
        }
        return (this->*route.handler)(request, path, answered);
    }
    throw Refused(ProblemKind::Unknown, fmt::format("There is nothing at {}.", request.path));
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
        throw Refused(ProblemKind::Unknown, "There are no results of experiments here.");
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

void Api::rulebook(const Request&, const Segments& path, const Answered& answered) {
    answered(json_response(rulebook_document(game_called(path[2]).facts)));
}

void Api::examples(const Request&, const Segments& path, const Answered& answered) {
    const GameKind& kind = game_called(path[2]);
    const Result<Value> document = examples_document(kind);
    if (!document) throw Refused(problem_of(&kind.facts, document.refusal()));
    answered(json_response(*document));
}

void Api::board(const Request&, const Segments& path, const Answered& answered) {
    const GameKind& kind = game_called(path[2]);
    const auto game = kind.make({});
    if (!game) throw Refused(problem_of(&kind.facts, game.refusal()));
    answered(json_response((*game)->board()));
}

void Api::new_table(const Request& request, const Segments&, const Answered& answered) {
    NewTable made = set_up_table(request.body, settings_.delay);
    tables_.add(
        std::move(made.table),
        [answered, answer = std::move(made.answer)] { answered(json_response(answer, 201)); },
        answer_problem(answered));
}

void Api::look(const Request&, const Segments& path, const Answered& answered) {
    tables_.find(
        std::string(path[2]),
        [answered](const std::shared_ptr<LiveTable>& table) {
            table->look([answered](const Value& document) { answered(json_response(document)); },
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
    tables_.find(
        id,
        [tokens, answer_record, failed](const std::shared_ptr<LiveTable>& table) {
            table->record(tokens, answer_record, failed);
        },
        [this, id, tokens, answer_record, failed](const Problem& problem) {
            if (problem.kind == ProblemKind::Unopened && !tokens.empty())
                return tables_.stored_record(id, tokens, answer_record, failed);
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
    input.allow_only({"kind", "player"});
    const std::string kind = input.text("kind", kLongestName);
    const std::optional<SeatKind> found = find_seat_kind(kind);
    if (!found)
        throw Refused(ProblemKind::Unreadable,
                      fmt::format("kind must be human, computer or open, not “{}”.", kind), "kind");
    Sitter sitter{*found, input.optional_text("player", kLongestName).value_or(""), {}};
    if (sitter.kind == SeatKind::Computer && sitter.player.empty())
        throw Refused(ProblemKind::Unreadable, "player must name a computer player.", "player");
    if (request.token.empty())
        throw Refused(
            ProblemKind::NotYours,
            "The token of the seat or of the host is needed: Authorization: Bearer TOKEN.");
    tables_.find(
        std::string(path[2]),
        [answered, token = request.token, seat = std::string(path[4]),
         sitter](const std::shared_ptr<LiveTable>& table) {
            table->change_seat(
                token, seat, sitter,
                [answered](const Value& document) { answered(json_response(document)); },
                answer_problem(answered));
        },
        answer_problem(answered));
}

void Api::take_seat(const Request&, const Segments& path, const Answered& answered) {
    tables_.find(
        std::string(path[2]),
        [answered, seat = std::string(path[4])](const std::shared_ptr<LiveTable>& table) {
            table->take_seat(
                seat, [answered](const Value& document) { answered(json_response(document)); },
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
    const auto show = [this, token = request.token, answered](const std::string& id,
                                                              const LiveTable::Failed& otherwise) {
        tables_.find(
            id,
            [token, answered](const std::shared_ptr<LiveTable>& table) {
                table->seat_of(
                    token, [answered](const Value& told) { answered(json_response(told)); },
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
        std::string(path[2]),
        [token = request.token, sides, set_up, failed](const std::shared_ptr<LiveTable>& table) {
            table->offer_rematch(token, sides, set_up, failed);
        },
        failed);
}

void Api::verify(const Request& request, const Segments&, const Answered& answered) {
    const Match match = load_record(request.body);
    answered(json_response(verification_document(match, *read_record(request.body))));
}

// A report takes long: it is made a little at a time, so that the tables go on.
struct Api::Reporting {
    Match match;
    std::unique_ptr<AnyAppraiser> appraiser;
    GameReport report;
    bool curve_only = false;
    std::string name;  // By which it is asked how far it is, and stopped; may be empty.
    Answered answered;
    // Of these others know; under the lock of the Api.
    double done = 0;
    bool stops = false;

    Reporting(Match record, bool curve, std::string_view called, Answered answer)
        : match(std::move(record)),
          appraiser(make_appraiser(match.game())),
          report(match, *appraiser),
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
    Match match = load_record(request.body);
    if (!match.knows_all())
        throw Refused(ProblemKind::Illegal,
                      "A part of this game was played by other rules and cannot be replayed.");
    if (match.ply() > kMostPliesReported)
        throw Refused(ProblemKind::TooLarge,
                      fmt::format("This game has {} plies; a report is made here of up to {}. The "
                                  "command line has no such limit: occasus report.",
                                  match.ply(), kMostPliesReported));
    auto reporting = std::make_shared<Reporting>(std::move(match), curve_only, name, answered);
    {
        const Lock lock(mutex_);
        if (reports_.size() == kMostReports)
            throw Refused(ProblemKind::Busy,
                          "Other reports are being made. Ask again in a moment.");
        reports_.push_back(reporting);
    }
    clerks_.run([this, reporting] { go_on(reporting); });
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
        if (goes_on(*reporting)) return clerks_.run([this, reporting] { go_on(reporting); });
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
