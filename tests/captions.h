// Captions of the examples in rulebooks: text in which phrases make claims that the engine answers.
#pragma once

#include <algorithm>
#include <regex>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

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
    struct Claim {
        std::string pattern;  // Its groups are handed on.
        bool (Self::*holds)(const Words&) const;
        bool is_result = true;  // A beginning, or an order alone, is no result.
    };

    Caption(const PlayedExample& played, std::string caption)
        : played_(played),
          after_(played.match.game().position(played.match.state())),
          board_(played.match.game().board()),
          text_(std::move(caption)) {}

    // What is wrong with the caption, one sentence each.
    std::vector<std::string> faults() {
        const Self& self = static_cast<const Self&>(*this);
        for (const Claim& claim : Self::claims()) check_all(self, claim);
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
        std::vector<std::pair<std::string, std::string>> names;
        for (const Value& each : *board_.find(list)->items())
            names.emplace_back(text_of(each, field), text_of(each, "id"));
        // "North Sea" before "North".
        std::sort(names.begin(), names.end(), [](const auto& one, const auto& other) {
            return one.first.size() > other.first.size();
        });
        for (const auto& [name, id] : names)
            text_ =
                std::regex_replace(text_, std::regex("\\b" + name + "\\b(?!>)"), "<" + id + ">");
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

    const PlayedExample& played_;
    Value after_;
    Value board_;

  private:
    void check_all(const Self& self, const Claim& claim) {
        const std::regex pattern(claim.pattern);
        for (std::smatch found; std::regex_search(text_, found, pattern);) {
            const Words words(found.begin() + 1, found.end());
            if (!(self.*claim.holds)(words)) faults_.push_back("this is not so: " + found.str());
            if (claim.is_result) ++results_;
            text_ = found.prefix().str() + "…" + found.suffix().str();
        }
    }

    std::string text_;
    int results_ = 0;
    std::vector<std::string> faults_;
};

}  // namespace occasus
