// The words of each kind of operand and each noun.
#include "games/pomerium/vocabulary.h"

#include <string>
#include <vector>

#include "core/vocabulary/words.h"
#include "core/words.h"

#include "games/pomerium/battle.h"
#include "games/pomerium/chapters.h"
#include "games/pomerium/game.h"
#include "games/pomerium/tables.h"

namespace occasus::pomerium {

static_assert(in_order(kVerbRows, &VerbRow<Verb, Operand>::verb, &VerbRow<Verb, Operand>::text));
static_assert(in_order(kStepRows, &Asking::step, &Asking::id));
static_assert(in_order(kPhases, &Named<Phase>::what, &Named<Phase>::id));
static_assert(in_order(kAgain, &Named<Again>::what, &Named<Again>::id));
static_assert(in_order(kChanges, &Named<Change>::what, &Named<Change>::id));
static_assert(in_order(kOutcomes, &Named<Outcome>::what, &Named<Outcome>::id));
static_assert(in_order(kCauses, &Named<Cause>::what, &Named<Cause>::id));
static_assert(in_order(kEventRows, &EventRow<EventKind, Operand>::kind,
                       &EventRow<EventKind, Operand>::id));

namespace {

// ---- sides ----

// "you", "general 2": as it stands within a sentence.
std::string name_of(int party) {
    return side_name(static_cast<Party>(party));
}
// "yours", "general 2's".
std::string owned_by(int party) {
    return party == 0 ? "yours" : name_of(party) + "'s";
}
// "you take", "general 2 takes".
std::string does(int party, std::string_view you, std::string_view another) {
    return name_of(party) + " " + std::string(party == 0 ? you : another);
}

// In one word, for documents.
std::string party_id(int party) {
    switch (static_cast<Party>(party)) {
        case Party::You:
            return "you";
        case Party::Senate:
            return "senate";
        case Party::Nation:
            return "nation";
        case Party::Host:
            return "host";
    }
    return "general_" + std::to_string(party);
}

// ---- operands ----

template <const auto& kRows>
Value id_in(const Rules&, int at) {
    return kRows[static_cast<std::size_t>(at)].id;
}
template <const auto& kRows>
std::string words_in(const Rules&, int at) {
    return std::string(kRows[static_cast<std::size_t>(at)].words);
}

std::string province_title(const Rules& rules, int province) {
    return rules.board().province(province).title;
}
Value province_id_of(const Rules& rules, int province) {
    return province < 0 ? Value() : Value(rules.board().province(province).id);
}
std::string target_words(const Rules& rules, int province) {
    return province < 0 ? ", but no province on their route belongs to the Empire."
                        : " to " + province_title(rules, province) + ".";
}

Result<int> read_face(const Rules&, std::string_view word) {
    const auto face = number_in(word, 1, kMostSides);
    if (!face) return unreadable("To enter a die, type roll and a number from 1 to 20.", "face");
    return *face - 1;
}
Result<int> read_province(const Rules& rules, std::string_view word) {
    const int province = rules.board().find_province(word);
    if (province < 0)
        return unreadable(quoted(word) + " is not a province on this board.", "province");
    return province;
}
Result<int> read_legions(const Rules&, std::string_view word) {
    const auto count = number_in(word, 0, kMaxLegions);
    if (!count)
        return unreadable(
            "A number must be 0 to " + std::to_string(kMaxLegions) + ", not " + quoted(word) + ".",
            "number");
    return *count;
}

using Row = OperandRow<Rules, Operand>;
// clang-format off
constexpr auto kOperandRows = std::to_array<Row>({
    {.operand = Operand::None},
    {.operand = Operand::Face, .title = "FACE", .end = [](const Rules&) { return kMostSides; },
     .id = [](const Rules&, int face) { return Value(face + 1); }, .read = read_face, .type = FieldType::Number},
    {.operand = Operand::Province, .title = "PROVINCE", .end = [](const Rules&) { return kProvinces; }, .ids = kProvinces,
     .id = province_id_of, .words = province_title, .read = read_province,
     .mark = [](const Rules& rules, const State&, int province, Value& marks) { marks.set("area", rules.board().province(province).id); }},
    {.operand = Operand::Legions, .title = "NUMBER", .end = [](const Rules&) { return kMaxLegions + 1; }, .ids = kMaxLegions + 1,
     .id = [](const Rules&, int count) { return Value(count); }, .read = read_legions, .type = FieldType::Number,
     .mark = [](const Rules&, const State&, int count, Value& marks) { marks.set("count", count); }},
    {.operand = Operand::Number, .id = [](const Rules&, int number) { return Value(number); },
     .words = [](const Rules&, int number) { return number_text(number); }, .type = FieldType::Number},
    {.operand = Operand::Party, .id = [](const Rules&, int party) { return Value(party_id(party)); },
     .words = [](const Rules&, int party) { return name_of(party); }},
    {.operand = Operand::Target, .id = province_id_of, .words = target_words, .when_none = WhenNone::Null},
    {.operand = Operand::Invader,
     .id = [](const Rules& rules, int invader) { return Value(rules.board().invaders[at(invader)].id); },
     .words = [](const Rules& rules, int invader) { return rules.board().invaders[at(invader)].title; }},
    {.operand = Operand::Change, .id = id_in<kChanges>, .words = words_in<kChanges>},
    {.operand = Operand::Outcome, .id = id_in<kOutcomes>, .words = words_in<kOutcomes>},
    {.operand = Operand::Cause, .id = id_in<kCauses>, .words = words_in<kCauses>},
    {.operand = Operand::Die, .id = [](const Rules&, int die) { return Value(row_of(static_cast<Step>(die)).id); },
     .words = [](const Rules&, int die) { return std::string(row_of(static_cast<Step>(die)).purpose); }},
    {.operand = Operand::Roller,
     .id = [](const Rules&, int who) { return static_cast<Roller>(who) == Roller::Nobody ? Value() : Value(party_id(who)); },
     .when_none = WhenNone::LeftOut},
    {.operand = Operand::Rank,
             .id = [](const Rules&,
                      int rival) { return rival == 0 ? Value() : Value(party_id(rival)); },
             .words = [](const Rules&,
                         int rival) { return rival == 0 ? "" : ", " + name_of(rival); },
             .when_none = WhenNone::LeftOut},
    {.operand = Operand::Place, .id = province_id_of,
     .words = [](const Rules& rules, int province) { return province < 0 ? "" : " " + province_title(rules, province); },
     .when_none = WhenNone::LeftOut},
    {.operand = Operand::Again, .id = id_in<kAgain>, .words = words_in<kAgain>},
});
// clang-format on
static_assert(in_order(kOperandRows, &Row::operand));

// ---- nouns of events ----

// "You roll", "general 2 rolls"; of fate's dice, "the die shows".
std::string rolls_die(int who, int) {
    if (static_cast<Roller>(who) == Roller::Nobody) return "the die shows";
    return does(who, "roll", "rolls");
}
std::string contenders(int rivals, int) {
    return counted(rivals, "rival") + " " + std::string(agreeing(rivals, "contends", "contend"));
}
// The description of a province that is attacked or approached.
std::string held_by(int owner, int) {
    if (static_cast<Party>(owner) == Party::Nation) return "outside the Empire";
    return "which is " + owned_by(owner);
}
std::string with_garrison(int garrison, int) {
    return garrison == 0 ? "" : ", including the garrison";
}
// The owner of the legions that an event has changed, and their new number.
std::string strength_words(int owner, int legions) {
    if (static_cast<Party>(owner) == Party::Nation) return ", outside the Empire: no effect.";
    return ": " + does(owner, "have", "has") + " " + counted(legions, "legion") + ".";
}

constexpr auto kEventNouns = std::to_array<EventNoun>({
    {"begins", "general", "", [](int who, int) { return does(who, "begin", "begins"); }},
    {"waits", "general", "", [](int who, int) { return does(who, "wait", "waits"); }},
    {"does", "general", "", [](int who, int) { return does(who, "do", "does"); }},
    {"offers", "general", "", [](int who, int) { return does(who, "offer", "offers"); }},
    {"rolls", "general", "", [](int who, int) { return does(who, "roll", "rolls"); }},
    {"other_rolls", "other", "", [](int who, int) { return does(who, "roll", "rolls"); }},
    {"takes", "general", "", [](int who, int) { return does(who, "take", "takes"); }},
    {"attacks", "attacker", "", [](int who, int) { return does(who, "attack", "attacks"); }},
    {"devotes", "side", "", [](int who, int) { return does(who, "devote", "devotes"); }},
    {"strikes", "side", "", [](int who, int) { return does(who, "strike", "strikes"); }},
    {"wins", "winner", "", [](int who, int) { return does(who, "win", "wins"); }},
    {"raises", "general", "", [](int who, int) { return does(who, "raise", "raises"); }},
    {"is", "general", "", [](int who, int) { return does(who, "are", "is"); }},
    {"has", "general", "", [](int who, int) { return does(who, "have", "has"); }},
    {"of_general", "general", "", [](int who, int) { return owned_by(who); }},
    {"held", "owner", "", held_by},
    {"answers", "owner", "", [](int who, int) { return does(who, "answer", "answers"); }},
    {"rolls_die", "who", "", rolls_die},
    {"contenders", "rivals", "", contenders},
    {"with_garrison", "garrison", "", with_garrison},
    {"what", "face", "", [](int face, int) { return std::string(words_of(event_by(face))); }},
    {"of_other", "other", "", [](int who, int) { return owned_by(who); }},
    {"acts", "face", "", [](int face, int) { return std::string(words_of(rival_act_by(face))); }},
    {"reply", "yes", "", [](int yes, int) { return std::string(yes != 0 ? "yes" : "no"); }},
    {"strength", "owner", "legions", strength_words},
});
static_assert(sentences_name_operands(kEventRows, kEventNouns));

// ---- nouns of questions ----

using Here = Scene<Rules>;

// "the Senate's, 1 legion"; "general 2's, 3 legions"; "outside the Empire".
std::string holder(const Here& here) {
    const State& state = here.state;
    const ProvinceId province = province_id(operand_of(here.action));
    const Side owner = state.owner[province];
    if (owner == kLost) return "outside the Empire";
    const int legions = owner == kSenatorial ? state.garrisons[province] : state.legions[owner];
    return side_name(party_of(state, owner)) + "'s, " + counted(legions, "legion");
}

// "1–2: yes; 3–6: no."
std::string faces(const Here& here) {
    const Question& die = *row_of(here.state.step).question;
    std::vector<std::string> meanings;
    for (int face = 1; face <= here.rules.chance_sides(here.state); ++face)
        meanings.push_back(die.meaning(here.rules, here.state, face));
    return faces_text(meanings) + ".";
}

using Noun = SceneNoun<Rules>;
// clang-format off
constexpr auto kNounRows = std::to_array<Noun>({
    {"province", [](const Here& here) { return province_title(here.rules, operand_of(here.action)); }},
    {"holder", holder},
    {"number", [](const Here& here) { return std::to_string(operand_of(here.action)); }},
    {"face", [](const Here& here) { return std::to_string(face_of(here.action)); }},
    {"legions", [](const Here& here) { return std::to_string(here.state.legions[kYou]); }},
    {"at", [](const Here& here) { return province_title(here.rules, here.state.encounter.province); }},
    {"proposer", [](const Here& here) { return capital(side_name(party_of(here.state, here.state.encounter.attacker))); }},
    {"enemy", [](const Here& here) { return std::to_string(total_of(here.state, facing_side(here.state))); }},
    {"devoted", [](const Here& here) { return std::to_string(devoted_against(here.state)); }},
    {"faces", faces},
    {"base",
     [](const Here& here) {
         const State& state = here.state;
         return std::to_string(state.step == Step::RivalSecondDie
                                   ? state.pending
                                   : kRivalBase[state.rivals_at_start]);
     }},
});
// clang-format on
static_assert(same_names(kNounRows, kNouns));

}  // namespace

std::string side_name(Party party) {
    switch (party) {
        case Party::You:
            return "you";
        case Party::Senate:
            return "the Senate";
        case Party::Nation:
            return "the nation";
        case Party::Host:
            return "the host";
    }
    return "general " + std::to_string(static_cast<int>(party));
}

constinit const WordTables<Rules, Operand, EventNoun> Vocabulary::kWords = {kOperandRows, kNounRows,
                                                                            kEventNouns};

}  // namespace occasus::pomerium

template struct occasus::Words<occasus::pomerium::Vocabulary>;
