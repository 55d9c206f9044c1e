// The context of an answer: the rules, the state, and the listener.
#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "core/game.h"
#include "core/log.h"

namespace occasus {

// `Vocabulary` has the rows of the game's events and, for each type of a value in an event, the
// operand that it is: kOperandOf<T>. All numbers have one type.
template <class Vocabulary>
struct Turn {
    using EventKind = typename Vocabulary::EventKind;

    const typename Vocabulary::Rules& rules;
    typename Vocabulary::State& state;
    Log log;

    // Tells everyone, by the rule of the event's row.
    template <EventKind kKind, class... Told>
    void tell(Told... told) const {
        tell_by<kKind>(Vocabulary::row_of(kKind).rule, told...);
    }
    // The same by another rule.
    template <EventKind kKind, class... Told>
    void tell_by(Cite rule, Told... told) const {
        static_assert(sizeof...(Told) == Vocabulary::row_of(kKind).arity(),
                      "the event has another number of operands");
        static_assert(are_operands<kKind, Told...>(), "an operand of the event has another type");
        log.tell(rule, static_cast<std::uint8_t>(kKind), static_cast<std::int16_t>(told)...);
    }

  private:
    template <EventKind kKind, class... Told>
    static consteval bool are_operands() {
        const auto& row = Vocabulary::row_of(kKind);
        std::size_t at = 0;
        return ((row.operands[at++].type == Vocabulary::template kOperandOf<Told>) && ...);
    }
};

}  // namespace occasus
