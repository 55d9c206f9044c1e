#include "apps/cli/diplomacy/adjudicate_line.h"

#include <algorithm>
#include <array>
#include <bitset>
#include <cstdint>
#include <cstring>
#include <fmt/core.h>
#include <iterator>
#include <numeric>
#include <optional>
#include <simdjson.h>
#include <stdexcept>
#include <utility>
#include <vector>

#include "core/unicode.h"

#include "games/diplomacy/adjudicator/adjustments.h"
#include "games/diplomacy/adjudicator/explanation.h"
#include "games/diplomacy/adjudicator/movement.h"
#include "games/diplomacy/adjudicator/retreats.h"
#include "games/diplomacy/board/phase.h"
#include "games/diplomacy/rulebook.gen.h"
#include "games/diplomacy/words/notation.h"

namespace occasus::cli {

namespace {

using namespace diplomacy;
using simdjson::dom::element;

// A fault of a line, in one sentence.
struct BadLine : std::runtime_error {
    using std::runtime_error::runtime_error;
};

template <class... Arguments>
[[noreturn]] void bad(fmt::format_string<Arguments...> text, Arguments&&... arguments) {
    throw BadLine(fmt::format(text, std::forward<Arguments>(arguments)...));
}

std::string_view text_in(element value, std::string_view what) {
    std::string_view text;
    if (value.get(text) != simdjson::SUCCESS) bad("{} is not a text", what);
    return text;
}
simdjson::dom::array list_in(element value, std::string_view what) {
    simdjson::dom::array list;
    if (value.get(list) != simdjson::SUCCESS) bad("{} is not a list", what);
    return list;
}
simdjson::dom::object fields_in(element value, std::string_view what) {
    simdjson::dom::object fields;
    if (value.get(fields) != simdjson::SUCCESS) bad("{} is not an object", what);
    return fields;
}
// A field that may be missing.
std::optional<element> field_of(element object, std::string_view name) {
    element value;
    if (object[name].get(value) != simdjson::SUCCESS || value.is_null()) return std::nullopt;
    return value;
}
element required_field(element object, std::string_view name) {
    const auto value = field_of(object, name);
    if (!value) bad("there is no field {}", name);
    return *value;
}

// Whether JSON has another way to write some character of it.
bool has_special(std::string_view text) {
    bool special = false;
    for (const char c : text)
        special |= c == '"' || c == '\\' || static_cast<unsigned char>(c) < ' ';
    return special;
}

void write_letters(std::string_view text, std::string& out) {
    if (!has_special(text)) {
        out += text;
        return;
    }
    for (const char c : text) {
        if (c == '"' || c == '\\') {
            out += '\\';
            out += c;
        } else if (static_cast<unsigned char>(c) < ' ') {
            fmt::format_to(std::back_inserter(out), "\\u{:04x}", static_cast<int>(c));
        } else {
            out += c;
        }
    }
}
void write_text(std::string_view text, std::string& out) {
    out += '"';
    write_letters(text, out);
    out += '"';
}

// A number below 1,024 for the first eight letters of a text, or seven; shorter ones are alike.
std::size_t beginning_of(std::string_view text) {
    constexpr std::size_t kHold = std::string_view("A PAR H").size();
    std::uint64_t letters = 0;
    if (text.size() > kHold)
        std::memcpy(&letters, text.data(), sizeof(letters));
    else if (text.size() == kHold)
        std::memcpy(&letters, text.data(), kHold);
    return (letters * 0x9E3779B97F4A7C15U) >> 54U;
}

std::vector<int> places_by_label(const Board& board) {
    std::vector<int> order(board.places.size());
    std::iota(order.begin(), order.end(), 0);
    std::sort(order.begin(), order.end(),
              [&](int a, int b) { return board.place(a).label < board.place(b).label; });
    return order;
}

// Keeps its buffers from line to line.
class LineAdjudicator {
  public:
    LineAdjudicator(std::shared_ptr<const Board> board, Edition edition, Detail detail)
        : board_(std::move(board)),
          law_{*board_, readings_of(board_->game, edition)},
          detail_(detail),
          by_label_(places_by_label(*board_)),
          label_rank_(by_label_.size()) {
        for (const auto& row : kCodes)
            ends_of_results_.push_back("\":\"" + std::string(row.name) + "\"");
        for (std::size_t rank = 0; rank < by_label_.size(); ++rank) {
            const int place = by_label_[rank];
            label_rank_[at(place)] = static_cast<int>(rank);
            for (const UnitKind kind : {UnitKind::Army, UnitKind::Fleet})
                unit_words_[at(kind)].push_back(
                    '"' + unit_text(*board_, {0, kind, static_cast<std::uint8_t>(place)}) + '"');
        }
    }

    bool answer(std::string_view line, std::string& out) {
        const std::size_t begin = out.size();
        std::string id = "null";
        try {
            const element document = parsed(line);
            if (const auto given = field_of(document, "id")) id = simdjson::minify(*given);
            const Phase phase = phase_in(document);
            out += "{\"id\":";
            out += id;
            adjudicate(phase, document, out);
            out += "}\n";
            return true;
        } catch (const BadLine& trouble) {
            out.resize(begin);
            out += "{\"id\":";
            out += id;
            out += ",\"error\":";
            write_text(trouble.what(), out);
            out += "}\n";
            return false;
        }
    }

    // Throws BadLine.
    std::optional<MovementProblem> movement(std::string_view line) {
        const element document = parsed(line);
        if (phase_in(document).step != Step::Movement) return std::nullopt;
        read_units(document);
        read_orders(document);
        return MovementProblem{units_, orders_};
    }

  private:
    element parsed(std::string_view line) {
        element document;
        line = without_byte_order_mark(line);
        if (parser_.parse(line.data(), line.size()).get(document) != simdjson::SUCCESS)
            bad("the line is not JSON");
        if (!document.is_object()) bad("the line is not an object");
        return document;
    }
    static Phase phase_in(element document) {
        const std::string_view name = text_in(required_field(document, "phase"), "phase");
        const auto phase = parse_phase(name);
        if (!phase) bad("phase \"{}\" is unknown; an example is S1901M", name);
        return *phase;
    }
    int power_named(std::string_view name) {
        const int power = board_->find_power(name);
        if (power == kNobody) bad("there is no power \"{}\"", name);
        names_[at(power)] = name;
        return power;
    }

    Unit unit_from(std::string_view text, int power) const {
        const WrittenUnit unit = read_unit(*board_, text);
        if (unit.place == kNowhere) bad("\"{}\" is not a unit", text);
        const int province = board_->province(unit.place);
        if (unit.kind == UnitKind::Army) {
            if (board_->is_sea(province)) bad("{}: an army cannot be at sea", text);
            return {static_cast<std::uint8_t>(power), unit.kind,
                    static_cast<std::uint8_t>(province)};
        }
        if (board_->is_inland(province)) bad("{}: a fleet cannot be inland", text);
        if (!board_->fleet_places(province).contains(unit.place))
            bad("{}: the fleet must name its coast", text);
        return {static_cast<std::uint8_t>(power), unit.kind, unit.place};
    }

    void read_units(element document) {
        units_ = {};
        plays_ = {};
        for (const auto [name, list] : fields_in(required_field(document, "units"), "units")) {
            const int power = power_named(name);
            plays_[at(power)] = true;
            for (const element item : list_in(list, "a list of units")) {
                const std::string_view text = text_in(item, "a unit");
                const Unit unit = unit_from(text, power);
                const int province = board_->province(unit.place);
                if (units_.has(province)) bad("{}: two units stand in one province", text);
                units_.put(province, unit);
            }
        }
    }

    void read_centres(element document) {
        centres_ = {};
        PlaceSet given;
        for (const auto [name, list] : fields_in(required_field(document, "centers"), "centers")) {
            const auto power = static_cast<std::size_t>(power_named(name));
            plays_[power] = true;
            PlaceSet& owned = centres_[power];
            for (const element item : list_in(list, "a list of centres")) {
                const std::string_view text = text_in(item, "a centre");
                const int province = board_->find_place(text);
                if (province == kNowhere || !board_->centres.contains(province))
                    bad("\"{}\" is not a centre", text);
                if (given.contains(province)) bad("{} is owned twice", text);
                given.insert(province);
                owned.insert(province);
            }
        }
    }

    void read_dislodged(element document) {
        dislodged_.clear();
        const auto given = field_of(document, "dislodged");
        if (!given) return;
        for (const element item : list_in(*given, "dislodged")) {
            if (!item.is_object()) bad("a dislodged unit is not an object");
            const std::string_view text = text_in(required_field(item, "unit"), "a dislodged unit");
            const std::size_t space = std::min(text.find(' '), text.size());
            Dislodgement loser;
            loser.unit = unit_from(text.substr(std::min(space + 1, text.size())),
                                   power_named(text.substr(0, space)));
            bool destroyed = false;
            if (const auto told = field_of(item, "destroyed"))
                if (told->get(destroyed) != simdjson::SUCCESS)
                    bad("destroyed must be true or false");
            loser.destroyed = destroyed;
            loser.by = kNowhere;
            if (const auto by = field_of(item, "by"))
                loser.by = board_->province_of[place_named(text_in(*by, "by"), "an attacker")];
            for (const element place : list_in(required_field(item, "retreats"), "retreats"))
                loser.retreats.insert(
                    place_named(text_in(place, "a place to retreat to"), "a retreat"));
            require_possible(text, loser);
            dislodged_.push_back(loser);
        }
    }

    std::uint8_t place_named(std::string_view label, std::string_view use) const {
        const int place = board_->find_place(label);
        if (place == kNowhere) bad("\"{}\" is not a place for {}", label, use);
        return static_cast<std::uint8_t>(place);
    }

    // SD-15. Only a movement can have dislodged the unit.
    void require_possible(std::string_view text, const Dislodgement& loser) const {
        for (const Dislodgement& other : dislodged_)
            if (board_->province(other.unit.place) == board_->province(loser.unit.place))
                bad("dislodged: {}: another unit was dislodged from the same province (SD-15)",
                    text);
        const int province = board_->province(loser.unit.place);
        if (!units_.has(province) || units_.in(province).power == loser.unit.power)
            bad("dislodged: {}: no unit of another power stands there that could have dislodged it "
                "(SD-15)",
                text);
        if (const auto why = impossible_retreats(*board_, units_, loser); !why.empty())
            bad("dislodged: {}: {} (SD-15)", text, why);
    }

    void read_orders(element document) {
        written_.clear();
        orders_.clear();
        const auto given = field_of(document, "orders");
        if (!given) return;
        for (const auto [name, list] : fields_in(*given, "orders")) {
            const int power = power_named(name);
            if (list.is_null()) continue;
            // The same text is looked for among all that come before it.
            constexpr std::size_t kMostOrders = 256;
            if (list_in(list, "a list of orders").size() > kMostOrders)
                bad("orders: {} has more than {}", name, kMostOrders);
            for (const element item : list_in(list, "a list of orders")) {
                written_.push_back(text_in(item, "an order"));
                orders_.push_back(read_order(*board_, power, written_.back()));
            }
        }
    }

    void adjudicate(const Phase& phase, element document, std::string& out) {
        for (std::size_t power = 0; power < kPowers; ++power)
            names_[power] = board_->powers[power].id;
        if (phase.step == Step::Start || phase.step == Step::Ownership)
            bad("only phases of movement (M), retreats (R) and adjustments (A) have orders to "
                "adjudicate");
        read_units(document);
        read_orders(document);
        verdicts_.assign(orders_.size(), {});
        switch (phase.step) {
            case Step::Retreats:
                read_dislodged(document);
                return adjudicate_retreats(out);
            case Step::Adjustments:
                read_centres(document);
                return adjudicate_adjustments(out);
            default:
                return adjudicate_movement(out);
        }
    }

    void adjudicate_movement(std::string& out) {
        const MovementOutcome outcome =
            diplomacy::adjudicate_movement(law_, units_, orders_, verdicts_);
        write_results(nullptr, out);
        write_places("moved", outcome.moved, out);
        write_final(outcome.units, out);
        write_dislodged(outcome, out);
        write_places("contested", outcome.contested, out);
        if (detail_ == Detail::Explained) write_movement_explained(out);
    }

    void adjudicate_retreats(std::string& out) {
        const Units after =
            diplomacy::adjudicate_retreats(*board_, units_, dislodged_, orders_, verdicts_);
        write_results(nullptr, out);
        write_final(after, out);
        if (detail_ == Detail::Explained) write_faults_explained(nullptr, out);
    }

    void adjudicate_adjustments(std::string& out) {
        const AdjustmentOutcome outcome =
            diplomacy::adjudicate_adjustments(law_, units_, centres_, orders_, verdicts_);
        write_results(&outcome, out);
        write_final(outcome.units, out);
        out += ",\"adjust\":{";
        for (std::size_t power = 0; power < kPowers; ++power) {
            if (!plays_[power]) continue;
            if (out.back() != '{') out += ',';
            write_text(names_[power], out);
            fmt::format_to(std::back_inserter(out), ":{}", outcome.difference[power]);
        }
        out += '}';
        if (detail_ == Detail::Explained) write_faults_explained(&outcome, out);
    }

    // Every text is a key once; the same text again is numbered.
    void write_results(const AdjustmentOutcome* winter, std::string& out) {
        keys_.clear();
        beginnings_.reset();
        out += ",\"results\":{";
        for (std::size_t i = 0; i < written_.size(); ++i)
            write_result(written_[i], verdicts_[i].code, out);
        if (winter != nullptr) {
            std::vector<std::string> texts;
            for (const Unit& unit : winter->in_disorder)
                texts.push_back(unit_text(*board_, unit) + " D");
            for (const std::string& text : texts) write_result(text, Code::CivilDisorder, out);
        }
        out += '}';
    }

    void write_result(std::string_view text, Code code, std::string& out) {
        // Nearly every text begins like no other, and so has not been a key.
        auto beginning = beginnings_[beginning_of(text)];
        const auto before = beginning ? std::count(keys_.begin(), keys_.end(), text) : 0;
        beginning = true;
        keys_.push_back(text);
        out += out.back() == '{' ? "\"" : ",\"";
        write_letters(text, out);
        if (before > 0) fmt::format_to(std::back_inserter(out), " #{}", before + 1);
        out += ends_of_results_[at(code)];
    }

    // {"order","result","rule","text"; the caller may go on, and closes it.
    void write_explained(std::string_view order, Code code, Cite rule, std::string_view text,
                         std::string& out) const {
        if (out.back() != '[') out += ',';
        out += "{\"order\":";
        write_text(order, out);
        out += ",\"result\":\"";
        out += word_of(code);
        out += "\",\"rule\":\"";
        out += kRulebook[rule.index].id;
        out += "\",\"text\":";
        write_text(text, out);
    }

    void write_movement_explained(std::string& out) const {
        std::vector<Explanation> told(orders_.size());
        explain_movement(law_, units_, orders_, told);
        out += ",\"explained\":[";
        for (std::size_t i = 0; i < told.size(); ++i) {
            const Explanation& one = told[i];
            const std::string text = one.verdict.fault == diplomacy::Fault::Unreadable
                                         ? why_unreadable(*board_, written_[i])
                                         : explanation_text(law_, units_, orders_, orders_[i], one);
            write_explained(written_[i], one.verdict.code, one.rule, text, out);
            fmt::format_to(std::back_inserter(out), ",\"strength\":{}", one.strength);
            if (one.obstacle != Obstacle::None)
                fmt::format_to(std::back_inserter(out), ",\"against\":{}", one.against);
            if (one.because != kNowhere)
                fmt::format_to(std::back_inserter(out), ",\"because\":\"{}\"",
                               board_->place(one.because).label);
            if (one.dislodged_by != kNowhere)
                fmt::format_to(std::back_inserter(out), ",\"dislodged_by\":\"{}\"",
                               board_->place(one.dislodged_by).label);
            out += '}';
        }
        out += ']';
    }

    // In retreats and adjustments an order is obeyed unless something is wrong with it.
    void write_faults_explained(const AdjustmentOutcome* winter, std::string& out) const {
        const bool is_variant = board_->game == Game::FallOfRome;
        const Cite building = is_variant ? cite("FR-13") : cite("SD-16");
        out += ",\"explained\":[";
        for (std::size_t i = 0; i < orders_.size(); ++i) {
            const diplomacy::Fault fault = verdicts_[i].fault;
            const Cite rule = fault != diplomacy::Fault::None ? describe(board_->game, fault).rule
                              : winter == nullptr             ? cite("SD-15")
                                                              : building;
            const std::string text =
                fault == diplomacy::Fault::Unreadable ? why_unreadable(*board_, written_[i])
                : fault == diplomacy::Fault::None     ? "The order is obeyed."
                                                  : std::string(describe(board_->game, fault).text);
            write_explained(written_[i], verdicts_[i].code, rule, text, out);
            out += '}';
        }
        if (winter != nullptr)
            for (const Unit& unit : winter->in_disorder) {
                write_explained(unit_text(*board_, unit) + " D", Code::CivilDisorder,
                                is_variant ? cite("FR-14") : cite("SD-16"),
                                "Too few removals were ordered, so the rules remove this unit.",
                                out);
                out += '}';
            }
        out += ']';
    }

    // Labels in alphabetical order, with commas between them.
    void write_labels(const PlaceSet& places, std::string& out) const {
        PlaceSet ranks;
        for (const int place : places) ranks.insert(label_rank_[at(place)]);
        for (const int rank : ranks) {
            if (out.back() != '[') out += ',';
            out += '"';
            out += board_->place(by_label_[at(rank)]).label;
            out += '"';
        }
    }

    void write_places(std::string_view field, const PlaceSet& places, std::string& out) const {
        out += ",\"";
        out += field;
        out += "\":[";
        write_labels(places, out);
        out += ']';
    }

    void write_final(const Units& units, std::string& out) const {
        // Where the units of each power stand, armies and fleets apart, as ranks of their labels.
        std::array<std::array<PlaceSet, 2>, kPowers> ranks;
        for (const int province : units.occupied) {
            const Unit& unit = units.in(province);
            ranks[unit.power][at(unit.kind)].insert(label_rank_[unit.place]);
        }
        out += ",\"final\":{";
        for (std::size_t power = 0; power < kPowers; ++power) {
            if (ranks[power][0].empty() && ranks[power][1].empty()) continue;
            if (out.back() != '{') out += ',';
            write_text(names_[power], out);
            out += ":[";
            for (std::size_t kind = 0; kind < 2; ++kind)
                for (const int rank : ranks[power][kind]) {
                    if (out.back() != '[') out += ',';
                    out += unit_words_[kind][at(rank)];
                }
            out += ']';
        }
        out += '}';
    }

    void write_dislodged(const MovementOutcome& outcome, std::string& out) const {
        std::vector<const Dislodgement*> losers;
        for (const Dislodgement& loser : outcome.dislodged) losers.push_back(&loser);
        std::sort(losers.begin(), losers.end(), [&](const auto* a, const auto* b) {
            return label_rank_[a->unit.place] < label_rank_[b->unit.place];
        });
        out += ",\"dislodged\":[";
        for (const Dislodgement* loser : losers) {
            if (out.back() != '[') out += ',';
            out += "{\"unit\":\"";
            out += names_[loser->unit.power];
            out += ' ';
            out += unit_text(*board_, loser->unit);
            out += "\",\"by\":\"";
            out += board_->place(loser->by).label;
            out += "\",\"retreats\":[";
            write_labels(loser->retreats, out);
            out += ']';
            if (loser->destroyed) out += ",\"destroyed\":true";
            out += '}';
        }
        out += ']';
    }

    std::shared_ptr<const Board> board_;
    Law law_;
    Detail detail_;
    // Places in the order of their labels, and where each stands in it.
    std::vector<int> by_label_;
    std::vector<int> label_rank_;
    std::array<std::vector<std::string>, 2> unit_words_;  // By kind of unit and rank: "A PAR".
    std::vector<std::string> ends_of_results_;            // By code, what follows an order.
    simdjson::dom::parser parser_;

    Units units_;
    Centres centres_;
    std::vector<Dislodgement> dislodged_;
    std::array<std::string_view, kPowers> names_;  // As this line writes them.
    std::array<bool, kPowers> plays_{};            // Has units or centres in this line.
    std::vector<std::string_view> written_;
    std::vector<std::string_view> keys_;  // The texts of the results written so far,
    std::bitset<1024> beginnings_;        // and how they begin.
    std::vector<Order> orders_;
    std::vector<Verdict> verdicts_;
};

}  // namespace

ReadMovement movement_reader(std::shared_ptr<const Board> board) {
    return [reader = std::make_shared<LineAdjudicator>(std::move(board), Edition::Datc3,
                                                       Detail::Results)](std::string_view line) {
        return reader->movement(line);
    };
}

AnswerLine line_adjudicator(std::shared_ptr<const Board> board, Edition edition, Detail detail) {
    return [adjudicator = std::make_shared<LineAdjudicator>(std::move(board), edition, detail)](
               std::string_view line, std::string& out) { return adjudicator->answer(line, out); };
}

}  // namespace occasus::cli
