#include "games/diplomacy/words/notation.h"

#include <algorithm>
#include <array>
#include <initializer_list>

#include "core/notation.h"

namespace occasus::diplomacy {

namespace {

constexpr std::string_view kDash = "-";
constexpr std::string_view kStrange = "?";  // A character that no order has.

// The words of an order in capital letters; dashes are words, brackets and slashes are blanks.
class Words {
  public:
    explicit Words(std::string_view text) {
        if (text.size() > kLongest) return;
        for (std::size_t at = 0; at < text.size();) at += take(text.substr(at));
        end_word();
        is_whole_ = count_ < kMost;
    }
    // Whether the text was short enough to be read.
    bool is_whole() const { return is_whole_; }
    std::size_t size() const { return count_; }
    // Empty past the end.
    std::string_view operator[](std::size_t index) const {
        return index < count_ ? words_[index] : std::string_view();
    }

  private:
    static constexpr std::size_t kLongest = 120;
    static constexpr std::size_t kMost = 24;

    // Takes one character, and says of how many bytes.
    std::size_t take(std::string_view rest) {
        const char c = rest.front();
        if (c >= 'a' && c <= 'z') return letter(static_cast<char>(c - 'a' + 'A'));
        if (c >= 'A' && c <= 'Z') return letter(c);
        end_word();
        if (c == '-' || c == '>') {
            put(kDash);
            return 1;
        }
        // Dashes and arrows as editors write them.
        for (const std::string_view dash : {"–", "—", "→"})
            if (rest.starts_with(dash)) {
                put(kDash);
                return dash.size();
            }
        constexpr std::string_view kBlanks = " \t\r\n/().,";
        if (kBlanks.find(c) == std::string_view::npos) put(kStrange);
        return 1;
    }
    std::size_t letter(char c) {
        letters_[end_++] = c;
        return 1;
    }
    void end_word() {
        if (end_ > begin_) put(std::string_view(letters_.data() + begin_, end_ - begin_));
        begin_ = end_;
    }
    void put(std::string_view word) {
        // An arrow of two characters is one dash.
        if (word == kDash && count_ > 0 && words_[count_ - 1] == kDash) return;
        if (count_ < kMost) words_[count_++] = word;
    }

    std::array<char, kLongest> letters_{};
    std::size_t begin_ = 0;
    std::size_t end_ = 0;
    std::array<std::string_view, kMost> words_;
    std::size_t count_ = 0;
    bool is_whole_ = false;
};

bool is_one_of(std::string_view word, std::initializer_list<std::string_view> words) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

bool is_unit_word(std::string_view word) {
    return is_one_of(word, {"A", "F", "ARMY", "FLEET"});
}
bool is_move_word(std::string_view word) {
    return word == kDash || is_one_of(word, {"TO", "MOVE", "MOVES", "M"});
}
bool is_convert_word(std::string_view word) {
    return is_one_of(word, {"X", "CONVERT", "CONVERTS"});
}
bool is_hold_word(std::string_view word) {
    return is_one_of(word, {"H", "HOLD", "HOLDS", "STAND", "STANDS"});
}

// Reads one order from left to right. The first trouble ends the reading.
class OrderReader {
  public:
    OrderReader(const Board& board, std::string_view text) : board_(board), words_(text) {
        if (!words_.is_whole()) complain("is too long");
    }

    Order read(int power) {
        order_.power = static_cast<std::uint8_t>(power);
        if (word() == "WAIVE" && words_.size() == 1) {
            order_.kind = OrderKind::Waive;
            return order_;
        }
        read_order();
        if (trouble_.empty() && at_ < words_.size()) complain("has too much after it");
        if (!trouble_.empty()) order_.kind = OrderKind::Unreadable;
        return order_;
    }

    WrittenUnit read_unit() {
        WrittenUnit unit;
        const std::string_view letter = word();
        if (!is_unit_word(letter)) complain("is not A or F");
        if (is_one_of(letter, {"F", "FLEET"})) unit.kind = UnitKind::Fleet;
        ++at_;
        const NamedPlace there = read_place();
        if (at_ < words_.size()) complain("has too much after it");
        if (trouble_.empty() && !there.no_such_coast) unit.place = there.place;
        return unit;
    }

    std::string trouble() const {
        if (trouble_.empty()) return {};
        const std::string_view where = words_[trouble_at_];
        return (where.empty() ? "The end of the order" : quoted(where)) + " " +
               std::string(trouble_) + ".";
    }

  private:
    struct NamedPlace {
        std::uint8_t place = kNowhere;
        bool no_such_coast = false;
    };

    std::string_view word() const { return words_[at_]; }
    bool take(std::string_view wanted) {
        if (word() != wanted) return false;
        ++at_;
        return true;
    }
    void complain(std::string_view trouble) {
        if (!trouble_.empty()) return;
        trouble_ = trouble;
        trouble_at_ = at_;
    }

    void read_order() {
        const std::string_view first = word();
        if (is_one_of(first, {"BUILD", "REMOVE", "DISBAND"})) {
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
        if (is_one_of(word(), {"F", "FLEET"})) order_.built = UnitKind::Fleet;
        if (is_unit_word(word())) ++at_;
        const NamedPlace there = read_place();
        if (!trouble_.empty()) return;
        order_.unit = static_cast<std::uint8_t>(board_.province(there.place));
        order_.coast = there.place;
        order_.no_such_coast = there.no_such_coast;
    }

    void read_action() {
        const std::string_view action = word();
        const bool is_build = is_one_of(action, {"B", "BUILD", "BUILDS"});
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
        else if (is_one_of(action, {"S", "SUPPORT", "SUPPORTS"}))
            read_support();
        else if (is_one_of(action, {"C", "CONVOY", "CONVOYS"}) || is_convert_word(action))
            read_convoy_or_convert(action);
        else if (is_one_of(action, {"R", "RETREAT", "RETREATS"}))
            read_retreat();
        else if (is_one_of(action, {"D", "DISBAND", "DISBANDS"}))
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
    void read_convoy_or_convert(std::string_view action) {
        const bool is_convoy = is_one_of(action, {"CONVOY", "CONVOYS"}) ||
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
        if (const std::string_view coast = word(); take_coast())
            there = on_coast(order_.unit, coast);
        else
            there = read_place();
        if (!trouble_.empty()) return;
        order_.no_such_coast = there.no_such_coast || board_.province(there.place) != order_.unit;
        if (there.place >= board_.provinces) order_.to = there.place;
    }

    bool take_coast() {
        if (!is_one_of(word(), {"NC", "SC", "EC", "WC"})) return false;
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
        if (const std::string_view coast = word(); take_coast()) return on_coast(province, coast);
        static constexpr std::array<std::string_view, 4> kSides = {"NORTH", "SOUTH", "EAST",
                                                                   "WEST"};
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
        std::array<char, kLongestName> name{};
        std::size_t length = 0;
        int found = kNowhere;
        std::size_t end = at_;
        for (std::size_t at = at_; at < words_.size(); ++at) {
            const std::string_view part = words_[at];
            if (part == kDash) {
                if (found != kNowhere && board_.find_name(words_[at + 1]) != kNowhere) break;
                continue;
            }
            if (part == kStrange || length + part.size() > kLongestName) break;
            std::copy(part.begin(), part.end(), name.begin() + static_cast<std::ptrdiff_t>(length));
            length += part.size();
            const int province = board_.find_name(std::string_view(name.data(), length));
            if (province != kNowhere) {
                found = province;
                end = at + 1;
            }
            // No name has more than three words, or a word of one letter.
            if (at - at_ > 3 || (words_[at + 1].size() == 1 && words_[at + 1] != kDash)) break;
        }
        at_ = end;
        return found;
    }

    const Board& board_;
    Words words_;
    std::size_t at_ = 0;
    Order order_;
    std::string_view trouble_;
    std::size_t trouble_at_ = 0;
};

}  // namespace

Order read_order(const Board& board, int power, std::string_view text) {
    return OrderReader(board, text).read(power);
}

std::string why_unreadable(const Board& board, std::string_view text) {
    OrderReader reader(board, text);
    reader.read(0);
    return reader.trouble();
}

WrittenUnit read_unit(const Board& board, std::string_view text) {
    return OrderReader(board, text).read_unit();
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
