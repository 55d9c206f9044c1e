// Exact odds of a Barbarian phase: for a placing not yet made, or for what is left of this turn.
//
// Every result of the black die is walked through, three a tracker, by the rules themselves; so a
// bonus that a lost raid gives to a tribe later in the same turn counts (R16).
#include <algorithm>
#include <cstdint>
#include <numeric>
#include <optional>
#include <string>

#include "games/rome_must_fall/game.h"

namespace occasus::rome_must_fall {

namespace {

Value probability(std::int64_t count, std::int64_t of) {
    const std::int64_t divisor = std::gcd(count, of);
    const std::string fraction =
        count == 0    ? "0"
        : count == of ? "1"
                      : std::to_string(count / divisor) + "/" + std::to_string(of / divisor);
    return Value::fields()
        .set("fraction", fraction)
        .set("decimal", static_cast<double>(count) / static_cast<double>(of));
}

// The trackers in question, in the order of resolution, with their dice in State::assigned.
struct Fights {
    State state;
    FixedVector<Tracker, kTrackers> trackers;
    int known_black = 0;  // D3 of the first tracker's black die when it lies already; else 0.
};

// Counts over all results of the black dice, each as likely as the next.
struct Counts {
    std::int64_t all = 0;
    std::int64_t held_with_cubes = 0;                     // Every tracker, spending what is held.
    std::int64_t defeats = 0;                             // With no cube spent.
    std::array<std::int64_t, kTrackers + 1> by_losses{};  // With no cube spent.
    // Each tracker reached and held, no cube spent: after a defeat the rest are not reached.
    std::array<std::int64_t, kTrackers> held{};
};

class Walk {
  public:
    Walk(const Rules& rules, const Fights& fights) : rules_(rules), fights_(fights) {}

    Counts count() {
        step(fights_.state, 0, 0, 0);
        return counts_;
    }

  private:
    // `losses` so far with no cube spent; `cubes` needed so far to hold every tracker.
    void step(const State& state, std::size_t at, int losses, int cubes) {
        if (at == fights_.trackers.size()) return finish(state, losses, cubes);
        for (int black = 1; black <= 3; ++black)
            if (at != 0 || fights_.known_black == 0 || fights_.known_black == black)
                compare(state, at, black, losses, cubes);
    }

    void compare(State state, std::size_t at, int black, int losses, int cubes) {
        const Tracker tracker = fights_.trackers[at];
        const int die = state.assigned[static_cast<std::size_t>(tracker)];
        const int need = rules_.base_total(state, tracker) + black -
                         state.dice[static_cast<std::size_t>(die)] + 1;
        const bool defeated = state.fall == kFallBoxes;
        // To hold everything nothing may have been lost before, so the bonuses are those of today.
        const int need_today = rules_.base_total(fights_.state, tracker) + black -
                               state.dice[static_cast<std::size_t>(die)] + 1;
        if (need <= 0 && !defeated) held_now_[at] = true;
        if (need > 0 && !defeated) {
            held_now_[at] = false;
            ++losses;
            rules_.lose(state, tracker);
        }
        if (defeated) held_now_[at] = false;
        step(state, at + 1, losses, cubes + std::max(0, need_today));
    }

    void finish(const State& state, int losses, int cubes) {
        ++counts_.all;
        ++counts_.by_losses[static_cast<std::size_t>(losses)];
        if (cubes <= fights_.state.cubes) ++counts_.held_with_cubes;
        if (state.fall == kFallBoxes) ++counts_.defeats;
        for (std::size_t at = 0; at < fights_.trackers.size(); ++at)
            if (held_now_[at]) ++counts_.held[at];
    }

    const Rules& rules_;
    const Fights& fights_;
    Counts counts_;
    std::array<bool, kTrackers> held_now_{};
};

// The fights left in this Barbarian phase.
Fights fights_of_phase(const State& state) {
    Fights fights{.state = state, .trackers = {}};
    for (int tracker = state.cursor; tracker < kTrackers; ++tracker)
        fights.trackers.push_back(tracker_at(tracker));
    if (state.step == Step::Resolve) fights.known_black = d3(state.black);
    return fights;
}

// A placing not yet made: {"draft": {"vandals": 0, …}}, complete or not.
Result<Fights> fights_of_draft(const State& state, const Value& query) {
    Fights fights{.state = state, .trackers = {}};
    const Value* draft = query.find("draft");
    if (draft == nullptr || draft->members() == nullptr)
        return unreadable("The placing could not be read: draft must give each tracker a die.",
                          "draft");
    unsigned seen = 0;
    for (int tracker = 0; tracker < kTrackers; ++tracker) {
        const std::string id(kTrackerIds[at(tracker)]);
        const Value* die = draft->find(id);
        if (die == nullptr || die->is_null()) continue;
        if (die->number() == nullptr || *die->number() < 0 || *die->number() >= kDice)
            return unreadable("draft." + id + " must be a die, 0 to 5.", "draft." + id);
        const DieId which = die_id(static_cast<int>(*die->number()));
        if (seen >> which & 1U)
            return illegal(cite("R14"), "Die " + std::to_string(which) +
                                            " (the first is 0) cannot stand on two trackers.");
        seen |= 1U << which;
        fights.state.assigned[at(tracker)] = which;
        fights.trackers.push_back(tracker_at(tracker));
    }
    for (const auto& [id, die] : *draft->members())
        if (std::find(kTrackerIds.begin(), kTrackerIds.end(), id) == kTrackerIds.end())
            return unreadable("draft names an unknown tracker “" + id + "”.", "draft." + id);
    return fights;
}

// An empty draft places nothing.
bool names_placing(const Value& query) {
    const Value* draft = query.find("draft");
    if (draft == nullptr || draft->is_null()) return false;
    return draft->members() == nullptr || !draft->members()->empty();
}

Value odds_document(const Fights& fights, const Counts& counts) {
    Value each = Value::fields();
    double expected = 0;
    for (std::size_t at = 0; at < fights.trackers.size(); ++at)
        each.set(kTrackerIds[static_cast<std::size_t>(fights.trackers[at])],
                 probability(counts.held[at], counts.all));
    Value losses = Value::list();
    for (std::size_t n = 0; n <= fights.trackers.size(); ++n) {
        losses.push(probability(counts.by_losses[n], counts.all));
        expected += static_cast<double>(n) * static_cast<double>(counts.by_losses[n]) /
                    static_cast<double>(counts.all);
    }
    return Value::fields()
        .set("trackers", static_cast<int>(fights.trackers.size()))
        .set("cubes", fights.state.cubes)
        .set("lose_nothing", probability(counts.by_losses[0], counts.all))
        .set("hold_all_with_cubes", probability(counts.held_with_cubes, counts.all))
        .set("expected_losses", expected)
        .set("losses", losses)
        .set("defeat", probability(counts.defeats, counts.all))
        .set("each", each)
        .set("assumes",
             "These odds spend no cubes, except where cubes are named. A tracker counts if it is "
             "reached and held; after a defeat the rest are not reached.");
}

}  // namespace

Result<Value> Text::odds(const Rules& rules, const State& state, const Value& query) {
    if (query.members() != nullptr)
        for (const auto& [name, value] : *query.members())
            if (name != "draft")
                return unreadable(
                    "The odds of Rome Must Fall ask for a draft, not for “" + name + "”.", name);
    if (state.step == Step::RollBlack || state.step == Step::Resolve) {
        if (names_placing(query))
            return illegal(cite("T2.1"),
                           "The dice are already placed, so the odds are for this placing.");
        const Fights fights = fights_of_phase(state);
        return odds_document(fights, Walk(rules, fights).count());
    }
    if (state.step != Step::Resource)
        return illegal(cite("T2.1"),
                       "Odds are available after you roll the six dice, until the turn ends.");
    const Result<Fights> fights = fights_of_draft(state, query);
    if (!fights) return fights.refusal();
    return odds_document(*fights, Walk(rules, *fights).count());
}

}  // namespace occasus::rome_must_fall
