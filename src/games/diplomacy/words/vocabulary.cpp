// Events as sentences and as documents, and the result of a game: what operands and nouns become.
#include "games/diplomacy/vocabulary.h"

#include <span>
#include <string>

#include "core/vocabulary/sentence.h"
#include "core/words.h"

#include "games/diplomacy/chapters/events.h"
#include "games/diplomacy/game.h"
#include "games/diplomacy/words/notation.h"
#include "games/diplomacy/words/results_view.h"

namespace occasus::diplomacy {

namespace {

const std::string& title_of(const Rules& rules, int power) {
    return rules.board().powers[at(power)].title;
}
const std::string& name_of(const Rules& rules, int place) {
    return rules.board().place(place).name;
}
// The order of a word, or its unit alone.
std::string word_text(const Rules& rules, const Reading& word) {
    if (verb_of(word.order.kind) == Verb::None) return unit_text(rules.board(), word.unit);
    return order_text(rules.board(), word.order, &word.unit,
                      word.has_helped ? &word.helped : nullptr);
}

std::string named_word(const Rules& rules, Word told) {
    const Reading word = reading_of(rules.board(), told);
    return title_of(rules, word.order.power) + " " + word_text(rules, word);
}

// How sentences speak of a power.
Name name_of(const Rules& rules, PowerId power) {
    return name_for(title_of(rules, static_cast<int>(power)));
}
std::string in_sentence(const Rules& rules, int power) {
    return std::string(name_of(rules, power_id(power)).in_sentence);
}
// "takes" of one, "take" of several.
std::string does(const Rules& rules, int power, std::string_view one, std::string_view several) {
    return std::string(agreeing(name_of(rules, power_id(power)).count, one, several));
}

std::string attack_text(const Rules& rules, const Strengths& told) {
    const std::string attack = "with strength " + std::to_string(told.strength);
    if (told.obstacle == Obstacle::None) return attack + ", and nothing stands against it";
    const bool comes = told.obstacle == Obstacle::Prevent;
    return attack + (told.code == Code::Moves ? " it beats" : " it does not beat") + " the unit " +
           (comes ? "from " : "in ") + name_of(rules, told.because) +
           resistance_text(told.obstacle, told.against);
}

// Why it came so. Hidden games show nothing but the result.
std::string reason_text(const Rules& rules, const Strengths& told) {
    if (rules.options().hidden) return {};
    const std::string who = told.because == kNowhere ? "" : name_of(rules, told.because);
    switch (told.code) {
        case Code::Moves:
        case Code::Bounce:
            if (told.strength == 0) return "a power cannot dislodge its own unit";
            return attack_text(rules, told);
        case Code::NoConvoy:
            return who.empty() ? "no fleets carry it all the way"
                               : "the fleet in " + who + " fails";
        case Code::Cut:
            return "the unit from " + who + " cuts it";
        case Code::Void:
            return "the unit in " + who + " was ordered to do something else";
        case Code::Disrupted:
            return "the fleet is dislodged by the unit that came from " + who;
        case Code::Converts:
        case Code::Destroyed:
            return "it holds with strength " + std::to_string(told.strength);
        default:
            return {};
    }
}

// The result of an order, in a sentence about it.
constexpr auto kFates = std::to_array<Named<Code>>({
    {Code::Moves, "moves"},
    {Code::Bounce, "bounces"},
    {Code::NoConvoy, "finds no convoy"},
    {Code::Ok, "is carried out"},
    {Code::Cut, "is cut"},
    {Code::Void, "matches nothing"},
    {Code::Illegal, "is not allowed"},
    {Code::Disrupted, "is disrupted"},
    {Code::Paradox, "fails in a paradox"},
    {Code::Converts, "converts"},
    {Code::Destroyed, "is destroyed"},
    {Code::Retreats, "retreats"},
    {Code::Disbanded, "is disbanded"},
    {Code::CivilDisorder, "is removed in civil disorder"},
});
static_assert(are_in_order(kFates));

std::string fate_text(Code code, Verb verb) {
    if (code != Code::Ok) return std::string(name_in(kFates, code));
    switch (verb) {
        case Verb::Hold:
            return "holds";
        case Verb::SupportHold:
        case Verb::SupportMove:
            return "supports";
        case Verb::Convoy:
            return "convoys";
        case Verb::Build:
            return "is built";
        case Verb::Disband:
            return "is removed";
        default:
            return std::string(name_in(kFates, code));
    }
}

// Precondition: the event begins with the order.
std::string fate_of(const Rules& rules, const Event& event, Code code) {
    return fate_text(code, verb_of(reading_of(rules.board(), word_in(event, 0)).order.kind));
}

std::string result_words(const Rules& rules, const Event& event) {
    const Strengths told = strengths_in(event);
    const std::string reason = reason_text(rules, told);
    return fate_of(rules, event, told.code) + (reason.empty() ? "" : " (" + reason + ")");
}

// ---- operands ----

// An operand of an event: where its numbers begin.
struct Told {
    const Rules& rules;
    const Event& event;
    std::size_t at;

    int number() const { return event.args[at]; }
    Code code() const { return static_cast<Code>(number()); }
    Word word() const { return word_in(event, at); }
    Phase phase() const {
        return {static_cast<Season>(number() & 0xFF), static_cast<Step>(number() >> 8),
                event.args[at + 1]};
    }
};

Value power_value(const Rules& rules, int power) {
    return power < 0 ? Value() : Value(rules.board().powers[at(power)].id);
}
Value place_value(const Rules& rules, int place) {
    return place == kNowhere || place < 0 ? Value() : Value(rules.board().place(place).label);
}

void set_word(const Told& told, std::string_view, Value& document) {
    const Reading word = reading_of(told.rules.board(), told.word());
    document.set("power", power_value(told.rules, word.order.power))
        .set("unit", unit_text(told.rules.board(), word.unit));
    if (verb_of(word.order.kind) != Verb::None) document.set("order", word_text(told.rules, word));
}
// With the places of the order that the strengths are of.
void set_strengths(const Told& told, std::string_view, Value& document) {
    const Reading word = reading_of(told.rules.board(), word_in(told.event, 0));
    const Strengths strengths = strengths_in(told.event);
    document.set("code", word_of(strengths.code))
        .set("from", place_value(told.rules, word.order.unit))
        .set("to", place_value(told.rules, word.order.to))
        .set("of", place_value(told.rules, word.order.of));
    if (told.rules.options().hidden) return;
    document.set("strength", strengths.strength).set("against", strengths.against);
}
void set_causes(const Told& told, std::string_view, Value& document) {
    if (told.rules.options().hidden) return;
    const Strengths strengths = strengths_in(told.event);
    document.set("because", place_value(told.rules, strengths.because))
        .set("dislodged_by", place_value(told.rules, strengths.dislodged_by));
}

// The fields that these make, and those that one field makes, which has the operand's name.
constexpr bool kNull = true;
constexpr bool kAbsent = true;
constexpr auto kUnitFields = std::to_array<EventField>({
    {"power", FieldType::Text, kNull},
    {"unit", FieldType::Text},
});
constexpr auto kOrderFields = std::to_array<EventField>({
    {"power", FieldType::Text, kNull},
    {"unit", FieldType::Text},
    {"order", FieldType::Text, !kNull, kAbsent},
});
constexpr auto kStrengthFields = std::to_array<EventField>({
    {"code", FieldType::Text},
    {"from", FieldType::Text, kNull},
    {"to", FieldType::Text, kNull},
    {"of", FieldType::Text, kNull},
    {"strength", FieldType::Number, !kNull, kAbsent},
    {"against", FieldType::Number, !kNull, kAbsent},
});
constexpr auto kCauseFields = std::to_array<EventField>({
    {"because", FieldType::Text, kNull, kAbsent},
    {"dislodged_by", FieldType::Text, kNull, kAbsent},
});
constexpr auto kText = std::to_array<EventField>({{"", FieldType::Text}});
constexpr auto kTextOrNull = std::to_array<EventField>({{"", FieldType::Text, kNull}});
constexpr auto kNumber = std::to_array<EventField>({{"", FieldType::Number}});
constexpr auto kTruth = std::to_array<EventField>({{"", FieldType::Truth}});

// The forms of an operand: within a sentence, and as fields of the event's document.
struct OperandRow {
    Operand type;
    std::string (*words)(const Told&);
    void (*set)(const Told&, std::string_view name, Value& document);
    std::span<const EventField> fields;
};
constexpr auto kOperands = std::to_array<OperandRow>({
    {Operand::None, nullptr, nullptr, {}},
    {Operand::Phase,
     [](const Told& told) {
         const Phase phase = told.phase();
         return std::string(name_in(kSeasons, phase.season)) + " " + std::to_string(phase.year) +
                ": " + std::string(row_of(phase.step).id);
     },
     [](const Told& told, std::string_view name, Value& document) {
         document.set(name, phase_text(told.rules.options().game, told.phase()));
     },
     kText},
    {Operand::Unit, [](const Told& told) { return named_word(told.rules, told.word()); }, set_word,
     kUnitFields},
    {Operand::Order, [](const Told& told) { return named_word(told.rules, told.word()); }, set_word,
     kOrderFields},
    {Operand::Strengths, nullptr, set_strengths, kStrengthFields},
    {Operand::Causes, nullptr, set_causes, kCauseFields},
    {Operand::Code, [](const Told& told) { return fate_of(told.rules, told.event, told.code()); },
     [](const Told& told, std::string_view name, Value& document) {
         document.set(name, word_of(told.code()));
     },
     kText},
    {Operand::Adjustment,
     [](const Told& told) {
         // READING: R39. Without a reason.
         return told.rules.options().hidden && told.code() == Code::Illegal
                    ? std::string("fails")
                    : fate_of(told.rules, told.event, told.code());
     },
     [](const Told& told, std::string_view name, Value& document) {
         document.set(name, adjustment_word(told.rules, told.code()));
     },
     kText},
    {Operand::Fate,
     [](const Told& told) {
         return std::string(told.number() != 0 ? "destroyed, while it converts," : "dislodged");
     },
     [](const Told& told, std::string_view name, Value& document) {
         document.set(name, told.number() != 0);
     },
     kTruth},
    {Operand::Place, [](const Told& told) { return name_of(told.rules, told.number()); },
     [](const Told& told, std::string_view name, Value& document) {
         document.set(name, place_value(told.rules, told.number()));
     },
     kTextOrNull},
    {Operand::Power, [](const Told& told) { return in_sentence(told.rules, told.number()); },
     [](const Told& told, std::string_view name, Value& document) {
         document.set(name, power_value(told.rules, told.number()));
     },
     kTextOrNull},
    {Operand::Count, [](const Told& told) { return std::to_string(told.number()); },
     [](const Told& told, std::string_view name, Value& document) {
         document.set(name, told.number());
     },
     kNumber},
    {Operand::Ending, nullptr,
     [](const Told& told, std::string_view name, Value& document) {
         document.set(name, row_of(static_cast<Ending>(told.number())).id);
     },
     kText},
});
static_assert(in_order(kOperands, &OperandRow::type));

const OperandRow& row_of(Operand type) {
    return kOperands[at(type)];
}

// ---- nouns ----

struct DeedRow {
    std::string_view several;
    std::string_view one;
};
constexpr auto kDeeds = std::to_array<DeedRow>({
    {"waive", "waives"},
    {"lose", "loses"},
    {"take", "takes"},
    {"own", "owns"},
    {"are", "is"},
    {"propose", "proposes"},
    {"have", "has"},
});

// A power's deed, in the form for its number. Precondition: it is one of the deeds.
std::string deed(const Rules& rules, int power, std::string_view several) {
    for (const DeedRow& row : kDeeds)
        if (row.several == several) return does(rules, power, row.one, row.several);
    return std::string(several);
}

std::string ended_words(const Rules& rules, Ending ending, int winner) {
    return capital(fill(row_of(ending).sentence, [&](std::string_view name) {
        return name == "winner" ? in_sentence(rules, winner) : deed(rules, winner, name);
    }));
}

// The words of a noun of kEventNouns; `first` and `second` are the operands it is made of.
struct NounRow {
    std::string_view name;
    std::string (*words)(const Told& first, const Told& second);
};
constexpr auto kNounWords = std::to_array<NounRow>({
    {"result",
     [](const Told& first, const Told&) { return result_words(first.rules, first.event); }},
    {"from",
     [](const Told& first, const Told&) {
         return first.number() < 0 ? std::string()
                                   : " from " + in_sentence(first.rules, first.number());
     }},
    {"how",
     [](const Told& first, const Told& second) {
         return ended_words(first.rules, static_cast<Ending>(first.number()), second.number());
     }},
});

// Every noun is one of these, or a deed.
consteval bool nouns_have_words() {
    for (const EventNoun& noun : kEventNouns) {
        bool has_words = false;
        for (const NounRow& row : kNounWords) has_words = has_words || row.name == noun.name;
        for (const DeedRow& row : kDeeds) has_words = has_words || row.several == noun.name;
        if (!has_words) return false;
    }
    return true;
}
static_assert(nouns_have_words());

Told told_in(const Rules& rules, const Event& event, const EventRow& row, std::string_view name) {
    const int at = row.find(name);
    return {rules, event, at < 0 ? 0 : argument_of(row, static_cast<std::size_t>(at))};
}

std::string words_of(const Rules& rules, const Event& event, const EventRow& row,
                     std::string_view name) {
    for (const EventNoun& noun : kEventNouns) {
        if (noun.name != name) continue;
        const Told first = told_in(rules, event, row, noun.first);
        for (const NounRow& words : kNounWords)
            if (words.name == name)
                return words.words(first, told_in(rules, event, row, noun.second));
        return deed(rules, first.number(), name);
    }
    const Operand type = row.operands[at(row.find(name))].type;
    return row_of(type).words(told_in(rules, event, row, name));
}

const EventRow& row_of(const Event& event) {
    return row_of(static_cast<EventKind>(event.kind));
}

}  // namespace

std::string_view Text::event_kind(const Event& event) {
    return row_of(event).id;
}

std::string Text::describe(const Rules& rules, const Event& event, Seat) {
    const EventRow& row = row_of(event);
    return capital(fill(row.sentence,
                        [&](std::string_view name) { return words_of(rules, event, row, name); }));
}

occasus::Telling Text::telling(const Rules& rules, const Event& event, Seat seat) {
    const EventRow& row = row_of(event);
    occasus::Telling telling;
    if (!row.telling.omen.empty()) telling.omen = describe(rules, event, seat);
    if (row.kind != EventKind::PhaseBegan) return telling;
    const Phase phase = Told{rules, event, 0}.phase();
    if (phase.step == Step::Movement)
        telling.heading =
            std::string(name_in(kSeasons, phase.season)) + " " + std::to_string(phase.year);
    return telling;
}

Value Text::event_args(const Rules& rules, const Event& event) {
    const EventRow& row = row_of(event);
    Value document = Value::fields();
    for (std::size_t at = 0; at < row.arity(); ++at)
        row_of(row.operands[at].type)
            .set({rules, event, argument_of(row, at)}, row.operands[at].name, document);
    return document;
}

std::vector<EventFact> Text::event_facts(const Rules&) {
    std::vector<EventFact> facts;
    for (const EventRow& row : kEventRows) {
        EventFact& fact = facts.emplace_back(row.id);
        for (std::size_t at = 0; at < row.arity(); ++at)
            for (EventField field : row_of(row.operands[at].type).fields) {
                if (field.name.empty()) field.name = row.operands[at].name;
                fact.fields.push_back(field);
            }
    }
    return facts;
}

occasus::Outcome Text::outcome(const Rules& rules, const State& state) {
    const bool is_won = state.winner != kNobody;
    occasus::Outcome outcome{
        .grade = is_won ? "victory" : "draw",
        .title = is_won ? "Victory of " + in_sentence(rules, state.winner) : "A draw",
        .text = ended_words(rules, state.ending, state.winner),
        .rule = rules.rule(row_of(state.ending).rule),
        .scores = {}};
    for (int power = 0; power < kPowers; ++power)
        outcome.scores.push_back(rules.score(state, seat_at(power)));
    return outcome;
}

Result<Value> Text::odds(const Rules&, const State&, const Value&) {
    return illegal(cite("SD-1"), "Nothing is left to chance in this game, so there are no odds.");
}

}  // namespace occasus::diplomacy
