// The five levels, which every game has.
#include <algorithm>
#include <gtest/gtest.h>
#include <string_view>
#include <vector>

#include "ai/any_player.h"
#include "games/registry.h"

namespace occasus {
namespace {

TEST(Levels, EveryGameHasTheSameFiveAndTheyComeLast) {
    const std::vector<std::string_view> names = {"recruit", "soldier", "veteran", "centurion",
                                                 "commander"};
    for (const GameKind& kind : all_games()) {
        const auto players = players_of(kind.facts.id);
        ASSERT_GT(players.size(), names.size()) << kind.facts.id;
        const auto levels = players.last(names.size());
        for (std::size_t level = 0; level < names.size(); ++level) {
            EXPECT_EQ(levels[level].id, names[level]) << kind.facts.id;
            EXPECT_EQ(levels[level].level, static_cast<int>(level) + 1) << kind.facts.id;
        }
        for (const PlayerFact& fact : players.first(players.size() - names.size()))
            EXPECT_EQ(fact.level, 0) << fact.id;
    }
}

// People who begin without choosing opponents meet those a beginner can beat.
TEST(Levels, NewcomersMeetOneOfTheTwoWeakest) {
    for (const GameKind& kind : all_games()) {
        int met = 0;
        for (const PlayerFact& fact : players_of(kind.facts.id)) {
            if (!fact.for_newcomers) continue;
            ++met;
            EXPECT_GE(fact.level, 1) << kind.facts.id << " " << fact.id;
            EXPECT_LE(fact.level, 2) << kind.facts.id << " " << fact.id;
        }
        EXPECT_EQ(met, kind.facts.seats.size() > 1 ? 1 : 0) << kind.facts.id;
    }
}

}  // namespace
}  // namespace occasus
