#include "ai/foresight.h"

#include <algorithm>
#include <cmath>

namespace occasus {

namespace {

// The standard error of a face at which it is known well enough.
constexpr double kKnown = 0.015;

}  // namespace

Spread::Spread(std::size_t faces, std::size_t seats)
    : sums_(faces, Worths(seats)),
      differences_(faces, Worths(seats)),
      squares_(faces, Worths(seats)) {}

void Spread::add(const std::vector<Worths>& round) {
    ++rounds_;
    Worths mean(round.front().size());
    for (const Worths& worths : round) add_to(mean, worths, 1 / static_cast<double>(round.size()));
    for (std::size_t face = 0; face < round.size(); ++face)
        for (std::size_t seat = 0; seat < mean.size(); ++seat) {
            const double difference = round[face][seat] - mean[seat];
            sums_[face][seat] += round[face][seat];
            differences_[face][seat] += difference;
            squares_[face][seat] += difference * difference;
        }
}

double Spread::error() const {
    double most = 0;
    for (std::size_t face = 0; face < differences_.size(); ++face)
        for (std::size_t seat = 0; seat < differences_[face].size(); ++seat) {
            const double mean = differences_[face][seat] / rounds_;
            most = std::max(most, squares_[face][seat] / rounds_ - mean * mean);
        }
    return std::sqrt(most / rounds_);
}

std::vector<Worths> Spread::means() const {
    std::vector<Worths> means = sums_;
    for (Worths& worths : means)
        for (double& worth : worths) worth /= rounds_;
    return means;
}

Worths Fall::luck() const {
    Worths luck = after;
    add_to(luck, expected, -1);
    return luck;
}

Foresight::Foresight(const AnyGame& game, AnyAppraiser& appraiser)
    : game_(game), appraiser_(appraiser) {
    for (const std::string_view id : quick_players(game.facts()))
        players_.push_back(make_player(game, id));
}

Worths Foresight::worths(const AnyState& state) {
    Worths worths;
    for (const Outlook& outlook : appraiser_.appraise(state).seats) worths.push_back(outlook.worth);
    return worths;
}

Worths Foresight::played_out(AnyState state, int last, std::uint64_t luck, std::uint64_t number) {
    Rng dice(luck, 2 * number);
    Rng thoughts(luck, 2 * number + 1);
    for (Seat seat = game_.to_move(state);
         seat != Seat::Nobody && appraiser_.turn_to_play_out(state) <= last;
         seat = game_.to_move(state))
        apply(state, seat == Seat::Chance ? game_.random_action(state, dice)
                                          : players_[at(seat_index(seat))]->choose(
                                                game_.observe(state, seat), thoughts));
    return worths(state);
}

std::vector<Worths> Foresight::of_faces(const AnyState& state) {
    const auto sides = static_cast<std::uint32_t>(game_.chance_sides(state));
    std::vector<AnyState> after(sides, state);
    for (std::uint32_t face = 0; face < sides; ++face) apply(after[face], {face});
    const DiePlayouts playouts = appraiser_.playouts_of_a_die();
    if (playouts.most > 0) return played_out_faces(state, after, playouts);
    std::vector<Worths> faces;
    faces.reserve(after.size());
    for (const AnyState& one : after) faces.push_back(worths(one));
    return faces;
}

// How often depends on all faces alike, never on the one that fell: so the mean of luck is nothing.
std::vector<Worths> Foresight::played_out_faces(const AnyState& state,
                                                const std::vector<AnyState>& after,
                                                DiePlayouts playouts) {
    const int last = appraiser_.turn_to_play_out(state) + playouts.turns;
    const std::uint64_t luck = game_.hash(state);
    Spread spread(after.size(), game_.facts().seats.size());
    std::vector<Worths> round(after.size());
    for (int played = 1; played <= playouts.most; ++played) {
        const auto number = static_cast<std::uint64_t>(played);
        for (std::size_t face = 0; face < after.size(); ++face)
            round[face] = played_out(after[face], last, luck, number);
        spread.add(round);
        if (played >= playouts.few && spread.error() < kKnown) break;
    }
    return spread.means();
}

Fall Foresight::fall_of(const AnyState& state, Action face) {
    const std::vector<Worths> faces = of_faces(state);
    Fall fall{.after = faces[face.bits], .expected = Worths(faces.front().size())};
    for (const Worths& worths : faces)
        add_to(fall.expected, worths, 1.0 / static_cast<double>(faces.size()));
    return fall;
}

void Foresight::apply(AnyState& state, Action action) {
    unheard_.clear();
    game_.apply(state, action, unheard_);
}

}  // namespace occasus
