// Captions of the examples in rulebooks: text in which phrases make claims that the engine answers.
#pragma once

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <cstdint>
#include <regex>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/number.h"

#include "record/json.h"
#include "record/match.h"

namespace occasus {

// An example as it was played.
struct PlayedExample {
    Match match;
    Value before;  // The position.
    std::vector<std::string> actions;
    std::vector<std::string> refused;  // Those that the case says are refused.
};

// What the captions of every game have in common. `Self` has claims(), kClaimed: a pattern of the
// words and numbers that no caption may have outside a claim, and further_faults().
template <class Self>
class Caption {
  public:
    using Words = std::vector<std::string>;
    // A phrase, and what proves it: a function, or an event.
    struct Claim {
        Claim(std::string phrase, bool (Self::*proof)(const Words&) const, bool result = true)
            : pattern(std::move(phrase)), holds(proof), is_result(result) {}
        Claim(std::string phrase, std::string_view kind, std::vector<std::string_view> names)
            : pattern(std::move(phrase)), event(kind), fields(std::move(names)) {}

        std::string pattern;  // Its groups are handed on.
        bool (Self::*holds)(const Words&) const = nullptr;
        bool is_result = true;  // A beginning, or an order alone, is no result.
        // Of the event: its kind, and the fields that have the values of the groups, in this order.
        std::string_view event;
        std::vector<std::string_view> fields;
    };
    static Claim event(std::string phrase, std::string_view kind,
                       std::vector<std::string_view> fields) {
        return {std::move(phrase), kind, std::move(fields)};
    }

    Caption(const PlayedExample& played, std::string caption)
        : played_(played),
          after_(played.match.game().position(played.match.state())),
          board_(played.match.game().board()),
          text_(std::move(caption)) {}

    // What is wrong with the caption, one sentence each.
    std::vector<std::string> faults() {
        const Self& self = static_cast<const Self&>(*this);
        static const std::vector<std::regex> kPatterns = [] {
            std::vector<std::regex> all;
            for (const Claim& claim : Self::claims()) all.emplace_back(claim.pattern);
            return all;
        }();
        for (std::size_t i = 0; i < kPatterns.size(); ++i)
            check_all(self, Self::claims()[i], kPatterns[i]);
        if (results_ == 0) faults_.push_back("nothing that it says can be checked");
        static const std::regex kClaimed(Self::kClaimed);
        std::smatch word;
        if (std::regex_search(text_, word, kClaimed))
            faults_.push_back("“" + word.str() + "” stands in no phrase that is checked: " + text_);
        for (const std::string& fault : self.further_faults()) faults_.push_back(fault);
        return faults_;
    }

  protected:
    // Puts <ID> in place of every name that a list of the board gives.
    void name_by_id(std::string_view list, std::string_view field) {
        name_each(*board_.find(list), field);
    }
    void name_each(const Value& list, std::string_view field) {
        std::vector<std::pair<std::string, std::string>> names;
        for (const Value& each : *list.items())
            names.emplace_back(text_of(each, field), text_of(each, "id"));
        // "North Sea" before "North".
        std::sort(names.begin(), names.end(), [](const auto& one, const auto& other) {
            return one.first.size() > other.first.size();
        });
        for (const auto& [name, id] : names)
            for (std::size_t at = 0; (at = text_.find(name, at)) != std::string::npos; ++at)
                if (is_whole_word(at, name.size())) text_.replace(at, name.size(), "<" + id + ">");
    }

    static std::string text_of(const Value& fields, std::string_view name) {
        const Value* const found = fields.find(name);
        return found != nullptr && found->text() != nullptr ? *found->text() : "";
    }
    // Whether some event has arguments such as these.
    template <class Fits>
    bool has_event(Fits fits, std::string_view kind = {}) const {
        const AnyGame& game = played_.match.game();
        for (const LogEntry& entry : played_.match.log())
            if ((kind.empty() || game.event_kind(entry.event) == kind) &&
                fits(game.event_args(entry.event)))
                return true;
        return false;
    }

    static std::int64_t number_of(const std::string& word) {
        return parse_number<int>(word).value_or(0);  // "no" and "nothing" are 0.
    }
    static std::int64_t number_in(const Value& fields, std::string_view name) {
        const Value* const found = fields.find(name);
        return found != nullptr && found->number() != nullptr ? *found->number() : 0;
    }
    static std::string lower(std::string word) {
        for (char& letter : word)
            if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
        return word;
    }
    static std::vector<int> numbers_in(const std::string& text) {
        static const std::regex kNumber("\\d+");
        std::vector<int> numbers;
        for (std::sregex_iterator at(text.begin(), text.end(), kNumber), end; at != end; ++at)
            numbers.push_back(*parse_number<int>(at->str()));
        return numbers;
    }
    // What a word of a caption is called in events; of most, the word itself.
    static std::string term(const std::string& word) { return word; }

    // The dice, in this order, with any others between them.
    bool rolled(const Words& w) const {
        std::string rolls;
        for (const std::string& action : played_.actions)
            if (action.starts_with("roll ")) rolls += action;
        const std::vector<int> dice = numbers_in(rolls);
        const std::vector<int> wanted = numbers_in(w[0]);
        auto at = dice.begin();
        return std::all_of(wanted.begin(), wanted.end(), [&](int face) {
            at = std::find(at, dice.end(), face);
            return at != dice.end() && (++at, true);
        });
    }

    const PlayedExample& played_;
    Value after_;
    Value board_;

  private:
    // Not within another word, nor an id.
    bool is_whole_word(std::size_t at, std::size_t size) const {
        const auto is_letter = [&](std::size_t place) {
            return place < text_.size() &&
                   (std::isalnum(static_cast<unsigned char>(text_[place])) != 0 ||
                    text_[place] == '<' || text_[place] == '>');
        };
        return !(at > 0 && is_letter(at - 1)) && !is_letter(at + size);
    }
    bool has_told(const Claim& claim, const Words& words) const {
        return has_event(
            [&](const Value& args) {
                for (std::size_t i = 0; i < claim.fields.size(); ++i) {
                    const Value* const told = args.find(claim.fields[i]);
                    if (told == nullptr) return false;
                    if (told->number() != nullptr ? *told->number() != number_of(words[i])
                                                  : *told != Value(Self::term(words[i])))
                        return false;
                }
                return true;
            },
            claim.event);
    }
    void check_all(const Self& self, const Claim& claim, const std::regex& pattern) {
        for (std::smatch found; std::regex_search(text_, found, pattern);) {
            const Words words(found.begin() + 1, found.end());
            const bool is_so =
                claim.holds != nullptr ? (self.*claim.holds)(words) : has_told(claim, words);
            if (!is_so) faults_.push_back("this is not so: " + found.str());
            if (claim.is_result) ++results_;
            text_ = found.prefix().str() + "…" + found.suffix().str();
        }
    }

    std::string text_;
    int results_ = 0;
    std::vector<std::string> faults_;
};

}  // namespace occasus
