// 3.4. The forces: each has a number, and a set of forces has one bit each.
#pragma once

#include <array>
#include <cstdint>

namespace occasus::invasions {

// A force's number. It reads as one; a number becomes a force by force_of() only.
struct Force {
    std::uint8_t number = 0;
    constexpr operator std::uint8_t() const {  // NOLINT(google-explicit-constructor): to index by.
        return number;
    }
    friend constexpr bool operator==(Force, Force) = default;
};
constexpr Force force_of(int number) {
    return {static_cast<std::uint8_t>(number)};
}
using ForceSet = std::uint32_t;

inline constexpr Force kRome{0};
// The nations (4.2).
inline constexpr Force kHuns{1};
inline constexpr Force kGermans{2};
inline constexpr Force kScythians{3};
inline constexpr Force kDacians{4};
inline constexpr Force kPicts{5};
inline constexpr Force kTauricans{6};
// In the order in which they move.
inline constexpr std::array<Force, 6> kNations = {kHuns,    kGermans, kScythians,
                                                  kDacians, kPicts,   kTauricans};
// Those with a home on the map (16.0).
inline constexpr std::array<Force, 5> kNationsAtHome = {kGermans, kScythians, kDacians, kPicts,
                                                        kTauricans};
inline constexpr Force kPersians{7};
// READING: R52. Bands that meet merge, so no Area has two: they share a number.
inline constexpr Force kRebels{8};
// A revolt and native militia are of one Province and stay there: they share numbers too.
inline constexpr Force kRevolt{9};
inline constexpr Force kNative{10};
inline constexpr Force kFirstState{11};
inline constexpr int kMaxStates = 21;  // 9.0. One for each Province that can be a home.
inline constexpr int kForces = kFirstState + kMaxStates;
inline constexpr std::uint64_t kEveryForce =
    (std::uint64_t{1} << static_cast<unsigned>(kForces)) - 1;
inline constexpr Force kNobody{0xFF};

constexpr ForceSet force_bit(Force force) {
    return ForceSet{1} << static_cast<unsigned>(force);
}
constexpr bool has_force(ForceSet set, int force) {
    return (set >> static_cast<unsigned>(force) & 1U) != 0;
}
constexpr bool is_nation(Force force) {
    return force >= kHuns && force <= kTauricans;
}
constexpr bool is_state(Force force) {
    return force >= kFirstState && force < kForces;
}
// 8, 9. States are numbered from 1.
constexpr int state_number(Force force) {
    return force - kFirstState + 1;
}
constexpr Force state_force(int number) {
    return force_of(kFirstState + number - 1);
}

}  // namespace occasus::invasions
