// The question put to a seat, and what may be answered: labels for buttons and lists.
#include <bit>
#include <string>

#include "games/empire/rulebook.gen.h"
#include "games/empire/text.h"

namespace occasus::empire {

namespace {

std::string title(const Rules& rules, int area) {
    return rules.board().area(area).title;
}
std::string legion_name(int legion) {
    return "Legion " + std::string(kLegionNumbers[static_cast<std::size_t>(legion)]);
}
std::string legion_place(const Rules& rules, const State& state, int legion) {
    return legion_name(legion) + " in " +
           title(rules, state.legions[static_cast<std::size_t>(legion)]);
}

std::string end_label(Step step) {
    switch (step) {
        case Step::Upkeep:
            return "Pay the upkeep";
        case Step::Purchase:
            return "Buy nothing more";
        case Step::RomanMove:
            return "End Roman movement";
        case Step::BarbarianMove:
            return "End Barbarian movement";
        default:
            return "End the turn";
    }
}

std::string lose_label(const State& state, int forces) {
    const int riders = state.count - forces;
    if (riders == 0) return "Lose " + counted(forces, "Force");
    if (forces == 0) return "Lose " + std::to_string(riders) + " Cavalry";
    return "Lose " + counted(forces, "Force") + " and " + std::to_string(riders) + " Cavalry";
}

std::string count_label(const State& state, Verb verb, int count) {
    if (verb == Verb::Lose) return lose_label(state, count);
    if (verb == Verb::Cavalry)
        return count == 0 ? "No Cavalry" : std::to_string(count) + " Cavalry";
    if (verb == Verb::Carry)
        return count == 0 ? "The Legion alone" : "With " + counted(count, "Force");
    return count == 0 ? "No Force" : counted(count, "Force");
}

std::string label_of(const Rules& rules, const State& state, Action action) {
    const int operand = operand_of(action);
    switch (verb_of(action)) {
        case Verb::SetUp:
            return "Gather in " + title(rules, operand);
        case Verb::RemoveForce:
            return "Disband a Force in " + title(rules, operand);
        case Verb::RemoveLegion:
            return "Disband " + legion_place(rules, state, operand);
        case Verb::RemoveWall:
            return "Pull down the Wall in " + title(rules, operand);
        case Verb::RemoveFort:
            return "Pull down the Fort in " + title(rules, operand);
        case Verb::BuyLegion:
            return "Raise a Legion in Rome for 5 RRP";
        case Verb::BuyForce:
            return "Raise a Force in Rome for 2 RRP";
        case Verb::BuyWall:
            return "Build a Wall in " + title(rules, operand) + " for 3 RRP";
        case Verb::BuyFort:
            return "Build a Fort in " + title(rules, operand) + " for 3 RRP";
        case Verb::Place:
            return counted(count_of(action), "Force") + " in " + title(rules, operand);
        case Verb::PlaceCavalry:
            return "The Cavalry in " + title(rules, operand);
        case Verb::Legion:
            return "Move " + legion_place(rules, state, operand);
        case Verb::March:
        case Verb::Target:
            return "To " + title(rules, operand);
        case Verb::From:
            return "From " + title(rules, operand);
        case Verb::Carry:
        case Verb::Forces:
        case Verb::Cavalry:
        case Verb::Lose:
            return count_label(state, verb_of(action), operand);
        case Verb::End:
            return end_label(state.step);
    }
    return {};
}

std::string_view group_of(Verb verb) {
    constexpr std::array<std::string_view, kVerbs> kGroups = {
        "",      "set_up", "remove", "remove", "remove",  "remove", "buy",
        "buy",   "buy",    "buy",    "place",  "place",   "legion", "carry",
        "march", "from",   "to",     "forces", "cavalry", "lose",   "end"};
    return kGroups[static_cast<std::size_t>(verb)];
}

Cite rule_of(Step step) {
    switch (step) {
        case Step::SetUp:
            return cite("SETUP.2");
        case Step::Upkeep:
            return cite("2.2");
        case Step::Purchase:
            return cite("3.1");
        case Step::Reinforcements:
        case Step::PlaceForces:
        case Step::PlaceCavalry:
            return cite("4.1");
        case Step::RomanMove:
        case Step::March:
            return cite("5.1");
        case Step::Carry:
            return cite("5.2");
        case Step::BarbarianMove:
        case Step::BarbarianTarget:
        case Step::MoveForces:
        case Step::MoveCavalry:
            return cite("6.1");
        case Step::ConflictRoll:
            return cite("7.4");
        case Step::Losses:
            return cite("R20");
        case Step::CavalryMove:
        case Step::CavalryTarget:
        case Step::CavalryCount:
            return cite("7.8");
        case Step::Over:
            return cite("WIN.1");
    }
    return cite("T1");
}

Value marks_of(const Rules& rules, const State& state, Action action) {
    Value marks = Value::fields();
    const auto area = [&](int index) { marks.set("area", rules.board().area(index).id); };
    switch (verb_of(action)) {
        case Verb::RemoveLegion:
        case Verb::Legion:
            area(state.legions[static_cast<std::size_t>(operand_of(action))]);
            marks.set("legion", kLegionNumbers[static_cast<std::size_t>(operand_of(action))]);
            break;
        case Verb::BuyLegion:
        case Verb::BuyForce:
            area(rules.board().rome);
            break;
        case Verb::Carry:
        case Verb::Forces:
        case Verb::Cavalry:
        case Verb::Lose:
            marks.set("count", operand_of(action));
            break;
        case Verb::End:
            break;
        case Verb::Place:
            marks.set("count", count_of(action));
            [[fallthrough]];
        default:
            area(operand_of(action));
    }
    return marks;
}

int usual_losses(const State& state) {
    return forces_lost_by_default(state.barbarians[state.from], state.count);
}

class OfferList {
  public:
    OfferList(const Rules& rules, const State& state) : rules_(rules), state_(state) {}

    void add(Action action) {
        offers_.push_back({.action = Text::action_text(rules_, state_, action),
                           .label = label_of(rules_, state_, action),
                           .group = std::string(group_of(verb_of(action))),
                           .rule = rule_of(state_.step),
                           .refused = Text::why_not(rules_, state_, action),
                           .marks = marks_of(rules_, state_, action),
                           .form = std::nullopt});
    }
    // A newcomer would try it; the offer says why it cannot be done.
    void add_refused(Verb verb) {
        if (!is_choice(rules_, state_, make_action(verb))) add(make_action(verb));
    }
    std::vector<Offer> take() { return std::move(offers_); }

  private:
    const Rules& rules_;
    const State& state_;
    std::vector<Offer> offers_;
};

std::string conflict_text(const Rules& rules, const State& state) {
    const auto at = static_cast<std::size_t>(state.from);
    return counted(state.romans[at], "Roman Force") + " against " +
           counted(state.barbarians[at], "Barbarian Force") + " and " +
           std::to_string(state.cavalry[at]) + " Cavalry; column " +
           std::string(
               kColumnTitles[static_cast<std::size_t>(rules.conflict_column(state, state.from))]) +
           ".";
}

Prompt upkeep_prompt(const Rules& rules, const State& state) {
    const int due = rules.upkeep(state);
    const std::string figures = std::to_string(due) + " RRP are due; the treasury holds " +
                                std::to_string(state.resources) + ".";
    return due > state.resources
               ? Prompt{"Which counters are disbanded?", figures, cite("2.3")}
               : Prompt{"Pay the upkeep, or disband counters first?", figures, cite("2.2")};
}

Prompt move_prompt(const Rules& rules, const State& state) {
    const auto place = [&](int area) { return title(rules, area); };
    switch (state.step) {
        case Step::RomanMove:
            return {"Which Legion moves?", "Each moves once, to a bordering area.", cite("5.1")};
        case Step::Carry:
            return {"How many Forces go with " + legion_name(state.legion) + "?",
                    "It leaves " + place(state.from) + ".", cite("5.2")};
        case Step::March:
            return {
                "Where does " + legion_name(state.legion) + " go?",
                "It leaves " + place(state.from) + " with " + counted(state.count, "Force") + ".",
                cite("5.1")};
        case Step::BarbarianMove:
            return {"From where do Barbarians move?",
                    "Each Force and Cavalry moves once, to a bordering area.", cite("6.1")};
        case Step::BarbarianTarget:
            return {"Where do they go from " + place(state.from) + "?", {}, cite("6.1")};
        case Step::MoveForces:
            return {"How many Forces go to " + place(state.to) + "?",
                    "They leave " + place(state.from) + ".", cite("6.1")};
        case Step::MoveCavalry:
            return {"How many Cavalry go to " + place(state.to) + "?",
                    "They leave " + place(state.from) + ".", cite("6.1")};
        case Step::CavalryMove:
            return {"From where does Cavalry ride on?",
                    "After the conflicts Cavalry may move one area.", cite("7.8")};
        case Step::CavalryTarget:
            return {"Where does the Cavalry of " + place(state.from) + " go?", {}, cite("7.8")};
        default:
            return {"How many Cavalry go to " + place(state.to) + "?", {}, cite("7.8")};
    }
}

}  // namespace

Prompt Text::prompt(const Rules& rules, const State& state) {
    switch (state.step) {
        case Step::SetUp:
            return {"Where do the three Barbarian Forces gather?", "In one invasion area.",
                    cite("SETUP.2")};
        case Step::Upkeep:
            return upkeep_prompt(rules, state);
        case Step::Purchase:
            return {"What does Rome buy?",
                    "The treasury holds " + std::to_string(state.resources) + " RRP.", cite("3.1")};
        case Step::Reinforcements:
            return {"Roll for the Barbarian reinforcements.", {}, cite("4.1")};
        case Step::PlaceForces:
            return {"Where do the Forces appear?",
                    counted(state.count, "Force") + " to place, in any invasion areas.",
                    cite("4.1")};
        case Step::PlaceCavalry:
            return {"Where does the Cavalry appear?", "In any invasion area.", cite("4.1")};
        case Step::ConflictRoll:
            return {"Roll for the conflict in " + title(rules, state.from) + ".",
                    conflict_text(rules, state), cite("7.4")};
        case Step::Losses:
            return {(state.count == 1
                         ? std::string("Which counter is lost in ")
                         : "Which " + std::to_string(state.count) + " counters are lost in ") +
                        title(rules, state.from) + "?",
                    "The usual choice: " + lose_label(state, usual_losses(state)) + ".",
                    cite("R20")};
        case Step::Over: {
            const Outcome result = outcome(rules, state);
            return {result.title + ".", result.text, result.rule};
        }
        default:
            return move_prompt(rules, state);
    }
}

std::vector<Offer> Text::offers(const Rules& rules, const State& state) {
    OfferList list(rules, state);
    if (Rules::to_move(state) == Seat::Chance) {
        std::vector<Offer> faces;
        faces.reserve(6);
        for (std::uint32_t face = 0; face < 6; ++face)
            faces.push_back({.action = action_text(rules, state, {face}),
                             .label = "The die shows " + std::to_string(face + 1),
                             .group = "roll",
                             .rule = rule_of(state.step),
                             .refused = std::nullopt,
                             .marks = Value::fields(),
                             .form = std::nullopt});
        return faces;
    }
    // The default first.
    if (state.step == Step::Losses) list.add(make_action(Verb::Lose, usual_losses(state)));
    const Choices may = rules.choices(state);
    for (const Choices::Group& group : may.groups)
        for (std::uint64_t rest = group.operands; rest != 0; rest &= rest - 1) {
            const Action action{group.base + static_cast<std::uint32_t>(std::countr_zero(rest))};
            if (state.step != Step::Losses || operand_of(action) != usual_losses(state))
                list.add(action);
        }
    if (state.step == Step::Upkeep) list.add_refused(Verb::End);
    if (state.step == Step::Purchase) {
        list.add_refused(Verb::BuyLegion);
        list.add_refused(Verb::BuyForce);
    }
    return list.take();
}

}  // namespace occasus::empire
