#include "arrays/batch.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <new>
#include <stdexcept>
#include <thread>
#include <type_traits>
#include <utility>

#include "core/rng.h"

#include "ai/any_player.h"
#include "arrays/games.h"
#include "learn/empire.h"
#include "learn/encoders.h"

namespace occasus::arrays {

namespace {

template <class List>
struct CapacityOf;
template <class T, std::size_t Capacity>
struct CapacityOf<FixedVector<T, Capacity>> {
    static constexpr int kValue = static_cast<int>(Capacity);
};

// `Game` is the Erased of a game's rules.
template <class Game>
class BatchOf final : public Batch {
  public:
    using Rules = std::remove_cvref_t<decltype(std::declval<const Game&>().rules())>;
    using State = typename Rules::State;
    using List = typename Rules::ActionList;

    BatchOf(std::shared_ptr<const AnyGame> game, int size, int threads, const Players& players,
            std::shared_ptr<const ActionIds> action_ids)
        : game_(std::move(game)),
          rules_(static_cast<const Game&>(*game_).rules()),
          start_(rules_.start()),
          lists_(at(std::min(threads, size))),
          ids_(std::move(action_ids)) {
        seats = static_cast<int>(game_->facts().seats.size());
        state_size = static_cast<int>(sizeof(State));
        game_size = static_cast<int>(sizeof(Place));
        most_legal = CapacityOf<List>::kValue;
        const auto games = at(size);
        places_.resize(games);
        observations.resize(games * sizeof(State));
        to_move.resize(games);
        over.resize(games);
        cut.resize(games);
        lengths.resize(games);
        ended_.resize(games);
        scores_.resize(games * at(seats));
        rewards.resize(games * at(seats));
        legal.resize(games * at(most_legal));
        legal_count.resize(games);
        chosen_.resize(games);
        if (ids_) {
            ids = static_cast<int>(ids_->count());
            masks.resize(games * ids_->count());
        }
        seat_players(players);
        reset(std::array{std::uint64_t{0}}, std::vector<std::uint8_t>(games, 1));
    }

    void reset(std::span<const std::uint64_t> seeds,
               std::span<const std::uint8_t> marked) override {
        in_parts([&](std::size_t first, std::size_t end, List& list) {
            for (std::size_t i = first; i < end; ++i) {
                if (marked[i] == 0) continue;
                Place& place = places_[i];
                if (seeds.size() == 1)
                    place.seed = seeds[0], place.next = i, place.stride = places_.size();
                else if (!seeds.empty())
                    place.seed = seeds[i], place.next = 0, place.stride = 1;
                begin(i);
                look(i, list);
            }
        });
    }

    void keep_compact() override {
        FeatureRow described;
        write_features(rules_, start_, Seat::First, described);
        features = static_cast<int>(described.names().size());
        compact.resize(places_.size() * at(features));
        in_parts([&](std::size_t first, std::size_t end, List& list) {
            for (std::size_t i = first; i < end; ++i) look(i, list);
        });
    }

    int step(std::span<const std::int64_t> chosen) override {
        for (std::size_t i = 0; i < chosen.size(); ++i) {
            if (ended_[i] == 0)
                chosen_[i] = legal_action(i, chosen[i]);
            else if (!autoreset)
                throw std::runtime_error("game " + std::to_string(i) +
                                         " has ended: reset() begins the next");
        }
        in_parts([this](std::size_t first, std::size_t end, List& list) {
            for (std::size_t i = first; i < end; ++i) {
                if (ended_[i] != 0) {
                    begin(i);
                } else {
                    act(i, chosen_[i]);
                    ++places_[i].decisions;
                    go_on(i);
                }
                look(i, list);
            }
        });
        return static_cast<int>(std::count(ended_.begin(), ended_.end(), 1));
    }

    void save_games(std::span<const std::int64_t> games,
                    std::span<std::uint8_t> bytes) const override {
        require_places(games);
        for (std::size_t k = 0; k < games.size(); ++k)
            std::memcpy(&bytes[k * sizeof(Place)], &places_[at(games[k])], sizeof(Place));
    }

    void load_games(std::span<const std::int64_t> games,
                    std::span<const std::uint8_t> bytes) override {
        require_places(games);
        for (std::size_t k = 0; k < games.size(); ++k) {
            State state;
            std::memcpy(&state, &bytes[k * sizeof(Place)], sizeof(State));
            if (const std::string_view wrong = rules_.broken_invariant(state); !wrong.empty())
                throw std::invalid_argument("game " + std::to_string(k) +
                                            " of what was saved: " + std::string(wrong));
        }
        for (std::size_t k = 0; k < games.size(); ++k) {
            std::memcpy(&places_[at(games[k])], &bytes[k * sizeof(Place)], sizeof(Place));
            look(at(games[k]), lists_[0]);
        }
    }

    AnyState state(std::int64_t game) const override {
        require_places(std::span(&game, 1));
        AnyState whole{};
        Game::put(whole, places_[at(game)].state);
        return whole;
    }

  private:
    // All that the next steps of a game depend on.
    struct Place {
        State state{};  // First: load_games() checks it where it stands.
        Rng dice{0};
        Rng thoughts{0};  // The computer players'.
        std::uint64_t seed = 0;
        std::uint64_t next = 0;    // The number of the next game here.
        std::uint64_t stride = 0;  // From its number to that of the one after it.
        std::int32_t plies = 0;
        std::int32_t decisions = 0;
    };

    void require_places(std::span<const std::int64_t> games) const {
        for (const std::int64_t game : games)
            if (game < 0 || game >= size())
                throw std::out_of_range("there is no game " + std::to_string(game));
    }

    std::uint32_t* legal_row(std::size_t i) { return &legal[i * at(most_legal)]; }

    // A player of its own for each game: what it keeps of one is of no use to another.
    void seat_players(const Players& players) {
        players_.resize(at(seats));
        for (const auto& [seat, id] : players) {
            if (seat < 0 || seat >= seats)
                throw std::invalid_argument("there is no seat " + std::to_string(seat));
            std::vector<std::unique_ptr<AnyPlayer>>& sitters = players_[at(seat)];
            for (int i = 0; i < size(); ++i) {
                sitters.push_back(make_player(*game_, id));
                if (!sitters.back())
                    throw std::invalid_argument("there is no player \"" + id + "\"");
            }
        }
        const auto is_free = [](const auto& sitters) { return sitters.empty(); };
        const auto learner = std::ranges::find_if(players_, is_free);
        if (learner == players_.end())
            throw std::invalid_argument(
                "every seat has a computer player: no seat is left to learn");
        if (std::ranges::count_if(players_, is_free) == 1)
            reader_of_end_ = seat_at(static_cast<int>(learner - players_.begin()));
    }

    Action legal_action(std::size_t i, std::int64_t chosen) {
        const std::uint32_t* const row = legal_row(i);
        const auto count = static_cast<std::uint64_t>(legal_count[i]);
        const auto number = static_cast<std::uint64_t>(chosen);
        if (ids_) {
            const auto action = ids_->action_at(
                static_cast<std::uint32_t>(std::min<std::uint64_t>(number, ids_->count())));
            if (action && std::binary_search(row, row + count, action->bits)) return *action;
        } else if (number < count) {
            return Action{row[number]};
        }
        if (folds) return Action{row[number % count]};
        throw std::out_of_range("game " + std::to_string(i) + ": " + std::to_string(chosen) +
                                (ids_ ? " is not the id of a legal action"
                                      : " is not a place in its list of legal actions"));
    }

    // The game of number n has the dice, and its players the thoughts, of game n of `occasus sim`.
    void begin(std::size_t i) {
        Place& place = places_[i];
        place.state = start_;
        place.dice = Rng(place.seed, 2 * place.next);
        place.thoughts = Rng(place.seed, 2 * place.next + 1);
        place.next += place.stride;
        place.plies = place.decisions = 0;
        go_on(i);
    }

    void act(std::size_t i, Action action) {
        NullSink sink;
        rules_.apply(places_[i].state, action, sink);
        ++places_[i].plies;
    }

    // On to the next decision that is not made inside.
    void go_on(std::size_t i) {
        Place& place = places_[i];
        for (;;) {
            const Seat seat = rules_.to_move(place.state);
            if (seat == Seat::Chance) {
                act(i, rules_.random_action(place.state, place.dice));
            } else if (AnyPlayer* const player = player_of(seat, i)) {
                AnyState seen{};
                Game::put(seen, rules_.observe(place.state, seat));
                act(i, player->choose(seen, place.thoughts));
            } else {
                return;
            }
        }
    }

    // nullptr where none sits, or the game is over.
    AnyPlayer* player_of(Seat seat, std::size_t i) {
        if (seat == Seat::Nobody) return nullptr;
        const auto& sitters = players_[at(seat_index(seat))];
        return sitters.empty() ? nullptr : sitters[i].get();
    }

    // Writes the row of a game. `list` is of its thread: to make a list takes longer than to fill
    // it.
    void look(std::size_t i, List& list) {
        const State& state = places_[i].state;
        const Seat seat = rules_.to_move(state);
        over[i] = seat == Seat::Nobody ? 1 : 0;
        cut[i] = over[i] == 0 && max_plies > 0 && places_[i].plies >= max_plies ? 1 : 0;
        ended_[i] = over[i] | cut[i];
        lengths[i] = places_[i].decisions;
        to_move[i] = static_cast<std::int8_t>(seat == Seat::Nobody ? kOver : seat_index(seat));
        const std::size_t row = i * at(seats);
        const std::span reward(&rewards[row], at(seats));
        std::fill(reward.begin(), reward.end(), 0.0F);
        const Seat reader = seat == Seat::Nobody ? reader_of_end_ : seat;
        const State& seen =
            *new (&observations[i * sizeof(State)]) State(rules_.observe(state, reader));
        if (features != 0) {
            FeatureRow compact_row{std::span(compact).subspan(i * at(features), at(features))};
            write_features(rules_, seen, reader, compact_row);
        }
        if (ids_) mark_legal(i, 0);
        legal_count[i] = 0;
        if (seat == Seat::Nobody) {
            const std::span scores(&scores_[row], reward.size());
            for (int each = 0; each < seats; ++each)
                scores[at(each)] = rules_.score(state, seat_at(each));
            write_results<float>(scores, Rules::kMaxScore, reward);
            return;
        }
        list.clear();
        rules_.legal_actions(state, list);
        legal_count[i] = static_cast<std::int32_t>(list.size());
        std::memcpy(legal_row(i), list.begin(), list.size() * sizeof(Action));
        if (ids_) mark_legal(i, 1);
    }
    // Writes that into the mask for every action of the list that stands there now.
    void mark_legal(std::size_t i, std::uint8_t mark) {
        std::uint8_t* const mask = &masks[i * ids_->count()];
        const std::uint32_t* const row = legal_row(i);
        for (std::int32_t at = 0; at < legal_count[i]; ++at) mask[ids_->id_of({row[at]})] = mark;
    }

    // Does work(first, end, list) for all games, with as many threads as lists.
    template <class Work>
    void in_parts(const Work& work) {
        const std::size_t games = places_.size();
        const std::size_t parts = lists_.size();
        std::vector<std::jthread> helpers;
        for (std::size_t part = 1; part < parts; ++part)
            helpers.emplace_back([&, part] {
                work(games * part / parts, games * (part + 1) / parts, lists_[part]);
            });
        work(0, games / parts, lists_[0]);
    }

    std::shared_ptr<const AnyGame> game_;
    const Rules& rules_;
    State start_;
    std::vector<List> lists_;  // One for each thread.
    std::vector<Place> places_;
    std::shared_ptr<const ActionIds> ids_;
    std::vector<Action> chosen_;
    std::vector<std::uint8_t> ended_;  // Over or cut; a reader of those arrays may overwrite them.
    std::vector<int> scores_;          // size x seats.
    std::vector<std::vector<std::unique_ptr<AnyPlayer>>> players_;  // By seat; empty: none.
    Seat reader_of_end_ = Seat::Nobody;
};

}  // namespace

std::unique_ptr<Batch> make_batch(std::shared_ptr<const AnyGame> game, int size, int threads,
                                  const Players& players, std::shared_ptr<const ActionIds> ids) {
    return with_game(game->facts().id, [&]<class Game>() -> std::unique_ptr<Batch> {
        return std::make_unique<BatchOf<Game>>(std::move(game), size, threads, players,
                                               std::move(ids));
    });
}

int most_legal_actions(const AnyGame& game) {
    return with_game(game.facts().id,
                     []<class Game>() { return CapacityOf<typename BatchOf<Game>::List>::kValue; });
}

void write_compact(const AnyGame& game, const AnyState& seen, Seat viewer, FeatureRow& row) {
    with_game(game.facts().id, [&]<class Game>() {
        write_features(static_cast<const Game&>(game).rules(), Game::get(seen), viewer, row);
    });
}

}  // namespace occasus::arrays
