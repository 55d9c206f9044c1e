// The computer players of each game: a row for each player, with its facts and its maker.
#pragma once

#include <array>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "ai/any_player.h"
#include "ai/appraiser.h"

namespace occasus {

// A player that is asked for. `game` is the game of its row, and outlives it.
struct Wanted {
    const AnyGame& game;
    const PlayerFact& fact;
    Nanoseconds clock;
};

struct PlayerRow {
    PlayerFact fact;
    std::unique_ptr<AnyPlayer> (*make)(const Wanted&) = nullptr;
};

template <const auto& kRows>
constexpr auto kFactsOf = [] {
    std::array<PlayerFact, kRows.size()> facts;
    for (std::size_t at = 0; at < kRows.size(); ++at) facts[at] = kRows[at].fact;
    return facts;
}();

struct GamePlayers {
    std::string_view game;
    std::span<const PlayerRow> rows;
    std::span<const PlayerFact> facts;  // Those of the rows.
    std::unique_ptr<AnyAppraiser> (*appraiser)(const AnyGame&);
    std::array<std::string_view, 2> quick;  // The first seat's, and all others'.
};

// ---- players of every game ----

// Any legal action, each as likely as the others.
class UniformPlayer final : public AnyPlayer {
  public:
    // `game` must outlive this.
    explicit UniformPlayer(const AnyGame& game) : game_(game) {}

    Action choose(const AnyState& observed, Rng& rng) override {
        return game_.random_action(observed, rng);
    }
    Advice advise(const AnyState& observed, Rng& rng) override {
        return {.action = choose(observed, rng),
                .text = "Chosen at random from all legal actions.",
                .points = {},
                .value = 0};
    }

  private:
    const AnyGame& game_;
};

// A player who overlooks things: now and then it answers as a weaker one would.
class AbsentMinded final : public AnyPlayer {
  public:
    // `overlooks`: in so many of a hundred decisions the careless one answers. Neither is null.
    AbsentMinded(std::unique_ptr<AnyPlayer> attentive, std::unique_ptr<AnyPlayer> careless,
                 std::uint32_t overlooks)
        : attentive_(std::move(attentive)), careless_(std::move(careless)), overlooks_(overlooks) {}

    Action choose(const AnyState& observed, Rng& rng) override {
        return answering(rng).choose(observed, rng);
    }
    Advice advise(const AnyState& observed, Rng& rng) override {
        return answering(rng).advise(observed, rng);
    }

  private:
    AnyPlayer& answering(Rng& rng) {
        return rng.below(100) < overlooks_ ? *careless_ : *attentive_;
    }

    std::unique_ptr<AnyPlayer> attentive_;
    std::unique_ptr<AnyPlayer> careless_;
    std::uint32_t overlooks_;
};

// A player that acts by a policy, and says why if the policy can; otherwise in one sentence.
// Game is what a game's rules and words make behind the facade; P has choose(state, rng), and may
// have advise(state).
template <class Game, class P>
class PolicyPlayer final : public AnyPlayer {
  public:
    // The policy is made where it stays: parts of one may refer to one another.
    template <class... Parts>
    explicit PolicyPlayer(std::string_view reason, Parts&&... parts)
        : policy_(std::forward<Parts>(parts)...), reason_(reason) {}

    Action choose(const AnyState& observed, Rng& rng) override {
        return policy_.choose(Game::get(observed), rng);
    }
    Advice advise(const AnyState& observed, Rng& rng) override {
        if constexpr (requires { policy_.advise(Game::get(observed)); })
            return policy_.advise(Game::get(observed));
        else
            return {.action = choose(observed, rng),
                    .text = std::string(reason_),
                    .points = {},
                    .value = 0};
    }

  private:
    P policy_;
    std::string_view reason_;
};

// ---- makers ----

inline std::unique_ptr<AnyPlayer> uniform(const Wanted& wanted) {
    return std::make_unique<UniformPlayer>(wanted.game);
}
inline std::unique_ptr<AnyPlayer> like(const Wanted& wanted, std::string_view id) {
    return make_player(wanted.game, id);
}
// Answers as the careless player so many times of a hundred.
inline std::unique_ptr<AnyPlayer> mixed(const Wanted& wanted, std::string_view attentive,
                                        std::string_view careless, std::uint32_t overlooks) {
    return std::make_unique<AbsentMinded>(like(wanted, attentive), like(wanted, careless),
                                          overlooks);
}
// `Game` is the Erased of the game's rules.
template <class Game, class Policy, class... More>
std::unique_ptr<AnyPlayer> policy(const Wanted& wanted, std::string_view reason, More&&... more) {
    const auto& rules = static_cast<const Game&>(wanted.game).rules();
    return std::make_unique<PolicyPlayer<Game, Policy>>(reason, rules, std::forward<More>(more)...);
}

namespace diplomacy {
extern const GamePlayers kComputerPlayers;
}
namespace empire {
// Every player plays either seat: asked for the other one, it plays its counterpart there.
extern const GamePlayers kComputerPlayers;
}  // namespace empire
namespace invasions {
extern const GamePlayers kComputerPlayers;
}
namespace pomerium {
extern const GamePlayers kComputerPlayers;
}
namespace rome_must_fall {
extern const GamePlayers kComputerPlayers;
}

}  // namespace occasus
