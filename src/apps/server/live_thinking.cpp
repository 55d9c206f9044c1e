// What a table says when it is asked, and what its computer players do.
#include <algorithm>
#include <fmt/format.h>
#include <spdlog/spdlog.h>
#include <stdexcept>
#include <utility>

#include "apps/server/advice.h"
#include "apps/server/live_table.h"
#include "apps/steady_clock.h"

namespace occasus::server {

void LiveTable::answer_question(Guest& guest, const ClientMessage& message) {
    const Caller caller = guest.reader.caller;
    const std::string& id = message.id;
    if (const auto* question = std::get_if<Why>(&message.content)) {
        send(*guest.listener, why(caller, id, question->action));
    } else if (const auto* draft = std::get_if<Odds>(&message.content)) {
        send(*guest.listener, odds(caller, id, draft->query));
    } else if (const auto* look = std::get_if<Look>(&message.content)) {
        send(*guest.listener, view_message(*table_, caller.seat, id, *look));
    } else if (std::holds_alternative<Advise>(message.content)) {
        advise(guest, id);
    }
}

Value LiveTable::why(Caller caller, const std::string& id, const std::string& text) const {
    if (table_->sealed()) return why_message(id, why_not_written(caller, text));
    const Match& match = table_->match();
    const GameFacts& facts = table_->game().facts();
    const bool throws_die = match.to_move() == Seat::Chance && table_->dice_typed();
    const bool asked =
        caller.seat != Seat::Nobody && (match.to_move() == caller.seat || throws_die);
    if (!asked && !match.over())
        return why_message(
            id, Problem{ProblemKind::NotYourTurn, "The question is not yours now.", {}, {}});
    const AnyState seen = table_->sight(caller.seat).state();
    const Result<Action> action = table_->game().parse_action(seen, text);
    if (!action) return why_message(id, problem_of(&facts, action.refusal()));
    const std::optional<Refusal> reason = table_->game().why_not(seen, *action);
    return why_message(id, reason ? std::optional(problem_of(&facts, *reason)) : std::nullopt);
}

// What a line would be answered with, were it written.
std::optional<Problem> LiveTable::why_not_written(Caller caller, const std::string& text) const {
    const std::vector<Seat> asked = table_->asked();
    if (std::find(asked.begin(), asked.end(), caller.seat) == asked.end())
        return Problem{ProblemKind::NotYourTurn, "No orders are asked of this seat now.", {}, {}};
    const std::vector<WrittenOrder> orders = table_->read_lines(caller.seat, {text}).orders;
    if (orders.empty() || !orders.front().refused) return std::nullopt;
    return problem_of(&table_->game().facts(), *orders.front().refused);
}

Value LiveTable::odds(Caller caller, const std::string& id, const Value& query) const {
    const AnyState seen = table_->sight(caller.seat).state();
    const Result<Value> odds = table_->game().odds(seen, query);
    if (!odds) throw Refused(problem_of(&table_->game().facts(), odds.refusal()));
    return Value::fields().set("type", "odds").set("id", id).set("odds", *odds);
}

void LiveTable::advise(Guest& guest, const std::string& id) {
    const Match& match = table_->match();
    if (match.over()) throw Refused(ProblemKind::Over, "The game is over.");
    if (table_->sealed())
        throw Refused(ProblemKind::Unknown, "Nobody gives advice on sealed orders.");
    if (guest.reader.caller.seat == Seat::Nobody || match.to_move() != guest.reader.caller.seat)
        throw Refused(ProblemKind::NotYourTurn, "Advice is for the seat that has the question.");
    const PlayerFact* const adviser = adviser_of(match.header().game);
    if (!adviser) throw Refused(ProblemKind::Unknown, "Nobody gives advice on this game.");
    if (guest.asking) throw Refused(ProblemKind::Busy, "The adviser is still thinking.");
    guest.asking = true;
    house_.thinkers.run([self = shared_from_this(), listener = guest.listener, adviser, id,
                         game = match.shared_game(), ply = table_->step(),
                         seen = table_->sight(guest.reader.caller.seat).state()] {
        try {
            send(*listener, advice_message(*game, *adviser, seen, id, ply));
        } catch (const std::exception& error) {
            spdlog::error("Advice on {}: {}", game->facts().id, error.what());
            send(*listener, refused_message(id, internal_problem()));
        }
        self->run(
            [self, listener](Table&) {
                if (Guest* const asker = self->find_guest(listener)) asker->asking = false;
            },
            [](const Problem&) {});
    });
}

void LiveTable::think() {
    const Seat seat = table_->thinker();
    if (seat == Seat::Nobody || thinking_) return;
    thinking_ = true;
    const Match& match = table_->match();
    std::shared_ptr<Thinker>& thinker = thinkers_[seat];
    if (!thinker || thinker->id != table_->sitter(seat).player ||
        thinker->game != match.shared_game())
        thinker = std::make_shared<Thinker>(
            Thinker{match.shared_game(), table_->sitter(seat).player, nullptr});
    house_.thinkers.run(
        [self = shared_from_this(), thinker, seat, ply = table_->step(),
         seen = table_->sight(seat).state()] {
            std::vector<std::string> actions;
            try {
                if (!thinker->player)
                    thinker->player = make_player(*thinker->game, thinker->id, steady_nanoseconds);
                if (!thinker->player) throw std::runtime_error("There is no such player.");
                Rng rng = unforeseen_rng();
                actions = decide(*thinker->game, *thinker->player, seen, seat, rng);
            } catch (const std::exception& error) {
                spdlog::error("Player {}: {}", thinker->id, error.what());
                // Six others are not kept waiting.
                if (!thinker->game->sealed_seats(seen).empty())
                    actions = thinker->game->no_orders(seen, seat).actions;
            }
            self->run(
                [self, seat, ply, actions](Table&) { self->take_thought(seat, ply, actions); },
                [](const Problem&) {});
        },
        table_->sealed() ? std::chrono::milliseconds(0) : table_->head().delay);
}

void LiveTable::take_thought(Seat seat, int ply, const std::vector<std::string>& actions) {
    thinking_ = false;
    const SealedBefore before = sealed_before();
    const bool was_sealed = table_->sealed();
    const Answer answer = table_->computer_act(seat, ply, actions);
    if (answer.problem && answer.problem->kind == ProblemKind::Stale) return think();
    if (answer.problem) {
        spdlog::error("Table {}: the computer's “{}” is refused: {}", id_, fmt::join(actions, ", "),
                      answer.problem->text);
        return;
    }
    keep(
        [this, seat, before, was_sealed] {
            if (was_sealed)
                tell_sealed({seat}, before);
            else
                broadcast();
            think();
        },
        [](const Problem&) {});
}

}  // namespace occasus::server
