// The position as a document, and back. Field names are those a person would use; a question in
// progress is told by its step and the figures that belong to it.
#include <algorithm>
#include <string>
#include <type_traits>
#include <vector>

#include "core/document_reader.h"

#include "games/pomerium/battle.h"
#include "games/pomerium/game.h"

namespace occasus::pomerium {

namespace {

constexpr std::string_view kHostId = "host";

// Figures of a question in progress, in the order they are written; zero is left out.
template <class StateType, class Visit>
void for_each_figure(StateType& state, const Visit& visit) {
    const auto look = [&](const auto& field) {
        const Meaning& meaning = field.meaning;
        const std::string_view name =
            meaning.written.empty() ? field.name.substr(field.name.find('.') + 1) : meaning.written;
        if constexpr (std::is_arithmetic_v<std::remove_cvref_t<decltype(field.value)>>)
            if (meaning.most > 0) visit(name, field.value, meaning.most);
    };
    std::apply([&](const auto&... each) { (look(each), ...); }, fields_of(state));
}

Value province_list(const Rules& rules, ProvinceSet provinces) {
    Value list = Value::list();
    for_each_province(provinces,
                      [&](int province) { list.push(rules.board().province(province).id); });
    return list;
}

Value generals_document(const Rules& rules, const State& state) {
    Value generals = Value::list();
    for (int general = 0; general < state.generals; ++general)
        generals.push(
            Value::fields()
                .set("number", state.numbers[at(general)])
                .set("legions", state.legions[at(general)])
                .set("provinces", province_list(rules, provinces_of(state, general_at(general)))));
    return generals;
}

Value queue_document(const Queue& queue) {
    Value list = Value::list();
    for (std::size_t place = 0; place < queue.size; ++place)
        list.push(Value::fields()
                      .set("number", queue.numbers[place])
                      .set("die", queue.dice[place])
                      .set("tied", (queue.tied >> place & 1U) != 0));
    return Value::fields().set("rivals", list).set("at", queue.at).set("end", queue.end);
}

// Reads a position field by field.
class Reader : DocumentReader {
  public:
    Reader(const Rules& rules, const Value& document) : DocumentReader(document), rules_(rules) {}

    Result<State> read() {
        if (complaint()) return *complaint();
        state_ = Rules::start();
        check_names();
        read_generals();
        state_.turn =
            static_cast<std::uint16_t>(number("turn", 0, kMaxNumber, state_.generals > 0 ? 1 : 0));
        read_legions("senate", kSenatorial, state_.garrisons);
        read_legions("nations", kLost, state_.strengths);
        read_step();
        for_each_figure(state_, [&](std::string_view name, auto& figure, int most) {
            using Figure = std::remove_reference_t<decltype(figure)>;
            figure = static_cast<Figure>(number(std::string(name), 0, most, 0));
        });
        read_places();
        read_attacker();
        read_queue();
        if (const Value* due = field("garrisons_due"))
            state_.garrisons_due = provinces_in(*due, "garrisons_due");
        state_.change = static_cast<Change>(choice("change", kChanges));
        state_.outcome = static_cast<Outcome>(choice("outcome", kOutcomes));
        state_.cause = static_cast<Cause>(choice("cause", kCauses));
        if (!complaint()) check_rules();
        if (complaint()) return *complaint();
        return state_;
    }

  private:
    static constexpr int kMaxNumber = 9999;

    void check_names() {
        std::vector<std::string_view> known = {"turn",   "step",          "phase",       "generals",
                                               "senate", "nations",       "next_number", "at",
                                               "queue",  "garrisons_due", "change",      "outcome",
                                               "cause",  "base",          "attacker",    "invader"};
        for_each_figure(state_, [&](std::string_view name, auto&, int) { known.push_back(name); });
        DocumentReader::check_names(known);
    }

    int province_called(const Value& value, const std::string& name) {
        const int province =
            value.text() == nullptr ? -1 : rules_.board().find_province(*value.text());
        if (province < 0) complain(name, "names an unknown province.");
        return std::max(province, 0);
    }
    ProvinceSet provinces_in(const Value& list, const std::string& name) {
        ProvinceSet provinces = 0;
        for (const Value& item : items_of(list, name))
            provinces |= bit_of(province_called(item, name));
        return provinces;
    }

    void take(int province, Side owner, const std::string& name) {
        if (state_.owner[at(province)] != kLost)
            complain(name, "names a province that somebody else holds.");
        state_.owner[at(province)] = owner;
    }

    // E3. In a given position the next number follows the highest there is.
    void read_generals() {
        const Value* list = field("generals");
        if (list == nullptr) return;
        if (list->items() == nullptr || list->items()->size() > kMaxGenerals)
            return complain("generals", "must be a list of five at most.");
        for (const Value& item : *list->items()) {
            const Side general = general_at(state_.generals++);
            state_.numbers[general] = static_cast<std::uint16_t>(
                number_of(item.find("number"), "generals.number", 0, kMaxNumber, general));
            state_.legions[general] = static_cast<std::uint16_t>(
                number_of(item.find("legions"), "generals.legions", 0, kMaxLegions, 0));
            if (const Value* held = item.find("provinces"))
                for_each_province(provinces_in(*held, "generals.provinces"), [&](int province) {
                    take(province, general, "generals.provinces");
                });
        }
        const int highest = state_.generals > 0 ? state_.numbers[at(state_.generals - 1)] : 0;
        state_.next_number =
            static_cast<std::uint16_t>(number("next_number", highest + 1, kMaxNumber, highest + 1));
    }

    void read_legions(const std::string& name, Side owner,
                      std::array<std::uint16_t, kProvinces>& legions) {
        for (const auto& [id, value] : fields(name)) {
            const int province = province_called(Value(id), name);
            take(province, owner, name);
            const std::string figure = std::string(name).append(".").append(id);
            legions[at(province)] = static_cast<std::uint16_t>(
                number_of(&value, figure, owner == kLost ? 1 : 0, kMaxLegions, 0));
        }
    }

    void read_step() {
        const bool has_begun = state_.generals > 0;
        state_.step = field("step") == nullptr ? (has_begun ? Step::Act : Step::Home)
                                               : static_cast<Step>(choice("step", kStepRows));
        state_.phase = field("phase") == nullptr ? (has_begun ? Phase::Player : Phase::SetUp)
                                                 : static_cast<Phase>(choice("phase", kPhases));
    }

    void read_places() {
        const auto read = [&](const char* name, ProvinceId& province) {
            if (const Value* place = field(name))
                province = province_id(province_called(*place, name));
        };
        read("at", state_.encounter.province);
        read("base", state_.base);
        if (const Value* people = field("invader")) {
            const int found =
                people->text() == nullptr ? -1 : rules_.board().find_invader(*people->text());
            if (found < 0) return complain("invader", "names invaders that are not on the board.");
            state_.invader = invader_id(found);
        }
    }

    // A general by number, or a host.
    void read_attacker() {
        const Value* who = field("attacker");
        if (who == nullptr) return;
        if (who->text() != nullptr && *who->text() == kHostId) {
            state_.encounter.attacker = kHost;
            return;
        }
        const int general =
            who->number() == nullptr ? -1 : index_of(state_, static_cast<int>(*who->number()));
        if (general < 0)
            return complain("attacker", "must be the number of a living general, or \"host\".");
        state_.encounter.attacker = general_at(general);
    }

    void read_queue() {
        const Value* document = field("queue");
        if (document == nullptr) return;
        const Value* rivals = document->find("rivals");
        Queue& queue = state_.queue;
        if (rivals == nullptr || rivals->items() == nullptr ||
            rivals->items()->size() > queue.numbers.size())
            return complain("queue.rivals", "must be a list of four at most.");
        for (const Value& rival : *rivals->items()) {
            const std::size_t place = queue.size++;
            queue.numbers[place] = static_cast<std::uint16_t>(
                number_of(rival.find("number"), "queue.rivals.number", 1, kMaxNumber, 1));
            queue.dice[place] = static_cast<std::uint8_t>(
                number_of(rival.find("die"), "queue.rivals.die", 0, 20, 0));
            const Value* tied = rival.find("tied");
            if (tied != nullptr && tied->truth() != nullptr && *tied->truth())
                queue.tied = static_cast<std::uint8_t>(queue.tied | 1U << place);
        }
        queue.at = static_cast<std::uint8_t>(
            number_of(document->find("at"), "queue.at", 0, queue.size, 0));
        queue.end = static_cast<std::uint8_t>(
            number_of(document->find("end"), "queue.end", 0, queue.size, 0));
    }

    void check_rules() {
        const std::string_view broken = rules_.broken_invariant(state_);
        if (!broken.empty()) complain("position", "is impossible: " + std::string(broken) + ".");
    }

    const Rules& rules_;
    State state_;
};

}  // namespace

Result<State> Text::from_position(const Rules& rules, const Value& document) {
    return Reader(rules, document).read();
}

// The questions of offers, battles, rivals and invasions that name a province, a side or a people.
static void set_parties(const Rules& rules, const State& state, Value& document) {
    const Encounter& encounter = state.encounter;
    const bool fights = is_encounter(state.step);
    const bool of_host = fights && encounter.attacker == kHost;
    if (fights) {
        document.set("at", rules.board().province(encounter.province).id);
        document.set("attacker",
                     of_host ? Value(kHostId) : Value(state.numbers[encounter.attacker]));
    }
    if (state.step == Step::Neighbour) document.set("base", rules.board().province(state.base).id);
    if (of_host || state.step == Step::Host)
        document.set("invader", rules.board().invaders[state.invader].id);
}

Value Text::position(const Rules& rules, const State& state) {
    Value senate = Value::fields();
    Value nations = Value::fields();
    for (int province = 0; province < kProvinces; ++province) {
        const std::string& id = rules.board().province(province).id;
        if (state.owner[at(province)] == kSenatorial) senate.set(id, state.garrisons[at(province)]);
        if (state.strengths[at(province)] > 0) nations.set(id, state.strengths[at(province)]);
    }
    Value document = Value::fields()
                         .set("turn", state.turn)
                         .set("step", row_of(state.step).id)
                         .set("phase", kPhases[at(state.phase)].id)
                         .set("generals", generals_document(rules, state))
                         .set("senate", senate)
                         .set("nations", nations)
                         .set("next_number", state.next_number);
    for_each_figure(state, [&](std::string_view name, int figure, int) {
        if (figure != 0) document.set(name, figure);
    });
    set_parties(rules, state, document);
    if (state.queue.size > 0) document.set("queue", queue_document(state.queue));
    if (state.garrisons_due != 0)
        document.set("garrisons_due", province_list(rules, state.garrisons_due));
    if (state.change != Change::None) document.set("change", kChanges[at(state.change)].id);
    if (state.outcome != Outcome::None)
        document.set("outcome", kOutcomes[at(state.outcome)].id)
            .set("cause", kCauses[at(state.cause)].id);
    return document;
}

}  // namespace occasus::pomerium
