// Actions in the players' notation.
#include "core/notation.h"

#include <string>
#include <vector>

#include "games/invasions/text.h"

namespace occasus::invasions {

namespace {

enum class Operand : std::uint8_t { None, Area, CountArea, Force, Count, Bribe };

struct Form {
    Verb verb;
    std::string_view text;
    Operand operand;
    std::string_view written;
};

constexpr std::array<Form, kVerbs - 1> kForms = {{
    {Verb::Place, "place", Operand::CountArea, "place NUMBER AREA"},
    {Verb::Raise, "raise", Operand::Area, "raise AREA"},
    {Verb::Legions, "legions", Operand::CountArea, "legions NUMBER AREA"},
    {Verb::Militia, "militia", Operand::CountArea, "militia NUMBER AREA"},
    {Verb::To, "to", Operand::Area, "to AREA"},
    {Verb::Stay, "stay", Operand::None, "stay"},
    {Verb::Attack, "attack", Operand::Area, "attack AREA"},
    {Verb::Against, "against", Operand::Force, "against FORCE"},
    {Verb::Fight, "fight", Operand::None, "fight"},
    {Verb::Lose, "lose", Operand::Force, "lose FORCE"},
    {Verb::Unpaid, "unpaid", Operand::Area, "unpaid AREA"},
    {Verb::Disband, "disband", Operand::Area, "disband AREA"},
    {Verb::Buy, "buy", Operand::Count, "buy NUMBER"},
    {Verb::Bribe, "bribe", Operand::Bribe, "bribe NATION levies|raiders AREA"},
    {Verb::End, "end", Operand::None, "end"},
}};

constexpr std::array<std::size_t, 6> kWords = {1, 2, 3, 2, 2, 4};  // By Operand.
constexpr std::string_view kLevies = "levies";
constexpr std::string_view kRaiders = "raiders";
constexpr int kFaces = 6;

Result<Action> read_roll(const std::vector<std::string_view>& words) {
    const auto face = words.size() == 2 ? number_in(words[1], 1, kFaces) : std::nullopt;
    if (!face) return unreadable("A die is written: roll FACE, with a face of 1 to 6.", "face");
    return Action{static_cast<std::uint32_t>(*face - 1)};
}

Refusal no_area(std::string_view word) {
    return unreadable("There is no Area " + quoted(word) + " on this board.", "area");
}
Refusal no_number(std::string_view word) {
    return unreadable(
        "A number must be 0 to " + std::to_string(kMaxRomans) + ", not " + quoted(word) + ".",
        "number");
}

Result<Action> read_bribe(const Rules& rules, const std::vector<std::string_view>& words) {
    const int nation = find_force(words[1]);
    if (nation < 0 || !is_nation(static_cast<Force>(nation)))
        return unreadable(quoted(words[1]) + " is not a nation of Barbarians.", "nation");
    if (words[2] != kLevies && words[2] != kRaiders)
        return unreadable("Bribed are levies or raiders, not " + quoted(words[2]) + ".", "kind");
    const int area = rules.board().find_area(words[3]);
    if (area < 0) return no_area(words[3]);
    return make_action(Verb::Bribe, area, nation, words[2] == kRaiders);
}

Result<Action> read_operand(const Rules& rules, const Form& form,
                            const std::vector<std::string_view>& words) {
    if (form.operand == Operand::Bribe) return read_bribe(rules, words);
    if (form.operand == Operand::Force) {
        const int force = find_force(words[1]);
        if (force < 0) return unreadable("There is no force " + quoted(words[1]) + ".", "force");
        return make_action(form.verb, force);
    }
    const bool counts = form.operand != Operand::Area;
    const auto count = counts ? number_in(words[1], 0, kMaxRomans) : 0;
    if (!count) return no_number(words[1]);
    if (form.operand == Operand::Count) return make_action(form.verb, *count);
    const int area = rules.board().find_area(words.back());
    if (area < 0) return no_area(words.back());
    return make_action(form.verb, area, *count);
}

}  // namespace

std::string Text::action_text(const Rules& rules, const State& state, Action action) {
    if (Rules::to_move(state) == Seat::Chance) return "roll " + std::to_string(action.bits + 1);
    const Form& form = kForms[static_cast<std::size_t>(verb_of(action)) - 1];
    std::string text(form.text);
    const int operand = operand_of(action);
    switch (form.operand) {
        case Operand::None:
            return text;
        case Operand::Area:
            return text + " " + rules.board().area(operand).id;
        case Operand::CountArea:
            return text + " " + std::to_string(count_of(action)) + " " +
                   rules.board().area(operand).id;
        case Operand::Force:
            return text + " " + force_id(operand);
        case Operand::Count:
            return text + " " + std::to_string(operand);
        case Operand::Bribe:
            return text + " " + force_id(count_of(action)) + " " +
                   std::string(is_of_raiders(action) ? kRaiders : kLevies) + " " +
                   rules.board().area(operand).id;
    }
    return text;
}

Result<Action> Text::parse_action(const Rules& rules, const State&, std::string_view text) {
    const std::vector<std::string_view> words = split_words(text);
    if (words.empty()) return unreadable("An action is needed.", "action");
    if (words[0] == "roll") return read_roll(words);
    for (const Form& form : kForms) {
        if (form.text != words[0]) continue;
        if (words.size() != kWords[static_cast<std::size_t>(form.operand)])
            return unreadable("The action is written: " + std::string(form.written) + ".",
                              "action");
        if (form.operand == Operand::None) return make_action(form.verb);
        return read_operand(rules, form, words);
    }
    return unreadable("There is no action " + quoted(words[0]) +
                          "; there is: place, raise, legions, militia, to, stay, attack, against, "
                          "fight, lose, unpaid, disband, buy, bribe, end, roll.",
                      "action");
}

}  // namespace occasus::invasions
