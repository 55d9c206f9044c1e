#include "ai/heuristics/diplomacy_orders.h"

#include <algorithm>

namespace occasus::diplomacy {

namespace {

// 0 to 1.
float toss(Rng& rng) {
    return static_cast<float>(rng.below(1U << 16U)) / static_cast<float>(1U << 16U);
}

// One power's set in the making.
class Drawer {
  public:
    Drawer(const Rules& rules, const State& state, int power, const Leaning& leaning, Rng& rng)
        : rules_(rules),
          board_(rules.board()),
          state_(state),
          power_(power),
          worth_(leaning.worth),
          boldness_(leaning.boldness),
          rng_(rng) {
        for (const int province : state.units.occupied) {
            if (state.units.in(province).power == power)
                own_.push_back(province);
            else
                strangers_reach_ |= reach(state.units.in(province));
        }
        goals_.fill(kNowhere);
    }

    OrderList draw() {
        shuffle();
        for (const int province : own_) choose_goal(province);
        for (const int province : own_) orders_[at(province)] = plain_order(province);
        for (const int province : own_)
            if (toss(rng_) < boldness_.helpers) help(province);
        std::sort(own_.begin(), own_.end());
        OrderList list;
        for (const int province : own_) list.push_back(orders_[at(province)]);
        return list;
    }

  private:
    const PlaceSet& reach(const Unit& unit) const {
        return unit.kind == UnitKind::Army ? board_.army_reach[unit.place]
                                           : board_.fleet_provinces[unit.place];
    }
    const Unit& unit_in(int province) const { return state_.units.in(province); }

    void shuffle() {
        for (std::size_t left = own_.size(); left > 1; --left)
            std::swap(own_[left - 1], own_[rng_.below(static_cast<std::uint32_t>(left))]);
    }

    // The place of the most worth to which no unit of its own goes.
    void choose_goal(int province) {
        const Unit& unit = unit_in(province);
        const PlaceSet& places = unit.kind == UnitKind::Army ? board_.army_reach[unit.place]
                                                             : board_.fleet_reach[unit.place];
        float best = taken_.contains(province) ? -1 : value(province);
        int goal = kNowhere;
        for (const int place : places) {
            const int to = board_.province(place);
            const float worth = taken_.contains(to) ? -1 : value(to);
            if (worth <= best) continue;
            best = worth;
            goal = place;
        }
        goals_[at(province)] = static_cast<std::uint8_t>(goal);
        taken_.insert(goal == kNowhere ? province : board_.province(goal));
    }
    float value(int province) { return worth_[at(province)] + boldness_.noise * toss(rng_); }

    Order order(OrderKind kind, int province) const {
        return {.kind = kind,
                .power = static_cast<std::uint8_t>(power_),
                .unit = static_cast<std::uint8_t>(province)};
    }
    // FR-8. A unit that stays and is not in danger may change what it is.
    Order plain_order(int province) {
        const std::uint8_t goal = goals_[at(province)];
        if (goal != kNowhere) {
            Order move = order(OrderKind::Move, province);
            move.to = goal;
            return move;
        }
        const bool may_convert = rules_.law().readings.converting && board_.is_coastal(province) &&
                                 !strangers_reach_.contains(province);
        if (!may_convert || toss(rng_) >= boldness_.converts)
            return order(OrderKind::Hold, province);
        Order convert = order(OrderKind::Convert, province);
        if (unit_in(province).kind == UnitKind::Army && board_.has_coasts(province))
            convert.to = static_cast<std::uint8_t>(board_.coasts(province).front());
        return convert;
    }

    // Supports the worthiest of its own within reach that strangers dispute.
    void help(int province) {
        float best = 0;
        Order chosen;
        for (const int friend_in : own_) {
            if (friend_in == province) continue;
            const Order& helped = orders_[at(friend_in)];
            const bool is_move = helped.kind == OrderKind::Move;
            const int to = is_move ? board_.province(helped.to) : friend_in;
            const bool stays = is_move || helped.kind == OrderKind::Hold ||
                               helped.kind == OrderKind::SupportHold ||
                               helped.kind == OrderKind::SupportMove;
            if (!stays || to == province || !reach(unit_in(province)).contains(to)) continue;
            if (!strangers_reach_.contains(to) && !state_.units.has(to)) continue;
            const float worth = value(to);
            if (worth <= best) continue;
            best = worth;
            chosen = order(is_move ? OrderKind::SupportMove : OrderKind::SupportHold, province);
            chosen.of = static_cast<std::uint8_t>(friend_in);
            if (is_move) chosen.to = static_cast<std::uint8_t>(to);
        }
        if (best > 0) orders_[at(province)] = chosen;
    }

    const Rules& rules_;
    const Board& board_;
    const State& state_;
    int power_;
    const Worth& worth_;
    const Boldness boldness_;
    Rng& rng_;
    std::vector<int> own_;
    PlaceSet strangers_reach_;
    PlaceSet taken_;
    std::array<std::uint8_t, kMaxProvinces> goals_{};
    std::array<Order, kMaxProvinces> orders_{};
};

template <class Value>
Action best_of(const Rules& rules, const State& state, const Value& value) {
    Rules::ActionList list;
    rules.legal_actions(state, list);
    Action best = list[0];
    float most = -1e9F;
    for (const Action action : list) {
        const float worth = value(action);
        if (worth <= most) continue;
        most = worth;
        best = action;
    }
    return best;
}

}  // namespace

OrderList draw_orders(const Rules& rules, const State& state, int power, const Leaning& leaning,
                      Rng& rng) {
    return Drawer(rules, state, power, leaning, rng).draw();
}

Action best_retreat(const Rules& rules, const State& state, const Worth& worth) {
    return best_of(rules, state, [&](Action action) {
        if (verb_of(action) != Verb::Retreat)
            return verb_of(action) == Verb::Disband ? -1.0F : -2.0F;
        const Order order = order_of(action, state.acting);
        return worth[at(rules.board().province(order.to))];
    });
}

float worth_of_build(const Board& board, const Unit& unit, const Worth& worth) {
    const float home = board.homes[unit.power].contains(board.province(unit.place)) ? 1.0F : 0.0F;
    return prospect(board, unit, worth) + home + (unit.kind == UnitKind::Army ? 0.2F : 0.0F);
}

// A unit is built where the most worth is within its reach, and removed where the least is.
Action best_adjustment(const Rules& rules, const State& state, const Worth& worth) {
    const Board& board = rules.board();
    return best_of(rules, state, [&](Action action) {
        const Order order = order_of(action, state.acting);
        if (order.kind == OrderKind::Build)
            return worth_of_build(board, {order.power, order.built, order.coast}, worth);
        if (order.kind == OrderKind::Disband)
            return -worth[order.unit] - prospect(board, state.units.in(order.unit), worth);
        return verb_of(action) == Verb::Waive ? -100.0F : -1000.0F;
    });
}

Action usual_first_unit(const Rules& rules, const State& state) {
    const Unit usual = rules.usual_unit(state.acting, state.question);
    return action_of({.kind = OrderKind::Build,
                      .power = usual.power,
                      .unit = state.question,
                      .built = usual.kind,
                      .coast = usual.place});
}

}  // namespace occasus::diplomacy
