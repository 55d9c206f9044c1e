// Actions in the players' notation.
#include "core/notation.h"

#include <string>
#include <vector>

#include "games/pomerium/text.h"

namespace occasus::pomerium {

namespace {

enum class Operand : std::uint8_t { None, Province, Count };

struct Form {
    Verb verb;
    std::string_view text;
    Operand operand;
    std::string_view written;
};

constexpr std::array<Form, kVerbs - 1> kForms = {{
    {Verb::Wait, "wait", Operand::None, "wait"},
    {Verb::Attack, "attack", Operand::Province, "attack PROVINCE"},
    {Verb::Ally, "ally", Operand::Province, "ally PROVINCE"},
    {Verb::Devote, "devote", Operand::Count, "devote NUMBER"},
    {Verb::Accept, "accept", Operand::None, "accept"},
    {Verb::Refuse, "refuse", Operand::None, "refuse"},
}};

constexpr int kMostSides = 20;

Result<Action> read_roll(const std::vector<std::string_view>& words) {
    const auto face = words.size() == 2 ? number_in(words[1], 1, kMostSides) : std::nullopt;
    if (!face) return unreadable("A die is written: roll FACE, with a face of 1 to 20.", "face");
    return Action{static_cast<std::uint32_t>(*face - 1)};
}

Result<Action> read_operand(const Rules& rules, const Form& form, std::string_view word) {
    if (form.operand == Operand::Count) {
        const auto count = number_in(word, 0, kMaxLegions);
        if (!count)
            return unreadable("A number must be 0 to " + std::to_string(kMaxLegions) + ", not " +
                                  quoted(word) + ".",
                              "number");
        return make_action(form.verb, *count);
    }
    const int province = rules.board().find_province(word);
    if (province < 0)
        return unreadable("There is no province " + quoted(word) + " on this board.", "province");
    return make_action(form.verb, province);
}

}  // namespace

std::string Text::action_text(const Rules& rules, const State& state, Action action) {
    if (Rules::to_move(state) == Seat::Chance) return "roll " + std::to_string(action.bits + 1);
    const Form& form = kForms[static_cast<std::size_t>(verb_of(action)) - 1];
    std::string text(form.text);
    if (form.operand == Operand::Province)
        text += " " + rules.board().province(operand_of(action)).id;
    if (form.operand == Operand::Count) text += " " + std::to_string(operand_of(action));
    return text;
}

Result<Action> Text::parse_action(const Rules& rules, const State&, std::string_view text) {
    const std::vector<std::string_view> words = split_words(text);
    if (words.empty()) return unreadable("An action is needed.", "action");
    if (words[0] == "roll") return read_roll(words);
    for (const Form& form : kForms) {
        if (form.text != words[0]) continue;
        const std::size_t needed = form.operand == Operand::None ? 1 : 2;
        if (words.size() != needed)
            return unreadable("The action is written: " + std::string(form.written) + ".",
                              "action");
        return needed == 1 ? Result<Action>(make_action(form.verb))
                           : read_operand(rules, form, words[1]);
    }
    return unreadable("There is no action " + quoted(words[0]) +
                          "; there is: wait, attack, ally, devote, accept, refuse, roll.",
                      "action");
}

}  // namespace occasus::pomerium
