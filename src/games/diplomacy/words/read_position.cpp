// A position that somebody wrote; what is impossible is refused, the field named.
#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "core/document_reader.h"

#include "games/diplomacy/chapters/chapters.h"
#include "games/diplomacy/chapters/events.h"
#include "games/diplomacy/game.h"
#include "games/diplomacy/words/notation.h"

namespace occasus::diplomacy {

namespace {

constexpr std::array<std::string_view, 17> kFields = {
    "phase",     "year",     "units",      "centers", "dislodged", "counted",
    "missed",    "disorder", "eliminated", "acting",  "orders",    "silent",
    "proposing", "ending",   "winner",     "last",    "asked"};

// Reads a position field by field.
class Reader : DocumentReader {
  public:
    Reader(const Rules& rules, const Value& document)
        : DocumentReader(document),
          rules_(rules),
          board_(rules.board()),
          is_usual_(document.members() != nullptr && document.members()->empty()) {}

    Result<State> read() {
        if (complaint()) return *complaint();
        check_names(kFields);
        state_ = rules_.start();
        if (field("phase") == nullptr && field("units") == nullptr) {
            if (!is_usual_) complain("phase", "is needed as well as the other fields.");
            if (complaint()) return *complaint();
            return state_;
        }
        read_all();
        if (complaint()) return *complaint();
        return state_;
    }

  private:
    void read_all() {
        state_.units = {};
        read_phase();
        read_units("units", field("units"), state_.units);
        read_centres();
        read_losers();
        for (std::size_t at = 0; at < kPowers; ++at)
            state_.counted[at] = static_cast<std::uint8_t>(state_.centres[at].size());
        read_numbers("counted", state_.counted, board_.centres.size());
        read_numbers("missed", state_.missed, 0xFF);
        state_.disorder = powers_in("disorder");
        state_.eliminated = powers_in("eliminated");
        read_last();
        if (complaint()) return;
        read_ending();
        read_question();
        if (complaint()) return;
        if (const std::string_view broken = rules_.broken_invariant(state_); !broken.empty())
            complain("position", "is impossible: " + std::string(broken) + ".");
    }

    int power_called(const std::string& name, std::string_view id) {
        const int power = board_.find_power(id);
        if (power == kNobody) complain(name, "names an unknown power, " + std::string(id) + ".");
        return std::max(power, 0);
    }
    std::string text_of(const Value& value, const std::string& name) {
        if (value.text() == nullptr) complain(name, "holds something that is not a text.");
        return value.text() == nullptr ? std::string() : *value.text();
    }
    int province_called(const std::string& name, const std::string& label) {
        const int place = board_.find_place(label);
        if (place >= board_.provinces) complain(name, "names an unknown province, " + label + ".");
        return place >= board_.provinces ? 0 : place;
    }
    // Calls `visit(power, text)` for every text of {POWER: [text]}.
    template <class Visit>
    void each_text(const std::string& name, const Value* value, const Visit& visit) {
        if (value == nullptr) return;
        if (value->members() == nullptr) return complain(name, "is an object of lists by power.");
        for (const auto& [id, list] : *value->members()) {
            const int power = power_called(name, id);
            if (list.items() == nullptr) return complain(name, "has no list for " + id + ".");
            for (const Value& item : *list.items()) visit(power, text_of(item, name));
        }
    }

    // FR-5.
    void read_phase() {
        const Value* value = field("phase");
        const auto phase = value == nullptr || value->text() == nullptr
                               ? std::nullopt
                               : parse_phase(*value->text());
        const bool is_known = phase && phase->step != Step::Ownership &&
                              (phase->step == Step::Start) == (phase->season == Season::Winter &&
                                                               phase->step != Step::Adjustments) &&
                              (phase->step == Step::Adjustments) ==
                                  (phase->season == Season::Winter && phase->step != Step::Start);
        const int first = rules_.first_year() - (phase && phase->step == Step::Start ? 1 : 0);
        if (!is_known || phase->year < first || phase->year > rules_.last_year() ||
            (phase->step == Step::Start && (phase->year != first || !rules_.is_variant())))
            return complain("phase",
                            "is a phase of the game such as " +
                                phase_text(rules_.options().game,
                                           {Season::Spring, Step::Movement, rules_.first_year()}) +
                                ".");
        state_.season = phase->season;
        state_.step = phase->step;
        state_.year = static_cast<std::uint16_t>(phase->year);
        const Value* year = field("year");
        if (year != nullptr && (year->number() == nullptr || *year->number() != phase->year))
            complain("year", "is that of the phase.");
    }

    void read_units(const std::string& name, const Value* value, Units& units) {
        each_text(name, value,
                  [&](int power, const std::string& text) { put_unit(name, power, text, units); });
        if (units.occupied.size() > kMaxUnits) complain(name, "has too many units.");
    }
    // A unit that may stand where it is said to.
    Unit unit_called(const std::string& name, int power, const std::string& text) {
        const WrittenUnit written = read_unit(board_, text);
        const Unit unit{static_cast<std::uint8_t>(power), written.kind, written.place};
        const bool stands =
            written.place != kNowhere &&
            (written.kind == UnitKind::Army
                 ? written.place < board_.provinces && !board_.is_sea(written.place)
                 : !board_.is_inland(board_.province(written.place)) &&
                       board_.fleet_places(board_.province(written.place)).contains(written.place));
        if (stands) return unit;
        complain(name, "has a unit that cannot stand there, " + text + ".");
        return {};
    }
    void put_unit(const std::string& name, int power, const std::string& text, Units& units) {
        const Unit unit = unit_called(name, power, text);
        if (complaint()) return;
        const int province = board_.province(unit.place);
        if (units.has(province)) complain(name, "has two units in one province, " + text + ".");
        units.put(province, unit);
    }

    void read_centres() {
        if (field("centers") == nullptr) return;
        state_.centres = {};
        each_text("centers", field("centers"), [&](int power, const std::string& label) {
            const int centre = province_called("centers", label);
            if (complaint()) return;
            if (!board_.centres.contains(centre))
                complain("centers", "names a province that is not a centre, " + label + ".");
            if (owner_of(state_.centres, centre) != kNobody)
                complain("centers", "gives a centre to two powers, " + label + ".");
            state_.centres[at(power)].insert(centre);
        });
    }

    void read_losers() {
        const Value* list = field("dislodged");
        if (list == nullptr) return;
        if (list->items() == nullptr) return complain("dislodged", "is a list.");
        for (const Value& item : *list->items()) {
            if (state_.loser_count == kMaxLosers)
                return complain("dislodged", "has too many units.");
            read_loser(item);
            if (complaint()) return;
        }
    }
    void read_loser(const Value& item) {
        const Value* unit = item.find("unit");
        const Value* by = item.find("by");
        const Value* retreats = item.find("retreats");
        const Value* destroyed = item.find("destroyed");
        if (unit == nullptr || by == nullptr || retreats == nullptr || retreats->items() == nullptr)
            return complain("dislodged", "has unit, by and retreats.");
        const std::string text = text_of(*unit, "dislodged");
        const std::size_t blank = std::min(text.find(' '), text.size());
        const int power = power_called("dislodged", text.substr(0, blank));
        Loser loser{
            .retreats = {},
            .unit = unit_called("dislodged", power, text.substr(std::min(blank + 1, text.size()))),
            .by =
                static_cast<std::uint8_t>(province_called("dislodged", text_of(*by, "dislodged")))};
        for (const Value& value : *retreats->items()) {
            const int place = board_.find_place(text_of(value, "dislodged"));
            if (place == kNowhere) return complain("dislodged", "names an unknown place.");
            loser.retreats.insert(place);
        }
        loser.destroyed =
            destroyed != nullptr && destroyed->truth() != nullptr && *destroyed->truth()
                ? std::uint8_t{1}
                : std::uint8_t{0};
        if (!complaint()) state_.losers[state_.loser_count++] = loser;
    }

    void read_numbers(const std::string& name, std::array<std::uint8_t, kPowers>& numbers,
                      int most) {
        const Value* value = field(name);
        if (value == nullptr) return;
        if (value->members() == nullptr) return complain(name, "is an object of numbers by power.");
        for (const auto& [id, number] : *value->members()) {
            const int power = power_called(name, id);
            if (number.number() == nullptr || *number.number() < 0 || *number.number() > most)
                return complain(name, "has whole numbers from 0 to " + std::to_string(most) + ".");
            numbers[at(power)] = static_cast<std::uint8_t>(*number.number());
        }
    }
    std::uint8_t powers_in(const std::string& name) {
        const Value* list = field(name);
        std::uint8_t set = 0;
        if (list == nullptr) return set;
        if (list->items() == nullptr) {
            complain(name, "is a list of powers.");
            return set;
        }
        for (const Value& item : *list->items())
            set |= power_bit(power_called(name, text_of(item, name)));
        return set;
    }

    // The reports, as they were written there.
    void read_last() {
        const Value* last = field("last");
        if (last == nullptr) return;
        read_units("last", last->find("before"), state_.before);
        read_report(last->find("movement"), state_.before, state_.moved);
        read_report(last->find("retreats"), kRetreatOrders.ordered(rules_, state_),
                    state_.retreated);
        read_report(last->find("adjustments"), std::nullopt, state_.adjusted);
    }
    template <std::size_t Count>
    void read_report(const Value* list, const std::optional<Units>& units, Report<Count>& report) {
        if (list == nullptr || list->items() == nullptr) return;
        std::size_t count = 0;
        for (const Value& item : *list->items()) {
            const Value* id = item.find("power");
            const Value* order = item.find("order");
            const Value* code = item.find("code");
            if (count == Count || id == nullptr || order == nullptr || code == nullptr)
                return complain("last", "has reports of power, order and code.");
            const int power = power_called("last", text_of(*id, "last"));
            const auto called = key_in(kCodes, text_of(*code, "last"));
            if (!called) return complain("last", "has an unknown code.");
            report.orders[count] = order_written(power, text_of(*order, "last"), units);
            report.codes[count++] = *called;
            if (complaint()) return;
        }
    }
    // For adjustments there are no units to look at.
    Given order_written(int power, const std::string& text, const std::optional<Units>& units) {
        const Order order = read_order(board_, power, text);
        const bool needs_unit = order.kind != OrderKind::Waive && order.kind != OrderKind::Build;
        if (order.kind == OrderKind::Unreadable ||
            (units && needs_unit &&
             (!units->has(order.unit) || units->in(order.unit).power != power))) {
            complain("last", "has an impossible order, " + text + ".");
            return 0;
        }
        if (units || order.kind != OrderKind::Disband) return given_by(power, action_of(order));
        const std::string unit = text.substr(0, text.rfind(' '));
        return removal_of(board_, unit_called("last", power, unit));
    }

    void read_ending() {
        const Value* value = field("ending");
        if (value == nullptr) return;
        const std::string id = text_of(*value, "ending");
        const auto found = std::find_if(kEndings.begin(), kEndings.end(),
                                        [&](const EndingRow& row) { return row.id == id; });
        if (found == kEndings.end()) return complain("ending", "has an unknown value.");
        state_.ending = found->ending;
        if (const Value* winner = field("winner"))
            state_.winner =
                static_cast<std::int8_t>(power_called("winner", text_of(*winner, "winner")));
    }

    // FR-5. The powers that the phase asks follow from the position; their answers so far are
    // written.
    void read_question() {
        state_.orders.fill(0);
        if (state_.ending != Ending::None) {
            state_.acting = static_cast<std::int8_t>(seat_index(Seat::Nobody));
            state_.question = kNowhere;
            state_.asked = 0;
            return;
        }
        state_.adjust.fill(0);
        if (state_.step == Step::Adjustments) count_adjustments(rules_, state_);
        state_.asked = rules_.powers_to_ask(state_);
        if (state_.asked == 0)
            return complain("phase", "has no question for anybody in this position.");
        int acting = 0;
        while (!has_power(state_.asked, acting)) ++acting;
        if (const Value* value = field("acting"))
            acting = power_called("acting", text_of(*value, "acting"));
        if (!has_power(state_.asked, acting))
            return complain("acting", "is a power with nothing to order in this phase.");
        state_.silent = powers_in("silent");
        read_orders(acting);
        if (complaint()) return;
        state_.proposing = powers_in("proposing");
        state_.acting = static_cast<std::int8_t>(acting);
        ask_unanswered();
    }
    void read_orders(int acting) {
        each_text("orders", field("orders"), [&](int power, const std::string& text) {
            if (complaint()) return;
            state_.acting = static_cast<std::int8_t>(power);
            const Order order = read_order(board_, power, text);
            const Understood meant = understood(rules_, state_, order);
            const bool is_due = has_power(state_.asked, power) && power <= acting &&
                                answers_of(state_, power) < rules_.answers_due(state_, power);
            if (meant.fault != Fault::None || !is_due)
                return complain("orders", "has an order that cannot be given, " + text + ".");
            if (const PlaceSet all = rules_.questions(state_, power); !all.empty()) {
                PlaceSet rest = all;
                for (int skip = answers_of(state_, power); skip > 0; --skip)
                    rest.erase(rest.front());
                if (rest.front() != meant.order.unit)
                    return complain("orders",
                                    "is not in the order of the questions, " + text + ".");
            }
            put_order(state_, given_by(power, action_of(meant.order)));
        });
    }
    void ask_unanswered() {
        const int acting = seat_index(Rules::to_move(state_));
        // A power before the acting one that has written nothing sends no orders.
        for (int power = 0; power < acting; ++power)
            if (has_power(state_.asked, power) && answers_of(state_, power) == 0)
                state_.silent |= power_bit(power);
        for (int power = 0; power < acting; ++power)
            if (has_power(state_.asked, power) && !has_power(state_.silent, power) &&
                answers_of(state_, power) != rules_.answers_due(state_, power))
                return complain("orders", "are not complete for a power before the acting one.");
        for (int power = 0; power < kPowers; ++power)
            if (has_power(state_.silent, power) &&
                (power >= acting || answers_of(state_, power) > 0 ||
                 !has_power(state_.asked, power)))
                return complain("silent", "names a power that cannot be silent.");
        if (answers_of(state_, acting) >= rules_.answers_due(state_, acting))
            return complain("acting", "is a power that has no question left.");
        PlaceSet rest = rules_.questions(state_, acting);
        for (int skip = answers_of(state_, acting); skip > 0 && !rest.empty(); --skip)
            rest.erase(rest.front());
        state_.question = static_cast<std::uint8_t>(rest.empty() ? kNowhere : rest.front());
    }

    const Rules& rules_;
    const Board& board_;
    bool is_usual_;  // Nothing is said: the usual start.
    State state_;
};

}  // namespace

Result<State> Text::from_position(const Rules& rules, const Value& document) {
    return Reader(rules, document).read();
}

}  // namespace occasus::diplomacy
