// Exact odds at the table: of a battle asked about by its figures, or of every answer there is.
#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <optional>

#include "games/pomerium/battle.h"
#include "games/pomerium/battle_odds.h"
#include "games/pomerium/events.h"
#include "games/pomerium/game.h"
#include "games/pomerium/prospects.h"
#include "games/pomerium/tables.h"

namespace occasus::pomerium {

namespace {

constexpr std::string_view kProspectAssumes =
    "We assume that you devote every legion, except when you choose the number, and that rivals "
    "decide by their dice. Averages are over all results. The risk covers this year's events, "
    "including murdered rivals and new generals.";

Value figure(double number) {
    constexpr double kPlaces = 1e12;
    return Value::fields().set("decimal", std::round(number * kPlaces) / kPlaces);
}

// The results of an answer; all means.
struct Figures {
    double yours = 0;       // The province in question is yours.
    double own_left = 0;    // Legions you have.
    double other_left = 0;  // Legions the other side has, where there still is one.
    double ends = 0;        // The game is over for you.

    friend Figures operator*(Figures figures, double share) {
        figures.yours *= share;
        figures.own_left *= share;
        figures.other_left *= share;
        figures.ends *= share;
        return figures;
    }
    Figures& operator+=(const Figures& more) {
        yours += more.yours;
        own_left += more.own_left;
        other_left += more.other_left;
        ends += more.ends;
        return *this;
    }
};

// ---- E2. The risk of the year's events. ----

// That you are murdered within so many events, while so many generals live and so many provinces
// have none. E3. Without such a province nobody rises; a rival's murder leaves some.
double risk_within(int events, int generals, int open) {
    if (events == 0) return 0;
    constexpr double kFace = 1.0 / 20;
    const double others = generals - 1;
    double risk = kFace / generals;
    if (generals > 1)
        risk += kFace * (others / generals) * risk_within(events - 1, generals - 1, kProvinces);
    const double newcomer = generals <= kMostLiving && open > 0 ? 2 * kFace : 0;
    if (newcomer > 0) risk += newcomer * risk_within(events - 1, generals + 1, open - 1);
    return risk + (1 - kFace - newcomer) * risk_within(events - 1, generals, open);
}

// E3. Lost, or the Senate's.
int open_provinces(const State& state) {
    return kProvinces - std::popcount(held_by_generals(state));
}

// E2. The risk of an event that has begun and whose die is still to be rolled, and of later ones.
double risk_of_events(const State& state, int generals) {
    const int later = state.events_due;
    const int open = open_provinces(state);
    const double alive = generals - 1;
    switch (state.step) {
        case Step::Event:
            return risk_within(later + 1, generals, open);
        case Step::Victim:
            return (1 + (alive > 0 ? alive * risk_within(later, generals - 1, kProvinces) : 0)) /
                   generals;
        case Step::NewcomerLegions:
        case Step::NewcomerHome:
            return risk_within(later, generals + 1, open - 1);
        default:
            return risk_within(later, generals, open);
    }
}

// E0. Before the number of events is known, while they come, or none: they are over.
double murder_risk(const State& state, int generals) {
    if (state.phase == Phase::Events && state.step != Step::Events)
        return risk_of_events(state, generals);
    constexpr int kFaces = 6;
    double risk = 0;
    for (int events = 1; events <= kFaces; ++events)
        risk += risk_within(events, generals, open_provinces(state)) / kFaces;
    return risk;
}

// S3. Before the year begins nobody knows how many generals there will be.
Value risk_document(const State& state) {
    if (state.phase == Phase::SetUp)
        return Value::fields().set("assassinated", Value()).set("with_one_rival_fewer", Value());
    return Value::fields()
        .set("assassinated", figure(murder_risk(state, state.generals)))
        .set("with_one_rival_fewer",
             state.generals > 1 ? figure(murder_risk(state, state.generals - 1)) : Value());
}

// ---- The answers. ----

class AnswerOdds {
  public:
    AnswerOdds(const Rules& rules, const State& state) : rules_(rules), state_(state) {}

    Value document() {
        Value attacks = Value::list();
        Value alliances = Value::list();
        Value devotions = Value::list();
        Value answers = Value::list();
        Rules::ActionList legal;
        if (Rules::to_move(state_) == kPlayer) rules_.legal_actions(state_, legal);
        const int most = most_devoted(legal);
        for (const Action action : legal) switch (verb_of(action)) {
                case Verb::Attack:
                    attacks.push(attack(action));
                    break;
                case Verb::Ally:
                    alliances.push(alliance(action));
                    break;
                case Verb::Devote:
                    // A great army gets every second, third … number, so that no answer takes
                    // long.
                    if ((most - operand_of(action)) % (1 + most / kMostDevotionsTold) == 0)
                        devotions.push(devotion(action));
                    break;
                case Verb::Accept:
                case Verb::Refuse:
                    answers.push(answer_to_offer(action));
                    break;
                default:  // Its outcome is certain.
                    break;
            }
        return Value::fields()
            .set("risk", risk_document(state_))
            .set("attacks", attacks)
            .set("alliances", alliances)
            .set("devotions", devotions)
            .set("answers", answers)
            .set("assumes", kProspectAssumes);
    }

  private:
    static constexpr int kMostDevotionsTold = 200;
    static int most_devoted(const Rules::ActionList& legal) {
        int most = 0;
        for (const Action action : legal)
            if (verb_of(action) == Verb::Devote) most = std::max(most, operand_of(action));
        return most;
    }

    // The other side at a province: its owner, or its attacker if it is yours.
    static Side other_side(const State& state, int province) {
        const Side owner = state.owner[at(province)];
        return owner == kYou ? state.encounter.attacker : owner;
    }

    // After an action about this province, with the other side told by its number or code.
    Figures after(const State& state, Action action, int province) {
        const Side other = other_side(state, province);
        const int number = is_general(other) ? state.numbers[other] : 0;
        const Prospect<Figures> prospect(
            rules_, book_,
            {.worth_of =
                 [&](const State& end) {
                     return judge(without_income(state, end), province, other, number);
                 },
             .choose =
                 [](const State& now) {
                     return now.step == Step::Consent
                                ? make_action(Verb::Refuse)
                                : make_action(Verb::Devote, now.legions[kYou]);
                 }});
        return prospect.after(state, action);
    }

    // I1. Legions raised after the last rival's action are not part of an answer's results.
    static State without_income(const State& begin, State end) {
        if (begin.phase == Phase::Events || end.phase != Phase::Events) return end;
        for (int general = 0; general < end.generals; ++general)
            add_legions(end.legions[at(general)],
                        -std::popcount(provinces_of(end, general_at(general))));
        return end;
    }

    static Figures judge(const State& end, int province, Side other, int number) {
        const Side owner = end.owner[at(province)];
        Figures figures{.yours = owner == kYou ? 1.0 : 0.0,
                        .own_left = static_cast<double>(end.legions[kYou]),
                        .ends = end.step == Step::Over ? 1.0 : 0.0};
        if (is_general(other)) {
            const int rival = index_of(end, number);
            if (rival >= 0) figures.other_left = end.legions[at(rival)];
        } else if (owner == other) {
            figures.other_left =
                owner == kLost ? end.strengths[at(province)] : end.garrisons[at(province)];
        }
        return figures;
    }

    // B3. The least and the most the other side may have in all.
    std::pair<int, int> defenders(int province) const {
        const Side owner = state_.owner[at(province)];
        if (is_general(owner)) return {state_.legions[owner], state_.legions[owner]};
        if (owner == kSenatorial)
            return {state_.garrisons[at(province)], state_.garrisons[at(province)]};
        const int strength = state_.strengths[at(province)];
        return strength > 0 ? std::pair(strength, strength) : std::pair(3, 8);
    }

    Value attack(Action action) {
        const int province = operand_of(action);
        const Figures figures = after(state_, action, province);
        const auto [least, most] = defenders(province);
        return entry(action)
            .set("province", rules_.board().province(province).id)
            .set("attackers", state_.legions[kYou])
            .set("least_defenders", least)
            .set("most_defenders", most)
            .set("takes", figure(figures.yours))
            .set("attackers_left", figure(figures.own_left))
            .set("defenders_left", figure(figures.other_left));
    }

    // L4, L5. That the other side says yes, and what it brings if it then is yours.
    struct Yes {
        double chance = 0;
        double joins = 0;
        double legions = 0;  // Mean of what joins, where anything does.
    };
    Yes agreement(int province) const {
        const Side owner = state_.owner[at(province)];
        constexpr int kFaces = 6;
        Yes yes;
        if (!is_general(owner)) {
            for (int face = 1; face <= kFaces; ++face)
                if (minor_agrees(owner == kSenatorial, face)) yes.chance += 1.0 / kFaces;
            const auto [least, most] = defenders(province);
            yes.joins = yes.chance;
            yes.legions = (least + most) / 2.0;
            return yes;
        }
        const int own = state_.legions[kYou];
        const int other = state_.legions[owner];
        const double dominated = own > other ? 0 : own < other ? 1 : 0.5;
        yes.legions = other;
        for (int face = 1; face <= kFaces; ++face) {
            if (general_agrees(rules_.options().response, face, true))
                yes.chance += dominated / kFaces;
            if (general_agrees(rules_.options().response, face, false))
                yes.joins += (1 - dominated) / kFaces;
        }
        yes.chance += yes.joins;
        return yes;
    }

    Value alliance(Action action) {
        const int province = operand_of(action);
        const Yes yes = agreement(province);
        const Figures figures = after(state_, action, province);
        return entry(action)
            .set("province", rules_.board().province(province).id)
            .set("says_yes", figure(yes.chance))
            .set("ends_game", figure(yes.chance - yes.joins))
            .set("joins", figure(yes.joins))
            .set("legions", figure(yes.legions))
            .set("takes", figure(figures.yours));
    }

    Value devotion(Action action) {
        const int province = state_.encounter.province;
        const int legions = operand_of(action);
        const Figures figures = after_battle(action, province);
        return entry(action)
            .set("legions", legions)
            .set("wins", figure(figures.yours))
            .set("left", figure(figures.own_left))
            // E8. A host's legions do not matter: it stays or vanishes.
            .set("other_left",
                 other_side(state_, province) == kHost ? Value() : figure(figures.other_left));
    }

    Figures after_battle(Action action, int province) {
        Figures figures = after(state_, action, province);
        // Legions that stay at home are not at risk.
        figures.own_left -= state_.legions[kYou] - operand_of(action);
        return figures;
    }

    Value answer_to_offer(Action action) {
        const Figures figures = after(state_, action, state_.encounter.province);
        return entry(action)
            .set("keeps", figure(figures.yours))
            .set("ends_game", figure(figures.ends));
    }

    Value entry(Action action) const {
        return Value::fields().set("action", Text::action_text(rules_, state_, action));
    }

    const Rules& rules_;
    const State& state_;
    BattleBook book_;
};

}  // namespace

Result<Value> Text::odds(const Rules& rules, const State& state, const Value& query) {
    if (query.members() == nullptr || query.members()->empty())
        return AnswerOdds(rules, state).document();
    return answer_battle_question(query);
}

}  // namespace occasus::pomerium
