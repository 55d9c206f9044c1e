// Events as sentences, and the result of a game.
#include <string>

#include "games/diplomacy/events.h"
#include "games/diplomacy/notation.h"
#include "games/diplomacy/rulebook.gen.h"
#include "games/diplomacy/text.h"

namespace occasus::diplomacy {

namespace {

const std::string& title_of(const Rules& rules, int power) {
    return rules.board().powers[static_cast<std::size_t>(power)].title;
}
const std::string& name_of(const Rules& rules, int place) {
    return rules.board().place(place).name;
}
std::string label_or_null(const Rules& rules, int place) {
    return place == kNowhere ? std::string() : rules.board().place(place).label;
}

// The order of a word, or its unit alone.
std::string word_text(const Rules& rules, const Reading& word) {
    if (static_cast<Verb>(word.order.kind) == Verb::None)
        return unit_text(rules.board(), word.unit);
    return order_text(rules.board(), word.order, &word.unit,
                      word.has_helped ? &word.helped : nullptr);
}

std::string named_word(const Rules& rules, const Event& event) {
    const Reading word = reading_of(rules.board(), word_in(event));
    return title_of(rules, word.order.power) + " " + word_text(rules, word);
}

std::string obstacle_text(const Rules& rules, const Strengths& told) {
    if (told.obstacle == Obstacle::None) return ", and nothing stands against it";
    static constexpr std::array<std::string_view, 4> kObstacles = {"", "hold", "defend", "prevent"};
    return (told.code == Code::Moves ? " beats " : " does not beat ") +
           std::string(kObstacles[static_cast<std::size_t>(told.obstacle)]) + " " +
           std::to_string(told.against) + " of the unit in " + name_of(rules, told.because);
}

// Why it came so. Of hidden games nothing but the result is told.
std::string reason_text(const Rules& rules, const Strengths& told) {
    if (rules.options().hidden) return {};
    const std::string who = told.because == kNowhere ? "" : name_of(rules, told.because);
    switch (told.code) {
        case Code::Moves:
        case Code::Bounce:
            if (told.strength == 0) return "attack 0 against a unit of the same power";
            return "attack " + std::to_string(told.strength) + obstacle_text(rules, told);
        case Code::NoConvoy:
            return who.empty() ? "no fleets convoy it all the way"
                               : "the fleet in " + who + " fails";
        case Code::Cut:
            return "cut from " + who;
        case Code::Void:
            return "the order of the unit in " + who + " is another";
        case Code::Disrupted:
            return "the fleet is dislodged from " + who;
        case Code::Converts:
        case Code::Destroyed:
            return "hold strength " + std::to_string(told.strength);
        default:
            return {};
    }
}

std::string resolved_text(const Rules& rules, const Event& event) {
    const Strengths told = strengths_in(event);
    const std::string reason = reason_text(rules, told);
    return named_word(rules, event) + ": " + std::string(word_of(told.code)) +
           (reason.empty() ? "." : " (" + reason + ").");
}

std::string ended_text(const Rules& rules, const Event& event) {
    switch (static_cast<Ending>(event.args[0])) {
        case Ending::Victory:
            return title_of(rules, event.args[1]) + " owns 18 centres or more, and has won.";
        case Ending::SoleSurvivor:
            return title_of(rules, event.args[1]) + " alone is left, and has won.";
        case Ending::Agreed:
            return "All survivors agree to a draw.";
        case Ending::NobodyLeft:
            return "Nobody owns a centre: a draw of nobody.";
        default:
            return "The last year is over: a draw of the survivors.";
    }
}

std::string centre_text(const Rules& rules, const Event& event) {
    const std::string& where = name_of(rules, event.args[0]);
    if (static_cast<EventKind>(event.kind) == EventKind::Raided)
        return title_of(rules, event.args[1]) + " loses " + where + " to a raid; it is nobody's.";
    const std::string from =
        event.args[2] < 0 ? std::string() : " from " + title_of(rules, event.args[2]);
    return title_of(rules, event.args[1]) + " takes " + where + from + ".";
}

Value power_value(const Rules& rules, int power) {
    return power < 0 ? Value() : Value(rules.board().powers[static_cast<std::size_t>(power)].id);
}
Value place_value(const Rules& rules, int place) {
    return place == kNowhere || place < 0 ? Value() : Value(rules.board().place(place).label);
}

Value word_args(const Rules& rules, const Event& event) {
    const Reading word = reading_of(rules.board(), word_in(event));
    Value args = Value::fields();
    args.set("power", power_value(rules, word.order.power));
    args.set("unit", unit_text(rules.board(), word.unit));
    if (static_cast<Verb>(word.order.kind) != Verb::None) args.set("order", word_text(rules, word));
    return args;
}

Value resolved_args(const Rules& rules, const Event& event) {
    const Reading word = reading_of(rules.board(), word_in(event));
    const Strengths told = strengths_in(event);
    Value args = word_args(rules, event);
    args.set("code", word_of(told.code))
        .set("from", place_value(rules, word.order.unit))
        .set("to", place_value(rules, word.order.to))
        .set("of", place_value(rules, word.order.of));
    if (rules.options().hidden) return args;
    return args.set("strength", told.strength)
        .set("against", told.against)
        .set("because", place_value(rules, told.because))
        .set("dislodged_by", place_value(rules, told.dislodged_by));
}

}  // namespace

std::string_view Text::event_kind(const Event& event) {
    return kEventKinds[event.kind];
}

std::string Text::describe(const Rules& rules, const Event& event, Seat) {
    const auto& args = event.args;
    const auto who = [&] { return title_of(rules, args[0]); };
    switch (static_cast<EventKind>(event.kind)) {
        case EventKind::PhaseBegan:
            return std::string(kSeasonNames[static_cast<std::size_t>(args[0])]) + " " +
                   std::to_string(args[2]) + ": " +
                   std::string(kStepIds[static_cast<std::size_t>(args[1])]) + ".";
        case EventKind::UnitPlaced:
            return named_word(rules, event) + " stands ready.";
        case EventKind::OrderResolved:
            return resolved_text(rules, event);
        case EventKind::Attacked:
        case EventKind::Retreated:
            return named_word(rules, event) + ": " +
                   std::string(word_of(static_cast<Code>(args[2]))) + ".";
        case EventKind::Built:
        case EventKind::Removed:
            return named_word(rules, event) + ": " +
                   std::string(adjustment_word(rules, static_cast<Code>(args[2]))) + ".";
        case EventKind::Dislodged:
            return named_word(rules, event) + " is " +
                   (args[3] != 0 ? "destroyed while it converts" : "dislodged") + " from " +
                   name_of(rules, args[2]) + ".";
        case EventKind::Waived:
            return who() + " waives a build.";
        case EventKind::Raided:
        case EventKind::CentreTaken:
            return centre_text(rules, event);
        case EventKind::CentresCounted:
            return who() + " owns " + std::to_string(args[1]) +
                   (args[1] == 1 ? " centre." : " centres.");
        case EventKind::Sighted:
            return named_word(rules, event) + " is seen.";
        case EventKind::NoOrders:
            return "No orders from " + who() + ".";
        case EventKind::DisorderBegan:
            return who() + " is in civil disorder.";
        case EventKind::DisorderEnded:
            return who() + " is back in order.";
        case EventKind::DrawProposed:
            return who() + " proposes a draw.";
        case EventKind::Eliminated:
            return who() + " has no centre left and is out.";
        case EventKind::GameOver:
            return ended_text(rules, event);
    }
    return {};
}

Value Text::event_args(const Rules& rules, const Event& event) {
    const auto& args = event.args;
    const auto code = [&] { return word_of(static_cast<Code>(args[2])); };
    switch (static_cast<EventKind>(event.kind)) {
        case EventKind::PhaseBegan:
            return Value::fields().set(
                "phase", phase_text(rules.options().game, {static_cast<Season>(args[0]),
                                                           static_cast<Step>(args[1]), args[2]}));
        case EventKind::UnitPlaced:
        case EventKind::Sighted:
            return word_args(rules, event);
        case EventKind::OrderResolved:
            return resolved_args(rules, event);
        case EventKind::Attacked:
        case EventKind::Retreated:
            return word_args(rules, event).set("code", code());
        case EventKind::Built:
        case EventKind::Removed:
            return word_args(rules, event)
                .set("code", adjustment_word(rules, static_cast<Code>(args[2])));
        case EventKind::Dislodged:
            return word_args(rules, event)
                .set("by", place_value(rules, args[2]))
                .set("destroyed", args[3] != 0);
        case EventKind::Raided:
            return Value::fields()
                .set("centre", label_or_null(rules, args[0]))
                .set("power", power_value(rules, args[1]));
        case EventKind::CentreTaken:
            return Value::fields()
                .set("centre", label_or_null(rules, args[0]))
                .set("power", power_value(rules, args[1]))
                .set("before", power_value(rules, args[2]));
        case EventKind::CentresCounted:
            return Value::fields()
                .set("power", power_value(rules, args[0]))
                .set("centres", args[1]);
        case EventKind::GameOver:
            return Value::fields()
                .set("ending", kEndingIds[static_cast<std::size_t>(args[0])])
                .set("winner", power_value(rules, args[1]));
        default:
            return Value::fields().set("power", power_value(rules, args[0]));
    }
}

int Rules::score(const State& state, Seat seat) const {
    const int power = seat_index(seat);
    if (state.winner != kNobody) return state.winner == power ? 2 : 0;
    return survives(state, power) ? 1 : 0;
}

occasus::Outcome Text::outcome(const Rules& rules, const State& state) {
    const bool is_won = state.winner != kNobody;
    Event event{.rule = {},
                .kind = static_cast<std::uint8_t>(EventKind::GameOver),
                .audience = Seat::Nobody,
                .args = {static_cast<std::int16_t>(state.ending), state.winner, 0, 0}};
    occasus::Outcome outcome{
        .grade = is_won ? "victory" : "draw",
        .title = is_won ? "Victory of " + title_of(rules, state.winner) : "A draw",
        .text = ended_text(rules, event),
        .rule = state.ending == Ending::Victory ? cite("FR-16") : cite("R32"),
        .scores = {}};
    for (int power = 0; power < kPowers; ++power)
        outcome.scores.push_back(rules.score(state, seat_at(power)));
    return outcome;
}

Result<Value> Text::odds(const Rules&, const State&, const Value&) {
    return illegal(cite("SD-1"), "Nothing is left to chance in this game, so there are no odds.");
}

}  // namespace occasus::diplomacy
