// Chapter A: your one action of the year, before the rivals act.
#include "games/pomerium/chapters.h"

namespace occasus::pomerium {

// A1. Lost, senatorial or a rival's, next to one of yours.
ProvinceSet Rules::targets(const State& state) const {
    const ProvinceSet own = provinces_of(state, kYou);
    ProvinceSet around = 0;
    for_each_province(own, [&](ProvinceId province) { around |= board().neighbours[province]; });
    return around & ~own;
}

namespace {

struct Act {
    static Asked prompt(const Rules&, const State&) {
        return {.text = "What do you do this year?",
                .detail = "One action, on one province next to yours."};
    }

    // A1 to A4. READING: R3, R4, R10. You act first, and once; to attack takes a legion at least.
    template <class May>
    static void choices(const Rules& rules, const State& state, May& may) {
        const OperandSet targets = rules.targets(state);
        may.choose(Verb::Wait, "Wait").by(cite("A2"));
        may.choose(Verb::Attack, "Attack {province} ({holder})", targets)
            .by(cite("A3"))
            .even_refused()
            .when(state.legions[kYou] > 0, cite("R10"), "You have no legion to attack with.");
        may.choose(Verb::Ally, "Offer an alliance in {province} ({holder})", targets)
            .by(cite("A4"));
        if constexpr (May::kExplains)
            for (const Verb verb : {Verb::Attack, Verb::Ally})
                may.skipped(verb, kProvinceOperands & ~targets, cite("A1"),
                            "{province} is not next to a province of yours.")
                    .only(~OperandSet{provinces_of(state, kYou)}, cite("A1"),
                          "{province} is yours already.");
    }

    static void apply(const Turn& turn, Action action) {
        const ProvinceId province = province_id(operand_of(action));
        switch (verb_of(action)) {
            case Verb::Attack:
                return attack(turn, cite("B1"), kYou, province);
            case Verb::Ally:
                return offer_alliance(turn, kYou, province);
            default:
                turn.tell<EventKind::Waited>(Party::You);
                turn.state.step = Step::Next;
        }
    }
};

}  // namespace

constexpr Question kAct = question_of<Act>();

}  // namespace occasus::pomerium
