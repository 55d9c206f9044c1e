// Actions in the players' notation, and the reasons why one is not legal now.
#include "core/notation.h"

#include <algorithm>
#include <bit>
#include <optional>
#include <string>
#include <vector>

#include "games/rome_must_fall/rulebook.gen.h"
#include "games/rome_must_fall/text.h"

namespace occasus::rome_must_fall {

namespace {

inline constexpr std::array<std::string_view, 9> kVerbs = {
    "",       "reroll", "plus_one", "levy", "glory_cube", "glory_restore", "glory_erase",
    "assign", "resolve"};

// Reads the operands of one action; the first complaint is kept.
class Operands {
  public:
    Operands(std::vector<std::string_view> words, std::string form)
        : words_(std::move(words)), form_(std::move(form)) {}

    // The next word as a die number.
    int die() { return number("die", 0, kDice - 1); }
    int number(const char* what, int low, int high) {
        const std::string_view word = next();
        const auto found = number_in(word, low, high);
        if (!found && !word.empty())
            complain(std::string(what) + " must be " + std::to_string(low) + " to " +
                         std::to_string(high) + ", not " + quoted(word) + ".",
                     what);
        return found.value_or(low);
    }
    int circle(const Sheet& sheet) {
        const std::string_view word = next();
        const int found = sheet.find_circle(word);
        if (found < 0 && !word.empty())
            complain("There is no circle " + quoted(word) + " on this sheet.", "circle");
        return std::max(found, 0);
    }
    // The action, unless there was a complaint or a word too many or too few.
    Result<Action> finish(Action action) {
        if (at_ != words_.size()) complain("The action is written: " + form_ + ".", "action");
        if (complaint_) return *complaint_;
        return action;
    }

  private:
    std::string_view next() {
        if (at_ < words_.size()) return words_[at_++];
        complain("The action is written: " + form_ + ".", "action");
        return {};
    }
    void complain(std::string text, std::string field) {
        if (!complaint_) complaint_ = unreadable(std::move(text), std::move(field));
    }

    std::vector<std::string_view> words_;
    std::string form_;
    std::size_t at_ = 1;  // Behind the verb.
    std::optional<Refusal> complaint_;
};

Result<Action> parse_two_dice(Verb verb, Operands operands, const Sheet& sheet) {
    const int one = operands.die();
    const int other = operands.die();
    const int circle = verb == Verb::GloryErase ? operands.circle(sheet) : 0;
    // Two dice are named in either order; the same die twice stays as it is, and is illegal.
    return operands.finish(two_dice(verb, std::min(one, other), std::max(one, other), circle));
}

Result<Action> parse_assign(Operands operands) {
    std::array<std::uint8_t, kTrackers> dice{};
    for (auto& die : dice) die = static_cast<std::uint8_t>(operands.die());
    return operands.finish(make_assign(dice));
}

Result<Action> parse_resolve(const std::vector<std::string_view>& words) {
    const std::string form = "resolve, or resolve cubes N";
    if (words.size() == 1) return make_action(Verb::Resolve, 0);
    if (words.size() != 3 || words[1] != "cubes")
        return unreadable("The action is written: " + form + ".", "action");
    const auto cubes = number_in(words[2], 0, kMaxCubes);
    if (!cubes) return unreadable("cubes must be 0 to 5, not " + quoted(words[2]) + ".", "cubes");
    return make_action(Verb::Resolve, static_cast<unsigned>(*cubes));
}

Result<Action> parse_roll(const std::vector<std::string_view>& words) {
    const auto face = words.size() == 2 ? number_in(words[1], 1, 6) : std::nullopt;
    if (!face) return unreadable("A die is written: roll FACE, with a face of 1 to 6.", "face");
    return Action{static_cast<std::uint32_t>(*face - 1)};
}

bool is_chance(const State& state) {
    return Rules::to_move(state) == Seat::Chance;
}

std::string die_name(const State& state, int die) {
    return "die " + std::to_string(die) + " (" + (is_red(state, die) ? "red " : "white ") +
           std::to_string(state.dice[static_cast<std::size_t>(die)]) + ")";
}

// T1.2. An ability that is lost or used.
std::optional<Refusal> ability_refusal(const State& state, Ability ability,
                                       const std::string& name) {
    if (!has_ability(state, ability))
        return illegal(cite("T4.2"), "The " + name + " is lost for the rest of the game.");
    if (!is_ready(state, ability))
        return illegal(cite("T1.2"), "The " + name + " has been used this turn.");
    return std::nullopt;
}

std::optional<Refusal> why_no_reroll(const State& state, int die) {
    if (auto refusal = ability_refusal(state, Ability::Reroll, "re-roll")) return refusal;
    if (state.spent >> static_cast<unsigned>(die) & 1U)
        return illegal(cite("R6"),
                       die_name(state, die) + " has paid for Glory and is not rolled again.");
    return std::nullopt;
}

std::optional<Refusal> why_no_plus_one(const State& state, int die) {
    if (auto refusal = ability_refusal(state, Ability::PlusOne, "+1")) return refusal;
    if (state.dice[static_cast<std::size_t>(die)] >= highest_value(state, die))
        return illegal(cite("R9"), die_name(state, die) + " shows its highest value.");
    return std::nullopt;
}

std::optional<Refusal> why_no_cube(const State& state) {
    if (state.cubes < kMaxCubes) return std::nullopt;
    return illegal(cite("R18"), "The reserves are full: five cubes at most.");
}

std::optional<Refusal> why_no_levy(const State& state) {
    if (auto refusal = ability_refusal(state, Ability::Levy, "levy")) return refusal;
    return why_no_cube(state);
}

std::optional<Refusal> why_not_unspent_six(const State& state, int die) {
    if (state.dice[static_cast<std::size_t>(die)] != 6)
        return illegal(cite("T1.2"), "Glory needs a 6, and " + die_name(state, die) + " is none.");
    if (state.spent >> static_cast<unsigned>(die) & 1U)
        return illegal(cite("R6"), die_name(state, die) + " has paid already; each 6 pays once.");
    return std::nullopt;
}

std::optional<Refusal> why_not_two_sixes(const State& state, Action action) {
    const int first = first_die_of(action);
    const int second = second_die_of(action);
    if (auto refusal = why_not_unspent_six(state, first)) return refusal;
    if (auto refusal = why_not_unspent_six(state, second)) return refusal;
    if (first == second) return illegal(cite("R6"), "Two different 6s are needed; each pays once.");
    return std::nullopt;
}

std::optional<Refusal> why_no_restore(const State& state, Action action) {
    if (auto refusal = why_not_two_sixes(state, action)) return refusal;
    if (state.red == 0) return illegal(cite("R10"), "There is no red die to turn white.");
    return std::nullopt;
}

std::optional<Refusal> why_no_erase(const Rules& rules, const State& state, Action action) {
    // What is lost for good is said before what only this roll lacks.
    if (!has_ability(state, Ability::Offensive))
        return illegal(cite("R2"), "The offensive is lost, and with it the way to win land back.");
    if (auto refusal = why_not_two_sixes(state, action)) return refusal;
    if (!(rules.marked_circles(state) >> static_cast<unsigned>(circle_of(action)) & 1U))
        return illegal(cite("R11"),
                       rules.sheet().circles[static_cast<std::size_t>(circle_of(action))].title +
                           " is not marked; only a marked circle can be won back.");
    return std::nullopt;
}

std::optional<Refusal> why_no_assign(Action action) {
    unsigned seen = 0;
    for (int tracker = 0; tracker < kTrackers; ++tracker)
        seen |= 1U << static_cast<unsigned>(assigned_die_of(action, tracker));
    if (seen == (1U << kDice) - 1) return std::nullopt;
    return illegal(cite("R14"),
                   "Each tracker takes one die and each die one tracker: all six, once.");
}

std::optional<Refusal> why_no_resolve(const State& state, Action action) {
    if (cubes_of(action) <= state.cubes) return std::nullopt;
    return illegal(cite("T3.2"), "You hold " + std::to_string(state.cubes) + " of the " +
                                     std::to_string(cubes_of(action)) + " cubes.");
}

constexpr const char* kResourcePhaseOver =
    "The dice are assigned; the Resource phase of this turn is over.";

// The step of the turn an action belongs to, when it comes at another time.
std::optional<Refusal> why_wrong_step(const State& state, Verb verb) {
    const bool resolving = state.step == Step::Resolve;
    if (verb == Verb::Resolve && !resolving)
        return illegal(cite("T2.1"), "There is nothing to resolve before the dice are assigned.");
    if (verb != Verb::Resolve && resolving) return illegal(cite("T2.1"), kResourcePhaseOver);
    return std::nullopt;
}

// Why the player must wait for a die. Precondition: is_chance(state).
Refusal why_wait_for_die(const State& state, Verb verb) {
    const auto wait = [](Cite rule, const char* text) {
        return Refusal{RefusalKind::NotYourTurn, rule, text, {}};
    };
    if (state.step == Step::Reroll)
        return wait(cite("T1.2"), "The die that was picked up must be rolled first.");
    if (state.step == Step::RollPool)
        return wait(cite("T1.1"), "The six Imperial dice must be rolled first.");
    if (verb != Verb::Resolve) return wait(cite("T2.1"), kResourcePhaseOver);
    return wait(cite("T3.1"), "The black die must be rolled first.");
}

std::optional<Refusal> why_not_now(const Rules& rules, const State& state, Action action) {
    switch (verb_of(action)) {
        case Verb::Reroll:
            return why_no_reroll(state, die_of(action));
        case Verb::PlusOne:
            return why_no_plus_one(state, die_of(action));
        case Verb::Levy:
            return why_no_levy(state);
        case Verb::GloryCube: {
            if (auto refusal = why_not_unspent_six(state, die_of(action))) return refusal;
            return why_no_cube(state);
        }
        case Verb::GloryRestore:
            return why_no_restore(state, action);
        case Verb::GloryErase:
            return why_no_erase(rules, state, action);
        case Verb::Assign:
            return why_no_assign(action);
        case Verb::Resolve:
            return why_no_resolve(state, action);
    }
    return std::nullopt;
}

// Bits that make_action never sets; such an action is not an action of this game.
bool is_well_formed(const Rules& rules, Action action) {
    const std::uint32_t operands = action.bits & 0xFFFFFFU;
    switch (verb_of(action)) {
        case Verb::Reroll:
        case Verb::PlusOne:
        case Verb::GloryCube:
            return operands < kDice;
        case Verb::Levy:
            return operands == 0;
        case Verb::GloryRestore:
        case Verb::GloryErase:
            return operands >> 14U == 0 && second_die_of(action) < kDice &&
                   first_die_of(action) <= second_die_of(action) &&
                   circle_of(action) < (verb_of(action) == Verb::GloryErase
                                            ? static_cast<int>(rules.sheet().circles.size())
                                            : 1);
        case Verb::Assign:
            for (int tracker = 0; tracker < kTrackers; ++tracker)
                if (assigned_die_of(action, tracker) >= kDice) return false;
            return operands >> 18U == 0;
        case Verb::Resolve:
            return operands <= kMaxCubes;
    }
    return false;
}

}  // namespace

std::string Text::action_text(const Rules& rules, const State& state, Action action) {
    if (is_chance(state)) return "roll " + std::to_string(action.bits + 1);
    std::string verb(kVerbs[static_cast<std::size_t>(verb_of(action))]);
    switch (verb_of(action)) {
        case Verb::Reroll:
        case Verb::PlusOne:
        case Verb::GloryCube:
            return verb + " " + std::to_string(die_of(action));
        case Verb::Levy:
            return verb;
        case Verb::GloryRestore:
        case Verb::GloryErase: {
            std::string text = verb + " " + std::to_string(first_die_of(action)) + " " +
                               std::to_string(second_die_of(action));
            if (verb_of(action) == Verb::GloryErase)
                text += " " + rules.sheet().circles[static_cast<std::size_t>(circle_of(action))].id;
            return text;
        }
        case Verb::Assign: {
            std::string text = verb;
            for (int tracker = 0; tracker < kTrackers; ++tracker)
                text += " " + std::to_string(assigned_die_of(action, tracker));
            return text;
        }
        case Verb::Resolve:
            return cubes_of(action) == 0 ? verb
                                         : verb + " cubes " + std::to_string(cubes_of(action));
    }
    return {};
}

Result<Action> Text::parse_action(const Rules& rules, const State&, std::string_view text) {
    const std::vector<std::string_view> words = split_words(text);
    if (words.empty()) return unreadable("An action is needed.", "action");
    const std::string_view verb = words[0];
    if (verb == "roll") return parse_roll(words);
    if (verb == "reroll" || verb == "plus_one" || verb == "glory_cube") {
        Operands operands(words, std::string(verb) + " DIE");
        const auto kind =
            static_cast<Verb>(std::find(kVerbs.begin(), kVerbs.end(), verb) - kVerbs.begin());
        return operands.finish(make_action(kind, static_cast<unsigned>(operands.die())));
    }
    if (verb == "levy") return Operands(words, "levy").finish(make_action(Verb::Levy));
    if (verb == "glory_restore")
        return parse_two_dice(Verb::GloryRestore, Operands(words, "glory_restore DIE DIE"),
                              rules.sheet());
    if (verb == "glory_erase")
        return parse_two_dice(Verb::GloryErase, Operands(words, "glory_erase DIE DIE CIRCLE"),
                              rules.sheet());
    if (verb == "assign")
        return parse_assign(Operands(words,
                                     "assign and six dice, one for each of vandals, visigoths, "
                                     "franks, sea, huns, ostrogoths"));
    if (verb == "resolve") return parse_resolve(words);
    return unreadable("There is no action " + quoted(verb) +
                          "; the actions are roll, reroll, plus_one, levy, glory_cube, "
                          "glory_restore, glory_erase, assign and resolve.",
                      "action");
}

std::optional<Refusal> Text::why_not(const Rules& rules, const State& state, Action action) {
    if (state.step == Step::Over)
        return Refusal{RefusalKind::Over,
                       state.grade == Grade::Defeat ? cite("E1") : cite("E2"),
                       "The game is over.",
                       {}};
    const bool is_face = action.bits < 6;
    if (!is_face && !is_well_formed(rules, action))
        return unreadable("This is not an action of Rome Must Fall.", "action");
    if (is_chance(state)) {
        if (is_face) return std::nullopt;
        return why_wait_for_die(state, verb_of(action));
    }
    if (is_face)
        return Refusal{RefusalKind::NotYourTurn,
                       state.step == Step::Resolve ? cite("T3.2") : cite("T1.2"),
                       "No die is due; Rome has the question.",
                       {}};
    if (auto refusal = why_wrong_step(state, verb_of(action))) return refusal;
    return why_not_now(rules, state, action);
}

}  // namespace occasus::rome_must_fall
