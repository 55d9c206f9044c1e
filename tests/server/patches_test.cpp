// What each thing that happened changed is told with it: played one after another, the patches show
// what the seat could have seen at each of those moments, and nothing else.
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "games/registry.h"
#include "record/json.h"
#include "table/table_messages.h"
#include "tables.h"

namespace occasus::table::testing {
namespace {

using Json = nlohmann::json;

Json json_of(const Value& value) {
    return Json::parse(to_json(value));
}

// What the reader sees of a state, by the game alone.
Json shown(const AnyGame& game, const AnyState& state, Seat reader) {
    const AnyState seen = game.observe(state, reader);
    return {{"turn_title", game.turn_title(seen)},
            {"phase", game.phase(seen)},
            {"view", json_of(game.view(seen, reader))}};
}

Json shown_in(const Json& message) {
    return {{"turn_title", message.at("turn_title")},
            {"phase", message.at("phase")},
            {"view", message.at("view")}};
}

// A table with a person at every seat, at its first question.
Table table_of(const char* game) {
    MatchSetup setup;
    setup.seed = Digest{7};
    Match match = *Match::start(*find_game(game), setup);
    match.draw_all();
    TableHead head;
    head.id = "table-of-patches";
    head.host = hash_token(kHostToken);
    const std::size_t seats = match.game().facts().seats.size();
    const Sitter sitter{SeatKind::Human, {}, hash_token(kSeatToken)};
    return Table::create(head, std::vector<Sitter>(seats, sitter), std::move(match));
}

// What is new since a step; nobody else is there.
News news_since(const Table& table) {
    News news;
    news.since = table.match().log().size();
    news.from = table.step();
    news.online.assign(table.seats().all().size(), true);
    return news;
}

class Patches : public ::testing::TestWithParam<const char*> {};

TEST_P(Patches, LeadFromWhatWasShownToWhatIsSeenAtEveryEvent) {
    Table table = table_of(GetParam());
    const Match& match = table.match();
    const AnyGame& game = table.game();
    Rng rng(3);
    int told = 0;
    for (int turn = 0; turn < 60 && !match.over(); ++turn) {
        const Seat mover = match.to_move();
        const Caller caller{mover, false};
        const Reader reader{caller, {mover}};
        const Json before = json_of(update_message(table, reader, news_since(table)));
        const News news = news_since(table);
        const int from = match.ply();
        ASSERT_FALSE(table.act(caller, new_id(), table.step(), random_action(match, rng)).problem);
        const Json update = json_of(update_message(table, reader, news));
        Json document = shown_in(before);
        auto entry = update.at("log").begin();
        for (int ply = from + 1; ply <= match.ply(); ++ply)
            for (const Happening& one : match.happenings(ply)) {
                ASSERT_NE(entry, update.at("log").end());
                document = document.patch(entry->at("patch"));
                EXPECT_EQ(document, shown(game, one.state, mover)) << entry->at("text");
                ++entry;
                ++told;
            }
        EXPECT_EQ(entry, update.at("log").end());
    }
    EXPECT_GT(told, 20);
}

TEST_P(Patches, AreToldAgainToWhoeverLooksBack) {
    Table table = table_of(GetParam());
    const Match& match = table.match();
    Rng rng(4);
    for (int turn = 0; turn < 8 && !match.over(); ++turn)
        table.act({match.to_move(), false}, new_id(), table.step(), random_action(match, rng));
    for (int ply = 1; ply <= table.step(); ++ply) {
        const Json told =
            json_of(view_message(table, Seat::Nobody, "id", Look{.ply = ply, .since = ply - 1}));
        const Json stood =
            json_of(view_message(table, Seat::Nobody, "id", Look{.ply = ply - 1, .since = {}}));
        EXPECT_EQ(told.at("before"), shown_in(stood));
        Json document = told.at("before");
        for (const Json& entry : told.at("log")) document = document.patch(entry.at("patch"));
        const std::vector<Happening> happened = match.happenings(ply);
        if (!happened.empty()) {
            EXPECT_EQ(document, shown(table.game(), happened.back().state, Seat::Nobody));
        }
    }
    EXPECT_THROW(view_message(table, Seat::Nobody, "id", Look{.ply = 1, .since = 2}), Refused);
}

INSTANTIATE_TEST_SUITE_P(OpenGames, Patches,
                         ::testing::Values("rome_must_fall", "pomerium", "empire", "invasions"));

TEST(PatchesAndUndo, AnUndoneEventIsNotToldOf) {
    Table table = table_of("empire");
    Rng rng(1);
    Caller mover;
    do {
        mover.seat = table.match().to_move();
        ASSERT_NE(mover.seat, Seat::Nobody);
        table.act(mover, new_id(), table.step(), random_action(table.match(), rng));
    } while (!table.undo_target(mover));
    const News news = news_since(table);
    ASSERT_FALSE(table.undo(mover, new_id(), table.step()).problem);
    const Reader reader{mover, {mover.seat}};
    EXPECT_TRUE(json_of(update_message(table, reader, news)).at("log").empty());
}

}  // namespace
}  // namespace occasus::table::testing
