// What each thing that happened changed is told with it: played one after another, the patches show
// what the seat could have seen at each of those moments, and nothing else.
#include <gtest/gtest.h>
#include <limits>
#include <nlohmann/json.hpp>
#include <numeric>

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

Json json_of(const std::string& text) {
    return Json::parse(text);
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
    news.there.assign(table.seats().all().size(), Presence{1, {}});
    return news;
}

// As a reader is told of it alone.
Json told(const Table& table, const Reader& reader, const News& news) {
    Album album(table.game());
    return json_of(update_message(table, reader, news, album));
}

// Plays at random, for all seats.
void play(Table& table, int plies, Rng& rng) {
    const Match& match = table.match();
    for (int turn = 0; turn < plies && !match.over(); ++turn)
        table.act({match.to_move(), false}, new_id(), table.step(), random_action(match, rng));
}

class Patches : public ::testing::TestWithParam<const char*> {};

TEST_P(Patches, LeadFromWhatWasShownToWhatIsSeenAtEveryEvent) {
    Table table = table_of(GetParam());
    const Match& match = table.match();
    const AnyGame& game = table.game();
    Rng rng(3);
    int entries = 0;
    for (int turn = 0; turn < 60 && !match.over(); ++turn) {
        const Seat mover = match.to_move();
        const Caller caller{mover, false};
        const Reader reader{caller, {mover}};
        const Json before = told(table, reader, news_since(table));
        const News news = news_since(table);
        const int from = match.ply();
        ASSERT_FALSE(table.act(caller, new_id(), table.step(), random_action(match, rng)).problem);
        const Json update = told(table, reader, news);
        Json document = shown_in(before);
        auto entry = update.at("log").begin();
        for (int ply = from + 1; ply <= match.ply(); ++ply)
            for (const Happening& one : match.happenings(ply)) {
                ASSERT_NE(entry, update.at("log").end());
                document = document.patch(entry->at("patch"));
                EXPECT_EQ(document, shown(game, one.state, mover)) << entry->at("text");
                ++entry;
                ++entries;
            }
        EXPECT_EQ(entry, update.at("log").end());
    }
    EXPECT_GT(entries, 20);
}

// Whoever wants to be told what changed has the same before him as one who is told all.
TEST_P(Patches, LeadToHowItStandsNow) {
    Table table = table_of(GetParam());
    Rng rng(8);
    Json kept = shown_in(told(table, kSpectatorReads, news_since(table)));
    std::size_t of_changes = 0;
    std::size_t of_all = 0;
    for (int turn = 0; turn < 60 && !table.match().over(); ++turn) {
        const News news = news_since(table);
        const bool goes_back = turn % 7 == 6 && table.match().undo_target();
        if (goes_back)
            table.undo({table.match().mover_at(table.match().ply()), false}, new_id(),
                       table.step());
        else
            play(table, 1, rng);
        const bool is_back = goes_back && table.step() < news.from;
        Album album(table.game());
        const std::string text =
            update_message(table, kSpectatorReads, news, album, Telling::Patches);
        const Json changes = json_of(text);
        const Json whole = told(table, kSpectatorReads, news);
        ASSERT_EQ(changes.contains("view"), is_back) << "what was undone is no longer known";
        if (is_back) {
            kept = shown_in(changes);
        } else {
            of_changes += text.size();
            of_all += whole.dump().size();
            for (const Json& entry : changes.at("log"))
                if (entry.contains("patch")) kept = kept.patch(entry.at("patch"));
            kept = kept.patch(changes.at("patch"));
        }
        EXPECT_EQ(kept, shown_in(whole));
        for (const char* same : {"n", "ply", "log", "prompt", "offers", "result"})
            EXPECT_EQ(changes.at(same), whole.at(same));
    }
    EXPECT_LT(of_changes, of_all);
}

TEST_P(Patches, AreToldAgainToWhoeverLooksBack) {
    Table table = table_of(GetParam());
    const Match& match = table.match();
    Rng rng(4);
    play(table, 8, rng);
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

// A view is what the server spends most of its time on.
TEST_P(Patches, AViewIsMadeOnceForAllWhoKnowTheSame) {
    Table table = table_of(GetParam());
    Rng rng(5);
    play(table, 6, rng);
    const News news = news_since(table);
    const int from = table.match().ply();
    play(table, 1, rng);
    std::size_t happened = 0;
    for (int ply = from + 1; ply <= table.match().ply(); ++ply)
        happened += table.match().happenings(ply).size();
    Album album(table.game());
    const Json seen = json_of(update_message(table, kSpectatorReads, news, album));
    // How it stood before, after each thing that happened, and, where more comes of it, in the end.
    EXPECT_LE(album.views(), happened + 2);
    const std::size_t views = album.views();
    const std::size_t patches = album.patches();
    for (int seat = 0; seat < static_cast<int>(table.seats().all().size()); ++seat) {
        const Reader reader{{seat_at(seat), true}, {seat_at(seat)}};
        EXPECT_EQ(json_of(update_message(table, reader, news, album)).at("log"), seen.at("log"));
    }
    EXPECT_EQ(album.views(), views);
    EXPECT_EQ(album.patches(), patches);
}

// A story of 100 plies cost fifty times the view it is about, and anyone may ask for it.
TEST_P(Patches, OfALongStoryTheEndIsToldAndTheRestIsOneJump) {
    Table table = table_of(GetParam());
    Rng rng(6);
    play(table, 300, rng);
    const int to = table.step();
    const int from = 0;
    const Sight sight = table.sight(Seat::Nobody);
    Album album(table.game());
    const Json log = json_of(sight.told_between(from, to, album));
    EXPECT_LE(album.views(), Sight::kMostPatched + 3);
    EXPECT_LE(album.patches(), Sight::kMostPatched + 2);
    ASSERT_GE(log.size(), Sight::kMostPatched);  // A short game may just fit.
    EXPECT_EQ(static_cast<int>(log.size()), sight.heard_after(to) - sight.heard_after(from))
        << "nothing of it is left out";
    Json document = json_of(sight.shown_after(from, album));
    std::vector<std::size_t> bytes;
    for (const Json& entry : log) {
        document = document.patch(entry.at("patch"));
        if (!entry.at("patch").empty()) bytes.push_back(entry.at("patch").dump().size());
    }
    EXPECT_EQ(document,
              shown(table.game(), table.match().happenings(table.match().ply()).back().state,
                    Seat::Nobody));
    ASSERT_GT(bytes.size(), 2U);
    EXPECT_LE(bytes.size(), Sight::kMostPatched + 1);
    const std::size_t counted = std::accumulate(bytes.begin() + 1, bytes.end() - 1, std::size_t{0});
    EXPECT_LE(counted, Sight::kMostPatchBytes);
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
    EXPECT_TRUE(told(table, reader, news).at("log").empty());
}

TEST(PatchesAndJson, ThePatchLeadsToTheOtherDocument) {
    const std::vector<const char*> documents{
        R"({})",
        R"({"a": 1, "b": [1, 2, 3], "c": {"x/y": 1, "~z": null}})",
        R"({"a": "1", "b": [1, 5], "c": {"x/y": 2, "new~/": {}}})",
        R"({"b": [], "c": null, "a": [[1], {"k": [true]}]})",
        R"({"c": {"~z": 0}, "a": [[], {"k": [true, false]}, 3], "b": {}})",
        R"([1, 2])",
        R"([])",
        R"(7)",
    };
    for (const char* from : documents)
        for (const char* to : documents) {
            const Json patch = json_of(json_patch(*parse_json(from), *parse_json(to)));
            EXPECT_EQ(Json::parse(from).patch(patch), Json::parse(to)) << from << to << patch;
            if (from == to) {
                EXPECT_TRUE(patch.empty());
            }
        }
}

TEST(PatchesAndJson, TextIsWhatTheLibraryWouldWrite) {
    using Ordered = nlohmann::ordered_json;
    for (const char* text : {"", "plain", "\"quoted\"", "back\\slash", "line\nend", "\x01\x1f\x7f",
                             "“Zürich”", "\xff\xfe", "half\xc3"})
        EXPECT_EQ(to_json(Value(text)),
                  Ordered(text).dump(-1, ' ', false, Ordered::error_handler_t::replace));
    for (const double number :
         {0.0, -0.0, 1.0, 0.1, 1.0 / 3, 1e300, -2.5e-7, std::numeric_limits<double>::infinity()})
        EXPECT_EQ(to_json(Value(number)), Ordered(number).dump());
    EXPECT_EQ(to_json(Value(std::numeric_limits<std::int64_t>::min())), "-9223372036854775808");
    for (const char* text :
         {R"([])", R"({})", R"([1,[2,{"a":[]}],null])", R"({"a":{},"b":[true,1.5]})"})
        EXPECT_EQ(to_json(*parse_json(text)), text);
}

}  // namespace
}  // namespace occasus::table::testing
