// Plays The Barbarian Invasions with legates of other weights; tools/fit_legate asks it.
//
// A line of the input has a scenario, a seed, a number of games and the weights of a Style in its
// order. The answer is a line: the share of games won and the mean margin of Victory Points. Lines
// with one seed play with the same dice.
#include <array>
#include <bit>
#include <iostream>
#include <string>

#include "ai/heuristics/invasions_legate.h"
#include "apps/parallel.h"
#include "games/invasions/chapters/chapters.h"
#include "games/invasions/game.h"

namespace occasus::invasions {

namespace {

// Plays games to their ends. Not shared between threads.
struct Table {
    const Rules& rules;
    Legate legate;
    int won = 0;
    int margin = 0;

    void play(Rng dice) {
        State state = rules.start();
        NullSink sink;
        while (Rules::to_move(state) != Seat::Nobody)
            rules.apply(state,
                        Rules::to_move(state) == Seat::Chance ? rules.random_action(state, dice)
                                                              : legate.choose(state, dice),
                        sink);
        won += Rules::score(state, kPlayer) == 1 ? 1 : 0;
        margin += roman_points(rules, state) - rules.scenario().victory;
    }
};

void answer(const std::string& scenario, std::uint64_t seed, std::uint64_t games,
            const Style& style) {
    const auto game = make_game({.options = {{"scenario", scenario}}, .board = {}});
    const Rules& rules = static_cast<const Game&>(**game).rules();
    double won = 0;
    double margin = 0;
    for (const auto& table : parallel_for(
             thread_count(0), games, 1, [&] { return Table{rules, Legate(rules, style)}; },
             [&](Table& table, std::uint64_t number, std::uint64_t) {
                 table.play(Rng(seed, number));
             })) {
        won += table->won;
        margin += table->margin;
    }
    std::cout << won / static_cast<double>(games) << ' ' << margin / static_cast<double>(games)
              << '\n'
              << std::flush;
}

}  // namespace

}  // namespace occasus::invasions

int main() {
    using occasus::invasions::Style;
    std::string scenario;
    std::uint64_t seed = 0;
    std::uint64_t games = 0;
    while (std::cin >> scenario >> seed >> games) {
        std::array<double, sizeof(Style) / sizeof(double)> weights{};
        for (double& weight : weights) std::cin >> weight;
        occasus::invasions::answer(scenario, seed, games, std::bit_cast<Style>(weights));
    }
}
