#include "learn/empire.h"

#include <array>
#include <bit>
#include <optional>
#include <string_view>

#include "games/empire/chapters.h"

namespace occasus::empire {

namespace {

constexpr int kMostOfOne = 64;  // An answer has fewer counters of one kind.
static_assert(kMaxForces < kMostOfOne);

// The numbers of each verb's actions begin here.
struct Numbers {
    static constexpr int kSetUp = 0;
    static constexpr int kRemoveForce = kSetUp + kMaxAreas;
    static constexpr int kRemoveLegion = kRemoveForce + kMaxAreas;
    static constexpr int kRemoveWall = kRemoveLegion + kMaxAreas;
    static constexpr int kRemoveFort = kRemoveWall + kMaxAreas;
    static constexpr int kBuyLegion = kRemoveFort + kMaxAreas;
    static constexpr int kBuyForce = kBuyLegion + 1;
    static constexpr int kBuyWall = kBuyForce + 1;
    static constexpr int kBuyFort = kBuyWall + kMaxAreas;
    static constexpr int kPlace = kBuyFort + kMaxAreas;  // For each area, each size.
    static constexpr int kPlaceCavalry = kPlace + 8 * kMaxAreas;
    static constexpr int kLegion = kPlaceCavalry + kMaxAreas;
    static constexpr int kCarry = kLegion + kMaxAreas;
    static constexpr int kMarch = kCarry + kMostOfOne;
    static constexpr int kFrom = kMarch + kMaxAreas;  // In phase 6, and after conflicts.
    static constexpr int kTarget = kFrom + 2 * kMaxAreas;
    static constexpr int kForces = kTarget + 2 * kMaxAreas;
    static constexpr int kCavalry = kForces + kMostOfOne;
    static constexpr int kLose = kCavalry + 2 * kMostOfOne;
    static constexpr int kEnd = kLose + kMostOfOne;  // Five phases end so.
    static constexpr int kEnds = kEnd + 5;
};
static_assert(Numbers::kEnds <= Encoder::kActions);

int end_of(Step step) {
    switch (step) {
        case Step::Upkeep:
            return 0;
        case Step::Purchase:
            return 1;
        case Step::RomanMove:
            return 2;
        case Step::BarbarianMove:
            return 3;
        default:
            return 4;
    }
}

// The place of a number of Forces among those that may be placed in one area; none for the others.
std::optional<int> size_of_placing(int count, int most) {
    constexpr std::array kSizes = {1, 2, 3, 4, 6, 9, 12};
    if (count == most) return static_cast<int>(kSizes.size());
    for (std::size_t i = 0; i < kSizes.size(); ++i)
        if (kSizes[i] == count) return static_cast<int>(i);
    return std::nullopt;
}

std::optional<int> number_of(const State& state, Action action, int most) {
    const int operand = operand_of(action);
    switch (verb_of(action)) {
        case Verb::SetUp:
            return Numbers::kSetUp + operand;
        case Verb::RemoveForce:
            return Numbers::kRemoveForce + operand;
        case Verb::RemoveLegion:
            return Numbers::kRemoveLegion + state.legions[at(operand)];
        case Verb::RemoveWall:
            return Numbers::kRemoveWall + operand;
        case Verb::RemoveFort:
            return Numbers::kRemoveFort + operand;
        case Verb::BuyLegion:
            return Numbers::kBuyLegion;
        case Verb::BuyForce:
            return Numbers::kBuyForce;
        case Verb::BuyWall:
            return Numbers::kBuyWall + operand;
        case Verb::BuyFort:
            return Numbers::kBuyFort + operand;
        case Verb::Place:
            if (const auto size = size_of_placing(count_of(action), most))
                return Numbers::kPlace + 8 * operand + *size;
            return std::nullopt;
        case Verb::PlaceCavalry:
            return Numbers::kPlaceCavalry + operand;
        case Verb::Legion:
            return Numbers::kLegion + state.legions[at(operand)];
        case Verb::Carry:
            return Numbers::kCarry + operand;
        case Verb::March:
            return Numbers::kMarch + operand;
        case Verb::From:
            return Numbers::kFrom + (state.step == Step::CavalryMove ? kMaxAreas : 0) + operand;
        case Verb::Target:
            return Numbers::kTarget + (state.step == Step::CavalryTarget ? kMaxAreas : 0) + operand;
        case Verb::Forces:
            return Numbers::kForces + operand;
        case Verb::Cavalry:
            return Numbers::kCavalry + (state.step == Step::CavalryCount ? kMostOfOne : 0) +
                   operand;
        case Verb::Lose:
            return Numbers::kLose + operand;
        case Verb::End:
            return Numbers::kEnd + end_of(state.step);
        case Verb::Roll:
            break;
    }
    return std::nullopt;
}

// Whether the question is about the area `from`, and whether it is about `to` as well.
bool asks_about_areas(Step step) {
    switch (step) {
        case Step::Carry:
        case Step::March:
        case Step::BarbarianTarget:
        case Step::MoveForces:
        case Step::MoveCavalry:
        case Step::Losses:
        case Step::CavalryTarget:
        case Step::CavalryCount:
            return true;
        default:
            return false;
    }
}
bool asks_about_target(Step step) {
    return step == Step::MoveForces || step == Step::MoveCavalry || step == Step::CavalryCount;
}

}  // namespace

// Counts that a State does not hold as such.
struct Encoder::Survey {
    std::array<int, kMaxAreas> legions{};  // By area.
    std::array<int, kMaxAreas> unmoved{};
    int available = 0;
    int dead = 0;
    int romans = 0;
    int horde = 0;
    std::array<int, 4> near_rome{};  // Barbarians, by borders from Rome; the last: three.
};

Encoder::Survey Encoder::survey(const State& state) const {
    const Board& board = rules_.board();
    Survey found;
    for (int legion = 0; legion < kMaxLegions; ++legion) {
        const std::uint8_t area = state.legions[at(legion)];
        if (area == kAvailable) {
            ++found.available;
        } else if (area == kDead) {
            ++found.dead;
        } else {
            ++found.legions[area];
            found.unmoved[area] +=
                (state.marched >> static_cast<unsigned>(legion) & 1U) == 0 ? 1 : 0;
        }
    }
    for (int area = 0; area < board.size(); ++area) {
        const int horde = state.barbarians[at(area)] + state.cavalry[at(area)];
        const std::size_t borders = board.distance[at(area)][at(board.rome)];
        found.romans += state.romans[at(area)];
        found.horde += horde;
        if (borders < found.near_rome.size()) found.near_rome[borders] += horde;
    }
    return found;
}

void Encoder::area_features(const State& state, const Survey& found, int area,
                            FeatureRow& row) const {
    const Board& board = rules_.board();
    const std::size_t a = at(area);
    row.about(board.areas, area);
    row.number("romans", state.romans[a], 2);
    row.steps("romans", state.romans[a], 4);
    row.number("barbarians", state.barbarians[a], 3);
    row.steps("barbarians", state.barbarians[a], 2);
    row.number("cavalry", state.cavalry[a], 2);
    row.steps("cavalry", state.cavalry[a], 1);
    row.number("arrived", state.arrived[a], 3);
    row.number("arrived_cavalry", state.arrived_cavalry[a], 2);
    row.flag("wall", contains(state.walls, area));
    row.flag("fort", contains(state.forts, area));
    row.number("legions", found.legions[a]);
    row.number("legions_unmoved", found.unmoved[a]);
    row.number("value", board.values[a], 2);
    row.flag("from", asks_about_areas(state.step) && state.from == area);
    row.flag("to", asks_about_target(state.step) && state.to == area);
    int foes = 0;
    int friends = 0;
    const AreaSet beside = board.neighbours[a];
    for (AreaSet rest = beside & (state.barbarian_areas | state.cavalry_areas); rest != 0;
         rest &= rest - 1) {
        const std::size_t next = at(std::countr_zero(rest));
        foes += state.barbarians[next] + state.cavalry[next];
    }
    for (AreaSet rest = beside & state.roman_areas; rest != 0; rest &= rest - 1)
        friends += state.romans[at(std::countr_zero(rest))];
    row.number("horde_beside", foes, 3);
    row.number("romans_beside", friends, 3);
}

void Encoder::question_features(const State& state, FeatureRow& row) const {
    row.one_of("step", static_cast<int>(state.step), kStepRows, kStepRows.size());
    row.number("count", state.count, 3);
    row.steps("count", state.count, 8);
    row.number("round", state.round, 2);
    row.flag("rome_to_move", Rules::to_move(state) == kRoman);
    // The units in the areas asked about.
    const auto units = [&](bool asked, std::size_t area) {
        row.number("romans", asked ? state.romans[area] : 0, 2);
        row.number("barbarians", asked ? state.barbarians[area] : 0, 3);
        row.number("cavalry", asked ? state.cavalry[area] : 0, 2);
    };
    constexpr std::array<std::string_view, 2> kAsked = {"from", "to"};
    row.about(kAsked, 0);
    units(asks_about_areas(state.step), at(static_cast<int>(state.from)));
    row.about(kAsked, 1);
    units(asks_about_target(state.step), at(static_cast<int>(state.to)));
}

void Encoder::features(const State& state, FeatureRow& row) const {
    const Survey found = survey(state);
    for (int area = 0; area < kMaxAreas; ++area) area_features(state, found, area, row);
    row.about_all();
    row.number("resources", state.resources, 4);
    row.steps("resources", state.resources, 12);
    const auto pile = [&](std::string_view name, int counters) {
        row.number(name, counters, 4);
        row.steps(name, counters, 1);
    };
    pile("roman_pile", state.roman_pile);
    pile("barbarian_pile", state.barbarian_pile);
    pile("cavalry_pile", state.cavalry_pile);
    pile("wall_pile", state.wall_pile);
    pile("fort_pile", state.fort_pile);
    row.number("romans_on_map", found.romans, 4);
    row.number("horde_on_map", found.horde, 4);
    row.number("legions_available", found.available, 1);
    row.number("legions_dead", found.dead, 1);
    for (int borders = 0; borders < static_cast<int>(found.near_rome.size()); ++borders) {
        row.about(kUnnamed, borders);
        row.number("horde_by_borders_from_rome", found.near_rome[at(borders)], 3);
    }
    row.about_all();
    row.number("turn", state.turn, 3);
    row.one_of("turns_over", state.turn - 1, kUnnamed, 24);
    row.number("income", rules_.income(state), 4);
    row.number("upkeep", rules_.upkeep(state), 4);
    question_features(state, row);
}

void Encoder::actions(const State& state, CanonicalActions& list) const {
    Rules::ActionList legal;
    rules_.legal_actions(state, legal);
    int most = 0;
    for (const Action action : legal)
        if (verb_of(action) == Verb::Place) most = std::max(most, count_of(action));
    AreaSet seen = 0;  // Where a Legion is listed.
    for (const Action action : legal) {
        const Verb verb = verb_of(action);
        if (verb == Verb::Legion || verb == Verb::RemoveLegion) {
            const AreaSet area = bit_of(state.legions[at(operand_of(action))]);
            if ((seen & area) != 0) continue;
            seen |= area;
        }
        if (const auto number = number_of(state, action, most))
            list.push_back({static_cast<std::uint16_t>(*number), action});
    }
}

void write_features(const Rules& rules, const State& seen, Seat, FeatureRow& row) {
    Encoder(rules).features(seen, row);
}

}  // namespace occasus::empire
