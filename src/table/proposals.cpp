#include "table/proposals.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

#include "ai/any_player.h"
#include "ai/appraiser.h"
#include "table/advice.h"
#include "table/table.h"

namespace occasus::table {
namespace {

constexpr Pace kPace{5, std::chrono::seconds(20)};  // Proposals of one seat: all are told each.
constexpr std::chrono::minutes kMoreTime = std::chrono::days(1);  // Where a stage has no length.
constexpr std::size_t kLongest = 64;

Problem problem(ProblemKind kind, std::string text) {
    return {kind, std::move(text), {}, "kind"};
}
Problem illegal(std::string text) {
    return problem(ProblemKind::Illegal, std::move(text));
}
// There is nothing of the kind at this table: it is not even named.
Problem unknown(std::string text) {
    return problem(ProblemKind::Unknown, std::move(text));
}

template <class Item>
bool contains(const std::vector<Item>& items, const Item& item) {
    return std::find(items.begin(), items.end(), item) != items.end();
}

// A seat has one proposal of each kind.
std::vector<Proposal>::iterator find_in(std::vector<Proposal>& proposals, ProposalKind kind,
                                        std::string_view from) {
    return std::find_if(proposals.begin(), proposals.end(),
                        [&](const Proposal& one) { return one.kind == kind && one.from == from; });
}

Value list_of(const std::vector<std::string>& texts) {
    Value list = Value::list();
    for (const std::string& text : texts) list.push(text);
    return list;
}

}  // namespace

// Whose agreement a proposal needs: that of all other people, that of computer players too, or
// none. Votes: the game itself asks for it, in the orders.
enum class Consent : std::uint8_t { People, Everyone, Nobody, Votes };

struct Table::Proposable {
    using WhyNot = std::optional<Problem> (*)(const Table&, Seat);

    std::string_view id;
    std::string_view title;  // Of what one presses to propose it.
    std::string_view asks;   // What is said of the seat that has proposed it.
    Consent consent;
    bool lapses;  // When the table moves on.
    WhyNot why_not;
    void (*carry_out)(Table&, Seat);

    static constexpr std::size_t kCount = 10;
    static const Proposable& of(ProposalKind kind);
    static std::optional<ProposalKind> find(std::string_view id);

    // Whether a computer player declines a draw: its chance is above an equal share.
    static bool hopes_for_more(const Table& table, Seat seat) {
        const AnyState seen = table.sight(seat).state();
        const auto appraiser = make_appraiser(table.game());
        const Appraisal appraisal = appraiser->appraise(seen);
        const double share = 1.0 / static_cast<double>(appraisal.seats.size());
        return appraisal.seats[static_cast<std::size_t>(seat_index(seat))].worth > share;
    }
    // The ply of the last decision of a seat; 0 if there is none.
    static int last_decision(const Table& table, Seat seat) {
        int ply = table.match().ply();
        while (ply > 0 && table.match().mover_at(ply) != seat) --ply;
        return ply;
    }

  private:
    static std::optional<Problem> may(const Table&, Seat) { return std::nullopt; }
    static bool is_sealed_game(const Table& table) {
        return table.sealed() || table.steps_.any_opened();
    }

    static std::optional<Problem> why_no_take_back(const Table& table, Seat seat) {
        if (!is_open(table.game()))
            return unknown("Where seats have secrets, nothing is taken back.");
        const int ply = last_decision(table, seat);
        if (ply == 0) return illegal("This seat has decided nothing yet.");
        if (auto reason = table.why_no_step_back()) return reason;
        const auto refusal = table.match_.why_not_back_to(ply - 1);
        return refusal ? std::optional(problem_of(nullptr, *refusal)) : std::nullopt;
    }
    static void take_back(Table& table, Seat seat) {
        table.match_.take_back_to(last_decision(table, seat) - 1);
        table.steps_.follow(table.match_);
        table.redo_.clear();
    }

    static std::optional<Problem> why_no_draw(const Table& table, Seat) {
        if (is_sealed_game(table)) return unknown("In this game a draw is voted in the orders.");
        return std::nullopt;
    }
    static std::optional<Problem> why_no_vote(const Table& table, Seat) {
        if (!is_sealed_game(table)) return unknown("No draw is voted in this game.");
        if (!SealedStage::is_movement(table.match_))
            return illegal("A draw is proposed in a movement phase.");
        return std::nullopt;
    }
    static void end(Table& table, const Ending& ending) {
        table.match_.end(ending);
        table.settle();
        table.settle_stage();
    }
    static void draw(Table& table, Seat) { end(table, {EndedBy::Draw, Seat::Nobody}); }
    static void abandon(Table& table, Seat) { end(table, {EndedBy::Abandoned, Seat::Nobody}); }
    static void nothing(Table&, Seat) {}

    // Of two the other wins. Of several the others play on, against a computer.
    static void resign(Table& table, Seat seat) {
        if (table.seats_.all().size() == 2) return end(table, {EndedBy::Resigned, seat});
        table.match_.note_seat(seat, SeatGiven::Resigned);
        const auto players = players_of(table.game().facts().id);
        table.sit(seat, {SeatKind::Computer, std::string(players.back().id), std::nullopt, {}});
    }

    static std::optional<Problem> why_no_pause(const Table& table, Seat) {
        if (!table.stage_.clock().deadline) return unknown("No clock is running.");
        return std::nullopt;
    }
    static std::optional<Problem> why_no_going_on(const Table& table, Seat) {
        if (!table.stage_.clock().left) return unknown("No clock is stopped.");
        return std::nullopt;
    }
    static void set_clock(Table& table, const StageClock& clock) {
        table.stage_.set_clock(clock, table.change_);
    }
    static void pause(Table& table, Seat) {
        StageClock clock = table.stage_.clock();
        clock.stop(table.now_);
        set_clock(table, clock);
    }
    static void go_on(Table& table, Seat) {
        StageClock clock = table.stage_.clock();
        clock.go_on(table.now_);
        set_clock(table, clock);
    }
    // As long again as a stage takes.
    static void give_time(Table& table, Seat) {
        StageClock clock = table.stage_.clock();
        const auto& length = SealedStage::is_movement(table.match_) ? clock.movement : clock.other;
        *clock.deadline += length ? std::chrono::minutes(*length) : kMoreTime;
        set_clock(table, clock);
    }

    static std::optional<Problem> why_not_advice(const Table& table, Seat seat) {
        const bool is_barred = table.why_no_advice({{seat, false}, {seat}}).has_value();
        if (!is_barred || is_sealed_game(table) || !adviser_of(table.game().facts().id))
            return unknown("Advice needs nobody's agreement here.");
        return std::nullopt;
    }
    static std::optional<Problem> why_not_no_advice(const Table& table, Seat) {
        if (!table.press_.switches.has_advice) return unknown("No advice was agreed on.");
        return std::nullopt;
    }
    static void allow_advice(Table& table, Seat) { table.press_.switches.has_advice = true; }
    static void bar_advice(Table& table, Seat) { table.press_.switches.has_advice = false; }

    static const std::array<Proposable, kCount> kAll;
};

// By ProposalKind.
const std::array<Table::Proposable, Table::Proposable::kCount> Table::Proposable::kAll{{
    {"take_back", "Take back", "asks to take back", Consent::People, true, why_no_take_back,
     take_back},
    {"draw", "Offer a draw", "offers a draw", Consent::Everyone, false, why_no_draw, draw},
    {"draw_vote", "Propose a draw", "proposes a draw: vote for it in your orders", Consent::Votes,
     true, why_no_vote, nothing},
    {"abandon", "Give the game up", "asks to give the game up, without result", Consent::People,
     false, may, abandon},
    {"resign", "Resign", "resigns", Consent::Nobody, false, may, resign},
    {"pause", "Stop the clock", "asks to stop the clock", Consent::People, true, why_no_pause,
     pause},
    {"go_on", "Let the clock go on", "asks to let the clock go on", Consent::People, true,
     why_no_going_on, go_on},
    {"more_time", "More time", "asks for as much time again", Consent::People, true, why_no_pause,
     give_time},
    {"advice", "Allow advice", "asks to allow advice and reports to all", Consent::People, false,
     why_not_advice, allow_advice},
    {"no_advice", "End advice", "ends advice", Consent::Nobody, false, why_not_no_advice,
     bar_advice},
}};

const Table::Proposable& Table::Proposable::of(ProposalKind kind) {
    return kAll[static_cast<std::size_t>(kind)];
}

std::optional<ProposalKind> Table::Proposable::find(std::string_view id) {
    const auto row = std::find_if(kAll.begin(), kAll.end(),
                                  [id](const Proposable& one) { return one.id == id; });
    if (row == kAll.end()) return std::nullopt;
    return static_cast<ProposalKind>(row - kAll.begin());
}

std::optional<Problem> Table::why_not_propose(Seat seat, ProposalKind kind) const {
    if (seats_.all().size() < 2) return unknown("Whoever plays alone needs nobody's agreement.");
    return Proposable::of(kind).why_not(*this, seat);
}

std::vector<Proposal> Table::proposals() const {
    std::vector<Proposal> standing;
    if (match_.over()) return standing;
    for (const Proposal& one : press_.switches.proposals)
        if (!Proposable::of(one.kind).lapses || one.ply == step()) standing.push_back(one);
    return standing;
}

std::vector<std::string> Table::awaited(const Proposal& proposal) const {
    std::vector<std::string> awaited;
    const Consent consent = Proposable::of(proposal.kind).consent;
    if (!proposal.declined.empty() || consent == Consent::Votes) return awaited;
    // A power without units orders nothing in a movement phase: it plays no more.
    const bool is_movement = SealedStage::is_on(match_) && SealedStage::is_movement(match_);
    const std::vector<Seat> ordering = asked();
    for (std::size_t place = 0; place < seats_.all().size(); ++place) {
        const Seat seat = seat_at(static_cast<int>(place));
        const std::string id(seat_id(game().facts(), seat));
        const bool plays = !is_movement || contains(ordering, seat);
        if (plays && seats_.is_human(seat) && id != proposal.from && !contains(proposal.agreed, id))
            awaited.push_back(id);
    }
    return awaited;
}

Answer Table::propose(const Reader& reader, Caller caller, const std::string& id, ProposalKind kind,
                      int ply) {
    return once(caller, id, [&]() -> std::optional<Problem> {
        const Proposable& row = Proposable::of(kind);
        if (auto reason = check(caller, row.lapses ? ply : step())) return reason;
        if (auto reason = seats_.why_not_seated(caller)) return reason;
        if (auto reason = why_not_propose(caller.seat, kind)) return reason;
        Proposal made{kind, std::string(seat_id(game().facts(), caller.seat)), step(), {}, {}};
        std::vector<Proposal> standing = proposals();
        const auto before = find_in(standing, kind, made.from);
        if (before != standing.end()) {
            if (before->declined.empty())
                return illegal("This seat has proposed that already, and it is not answered yet.");
            standing.erase(before);
        }
        if (!proposing_[caller.seat].take(kPace, now_))
            return problem(ProblemKind::Busy,
                           "So many proposals at once are too many; wait a little.");
        for (const Seat held : reader.held)
            if (held != caller.seat) made.agreed.emplace_back(seat_id(game().facts(), held));
        if (row.consent == Consent::Everyone) ask_computers(made);
        standing.push_back(std::move(made));
        settle_proposals(std::move(standing));
        return std::nullopt;
    });
}

void Table::ask_computers(Proposal& proposal) const {
    for (std::size_t place = 0; place < seats_.all().size(); ++place) {
        const Seat seat = seat_at(static_cast<int>(place));
        if (seats_.of(seat).kind == SeatKind::Computer && Proposable::hopes_for_more(*this, seat))
            proposal.declined = seat_id(game().facts(), seat);
    }
}

Answer Table::answer_proposal(Caller caller, const std::string& id, const ProposalAnswer& answer) {
    return once(caller, id, [&]() -> std::optional<Problem> {
        if (auto reason = check(caller, step())) return reason;
        if (auto reason = seats_.why_not_seated(caller)) return reason;
        std::vector<Proposal> standing = proposals();
        const auto found = find_in(standing, answer.kind, answer.from);
        if (found == standing.end() || found->ply != answer.ply)
            return problem(ProblemKind::Stale, "This proposal does not stand any more.");
        const std::string seat(seat_id(game().facts(), caller.seat));
        if (!contains(awaited(*found), seat))
            return problem(ProblemKind::NotYours, "This seat is not asked to answer that.");
        if (answer.agrees)
            found->agreed.push_back(seat);
        else
            found->declined = seat;
        settle_proposals(std::move(standing));
        return std::nullopt;
    });
}

Answer Table::withdraw(Caller caller, const std::string& id, ProposalKind kind) {
    return once(caller, id, [&]() -> std::optional<Problem> {
        if (auto reason = check(caller, step())) return reason;
        if (auto reason = seats_.why_not_seated(caller)) return reason;
        std::vector<Proposal> standing = proposals();
        const auto found = find_in(standing, kind, seat_id(game().facts(), caller.seat));
        if (found == standing.end()) return illegal("This seat has not proposed that.");
        standing.erase(found);
        settle_proposals(std::move(standing));
        return std::nullopt;
    });
}

// Carries out what all have agreed to; one that is not possible any more goes without a word.
void Table::settle_proposals(std::vector<Proposal> standing) {
    const auto agreed = std::find_if(standing.begin(), standing.end(), [&](const Proposal& one) {
        const bool is_voted = Proposable::of(one.kind).consent == Consent::Votes;
        const bool needs_nobody = Proposable::of(one.kind).consent == Consent::Nobody;
        return needs_nobody || (!is_voted && one.declined.empty() && awaited(one).empty());
    });
    const std::optional<Proposal> done =
        agreed == standing.end() ? std::nullopt : std::optional(*agreed);
    if (done) standing.erase(agreed);
    press_.switches.proposals = std::move(standing);
    if (done) {
        const Seat seat = seat_called(done->from);
        if (!why_not_propose(seat, done->kind)) Proposable::of(done->kind).carry_out(*this, seat);
    }
    change_.press = press_.switches;
}

// Two people play one another; a watcher is neither.
std::optional<Problem> Table::why_no_advice(const Reader& reader) const {
    if (press_.switches.has_advice || match_.over()) return std::nullopt;
    int others = 0;
    bool plays = false;
    for (std::size_t place = 0; place < seats_.all().size(); ++place) {
        const Sitter& sitter = seats_.all()[place];
        const Seat seat = seat_at(static_cast<int>(place));
        const bool is_own = seat == reader.caller.seat || contains(reader.held, seat);
        plays = plays || is_own;
        others += sitter.kind == SeatKind::Human && sitter.person.has_come && !is_own ? 1 : 0;
    }
    if (others < (plays ? 1 : 2)) return std::nullopt;
    return illegal(
        "Advice and reports are off while people play one another, unless all of them agree.");
}

namespace {

// With the decision that is to be taken back, as the log tells it.
std::string words_of(const Table& table, const Proposal& proposal) {
    std::string words(Table::Proposable::of(proposal.kind).asks);
    if (proposal.kind != ProposalKind::TakeBack) return words;
    const int ply = Table::Proposable::last_decision(table, table.seat_called(proposal.from));
    for (const LogEntry& entry : table.match().log())
        if (entry.ply == ply && !entry.undone && entry.beside.empty())
            return words + " “" + entry_text(table.game(), entry, Seat::Nobody) + "”";
    return words;
}

Value standing_document(const Table& table) {
    Value list = Value::list();
    for (const Proposal& one : table.proposals())
        list.push(Value::fields()
                      .set("kind", Table::Proposable::of(one.kind).id)
                      .set("title", Table::Proposable::of(one.kind).title)
                      .set("from", one.from)
                      .set("ply", one.ply)
                      .set("words", words_of(table, one))
                      .set("awaited", list_of(table.awaited(one)))
                      .set("declined", one.declined.empty() ? Value() : Value(one.declined)));
    return list;
}

// What a seat may propose, and why not now what it could at another time.
Value possible_document(const Table& table, Seat seat) {
    Value list = Value::list();
    if (table.match().over() || seat == Seat::Nobody || !table.seats().is_human(seat)) return list;
    for (std::size_t place = 0; place < Table::Proposable::kCount; ++place) {
        const auto kind = static_cast<ProposalKind>(place);
        const std::optional<Problem> reason = table.why_not_propose(seat, kind);
        if (reason && reason->kind == ProblemKind::Unknown) continue;
        list.push(Value::fields()
                      .set("kind", Table::Proposable::of(kind).id)
                      .set("title", Table::Proposable::of(kind).title)
                      .set("refused", reason ? Value(reason->text) : Value()));
    }
    return list;
}

}  // namespace

ProposalKind read_proposal_kind(const Input& input) {
    const std::string id = input.text("kind", kLongest);
    const std::optional<ProposalKind> kind = Table::Proposable::find(id);
    if (!kind)
        throw Refused(ProblemKind::Unreadable, fmt::format("“{}” cannot be proposed.", id),
                      input.path("kind"));
    return *kind;
}

Value kept_proposals(const std::vector<Proposal>& proposals) {
    Value list = Value::list();
    for (const Proposal& one : proposals)
        list.push(Value::fields()
                      .set("kind", Table::Proposable::of(one.kind).id)
                      .set("from", one.from)
                      .set("ply", one.ply)
                      .set("agreed", list_of(one.agreed))
                      .set("declined", one.declined));
    return list;
}

std::vector<Proposal> read_kept_proposals(const Input& input) {
    std::vector<Proposal> proposals;
    const Value* const list = input.find("proposals");
    if (list == nullptr || list->items() == nullptr) return proposals;
    for (const Value& item : *list->items()) {
        const Input one(item, input.path("proposals"));
        proposals.push_back({read_proposal_kind(one), one.text("from", kLongest), one.number("ply"),
                             one.texts("agreed", kLongest, kLongest),
                             one.text("declined", kLongest)});
    }
    return proposals;
}

Value proposals_document(const Table& table, const Reader& reader) {
    const std::optional<Problem> barred = table.why_no_advice(reader);
    return Value::fields()
        .set("open", standing_document(table))
        .set("may", possible_document(table, reader.caller.seat))
        .set("advice", table.press().switches.has_advice)
        .set("no_advice", barred ? Value(barred->text) : Value());
}

}  // namespace occasus::table
