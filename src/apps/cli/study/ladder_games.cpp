#include "apps/cli/study/ladder_games.h"

#include <algorithm>
#include <array>
#include <climits>
#include <cstdio>
#include <filesystem>
#include <fmt/core.h>
#include <mutex>

#include "core/document_reader.h"
#include "core/list_of.h"

#include "apps/cli/exit.h"
#include "apps/parallel.h"
#include "record/json.h"

namespace occasus::cli {

namespace {

// Games that are played, and kept, together.
constexpr std::uint64_t kGamesAMatch = 10;

// For seven seats: three of them, and the six other triples by rotation. In all seven together any
// two seats are on one side equally often.
constexpr std::size_t kTurns = 7;
constexpr std::array<std::size_t, 3> kThreeOfSeven = {0, 1, 3};

bool is_first_players(std::size_t seat, std::size_t seats, std::size_t turn) {
    if (seats != kTurns) return seat % 2 == 0;
    return std::any_of(kThreeOfSeven.begin(), kThreeOfSeven.end(),
                       [&](std::size_t place) { return (place + turn) % seats == seat; });
}

// The winner takes a game. If nobody has won a game about centres, each player's share is its
// centres.
std::vector<int> scores_of(const AnyGame& game, const Played& played) {
    for (std::size_t seat = 0; seat < played.scores.size(); ++seat)
        if (has_won(game, played, seat)) return played.scores;
    return played.centres.empty() ? played.scores : played.centres;
}

// The part of a game that goes to the seats of this player.
double share(const std::vector<int>& scores, const std::vector<std::string>& seated,
             const std::string& player) {
    double all = 0;
    double own = 0;
    for (std::size_t seat = 0; seat < scores.size(); ++seat) {
        all += scores[seat];
        if (seated[seat] == player) own += scores[seat];
    }
    return all > 0 ? own / all : 0.5;
}

[[noreturn]] void refuse(const std::string& store, std::string_view why) {
    throw Refused(nullptr, unreadable(fmt::format("{}: {}", store, why)));
}

std::pair<LadderMatch, MatchScores> match_in(const Value& document) {
    DocumentReader line(document);
    MatchScores scores;
    for (const Value& game : line.list("scores")) {
        scores.emplace_back();
        for (const Value& score : line.items_of(game, "scores"))
            scores.back().push_back(line.number_of(score, "scores", 0, INT_MAX));
    }
    LadderMatch match{
        {}, static_cast<std::uint64_t>(line.number("first_game", 0, INT_MAX, 0)), scores.size()};
    for (const Value& player : line.list("seated"))
        match.seated.push_back(player.text() == nullptr ? "" : *player.text());
    return {std::move(match), std::move(scores)};
}

}  // namespace

LadderGames::LadderGames(const AnyGame& game, const LadderPlan& plan) : game_(game), plan_(plan) {
    if (!plan.store.empty()) read_store();
}

// The settings that the results depend on, in addition to the players and the game's number.
Value LadderGames::head() const {
    return Value::fields()
        .set("ladder", game_.facts().id)
        .set("options", list_of(plan_.options))
        .set("seed", seed_document(plan_.simulation.seed))
        .set("clock", plan_.simulation.clock);
}

// The first line is the head, each other one a match. A last line that was not finished is dropped.
void LadderGames::read_store() {
    try {
        if (!std::filesystem::exists(plan_.store))
            write_text(plan_.store, to_json(head()) + "\n", Existing::Refuse);
    } catch (const FileTaken&) {
        // Another ladder began the file in between: it is gone on with.
        if (!std::filesystem::exists(plan_.store)) throw;
    }
    // Two ladders with one file would both play the same games.
    lock_.emplace(plan_.store, [&] {
        fmt::print(stderr, "occasus: another ladder uses {}; waiting for it\n", plan_.store);
    });
    const std::string text = read_text(plan_.store);
    std::size_t begin = 0;
    for (std::size_t end = 0; (end = text.find('\n', begin)) != std::string::npos;
         begin = end + 1) {
        const std::string line = text.substr(begin, end - begin);
        if (begin == 0 && line != to_json(head()))
            refuse(plan_.store, "it belongs to another ladder; use a separate file for each");
        if (begin == 0) continue;
        const Result<Value> document = parse_json(line);
        if (!document) refuse(plan_.store, document.refusal().text);
        auto [match, scores] = match_in(*document);
        known_.insert_or_assign(std::move(match), std::move(scores));
    }
    if (begin == 0) refuse(plan_.store, "it is not a ladder file");
    if (begin < text.size()) std::filesystem::resize_file(plan_.store, begin);
}

void LadderGames::keep(const LadderMatch& match, const MatchScores& scores) {
    known_.insert_or_assign(match, scores);
    if (plan_.store.empty()) return;
    const auto scores_of_seats = [](const std::vector<int>& game) { return list_of(game); };
    const Value line = Value::fields()
                           .set("seated", list_of(match.seated))
                           .set("first_game", static_cast<std::int64_t>(match.first_game))
                           .set("scores", list_of(scores, scores_of_seats));
    std::FILE* const file = std::fopen(plan_.store.c_str(), "a");
    const std::string text = to_json(line) + "\n";
    const bool written = file != nullptr && std::fputs(text.c_str(), file) >= 0;
    if (file == nullptr || std::fclose(file) != 0 || !written)
        throw Fault(fmt::format("cannot write {}", plan_.store));
}

std::vector<LadderMatch> LadderGames::matches_between(std::size_t one, std::size_t other) const {
    const std::size_t seats = game_.facts().seats.size();
    const std::uint64_t all = plan_.simulation.games;
    std::vector<LadderMatch> list;
    const auto add = [&](std::size_t turn, std::uint64_t first, std::uint64_t games) {
        LadderMatch match{std::vector<std::string>(seats), first, games};
        LadderMatch turned = match;
        for (std::size_t seat = 0; seat < seats; ++seat) {
            const bool is_first = is_first_players(seat, seats, turn);
            match.seated[seat] = plan_.players[is_first ? one : other];
            turned.seated[seat] = plan_.players[is_first ? other : one];
        }
        list.push_back(std::move(match));
        list.push_back(std::move(turned));
    };
    if (seats == kTurns) {
        for (std::uint64_t game = 0; 2 * game < all; ++game) add(game % kTurns, game, 1);
        return list;
    }
    for (std::uint64_t game = 0; 2 * game < all; game += kGamesAMatch)
        add(0, game, std::min(kGamesAMatch, (all + 1) / 2 - game));
    return list;
}

// The first games of all players come first, so that an unfinished ladder tells of all.
std::vector<LadderMatch> LadderGames::matches() const {
    std::vector<LadderMatch> all;
    const std::size_t players = plan_.players.size();
    if (game_.facts().seats.size() == 1) {
        for (std::uint64_t game = 0; game < plan_.simulation.games; game += kGamesAMatch)
            for (const std::string& player : plan_.players)
                all.push_back(
                    {{player}, game, std::min(kGamesAMatch, plan_.simulation.games - game)});
        return all;
    }
    for (std::size_t one = 0; one < players; ++one)
        for (std::size_t other = one + 1; other < players; ++other)
            for (LadderMatch& match : matches_between(one, other)) all.push_back(std::move(match));
    std::stable_sort(all.begin(), all.end(), [](const LadderMatch& a, const LadderMatch& b) {
        return a.first_game < b.first_game;
    });
    return all;
}

std::uint64_t LadderGames::missing() const {
    std::uint64_t games = 0;
    for (const LadderMatch& match : matches())
        if (!known_.contains(match)) games += match.games;
    return games;
}

MatchScores LadderGames::play(const LadderMatch& match) const {
    SimulationPlan plan = plan_.simulation;
    plan.players = match.seated;
    Simulator simulator(game_, plan);
    MatchScores scores;
    for (std::uint64_t game = 0; game < match.games; ++game)
        scores.push_back(scores_of(game_, simulator.play(match.first_game + game)));
    return scores;
}

void LadderGames::play(const std::function<void(std::uint64_t)>& played) {
    std::vector<LadderMatch> due = matches();
    std::erase_if(due, [&](const LadderMatch& match) { return known_.contains(match); });
    std::mutex keeping;
    parallel_for(
        thread_count(plan_.simulation.threads), due.size(), 1, [] { return 0; },
        [&](int, std::uint64_t n, std::uint64_t) {
            const MatchScores scores = play(due[n]);
            const std::scoped_lock lock(keeping);
            keep(due[n], scores);
            played(due[n].games);
        });
}

std::uint64_t LadderGames::played_by_all() const {
    const std::uint64_t sides = game_.facts().seats.size() == 1 ? 1 : 2;
    std::uint64_t games = plan_.simulation.games;
    for (const LadderMatch& match : matches())
        if (!known_.contains(match)) games = std::min(games, sides * match.first_game);
    return games;
}

std::vector<Meeting> LadderGames::meetings() const {
    std::vector<Meeting> list;
    for (std::size_t one = 0; one < plan_.players.size(); ++one)
        for (std::size_t other = one + 1; other < plan_.players.size(); ++other) {
            Meeting meeting{one, other, {}};
            const std::vector<LadderMatch> played = matches_between(one, other);
            for (std::size_t n = 0; n < played.size(); n += 2)
                for (std::size_t game = 0; game < played[n].games; ++game)
                    meeting.pairs.push_back(points_in(played[n], game, one) +
                                            points_in(played[n + 1], game, one));
            list.push_back(meeting);
        }
    return list;
}

double LadderGames::points_in(const LadderMatch& match, std::size_t game,
                              std::size_t player) const {
    return share(known_.at(match)[game], match.seated, plan_.players[player]);
}

std::vector<int> LadderGames::scores_alone(std::size_t player) const {
    std::vector<int> scores;
    for (const LadderMatch& match : matches())
        if (match.seated.front() == plan_.players[player])
            for (const std::vector<int>& game : known_.at(match)) scores.push_back(game.front());
    return scores;
}

}  // namespace occasus::cli
