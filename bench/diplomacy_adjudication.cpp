// How many movement phases of Diplomacy a core adjudicates in a second: legality, results and
// places to retreat to, with orders that have been read before. Counted in processor time, so that
// other work on the machine does not matter.
//
//   occasus_diplomacy_bench LINES.jsonl [SECONDS]     lines as `occasus adjudicate` reads them
#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <fmt/core.h>
#include <fstream>
#include <string>
#include <vector>

#include "games/diplomacy/movement.h"
#include "games/diplomacy/notation.h"
#include "record/json.h"

namespace {

using namespace occasus;
using namespace occasus::diplomacy;

struct Problem {
    Units units;
    std::vector<Order> orders;
};

Problem read_problem(const Board& board, const Value& line) {
    Problem problem;
    for (const auto& [power, list] : *line.find("units")->members())
        for (const Value& text : *list.items()) {
            const WrittenUnit unit = read_unit(board, *text.text());
            problem.units.put(
                board.province(unit.place),
                {static_cast<std::uint8_t>(board.find_power(power)), unit.kind, unit.place});
        }
    for (const auto& [power, list] : *line.find("orders")->members())
        for (const Value& text : *list.items())
            problem.orders.push_back(read_order(board, board.find_power(power), *text.text()));
    return problem;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 2) {
        fmt::print(stderr, "usage: occasus_diplomacy_bench LINES.jsonl [SECONDS]\n");
        return 2;
    }
    const double seconds = argc > 2 ? std::atof(argv[2]) : 3;
    const auto board = *Board::parse(built_in_board(), Game::Standard);
    const Law law{*board, readings_of(Game::Standard, Edition::Datc3)};
    std::vector<Problem> problems;
    std::size_t units = 0;
    std::ifstream file(argv[1]);
    for (std::string text; std::getline(file, text);) {
        const Result<Value> line = parse_json(text);
        if (!line || line->find("units") == nullptr || line->find("orders") == nullptr) continue;
        problems.push_back(read_problem(*board, *line));
        units += static_cast<std::size_t>(problems.back().units.occupied.size());
    }
    if (problems.empty()) {
        fmt::print(stderr, "{}: no positions\n", argv[1]);
        return 3;
    }
    std::size_t longest = 0;
    for (const Problem& problem : problems) longest = std::max(longest, problem.orders.size());
    std::vector<Verdict> verdicts(longest);
    std::size_t phases = 0;
    std::size_t moved = 0;  // Kept, so that nothing is left out.
    const std::clock_t begun = std::clock();
    double taken = 0;
    while (taken < seconds) {
        for (const Problem& problem : problems)
            moved += static_cast<std::size_t>(
                adjudicate_movement(law, problem.units, problem.orders,
                                    std::span(verdicts.data(), problem.orders.size()))
                    .moved.size());
        phases += problems.size();
        taken = static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC;
    }
    fmt::print(
        "{} positions of {:.1f} units: {:.0f} movement phases a second, {:.2f} microseconds "
        "each; {:.2f} units move\n",
        problems.size(), static_cast<double>(units) / static_cast<double>(problems.size()),
        static_cast<double>(phases) / taken, 1e6 * taken / static_cast<double>(phases),
        static_cast<double>(moved) / static_cast<double>(phases));
}
