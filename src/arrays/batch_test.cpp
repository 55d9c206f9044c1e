#include "arrays/batch.h"

#include <algorithm>
#include <cstdint>
#include <gtest/gtest.h>
#include <memory>
#include <stdexcept>
#include <vector>

#include "core/rng.h"

#include "arrays/action_ids.h"
#include "arrays/fields.h"
#include "games/registry.h"

namespace occasus::arrays {

namespace {

std::shared_ptr<const AnyGame> game_of(const GameKind& kind) {
    Setup setup;
    if (kind.shorten) kind.shorten(setup);
    return *kind.make(setup);
}

std::vector<std::int32_t> chosen_in(const Batch& batch, Rng& rng) {
    std::vector<std::int32_t> chosen;
    for (const std::int32_t count : batch.legal_count)
        chosen.push_back(count == 0 ? 0 : static_cast<std::int32_t>(rng.below(count)));
    return chosen;
}

TEST(Batch, IsTheSameWithAnyNumberOfThreads) {
    for (const GameKind& kind : all_games()) {
        const auto one = make_batch(game_of(kind), 7, 1, {}, nullptr);
        const auto many = make_batch(game_of(kind), 7, 3, {}, nullptr);
        Rng rng(1);
        for (int step = 0; step < 200; ++step) {
            const auto chosen = chosen_in(*one, rng);
            one->step(chosen);
            many->step(chosen);
            ASSERT_EQ(one->observations, many->observations) << kind.facts.id;
            ASSERT_EQ(one->legal_count, many->legal_count) << kind.facts.id;
            ASSERT_EQ(one->rewards, many->rewards) << kind.facts.id;
        }
    }
}

TEST(Batch, RefusesAWrongChoiceAndStepsNothing) {
    const auto batch = make_batch(game_of(*find_game("empire")), 2, 1, {}, nullptr);
    const auto before = batch->observations;
    const std::vector<std::int32_t> wrong = {0, batch->legal_count[1]};
    EXPECT_THROW(batch->step(wrong), std::out_of_range);
    EXPECT_EQ(batch->observations, before);
}

TEST(Batch, TakesIdsWhereItKeepsMasks) {
    for (const GameKind& kind : all_games()) {
        const auto game = game_of(kind);
        const std::shared_ptr<const ActionIds> ids = action_ids(*game);
        const auto by_place = make_batch(game, 1, 1, {}, nullptr);
        const auto by_id = make_batch(game, 1, 1, {}, ids);
        Rng rng(2);
        for (int step = 0; step < 300; ++step) {
            ASSERT_EQ(std::count(by_id->masks.begin(), by_id->masks.end(), 1),
                      by_id->legal_count[0]);
            const auto place = chosen_in(*by_place, rng);
            std::vector<std::int32_t> id = {0};
            if (by_place->over[0] == 0) {
                const Action action{by_place->legal[static_cast<std::size_t>(place[0])]};
                id = {static_cast<std::int32_t>(ids->id_of(action))};
                ASSERT_EQ(ids->action_at(ids->id_of(action)), action) << kind.facts.id;
            }
            by_place->step(place);
            by_id->step(id);
            ASSERT_EQ(by_place->observations, by_id->observations) << kind.facts.id;
        }
        EXPECT_FALSE(ids->action_at(ids->count())) << kind.facts.id;
    }
}

TEST(Fields, FillTheStateOfEveryGame) {
    for (const GameKind& kind : all_games()) {
        std::size_t at = 0;
        for (const Field& field : fields_of(kind.facts.id)) {
            EXPECT_EQ(field.offset, at) << kind.facts.id << ' ' << field.name;
            at += field.numbers * field.bytes;
        }
        EXPECT_EQ(at, game_of(kind)->state_size()) << kind.facts.id;
    }
}

}  // namespace

}  // namespace occasus::arrays
