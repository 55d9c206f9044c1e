// The Barbarian Invasions: what the legate answers to each question.
#include "ai/heuristics/invasions_legate.h"

#include <algorithm>
#include <utility>

#include "games/invasions/chapters/attack.h"
#include "games/invasions/chapters/economy.h"
#include "games/invasions/chapters/roman_movement.h"
#include "games/invasions/chapters/setup.h"

namespace occasus::invasions {

namespace {

constexpr double kLeastGain = 0.02;     // Victory Points for which somebody marches.
constexpr double kIncomeShare = 0.9;    // The taxes that will come in again.
constexpr int kBribeReach = kMovement;  // Movement Points from a Province in danger.

}  // namespace

Legate::Legate(const Rules& rules, std::shared_ptr<const Ground> ground, const Style& style)
    : rules_(rules), worth_(rules, std::move(ground), style) {}

Action Legate::choose(const State& state, Rng&) {
    switch (state.step) {
        case Step::Deploy:
            return place(state, deployment_areas(rules_, state));
        case Step::Arrive:
            return place(state, open_arrivals(rules_, state));
        case Step::PlaceMilitia:
            return raise_militia(state);
        case Step::Move:
            return move(state);
        case Step::Onward:
            return go_onward(state);
        case Step::Attack:
            return attack(state);
        case Step::Defenders:
            return name_defender(state);
        case Step::Remainder:
            return lose_odd_point(state);
        case Step::Unpaid:
            return leave_unpaid(state);
        case Step::Disband:
            return make_action(Verb::Disband, std::countr_zero(persian_areas(state)));
        case Step::Buy:
            return buy(state);
        default:
            return bribe(state);
    }
}

// The last turn whose money can still be of use is the one before the last.
bool Legate::is_late(const State& state) const {
    return state.turn + 1 >= rules_.scenario().turns;
}

// 19.0, 12.12. One legion, where it is worth most.
Action Legate::place(const State& state, AreaSet areas) {
    worth_.look_at(state);
    int best = std::countr_zero(areas);
    double most = worth_.of_arrival(best, 1);
    for_each_bit(areas & (areas - 1), [&](int area) {
        const double gain = worth_.of_arrival(area, 1);
        if (gain <= most) return;
        best = area;
        most = gain;
    });
    return make_action(Verb::Place, best, 1);
}

// 5.81. Away from enemies, with legions.
Action Legate::raise_militia(const State& state) {
    const AreaSet areas = areas_of(rules_, std::countr_zero(state.militia_due));
    const AreaSet hostile = areas_with(rules_, state, kNonLoyal);
    int best = std::countr_zero(areas);
    int most = -1;
    for_each_bit(areas, [&](int area) {
        const int liking = (contains(hostile, area) ? 0 : kMaxRomans) + state.legions[at(area)];
        if (liking <= most) return;
        best = area;
        most = liking;
    });
    return make_action(Verb::Raise, best);
}

// 5.3, 5.34. The cheapest ways, as far as the points go and not through enemies.
Legate::Reach Legate::reach(int from, int movement, bool militia) const {
    Reach found;
    std::array<AreaSet, kMovement + 1> with_left{};  // By the points that are left there.
    with_left[at(movement)] = area_bit(from);
    AreaSet done = 0;
    for (int left = movement; left > 0; --left) {
        for_each_bit(with_left[at(left)] & ~done, [&](int area) {
            done |= area_bit(area);
            if (area != from && contains(worth_.survey().hostile_areas, area)) return;
            for_each_bit(roman_steps(rules_, area, left, militia) & ~done, [&](int next) {
                const int then = left - rules_.board().step[at(area)][at(next)];
                for (int more = movement; more > then; --more)
                    if (contains(with_left[at(more)], next)) return;
                if (contains(with_left[at(then)], next)) return;
                with_left[at(then)] |= area_bit(next);
                found.first[at(next)] =
                    area == from ? static_cast<std::uint8_t>(next) : found.first[at(area)];
            });
        });
    }
    for (const AreaSet areas : with_left) found.areas |= areas;
    found.areas &= ~area_bit(from);
    return found;
}

// Where so many from an Area are worth most; kNone when it is here.
Legate::Move Legate::best_move_from(int from, int count, bool militia, const Reach& reach) const {
    Move best{from, kNone, kNone, count, militia, 0};
    for_each_bit(reach.areas, [&](int to) {
        const double gain = worth_.of_move(from, to, count, militia);
        if (best.to != kNone && gain <= best.gain) return;
        best.to = to;
        best.next = reach.first[at(to)];
        best.gain = gain;
    });
    return best;
}

// Finds the legions that could come to help, and where. Only Areas of Provinces with enemies are
// worth gathering in.
void Legate::muster(const State& state) {
    for (Helpers& helpers : helpers_) helpers.clear();
    for (int from = 0; from < rules_.board().size(); ++from) {
        const int count = movable(rules_, state, from, false);
        if (count == 0) continue;
        const Reach ways = reach(from, kMovement, false);
        for_each_bit(ways.areas, [&](int to) {
            if (worth_.scene(province_of(rules_, to)).hostile == 0) return;
            const bool inside = province_of(rules_, from) == province_of(rules_, to);
            const double change = worth_.of_leaving(from, count, inside);
            helpers_[at(to)].push_back({from, ways.first[at(to)], count, -change / count});
        });
    }
}

// The best that can be done in an Area by those who can come there, the cheapest first; `first` has
// set out already, if it has a count.
Legate::Move Legate::best_gathering(int to, const Move& first) const {
    std::array<Helper, kMaxAreas> able;
    std::size_t count = 0;
    for (const Helper& helper : helpers_[at(to)])
        if (first.count == 0 || helper.from != first.from) able[count++] = helper;
    std::sort(able.begin(), able.begin() + static_cast<std::ptrdiff_t>(count),
              [](const Helper& one, const Helper& other) { return one.cost < other.cost; });
    const int province = province_of(rules_, to);
    Move best = first;
    best.to = kNone;
    int gathered = 0;
    int inside = 0;
    double price = 0;
    const auto weigh = [&](const Move& leader, int from, int legions) {
        const bool is_inside = province_of(rules_, from) == province;
        const double gain =
            worth_.of_coming(to, gathered + legions, inside + (is_inside ? legions : 0)) + price +
            worth_.of_leaving(from, legions, is_inside) + worth_.of_needs(to, from, legions);
        if (best.to != kNone && gain <= best.gain) return;
        best = leader;
        best.to = to;
        best.gain = gain;
    };
    const auto join = [&](int from, int legions) {
        const bool is_inside = province_of(rules_, from) == province;
        gathered += legions;
        if (is_inside) inside += legions;
        price += worth_.of_leaving(from, legions, is_inside) + worth_.of_needs(to, from, legions);
    };
    if (first.count > 0) {
        weigh(first, first.from, first.count);
        join(first.from, first.count);
    }
    Move leader = first;
    for (std::size_t index = 0; index < count; ++index) {
        const Helper& helper = able[index];
        const bool leads = first.count == 0 && index == 0;
        if (leads) leader = {helper.from, to, helper.next, helper.count, false, 0};
        for (int legions = 1; legions <= helper.count; ++legions) {
            if (leads) leader.count = legions;
            weigh(leader, helper.from, legions);
        }
        join(helper.from, helper.count);
    }
    return best;
}

Action Legate::move(const State& state) {
    worth_.look_at(state);
    muster(state);
    Move best;
    best.gain = kLeastGain;
    for (int area = 0; area < rules_.board().size(); ++area) {
        for (const bool militia : {false, true}) {
            const int most = movable(rules_, state, area, militia);
            if (most == 0) continue;
            const Reach ways = reach(area, kMovement, militia);
            for (int count = 1; count <= most; ++count) {
                const Move one = best_move_from(area, count, militia, ways);
                if (one.to != kNone && one.gain > best.gain) best = one;
            }
        }
        if (helpers_[at(area)].size() < 2) continue;
        const Move one = best_gathering(area, Move{});
        if (one.to != kNone && one.gain > best.gain) best = one;
    }
    if (best.to == kNone) return make_action(Verb::End);
    return make_action(best.militia ? Verb::Militia : Verb::Legions, best.from, best.count);
}

// 5.32. The next Area on the best way from here; legions that have come far enough stay.
Action Legate::go_onward(const State& state) {
    worth_.look_at(state);
    const RomanMovementFrame& march = state.roman_movement;
    const bool militia = march.militia != 0;
    const Reach ways = reach(march.area, march.movement, militia);
    Move best = best_move_from(march.area, march.count, militia, ways);
    if (!militia) {
        muster(state);
        for_each_bit(ways.areas, [&](int to) {
            const Move first{march.area, to, ways.first[at(to)], march.count, false, 0};
            if (worth_.scene(province_of(rules_, to)).hostile == 0) return;
            const Move one = best_gathering(to, first);
            if (one.gain > best.gain) best = one;
        });
    }
    const bool may_stay = march.movement < kMovement;
    if (may_stay && best.gain <= kLeastGain) return make_action(Verb::Stay);
    return make_action(Verb::To, best.next);
}

// 6.24. The forces it is best to attack together; none when it is best not to.
ForceSet Legate::best_defenders(const State& state, int area) const {
    const Strengths strengths = strengths_at(rules_, state, area);
    const ForceSet enemies = strengths.present & kNonLoyal;
    const int loyal = strengths.of(kRome);
    ForceSet best = 0;
    double most = 0;
    for (ForceSet some = enemies; some != 0; some = (some - 1) & enemies) {
        int sp = 0;
        for_each_bit(some, [&](int force) { sp += strengths.of(force); });
        if (sp > loyal) continue;
        const double gain = worth_.of_attack(area, loyal, some, sp);
        if (gain <= most) continue;
        best = some;
        most = gain;
    }
    return best;
}

Action Legate::attack(const State& state) {
    worth_.look_at(state);
    int chosen = kNone;
    for_each_bit(attack_areas(rules_, state), [&](int area) {
        if (chosen == kNone && best_defenders(state, area) != 0) chosen = area;
    });
    return chosen == kNone ? make_action(Verb::End) : make_action(Verb::Attack, chosen);
}

Action Legate::name_defender(const State& state) {
    worth_.look_at(state);
    const ForceSet able = attackable(rules_, state, state.battle.area, state.battle.defenders);
    const ForceSet wanted =
        best_defenders(state, state.battle.area) & ~state.battle.defenders & able;
    if (wanted != 0) return make_action(Verb::Against, std::countr_zero(wanted));
    if (state.battle.defenders != 0) return make_action(Verb::Fight);
    return make_action(Verb::Against, std::countr_zero(able));
}

// R69. Takes the point from a force that is not rebels: rebels may come back as a legion.
Action Legate::lose_odd_point(const State& state) {
    const ForceSet others = state.battle.remainder & ~force_bit(kRebels);
    return make_action(Verb::Lose, std::countr_zero(others != 0 ? others : state.battle.remainder));
}

// 11.13. Where a rebellion costs least.
Action Legate::leave_unpaid(const State& state) {
    int best = kNone;
    int least = 0;
    for_each_bit(unpaid_areas(rules_, state), [&](int area) {
        const int points = rules_.board().province(province_of(rules_, area)).vp;
        if (best != kNone && points >= least) return;
        best = area;
        least = points;
    });
    return make_action(Verb::Unpaid, best);
}

int Legate::expected_income(const State& state) const {
    return static_cast<int>(income_of(rules_, state, kRome) * kIncomeShare);
}

// 12.1. As many as the next taxes will pay as well.
Action Legate::buy(const State& state) {
    const int most = legions_for_sale(rules_, state);
    if (is_late(state)) return make_action(Verb::Buy, most);
    const int pay = rules_.tables().roman_pay;
    const int left = state.treasury + expected_income(state) - pay * total_legions(rules_, state);
    return make_action(Verb::Buy, std::clamp(left / (pay + rules_.tables().roman_price), 0, most));
}

// 11.14. The credits that the legions will not need.
int Legate::spare_credits(const State& state) const {
    if (is_late(state)) return state.treasury;
    const int pay = rules_.tables().roman_pay * total_legions(rules_, state);
    const int due = rules_.tables().roman_price * available(state.roman_pool, state.turn + 1);
    return state.treasury - std::max(0, pay + due - expected_income(state));
}

// 11.22. The Victory Points a group endangers in the next turn.
double Legate::worth_of_bribe(const Group& group) const {
    if (group.is(Group::kGarrison) || group.target >= kProvinces) return 0;
    const Scene& aim = worth_.scene(group.target);
    const int distance = rules_.board().nearest[group.area][group.target];
    if (distance > kBribeReach || !(aim.owner == kRome || aim.original)) return 0;
    const int loyal = aim.strengths.of(kRome);
    if (distance == 0)
        return worth_.style().raid * aim.legions +
               (loyal > 0 && 3 * loyal >= aim.largest ? 0.3 * aim.victory_points : 0);
    const bool endangers = group.sp() >= aim.victory_points && group.sp() > 3 * loyal;
    return endangers ? 0.5 * aim.victory_points : 0.1 * aim.victory_points;
}

// 11.2. Bribes the group that endangers most for each credit.
Action Legate::bribe(const State& state) {
    worth_.look_at(state);
    const int spare = spare_credits(state);
    const int turns = std::max(1, rules_.scenario().turns - state.turn);
    const double rate = std::max(worth_.style().bribe, 1.0 * spare / turns);
    const Group* best = nullptr;
    double most = 0;
    for (int index = 0; index < state.group_count; ++index) {
        const Group& group = state.groups[at(index)];
        if (!is_nation(group.force) || group.is(Group::kBribed)) continue;
        const bool raiders = group.regulars == 0;
        const int price = rules_.tables().bribe * bribable(state, group.force, group.area, raiders);
        const double worth = worth_of_bribe(group);
        if (price == 0 || price > spare || price > worth * rate) continue;
        if (worth / price <= most) continue;
        best = &group;
        most = worth / price;
    }
    if (best == nullptr) return make_action(Verb::End);
    return make_action(Verb::Bribe, best->area, best->force, best->regulars == 0);
}

}  // namespace occasus::invasions
