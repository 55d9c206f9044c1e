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
    class Iterator {
      public:
        constexpr explicit Iterator(const std::array<std::uint64_t, 2>& rest) : rest_(rest) {}
        constexpr int operator*() const {
            return rest_[0] != 0 ? std::countr_zero(rest_[0]) : 64 + std::countr_zero(rest_[1]);
        }
        constexpr Iterator& operator++() {
            std::uint64_t& word = rest_[0] != 0 ? rest_[0] : rest_[1];
            word &= word - 1;
            return *this;
        }
        friend constexpr bool operator==(const Iterator&, const Iterator&) = default;

      private:
        std::array<std::uint64_t, 2> rest_;
    };
    constexpr Iterator begin() const { return Iterator(words_); }
    constexpr Iterator end() const { return Iterator({}); }

  private:
    static constexpr std::size_t word(int place) { return static_cast<unsigned>(place) / 64U; }
    static constexpr std::uint64_t mask(int place) {
        return std::uint64_t{1} << (static_cast<unsigned>(place) % 64U);
    }

    std::array<std::uint64_t, 2> words_{};
};

}  // namespace occasus::diplomacy
