#include "games/diplomacy/adjudicator/explanation.h"

#include <array>
#include <bit>
#include <cassert>
#include <string_view>
#include <vector>

#include "games/diplomacy/board/names.h"
#include "games/diplomacy/rulebook.gen.h"
#include "games/diplomacy/words/notation.h"

namespace occasus::diplomacy {

namespace {

class Explainer {
  public:
    Explainer(const Law& law, const Units& units, const Matching& matching,
              const Resolution& resolution, const MovementOutcome& outcome)
        : law_(law), units_(units), m_(matching), resolution_(resolution), outcome_(outcome) {}

    Explanation explain(const Order& order, Fault fault) const {
        Explanation told;
        told.verdict.fault = fault;
        if (fault != Fault::None) {
            told.verdict.code = fault == Fault::Absent ? Code::Void : Code::Illegal;
            told.rule = describe(law_.board.game, fault).rule;
        } else {
            explain_legal(order, told);
        }
        // A bad order of somebody else's unit says nothing about that unit.
        const bool is_own = order.unit != kNowhere && units_.has(order.unit) &&
                            units_.in(order.unit).power == order.power;
        if (!is_own) return told;
        if (!m_.moves.contains(order.unit)) told.strength = resolution_.hold(order.unit).least;
        if (outcome_.lost.contains(order.unit)) told.dislodged_by = attacker_of(order.unit);
        return told;
    }

  private:
    void explain_legal(const Order& order, Explanation& told) const {
        switch (order.kind) {
            case OrderKind::Move:
                return explain_move(order.unit, told);
            case OrderKind::SupportHold:
            case OrderKind::SupportMove:
                return explain_support(order, told);
            case OrderKind::Convoy:
                return explain_convoy(order.unit, told);
            case OrderKind::Convert: {
                const bool is_lost = outcome_.lost.contains(order.unit);
                told.verdict.code = is_lost ? Code::Destroyed : Code::Converts;
                told.rule = is_lost ? cite("FR-10") : cite("FR-8");
                return;
            }
            default:
                told.verdict.code = Code::Ok;
                told.rule = cite("SD-6");
        }
    }

    // SD-12. The attack against the greatest obstacle; of equals, what holds comes first.
    void explain_move(int move, Explanation& told) const {
        told.rule = cite("SD-12");
        told.strength = resolution_.attack(move).least;
        const int to = m_.target_of(move);
        const bool head_on = resolution_.meets_head_on(move) == Answer::Yes;
        const Strength resistance = head_on ? resolution_.defend(to) : resolution_.hold(to);
        if (resistance.least > 0)
            set_obstacle(head_on ? Obstacle::Defend : Obstacle::Hold, resistance.least, to, told);
        for (int rival = m_.first_attack[at(to)]; rival != kNowhere;
             rival = m_.next_attack[at(rival)]) {
            const int prevention = rival == move ? 0 : resolution_.prevent(rival).least;
            if (prevention > told.against) set_obstacle(Obstacle::Prevent, prevention, rival, told);
        }
        if (resolution_.path(move) == Answer::No) return explain_lost_convoy(move, told);
        told.verdict.code = told.strength > told.against ? Code::Moves : Code::Bounce;
        // SD-11. A unit of its own stands in the way.
        const bool is_own_unit = told.strength == 0 && told.verdict.code == Code::Bounce;
        if (!is_own_unit) return;
        told.rule = cite("SD-11");
        told.because = static_cast<std::uint8_t>(to);
    }
    static void set_obstacle(Obstacle obstacle, int strength, int unit, Explanation& told) {
        told.obstacle = obstacle;
        told.against = strength;
        told.because = static_cast<std::uint8_t>(unit);
    }

    // SD-9. The first fleet that failed, if any had been ordered to help.
    void explain_lost_convoy(int army, Explanation& told) const {
        told = {.verdict = {.code = Code::NoConvoy}, .rule = cite("SD-9")};
        for (SeaSet rest = m_.convoyers_of(army); rest != 0; rest &= rest - 1) {
            const std::uint8_t sea = law_.board.sea_province[at(std::countr_zero(rest))];
            if (told.because == kNowhere && !resolution_.succeeds(sea)) told.because = sea;
        }
    }

    // SD-7, SD-12.
    void explain_support(const Order& order, Explanation& told) const {
        told.verdict.code = Code::Void;
        told.rule = cite("SD-7");
        told.because = order.of;
        if (!m_.supports.contains(order.unit)) return;
        told.verdict.code = Code::Ok;
        told.rule = cite("SD-12");
        told.because = kNowhere;
        for (int move = m_.first_attack[order.unit]; move != kNowhere;
             move = m_.next_attack[at(move)]) {
            if (resolution_.cuts(move, order.unit) != Answer::Yes) continue;
            told.verdict.code = Code::Cut;
            told.because = static_cast<std::uint8_t>(move);
        }
    }

    void explain_convoy(int fleet, Explanation& told) const {
        told.verdict.code = Code::Void;
        told.rule = cite("SD-7");
        told.because = m_.order_of(fleet).of();
        if (!m_.convoys.contains(fleet)) return;
        told.because = kNowhere;
        told.rule = cite("SD-12");
        if (outcome_.lost.contains(fleet)) {
            told.verdict.code = Code::Disrupted;
            told.because = attacker_of(fleet);
        } else if (resolution_.in_paradox().contains(fleet)) {
            told.verdict.code = Code::Paradox;
            told.rule = cite("SD-13");
        } else {
            told.verdict.code = Code::Ok;
        }
    }

    std::uint8_t attacker_of(int province) const {
        for (const Dislodgement& loser : outcome_.dislodged)
            if (law_.board.province(loser.unit.place) == province) return loser.by;
        return kNowhere;
    }

    const Law& law_;
    const Units& units_;
    const Matching& m_;
    const Resolution& resolution_;
    const MovementOutcome& outcome_;
};

// Puts explanations into words.
class Teller {
  public:
    Teller(const Law& law, const Units& units, std::span<const Order> written)
        : board_(law.board), units_(units), written_(written) {}

    std::string tell(const Order& order, const Explanation& told) const {
        std::string text = result(order, told);
        if (told.dislodged_by != kNowhere && told.verdict.code != Code::Disrupted)
            text += " The unit is dislodged by " + order_of(told.dislodged_by) + ".";
        return text;
    }

  private:
    std::string result(const Order& order, const Explanation& told) const {
        if (told.verdict.fault != Fault::None)
            return std::string(describe(board_.game, told.verdict.fault).text);
        switch (told.verdict.code) {
            case Code::Moves:
            case Code::Bounce:
                return move(told);
            case Code::NoConvoy:
                return told.because == kNowhere ? "No fleets convoy the army all the way."
                                                : "The convoy is broken: " + unit(told.because) +
                                                      " does not carry the army.";
            case Code::Cut:
                return "The support is cut by " + order_of(told.because) + ".";
            case Code::Void:
                return "The unit it names was ordered to do something else: " +
                       order_of(told.because) + ".";
            case Code::Disrupted:
                return "The fleet is dislodged by " + order_of(told.because) + ".";
            case Code::Paradox:
                return "The convoy depends on its own result, so it fails.";
            case Code::Converts:
                return "The unit converts, and until then holds with strength " +
                       std::to_string(told.strength) + ".";
            case Code::Destroyed:
                return "The unit is destroyed while it converts and holds with strength " +
                       std::to_string(told.strength) + ".";
            default:
                return order.kind == OrderKind::Hold ? hold(told) : "Nothing cuts or breaks it.";
        }
    }

    // A unit that is driven out does not hold.
    static std::string hold(const Explanation& told) {
        return (told.dislodged_by == kNowhere ? "It holds with strength " : "Its strength is ") +
               std::to_string(told.strength) + ".";
    }

    std::string move(const Explanation& told) const {
        const std::string attack = "With strength " + std::to_string(told.strength);
        if (told.verdict.code == Code::Bounce && told.strength == 0)
            return "A unit of the same power stays there, and a power cannot dislodge its own "
                   "units.";
        if (told.obstacle == Obstacle::None) return attack + ", and nothing stands against it.";
        return attack + (told.verdict.code == Code::Moves ? " it beats " : " it does not beat ") +
               order_of(told.because) + resistance_text(told.obstacle, told.against) + ".";
    }

    std::string unit(int province) const { return unit_text(board_, units_.in(province)); }

    // The first legal order of that unit, or the unit alone.
    std::string order_of(int province) const {
        for (const Order& order : written_)
            if (order.unit == province && order.power == units_.in(province).power &&
                order.kind != OrderKind::Unreadable)
                return order_text(
                    board_, order, &units_.in(province),
                    order.of != kNowhere && units_.has(order.of) ? &units_.in(order.of) : nullptr);
        return unit(province);
    }

    const Board& board_;
    const Units& units_;
    std::span<const Order> written_;
};

}  // namespace

std::string resistance_text(Obstacle obstacle, int strength) {
    static constexpr auto kDeeds = std::to_array<Named<Obstacle>>({
        {Obstacle::None, ""},
        {Obstacle::Hold, "holds"},
        {Obstacle::Defend, "moves against it"},
        {Obstacle::Prevent, "attacks the same province"},
    });
    static_assert(are_in_order(kDeeds));
    return ", which " + std::string(name_in(kDeeds, obstacle)) + " with strength " +
           std::to_string(strength);
}

MovementOutcome explain_movement(const Law& law, const Units& units, std::span<const Order> written,
                                 std::span<Explanation> told) {
    assert(told.size() == written.size());
    std::vector<Verdict> verdicts(written.size());
    const Matching matching = match_orders(law, units, written, verdicts);
    Resolution resolution(law, units, matching);
    resolution.resolve();
    const MovementOutcome outcome = movement_outcome(law, units, matching, resolution);
    const Explainer explainer(law, units, matching, resolution, outcome);
    for (std::size_t i = 0; i < written.size(); ++i)
        told[i] = explainer.explain(written[i], verdicts[i].fault);
    return outcome;
}

std::string explanation_text(const Law& law, const Units& units, std::span<const Order> written,
                             const Order& order, const Explanation& told) {
    return Teller(law, units, written).tell(order, told);
}

}  // namespace occasus::diplomacy
