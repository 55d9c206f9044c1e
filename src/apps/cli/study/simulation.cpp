#include "apps/cli/study/simulation.h"

#include <algorithm>
#include <memory>

#include "core/near_name.h"

#include "ai/any_player.h"
#include "apps/cli/exit.h"
#include "apps/engine/program_player.h"
#include "apps/parallel.h"
#include "apps/steady_clock.h"
#include "games/registry.h"

namespace occasus::cli {

namespace {

constexpr std::int64_t kNanosecondsInMillisecond = 1'000'000;

std::unique_ptr<AnyPlayer> player_named(const AnyGame& game, const SimulationPlan& plan,
                                        const std::string& id) {
    if (const std::string_view program = engine::program_in(id); !program.empty())
        return engine::make_program_player(game, plan.setup, program, plan.patience);
    if (auto player = make_player(game, id, plan.clock ? steady_nanoseconds : nullptr))
        return player;
    throw UsageError(no_such_player(game.facts().id, id));
}

// Plays games and adds them up: what one thread does of a simulation.
class Worker {
  public:
    Worker(const AnyGame& game, const SimulationPlan& plan)
        : game_(game),
          with_rivals_(!plan.rivals.empty()),
          simulator_(game, plan),
          tally_(game.facts().seats.size()) {}

    void play(std::uint64_t index) {
        const Played played = simulator_.play(index);
        count(played);
        if (with_rivals_) compare(played, simulator_.play_rivals(index));
    }
    // The first seat's.
    std::uint64_t wins() const { return tally_.wins.front(); }
    Tally tally() const {
        Tally tally = tally_;
        for (std::size_t seat = 0; seat < tally.thoughts.size(); ++seat)
            tally.thoughts[seat] = simulator_.thought(seat);
        return tally;
    }

  private:
    void compare(const Played& played, const Played& rivals) {
        for (std::size_t seat = 0; seat < tally_.wins.size(); ++seat) {
            const bool won = has_won(game_, played, seat);
            const bool rival_won = has_won(game_, rivals, seat);
            if (won && !rival_won) ++tally_.won_alone[seat];
            if (!won && rival_won) ++tally_.lost_alone[seat];
        }
    }

    void count(const Played& played) {
        const auto grades = game_.facts().grades;
        ++tally_.games;
        for (std::size_t seat = 0; seat < played.scores.size(); ++seat) {
            const auto score = static_cast<std::size_t>(played.scores[seat]);
            if (has_won(game_, played, seat)) ++tally_.wins[seat];
            if (score < grades.size()) ++tally_.grades[seat][std::string(grades[score])];
        }
        ++tally_.last_turns[played.turn];
        for (std::size_t seat = 0; seat < played.centres.size(); ++seat)
            ++tally_.centres[seat][played.centres[seat]];
    }

    const AnyGame& game_;
    bool with_rivals_;
    Simulator simulator_;
    Tally tally_;
};

std::vector<int> centres_in(const Value& position) {
    std::vector<int> counts;
    const Value* centres = position.find("centers");
    if (centres == nullptr || centres->members() == nullptr) return counts;
    for (const auto& [power, list] : *centres->members())
        counts.push_back(list.items() == nullptr ? 0 : static_cast<int>(list.items()->size()));
    return counts;
}

}  // namespace

TurnCounter::TurnCounter(const AnyGame& game) : game_(game) {
    const Value board = game.board();
    if (const Value* turns = board.find("turns"))
        if (const std::int64_t* number = turns->number()) last_ = static_cast<int>(*number);
}

int TurnCounter::in_position(const Value& position) const {
    const Value* turn = position.find("turn");
    if (turn == nullptr) turn = position.find("year");
    if (turn == nullptr || turn->number() == nullptr) return 0;
    const int number = static_cast<int>(*turn->number());
    return last_ > 0 ? std::min(number, last_) : number;
}

struct Simulator::Sitter {
    std::unique_ptr<AnyPlayer> player;
    std::int64_t time = 0;  // For a decision, in nanoseconds; 0: without a clock.
    Thought thought;
};

Simulator::Simulator(const AnyGame& game, const SimulationPlan& plan)
    : game_(game), plan_(plan), turn_of_(game) {
    for (const std::string& id : plan.players) sit_down(id, players_);
    for (const std::string& id : plan.rivals) sit_down(id, rivals_);
}

Simulator::Simulator(Simulator&&) noexcept = default;
Simulator::~Simulator() = default;

Played Simulator::play(std::uint64_t index, Onlooker* onlooker) {
    return play_out(index, players_, onlooker);
}

Played Simulator::play_rivals(std::uint64_t index) {
    return play_out(index, rivals_, nullptr);
}

Thought Simulator::thought(std::size_t seat) const {
    return players_[seat].thought;
}

void Simulator::sit_down(const std::string& id, Sitters& sitters) const {
    const auto facts = players_of(game_.facts().id);
    const auto fact = std::find_if(facts.begin(), facts.end(),
                                   [&](const PlayerFact& known) { return known.id == id; });
    const std::int64_t milliseconds = fact == facts.end() ? 0 : fact->milliseconds;
    sitters.push_back({.player = player_named(game_, plan_, id),
                       .time = plan_.clock ? milliseconds * kNanosecondsInMillisecond : 0,
                       .thought = {}});
}

Played Simulator::play_out(std::uint64_t index, Sitters& sitters, Onlooker* onlooker) {
    // Dice and players draw from generators of their own: a player that thinks longer does not
    // change its luck.
    Rng dice(plan_.seed, 2 * index);
    Rng thought(plan_.seed, 2 * index + 1);
    AnyState state = plan_.start;
    if (onlooker != nullptr) onlooker->begin(state);
    for (Seat seat = game_.to_move(state); seat != Seat::Nobody; seat = game_.to_move(state)) {
        const Action action = seat == Seat::Chance ? game_.random_action(state, dice)
                                                   : choose(sitters, state, seat, thought);
        if (onlooker != nullptr && seat == Seat::Chance) onlooker->expect(state, action);
        events_.clear();
        game_.apply(state, action, events_);
        if (onlooker != nullptr) onlooker->see(events_, state);
    }
    const Value position = game_.position(state);
    Played played{.scores = {},
                  .centres = centres_in(position),
                  .turn = turn_of_.in_position(position),
                  .end = state};
    for (std::size_t seat = 0; seat < sitters.size(); ++seat)
        played.scores.push_back(game_.score(state, seat_at(static_cast<int>(seat))));
    return played;
}

Action Simulator::choose(Sitters& sitters, const AnyState& state, Seat seat, Rng& rng) const {
    Sitter& sitter = sitters[at(seat_index(seat))];
    const AnyState seen = game_.observe(state, seat);
    if (sitter.time == 0) return sitter.player->choose(seen, rng);
    const std::int64_t begun = steady_nanoseconds();
    const Action action = sitter.player->choose(seen, rng);
    const std::int64_t took = steady_nanoseconds() - begun;
    const bool overdue = 10 * took > 11 * sitter.time;
    sitter.thought.add({1, took, took, overdue ? 1U : 0U});
    return action;
}

void Thought::add(const Thought& other) {
    decisions += other.decisions;
    total += other.total;
    longest = std::max(longest, other.longest);
    overdue += other.overdue;
}

void Tally::add(const Tally& other) {
    games += other.games;
    for (std::size_t seat = 0; seat < wins.size(); ++seat) {
        wins[seat] += other.wins[seat];
        won_alone[seat] += other.won_alone[seat];
        lost_alone[seat] += other.lost_alone[seat];
        thoughts[seat].add(other.thoughts[seat]);
        for (const auto& [grade, count] : other.grades[seat]) grades[seat][grade] += count;
    }
    for (const auto& [turn, count] : other.last_turns) last_turns[turn] += count;
    for (std::size_t seat = 0; seat < centres.size(); ++seat)
        for (const auto& [number, count] : other.centres[seat]) centres[seat][number] += count;
}

std::string no_such_game(std::string_view id) {
    return no_such("game", id, names_in(all_games(), [](auto& kind) { return kind.facts.id; }));
}

std::string no_such_player(std::string_view game_id, std::string_view id) {
    return no_such("player", id, names_in(players_of(game_id), &PlayerFact::id));
}

Value seed_document(std::uint64_t seed) {
    if (seed > INT64_MAX) return std::to_string(seed);
    return static_cast<std::int64_t>(seed);
}

std::uint64_t games_at_once(const AnyGame& game, const SimulationPlan& plan) {
    constexpr std::uint64_t kQuick = 16;
    const auto facts = players_of(game.facts().id);
    const auto takes_part = [&](const PlayerFact& fact) {
        return fact.milliseconds > 0 &&
               (std::count(plan.players.begin(), plan.players.end(), fact.id) > 0 ||
                std::count(plan.rivals.begin(), plan.rivals.end(), fact.id) > 0);
    };
    return std::any_of(facts.begin(), facts.end(), takes_part) ? 1 : kQuick;
}

bool has_won(const AnyGame& game, const Played& played, std::size_t seat) {
    return played.scores[seat] >= game.facts().winning_score;
}

Tally simulate(const AnyGame& game, const SimulationPlan& plan, const Progress& played) {
    // Names are checked here, not in the middle of the work.
    for (const auto* ids : {&plan.players, &plan.rivals})
        for (const std::string& id : *ids) player_named(game, plan, id);

    const auto workers = parallel_for(
        thread_count(plan.threads), plan.games, games_at_once(game, plan),
        [&] { return Worker(game, plan); },
        [&](Worker& worker, std::uint64_t first, std::uint64_t end) {
            const std::uint64_t won = worker.wins();
            for (std::uint64_t n = first; n != end; ++n) worker.play(n);
            played(end - first, worker.wins() - won);
        });
    Tally total(game.facts().seats.size());
    for (const auto& worker : workers) total.add(worker->tally());
    return total;
}

}  // namespace occasus::cli
