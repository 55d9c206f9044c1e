// The question put to the player, and what may be answered.
#include <algorithm>
#include <string>

#include "games/pomerium/battle.h"
#include "games/pomerium/rulebook.gen.h"
#include "games/pomerium/text.h"

namespace occasus::pomerium {

namespace {

const std::string& title(const Rules& rules, int province) {
    return rules.board().province(province).title;
}

// "the Senate's, 1 legion"; "general 2's"; "lost".
std::string holder(const State& state, int province) {
    const std::uint8_t owner = state.owner[at(province)];
    if (owner == kLost) return "lost";
    if (owner == kSenatorial)
        return "the Senate's, " + counted(state.garrisons[at(province)], "legion");
    return side_name(state.numbers[owner]) + "'s, " + counted(state.legions[owner], "legion");
}

std::string label_of(const Rules& rules, const State& state, Action action) {
    const int operand = operand_of(action);
    switch (verb_of(action)) {
        case Verb::Wait:
            return "Wait";
        case Verb::Attack:
            return "Attack " + title(rules, operand) + " (" + holder(state, operand) + ")";
        case Verb::Ally:
            return "Offer an alliance in " + title(rules, operand) + " (" + holder(state, operand) +
                   ")";
        case Verb::Devote:
            return operand == 0 ? "Concede" : "Devote " + counted(operand, "legion");
        case Verb::Accept:
            return "Accept, and be merged";
        case Verb::Refuse:
            return "Refuse, and fight";
    }
    return {};
}

std::string_view group_of(Verb verb) {
    constexpr std::array<std::string_view, kVerbs> kGroups = {"",       "wait",   "attack", "ally",
                                                              "devote", "answer", "answer"};
    return kGroups[static_cast<std::size_t>(verb)];
}

Cite rule_of(Verb verb) {
    switch (verb) {
        case Verb::Wait:
            return cite("A2");
        case Verb::Attack:
            return cite("A3");
        case Verb::Ally:
            return cite("A4");
        case Verb::Devote:
            return cite("B5");
        default:
            return cite("L4a");
    }
}

Value marks_of(const Rules& rules, Action action) {
    Value marks = Value::fields();
    const Verb verb = verb_of(action);
    if (verb == Verb::Attack || verb == Verb::Ally)
        marks.set("area", rules.board().province(operand_of(action)).id);
    if (verb == Verb::Devote) marks.set("count", operand_of(action));
    return marks;
}

// What the die that is due decides.
Prompt die_prompt(const State& state) {
    const auto roll = [](std::string text, Cite rule) {
        return Prompt{.text = std::move(text), .detail = {}, .rule = rule};
    };
    switch (state.step) {
        case Step::Home:
            return roll("Where is your home?", cite("S1"));
        case Step::Legions:
            return roll("How many legions have you?", cite("S2"));
        case Step::Rivals:
            return roll("How many rivals are there?", cite("S3"));
        case Step::RivalLegions:
        case Step::RivalSecondDie:
            return roll("How many legions has the rival?", cite("S4"));
        case Step::RivalHome:
            return roll("Where is the rival's home?", cite("S5"));
        case Step::Garrison:
            return roll("Is there a garrison?", cite("S6"));
        case Step::Order:
            return roll("When does the rival act?", cite("N1"));
        case Step::RivalAction:
            return roll("What does the rival do?", cite("N2"));
        case Step::Base:
            return roll("From which province?", cite("N3"));
        case Step::Neighbour:
            return roll("Toward which neighbour?", cite("N4"));
        case Step::Proposer:
        case Step::Approached:
            return roll("Who would be dominant?", cite("L3"));
        case Step::Answer:
            return roll("What is the answer to the offer?",
                        is_general(defender_of(state)) ? cite("L4") : cite("L5"));
        case Step::Strength:
            return roll("How strong is the nation?", cite("B3"));
        case Step::AttackerInitiative:
        case Step::DefenderInitiative:
            return roll("Who has the initiative?", cite("B4"));
        case Step::Devotion:
            return roll("How much does the rival devote?", cite("B5"));
        case Step::Segments:
            return roll("How long is the battle?", cite("B8"));
        case Step::Hit:
            return roll("Does it hit?", cite("B9"));
        case Step::Events:
            return roll("How many events does the year bring?", cite("E0"));
        case Step::Event:
            return roll("What happens?", cite("E1"));
        case Step::Victim:
            return roll("Whom does the assassin find?", cite("E2"));
        case Step::NewcomerLegions:
        case Step::NewcomerHome:
            return roll("Who rises to be a general?", cite("E3"));
        case Step::Province:
            return roll("Which province?", cite("M3"));
        case Step::Route:
            return roll("Who invades?", cite("E7"));
        default:
            return roll("How strong is the host?", cite("E8"));
    }
}

}  // namespace

std::string counted(int count, const std::string& noun) {
    return std::to_string(count) + " " + noun + (count == 1 ? "" : "s");
}

std::string capital(std::string text) {
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z')
        text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

std::string side_name(int side) {
    if (side == 0) return "you";
    if (side == kSenateSide) return "the Senate";
    if (side == kNationSide) return "the nation";
    if (side == kHostSide) return "the host";
    return "general " + std::to_string(side);
}

Prompt Text::prompt(const Rules& rules, const State& state) {
    switch (state.step) {
        case Step::Act:
            return {"What do you do this year?", "One action, on one province next to yours.",
                    cite("A1")};
        case Step::Consent:
            return {capital(side_name(state.numbers[state.encounter.attacker])) +
                        " offers you an alliance.",
                    "You would not be dominant: accepting ends your game.", cite("L4a")};
        case Step::Devote:
            return {
                "How many legions do you devote to " + title(rules, state.encounter.province) + "?",
                "The other side has " +
                    counted(total_of(state, attacker_devotes(state) ? defender_of(state)
                                                                    : state.encounter.attacker),
                            "legion") +
                    ".",
                cite("B5")};
        case Step::Over:
            return {"The game is over.", {}, cite("T5")};
        default:
            return die_prompt(state);
    }
}

std::vector<Offer> Text::offers(const Rules& rules, const State& state) {
    std::vector<Offer> offers;
    const auto add = [&](Action action) {
        offers.push_back({.action = action_text(rules, state, action),
                          .label = label_of(rules, state, action),
                          .group = std::string(group_of(verb_of(action))),
                          .rule = rule_of(verb_of(action)),
                          .refused = why_not(rules, state, action),
                          .marks = marks_of(rules, action),
                          .form = std::nullopt});
    };
    if (Rules::to_move(state) != kPlayer) return offers;
    Rules::ActionList actions;
    rules.legal_actions(state, actions);
    for (const Action action : actions) add(action);
    // What gives most away comes last: to be merged, and to concede.
    if (state.step != Step::Act) std::reverse(offers.begin(), offers.end());
    // A newcomer would try to attack.
    if (state.step == Step::Act && state.legions[kYou] == 0)
        for_each_province(rules.targets(state),
                          [&](int province) { add(make_action(Verb::Attack, province)); });
    return offers;
}

}  // namespace occasus::pomerium
