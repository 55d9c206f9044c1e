// Which computer players there are, by game.
#include "ai/any_player.h"
#include "ai/appraiser.h"
#include "ai/appraisers/diplomacy.h"
#include "ai/appraisers/empire.h"
#include "ai/appraisers/invasions.h"
#include "ai/appraisers/pomerium.h"
#include "ai/appraisers/rome_must_fall.h"
#include "ai/instances/diplomacy.h"
#include "ai/instances/empire.h"
#include "ai/instances/invasions.h"
#include "ai/instances/pomerium.h"
#include "ai/instances/rome_must_fall.h"
#include "games/diplomacy/rules.h"
#include "games/empire/rules.h"
#include "games/invasions/rules.h"
#include "games/pomerium/rules.h"
#include "games/rome_must_fall/rules.h"

namespace occasus {

std::span<const PlayerFact> players_of(std::string_view game_id) {
    if (game_id == rome_must_fall::Rules::kId) return rome_must_fall::players();
    if (game_id == empire::Rules::kId) return empire::players();
    if (game_id == pomerium::Rules::kId) return pomerium::players();
    if (game_id == invasions::Rules::kId) return invasions::players();
    if (game_id == diplomacy::Rules::kId) return diplomacy::players();
    return {};
}

std::unique_ptr<AnyPlayer> make_player(const AnyGame& game, std::string_view player_id,
                                       Nanoseconds clock) {
    if (game.facts().id == rome_must_fall::Rules::kId)
        return rome_must_fall::make_player(game, player_id);
    if (game.facts().id == empire::Rules::kId) return empire::make_player(game, player_id, clock);
    if (game.facts().id == pomerium::Rules::kId) return pomerium::make_player(game, player_id);
    if (game.facts().id == invasions::Rules::kId)
        return invasions::make_player(game, player_id, clock);
    if (game.facts().id == diplomacy::Rules::kId) return diplomacy::make_player(game, player_id);
    return nullptr;
}

std::unique_ptr<AnyAppraiser> make_appraiser(const AnyGame& game) {
    const std::string_view id = game.facts().id;
    if (id == rome_must_fall::Rules::kId) return rome_must_fall::make_appraiser(game);
    if (id == empire::Rules::kId) return empire::make_appraiser(game);
    if (id == pomerium::Rules::kId) return pomerium::make_appraiser(game);
    if (id == invasions::Rules::kId) return invasions::make_appraiser(game);
    if (id == diplomacy::Rules::kId) return diplomacy::make_appraiser(game);
    return nullptr;
}

std::vector<std::string_view> quick_players(const GameFacts& facts) {
    if (facts.id == rome_must_fall::Rules::kId) return {"planner"};
    if (facts.id == empire::Rules::kId) return {"expand", "mass"};
    if (facts.id == pomerium::Rules::kId) return {"simple"};
    if (facts.id == invasions::Rules::kId) return {"legate"};
    return std::vector<std::string_view>(facts.seats.size(), "greedy");
}

}  // namespace occasus
