#include "apps/page/distant_thinkers.h"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <vector>

#include "core/list_of.h"

#include "apps/steady_clock.h"
#include "games/registry.h"
#include "record/digest.h"
#include "table/input.h"
#include "table/problem.h"

namespace occasus::page {

using namespace table;
namespace {

constexpr std::size_t kMostMinds = 32;
constexpr std::size_t kAnyLength = static_cast<std::size_t>(-1);

// The bytes of a state mean the same to every instance of one module that plays the same game.
std::string bytes_of(const AnyGame& game, const AnyState& state) {
    static_assert(sizeof(std::byte) == sizeof(std::uint8_t));
    return to_hex(reinterpret_cast<const std::uint8_t*>(state.bytes), game.state_size());
}

AnyState state_of(const AnyGame& game, std::string_view hex) {
    if (hex.size() != 2 * game.state_size())
        throw Refused(ProblemKind::Unreadable, "This is a state of another game.", "seen");
    AnyState state{};
    if (!read_hex(hex, reinterpret_cast<std::uint8_t*>(state.bytes), game.state_size()))
        throw Refused(ProblemKind::Unreadable, "This is not a state.", "seen");
    return state;
}

Value game_document(const AnyGame& game, const Setup& setup) {
    const auto as_pair = [](const auto& option) {
        return Value::list().push(option.first).push(option.second);
    };
    return Value::fields()
        .set("id", game.facts().id)
        .set("options", list_of(setup.options, as_pair))
        .set("board", setup.board);
}

Value task_document(const ThinkingTask& task) {
    const AnyGame& game = *task.thinker->game;
    return Value::fields()
        .set("name", task.name)
        .set("awaited", task.is_awaited)
        .set("game", game_document(game, task.setup))
        .set("player", task.thinker->id)
        .set("weights", task.thinker->is_learned() ? Value(game.facts().id) : Value())
        .set("advice", task.wanted == Wanted::Advice)
        .set("seat", seat_index(task.seat))
        .set("seen", bytes_of(game, task.seen));
}

std::shared_ptr<const AnyGame> game_of(const Value& document) {
    const Input input(document, "game");
    Setup setup;
    setup.board = input.text("board", kAnyLength);
    const Value* const options = input.find("options");
    if (options && options->items())
        for (const Value& option : *options->items()) {
            const Value::List* const pair = option.items();
            if (!pair || pair->size() != 2 || !(*pair)[0].text() || !(*pair)[1].text())
                throw Refused(ProblemKind::Unreadable, "An option must have a name and a value.",
                              "game.options");
            setup.options.emplace_back(*(*pair)[0].text(), *(*pair)[1].text());
        }
    const GameKind* const kind = find_game(input.text("id", kAnyLength));
    if (!kind) throw Refused(ProblemKind::Unknown, "There is no such game.", "game.id");
    Result<std::shared_ptr<const AnyGame>> game = kind->make(setup);
    if (!game) throw Refused(problem_of(&kind->facts, game.refusal()));
    return *game;
}

}  // namespace

void DistantThinkers::think(ThinkingTask task, Thought thought) {
    const auto delay = task.delay;
    waiting_.run(
        [this, task = std::move(task), thought = std::move(thought)] {
            const int ticket = ++last_ticket_;
            asked_.emplace(ticket, thought);
            ask_(ticket, task_document(task));
        },
        delay);
}

void DistantThinkers::thought(int ticket, std::optional<Value> found) {
    const auto node = asked_.extract(ticket);
    if (!node.empty()) node.mapped()(std::move(found));
}

Minds::Mind& Minds::mind_of(const Value& task) {
    const Input input(task, "");
    const std::string name = input.text("name", kAnyLength);
    const std::string player = input.text("player", kAnyLength);
    const Value* const game = input.find("game");
    if (!game) throw Refused(ProblemKind::Unreadable, "game must be given.", "game");
    const auto known = std::find_if(minds_.begin(), minds_.end(), [&](const Mind& mind) {
        return !name.empty() && mind.name == name && mind.thinker.id == player &&
               mind.game == *game;
    });
    if (known == minds_.end())
        minds_.push_front({name, *game, Thinker{game_of(*game), player}});
    else
        minds_.splice(minds_.begin(), minds_, known);
    if (minds_.size() > kMostMinds) minds_.pop_back();
    return minds_.front();
}

Value Minds::think(const Value& task) {
    const Input input(task, "");
    Thinker& thinker = mind_of(task).thinker;
    const int seat = input.number("seat");
    if (seat < 0 || static_cast<std::size_t>(seat) >= thinker.game->facts().seats.size())
        throw Refused(ProblemKind::Unknown, "There is no such seat.", "seat");
    const Wanted wanted =
        input.optional_truth("advice").value_or(false) ? Wanted::Advice : Wanted::Decision;
    return thinker.think(wanted, seat_at(seat),
                         state_of(*thinker.game, input.text("seen", kAnyLength)),
                         steady_nanoseconds);
}

}  // namespace occasus::page
