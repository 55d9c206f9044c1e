// A set of places, one bit each: provinces, or provinces and coasts.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace occasus::diplomacy {

class PlaceSet {
  public:
    static constexpr int kCapacity = 128;

    constexpr bool contains(int place) const {
        return (words_[word(place)] >> (static_cast<unsigned>(place) % 64U) & 1U) != 0;
    }
    constexpr void insert(int place) { words_[word(place)] |= mask(place); }
    constexpr void erase(int place) { words_[word(place)] &= ~mask(place); }
    constexpr bool empty() const { return (words_[0] | words_[1]) == 0; }
    constexpr int size() const { return std::popcount(words_[0]) + std::popcount(words_[1]); }
    // The lowest member. Precondition: not empty.
    constexpr int front() const {
        return words_[0] != 0 ? std::countr_zero(words_[0]) : 64 + std::countr_zero(words_[1]);
    }

    constexpr PlaceSet& operator|=(const PlaceSet& other) {
        words_[0] |= other.words_[0];
        words_[1] |= other.words_[1];
        return *this;
    }
    constexpr PlaceSet& operator&=(const PlaceSet& other) {
        words_[0] &= other.words_[0];
        words_[1] &= other.words_[1];
        return *this;
    }
    // Takes out the members of the other.
    constexpr PlaceSet& operator-=(const PlaceSet& other) {
        words_[0] &= ~other.words_[0];
        words_[1] &= ~other.words_[1];
        return *this;
    }
    friend constexpr PlaceSet operator|(PlaceSet a, const PlaceSet& b) { return a |= b; }
    friend constexpr PlaceSet operator&(PlaceSet a, const PlaceSet& b) { return a &= b; }
    friend constexpr PlaceSet operator-(PlaceSet a, const PlaceSet& b) { return a -= b; }
    friend constexpr bool operator==(const PlaceSet&, const PlaceSet&) = default;

    // Walks through the members, lowest first. The set may change meanwhile; the walk does not.
    struct End {};
    class Iterator {
      public:
        constexpr explicit Iterator(const std::array<std::uint64_t, 2>& words)
            : rest_(words[0]), high_(words[1]) {
            if (rest_ == 0) go_high();
        }
        constexpr int operator*() const { return base_ + std::countr_zero(rest_); }
        constexpr Iterator& operator++() {
            rest_ &= rest_ - 1;
            if (rest_ == 0) go_high();
            return *this;
        }
        friend constexpr bool operator==(const Iterator& at, End) { return at.rest_ == 0; }

      private:
        constexpr void go_high() {
            rest_ = high_;
            high_ = 0;
            base_ = 64;
        }

        std::uint64_t rest_;
        std::uint64_t high_;
        int base_ = 0;
    };
    constexpr Iterator begin() const { return Iterator(words_); }
    constexpr End end() const { return {}; }

  private:
    static constexpr std::size_t word(int place) { return static_cast<unsigned>(place) / 64U; }
    static constexpr std::uint64_t mask(int place) {
        return std::uint64_t{1} << (static_cast<unsigned>(place) % 64U);
    }

    std::array<std::uint64_t, 2> words_{};
};

}  // namespace occasus::diplomacy
