#include "ai/appraisers/diplomacy.h"

#include <algorithm>
#include <cmath>

#include "ai/appraisers/logistic.h"
#include "ai/heuristics/diplomacy_worth.h"
#include "games/diplomacy/chapters/chapters.h"
#include "games/diplomacy/game.h"

namespace occasus::diplomacy {

namespace {

constexpr double kLongGame = 30;  // Years; more are as good as so many.

std::size_t index(int power) {
    return static_cast<std::size_t>(power);
}

// The centres of each power if units took those they stand on now.
std::array<int, kPowers> reached_centres(const Board& board, const State& state) {
    std::array<int, kPowers> count{};
    for (const int centre : board.centres) {
        if (state.units.occupied.contains(centre)) {
            ++count[state.units.in(centre).power];
            continue;
        }
        for (int power = 0; power < kPowers; ++power)
            if (state.centres[index(power)].contains(centre)) ++count[index(power)];
    }
    return count;
}

std::array<int, kPowers> unit_counts(const State& state) {
    std::array<int, kPowers> count{};
    for (const int province : state.units.occupied) ++count[state.units.in(province).power];
    return count;
}

// The losses and gains that are possible next between each power and its neighbours.
struct Border {
    int exposed = 0;  // Own centres to which somebody else can bring more units.
    int open = 0;  // Centres of others, or of nobody, to which it can bring more than their owner.
};

std::array<Border, kPowers> borders(const Board& board, const State& state) {
    std::array<std::array<int, kMaxProvinces>, kPowers> within_reach{};
    for (const int province : state.units.occupied) {
        const Unit& unit = state.units.in(province);
        auto& counts = within_reach[unit.power];
        ++counts[index(province)];
        for (const int beside : provinces_in_reach(board, unit)) ++counts[index(beside)];
    }
    std::array<Border, kPowers> borders{};
    for (const int centre : board.centres) {
        const int owner = owner_of(state.centres, centre);
        const int defence = owner == kNobody ? 0 : within_reach[index(owner)][index(centre)];
        bool is_exposed = false;
        for (int power = 0; power < kPowers; ++power) {
            if (power == owner || within_reach[index(power)][index(centre)] <= defence) continue;
            ++borders[index(power)].open;
            is_exposed = true;
        }
        if (is_exposed && owner != kNobody) ++borders[index(owner)].exposed;
    }
    return borders;
}

class Appraiser final : public AnyAppraiser {
  public:
    explicit Appraiser(const Table& game) : game_(game) {}

    Appraisal appraise(const AnyState& any) override {
        const State state = Table::get(any);
        if (is_over(state)) return exact_appraisal(game_, any);
        const auto inputs = appraisal_inputs(game_.rules(), state);
        std::array<double, kPowers> victory{};
        std::array<double, kPowers> survival{};
        double all = 1;
        double sharing = 0;
        for (std::size_t power = 0; power < kPowers; ++power) {
            if (!Rules::survives(state, static_cast<int>(power))) continue;
            victory[power] = std::exp(weighed(inputs[power], appraisal_weights().victory));
            survival[power] = logistic(weighed(inputs[power], appraisal_weights().survival));
            all += victory[power];
            sharing += survival[power];
        }
        Appraisal appraisal{.seats = std::vector<Outlook>(kPowers), .ground = Ground::Fitted};
        for (std::size_t power = 0; power < kPowers; ++power) {
            const double wins = victory[power] / all;
            const double draws = survival[power] / all;
            appraisal.seats[power] = {.grades = {1 - wins - draws, draws, wins},
                                      .worth = wins + draws / std::max(sharing, 1.0),
                                      .error = kError};
        }
        return appraisal;
    }
    double comparison_error() const override { return 0.008; }

  private:
    // The error of the estimate against games played on from the position (docs/players.md).
    static constexpr double kError = 0.03;

    const Table& game_;
};

}  // namespace

std::array<AppraisalInputs, kPowers> appraisal_inputs(const Rules& rules, const State& state) {
    const std::array<int, kPowers> reached = reached_centres(rules.board(), state);
    const std::array<int, kPowers> units = unit_counts(state);
    // Owners are not seen in a hidden game: then no border is known.
    const bool knows_owners = !rules.options().hidden || state.seen_by == kTruth;
    const std::array<Border, kPowers> border =
        knows_owners ? borders(rules.board(), state) : std::array<Border, kPowers>{};
    const double left =
        std::min(static_cast<double>(rules.last_year() - state.year), kLongGame) / kLongGame;
    std::array<AppraisalInputs, kPowers> inputs{};
    for (std::size_t power = 0; power < kPowers; ++power) {
        int strongest = 0;
        for (std::size_t other = 0; other < kPowers; ++other)
            if (other != power) strongest = std::max(strongest, reached[other]);
        const double share = static_cast<double>(reached[power]) / kCentresToWin;
        const double lead = static_cast<double>(reached[power] - strongest) / kCentresToWin;
        const double owned = static_cast<double>(state.centres[power].size()) / kCentresToWin;
        InputRow<kAppraisalInputs> row;
        row.add_both(1, left);
        row.add_both(share, left);
        row.add_both(share * share, left);
        row.add_both(lead, left);
        row.add(std::max(lead, 0.0));
        row.add_both(owned, left);
        row.add(static_cast<double>(units[power]) / kCentresToWin);
        row.add(share / (0.05 + left));
        row.add_both(static_cast<double>(border[power].exposed) / kCentresToWin, left);
        row.add_both(static_cast<double>(border[power].open) / kCentresToWin, left);
        inputs[power] = row.row();
    }
    return inputs;
}

std::unique_ptr<AnyAppraiser> make_appraiser(const AnyGame& game) {
    return std::make_unique<Appraiser>(static_cast<const Table&>(game));
}

}  // namespace occasus::diplomacy
