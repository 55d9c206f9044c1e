// Sets of orders as a power sends them in: what each line comes to, and what the power then does.
#include <array>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "games/diplomacy/chapters/chapters.h"
#include "games/diplomacy/game.h"
#include "games/diplomacy/words/notation.h"

namespace occasus::diplomacy {

namespace {

// "2 of 5 units have no order: they will hold."
std::string shortfall_text(const Silence& silence, int missing, int due) {
    if (missing == 0) return {};
    const std::string noun(silence.noun);
    const std::string what =
        due == 1 ? "The " + noun
                 : std::to_string(missing) + " of " + std::to_string(due) + " " + noun + "s";
    return what + (missing == 1 ? " has" : " have") +
           " no order: " + std::string(missing == 1 ? silence.one : silence.several) + ".";
}

// One set of one power.
class SetReader {
  public:
    SetReader(const Rules& rules, const State& state, int power)
        : rules_(rules), board_(rules.board()), state_(state), power_(power) {
        state_.acting = static_cast<std::int8_t>(power);
        hide_answers_of_this_phase();
    }

    OrderSet read(const std::vector<std::string>& texts) {
        for (const std::string& text : texts) read_line(text);
        if (state_.step == Step::Adjustments)
            fill_adjustments();
        else
            answer_every_question();
        set_.shortfall =
            shortfall_text(question_of(state_).silence(state_, power_), missing_, due_);
        return std::move(set_);
    }

  private:
    // The set takes the place of whatever the power has said.
    void hide_answers_of_this_phase() {
        const std::array<Given, kMaxOrders> all = state_.orders;
        state_.orders.fill(0);
        for (const Given given : all)
            if (given != 0 && giver_of(given) != power_) put_order(state_, given);
        state_.proposing &= static_cast<std::uint8_t>(~power_bit(power_));
    }

    void read_line(const std::string& text) {
        // Sets of all powers may be pasted together, each under the name of its power.
        if (const int power = heading_of(board_, text); power != kNobody) {
            heading_ = power;
            set_.orders.push_back({.text = text, .order = {}, .refused = std::nullopt});
            return;
        }
        if (heading_ != power_) {
            set_.orders.push_back(
                {.text = text,
                 .order = {},
                 .refused = unreadable(
                     "This order stands under " + board_.powers[at(heading_)].title + ".",
                     "order")});
            return;
        }
        const Result<Action> word = Text::parse_action(rules_, state_, text);
        if (word && verb_of(*word) == Verb::Draw) return propose_draw(text);
        WrittenOrder line{.text = text, .order = {}, .refused = std::nullopt};
        const Order order = read_order(board_, power_, text);
        const Understood meant = understood(rules_, state_, order);
        if (order.kind == OrderKind::Unreadable) {
            line.refused = unreadable(why_unreadable(board_, text), "order");
        } else {
            line.order = words(meant.order);
            line.parts = Text::order_parts(rules_, state_, power_, meant.order);
            if (meant.fault == Fault::None)
                line.refused = take(meant.order);
            else
                line.refused = refusal_of(rules_, meant.fault);
        }
        set_.orders.push_back(std::move(line));
    }

    // READING: R32.
    void propose_draw(const std::string& text) {
        WrittenOrder line{.text = text, .order = "DRAW", .refused = std::nullopt};
        if (state_.step != Step::Movement)
            line.refused = illegal(cite("R32"), "You can propose a draw only in a movement phase.");
        else if (set_.actions.empty())
            set_.actions.emplace_back("DRAW");
        set_.orders.push_back(std::move(line));
    }

    std::optional<Refusal> take(const Order& order) {
        if (state_.step == Step::Adjustments) return take_adjustment(order);
        const auto [known, is_new] =
            chosen_.try_emplace(order.unit, Choice{order, set_.orders.size()});
        if (is_new || known->second.order == order) return std::nullopt;
        // Two different legal orders: the unit obeys neither.
        Choice& choice = known->second;
        if (!choice.is_void)
            set_.orders[choice.line].refused = refusal_of(rules_, Fault::TwoOrders);
        choice.is_void = true;
        return refusal_of(rules_, Fault::TwoOrders);
    }

    // FR-13. In the order written, the first legal ones stand.
    std::optional<Refusal> take_adjustment(const Order& order) {
        if (answers_of(state_, power_) >= rules_.answers_due(state_, power_))
            return refusal_of(rules_, order.kind == OrderKind::Disband ? Fault::TooManyRemovals
                                                                       : Fault::TooManyBuilds);
        put_order(state_, given_by(power_, action_of(order)));
        set_.actions.push_back(words(order));
        return std::nullopt;
    }

    // FR-14, FR-15. READING: R26. Missing orders are waived, or follow the rule of removals. A
    // power that a hidden game asks only to keep a secret has nothing to lack.
    void fill_adjustments() {
        if (adjustment_of(state_, power_) != 0) {
            due_ = rules_.answers_due(state_, power_);
            missing_ = due_ - answers_of(state_, power_);
        }
        while (answers_of(state_, power_) < rules_.answers_due(state_, power_)) {
            const Order order = unwritten_order(kNowhere);
            put_order(state_, given_by(power_, action_of(order)));
            set_.actions.push_back(words(order));
        }
    }

    // FR-15. READING: R2, R31. A unit without a legal order holds, is disbanded, or is the usual
    // one.
    void answer_every_question() {
        for (const int province : rules_.questions(state_, power_)) {
            const auto found = chosen_.find(static_cast<std::uint8_t>(province));
            const bool is_chosen = found != chosen_.end() && !found->second.is_void;
            ++due_;
            if (!is_chosen) ++missing_;
            set_.actions.push_back(
                words(is_chosen ? found->second.order : unwritten_order(province)));
        }
    }
    Order unwritten_order(int province) const {
        return question_of(state_).unwritten(rules_, state_, power_, province);
    }

    std::string words(const Order& order) const {
        Units known = question_of(state_).ordered(rules_, state_);
        if (rules_.options().hidden) known = own_units(known, power_);
        return order_words(board_, known, order);
    }

    struct Choice {
        Order order;
        std::size_t line = 0;
        bool is_void = false;
    };

    const Rules& rules_;
    const Board& board_;
    State state_;
    int power_;
    int heading_ = power_;  // The power under whose name the lines stand.
    OrderSet set_;
    std::map<std::uint8_t, Choice> chosen_;  // By the province of the unit.
    int due_ = 0;                            // Orders.
    int missing_ = 0;
};

}  // namespace

std::vector<Seat> Text::sealed_seats(const Rules&, const State& state) {
    std::vector<Seat> seats;
    if (is_over(state)) return seats;
    // A power that has begun to answer question by question goes on so.
    for (int power = state.acting + (is_first_answer(state) ? 0 : 1); power < kPowers; ++power)
        if (has_power(state.asked, power)) seats.push_back(seat_at(power));
    return seats;
}

OrderSet Text::read_orders(const Rules& rules, const State& state, Seat seat,
                           const std::vector<std::string>& texts) {
    return SetReader(rules, state, seat_index(seat)).read(texts);
}

OrderSet Text::no_orders(const Rules&, const State&, Seat) {
    return {.orders = {}, .actions = {"NMR"}, .shortfall = {}};
}

}  // namespace occasus::diplomacy
