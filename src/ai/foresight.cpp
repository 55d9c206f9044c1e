#include "ai/foresight.h"

#include <cstddef>

namespace occasus {

namespace {

void add_to(Worths& sum, const Worths& more, double times) {
    for (std::size_t seat = 0; seat < sum.size(); ++seat) sum[seat] += times * more[seat];
}

}  // namespace

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

Worths Foresight::played_out(AnyState state, int turn, std::uint64_t luck, std::uint64_t number) {
    Rng dice(luck, 2 * number);
    Rng thoughts(luck, 2 * number + 1);
    for (Seat seat = game_.to_move(state);
         seat != Seat::Nobody && appraiser_.turn_to_play_out(state) <= turn + 1;
         seat = game_.to_move(state))
        apply(state, seat == Seat::Chance
                         ? game_.random_action(state, dice)
                         : players_[static_cast<std::size_t>(seat_index(seat))]->choose(
                               game_.observe(state, seat), thoughts));
    return worths(state);
}

std::vector<Worths> Foresight::of_faces(const AnyState& state) {
    const auto sides = static_cast<std::uint32_t>(game_.chance_sides(state));
    const int turn = appraiser_.turn_to_play_out(state);
    const int playouts = appraiser_.playouts_of_a_die();
    std::vector<Worths> faces;
    for (std::uint32_t face = 0; face < sides; ++face) {
        AnyState after = state;
        apply(after, {face});
        if (playouts == 0) {
            faces.push_back(worths(after));
            continue;
        }
        Worths mean(game_.facts().seats.size());
        for (int number = 0; number < playouts; ++number)
            add_to(mean,
                   played_out(after, turn, game_.hash(state), static_cast<std::uint64_t>(number)),
                   1.0 / playouts);
        faces.push_back(std::move(mean));
    }
    return faces;
}

Worths Foresight::luck_of(const AnyState& state, Action face) {
    const std::vector<Worths> faces = of_faces(state);
    Worths luck = faces[face.bits];
    for (const Worths& worths : faces)
        add_to(luck, worths, -1.0 / static_cast<double>(faces.size()));
    return luck;
}

void Foresight::apply(AnyState& state, Action action) {
    unheard_.clear();
    game_.apply(state, action, unheard_);
}

}  // namespace occasus
