#include "table/proposals.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

#include "core/list_of.h"

#include "ai/any_player.h"
#include "ai/appraiser.h"
#include "table/advice.h"
#include "table/table.h"

namespace occasus::table {
namespace {

constexpr Pace kPace{5, std::chrono::seconds(20)};       // One seat's: everybody gets each.
constexpr Pace kUndoPace{100, std::chrono::seconds(2)};  // Where no other person must agree.
constexpr std::size_t kLongest = 64;
constexpr std::string_view kVote = "DRAW";  // As an action in a sealed stage.

// The seats whose agreement a proposal needs: those of all other people, those of computer players
// too, or none. Votes: the players vote in their orders.
enum class Consent : std::uint8_t { People, Everyone, None, Votes };

struct Form {
    std::string_view id;
    std::string_view title;  // The label of its button.
    std::string_view asks;   // The rest of a sentence that begins with its player.
    Consent consent;
    bool lapses;  // When the table moves on.
};
// By ProposalKind.
constexpr std::array<Form, 10> kForms{{
    {"take_back", "Take back", "asks to take back their last choice", Consent::People, true},
    {"draw", "Offer a draw", "offers a draw", Consent::Everyone, false},
    {"draw_vote", "Propose a draw", "proposes a draw: vote in your orders", Consent::Votes, true},
    {"abandon", "End the game", "asks to end the game without a result", Consent::People, false},
    {"resign", "Resign", "resigns", Consent::None, false},
    {"pause", "Stop the clock", "asks to stop the clock", Consent::People, true},
    {"go_on", "Start the clock", "asks to start the clock again", Consent::People, true},
    {"more_time", "More time", "asks for the full time once more", Consent::People, true},
    {"advice", "Allow advice", "asks to allow advice and reports", Consent::People, false},
    {"no_advice", "End advice", "ends advice", Consent::None, false},
}};

const Form& form_of(ProposalKind kind) {
    return kForms[at(kind)];
}

Problem problem(ProblemKind kind, std::string text) {
    return {kind, std::move(text), {}, "kind"};
}
Problem illegal(std::string text) {
    return problem(ProblemKind::Illegal, std::move(text));
}

bool contains(const auto& items, const auto& item) {
    return std::find(items.begin(), items.end(), item) != items.end();
}

// A seat has one proposal of each kind.
auto find_in(std::vector<Proposal>& proposals, ProposalKind kind, std::string_view from) {
    return std::find_if(proposals.begin(), proposals.end(),
                        [&](const Proposal& one) { return one.kind == kind && one.from == from; });
}

// The fields that are kept, and that everyone is told.
Value document_of(const Proposal& proposal) {
    return Value::fields()
        .set("kind", form_of(proposal.kind).id)
        .set("from", proposal.from)
        .set("ply", proposal.ply)
        .set("agreed", list_of(proposal.agreed))
        .set("declined", proposal.declined);
}

// The ply of a seat’s last choice; 0 if there is none.
int last_choice(const Match& match, Seat seat) {
    int ply = match.ply();
    while (ply > 0 && match.mover_at(ply) != seat) --ply;
    return ply;
}

}  // namespace

bool Table::has_proposal(const Reader& reader, ProposalKind kind) const {
    using enum ProposalKind;
    const bool is_voted = sealed() || steps_.any_opened();
    if (kind == TakeBack) return is_open(game());
    if (kind == Draw || kind == DrawVote) return is_voted == (kind == DrawVote);
    const auto& players = press_.switches.players_clock;
    if (kind == Pause || kind == MoreTime)
        return players ? !players->is_stopped : stage_.clock().deadline.has_value();
    if (kind == GoOn) return players ? players->is_stopped : stage_.clock().left.has_value();
    if (kind == NoAdvice) return press_.switches.has_advice;
    if (kind != Advice) return true;
    return !is_voted && adviser_of(game().facts().id) && why_no_advice(reader);
}

std::optional<Problem> Table::why_not_propose(const Reader& reader, ProposalKind kind) const {
    if (seats_.all().size() < 2 || !has_proposal(reader, kind))
        return problem(ProblemKind::Unknown, "There is no such proposal at this table.");
    std::vector<Proposal> standing = proposals();
    const auto before = find_in(standing, kind, seat_id(game().facts(), reader.caller.seat));
    if (before != standing.end() && before->declined.empty())
        return illegal("You have proposed this already. Wait for the answers.");
    if (kind == ProposalKind::DrawVote && !SealedStage::is_movement(match_))
        return illegal("You can propose a draw only in a movement phase.");
    if (kind != ProposalKind::TakeBack) return std::nullopt;
    const int ply = last_choice(match_, reader.caller.seat);
    if (ply == 0) return illegal("You have not made a choice yet.");
    if (auto reason = why_no_step_back()) return reason;
    const auto refusal = match_.why_not_back_to(ply - 1);
    return refusal ? std::optional(problem_of(nullptr, *refusal)) : std::nullopt;
}

std::vector<Proposal> Table::proposals() const {
    std::vector<Proposal> standing;
    if (match_.over()) return standing;
    for (const Proposal& one : press_.switches.proposals)
        if (!form_of(one.kind).lapses || one.ply == step()) standing.push_back(one);
    return standing;
}

std::vector<std::string> Table::awaited(const Proposal& proposal) const {
    std::vector<std::string> awaited;
    const Consent consent = form_of(proposal.kind).consent;
    if (!proposal.declined.empty() || consent == Consent::None || consent == Consent::Votes)
        return awaited;
    // A power without units orders nothing in a movement phase: it plays no more.
    const bool is_movement = sealed() && SealedStage::is_movement(match_);
    const std::vector<Seat> ordering = asked();
    for (std::size_t place = 0; place < seats_.all().size(); ++place) {
        const Seat seat = seat_at(static_cast<int>(place));
        const std::string id(seat_id(game().facts(), seat));
        const bool plays = seats_.is_human(seat) && (!is_movement || contains(ordering, seat));
        if (plays && id != proposal.from && !contains(proposal.agreed, id)) awaited.push_back(id);
    }
    return awaited;
}

Answer Table::propose(const Reader& reader, Caller caller, const std::string& id, ProposalKind kind,
                      int ply) {
    return once(caller, id, [&]() -> std::optional<Problem> {
        const Form& form = form_of(kind);
        if (auto reason = check(caller, form.lapses ? ply : step())) return reason;
        if (auto reason = seats_.why_not_seated(caller)) return reason;
        if (auto reason = why_not_propose({caller, reader.held}, kind)) return reason;
        const std::string from(seat_id(game().facts(), caller.seat));
        std::vector<Proposal> standing = proposals();
        // Two who propose the same to each other have agreed.
        const auto same = std::find_if(standing.begin(), standing.end(), [&](const Proposal& one) {
            return one.kind == kind && contains(awaited(one), from);
        });
        if (same != standing.end() && kind != ProposalKind::TakeBack) {
            same->agreed.push_back(from);
        } else {
            std::erase_if(standing, [&](const Proposal& one) {
                return one.kind == kind && one.from == from;
            });
            standing.push_back({kind, from, step(), {}, {}});
            // A vote stands in the orders alone.
            for (const Seat held : reader.held)
                if (held != caller.seat && form.consent != Consent::Votes)
                    standing.back().agreed.emplace_back(seat_id(game().facts(), held));
        }
        const bool is_undo = kind == ProposalKind::TakeBack && awaited(standing.back()).empty();
        if (!proposing_[caller.seat].take(is_undo ? kUndoPace : kPace, now_))
            return problem(ProblemKind::Busy, "Too many proposals. Wait a moment.");
        settle_proposals(std::move(standing));
        return std::nullopt;
    });
}

Answer Table::answer_proposal(Caller caller, const std::string& id, const Proposal& which,
                              bool agrees) {
    return once(caller, id, [&]() -> std::optional<Problem> {
        if (auto reason = check(caller, step())) return reason;
        if (auto reason = seats_.why_not_seated(caller)) return reason;
        std::vector<Proposal> standing = proposals();
        const auto found = find_in(standing, which.kind, which.from);
        if (found == standing.end() || found->ply != which.ply)
            return problem(ProblemKind::Stale, "This proposal is no longer open.");
        const std::string seat(seat_id(game().facts(), caller.seat));
        if (seat == which.from && !agrees)
            standing.erase(found);
        else if (!contains(awaited(*found), seat))
            return problem(ProblemKind::NotYours, "This proposal does not need your answer.");
        else if (agrees)
            found->agreed.push_back(seat);
        else
            found->declined = seat;
        settle_proposals(std::move(standing));
        return std::nullopt;
    });
}

// Carries out one that all have agreed to. If it is not possible any more, it is dropped.
void Table::settle_proposals(std::vector<Proposal> standing) {
    const auto agreed = std::find_if(standing.begin(), standing.end(), [&](const Proposal& one) {
        return form_of(one.kind).consent != Consent::Votes && one.declined.empty() &&
               awaited(one).empty();
    });
    if (agreed != standing.end() && form_of(agreed->kind).consent == Consent::Everyone)
        if (const std::vector<Seat> hopeful = hopeful_computers(); !hopeful.empty())
            agreed->declined = seat_id(game().facts(), hopeful.front());
    std::optional<Proposal> done;
    if (agreed != standing.end() && agreed->declined.empty()) {
        done = *agreed;
        standing.erase(agreed);
    }
    press_.switches.proposals = std::move(standing);
    if (done) {
        const Seat seat = seat_called(done->from);
        if (!why_not_propose({{seat, false}, {seat}}, done->kind)) carry_out(done->kind, seat);
    }
    change_.press = press_.switches;
}

// A computer player declines a draw if its chance is above an equal share. The answer tells what
// everyone knows: hidden facts do not count.
std::vector<Seat> Table::hopeful_computers() const {
    const Appraisal appraisal = make_appraiser(game())->appraise(sight(Seat::Nobody).state());
    const auto sharing = static_cast<double>(sealed() ? asked().size() : appraisal.seats.size());
    std::vector<Seat> hopeful;
    for (std::size_t place = 0; place < seats_.all().size(); ++place)
        if (seats_.all()[place].kind == SeatKind::Computer &&
            appraisal.seats[place].worth * sharing > 1)
            hopeful.push_back(seat_at(static_cast<int>(place)));
    return hopeful;
}

// The orders of computer players are older than a proposal: their votes are added to them. Those
// that send no orders do not vote.
void Table::add_votes(SealedStage::Answers& answers) const {
    const std::vector<Proposal> standing = proposals();
    if (std::none_of(standing.begin(), standing.end(),
                     [](const Proposal& one) { return one.kind == ProposalKind::DrawVote; }))
        return;
    const std::vector<Seat> hopeful = hopeful_computers();
    for (auto& [seat, actions] : answers)
        if (seats_.of(seat).kind == SeatKind::Computer && !contains(hopeful, seat) &&
            !contains(actions, kVote) && actions != game().no_orders(match_.state(), seat).actions)
            actions.emplace(actions.begin(), kVote);
}

void Table::carry_out(ProposalKind kind, Seat seat) {
    using enum ProposalKind;
    if (kind == Draw) return end_game({EndedBy::Draw, {}});
    if (kind == Abandon) return end_game({EndedBy::Abandoned, {}});
    if (kind == Resign) return resign(seat);
    if (kind == TakeBack) {
        const int ply = last_choice(match_, seat);
        const std::string undone = match_.action_at(ply);
        if (ply < match_.ply()) redo_.clear();
        match_.take_back_to(ply - 1);
        steps_.follow(match_);
        follow_clock();
        redo_.push_back(undone);
    } else if (kind == Advice || kind == NoAdvice) {
        press_.switches.has_advice = kind == Advice;
    } else {
        turn_clock(kind, seat);
    }
}

void Table::end_game(const EndLine& ending) {
    match_.end(ending);
    settle();
    settle_stage();
}

// With two seats the other one wins. With more the others play on, against a computer.
void Table::resign(Seat seat) {
    if (seats_.all().size() == 2)
        return end_game({EndedBy::Resigned, std::string(seat_id(game().facts(), seat))});
    match_.note_seat(seat, SeatGiven::Resigned);
    const auto players = players_of(game().facts().id);
    sit(seat, {SeatKind::Computer, std::string(players.back().id), std::nullopt, {}});
}

// A player has other people to play against; a watcher watches two who play one another.
std::optional<Problem> Table::why_no_advice(const Reader& reader) const {
    if (press_.switches.has_advice || match_.over()) return std::nullopt;
    int others = 0;
    for (std::size_t place = 0; place < seats_.all().size(); ++place) {
        const Sitter& sitter = seats_.all()[place];
        const bool is_own = contains(reader.held, seat_at(static_cast<int>(place)));
        others += sitter.kind == SeatKind::Human && sitter.person.has_come && !is_own ? 1 : 0;
    }
    if (others < (reader.held.empty() ? 2 : 1)) return std::nullopt;
    return illegal("Advice and reports are off while people play each other, unless all agree.");
}

namespace {

// With the choice that is to be taken back, as the log tells it.
std::string words_of(const Table& table, const Proposal& proposal) {
    std::string words(form_of(proposal.kind).asks);
    if (proposal.kind != ProposalKind::TakeBack) return words;
    const int ply = last_choice(table.match(), table.seat_called(proposal.from));
    for (const LogEntry& entry : table.match().log())
        if (entry.ply == ply && !entry.undone && entry.beside.empty()) {
            std::string told = entry_text(table.game(), entry, Seat::Nobody);
            if (told.ends_with('.')) told.pop_back();
            return fmt::format("{}: “{}”", words, told);
        }
    return words;
}

Value standing_document(const Table& table) {
    Value list = Value::list();
    for (const Proposal& one : table.proposals())
        list.push(document_of(one)
                      .set("words", words_of(table, one))
                      .set("awaited", list_of(table.awaited(one))));
    return list;
}

// The warning before a proposal that cannot be taken back.
Value warning_of(ProposalKind kind, std::size_t seats) {
    if (kind == ProposalKind::Abandon)
        return "The game ends without a result when all other people agree.";
    if (kind != ProposalKind::Resign) return {};
    return seats == 2 ? "The other side wins at once. You cannot take this back."
                      : "The computer plays your side from now on. You cannot take this back.";
}

// The proposals of a table that the reader may make, or the reason why not now.
Value possible_document(const Table& table, const Reader& reader) {
    Value list = Value::list();
    const Seat seat = reader.caller.seat;
    if (table.match().over() || seat == Seat::Nobody || !table.seats().is_human(seat)) return list;
    for (std::size_t place = 0; place < kForms.size(); ++place) {
        const auto kind = static_cast<ProposalKind>(place);
        const std::optional<Problem> reason = table.why_not_propose(reader, kind);
        if (reason && reason->kind == ProblemKind::Unknown) continue;
        list.push(Value::fields()
                      .set("kind", form_of(kind).id)
                      .set("title", form_of(kind).title)
                      .set("warning", warning_of(kind, table.seats().all().size()))
                      .set("refused", reason ? Value(reason->text) : Value()));
    }
    return list;
}

}  // namespace

ProposalKind read_proposal_kind(const Input& input) {
    const std::string id = input.text("kind", kLongest);
    const auto form = std::find_if(kForms.begin(), kForms.end(),
                                   [&](const Form& known) { return known.id == id; });
    if (form == kForms.end())
        throw Refused(ProblemKind::Unreadable, fmt::format("There is no proposal “{}”.", id),
                      input.path("kind"));
    return static_cast<ProposalKind>(form - kForms.begin());
}

Value kept_proposals(const std::vector<Proposal>& proposals) {
    Value list = Value::list();
    for (const Proposal& one : proposals) list.push(document_of(one));
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
        .set("may", possible_document(table, reader))
        .set("advice", table.press().switches.has_advice)
        .set("no_advice", barred ? Value(barred->text) : Value());
}

}  // namespace occasus::table
