// Every player of Pomerium, behind AnyPlayer.
#include "ai/instances/pomerium.h"

#include <array>

#include "ai/absent_minded.h"
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

constexpr std::array<PlayerFact, 10> kPlayers = {
    PlayerFact{.id = "wait",
               .title = "Wait",
               .line = "Never acts, defends with everything and refuses every offer.",
               .strength = "wins 4 % of games"},
    PlayerFact{.id = "uniform",
               .title = "Chance",
               .line = "Takes any legal action, each as likely as the others.",
               .strength = "wins 17 % of games"},
    PlayerFact{.id = "random",
               .title = "Random",
               .line = "Takes any legal action, as Chance does.",
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
               .advises = true},
    PlayerFact{.id = "recruit",
               .title = "Recruit",
               .line = "Sees few of the chances there are, and waits.",
               .strength = "wins 14 % of games",
               .level = 1},
    PlayerFact{.id = "soldier",
               .title = "Soldier",
               .line = "Takes what is weaker, but lets many a chance pass.",
               .strength = "wins 28 % of games",
               .level = 2},
    PlayerFact{.id = "veteran",
               .title = "Veteran",
               .line = "Takes what is weaker and misses few chances, but knows no odds.",
               .strength = "wins 41 % of games",
               .level = 3},
    PlayerFact{.id = "centurion",
               .title = "Centurion",
               .line = "Weighs the odds of every answer, and forgets to now and then.",
               .strength = "wins 48 % of games",
               .level = 4},
    PlayerFact{.id = "commander",
               .title = "Commander",
               .line = "Weighs every ending of every answer by its exact chance.",
               .strength = "wins 53 % of games",
               .level = 5}};

}  // namespace

std::span<const PlayerFact> players() {
    return kPlayers;
}

std::unique_ptr<AnyPlayer> make_player(const AnyGame& game, std::string_view player_id) {
    const Rules& rules = static_cast<const Game&>(game).rules();
    const auto forgetful = [&](std::string_view one, std::string_view other,
                               std::uint32_t overlooks) {
        return std::make_unique<AbsentMinded>(pomerium::make_player(game, one),
                                              pomerium::make_player(game, other), overlooks);
    };
    if (player_id == "recruit") return forgetful("simple", "wait", 85);
    if (player_id == "soldier") return forgetful("simple", "wait", 55);
    if (player_id == "veteran") return forgetful("simple", "wait", 12);
    if (player_id == "centurion") return forgetful("princeps", "simple", 60);
    if (player_id == "commander") return pomerium::make_player(game, "princeps");
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
