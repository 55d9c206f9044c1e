#include "ai/heuristics/diplomacy_worth.h"

#include <algorithm>

namespace occasus::diplomacy {

namespace {

constexpr float kForeignCentre = 6;
constexpr float kThreatenedCentre = 5;
constexpr float kOneStepAway = 0.5F;
constexpr int kReach = 6;

constexpr float kOwnedCentre = 10;
constexpr float kHeldInSpring = 5;
constexpr float kLostUnit = 4;
constexpr float kStrangerBeside = 1.2F;
constexpr float kOutlook = 0.35F;
constexpr float kOthersLoss = 1;
constexpr float kVictory = 200;

// The provinces around some, step by step.
class Circles {
  public:
    explicit Circles(const PlaceSet& centre) : edge_(centre), inside_(centre) {}

    const PlaceSet& edge() const { return edge_; }
    void widen(const Board& board) {
        PlaceSet next;
        for (const int province : edge_) next |= board.touching(province);
        edge_ = next - inside_;
        inside_ |= edge_;
    }

  private:
    PlaceSet edge_;
    PlaceSet inside_;
};

void price(const PlaceSet& provinces, float value, Worth& worth) {
    for (const int province : provinces) worth[at(province)] = value;
}

}  // namespace

const PlaceSet& provinces_in_reach(const Board& board, const Unit& unit) {
    return unit.kind == UnitKind::Army ? board.army_reach[unit.place]
                                       : board.fleet_provinces[unit.place];
}

Worth worth_of_provinces(const Rules& rules, const State& state, int power) {
    const Board& board = rules.board();
    PlaceSet threatened;
    for (const int province : state.units.occupied)
        if (state.units.in(province).power != power)
            threatened |= provinces_in_reach(board, state.units.in(province));
    const PlaceSet own = state.centres[at(power)] & board.centres;
    Worth worth{};
    // OPTIMIZATION: what is so many steps from a stranger's centre is worth more than what is as
    // far from one that is threatened, and less than what is one step nearer to it.
    Circles foreign(board.centres - own);
    Circles defended(own & threatened);
    PlaceSet priced;
    float share = 1;
    for (int step = 0; step <= kReach; ++step, share *= kOneStepAway) {
        price(foreign.edge() - priced, kForeignCentre * share, worth);
        priced |= foreign.edge();
        price(defended.edge() - priced, kThreatenedCentre * share, worth);
        priced |= defended.edge();
        foreign.widen(board);
        defended.widen(board);
    }
    return worth;
}

float prospect(const Board& board, const Unit& unit, const Worth& worth) {
    float best = 0;
    for (const int province : provinces_in_reach(board, unit))
        best = std::max(best, worth[at(province)]);
    return best;
}

namespace {

Centres centres_after(const Rules& rules, const State& state, const MovementOutcome& outcome) {
    Centres centres = state.centres;
    if (state.season == Season::Autumn)
        take_centres(rules.board(), outcome.units, centres);
    else if (rules.is_variant())
        raid(outcome.units, centres);
    return centres;
}

float worth_of_centres(const Centres& centres, int power, bool is_autumn) {
    const auto own = static_cast<float>(centres[at(power)].size());
    float sum = kOwnedCentre * own;
    if (is_autumn && centres[at(power)].size() >= kCentresToWin) sum += kVictory;
    for (int other = 0; other < kPowers; ++other)
        if (other != power) sum -= kOthersLoss * static_cast<float>(centres[at(other)].size());
    return sum;
}

// For every centre of a power: how many more units of others than of its own can reach it.
float worth_of_threats(const Board& board, const Units& units, const PlaceSet& owned, int power) {
    std::array<int, kMaxProvinces> balance{};
    for (const int province : units.occupied) {
        const Unit& unit = units.in(province);
        const bool is_own = unit.power == power;
        for (const int beside : provinces_in_reach(board, unit) & owned)
            balance[at(beside)] += is_own ? -1 : 1;
        if (is_own) --balance[at(province)];
    }
    float sum = 0;
    for (const int centre : owned)
        if (balance[at(centre)] > 0)
            sum -= kStrangerBeside * static_cast<float>(balance[at(centre)]);
    return sum;
}

}  // namespace

float worth_of_outcome(const Rules& rules, const State& state, const MovementOutcome& outcome,
                       int power, const Worth& worth) {
    const Board& board = rules.board();
    const bool is_autumn = state.season == Season::Autumn;
    const Centres centres = centres_after(rules, state, outcome);
    float sum = worth_of_centres(centres, power, is_autumn) +
                worth_of_threats(board, outcome.units, centres[at(power)], power);
    for (const int province : own_units(outcome.units, power).occupied) {
        sum +=
            kOutlook * (worth[at(province)] + prospect(board, outcome.units.in(province), worth));
        const bool will_own = !is_autumn && board.centres.contains(province) &&
                              !state.centres[at(power)].contains(province);
        if (will_own) sum += kHeldInSpring;
    }
    for (const Dislodgement& loser : outcome.dislodged)
        if (loser.unit.power == power) sum -= loser.retreats.empty() ? 2 * kLostUnit : kLostUnit;
    return sum;
}

}  // namespace occasus::diplomacy
