// The words that orders are made of, in the languages and notations that players bring with them.
// Names of provinces are facts of the board (`alias`).
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace occasus::diplomacy {

enum class Means : std::uint8_t {
    Small,  // An article or a preposition, which changes nothing.
    Power,  // The power that has a unit.
    Army,
    Fleet,
    Unit,
    Move,
    MoveBySea,
    Hold,
    Support,
    Convoy,
    Convert,
    Retreat,
    Disband,
    Build,
    Waive,
    Via,
    By,  // Before a word for a convoy or the sea: via.
    Sea,
    Coast,
    North,
    South,
    East,
    West,
    NorthCoast,
    SouthCoast,
    EastCoast,
    WestCoast,
};

// The letters of a word in one number, so that words are compared at once. A word of more than
// eight letters counts by its first eight, and by being longer.
using Letters = std::uint64_t;
inline constexpr std::size_t kMostLetters = 8;
inline constexpr Letters kLongWord = Letters{1} << 63U;

constexpr Letters with_letter(Letters letters, std::size_t index, char letter) {
    if (index >= kMostLetters) return letters | kLongWord;
    return letters | static_cast<Letters>(static_cast<unsigned char>(letter)) << (8 * index);
}

constexpr Letters letters_of_word(std::string_view text) {
    Letters letters = 0;
    for (std::size_t i = 0; i < text.size(); ++i) letters = with_letter(letters, i, text[i]);
    return letters;
}

struct WordsFor {
    Means means;
    std::string_view words;  // In capital letters without accents, separated by blanks.
};

// kOrderWords, from order_words.txt.
#include "games/diplomacy/order_words.gen.h"

// The meanings a word can have: a set of Means, one bit each. A word may stand in several rows.
using Meanings = std::uint32_t;
constexpr Meanings meaning_bit(Means means) {
    return Meanings{1} << static_cast<unsigned>(means);
}

// The meanings of all words, found by their letters: a table with free slots between them.
class Dictionary {
  public:
    consteval Dictionary() {
        for (const WordsFor& row : kOrderWords) add(row.means, row.words);
    }
    // 0 for a word that has none.
    constexpr Meanings meanings_of(Letters letters) const {
        return slots_[place_of(letters)].meanings;
    }

  private:
    static constexpr std::size_t kSlots = 2048;  // Several for each word.
    struct Slot {
        Letters letters = 0;
        Meanings meanings = 0;
    };

    consteval void add(Means means, std::string_view words) {
        for (std::size_t begin = 0; begin <= words.size();) {
            const std::size_t end = std::min(words.find(' ', begin), words.size());
            const Letters letters = letters_of_word(words.substr(begin, end - begin));
            Slot& slot = slots_[place_of(letters)];
            slot.letters = letters;
            slot.meanings |= meaning_bit(means);
            begin = end + 1;
        }
    }
    // Its slot, or the free one where it belongs.
    constexpr std::size_t place_of(Letters letters) const {
        std::size_t at = (letters * 0x9E3779B97F4A7C15U) >> 53U;
        while (slots_[at].letters != 0 && slots_[at].letters != letters) at = (at + 1) % kSlots;
        return at;
    }

    std::array<Slot, kSlots> slots_;
};
inline constexpr Dictionary kDictionary;

}  // namespace occasus::diplomacy
