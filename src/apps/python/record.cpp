#include "apps/python/record.h"

#include <stdexcept>
#include <utility>

#include "games/registry.h"
#include "record/dice_stream.h"

namespace py = pybind11;

namespace occasus::python {

namespace {

Setup setup_of(const Match& match) {
    const AnyGame& game = match.game();
    return {.options = match.header().options,
            .board = game.board_is_built_in() ? "" : std::string(game.board_text())};
}

}  // namespace

Record::Record(Match match, std::shared_ptr<const Game> game)
    : match_(std::move(match)), game_(std::move(game)) {}

Record Record::begin(const Game& game, const py::object& position,
                     std::optional<std::uint64_t> seed, bool typed) {
    const GameKind& kind = *find_game(game.facts().id);
    MatchSetup setup;
    setup.game = game.setup();
    if (!position.is_none()) setup.position = from_python(position);
    setup.dice_typed = typed;
    if (typed && seed) throw std::invalid_argument("typed dice need no seed");
    if (seed) setup.seed = seed_from_number(*seed);
    Result<Match> match = Match::start(kind, setup);
    if (!match) throw RefusedError(&kind.facts, match.refusal());
    if (!typed) match->reveal_seed();
    Record record(std::move(*match), game.shared_from_this());
    record.draw();
    return record;
}

Record Record::read(const std::string& text) {
    Result<Match> match = Match::load(find_game, text);
    if (!match) throw RefusedError(nullptr, match.refusal());
    auto game = std::make_shared<Game>(match->shared_game(), setup_of(*match));
    return {std::move(*match), std::move(game)};
}

void Record::act(const std::string& action) {
    if (const auto refusal = match_.act(match_.to_move(), action))
        throw RefusedError(&match_.game().facts(), *refusal);
    draw();
}

py::list Record::log() const {
    py::list list;
    for (const LogEntry& entry : match_.log()) {
        py::dict row;
        row["text"] = entry_text(match_.game(), entry, Seat::Nobody);
        row["rule"] = std::string(entry_rule(match_.game().facts(), entry));
        list.append(row);
    }
    return list;
}

State Record::state(int ply) const {
    if (ply < 0 || ply > match_.ply())
        throw py::index_error("the record has " + std::to_string(match_.ply()) + " plies, not " +
                              std::to_string(ply));
    return {game_, match_.state_at(ply)};
}

}  // namespace occasus::python
