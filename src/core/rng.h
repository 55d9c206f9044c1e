// The generator of simulations. Live tables draw their dice elsewhere; no State ever holds one.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace occasus {

// xoshiro256**, seeded through splitmix64 from (run seed, game index): a simulated game is the same
// whichever thread plays it, and game n can be played again without playing the n-1 before it.
class Rng {
  public:
    constexpr explicit Rng(std::uint64_t seed, std::uint64_t stream = 0) {
        std::uint64_t mixed = splitmix(seed) ^ (stream * 0x9e3779b97f4a7c15U);
        for (auto& word : words_) word = splitmix(mixed);
    }

    constexpr std::uint64_t next() {
        const std::uint64_t result = std::rotl(words_[1] * 5, 7) * 9;
        const std::uint64_t shifted = words_[1] << 17U;
        words_[2] ^= words_[0];
        words_[3] ^= words_[1];
        words_[1] ^= words_[2];
        words_[0] ^= words_[3];
        words_[2] ^= shifted;
        words_[3] = std::rotl(words_[3], 45);
        return result;
    }

    // 0 .. n-1. Multiply-high on 32 bits: the bias is below n / 2^32. Precondition: n >= 1.
    constexpr std::uint32_t below(std::uint32_t n) {
        return static_cast<std::uint32_t>(((next() >> 32U) * n) >> 32U);
    }

  private:
    static constexpr std::uint64_t splitmix(std::uint64_t& state) {
        std::uint64_t z = (state += 0x9e3779b97f4a7c15U);
        z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
        z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
        return z ^ (z >> 31U);
    }

    std::array<std::uint64_t, 4> words_{};
};

}  // namespace occasus
