// The pieces on the map, kept from the events alone: every Strength Point is there, on its way, or
// gone for a stated reason.
#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <memory>
#include <string>

#include "core/rng.h"

#include "games/invasions/chapters/strength.h"
#include "games/invasions/game.h"
#include "games/invasions/rulebook.gen.h"

namespace occasus::invasions {
namespace {

const Rules& rules_of(const AnyGame& game) {
    return static_cast<const Game&>(game).rules();
}

class Ledger {
  public:
    Ledger(const Rules& rules, const State& state) : rules_(rules) {
        for (int index = 0; index < state.group_count; ++index) {
            const Group& group = state.groups[at(index)];
            mobile_[group.force][group.area] += group.sp();
        }
        for (int area = 0; area < rules.board().size(); ++area) {
            mobile_[kRome][at(area)] += state.legions[at(area)];
            militia_[at(area)] = state.militia[at(area)];
        }
        for (int province = 0; province < kProvinces; ++province)
            side_[at(province)] = militia_force(state, province);
    }

    void enter(const Event& event) {
        const auto& args = event.args;
        switch (static_cast<EventKind>(event.kind)) {
            case EventKind::ForcePlaced:
                return add(args[0], args[1], args[2] + args[3]);
            case EventKind::Moved:
                if (args[0] >= kMilitiaMoves) {
                    militia_[at(args[1])] -= args[3];
                    militia_[at(args[2])] += args[3];
                    return;
                }
                add(args[0], args[1], -args[3]);
                return add(args[0], args[2], args[3]);
            case EventKind::Losses:
                return lose(args[0], args[1], args[2], static_cast<Kind>(args[3]) == Kind::Militia);
            case EventKind::Attrition:
                return add(args[0], args[1], -args[2]);
            case EventKind::Disbanded:
                return add(kPersians, args[0], -args[1]);
            default:
                enter_legions(event);
                enter_militia(event);
        }
    }

    // Points of a force in an Area, its militia counted.
    int of(Force force, int area) const {
        const bool own = side_[at(province_of(rules_, area))] == force;
        return mobile_[force][at(area)] + (own ? militia_[at(area)] : 0);
    }
    // Legions that have rebelled and whose die is not cast yet.
    int waiting() const { return waiting_; }

  private:
    void add(int force, int area, int sp) { mobile_[at(force)][at(area)] += sp; }

    // 6.13. Militia falls last; where a half is shared with legions it falls alone.
    void lose(int force, int area, int sp, bool of_militia) {
        const int mobile = of_militia ? 0 : std::min(sp, mobile_[at(force)][at(area)]);
        add(force, area, -mobile);
        militia_[at(area)] -= sp - mobile;
    }

    // Legions that change sides.
    void enter_legions(const Event& event) {
        const auto& args = event.args;
        switch (static_cast<EventKind>(event.kind)) {
            case EventKind::Rebelled:
                add(kRome, args[0], -args[1]);
                waiting_ += args[1];
                return;
            case EventKind::Marching:
                waiting_ -= args[1];
                return add(kRebels, args[0], args[1]);
            case EventKind::StateFounded:
                waiting_ -= args[2];
                return add(args[0], args[3], args[2]);
            case EventKind::StateJoined:
                waiting_ -= args[2];
                return add(args[0], args[1], args[2]);
            case EventKind::LegionsJoined:
                add(kRome, args[0], -args[1]);
                return add(kRebels, args[0], args[1]);
            case EventKind::RebelsReturned:
                add(args[2], args[0], -args[1]);
                return add(kRome, args[0], args[1]);
            case EventKind::RomeSatisfied:
                add(kRebels, args[0], -args[1]);
                return add(kRome, args[0], args[1]);
            default:
                return;
        }
    }

    // Militia that comes, goes and changes sides.
    void enter_militia(const Event& event) {
        const auto& args = event.args;
        Force& side = side_[at(std::clamp<int>(args[0], 0, kProvinces - 1))];
        switch (static_cast<EventKind>(event.kind)) {
            case EventKind::MilitiaRose:
                side = force_of(args[3]);
                militia_[at(args[1])] += args[2];
                return;
            case EventKind::RevoltBegan:
                side = kRevolt;
                militia_[at(args[1])] += args[2];
                return;
            case EventKind::MilitiaRevolted:
                side = kRevolt;
                return;
            case EventKind::RevoltGrew:
                return grow(args[0], args[1]);
            case EventKind::MilitiaLeft:
                for_each_bit(areas_of(rules_, args[0]), [&](int area) { militia_[at(area)] = 0; });
                return;
            case EventKind::MilitiaChanged:
                // A revolt serves nobody but a state that is founded there (9.0).
                if (side != kRevolt || event.rule == cite("9.0")) side = force_of(args[1]);
                return;
            default:
                return;
        }
    }

    // 10.32. Each Area at most doubles, the first Areas first.
    void grow(int province, int added) {
        for_each_bit(areas_of(rules_, province), [&](int area) {
            const int more = std::min(militia_[at(area)], added);
            militia_[at(area)] += more;
            added -= more;
        });
    }

    const Rules& rules_;
    std::array<std::array<int, kMaxAreas>, kForces> mobile_{};
    std::array<int, kMaxAreas> militia_{};
    std::array<Force, kProvinces> side_{};
    int waiting_ = 0;
};

// Expects the ledger to have what the map has.
void expect_same(const Rules& rules, const Ledger& ledger, const State& state) {
    for (int area = 0; area < rules.board().size(); ++area) {
        const Strengths strengths = strengths_at(rules, state, area);
        for (int force = 0; force < kForces; ++force)
            ASSERT_EQ(ledger.of(force_of(force), area), strengths.of(force))
                << force_id(force) << " in " << rules.board().area(area).id << ", turn "
                << int{state.turn} << ", " << Text::phase(state);
    }
    ASSERT_EQ(ledger.waiting(), state.rebels.sp);
}

class Conservation : public testing::TestWithParam<int> {};

TEST_P(Conservation, EveryPointIsAccountedForByTheEvents) {
    const auto game =
        *make_game({.options = {{"scenario", std::to_string(GetParam())}}, .board = {}});
    const Rules& rules = rules_of(*game);
    for (std::uint64_t n = 0; n < 4; ++n) {
        Rng rng(12, n);
        State state = rules.start();
        NullSink none;
        while (state.phase == Phase::SetUp)
            rules.apply(state, rules.random_action(state, rng), none);
        Ledger ledger(rules, state);
        while (Rules::to_move(state) != Seat::Nobody) {
            EventLog log;
            rules.apply(state, rules.random_action(state, rng), log);
            for (const Event& event : log.events) ledger.enter(event);
            expect_same(rules, ledger, state);
            if (HasFatalFailure()) return;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Scenarios, Conservation, testing::Range(1, kScenarios + 1));

}  // namespace
}  // namespace occasus::invasions
