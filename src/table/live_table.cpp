#include "table/live_table.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <stdexcept>
#include <utility>
#include <variant>

#include "table/table_messages.h"

namespace occasus::table {

namespace {

// The memory of its board, its log, its lines, its positions and its letters, about: 70 to 340 KiB
// were measured at new tables of the five games, and 1.4 MiB with 9,000 lines.
std::size_t bytes_of(const Table& table) {
    constexpr std::size_t kWithoutAnything = std::size_t{224} * 1024;
    constexpr std::size_t kOfAnEntry = sizeof(LogEntry) + 64;
    constexpr std::size_t kOfALine = 96;
    constexpr std::size_t kOfALetter = 1024;
    const Match& match = table.match();
    return kWithoutAnything + match.header_text().size() + match.log().size() * kOfAnEntry +
           match.lines().size() * kOfALine +
           static_cast<std::size_t>(match.ply() + 1) * match.game().state_size() +
           table.press().messages().size() * kOfALetter;
}

}  // namespace

LiveTable::LiveTable(House house, Table table)
    : house_(std::move(house)),
      id_(table.id()),
      bytes_(bytes_of(table)),
      table_(std::move(table)),
      audience_(*table_) {}

void LiveTable::open() {
    const Failed ignored = [](const Problem&) {};
    run(
        [this, ignored](Table& table) {
            table.begin_absences();
            if (table.has_change())
                keep([this] { think(); }, ignored);
            else
                think();
        },
        ignored);
}

// Everything that touches the table goes through here, so that one thing is done at a time.
void LiveTable::run(Step step, Failed failed, const std::string& asker) {
    queue_.post([self = shared_from_this(), step = std::move(step),
                 failed = std::move(failed)] { self->guard(step, failed); },
                asker);
}

// A failure of ours ends this step and nothing else: the table is read again, as it was kept.
void LiveTable::guard(const Step& step, const Failed& failed) {
    try {
        if (has_moved()) {
            audience_.send_away();
            throw Refused(moved_problem());
        }
        if (!table_) {
            std::optional<StoredTable> stored = house_.store.read(id_);
            if (!stored) throw std::runtime_error("The table is not in the store.");
            table_ = Table::load(std::move(*stored));
        }
        table_->set_time(house_.now());
        step(*table_);
        note_bytes();
        tell_turn();
    } catch (const Refused& refused) {
        failed(refused.problem());
    } catch (const std::exception& error) {
        house_.report(fmt::format("Table {}: {}", id_, error.what()));
        table_.reset();
        // Where the table cannot be read because it has moved, it is asked for elsewhere.
        failed(has_moved() ? moved_problem() : internal_problem());
    }
}

// Puts what has changed on disk and goes on with `then`; until that is done, nothing else is heard
// at this table, so nobody sees what might not be kept. The last thing a step does.
void LiveTable::keep(std::function<void()> then, Failed failed) {
    queue_.hold();
    house_.store.commit(table_->take_change(), [self = shared_from_this(), then = std::move(then),
                                                failed = std::move(failed)](bool kept) {
        self->soon([self, then, failed, kept] {
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

// Everyone at the table waits for this, so it goes before all that one client asks.
void LiveTable::soon(std::function<void()> task) const {
    house_.clerks.run(std::move(task), {}, {Urgency::First});
}

void LiveTable::hear(const std::shared_ptr<Listener>& listener, std::string_view text, Turn turn) {
    Asked asked{listener, {}, std::move(turn), {}};
    try {
        ClientMessage message = read_client_message(text, asked.id);
        asked.begun = begun(message.kind);
        listener->charge(message.price.questions(static_cast<int>(audience_.size())) - 1);
        std::visit([&](auto& said) { take(asked, std::move(said)); }, message.content);
    } catch (const Refused& refused) {
        send(*listener, error_message(asked.id, refused.problem()));
    }
}

std::shared_ptr<void> LiveTable::begun(std::string_view kind) const {
    return house_.begun ? house_.begun(kind) : nullptr;
}

// Waits for nothing.
void LiveTable::take(const Asked& asked, const Ping&) {
    send(*asked.listener, Value::fields().set("type", "pong"));
}

void LiveTable::take(const Asked& asked, Hello hello) {
    run([this, asked, hello = std::move(hello)](Table&) { welcome(asked.listener, hello); },
        [asked](const Problem& problem) {
            if (problem.kind == ProblemKind::Moved) return asked.listener->moved();
            send(*asked.listener, error_message(asked.id, problem));
        },
        asked.listener->asker());
}

// The client asks again elsewhere, with the same id.
void LiveTable::refuse(const Asked& asked, const Problem& problem) {
    if (problem.kind == ProblemKind::Moved) return asked.listener->moved();
    send(*asked.listener, refused_message(asked.id, problem));
}

void LiveTable::take(const Asked& asked, GuestMessage message) {
    run([this, asked, message = std::move(message)](Table&) { answer(asked, message); },
        [asked](const Problem& problem) { refuse(asked, problem); }, asked.listener->asker());
}

void LiveTable::welcome(const std::shared_ptr<Listener>& listener, const Hello& hello) {
    Guest newcomer{listener, {}, {}};
    if (hello.patches) newcomer.telling = Telling::Patches;
    if (hello.token) newcomer.tokens.push_back(hash_token(*hello.token));
    for (const std::string& token : hello.also) newcomer.tokens.push_back(hash_token(token));
    const Seats& seats = table_->seats();
    if (hello.token && !seats.caller(newcomer.tokens.front()))
        throw Refused(ProblemKind::NotYours, "This link does not open a seat at this table.",
                      "token");
    newcomer.reader = seats.reader(newcomer.tokens);
    listener->welcomed();
    // Now somebody waits for what is thought here.
    if (audience_.size() == 0) house_.thinkers->hurry(id_, listener->asker());
    audience_.welcome(*table_, std::move(newcomer), {hello.since, hello.press_since});
    keep_presence();
    think();
}

void LiveTable::leave(const std::shared_ptr<Listener>& listener) {
    run(
        [this, listener](Table& table) {
            audience_.forget(table, listener);
            keep_presence();
        },
        [](const Problem&) {}, listener->asker());
}

// No client waits for it: if it is lost, nothing of the game is. It costs one row of the store.
void LiveTable::keep_presence() {
    if (table_->has_change()) house_.store.commit(table_->take_change(), [](bool) {});
}

std::size_t LiveTable::bytes() const {
    const Lock lock(mutex_);
    return bytes_;
}

void LiveTable::note_bytes() {
    const std::size_t bytes = bytes_of(*table_);
    const Lock lock(mutex_);
    bytes_ = bytes;
}

// The desk waits before it tells anyone: what is not kept in the end is corrected by then.
void LiveTable::tell_turn() {
    if (!house_.notices) return;
    const Table& table = *table_;
    const GameFacts& facts = table.game().facts();
    const bool is_sealed = table.sealed();
    TurnNews news{
        .table = id_,
        .title = fmt::format("{}: {}", facts.title, table.game().turn_title(table.match().state())),
        .deadline = {},
        .stage = {},
        .seats = {}};
    if (const auto clock = table.clock()) news.deadline = clock->deadline;
    if (is_sealed && !table.match().over()) news.stage = table.step();
    const std::vector<Seat> asked =
        is_sealed ? table.asked() : std::vector{table.match().to_move()};
    for (std::size_t i = 0; const Presence& there : audience_.there(table)) {
        const Sitter& sitter = table.seats().all()[i];
        const Seat seat = seat_at(static_cast<int>(i));
        const bool is_asked =
            std::ranges::find(asked, seat) != asked.end() && !(is_sealed && table.confirmed(seat));
        news.seats.push_back({sitter.token ? to_hex(*sitter.token) : std::string(),
                              std::string(facts.seats[i++].title),
                              is_asked && sitter.kind == SeatKind::Human, there.clients > 0});
    }
    if (news != std::exchange(told_turn_, news)) house_.notices->hear(std::move(news));
}

bool LiveTable::has_moved() {
    const Lock lock(mutex_);
    return moved_;
}

void LiveTable::move_away(std::function<void()> then) {
    {
        const Lock lock(mutex_);
        moved_ = true;
    }
    soon([self = shared_from_this(), then = std::move(then)] {
        self->queue_.post([self, then] {
            self->audience_.send_away();
            then();
        });
    });
}

void LiveTable::tick() {
    run(
        [this](Table& table) {
            if (!table.strike()) return;
            keep(
                [this] {
                    tell_update();
                    think();
                },
                [](const Problem&) {});
        },
        [](const Problem&) {});
}

void LiveTable::look(const std::string& asker, Answered answered, Failed failed) {
    run([this, answered = std::move(answered)](
            Table& table) { answered(table_message(table, Reader{}, {}, audience_.there(table))); },
        std::move(failed), asker);
}

void LiveTable::record(const std::string& asker, std::vector<TokenHash> tokens,
                       std::function<void(std::string)> answered, Failed failed) {
    run(
        [tokens = std::move(tokens), answered = std::move(answered)](Table& table) {
            if (auto secret = table.secret_record(tokens)) throw Refused(std::move(*secret));
            answered(table.match().saved());
        },
        std::move(failed), asker);
}

void LiveTable::change_seat(const std::string& asker, std::string token, SeatChange change,
                            Answered answered, const Failed& failed) {
    run(
        [this, token = std::move(token), change = std::move(change), answered = std::move(answered),
         failed](Table& table) {
            const auto& [seat, sitter, is_listed] = change;
            const Seat which = table.seat_called(seat);
            const Caller caller = table.seats().caller(hash_token(token)).value_or(Caller{});
            const std::string made =
                table.change_seat(caller, which, sitter.kind, sitter.player, is_listed);
            keep_seat(seat, made, answered, failed);
        },
        failed, asker);
}

void LiveTable::take_seat(const std::string& asker, std::string seat, Answered answered,
                          const Failed& failed) {
    run(
        [this, seat = std::move(seat), answered = std::move(answered), failed](Table& table) {
            const Table::Taken taken = table.take_seat(table.seat_called(seat));
            const std::string id(seat_id(table.game().facts(), taken.seat));
            keep_seat(id, taken.token, answered, failed);
        },
        failed, asker);
}

void LiveTable::offer_rematch(const std::string& asker, std::string token, Sides sides,
                              std::function<void(const std::shared_ptr<Table>&)> made,
                              const Failed& failed) {
    run(
        [this, token = std::move(token), sides, made = std::move(made), failed](Table& table) {
            table.offer_rematch(table.seats().caller(hash_token(token)).value_or(Caller{}));
            const auto next = std::make_shared<Table>(rematch_of(table, sides));
            keep(
                [this, made, next] {
                    made(next);
                    tell_update();
                },
                failed);
        },
        failed, asker);
}

void LiveTable::seat_of(const std::string& asker, std::string token, Answered answered,
                        const Failed& failed) {
    run(
        [token = std::move(token), answered = std::move(answered)](Table& table) {
            const Caller caller = table.seats().caller(hash_token(token)).value_or(Caller{});
            answered(Value::fields()
                         .set("table", table.id())
                         .set("seat", caller.seat == Seat::Nobody
                                          ? Value()
                                          : Value(seat_id(table.game().facts(), caller.seat))));
        },
        failed, asker);
}

void LiveTable::keep_seat(const std::string& seat, const std::string& token,
                          const Answered& answered, const Failed& failed) {
    keep(
        [this, seat, token, answered] {
            Value document = Value::fields().set("seat", seat);
            if (!token.empty()) document.set("token", token);
            answered(document);
            tell_update();
            think();
        },
        failed);
}

void LiveTable::think() {
    computers_.think(*table_, house_, audience_.awaiting(),
                     [self = shared_from_this()](const Thought& thought) {
                         self->run([self, thought](Table&) { self->take_thought(thought); },
                                   [](const Problem&) {});
                     });
}

void LiveTable::take_thought(const Thought& thought) {
    computers_.heard();
    const std::shared_ptr<void> begun = this->begun("computer");
    const SealedBefore before(*table_);
    const bool was_sealed = table_->sealed();
    const Answer answer = table_->computer_act(thought.seat, thought.ply, thought.actions);
    if (answer.problem && answer.problem->kind == ProblemKind::Stale) return think();
    if (answer.problem)
        return house_.report(fmt::format("Table {}: the computer's “{}” is refused: {}", id_,
                                         fmt::join(thought.actions, ", "), answer.problem->text));
    keep(
        [this, begun, seat = thought.seat, before, was_sealed] {
            if (was_sealed)
                audience_.tell_sealed(*table_, seat, before);
            else
                tell_update();
            think();
        },
        [](const Problem&) {});
}

}  // namespace occasus::table
