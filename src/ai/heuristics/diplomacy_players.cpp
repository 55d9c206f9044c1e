#include "ai/heuristics/diplomacy_players.h"

#include <algorithm>
#include <vector>

namespace occasus::diplomacy {

namespace {

// How thoroughly a movement is thought about.
struct Thoroughness {
    int replies = 16;     // Joint sets of the others.
    int candidates = 60;  // Sets of its own, weighed against all of them.
    int rounds = 3;       // Improvements of the best, order by order.
    int changes = 4;      // Tried for each unit in a round.
};

// The boldness of others, from what is best for each of them to rather bold.
constexpr Boldness kOthers = {.noise = 3, .helpers = 0.4F, .converts = 0.1F};

// The thinking of one power about one movement.
class Tactician {
  public:
    Tactician(const Rules& rules, const State& state, const Thoroughness& thoroughness, Rng& rng)
        : rules_(rules),
          state_(state),
          thoroughness_(thoroughness),
          power_(state.acting),
          worth_(worth_of_provinces(rules, state, power_)),
          rng_(rng),
          replies_(static_cast<std::size_t>(thoroughness.replies)) {
        std::array<Worth, kPowers> worths{};
        for (int power = 0; power < kPowers; ++power)
            worths[at(power)] = worth_of_provinces(rules_, state_, power);
        imagine_replies(worths);
    }

    OrderList best_orders() {
        OrderList best;
        float most = -1e9F;
        for (int i = 0; i < thoroughness_.candidates; ++i) {
            OrderList set = draw_orders(rules_, state_, power_, {worth_, own_boldness()}, rng_);
            take_if_better(set, best, most);
        }
        for (int round = 0; round < thoroughness_.rounds; ++round)
            for (std::size_t unit = 0; unit < best.size(); ++unit)
                for (int change = 0; change < thoroughness_.changes; ++change) {
                    OrderList set = best;
                    const OrderList other =
                        draw_orders(rules_, state_, power_, {worth_, own_boldness()}, rng_);
                    set[unit] = other[unit];
                    take_if_better(set, best, most);
                }
        return best;
    }

  private:
    Boldness own_boldness() {
        const auto share = [&] { return static_cast<float>(rng_.below(100)) / 100; };
        return {.noise = 5 * share(), .helpers = share(), .converts = 0.3F * share()};
    }

    void imagine_replies(const std::array<Worth, kPowers>& worths) {
        for (OrderList& reply : replies_)
            for (int power = 0; power < kPowers; ++power) {
                if (power == power_) continue;
                const OrderList set =
                    draw_orders(rules_, state_, power, {worths[at(power)], kOthers}, rng_);
                reply.insert(reply.end(), set.begin(), set.end());
            }
    }

    void take_if_better(const OrderList& set, OrderList& best, float& most) const {
        const float worth = weigh(set);
        if (worth <= most) return;
        most = worth;
        best = set;
    }
    float weigh(const OrderList& set) const {
        float sum = 0;
        OrderList all;
        std::array<Verdict, kMaxProvinces> verdicts;
        for (const OrderList& reply : replies_) {
            all = set;
            all.insert(all.end(), reply.begin(), reply.end());
            const MovementOutcome outcome =
                adjudicate_movement(rules_.law(), state_.units, all, {verdicts.data(), all.size()});
            sum += worth_of_outcome(rules_, state_, outcome, power_, worth_);
        }
        return sum;
    }

    const Rules& rules_;
    const State& state_;
    Thoroughness thoroughness_;
    int power_;
    Worth worth_;
    Rng& rng_;
    std::vector<OrderList> replies_;
};

}  // namespace

OrderList greedy_orders(const Rules& rules, const State& state, Rng& rng) {
    const Worth worth = worth_of_provinces(rules, state, state.acting);
    // So small that it only decides between equal sets.
    return draw_orders(rules, state, state.acting, {worth, {.noise = 0.01F}}, rng);
}

OrderList tactician_orders(const Rules& rules, const State& state, Rng& rng) {
    return Tactician(rules, state, {}, rng).best_orders();
}

namespace {

// A set of which every so many-th order, by lot, is forgotten: the unit holds.
OrderList forgetful_orders(const Rules& rules, const State& state, float noise,
                           std::uint32_t one_of, Rng& rng) {
    const Worth worth = worth_of_provinces(rules, state, state.acting);
    OrderList orders = draw_orders(rules, state, state.acting, {worth, {.noise = noise}}, rng);
    for (Order& order : orders)
        if (rng.below(one_of) == 0)
            order = {.kind = OrderKind::Hold, .power = order.power, .unit = order.unit};
    return orders;
}

}  // namespace

OrderList wandering_orders(const Rules& rules, const State& state, Rng& rng) {
    return forgetful_orders(rules, state, 6, 2, rng);
}

OrderList inattentive_orders(const Rules& rules, const State& state, Rng& rng) {
    return forgetful_orders(rules, state, 2, 4, rng);
}

OrderList hasty_orders(const Rules& rules, const State& state, Rng& rng) {
    constexpr Thoroughness kHasty = {.replies = 2, .candidates = 6, .rounds = 0};
    return Tactician(rules, state, kHasty, rng).best_orders();
}

OrderList brisk_orders(const Rules& rules, const State& state, Rng& rng) {
    constexpr Thoroughness kBrisk = {.replies = 5, .candidates = 30, .rounds = 0};
    return Tactician(rules, state, kBrisk, rng).best_orders();
}

Action HoldPlayer::choose(const State& state, Rng&) const {
    Rules::ActionList list;
    rules_.legal_actions(state, list);
    if (state.step == Step::Start) return usual_first_unit(rules_, state);
    if (state.step != Step::Retreats && adjustment_of(state, state.acting) <= 0) return list[0];
    for (const Action action : list)
        if (verb_of(action) == Verb::Disband || verb_of(action) == Verb::Waive) return action;
    return list[0];
}

}  // namespace occasus::diplomacy
