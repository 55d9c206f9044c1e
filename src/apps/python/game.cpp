#include "apps/python/game.h"

#include <algorithm>
#include <pybind11/stl.h>
#include <stdexcept>

#include "core/list_of.h"
#include "core/near_name.h"

#include "ai/counsel.h"
#include "games/registry.h"
#include "record/json.h"
#include "record/match.h"
#include "table/problem.h"

namespace py = pybind11;

namespace occasus::python {

static FeatureRow described(const AnyGame& game) {
    AnyState start{};
    game.start(start);
    FeatureRow row;
    arrays::write_compact(game, start, Seat::First, row);
    return row;
}

Game::Game(const std::string& id, Setup setup) : setup_(std::move(setup)) {
    const GameKind* const kind = find_game(id);
    if (!kind)
        throw py::key_error(
            no_such("game", id, names_in(all_games(), [](auto& one) { return one.facts.id; })));
    const auto made = kind->make(setup_);
    if (!made) throw RefusedError(&kind->facts, made.refusal());
    any_ = *made;
    ids_ = arrays::action_ids(*any_);
    features_ = described(*any_);
}

Game::Game(std::shared_ptr<const AnyGame> any, Setup setup)
    : setup_(std::move(setup)),
      any_(std::move(any)),
      ids_(arrays::action_ids(*any_)),
      features_(described(*any_)) {}

bool Game::same(const Game& other) const {
    return facts().id == other.facts().id && setup_.options == other.setup_.options &&
           any_->board_text() == other.any_->board_text();
}

State Game::state_at(const py::object& position) const {
    const Result<AnyState> state = any_->from_position(from_python(position));
    if (!state) throw RefusedError(&facts(), state.refusal());
    return {shared_from_this(), *state};
}

State Game::deserialized(const std::string& text) const {
    const py::object saved = py::module_::import("json").attr("loads")(text);
    const State at = state_at(saved["position"]);
    return {at.game(), at.state(), saved["history"].cast<std::vector<std::uint32_t>>()};
}

py::list Game::seats() const {
    py::list list;
    for (const SeatFact& seat : facts().seats) list.append(std::string(seat.id));
    return list;
}

py::array_t<std::uint32_t> Game::words_of(const py::array_t<std::uint32_t>& ids) const {
    return py::vectorize([this](std::uint32_t id) {
        if (const auto action = ids_->action_at(id)) return action->bits;
        throw py::index_error(std::to_string(id) + " is not below " +
                              std::to_string(ids_->count()) + ", the number of actions");
    })(ids);
}

py::array_t<std::uint32_t> Game::ids_of(const py::array_t<std::uint32_t>& words) const {
    return py::vectorize([this](std::uint32_t word) { return ids_->id_of(Action{word}); })(words);
}

int State::current_player() const {
    const Seat seat = any().to_move(state_);
    return seat == Seat::Nobody ? arrays::kOver : seat_index(seat);
}

State::State(std::shared_ptr<const Game> game) : game_(std::move(game)) {
    any().start(state_);
}

const AnyGame& State::any() const {
    return *game_->any();
}

const arrays::ActionIds& State::ids() const {
    return *game_->ids();
}

// The id of a die is its face less one.
Action State::action_of(std::uint32_t id) const {
    if (any().to_move(state_) == Seat::Chance) {
        if (id < static_cast<std::uint32_t>(any().chance_sides(state_))) return Action{id};
        throw py::index_error("the die has no side " + std::to_string(id));
    }
    if (const auto action = ids().action_at(id)) return *action;
    throw py::index_error(std::to_string(id) + " is not below " + std::to_string(ids().count()) +
                          ", the number of actions");
}

std::uint32_t State::id_of(Action action) const {
    return any().to_move(state_) == Seat::Chance ? action.bits : ids().id_of(action);
}

std::vector<std::uint32_t> State::legal_actions() const {
    std::vector<Action> actions;
    if (!is_over()) any().legal_actions(state_, actions);
    std::vector<std::uint32_t> list;
    list.reserve(actions.size());
    for (const Action action : actions) list.push_back(id_of(action));
    std::sort(list.begin(), list.end());
    return list;
}

// One mark for each id; at a chance node, for each side of the die.
py::array_t<std::uint8_t> State::legal_mask() const {
    const bool is_die = any().to_move(state_) == Seat::Chance;
    const auto size = is_die ? static_cast<std::size_t>(any().chance_sides(state_)) : ids().count();
    py::array_t<std::uint8_t> mask(static_cast<py::ssize_t>(size));
    std::fill_n(mask.mutable_data(), size, std::uint8_t{0});
    for (const std::uint32_t id : legal_actions()) mask.mutable_data()[id] = 1;
    return mask;
}

std::vector<std::pair<std::uint32_t, double>> State::chance_outcomes() const {
    const int sides = any().chance_sides(state_);
    std::vector<std::pair<std::uint32_t, double>> outcomes;
    outcomes.reserve(static_cast<std::size_t>(sides));
    for (int side = 0; side < sides; ++side)
        outcomes.emplace_back(static_cast<std::uint32_t>(side), 1.0 / sides);
    return outcomes;
}

void State::require_legal(Action action) const {
    if (any().is_legal(state_, action)) return;
    const auto refusal = any().why_not(state_, action);
    throw RefusedError(&game_->facts(), *refusal);
}

// Drops the events, which is faster.
void State::apply(std::uint32_t id) {
    const Action action = action_of(id);
    require_legal(action);
    history_.push_back(id);
    std::vector<Event> untold;
    any().apply(state_, action, untold);
}

py::object State::act(const py::object& said) {
    const Action action = action_said(said);
    require_legal(action);
    history_.push_back(id_of(action));
    std::vector<Event> events;
    any().apply(state_, action, events);
    return as_python(list_of(events, [&](const Event& event) {
        return Value::fields()
            .set("kind", any().event_kind(event))
            .set("rule", rule_id(game_->facts(), event.rule))
            .set("text", any().describe(event, event.audience))
            .set("args", any().event_args(event));
    }));
}

std::string State::text_of(std::uint32_t id) const {
    return any().action_text(state_, action_of(id));
}

std::uint32_t State::id_of_text(const std::string& text) const {
    const Result<Action> action = any().parse_action(state_, text);
    if (!action) throw RefusedError(&game_->facts(), action.refusal());
    return id_of(*action);
}

// An id, or notation.
Action State::action_said(const py::object& action) const {
    return action_of(py::isinstance<py::str>(action) ? id_of_text(action.cast<std::string>())
                                                     : action.cast<std::uint32_t>());
}

py::object State::why_not(const py::object& action) const {
    const auto refusal = any().why_not(state_, action_said(action));
    if (!refusal) return py::none();
    return as_python(table::problem_document(table::problem_of(&game_->facts(), *refusal)));
}

std::vector<double> State::returns() const {
    if (is_over()) return arrays::results_of(any(), state_);
    return std::vector<double>(game_->facts().seats.size(), 0.0);
}

bool State::same(const State& other) const {
    return game_->same(*other.game_) && any().same(state_, other.state_);
}

// Seat -1 is a spectator.
Seat State::reader(int seat) const {
    if (seat < -1 || seat >= static_cast<int>(game_->facts().seats.size()))
        throw py::index_error("there is no seat " + std::to_string(seat));
    return seat < 0 ? Seat::Nobody : seat_at(seat);
}

py::array_t<std::uint8_t> State::bytes_of(const AnyState& seen) const {
    const auto size = static_cast<py::ssize_t>(any().state_size());
    return py::array_t<std::uint8_t>(size, reinterpret_cast<const std::uint8_t*>(seen.bytes));
}

py::array_t<std::uint8_t> State::observation(int seat) const {
    return bytes_of(any().observe(state_, reader(seat)));
}

py::array_t<std::uint8_t> State::compact(int seat) const {
    py::array_t<std::uint8_t> bytes(static_cast<py::ssize_t>(game_->features().names().size()));
    FeatureRow row({bytes.mutable_data(), static_cast<std::size_t>(bytes.size())});
    arrays::write_compact(any(), any().observe(state_, reader(seat)), reader(seat), row);
    return bytes;
}

Value State::view(int seat) const {
    return any().view(any().observe(state_, reader(seat)), reader(seat));
}

py::object State::odds(const py::object& question) const {
    const Result<Value> odds = any().odds(state_, from_python(question));
    if (!odds) throw RefusedError(&game_->facts(), odds.refusal());
    return as_python(*odds);
}

std::string State::picture(int seat) const {
    return any().picture(any().observe(state_, reader(seat)), reader(seat));
}

std::string State::serialized() const {
    const auto as_number = [](std::uint32_t id) { return static_cast<std::int64_t>(id); };
    return to_json(Value::fields()
                       .set("position", any().position(state_))
                       .set("history", list_of(history_, as_number)));
}

// The question, or Python's None when there is none.
py::object State::prompt() const {
    if (seat_index(any().to_move(state_)) < 0) return py::none();
    const Prompt prompt = any().prompt(state_);
    return as_python(Value::fields()
                         .set("text", prompt.text)
                         .set("detail", prompt.detail)
                         .set("rule", rule_id(game_->facts(), prompt.rule)));
}

// The result, or Python's None while the game goes on.
py::object State::result() const {
    if (!is_over()) return py::none();
    const Outcome outcome = any().outcome(state_);
    return as_python(Value::fields()
                         .set("grade", outcome.grade)
                         .set("title", outcome.title)
                         .set("text", outcome.text)
                         .set("rule", rule_id(game_->facts(), outcome.rule)));
}

Player::Player(std::shared_ptr<const Game> game, const std::string& id)
    : game_(std::move(game)), id_(id), player_(make_player(*game_->any(), id)) {
    if (!player_)
        throw py::key_error(
            no_such("player", id, names_in(players_of(game_->facts().id), &PlayerFact::id)));
}

std::uint32_t Player::choose(const State& state, Rng& random) {
    const AnyState seen = seen_by_mover(state);
    py::gil_scoped_release release;
    return state.id_of(player_->choose(seen, random));
}

py::object Player::advise(const State& state, Rng& random) {
    const AnyState seen = seen_by_mover(state);
    const Advice advice = player_->advise(seen, random);
    const Counsel counsel = Counsellor(*game_->any()).about(seen, advice);
    Value points = list_of(advice.points);
    points.push(counsel.fear);
    for (const Rejected& other : counsel.instead) points.push(other.text);
    py::dict told;
    told["action"] = state.id_of(advice.action);
    told["text"] = advice.text;
    told["points"] = as_python(points);
    told["value"] = advice.value;
    return told;
}

AnyState Player::seen_by_mover(const State& state) const {
    if (!game_->same(*state.game()))
        throw std::invalid_argument("the player was made for another game");
    const Seat seat = state.any().to_move(state.state());
    if (seat_index(seat) < 0)
        throw std::invalid_argument("no seat is to move: a die is due, or the game is over");
    return state.any().observe(state.state(), seat);
}

}  // namespace occasus::python
