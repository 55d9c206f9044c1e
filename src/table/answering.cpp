// The answers of a table to guests who have said hello.
#include <algorithm>
#include <exception>
#include <fmt/format.h>
#include <optional>
#include <utility>
#include <variant>

#include "table/advice.h"
#include "table/live_table.h"
#include "table/table_messages.h"

namespace occasus::table {

// One function for each kind of message: without it std::visit does not compile.
class LiveTable::Answering {
  public:
    // Throws Refused when hello has not been said.
    Answering(LiveTable& live, const Asked& asked)
        : live_(live), table_(*live.table_), asked_(asked), guest_(known(live, asked)) {
        guest_.reader = table_.seats().reader(guest_.tokens);
    }

    void operator()(const Act& act) const {
        settle(table_.act(caller(), asked_.id, act.ply, act.action), asked_.id);
    }

    void operator()(const Undo& undo) const {
        settle(table_.undo(caller(), asked_.id, undo.ply), asked_.id);
    }

    void operator()(const Why& why) const {
        answer(why_message(asked_.id, table_.why_not(caller(), why.action)));
    }

    void operator()(const Odds& draft) const {
        const AnyState seen = foreseen(draft.after);
        const Value offers = draft.after.empty() ? Value() : allowed_offers(seen);
        // Odds take long and need nothing of the table: it goes on meanwhile.
        live_.house_.clerks.run(
            [live = live_.shared_from_this(), game = table_.match().shared_game(), seen, offers,
             query = draft.query, asked = asked_] {
                if (asked.listener->is_gone()) return;
                try {
                    const Result<Value> odds = game->odds(seen, query);
                    if (!odds) return refuse(asked, problem_of(&game->facts(), odds.refusal()));
                    Value message =
                        Value::fields().set("type", "odds").set("id", asked.id).set("odds", *odds);
                    if (!offers.is_null()) message.set("offers", offers);
                    send(*asked.listener, message);
                } catch (const std::exception& error) {
                    live->house_.report(fmt::format("Odds at {}: {}", live->id_, error.what()));
                    refuse(asked, internal_problem());
                }
            },
            {}, {Urgency::InTurn, asked_.listener->asker()});
    }

    void operator()(const Look& look) const {
        asked_.listener->send(std::make_shared<const std::string>(
            view_message(table_, caller().seat, asked_.id, look)));
    }

    void operator()(const Earlier& earlier) const {
        answer(earlier_message(table_, guest_.reader, asked_.id, earlier));
    }

    void operator()(const Advise&) const {
        const PlayerFact& adviser = adviser_for(guest_);
        guest_.asking = true;
        const RecordHeader& header = table_.match().header();
        ThinkingTask task;
        task.wanted = Wanted::Advice;
        task.table = table_.id();
        task.thinker = std::make_shared<Thinker>(
            Thinker{table_.match().shared_game(), std::string(adviser.id)});
        task.setup = {header.options, header.board_file};
        task.seat = caller().seat;
        task.seen = table_.sight(caller().seat).state();
        task.asker = asked_.listener->asker();
        task.is_wanted = [listener = asked_.listener] { return !listener->is_gone(); };
        live_.house_.thinkers->think(
            task, [self = live_.shared_from_this(), listener = asked_.listener, id = asked_.id,
                   begun = asked_.begun, ply = table_.step()](const std::optional<Value>& advice) {
                const Value message = advice ? advice_message(id, ply, *advice)
                                             : refused_message(id, internal_problem());
                // The guest who has the answer may ask again.
                self->run(
                    [self, listener, begun, message](Table&) {
                        if (Guest* const asker = self->audience_.find(listener))
                            asker->asking = false;
                        send(*listener, message);
                    },
                    [listener, id](const Problem& problem) {
                        refuse({listener, id, nullptr}, problem);
                    });
            });
    }

    void operator()(const WriteOrders& orders) const {
        const Caller writer = speaker(orders.seat);
        const SealedBefore before(table_);
        finish(table_.write_orders(writer, asked_.id, orders.ply, orders.lines, orders.confirm),
               [live = &live_, writer, before] {
                   live->audience_.tell_sealed(*live->table_, writer.seat, before);
               });
    }

    void operator()(const Confirm& confirm) const {
        const Caller writer = speaker(confirm.seat);
        const SealedBefore before(table_);
        finish(confirm.confirmed ? table_.confirm(writer, asked_.id, confirm.ply)
                                 : table_.unconfirm(writer, asked_.id, confirm.ply),
               [live = &live_, writer, before] {
                   live->audience_.tell_sealed(*live->table_, writer.seat, before);
               });
    }

    void operator()(const SetClock& clock) const {
        table_.set_clock(caller(), clock.order);
        finish(changed(), [live = &live_] { live->audience_.tell_clock(*live->table_); });
    }

    void operator()(const Say& words) const {
        const bool as_host = caller().host && !words.seat;
        finish(table_.say(as_host ? host() : speaker(words.seat), asked_.id, words.to, words.text),
               [live = &live_] {
                   live->audience_.tell_press(*live->table_,
                                              live->table_->press().messages().size() - 1);
               });
    }

    void operator()(const Propose& proposed) const {
        settle(table_.propose(guest_.reader, speaker(proposed.seat), asked_.id, proposed.kind,
                              proposed.ply));
    }

    void operator()(const AnswerProposal& answer) const {
        settle(
            table_.answer_proposal(speaker(answer.seat), asked_.id, answer.which, answer.agrees));
    }

    void operator()(const Moderate& moderate) const {
        PressSwitches switches = table_.press().switches;
        const bool watchers = switches.watchers;
        read_switches(Input(moderate.switches, ""), switches);
        table_.set_press(host(), std::move(switches));
        finish(changed(), [live = &live_, watchers] {
            live->audience_.tell_switches(*live->table_, watchers);
        });
    }

    void operator()(const Remove& remove) const {
        const std::size_t place = table_.remove_message(host(), remove.message);
        finish(changed(),
               [live = &live_, place] { live->audience_.tell_press(*live->table_, place); });
    }

    void operator()(const CallMe& me) const {
        finish(table_.call(speaker(me.seat), asked_.id, me.name),
               [live = &live_] { live->tell_update(); });
    }

    void operator()(const AddNumber& added) const {
        finish(table_.add_number(speaker(added.seat), asked_.id, added.number),
               [live = &live_] { live->tell_update(); });
    }

  private:
    // The position that the caller sees now, or would see after these answers. Throws Refused when
    // the caller may not give one of them, or is not asked.
    AnyState foreseen(const std::vector<std::string>& answers) const {
        const AnyGame& game = table_.game();
        const Seat seat = caller().seat;
        AnyState seen = table_.sight(seat).state();
        std::vector<Event> unheard;
        for (const std::string& text : answers) {
            if (seat == Seat::Nobody || table_.sealed() || game.to_move(seen) != seat)
                throw Refused(ProblemKind::NotYourTurn, "That is not a question for this seat.");
            const Result<Action> action = game.parse_action(seen, text);
            if (!action) throw Refused(problem_of(&game.facts(), action.refusal()));
            if (const auto refusal = game.why_not(seen, *action))
                throw Refused(problem_of(&game.facts(), *refusal));
            game.apply(seen, *action, unheard);
        }
        return seen;
    }
    // The offers of a position, if it is the caller's turn.
    Value allowed_offers(const AnyState& seen) const {
        Value allowed = Value::list();
        if (table_.game().to_move(seen) != caller().seat) return allowed;
        const Value offers = offers_document(table_.game(), seen);
        for (const Value& offer : *offers.items())
            if (offer.find("refused")->is_null()) allowed.push(offer);
        return allowed;
    }
    static Value advice_message(const std::string& id, int ply, const Value& advice) {
        Value message = Value::fields().set("type", "advice").set("id", id).set("ply", ply);
        for (const auto& [name, value] : *advice.members()) message.set(name, value);
        return message;
    }

    static Guest& known(LiveTable& live, const Asked& asked) {
        if (Guest* const guest = live.audience_.find(asked.listener)) return *guest;
        throw Refused(ProblemKind::Unreadable, "Say hello first.", "type");
    }

    Caller caller() const { return guest_.reader.caller; }
    Caller host() const { return {Seat::Nobody, caller().host}; }
    Answer changed() const { return {std::nullopt, table_.step(), true}; }

    // For whom a client speaks.
    Caller speaker(const std::optional<std::string>& seat) const {
        const Reader& reader = guest_.reader;
        if (!seat && reader.held.size() > 1)
            throw Refused(ProblemKind::Unreadable, "seat must be given: you hold several.", "seat");
        if (!seat) return reader.held.empty() ? reader.caller : Caller{reader.held.front(), false};
        const Seat which = table_.seat_called(*seat);
        const bool held =
            std::find(reader.held.begin(), reader.held.end(), which) != reader.held.end();
        if (!held && reader.caller.seat != which)
            throw Refused(ProblemKind::NotYours, "This seat is not yours.", "seat");
        return {which, false};
    }

    const PlayerFact& adviser_for(const Guest& guest) const {
        const Match& match = table_.match();
        if (match.over()) throw Refused(ProblemKind::Over, "The game is over.");
        if (table_.sealed())
            throw Refused(ProblemKind::Unknown, "There is no advice on sealed orders.");
        if (caller().seat == Seat::Nobody || match.to_move() != caller().seat)
            throw Refused(ProblemKind::NotYourTurn, "Only the seat to move can ask for advice.");
        if (const auto barred = table_.why_no_advice(guest.reader)) throw Refused(*barred);
        const PlayerFact* const adviser = adviser_of(match.header().game);
        if (!adviser) throw Refused(ProblemKind::Unknown, "There is no advice in this game.");
        if (guest.asking) throw Refused(ProblemKind::Busy, "The adviser is still thinking.");
        return *adviser;
    }

    void answer(const Value& message) const { send(*asked_.listener, message); }

    // Tells everyone of a change of the game, and what it struck out of the log. Acts of the host
    // on seats stay.
    void settle(const Answer& answer, const std::string& by = {}) const {
        const Match& match = table_.match();
        std::vector<Struck> struck = table_.struck();
        std::erase_if(struck, [last = match.log_length_at(match.ply())](const Struck& range) {
            return range.second <= last;
        });
        finish(answer, [live = &live_, by, struck] {
            live->audience_.tell_update(*live->table_, by, struck);
        });
    }

    // Keeps what an answer changed, acknowledges it, and then tells whom it concerns.
    void finish(const Answer& given, std::function<void()> tell) const {
        if (given.problem) return answer(refused_message(asked_.id, *given.problem));
        if (!given.changed) return answer(ack_message(asked_.id, given.ply));
        live_.keep(
            [live = &live_, asked = asked_, ply = given.ply, tell = std::move(tell)] {
                send(*asked.listener, ack_message(asked.id, ply));
                tell();
                live->think();
            },
            [asked = asked_](const Problem& problem) { refuse(asked, problem); });
    }

    LiveTable& live_;
    Table& table_;
    const Asked& asked_;
    Guest& guest_;
};

void LiveTable::answer(const Asked& asked, const GuestMessage& message) {
    std::visit(Answering(*this, asked), message);
}

}  // namespace occasus::table
