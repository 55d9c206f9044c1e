// The reader of a board file, and the board that follows from it.
#include "games/diplomacy/board/board.h"

#include <algorithm>
#include <bit>
#include <optional>

#include "core/figure_cells.h"

#include "games/diplomacy/board.gen.h"

namespace occasus::diplomacy {

void ShortNames::reset(std::size_t names) {
    slots_.assign(std::bit_ceil(4 * names + 1), {});
}

void ShortNames::insert(std::string_view name, std::uint8_t province) {
    std::size_t at = slot_of(letters(name));
    while (slots_[at].letters != 0) at = (at + 1) & (slots_.size() - 1);
    slots_[at] = {letters(name), province};
}

// FR-3.
std::string_view built_in_board() {
    return kBuiltInBoard;
}

PlaceSet Board::fleet_places(int province) const {
    if (has_coasts(province)) return coasts(province);
    PlaceSet alone;
    if (!is_inland(province)) alone.insert(province);
    return alone;
}

int Board::find_place(std::string_view label) const {
    for (std::size_t index = 0; index < places.size(); ++index)
        if (places[index].label == label) return static_cast<int>(index);
    return kNowhere;
}

int Board::find_name(std::string_view wanted) const {
    if (wanted.size() == 3) return short_names.find(wanted);
    const auto found =
        std::lower_bound(names.begin(), names.end(), wanted,
                         [](const auto& entry, std::string_view key) { return entry.first < key; });
    return found != names.end() && found->first == wanted ? found->second : kNowhere;
}

int Board::find_power(std::string_view id) const {
    for (int power = 0; power < kPowers; ++power) {
        const Power& one = powers[at(power)];
        if (one.id == id || one.standard_id == id) return power;
    }
    return kNobody;
}

namespace {

std::string letters_of(std::string_view name) {
    std::string letters;
    for (const char c : name) {
        if (c >= 'A' && c <= 'Z') letters += c;
        if (c >= 'a' && c <= 'z') letters += static_cast<char>(c - 'a' + 'A');
    }
    return letters;
}

// READING: R4. Kiel is given compass names as the other coasts have them.
std::string coast_name(std::string_view province, std::string_view coast) {
    const std::string_view word = coast == "NC"   ? "north"
                                  : coast == "SC" ? "south"
                                  : coast == "EC" ? "east"
                                                  : "west";
    return std::string(province) + " (" + std::string(word) + " coast)";
}

// Builds a board in three passes over the figures: provinces, coasts, and what lies between them.
class Reader {
  public:
    explicit Reader(Game game) { board_.game = game; }

    Result<std::shared_ptr<const Board>> read(std::string_view csv) {
        Result<std::vector<Figure>> figures = read_figures(csv, "board");
        if (!figures) return figures.refusal();
        board_.figures = std::move(*figures);
        using Pass = std::optional<Refusal> (Reader::*)(const Figure&);
        for (const Pass pass : {&Reader::read_subject, &Reader::read_coast, &Reader::read_fact})
            for (const Figure& figure : board_.figures)
                if (const auto complaint = (this->*pass)(figure))
                    return at_line(figure, *complaint);
        if (const auto missing = check_whole()) return *missing;
        derive();
        if (const auto one_way = check_both_ways()) return *one_way;
        return std::shared_ptr<const Board>(std::make_shared<Board>(std::move(board_)));
    }

  private:
    bool is_variant() const { return board_.game == Game::FallOfRome; }

    // First pass: the powers and the provinces.
    std::optional<Refusal> read_subject(const Figure& figure) {
        if (figure.fact == "name") board_.name = figure.value;
        if (figure.fact == "power") {
            if (powers_ == kPowers) return unreadable("a board has seven powers.");
            Power& power = board_.powers[at(powers_++)];
            power.id = power.standard_id = figure.of;
            power.title = figure.value;
        }
        if (figure.fact != "province") return {};
        if (board_.places.size() == kMaxProvinces)
            return unreadable("a board has at most 80 provinces.");
        if (figure.of.size() != 3 || letters_of(figure.of) != figure.of)
            return unreadable("the id of a province is three capital letters.");
        if (board_.find_place(figure.of) != kNowhere)
            return unreadable("province " + figure.of + " is on the board already.");
        const auto index = static_cast<std::uint8_t>(board_.places.size());
        board_.places.push_back({.label = figure.of, .name = figure.value, .anchor = {}});
        board_.province_of[index] = index;
        board_.provinces = index + 1;
        if (add_name(figure.of, index))
            return unreadable("the id " + figure.of + " is a name already.");
        return add_name(figure.value, index);
    }

    // FR-6. Second pass: coasts, numbered after all provinces.
    std::optional<Refusal> read_coast(const Figure& figure) {
        const bool is_split = figure.fact == "variant_coast" && is_variant();
        if (figure.fact != "coast" && !is_split) return {};
        const int province = board_.find_place(figure.of);
        if (province >= board_.provinces) return no_province(figure.of);
        if (figure.value != "NC" && figure.value != "SC" && figure.value != "EC" &&
            figure.value != "WC")
            return unreadable("a coast is NC, SC, EC or WC.");
        const std::string label = figure.of + "/" + figure.value;
        if (board_.find_place(label) != kNowhere)
            return unreadable(label + " is on the board already.");
        if (board_.places.size() == kMaxPlaces) return unreadable("a board has at most 96 places.");
        const auto index = static_cast<std::uint8_t>(board_.places.size());
        board_.places.push_back({.label = label,
                                 .name = coast_name(board_.place(province).name, figure.value),
                                 .anchor = {}});
        board_.province_of[index] = static_cast<std::uint8_t>(province);
        board_.coasts_of[at(province)].insert(index);
        return {};
    }

    // Third pass: everything about them.
    std::optional<Refusal> read_fact(const Figure& figure) {
        static constexpr std::array<std::string_view, 6> kElsewhere = {
            "name", "power", "province", "coast", "variant_coast", "void"};
        if (std::find(kElsewhere.begin(), kElsewhere.end(), figure.fact) != kElsewhere.end())
            return {};
        if (figure.fact == "fleet" || figure.fact == "variant_fleet") return read_fleet(figure);
        if (figure.fact == "start") return read_start(figure);
        if (figure.fact == "variant_place" && !is_variant()) return {};
        if (const int power = board_.find_power(figure.of); power != kNobody)
            return read_power(figure, board_.powers[at(power)]);
        const int place = board_.find_place(figure.of);
        const bool is_place = figure.fact == "place" || figure.fact == "variant_place";
        if (is_place && place != kNowhere)
            return read_place(figure, board_.places[at(place)].anchor);
        if (place >= board_.provinces) return no_province(figure.of);
        return read_province_fact(figure, place);
    }

    // FR-2. READING: R1. The variant's names of a power.
    std::optional<Refusal> read_power(const Figure& figure, Power& power) const {
        if (figure.fact != "variant_id" && figure.fact != "variant_name" && figure.fact != "leader")
            return unreadable("fact “" + figure.fact + "” of a power is unknown.");
        if (!is_variant()) return {};
        if (figure.fact == "variant_id") power.id = figure.value;
        if (figure.fact == "variant_name") power.title = figure.value;
        if (figure.fact == "leader") power.leader = figure.value;
        return {};
    }

    std::optional<Refusal> read_province_fact(const Figure& figure, int province) {
        const auto at = static_cast<std::size_t>(province);
        if (figure.fact == "kind") {
            const auto terrain = key_in(kTerrains, figure.value);
            if (!terrain) return unreadable("kind is sea, coast or inland.");
            board_.terrain[at] = *terrain;
            kinds_.insert(province);
            return {};
        }
        if (figure.fact == "centre") {
            board_.centres.insert(province);
            const int power = board_.find_power(figure.value);
            if (power != kNobody) board_.homes[static_cast<std::size_t>(power)].insert(province);
            if (power != kNobody || figure.value == "neutral") return {};
            return unreadable("a centre is the home of a power, or neutral.");
        }
        if (figure.fact == "army") {
            const int to = board_.find_place(figure.value);
            if (to >= board_.provinces) return no_province(figure.value);
            board_.army_reach[at].insert(to);
            return {};
        }
        if (figure.fact == "alias") return add_name(figure.value, static_cast<std::uint8_t>(at));
        if (figure.fact == "cell") return check_place(figure);
        // A name that may mean this province or another: no order is read by it.
        if (figure.fact == "unclear" && board_.find_name(figure.value) == kNowhere) return {};
        return unreadable("fact “" + figure.fact + "” is unknown.");
    }

    // READING: R4, R5. In the variant each link of Kiel belongs to the coast that lists it.
    std::optional<Refusal> read_fleet(const Figure& figure) {
        const bool is_of_variant = figure.fact == "variant_fleet";
        if (is_of_variant && !is_variant()) return {};
        const int from = board_.find_place(figure.of);
        const int to = board_.find_place(figure.value);
        if (from == kNowhere || to == kNowhere)
            return unreadable("there is no place “" +
                              (from == kNowhere ? figure.of : figure.value) + "”.");
        const bool is_replaced = (from < board_.provinces && board_.has_coasts(from)) ||
                                 (to < board_.provinces && board_.has_coasts(to));
        if (is_replaced && is_variant()) return {};
        if (is_replaced) return unreadable("a fleet goes to one of the coasts.");
        board_.fleet_reach[at(from)].insert(to);
        if (is_of_variant) board_.fleet_reach[at(to)].insert(from);
        return {};
    }

    std::optional<Refusal> read_start(const Figure& figure) {
        const int power = board_.find_power(figure.of);
        const int place =
            figure.value.size() < 5 ? int{kNowhere} : board_.find_place(figure.value.substr(2));
        if (power == kNobody || place == kNowhere)
            return unreadable("a start is A or F and a place.");
        board_.start.push_back(
            {power, figure.value[0] == 'A' ? UnitKind::Army : UnitKind::Fleet, place});
        return {};
    }

    std::optional<Refusal> add_name(std::string_view name, std::uint8_t province) {
        std::string letters = letters_of(name);
        const auto at =
            std::lower_bound(board_.names.begin(), board_.names.end(),
                             std::pair<std::string, std::uint8_t>(letters, std::uint8_t{0}));
        const bool is_taken = at != board_.names.end() && at->first == letters;
        if (is_taken && at->second == province) return {};
        if (is_taken) return unreadable("the name " + letters + " is taken already.");
        board_.names.insert(at, {std::move(letters), province});
        return {};
    }

    static std::optional<Refusal> no_province(const std::string& id) {
        return unreadable("province “" + id + "” is not on the board.");
    }

    std::optional<Refusal> check_whole() const {
        if (powers_ != kPowers) return unreadable("A board has seven powers.", "board");
        if (board_.provinces == 0) return unreadable("The board has no provinces.", "board");
        int seas = 0;
        for (int province = 0; province < board_.provinces; ++province) {
            if (!kinds_.contains(province))
                return unreadable("The province " + board_.place(province).label + " has no kind.",
                                  "board");
            if (board_.is_sea(province) && ++seas > kMaxSeas)
                return unreadable("A board has at most 32 seas.", "board");
            // READING: R28. Removals go by the alphabet, and so must the provinces.
            if (province > 0 && letters_of(board_.place(province - 1).name) >=
                                    letters_of(board_.place(province).name))
                return unreadable("The provinces are not in the order of their names at " +
                                      board_.place(province).label + ".",
                                  "board");
        }
        return {};
    }

    void derive() {
        board_.short_names.reset(board_.names.size());
        for (const auto& [name, province] : board_.names)
            if (name.size() == 3) board_.short_names.insert(name, province);
        const int places = static_cast<int>(board_.places.size());
        for (int place = 0; place < places; ++place)
            for (const int to : board_.fleet_reach[at(place)])
                board_.fleet_provinces[at(place)].insert(board_.province(to));
        board_.sea_number.fill(kNowhere);
        std::uint8_t seas = 0;
        for (int province = 0; province < board_.provinces; ++province) {
            if (!board_.is_sea(province)) continue;
            board_.seas.insert(province);
            board_.sea_province[seas] = static_cast<std::uint8_t>(province);
            board_.sea_number[at(province)] = seas++;
        }
        for (int province = 0; province < board_.provinces; ++province)
            for (const int place : board_.fleet_places(province))
                for (const int to : board_.fleet_provinces[at(place)])
                    if (board_.is_sea(to))
                        board_.seas_around[at(province)] |= SeaSet{1} << board_.sea_number[at(to)];
        for (int province = 0; province < board_.provinces; ++province) {
            PlaceSet& around = board_.provinces_around[at(province)];
            around = board_.army_reach[at(province)];
            for (const int place : board_.fleet_places(province))
                around |= board_.fleet_provinces[at(place)];
        }
        derive_roads();
    }

    void derive_roads() {
        auto& [armies, fleets] = board_.roads;
        std::copy(board_.army_reach.begin(), board_.army_reach.end(), armies.places.begin());
        armies.provinces = armies.places;
        fleets.places = board_.fleet_reach;
        fleets.provinces = board_.fleet_provinces;
        for (std::size_t place = 0; place < board_.places.size(); ++place) {
            const int number = static_cast<int>(place);
            armies.ends[place].insert(board_.province(number));
            if (number < board_.provinces)
                fleets.ends[place] = board_.fleet_places(number);
            else
                fleets.ends[place].insert(number);
        }
    }

    std::optional<Refusal> check_both_ways() const {
        for (int from = 0; from < static_cast<int>(board_.places.size()); ++from) {
            for (const int to : board_.fleet_reach[at(from)])
                if (!board_.fleet_reach[static_cast<std::size_t>(to)].contains(from))
                    return one_way(from, to);
            if (from >= board_.provinces) continue;
            for (const int to : board_.army_reach[at(from)])
                if (!board_.army_reach[static_cast<std::size_t>(to)].contains(from))
                    return one_way(from, to);
        }
        return {};
    }

    std::optional<Refusal> one_way(int from, int to) const {
        return unreadable(board_.place(to).label + " has no border to " + board_.place(from).label +
                              "; borders go both ways.",
                          "border");
    }

    Board board_;
    int powers_ = 0;
    PlaceSet kinds_;
};

}  // namespace

Result<std::shared_ptr<const Board>> Board::parse(std::string_view csv, Game game) {
    return Reader(game).read(csv);
}

}  // namespace occasus::diplomacy
