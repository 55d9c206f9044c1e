// The contract every game must keep, checked along random games through the facade.
#include <algorithm>
#include <cmath>
#include <filesystem>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "games/registry.h"
#include "record/json.h"
#include "record/match.h"

namespace occasus {
namespace {

class GameContract : public testing::TestWithParam<std::string> {
  protected:
    void SetUp() override {
        kind_ = find_game(GetParam());
        ASSERT_NE(kind_, nullptr);
        if (kind_->shorten != nullptr) kind_->shorten(setup_);
        auto made = kind_->make(setup_);
        ASSERT_TRUE(made) << made.refusal().text;
        game_ = *made;
    }

    // Calls `visit(state)` at every node of random games, the end included.
    template <class Visit>
    void walk(int games, Visit visit) {
        for (int n = 0; n < games; ++n) {
            Rng rng(17, static_cast<std::uint64_t>(n));
            AnyState state{};
            game_->start(state);
            for (int ply = 0; ply <= game_->facts().max_plies; ++ply) {
                visit(state);
                if (game_->to_move(state) == Seat::Nobody) break;
                std::vector<Event> log;
                game_->apply(state, lively_action(state, rng), log);
            }
            ASSERT_EQ(game_->to_move(state), Seat::Nobody) << "longer than max_plies";
        }
    }

    // Random, but every offered verb alike, so that rare actions are seen too.
    Action lively_action(const AnyState& state, Rng& rng) {
        if (rng.below(3) == 0) return game_->random_action(state, rng);
        std::vector<Action> usable;
        for (const Offer& offer : game_->offers(state))
            if (!offer.refused && !offer.form)
                usable.push_back(*game_->parse_action(state, offer.action));
        if (usable.empty()) return game_->random_action(state, rng);
        return usable[rng.below(static_cast<std::uint32_t>(usable.size()))];
    }

    std::vector<Action> legal(const AnyState& state) const {
        std::vector<Action> list;
        game_->legal_actions(state, list);
        return list;
    }

    const GameKind* kind_ = nullptr;
    occasus::Setup setup_;
    std::shared_ptr<const AnyGame> game_;
};

TEST_P(GameContract, LegalListIsSortedUniqueAndEmptyOnlyAtTheEnd) {
    walk(40, [&](const AnyState& state) {
        const auto list = legal(state);
        EXPECT_TRUE(std::is_sorted(list.begin(), list.end()));
        EXPECT_EQ(std::adjacent_find(list.begin(), list.end()), list.end());
        EXPECT_EQ(list.empty(), game_->to_move(state) == Seat::Nobody);
        if (game_->to_move(state) == Seat::Chance)
            EXPECT_EQ(static_cast<int>(list.size()), game_->chance_sides(state));
        else
            EXPECT_EQ(game_->chance_sides(state), 0);
    });
}

TEST_P(GameContract, RandomActionIsUniformOverTheLegalList) {
    int nodes = 0;
    walk(6, [&](const AnyState& state) {
        const auto list = legal(state);
        if (list.size() < 2 || ++nodes % 7 != 0) return;
        const int draws = static_cast<int>(list.size()) * 60;
        std::map<Action, int> counts;
        Rng rng(5, static_cast<std::uint64_t>(nodes));
        for (int n = 0; n < draws; ++n) ++counts[game_->random_action(state, rng)];
        double chi_square = 0;
        for (Action action : list) chi_square += std::pow(counts[action] - 60.0, 2) / 60.0;
        for (const auto& [action, count] : counts)
            ASSERT_TRUE(std::binary_search(list.begin(), list.end(), action));
        // Mean k-1, variance 2(k-1): six standard deviations are beyond chance.
        const double freedom = static_cast<double>(list.size() - 1);
        EXPECT_LT(chi_square, freedom + 6 * std::sqrt(2 * freedom) + 6);
    });
    EXPECT_GT(nodes, 20);
}

TEST_P(GameContract, ApplyIsDeterministicAndTellsRuleAndAudienceOfEveryEvent) {
    walk(20, [&](const AnyState& state) {
        if (game_->to_move(state) == Seat::Nobody) return;
        Rng rng(3);
        const Action action = game_->random_action(state, rng);
        AnyState one = state;
        AnyState other = state;
        std::vector<Event> log_one;
        std::vector<Event> log_other;
        game_->apply(one, action, log_one);
        game_->apply(other, action, log_other);
        EXPECT_TRUE(game_->same(one, other));
        EXPECT_EQ(game_->hash(one), game_->hash(other));
        EXPECT_EQ(log_one, log_other);
        for (const Event& event : log_one) {
            EXPECT_LT(event.rule.index, game_->facts().rulebook.size());
            EXPECT_LT(seat_index(event.audience), static_cast<int>(game_->facts().seats.size()));
            EXPECT_FALSE(game_->event_kind(event).empty());
            EXPECT_FALSE(game_->describe(event, Seat::Nobody).empty());
        }
    });
}

TEST_P(GameContract, EveryActionsTextParsesBackAndIsUnique) {
    int nodes = 0;
    walk(10, [&](const AnyState& state) {
        if (++nodes % 5 != 0) return;
        std::set<std::string> texts;
        for (Action action : legal(state)) {
            const std::string text = game_->action_text(state, action);
            EXPECT_TRUE(texts.insert(text).second) << text;
            const Result<Action> parsed = game_->parse_action(state, text);
            ASSERT_TRUE(parsed) << text << ": " << parsed.refusal().text;
            EXPECT_EQ(*parsed, action) << text;
        }
    });
}

TEST_P(GameContract, AnActionIsRefusedExactlyWhenItIsNotInTheLegalList) {
    Rng rng(11);
    walk(15, [&](const AnyState& state) {
        const auto list = legal(state);
        for (int n = 0; n < 20 && !list.empty(); ++n) {
            const Action action = list[rng.below(static_cast<std::uint32_t>(list.size()))];
            EXPECT_FALSE(game_->why_not(state, action)) << game_->action_text(state, action);
            // One bit of a legal action changed: often a neighbour that is illegal for a reason.
            const Action forged{action.bits ^ (1U << rng.below(32))};
            const bool allowed = std::binary_search(list.begin(), list.end(), forged);
            EXPECT_EQ(!game_->why_not(state, forged).has_value(), allowed)
                << std::hex << forged.bits;
            EXPECT_EQ(game_->is_legal(state, forged), allowed);
        }
    });
}

TEST_P(GameContract, OffersAreLegalUnlessTheySayWhyNot) {
    walk(15, [&](const AnyState& state) {
        for (const Offer& offer : game_->offers(state)) {
            EXPECT_FALSE(offer.label.empty());
            if (offer.form) {
                EXPECT_FALSE(offer.form->slots.empty());
                continue;
            }
            const Result<Action> action = game_->parse_action(state, offer.action);
            ASSERT_TRUE(action) << offer.action;
            EXPECT_EQ(offer.refused.has_value(), !game_->is_legal(state, *action)) << offer.action;
        }
    });
}

TEST_P(GameContract, PositionGoesThroughJsonAndBack) {
    walk(15, [&](const AnyState& state) {
        const std::string json = to_json(game_->position(state));
        const Result<Value> document = parse_json(json);
        ASSERT_TRUE(document);
        const Result<AnyState> back = game_->from_position(*document);
        ASSERT_TRUE(back) << back.refusal().text << "\n" << json;
        EXPECT_TRUE(game_->same(state, *back)) << json;
    });
}

TEST_P(GameContract, WordsAndViewsExistAtEveryNode) {
    walk(10, [&](const AnyState& state) {
        EXPECT_NE(game_->view(state, Seat::Nobody).members(), nullptr);
        EXPECT_FALSE(game_->picture(state, Seat::First).empty());
        EXPECT_FALSE(game_->prompt(state).text.empty());
        EXPECT_FALSE(game_->phase(state).empty());
        EXPECT_FALSE(game_->turn_title(state).empty());
    });
}

TEST_P(GameContract, ObservingTwiceChangesNothing) {
    walk(5, [&](const AnyState& state) {
        for (int seat = 0; seat < static_cast<int>(game_->facts().seats.size()); ++seat) {
            const AnyState seen = game_->observe(state, seat_at(seat));
            EXPECT_TRUE(game_->same(seen, game_->observe(seen, seat_at(seat))));
        }
    });
}

TEST_P(GameContract, InvariantsHoldAndScoresAreInRange) {
    walk(60, [&](const AnyState& state) {
        EXPECT_EQ(game_->broken_invariant(state), "");
        if (game_->to_move(state) != Seat::Nobody) return;
        const Outcome outcome = game_->outcome(state);
        EXPECT_EQ(outcome.scores.size(), game_->facts().seats.size());
        for (std::size_t seat = 0; seat < outcome.scores.size(); ++seat) {
            EXPECT_EQ(outcome.scores[seat], game_->score(state, seat_at(static_cast<int>(seat))));
            EXPECT_GE(outcome.scores[seat], 0);
            EXPECT_LE(outcome.scores[seat], game_->facts().max_score);
        }
        EXPECT_THAT(game_->facts().grades, testing::Contains(outcome.grade));
    });
}

TEST_P(GameContract, ARecordReplaysToTheSamePosition) {
    for (std::uint64_t n = 0; n < 10; ++n) {
        auto match = Match::start(*kind_, {.game = setup_, .position = {}, .seed = Digest{}});
        ASSERT_TRUE(match);
        Rng rng(23, n);
        for (match->draw_all(); !match->over(); match->draw_all()) {
            const Action action = lively_action(match->state(), rng);
            ASSERT_FALSE(match->act(match->to_move(), game_->action_text(match->state(), action)));
            if (rng.below(4) == 0 && match->undo_target()) {
                ASSERT_FALSE(match->undo(match->mover_at(match->ply())));
                ASSERT_FALSE(
                    match->act(match->to_move(), game_->action_text(match->state(), action)));
            }
        }
        match->reveal_seed();
        const auto again = Match::load(match->record());
        ASSERT_TRUE(again) << again.refusal().text;
        EXPECT_TRUE(game_->same(match->state(), again->state()));
        EXPECT_EQ(match->record(), again->record());
        ASSERT_EQ(match->log().size(), again->log().size());
        for (std::size_t at = 0; at < match->log().size(); ++at) {
            EXPECT_EQ(match->log()[at].event, again->log()[at].event);
            EXPECT_EQ(match->log()[at].undone, again->log()[at].undone);
        }
    }
}

TEST_P(GameContract, AGoldenGameExists) {
    const std::filesystem::path folder =
        std::filesystem::path(OCCASUS_SOURCE_DIR) / "src/games" / GetParam() / "golden";
    EXPECT_TRUE(std::filesystem::exists(folder / "0001.record")) << folder;
}

std::vector<std::string> game_ids() {
    std::vector<std::string> ids;
    for (const GameKind& kind : all_games()) ids.emplace_back(kind.facts.id);
    return ids;
}
INSTANTIATE_TEST_SUITE_P(Games, GameContract, testing::ValuesIn(game_ids()),
                         [](const auto& each) { return each.param; });

}  // namespace
}  // namespace occasus
