// The contract every game must keep, checked along random games through the facade.
#include <algorithm>
#include <cmath>
#include <filesystem>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <map>
#include <set>
#include <span>
#include <sstream>
#include <string>
#include <vector>

#include "core/options.h"

#include "apps/cli/study/offer_check.h"
#include "files.h"
#include "ford/game.h"
#include "games/registry.h"
#include "record/json.h"
#include "record/match.h"

namespace occasus {
namespace {

// The games that are listed, and the example of docs/adding-a-game.md.
const GameKind* find_game_or_example(std::string_view id) {
    static const GameKind kFord{ford::Text::facts(), ford::make_game};
    return id == kFord.facts.id ? &kFord : find_game(id);
}

class GameContract : public testing::TestWithParam<std::string> {
  protected:
    void SetUp() override {
        kind_ = find_game_or_example(GetParam());
        ASSERT_NE(kind_, nullptr);
        if (kind_->shorten != nullptr) kind_->shorten(setup_);
        auto made = kind_->make(setup_);
        ASSERT_TRUE(made) << made.refusal().text;
        game_ = *made;
    }

    // Calls `visit(option, value)` for everything that can be chosen from a list, and for the
    // example of what one may write oneself.
    template <class Visit>
    void for_each_choice(const Visit& visit) const {
        for (const OptionFact& option : kind_->facts.options)
            for (const std::string& value : split(option.values, ','))
                visit(option, value == kOwnFile ? example_of(option) : value);
    }
    std::string example_of(const OptionFact& option) const {
        const std::string name = std::string(option.name) + ".csv";
        return test::read_file(test::source_path("src/games") / GetParam() / "examples" / name);
    }

    static std::vector<std::string> split(std::string_view text, char separator) {
        std::vector<std::string> parts;
        std::istringstream stream{std::string(text)};
        for (std::string part; std::getline(stream, part, separator);) parts.push_back(part);
        return parts;
    }

    static std::vector<std::string> ids_of(std::span<const SeatFact> seats) {
        std::vector<std::string> ids;
        for (const SeatFact& seat : seats) ids.emplace_back(seat.id);
        return ids;
    }

    // Calls `visit(state)` at every node of random games, the end included: so many of them, or
    // fewer where they are long.
    template <class Visit>
    void walk(int games, Visit visit) {
        constexpr int kEnough = 4000;
        int visited = 0;
        for (int n = 0; n < games && visited < kEnough; ++n) {
            Rng rng(17, static_cast<std::uint64_t>(n));
            AnyState state{};
            game_->start(state);
            for (int ply = 0; ply <= game_->facts().max_plies; ++ply) {
                visit(state);
                ++visited;
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

// Whether a game chooses and acts in one go or not.
TEST_P(GameContract, PlayingOutTakesTheRandomActions) {
    for (std::uint64_t n = 0; n < 5; ++n) {
        Rng at_once(29, n);
        Rng step_by_step(29, n);
        AnyState one{};
        game_->start(one);
        AnyState other = one;
        const std::uint64_t transitions = game_->play_out(one, at_once);
        std::uint64_t steps = 0;
        std::vector<Event> log;
        for (; game_->to_move(other) != Seat::Nobody; ++steps)
            game_->apply(other, game_->random_action(other, step_by_step), log);
        EXPECT_TRUE(game_->same(one, other));
        EXPECT_EQ(transitions, steps);
        EXPECT_EQ(at_once.next(), step_by_step.next());
    }
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

// Whether a field of an event's document is as it is said to be; nullptr: it is not there.
bool is_as_told(const EventField& field, const Value* value) {
    if (value == nullptr) return field.may_be_absent;
    if (value->is_null()) return field.may_be_null;
    switch (field.type) {
        case FieldType::Number:
            return value->number() != nullptr;
        case FieldType::Text:
            return value->text() != nullptr;
        case FieldType::Truth:
            return value->truth() != nullptr;
        case FieldType::NumberOrText:
            return value->number() != nullptr || value->text() != nullptr;
        case FieldType::Texts:
            return value->items() != nullptr;
    }
    return false;
}

TEST_P(GameContract, EventsHaveTheFieldsThatAreToldOfThem) {
    std::map<std::string, std::vector<EventField>, std::less<>> fields;
    for (const EventFact& fact : game_->event_facts())
        fields.emplace(std::string(fact.kind), fact.fields);
    walk(20, [&](const AnyState& state) {
        if (game_->to_move(state) == Seat::Nobody) return;
        Rng rng(29);
        std::vector<Event> events;
        AnyState after = state;
        game_->apply(after, lively_action(state, rng), events);
        for (const Event& event : events) {
            const std::string kind(game_->event_kind(event));
            ASSERT_TRUE(fields.contains(kind)) << kind;
            const Value document = game_->event_args(event);
            std::set<std::string_view> known;
            for (const EventField& field : fields[kind]) {
                EXPECT_TRUE(is_as_told(field, document.find(field.name)))
                    << kind << "." << field.name << " in " << to_json(document);
                known.insert(field.name);
            }
            for (const auto& [name, value] : *document.members())
                EXPECT_TRUE(known.contains(name)) << kind << "." << name;
        }
    });
}

TEST_P(GameContract, WhatAnActionMakesHappenCanBeShownEventByEvent) {
    Rng rng(13);
    walk(2, [&](const AnyState& state) {
        if (game_->to_move(state) == Seat::Nobody || !game_->sealed_seats(state).empty()) return;
        const Action action = lively_action(state, rng);
        AnyState after = state;
        std::vector<Event> events;
        game_->apply(after, action, events);
        const std::vector<Happening> happened = game_->happenings(state, action);
        ASSERT_EQ(happened.size(), events.size());
        for (std::size_t i = 0; i < events.size(); ++i) {
            EXPECT_EQ(happened[i].event, events[i]);
            for (int seat = -2; seat < static_cast<int>(game_->facts().seats.size()); ++seat) {
                if (seat_at(seat) == Seat::Chance) continue;
                const AnyState seen = game_->observe(happened[i].state, seat_at(seat));
                EXPECT_NE(game_->view(seen, seat_at(seat)).members(), nullptr);
                EXPECT_FALSE(game_->phase(seen).empty());
                EXPECT_FALSE(game_->turn_title(seen).empty());
            }
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

// A few at each position: the fuzzer forges millions.
TEST_P(GameContract, AnActionIsRefusedExactlyWhenItIsNotInTheLegalList) {
    Rng rng(11);
    walk(15, [&](const AnyState& state) {
        const auto list = legal(state);
        for (int n = 0; n < 6 && !list.empty(); ++n) {
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

// Every action that was legal somewhere is asked about elsewhere: most of them are well formed, and
// refused for a reason of their own.
TEST_P(GameContract, WhatWasLegalElsewhereIsRefusedUnlessItIsLegalHere) {
    std::set<Action> seen;
    int nodes = 0;
    walk(8, [&](const AnyState& state) {
        const auto list = legal(state);
        seen.insert(list.begin(), list.end());
        if (++nodes % 23 != 0) return;
        for (const Action action : seen) {
            const auto refusal = game_->why_not(state, action);
            const bool allowed = std::binary_search(list.begin(), list.end(), action);
            EXPECT_EQ(!refusal.has_value(), allowed) << std::hex << action.bits;
            if (refusal) {
                EXPECT_FALSE(refusal->text.empty()) << std::hex << action.bits;
            }
        }
    });
}

// Forms included; of alike pieces one is offered for all.
TEST_P(GameContract, OffersReachExactlyTheLegalActions) {
    walk(15, [&](const AnyState& state) {
        EXPECT_EQ(cli::fault_of_offers(*game_, state, legal(state)), "")
            << to_json(game_->position(state));
    });
}

// Every one of them, not only those that are offered.
TEST_P(GameContract, NoLegalActionHasAReasonAgainstIt) {
    int nodes = 0;
    walk(6, [&](const AnyState& state) {
        if (++nodes % 5 != 0) return;
        for (const Action action : legal(state)) {
            const auto refusal = game_->why_not(state, action);
            EXPECT_FALSE(refusal) << game_->action_text(state, action) << ": " << refusal->text;
        }
    });
}

// At every third position, and so the words below: the fuzzer does both at a sample of many more.
TEST_P(GameContract, PositionGoesThroughJsonAndBack) {
    int nodes = 0;
    walk(15, [&](const AnyState& state) {
        if (++nodes % 3 != 0) return;
        const std::string json = to_json(game_->position(state));
        const Result<Value> document = parse_json(json);
        ASSERT_TRUE(document);
        const Result<AnyState> back = game_->from_position(*document);
        ASSERT_TRUE(back) << back.refusal().text << "\n" << json;
        EXPECT_TRUE(game_->same(state, *back)) << json;
    });
}

TEST_P(GameContract, WordsAndViewsExist) {
    int nodes = 0;
    walk(10, [&](const AnyState& state) {
        if (++nodes % 3 != 0 && game_->to_move(state) != Seat::Nobody) return;
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
        const auto again = Match::load(find_game_or_example, match->record());
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

TEST_P(GameContract, EveryValueOfEveryOptionMakesAGameWithTheTitleAndTheSeatsThatAreTold) {
    for_each_choice([&](const OptionFact& option, const std::string& value) {
        SCOPED_TRACE(std::string(option.name) + "=" + value);
        occasus::Setup setup{{{std::string(option.name), value}}, {}};
        if (const auto beside = split(option.only_with, '='); !beside.empty())
            setup.options.emplace_back(beside.at(0), beside.at(1));
        const auto made = kind_->make(setup);
        ASSERT_TRUE(made) << made.refusal().text;
        std::string_view title = kind_->facts.title;
        std::span<const SeatFact> seats = kind_->facts.seats;
        for (const VariantFact& variant : kind_->facts.variants)
            for (const auto& [name, chosen] : setup.options)
                if (variant.option == name && variant.value == chosen) {
                    title = variant.title;
                    seats = variant.seats;
                }
        EXPECT_EQ((*made)->facts().title, title);
        EXPECT_EQ(ids_of((*made)->facts().seats), ids_of(seats));
    });
}

TEST_P(GameContract, WhatIsToldOfOptionsSpeaksOfOptionsThatThereAre) {
    std::set<std::string> choices;
    for_each_choice([&](const OptionFact& option, const std::string& value) {
        choices.insert(std::string(option.name) + "=" + value);
    });
    for (const OptionFact& option : kind_->facts.options) {
        SCOPED_TRACE(option.name);
        if (!option.titles.empty()) {
            EXPECT_EQ(split(option.titles, ';').size(), split(option.values, ',').size());
        }
        if (!option.only_with.empty()) {
            EXPECT_TRUE(choices.contains(std::string(option.only_with)));
        }
    }
    for (const VariantFact& variant : kind_->facts.variants)
        EXPECT_TRUE(
            choices.contains(std::string(variant.option) + "=" + std::string(variant.value)));
}

TEST(GoldenGames, EveryGameThatIsListedHasOne) {
    for (const GameKind& kind : all_games()) {
        const auto folder = test::source_path("src/games") / kind.facts.id / "golden";
        EXPECT_TRUE(std::filesystem::exists(folder / "0001.record")) << folder;
    }
}

std::vector<std::string> game_ids() {
    std::vector<std::string> ids = {"ford"};
    for (const GameKind& kind : all_games()) ids.emplace_back(kind.facts.id);
    return ids;
}
INSTANTIATE_TEST_SUITE_P(Games, GameContract, testing::ValuesIn(game_ids()),
                         [](const auto& each) { return each.param; });

}  // namespace
}  // namespace occasus
