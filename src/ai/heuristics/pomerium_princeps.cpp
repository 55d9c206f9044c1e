#include "ai/heuristics/pomerium_princeps.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "ai/heuristics/pomerium_beginners.h"
#include "games/pomerium/game.h"

namespace occasus::pomerium {

Princeps::Princeps(const Rules& rules, const WorthWeights& weights)
    : rules_(rules),
      worth_(rules, weights),
      prospect_(rules, book_,
                {.worth_of = [this](const State& state) { return worth_of(state); },
                 .choose =
                     [](const State& state) {
                         // Later answers are foreseen roughly; each is weighed when it is due.
                         return state.step == Step::Consent ? make_action(Verb::Refuse)
                                                            : two_to_one(state);
                     }}) {}

// About forty actions of a long range of legions.
std::vector<Action> Princeps::candidates(const State& state) const {
    Rules::ActionList legal;
    rules_.legal_actions(state, legal);
    std::vector<Action> chosen;
    if (state.step != Step::Devote) {
        chosen.assign(legal.begin(), legal.end());
        return chosen;
    }
    constexpr std::size_t kMost = 40;
    const std::size_t step = legal.size() / kMost + 1;
    for (std::size_t index = 0; index < legal.size(); index += step)
        chosen.push_back(legal[legal.size() - 1 - index]);
    if (Rules::devotion(state).low == 0) chosen.push_back(make_action(Verb::Devote, 0));
    return chosen;
}

// Many battles end alike. All endings of one answer differ in these figures, or not at all.
double Princeps::worth_of(const State& state) {
    std::uint64_t rivals = 0;
    for (int rival = 1; rival < state.generals; ++rival) rivals += state.legions[at(rival)];
    std::uint64_t key = state.legions[kYou];
    key = key << 14U | rivals;
    key = key << 12U | state.garrisons[at(province_)];
    key = key << 8U | state.owner[at(province_)];
    key = key << 3U | state.generals;
    const auto [entry, is_new] = known_.try_emplace(key);
    if (is_new) entry->second = worth_.of(state);
    return entry->second;
}

std::vector<Princeps::Option> Princeps::options(const State& state) {
    std::vector<Option> options;
    for (const Action action : candidates(state)) {
        province_ = state.step == Step::Act ? operand_of(action) : state.encounter.province;
        known_.clear();
        options.push_back({action, prospect_.after(state, action)});
    }
    std::stable_sort(options.begin(), options.end(),
                     [](const Option& a, const Option& b) { return a.worth > b.worth; });
    return options;
}

Action Princeps::choose(const State& state, Rng&) {
    return options(state).front().action;
}

namespace {

// To a tenth: "about 54.2 %". An estimate is never sure.
std::string estimated(double share) {
    const long tenths = std::lround(share * 1000);
    if (tenths >= 1000) return "more than 99.9 %";
    if (tenths <= 0) return "less than 0.1 %";
    return "about " + std::to_string(tenths / 10) + "." + std::to_string(tenths % 10) + " %";
}

std::string label_of(const Rules& rules, const State& state, Action action) {
    std::string text = Text::action_text(rules, state, action);
    for (const Offer& offer : Text::offers(rules, state))
        if (offer.action == text) return offer.label;
    return text;
}

}  // namespace

Advice Princeps::advise(const State& state) {
    const std::vector<Option> found = options(state);
    const Option& best = found.front();
    Advice advice{.action = best.action,
                  .text = label_of(rules_, state, best.action) + ": " + estimated(best.worth) +
                          " to become emperor.",
                  .points = {},
                  .value = best.worth};
    constexpr std::size_t kAlternatives = 2;
    for (std::size_t next = 1; next < std::min(found.size(), kAlternatives + 1); ++next)
        advice.alternatives.push_back({found[next].action, found[next].worth});
    return advice;
}

}  // namespace occasus::pomerium
