#include "ai/appraisers/empire.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "ai/appraisers/logistic.h"
#include "games/empire/game.h"

namespace occasus::empire {

namespace {

constexpr std::size_t kRings = 5;  // By borders from Rome; the last is all that lies farther.

// The units at one distance from Rome.
struct Ring {
    double romans = 0;
    double legions = 0;
    double barbarians = 0;
    double cavalry = 0;
    double largest = 0;  // Horde.
    double walls = 0;    // And forts.
};

std::array<Ring, kRings> rings_of(const Rules& rules, const State& state) {
    const Board& board = rules.board();
    const auto& distance = board.distance[at(board.rome)];
    std::array<Ring, kRings> rings{};
    for (std::size_t area = 0; area < static_cast<std::size_t>(board.size()); ++area) {
        Ring& ring = rings[std::min<std::size_t>(distance[area], kRings - 1)];
        ring.romans += state.romans[area];
        ring.barbarians += state.barbarians[area];
        ring.cavalry += state.cavalry[area];
        ring.largest = std::max(ring.largest, double{} + state.barbarians[area]);
        if (contains(state.walls | state.forts, static_cast<int>(area))) ring.walls += 1;
    }
    for (const std::uint8_t area : state.legions)
        if (area < kMaxAreas) rings[std::min<std::size_t>(distance[area], kRings - 1)].legions += 1;
    return rings;
}

// The strength of the Barbarians at Rome, or next to it, against that of Rome.
double pressure(const Ring& rome, double barbarians) {
    return std::log1p(barbarians) - std::log1p(rome.romans + 2 * rome.legions + 2 * rome.walls);
}

class Appraiser final : public AnyAppraiser {
  public:
    explicit Appraiser(const Game& game) : game_(game) {}

    Appraisal appraise(const AnyState& any) override {
        const State state = Game::get(any);
        if (state.step == Step::Over) return exact_appraisal(game_, any);
        const double roman =
            logistic(weighed(appraisal_inputs(game_.rules(), state), appraisal_weights()));
        return {.seats = {outlook(roman), outlook(1 - roman)}, .ground = Ground::Fitted};
    }
    int turn_to_play_out(const AnyState& any) const override { return Game::get(any).turn; }
    // Most dice decide a conflict that the next ones go on with, and what is lost is felt late.
    DiePlayouts playouts_of_a_die() const override { return {.few = 8, .most = 64, .turns = 7}; }
    double comparison_error() const override { return kError; }

  private:
    // The error of the estimate against games played on from the position (docs/players.md).
    static constexpr double kError = 0.07;

    static Outlook outlook(double worth) {
        return {.grades = {1 - worth, worth}, .worth = worth, .error = kError};
    }

    const Game& game_;
};

}  // namespace

AppraisalInputs appraisal_inputs(const Rules& rules, const State& state) {
    const Board& board = rules.board();
    const double left = static_cast<double>(board.turns - state.turn) / board.turns;
    const std::array<Ring, kRings> rings = rings_of(rules, state);
    InputRow<kAppraisalInputs> row;
    row.add_both(1, left);
    row.add(left * left);
    for (std::size_t distance = 0; distance < kRings; ++distance) {
        const Ring& ring = rings[distance];
        row.add_both(ring.romans / 10, left);
        row.add_both(ring.legions / 3, left);
        row.add_both(ring.barbarians / 10, left);
        row.add_both(ring.cavalry / 3, left);
        row.add_both(ring.largest / 10, left);
        row.add(ring.walls / 3);
    }
    double horde = 0;
    for (std::size_t distance = 0; distance < 3; ++distance) {
        horde += rings[distance].barbarians + rings[distance].cavalry;
        row.add_both(pressure(rings[0], horde), left);
    }
    const bool at_rome = rings[0].barbarians > 0;
    row.add(at_rome ? 1 : 0);
    row.add_both(std::log1p(state.resources) / 3, left);
    const double balance = rules.income(state) - rules.upkeep(state);
    row.add_both(balance / 10, left);
    row.add_both(rules.income(state) / 20.0, left);
    row.add(std::popcount(state.roman_areas) / 10.0);
    row.add(state.roman_pile / 20.0);
    row.add(state.barbarian_pile / 20.0);
    // How far the turn has got: Rome moves, then the Barbarians, then they fight.
    const bool fights = state.step >= Step::ConflictRoll;
    const bool invades = state.step >= Step::BarbarianMove && !fights;
    row.add_both(invades ? 1 : 0, left);
    row.add(fights ? 1 : 0);
    row.add(fights && at_rome ? pressure(rings[0], rings[0].barbarians) : 0);
    return row.row();
}

std::unique_ptr<AnyAppraiser> make_appraiser(const AnyGame& game) {
    return std::make_unique<Appraiser>(static_cast<const Game&>(game));
}

}  // namespace occasus::empire
