// The reader of a table file.
#include "games/invasions/board/tables.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "core/figure_cells.h"
#include "core/notation.h"
#include "core/vocabulary/rows.h"

#include "games/invasions/tables.gen.h"

namespace occasus::invasions {

std::string_view built_in_tables() {
    return kBuiltInTables;
}

namespace {

constexpr int kFaces = 6;
constexpr int kLastYear = 9999;
constexpr int kNever = kFaces + 1;  // 17.0. No die is so high.
constexpr int kMostCreated = 60;    // 16.0. In one cell; four rolls stay below 255.
constexpr int kMostRolls = 4;
constexpr int kMostModifier = 9;
constexpr int kLongestDelay = 7;  // 12.0. The pools reach eight turns beyond the last.
constexpr int kHighestPrice = 99;
constexpr int kWhole = 100;  // Per cent.

// Where an item stands in a list; the size of the list when it does not.
template <class List, class Item>
std::size_t index_in(const List& list, const Item& item) {
    return at(std::find(list.begin(), list.end(), item) - list.begin());
}

// Reads tables figure by figure; the first complaint ends the reading.
class Reader {
  public:
    Reader(const Board& board, Printing printing) : board_(board), printing_(printing) {
        tables_.origins.fill(-1);
    }

    Result<Tables> read(std::string_view csv) {
        const Result<std::vector<Figure>> figures = read_figures(csv, "table");
        if (!figures) return figures.refusal();
        for (const Figure& figure : *figures)
            if (const auto complaint = read_figure(figure)) return at_line(figure, *complaint);
        for (const Figure& figure : *figures)
            if (const auto complaint = read_late(figure)) return at_line(figure, *complaint);
        if (const auto missing = check_whole(*figures)) return *missing;
        return std::move(tables_);
    }

  private:
    using Read = std::optional<Refusal> (Reader::*)(const Figure&);
    struct Fact {
        std::string_view name;
        Read read;
        int count;  // How many there must be; kAny: as many as one likes.
    };
    static constexpr int kAny = -1;
    static const std::array<Fact, 17> kFacts;

    std::optional<Refusal> read_figure(const Figure& figure) {
        if (const Fact* const fact = find_named(kFacts, figure.fact))
            return (this->*fact->read)(figure);
        return unknown_fact(figure, kFacts);
    }

    // READING: R108. One printing replaces the other. The columns of 16.0 may be named below their
    // cells.
    std::optional<Refusal> read_late(const Figure& figure) {
        if (figure.fact == "creation") return read_created(figure);
        if (figure.fact == "revolt_second" && printing_ == Printing::Second)
            return read_revolt(figure);
        return {};
    }
    std::optional<Refusal> leave_for_later(const Figure& figure) {
        return check_die(figure, 1, kFaces);
    }

    // ---- what a cell may hold ----

    static std::optional<Refusal> check_die(const Figure& figure, int low, int high) {
        if (figure.number >= low && figure.number <= high) return {};
        return unreadable(said_of(figure) + ": the number is a die from " + std::to_string(low) +
                          " to " + std::to_string(high) + ".");
    }
    std::optional<Refusal> find_province(const Figure& figure, int& province) const {
        province = board_.find_province(figure.of);
        if (province >= 0) return {};
        return unreadable("Province " + quoted(figure.of) + " is not on the board.");
    }
    // 15.0. Nothing when it is no letter from A to G.
    static std::optional<std::size_t> period_of(const Figure& figure) {
        const char letter = figure.of.size() == 1 ? figure.of[0] : ' ';
        if (letter < 'A' || letter >= 'A' + kPeriods) return std::nullopt;
        return at(letter - 'A');
    }

    // ---- the tables, in the order of their chapters ----

    std::optional<Refusal> read_name(const Figure& figure) {
        tables_.name = figure.value;
        if (figure.of != "tables")
            return unreadable("name goes with tables, not with “" + figure.of + "”.");
        if (figure.value.empty()) return unreadable("the name is empty.");
        return check_unnumbered(figure);
    }

    // 14.0.
    std::optional<Refusal> read_combat(const Figure& figure) {
        if (auto wrong = check_die(figure, 1, kFaces)) return wrong;
        const std::string_view odds = figure.of;
        const bool is_odds = odds.size() == 3 && odds.substr(1) == "-1";
        const auto column = is_odds ? number_in(odds.substr(0, 1), 1, kOdds) : std::nullopt;
        if (!column)
            return unreadable("combat goes with odds from 1-1 to 6-1, not with “" + figure.of +
                              "”.");
        const auto result = index_in(kCombatResults, figure.value);
        if (result == kCombatResults.size())
            return unreadable(said_of(figure) + " is De, 1/2De, Ex, 1/2Ex or -, not " +
                              quoted(figure.value) + ".");
        tables_.combat[at(*column - 1)][at(figure.number)] = static_cast<CombatResult>(result);
        return {};
    }

    std::optional<Refusal> read_of_period(const Figure& figure) {
        const auto period = period_of(figure);
        if (!period)
            return unreadable(figure.fact + " goes with a period from A to G, not with “" +
                              figure.of + "”.");
        if (auto wrong = check_unnumbered(figure)) return wrong;
        if (figure.fact == "first_year")
            return read_number(figure, 1, kLastYear, tables_.first_year[*period]);
        if (figure.fact == "rolls")
            return read_number(figure, 0, kMostRolls, tables_.rolls[*period]);
        if (figure.fact == "revolution")
            return read_number(figure, 1, kNever, tables_.revolution[*period]);
        if (figure.fact == "modifier")
            return read_number(figure, -kMostModifier, kMostModifier, tables_.modifier[*period]);
        return read_yes(figure, tables_.even_turns[*period]);
    }

    // 16.0. A column of the table by its second die.
    std::optional<Refusal> read_column(const Figure& figure) {
        int province = -1;
        if (auto wrong = find_province(figure, province)) return wrong;
        if (auto wrong = check_unnumbered(figure)) return wrong;
        const bool is_home =
            std::any_of(kNationsAtHome.begin(), kNationsAtHome.end(),
                        [&](Force nation) { return board_.homes[nation] == province; });
        if (!is_home) return unreadable(figure.of + " is the home of no nation.");
        int die = 0;
        if (auto wrong = read_number(figure, 1, kOrigins, die)) return wrong;
        int& origin = tables_.origins[at(die - 1)];
        if (origin >= 0) return unreadable("two Provinces have the column " + figure.value + ".");
        origin = province;
        return {};
    }

    // 16.2. L10, R4.
    std::optional<Refusal> read_created(const Figure& figure) {
        int province = -1;
        if (auto wrong = find_province(figure, province)) return wrong;
        const auto column = std::find(tables_.origins.begin(), tables_.origins.end(), province);
        if (column == tables_.origins.end())
            return unreadable(figure.of + " has no column of creation.");
        const std::string_view value = figure.value;
        const bool is_kind = value.starts_with('L') || value.starts_with('R');
        const auto sp = is_kind ? number_in(value.substr(1), 1, kMostCreated) : std::nullopt;
        if (!sp)
            return unreadable(said_of(figure) + " is L or R and a number from 1 to " +
                              std::to_string(kMostCreated) + ", not " + quoted(value) + ".");
        tables_
            .creation[at(static_cast<int>(column - tables_.origins.begin()))][at(figure.number)] = {
            .sp = static_cast<std::uint8_t>(*sp), .raiders = value[0] == 'R'};
        return {};
    }

    // 17.2. 3, (5), 4(12), or - for nothing.
    static std::optional<RevoltFigure> revolt_figure(std::string_view text) {
        if (text == "-") return RevoltFigure{};
        const std::size_t bracket = text.find('(');
        const auto always = bracket == 0 ? 0 : number_in(text.substr(0, bracket), 1, kMostMilitia);
        if (bracket == std::string_view::npos)
            return always ? std::optional(RevoltFigure{static_cast<std::uint8_t>(*always), 0})
                          : std::nullopt;
        if (!text.ends_with(')')) return std::nullopt;
        const auto only_g =
            number_in(text.substr(bracket + 1, text.size() - bracket - 2), 1, kMostMilitia);
        if (!always || !only_g) return std::nullopt;
        return RevoltFigure{static_cast<std::uint8_t>(*always), static_cast<std::uint8_t>(*only_g)};
    }

    std::optional<Refusal> read_revolt(const Figure& figure) {
        if (auto wrong = check_die(figure, 1, kFaces)) return wrong;
        int province = -1;
        if (auto wrong = find_province(figure, province)) return wrong;
        const auto read = revolt_figure(figure.value);
        if (!read)
            return unreadable(said_of(figure) +
                              " is like 3, (5), 4(12) or -, with numbers from 1 to " +
                              std::to_string(kMostMilitia) + ", not " + quoted(figure.value) + ".");
        tables_.revolt[at(province)][at(figure.number)] = *read;
        return {};
    }

    // 18.0.
    std::optional<Refusal> read_rebellion(const Figure& figure) {
        if (auto wrong = check_die(figure, kLowestRebellionDie, kHighestRebellionDie)) return wrong;
        const auto legions = parse_number<int>(figure.of).value_or(0);
        const auto column = index_in(kRebellionLegions, legions);
        if (column == kRebellionLegions.size())
            return unreadable("rebellion goes with 4, 5, 7, 8, 9 or 10 legions, not with “" +
                              figure.of + "”.");
        auto& cell = tables_.rebellion[at(figure.number)][column];
        if (column + 1 < kRebellionLegions.size()) return read_number(figure, 0, kMostRebels, cell);
        Figure share = figure;
        if (!share.value.ends_with('%'))
            return unreadable(said_of(figure) + " is a percentage, not " + quoted(figure.value) +
                              ".");
        share.value.pop_back();
        return read_number(share, 0, kWhole, cell);
    }

    // 8.22, 11.11, 11.12, 11.21, 11.31, 11.32, 12.0.
    std::optional<Refusal> read_price(const Figure& figure) {
        if (auto wrong = check_unnumbered(figure)) return wrong;
        const bool roman = figure.of == "roman";
        const bool has_persian = figure.fact != "bribe" && figure.fact != "march";
        if (!roman && !(has_persian && figure.of == "persian"))
            return unreadable(figure.fact + " goes with roman" +
                              (has_persian ? " or persian" : "") + ", not with “" + figure.of +
                              "”.");
        if (figure.fact == "delay")
            return read_number(figure, 1, kLongestDelay,
                               roman ? tables_.roman_delay : tables_.persian_delay);
        if (figure.fact == "march")
            return read_number(figure, 0, kHighestPrice, tables_.march_penalty);
        int& price = figure.fact == "bribe" ? tables_.bribe
                     : figure.fact == "pay" ? (roman ? tables_.roman_pay : tables_.persian_pay)
                                            : (roman ? tables_.roman_price : tables_.persian_price);
        return read_number(figure, 1, kHighestPrice, price);
    }

    // A cell that the rules look up and the text always fills must be there.
    static std::optional<Refusal> check_whole(const std::vector<Figure>& figures) {
        for (const Fact& fact : kFacts) {
            if (fact.count == kAny) continue;
            const auto count =
                std::count_if(figures.begin(), figures.end(),
                              [&](const Figure& figure) { return figure.fact == fact.name; });
            if (count != fact.count)
                return unreadable("There are " + std::to_string(count) + " figures " +
                                      std::string(fact.name) + "; " + std::to_string(fact.count) +
                                      " are needed.",
                                  "tables");
        }
        return {};
    }

    static constexpr int kMostRebels = 99;

    const Board& board_;
    Printing printing_;
    Tables tables_;
};

const std::array<Reader::Fact, 17> Reader::kFacts = {
    {{"name", &Reader::read_name, 1},
     {"combat", &Reader::read_combat, kOdds* kFaces},
     {"first_year", &Reader::read_of_period, kPeriods},
     {"creation", &Reader::leave_for_later, kAny},
     {"column", &Reader::read_column, kOrigins},
     {"rolls", &Reader::read_of_period, kPeriods},
     {"even_turns", &Reader::read_of_period, kAny},
     {"revolution", &Reader::read_of_period, kPeriods},
     {"revolt", &Reader::read_revolt, kAny},
     {"revolt_second", &Reader::leave_for_later, kAny},
     {"rebellion", &Reader::read_rebellion, kAny},
     {"modifier", &Reader::read_of_period, kPeriods},
     {"delay", &Reader::read_price, 2},
     {"pay", &Reader::read_price, 2},
     {"replacement", &Reader::read_price, 2},
     {"bribe", &Reader::read_price, 1},
     {"march", &Reader::read_price, 1}}};

}  // namespace

Result<Tables> Tables::read(const Board& board, std::string_view csv, Printing printing) {
    return Reader(board, printing).read(csv);
}

}  // namespace occasus::invasions
