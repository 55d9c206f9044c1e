#include "arrays/fields.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <type_traits>

#include "games/diplomacy/rules.h"
#include "games/empire/rules.h"
#include "games/invasions/rules.h"
#include "games/pomerium/rules.h"
#include "games/rome_must_fall/rules.h"

namespace occasus::arrays {

namespace {

template <class T>
struct IsArray : std::false_type {};
template <class T, std::size_t N>
struct IsArray<std::array<T, N>> : std::true_type {};

// A number, or something of one byte that stands for one: an enumeration, the id of an area.
template <class T>
constexpr bool kIsNumber = std::is_arithmetic_v<T> || std::is_enum_v<T> || sizeof(T) == 1;

// Of a set whose members have no names.
constexpr const char* kBits = "bits";

// What the numbers of a member stand for; see Field.
struct Meaning {
    // NOLINTBEGIN(readability-redundant-member-init): g++ asks for a member without a value.
    std::string of{};
    std::string set_of{};
    std::size_t kinds = 0;
    // NOLINTEND(readability-redundant-member-init)
};

// Lists the members of a State, or of a record in one.
class Lister {
  public:
    template <class Whole>
    explicit Lister(const Whole& whole) : start_(reinterpret_cast<const char*>(&whole)) {}

    // A number or an array of numbers. What is neither is told as bytes.
    template <class T>
    Lister& add(std::string name, const T& member, const Meaning& meaning = {}) {
        Field& field = put(std::move(name), member, meaning);
        if constexpr (IsArray<T>::value) {
            using Item = typename T::value_type;
            if (!meaning.set_of.empty()) field.members = static_cast<int>(8 * sizeof(Item));
            if constexpr (kIsNumber<Item>) told_as<Item>(field, member.size());
        } else {
            if (!meaning.set_of.empty()) field.members = static_cast<int>(8 * sizeof(T));
            if constexpr (kIsNumber<T>) told_as<T>(field, 1);
        }
        return *this;
    }
    // An array of records, each listed like the first.
    template <class T, std::size_t N>
    Lister& add_records(std::string name, const std::array<T, N>& records, std::vector<Field> parts,
                        const Meaning& meaning = {}) {
        Field& field = put(std::move(name), records, meaning);
        field.type = "";
        field.bytes = sizeof(T);
        field.numbers = N;
        field.parts = std::move(parts);
        return *this;
    }

    // In the order of their bytes.
    std::vector<Field> fields() {
        std::stable_sort(fields_.begin(), fields_.end(),
                         [](const Field& a, const Field& b) { return a.offset < b.offset; });
        return std::move(fields_);
    }

  private:
    template <class T>
    Field& put(std::string name, const T& member, const Meaning& meaning) {
        const char* const at = reinterpret_cast<const char*>(&member);
        return fields_.emplace_back(Field{.name = std::move(name),
                                          .offset = static_cast<std::size_t>(at - start_),
                                          .type = "u1",
                                          .numbers = sizeof(T),
                                          .bytes = 1,
                                          .of = meaning.of,
                                          .set_of = meaning.set_of,
                                          .kinds = static_cast<int>(meaning.kinds)});
    }

    template <class Number>
    static void told_as(Field& field, std::size_t numbers) {
        field.type = type_of<Number>();
        field.bytes = sizeof(Number);
        field.numbers = numbers;
    }

    template <class T>
    static std::string type_of() {
        if constexpr (std::is_enum_v<T>)
            return type_of<std::underlying_type_t<T>>();
        else
            return (std::is_signed_v<T> ? "i" : "u") + std::to_string(sizeof(T));
    }

    const char* start_;
    std::vector<Field> fields_;
};

std::vector<Field> fields(const rome_must_fall::State& s) {
    return Lister(s)
        .add("marked", s.marked, {.of = "trackers", .set_of = kBits})
        .add("dice", s.dice)
        .add("assigned", s.assigned, {.of = "trackers", .kinds = rome_must_fall::kDice})
        .add("turn", s.turn)
        .add("cubes", s.cubes)
        .add("red", s.red)
        .add("red_rolled", s.red_rolled)
        .add("fall", s.fall)
        .add("lost", s.lost, {.set_of = kBits})
        .add("used", s.used, {.set_of = kBits})
        .add("spent", s.spent, {.set_of = kBits})
        .add("cursor", s.cursor)
        .add("black", s.black)
        .add("step", s.step, {.kinds = rome_must_fall::kStepRows.size()})
        .add("grade", s.grade, {.kinds = 4})
        .fields();
}

std::vector<Field> fields(const empire::State& s) {
    return Lister(s)
        .add("roman_areas", s.roman_areas, {.set_of = "areas"})
        .add("barbarian_areas", s.barbarian_areas, {.set_of = "areas"})
        .add("cavalry_areas", s.cavalry_areas, {.set_of = "areas"})
        .add("walls", s.walls, {.set_of = "areas"})
        .add("forts", s.forts, {.set_of = "areas"})
        .add("romans", s.romans, {.of = "areas"})
        .add("barbarians", s.barbarians, {.of = "areas"})
        .add("cavalry", s.cavalry, {.of = "areas"})
        .add("arrived", s.arrived, {.of = "areas"})
        .add("arrived_cavalry", s.arrived_cavalry, {.of = "areas"})
        .add("legions", s.legions, {.kinds = empire::kMaxAreas})
        .add("resources", s.resources)
        .add("roman_pile", s.roman_pile)
        .add("barbarian_pile", s.barbarian_pile)
        .add("cavalry_pile", s.cavalry_pile)
        .add("wall_pile", s.wall_pile)
        .add("fort_pile", s.fort_pile)
        .add("marched", s.marched, {.set_of = kBits})
        .add("turn", s.turn)
        .add("from", s.from, {.kinds = empire::kMaxAreas})
        .add("to", s.to, {.kinds = empire::kMaxAreas})
        .add("count", s.count)
        .add("legion", s.legion, {.kinds = empire::kMaxLegions})
        .add("round", s.round)
        .add("step", s.step, {.kinds = empire::kStepRows.size()})
        .add("winner", s.winner, {.kinds = 3})
        .fields();
}

std::vector<Field> fields(const pomerium::State& s) {
    const pomerium::Encounter& e = s.encounter;
    const pomerium::Queue& q = s.queue;
    return Lister(s)
        .add("garrisons_due", s.garrisons_due, {.set_of = "provinces"})
        .add("legions", s.legions)
        .add("numbers", s.numbers)
        .add("garrisons", s.garrisons, {.of = "provinces"})
        .add("strengths", s.strengths, {.of = "provinces"})
        .add("encounter.attacking", e.attacking)
        .add("encounter.defending", e.defending)
        .add("encounter.attacker_devoted", e.attacker_devoted)
        .add("encounter.defender_devoted", e.defender_devoted)
        .add("encounter.host", e.host)
        .add("encounter.losses", e.losses)
        .add("encounter.attacker", e.attacker)
        .add("encounter.province", e.province)
        .add("encounter.offer", e.offer)
        .add("encounter.die", e.die)
        .add("encounter.attacker_leads", e.attacker_leads)
        .add("encounter.devoted", e.devoted)
        .add("encounter.segments", e.segments)
        .add("encounter.dice", e.dice)
        .add("encounter.second", e.second)
        .add("encounter.unused", e.unused)
        .add("queue.numbers", q.numbers)
        .add("queue.dice", q.dice)
        .add("queue.size", q.size)
        .add("queue.tied", q.tied, {.set_of = kBits})
        .add("queue.at", q.at)
        .add("queue.end", q.end)
        .add("turn", s.turn)
        .add("next_number", s.next_number)
        .add("owner", s.owner, {.of = "provinces", .kinds = pomerium::kMaxGenerals})
        .add("generals", s.generals)
        .add("rivals_due", s.rivals_due)
        .add("rivals_at_start", s.rivals_at_start)
        .add("pending", s.pending)
        .add("base", s.base, {.kinds = pomerium::kProvinces})
        .add("events_due", s.events_due)
        .add("invader", s.invader)
        .add("change", s.change, {.kinds = 4})
        .add("step", s.step, {.kinds = pomerium::kStepRows.size()})
        .add("phase", s.phase, {.kinds = pomerium::kPhases.size()})
        .add("outcome", s.outcome, {.kinds = 3})
        .add("cause", s.cause)
        .fields();
}

// What a phase keeps while it goes on is told as bytes.
std::vector<Field> fields(const invasions::State& s) {
    const invasions::Group& g = s.groups[0];
    const auto parts = Lister(g)
                           .add("regulars", g.regulars)
                           .add("raiders", g.raiders)
                           .add("force", g.force, {.kinds = invasions::kForces})
                           .add("area", g.area, {.kinds = invasions::kMaxAreas})
                           .add("target", g.target)
                           .add("marks", g.marks, {.set_of = kBits})
                           .fields();
    return Lister(s)
        .add("tie", s.tie)
        .add("held", s.held, {.set_of = "areas"})
        .add("fought", s.fought, {.set_of = "areas"})
        .add("lost", s.lost, {.set_of = "provinces"})
        .add("lost_now", s.lost_now, {.set_of = "provinces"})
        .add("spent", s.spent, {.set_of = "provinces"})
        .add("revolts", s.revolts, {.set_of = "provinces"})
        .add("doubling", s.doubling, {.set_of = "provinces"})
        .add("militia_due", s.militia_due, {.set_of = "provinces"})
        .add("persian_ever", s.persian_ever, {.set_of = "provinces"})
        .add("judged", s.judged, {.set_of = "provinces"})
        .add("battle", s.battle)
        .add("combat", s.combat)
        .add("treasury", s.treasury)
        .add("persian_treasury", s.persian_treasury)
        .add("legions", s.legions, {.of = "areas"})
        .add("militia", s.militia, {.of = "areas"})
        .add("moved_legions", s.moved_legions, {.of = "areas"})
        .add("moved_militia", s.moved_militia, {.of = "areas"})
        .add("rebels_due", s.rebels_due, {.of = "areas"})
        .add("owner", s.owner, {.of = "provinces", .kinds = invasions::kForces})
        .add("militia_owner", s.militia_owner, {.of = "provinces", .kinds = invasions::kForces})
        .add("states", s.states)
        .add("roman_pool", s.roman_pool)
        .add("persian_pool", s.persian_pool)
        .add("turn", s.turn)
        .add("group_count", s.group_count)
        .add("romans_ever", s.romans_ever)
        .add("first_rebellion", s.first_rebellion)
        .add("bought", s.bought)
        .add("persians_bought", s.persians_bought)
        .add("set_up", s.set_up)
        .add("revolution", s.revolution)
        .add("movement", s.movement)
        .add("march", s.march)
        .add("creation", s.creation)
        .add("roman_movement", s.roman_movement)
        .add("rebellion", s.rebellion)
        .add("control", s.control)
        .add("pay", s.pay)
        .add("rebels", s.rebels)
        .add("step", s.step, {.kinds = invasions::kStepRows.size()})
        .add("phase", s.phase, {.kinds = invasions::kPhaseRows.size()})
        .add("result", s.result, {.kinds = 3})
        .add("unused", s.unused)
        .add_records("groups", s.groups, parts)
        .fields();
}

// What became of orders is told as bytes.
std::vector<Field> fields(const diplomacy::State& s) {
    const diplomacy::Unit& u = s.units.at[0];
    const auto unit = Lister(u)
                          .add("power", u.power, {.kinds = diplomacy::kPowers})
                          .add("kind", u.kind, {.kinds = 2})
                          .add("place", u.place)
                          .fields();
    return Lister(s)
        .add("units.occupied", s.units.occupied, {.set_of = "provinces"})
        .add_records("units.at", s.units.at, unit, {.of = "provinces"})
        .add("before.occupied", s.before.occupied, {.set_of = "provinces"})
        .add_records("before.at", s.before.at, unit, {.of = "provinces"})
        .add("centres", s.centres, {.of = "powers", .set_of = "provinces"})
        .add("losers", s.losers)
        .add("orders", s.orders)
        .add("moved", s.moved)
        .add("retreated", s.retreated)
        .add("adjusted", s.adjusted)
        .add("year", s.year)
        .add("adjust", s.adjust, {.of = "powers"})
        .add("counted", s.counted, {.of = "powers"})
        .add("missed", s.missed, {.of = "powers"})
        .add("season", s.season, {.kinds = 3})
        .add("step", s.step, {.kinds = diplomacy::kStepRows.size()})
        .add("acting", s.acting, {.kinds = diplomacy::kPowers})
        .add("question", s.question, {.kinds = diplomacy::kMaxProvinces})
        .add("loser_count", s.loser_count)
        .add("asked", s.asked, {.set_of = "powers"})
        .add("silent", s.silent, {.set_of = "powers"})
        .add("proposing", s.proposing, {.set_of = "powers"})
        .add("disorder", s.disorder, {.set_of = "powers"})
        .add("eliminated", s.eliminated, {.set_of = "powers"})
        .add("ending", s.ending, {.kinds = 6})
        .add("winner", s.winner, {.kinds = diplomacy::kPowers})
        .add("seen_by", s.seen_by, {.kinds = diplomacy::kPowers})
        .fields();
}

}  // namespace

const std::vector<Field>& fields_of(std::string_view game) {
    static const std::map<std::string_view, std::vector<Field>> kFields = {
        {"rome_must_fall", fields(rome_must_fall::State{})},
        {"empire", fields(empire::State{})},
        {"pomerium", fields(pomerium::State{})},
        {"invasions", fields(invasions::State{})},
        {"diplomacy", fields(diplomacy::State{})},
    };
    return kFields.at(game);
}

}  // namespace occasus::arrays
