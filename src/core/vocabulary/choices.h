// The legal actions, as groups that differ in their first operand only, and at most one range of
// numbers: the legal list and the random draw are both made from it.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "core/game.h"
#include "core/out_of_bounds.h"
#include "core/rng.h"

namespace occasus {

// One bit for each operand below 64.
using OperandSet = std::uint64_t;

constexpr OperandSet one_operand(int operand) {
    return OperandSet{1} << static_cast<unsigned>(operand);
}
// low .. high. Precondition: 0 <= low, high < 63.
constexpr OperandSet operands_between(int low, int high) {
    return low > high ? 0 : (one_operand(high + 1) - 1) & ~(one_operand(low) - 1);
}
constexpr bool has_operand(OperandSet set, int operand) {
    return operand >= 0 && operand < 64 && (set >> static_cast<unsigned>(operand) & 1U) != 0;
}

// At most `kGroups` groups, which come in ascending order.
template <std::size_t kGroups>
class Choices {
  public:
    struct Group {
        std::uint32_t base;  // The action with operand 0.
        OperandSet operands;
    };

    // OPTIMIZATION: Groups are not cleared first; that was a tenth of the time of random play.
    Choices() {}  // NOLINT(cppcoreguidelines-pro-type-member-init,modernize-use-equals-default)

    void add(Action base, OperandSet operands) {
        if (operands == 0) return;
        if (size_ == kGroups) [[unlikely]]
            out_of_bounds();
        groups_[size_].base = base.bits;
        groups_[size_].operands = operands;
        ++size_;
    }

    // Numbers low .. high, which may be more than a set holds. They come last, and once.
    void add_numbers(Action base, int low, int high) {
        if (low > high) return;
        if (numbers_ != 0) [[unlikely]]
            out_of_bounds();
        first_number_ = base.bits + static_cast<std::uint32_t>(low);
        numbers_ = static_cast<unsigned>(high - low + 1);
    }

    bool empty() const { return size_ == 0 && numbers_ == 0; }
    const Group* begin() const { return groups_.data(); }
    const Group* end() const { return groups_.data() + size_; }

    template <class ActionList>
    void list(ActionList& list) const {
        for (const Group& group : *this)
            for (OperandSet rest = group.operands; rest != 0; rest &= rest - 1)
                list.push_back(action_of(group, rest));
        for (unsigned n = 0; n < numbers_; ++n) list.push_back({first_number_ + n});
    }

    unsigned count() const {
        unsigned count = numbers_;
        for (const Group& group : *this)
            count += static_cast<unsigned>(std::popcount(group.operands));
        return count;
    }
    // Uniform over all. Precondition: there are some.
    Action draw(Rng& rng) const { return nth(rng.below(count())); }
    // Precondition: n < count().
    Action nth(unsigned n) const {
        const Group* group = begin();
        for (;; ++group) {
            if (group == end()) return {first_number_ + n};
            const auto size = static_cast<unsigned>(std::popcount(group->operands));
            if (n < size) break;
            n -= size;
        }
        OperandSet rest = group->operands;
        for (; n != 0; --n) rest &= rest - 1;
        return action_of(*group, rest);
    }

  private:
    static Action action_of(const Group& group, OperandSet rest) {
        return {group.base + static_cast<std::uint32_t>(std::countr_zero(rest))};
    }

    std::array<Group, kGroups> groups_;
    std::size_t size_ = 0;
    std::uint32_t first_number_ = 0;
    unsigned numbers_ = 0;
};

}  // namespace occasus
