// Every number that `odds` shows is compared with what the rules then do, over every face of every
// die, in random positions of every option.
#include <algorithm>
#include <bit>
#include <map>
#include <tuple>

#include "games/pomerium/events.h"
#include "games/pomerium/game.h"
#include "games/pomerium/generals.h"
#include "games/registry.h"
#include "shown_numbers.h"

namespace occasus::pomerium {
namespace {

using shown::real;
using shown::whole;
using shown::word;

class PomeriumShown {
  public:
    explicit PomeriumShown(const Rules& rules) : rules_(rules) {}

    static std::set<std::string> proved() {
        return {"risk.assassinated.decimal",
                "risk.with_one_rival_fewer.decimal",
                "attacks[].attackers",
                "attacks[].least_defenders",
                "attacks[].most_defenders",
                "attacks[].takes.decimal",
                "attacks[].attackers_left.decimal",
                "attacks[].defenders_left.decimal",
                "alliances[].says_yes.decimal",
                "alliances[].ends_game.decimal",
                "alliances[].joins.decimal",
                "alliances[].legions.decimal",
                "alliances[].takes.decimal",
                "devotions[].legions",
                "devotions[].wins.decimal",
                "devotions[].left.decimal",
                "devotions[].other_left.decimal",
                "answers[].keeps.decimal",
                "answers[].ends_game.decimal"};
    }

    void check(const State& state, Rng& rng) {
        const Value odds = *Text::odds(rules_, state, Value::fields());
        shown::expect_all_proved(odds, proved());
        check_risk(state, *odds.find("risk"));
        const auto some = [&](const char* list, int& checked, auto check_one) {
            for (const Value& one : *odds.find(list)->items())
                if (checked < kMost && (rng.below(3) == 0 || state.step == Step::Consent)) {
                    (this->*check_one)(state, one);
                    ++checked;
                }
        };
        some("attacks", attacks, &PomeriumShown::check_attack);
        some("alliances", alliances, &PomeriumShown::check_alliance);
        some("devotions", devotions, &PomeriumShown::check_devotion);
        some("answers", answers, &PomeriumShown::check_answer);
    }

    // So many of each kind in one set-up: every battle is walked through die by die.
    static constexpr int kMost = 5;

    int attacks = 0;
    int alliances = 0;
    int joined = 0;
    int devotions = 0;
    int answers = 0;
    int risks = 0;

  private:
    Action action_of(const State& state, const Value& one) {
        return *Text::parse_action(rules_, state, word(one, "action"));
    }

    struct Left {
        double yours = 0;
        double own = 0;
        double other = 0;
        double over = 0;
    };

    // The legions left when the encounter about this province is over, on average.
    Left after(const State& state, Action action, int province) {
        using Walk = shown::EveryFace<Rules, 4>;
        const auto at = static_cast<std::size_t>(province);
        const Side owner = state.owner[at];
        const Side other = owner == kYou ? state.encounter.attacker : owner;
        const auto end = [&](const State& now, const std::vector<Event>&) {
            if (is_encounter(now.step)) return std::optional<Walk::Figures>();
            // I1. The income after the last rival's action is not part of it.
            const bool is_paid = state.phase != Phase::Events && now.phase == Phase::Events;
            const auto legions = [&](Side general) {
                const int raised = is_paid ? std::popcount(provinces_of(now, general)) : 0;
                return now.legions[general] - raised;
            };
            double left = 0;
            if (is_general(other)) {
                const int rival = index_of(now, state.numbers[other]);
                if (rival >= 0) left = legions(general_at(rival));
            } else if (now.owner[at] == other) {
                left = other == kLost ? now.strengths[at] : now.garrisons[at];
            }
            return std::optional(Walk::Figures{now.owner[at] == kYou ? 1.0 : 0.0,
                                               static_cast<double>(legions(kYou)), left,
                                               now.step == Step::Over ? 1.0 : 0.0});
        };
        Walk walk(rules_, end, [](const State& now) {
            return now.step == Step::Consent ? make_action(Verb::Refuse)
                                             : make_action(Verb::Devote, now.legions[kYou]);
        });
        const Walk::Figures figures = walk.after(state, action);
        return {figures[0], figures[1], figures[2], figures[3]};
    }

    // B3. The defenders of a province, on every face of the die of a nation.
    std::pair<int, int> defenders(const State& state, Action action, int province) {
        const auto at = static_cast<std::size_t>(province);
        const Side owner = state.owner[at];
        if (is_general(owner)) return {state.legions[owner], state.legions[owner]};
        if (owner == kSenatorial) return {state.garrisons[at], state.garrisons[at]};
        State now = state;
        NullSink nobody;
        rules_.apply(now, action, nobody);
        if (now.step != Step::Strength) return {state.strengths[at], state.strengths[at]};
        Rules::ActionList faces;
        rules_.legal_actions(now, faces);
        std::pair<int, int> found{kMaxLegions, 0};
        for (const Action face : faces) {
            State rolled = now;
            rules_.apply(rolled, face, nobody);
            const int strength = rolled.strengths[at];
            found = {std::min(found.first, strength), std::max(found.second, strength)};
        }
        return found;
    }

    void check_attack(const State& state, const Value& one) {
        const Action action = action_of(state, one);
        const int province = rules_.board().find_province(word(one, "province"));
        const Left left = after(state, action, province);
        const auto [least, most] = defenders(state, action, province);
        EXPECT_EQ(whole(one, "attackers"), state.legions[kYou]);
        EXPECT_EQ(whole(one, "least_defenders"), least);
        EXPECT_EQ(whole(one, "most_defenders"), most);
        EXPECT_NEAR(real(one, "takes.decimal"), left.yours, 1e-9);
        EXPECT_NEAR(real(one, "attackers_left.decimal"), left.own, 1e-9);
        EXPECT_NEAR(real(one, "defenders_left.decimal"), left.other, 1e-9);
    }

    void check_alliance(const State& state, const Value& one) {
        using Walk = shown::EveryFace<Rules, 3>;
        const Action action = action_of(state, one);
        const int province = rules_.board().find_province(word(one, "province"));
        // Yes, to your gain, and the legions that come with it.
        const auto end = [&](const State& now, const std::vector<Event>& log) {
            if (const Event* joins = shown::find_event(log, EventKind::Joined))
                return std::optional(Walk::Figures{1, 1, static_cast<double>(joins->args[2])});
            if (const Event* merged = shown::find_event(log, EventKind::Merged)) {
                if (merged->args[0] != static_cast<int>(Party::You))
                    return std::optional(Walk::Figures{1, 0, 0});
                const int gained = merged->args[2] - state.legions[kYou];
                return std::optional(Walk::Figures{1, 1, static_cast<double>(gained)});
            }
            const Event* said = shown::find_event(log, EventKind::Answered);
            if ((said != nullptr && said->args[2] == 0) || !is_encounter(now.step))
                return std::optional(Walk::Figures{});
            return std::optional<Walk::Figures>();
        };
        Walk walk(rules_, end, [](const State&) { return make_action(Verb::Refuse); });
        const auto [yes, gains, legions] = walk.after(state, action);
        const Left left = after(state, action, province);
        EXPECT_NEAR(real(one, "says_yes.decimal"), yes, 1e-9);
        EXPECT_NEAR(real(one, "joins.decimal"), gains, 1e-9);
        EXPECT_NEAR(real(one, "ends_game.decimal"), left.over, 1e-9);
        EXPECT_NEAR(real(one, "takes.decimal"), left.yours, 1e-9);
        if (gains > 0) {
            EXPECT_NEAR(real(one, "legions.decimal"), legions / gains, 1e-9);
        }
        if (gains > 0) ++joined;
    }

    void check_devotion(const State& state, const Value& one) {
        const Action action = action_of(state, one);
        const int province = state.encounter.province;
        const Left left = after(state, action, province);
        const int stay = state.legions[kYou] - whole(one, "legions");
        EXPECT_EQ(word(one, "action"), "devote " + std::to_string(whole(one, "legions")));
        EXPECT_NEAR(real(one, "wins.decimal"), left.yours, 1e-9);
        EXPECT_NEAR(real(one, "left.decimal"), left.own - stay, 1e-9);
        if (!one.find("other_left")->is_null()) {
            EXPECT_NEAR(real(one, "other_left.decimal"), left.other, 1e-9);
        }
    }

    void check_answer(const State& state, const Value& one) {
        const Left left = after(state, action_of(state, one), state.encounter.province);
        EXPECT_NEAR(real(one, "keeps.decimal"), left.yours, 1e-9);
        EXPECT_NEAR(real(one, "ends_game.decimal"), left.over, 1e-9);
    }

    // E0 to E3. The chance that you are murdered in the events of this year that are not over, by
    // the dice of the rules.
    double risk_from(const State& state) {
        if (state.phase == Phase::Events && state.step != Step::Events) return risk_of(state);
        double risk = 0;
        for (int events = 1; events <= 6; ++events) {
            State begun = between_events(state);
            begun.events_due = static_cast<std::uint8_t>(events);
            risk += risk_of(begun) / 6;
        }
        return risk;
    }
    // As if the things that go on were over, with the next event still to begin.
    static State between_events(State state) {
        state.phase = Phase::Events;
        state.step = Step::Next;
        state.encounter = {};
        state.queue = {};
        state.garrisons_due = 0;
        state.invader = {};
        state.change = Change::None;
        state.pending = 0;
        state.base = {};
        return state;
    }
    // Only these dice choose a victim, or change who may be one: changes, invasions and garrisons
    // leave everybody in the game.
    static bool counts(Step step) {
        return step == Step::Event || step == Step::Victim || step == Step::NewcomerLegions ||
               step == Step::NewcomerHome;
    }
    double risk_of(const State& state) {
        if (state.cause == Cause::Assassinated) return 1;
        if (state.phase != Phase::Events) return 0;
        if (counts(state.step)) return risk_of_faces(state);
        if (state.events_due == 0) return 0;
        State next = between_events(state);
        next.step = Step::Event;
        --next.events_due;
        return risk_of_faces(next);
    }
    double risk_of_faces(const State& state) {
        const std::tuple key(state.step, int{state.events_due}, int{state.generals},
                             std::popcount(held_by_generals(state)));
        if (const auto known = risks_.find(key); known != risks_.end()) return known->second;
        Rules::ActionList faces;
        rules_.legal_actions(state, faces);
        double sum = 0;
        int counted = 0;
        for (const Action face : faces) {
            State later = state;
            EventLog log;
            rules_.apply(later, face, log);
            if (shown::find_event(log.events, EventKind::RolledAgain) != nullptr) continue;
            sum += risk_of(later);
            ++counted;
        }
        return risks_[key] = sum / counted;
    }

    void check_risk(const State& state, const Value& risk) {
        if (state.step == Step::Over) return;
        if (state.phase == Phase::SetUp) {
            EXPECT_TRUE(risk.find("assassinated")->is_null());
            return;
        }
        risks_.clear();
        EXPECT_NEAR(real(risk, "assassinated.decimal"), risk_from(state), 1e-9);
        const Value& fewer = *risk.find("with_one_rival_fewer");
        EXPECT_EQ(fewer.is_null(), state.generals < 2);
        if (!fewer.is_null()) {
            State without = state;
            --without.generals;
            risks_.clear();
            EXPECT_NEAR(real(fewer, "decimal"), risk_from(without), 1e-9);
        }
        ++risks;
    }

    const Rules& rules_;
    std::map<std::tuple<Step, int, int, int>, double> risks_;
};

TEST(ShownOdds, OfPomeriumAreThoseOfEveryFace) {
    int attacks = 0;
    int joined = 0;
    int devotions = 0;
    int answers = 0;
    int risks = 0;
    std::uint64_t seed = 0;
    shown::for_each_set_up(*find_game("pomerium"), [&](const std::shared_ptr<const AnyGame>& game) {
        PomeriumShown shown(static_cast<const Game&>(*game).rules());
        // A game may be over soon.
        for (int games = 0; games < 20; ++games) {
            Rng rng(7, ++seed);
            shown::for_each_position(*game, seed, 1500, 1, [&](const AnyState& any) {
                const State state = shown::state_of<State>(any);
                // An offer that you may refuse is seldom.
                const bool is_chosen = state.step == Step::Consent ||
                                       rng.below(Rules::to_move(state) == kPlayer ? 4 : 60) == 0;
                if (is_chosen) shown.check(state, rng);
            });
        }
        attacks += shown.attacks;
        joined += shown.joined;
        devotions += shown.devotions;
        answers += shown.answers;
        risks += shown.risks;
    });
    // Each kind was there to be looked at.
    EXPECT_GT(attacks, 20);
    EXPECT_GT(joined, 5);
    EXPECT_GT(devotions, 20);
    EXPECT_GT(answers, 0);
    EXPECT_GT(risks, 100);
}

}  // namespace
}  // namespace occasus::pomerium
