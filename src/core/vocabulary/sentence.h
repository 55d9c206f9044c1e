// Sentences with names in braces: "{legion} marches from {from} to {to}." Which names there are is
// checked when the program is compiled. "{free:Force}" counts: "1 Force", "3 Forces".
// "{free:moves|move}" agrees with the number and leaves it out: "moves" for 1, "move" for 3.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "core/words.h"

namespace occasus {

// Never defined: a sentence that names something unknown calls it, and so does not compile.
void no_such_noun();

// The contents of a pair of braces.
struct Slot {
    std::string_view name;
    // The counted noun, or the two forms that agree; empty when the name stands alone.
    std::string_view counted;
};

constexpr Slot slot_of(std::string_view braces) {
    const std::size_t colon = braces.find(':');
    if (colon == std::string_view::npos) return {braces, {}};
    return {braces.substr(0, colon), braces.substr(colon + 1)};
}

// Whether knows(name) holds for every name in braces.
template <class Knows>
constexpr bool names_only(std::string_view text, Knows knows) {
    for (std::size_t open = text.find('{'); open != std::string_view::npos;
         open = text.find('{', open + 1)) {
        const std::size_t close = text.find('}', open);
        if (close == std::string_view::npos) return false;
        if (!knows(slot_of(text.substr(open + 1, close - open - 1)).name)) return false;
    }
    return true;
}

// "3 Forces", "1 Force".
inline std::string counted(const std::string& number, std::string_view noun) {
    return number + " " + std::string(noun) + (number == "1" ? "" : "s");
}

// The form of "moves|move" that goes with a number as it is written.
inline std::string agreeing(const std::string& number, std::string_view forms) {
    const std::size_t bar = forms.find('|');
    return std::string(number == "1" ? forms.substr(0, bar) : forms.substr(bar + 1));
}

// The text of a slot for a name whose words are given.
inline std::string words_in(const Slot& slot, std::string words) {
    if (slot.counted.empty()) return words;
    if (slot.counted.find('|') != std::string_view::npos) return agreeing(words, slot.counted);
    return counted(words, slot.counted);
}

// The text with each name replaced by what `words_of` says. Precondition: the braces are paired.
template <class WordsOf>
std::string fill(std::string_view text, WordsOf words_of) {
    std::string filled;
    for (;;) {
        const std::size_t open = text.find('{');
        filled += text.substr(0, open);
        if (open == std::string_view::npos) return filled;
        const std::size_t close = text.find('}', open);
        const Slot slot = slot_of(text.substr(open + 1, close - open - 1));
        filled += words_in(slot, words_of(slot.name));
        text.remove_prefix(close + 1);
    }
}

// A sentence about a question. `Vocabulary::knows(name)` says what may stand in braces.
template <class Vocabulary>
class Sentence {
  public:
    constexpr Sentence() = default;
    template <std::size_t kSize>
    // NOLINTNEXTLINE(google-explicit-constructor): a text in quotes is a sentence.
    consteval Sentence(const char (&text)[kSize]) : text_(text, kSize - 1) {
        if (!names_only(text_, Vocabulary::knows)) no_such_noun();
    }

    constexpr std::string_view text() const { return text_; }
    constexpr bool empty() const { return text_.empty(); }

  private:
    std::string_view text_;
};

}  // namespace occasus
