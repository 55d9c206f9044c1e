// Positions as documents: read and written back, and complaints that name the field.
#include <gtest/gtest.h>
#include <string>

#include "games/pomerium/game.h"
#include "record/json.h"

namespace occasus::pomerium {
namespace {

Rules rules() {
    return {*Board::parse(built_in_board()), Options{}};
}

// Why a position is refused; empty when it is not.
std::string complaint(const std::string& json) {
    const auto document = parse_json(json);
    EXPECT_TRUE(document) << json;
    const auto state = Text::from_position(rules(), *document);
    return state ? "" : state.refusal().text;
}

// A position with two generals, and more about it.
std::string with(const std::string& more) {
    return R"({"generals":[{"legions":5,"provinces":["gaul","spain"]},
                           {"legions":9,"provinces":["italy"]}],"senate":{"africa":1})" +
           (more.empty() ? "" : "," + more) + "}";
}
std::string of_rivals(const std::string& more) {
    return with(R"("phase":"rivals","queue":{"rivals":[{"number":1}]},)" + more);
}
std::string of_events(const std::string& more) {
    return with(R"("phase":"events",)" + more);
}
constexpr const char* kImpossible = "position is impossible: ";

TEST(Position, ComesBackAsItWas) {
    const Rules game = rules();
    NullSink sink;
    for (std::uint64_t n = 0; n < 20; ++n) {
        Rng rng(4, n);
        State state = Rules::start();
        for (int ply = 0; ply < 600 && Rules::to_move(state) != Seat::Nobody; ++ply) {
            const auto again = Text::from_position(game, Text::position(game, state));
            ASSERT_TRUE(again) << again.refusal().text;
            ASSERT_EQ(*again, state) << ply;
            game.apply(state, game.random_action(state, rng), sink);
        }
    }
}

TEST(Position, WithoutFieldsIsTheStart) {
    EXPECT_EQ(*Text::from_position(rules(), Value::fields()), Rules::start());
}

// A1, E3: with generals and nothing else it is your action in year 1.
TEST(Position, WithGeneralsIsYourAction) {
    const auto state = Text::from_position(rules(), *parse_json(with("")));
    ASSERT_TRUE(state) << state.refusal().text;
    EXPECT_EQ(state->turn, 1);
    EXPECT_EQ(state->step, Step::Act);
    EXPECT_EQ(state->next_number, 2);
    EXPECT_EQ(state->numbers[1], 1);
}

TEST(Position, NamesTheFieldAtFault) {
    EXPECT_EQ(complaint("[]"), "A position is a JSON object.");
    EXPECT_EQ(complaint(R"({"gold":1})"), "gold is not a field of a position.");
    EXPECT_EQ(complaint(R"({"turn":-1})"), "turn must be a whole number from 0 to 9999.");
    EXPECT_EQ(complaint(R"({"turn":"I"})"), "turn must be a whole number from 0 to 9999.");
    EXPECT_EQ(complaint(with(R"("step":"feast")")), "step has an unknown value.");
    EXPECT_EQ(complaint(with(R"("step":1)")), "step has an unknown value.");
    EXPECT_EQ(complaint(with(R"("phase":"night")")), "phase has an unknown value.");
    EXPECT_EQ(complaint(with(R"("at":"thule")")), "at names an unknown province.");
    EXPECT_EQ(complaint(with(R"("change":"plague")")), "change has an unknown value.");
    EXPECT_EQ(complaint(with(R"("outcome":"draw")")), "outcome has an unknown value.");
    EXPECT_EQ(complaint(with(R"("cause":"old age")")), "cause has an unknown value.");
    EXPECT_EQ(complaint(with(R"("garrisons_due":1)")), "garrisons_due must be a list.");
    EXPECT_EQ(complaint(with(R"("garrisons_due":["thule"])")),
              "garrisons_due names an unknown province.");
}

TEST(Position, NamesTheFigureOutOfRange) {
    const auto range = [](const std::string& name, int most) {
        return name + " must be a whole number from 0 to " + std::to_string(most) + ".";
    };
    for (const char* name : {"attacking", "defending", "attacker_devoted", "defender_devoted",
                             "host_strength", "losses"})
        EXPECT_EQ(complaint(with("\"" + std::string(name) + "\":4001")), range(name, 4000));
    for (const auto& [name, most] : {std::pair("offer", 2),
                                     {"die", 6},
                                     {"attacker_leads", 1},
                                     {"devoted", 2},
                                     {"segments", 6},
                                     {"dice", 3},
                                     {"second", 1},
                                     {"rivals_due", 4},
                                     {"rivals_at_start", 4},
                                     {"pending", 15},
                                     {"events_due", 6}}) {
        const std::string field = "\"" + std::string(name) + "\":";
        EXPECT_EQ(complaint(with(field + std::to_string(most + 1))), range(name, most));
        EXPECT_EQ(complaint(with(field + "-1")), range(name, most));
    }
}

TEST(Position, NamesTheSideOrPeopleThatIsNone) {
    const std::string side = "attacker must be the number of a living general, or \"host\".";
    for (const char* who : {"7", "-1", "\"gaul\"", "true"})
        EXPECT_EQ(complaint(with("\"attacker\":" + std::string(who))), side);
    EXPECT_EQ(complaint(with(R"("invader":"romans")")),
              "invader names invaders that are not on the board.");
    EXPECT_EQ(complaint(with(R"("invader":2)")),
              "invader names invaders that are not on the board.");
    EXPECT_EQ(complaint(with(R"("base":"rome")")), "base names an unknown province.");
}

// C1, C2.
TEST(Position, NamesWhatIsWrongWithWhoHoldsWhat) {
    EXPECT_EQ(complaint(R"({"generals":{}})"), "generals must be a list of five at most.");
    EXPECT_EQ(complaint(R"({"generals":[1,2,3,4,5,6]})"),
              "generals must be a list of five at most.");
    EXPECT_EQ(complaint(R"({"generals":[{"legions":4001,"provinces":["gaul"]}]})"),
              "generals.legions must be a whole number from 0 to 4000.");
    EXPECT_EQ(complaint(R"({"generals":[{"number":-1,"provinces":["gaul"]}]})"),
              "generals.number must be a whole number from 0 to 9999.");
    EXPECT_EQ(complaint(R"({"generals":[{"provinces":["thule"]}]})"),
              "generals.provinces names an unknown province.");
    EXPECT_EQ(complaint(R"({"generals":[{"provinces":["gaul"]},{"provinces":["gaul"]}]})"),
              "generals.provinces names a province that somebody else holds.");
    EXPECT_EQ(complaint(R"({"senate":[]})"), "senate must be an object.");
    EXPECT_EQ(complaint(R"({"senate":{"thule":1}})"), "senate names an unknown province.");
    EXPECT_EQ(complaint(R"({"senate":{"gaul":-1}})"),
              "senate.gaul must be a whole number from 0 to 4000.");
    EXPECT_EQ(complaint(with(R"("nations":{"gaul":3})")),
              "nations names a province that somebody else holds.");
    EXPECT_EQ(complaint(with(R"("nations":{"dacia":0})")),
              "nations.dacia must be a whole number from 1 to 4000.");
    EXPECT_EQ(complaint(with(R"("next_number":1)")),
              "next_number must be a whole number from 2 to 9999.");
}

// V3, B13, E3.
TEST(Position, RefusesGeneralsWhoCannotBe) {
    const std::string impossible = kImpossible;
    EXPECT_EQ(complaint(R"({"generals":[{"legions":5}]})"),
              impossible + "a general without a province is not out.");
    EXPECT_EQ(complaint(R"({"generals":[{"number":1,"provinces":["gaul"]}]})"),
              impossible + "the first general is not you, who have number 0.");
    EXPECT_EQ(complaint(R"({"generals":[{"provinces":["gaul"]},{"number":2,"provinces":["italy"]},
                                        {"number":2,"provinces":["asia"]}]})"),
              impossible + "generals are out of order.");
}

TEST(Position, RefusesAnEndThatIsNone) {
    const std::string fault = std::string(kImpossible) + "the game is over without an outcome.";
    EXPECT_EQ(complaint(with(R"("step":"over")")), fault);
    EXPECT_EQ(complaint(with(R"("outcome":"win")")), fault);
    EXPECT_EQ(complaint(with(R"("step":"over","outcome":"loss","cause":"merged")")), "");
    EXPECT_EQ(complaint(with(R"("step":"next")")),
              std::string(kImpossible) + "a step is left open.");
}

// T1 to T4: every question belongs to its part of the year.
TEST(Position, RefusesAQuestionAtTheWrongTime) {
    const std::string fault = std::string(kImpossible) + "phase does not fit the step.";
    for (const char* step :
         {"home", "legions", "rivals", "rival_legions", "rival_second_die", "rival_home",
          "garrison", "order", "rival_action", "base", "neighbour", "events", "event", "victim",
          "newcomer_legions", "newcomer_home", "province", "route", "host"})
        EXPECT_EQ(complaint(with("\"step\":\"" + std::string(step) + "\"")), fault) << step;
    EXPECT_EQ(complaint(of_events(R"("step":"act")")), fault);
    EXPECT_EQ(complaint(with(R"("phase":"set_up","step":"hit")")), fault);
}

TEST(Position, RefusesWhatBelongsToAnotherQuestion) {
    const std::string impossible = kImpossible;
    for (const char* battle : {R"("attacking":1)", R"("die":1)", R"("offer":1)", R"("at":"italy")",
                               R"("attacker":1)", R"("host_strength":3)"})
        EXPECT_EQ(complaint(with(battle)),
                  impossible + "a battle or an offer is given where there is none.")
            << battle;
    EXPECT_EQ(complaint(with(R"("queue":{"rivals":[{"number":1}]})")),
              impossible + "queue is not due.");
    EXPECT_EQ(complaint(with(R"("garrisons_due":["africa"])")),
              impossible + "garrisons_due do not fit.");
    EXPECT_EQ(complaint(of_events(R"("step":"garrison")")),
              impossible + "garrisons_due do not fit.");
    EXPECT_EQ(complaint(of_events(R"("step":"garrison","garrisons_due":["gaul"])")),
              impossible + "garrisons_due names a province that is not senatorial.");
    EXPECT_EQ(complaint(with(R"("pending":1)")), impossible + "pending does not fit.");
    EXPECT_EQ(complaint(with(R"("base":"gaul")")), impossible + "base is not due.");
    EXPECT_EQ(complaint(with(R"("invader":"celts")")), impossible + "invader is not due.");
    EXPECT_EQ(complaint(with(R"("events_due":1)")), impossible + "events_due is not due.");
    EXPECT_EQ(complaint(with(R"("change":"epidemic")")), impossible + "change does not fit.");
    EXPECT_EQ(complaint(of_events(R"("step":"province")")), impossible + "change does not fit.");
    EXPECT_EQ(complaint(with(R"("rivals_due":1)")),
              impossible + "rivals_due and rivals_at_start do not fit.");
    EXPECT_EQ(complaint(with(R"("rivals_at_start":1)")),
              impossible + "rivals_due and rivals_at_start do not fit.");
}

// S1 to S6.
TEST(Position, RefusesASetUpThatCannotBe) {
    const auto set_up = [](const std::string& more) {
        return complaint(R"({"generals":[{"provinces":["gaul"]}],"phase":"set_up",)" + more + "}");
    };
    const std::string fault =
        std::string(kImpossible) + "rivals_due and rivals_at_start do not fit.";
    EXPECT_EQ(set_up(R"("step":"home")"),
              std::string(kImpossible) + "generals do not fit the step.");
    EXPECT_EQ(complaint(R"({"step":"legions"})"),
              std::string(kImpossible) + "generals do not fit the step.");
    EXPECT_EQ(set_up(R"("step":"rival_legions")"), fault);
    EXPECT_EQ(set_up(R"("step":"rival_legions","rivals_at_start":2,"rivals_due":2)"), "");
    EXPECT_EQ(set_up(R"("step":"rival_legions","rivals_at_start":1,"rivals_due":2)"), fault);
    EXPECT_EQ(set_up(R"("step":"rival_home","rivals_at_start":2,"rivals_due":2)"),
              std::string(kImpossible) + "pending does not fit.");
    EXPECT_EQ(set_up(R"("step":"rival_second_die","pending":4,"rivals_at_start":2,"rivals_due":2)"),
              std::string(kImpossible) + "only a single rival has a second die.");
    EXPECT_EQ(complaint(R"({"generals":[{"provinces":["spain","gaul","italy","illyrica","achaia",
                            "asia","syria","africa"]}],"phase":"set_up","step":"rival_home",
                            "pending":4,"rivals_at_start":1,"rivals_due":1})"),
              fault);
}

// N1 to N5.
TEST(Position, RefusesAQueueThatCannotBe) {
    const std::string impossible = kImpossible;
    EXPECT_EQ(complaint(with(R"("queue":[])")), "queue.rivals must be a list of four at most.");
    EXPECT_EQ(complaint(with(R"("queue":{"rivals":[{"number":0}]})")),
              "queue.rivals.number must be a whole number from 1 to 9999.");
    EXPECT_EQ(complaint(with(R"("queue":{"rivals":[{"number":1,"die":21}]})")),
              "queue.rivals.die must be a whole number from 0 to 20.");
    EXPECT_EQ(complaint(with(R"("queue":{"rivals":[{"number":1}],"at":2})")),
              "queue.at must be a whole number from 0 to 1.");
    EXPECT_EQ(complaint(with(R"("queue":{"rivals":[{"number":1}],"end":2})")),
              "queue.end must be a whole number from 0 to 1.");
    EXPECT_EQ(complaint(of_rivals(R"("step":"rival_action")")), "");
    EXPECT_EQ(complaint(with(R"("phase":"rivals","step":"rival_action")")),
              impossible + "queue has no rival whose turn it is.");
    EXPECT_EQ(complaint(with(R"("phase":"rivals","step":"rival_action",
                                "queue":{"rivals":[{"number":7}]})")),
              impossible + "queue has no rival whose turn it is.");
    EXPECT_EQ(complaint(with(R"("phase":"rivals","step":"rival_action",
                                "queue":{"rivals":[{"number":1,"tied":true}]})")),
              impossible + "queue is not in order.");
    EXPECT_EQ(complaint(of_rivals(R"("step":"order")")), impossible + "queue.tied does not fit.");
    EXPECT_EQ(complaint(with(R"("phase":"rivals","step":"order",
                                "queue":{"rivals":[{"number":1,"tied":true}]})")),
              impossible + "queue.tied does not fit.");
    const auto pair = [](const std::string& more) {
        return complaint(with(R"("phase":"rivals","step":"order",
            "queue":{"rivals":[{"number":1,"tied":true},{"number":1}],)" +
                              more + "}"));
    };
    EXPECT_EQ(pair(R"("at":1,"end":2)"), "");
    EXPECT_EQ(pair(R"("at":1,"end":1)"),
              impossible + "queue.at and queue.end are not those of the first tie.");
    EXPECT_EQ(pair(R"("at":2,"end":2)"),
              impossible + "queue.at and queue.end are not those of the first tie.");
}

TEST(Position, RefusesABaseThatCannotBe) {
    const std::string impossible = kImpossible;
    const std::string fault =
        impossible + "base is not a province of the rival with a foreign neighbour.";
    EXPECT_EQ(complaint(of_rivals(R"("step":"neighbour","pending":2,"base":"italy")")), "");
    EXPECT_EQ(complaint(of_rivals(R"("step":"neighbour","pending":2,"base":"gaul")")), fault);
    EXPECT_EQ(complaint(of_rivals(R"("step":"neighbour","pending":3,"base":"italy")")),
              impossible + "pending does not fit.");
    EXPECT_EQ(complaint(R"({"generals":[{"provinces":["spain"]},
                            {"legions":0,"provinces":["gaul","britannia"]}],"phase":"rivals",
                            "queue":{"rivals":[{"number":1}]},"step":"neighbour","pending":1,
                            "base":"britannia"})"),
              fault);
    EXPECT_EQ(complaint(R"({"generals":[{"provinces":["spain"]},
                            {"legions":0,"provinces":["gaul","italy"]}],"phase":"rivals",
                            "queue":{"rivals":[{"number":1}]},"step":"base","pending":2})"),
              impossible + "pending does not fit.");
}

// E2, E3, E7.
TEST(Position, RefusesAnEventThatCannotBe) {
    const std::string impossible = kImpossible;
    EXPECT_EQ(complaint(of_events(R"("step":"victim")")), "");
    EXPECT_EQ(complaint(R"({"generals":[{"provinces":["gaul"]}],"phase":"events",
                            "step":"victim"})"),
              impossible + "there is no choice of a victim.");
    const std::string three = R"({"generals":[{"provinces":["gaul"]},{"provinces":["italy"]},
                                              {"provinces":["asia"]}],"phase":"events",)";
    EXPECT_EQ(complaint(three + R"("step":"newcomer_legions"})"),
              impossible + "no new general can rise.");
    EXPECT_EQ(complaint(three + R"("step":"newcomer_home","pending":3})"),
              impossible + "no new general can rise.");
    EXPECT_EQ(complaint(of_events(R"("step":"host","invader":"picts")")), "");
    EXPECT_EQ(complaint(of_events(R"("step":"host","invader":"armenians")")),
              impossible + "invader finds no imperial province on the way.");
}

// A1, L1 to L4a.
TEST(Position, RefusesAnOfferThatCannotBe) {
    const std::string impossible = kImpossible;
    EXPECT_EQ(complaint(with(R"("step":"answer","offer":1,"at":"italy")")), "");
    EXPECT_EQ(complaint(with(R"("step":"answer","offer":2,"at":"italy")")),
              impossible + "offer does not fit the step.");
    EXPECT_EQ(complaint(with(R"("step":"answer","offer":1,"at":"italy","attacker":1)")),
              impossible + "attacker is not the side whose turn it is.");
    EXPECT_EQ(complaint(with(R"("step":"answer","offer":1,"at":"gaul")")),
              impossible + "attacker holds the province already.");
    EXPECT_EQ(complaint(with(R"("step":"proposer","offer":1,"at":"africa")")),
              impossible + "only generals roll for dominance.");
    EXPECT_EQ(complaint(with(R"("step":"approached","offer":1,"at":"italy")")),
              impossible + "die does not fit the step.");
    EXPECT_EQ(complaint(with(R"("step":"consent","offer":1,"at":"italy","attacker_leads":1)")),
              impossible + "step asks the wrong side.");
    const auto to_you = [](const std::string& more) {
        return complaint(of_rivals(R"("offer":1,"at":"gaul","attacker":1,)" + more));
    };
    EXPECT_EQ(to_you(R"("step":"consent","attacker_leads":1)"), "");
    EXPECT_EQ(to_you(R"("step":"consent")"),
              impossible + "you are not asked where you would be dominant.");
    EXPECT_EQ(to_you(R"("step":"answer","attacker_leads":1)"),
              impossible + "step asks the wrong side.");
}

// B2 to B9.
TEST(Position, RefusesABattleThatCannotBe) {
    const std::string impossible = kImpossible;
    const auto battle = [](const std::string& more) {
        return complaint(with(R"("at":"italy",)" + more));
    };
    const std::string sides =
        impossible + "attacking, attacker_devoted, defending and defender_devoted do not fit.";
    EXPECT_EQ(battle(R"("step":"attacker_initiative")"), "");
    EXPECT_EQ(battle(R"("step":"attacker_initiative","offer":1)"),
              impossible + "offer does not fit the step.");
    EXPECT_EQ(battle(R"("step":"attacker_initiative","die":3)"),
              impossible + "die does not fit the step.");
    EXPECT_EQ(battle(R"("step":"attacker_initiative","attacker_leads":1)"),
              impossible + "attacker_leads is not known yet.");
    EXPECT_EQ(battle(R"("step":"attacker_initiative","devoted":1)"),
              impossible + "devoted does not fit the step.");
    EXPECT_EQ(battle(R"("step":"attacker_initiative","host_strength":1)"),
              impossible + "host_strength is not due.");
    EXPECT_EQ(battle(R"("step":"attacker_initiative","segments":1)"),
              impossible + "segments, dice and second do not fit the step.");
    EXPECT_EQ(battle(R"("step":"strength")"),
              impossible + "step rolls for a strength that is not due.");
    EXPECT_EQ(battle(R"("step":"devote")"), "");
    EXPECT_EQ(battle(R"("step":"devotion")"), impossible + "step asks the wrong side.");
    EXPECT_EQ(battle(R"("step":"devotion","devoted":1)"), sides);
    EXPECT_EQ(battle(R"("step":"devotion","devoted":1,"attacking":5,"attacker_devoted":5)"), "");
    EXPECT_EQ(battle(R"("step":"devotion","devoted":1,"attacking":6,"attacker_devoted":6)"), sides);
    EXPECT_EQ(battle(R"("step":"devotion","devoted":1,"attacking":4,"attacker_devoted":5)"), sides);
    const std::string fought = R"("devoted":2,"attacker_devoted":5,"defender_devoted":9,)";
    EXPECT_EQ(battle(fought + R"("step":"segments","attacking":5,"defending":9,"losses":2)"), "");
    EXPECT_EQ(battle(fought + R"("step":"segments","attacking":5,"defending":9,"losses":1)"),
              impossible + "losses are not as B7 says.");
    EXPECT_EQ(battle(fought + R"("step":"segments","attacking":3,"defending":9,"losses":2)"),
              sides);
    EXPECT_EQ(battle(fought + R"("step":"hit","attacking":3,"defending":9,"losses":2,
                                 "segments":1,"dice":3)"),
              "");
    EXPECT_EQ(battle(fought + R"("step":"hit","attacking":3,"defending":9,"losses":2,"dice":3)"),
              impossible + "segments, dice and second do not fit the step.");
    EXPECT_EQ(battle(fought + R"("step":"hit","attacking":3,"defending":9,"losses":2,
                                 "segments":1)"),
              impossible + "segments, dice and second do not fit the step.");
    EXPECT_EQ(complaint(R"({"generals":[{"provinces":["gaul"]}],"senate":{"spain":0},
                            "at":"spain","step":"attacker_initiative"})"),
              impossible + "a side has nothing to fight with.");
}

// E8.
TEST(Position, RefusesAHostOutOfItsTime) {
    const std::string impossible = kImpossible;
    EXPECT_EQ(complaint(of_events(R"("step":"attacker_initiative","at":"italy","attacker":"host",
                                     "host_strength":5)")),
              "");
    EXPECT_EQ(
        complaint(of_events(R"("step":"attacker_initiative","at":"italy","attacker":"host")")),
        impossible + "attacker is not the side whose turn it is.");
    EXPECT_EQ(complaint(with(R"("step":"attacker_initiative","at":"italy","attacker":"host",
                                "host_strength":5)")),
              impossible + "attacker is not the side whose turn it is.");
    EXPECT_EQ(complaint(of_events(R"("step":"answer","offer":1,"at":"italy","attacker":"host",
                                     "host_strength":5)")),
              impossible + "offer does not fit the step.");
    EXPECT_EQ(complaint(of_events(R"("step":"strength","at":"dacia","attacker":"host",
                                     "host_strength":5)")),
              impossible + "step rolls for a strength that is not due.");
}

}  // namespace
}  // namespace occasus::pomerium
