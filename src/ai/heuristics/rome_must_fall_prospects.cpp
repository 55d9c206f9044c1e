// Rome Must Fall: the description of a position and the network that reads it.
#include "ai/heuristics/rome_must_fall_prospects.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace occasus::rome_must_fall {

namespace {

constexpr std::array<Tracker, 4> kTribes = {Tracker::Vandals, Tracker::Visigoths, Tracker::Franks,
                                            Tracker::Ostrogoths};
constexpr std::array<Tracker, 2> kRaids = {Tracker::Sea, Tracker::Huns};
constexpr std::size_t kRememberedParts = 1U << 13U;

// A comparison against a total of `base` and the black die is lost about this often: a line fitted
// to played games. The three pressures are an enemy held back, met evenly, and let through.
constexpr std::array<float, 3> kPressures = {-0.22F, -0.07F, 0.08F};
constexpr std::size_t kEven = 1;
constexpr float kRaidPressure = 0.1F;  // Raids get the worse dice.
float loss_rate(float base, float pressure) {
    return std::clamp(0.12F + 0.151F * base + pressure, 0.02F, 0.96F);
}

// By turn, from the turn of the position on.
using ByTurn = std::array<float, kTurns + 1>;
// [n]: the chance of n losses.
using Losses = std::array<float, kTurns + 1>;

// One more comparison, lost at this rate.
void compare_once(Losses& losses, float rate) {
    for (std::size_t n = kTurns; n > 0; --n)
        losses[n] = losses[n] * (1 - rate) + losses[n - 1] * rate;
    losses[0] *= 1 - rate;
}

float at_least(const Losses& losses, std::size_t count) {
    float chance = 0;
    for (std::size_t n = count; n < losses.size(); ++n) chance += losses[n];
    return chance;
}

int timeline(const Rules& rules, Tracker tracker, int turn) {
    return rules.sheet().timeline[at(index_of(tracker))][at(turn - 1)];
}

int raid_position(const State& state, Tracker raid) {
    return std::popcount(state.marked[at(index_of(raid))]);
}

float raid_rate(const Rules& rules, Tracker raid, int turn) {
    return loss_rate(static_cast<float>(timeline(rules, raid, turn)), kRaidPressure);
}

// The bonus each tribe is likely to have in each coming turn, from both raids.
using Bonuses = std::array<ByTurn, kTrackers>;
Bonuses expected_bonuses(const Rules& rules, const State& state) {
    Bonuses bonuses{};
    for (Tracker tribe : kTribes)
        bonuses[at(index_of(tribe))].fill(static_cast<float>(rules.bonus(state, tribe)));
    for (Tracker raid : kRaids) {
        const int position = raid_position(state, raid);
        Losses losses{1};
        for (int turn = state.turn; turn < kTurns; ++turn) {
            compare_once(losses, raid_rate(rules, raid, turn));
            for (int box = position; box < rules.sheet().length(raid); ++box) {
                const Box& printed = rules.sheet().box(raid, box);
                if (printed.icon != Icon::PlusOneTribe) continue;
                bonuses[at(index_of(printed.tribe))][at(turn + 1)] +=
                    at_least(losses, at(box - position + 1));
            }
        }
    }
    return bonuses;
}

// The boxes the tribe will mark, in the order of its next losses.
FixedVector<Box, kMaxBoxes> coming_boxes(const Rules& rules, const State& state, Tracker tribe) {
    State rest = state;
    FixedVector<Box, kMaxBoxes> boxes;
    for (int box = rules.next_box(rest, tribe); box >= 0; box = rules.next_box(rest, tribe)) {
        boxes.push_back(rules.sheet().box(tribe, box));
        auto& marked = rest.marked[at(index_of(tribe))];
        marked = static_cast<std::uint16_t>(marked | (1U << static_cast<unsigned>(box)));
    }
    return boxes;
}

int fires_of(Icon icon) {
    return icon == Icon::Fire ? 1 : icon == Icon::Roma ? kRomaFires : 0;
}

// The number of losses that brings the first fires, 0 when no box does.
std::size_t losses_to_fires(const FixedVector<Box, kMaxBoxes>& boxes, int fires) {
    int seen = 0;
    for (std::size_t box = 0; box < boxes.size(); ++box) {
        seen += fires_of(boxes[box].icon);
        if (seen >= fires) return box + 1;
    }
    return 0;
}

// The parts of a description, in the order of their inputs.

struct TribeInputs {
    std::array<float, 12> fires{};  // As Prospects::Fires.
    float rate_now = 0;
    float mean_rate = 0;
    float cubes = 0;  // Likely to be lost.
    float red_turns = 0;
    std::array<float, kAbilities> missing_turns{};
    std::array<float, 3> next{};  // A cube, a red die or an ability goes next.
    std::array<float, 8> first_fire{};
};
static_assert(sizeof(TribeInputs) == kTribeInputs * sizeof(float));

void read_icon(const State& state, Icon icon, float turns, float chance, TribeInputs& inputs) {
    if (icon == Icon::Cube)
        inputs.cubes += chance / 2;
    else if (icon == Icon::RedDie)
        inputs.red_turns += turns / kTurns;
    else if (is_ability(icon) && has_ability(state, ability_of(icon)))
        inputs.missing_turns[at(ability_of(icon))] += turns / kTurns;
}

// The likely cost of the icons on the path, met evenly.
void read_icons(const State& state, const FixedVector<Box, kMaxBoxes>& boxes, const ByTurn& rates,
                TribeInputs& inputs) {
    Losses losses{1};
    std::array<float, kMaxBoxes> turns{};  // With this box marked.
    for (int turn = state.turn; turn <= kTurns; ++turn) {
        compare_once(losses, rates[at(turn)]);
        for (std::size_t box = 0; box < boxes.size(); ++box)
            turns[box] += at_least(losses, box + 1);
    }
    for (std::size_t box = 0; box < boxes.size(); ++box)
        read_icon(state, boxes[box].icon, turns[box], at_least(losses, box + 1), inputs);
    if (boxes.empty()) return;
    const Icon next = boxes[0].icon;
    if (next == Icon::Cube)
        inputs.next[0] = 1;
    else if (next == Icon::RedDie)
        inputs.next[1] = 1;
    else if (is_ability(next) && has_ability(state, ability_of(next)))
        inputs.next[2] = 1;
}

void read_fires(const State& state, const FixedVector<Box, kMaxBoxes>& boxes, const ByTurn& bases,
                TribeInputs& inputs) {
    for (std::size_t pressure = 0; pressure < kPressures.size(); ++pressure) {
        Losses losses{1};
        for (int turn = state.turn; turn <= kTurns; ++turn)
            compare_once(losses, loss_rate(bases[at(turn)], kPressures[pressure]));
        for (int fires = 1; fires <= kFallBoxes; ++fires)
            if (const std::size_t count = losses_to_fires(boxes, fires); count > 0)
                inputs.fires[4 * pressure + at(fires - 1)] = at_least(losses, count);
    }
    const std::size_t first = losses_to_fires(boxes, 1);
    inputs.first_fire[first == 0 ? 7 : std::min<std::size_t>(first - 1, 7)] = 1;
}

TribeInputs read_tribe(const Rules& rules, const State& state, Tracker tribe) {
    TribeInputs inputs;
    const auto boxes = coming_boxes(rules, state, tribe);
    const ByTurn bonus = expected_bonuses(rules, state)[at(index_of(tribe))];
    ByTurn bases{};
    ByTurn rates{};
    for (int turn = state.turn; turn <= kTurns; ++turn) {
        bases[at(turn)] = static_cast<float>(timeline(rules, tribe, turn)) + bonus[at(turn)];
        rates[at(turn)] = loss_rate(bases[at(turn)], kPressures[kEven]);
        inputs.mean_rate += rates[at(turn)] / kTurns;
    }
    inputs.rate_now = rates[state.turn];
    read_fires(state, boxes, bases, inputs);
    read_icons(state, boxes, rates, inputs);
    return inputs;
}

struct RaidInputs {
    float rate_now = 0;
    float red_turns = 0;
    float boxes_left = 0;
    float next_red = 0;
    float next_bonus = 0;
};
struct CampaignInputs {
    std::array<float, kTurns> turn{};
    std::array<RaidInputs, 2> raids{};
    std::array<float, 4> coming_bonus{};
};
static_assert(sizeof(CampaignInputs) == kCampaignInputs.count * sizeof(float));

RaidInputs read_raid(const Rules& rules, const State& state, Tracker raid) {
    RaidInputs inputs;
    const int position = raid_position(state, raid);
    const int length = rules.sheet().length(raid);
    inputs.rate_now = raid_rate(rules, raid, state.turn);
    inputs.boxes_left = static_cast<float>(length - position) / 8;
    if (position < length) {
        const Icon next = rules.sheet().box(raid, position).icon;
        inputs.next_red = next == Icon::RedDie ? 1.0F : 0.0F;
        inputs.next_bonus = next == Icon::PlusOneTribe ? 1.0F : 0.0F;
    }
    Losses losses{1};
    for (int turn = state.turn; turn <= kTurns; ++turn) {
        compare_once(losses, raid_rate(rules, raid, turn));
        for (int box = position; box < length; ++box)
            if (rules.sheet().box(raid, box).icon == Icon::RedDie)
                inputs.red_turns += at_least(losses, at(box - position + 1)) / kTurns;
    }
    return inputs;
}

CampaignInputs read_campaign(const Rules& rules, const State& state) {
    CampaignInputs inputs;
    inputs.turn[at(state.turn - 1)] = 1;
    for (std::size_t raid = 0; raid < kRaids.size(); ++raid)
        inputs.raids[raid] = read_raid(rules, state, kRaids[raid]);
    const Bonuses bonuses = expected_bonuses(rules, state);
    for (std::size_t number = 0; number < kTribes.size(); ++number) {
        const ByTurn& bonus = bonuses[at(index_of(kTribes[number]))];
        for (int turn = state.turn; turn <= kTurns; ++turn)
            inputs.coming_bonus[number] += (bonus[at(turn)] - bonus[state.turn]) / kTurns;
    }
    return inputs;
}

struct EmpireInputs {
    std::array<float, kFallBoxes> fall{};
    std::array<float, kAbilities> lost{};
    std::array<float, kAbilities> lost_turns{};
};
static_assert(sizeof(EmpireInputs) == kEmpireInputs.count * sizeof(float));

float turns_left(const State& state) {
    return static_cast<float>(kTurns + 1 - state.turn) / kTurns;
}

EmpireInputs read_empire(const State& state) {
    EmpireInputs inputs;
    inputs.fall[state.fall] = 1;
    for (int ability = 0; ability < kAbilities; ++ability) {
        if (has_ability(state, static_cast<Ability>(ability))) continue;
        inputs.lost[at(ability)] = 1;
        inputs.lost_turns[at(ability)] = turns_left(state);
    }
    return inputs;
}

struct SupplyInputs {
    std::array<float, kMaxCubes + 1> cubes{};
    std::array<float, kMaxRedDice + 1> red{};
    float red_turns = 0;
};
static_assert(sizeof(SupplyInputs) == kSupplyInputs.count * sizeof(float));

SupplyInputs read_supplies(const State& state) {
    SupplyInputs inputs;
    inputs.cubes[state.cubes] = 1;
    inputs.red[state.red] = 1;
    inputs.red_turns = static_cast<float>(state.red) * turns_left(state);
    return inputs;
}

float log_odds(float chance) {
    const float bounded = std::clamp(chance, 0.002F, 0.998F);
    return std::log(bounded / (1 - bounded)) / 6;
}

// [n]: the chance of n more fires; four or more count as four.
using FireCounts = std::array<float, kFallBoxes + 1>;

FireCounts add_fires(const FireCounts& known, const float* at_least_fires) {
    FireCounts sum{};
    for (std::size_t more = 0; more <= kFallBoxes; ++more) {
        const float chance = (more == 0 ? 1 : at_least_fires[more - 1]) -
                             (more == kFallBoxes ? 0 : at_least_fires[more]);
        for (std::size_t n = 0; n <= kFallBoxes; ++n)
            sum[std::min<std::size_t>(n + more, kFallBoxes)] += known[n] * chance;
    }
    return sum;
}

// The chance that there will be too many fires, and that they come within one of it, for each
// pressure; as if the paths knew nothing of each other.
using JointInputs = std::array<float, kJointInputs.count>;
JointInputs read_joint(const State& state, int fires_too_many,
                       const std::array<const float*, 4>& fires_of_tribes) {
    const int to_come = fires_too_many - state.fall;
    JointInputs inputs{};
    for (std::size_t pressure = 0; pressure < kPressures.size(); ++pressure) {
        FireCounts counts{1};
        for (const float* fires : fires_of_tribes) counts = add_fires(counts, fires + 4 * pressure);
        float within_one = 0;
        for (int n = kFallBoxes; n >= std::max(0, to_come - 1); --n) {
            within_one += counts[at(n)];
            if (n == to_come) inputs[2 * pressure] = log_odds(within_one);
        }
        inputs[2 * pressure + 1] = log_odds(within_one);
    }
    return inputs;
}

template <class Part>
std::span<const float> as_inputs(const Part& part) {
    return {reinterpret_cast<const float*>(&part), sizeof(Part) / sizeof(float)};
}

void copy(std::span<const float> part, std::size_t first, Prospects::Inputs& inputs) {
    std::copy(part.begin(), part.end(), inputs.begin() + static_cast<std::ptrdiff_t>(first));
}

}  // namespace

Prospects::Prospects(const Rules& rules, const Weights& weights, Goal goal)
    : rules_(rules),
      weights_(weights),
      fires_too_many_(static_cast<int>(goal)),
      parts_(kRememberedParts) {}

Prospects::Inputs Prospects::inputs(const State& state) const {
    Inputs inputs{};
    std::array<TribeInputs, 4> tribes;
    std::array<const float*, 4> fires{};
    for (std::size_t number = 0; number < kTribes.size(); ++number) {
        tribes[number] = read_tribe(rules_, state, kTribes[number]);
        fires[number] = tribes[number].fires.data();
        copy(as_inputs(tribes[number]), number * kTribeInputs, inputs);
    }
    copy(as_inputs(read_campaign(rules_, state)), kCampaignInputs.first, inputs);
    copy(as_inputs(read_empire(state)), kEmpireInputs.first, inputs);
    copy(as_inputs(read_supplies(state)), kSupplyInputs.first, inputs);
    copy(read_joint(state, fires_too_many_, fires), kJointInputs.first, inputs);
    return inputs;
}

void Prospects::add(std::span<const float> inputs, std::size_t first, Layer& sum) const {
    for (std::size_t i = 0; i < inputs.size(); ++i) {
        if (inputs[i] == 0) continue;
        const auto& row = weights_.input[first + i];
        for (std::size_t unit = 0; unit < kFirstLayer; ++unit) sum[unit] += inputs[i] * row[unit];
    }
}

// Bits, from below: 1 (so that no key is 0), the part, the turn, the raid positions, the abilities,
// the marks of the tribe, and the marks of the tribes it shares circles with, mixed.
const Prospects::Part& Prospects::tribe_part(const State& state, std::size_t tribe_number) {
    const Tracker tribe = kTribes[tribe_number];
    std::uint64_t blocked = 0;
    for (const SharedCircle& shared : rules_.sheet().shared[at(index_of(tribe))])
        if (state.marked[at(index_of(shared.other))] & shared.other_bit) blocked |= shared.own_bit;
    std::uint64_t key = blocked;
    key = key << 12U | state.marked[at(index_of(tribe))];
    key = key << 4U | state.lost;
    key = key << 4U | static_cast<unsigned>(raid_position(state, Tracker::Huns));
    key = key << 4U | static_cast<unsigned>(raid_position(state, Tracker::Sea));
    key = key << 4U | state.turn;
    key = key << 4U | static_cast<std::uint64_t>(2 * tribe_number + 1);
    Part& part = parts_[(key * 0x9e3779b97f4a7c15U) >> 51U];
    if (part.key == key) return part;
    const TribeInputs inputs = read_tribe(rules_, state, tribe);
    part = {.key = key, .sum = {}, .fires = inputs.fires};
    add(as_inputs(inputs), tribe_number * kTribeInputs, part.sum);
    return part;
}

const Prospects::Part& Prospects::campaign_part(const State& state) {
    std::uint64_t key = static_cast<unsigned>(raid_position(state, Tracker::Huns));
    key = key << 4U | static_cast<unsigned>(raid_position(state, Tracker::Sea));
    key = key << 4U | state.turn;
    key = key << 4U | 15U;
    Part& part = parts_[(key * 0x9e3779b97f4a7c15U) >> 51U];
    if (part.key == key) return part;
    part = {.key = key, .sum = {}, .fires = {}};
    add(as_inputs(read_campaign(rules_, state)), kCampaignInputs.first, part.sum);
    return part;
}

// Everything but the supplies.
Prospects::Layer Prospects::shared_sum(const State& state) {
    Layer sum = weights_.first_bias;
    std::array<Fires, 4> fires{};
    std::array<const float*, 4> fires_of_tribes{};
    const auto add_part = [&sum](const Part& part) {
        for (std::size_t unit = 0; unit < kFirstLayer; ++unit) sum[unit] += part.sum[unit];
    };
    for (std::size_t number = 0; number < kTribes.size(); ++number) {
        const Part& part = tribe_part(state, number);
        add_part(part);
        fires[number] = part.fires;
        fires_of_tribes[number] = fires[number].data();
    }
    add_part(campaign_part(state));
    add(as_inputs(read_empire(state)), kEmpireInputs.first, sum);
    add(read_joint(state, fires_too_many_, fires_of_tribes), kJointInputs.first, sum);
    return sum;
}

float Prospects::output(const Layer& sum) const {
    std::array<float, kSecondLayer> second = weights_.second_bias;
    for (std::size_t unit = 0; unit < kFirstLayer; ++unit) {
        const float active = std::max(sum[unit], 0.0F);
        for (std::size_t i = 0; i < kSecondLayer; ++i)
            second[i] += active * weights_.first[unit][i];
    }
    float result = weights_.bias[0];
    for (std::size_t i = 0; i < kSecondLayer; ++i)
        result += std::max(second[i], 0.0F) * weights_.second[i];
    return 1 / (1 + std::exp(-result));
}

float Prospects::chance(const State& state) {
    Chances all{};
    const int level = kNoCubeLevel + state.cubes;
    chances(state, level, all);
    return all[at(level)];
}

void Prospects::chances(const State& state, int lowest, Chances& chances) {
    chances.fill(0);
    if (state.fall >= fires_too_many_) return;
    if (state.turn > kTurns) return chances.fill(1);
    const Layer shared = shared_sum(state);
    for (int level = lowest; level < kSupplyLevels; ++level) {
        State supplied = state;
        const int want = std::max(0, kNoCubeLevel - level);
        supplied.cubes = static_cast<std::uint8_t>(std::max(0, level - kNoCubeLevel));
        supplied.red = static_cast<std::uint8_t>(std::min(kMaxRedDice, state.red + want));
        Layer sum = shared;
        add(as_inputs(read_supplies(supplied)), kSupplyInputs.first, sum);
        chances[at(level)] = output(sum);
    }
}

}  // namespace occasus::rome_must_fall
