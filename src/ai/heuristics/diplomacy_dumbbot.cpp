#include <algorithm>

#include "ai/heuristics/diplomacy_players.h"
#include "ai/heuristics/diplomacy_worth.h"

namespace occasus::diplomacy {

namespace {

// A power of so many centres is felt as kSquare n² + kLinear n + kConstant.
constexpr float kSquare = 1;
constexpr float kLinear = 4;
constexpr float kConstant = 16;

constexpr int kDepth = 8;  // Borders over which a centre is felt.
constexpr float kSpread = 0.2F;
constexpr std::array<float, kDepth> kNearness = {0.1F, 1, 0.9F, 0.8F, 0.7F, 0.6F, 0.5F, 0.4F};

struct SeasonWeights {
    float attack = 0;
    float defence = 0;
    float strength = 0;
    float competition = 0;
};
constexpr SeasonWeights kSpring = {.attack = 7, .defence = 3, .strength = 10, .competition = 10};
constexpr SeasonWeights kAutumn = {.attack = 6, .defence = 4, .strength = 10, .competition = 10};

// The next best place is taken instead, if it is so nearly as good, in so many cases of a hundred.
constexpr std::uint32_t kPlaysAlternative = 50;
constexpr float kMostLoss = 0.2F;

// By province: the units of each power that stand there or could go there.
using Presence = std::array<std::array<int, kPowers>, kMaxProvinces>;
Presence presence_of(const Board& board, const Units& units) {
    Presence presence{};
    for (const int province : units.occupied) {
        const Unit& unit = units.in(province);
        ++presence[at(province)][unit.power];
        for (const int beside : provinces_in_reach(board, unit)) ++presence[at(beside)][unit.power];
    }
    return presence;
}

float size_of(const State& state, int power) {
    const auto centres = static_cast<float>(state.centres[at(power)].size());
    return kSquare * centres * centres + kLinear * centres + kConstant;
}

// The value of a centre; one without owner counts as owned by the smallest power there can be.
float value_of(const State& state, const Presence& presence, int centre, int power,
               const SeasonWeights& weights) {
    if (state.centres[at(power)].contains(centre)) {
        float largest = 0;
        for (int other = 0; other < kPowers; ++other)
            if (other != power && presence[at(centre)][at(other)] > 0)
                largest = std::max(largest, size_of(state, other));
        return weights.defence * largest;
    }
    for (int other = 0; other < kPowers; ++other)
        if (state.centres[at(other)].contains(centre))
            return weights.attack * size_of(state, other);
    return weights.attack * kConstant;
}

}  // namespace

Worth dumbbot_worth(const Rules& rules, const State& state, int power) {
    const Board& board = rules.board();
    const SeasonWeights& weights = state.season == Season::Autumn ? kAutumn : kSpring;
    const Presence presence = presence_of(board, state.units);
    Worth proximity{};
    for (const int centre : board.centres)
        proximity[at(centre)] = value_of(state, presence, centre, power, weights);
    Worth worth{};
    for (const float nearness : kNearness) {
        const Worth before = proximity;
        for (int province = 0; province < board.provinces; ++province) {
            worth[at(province)] += nearness * before[at(province)];
            float sum = before[at(province)];
            for (const int beside : board.touching(province)) sum += before[at(beside)];
            proximity[at(province)] = kSpread * sum;
        }
    }
    for (int province = 0; province < board.provinces; ++province) {
        const auto& here = presence[at(province)];
        int competition = 0;
        for (int other = 0; other < kPowers; ++other)
            if (other != power) competition = std::max(competition, here[at(other)]);
        worth[at(province)] += weights.strength * static_cast<float>(here[at(power)]) -
                               weights.competition * static_cast<float>(competition);
    }
    return worth;
}

namespace {

class DumbBot {
  public:
    DumbBot(const Rules& rules, const State& state, Rng& rng)
        : rules_(rules),
          state_(state),
          power_(state.acting),
          worth_(dumbbot_worth(rules, state, power_)),
          presence_(presence_of(rules.board(), state.units)),
          rng_(rng) {
        bound_.fill(kNowhere);
    }

    OrderList orders() {
        std::vector<int> own;
        for (const int province : own_units(state_.units, power_).occupied) own.push_back(province);
        for (std::size_t left = own.size(); left > 1; --left)
            std::swap(own[left - 1], own[rng_.below(static_cast<std::uint32_t>(left))]);
        OrderList list;
        for (const int province : own) list.push_back(order_for(province));
        std::sort(list.begin(), list.end(),
                  [](const Order& a, const Order& b) { return a.unit < b.unit; });
        return list;
    }

  private:
    struct Aim {
        int place = kNowhere;  // The unit's own province: it stays.
        float worth = 0;
    };

    int province_of(const Aim& aim, int here) const {
        return aim.place == here ? here : rules_.board().province(aim.place);
    }

    // Where the unit may go, the best first; staying is one of them.
    std::vector<Aim> aims_of(int here) const {
        const Board& board = rules_.board();
        const Unit& unit = state_.units.in(here);
        std::vector<Aim> aims = {{here, worth_[at(here)]}};
        for (const int place : unit.kind == UnitKind::Army ? board.army_reach[unit.place]
                                                           : board.fleet_reach[unit.place])
            aims.push_back({place, worth_[at(board.province(place))]});
        std::stable_sort(aims.begin(), aims.end(),
                         [](const Aim& a, const Aim& b) { return a.worth > b.worth; });
        return aims;
    }

    Order order_for(int here) {
        const std::vector<Aim> aims = aims_of(here);
        for (std::size_t choice = blurred(aims); choice < aims.size(); ++choice) {
            const int to = province_of(aims[choice], here);
            if (bound_[at(to)] == kNowhere) {
                bound_[at(to)] = static_cast<std::uint8_t>(here);
                Order order = plain(to == here ? OrderKind::Hold : OrderKind::Move, here);
                if (to != here) order.to = static_cast<std::uint8_t>(aims[choice].place);
                return order;
            }
            if (to != here && needs_help(to)) return support(here, to);
        }
        return plain(OrderKind::Hold, here);
    }

    std::size_t blurred(const std::vector<Aim>& aims) {
        std::size_t choice = 0;
        while (choice + 1 < aims.size() &&
               aims[choice + 1].worth > (1 - kMostLoss) * aims[choice].worth &&
               rng_.below(100) < kPlaysAlternative)
            ++choice;
        return choice;
    }

    // Somebody else stands there or could come.
    bool needs_help(int province) const {
        for (int other = 0; other < kPowers; ++other)
            if (other != power_ && presence_[at(province)][at(other)] > 0) return true;
        return false;
    }

    Order plain(OrderKind kind, int here) const {
        return {.kind = kind,
                .power = static_cast<std::uint8_t>(power_),
                .unit = static_cast<std::uint8_t>(here)};
    }
    Order support(int here, int to) const {
        const std::uint8_t friend_in = bound_[at(to)];
        Order order =
            plain(friend_in == to ? OrderKind::SupportHold : OrderKind::SupportMove, here);
        order.of = friend_in;
        if (friend_in != to) order.to = static_cast<std::uint8_t>(to);
        return order;
    }

    const Rules& rules_;
    const State& state_;
    int power_;
    Worth worth_;
    Presence presence_;
    std::array<std::uint8_t, kMaxProvinces> bound_{};  // By province: whose goal it is.
    Rng& rng_;
};

}  // namespace

OrderList dumbbot_orders(const Rules& rules, const State& state, Rng& rng) {
    return DumbBot(rules, state, rng).orders();
}

}  // namespace occasus::diplomacy
