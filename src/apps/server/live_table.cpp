#include "apps/server/live_table.h"

#include <algorithm>
#include <spdlog/spdlog.h>
#include <stdexcept>
#include <utility>

#include "apps/server/advice.h"
#include "apps/server/sight.h"
#include "apps/steady_clock.h"
#include "record/json.h"

namespace occasus::server {
namespace {

void send(Listener& listener, const Value& message) {
    listener.send(std::make_shared<const std::string>(to_json(message)));
}

}  // namespace

LiveTable::LiveTable(House house, Table table)
    : house_(std::move(house)), id_(table.id()), table_(std::move(table)) {
    told_ = static_cast<int>(table_->match().log().size());
}

void LiveTable::open() {
    run([this](Table&) { think(); }, [](const Problem&) {});
}

// Everything that touches the table goes through here, so that one thing is done at a time.
void LiveTable::run(Step step, Failed failed) {
    queue_.post([self = shared_from_this(), step = std::move(step), failed = std::move(failed)] {
        self->guard(step, failed);
    });
}

// A failure of ours ends this step and nothing else: the table is read anew, as it was kept.
void LiveTable::guard(const Step& step, const Failed& failed) {
    try {
        if (!table_) {
            std::optional<StoredTable> stored = house_.store.read(id_);
            if (!stored) throw std::runtime_error("The table is not in the store.");
            table_ = Table::load(std::move(*stored));
        }
        step(*table_);
    } catch (const Refused& refused) {
        failed(refused.problem());
    } catch (const std::exception& error) {
        spdlog::error("Table {}: {}", id_, error.what());
        table_.reset();
        failed(internal_problem());
    }
}

// Puts what has changed on disk and goes on with `then`; until that is done, nothing else is heard
// at this table, so nobody sees what might not be kept. The last thing a step does.
void LiveTable::keep(std::function<void()> then, Failed failed) {
    queue_.hold();
    house_.store.commit(table_->take_change(), [self = shared_from_this(), then = std::move(then),
                                                failed = std::move(failed)](bool kept) {
        self->house_.soon([self, then, failed, kept] {
            self->queue_.release([self, then, failed, kept] {
                if (!kept) self->table_.reset();
                self->guard(
                    [&](Table&) {
                        if (!kept) throw Refused(internal_problem());
                        then();
                    },
                    failed);
            });
        });
    });
}

void LiveTable::hear(const std::shared_ptr<Listener>& listener, std::string_view text, Turn turn) {
    std::string id;
    try {
        ClientMessage message = read_client_message(text, id);
        if (std::holds_alternative<Ping>(message.content))
            return send(*listener, Value::fields().set("type", "pong"));
        const bool says_hello = std::holds_alternative<Hello>(message.content);
        run([this, listener, message = std::move(message),
             turn = std::move(turn)](Table&) { answer(listener, message, turn); },
            [listener, id, says_hello](const Problem& problem) {
                send(*listener,
                     says_hello ? error_message(id, problem) : refused_message(id, problem));
            });
    } catch (const Refused& refused) {
        send(*listener, error_message(id, refused.problem()));
    }
}

void LiveTable::answer(const std::shared_ptr<Listener>& listener, const ClientMessage& message,
                       const Turn& turn) {
    if (const auto* hi = std::get_if<Hello>(&message.content)) return hello(listener, *hi);
    Guest* const guest = find_guest(listener);
    if (!guest) throw Refused(ProblemKind::Unreadable, "Say hello first.", "type");
    const Caller caller = caller_of(guest->token);
    const std::string& id = message.id;
    if (const auto* act = std::get_if<Act>(&message.content)) {
        finish({listener, id, turn}, table_->act(caller, id, act->ply, act->action), {});
    } else if (const auto* undo = std::get_if<Undo>(&message.content)) {
        const Answer answer = table_->undo(caller, id, undo->ply);
        finish({listener, id, turn}, answer, {last_struck()});
    } else if (const auto* question = std::get_if<Why>(&message.content)) {
        send(*listener, why(caller, id, question->action));
    } else if (const auto* draft = std::get_if<Odds>(&message.content)) {
        send(*listener, odds(caller, id, draft->query));
    } else if (const auto* look = std::get_if<Look>(&message.content)) {
        send(*listener, view_message(*table_, caller, id, look->ply));
    } else if (std::holds_alternative<Advise>(message.content)) {
        advise(*guest, id);
    }
}

void LiveTable::hello(const std::shared_ptr<Listener>& listener, const Hello& hello) {
    const std::vector<bool> before = online();
    Guest newcomer{listener, {}, {}, false};
    if (hello.token) {
        newcomer.token = hash_token(*hello.token);
        const std::optional<Caller> caller = table_->caller(*newcomer.token);
        if (!caller)
            throw Refused(ProblemKind::NotYours,
                          "This link opens no seat at this table (any more).", "token");
        newcomer.caller = *caller;
    }
    if (Guest* const guest = find_guest(listener))
        *guest = std::move(newcomer);
    else
        guests_.push_back(std::move(newcomer));
    const Caller caller = find_guest(listener)->caller;
    send(*listener, table_message(*table_, caller, hello.since, online()));
    if (online() != before) broadcast({}, {}, listener.get());
    think();
}

void LiveTable::leave(const std::shared_ptr<Listener>& listener) {
    run(
        [this, listener](Table&) {
            const std::vector<bool> before = online();
            std::erase_if(guests_, [&](const Guest& guest) { return guest.listener == listener; });
            if (online() != before) broadcast();
        },
        [](const Problem&) {});
}

void LiveTable::finish(const Asked& asked, const Answer& answer, std::vector<Struck> struck) {
    if (answer.problem) return send(*asked.listener, refused_message(asked.id, *answer.problem));
    if (!answer.changed) return send(*asked.listener, ack_message(asked.id, answer.ply));
    keep(
        [this, asked, ply = answer.ply, struck = std::move(struck)] {
            send(*asked.listener, ack_message(asked.id, ply));
            broadcast(asked.id, struck);
            think();
        },
        [asked](const Problem& problem) {
            send(*asked.listener, refused_message(asked.id, problem));
        });
}

// What the undo just made struck out of the log.
Struck LiveTable::last_struck() const {
    const Match& match = table_->match();
    return {match.log_length_at(match.ply()) + 1, static_cast<int>(match.log().size())};
}

Value LiveTable::why(Caller caller, const std::string& id, const std::string& text) const {
    const Match& match = table_->match();
    const GameFacts& facts = table_->game().facts();
    const bool throws_die = match.to_move() == Seat::Chance && table_->dice_typed();
    const bool asked =
        caller.seat != Seat::Nobody && (match.to_move() == caller.seat || throws_die);
    if (!asked && !match.over())
        return why_message(
            id, Problem{ProblemKind::NotYourTurn, "The question is not yours now.", {}, {}});
    const AnyState seen = Sight(match, caller.seat).state();
    const Result<Action> action = table_->game().parse_action(seen, text);
    if (!action) return why_message(id, problem_of(&facts, action.refusal()));
    const std::optional<Refusal> reason = table_->game().why_not(seen, *action);
    return why_message(id, reason ? std::optional(problem_of(&facts, *reason)) : std::nullopt);
}

Value LiveTable::odds(Caller caller, const std::string& id, const Value& query) const {
    const AnyState seen = Sight(table_->match(), caller.seat).state();
    const Result<Value> odds = table_->game().odds(seen, query);
    if (!odds) throw Refused(problem_of(&table_->game().facts(), odds.refusal()));
    return Value::fields().set("type", "odds").set("id", id).set("odds", *odds);
}

void LiveTable::advise(Guest& guest, const std::string& id) {
    const Match& match = table_->match();
    if (match.over()) throw Refused(ProblemKind::Over, "The game is over.");
    if (guest.caller.seat == Seat::Nobody || match.to_move() != guest.caller.seat)
        throw Refused(ProblemKind::NotYourTurn, "Advice is for the seat that has the question.");
    const PlayerFact* const adviser = adviser_of(match.header().game);
    if (!adviser) throw Refused(ProblemKind::Unknown, "Nobody gives advice on this game.");
    if (guest.asking) throw Refused(ProblemKind::Busy, "The adviser is still thinking.");
    guest.asking = true;
    house_.thinkers.run([self = shared_from_this(), listener = guest.listener, adviser, id,
                         game = match.shared_game(), ply = match.ply(),
                         seen = Sight(match, guest.caller.seat).state()] {
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

LiveTable::Guest* LiveTable::find_guest(const std::shared_ptr<Listener>& listener) {
    const auto found = std::find_if(guests_.begin(), guests_.end(),
                                    [&](const Guest& guest) { return guest.listener == listener; });
    return found == guests_.end() ? nullptr : &*found;
}

// A token that opens nothing any more makes a spectator.
Caller LiveTable::caller_of(const std::optional<TokenHash>& token) const {
    return token ? table_->caller(*token).value_or(Caller{}) : Caller{};
}

std::vector<bool> LiveTable::online() const {
    std::vector<bool> online(table_->sitters().size(), false);
    for (const Guest& guest : guests_)
        if (guest.caller.seat != Seat::Nobody)
            online[static_cast<std::size_t>(seat_index(guest.caller.seat))] = true;
    return online;
}

// Tells everyone what is new. Whoever has another standing than before is told who he is now.
void LiveTable::broadcast(const std::string& by, std::vector<Struck> struck,
                          const Listener* except) {
    std::vector<const Guest*> changed;
    for (Guest& guest : guests_) {
        const Caller now = caller_of(guest.token);
        if (now != guest.caller) changed.push_back(&guest);
        guest.caller = now;
    }
    const News news{told_, std::move(struck), by, online()};
    std::vector<std::pair<Caller, std::shared_ptr<const std::string>>> updates;
    for (const Guest& guest : guests_) {
        if (guest.listener.get() == except) continue;
        if (std::find(changed.begin(), changed.end(), &guest) != changed.end()) {
            send(*guest.listener, table_message(*table_, guest.caller, told_, news.online));
            continue;
        }
        auto update = std::find_if(updates.begin(), updates.end(),
                                   [&](const auto& made) { return made.first == guest.caller; });
        if (update == updates.end()) {
            auto text = to_json(update_message(*table_, guest.caller, news));
            updates.emplace_back(guest.caller,
                                 std::make_shared<const std::string>(std::move(text)));
            update = updates.end() - 1;
        }
        guest.listener->send(update->second);
    }
    told_ = static_cast<int>(table_->match().log().size());
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
        [self = shared_from_this(), thinker, seat, ply = match.ply(),
         seen = Sight(match, seat).state()] {
            std::string action;
            try {
                if (!thinker->player)
                    thinker->player = make_player(*thinker->game, thinker->id, steady_nanoseconds);
                if (!thinker->player) throw std::runtime_error("There is no such player.");
                Rng rng = unforeseen_rng();
                action = thinker->game->action_text(seen, thinker->player->choose(seen, rng));
            } catch (const std::exception& error) {
                spdlog::error("Player {}: {}", thinker->id, error.what());
            }
            self->run([self, seat, ply, action](Table&) { self->take_thought(seat, ply, action); },
                      [](const Problem&) {});
        },
        table_->head().delay);
}

void LiveTable::take_thought(Seat seat, int ply, const std::string& action) {
    thinking_ = false;
    const Answer answer = table_->computer_act(seat, ply, action);
    if (answer.problem && answer.problem->kind == ProblemKind::Stale) return think();
    if (answer.problem) {
        spdlog::error("Table {}: the computer's “{}” is refused: {}", id_, action,
                      answer.problem->text);
        return;
    }
    keep(
        [this] {
            broadcast();
            think();
        },
        [](const Problem&) {});
}

void LiveTable::look(Answered answered, Failed failed) {
    run([this, answered = std::move(answered)](
            Table& table) { answered(table_message(table, Caller{}, std::nullopt, online())); },
        std::move(failed));
}

void LiveTable::record(std::function<void(std::string)> answered, Failed failed) {
    run(
        [answered = std::move(answered)](Table& table) {
            if (auto secret = table.secret_record()) throw Refused(std::move(*secret));
            answered(table.match().record());
        },
        std::move(failed));
}

void LiveTable::change_seat(std::string token, std::string seat, Sitter sitter, Answered answered,
                            const Failed& failed) {
    run(
        [this, token = std::move(token), seat = std::move(seat), sitter = std::move(sitter),
         answered = std::move(answered), failed](Table& table) {
            const Seat which = table.seat_called(seat);
            const Caller caller = caller_of(hash_token(token));
            const std::string made = table.change_seat(caller, which, sitter.kind, sitter.player);
            keep_seat(seat, made, answered, failed);
        },
        failed);
}

void LiveTable::take_seat(std::string seat, Answered answered, const Failed& failed) {
    run(
        [this, seat = std::move(seat), answered = std::move(answered), failed](Table& table) {
            const std::string made = table.take_seat(table.seat_called(seat));
            keep_seat(seat, made, answered, failed);
        },
        failed);
}

void LiveTable::keep_seat(const std::string& seat, const std::string& token,
                          const Answered& answered, const Failed& failed) {
    keep(
        [this, seat, token, answered] {
            Value document = Value::fields().set("seat", seat);
            if (!token.empty()) document.set("token", token);
            answered(document);
            broadcast();
            think();
        },
        failed);
}

}  // namespace occasus::server
