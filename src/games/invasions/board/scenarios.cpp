// The reader of a scenario file.
#include "games/invasions/board/scenarios.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

#include "core/figure_cells.h"
#include "core/notation.h"
#include "core/vocabulary/rows.h"

#include "games/invasions/board/tables.h"
#include "games/invasions/scenario1.gen.h"
#include "games/invasions/scenario2.gen.h"
#include "games/invasions/scenario3.gen.h"
#include "games/invasions/scenario4.gen.h"
#include "games/invasions/scenario5.gen.h"
#include "games/invasions/scenario6.gen.h"
#include "games/invasions/words/words.h"

namespace occasus::invasions {

std::string_view built_in_scenario(int number) {
    static constexpr std::array<std::string_view, kScenarios> kFiles = {
        kBuiltInScenario1, kBuiltInScenario2, kBuiltInScenario3,
        kBuiltInScenario4, kBuiltInScenario5, kBuiltInScenario6};
    return kFiles[at(number - 1)];
}

namespace {

constexpr std::string_view kWhole = "scenario";  // For facts of all of it.
constexpr int kLastYear = 9999;
constexpr int kMostCredits = 999;
constexpr int kMostForces = 40;
constexpr int kMostSp = 999;  // One force's at the start.
constexpr int kMostPersians = 99;
constexpr int kMostHuns = kMostSp;

// Reads a scenario figure by figure; the first complaint ends the reading.
class Reader {
  public:
    explicit Reader(const Board& board) : board_(board) {}

    Result<Scenario> read(std::string_view csv) {
        const Result<std::vector<Figure>> figures = read_figures(csv, "scenario");
        if (!figures) return figures.refusal();
        for (const Figure& figure : *figures)
            if (const auto complaint = read_figure(figure)) return at_line(figure, *complaint);
        // The holder of a Province is known only when all numbers have been read.
        for (const Figure& figure : *figures)
            if (const auto complaint = check_holder(figure)) return at_line(figure, *complaint);
        if (const auto missing = check_whole()) return *missing;
        return std::move(scenario_);
    }

  private:
    using Read = std::optional<Refusal> (Reader::*)(const Figure&);
    struct Fact {
        std::string_view name;
        Read read;
    };

    // 19.1, 19.2, 19.3, 19.4, 19.5, 19.6. READING: R104.
    std::optional<Refusal> read_figure(const Figure& figure) {
        static constexpr std::array<Fact, 18> kFacts = {{{"name", &Reader::read_name},
                                                         {"year", &Reader::read_whole},
                                                         {"turns", &Reader::read_whole},
                                                         {"victory", &Reader::read_whole},
                                                         {"free", &Reader::read_whole},
                                                         {"half_militia", &Reader::read_special},
                                                         {"first_rebellion", &Reader::read_special},
                                                         {"period", &Reader::read_period},
                                                         {"roman", &Reader::read_roman},
                                                         {"legions", &Reader::read_legions},
                                                         {"persian", &Reader::read_persian},
                                                         {"active", &Reader::read_active},
                                                         {"force", &Reader::read_force},
                                                         {"state", &Reader::read_state},
                                                         {"pool", &Reader::read_pool},
                                                         {"began_with", &Reader::read_began_with},
                                                         {"treasury", &Reader::read_treasury},
                                                         {"huns", &Reader::read_huns}}};
        if (const Fact* const fact = find_named(kFacts, figure.fact))
            return (this->*fact->read)(figure);
        return unknown_fact(figure, kFacts);
    }

    // ---- what a cell may hold ----

    static std::optional<Refusal> check_of(const Figure& figure, std::string_view of) {
        if (figure.of == of) return {};
        return unreadable(figure.fact + " goes with " + std::string(of) + ", not with “" +
                          figure.of + "”.");
    }
    static std::optional<Refusal> check_turn(const Figure& figure) {
        if (figure.number >= 1 && figure.number <= kMaxTurns) return {};
        return unreadable(figure.fact + " of " + figure.of + " needs the number of a turn, 1 to " +
                          std::to_string(kMaxTurns) + ".");
    }
    std::optional<Refusal> find_province(std::string_view id, int& province) const {
        province = board_.find_province(id);
        if (province >= 0) return {};
        return unreadable("Province " + quoted(id) + " is not on the board.");
    }
    std::optional<Refusal> find_area(std::string_view id, int& area) const {
        area = board_.find_area(id);
        if (area >= 0) return {};
        return unreadable("Area " + quoted(id) + " is not on the board.");
    }

    // ---- what is true of the whole ----

    std::optional<Refusal> read_name(const Figure& figure) {
        scenario_.title = figure.value;
        if (figure.value.empty()) return unreadable("the name is empty.");
        if (auto wrong = check_of(figure, kWhole)) return wrong;
        return check_unnumbered(figure);
    }

    std::optional<Refusal> read_whole(const Figure& figure) {
        if (auto wrong = check_of(figure, kWhole)) return wrong;
        if (auto wrong = check_unnumbered(figure)) return wrong;
        if (figure.fact == "year") return read_number(figure, 1, kLastYear, scenario_.year);
        if (figure.fact == "turns") return read_number(figure, 1, kMaxTurns, scenario_.turns);
        if (figure.fact == "free")
            return read_number(figure, 0, kMaxRomans, scenario_.free_legions);
        const int most = std::accumulate(
            board_.provinces.begin(), board_.provinces.end(), 0,
            [](int points, const Province& province) { return points + province.vp; });
        return read_number(figure, 1, most, scenario_.victory);
    }

    // 19.1, 19.4.
    std::optional<Refusal> read_special(const Figure& figure) {
        if (auto wrong = check_of(figure, kWhole)) return wrong;
        if (auto wrong = check_unnumbered(figure)) return wrong;
        return read_yes(figure, figure.fact == "half_militia" ? scenario_.half_militia
                                                              : scenario_.first_rebellion);
    }

    // 15.0. From this turn on.
    std::optional<Refusal> read_period(const Figure& figure) {
        if (auto wrong = check_of(figure, kWhole)) return wrong;
        if (auto wrong = check_turn(figure)) return wrong;
        const char letter = figure.value.size() == 1 ? figure.value[0] : ' ';
        if (letter < 'A' || letter >= 'A' + kPeriods)
            return unreadable("a period is a letter from A to G, not " + quoted(figure.value) +
                              ".");
        if (figure.number <= last_period_)
            return unreadable("periods are given in the order of their turns.");
        if (last_period_ == 0 && figure.number != 1)
            return unreadable("the first period begins with turn 1.");
        last_period_ = figure.number;
        std::fill(scenario_.period.begin() + figure.number, scenario_.period.end(),
                  static_cast<std::uint8_t>(letter - 'A'));
        return {};
    }

    // ---- who holds what ----

    std::optional<Refusal> take_province(const Figure& figure, std::string_view id, int& province) {
        if (auto wrong = find_province(id, province)) return wrong;
        if (has_province(held_, province))
            return unreadable(std::string(id) + " is given to two holders.");
        held_ |= province_bit(province);
        return check_unnumbered(figure);
    }

    std::optional<Refusal> read_roman(const Figure& figure) {
        int province = -1;
        if (auto wrong = take_province(figure, figure.of, province)) return wrong;
        scenario_.roman |= province_bit(province);
        return read_number(figure, 0, kMaxRomans, scenario_.province_legions[at(province)]);
    }

    std::optional<Refusal> read_legions(const Figure& figure) {
        int area = -1;
        if (auto wrong = find_area(figure.of, area)) return wrong;
        if (auto wrong = check_unnumbered(figure)) return wrong;
        return read_number(figure, 0, kMaxRomans, scenario_.area_legions[at(area)]);
    }

    std::optional<Refusal> read_persian(const Figure& figure) {
        if (auto wrong = check_unnumbered(figure)) return wrong;
        bool yes = false;
        if (auto wrong = read_yes(figure, yes); wrong || !yes) return wrong;
        int province = -1;
        if (auto wrong = take_province(figure, figure.of, province)) return wrong;
        scenario_.persian |= province_bit(province);
        return {};
    }

    std::optional<Refusal> read_active(const Figure& figure) {
        if (auto wrong = check_unnumbered(figure)) return wrong;
        bool yes = false;
        if (auto wrong = read_yes(figure, yes); wrong || !yes) return wrong;
        int province = -1;
        if (auto wrong = find_province(figure.of, province)) return wrong;
        scenario_.active |= province_bit(province);
        return {};
    }

    std::optional<Refusal> read_state(const Figure& figure) {
        if (figure.number != static_cast<int>(scenario_.states.size()) + 1)
            return unreadable("states are numbered 1, 2 and so on.");
        Figure unnumbered = figure;
        unnumbered.number = 0;
        StartingState state;
        if (auto wrong = take_province(unnumbered, figure.of, state.home)) return wrong;
        for (const std::string_view id : split_words(figure.value)) {
            int province = -1;
            if (auto wrong = take_province(unnumbered, id, province)) return wrong;
            state.conquered.push_back(province);
        }
        scenario_.states.push_back(std::move(state));
        return {};
    }

    // ---- forces and money ----

    // READING: R82. levies 15 Illyria
    std::optional<Refusal> read_force(const Figure& figure) {
        const std::vector<std::string_view> words = split_words(figure.value);
        const auto sp = words.size() == 3 ? number_in(words[1], 1, kMostSp) : std::nullopt;
        if (!sp)
            return unreadable("a force is its kind, its Strength Points from 1 to " +
                              std::to_string(kMostSp) + " and its Area or Province, not " +
                              quoted(figure.value) + ".");
        if (scenario_.forces.size() == kMostForces)
            return unreadable("there are at most " + std::to_string(kMostForces) + " forces.");
        const int found = find_force(figure.of);
        if (found < 0) return unreadable("there is no force " + quoted(figure.of) + ".");
        StartingForce force{.force = force_of(found), .sp = *sp};
        if (auto wrong = read_kind(words[0], force)) return wrong;
        force.area = board_.find_area(words[2]);
        if (force.area >= 0)
            force.province = board_.area(force.area).province;
        else if (find_province(words[2], force.province))
            return unreadable("there is no Area and no Province " + quoted(words[2]) +
                              " on the board.");
        scenario_.forces.push_back(force);
        return {};
    }

    static std::optional<Refusal> read_kind(std::string_view word, StartingForce& force) {
        const bool fights_at_home = force.force == kRevolt || force.force == kNative;
        const bool has_militia = fights_at_home || force.force == kPersians;
        const bool has_regulars = force.force == kPersians || is_state(force.force);
        if (word == "militia" && has_militia) {
            force.kind = Kind::Militia;
            return {};
        }
        if (word == "regulars" && has_regulars) return {};
        if (word == "levies" && is_nation(force.force)) return {};
        if (word == "raiders" && is_nation(force.force)) {
            force.kind = Kind::Raiders;
            return {};
        }
        return unreadable(
            "levies and raiders belong to nations, regulars to persian or a state, militia to "
            "persian, native or revolt; there are no " +
            std::string(word) + " of " + force_id(force.force) + ".");
    }

    std::optional<Refusal> read_pool(const Figure& figure) {
        if (auto wrong = check_of(figure, force_id(kPersians))) return wrong;
        if (auto wrong = check_turn(figure)) return wrong;
        return read_number(figure, 0, kMostPersians, scenario_.persian_pool[at(figure.number)]);
    }

    std::optional<Refusal> read_began_with(const Figure& figure) {
        if (auto wrong = check_of(figure, force_id(kPersians))) return wrong;
        if (auto wrong = check_unnumbered(figure)) return wrong;
        return read_number(figure, 0, kMostPersians, scenario_.began_with);
    }

    std::optional<Refusal> read_treasury(const Figure& figure) {
        if (auto wrong = check_unnumbered(figure)) return wrong;
        if (figure.of == "roman")
            return read_number(figure, -kMostCredits, kMostCredits, scenario_.roman_treasury);
        if (figure.of == "persian")
            return read_number(figure, -kMostCredits, kMostCredits, scenario_.persian_treasury);
        return unreadable("a treasury goes with roman or persian, not with “" + figure.of + "”.");
    }

    // 19.5.
    std::optional<Refusal> read_huns(const Figure& figure) {
        if (auto wrong = check_turn(figure)) return wrong;
        if (scenario_.hun_turn != 0) return unreadable("the huns come once.");
        scenario_.hun_turn = figure.number;
        if (auto wrong = find_province(figure.of, scenario_.hun_province)) return wrong;
        return read_number(figure, 1, kMostHuns, scenario_.huns);
    }

    // ---- what must fit together ----

    // Militia belongs to the holder of its Province, or is in revolt; no Province has it twice.
    std::optional<Refusal> check_holder(const Figure& figure) {
        if (figure.fact != "force") return {};
        const StartingForce& force = scenario_.forces[checked_++];
        if (is_state(force.force) &&
            state_number(force.force) > static_cast<int>(scenario_.states.size()))
            return unreadable("there is no " + figure.of + ".");
        if (force.kind != Kind::Militia) return {};
        const Province& province = board_.province(force.province);
        if (force.sp > province.militia)
            return unreadable("the militia of " + province.id + " has at most " +
                              std::to_string(province.militia) + " Strength Points.");
        if (has_province(with_militia_, force.province))
            return unreadable("the militia of " + province.id + " stands on the map already.");
        with_militia_ |= province_bit(force.province);
        if (force.force == kPersians && !has_province(scenario_.persian, force.province))
            return unreadable(province.id + " is not Persian, so its militia is not.");
        const auto& homes = board_.homes;
        const bool is_held = has_province(held_, force.province) ||
                             std::find(homes.begin(), homes.end(), force.province) != homes.end();
        if (force.force == kNative && is_held)
            return unreadable(province.id + " has a holder, so its militia is not native.");
        return {};
    }

    int persians() const {
        int sp = 0;
        for (const StartingForce& force : scenario_.forces)
            if (force.force == kPersians && force.kind == Kind::Regulars) sp += force.sp;
        return std::accumulate(scenario_.persian_pool.begin(), scenario_.persian_pool.end(), sp);
    }

    int romans() const {
        int sp = scenario_.free_legions;
        for (const std::uint8_t legions : scenario_.province_legions) sp += legions;
        for (const std::uint8_t legions : scenario_.area_legions) sp += legions;
        for (const StartingForce& force : scenario_.forces)
            if (is_state(force.force)) sp += force.sp;
        return sp;
    }

    std::optional<Refusal> check_whole() {
        if (scenario_.title.empty()) return unreadable("The scenario has no name.", "scenario");
        if (scenario_.year == 0 || scenario_.turns == 0 || scenario_.victory == 0)
            return unreadable("The scenario needs a year, turns and victory.", "scenario");
        if (last_period_ == 0)
            return unreadable("The scenario does not say which period turn 1 is in.", "scenario");
        if (scenario_.hun_turn > scenario_.turns)
            return unreadable("The huns come in turn " + std::to_string(scenario_.hun_turn) +
                                  ", after the last turn.",
                              "scenario");
        if (scenario_.free_legions > 0 && scenario_.roman == 0)
            return unreadable("There are free legions, but no roman Province to place them in.",
                              "scenario");
        if (romans() > kMaxRomans)
            return unreadable("There are " + std::to_string(romans()) +
                                  " legions and regulars of states; at most " +
                                  std::to_string(kMaxRomans) + " may be there.",
                              "scenario");
        if (persians() > kMostPersians)
            return unreadable(
                "There are more than " + std::to_string(kMostPersians) + " Persian regulars.",
                "scenario");
        for (std::size_t state = 0; state < scenario_.states.size(); ++state)
            if (std::none_of(scenario_.forces.begin(), scenario_.forces.end(),
                             [&](const StartingForce& force) {
                                 return force.force == state_force(static_cast<int>(state) + 1);
                             }))
                return unreadable("The state " + std::to_string(state + 1) + " has no regulars.",
                                  "scenario");
        // 5.73. READING: R33.
        if (scenario_.began_with == 0) scenario_.began_with = persians();
        return {};
    }

    const Board& board_;
    Scenario scenario_;
    ProvinceSet held_ = 0;
    ProvinceSet with_militia_ = 0;
    int last_period_ = 0;
    std::size_t checked_ = 0;  // Forces, in the order of the file.
};

}  // namespace

Result<Scenario> Scenario::read(const Board& board, std::string_view csv) {
    return Reader(board).read(csv);
}

}  // namespace occasus::invasions
