#include "arrays/batch.h"

#include <algorithm>
#include <array>
#include <cstring>
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
          threads_(std::min(threads, size)),
          ids_(std::move(action_ids)) {
        seats = static_cast<int>(game_->facts().seats.size());
        state_size = static_cast<int>(sizeof(State));
        most_legal = CapacityOf<List>::kValue;
        const auto games = at(size);
        states_.assign(games, start_);
        dice_.assign(games, Rng(0));
        thoughts_.assign(games, Rng(0));
        episodes_.assign(games, 0);
        observations.resize(games * sizeof(State));
        to_move.resize(games);
        over.resize(games);
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
        reset(0);
    }

    void reset(std::uint64_t seed) override {
        seed_ = seed;
        in_parts([this](std::size_t first, std::size_t end) {
            for (std::size_t i = first; i < end; ++i) {
                episodes_[i] = 0;
                begin(i);
            }
        });
        look_at_all();
    }

    void keep_compact() override {
        FeatureRow described;
        write_features(rules_, start_, Seat::First, described);
        features = static_cast<int>(described.names().size());
        compact.resize(states_.size() * at(features));
        look_at_all();
    }

    void step(std::span<const std::int32_t> chosen) override {
        for (std::size_t i = 0; i < chosen.size(); ++i)
            if (ended_[i] == 0) chosen_[i] = legal_action(i, chosen[i]);
        in_parts([this](std::size_t first, std::size_t end) {
            NullSink sink;
            List list;
            for (std::size_t i = first; i < end; ++i) {
                if (ended_[i] != 0) {
                    begin(i);
                } else {
                    rules_.apply(states_[i], chosen_[i], sink);
                    go_on(i);
                }
                look(i, list);
            }
        });
    }

    std::string saved() const override {
        std::string bytes;
        each_part(*this, [&](const auto& part) {
            bytes.append(reinterpret_cast<const char*>(part.data()), part.size_bytes());
        });
        return bytes;
    }

    void restore(std::string_view saved) override {
        std::size_t wanted = 0;
        each_part(*this, [&](const auto& part) { wanted += part.size_bytes(); });
        require_fitting(saved, wanted);
        each_part(*this, [&](const auto& part) {
            std::copy_n(saved.begin(), part.size_bytes(), reinterpret_cast<char*>(part.data()));
            saved.remove_prefix(part.size_bytes());
        });
        look_at_all();
    }

  private:
    // The parts of what is saved, as spans.
    template <class Self, class Visit>
    static void each_part(Self& self, const Visit& visit) {
        visit(std::span(self.states_));  // First: restore() checks them where they stand.
        visit(std::span(&self.seed_, 1));
        visit(std::span(self.dice_));
        visit(std::span(self.thoughts_));
        visit(std::span(self.episodes_));
    }

    void require_fitting(std::string_view saved, std::size_t wanted) const {
        if (saved.size() != wanted)
            throw std::invalid_argument("what was saved is " + std::to_string(saved.size()) +
                                        " bytes long, and this batch needs " +
                                        std::to_string(wanted));
        for (std::size_t i = 0; i < states_.size(); ++i) {
            State state;
            std::memcpy(&state, saved.data() + i * sizeof(State), sizeof(State));
            if (const std::string_view wrong = rules_.broken_invariant(state); !wrong.empty())
                throw std::invalid_argument("game " + std::to_string(i) +
                                            " of what was saved: " + std::string(wrong));
        }
    }

    void look_at_all() {
        in_parts([this](std::size_t first, std::size_t end) {
            List list;
            for (std::size_t i = first; i < end; ++i) look(i, list);
        });
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
        if (!players.empty() && static_cast<int>(players.size()) == seats)
            throw std::invalid_argument(
                "every seat has a computer player: no seat is left to learn");
    }

    Action legal_action(std::size_t i, std::int32_t chosen) {
        const std::uint32_t* const row = legal_row(i);
        const auto count = static_cast<std::uint32_t>(legal_count[i]);
        const auto number = static_cast<std::uint32_t>(chosen);
        if (!ids_) {
            if (number < count) return Action{row[number]};
            throw std::out_of_range("game " + std::to_string(i) + ": " + std::to_string(chosen) +
                                    " is not below " + std::to_string(count) +
                                    ", the number of its legal actions");
        }
        const auto action = ids_->action_at(number);
        if (action && std::binary_search(row, row + count, action->bits)) return *action;
        throw std::out_of_range("game " + std::to_string(i) + ": the action of id " +
                                std::to_string(chosen) + " is not legal");
    }

    // The game of number n has the dice, and its players the thoughts, of game n of `occasus sim`.
    void begin(std::size_t i) {
        states_[i] = start_;
        const std::uint64_t n = i + static_cast<std::uint64_t>(size()) * episodes_[i]++;
        dice_[i] = Rng(seed_, 2 * n);
        thoughts_[i] = Rng(seed_, 2 * n + 1);
        go_on(i);
    }

    // On to the next decision that is not made inside.
    void go_on(std::size_t i) {
        NullSink sink;
        State& state = states_[i];
        for (;;) {
            const Seat seat = rules_.to_move(state);
            if (seat == Seat::Chance) {
                rules_.apply(state, rules_.random_action(state, dice_[i]), sink);
            } else if (AnyPlayer* const player = player_of(seat, i)) {
                AnyState seen{};
                Game::put(seen, rules_.observe(state, seat));
                rules_.apply(state, player->choose(seen, thoughts_[i]), sink);
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
        const State& state = states_[i];
        const Seat seat = rules_.to_move(state);
        ended_[i] = over[i] = seat == Seat::Nobody ? 1 : 0;
        to_move[i] = static_cast<std::int8_t>(seat == Seat::Nobody ? kOver : seat_index(seat));
        const std::size_t row = i * at(seats);
        const std::span reward(&rewards[row], at(seats));
        std::fill(reward.begin(), reward.end(), 0.0F);
        const State seen = rules_.observe(state, seat);
        std::memcpy(&observations[i * sizeof(State)], &seen, sizeof(State));
        if (features != 0) {
            FeatureRow compact_row{std::span(compact).subspan(i * at(features), at(features))};
            write_features(rules_, seen, seat, compact_row);
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

    // Does work(first, end) for all games, in so many threads.
    template <class Work>
    void in_parts(const Work& work) {
        const std::size_t games = states_.size();
        const auto parts = at(threads_);
        std::vector<std::jthread> helpers;
        for (std::size_t part = 1; part < parts; ++part)
            helpers.emplace_back(
                [&, part] { work(games * part / parts, games * (part + 1) / parts); });
        work(0, games / parts);
    }

    std::shared_ptr<const AnyGame> game_;
    const Rules& rules_;
    State start_;
    int threads_;
    std::uint64_t seed_ = 0;
    std::vector<State> states_;
    std::vector<Rng> dice_;
    std::vector<Rng> thoughts_;            // The computer players'.
    std::vector<std::uint64_t> episodes_;  // Begun in this place.
    std::shared_ptr<const ActionIds> ids_;
    std::vector<Action> chosen_;
    std::vector<std::uint8_t> ended_;  // As `over`, which a reader of the arrays may overwrite.
    std::vector<int> scores_;          // size x seats.
    std::vector<std::vector<std::unique_ptr<AnyPlayer>>> players_;  // By seat; empty: none.
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
