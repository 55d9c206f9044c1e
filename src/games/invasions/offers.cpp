// The question put to the player, and what may be answered.
#include <array>
#include <string>

#include "games/invasions/fights.h"
#include "games/invasions/game.h"
#include "games/invasions/rulebook.gen.h"
#include "games/invasions/sequence.h"

namespace occasus::invasions {

namespace {

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
    const auto nation = force_of(count_of(action));
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
        case Verb::Roll:
            break;
    }
    return {};
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
        case Verb::Roll:
            break;
    }
    return cite("4.2");
}

bool has_area(Verb verb) {
    return verb != Verb::Stay && verb != Verb::Against && verb != Verb::Fight &&
           verb != Verb::Lose && verb != Verb::Buy && verb != Verb::End;
}

Value marks_about(const Rules& rules, Action action) {
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

// ---- dice: what is asked, and what each face will mean ----

using Meanings = std::array<std::string, kFaces>;

template <class Meaning>
std::string faces(const Meaning& meaning) {
    Meanings meanings;
    for (int face = 1; face <= kFaces; ++face) meanings[at(face - 1)] = meaning(face);
    return faces_text(meanings) + ".";
}

constexpr const char* kAgain = "again";

// 13.2.
std::string area_faces(const Rules& rules, int province) {
    return faces([&](int face) {
        const int area = area_of_die(rules, province, face);
        return area < 0 ? std::string(kAgain) : area_title(rules, area);
    });
}
Prompt area_prompt(const Rules& rules, int province, const std::string& who, Cite rule) {
    return {"In which Area of " + rules.board().province(province).title + " " + who + "?",
            area_faces(rules, province), rule};
}

// A die for the first candidate that waits; the highest of all wins.
Prompt tie_prompt(const State& state, std::string question, const std::string& candidate,
                  Cite rule) {
    const int left = std::popcount(state.tie_waiting) - 1;
    std::string detail = "This die is for " + candidate + ". ";
    if (left > 0)
        detail +=
            number_text(left) + std::string(agreeing(left, " more follows. ", " more follow. "));
    detail += "The highest wins, and equal ones roll again";
    if (state.tie_high > 0) detail += "; so far " + number_text(state.tie_high) + " leads";
    return {std::move(question), detail + ".", rule};
}

const Group& marching(const State& state) {
    return state.groups[state.march.group];
}

std::string way_title(const Rules& rules, const State& state, int number) {
    const Ways ways = ways_of(rules, state, number);
    std::string text = "the way by ";
    for (int step = 0; step < ways.steps; ++step)
        text += (step > 0 ? ", " : "") + area_title(rules, ways.path[at(step)]);
    return text;
}

// Chapters 5, 6 and 9: several answers are equally good.
Prompt choice_prompt(const Rules& rules, const State& state) {
    const int candidate = std::countr_zero(state.tie_waiting);
    const auto province = [&] { return rules.board().province(candidate).title; };
    if (state.step == Step::StateTie)
        return tie_prompt(
            state, "Which Province does " + force_title(mover(rules, state.cursor)) + " want?",
            province(), cite("9.31"));
    if (state.step == Step::OrderTie)
        return tie_prompt(state, "Who attacks first" + where(rules, state.cursor) + "?",
                          force_title(candidate), cite("6.32"));
    const Group& group = marching(state);
    const std::string who = force_title(group.force) + where(rules, group.area);
    const std::string does = is_one(group.force) ? " does " : " do ";
    if (state.step == Step::TargetTie)
        return tie_prompt(state, "Which Province" + does + who + " make for?", province(),
                          aim_rule(group));
    const Cite rule = plan_tie_rule(rules, state, group);
    if (state.step == Step::GoalTie)
        return tie_prompt(state, "Where" + does + who + " turn?", area_title(rules, candidate),
                          rule);
    if (state.step == Step::PathTie)
        return tie_prompt(state, "Which way" + does + who + " take?",
                          way_title(rules, state, candidate), rule);
    return tie_prompt(state, "Whom" + does + who + " fight?", force_title(candidate), rule);
}

Prompt entry_prompt(const Rules& rules, const State& state) {
    const Group& group = marching(state);
    const int next = state.march.path[state.march.taken];
    return {"Do " + force_title(group.force) + where(rules, group.area) + " go on to " +
                area_title(rules, next) + "?",
            faces([](int face) { return face <= 2 ? "they stop" : "they go on"; }), cite("5.62")};
}

Prompt combat_prompt(const Rules& rules, const State& state) {
    const Strengths strengths = strengths_at(rules, state, state.battle_area);
    const int attack = attack_strength(rules, state, state.attacker, state.battle_area);
    int defence = 0;
    for_each_bit(state.defenders, [&](int force) { defence += strengths.of(force); });
    const auto& column = rules.tables().combat[at(odds_of(attack, defence) - 1)];
    return {
        capital(force_title(state.attacker)) + (is_one(state.attacker) ? " attacks" : " attack") +
            where(rules, state.battle_area) + ", " + number_text(attack) + " against " +
            number_text(defence) + ": " + odds_text(attack, defence) + ".",
        faces([&](int face) { return std::string(result_title(column[at(face)])); }), cite("14.0")};
}

// Chapter 17.
Prompt revolution_prompt(const Rules& rules, const State& state) {
    if (state.step == Step::RevoltArea)
        return area_prompt(rules, state.cursor, "does the revolt begin", cite("13.2"));
    if (state.step == Step::Revolution) {
        const int lowest = rules.tables().revolution[at(rules.period(state))];
        return {"Is there a revolution?",
                faces([&](int face) { return face >= lowest ? "yes" : "no"; }), cite("17.0")};
    }
    const auto line = [&](int face) {
        std::string provinces;
        for (int province = 0; province < kProvinces; ++province)
            if (revolt_figure(rules, state, province, face) > 0 &&
                unmoved_by(rules, state, province) == Unmoved::None)
                provinces +=
                    (provinces.empty() ? "" : ", ") + rules.board().province(province).title;
        return provinces.empty() ? std::string("nowhere") : provinces;
    };
    return {"Where are there revolts?", faces(line), cite("17.2")};
}

// Chapter 16.
Prompt creation_prompt(const Rules& rules, const State& state) {
    const Tables& tables = rules.tables();
    const auto cell_text = [&](int column, int line) {
        const Creation cell = tables.creation[at(column)][at(line)];
        return rules.board().province(tables.origins[at(column)]).title + " " +
               (cell.sp == 0 ? "nobody"
                             : counted_kind(cell.sp, kGermans,
                                            cell.raiders ? Kind::Raiders : Kind::Regulars));
    };
    if (state.step == Step::CreationArea)
        return area_prompt(rules, tables.origins[at(next_created(rules, state))], "do they appear",
                           cite("13.2"));
    if (state.step == Step::CreationRoll)
        return {"Where are Barbarians created?", faces([&](int face) {
                    if (face <= kOrigins) return cell_text(face - 1, state.pending);
                    return std::string(rules.options().six_creates_nobody ? "nobody" : kAgain);
                }),
                cite("16.0")};
    const auto line = [&](int face) {
        std::string cells;
        for (int column = 0; column < kOrigins; ++column)
            if (tables.creation[at(column)][at(face)].sp > 0)
                cells += (cells.empty() ? "" : " or ") + cell_text(column, face);
        return cells.empty() ? std::string("nobody") : cells;
    };
    return {"Which line creates Barbarians?", faces(line), cite("16.1")};
}

// Chapters 8, 11, 18 and 19.
Prompt legions_prompt(const Rules& rules, const State& state) {
    switch (state.step) {
        case Step::Uprising:
            return {"Do the legions rise?", faces([](int face) {
                        return face == 1 ? "every stack keeps three legions, the rest rebel"
                                         : "they stay quiet";
                    }),
                    cite("19.1")};
        case Step::Rebellion: {
            const int legions = state.legions[state.cursor];
            return {"Do the " + counted(legions, "legion") + where(rules, state.cursor) + " rebel?",
                    faces([&](int face) {
                        const int rebels =
                            rebels_of(rules, modified_die(rules, state, face), legions);
                        return rebels == 0 ? std::string("none")
                                           : number_text(rebels) + " " +
                                                 std::string(agreeing(rebels, "rebels", "rebel"));
                    }),
                    cite("18.0")};
        }
        case Step::Outcome:
            return {std::string(agreeing(state.pending, "Does the ", "Do the ")) +
                        counted(state.pending, "rebel") + where(rules, state.cursor) +
                        " found a state?",
                    faces([&](int face) {
                        return face == 1
                                   ? std::string("a state is founded")
                                   : "they march to " +
                                         area_title(rules, rebel_goal(rules, state, state.cursor));
                    }),
                    cite("8.11")};
        default:
            return {
                "Does the unpaid legion" + where(rules, state.unpaid[state.unpaid_rolled]) +
                    " rebel?",
                faces([](int face) { return face < kStaysLoyal ? "it rebels" : "it stays loyal"; }),
                cite("11.13")};
    }
}

// What the die that is due decides, and what each of its faces will mean.
Prompt die_prompt(const Rules& rules, const State& state) {
    switch (state.step) {
        case Step::ForceArea: {
            const StartingForce& force = rules.scenario().forces[state.cursor];
            return area_prompt(
                rules, force.province,
                (is_one(force.force) ? "does " : "do ") + force_title(force.force) + " begin",
                cite("13.2"));
        }
        case Step::MilitiaArea:
            return area_prompt(rules, std::countr_zero(state.militia_due), "does the militia rise",
                               cite("13.2"));
        case Step::PersianArea:
            return area_prompt(rules, rules.board().persia(), "do the replacements arrive",
                               cite("5.71"));
        case Step::Revolution:
        case Step::RevolutionLine:
        case Step::RevoltArea:
            return revolution_prompt(rules, state);
        case Step::Entry:
            return entry_prompt(rules, state);
        case Step::Combat:
            return combat_prompt(rules, state);
        case Step::CreationLine:
        case Step::CreationRoll:
        case Step::CreationArea:
            return creation_prompt(rules, state);
        case Step::Uprising:
        case Step::Rebellion:
        case Step::Outcome:
        case Step::UnpaidRoll:
            return legions_prompt(rules, state);
        default:
            return choice_prompt(rules, state);
    }
}

}  // namespace

Prompt Text::prompt(const Rules& rules, const State& state) {
    switch (state.step) {
        case Step::Deploy:
            return {"Where " + std::string(agreeing(state.pending, "does ", "do ")) +
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
                    counted(state.pending, "legion") + " more cannot be paid.", cite("11.13")};
        case Step::Disband:
            return {"Which Persian is eliminated?",
                    counted(state.pending, "Persian regular") + " cannot be paid.", cite("11.33")};
        case Step::Buy:
            return {"How many legions do you buy?",
                    std::to_string(rules.tables().roman_price) +
                        " credits each; the treasury has " + number_text(state.treasury) + ".",
                    cite("12.11")};
        case Step::Arrive:
            return {"Where " + std::string(agreeing(state.bought, "does ", "do ")) +
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
        offers.push_back(
            {.action = action_text(rules, state, action),
             .label = label_of(rules, state, action),
             .group = std::string(kVerbRows[at(static_cast<int>(verb_of(action)))].group),
             .rule = rule_of(state, verb_of(action)),
             .refused = std::nullopt,
             .marks = marks_about(rules, action),
             .form = std::nullopt});
    return offers;
}

}  // namespace occasus::invasions
