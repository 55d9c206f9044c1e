// Events as sentences, and the result of a game.
#include <string>

#include "games/rome_must_fall/rulebook.gen.h"
#include "games/rome_must_fall/text.h"

namespace occasus::rome_must_fall {

namespace {

inline constexpr std::array<std::string_view, kAbilities> kAbilityNames = {
    "re-roll", "+1 to a die", "offensive", "levy of a cube"};

std::string number(int n) {
    return std::to_string(n);
}
std::string title(int tracker) {
    return std::string(kTrackerTitles[static_cast<std::size_t>(tracker)]);
}
// "The Vandals", "War at Sea": as the subject of a sentence.
std::string subject(int tracker) {
    return tracker_at(tracker) == Tracker::Sea ? title(tracker) : "The " + title(tracker);
}
std::string plural(int n, const std::string& noun) {
    return number(n) + " " + noun + (n == 1 ? "" : "s");
}

std::string rolled_text(int face, int value, bool red) {
    if (red) return "A red die falls " + number(face) + " and counts " + number(value) + ".";
    return "A white die falls " + number(value) + ".";
}

std::string compared_text(const Event& event, bool held) {
    const std::string figures = number(event.args[2]) + " against " + number(event.args[3]);
    return title(event.args[0]) + ": " + figures + (held ? ", held." : ", lost.");
}

std::string raid_text(const Rules& rules, const Event& event) {
    const Box& box = rules.sheet().box(tracker_at(event.args[0]), event.args[1]);
    const std::string place = title(event.args[0]) + ", raid box " + number(event.args[1] + 1);
    return place + (box.icon == Icon::None ? ": empty, no effect." : " is marked.");
}

std::string game_over_text(int grade) {
    if (grade == 0) return "The fourth fire: Rome has fallen. Defeat.";
    return grade == 1
               ? "All twelve turns are past and Rome stands. Victory."
               : "All twelve turns are past and Rome stands almost whole. Brilliant victory.";
}

}  // namespace

std::string_view Text::event_kind(const Event& event) {
    return kEventKinds[event.kind];
}

std::string Text::describe(const Rules& rules, const Event& event, Seat) {
    const auto& args = event.args;
    const auto circle = [&](int index) {
        return rules.sheet().circles[static_cast<std::size_t>(index)].title;
    };
    switch (static_cast<EventKind>(event.kind)) {
        case EventKind::TurnBegan:
            return "Turn " + number(args[0]) + ", the year " +
                   number(kFirstYear + kYearsATurn * (args[0] - 1)) + ".";
        case EventKind::Rolled:
            return rolled_text(args[1], args[2], args[3] != 0);
        case EventKind::Rerolled:
            return "Re-roll: the " + number(args[1]) + " becomes " + number(args[2]) + ".";
        case EventKind::Raised:
            return "+1: the " + number(args[1] - 1) + " becomes " + number(args[1]) + ".";
        case EventKind::Levied:
            return "Levy: one cube, now " + number(args[0]) + ".";
        case EventKind::GloryCube:
            return "Glory: a 6 buys one cube, now " + number(args[1]) + ".";
        case EventKind::GloryRestore:
            return "Glory: two 6s turn a red die white for the next roll; " + number(args[0]) +
                   " red left.";
        case EventKind::GloryErase:
            return "Glory: two 6s win back " + circle(args[0]) + ".";
        case EventKind::Assigned:
            return "A " + number(args[2]) + " stands on " + title(args[0]) + ".";
        case EventKind::BlackRolled:
            return title(args[0]) + ": the black die falls " + number(args[1]) + " and counts " +
                   number(args[2]) + ".";
        case EventKind::CubesSpent:
            return plural(args[1], "cube") + " for " + title(args[0]) + ", " + number(args[2]) +
                   " left.";
        case EventKind::Held:
            return compared_text(event, true);
        case EventKind::Lost:
            return compared_text(event, false);
        case EventKind::CircleMarked:
            return subject(args[0]) + " take " + circle(args[1]) + ".";
        case EventKind::RaidMarked:
            return raid_text(rules, event);
        case EventKind::CubeLost:
            return "One cube is lost with it, " + number(args[0]) + " left.";
        case EventKind::DieTurnedRed:
            return "One Imperial die turns red from the next roll on; " + number(args[0]) + " red.";
        case EventKind::Fire:
            return "Fire: " + number(args[0]) + " of " + number(kFallBoxes) +
                   " marked on the Fall of Rome.";
        case EventKind::AbilityLost:
            return "The " + std::string(kAbilityNames[static_cast<std::size_t>(args[0])]) +
                   " is lost for the rest of the game.";
        case EventKind::BonusAdded:
            return subject(args[0]) + " attack with +" + number(args[1]) + " from now on.";
        case EventKind::NoEffect:
            return event.rule == cite("R13")
                       ? "Three dice are red already: no effect."
                       : title(args[0]) + ": nothing is left to take, no effect.";
        case EventKind::GameOver:
            return game_over_text(args[0]);
    }
    return {};
}

Value Text::event_args(const Rules& rules, const Event& event) {
    const auto& args = event.args;
    const auto tracker = [&](int index) {
        return Value(kTrackerIds[static_cast<std::size_t>(index)]);
    };
    const auto circle = [&](int index) {
        return Value(rules.sheet().circles[static_cast<std::size_t>(index)].id);
    };
    Value named = Value::fields();
    switch (static_cast<EventKind>(event.kind)) {
        case EventKind::TurnBegan:
            return named.set("turn", args[0]).set("year", kFirstYear + kYearsATurn * (args[0] - 1));
        case EventKind::Rolled:
            return named.set("die", args[0])
                .set("face", args[1])
                .set("value", args[2])
                .set("red", args[3] != 0);
        case EventKind::Rerolled:
            return named.set("die", args[0]).set("from", args[1]).set("to", args[2]);
        case EventKind::Raised:
            return named.set("die", args[0]).set("to", args[1]);
        case EventKind::Levied:
        case EventKind::CubeLost:
            return named.set("cubes", args[0]);
        case EventKind::GloryCube:
            return named.set("die", args[0]).set("cubes", args[1]);
        case EventKind::GloryRestore:
        case EventKind::DieTurnedRed:
            return named.set("red", args[0]);
        case EventKind::GloryErase:
            return named.set("circle", circle(args[0])).set("tracker", tracker(args[1]));
        case EventKind::Assigned:
            return named.set("tracker", tracker(args[0])).set("die", args[1]).set("value", args[2]);
        case EventKind::BlackRolled:
            return named.set("tracker", tracker(args[0]))
                .set("face", args[1])
                .set("value", args[2]);
        case EventKind::CubesSpent:
            return named.set("tracker", tracker(args[0]))
                .set("count", args[1])
                .set("cubes", args[2]);
        case EventKind::Held:
        case EventKind::Lost:
            return named.set("tracker", tracker(args[0]))
                .set("turn", args[1])
                .set("value", args[2])
                .set("total", args[3]);
        case EventKind::CircleMarked:
            return named.set("tracker", tracker(args[0])).set("circle", circle(args[1]));
        case EventKind::RaidMarked:
            return named.set("tracker", tracker(args[0])).set("box", args[1]);
        case EventKind::Fire:
            return named.set("fall", args[0]);
        case EventKind::AbilityLost:
            return named.set("ability", kAbilityIds[static_cast<std::size_t>(args[0])]);
        case EventKind::BonusAdded:
            return named.set("tracker", tracker(args[0])).set("bonus", args[1]);
        case EventKind::NoEffect:
            return named.set("tracker", tracker(args[0]));
        case EventKind::GameOver:
            return named.set("grade", facts().grades[static_cast<std::size_t>(args[0])]);
    }
    return named;
}

Outcome Text::outcome(const Rules&, const State& state) {
    const int score = Rules::score(state, Seat::First);
    static constexpr std::array<std::string_view, 3> kTitles = {"Defeat", "Victory",
                                                                "Brilliant Victory"};
    return {.grade = std::string(facts().grades[static_cast<std::size_t>(score)]),
            .title = std::string(kTitles[static_cast<std::size_t>(score)]),
            .text = game_over_text(score),
            .rule = score == 0 ? cite("E1") : cite("E2"),
            .scores = {score}};
}

}  // namespace occasus::rome_must_fall
