// Every number that `odds` shows is compared with what the rules then do, in random positions of
// every scenario and option. A number that no part of this test looks at fails it.
#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "games/invasions/chapters/chapters.h"
#include "games/invasions/chapters/economy.h"
#include "games/invasions/chapters/rebellion.h"
#include "games/invasions/game.h"
#include "games/registry.h"
#include "record/json.h"
#include "shown_numbers.h"

namespace occasus::invasions {
namespace {

using shown::real;
using shown::whole;
using shown::word;

// The events of a rule until another phase began.
std::vector<Event> events_of(const Rules& rules, State& state, Action action) {
    EventLog log;
    rules.apply(state, action, log);
    const auto end = std::ranges::find_if(log.events, [](const Event& event) {
        return event.kind == static_cast<std::uint8_t>(EventKind::PhaseBegan);
    });
    return {log.events.begin(), end};
}
bool is_of(const Event& event, EventKind kind) {
    return event.kind == static_cast<std::uint8_t>(kind);
}
Action roll_of(int face) {
    return make_action(Verb::Roll, face - 1);
}

class InvasionsShown {
  public:
    explicit InvasionsShown(const Rules& rules) : rules_(rules) {}

    static std::set<std::string> proved() {
        std::set<std::string> paths = {"marches[].left", "marches[].fights[].chance"};
        for (const char* list : {"fights[].odds.", "marches[].fights[].odds."})
            for (const char* name :
                 {"attack", "defence", "faces[].face", "faces[].attacker_loss",
                  "faces[].defender_loss", "p_defender_eliminated.decimal", "p_no_effect.decimal",
                  "expected_attacker_loss.decimal", "expected_defender_loss.decimal"})
                paths.insert(std::string(list) + name);
        for (const char* list : {"rebellions[].odds.", "marches[].rebellion.", "left_behind."})
            for (const char* name :
                 {"legions", "faces[].face", "faces[].die", "faces[].rebels", "p_rebellion.decimal",
                  "expected_rebels.decimal", "p_state.decimal"})
                paths.insert(std::string(list) + name);
        return paths;
    }

    void check(const State& state) {
        const Value odds = *Text::odds(rules_, state, Value::fields());
        shown::expect_all_proved(odds, proved());
        for (const Value& fight : *odds.find("fights")->items()) check_fight(state, fight);
        for (const Value& one : *odds.find("rebellions")->items())
            check_rebellion(state, area_of(one), *one.find("odds"));
        if (!odds.find("marches")->is_null())
            for (const Value& march : *odds.find("marches")->items()) check_march(state, march);
        check_left_behind(state, *odds.find("left_behind"));
        check_payday(state, *Text::view(rules_, state).find("treasury"));
    }

    int fights = 0;
    int rebellions = 0;
    int rebels = 0;
    int marches = 0;
    int uncertain = 0;
    int unpaid = 0;

  private:
    int area_of(const Value& one) const { return rules_.board().find_area(word(one, "area")); }
    static Force force_called(const std::string& id) {
        for (int force = 0; force < kForces; ++force)
            if (force_id(force_of(force)) == id) return force_of(force);
        ADD_FAILURE() << id;
        return kNobody;
    }

    // The same position in another phase, with nothing under way.
    static State in_phase(State state, Phase phase) {
        state.phase = phase;
        state.fought = state.held = 0;
        state.militia_due = 0;
        state.battle = {};
        state.tie = {};
        state.combat = {};
        state.march = {};
        state.roman_movement = {};
        state.rebellion = {};
        state.pay = {};
        state.rebels = {};
        state.rebels_due.fill(0);
        state.moved_legions.fill(0);
        state.moved_militia.fill(0);
        state.step = Step::Next;
        return state;
    }

    // Begins the fight by the rules of its phase. 6.31: another force that has had no turn yet.
    State begin(const State& state, int area, Force attacker, Force defender) {
        if (attacker == kRome) {
            State now = in_phase(state, Phase::RomanCombat);
            now.step = Step::Attack;
            NullSink nobody;
            rules_.apply(now, make_action(Verb::Attack, area), nobody);
            if (now.step == Step::Defenders)
                rules_.apply(now, make_action(Verb::Against, defender), nobody);
            if (now.step == Step::Defenders) rules_.apply(now, make_action(Verb::Fight), nobody);
            return now;
        }
        State now = in_phase(state, Phase::Combat);
        now.combat = {.attacked = ~force_bit(attacker), .area = area_id(area)};
        NullSink nobody;
        go_on({rules_, now, nobody});
        return now;
    }

    void check_fight(const State& state, const Value& shown) {
        const int area = area_of(shown);
        const Force attacker = force_called(word(shown, "attacker"));
        const Force defender = force_called(word(shown, "defender"));
        const State begun = begin(state, area, attacker, defender);
        ASSERT_EQ(begun.step, Step::Combat) << to_json(shown);
        ASSERT_EQ(begun.battle.area, area);
        const Value& odds = *shown.find("odds");
        const Value battle = *Text::view(rules_, begun).find("battle");
        EXPECT_EQ(whole(battle, "attack"), whole(odds, "attack")) << to_json(shown);
        EXPECT_EQ(whole(battle, "defence"), whole(odds, "defence"));
        EXPECT_EQ(word(battle, "odds"), word(odds, "odds"));
        int eliminated = 0;
        int untouched = 0;
        std::array<int, 2> sums{};
        for (int face = 1; face <= 6; ++face) {
            State after = begun;
            std::array<int, 2> lost{};
            for (const Event& event : events_of(rules_, after, roll_of(face)))
                if (is_of(event, EventKind::Losses))
                    lost[event.args[0] == attacker ? 0 : 1] += event.args[2];
            const Value& told = (*odds.find("faces")->items())[static_cast<std::size_t>(face - 1)];
            EXPECT_EQ(whole(told, "face"), face);
            EXPECT_EQ(whole(told, "attacker_loss"), lost[0]) << to_json(shown) << face;
            EXPECT_EQ(whole(told, "defender_loss"), lost[1]) << to_json(shown) << face;
            sums[0] += lost[0];
            sums[1] += lost[1];
            if (lost[1] == whole(odds, "defence")) ++eliminated;
            if (lost[0] + lost[1] == 0) ++untouched;
        }
        EXPECT_NEAR(real(odds, "p_defender_eliminated.decimal"), eliminated / 6.0, 1e-9);
        EXPECT_NEAR(real(odds, "p_no_effect.decimal"), untouched / 6.0, 1e-9);
        EXPECT_NEAR(real(odds, "expected_attacker_loss.decimal"), sums[0] / 6.0, 1e-9);
        EXPECT_NEAR(real(odds, "expected_defender_loss.decimal"), sums[1] / 6.0, 1e-9);
        ++fights;
    }

    // Phase G of the turn it comes in, with this Area first in line.
    State phase_g(const State& state, int area) {
        const bool is_first_over = state.phase == Phase::Rebellion &&
                                   state.rebellion.stage == RebellionFrame::Stage::First;
        State now = in_phase(state, Phase::Rebellion);
        if (state.phase > Phase::Rebellion) ++now.turn;
        now.rebellion.stage = RebellionFrame::Stage::AreaByArea;
        now.rebels.area = area_id(area);
        now.step = now.first_rebellion != 0 ? Step::Uprising : Step::Rebellion;
        if (is_first_over) {
            now.first_rebellion = 1;
            now.step = Step::Uprising;
        }
        return now;
    }

    void check_rebellion(const State& state, int area, const Value& odds) {
        const bool is_certain = state.phase == Phase::Rebellion &&
                                state.rebellion.stage == RebellionFrame::Stage::First;
        int rebelling = 0;
        int sum = 0;
        double founded = 0;
        EXPECT_EQ(whole(odds, "legions"), state.legions[static_cast<std::size_t>(area)]);
        for (int face = 1; face <= 6; ++face) {
            State after = phase_g(state, area);
            std::vector<Event> log = events_of(rules_, after, roll_of(is_certain ? 1 : face));
            int risen = 0;
            int die = face;
            for (const Event& event : log) {
                if (is_of(event, EventKind::RebellionRolled)) die = event.args[2];
                if (is_of(event, EventKind::Rebelled) && event.args[0] == area)
                    risen += event.args[1];
            }
            const Value& told = (*odds.find("faces")->items())[static_cast<std::size_t>(face - 1)];
            EXPECT_EQ(whole(told, "rebels"), risen) << to_json(odds) << " face " << face;
            EXPECT_EQ(whole(told, "die"), die);
            sum += risen;
            if (risen == 0) continue;
            ++rebelling;
            founded += chance_of_state(after, log, area);
        }
        EXPECT_NEAR(real(odds, "p_rebellion.decimal"), rebelling / 6.0, 1e-9);
        EXPECT_NEAR(real(odds, "expected_rebels.decimal"), sum / 6.0, 1e-9);
        EXPECT_NEAR(real(odds, "p_state.decimal"), founded / 6.0, 1e-9) << to_json(odds);
        ++rebellions;
        rebels += rebelling;
    }

    // 8.11. The chance that those who have just rebelled found a state, by the faces of the next
    // die.
    double chance_of_state(const State& after, const std::vector<Event>& log, int area) {
        const auto is_founding = [&](const Event& event) {
            return is_of(event, EventKind::StateFounded) && event.args[3] == area;
        };
        if (std::ranges::any_of(log, is_founding)) return 1;
        if (after.step != Step::Outcome || after.rebels.area != area) return 0;
        int faces = 0;
        for (int face = 1; face <= 6; ++face) {
            State later = after;
            const std::vector<Event> then = events_of(rules_, later, roll_of(face));
            if (std::ranges::any_of(then, is_founding)) ++faces;
        }
        return faces / 6.0;
    }

    // The march by its answers; the dice on its way branch.
    using Arrivals = std::vector<std::pair<State, double>>;
    void go(State state, const Value& march, std::size_t taken, double chance, Arrivals& ends) {
        const Value::List& path = *march.find("path")->items();
        NullSink nobody;
        while (state.step == Step::Onward && taken < path.size())
            rules_.apply(state, *Text::parse_action(rules_, state, "to " + *path[taken++].text()),
                         nobody);
        if (Rules::to_move(state) != Seat::Chance || state.phase != Phase::RomanMovement) {
            ends.emplace_back(state, chance);
            return;
        }
        std::vector<State> later;
        for (int face = 1; face <= 6; ++face) {
            later.push_back(state);
            rules_.apply(later.back(), roll_of(face), nobody);
        }
        // 13.2. A face that is rolled again leaves its share to the others.
        std::erase(later, state);
        for (const State& one : later)
            go(one, march, taken, chance / static_cast<double>(later.size()), ends);
    }

    void check_march(const State& state, const Value& march) {
        const int area = area_of(march);
        Arrivals ends;
        go(state, march, 0, 1, ends);
        // Where nobody else can move, the turn has gone on already.
        for (const auto& [end, chance] : ends)
            if (end.phase != Phase::RomanMovement) return;
        std::map<std::string, double> found;
        for (const auto& [end, chance] : ends) {
            const Value there =
                *Text::odds(rules_, end, Value::fields().set("area", rules_.board().area(area).id));
            for (const Value& fight : *there.find("fights")->items())
                found[to_json(fight)] += chance;
        }
        std::size_t told = 0;
        for (const Value& fight : *march.find("fights")->items()) {
            Value bare = Value::fields();
            for (const auto& [name, value] : *fight.members())
                if (name != "chance") bare.set(name, value);
            EXPECT_NEAR(found[to_json(bare)], real(fight, "chance"), 1e-9) << to_json(fight);
            if (real(fight, "chance") < 0.999) ++uncertain;
            ++told;
        }
        EXPECT_EQ(told, found.size());
        const Value& rebellion = *march.find("rebellion");
        if (!rebellion.is_null()) check_rebellion(ends.front().first, area, rebellion);
        const bool may_go_on = ends.front().first.step == Step::Onward;
        if (may_go_on) {
            EXPECT_EQ(whole(march, "left"), ends.front().first.roman_movement.movement);
        }
        ++marches;
    }

    void check_left_behind(const State& state, const Value& odds) {
        if (odds.is_null()) return;
        State later = state;
        auto& legions = later.legions[state.roman_movement.area];
        legions = static_cast<std::uint8_t>(legions - state.roman_movement.count);
        check_rebellion(later, state.roman_movement.area, odds);
    }

    // 11.11. The next phase K, as things stand.
    void check_payday(const State& state, const Value& treasury) {
        const Value& payday = *treasury.find("payday");
        if (payday.is_null()) return;
        State later = in_phase(state, Phase::Treasury);
        EventLog log;
        go_on({rules_, later, log});
        for (const Event& event : log.events) {
            if (event.args[0] != kRome) continue;
            if (is_of(event, EventKind::Taxed)) {
                EXPECT_EQ(event.args[1], whole(payday, "income"));
            }
            if (!is_of(event, EventKind::Paid)) continue;
            EXPECT_EQ(event.args[1], whole(payday, "paid"));
            EXPECT_EQ(event.args[2], whole(payday, "balance"));
            EXPECT_EQ(event.args[3], whole(payday, "unpaid"));
            EXPECT_EQ(whole(treasury, "roman") + whole(payday, "income") - whole(payday, "pay"),
                      event.args[2]);
            EXPECT_EQ(whole(payday, "pay"), whole(payday, "paid") * whole(payday, "pay_each"));
            unpaid += event.args[3];
            return;
        }
        ADD_FAILURE() << "phase K pays nobody";
    }

    const Rules& rules_;
};

TEST(ShownOdds, OfTheBarbarianInvasionsAreThoseOfEveryFace) {
    int rebels = 0;
    int marches = 0;
    int uncertain = 0;
    int unpaid = 0;
    std::uint64_t seed = 0;
    shown::for_each_set_up(
        *find_game("invasions"), [&](const std::shared_ptr<const AnyGame>& game) {
            const auto& rules = static_cast<const Game&>(*game).rules();
            InvasionsShown shown(rules);
            shown::for_each_position(*game, ++seed, 6000, 60, [&](const AnyState& any) {
                shown.check(shown::state_of<State>(any));
            });
            rebels += shown.rebels;
            marches += shown.marches;
            uncertain += shown.uncertain;
            unpaid += shown.unpaid;
        });
    // Each kind was there to be looked at.
    EXPECT_GT(rebels, 50);
    EXPECT_GT(marches, 200);
    EXPECT_GT(uncertain, 5);
    EXPECT_GT(unpaid, 0);
}

}  // namespace
}  // namespace occasus::invasions
