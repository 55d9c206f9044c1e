// Actions in the players' notation.
#include "core/notation.h"

#include <algorithm>
#include <string>
#include <vector>

#include "games/empire/text.h"

namespace occasus::empire {

namespace {

// What stands behind the verb.
enum class Operand : std::uint8_t { None, Area, Legion, Count, AreaAndCount };

struct Form {
    Verb verb;
    std::string_view text;  // One or two words.
    Operand operand;
};

constexpr std::array<Form, kVerbs - 1> kForms = {{
    {Verb::SetUp, "set_up", Operand::Area},
    {Verb::RemoveForce, "remove force", Operand::Area},
    {Verb::RemoveLegion, "remove legion", Operand::Legion},
    {Verb::RemoveWall, "remove wall", Operand::Area},
    {Verb::RemoveFort, "remove fort", Operand::Area},
    {Verb::BuyLegion, "buy legion", Operand::None},
    {Verb::BuyForce, "buy force", Operand::None},
    {Verb::BuyWall, "buy wall", Operand::Area},
    {Verb::BuyFort, "buy fort", Operand::Area},
    {Verb::Place, "place", Operand::AreaAndCount},
    {Verb::PlaceCavalry, "place_cavalry", Operand::Area},
    {Verb::Legion, "legion", Operand::Legion},
    {Verb::Carry, "carry", Operand::Count},
    {Verb::March, "march", Operand::Area},
    {Verb::From, "from", Operand::Area},
    {Verb::Target, "to", Operand::Area},
    {Verb::Forces, "forces", Operand::Count},
    {Verb::Cavalry, "cavalry", Operand::Count},
    {Verb::Lose, "lose", Operand::Count},
    {Verb::End, "end", Operand::None},
}};

const Form& form_of(Verb verb) {
    return kForms[static_cast<std::size_t>(verb) - 1];
}

std::string_view operand_text(Operand operand) {
    constexpr std::array<std::string_view, 5> kTexts = {"", " AREA", " LEGION", " NUMBER",
                                                        " AREA NUMBER"};
    return kTexts[static_cast<std::size_t>(operand)];
}

Refusal wrong_form(const Form& form) {
    return unreadable("The action is written: " + std::string(form.text) +
                          std::string(operand_text(form.operand)) + ".",
                      "action");
}

Result<int> read_area(const Rules& rules, std::string_view word) {
    const int area = rules.board().find_area(word);
    if (area < 0) return unreadable("There is no area " + quoted(word) + " on this board.", "area");
    return area;
}

Result<int> read_legion(const Rules& rules, std::string_view word) {
    const auto end = kLegionNumbers.begin() + rules.board().mix.legion;
    const auto found = std::find(kLegionNumbers.begin(), end, word);
    if (found == end)
        return unreadable("There is no Legion " + quoted(word) + "; they are I to " +
                              std::string(*(end - 1)) + ".",
                          "legion");
    return static_cast<int>(found - kLegionNumbers.begin());
}

Result<int> read_count(std::string_view word, int low) {
    const auto count = number_in(word, low, kMaxForces);
    if (!count)
        return unreadable("A number must be " + std::to_string(low) + " to " +
                              std::to_string(kMaxForces) + ", not " + quoted(word) + ".",
                          "number");
    return *count;
}

Result<Action> read_operands(const Rules& rules, const Form& form,
                             const std::vector<std::string_view>& words) {
    constexpr std::array<std::size_t, 5> kWords = {0, 1, 1, 1, 2};
    if (words.size() != kWords[static_cast<std::size_t>(form.operand)]) return wrong_form(form);
    if (form.operand == Operand::None) return make_action(form.verb);
    const Result<int> first = form.operand == Operand::Legion  ? read_legion(rules, words[0])
                              : form.operand == Operand::Count ? read_count(words[0], 0)
                                                               : read_area(rules, words[0]);
    if (!first) return first.refusal();
    if (form.operand != Operand::AreaAndCount) return make_action(form.verb, *first);
    const Result<int> count = read_count(words[1], 1);
    if (!count) return count.refusal();
    return make_action(form.verb, *first, *count);
}

Result<Action> read_roll(const std::vector<std::string_view>& words) {
    const auto face = words.size() == 2 ? number_in(words[1], 1, 6) : std::nullopt;
    if (!face) return unreadable("A die is written: roll FACE, with a face of 1 to 6.", "face");
    return Action{static_cast<std::uint32_t>(*face - 1)};
}

}  // namespace

std::string Text::action_text(const Rules& rules, const State& state, Action action) {
    if (Rules::to_move(state) == Seat::Chance) return "roll " + std::to_string(action.bits + 1);
    const Form& form = form_of(verb_of(action));
    std::string text(form.text);
    const int operand = operand_of(action);
    switch (form.operand) {
        case Operand::None:
            return text;
        case Operand::Area:
            return text + " " + rules.board().area(operand).id;
        case Operand::Legion:
            return text + " " + std::string(kLegionNumbers[static_cast<std::size_t>(operand)]);
        case Operand::Count:
            return text + " " + std::to_string(operand);
        case Operand::AreaAndCount:
            return text + " " + rules.board().area(operand).id + " " +
                   std::to_string(count_of(action));
    }
    return text;
}

Result<Action> Text::parse_action(const Rules& rules, const State&, std::string_view text) {
    std::vector<std::string_view> words = split_words(text);
    if (words.empty()) return unreadable("An action is needed.", "action");
    if (words[0] == "roll") return read_roll(words);
    const std::string two =
        words.size() > 1 ? std::string(words[0]) + " " + std::string(words[1]) : std::string();
    for (const Form& form : kForms) {
        const bool long_form = form.text.find(' ') != std::string_view::npos;
        if (form.text != (long_form ? std::string_view(two) : words[0])) continue;
        words.erase(words.begin(), words.begin() + (long_form ? 2 : 1));
        return read_operands(rules, form, words);
    }
    return unreadable("There is no action " + quoted(text) +
                          "; the actions are roll, set_up, remove, buy, place, place_cavalry, "
                          "legion, carry, march, from, to, forces, cavalry, lose and end.",
                      "action");
}

bool is_well_formed(const Rules& rules, Action action) {
    const std::uint32_t verb = action.bits >> 24U;
    if (verb == 0 || verb >= kVerbs || (action.bits >> 16U & 0xFFU) != 0) return false;
    const int operand = operand_of(action);
    const int count = count_of(action);
    switch (form_of(verb_of(action)).operand) {
        case Operand::None:
            return operand == 0 && count == 0;
        case Operand::Area:
            return operand < rules.board().size() && count == 0;
        case Operand::Legion:
            return operand < rules.board().mix.legion && count == 0;
        case Operand::Count:
            return operand <= kMaxForces && count == 0;
        case Operand::AreaAndCount:
            return operand < rules.board().size() && count >= 1 && count <= kMaxForces;
    }
    return false;
}

bool is_choice(const Rules& rules, const State& state, Action action) {
    const Choices may = rules.choices(state);
    return std::any_of(may.groups.begin(), may.groups.end(), [&](const Choices::Group& group) {
        const std::uint32_t operand = action.bits - group.base;
        return action.bits >= group.base && operand < 64 && (group.operands >> operand & 1U) != 0;
    });
}

}  // namespace occasus::empire
