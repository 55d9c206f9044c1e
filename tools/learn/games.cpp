// Many games at once for tools/learn/train: a library with a C interface that Python loads.
//
// Dice are rolled inside, answers that are forced are given inside, and so are those of seats that
// have a computer player. A game that ends begins again. The same seed gives the same games.
#include <algorithm>
#include <bit>
#include <cstring>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.h"

#include "ai/any_player.h"
#include "ai/instances/empire_search.h"
#include "apps/parallel.h"
#include "games/empire/game.h"
#include "learn/empire.h"

namespace occasus::learn {

namespace {

// "search:60" searches with 60 playouts: as consul does, but quick enough to learn from. Any other
// name is a built-in player's.
std::unique_ptr<AnyPlayer> opponent(const AnyGame& game, const std::string& name) {
    constexpr std::string_view kSearch = "search:";
    if (!name.starts_with(kSearch)) return make_player(game, name);
    return empire::make_search_player(
        static_cast<const empire::Game&>(game), empire::Horizon::TwoTurns,
        {.time = 0, .playouts = std::stoi(name.substr(kSearch.size())), .clock = nullptr});
}

// A batch. Row i of an array is of game i.
class Games {
  public:
    using Game = empire::Game;
    using Encoder = empire::Encoder;
    using Rules = empire::Rules;

    // Game i has the setup i modulo their number. None is null.
    Games(std::vector<std::shared_ptr<const AnyGame>> setups, int size, int threads)
        : setups_(std::move(setups)), threads_(static_cast<std::uint64_t>(threads)) {
        actions = (Encoder::kActions + 7) / 8 * 8;
        FeatureRow counted;
        Encoder(rules(0)).features(rules(0).start(), counted);
        shifts = counted.shifts();
        for (int i = 0; i < size; ++i) places_.push_back({.dice = Rng(0), .thoughts = Rng(0)});
        features.resize(at(size) * shifts.size());
        legal.resize(at(size) * at(actions / 8));
        over.resize(at(size));
        seat.resize(at(size));
        won.resize(at(size));
        reset(0);
    }

    void reset(std::uint64_t seed) {
        seed_ = seed;
        for_all([this](std::size_t i) {
            places_[i].episode = 0;
            over[i] = 0;
            begin(i);
            look(i);
        });
    }

    void step(const std::int32_t* numbers) {
        for_all([this, numbers](std::size_t i) {
            Place& place = places_[i];
            const auto* const chosen =
                std::ranges::find(place.list, numbers[i], &CanonicalAction::number);
            NullSink sink;
            rules(i).apply(place.state,
                           (chosen == place.list.end() ? place.list.begin() : chosen)->action,
                           sink);
            over[i] = 0;
            go_on(i);
            while (Rules::to_move(place.state) == Seat::Nobody) {
                over[i] = 1;
                won[i] = Rules::score(place.state, Seat::First) > 0 ? 1.0F : 0.0F;
                begin(i);
            }
            look(i);
        });
    }

    // False if there is no such player; an empty name seats nobody.
    bool seat_player(int first, int end, int chair, const std::string& id) {
        for (std::size_t i = at(first); i < at(end); ++i) {
            auto& player = places_[i].players[at(chair)];
            player = id.empty() ? nullptr : opponent(game(i), id);
            if (!id.empty() && !player) return false;
        }
        return true;
    }

    int actions = 0;  // Rounded up to whole bytes.
    std::vector<std::uint8_t> shifts;
    std::vector<std::uint8_t> features;
    std::vector<std::uint8_t> legal;  // Bits, the lowest first.
    std::vector<std::uint8_t> over;   // 1: a game ended with this step.
    std::vector<std::int8_t> seat;    // To move.
    std::vector<float> won;           // By the first seat; meaningful where `over` is 1.

  private:
    struct Place {
        empire::State state{};
        Rng dice;
        Rng thoughts;
        std::uint64_t episode = 0;
        CanonicalActions list{};
        std::array<std::unique_ptr<AnyPlayer>, 2> players{};
    };

    const AnyGame& game(std::size_t i) const { return *setups_[i % setups_.size()]; }
    const Rules& rules(std::size_t i) const { return static_cast<const Game&>(game(i)).rules(); }

    void begin(std::size_t i) {
        Place& place = places_[i];
        place.state = rules(i).start();
        const std::uint64_t number = i + places_.size() * place.episode++;
        place.dice = Rng(seed_, 2 * number);
        place.thoughts = Rng(seed_, 2 * number + 1);
        go_on(i);
    }

    // To the next decision that has several answers.
    void go_on(std::size_t i) {
        Place& place = places_[i];
        NullSink sink;
        for (;;) {
            const Seat to_move = Rules::to_move(place.state);
            if (to_move == Seat::Nobody) return;
            if (to_move == Seat::Chance) {
                rules(i).apply(place.state, rules(i).random_action(place.state, place.dice), sink);
            } else if (AnyPlayer* player = place.players[at(seat_index(to_move))].get()) {
                AnyState seen{};
                Game::put(seen, rules(i).observe(place.state, to_move));
                rules(i).apply(place.state, player->choose(seen, place.thoughts), sink);
            } else {
                place.list.clear();
                Encoder(rules(i)).actions(place.state, place.list);
                if (place.list.size() > 1) return;
                rules(i).apply(place.state, place.list[0].action, sink);
            }
        }
    }

    void look(std::size_t i) {
        const Place& place = places_[i];
        seat[i] = static_cast<std::int8_t>(seat_index(Rules::to_move(place.state)));
        FeatureRow row(std::span<std::uint8_t>(features).subspan(i * shifts.size(), shifts.size()));
        Encoder(rules(i)).features(place.state, row);
        const std::span bits =
            std::span<std::uint8_t>(legal).subspan(i * at(actions / 8), at(actions / 8));
        std::ranges::fill(bits, std::uint8_t{0});
        for (const CanonicalAction& each : place.list)
            bits[each.number / 8U] =
                static_cast<std::uint8_t>(bits[each.number / 8U] | 1U << each.number % 8U);
    }

    template <class Work>
    void for_all(const Work& work) {
        parallel_for(
            threads_, places_.size(), 32, [] { return 0; },
            [&](int, std::uint64_t first, std::uint64_t end) {
                for (std::uint64_t i = first; i < end; ++i) work(i);
            });
    }

    std::vector<std::shared_ptr<const AnyGame>> setups_;
    std::uint64_t threads_;
    std::uint64_t seed_ = 0;
    std::vector<Place> places_;
};

// "values=lower,crt33=h": empty for the usual game.
std::vector<std::pair<std::string, std::string>> options_in(std::string_view text) {
    std::vector<std::pair<std::string, std::string>> options;
    while (!text.empty()) {
        const std::string_view one = text.substr(0, text.find(','));
        text.remove_prefix(std::min(text.size(), one.size() + 1));
        const std::size_t sign = one.find('=');
        options.emplace_back(one.substr(0, sign), one.substr(sign + 1));
    }
    return options;
}

}  // namespace

}  // namespace occasus::learn

using occasus::learn::Games;

extern "C" {
// One setup after each bar of `setups`. Null if a setup is refused.
Games* games_open(const char* setups, int size, int threads) {
    std::vector<std::shared_ptr<const occasus::AnyGame>> games;
    for (std::string_view rest = setups;;) {
        const std::string_view one = rest.substr(0, rest.find('|'));
        const auto game =
            occasus::empire::make_game({.options = occasus::learn::options_in(one), .board = {}});
        if (!game) return nullptr;
        games.push_back(*game);
        if (one.size() == rest.size()) break;
        rest.remove_prefix(one.size() + 1);
    }
    return new Games(std::move(games), size, threads);
}
void games_close(Games* games) {
    delete games;
}
void games_reset(Games* games, std::uint64_t seed) {
    games->reset(seed);
}
void games_step(Games* games, const std::int32_t* numbers) {
    games->step(numbers);
}
int games_seat(Games* games, int first, int end, int seat, const char* player) {
    return games->seat_player(first, end, seat, player) ? 1 : 0;
}
int games_features(const Games* games) {
    return static_cast<int>(games->shifts.size());
}
int games_actions(const Games* games) {
    return games->actions;
}
const void* games_array(const Games* games, int which) {
    const void* const arrays[] = {games->shifts.data(), games->features.data(), games->legal.data(),
                                  games->over.data(),   games->seat.data(),     games->won.data()};
    return arrays[which];
}
}
