// The Barbarian Invasions: what positions of legions are worth to Rome.
#include "ai/heuristics/invasions_worth.h"

#include <algorithm>
#include <utility>

namespace occasus::invasions {

namespace {

constexpr double kStatesShare = 0.5;
constexpr double kWonBack = 1;  // 8.4. A legion, in Victory Points.
constexpr double kRebelling = 1;
constexpr double kJoining = 0.7;  // 9.21. A state's legion.

int three_to_one(int sp) {
    return (sp + 2) / 3;
}

}  // namespace

Worth::Worth(const Rules& rules, std::shared_ptr<const Ground> ground, const Style& style)
    : rules_(rules),
      ground_(std::move(ground)),
      style_(style),
      nearness_{1, style.near, style.far, style.far / 2, style.far / 4} {}

void Worth::look_at(const State& state) {
    state_ = &state;
    survey_ = survey_of(rules_, state);
    period_ = rules_.period(state);
    rebellion_die_ = next_rebellion_die(rules_, state);
    legions_ = 0;
    int points = 0;
    for (int province = 0; province < kProvinces; ++province) {
        Scene& scene = survey_.provinces[at(province)];
        scene.prize = style_.prize[at(province)] * scene.victory_points;
        legions_ += scene.legions;
        if (scene.owner == kRome) points += scene.victory_points;
    }
    is_short_ = points < rules_.scenario().victory;
    find_needs();
}

bool Worth::is_last_turn() const {
    return state_->turn == rules_.scenario().turns;
}

// 7.0 (1), R73. Once no enemy is there, it is Rome's without anybody in it.
bool Worth::needs_no_garrison(const Scene& scene) const {
    if (!scene.original) return false;
    if (!scene.lost) return true;
    const bool is_open = scene.owner == kNobody || scene.owner == kRome;
    return is_open && !rules_.options().regained_by_garrison;
}

// 7.0, 7.2.
bool Worth::holds(const Scene& scene, int loyal) const {
    if (scene.unrest > 0) return false;
    if (!scene.original) return !scene.militia && loyal > 0 && loyal > scene.largest;
    if (!scene.lost) return 3 * loyal >= scene.largest;
    if (scene.hostile == 0 && needs_no_garrison(scene)) return true;
    if (loyal == 0) return false;
    if (scene.owner == kRome) return 3 * loyal >= scene.largest;
    return !scene.militia && loyal > (scene.owner == kNobody ? scene.largest : scene.garrison);
}

// 7.11.
bool Worth::is_taken(const Scene& scene, int loyal) const {
    return scene.taker >= scene.victory_points && scene.taker > 3 * loyal;
}

double Worth::control(const Scene& scene, int loyal) const {
    if (holds(scene, loyal)) return 1;
    if (is_last_turn()) return 0;
    if (scene.unrest > 0) return loyal >= scene.unrest ? style_.unsettled : 0;
    if (is_taken(scene, loyal)) return 0;
    if (scene.owner != kRome && !scene.withers) return 0;
    return style_.disputed;
}

// The points that are at stake.
double Worth::stake(const Scene& scene) const {
    if (is_last_turn()) return scene.victory_points;
    if (scene.original || scene.owner == kRome) return scene.prize;
    return (scene.prize + kJoining * scene.regulars) * (is_short_ ? style_.want : style_.conquest);
}

double Worth::of_province(int province, int loyal) const {
    const Scene& one = scene(province);
    double worth = stake(one) * control(one, loyal);
    if (one.owner == kRome && one.unrest == 0 && !is_last_turn())
        worth -= style_.vigilance * one.victory_points *
                 ground_->revolt(province, period_, std::max(0, loyal - one.loyal_militia));
    return worth;
}

Ground::Rebellion Worth::rebellion(int legions) const {
    return rebellion_die_ ? ground_->rebellion(*rebellion_die_, legions) : Ground::Rebellion{};
}

double Worth::rebellion_danger(int area, int legions) const {
    if (legions < kRebelliousStack) return 0;
    const Ground::Rebellion likely = rebellion(legions);
    const double points = scene(province_of(rules_, area)).victory_points;
    const double cost = is_last_turn()
                            ? points * likely.chance
                            : likely.rebels * kRebelling + likely.chance * points * kStatesShare;
    return style_.caution * cost;
}

// The value of a defender's Strength Point.
double Worth::value_of(ForceSet defenders) const {
    bool lasting = false;
    for_each_bit(defenders, [&](int force) {
        lasting = lasting || force == kPersians || is_state(force_of(force));
    });
    return lasting ? style_.broken : style_.killed;
}

double Worth::of_attack(int area, int loyal, ForceSet defenders, int sp) const {
    const Scene& one = scene(province_of(rules_, area));
    const FightSums sums = sums_of(rules_.tables(), {loyal, sp, 0});
    const double share = 1.0 / kFaces;
    double worth = -style_.thrift * sums.attackers_lost * share;
    if (!is_last_turn()) worth += value_of(defenders) * sums.defenders_lost * share;
    const bool settles = one.unrest > 0 && one.hostile == sp;
    const double open = stake(one) * (settles ? style_.pacified : 1 - control(one, loyal));
    worth += open * sums.eliminated * share * (one.hostile == sp ? 1 : 1.0 * sp / one.hostile);
    if (settles && !is_last_turn())
        worth +=
            style_.curbed * stake(one) * share * (1.0 * sums.defenders_lost / sp - sums.eliminated);
    if (has_force(defenders, kRebels))
        worth += kWonBack * (kFaces - sums.untouched) * share * sp / 2;
    return worth;
}

// 6.24. One force, or as many as can be taken on together.
double Worth::best_attack(int area, int loyal) const {
    const Strengths strengths = strengths_at(rules_, *state_, area);
    double best = 0;
    ForceSet all = 0;
    int together = 0;
    for_each_bit(strengths.present & kNonLoyal, [&](int force) {
        const int sp = strengths.of(force);
        if (sp > loyal) return;
        const ForceSet one = force_bit(force_of(force));
        best = std::max(best, of_attack(area, loyal, one, sp));
        if (together + sp > loyal) return;
        together += sp;
        all |= one;
    });
    if (together > 0) best = std::max(best, of_attack(area, loyal, all, together));
    return best;
}

double Worth::of_area(int area, int legions, int militia) const {
    double worth = -rebellion_danger(area, legions);
    const int loyal = legions + militia;
    if (loyal > 0 && contains(survey_.hostile_areas, area)) {
        worth -= style_.exposed * legions;
        worth += best_attack(area, loyal);
    }
    return worth;
}

// The needs of a Province, and its prize.
Worth::Need Worth::need_of(const Scene& one) const {
    if (one.unrest > 0) return {0, style_.against_revolt * one.unrest, stake(one)};
    if (one.hostile > 0 && one.withers) return {0, 1.0 * three_to_one(one.largest), stake(one)};
    if (one.hostile > 0) {
        const bool held = one.original && !one.lost;
        return {0, held ? 1.0 * one.hostile : style_.for_conquest * one.hostile, stake(one)};
    }
    if (one.owner == kRome && one.coming >= one.victory_points)
        return {0, 1.0 * three_to_one(one.coming), stake(one)};
    return {0, needs_no_garrison(one) ? 0.0 : 1.0, stake(one)};
}

void Worth::add_need(int province, double required, double prize) {
    Need need{province, required, prize, 0};
    for (int area = 0; area < rules_.board().size(); ++area)
        if (state_->legions[at(area)] > 0)
            need.cover += state_->legions[at(area)] * nearness(area, province);
    need.met = std::min(1.0, need.cover / required);
    needs_.push_back(need);
}

void Worth::find_needs() {
    needs_.clear();
    if (is_last_turn()) return;
    for (int province = 0; province < kProvinces; ++province) {
        const Need need = need_of(scene(province));
        const double able = std::max(legions_, static_cast<int>(state_->set_up.legions));
        if (need.required > 0 && need.required <= able)
            add_need(province, need.required, need.prize * style_.foresight);
    }
}

double Worth::of_needs(int more, int fewer, int legions) const {
    double change = 0;
    for (const Need& need : needs_) {
        double cover = need.cover + legions * nearness(more, need.province);
        if (fewer >= 0) cover -= legions * nearness(fewer, need.province);
        change += need.prize * (std::min(1.0, cover / need.required) - need.met);
    }
    return change;
}

double Worth::of_coming(int area, int legions, int from_inside) const {
    const int province = province_of(rules_, area);
    const int loyal = scene(province).strengths.of(kRome);
    const int there = state_->legions[at(area)];
    const int militia = loyal_at(rules_, *state_, area) - there;
    return of_province(province, loyal + legions - from_inside) - of_province(province, loyal) +
           of_area(area, there + legions, militia) - of_area(area, there, militia);
}

double Worth::of_leaving(int area, int legions, bool stays_inside) const {
    const int province = province_of(rules_, area);
    const int loyal = scene(province).strengths.of(kRome);
    const int there = state_->legions[at(area)];
    const int militia = loyal_at(rules_, *state_, area) - there;
    const double change = of_area(area, there - legions, militia) - of_area(area, there, militia);
    if (stays_inside) return change;
    return change + of_province(province, loyal - legions) - of_province(province, loyal);
}

double Worth::of_arrival(int area, int legions) const {
    return of_coming(area, legions, 0) + of_needs(area, -1, legions);
}

double Worth::of_move(int from, int to, int moving, bool militia) const {
    if (militia) {
        const auto worth = [&](int area, int more) {
            const int legions = state_->legions[at(area)];
            return of_area(area, legions, loyal_at(rules_, *state_, area) - legions + more);
        };
        return worth(from, -moving) - worth(from, 0) + worth(to, moving) - worth(to, 0);
    }
    const bool inside = province_of(rules_, from) == province_of(rules_, to);
    return of_leaving(from, moving, inside) + of_coming(to, moving, inside ? moving : 0) +
           of_needs(to, from, moving);
}

}  // namespace occasus::invasions
