// Every player of Pomerium, behind AnyPlayer.
#include "ai/instances/pomerium.h"

#include <array>

#include "ai/heuristics/pomerium_beginners.h"
#include "ai/heuristics/pomerium_princeps.h"
#include "ai/policy_player.h"
#include "ai/random.h"
#include "games/pomerium/game.h"

namespace occasus::pomerium {

namespace {

class PrincepsPlayer final : public AnyPlayer {
  public:
    explicit PrincepsPlayer(const Rules& rules) : princeps_(rules) {}

    Action choose(const AnyState& observed, Rng& rng) override {
        return princeps_.choose(Game::get(observed), rng);
    }
    Advice advise(const AnyState& observed, Rng&) override {
        return princeps_.advise(Game::get(observed));
    }

  private:
    Princeps princeps_;
};

constexpr std::array<PlayerFact, 5> kPlayers = {
    PlayerFact{.id = "wait",
               .title = "Wait",
               .line = "Never acts, defends with everything and refuses every offer.",
               .strength = "wins 4 % of games"},
    PlayerFact{.id = "uniform",
               .title = "Uniform",
               .line = "Takes any legal action, each as likely as the others.",
               .strength = "wins 17 % of games"},
    PlayerFact{.id = "random",
               .title = "Random",
               .line = "Takes any legal action, as Uniform does.",
               .strength = "wins 17 % of games"},
    PlayerFact{.id = "simple",
               .title = "Simple",
               .line = "Takes what is undefended, buys what is weaker, attacks at two to one.",
               .strength = "wins 43 % of games"},
    PlayerFact{.id = "princeps",
               .title = "Princeps",
               .line = "Weighs every ending of every answer by its exact chance, and by what a "
                       "hundred thousand games have taught it.",
               .strength = "wins 54 % of games",
               .advises = true}};

}  // namespace

std::span<const PlayerFact> players() {
    return kPlayers;
}

std::unique_ptr<AnyPlayer> make_player(const AnyGame& game, std::string_view player_id) {
    const Rules& rules = static_cast<const Game&>(game).rules();
    if (player_id == "uniform" || player_id == "random")
        return std::make_unique<UniformPlayer>(game);
    if (player_id == "wait")
        return std::make_unique<PolicyPlayer<Game, Wait>>(Wait(),
                                                          "Waits, and holds what there is.");
    if (player_id == "simple")
        return std::make_unique<PolicyPlayer<Game, Simple>>(
            Simple(rules), "What is undefended first, then what can be bought, then two to one.");
    if (player_id == "princeps") return std::make_unique<PrincepsPlayer>(rules);
    return nullptr;
}

}  // namespace occasus::pomerium
