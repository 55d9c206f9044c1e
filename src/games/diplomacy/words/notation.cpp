#include "games/diplomacy/words/notation.h"

#include <algorithm>
#include <array>
#include <bit>
#include <vector>

#include "core/near_name.h"
#include "core/notation.h"

#include "games/diplomacy/words/written_words.h"

namespace occasus::diplomacy {

namespace {

constexpr Meanings meanings_of(auto... means) {
    return (meaning_bit(means) | ...);
}
constexpr Meanings kKinds = meanings_of(Means::Army, Means::Fleet);
constexpr Meanings kVerbs =
    meanings_of(Means::Move, Means::MoveBySea, Means::Hold, Means::Support, Means::Convoy,
                Means::Convert, Means::Retreat, Means::Disband, Means::Build);
constexpr Meanings kPassedOver = meanings_of(Means::Small, Means::Unit, Means::Power);
constexpr Letters kLetterA = letters_of_word("A");
constexpr Letters kLetterC = letters_of_word("C");
constexpr Letters kLetterS = letters_of_word("S");

// Reads one order in any notation from left to right: `a par-bur`, `The army at Paris move to
// Burgundy`, `(FRA AMY PAR) MTO BUR`, `Armee Paris nach Burgund`. The first trouble ends the
// reading.
class OrderReader {
  public:
    OrderReader(const Board& board, std::string_view text) : board_(board), words_(text) {
        if (!words_.is_whole()) is_too_long_ = true;
    }

    Order read(int power) {
        order_.power = static_cast<std::uint8_t>(power);
        if (is_too_long_) return order_;
        if (is_waived()) {
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
        if (!can_be(kKinds)) complain("is not A or F");
        if (can_mean(Means::Fleet)) unit.kind = UnitKind::Fleet;
        ++at_;
        const NamedPlace there = read_place();
        expect_end();
        if (trouble_.empty() && !is_too_long_ && !there.no_such_coast) unit.place = there.place;
        return unit;
    }

    std::string trouble() const {
        if (is_too_long_)
            return "An order has at most " + std::to_string(Words::kMostLettersInAll) +
                   " letters and " + std::to_string(Words::kMost) + " words; this order has more.";
        if (trouble_.empty()) return {};
        const std::string rest = words_.rest(trouble_at_);
        if (rest.empty() && trouble_ == kNoAction)
            return "The order has no action: H holds, B builds, D disbands, and “- BUR” moves.";
        if (rest.empty()) return "The end of the order " + std::string(trouble_) + ".";
        const bool is_one_word = trouble_ != kLeftOver && rest.find(' ') != std::string::npos;
        const std::string word = is_one_word ? rest.substr(0, rest.find(' ')) : rest;
        return quoted(word) + " " + std::string(trouble_) + "." +
               (trouble_ == kNoProvince ? meant_by(word) : "");
    }

  private:
    static constexpr std::string_view kLeftOver = "is left over: the order is complete before it";
    static constexpr std::string_view kNoAction = "is not an action";
    static constexpr std::string_view kNoProvince = "is not a province";

    struct NamedPlace {
        std::uint8_t place = kNowhere;
        bool no_such_coast = false;
    };

    // The provinces that a name may mean, or the one whose name is most like it.
    std::string meant_by(const std::string& word) const {
        std::vector<std::string_view> choices;
        for (const Figure& figure : board_.figures)
            if (figure.fact == "unclear" && figure.value == word)
                choices.push_back(board_.place(board_.find_place(figure.of)).name);
        if (choices.empty()) {
            std::vector<std::string_view> names;
            // A set may have hundreds of such words; few misspell the first letter of a name.
            for (const auto& [name, province] : board_.names)
                if (name.size() > 3 && name.front() == word.front()) names.push_back(name);
            const int near = board_.find_name(near_name(word, names));
            if (near == kNowhere) return {};
            choices.push_back(board_.place(near).name);
        }
        std::string text = " Did you mean ";
        for (std::size_t at = 0; at < choices.size(); ++at)
            text += (at == 0 ? "" : " or ") + std::string(choices[at]);
        return text + "?";
    }

    const Word& word() const { return words_[at_]; }
    bool can_mean(Means means) const { return word().can_mean(means); }
    bool can_be(Meanings meanings) const { return can_be(at_, meanings); }
    bool can_be(std::size_t at, Meanings meanings) const {
        return (words_[at].meanings & meanings) != 0;
    }
    bool is_mark(std::size_t at) const {
        return words_[at].letters == kStrange || words_[at].letters == kDash;
    }
    // An A after a place is no army: armée à Paris, va a Burgos.
    bool is_letter_a() const { return word().letters == kLetterA; }
    void expect_end() {
        if (at_ < words_.size()) complain(kLeftOver);
    }
    void complain(std::string_view trouble) {
        if (!trouble_.empty()) return;
        trouble_ = trouble;
        trouble_at_ = at_;
    }

    bool is_waived() const {
        bool is_there = false;
        for (std::size_t at = 0; at < words_.size(); ++at) {
            if (words_[at].can_mean(Means::Waive))
                is_there = true;
            else if (!is_mark(at) && !can_be(at, kPassedOver | meaning_bit(Means::Build)))
                return false;
        }
        return is_there;
    }

    void read_order() {
        // The number of a list or its mark, and whose order it is.
        while (is_mark(at_) || is_power_before_unit() ||
               (can_mean(Means::Power) && !begins_province(at_)))
            ++at_;
        const bool is_build = comes_first(Means::Build);
        if (is_build || comes_first(Means::Disband)) {
            ++at_;
            read_ordered_unit();
            order_.kind = is_build ? OrderKind::Build : OrderKind::Disband;
            return;
        }
        read_ordered_unit();
        if (trouble_.empty()) read_action();
    }
    // "Build a fleet in Brest", "D A PAR"; a letter alone may as well be the unit's.
    bool comes_first(Means verb) const {
        return can_mean(verb) && (word().size > 1 || can_be(at_ + 1, kKinds));
    }
    // ENG is a sea as well as a power: the power when a unit follows.
    bool is_power_before_unit() const {
        constexpr Meanings kInWinter = meanings_of(Means::Build, Means::Disband);
        return can_mean(Means::Power) &&
               (can_be(at_ + 1, kKinds) || (can_be(at_ + 1, kInWinter) && can_be(at_ + 2, kKinds)));
    }

    // The words before the place of a unit: whose it is, and of what kind.
    UnitKind take_kind() {
        UnitKind kind = UnitKind::Army;
        for (; at_ < words_.size(); ++at_) {
            const bool is_possessive = word().letters == kLetterS && at_ > 0 &&
                                       words_[at_ - 1].can_mean(Means::Power) &&
                                       can_be(at_ + 1, kKinds);
            if (can_mean(Means::Fleet)) kind = UnitKind::Fleet;
            if (can_be(kKinds) || is_possessive || is_power_before_unit()) continue;
            if (!can_be(kPassedOver) || begins_province(at_)) break;
        }
        return kind;
    }

    // The letter may be missing, and matters only for a build; so does the coast.
    void read_ordered_unit() {
        order_.built = take_kind();
        const NamedPlace there = read_place();
        if (!trouble_.empty()) return;
        order_.unit = static_cast<std::uint8_t>(board_.province(there.place));
        order_.coast = there.place;
        order_.no_such_coast = there.no_such_coast;
    }

    void read_action() {
        while (can_mean(Means::Small) && !can_be(kVerbs)) ++at_;
        const Word action = word();
        const bool is_build = action.can_mean(Means::Build);
        if (!is_build) {
            order_.no_such_coast = false;
            order_.coast = kNowhere;
            order_.built = UnitKind::Army;
        }
        if (can_be(meanings_of(Means::Move, Means::MoveBySea)) || is_letter_a())
            return read_move(OrderKind::Move);
        ++at_;
        if (is_build)
            order_.kind = OrderKind::Build;
        else if (action.can_mean(Means::Hold))
            order_.kind = OrderKind::Hold;
        else if (action.can_mean(Means::Support))
            read_support();
        else if (action.can_mean(Means::Convoy) || action.can_mean(Means::Convert))
            read_convoy_or_convert(action);
        else if (action.can_mean(Means::Retreat))
            read_move(OrderKind::Retreat);
        else if (action.can_mean(Means::Disband))
            order_.kind = OrderKind::Disband;
        else {
            --at_;
            complain(kNoAction);
        }
    }

    void read_move(OrderKind kind) {
        order_.kind = kind;
        read_destination();
    }
    // SD-5, DATC 4.A.6. A way over named seas says that the army goes by sea, not by which.
    void read_destination() {
        for (; can_be(meanings_of(Means::Move, Means::MoveBySea)) || is_letter_a(); ++at_)
            order_.via = order_.via || can_mean(Means::MoveBySea);
        NamedPlace there = read_place();
        while (trouble_.empty() && board_.is_sea(board_.province(there.place)) &&
               can_mean(Means::Move) && begins_province(at_ + 1)) {
            ++at_;
            order_.via = true;
            there = read_place();
        }
        order_.to = there.place;
        order_.no_such_coast = there.no_such_coast;
        if (trouble_.empty() && take_via()) order_.via = true;
    }
    // VIA, by convoy, par mer, VIA NTH NWG.
    bool take_via() {
        constexpr Meanings kBySea = meanings_of(Means::Convoy, Means::Sea);
        if (!can_mean(Means::Via) && !(can_mean(Means::By) && can_be(at_ + 1, kBySea)))
            return false;
        ++at_;
        while (can_be(kBySea | kPassedOver) && !begins_province(at_)) ++at_;
        while (begins_province(at_)) {
            read_place();
            while (can_mean(Means::Small) || word().letters == kDash) ++at_;
        }
        return true;
    }

    // The unit that is supported or convoyed; its letter and its coast do not matter.
    void read_other_unit() {
        take_kind();
        const NamedPlace there = read_place();
        if (there.place != kNowhere)
            order_.of = static_cast<std::uint8_t>(board_.province(there.place));
    }
    // "move to Silesia from Berlin", behind a support or a convoy.
    bool takes_place_first() const { return can_mean(Means::Move) && word().letters != kDash; }
    void read_destination_first() {
        read_destination();
        read_other_unit();
    }

    // READING: R14. To support a unit that holds, supports or converts is one and the same.
    void read_support() {
        order_.kind = OrderKind::SupportHold;
        const bool is_hold_first = can_mean(Means::Hold);
        if (is_hold_first) ++at_;
        while (is_hold_first && can_mean(Means::Move)) ++at_;
        if (!is_hold_first && takes_place_first()) {
            order_.kind = OrderKind::SupportMove;
            read_destination_first();
        } else {
            read_other_unit();
            if (trouble_.empty() && !is_hold_first) read_what_is_supported();
        }
        order_.via = false;
    }
    void read_what_is_supported() {
        if (word().letters == kLetterS && can_be(at_ + 1, meaning_bit(Means::Move))) ++at_;
        const bool is_to_hold = can_mean(Means::Move) && words_[at_ + 1].can_mean(Means::Hold);
        if (is_to_hold) ++at_;
        if (can_mean(Means::Hold)) {
            ++at_;
        } else if (can_be(meanings_of(Means::Move, Means::MoveBySea)) || is_letter_a()) {
            order_.kind = OrderKind::SupportMove;
            read_destination();
        } else if (can_mean(Means::Convert) || word().letters == kLetterC) {
            ++at_;
            if (at_ < words_.size() && take_coast().empty()) read_place();
        }
    }

    // C before a unit means convoy, and before anything else convert.
    void read_convoy_or_convert(const Word& action) {
        const bool is_letter_c = action.letters == kLetterC;
        if (action.can_mean(Means::Convert) ||
            (is_letter_c && !can_be(kKinds) && !goes_on_with_move()))
            return read_convert();
        order_.kind = OrderKind::Convoy;
        if (takes_place_first()) {
            read_destination_first();
        } else {
            read_other_unit();
            if (!can_be(meanings_of(Means::Move, Means::MoveBySea)) && !is_letter_a())
                return complain("is not where the army goes");
            read_destination();
        }
        order_.via = false;
        order_.no_such_coast = false;
    }
    bool goes_on_with_move() const {
        for (std::size_t at = at_; at < words_.size(); ++at)
            if (words_[at].can_mean(Means::Move)) return true;
        return false;
    }
    // "converts to a fleet" says no more than "converts".
    void read_convert() {
        order_.kind = OrderKind::Convert;
        while (can_mean(Means::Move) || can_be(kKinds) ||
               (can_mean(Means::Small) && !begins_province(at_)))
            ++at_;
        if (at_ == words_.size()) return;
        NamedPlace there;
        if (const std::string_view coast = take_coast(); !coast.empty())
            there = on_coast(order_.unit, coast);
        else
            there = read_place();
        if (!trouble_.empty()) return;
        order_.no_such_coast = there.no_such_coast || board_.province(there.place) != order_.unit;
        if (there.place >= board_.provinces) order_.to = there.place;
    }

    // NC, "north coast", "costa del norte": how the labels of such places end, or empty.
    std::string_view take_coast() {
        struct Side {
            Means coast;
            Means side;
            std::string_view label;
        };
        static constexpr auto kSides = std::to_array<Side>({{Means::NorthCoast, Means::North, "NC"},
                                                            {Means::SouthCoast, Means::South, "SC"},
                                                            {Means::EastCoast, Means::East, "EC"},
                                                            {Means::WestCoast, Means::West, "WC"}});
        const std::size_t begin = at_;
        if (word().letters == kDash) ++at_;
        const bool is_said_first = can_mean(Means::Coast);
        if (is_said_first) ++at_;
        while (is_said_first && can_mean(Means::Small)) ++at_;
        for (const auto& [coast, side, label] : kSides) {
            const bool is_two = can_mean(side) && words_[at_ + 1].can_mean(Means::Coast);
            if (!can_mean(coast) && !is_two && !(is_said_first && can_mean(side))) continue;
            at_ += is_two ? 2 : 1;
            return label;
        }
        at_ = begin;
        return {};
    }

    NamedPlace on_coast(int province, std::string_view coast) const {
        for (const int place : board_.coasts(province))
            if (std::string_view(board_.place(place).label).ends_with(coast))
                return {static_cast<std::uint8_t>(place), false};
        return {static_cast<std::uint8_t>(province), true};
    }

    NamedPlace read_place() {
        while (can_mean(Means::Small) && !begins_province(at_)) ++at_;
        const auto [province, end] = find_province(at_);
        if (province == kNowhere) return read_place_and_coast();
        at_ = end;
        const std::string_view coast = take_coast();
        if (!coast.empty()) return on_coast(province, coast);
        return {static_cast<std::uint8_t>(province), false};
    }
    // Both in one word, as in STPNC.
    NamedPlace read_place_and_coast() {
        constexpr std::size_t kLabel = 2;
        const std::string_view text = words_.text(at_);
        const int province = text.size() > kLabel
                                 ? board_.find_name(text.substr(0, text.size() - kLabel))
                                 : int{kNowhere};
        const bool is_coast =
            province != kNowhere && board_.has_coasts(province) && text.back() == 'C';
        if (!is_coast) {
            complain(kNoProvince);
            return {};
        }
        ++at_;
        return on_coast(province, text.substr(text.size() - kLabel));
    }

    bool begins_province(std::size_t at) const { return find_province(at).province != kNowhere; }

    struct Found {
        int province = kNowhere;
        std::size_t end = 0;  // The word behind it.
    };
    // The longest name that begins here. A dash may be part of a name, but not in front of one.
    Found find_province(std::size_t begin) const {
        static constexpr std::size_t kLongestName = 32;
        static constexpr std::size_t kMostWords = 5;
        Found found;
        std::size_t length = 0;
        for (std::size_t at = begin; at < words_.size() && at - begin < kMostWords; ++at) {
            const Word& part = words_[at];
            if (part.letters == kDash) {
                if (at == begin) break;
                if (found.province != kNowhere && board_.find_name(words_.text(at + 1)) != kNowhere)
                    break;
                continue;
            }
            if (part.letters == kStrange || length + part.size > kLongestName) break;
            length += part.size;
            // No name ends with a word of one letter: MAR S is no MARS.
            if (part.size == 1) continue;
            const int province = board_.find_name(words_.letters(words_[begin].begin, length));
            if (province != kNowhere) found = {province, at + 1};
        }
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

int heading_of(const Board& board, std::string_view text) {
    const Words words(text);
    int power = kNobody;
    for (std::size_t at = 0; at < words.size(); ++at) {
        if (words[at].can_mean(Means::Small) || words[at].letters == kDash) continue;
        if (!words[at].can_mean(Means::Power)) return kNobody;
        const std::string word = ' ' + std::string(words.text(at)) + ' ';
        for (const auto& [means, names] : kOrderWords)
            if (means == Means::Power &&
                (' ' + std::string(names) + ' ').find(word) != std::string::npos)
                power = board.find_power(names.substr(0, names.find(' ')));
    }
    return power;
}

WrittenUnit read_unit(const Board& board, std::string_view text) {
    const WrittenUnit plain = PlainReader(board, text).read_unit();
    return plain.place != kNowhere ? plain : OrderReader(board, text).read_unit();
}

}  // namespace occasus::diplomacy
