// Chapter E: the events of a year.
#include "games/pomerium/events.h"

#include <bit>

#include "games/pomerium/chapters.h"
#include "games/pomerium/tables.h"

namespace occasus::pomerium {

namespace {

// T4, E0, D7.
struct Events : Die {
    static Asked prompt(const Rules&, const State&) {
        return {.text = "How many events does the year bring?",
                .detail = "The roll is the number of events.",
                .waiting = kDieFirst};
    }
    static void apply(const Turn& turn, Action action) {
        const int face = face_of(action);
        turn.state.events_due = static_cast<std::uint8_t>(face);
        turn.tell<EventKind::EventsRolled>(face);
        turn.state.step = Step::Next;
    }
};

// E1, D8.
struct OneEvent : Die {
    static Asked prompt(const Rules&, const State&) {
        return {.text = "What happens?", .detail = "{faces}", .waiting = kDieFirst};
    }
    static std::string meaning(const Rules&, const State&, int face) {
        return std::string(words_of(event_by(face)));
    }
    static void apply(const Turn& turn, Action action) {
        const int face = face_of(action);
        turn.tell<EventKind::EventRolled>(face);
        switch (event_by(face)) {
            case YearEvent::Assassination:
                return call_assassin(turn);
            case YearEvent::NewGeneral:
                return call_new_general(turn);
            case YearEvent::Epidemic:
                return call_change(turn.state, Change::Epidemic);
            case YearEvent::Prosperity:
                return call_change(turn.state, Change::Prosperity);
            case YearEvent::Rebellion:
                return call_change(turn.state, Change::Rebellion);
            case YearEvent::Invasion:
                turn.state.step = Step::Route;
        }
    }

    // E2. No die when you are alone.
    static void call_assassin(const Turn& turn) {
        if (turn.state.generals == 1) return assassinate(turn, kYou);
        turn.state.step = Step::Victim;
    }
    static void call_new_general(const Turn& turn) {
        if (may_rise(turn.state)) {
            turn.state.step = Step::NewcomerLegions;
            return;
        }
        turn.tell<EventKind::NoNewGeneral>();
        turn.state.step = Step::Next;
    }
    static void call_change(State& state, Change change) {
        state.change = change;
        state.step = Step::Province;
    }
};

// E2. You first, then the rivals by number.
struct Victim : Die {
    static int sides(const Rules&, const State& state) { return state.generals; }
    static Asked prompt(const Rules&, const State&) {
        return {.text = "Who is assassinated?", .detail = "{faces}", .waiting = kDieFirst};
    }
    static std::string meaning(const Rules&, const State& state, int face) {
        return side_name(party_of(state, general_at(face - 1)));
    }
    static void apply(const Turn& turn, Action action) {
        assassinate(turn, general_at(operand_of(action)));
    }
};

// E3.
struct NewcomerLegions : Die {
    static Asked prompt(const Rules&, const State&) {
        return {.text = "Who rises to be a general?",
                .detail = "2 legions plus the roll.",
                .waiting = kDieFirst};
    }
    static Thrown thrown(const State& state) {
        return {.who = roller(party_numbered(state.next_number))};
    }
    static void apply(const Turn& turn, Action action) {
        const int legions = fresh_legions(face_of(action));
        turn.state.pending = static_cast<std::uint8_t>(legions);
        turn.state.step = Step::NewcomerHome;
        turn.tell<EventKind::NewcomerLegions>(legions);
    }
};

// E3. READING: R26. Newcomers take their home without a battle, its garrison with it; they act
// from next year.
struct NewcomerHome : Die {
    // In the core while a general is missing there, else anywhere (M3).
    static int sides(const Rules&, const State& state) {
        return (kCore & ~held_by_generals(state)) != 0 ? kCoreDie : kProvinceDie;
    }
    static Asked prompt(const Rules&, const State&) {
        return {.text = "Who rises to be a general?", .detail = "{faces}", .waiting = kDieFirst};
    }
    static Thrown thrown(const State& state) {
        return {.who = roller(party_numbered(state.next_number))};
    }
    static std::string meaning(const Rules& rules, const State& state, int face) {
        return home_meaning(rules, state, face);
    }
    static void apply(const Turn& turn, Action action) {
        State& state = turn.state;
        const ProvinceId home = province_id(operand_of(action));
        if (home >= kProvinces)
            return turn.tell_by<EventKind::RolledAgain>(cite("M3"), Again::NoProvince);
        if (is_general(state.owner[home]))
            return turn.tell_by<EventKind::RolledAgain>(cite("E3"), Again::HeldHome);
        const int garrison = state.garrisons[home];
        const Side general = general_at(state.generals++);
        state.numbers[general] = state.next_number++;
        state.legions[general] = state.pending;
        add_legions(state.legions[general], garrison);
        state.pending = 0;
        give_province(state, home, general);
        turn.tell<EventKind::NewGeneral>(party_of(state, general), home,
                                         int{state.legions[general]}, garrison);
        state.step = Step::Next;
    }
};

// E4, E5, E6.
constexpr Cite rule_of(Change change) {
    return change == Change::Epidemic     ? cite("E4")
           : change == Change::Prosperity ? cite("E5")
                                          : cite("E6");
}

// Changes the legions of the province's owner.
void change_legions(const Turn& turn, ProvinceId province) {
    State& state = turn.state;
    const Change change = state.change;
    const Side owner = state.owner[province];
    state.change = Change::None;
    state.step = Step::Next;
    const auto tell = [&](int legions) {
        turn.tell_by<EventKind::ProvinceChanged>(rule_of(change), province, change,
                                                 party_of(state, owner), legions);
    };
    if (owner == kLost) return tell(0);
    std::uint16_t& legions = is_general(owner) ? state.legions[owner] : state.garrisons[province];
    const bool had_any = legions > 0;
    add_legions(legions, change == Change::Prosperity ? 1 : -1);
    tell(legions);
    if (change != Change::Rebellion || legions > 0) return;
    give_province(state, province, kLost);
    // READING: R27. An owner who had none to begin with loses it too.
    turn.tell_by<EventKind::ProvinceLost>(had_any ? cite("E6") : cite("R27"), province);
    check_general(turn, owner, Cause::Rebelled);
}

// M3. 19 and 20 are rolled again.
struct ProvinceDie : Die {
    static Asked prompt(const Rules&, const State&) {
        return {.text = "Which province?", .detail = "{faces}", .waiting = kDieFirst};
    }
    static std::string meaning(const Rules& rules, const State&, int face) {
        return face > kProvinces ? "rolled again" : rules.board().province(face - 1).title;
    }
    static void apply(const Turn& turn, Action action) {
        const ProvinceId province = province_id(operand_of(action));
        if (province >= kProvinces)
            return turn.tell_by<EventKind::RolledAgain>(cite("M3"), Again::NoProvince);
        change_legions(turn, province);
    }
};

// E7.
struct Route : Die {
    static Asked prompt(const Rules&, const State&) {
        return {.text = "Who invades?", .detail = "{faces}", .waiting = kDieFirst};
    }
    static std::string meaning(const Rules& rules, const State&, int face) {
        return "the " + rules.board().invaders[at(face - 1)].title;
    }
    static void apply(const Turn& turn, Action action) {
        State& state = turn.state;
        const InvaderId invader = invader_id(operand_of(action));
        const int province = first_imperial(turn.rules.board(), state, invader);
        turn.tell<EventKind::InvasionRolled>(invader, static_cast<Target>(province));
        if (province < 0) {
            state.step = Step::Next;
            return;
        }
        state.invader = invader;
        state.step = Step::Host;
    }
};

// E8. READING: R28. Fresh each time, whatever stands at home.
struct HostStrength : Die {
    static Asked prompt(const Rules&, const State&) {
        return {
            .text = "How strong is the host?", .detail = "2 plus the roll.", .waiting = kDieFirst};
    }
    static void apply(const Turn& turn, Action action) {
        State& state = turn.state;
        const int legions = fresh_legions(face_of(action));
        const int province = first_imperial(turn.rules.board(), state, state.invader);
        state.encounter.host = static_cast<std::uint16_t>(legions);
        turn.tell<EventKind::HostRolled>(state.invader, legions);
        attack(turn, cite("E8"), kHost, province_id(province));
    }
};

}  // namespace

// The provinces of the dead fall to the Senate.
void assassinate(const Turn& turn, Side general) {
    State& state = turn.state;
    turn.tell<EventKind::Assassinated>(party_of(state, general));
    if (general == kYou) return end_game(turn, Outcome::Loss, Cause::Assassinated);
    const ProvinceSet estate = provinces_of(state, general);
    for_each_province(estate,
                      [&](ProvinceId province) { give_province(state, province, kSenatorial); });
    strike_off(state, general);
    begin_garrisons(state, turn.rules.options().heirs_roll ? estate : 0);
}

constexpr Question kEvents = question_of<Events>();
constexpr Question kEvent = question_of<OneEvent>();
constexpr Question kVictim = question_of<Victim>();
constexpr Question kNewcomerLegions = question_of<NewcomerLegions>();
constexpr Question kNewcomerHome = question_of<NewcomerHome>();
constexpr Question kProvince = question_of<ProvinceDie>();
constexpr Question kRoute = question_of<Route>();
constexpr Question kHostStrength = question_of<HostStrength>();

}  // namespace occasus::pomerium
