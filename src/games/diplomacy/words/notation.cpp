#include "games/diplomacy/words/notation.h"

#include <algorithm>
#include <array>
#include <bit>

#include "core/notation.h"

namespace occasus::diplomacy {

namespace {

// The letters of a word in one number, so that words are compared at once. A word of more than
// eight letters is equal to no shorter one.
using Letters = std::uint64_t;
constexpr std::size_t kMostLetters = 8;
constexpr Letters kLongWord = Letters{1} << 63U;

constexpr Letters with_letter(Letters letters, std::size_t index, char letter) {
    if (index >= kMostLetters) return letters | kLongWord;
    return letters | static_cast<Letters>(static_cast<unsigned char>(letter)) << (8 * index);
}

// A word that orders are made of.
struct Keyword {
    consteval Keyword(std::string_view text) {
        for (std::size_t i = 0; i < text.size(); ++i) letters = with_letter(letters, i, text[i]);
    }
    consteval Keyword(const char* text) : Keyword(std::string_view(text)) {}
    Letters letters = 0;
};

struct Word {
    Letters letters;
    std::uint8_t begin;
    std::uint8_t size;
    friend constexpr bool operator==(const Word& word, Keyword keyword) {
        return word.letters == keyword.letters;
    }
};

constexpr std::string_view kDash = "-";
constexpr std::string_view kStrange = "?";  // A character that no order has.

// The mark of a character: a capital letter, '-' for dashes and arrows, ' ' for blanks, quotes
// and stops, '?' for what no order has, '*' for the first byte of several.
constexpr std::array<char, 256> kMarks = [] {
    std::array<char, 256> marks{};
    marks.fill('?');
    for (std::size_t c = 0x80; c < marks.size(); ++c) marks[c] = '*';
    const auto mark_all = [&](std::string_view characters, char mark) {
        for (const char c : characters) marks[static_cast<unsigned char>(c)] = mark;
    };
    for (unsigned char c = 'A'; c <= 'Z'; ++c)
        marks[c] = marks[c + std::size_t{'a' - 'A'}] = static_cast<char>(c);
    mark_all("->=", '-');
    mark_all(" \t\r\n/().,;\"'`", ' ');
    return marks;
}();

// The dashes, arrows, blanks, quotes and marks of direction of Unicode, from one to the next.
struct Characters {
    char32_t first;
    char32_t last;
    char mark;
};
constexpr auto kCharacters = std::to_array<Characters>({
    {U'\u00A0', U'\u00A0', ' '}, {U'\u00AB', U'\u00AB', ' '}, {U'\u00AD', U'\u00AD', ' '},
    {U'\u00B4', U'\u00B4', ' '}, {U'\u00BB', U'\u00BB', ' '}, {U'\u1680', U'\u1680', ' '},
    {U'\u2000', U'\u200F', ' '}, {U'\u2010', U'\u2015', '-'}, {U'\u2018', U'\u201F', ' '},
    {U'\u2028', U'\u202F', ' '}, {U'\u2032', U'\u2036', ' '}, {U'\u2039', U'\u203A', ' '},
    {U'\u2043', U'\u2043', '-'}, {U'\u205F', U'\u206F', ' '}, {U'\u2190', U'\u21FF', '-'},
    {U'\u2212', U'\u2212', '-'}, {U'\u2794', U'\u27BF', '-'}, {U'\u27F0', U'\u27FF', '-'},
    {U'\u2900', U'\u297F', '-'}, {U'\u2B00', U'\u2BFF', '-'}, {U'\u3000', U'\u3001', ' '},
    {U'\uFE58', U'\uFE58', '-'}, {U'\uFE63', U'\uFE63', '-'}, {U'\uFEFF', U'\uFEFF', ' '},
    {U'\uFF0D', U'\uFF0D', '-'},
});

// The first character of a text: what it stands for, and of how many bytes it is.
struct Mark {
    char mark;
    std::size_t bytes;
};
Mark first_mark(std::string_view text) {
    const char mark = kMarks[static_cast<unsigned char>(text.front())];
    if (mark != '*') return {mark, 1};
    const auto lead = static_cast<unsigned char>(text.front());
    const std::size_t bytes =
        std::min<std::size_t>(text.size(), at(std::max(std::countl_one(lead), 1)));
    char32_t code = lead & (0x7FU >> bytes);
    for (std::size_t i = 1; i < bytes; ++i)
        code = code << 6U | (static_cast<unsigned char>(text[i]) & 0x3FU);
    for (const Characters& row : kCharacters)
        if (row.first <= code && code <= row.last) return {row.mark, bytes};
    return {'?', bytes};
}

// The words of an order in capital letters; dashes are words, brackets and slashes are blanks.
class Words {
  public:
    // What is not written into the arrays is not read, and to clear them takes longer than to read.
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init)
    explicit Words(std::string_view text) : source_(text) {
        for (std::size_t at = 0; at < text.size();) {
            const auto [mark, bytes] = first_mark(text.substr(at));
            if (!take(mark)) return;
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
        if (word == kDash) return kDash;
        return word == kStrange ? kStrange : letters(word.begin, word.size);
    }
    // The words from here to the end, as they were written.
    std::string rest(std::size_t index) const {
        std::string written;
        for (; index < count_; ++index) {
            if (!written.empty()) written += ' ';
            written += words_[index] == kStrange ? strange_before(index) : text(index);
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
        end_word();
        // An arrow of two characters is one dash.
        if (mark == '?')
            put(kStrange);
        else if (mark == '-' && (count_ == 0 || !(words_[count_ - 1] == kDash)))
            put(kDash);
        return true;
    }
    // The strange character that is this word, found by its number among them.
    std::string_view strange_before(std::size_t index) const {
        auto number = std::count(
            words_.begin(), words_.begin() + static_cast<std::ptrdiff_t>(index), Keyword(kStrange));
        for (std::size_t at = 0; at < source_.size();) {
            const auto [mark, bytes] = first_mark(source_.substr(at));
            if (mark == '?' && number-- == 0) return source_.substr(at, bytes);
            at += bytes;
        }
        return kStrange;
    }
    void end_word() {
        if (end_ > begin_) put(word_, end_ - begin_);
        word_ = 0;
        begin_ = end_;
    }
    void put(Keyword keyword) { put(keyword.letters, 1); }
    void put(Letters letters, std::size_t size) {
        if (count_ < kMost)
            words_[count_++] = {letters, static_cast<std::uint8_t>(begin_),
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

template <Keyword... kWords>
bool is_one_of(const Word& word) {
    return ((word == kWords) || ...);
}

bool is_unit_word(const Word& word) {
    return is_one_of<"A", "F", "ARMY", "FLEET">(word);
}
bool is_move_word(const Word& word) {
    return word == kDash || is_one_of<"TO", "MOVE", "MOVES", "M">(word);
}
bool is_convert_word(const Word& word) {
    return is_one_of<"X", "CONVERT", "CONVERTS">(word);
}
bool is_hold_word(const Word& word) {
    return is_one_of<"H", "HOLD", "HOLDS", "STAND", "STANDS">(word);
}

// Reads one order from left to right. The first trouble ends the reading.
class OrderReader {
  public:
    OrderReader(const Board& board, std::string_view text) : board_(board), words_(text) {
        if (!words_.is_whole()) is_too_long_ = true;
    }

    Order read(int power) {
        order_.power = static_cast<std::uint8_t>(power);
        if (is_too_long_) return order_;
        if (is_one_of<"WAIVE", "WAIVES", "WAIVED">(word()) && words_.size() == 1) {
            order_.kind = OrderKind::Waive;
            return order_;
        }
        read_order();
        expect_end();
        if (!trouble_.empty()) order_.kind = OrderKind::Unreadable;
        return order_;
    }

    WrittenUnit read_unit() {
        WrittenUnit unit;
        const Word& letter = word();
        if (!is_unit_word(letter)) complain("is not A or F");
        if (is_one_of<"F", "FLEET">(letter)) unit.kind = UnitKind::Fleet;
        ++at_;
        const NamedPlace there = read_place();
        expect_end();
        if (trouble_.empty() && !is_too_long_ && !there.no_such_coast) unit.place = there.place;
        return unit;
    }

    std::string trouble() const {
        if (is_too_long_)
            return "An order has at most " + std::to_string(Words::kMostLettersInAll) +
                   " letters and " + std::to_string(Words::kMost) + " words; this one has more.";
        if (trouble_.empty()) return {};
        const std::string rest = words_.rest(trouble_at_);
        if (rest.empty()) return "The end of the order " + std::string(trouble_) + ".";
        const bool is_one_word = trouble_ != kLeftOver && rest.find(' ') != std::string::npos;
        return quoted(is_one_word ? rest.substr(0, rest.find(' ')) : rest) + " " +
               std::string(trouble_) + ".";
    }

  private:
    static constexpr std::string_view kLeftOver = "is left over: the order is complete before it";

    struct NamedPlace {
        std::uint8_t place = kNowhere;
        bool no_such_coast = false;
    };

    const Word& word() const { return words_[at_]; }
    bool take(Keyword wanted) {
        if (!(word() == wanted)) return false;
        ++at_;
        return true;
    }
    void expect_end() {
        if (at_ < words_.size()) complain(kLeftOver);
    }
    void complain(std::string_view trouble) {
        if (!trouble_.empty()) return;
        trouble_ = trouble;
        trouble_at_ = at_;
    }

    void read_order() {
        const Word first = word();
        if (is_one_of<"BUILD", "REMOVE", "DISBAND">(first)) {
            ++at_;
            read_ordered_unit();
            order_.kind = first == "BUILD" ? OrderKind::Build : OrderKind::Disband;
            return;
        }
        read_ordered_unit();
        if (trouble_.empty()) read_action();
    }

    // The letter may be missing, and matters only for a build; so does the coast.
    void read_ordered_unit() {
        if (is_one_of<"F", "FLEET">(word())) order_.built = UnitKind::Fleet;
        if (is_unit_word(word())) ++at_;
        const NamedPlace there = read_place();
        if (!trouble_.empty()) return;
        order_.unit = static_cast<std::uint8_t>(board_.province(there.place));
        order_.coast = there.place;
        order_.no_such_coast = there.no_such_coast;
    }

    void read_action() {
        const Word action = word();
        const bool is_build = is_one_of<"B", "BUILD", "BUILDS">(action);
        if (!is_build) {
            order_.no_such_coast = false;
            order_.coast = kNowhere;
            order_.built = UnitKind::Army;
        }
        if (is_move_word(action)) return read_move();
        ++at_;
        if (is_build)
            order_.kind = OrderKind::Build;
        else if (is_hold_word(action))
            order_.kind = OrderKind::Hold;
        else if (is_one_of<"S", "SUPPORT", "SUPPORTS">(action))
            read_support();
        else if (is_one_of<"C", "CONVOY", "CONVOYS">(action) || is_convert_word(action))
            read_convoy_or_convert(action);
        else if (is_one_of<"R", "RETREAT", "RETREATS">(action))
            read_retreat();
        else if (is_one_of<"D", "DISBAND", "DISBANDS", "DISBANDED", "REMOVE", "REMOVES", "REMOVED">(
                     action))
            order_.kind = OrderKind::Disband;
        else {
            --at_;
            complain("is no action");
        }
    }

    void read_destination() {
        while (is_move_word(word())) ++at_;
        const NamedPlace there = read_place();
        order_.to = there.place;
        order_.no_such_coast = there.no_such_coast;
        if (take("VIA")) {
            order_.via = true;
            take("CONVOY");
        } else if (word() == "BY" && words_[at_ + 1] == "CONVOY") {
            order_.via = true;
            at_ += 2;
        }
    }
    void read_move() {
        order_.kind = OrderKind::Move;
        read_destination();
    }
    void read_retreat() {
        order_.kind = OrderKind::Retreat;
        read_destination();
    }

    // The unit that is supported or convoyed; its letter and its coast do not matter.
    void read_other_unit() {
        if (is_unit_word(word())) ++at_;
        const NamedPlace there = read_place();
        if (there.place != kNowhere)
            order_.of = static_cast<std::uint8_t>(board_.province(there.place));
    }

    // READING: R14. To support a unit that holds, supports or converts is one and the same.
    void read_support() {
        order_.kind = OrderKind::SupportHold;
        read_other_unit();
        if (is_move_word(word())) {
            order_.kind = OrderKind::SupportMove;
            read_destination();
            order_.via = false;
        } else if (is_hold_word(word())) {
            ++at_;
        } else if (word() == "C" || is_convert_word(word())) {
            ++at_;
            if (at_ < words_.size() && !take_coast()) read_place();
        }
    }

    // C before a unit means convoy, and before anything else convert.
    void read_convoy_or_convert(const Word& action) {
        const bool is_convoy = is_one_of<"CONVOY", "CONVOYS">(action) ||
                               (action == "C" && (is_unit_word(word()) || goes_on_with_move()));
        if (!is_convoy) return read_convert();
        order_.kind = OrderKind::Convoy;
        read_other_unit();
        if (!is_move_word(word())) return complain("is not where the army goes");
        read_destination();
        order_.via = false;
        order_.no_such_coast = false;
    }
    bool goes_on_with_move() const {
        for (std::size_t at = at_; at < words_.size(); ++at)
            if (is_move_word(words_[at])) return true;
        return false;
    }
    void read_convert() {
        order_.kind = OrderKind::Convert;
        if (at_ == words_.size()) return;
        NamedPlace there;
        if (const std::string_view coast = words_.text(at_); take_coast())
            there = on_coast(order_.unit, coast);
        else
            there = read_place();
        if (!trouble_.empty()) return;
        order_.no_such_coast = there.no_such_coast || board_.province(there.place) != order_.unit;
        if (there.place >= board_.provinces) order_.to = there.place;
    }

    bool take_coast() {
        if (!is_one_of<"NC", "SC", "EC", "WC">(word())) return false;
        ++at_;
        return true;
    }

    NamedPlace on_coast(int province, std::string_view coast) const {
        for (const int place : board_.coasts(province))
            if (std::string_view(board_.place(place).label).ends_with(coast))
                return {static_cast<std::uint8_t>(place), false};
        return {static_cast<std::uint8_t>(province), true};
    }

    NamedPlace read_place() {
        const int province = read_province();
        if (province == kNowhere) {
            complain("is no province");
            return {};
        }
        if (const std::string_view coast = words_.text(at_); take_coast())
            return on_coast(province, coast);
        static constexpr std::array<Keyword, 4> kSides = {"NORTH", "SOUTH", "EAST", "WEST"};
        static constexpr std::array<std::string_view, 4> kCoasts = {"NC", "SC", "EC", "WC"};
        for (std::size_t side = 0; side < kSides.size(); ++side)
            if (word() == kSides[side] && words_[at_ + 1] == "COAST") {
                at_ += 2;
                return on_coast(province, kCoasts[side]);
            }
        return {static_cast<std::uint8_t>(province), false};
    }

    // The longest name that begins here. A dash may be part of a name, but not in front of one.
    int read_province() {
        static constexpr std::size_t kLongestName = 24;
        const std::size_t begin = word().begin;
        std::size_t length = 0;
        int found = kNowhere;
        std::size_t end = at_;
        for (std::size_t at = at_; at < words_.size(); ++at) {
            const Word& part = words_[at];
            if (part == kDash) {
                if (found != kNowhere && board_.find_name(words_.text(at + 1)) != kNowhere) break;
                continue;
            }
            if (part == kStrange || length + part.size > kLongestName) break;
            length += part.size;
            const int province = board_.find_name(words_.letters(begin, length));
            if (province != kNowhere) {
                found = province;
                end = at + 1;
            }
            // No name has more than three words, or a word of one letter.
            const Word& next = words_[at + 1];
            if (at - at_ > 3 || (next.size == 1 && !(next == kDash))) break;
        }
        at_ = end;
        return found;
    }

    const Board& board_;
    Words words_;
    std::size_t at_ = 0;
    Order order_;
    bool is_too_long_ = false;
    std::string_view trouble_;
    std::size_t trouble_at_ = 0;
};

// Reads the form in which programs write, without coasts and words that may be missing: there every
// letter has its place. It means what OrderReader makes of it.
class PlainReader {
  public:
    PlainReader(const Board& board, std::string_view text) : board_(board), text_(text) {}

    // Unreadable when the text has another form.
    Order read(int power) {
        Order order{.power = static_cast<std::uint8_t>(power)};
        const OrderKind kind = kind_of_form();
        if (kind == OrderKind::Unreadable) return order;
        order.unit = province(2);
        if (kind == OrderKind::Move) {
            order.to = province(8);
        } else if (kind != OrderKind::Hold) {
            order.of = province(10);
            if (kind != OrderKind::SupportHold) order.to = province(16);
        }
        if (all_found_) order.kind = kind;
        return order;
    }
    // A unit alone; nowhere when the text has another form.
    WrittenUnit read_unit() {
        WrittenUnit unit;
        if (text_.size() != kUnit.size() || !has_unit(0)) return unit;
        unit.kind = text_[0] == 'A' ? UnitKind::Army : UnitKind::Fleet;
        unit.place = province(2);
        return unit;
    }

  private:
    static constexpr std::string_view kUnit = "A PAR";
    static constexpr std::string_view kHold = "A PAR H";
    static constexpr std::string_view kMove = "A PAR - BUR";
    static constexpr std::string_view kSupportHold = "A PAR S A BUR";
    static constexpr std::string_view kSupportMove = "A PAR S A BUR - MUN";  // So is a convoy.

    OrderKind kind_of_form() const {
        if (text_.size() < kHold.size() || !has_unit(0)) return OrderKind::Unreadable;
        const char verb = text_[6];
        const bool is_aimed =
            text_.size() == kSupportMove.size() && has_unit(8) && text_.substr(13, 3) == " - ";
        if (text_[5] != ' ') return OrderKind::Unreadable;
        if (text_.size() == kHold.size())
            return verb == 'H' ? OrderKind::Hold : OrderKind::Unreadable;
        if (text_[7] != ' ') return OrderKind::Unreadable;
        if (verb == '-' && text_.size() == kMove.size()) return OrderKind::Move;
        if (verb == 'C' && is_aimed) return OrderKind::Convoy;
        if (verb != 'S') return OrderKind::Unreadable;
        if (is_aimed) return OrderKind::SupportMove;
        return text_.size() == kSupportHold.size() && has_unit(8) ? OrderKind::SupportHold
                                                                  : OrderKind::Unreadable;
    }
    bool has_unit(std::size_t at) const {
        return (text_[at] == 'A' || text_[at] == 'F') && text_[at + 1] == ' ';
    }
    std::uint8_t province(std::size_t at) {
        const std::uint8_t found = board_.short_names.find(text_.substr(at, 3));
        all_found_ = all_found_ && found != kNowhere;
        return found;
    }

    const Board& board_;
    std::string_view text_;
    bool all_found_ = true;
};

}  // namespace

Order read_order(const Board& board, int power, std::string_view text) {
    const Order plain = PlainReader(board, text).read(power);
    return plain.kind != OrderKind::Unreadable ? plain : OrderReader(board, text).read(power);
}

std::string why_unreadable(const Board& board, std::string_view text) {
    OrderReader reader(board, text);
    reader.read(0);
    return reader.trouble();
}

WrittenUnit read_unit(const Board& board, std::string_view text) {
    const WrittenUnit plain = PlainReader(board, text).read_unit();
    return plain.place != kNowhere ? plain : OrderReader(board, text).read_unit();
}

std::string unit_text(const Board& board, const Unit& unit) {
    return (unit.kind == UnitKind::Army ? "A " : "F ") + board.place(unit.place).label;
}

std::string named_unit(const Board& board, const Units& known, int province) {
    if (!known.has(province)) return "The unit in " + board.place(province).name;
    const Unit& unit = known.in(province);
    return (unit.kind == UnitKind::Army ? "Army " : "Fleet ") + board.place(unit.place).name;
}

std::string order_words(const Board& board, const Units& known, const Order& order) {
    const auto unit_in = [&](std::uint8_t province) {
        return province != kNowhere && known.has(province) ? &known.in(province) : nullptr;
    };
    return order_text(board, order, unit_in(order.unit), unit_in(order.of));
}

std::string order_text(const Board& board, const Order& order, const Unit* ordered,
                       const Unit* of) {
    const auto label = [&](int place) { return board.place(place).label; };
    if (order.kind == OrderKind::Waive) return "WAIVE";
    if (order.kind == OrderKind::Build)
        return unit_text(board, {order.power, order.built,
                                 order.built == UnitKind::Army ? order.unit : order.coast}) +
               " B";
    const std::string unit = ordered != nullptr ? unit_text(board, *ordered) : label(order.unit);
    const std::string other = of != nullptr          ? unit_text(board, *of)
                              : order.of == kNowhere ? ""
                                                     : label(order.of);
    switch (order.kind) {
        case OrderKind::Hold:
            return unit + " H";
        case OrderKind::Move:
            return unit + " - " + label(order.to) + (order.via ? " VIA" : "");
        case OrderKind::SupportHold:
            return unit + " S " + other;
        case OrderKind::SupportMove:
            return unit + " S " + other + " - " + label(order.to);
        case OrderKind::Convoy:
            return unit + " C " + other + " - " + label(board.province(order.to));
        case OrderKind::Convert:
            return unit + " C" + (order.to == kNowhere ? "" : " " + label(order.to));
        case OrderKind::Retreat:
            return unit + " R " + label(order.to);
        case OrderKind::Disband:
            return unit + " D";
        default:
            return {};
    }
}

}  // namespace occasus::diplomacy
