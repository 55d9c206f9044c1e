// The table's texts: each sentence with every power, and no rule of the variant in the standard
// game.
#include <gtest/gtest.h>
#include <set>
#include <string>
#include <vector>

#include "core/rng.h"

#include "games/diplomacy/chapters/chapters.h"
#include "games/diplomacy/chapters/events.h"
#include "games/diplomacy/game.h"
#include "games/diplomacy/words/notation.h"

namespace occasus::diplomacy {
namespace {

std::shared_ptr<const AnyGame> game_with(std::vector<std::pair<std::string, std::string>> options) {
    Setup setup{.options = std::move(options), .board = {}};
    Text::shorten(setup);
    return *make_game(setup);
}
const Rules& rules_of(const AnyGame& game) {
    return static_cast<const Table&>(game).rules();
}

// One event, told by the rules themselves.
template <EventKind kKind, class... Args>
std::string said(const AnyGame& game, Args... args) {
    State state = rules_of(game).start();
    EventLog log;
    Turn{rules_of(game), state, Log(log)}.tell<kKind>(args...);
    return game.describe(log.events.front(), Seat::Nobody);
}

std::string_view rules_name(const AnyGame& game, int power) {
    return game.facts().seats[static_cast<std::size_t>(power)].in_sentence();
}

struct Speech {
    const char* name;
    bool is_people;
};
// In the order of the powers of the board.
const std::vector<Speech> kSpeech = {
    {"The Visigoths", true},      {"The Romano-British", true},  {"Gaul", false},
    {"The Vandals", true},        {"The Western Empire", false}, {"The Huns", true},
    {"The Eastern Empire", false}};

// FR-2. READING: R1. Peoples are many, empires are one.
TEST(Sentences, AgreeWithEveryPower) {
    const auto game = game_with({});
    const int rumania = rules_of(*game).board().find_place("RUM");
    for (int power = 0; power < kPowers; ++power) {
        const auto& [name, many] = kSpeech[static_cast<std::size_t>(power)];
        const auto who = power_id(power);
        const std::string is = many ? " are" : " is";
        const auto does = [&, many = many](const std::string& one, const std::string& several) {
            return name + (" " + (many ? several : one));
        };
        const auto owns = [&](int centres) {
            return said<EventKind::CentresCounted>(*game, who, centres);
        };
        EXPECT_EQ(owns(0), does("owns", "own") + " 0 centres.");
        EXPECT_EQ(owns(1), does("owns", "own") + " 1 centre.");
        EXPECT_EQ(owns(2), does("owns", "own") + " 2 centres.");
        EXPECT_EQ(said<EventKind::Waived>(*game, who), does("waives", "waive") + " a build.");
        EXPECT_EQ(said<EventKind::Raided>(*game, place_id(rumania), who),
                  does("loses", "lose") + " Rumania in a raid; now it is neutral.");
        EXPECT_EQ(said<EventKind::CentreTaken>(*game, place_id(rumania), who, PowerId::Nobody),
                  does("takes", "take") + " Rumania.");
        EXPECT_EQ(said<EventKind::DisorderBegan>(*game, who), name + is + " in civil disorder.");
        EXPECT_EQ(said<EventKind::DisorderEnded>(*game, who),
                  name + is + " no longer in civil disorder.");
        EXPECT_EQ(said<EventKind::DrawProposed>(*game, who),
                  does("proposes", "propose") + " a draw.");
        EXPECT_EQ(said<EventKind::Eliminated>(*game, who),
                  does("has", "have") + " no centre left and" + is + " out of the game.");
        EXPECT_EQ(
            said<EventKind::GameOver>(*game, Ending::Victory, who),
            does("owns", "own") + " 18 centres or more, and" + (many ? " have" : " has") + " won.");
        EXPECT_EQ(
            said<EventKind::GameOver>(*game, Ending::SoleSurvivor, who),
            name + std::string(" alone") + is + " left, and" + (many ? " have" : " has") + " won.");
        // Within the sentence the name begins with a small letter.
        const std::string revealed = said<EventKind::OwnerRevealed>(*game, place_id(rumania), who);
        EXPECT_EQ(revealed, "At the end: " + std::string(rules_name(*game, power)) +
                                (many ? " own" : " owns") + " Rumania.");
    }
    EXPECT_EQ(said<EventKind::CentreTaken>(*game, place_id(rumania), power_id(2), power_id(5)),
              "Gaul takes Rumania from the Huns.");
}

// SD-14, FR-10. The attacker is the unit, not the province that it came from.
TEST(Sentences, AUnitIsDislodgedByAnother) {
    const auto game = game_with({});
    const Board& board = rules_of(*game).board();
    const auto place = [&](const char* label) {
        return static_cast<std::uint8_t>(board.find_place(label));
    };
    const ToldUnit rumania{word_of(Unit{5, UnitKind::Fleet, place("RUM")})};
    const auto by = place_id(place("BLA"));
    EXPECT_EQ(said<EventKind::Dislodged>(*game, rumania, by, ToldFate::Dislodged),
              "Huns F RUM is dislodged by the unit that came from Black Sea.");
    EXPECT_EQ(said<EventKind::Dislodged>(*game, rumania, by, ToldFate::Destroyed),
              "Huns F RUM is destroyed, while it converts, by the unit that came from Black Sea.");
}

// How it stands when Gaul and the Huns have ordered so, in the order they are asked.
AnyState after_orders(const AnyGame& game, const char* phase,
                      const std::vector<const char*>& orders, std::vector<Event>& log) {
    Value units = Value::fields();
    units.set("GAUL", Value::list().push("A PAR").push("A MAR").push("F BRE"))
        .set("HUNS", Value::list().push("A MOS").push("A STP"));
    Value centres = Value::fields();
    centres.set("GAUL", Value::list().push("PAR").push("MAR").push("BRE").push("SPA").push("POR"))
        .set("HUNS", Value::list().push("MOS"));
    Value out = Value::list();
    for (const char* power : {"VISIGOTHS", "ROMANO-BRITISH", "VANDALS", "WESTERN", "EASTERN"})
        out.push(power);
    auto state = game.from_position(Value::fields()
                                        .set("phase", phase)
                                        .set("units", units)
                                        .set("centers", centres)
                                        .set("eliminated", out));
    for (const char* order : orders) game.apply(*state, *game.parse_action(*state, order), log);
    return *state;
}

// The whole log of a phase with these orders.
std::string told_of(const char* phase, const std::vector<const char*>& orders) {
    const auto game = game_with({{"start", "standard"}});
    std::vector<Event> log;
    after_orders(*game, phase, orders, log);
    std::string told;
    for (const Event& event : log) told += game->describe(event, Seat::Nobody) + "\n";
    return told;
}

// SD-12, FR-13, SD-16. The result of an order is a verb, whatever the order was.
TEST(Sentences, TellWhatBecameOfAnOrder) {
    const std::string movement = told_of(
        "S401M", {"F BRE H", "A MAR S A PAR - GAS", "A PAR S F BRE", "A MOS - UKR", "A STP H"});
    const auto tells = [](const std::string& told, const char* sentence) {
        return told.find(sentence) != std::string::npos;
    };
    EXPECT_TRUE(tells(movement, "Gaul F BRE H: holds.\n")) << movement;
    EXPECT_TRUE(tells(movement, "Gaul A MAR S A PAR - GAS: matches nothing (")) << movement;
    EXPECT_TRUE(tells(movement, "Gaul A PAR S F BRE: supports.\n")) << movement;
    EXPECT_TRUE(tells(movement, "Huns A MOS - UKR: moves (")) << movement;
    const std::string winter = told_of("W401A", {"A SPA B", "WAIVE", "A STP D"});
    EXPECT_TRUE(tells(winter, "Gaul A SPA B: is built.\n")) << winter;
    EXPECT_TRUE(tells(winter, "Huns A STP D: is removed.\n")) << winter;
}

// FR-13. A build is the last result until the next moves are carried out, and no longer.
TEST(Results, AreThoseOfTheLastPhase) {
    const auto game = game_with({{"start", "standard"}});
    const auto results = [&](std::vector<const char*> orders, const char* kind) {
        std::vector<Event> log;
        const AnyState state = after_orders(*game, "W401A", orders, log);
        return game->view(state, Seat::Nobody).find("results")->find(kind)->items()->size();
    };
    const std::vector<const char*> winter{"A SPA B", "WAIVE", "A STP D"};
    EXPECT_EQ(results(winter, "adjustments"), 3U);
    std::vector<const char*> spring = winter;
    spring.insert(spring.end(), {"F BRE H", "A MAR H", "A PAR H", "A SPA H", "A MOS H"});
    EXPECT_EQ(results(spring, "adjustments"), 0U);
    EXPECT_EQ(results(spring, "movement"), 5U);
}

// SD-5, FR-6. READING: R6. A fleet that reaches the other coast of a province is told so.
TEST(Refusals, TellTheCoastFromTheProvince) {
    const auto game = game_with({{"start", "standard"}});
    Value units = Value::fields();
    units.set("VISIGOTHS", Value::list().push("F HEL"));
    const auto state =
        game->from_position(Value::fields().set("phase", "S401M").set("units", units));
    ASSERT_TRUE(state);
    const auto told = [&](const char* order) {
        const auto action = game->parse_action(*state, order);
        const auto refusal = game->why_not(*state, *action);
        return refusal ? refusal->text : std::string();
    };
    EXPECT_EQ(told("F HEL - KIE/EC"), "The fleet reaches that province, but not on that coast.");
    EXPECT_EQ(told("F HEL - LON"), "The unit does not reach that province.");
    EXPECT_EQ(told("F HEL - KIE/WC"), "");
}

// FR-1. Events, questions, offers and refusals of whole games.
TEST(Citations, OfTheStandardGameAreItsOwn) {
    const auto game = game_with({{"game", "standard"}});
    std::set<std::string> cited;
    const auto cite_rule = [&](const std::optional<Cite>& rule) {
        if (rule) cited.emplace(game->facts().rulebook[rule->index].id);
    };
    for (std::uint64_t n = 0; n < 6; ++n) {
        Rng rng(12, n);
        AnyState state{};
        game->start(state);
        std::vector<Event> events;
        while (game->to_move(state) != Seat::Nobody) {
            if (rng.below(20) == 0) {
                cite_rule(game->prompt(state).rule);
                for (const Offer& offer : game->offers(state)) cite_rule(offer.rule);
                for (const char* order :
                     {"A PAR - MOS", "A PAR B", "F MOS B", "A LON B", "A PAR D", "A VIE D", "WAIVE",
                      "A PAR C", "F BRE C", "A MUN R RUH", "F LON - NTH", "A MUN - BER VIA",
                      "F NTH C A LON - NWY", "DRAW", "NMR"})
                    if (const auto action = game->parse_action(state, order))
                        if (const auto refusal = game->why_not(state, *action))
                            cite_rule(refusal->rule);
            }
            game->apply(state, game->random_action(state, rng), events);
        }
        cite_rule(game->prompt(state).rule);
        cite_rule(game->outcome(state).rule);
        for (const Event& event : events) cite_rule(event.rule);
    }
    EXPECT_GT(cited.size(), 10U);
    // That there is no converting is said by the rule of the game that has it.
    cited.erase("FR-8");
    for (const std::string& rule : cited) EXPECT_FALSE(rule.starts_with("FR-")) << rule;
}

}  // namespace
}  // namespace occasus::diplomacy
