// Prints a chance to win Rome Must Fall that no player can exceed, turn by turn from the last one
// back; the figure of turn 1 is that of a whole game. How it is found is said in
// src/ai/heuristics/rome_must_fall_ceiling.h.
#include <CLI/CLI.hpp>
#include <cstdio>
#include <exception>
#include <map>
#include <string>

#include "ai/heuristics/rome_must_fall_ceiling.h"
#include "games/rome_must_fall/rules.h"

namespace occasus::rome_must_fall {

namespace {

int run(Goal goal, KeptBoxes kept) {
    const auto sheet = Sheet::parse(built_in_sheet());
    if (!sheet) {
        std::fprintf(stderr, "%s\n", sheet.refusal().text.c_str());
        return 1;
    }
    const Rules rules(*sheet);
    Ceiling ceiling(rules, goal, kept);
    State state = Rules::start();
    while (ceiling.turn() > 1) {
        ceiling.step_back();
        state.turn = static_cast<std::uint8_t>(ceiling.turn());
        std::printf("turn %2d, with nothing lost yet and two cubes: at most %.3f %%\n",
                    ceiling.turn(), 100.0 * static_cast<double>(ceiling.chance(state)));
        std::fflush(stdout);
    }
    return 0;
}

}  // namespace

}  // namespace occasus::rome_must_fall

int main(int count, char** arguments) try {
    using occasus::rome_must_fall::Goal;
    CLI::App app{"A chance to win Rome Must Fall that no player can exceed"};
    occasus::rome_must_fall::KeptBoxes kept;
    Goal goal = Goal::Victory;
    app.add_option("--sea-boxes", kept.sea, "boxes kept of the War at Sea: more is nearer")
        ->check(CLI::Range(0, 8));
    app.add_option("--huns-boxes", kept.huns, "boxes kept of the Huns")->check(CLI::Range(0, 8));
    const std::map<std::string, Goal> goals = {{"victory", Goal::Victory},
                                               {"brilliant", Goal::BrilliantVictory}};
    app.add_option("--goal", goal, "what is played for: victory or brilliant")
        ->transform(CLI::CheckedTransformer(goals));
    CLI11_PARSE(app, count, arguments);
    return occasus::rome_must_fall::run(goal, kept);
} catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 1;
}
