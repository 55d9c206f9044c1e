// The position as a document: the JSON of `show --json` and of `--position`.
#include <algorithm>
#include <bit>
#include <optional>
#include <string>

#include "core/document_reader.h"

#include "games/empire/chapters.h"
#include "games/empire/counters.h"
#include "games/empire/game.h"

namespace occasus::empire {

namespace {

constexpr std::array<std::string_view, 3> kWinners = {"", "roman", "barbarian"};

// The answers given so far, in notation.
Value answers_document(const Rules& rules, const State& state) {
    Value answers = Value::list();
    for (const Action answer : Text::answers(rules, state))
        answers.push(Text::action_text(rules, state, answer));
    return answers;
}

Value legion_list(std::uint8_t legions) {
    Value list = Value::list();
    for (int legion = 0; legion < kMaxLegions; ++legion)
        if (legions >> static_cast<unsigned>(legion) & 1U) list.push(kLegionNumbers[at(legion)]);
    return list;
}

Value area_document(const State& state, int area) {
    Value document = Value::fields();
    const auto set = [&](const char* name, int count) {
        if (count != 0) document.set(name, count);
    };
    set("R", state.romans[at(area)]);
    set("F", state.barbarians[at(area)]);
    set("C", state.cavalry[at(area)]);
    if (const std::uint8_t legions = legions_in(state, area); legions != 0)
        document.set("legions", legion_list(legions));
    if (contains(state.walls, area)) document.set("wall", true);
    if (contains(state.forts, area)) document.set("fort", true);
    set("arrived", state.arrived[at(area)]);
    set("arrived_cavalry", state.arrived_cavalry[at(area)]);
    return document;
}

Value pile_document(const Rules& rules, const State& state, std::uint8_t place, int walls,
                    int forts) {
    Value document = Value::fields();
    std::uint8_t legions = 0;
    for (int legion = 0; legion < rules.board().mix.legion; ++legion)
        if (state.legions[at(legion)] == place)
            legions = static_cast<std::uint8_t>(legions | 1U << static_cast<unsigned>(legion));
    document.set("legions", legion_list(legions)).set("wall", walls).set("fort", forts);
    return document;
}

// T3. The units that can still come onto the map.
Value available_document(const Rules& rules, const State& state) {
    Value available = pile_document(rules, state, kAvailable, state.wall_pile, state.fort_pile);
    available.set("roman_force", state.roman_pile)
        .set("barbarian_force", state.barbarian_pile)
        .set("cavalry", state.cavalry_pile);
    return available;
}

// Reads a position field by field.
class Reader : DocumentReader {
  public:
    Reader(const Rules& rules, const Value& document) : DocumentReader(document), rules_(rules) {}

    Result<State> read() {
        if (complaint()) return *complaint();
        state_ = rules_.start();
        check_names();
        state_.turn = static_cast<std::uint8_t>(number("turn", 1, rules_.board().turns, 1));
        state_.resources = static_cast<std::uint16_t>(
            number("rrp", 0, kMaxGivenResources, rules_.board().start_resources));
        read_areas();
        read_dead();
        read_marched();
        if (!complaint()) read_step();
        if (!complaint()) check_rules();
        if (complaint()) return *complaint();
        return state_;
    }

  private:
    void check_names() {
        static constexpr std::array<std::string_view, 14> kNames = {
            "turn",    "step",  "phase", "rrp",   "areas", "dead",    "available",
            "marched", "count", "area",  "round", "lost",  "answers", "winner"};
        DocumentReader::check_names(kNames);
    }

    int area_called(const std::string& id, const std::string& name) {
        const int area = rules_.board().find_area(id);
        if (area < 0) complain(name, "names an unknown area “" + id + "”.");
        return std::max(area, 0);
    }

    // Every counter that is in no area and not dead is Available.
    void read_areas() {
        const Value* areas = field("areas");
        if (areas == nullptr) return;
        if (areas->members() == nullptr) return complain("areas", "must be an object.");
        deploy_romans(state_, rules_.board().rome, -state_.romans[roman_index()]);
        state_.legions[0] = kAvailable;
        for (const auto& [id, counters] : *areas->members())
            read_area(area_called(id, "areas"), "areas." + id, counters);
    }
    std::size_t roman_index() const { return at(rules_.board().rome); }

    void read_area(int area, const std::string& name, const Value& counters) {
        for (const auto& [key, value] : members_of(counters, name))
            read_counter(area, name, key, value);
    }

    void read_counter(int area, const std::string& name, const std::string& key,
                      const Value& value) {
        const std::string path = name + "." + key;
        const auto few = [&](int limit) { return number_of(value, path, 0, limit); };
        if (key == "R") return deploy_romans(state_, area, few(state_.roman_pile));
        if (key == "F") return deploy_barbarians(state_, area, few(state_.barbarian_pile));
        if (key == "C") return deploy_cavalry(state_, area, few(state_.cavalry_pile));
        if (key == "legions") return read_legions(value, path, static_cast<std::uint8_t>(area));
        if (key == "wall") return read_building(area, path, value, state_.walls, state_.wall_pile);
        if (key == "fort") return read_building(area, path, value, state_.forts, state_.fort_pile);
        if (key == "arrived")
            state_.arrived[at(area)] = static_cast<std::uint8_t>(few(kMaxForces));
        else if (key == "arrived_cavalry")
            state_.arrived_cavalry[at(area)] = static_cast<std::uint8_t>(few(kMaxForces));
        else
            complain(path,
                     "is unknown; known are: R, F, C, legions, wall, fort, arrived and "
                     "arrived_cavalry.");
    }

    void read_building(int area, const std::string& path, const Value& value, AreaSet& areas,
                       std::uint8_t& pile) {
        if (!truth_of(&value, path)) return;
        if (pile == 0) return complain(path, "is more than there are counters.");
        areas |= bit_of(area);
        --pile;
    }

    // The legions named in a list go to a place.
    void read_legions(const Value& list, const std::string& path, std::uint8_t place) {
        for (const Value& item : items_of(list, path)) {
            const int legion = legion_called(item, path);
            auto& now = state_.legions[at(std::max(legion, 0))];
            if (legion >= 0 && now != kAvailable)
                complain(path, "puts Legion " + *item.text() + " in two places.");
            else if (legion >= 0)
                now = place;
        }
    }
    int legion_called(const Value& item, const std::string& path) {
        const auto end = kLegionNumbers.begin() + rules_.board().mix.legion;
        const auto found =
            item.text() == nullptr ? end : std::find(kLegionNumbers.begin(), end, *item.text());
        if (found != end) return static_cast<int>(found - kLegionNumbers.begin());
        complain(path, "names the Legions I to " + std::string(*(end - 1)) + " only.");
        return -1;
    }

    void read_dead() {
        for (const auto& [key, value] : fields("dead")) {
            if (key == "legions") {
                read_legions(value, "dead.legions", kDead);
            } else if (key == "wall" || key == "fort") {
                auto& pile = key == "wall" ? state_.wall_pile : state_.fort_pile;
                pile = static_cast<std::uint8_t>(pile - number_of(value, "dead." + key, 0, pile));
            } else {
                complain("dead." + key, "is unknown; known are: legions, wall and fort.");
            }
        }
    }

    void read_marched() {
        for (const Value& item : list("marched")) {
            const int legion = legion_called(item, "marched");
            if (legion >= 0)
                state_.marched =
                    static_cast<std::uint8_t>(state_.marched | 1U << static_cast<unsigned>(legion));
        }
    }

    void read_step() {
        const std::string id = word("step");
        const auto found = std::find_if(kStepRows.begin(), kStepRows.end(),
                                        [&](const auto& row) { return row.id == id; });
        if (id.empty())
            state_.step = field("areas") == nullptr ? Step::SetUp : Step::Upkeep;
        else if (found == kStepRows.end())
            return complain("step", "“" + id + "” is unknown.");
        else
            state_.step = found->step;
        if (state_.step == Step::PlaceForces)
            state_.count = static_cast<std::uint8_t>(
                number("count", 1, std::min<int>(5, state_.barbarian_pile), 1));
        if (state_.step == Step::PlaceCavalry) state_.count = 1;
        if (state_.step == Step::PlaceCavalry && state_.cavalry_pile == 0)
            complain("step", "asks to place Cavalry, and there is none.");
        if (state_.step == Step::ConflictRoll) read_conflict();
        if (state_.step == Step::Over) read_end();
        read_answers();
        NullSink nobody;
        look_at_rome({rules_, state_, nobody});
    }

    void read_conflict() {
        forget_moves(state_);  // Phase 7 moves nobody (R28).
        const std::string id = word("area");
        state_.from = area_id(area_called(id, "area"));
        state_.round = static_cast<std::uint8_t>(number("round", 1, 255, 1));
        if (field("lost") == nullptr) {
            if (!is_contested(state_, state_.from)) complain("area", id + " is not contested.");
            return;
        }
        const int counters = state_.barbarians[at(state_.from)] + state_.cavalry[at(state_.from)];
        state_.count = static_cast<std::uint8_t>(number("lost", 1, counters, 1));
        if (state_.barbarians[at(state_.from)] == 0 || state_.cavalry[at(state_.from)] == 0)
            complain("lost", "leaves a choice only where there are Forces and Cavalry.");
        state_.step = Step::Losses;
    }

    void read_end() {
        const std::string winner = word("winner");
        const auto found = std::find(kWinners.begin() + 1, kWinners.end(), winner);
        if (found == kWinners.end()) return complain("winner", "is roman or barbarian.");
        state_.winner = static_cast<Winner>(found - kWinners.begin());
        if ((state_.winner == Winner::Barbarian) != rome_has_fallen(rules_, state_))
            complain("winner", "does not fit what stands in Rome.");
    }

    void read_answers() {
        if (complaint()) return;
        NullSink sink;
        for (const Value& answer : list("answers")) {
            const Result<Action> action = answer.text() == nullptr
                                              ? unreadable("An answer is a text.", "answers")
                                              : Text::parse_action(rules_, state_, *answer.text());
            if (!action) return complain("answers", action.refusal().text);
            if (const auto refusal = Text::why_not(rules_, state_, *action))
                return complain("answers", refusal->text);
            rules_.apply(state_, *action, sink);
        }
    }

    void check_rules() {
        const std::string_view broken = rules_.broken_invariant(state_);
        if (!broken.empty())
            return complain("position", "is impossible: " + std::string(broken) + ".");
        if (Rules::to_move(state_) != Seat::Nobody && rules_.choices(state_).empty())
            complain("step", "asks a question that cannot be answered.");
        check_available();
    }

    // It follows from the rest; if it is given, it must agree.
    void check_available() {
        if (complaint()) return;
        const Value true_pile = available_document(rules_, state_);
        for (const auto& [key, value] : fields("available")) {
            const Value* here = true_pile.find(key);
            if (here == nullptr || !(*here == value))
                complain("available." + key, "does not agree with what is on the map.");
        }
    }

    const Rules& rules_;
    State state_;
};

}  // namespace

Value Text::position(const Rules& rules, const State& state) {
    Value areas = Value::fields();
    for (int area = 0; area < rules.board().size(); ++area) {
        Value document = area_document(state, area);
        if (!document.members()->empty()) areas.set(rules.board().area(area).id, document);
    }
    const CounterMix& mix = rules.board().mix;
    // A question that is half answered is written as the step it began with and the answers.
    Value position = Value::fields();
    position.set("turn", state.turn)
        .set("step", row_of(row_of(state.step).begins).id)
        .set("phase", phase(state))
        .set("rrp", state.resources)
        .set("areas", areas)
        .set("available", available_document(rules, state))
        .set("dead", pile_document(rules, state, kDead,
                                   mix.wall - std::popcount(state.walls) - state.wall_pile,
                                   mix.fort - std::popcount(state.forts) - state.fort_pile))
        .set("marched", legion_list(state.marched));
    if (state.step == Step::PlaceForces) position.set("count", state.count);
    if (state.round != 0)
        position.set("area", rules.board().area(state.from).id).set("round", state.round);
    if (state.step == Step::Losses) position.set("lost", state.count);
    Value answers = answers_document(rules, state);
    if (!answers.items()->empty()) position.set("answers", answers);
    const std::string_view winner = kWinners[at(state.winner)];
    position.set("winner", winner.empty() ? Value() : Value(winner));
    return position;
}

Result<State> Text::from_position(const Rules& rules, const Value& document) {
    return Reader(rules, document).read();
}

}  // namespace occasus::empire
