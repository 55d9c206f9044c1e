#include "apps/server/live_table.h"

#include <algorithm>
#include <spdlog/spdlog.h>
#include <stdexcept>
#include <utility>

#include "apps/server/stage_messages.h"
#include "record/json.h"

namespace occasus::server {
LiveTable::LiveTable(House house, Table table)
    : house_(std::move(house)), id_(table.id()), table_(std::move(table)) {
    told_ = table_->match().log().size();
    shown_ = table_->step();
    press_revealed_ = table_->match().over();
}

void LiveTable::open() {
    const Failed ignored = [](const Problem&) {};
    run(
        [this, ignored](Table& table) {
            if (table.has_new_lines())
                keep([this] { think(); }, ignored);
            else
                think();
        },
        ignored);
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
        table_->set_time(house_.now());
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

void send(Listener& listener, const Value& message) {
    listener.send(std::make_shared<const std::string>(to_json(message)));
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
    guest->reader = table_->reader(guest->tokens);
    const Caller caller = guest->reader.caller;
    const std::string& id = message.id;
    if (const auto* act = std::get_if<Act>(&message.content)) {
        finish({listener, id, turn}, table_->act(caller, id, act->ply, act->action),
               [this, id] { broadcast(id, {}); });
    } else if (const auto* undo = std::get_if<Undo>(&message.content)) {
        const Answer answer = table_->undo(caller, id, undo->ply);
        finish({listener, id, turn}, answer,
               [this, id, struck = last_struck()] { broadcast(id, {struck}); });
    } else {
        answer_question(*guest, message);
        answer_sealed(*guest, message, turn);
        answer_press(*guest, message, turn);
    }
}

void LiveTable::hello(const std::shared_ptr<Listener>& listener, const Hello& hello) {
    const std::vector<bool> before = online();
    Guest newcomer{listener, {}, {}, false};
    if (hello.token) newcomer.tokens.push_back(hash_token(*hello.token));
    for (const std::string& token : hello.also) newcomer.tokens.push_back(hash_token(token));
    if (hello.token && !table_->caller(newcomer.tokens.front()))
        throw Refused(ProblemKind::NotYours, "This link opens no seat at this table (any more).",
                      "token");
    newcomer.reader = table_->reader(newcomer.tokens);
    const Reader reader = newcomer.reader;
    if (Guest* const guest = find_guest(listener))
        *guest = std::move(newcomer);
    else
        guests_.push_back(std::move(newcomer));
    send(*listener, table_message(*table_, reader, {hello.since, hello.press_since}, online()));
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

void LiveTable::finish(const Asked& asked, const Answer& answer, std::function<void()> tell) {
    if (answer.problem) return send(*asked.listener, refused_message(asked.id, *answer.problem));
    if (!answer.changed) return send(*asked.listener, ack_message(asked.id, answer.ply));
    keep(
        [this, asked, ply = answer.ply, tell = std::move(tell)] {
            send(*asked.listener, ack_message(asked.id, ply));
            tell();
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

LiveTable::Guest* LiveTable::find_guest(const std::shared_ptr<Listener>& listener) {
    const auto found = std::find_if(guests_.begin(), guests_.end(),
                                    [&](const Guest& guest) { return guest.listener == listener; });
    return found == guests_.end() ? nullptr : &*found;
}

std::vector<bool> LiveTable::online() const {
    std::vector<bool> online(table_->sitters().size(), false);
    for (const Guest& guest : guests_)
        for (const Seat seat : guest.reader.held)
            online[static_cast<std::size_t>(seat_index(seat))] = true;
    return online;
}

// Tells everyone what is new. Whoever has another standing than before is told who he is now.
void LiveTable::broadcast(const std::string& by, std::vector<Struck> struck,
                          const Listener* except) {
    std::vector<std::pair<const Guest*, Reader>> changed;
    for (Guest& guest : guests_) {
        Reader now = table_->reader(guest.tokens);
        if (now != guest.reader) changed.emplace_back(&guest, guest.reader);
        guest.reader = std::move(now);
    }
    const News news{told_, shown_, std::move(struck), by, online()};
    std::vector<std::pair<Reader, std::shared_ptr<const std::string>>> updates;
    for (const Guest& guest : guests_) {
        if (guest.listener.get() == except) continue;
        const auto other = std::find_if(changed.begin(), changed.end(),
                                        [&](const auto& was) { return was.first == &guest; });
        if (other != changed.end()) {
            send(*guest.listener, table_for_changed(guest, other->second));
            continue;
        }
        auto update = std::find_if(updates.begin(), updates.end(),
                                   [&](const auto& made) { return made.first == guest.reader; });
        if (update == updates.end()) {
            auto text = to_json(update_message(*table_, guest.reader, news));
            updates.emplace_back(guest.reader,
                                 std::make_shared<const std::string>(std::move(text)));
            update = updates.end() - 1;
        }
        guest.listener->send(update->second);
    }
    told_ = table_->match().log().size();
    shown_ = table_->step();
    if (!table_->match().over() || press_revealed_) return;
    press_revealed_ = true;
    if (table_->press().switches.reveal)
        tell_all([this](const Reader& reader) { return press_message(*table_, reader); });
}

// His log goes on where it was, unless another seat hears other things.
Value LiveTable::table_for_changed(const Guest& guest, const Reader& before) const {
    const Sight sight = table_->sight(guest.reader.caller.seat);
    const bool all_public = table_->sight(Seat::Nobody).heard_of(told_) == static_cast<int>(told_);
    Known known;
    if (all_public || before.caller.seat == guest.reader.caller.seat)
        known.log = sight.heard_of(told_);
    return table_message(*table_, guest.reader, known, online());
}

void LiveTable::tick() {
    run(
        [this](Table& table) {
            if (!table.strike()) return;
            keep(
                [this] {
                    broadcast();
                    think();
                },
                [](const Problem&) {});
        },
        [](const Problem&) {});
}

void LiveTable::look(Answered answered, Failed failed) {
    run([this, answered = std::move(answered)](
            Table& table) { answered(table_message(table, Reader{}, {}, online())); },
        std::move(failed));
}

void LiveTable::record(std::function<void(std::string)> answered, Failed failed) {
    run(
        [answered = std::move(answered)](Table& table) {
            if (auto secret = table.secret_record()) throw Refused(std::move(*secret));
            answered(table.match().saved());
        },
        std::move(failed));
}

void LiveTable::change_seat(std::string token, std::string seat, Sitter sitter, Answered answered,
                            const Failed& failed) {
    run(
        [this, token = std::move(token), seat = std::move(seat), sitter = std::move(sitter),
         answered = std::move(answered), failed](Table& table) {
            const Seat which = table.seat_called(seat);
            const Caller caller = table.caller(hash_token(token)).value_or(Caller{});
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
