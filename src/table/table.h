// One table: a game in progress, who sits where, and who may do what. Every step says what of it
// must be kept.
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "record/match.h"
#include "table/allowance.h"
#include "table/given_answers.h"
#include "table/press.h"
#include "table/problem.h"
#include "table/proposals.h"
#include "table/sealed_stage.h"
#include "table/seats.h"
#include "table/sight.h"
#include "table/steps.h"
#include "table/store.h"

namespace occasus::table {

// Whether one person with these tokens has played all the time every seat that the computer does
// not: then nothing of the game is another's secret. A seat that has `joined` was given on.
bool is_all_ones_own(const Seats&, const PressSwitches&, const std::vector<TokenHash>& tokens);

class Table {
  public:
    // How long the record may grow, be it played here or brought along: lines, and what they made
    // happen. Nothing is taken back in the second half, so that there is room to end the game.
    static constexpr std::size_t kMostLines = 20'000;
    static constexpr std::size_t kMostEntries = 30'000;

    // Makes a new table. `sitters` has one for each seat of the game.
    static Table create(TableHead head, std::vector<Sitter> sitters, Match match,
                        const StageClock& clock = {}, const PressSwitches& press = {});
    // Replays what was kept. Throws Refused (unopened) when this program cannot.
    static Table load(StoredTable stored);

    const std::string& id() const { return head_.id; }
    const TableHead& head() const { return head_; }
    const Match& match() const { return match_; }
    const AnyGame& game() const { return match_.game(); }
    const Seats& seats() const { return seats_; }

    // The part of the game that a seat, or a spectator, may know.
    Sight sight(Seat reader) const { return {match_, steps_, reader}; }
    // How far the game has come, as clients count: the "ply" of every message.
    int step() const { return steps_.count(); }
    // The present time for all that follows.
    void set_time(Moment now) { now_ = now; }
    Moment now() const { return now_; }

    // Takes an action in notation; `ply` is the one it answers. At a table with typed dice, any
    // seat and the host may roll. A second call with the same caller and `id` changes nothing and
    // gives the first answer.
    Answer act(Caller, const std::string& id, int ply, const std::string& action);
    // Goes back before the last action, as long as no die fell since and no other person is asked.
    // `id` and `ply` as above.
    Answer undo(Caller, const std::string& id, int ply);
    // Applies a computer player's choice at a ply: one action, or in a sealed stage all of its
    // actions. Refused when the table has moved on.
    Answer computer_act(Seat, int ply, const std::vector<std::string>& actions);
    // The computer player that has the question, or one of those that have; or Nobody.
    Seat thinker() const;
    // Why an action, or in a sealed stage a line, would not be taken from a caller now.
    std::optional<Problem> why_not(Caller, const std::string& text) const;

    // Whether several seats order at once now.
    bool sealed() const { return SealedStage::is_on(match_); }
    // The seats that the table asks then, as far as everyone may know. Ascending.
    std::vector<Seat> asked() const { return SealedStage::asked(match_); }
    bool confirmed(Seat seat) const { return stage_.confirmed(seat); }
    // A seat's written orders, as the game reads them; nothing when it has not written. For that
    // seat alone.
    std::optional<std::vector<WrittenOrder>> written(Seat seat) const {
        return stage_.written(match_, seat);
    }
    // The gaps in those orders, and their consequence; empty when there are none. For that seat
    // alone.
    std::string shortfall(Seat seat) const { return stage_.shortfall(match_, seat); }
    // Replaces what this seat ordered. When every seat that is asked has confirmed, all is opened.
    Answer write_orders(Caller, const std::string& id, int ply,
                        const std::vector<std::string>& lines, bool confirm);
    Answer confirm(Caller, const std::string& id, int ply);
    Answer unconfirm(Caller, const std::string& id, int ply);
    // Opens the orders when the deadline is past; what is written stands. Where players move in
    // turn, the one whose time is up loses. Whether it was.
    bool strike();
    // Begins with sealed orders, if the game does: the clock runs from now.
    void begin_stage() { settle_stage(); }
    // The clock of a new table stands until each seat has its player, the first orders are opened,
    // or the host starts it.
    void await_players();
    // Nothing where there are no sealed stages.
    std::optional<StageClock> clock() const;
    // The clock of two who move in turn, if they have one.
    const std::optional<PlayersClock>& players_clock() const {
        return press_.switches.players_clock;
    }
    // The host's alone. Throws Refused.
    void set_clock(Caller, const ClockOrder&);

    // A seat proposes something to the others, and answers a proposal. The table carries it out
    // when all have agreed whose agreement it needs. `ply` is the step it is meant for, where that
    // matters. The other seats of the reader agree. Kind, seat and step name the proposal that is
    // answered; its own seat withdraws it by not agreeing. Each call is taken once, as act() is.
    Answer propose(const Reader&, Caller, const std::string& id, ProposalKind, int ply);
    Answer answer_proposal(Caller, const std::string& id, const Proposal& which, bool agrees);
    // All that stand, also declined ones.
    std::vector<Proposal> proposals() const;
    // The seats that must still agree, by id.
    std::vector<std::string> awaited(const Proposal&) const;
    // Why the caller may not propose it now; Unknown: this table has no proposal of the kind.
    std::optional<Problem> why_not_propose(const Reader&, ProposalKind) const;
    // Why a reader may not ask for advice: other people play, and not all have agreed to it.
    std::optional<Problem> why_no_advice(const Reader&) const;

    const Press& press() const { return press_; }
    PressReader press_reader(const Reader&) const;
    // Sends a message of a seat, or of the host, to some seats or, when there are none, to
    // everyone.
    Answer say(Caller, const std::string& id, const std::vector<std::string>& to,
               const std::string& text);
    // The host's alone. Throw Refused; the second returns the place of the message.
    void set_press(Caller, PressSwitches);
    std::size_t remove_message(Caller, const std::string& ref);

    // Puts another kind of player into a seat. Returns the new token when there is one, else an
    // empty text. The host alone may list the table: until it has no open seat. Throws Refused.
    std::string change_seat(Caller, Seat, SeatKind, const std::string& player,
                            bool is_listed = false);
    // Takes an open seat, by lot where seats are drawn. Throws Refused.
    struct Taken {
        Seat seat = Seat::Nobody;
        std::string token;
    };
    Taken take_seat(Seat);
    // Notes that the same game is offered once more. Throws Refused when it is not over, or the
    // caller has no part in it.
    void offer_rematch(Caller);
    bool has_rematch() const { return answers_.find(kRematchKey) != nullptr; }
    // Says how the person in a seat is called; an empty name is that of the seat.
    Answer call(Caller, const std::string& id, const std::string& name);
    // Makes all later dice depend on a random number of the seat's own machine as well.
    Answer add_number(Caller, const std::string& id, const Digest& number);
    // Somebody has come to a seat, or the last one who was there has gone.
    void note_presence(Seat, bool is_there);
    // A server that ended without a word did not see them go: they are away from now on.
    void begin_absences();
    // The seat with that id. Throws Refused (unknown).
    Seat seat_called(std::string_view id) const;

    bool dice_typed() const;
    // The step that an undo by this caller returns to, and the redo of the last undo.
    std::optional<int> undo_target(Caller) const;
    const std::string* redo(Caller) const;
    // All ranges of struck log entries.
    std::vector<Struck> struck() const;
    // Why the record may not be read now, by everyone or by who has these tokens: it holds what
    // some seat of another person may not know, or of one who was here before. Orders written in a
    // sealed stage are not in it before it is opened.
    std::optional<Problem> secret_record(const std::vector<TokenHash>& tokens = {}) const;

    // Whether lines were added that are not yet to be kept.
    bool has_new_lines() const { return match_.lines().size() > kept_lines_; }
    bool has_change() const { return has_new_lines() || !change_.empty(); }
    // The change to store since the last call.
    Change take_change();

  private:
    // No client's id makes this key.
    static constexpr const char* kRematchKey = "rematch";

    Table(TableHead head, std::vector<Sitter> sitters, Match match);

    Answer once(Caller, const std::string& id, const std::function<std::optional<Problem>()>& step);
    std::optional<Problem> check(Caller, int ply) const;
    std::optional<Problem> check_sealed(Caller, int ply) const;
    std::optional<Problem> play(Caller, int ply, const std::string& action);
    std::optional<Problem> play_as(Seat, const std::string& action);
    std::optional<Problem> step_back(Caller, int ply);
    void settle();
    void settle_listing();
    bool record_is_full() const;
    std::optional<Problem> why_no_step_back() const;
    void sit(Seat, Sitter);
    void put(Seat, Sitter);

    Answer confirm_as(Caller, const std::string& id, int ply, bool is_confirmed);
    // Opens what is complete, and starts the clock of the stage that follows.
    void settle_stage();
    bool somebody_came() const;
    bool is_gathered() const;
    void start_clock();
    void follow_clock();
    void change_players_clock(const std::function<void(PlayersClock&)>& change);
    bool strike_player();
    void set_players_clock(const ClockOrder&);
    bool attended() const;
    bool complete() const;
    void open_sets();

    bool has_proposal(const Reader&, ProposalKind) const;
    std::vector<Seat> hopeful_computers() const;
    void add_votes(SealedStage::Answers&) const;
    void settle_proposals(std::vector<Proposal> standing);
    void carry_out(ProposalKind, Seat);
    void turn_clock(ProposalKind, Seat);
    void end_game(const EndLine&);
    void resign(Seat);
    bool asks_another_person(Seat) const;

    std::optional<Problem> write_message(PressMessage);
    void keep_message(std::size_t place);

    TableHead head_;
    Seats seats_;
    Match match_;
    Steps steps_;
    std::vector<std::string> redo_;  // The actions undone and not replaced, the latest last.
    GivenAnswers answers_;
    SealedStage stage_;
    Press press_;
    Listing listing_;
    std::map<Seat, Allowance> undos_;
    std::map<Seat, Allowance> names_;
    std::map<Seat, Allowance> proposing_;
    Allowance given_seats_;  // By the host.
    Moment now_;
    std::size_t kept_lines_ = 0;
    Change change_;
};

}  // namespace occasus::table
