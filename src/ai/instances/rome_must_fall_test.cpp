// The promises of every computer player of Rome Must Fall: legal, repeatable, without hidden plans.
#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <vector>

#include "ai/any_player.h"
#include "games/registry.h"
#include "games/rome_must_fall/sheet.h"

namespace occasus::rome_must_fall {

namespace {

using Game = std::shared_ptr<const AnyGame>;

Game make(const std::string& board = {}) {
    const auto game = find_game("rome_must_fall")->make({.options = {}, .board = board});
    EXPECT_TRUE(game) << game.refusal().text;
    return *game;
}

// The built-in sheet with other tracks: paths of one and of twelve circles, a circle in the middle
// of two paths, two circles with the same ability, raid tracks of one and of twelve boxes.
std::string odd_sheet() {
    std::string sheet = "fact,of,number,value,provenance\nname,sheet,,Odd,OWN\n";
    const std::string own = ",OWN\n";
    for (int tracker = 0; tracker < kTrackers; ++tracker)
        for (int turn = 1; turn <= kTurns; ++turn)
            sheet += "timeline," + std::string(kTrackerIds[static_cast<std::size_t>(tracker)]) +
                     "," + std::to_string(turn) + "," + std::to_string((turn * tracker) % 10) + own;
    sheet += "path,vandals,1,alone" + own;
    for (int box = 1; box <= kMaxBoxes; ++box)
        sheet += "path,visigoths," + std::to_string(box) + ",v" + std::to_string(box) + own;
    sheet += "path,franks,1,f1" + own + "path,franks,2,v5" + own + "path,franks,3,f3" + own;
    sheet += "path,ostrogoths,1,o1" + own + "path,ostrogoths,2,f3" + own;
    sheet += "raid,sea,1,red_die" + own;
    for (int box = 1; box <= kMaxBoxes; ++box)
        sheet +=
            "raid,huns," + std::to_string(box) + (box % 2 ? ",plus_one:vandals" : ",red_die") + own;
    for (const char* icon : {"alone,,levy", "v1,,levy", "v2,,cube", "v5,,fire", "v7,,plus_one",
                             "v9,,roma", "v12,,fire", "f1,,cube", "f3,,fire", "o1,,cube"})
        sheet += "icon," + std::string(icon) + own;
    for (const char* circle : {"alone", "f1", "f3", "o1"}) {
        sheet += "title," + std::string(circle) + ",," + circle + own;
        sheet += "place," + std::string(circle) + ",,10 40" + own;
    }
    for (int box = 1; box <= kMaxBoxes; ++box) {
        sheet += "title,v" + std::to_string(box) + ",,V" + own;
        sheet += "place,v" + std::to_string(box) + ",,10 40" + own;
    }
    return sheet;
}

// Plays one game: `answer` is asked for an action whenever the player is to move.
template <class Answer>
std::vector<Action> play(const AnyGame& game, std::uint64_t seed, const Answer& answer) {
    std::vector<Action> actions;
    std::vector<Event> log;
    Rng dice(seed);
    AnyState state{};
    for (game.start(state); game.to_move(state) != Seat::Nobody;) {
        const bool chance = game.to_move(state) == Seat::Chance;
        const Action action = chance ? Action{dice.below(6)} : answer(state);
        if (!game.is_legal(state, action)) {
            ADD_FAILURE() << "illegal: " << game.action_text(state, action);
            break;
        }
        game.apply(state, action, log);
        actions.push_back(action);
    }
    return actions;
}

std::vector<Action> play_with(const AnyGame& game, std::string_view id, std::uint64_t seed) {
    const auto player = make_player(game, id);
    Rng whims(seed, 1);
    return play(game, seed, [&](const AnyState& state) { return player->choose(state, whims); });
}

std::vector<std::string_view> all_ids() {
    std::vector<std::string_view> ids;
    for (const PlayerFact& fact : players_of("rome_must_fall"))
        if (fact.id != "commander") ids.push_back(fact.id);  // It is strategos by another name.
    return ids;
}

bool searches(std::string_view id) {
    return id == "strategos" || id == "triumphator";
}

int games_of(std::string_view id) {
    return searches(id) ? 2 : 25;
}

void expect_legal_games(const AnyGame& game) {
    for (const std::string_view id : all_ids())
        for (int seed = 0; seed < games_of(id); ++seed)
            play_with(game, id, static_cast<std::uint64_t>(seed));
}

void expect_sound(const Advice& advice) {
    EXPECT_TRUE(advice.text.ends_with('.')) << advice.text;
    EXPECT_GE(advice.value, 0);
    EXPECT_LE(advice.value, 1);
    for (const std::string& point : advice.points) EXPECT_TRUE(point.ends_with('.')) << point;
}

}  // namespace

TEST(RomeMustFallPlayers, PlayLegally) {
    expect_legal_games(*make());
}

TEST(RomeMustFallPlayers, PlayLegallyOnASheetOfTheUsersOwn) {
    expect_legal_games(*make(odd_sheet()));
}

TEST(RomeMustFallPlayers, RepeatThemselves) {
    const Game game = make();
    for (const std::string_view id : all_ids())
        EXPECT_EQ(play_with(*game, id, 99), play_with(*game, id, 99)) << id;
}

// A player's memory of earlier questions must not matter.
TEST(RomeMustFallPlayers, AnswerAsANewPlayerWould) {
    const Game game = make();
    for (const std::string_view id : all_ids()) {
        const auto player = make_player(*game, id);
        Rng whims(4);
        int asked = 0;
        play(*game, 4, [&](const AnyState& state) {
            Rng same_whims = whims;
            const Action action = player->choose(state, whims);
            if (++asked % 7 == 0) {
                EXPECT_EQ(make_player(*game, id)->choose(state, same_whims), action) << id;
            }
            return action;
        });
    }
}

// Positions that no good player would bring about.
TEST(RomeMustFallPlayers, AnswerEveryPosition) {
    const Game game = make();
    std::vector<std::unique_ptr<AnyPlayer>> quick;
    std::vector<std::unique_ptr<AnyPlayer>> searching;
    for (const std::string_view id : all_ids())
        (searches(id) ? searching : quick).push_back(make_player(*game, id));
    Rng whims(8);
    std::size_t asked = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed)
        play(*game, seed, [&](const AnyState& state) {
            for (const auto& player : quick)
                EXPECT_TRUE(game->is_legal(state, player->choose(state, whims)));
            if (++asked % 50 != 0) return game->random_action(state, whims);
            for (const auto& player : searching)
                EXPECT_TRUE(game->is_legal(state, player->choose(state, whims)));
            return game->random_action(state, whims);
        });
}

TEST(RomeMustFallPlayers, AdviseWhatTheyPlay) {
    const Game game = make();
    for (const std::string_view id : all_ids()) {
        const auto player = make_player(*game, id);
        Rng whims(6);
        play(*game, 5, [&](const AnyState& state) {
            Rng same_whims = whims;
            const Advice advice = player->advise(state, whims);
            expect_sound(advice);
            EXPECT_EQ(advice.action, player->choose(state, same_whims)) << id;
            return advice.action;
        });
    }
}

TEST(RomeMustFallPlayers, AreKnownByTheirIds) {
    const Game game = make();
    EXPECT_TRUE(players_of("no_such_game").empty());
    EXPECT_EQ(make_player(*game, "no_such_player"), nullptr);
}

}  // namespace occasus::rome_must_fall
