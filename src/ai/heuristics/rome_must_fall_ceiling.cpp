// Rome Must Fall: the easier game, solved from its last turn back.
#include "ai/heuristics/rome_must_fall_ceiling.h"

#include <algorithm>
#include <bit>
#include <map>
#include <utility>

namespace occasus::rome_must_fall {

namespace {

constexpr int kBlackResults = 3;
constexpr std::array<std::size_t, 7> kSixTo = {1, 6, 36, 216, 1296, 7776, 46656};

std::size_t at(int index) {
    return static_cast<std::size_t>(index);
}

bool is_raid_at(std::size_t tracker) {
    return is_raid(tracker_at(static_cast<int>(tracker)));
}

// How a die fares against the three results of the black die.
struct Fight {
    float held = 0;                                 // The share of results it beats alone.
    std::array<std::size_t, kBlackResults> need{};  // Cubes for those that five can turn.
    std::size_t flips = 0;
};

Fight fight_of(int base_total, int die) {
    Fight fight;
    for (int black = 1; black <= kBlackResults; ++black) {
        const int need = base_total + black - die + 1;
        if (need <= 0)
            fight.held += 1.0F / kBlackResults;
        else if (need <= kMaxCubes)
            fight.need[fight.flips++] = at(need);
    }
    return fight;
}

// The mean over the black die of the better of losing and spending, for every number of cubes.
template <class Cell, class Means>
void means_of(const Fight& fight, const Cell& held, const Cell& lost, Means& means) {
    constexpr std::size_t kCubes = std::tuple_size_v<Means>;
    const std::size_t first = held.size() - kCubes;
    for (std::size_t cubes = 0; cubes < kCubes; ++cubes)
        means[cubes] = fight.held * held[first + cubes] + (1 - fight.held) * lost[first + cubes];
    for (std::size_t flip = 0; flip < fight.flips; ++flip)
        for (std::size_t cubes = 0; cubes < kCubes; ++cubes)
            means[cubes] +=
                std::max(0.0F, held[first + cubes - fight.need[flip]] - lost[first + cubes]) /
                kBlackResults;
}

using Dice = std::vector<int>;  // One colour, ascending.

// Calls visit(dice) for every way to choose `count` ascending values up to `highest`.
template <class Visit>
void for_each_choice(std::size_t count, int highest, const Visit& visit, Dice dice = {}) {
    if (dice.size() == count) return visit(dice);
    for (int value = dice.empty() ? 1 : dice.back(); value <= highest; ++value) {
        dice.push_back(value);
        for_each_choice(count, highest, visit, dice);
        dice.pop_back();
    }
}

// In how many orders these dice may fall.
double orders_of(const Dice& dice) {
    double orders = 1;
    int alike = 0;
    for (std::size_t i = 0; i < dice.size(); ++i) {
        alike = i > 0 && dice[i] == dice[i - 1] ? alike + 1 : 1;
        orders *= static_cast<double>(i + 1) / alike;
    }
    return orders;
}

Dice with(Dice dice, std::size_t die, int value) {
    dice[die] = value;
    std::sort(dice.begin(), dice.end());
    return dice;
}

bool is_first_alike(const Dice& dice, std::size_t die) {
    return die == 0 || dice[die] != dice[die - 1];
}

template <std::size_t n>
void keep_best(std::array<float, n>& best, const std::array<float, n>& other) {
    for (std::size_t i = 0; i < n; ++i) best[i] = std::max(best[i], other[i]);
}

// The chances with so many cubes more.
template <std::size_t n>
std::array<float, n> with_cubes(const std::array<float, n>& chances, int more) {
    std::array<float, n> richer{};
    for (int cubes = 0; cubes <= kMaxCubes; ++cubes)
        richer[at(cubes)] = chances[at(std::min(kMaxCubes, cubes + more))];
    return richer;
}

}  // namespace

Ceiling::Ceiling(const Rules& rules, Goal goal, KeptBoxes kept)
    : rules_(rules), fires_too_many_(static_cast<int>(goal)) {
    for (std::size_t tracker = 0; tracker < kTrackers; ++tracker) {
        lengths_[tracker] = rules.sheet().length(tracker_at(static_cast<int>(tracker)));
        cells_[tracker].resize(kSixTo[kTrackers - tracker] << tracker);
    }
    cells_[kTrackers].resize(std::size_t{1} << kTrackers);
    Ground end_of_raids;
    const auto keep = [&](Tracker raid, int boxes) {
        int& length = lengths_[at(index_of(raid))];
        length = std::min(length, boxes);
        end_of_raids.marked[at(index_of(raid))] = length;
    };
    keep(Tracker::Sea, kept.sea);
    keep(Tracker::Huns, kept.huns);
    most_red_ = std::min(kMaxRedDice, reds_passed(end_of_raids));
    number_pools();
    for (int red = 0; red <= most_red_; ++red) throws_[at(red)] = throws_with(red);
    list_grounds();
    ByCubes won{};
    won.fill(1);
    chances_.assign(grounds_.size(), won);
    glory_placed_.resize(grounds_.size());
}

void Ceiling::number_pools() {
    std::map<Values, std::uint16_t> numbers;
    std::uint8_t glory_pools = 0;
    for (std::size_t tuple = 0; tuple < kTuples; ++tuple) {
        Values values{};
        for (std::size_t die = 0; die < kDice; ++die)
            values[die] = static_cast<std::uint8_t>(tuple / kSixTo[kDice - 1 - die] % 6 + 1);
        std::sort(values.begin(), values.end());
        const auto next = static_cast<std::uint16_t>(numbers.size());
        const auto [known, is_new] = numbers.emplace(values, next);
        pool_of_[tuple] = known->second;
        if (!is_new) continue;
        sixes_of_[next] = static_cast<std::uint8_t>(std::count(values.begin(), values.end(), 6));
        if (sixes_of_[next] >= 2) glory_pool_of_[next] = glory_pools++;
    }
}

std::vector<Ceiling::Throw> Ceiling::throws_with(int red_dice) const {
    const std::size_t red_count = at(red_dice);
    const std::size_t white_count = at(kDice) - red_count;
    std::vector<std::pair<Dice, Dice>> all;
    for_each_choice(white_count, 6, [&](const Dice& white) {
        for_each_choice(red_count, 3, [&](const Dice& red) { all.emplace_back(white, red); });
    });
    std::map<std::pair<Dice, Dice>, std::size_t> numbers;
    for (const auto& dice : all) numbers.emplace(dice, numbers.size());
    double ways = 1;
    for (std::size_t die = 0; die < kDice; ++die) ways *= die < white_count ? 6 : 3;
    std::vector<Throw> throws;
    for (const auto& [white, red] : all) {
        Throw thrown;
        thrown.chance = static_cast<float>(orders_of(white) * orders_of(red) / ways);
        std::size_t tuple = 0;
        for (int value : white) tuple = 6 * tuple + at(value - 1);
        for (int value : red) tuple = 6 * tuple + at(value - 1);
        thrown.pool = pool_of_[tuple];
        const auto add_die = [&thrown](const Dice& dice, std::size_t die, int highest,
                                       const auto& number_with) {
            if (!is_first_alike(dice, die)) return;
            if (dice[die] < highest) thrown.raised.push_back(number_with(dice[die] + 1));
            auto& rerolled = thrown.rerolled.emplace_back();
            for (int value = 1; value <= highest; ++value) rerolled.push_back(number_with(value));
        };
        for (std::size_t die = 0; die < white.size(); ++die)
            add_die(white, die, 6,
                    [&](int value) { return numbers.at({with(white, die, value), red}); });
        for (std::size_t die = 0; die < red.size(); ++die)
            add_die(red, die, 3,
                    [&](int value) { return numbers.at({white, with(red, die, value)}); });
        throws.push_back(std::move(thrown));
    }
    return throws;
}

// The place of a ground grows with every mark and red die, so that one with fewer is listed first.
std::size_t Ceiling::place_of(const Ground& ground) const {
    std::size_t place = 0;
    for (std::size_t tracker = 0; tracker < kTrackers; ++tracker)
        place = place * at(lengths_[tracker] + 1) + at(ground.marked[tracker]);
    return place * at(most_red_ + 1) + at(ground.red);
}

void Ceiling::list_grounds() {
    std::size_t places = at(most_red_ + 1);
    for (int length : lengths_) places *= at(length + 1);
    numbers_.assign(places, -1);
    for (std::size_t place = 0; place < places; ++place) {
        Ground ground;
        std::size_t rest = place;
        ground.red = static_cast<int>(rest % at(most_red_ + 1));
        rest /= at(most_red_ + 1);
        for (std::size_t tracker = kTrackers; tracker-- > 0;) {
            ground.marked[tracker] = static_cast<int>(rest % at(lengths_[tracker] + 1));
            rest /= at(lengths_[tracker] + 1);
        }
        if (fires_at(ground) >= fires_too_many_ || ground.red > reds_passed(ground)) continue;
        numbers_[place] = static_cast<std::int32_t>(grounds_.size());
        grounds_.push_back(ground);
    }
}

int Ceiling::fires_at(const Ground& ground) const {
    int fires = 0;
    for (std::size_t tracker = 0; tracker < kTrackers; ++tracker)
        for (int box = 0; box < ground.marked[tracker]; ++box) {
            const Icon icon = rules_.sheet().box(tracker_at(static_cast<int>(tracker)), box).icon;
            if (icon == Icon::Fire) ++fires;
            if (icon == Icon::Roma) fires += kRomaFires;
        }
    return fires;
}

int Ceiling::reds_passed(const Ground& ground) const {
    int reds = 0;
    for (Tracker raid : {Tracker::Sea, Tracker::Huns})
        for (int box = 0; box < ground.marked[at(index_of(raid))]; ++box)
            if (rules_.sheet().box(raid, box).icon == Icon::RedDie) ++reds;
    return reds;
}

bool Ceiling::has(Ability ability, const Ground& ground) const {
    for (std::size_t tracker = 0; tracker < kTrackers; ++tracker)
        for (int box = 0; box < ground.marked[tracker]; ++box) {
            const Icon icon = rules_.sheet().box(tracker_at(static_cast<int>(tracker)), box).icon;
            if (is_ability(icon) && ability_of(icon) == ability) return false;
        }
    return true;
}

// T3.1, R15, without the black die.
int Ceiling::base_total(const Ground& ground, std::size_t tracker) const {
    int total = rules_.sheet().timeline[tracker][at(turn_ - 1)];
    if (is_raid_at(tracker)) return total;
    for (Tracker raid : {Tracker::Sea, Tracker::Huns})
        for (int box = 0; box < ground.marked[at(index_of(raid))]; ++box) {
            const Box& printed = rules_.sheet().box(raid, box);
            if (printed.icon == Icon::PlusOneTribe && at(index_of(printed.tribe)) == tracker)
                ++total;
        }
    return total;
}

Ceiling::Ground Ceiling::after_loss(const Ground& ground, std::size_t tracker) const {
    Ground lost = ground;
    if (lost.marked[tracker] == lengths_[tracker]) return lost;
    const int reds = reds_passed(ground);
    ++lost.marked[tracker];
    lost.red = std::min(most_red_, lost.red + reds_passed(lost) - reds);
    return lost;
}

// Follows each outcome from this tracker on.
void Ceiling::branch(const Ground& ground, std::size_t tracker, std::size_t outcome) {
    if (tracker == kTrackers) {
        Cell& cell = cells_[kTrackers][outcome - (std::size_t{1} << kTrackers)];
        cell.fill(0);
        const std::int32_t number = numbers_[place_of(ground)];
        if (number >= 0)
            std::copy(chances_[at(number)].begin(), chances_[at(number)].end(),
                      cell.begin() + kShift);
        return;
    }
    base_totals_[outcome] = base_total(ground, tracker);
    branch(ground, tracker + 1, 2 * outcome);
    branch(after_loss(ground, tracker), tracker + 1, 2 * outcome + 1);
}

// The Barbarian phase except its first tracker, for the dice in every order.
void Ceiling::fight(const Ground& ground) {
    branch(ground, 0, 1);
    for (std::size_t tracker = kTrackers - 1; tracker > 0; --tracker) {
        const std::size_t outcomes = std::size_t{1} << tracker;
        const std::size_t tuples = kSixTo[kTrackers - 1 - tracker];
        for (std::size_t outcome = 0; outcome < outcomes; ++outcome)
            for (std::size_t die = 0; die < 6; ++die) {
                const Fight fight =
                    fight_of(base_totals_[outcomes + outcome], static_cast<int>(die) + 1);
                for (std::size_t tuple = 0; tuple < tuples; ++tuple) {
                    const Cell* next = &cells_[tracker + 1][2 * (tuple * outcomes + outcome)];
                    ByCubes means;
                    means_of(fight, next[0], next[1], means);
                    Cell& cell = cells_[tracker][(die * tuples + tuple) * outcomes + outcome];
                    std::copy(means.begin(), means.end(), cell.begin() + kShift);
                }
            }
    }
}

// The best order of every pool of dice.
void Ceiling::place_dice() {
    placed_ = {};
    std::array<Fight, 6> fights;
    for (std::size_t die = 0; die < 6; ++die)
        fights[die] = fight_of(base_totals_[1], static_cast<int>(die) + 1);
    const std::size_t tuples = kSixTo[kTrackers - 1];
    for (std::size_t tuple = 0; tuple < tuples; ++tuple)
        for (std::size_t die = 0; die < 6; ++die) {
            ByCubes means;
            means_of(fights[die], cells_[1][2 * tuple], cells_[1][2 * tuple + 1], means);
            keep_best(placed_[pool_of_[die * tuples + tuple]], means);
        }
}

// T1.2, R11. The best that so many unspent 6s can do: win back circles, turn red dice white, and
// buy cubes with the rest.
Ceiling::ByCubes Ceiling::with_glory(const Ground& ground, std::size_t pool, int sixes,
                                     bool may_win_back) const {
    const auto number = at(numbers_[place_of(ground)]);
    ByCubes best = with_cubes(glory_placed_[number][glory_pool_of_[pool]], sixes);
    if (sixes < 2) return best;
    const auto pay_for = [&](const Ground& better) {
        keep_best(best, with_glory(better, pool, sixes - 2, may_win_back));
    };
    if (ground.red > 0) {
        Ground restored = ground;
        --restored.red;
        pay_for(restored);
    }
    for (std::size_t tracker = 0; may_win_back && tracker < kTrackers; ++tracker) {
        if (is_raid_at(tracker) || ground.marked[tracker] == 0) continue;
        Ground won_back = ground;
        --won_back.marked[tracker];
        pay_for(won_back);
    }
    return best;
}

// The Resource phase: levy, re-roll, +1, Glory, in the order that wastes nothing.
Ceiling::ByCubes Ceiling::before_throw(const Ground& ground) const {
    const bool may_win_back = has(Ability::Offensive, ground);
    const bool may_raise = has(Ability::PlusOne, ground);
    const bool may_reroll = has(Ability::Reroll, ground);
    std::array<ByCubes, kPools> pools{};
    for (std::size_t pool = 0; pool < kPools; ++pool)
        pools[pool] = sixes_of_[pool] < 2 || (!may_win_back && ground.red == 0)
                          ? with_cubes(placed_[pool], sixes_of_[pool])
                          : with_glory(ground, pool, sixes_of_[pool], may_win_back);
    const std::vector<Throw>& throws = throws_[at(ground.red)];
    std::vector<ByCubes> settled;
    for (const Throw& thrown : throws) {
        settled.push_back(pools[thrown.pool]);
        if (!may_raise) continue;
        for (std::size_t raised : thrown.raised)
            keep_best(settled.back(), pools[throws[raised].pool]);
    }
    ByCubes chances{};
    for (std::size_t number = 0; number < throws.size(); ++number) {
        ByCubes best = settled[number];
        for (std::size_t die = 0; may_reroll && die < throws[number].rerolled.size(); ++die) {
            const auto& faces = throws[number].rerolled[die];
            ByCubes mean{};
            for (std::size_t face : faces)
                for (std::size_t cubes = 0; cubes < mean.size(); ++cubes)
                    mean[cubes] += settled[face][cubes] / static_cast<float>(faces.size());
            keep_best(best, mean);
        }
        for (std::size_t cubes = 0; cubes < best.size(); ++cubes)
            chances[cubes] += throws[number].chance * best[cubes];
    }
    return with_cubes(chances, has(Ability::Levy, ground) ? 1 : 0);
}

void Ceiling::step_back() {
    --turn_;
    std::vector<ByCubes> chances(grounds_.size());
    for (std::size_t number = 0; number < grounds_.size(); ++number) {
        const Ground& ground = grounds_[number];
        const bool can_be = std::all_of(ground.marked.begin(), ground.marked.end(),
                                        [this](int marked) { return marked < turn_; });
        if (!can_be) continue;
        fight(ground);
        place_dice();
        for (std::size_t pool = 0; pool < kPools; ++pool)
            if (sixes_of_[pool] >= 2) glory_placed_[number][glory_pool_of_[pool]] = placed_[pool];
        chances[number] = before_throw(ground);
    }
    chances_ = std::move(chances);
}

float Ceiling::chance(const State& state) const {
    Ground ground;
    for (std::size_t tracker = 0; tracker < kTrackers; ++tracker)
        ground.marked[tracker] = std::min(lengths_[tracker], std::popcount(state.marked[tracker]));
    ground.red = std::min<int>(state.red, std::min(most_red_, reds_passed(ground)));
    const std::int32_t number = numbers_[place_of(ground)];
    return number < 0 ? 0 : chances_[at(number)][state.cubes];
}

}  // namespace occasus::rome_must_fall
