// The words of an order as people write it: letters of Latin as capitals without accents, dashes
// and arrows of any form as one dash, and everything that only stands between words as a blank.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/notation.h"

#include "games/diplomacy/words/order_words.h"

namespace occasus::diplomacy {

struct Word {
    Letters letters;
    Meanings meanings;
    std::uint8_t begin;
    std::uint8_t size;

    bool can_mean(Means means) const { return (meanings & meaning_bit(means)) != 0; }
};

inline constexpr Letters kDash = letters_of_word("-");
inline constexpr Letters kStrange = letters_of_word("?");  // A character that no order has.

// The mark of a character: a capital letter, '-' for dashes and arrows, ' ' for blanks, quotes
// and stops, '?' for what no order has, '*' for the first byte of several, 0 for an accent alone.
inline constexpr std::array<char, 256> kMarks = [] {
    std::array<char, 256> marks{};
    marks.fill('?');
    for (std::size_t c = 0x80; c < marks.size(); ++c) marks[c] = '*';
    const auto mark_all = [&](std::string_view characters, char mark) {
        for (const char c : characters) marks[static_cast<unsigned char>(c)] = mark;
    };
    for (unsigned char c = 'A'; c <= 'Z'; ++c)
        marks[c] = marks[c + std::size_t{'a' - 'A'}] = static_cast<char>(c);
    mark_all("->=", '-');
    mark_all(" \t\r\n/().,:;\"'`[]_!", ' ');
    return marks;
}();

// The dashes, arrows, blanks, quotes and marks of direction of Unicode, from one to the next.
struct Characters {
    char32_t first;
    char32_t last;
    char mark;
};
inline constexpr auto kCharacters = std::to_array<Characters>({
    {U'\u00A0', U'\u00A0', ' '}, {U'\u00AB', U'\u00AB', ' '}, {U'\u00AD', U'\u00AD', ' '},
    {U'\u00B4', U'\u00B4', ' '}, {U'\u00BB', U'\u00BB', ' '}, {U'\u0300', U'\u036F', '\0'},
    {U'\u1680', U'\u1680', ' '}, {U'\u2000', U'\u200F', ' '}, {U'\u2010', U'\u2015', '-'},
    {U'\u2018', U'\u201F', ' '}, {U'\u2028', U'\u202F', ' '}, {U'\u2032', U'\u2036', ' '},
    {U'\u2039', U'\u203A', ' '}, {U'\u2043', U'\u2043', '-'}, {U'\u205F', U'\u206F', ' '},
    {U'\u2190', U'\u21FF', '-'}, {U'\u2212', U'\u2212', '-'}, {U'\u2794', U'\u27BF', '-'},
    {U'\u27F0', U'\u27FF', '-'}, {U'\u2900', U'\u297F', '-'}, {U'\u2B00', U'\u2BFF', '-'},
    {U'\u3000', U'\u3002', ' '}, {U'\uFE00', U'\uFE0F', ' '}, {U'\uFE58', U'\uFE58', '-'},
    {U'\uFE63', U'\uFE63', '-'}, {U'\uFEFF', U'\uFEFF', ' '}, {U'\U0001F800', U'\U0001F8FF', '-'},
});

// The letters of Latin-1 from U+00C0 on without their accents; the second letter of Æ and ß apart.
inline constexpr char32_t kFirstLatin = U'\u00C0';
inline constexpr std::string_view kLatin =
    "AAAAAAACEEEEIIIIDNOOOOO?OUUUUYTSAAAAAAACEEEEIIIIDNOOOOO?OUUUUYTY";
constexpr char second_letter(char32_t code) {
    if (code == U'Æ' || code == U'æ' || code == U'Œ' || code == U'œ') return 'E';
    return code == U'ß' ? 'S' : '\0';
}

// The first character of a text: the letters or the mark that it stands for, and its bytes.
struct Mark {
    char mark = '\0';
    std::size_t bytes = 0;
    char second = '\0';
};
inline Mark first_mark(std::string_view text) {
    const char mark = kMarks[static_cast<unsigned char>(text.front())];
    if (mark != '*') return {.mark = mark, .bytes = 1};
    const auto lead = static_cast<unsigned char>(text.front());
    const std::size_t bytes =
        std::min<std::size_t>(text.size(), at(std::max(std::countl_one(lead), 1)));
    char32_t code = lead & (0x7FU >> bytes);
    for (std::size_t i = 1; i < bytes; ++i)
        code = code << 6U | (static_cast<unsigned char>(text[i]) & 0x3FU);
    for (const Characters& row : kCharacters)
        if (row.first <= code && code <= row.last) return {.mark = row.mark, .bytes = bytes};
    // The wide letters and marks of East Asia stand for those of ASCII.
    if (code >= U'\uFF01' && code <= U'\uFF5E')
        return {.mark = kMarks[code - U'\uFF00' + U' '], .bytes = bytes};
    if (code == U'Œ' || code == U'œ') return {'O', bytes, second_letter(code)};
    if (code < kFirstLatin || code - kFirstLatin >= kLatin.size())
        return {.mark = '?', .bytes = bytes};
    return {kLatin[code - kFirstLatin], bytes, second_letter(code)};
}

// The words of an order in capital letters; dashes are words, brackets and slashes are blanks.
class Words {
  public:
    // The arrays are read only as far as they are written; clearing them takes longer than reading.
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init)
    explicit Words(std::string_view text) : source_(text) {
        for (std::size_t at = 0; at < text.size();) {
            const auto [mark, bytes, second] = first_mark(text.substr(at));
            if (!take(mark) || (second != '\0' && !take(second))) return;
            at += bytes;
        }
        end_word();
        is_whole_ = count_ < kMost;
    }
    // Whether it has few enough letters and words to be read.
    bool is_whole() const { return is_whole_; }
    std::size_t size() const { return count_; }
    // Empty past the end.
    const Word& operator[](std::size_t index) const {
        static constexpr Word kNoWord = {};
        return index < count_ ? words_[index] : kNoWord;
    }
    std::string_view text(std::size_t index) const {
        const Word& word = (*this)[index];
        if (word.letters == kDash) return "-";
        return word.letters == kStrange ? "?" : letters(word.begin, word.size);
    }
    // The words from here to the end, as they were written.
    std::string rest(std::size_t index) const {
        std::string written;
        for (; index < count_; ++index) {
            if (!written.empty()) written += ' ';
            written += words_[index].letters == kStrange ? strange_before(index) : text(index);
        }
        return written;
    }
    // Words that follow one another have their letters in one row; there are none of a dash.
    std::string_view letters(std::size_t begin, std::size_t size) const {
        return {letters_.data() + begin, size};
    }

    static constexpr std::size_t kMostLettersInAll = 120;
    static constexpr std::size_t kMost = 24;

  private:
    // False if there is no room for it.
    bool take(char mark) {
        if (mark >= 'A') {
            if (end_ == kMostLettersInAll) return false;
            word_ = with_letter(word_, end_ - begin_, mark);
            letters_[end_++] = mark;
            return true;
        }
        if (mark == '\0') return true;
        end_word();
        // An arrow of two characters is one dash.
        if (mark == '?')
            put(kStrange, 0, 1);
        else if (mark == '-' && (count_ == 0 || words_[count_ - 1].letters != kDash))
            put(kDash, meaning_bit(Means::Move), 1);
        return true;
    }
    // The strange character that is this word, found by its number among them.
    std::string_view strange_before(std::size_t index) const {
        auto number =
            std::ranges::count(words_.begin(), words_.begin() + index, kStrange, &Word::letters);
        for (std::size_t at = 0; at < source_.size();) {
            const Mark mark = first_mark(source_.substr(at));
            if (mark.mark == '?' && number-- == 0) return source_.substr(at, mark.bytes);
            at += mark.bytes;
        }
        return "?";
    }
    void end_word() {
        if (end_ > begin_) put(word_, kDictionary.meanings_of(word_), end_ - begin_);
        word_ = 0;
        begin_ = end_;
    }
    void put(Letters letters, Meanings meanings, std::size_t size) {
        if (count_ < kMost)
            words_[count_++] = {letters, meanings, static_cast<std::uint8_t>(begin_),
                                static_cast<std::uint8_t>(size)};
    }

    std::string_view source_;
    std::array<char, kMostLettersInAll> letters_;
    Letters word_ = 0;  // The one that is being read, and where its letters begin and end.
    std::size_t begin_ = 0;
    std::size_t end_ = 0;
    std::array<Word, kMost> words_;
    std::size_t count_ = 0;
    bool is_whole_ = false;
};

}  // namespace occasus::diplomacy
