// Chapters T4 and T5: what is lost with a tracker.
#include <algorithm>

#include "games/rome_must_fall/chapters.h"

namespace occasus::rome_must_fall {

namespace {

// T4.3. READING: R13. There are three red dice; a fourth penalty has no effect.
void turn_die_red(const Turn& turn, Icon icon) {
    State& state = turn.state;
    if (state.red == kMaxRedDice)
        return turn.tell_by<EventKind::NoEffect>(cite("R13"), tracker_at(state.cursor),
                                                 Spared::ThreeRedDice);
    ++state.red;
    turn.tell<EventKind::DieTurnedRed>(state.red, icon);
}

// T4.2, the fire icons. Boxes beyond the fourth are not counted.
void mark_fires(const Turn& turn, int fires) {
    State& state = turn.state;
    state.fall = static_cast<std::uint8_t>(std::min(kFallBoxes, state.fall + fires));
    turn.tell<EventKind::Fire>(state.fall, fires);
}

// T4.2. READING: R12. An ability that is already gone has nothing more to lose.
void lose_ability(const Turn& turn, Ability ability) {
    if (!has_ability(turn.state, ability))
        return turn.tell_by<EventKind::NoEffect>(cite("R12"), tracker_at(turn.state.cursor),
                                                 Spared::AbilityGone);
    turn.state.lost |= bit_of(ability);
    turn.tell<EventKind::AbilityLost>(ability);
}

// T4.2. The effect of a lost circle's icon.
void suffer(const Turn& turn, Icon icon) {
    State& state = turn.state;
    if (icon == Icon::Cube && state.cubes > 0) {
        --state.cubes;
        turn.tell<EventKind::CubeLost>(state.cubes);
    } else if (icon == Icon::Cube || icon == Icon::RedDie) {
        turn_die_red(turn, icon);
    } else if (icon == Icon::Fire) {
        mark_fires(turn, 1);
    } else if (icon == Icon::Roma) {
        mark_fires(turn, kRomaFires);
    } else if (is_ability(icon)) {
        lose_ability(turn, ability_of(icon));
    }
}

// T4.1. A tribe takes a territory.
void lose_territory(const Turn& turn, Tracker tribe, const Box& circle) {
    turn.tell<EventKind::CircleMarked>(tribe, circle.circle, circle.icon);
    suffer(turn, circle.icon);
}

// T5.1. A raid gets through. READING: R15, R16. Bonuses add up and count from the next comparison;
// they follow from the marked boxes and are stored nowhere else.
void lose_raid(const Turn& turn, Tracker raid, int number, const Box& box) {
    turn.tell<EventKind::RaidMarked>(raid, number, box.icon);
    if (box.icon == Icon::RedDie) turn_die_red(turn, box.icon);
    if (box.icon == Icon::PlusOneTribe)
        turn.tell<EventKind::BonusAdded>(box.tribe, turn.rules.bonus(turn.state, box.tribe));
}

}  // namespace

// The next box is marked; READING: R19. If no box is left: no effect.
void lose_tracker(const Turn& turn, Tracker tracker) {
    const int number = turn.rules.next_box(turn.state, tracker);
    if (number < 0) return turn.tell<EventKind::NoEffect>(tracker, Spared::NothingLeft);
    auto& marked = turn.state.marked[at(tracker)];
    marked = static_cast<std::uint16_t>(marked | (1U << static_cast<unsigned>(number)));
    const Box& box = turn.rules.sheet().box(tracker, number);
    if (is_raid(tracker)) return lose_raid(turn, tracker, number, box);
    lose_territory(turn, tracker, box);
}

void Rules::lose(State& state, Tracker tracker) const {
    NullSink nobody;
    lose_tracker({*this, state, nobody}, tracker);
}

std::string penalty_text(const State& state, const Box& box) {
    const bool no_red_left = state.red == kMaxRedDice;
    switch (box.icon) {
        case Icon::None:
            return "no penalty";
        case Icon::Cube:
            if (state.cubes > 0) return "lose one cube";
            return no_red_left ? "no penalty: no cube and no white die is left"
                               : "a die turns red (no cube to lose)";
        case Icon::RedDie:
            return no_red_left ? "no penalty: three dice are red" : "a die turns red";
        case Icon::Fire:
            return "one fire";
        case Icon::Roma:
            return "three fires";
        case Icon::LoseReroll:
        case Icon::LosePlusOne:
        case Icon::LoseOffensive:
        case Icon::LoseLevy: {
            const Ability ability = ability_of(box.icon);
            if (!has_ability(state, ability)) return "no penalty: the ability is gone already";
            static constexpr std::array<std::string_view, kAbilities> kLosses = {
                "lose the re-roll", "lose the +1", "lose the offensive", "lose the levy"};
            return std::string(kLosses[at(ability)]);
        }
        case Icon::PlusOneTribe:
            return std::string(kTrackerTitles[at(box.tribe)]) + " +1 for good";
    }
    return {};
}

std::string next_loss_text(const Rules& rules, const State& state) {
    const Tracker tracker = tracker_at(state.cursor);
    const int next = rules.next_box(state, tracker);
    if (next < 0) return "nothing more to lose";
    const Box& box = rules.sheet().box(tracker, next);
    const std::string penalty = penalty_text(state, box);
    if (is_raid(tracker)) return "raid box " + std::to_string(next + 1) + ", " + penalty;
    return rules.sheet().circles[box.circle].title + ", " + penalty;
}

}  // namespace occasus::rome_must_fall
