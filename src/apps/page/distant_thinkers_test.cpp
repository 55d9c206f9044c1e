#include "apps/page/distant_thinkers.h"

#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "core/rng.h"

#include "ai/any_player.h"
#include "games/registry.h"
#include "record/json.h"
#include "table/problem.h"

namespace occasus::page {
namespace {

// Plays on at random until a seat has the question.
void play(const AnyGame& game, AnyState& state, int plies, Rng& rng) {
    std::vector<Event> unheard;
    for (int ply = 0; game.to_move(state) != Seat::Nobody; ++ply) {
        if (ply >= plies && game.to_move(state) != Seat::Chance) return;
        game.apply(state, game.random_action(state, rng), unheard);
    }
}

table::ThinkingTask task_at(const GameKind& kind, const Setup& setup, int plies) {
    table::ThinkingTask task;
    const std::shared_ptr<const AnyGame> game = *kind.make(setup);
    Rng rng(7);
    game->start(task.seen);
    play(*game, task.seen, plies, rng);
    task.name = "table 0";
    task.setup = setup;
    task.seat = game->to_move(task.seen);
    if (task.seat != Seat::Nobody) task.seen = game->observe(task.seen, task.seat);
    task.thinker = std::make_shared<table::Thinker>(
        table::Thinker{game, std::string(players_of(kind.facts.id).front().id)});
    return task;
}

// The result of a task that went out as text, and came back as text.
std::optional<Value> think_elsewhere(const table::ThinkingTask& task, Minds& minds) {
    std::string sent;
    int ticket = 0;
    DistantThinkers thinkers([&](int number, const Value& document) {
        ticket = number;
        sent = to_json(document);
    });
    std::optional<Value> found;
    thinkers.think(task, [&](std::optional<Value> thought) { found = std::move(thought); });
    thinkers.waiting().work(PageJobs::Clock::now());
    thinkers.thought(ticket, *parse_json(to_json(minds.think(*parse_json(sent)))));
    return found;
}

TEST(DistantThinkers, AnswerForTheSeatAtThePositionThatItKnows) {
    Minds minds;
    for (const GameKind& kind : all_games()) {
        int answered = 0;
        for (int plies = 0; plies < 60; plies += 7) {
            const table::ThinkingTask task = task_at(kind, {}, plies);
            if (task.seat == Seat::Nobody) continue;
            const std::optional<Value> found = think_elsewhere(task, minds);
            ASSERT_TRUE(found && found->items()) << kind.facts.id;
            // In the middle of a sealed stage, a seat may have answered already.
            if (found->items()->empty()) continue;
            ++answered;
            const AnyGame& game = *task.thinker->game;
            const Result<Action> action =
                game.parse_action(task.seen, *found->items()->front().text());
            ASSERT_TRUE(action) << kind.facts.id;
            EXPECT_TRUE(game.is_legal(task.seen, *action)) << kind.facts.id << " at " << plies;
        }
        EXPECT_GT(answered, 2) << kind.facts.id;
    }
}

TEST(DistantThinkers, PlayTheGameWithItsOptions) {
    Minds minds;
    const GameKind& kind = *find_game("diplomacy");
    think_elsewhere(task_at(kind, {}, 0), minds);
    const table::ThinkingTask standard = task_at(kind, {{{"game", "standard"}}, ""}, 0);
    const std::optional<Value> found = think_elsewhere(standard, minds);
    ASSERT_TRUE(found && !found->items()->empty());
    const AnyGame& game = *standard.thinker->game;
    EXPECT_TRUE(game.parse_action(standard.seen, *found->items()->front().text()));
}

TEST(DistantThinkers, WaitForTheDelayOfATask) {
    int asked = 0;
    DistantThinkers thinkers([&](int, const Value&) { ++asked; });
    table::ThinkingTask task = task_at(all_games().front(), {}, 0);
    task.delay = std::chrono::hours(1);
    thinkers.think(task, [](const std::optional<Value>&) {});
    EXPECT_FALSE(thinkers.waiting().work(PageJobs::Clock::now()));
    EXPECT_EQ(asked, 0);
    EXPECT_TRUE(thinkers.waiting().work(PageJobs::Clock::now() + std::chrono::hours(2)));
    EXPECT_EQ(asked, 1);
}

TEST(DistantThinkers, HearOfATaskOnce) {
    int heard = 0;
    DistantThinkers thinkers([](int, const Value&) {});
    thinkers.think(task_at(all_games().front(), {}, 0),
                   [&](const std::optional<Value>& found) { heard += found ? 100 : 1; });
    thinkers.waiting().work(PageJobs::Clock::now());
    thinkers.thought(1, std::nullopt);
    thinkers.thought(1, Value::list());
    EXPECT_EQ(heard, 1);
}

TEST(Minds, RefuseWhatIsNoTask) {
    Value sent;
    DistantThinkers thinkers([&](int, const Value& document) { sent = document; });
    thinkers.think(task_at(*find_game("empire"), {}, 10), [](const std::optional<Value>&) {});
    thinkers.waiting().work(PageJobs::Clock::now());
    Minds minds;
    EXPECT_TRUE(minds.think(sent).items());
    const auto with = [&](std::string_view name, const Value& value) {
        return Value(sent).set(name, value);
    };
    EXPECT_THROW(minds.think(with("seat", 9)), table::Refused);
    EXPECT_THROW(minds.think(with("seen", "00")), table::Refused);
    const std::string* const seen = sent.find("seen")->text();
    EXPECT_THROW(minds.think(with("seen", std::string(seen->size(), 'g'))), table::Refused);
    EXPECT_THROW(minds.think(with("game", Value())), table::Refused);
    EXPECT_THROW(minds.think(with("player", "nobody")), std::runtime_error);
    EXPECT_THROW(minds.think(Value("nothing")), table::Refused);
}

}  // namespace
}  // namespace occasus::page
