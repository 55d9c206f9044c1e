// The question put to the player, and what may be answered: labels for buttons and lists.
#include <algorithm>
#include <bit>
#include <numeric>
#include <string>
#include <vector>

#include "games/rome_must_fall/rulebook.gen.h"
#include "games/rome_must_fall/text.h"

namespace occasus::rome_must_fall {

namespace {

std::string die_label(const State& state, int die) {
    return std::string(is_red(state, die) ? "red " : "white ") +
           std::to_string(state.dice[static_cast<std::size_t>(die)]);
}

// Makes the offers of one position.
class OfferList {
  public:
    OfferList(const Rules& rules, const State& state) : rules_(rules), state_(state) {}

    std::vector<Offer> take() { return std::move(offers_); }

    // Offers an action, with the reason when it is refused.
    Offer& add(Action action, std::string label, std::string group, Cite rule) {
        offers_.push_back({.action = Text::action_text(rules_, state_, action),
                           .label = std::move(label),
                           .group = std::move(group),
                           .rule = rule,
                           .refused = Text::why_not(rules_, state_, action),
                           .marks = Value::fields(),
                           .form = std::nullopt});
        return offers_.back();
    }

    // One offer per die that may be chosen; when none may, one refused offer that says why.
    void add_for_dice(Verb verb, const std::string& label, const std::string& group) {
        const std::size_t before = offers_.size();
        for (int die = 0; die < kDice; ++die) {
            const Action action = make_action(verb, static_cast<unsigned>(die));
            if (Text::why_not(rules_, state_, action)) continue;
            add(action, label + " the " + die_label(state_, die), group, cite("T1.2"))
                .marks.set("die", die);
        }
        if (offers_.size() == before)
            add(make_action(verb, 0), label + " a die", group, cite("T1.2"));
    }

  private:
    const Rules& rules_;
    const State& state_;
    std::vector<Offer> offers_;
};

// Dice that show alike pay alike: the lowest unspent 6s are offered, or dice 0 and 1 so that the
// refusal can say what is missing.
std::array<int, 2> paying_dice(const State& state) {
    const unsigned sixes = unspent_sixes(state);
    if (sixes == 0) return {0, 1};
    const int first = std::countr_zero(sixes);
    const unsigned rest = sixes & (sixes - 1);
    if (rest != 0) return {first, std::countr_zero(rest)};
    return first == 0 ? std::array{0, 1} : std::array{0, first};
}

std::optional<Refusal> no_six(const State& state, int needed) {
    if (std::popcount(unspent_sixes(state)) >= needed) return std::nullopt;
    return illegal(cite("T1.2"),
                   needed == 1 ? "This needs an unspent 6." : "This needs two unspent 6s.");
}

void offer_glory(const Rules& rules, const State& state, OfferList& list) {
    const auto [first, second] = paying_dice(state);
    const unsigned sixes = unspent_sixes(state);
    const int payer = sixes == 0 ? 0 : std::countr_zero(sixes);
    Offer& cube = list.add(make_action(Verb::GloryCube, static_cast<unsigned>(payer)),
                           "Glory: one 6 for a cube", "glory_cube", cite("T1.2"));
    cube.marks.set("die", payer);
    if (auto missing = no_six(state, 1)) cube.refused = missing;

    Offer& restore = list.add(two_dice(Verb::GloryRestore, first, second),
                              "Glory: two 6s turn a red die white", "glory_restore", cite("T1.2"));
    if (auto missing = no_six(state, 2)) restore.refused = missing;

    const std::uint32_t marked = rules.marked_circles(state);
    const std::string label = "Glory: two 6s win back ";
    if (marked == 0 || no_six(state, 2) || !has_ability(state, Ability::Offensive)) {
        const int circle = marked == 0 ? 0 : std::countr_zero(marked);
        Offer& erase = list.add(two_dice(Verb::GloryErase, first, second, circle),
                                label + "a circle", "glory_erase", cite("R11"));
        // What is lost for good is said before what may come with a later turn.
        if (!has_ability(state, Ability::Offensive)) return;
        if (marked == 0)
            erase.refused =
                illegal(cite("R11"), "No circle is marked; there is nothing to win back.");
        else
            erase.refused = no_six(state, 2);
        return;
    }
    for (std::uint32_t rest = marked; rest != 0; rest &= rest - 1) {
        const Circle& circle =
            rules.sheet().circles[static_cast<std::size_t>(std::countr_zero(rest))];
        list.add(two_dice(Verb::GloryErase, first, second, std::countr_zero(rest)),
                 label + circle.title, "glory_erase", cite("R11"))
            .marks.set("circle", circle.id);
    }
}

// The placing, which is filled in before it is sent, comes first, and the die, which cannot be
// taken back, last.
void offer_resources(const Rules& rules, const State& state, OfferList& list) {
    Offer& assign =
        list.add(make_assign({0, 1, 2, 3, 4, 5}), "Assign the six dice", "assign", cite("T2.1"));
    assign.action = "assign";
    assign.form = OfferForm{.slots = {kTrackerIds.begin(), kTrackerIds.end()},
                            .choices = {"0", "1", "2", "3", "4", "5"},
                            .distinct = true};
    list.add_for_dice(Verb::PlusOne, "+1 to", "plus_one");
    list.add(make_action(Verb::Levy), "Levy a cube", "levy", cite("T1.2"));
    offer_glory(rules, state, list);
    list.add_for_dice(Verb::Reroll, "Re-roll", "reroll");
}

// What the comparison on the table comes to.
struct Comparison {
    int value = 0;
    int total = 0;
};
Comparison comparison(const Rules& rules, const State& state) {
    const auto tracker = static_cast<Tracker>(state.cursor);
    return {state.dice[state.assigned[state.cursor]],
            rules.base_total(state, tracker) + d3(state.black)};
}

std::string loss_text(const Rules& rules, const State& state) {
    const auto tracker = static_cast<Tracker>(state.cursor);
    const int next = rules.next_box(state, tracker);
    if (next < 0) return "nothing more to lose";
    const Box& box = rules.sheet().box(tracker, next);
    const std::string penalty = penalty_text(state, box);
    if (is_raid(tracker)) return "raid box " + std::to_string(next + 1) + ", " + penalty;
    return rules.sheet().circles[box.circle].title + ", " + penalty;
}

// First the fewest that hold, if there are as many; what is lost for nothing comes last.
std::vector<int> cubes_to_offer(const State& state, int needed) {
    std::vector<int> order(static_cast<std::size_t>(state.cubes) + 1);
    std::iota(order.begin(), order.end(), 0);
    if (needed <= state.cubes) std::rotate(order.begin(), order.begin() + needed, order.end());
    return order;
}

void offer_cubes(const Rules& rules, const State& state, OfferList& list) {
    const Comparison now = comparison(rules, state);
    const int needed = std::max(0, now.total - now.value + 1);
    for (const int cubes : cubes_to_offer(state, needed)) {
        const bool held = now.value + cubes > now.total;
        const std::string count = std::to_string(cubes) + (cubes == 1 ? " cube" : " cubes");
        std::string label = held ? "Hold" : "Let it fall: " + loss_text(rules, state);
        if (cubes > 0)
            label = held ? "Hold with " + count : "Spend " + count + " and lose all the same";
        Offer& offer = list.add(make_action(Verb::Resolve, static_cast<unsigned>(cubes)), label,
                                "resolve", cubes == 0 ? cite("T3.3") : cite("T3.2"));
        offer.marks.set("cubes", cubes).set("held", held);
        // READING: R17. Legal, but it changes nothing.
        offer.marks.set("pointless", cubes != 0 && cubes != needed);
    }
}

Prompt resolve_prompt(const Rules& rules, const State& state) {
    const auto tracker = static_cast<std::size_t>(state.cursor);
    const Comparison now = comparison(rules, state);
    const std::string title(kTrackerTitles[tracker]);
    const std::string figures = std::to_string(now.value) + " against " + std::to_string(now.total);
    if (now.value > now.total)
        return {title + ": " + figures + ", held.", "No cube is needed.", cite("T3.3")};
    const int needed = now.total - now.value + 1;
    const std::string cubes = std::to_string(needed) + (needed == 1 ? " cube" : " cubes");
    if (needed > state.cubes)
        return {title + ": " + figures + ", lost.",
                cubes + " would hold it; you have " + std::to_string(state.cubes) + ".",
                cite("T3.3")};
    return {title + ": " + figures + ". Spend " + cubes + "?",
            "Otherwise: " + loss_text(rules, state) + ".", cite("T3.2")};
}

}  // namespace

Prompt Text::prompt(const Rules& rules, const State& state) {
    const std::string next_tracker(
        kTrackerTitles[static_cast<std::size_t>(std::min<int>(state.cursor, kTrackers - 1))]);
    switch (state.step) {
        case Step::RollPool:
            return {"Roll the six Imperial dice.", {}, cite("T1.1")};
        case Step::Resource:
            return {"Where do the six dice stand?",
                    "First use abilities and Glory if you like; each die must beat timeline + "
                    "black die.",
                    cite("T1.2")};
        case Step::Reroll:
            return {"Roll the chosen die again.", {}, cite("T1.2")};
        case Step::RollBlack:
            return {"Roll the black die for " + next_tracker + ".", {}, cite("T3.1")};
        case Step::Resolve:
            return resolve_prompt(rules, state);
        case Step::Over: {
            const Outcome result = outcome(rules, state);
            return {result.title + ".", result.text, result.rule};
        }
    }
    return {};
}

std::vector<Offer> Text::offers(const Rules& rules, const State& state) {
    OfferList list(rules, state);
    if (state.step == Step::Resource) offer_resources(rules, state, list);
    if (state.step == Step::Resolve) offer_cubes(rules, state, list);
    if (Rules::to_move(state) == Seat::Chance) {
        const Cite rule = prompt(rules, state).rule;
        for (std::uint32_t face = 0; face < 6; ++face)
            list.add({face}, "The die shows " + std::to_string(face + 1), "roll", rule);
    }
    return list.take();
}

}  // namespace occasus::rome_must_fall
