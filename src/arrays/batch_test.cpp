#include "arrays/batch.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <gtest/gtest.h>
#include <memory>
#include <stdexcept>
#include <string_view>
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

std::vector<std::int64_t> chosen_in(const Batch& batch, Rng& rng) {
    std::vector<std::int64_t> chosen;
    for (const std::int32_t count : batch.legal_count)
        chosen.push_back(count == 0 ? 0 : rng.below(static_cast<std::uint32_t>(count)));
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
    const std::vector<std::int64_t> wrong = {0, batch->legal_count[1]};
    EXPECT_THROW(batch->step(wrong), std::out_of_range);
    EXPECT_EQ(batch->observations, before);
}

TEST(Batch, GoesOnInAnotherPlaceWhereASavedGameWas) {
    for (const GameKind& kind : all_games()) {
        const auto one = make_batch(game_of(kind), 3, 1, {}, nullptr);
        const auto other = make_batch(game_of(kind), 2, 1, {}, nullptr);
        Rng rng(4);
        for (int step = 0; step < 40; ++step) one->step(chosen_in(*one, rng));
        const std::array from = {std::int64_t{2}};
        const std::array into = {std::int64_t{0}};
        std::vector<std::uint8_t> saved(static_cast<std::size_t>(one->game_size));
        one->save_games(from, saved);
        other->load_games(into, saved);
        for (int step = 0; step < 200; ++step) {
            const auto bytes = static_cast<std::ptrdiff_t>(one->state_size);
            ASSERT_TRUE(std::equal(other->observations.begin(), other->observations.begin() + bytes,
                                   one->observations.begin() + 2 * bytes))
                << kind.facts.id;
            const auto chosen = chosen_in(*one, rng);
            one->step(chosen);
            other->step(std::array{chosen[2], std::int64_t{0}});
        }
    }
}

TEST(Batch, LoadsNothingThatIsNotAGame) {
    const auto batch = make_batch(game_of(*find_game("empire")), 2, 1, {}, nullptr);
    const auto before = batch->observations;
    std::vector<std::uint8_t> bytes(static_cast<std::size_t>(batch->game_size), 0xff);
    EXPECT_THROW(batch->load_games(std::array{std::int64_t{1}}, bytes), std::invalid_argument);
    EXPECT_THROW(batch->save_games(std::array{std::int64_t{2}}, bytes), std::out_of_range);
    EXPECT_THROW(batch->load_games(std::array{std::int64_t{-1}}, bytes), std::out_of_range);
    EXPECT_EQ(batch->observations, before);
}

TEST(Batch, CutsAGameAndWaitsForItsMark) {
    const auto batch = make_batch(game_of(*find_game("empire")), 2, 1, {}, nullptr);
    batch->autoreset = false;
    batch->max_plies = 5;
    Rng rng(5);
    int ended = 0;
    while (ended == 0) ended = batch->step(chosen_in(*batch, rng));
    EXPECT_EQ(ended, std::count(batch->cut.begin(), batch->cut.end(), 1));
    EXPECT_EQ(std::count(batch->over.begin(), batch->over.end(), 1), 0);
    EXPECT_GT(batch->legal_count[0], 0);
    EXPECT_LE(batch->lengths[0], 5);
    EXPECT_THROW(batch->step(chosen_in(*batch, rng)), std::runtime_error);
    const std::vector<std::uint8_t> marked = batch->cut;
    batch->reset({}, marked);
    EXPECT_EQ(std::count(batch->cut.begin(), batch->cut.end(), 1), 0);
    batch->step(chosen_in(*batch, rng));
}

TEST(Batch, FoldsWhatIsNotLegal) {
    const auto one = make_batch(game_of(*find_game("empire")), 1, 1, {}, nullptr);
    const auto other = make_batch(game_of(*find_game("empire")), 1, 1, {}, nullptr);
    one->folds = true;
    for (int step = 0; step < 100; ++step) {
        const std::int64_t count = std::max(1, one->legal_count[0]);
        one->step(std::array{1000 * count + step % count});
        other->step(std::array{step % count});
        ASSERT_EQ(one->observations, other->observations);
    }
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
            std::vector<std::int64_t> id = {0};
            if (by_place->over[0] == 0) {
                const Action action{by_place->legal[static_cast<std::size_t>(place[0])]};
                id = {ids->id_of(action)};
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

// Programs have learned these ids: a new row or another order of operands would give them others.
TEST(ActionIds, AreCountedVerbByVerb) {
    const auto ids_of = [](std::string_view game) {
        return action_ids(*game_of(*find_game(game)));
    };
    // A die each for reroll, plus_one and glory_cube; levy; 6 x 6; 6 x 6 x 32 circles; 6!; 8.
    EXPECT_EQ(ids_of("rome_must_fall")->count(), 3U * 6 + 1 + 36 + 36 * 32 + 720 + 8);
    // Ten verbs with one of 48 areas, two with one of 8 legions, three alone, four with a count to
    // 63, and place with both.
    EXPECT_EQ(ids_of("empire")->count(), 10U * 48 + 2 * 8 + 3 + 4 * 64 + 48 * 64);
    EXPECT_EQ(ids_of("pomerium")->count(), 1U + 18 + 18 + 4001 + 1 + 1);
    // Three verbs with one of 64 Areas and a count to 255, five with an Area, two with a force of
    // 64, three alone, buy, and bribe with an Area, a nation and its kind.
    const auto invasions = ids_of("invasions");
    EXPECT_EQ(invasions->count(), 3U * 64 * 256 + 5 * 64 + 2 * 64 + 3 + 256 + 64 * 64 * 2);
    // The Area is counted slowest, though players write it last.
    const auto placed = [](unsigned area, unsigned legions) {
        return Action{1U << 24U | legions << 8U | area};
    };
    EXPECT_EQ(invasions->id_of(placed(0, 7)), 7U);
    EXPECT_EQ(invasions->id_of(placed(2, 7)), 2U * 256 + 7);
}

}  // namespace

}  // namespace occasus::arrays
