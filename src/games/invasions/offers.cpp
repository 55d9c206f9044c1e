// The question put to the player, and what may be answered.
#include <string>

#include "games/invasions/rulebook.gen.h"
#include "games/invasions/text.h"
#include "games/invasions/turn.h"

namespace occasus::invasions {

namespace {

std::string area_title(const Rules& rules, int area) {
    const Area& one = rules.board().area(area);
    return one.id + (one.label.empty() ? "" : " (" + one.label + ")");
}

// "3-1".
std::string odds_text(int attack, int defence) {
    return std::to_string(odds_of(attack, defence)) + "-1";
}

std::string attack_label(const Rules& rules, const State& state, int area) {
    const Strengths strengths = strengths_at(rules, state, area);
    std::string enemies;
    for_each_bit(strengths.present & kNonLoyal, [&](int force) {
        enemies += (enemies.empty() ? "" : ", ") + force_title(force) + " " +
                   std::to_string(strengths.of(force));
    });
    return "Attack in " + area_title(rules, area) + ": " + std::to_string(strengths.of(kRome)) +
           " against " + enemies;
}

std::string fight_label(const Rules& rules, const State& state) {
    const Strengths strengths = strengths_at(rules, state, state.battle_area);
    int defence = 0;
    for_each_bit(state.defenders, [&](int force) { defence += strengths.of(force); });
    return "Fight at " + odds_text(strengths.of(kRome), defence);
}

std::string end_label(const State& state) {
    switch (state.step) {
        case Step::Move:
            return "End of Roman movement";
        case Step::Attack:
            return "No more attacks";
        default:
            return "No more bribes";
    }
}

std::string bribe_label(const Rules& rules, const State& state, Action action) {
    const auto nation = static_cast<Force>(count_of(action));
    const bool raiders = is_of_raiders(action);
    const int sp = bribable(state, nation, operand_of(action), raiders);
    return "Bribe the " + std::string(raiders ? "raiders" : "levies") + " of " +
           force_title(nation) + " in " + area_title(rules, operand_of(action)) + " (" +
           counted(sp * rules.tables().bribe, "credit") + ")";
}

std::string label_of(const Rules& rules, const State& state, Action action) {
    const int operand = operand_of(action);
    switch (verb_of(action)) {
        case Verb::Place:
            return "Place " + counted(count_of(action), "legion") + " in " +
                   area_title(rules, operand);
        case Verb::Raise:
            return "Raise the militia in " + area_title(rules, operand);
        case Verb::Legions:
            return "Move " + counted(count_of(action), "legion") + " from " +
                   area_title(rules, operand);
        case Verb::Militia:
            return "Move " + std::to_string(count_of(action)) + " militia from " +
                   area_title(rules, operand);
        case Verb::To:
            return "To " + area_title(rules, operand) + " (" +
                   std::to_string(rules.board().step[state.march.area][at(operand)]) + ")";
        case Verb::Stay:
            return "Stay here";
        case Verb::Attack:
            return attack_label(rules, state, operand);
        case Verb::Against:
            return "Attack " + force_title(operand);
        case Verb::Fight:
            return fight_label(rules, state);
        case Verb::Lose:
            return "The odd loss falls on " + force_title(operand);
        case Verb::Unpaid:
            return "A legion in " + area_title(rules, operand) + " goes unpaid";
        case Verb::Disband:
            return "Eliminate a Persian in " + area_title(rules, operand);
        case Verb::Buy:
            return operand == 0 ? "Buy no legions" : "Buy " + counted(operand, "legion");
        case Verb::Bribe:
            return bribe_label(rules, state, action);
        case Verb::End:
            return end_label(state);
    }
    return {};
}

std::string_view group_of(Verb verb) {
    constexpr std::array<std::string_view, kVerbs> kGroups = {
        "",       "place",  "place",  "move",   "move",   "march", "march", "attack",
        "attack", "attack", "losses", "unpaid", "unpaid", "buy",   "bribe", "end"};
    return kGroups[static_cast<std::size_t>(verb)];
}

Cite rule_of(const State& state, Verb verb) {
    switch (verb) {
        case Verb::Place:
            return state.phase == Phase::SetUp ? cite("19.0") : cite("12.12");
        case Verb::Raise:
            return cite("5.81");
        case Verb::Legions:
        case Verb::To:
            return cite("5.32");
        case Verb::Militia:
            return cite("10.12");
        case Verb::Stay:
            return cite("5.31");
        case Verb::Attack:
        case Verb::Against:
        case Verb::Fight:
            return cite("6.24");
        case Verb::Lose:
            return cite("R69");
        case Verb::Unpaid:
            return cite("11.13");
        case Verb::Disband:
            return cite("11.33");
        case Verb::Buy:
            return cite("12.11");
        case Verb::Bribe:
            return cite("11.21");
        case Verb::End:
            return state.step == Step::Attack ? cite("6.21")
                   : state.step == Step::Move ? cite("5.31")
                                              : cite("11.23");
    }
    return cite("4.2");
}

bool has_area(Verb verb) {
    return verb != Verb::Stay && verb != Verb::Against && verb != Verb::Fight &&
           verb != Verb::Lose && verb != Verb::Buy && verb != Verb::End;
}

Value marks_of(const Rules& rules, Action action) {
    Value marks = Value::fields();
    const Verb verb = verb_of(action);
    if (has_area(verb)) marks.set("area", rules.board().area(operand_of(action)).id);
    if (verb == Verb::Place || verb == Verb::Legions || verb == Verb::Militia)
        marks.set("count", count_of(action));
    if (verb == Verb::Against || verb == Verb::Lose)
        marks.set("force", force_id(operand_of(action)));
    if (verb == Verb::Bribe) marks.set("force", force_id(count_of(action)));
    if (verb == Verb::Buy) marks.set("count", operand_of(action));
    return marks;
}

std::string where(const Rules& rules, int area) {
    return area == kNone || area >= rules.board().size() ? "" : " in " + area_title(rules, area);
}

// What the die that is due decides.
Prompt die_prompt(const Rules& rules, const State& state) {
    const auto roll = [](std::string text, Cite rule) {
        return Prompt{.text = std::move(text), .detail = {}, .rule = rule};
    };
    switch (state.step) {
        case Step::ForceArea:
            return roll("In which Area does the force begin?", cite("13.2"));
        case Step::MilitiaArea:
            return roll("In which Area does the militia rise?", cite("13.2"));
        case Step::Revolution:
            return roll("Is there a revolution?", cite("17.0"));
        case Step::RevolutionLine:
            return roll("Where are there revolts?", cite("17.2"));
        case Step::RevoltArea:
            return roll("In which Area does the revolt begin?", cite("13.2"));
        case Step::TargetTie:
            return roll("Which Province do they make for?", cite("5.65"));
        case Step::StateTie:
            return roll("Which Province does the state want?", cite("9.31"));
        case Step::GoalTie:
            return roll("Against whom do they turn?", cite("5.45"));
        case Step::PathTie:
            return roll("Which way do they take?", cite("5.51"));
        case Step::Entry:
            return roll("Do they go on?", cite("5.62"));
        case Step::EnemyTie:
            return roll("Whom do they fight?", cite("6.33"));
        case Step::Combat:
            return roll("How does the fight" + where(rules, state.battle_area) + " end?",
                        cite("14.0"));
        case Step::OrderTie:
            return roll("Who attacks first?", cite("6.32"));
        case Step::CreationLine:
            return roll("Which line creates Barbarians?", cite("16.1"));
        case Step::CreationRoll:
            return roll("Where are Barbarians created?", cite("16.0"));
        case Step::CreationArea:
            return roll("In which Area do they appear?", cite("13.2"));
        case Step::Uprising:
            return roll("Do the legions rise?", cite("19.1"));
        case Step::Rebellion:
            return roll("Do the legions" + where(rules, state.cursor) + " rebel?", cite("18.0"));
        case Step::Outcome:
            return roll("Do the rebels" + where(rules, state.cursor) + " found a state?",
                        cite("8.11"));
        case Step::UnpaidRoll:
            return roll("Does the unpaid legion rebel?", cite("11.13"));
        default:
            return roll("Where in Persia do the replacements arrive?", cite("5.71"));
    }
}

}  // namespace

Prompt Text::prompt(const Rules& rules, const State& state) {
    switch (state.step) {
        case Step::Deploy:
            return {"Where " + std::string(state.pending == 1 ? "does " : "do ") +
                        counted(state.pending, "legion") + " begin?",
                    state.stage == kFreeLegions
                        ? "In any Province of the list, in groups of any size."
                        : "In any Areas of " + rules.board().province(state.cursor).title + ".",
                    cite("19.0")};
        case Step::PlaceMilitia:
            return {"Where does the militia of " +
                        rules.board().province(std::countr_zero(state.militia_due)).title +
                        " rise?",
                    "All of it in one Area.", cite("5.81")};
        case Step::Move:
            return {"Which Romans move?", "Each once, as far as five Movement Points go.",
                    cite("5.3")};
        case Step::Onward:
            return {"Where do they go from " + area_title(rules, state.march.area) + "?",
                    counted(state.march.movement, "Movement Point") + " left.", cite("5.32")};
        case Step::Attack:
            return {"Where do you attack?", "Once in each Area, with all that stands there.",
                    cite("6.24")};
        case Step::Defenders:
            return {"Whom do you attack" + where(rules, state.battle_area) + "?",
                    "Their strengths are added.", cite("6.24")};
        case Step::Remainder:
            return {"Who bears the odd loss?", "The shares are equal.", cite("R69")};
        case Step::Unpaid:
            return {"Which legion goes unpaid?",
                    counted(state.pending, "legion") + " cannot be paid.", cite("11.13")};
        case Step::Disband:
            return {"Which Persian is eliminated?",
                    counted(state.pending, "Strength Point") + " cannot be paid.", cite("11.33")};
        case Step::Buy:
            return {"How many legions do you buy?",
                    std::to_string(rules.tables().roman_price) +
                        " credits each; the treasury has " + std::to_string(state.treasury) + ".",
                    cite("12.11")};
        case Step::Arrive:
            return {"Where " + std::string(state.bought == 1 ? "does " : "do ") +
                        counted(state.bought, "legion") + " arrive?",
                    {},
                    cite("12.12")};
        case Step::Bribe:
            return {"Whom do you bribe?",
                    "Bribed Barbarians neither move nor attack you in the next turn.",
                    cite("11.2")};
        case Step::Over:
            return {"The game is over.", {}, cite("R101")};
        default:
            return die_prompt(rules, state);
    }
}

std::vector<Offer> Text::offers(const Rules& rules, const State& state) {
    std::vector<Offer> offers;
    if (Rules::to_move(state) != kPlayer) return offers;
    Rules::ActionList actions;
    rules.legal_actions(state, actions);
    for (const Action action : actions)
        offers.push_back({.action = action_text(rules, state, action),
                          .label = label_of(rules, state, action),
                          .group = std::string(group_of(verb_of(action))),
                          .rule = rule_of(state, verb_of(action)),
                          .refused = std::nullopt,
                          .marks = marks_of(rules, action),
                          .form = std::nullopt});
    return offers;
}

}  // namespace occasus::invasions
