// Appraising a position by games played on from it.
#include <algorithm>
#include <cmath>

#include "ai/any_player.h"
#include "ai/appraiser.h"

namespace occasus {

namespace {

constexpr std::uint64_t kLuck = 0x0cca5u;  // One for all positions, to compare them.

class PlayoutAppraiser final : public AnyAppraiser {
  public:
    PlayoutAppraiser(const AnyGame& game, std::vector<std::unique_ptr<AnyPlayer>> players,
                     PlayoutBudget budget)
        : game_(game), players_(std::move(players)), budget_(budget) {}

    Appraisal appraise(const AnyState& state) override {
        if (game_.to_move(state) == Seat::Nobody) return exact_appraisal(game_, state);
        Appraisal sum{.seats = std::vector<Outlook>(players_.size()), .ground = Ground::Playouts};
        std::vector<double> squares(players_.size());
        const std::int64_t begun = now();
        do add(exact_appraisal(game_, end_of(state, sum.playouts)), sum, squares);
        while (sum.playouts < budget_.playouts && now() - begun <= budget_.time);
        for (std::size_t seat = 0; seat < players_.size(); ++seat)
            divide(sum.seats[seat], squares[seat], sum.playouts);
        error_ = sum.seats.front().error;
        return sum;
    }
    // With the same luck the difference is known better than either; this is not counted on.
    double comparison_error() const override { return error_; }

  private:
    std::int64_t now() const { return budget_.clock == nullptr ? 0 : budget_.clock(); }

    AnyState end_of(AnyState state, int playout) {
        Rng dice(kLuck, 2 * static_cast<std::uint64_t>(playout));
        Rng thoughts(kLuck, 2 * static_cast<std::uint64_t>(playout) + 1);
        for (Seat seat = game_.to_move(state); seat != Seat::Nobody; seat = game_.to_move(state)) {
            const Action action = seat == Seat::Chance ? game_.random_action(state, dice)
                                                       : players_[at(seat_index(seat))]->choose(
                                                             game_.observe(state, seat), thoughts);
            events_.clear();
            game_.apply(state, action, events_);
        }
        return state;
    }

    static void add(const Appraisal& end, Appraisal& sum, std::vector<double>& squares) {
        ++sum.playouts;
        for (std::size_t seat = 0; seat < sum.seats.size(); ++seat) {
            const Outlook& outlook = end.seats[seat];
            for (std::size_t grade = 0; grade < kMostGrades; ++grade)
                sum.seats[seat].grades[grade] += outlook.grades[grade];
            sum.seats[seat].worth += outlook.worth;
            squares[seat] += outlook.worth * outlook.worth;
        }
    }

    // One game is added to the spread, so that no certainty comes of a few games that end alike.
    static void divide(Outlook& outlook, double squares, int playouts) {
        for (double& grade : outlook.grades) grade /= playouts;
        outlook.worth /= playouts;
        const double spread = squares / playouts - outlook.worth * outlook.worth;
        outlook.error = std::sqrt((std::max(spread, 0.0) + 0.25 / playouts) / playouts);
    }

    const AnyGame& game_;
    std::vector<std::unique_ptr<AnyPlayer>> players_;
    PlayoutBudget budget_;
    double error_ = 0;
    std::vector<Event> events_;
};

}  // namespace

Appraisal exact_appraisal(const AnyGame& game, const AnyState& end) {
    const GameFacts& facts = game.facts();
    Appraisal appraisal{.seats = std::vector<Outlook>(facts.seats.size())};
    int sharing = 0;
    for (std::size_t seat = 0; seat < facts.seats.size(); ++seat) {
        const int score = game.score(end, seat_at(static_cast<int>(seat)));
        appraisal.seats[seat].grades[at(score)] = 1;
        appraisal.seats[seat].worth = score >= facts.winning_score ? 1 : 0;
        if (score > 0 && score < facts.winning_score) ++sharing;
    }
    for (Outlook& outlook : appraisal.seats)
        if (sharing > 0 && outlook.worth == 0 && outlook.grades[0] == 0)
            outlook.worth = 1.0 / sharing;
    return appraisal;
}

std::unique_ptr<AnyAppraiser> make_playout_appraiser(const AnyGame& game,
                                                     std::span<const std::string_view> ids,
                                                     PlayoutBudget budget) {
    std::vector<std::unique_ptr<AnyPlayer>> players;
    for (const std::string_view id : ids) {
        players.push_back(make_player(game, id));
        if (!players.back()) return nullptr;
    }
    return std::make_unique<PlayoutAppraiser>(game, std::move(players), budget);
}

}  // namespace occasus
