#include "table/report.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <map>

#include "core/list_of.h"
#include "core/offer_label.h"
#include "core/stage_name.h"

#include "table/steps.h"

namespace occasus::table {

namespace {

constexpr std::size_t kTurningPoints = 5;
constexpr std::size_t kMostExplained = 12;
constexpr double kShareOfWords = 0.1;  // Their share of the work, about.
constexpr std::size_t kLongTold = 80;  // Letters; what is so long needs no more next to it.

std::vector<Action> actions_of(const Match& match) {
    std::vector<Action> actions;
    for (int ply = 1; ply <= match.ply(); ++ply) {
        const AnyState state = match.state_at(ply - 1);
        const std::string& text = match.action_at(ply);
        actions.push_back(*match.game().parse_action(state, text));
    }
    return actions;
}

std::string_view ground_id(Ground ground) {
    if (ground == Ground::Exact) return "exact";
    return ground == Ground::Fitted ? "fitted" : "playouts";
}

// To a tenth of a point: "12.3".
std::string points(double share) {
    return fmt::format("{:.1f}", std::abs(share) * 100);
}

double weight_of(const AccountEntry& entry) {
    double most = 0;
    for (const double shift : entry.shift) most = std::max(most, std::abs(shift));
    return most;
}

// Whether the label of an action is that of a form, which many actions share.
bool fills_form(const AnyGame& game, const AnyState& state, Action action) {
    const std::string text = game.action_text(state, action);
    const std::vector<Offer> offers = game.offers(state);
    return std::any_of(offers.begin(), offers.end(), [&](const Offer& offer) {
        return offer.form && text.starts_with(offer.action + ' ');
    });
}

// An event for each slot of a form that is filled so.
std::vector<Event> filled_by(const AnyGame& game, const AnyState& state, Action action) {
    std::vector<Event> events;
    AnyState after = state;
    if (fills_form(game, state, action)) game.apply(after, action, events);
    return events;
}

std::vector<std::string> told_of(const AnyGame& game, const std::vector<Event>& events) {
    std::vector<std::string> told;
    told.reserve(events.size());
    for (const Event& event : events) told.push_back(game.describe(event, event.audience));
    return told;
}

// The same for the page, which draws what a filled form says.
void set_filled(const AnyGame& game, const AnyState& state, Action action, std::string_view name,
                Value& document) {
    Value slots = Value::list();
    for (const Event& event : filled_by(game, state, action)) slots.push(game.event_args(event));
    if (!slots.items()->empty()) document.set(name, std::move(slots));
}

// Each order of a set, in notation.
std::vector<std::string> orders_of(const AnyGame& game, AnyState state,
                                   const std::vector<Action>& actions) {
    std::vector<std::string> orders;
    std::vector<Event> unheard;
    for (const Action action : actions) {
        orders.push_back(game.action_text(state, action));
        game.apply(state, action, unheard);
    }
    return orders;
}

// The sentences in the first list and not in the second, without a full stop at the end. The same
// may be there twice.
std::string joined_difference(const std::vector<std::string>& one, std::vector<std::string> other,
                              std::string_view between) {
    std::string text;
    for (const std::string& part : one) {
        if (const auto same = std::find(other.begin(), other.end(), part); same != other.end()) {
            other.erase(same);
            continue;
        }
        if (!text.empty()) text += between;
        text += part;
    }
    if (text.ends_with('.')) text.pop_back();
    return text.empty() ? "nothing else" : text;
}

// The seat that an entry mattered to most.
std::size_t concerned(const AccountEntry& entry) {
    if (entry.who != Seat::Chance) return static_cast<std::size_t>(seat_index(entry.who));
    std::size_t most = 0;
    for (std::size_t seat = 1; seat < entry.shift.size(); ++seat)
        if (std::abs(entry.shift[seat]) > std::abs(entry.shift[most])) most = seat;
    return most;
}

}  // namespace

GameReport::GameReport(const Match& match, AnyAppraiser& appraiser)
    : match_(match),
      accountant_(match.game(), appraiser, match.state_at(0), actions_of(match)),
      first_told_(static_cast<std::size_t>(match.ply()) + 1, match.log().size()),
      counsellor_(match.game()) {
    for (const PlayerFact& fact : players_of(match.game().facts().id))
        if (fact.advises && !adviser_) {
            adviser_ = make_player(match.game(), fact.id);
            adviser_id_ = fact.id;
        }
    for (std::size_t n = match.log().size(); n-- > 0;) {
        const LogEntry& entry = match.log()[n];
        if (!entry.undone && entry.ply >= 0 && entry.ply <= match.ply())
            first_told_[static_cast<std::size_t>(entry.ply)] = n;
    }
}

bool GameReport::step() {
    if (accountant_.step()) return true;
    if (explained_.empty()) choose_what_to_explain();
    if (explained_.size() == to_explain_.size()) return false;
    const AccountEntry& entry = account().entries[to_explain_[explained_.size()]];
    explained_.push_back(
        counsellor_.comparison(entry.after->given, entry.after->better, entry.who));
    return true;
}

double GameReport::progress() const {
    const double accounted = accountant_.progress();
    if (accounted < 1) return (1 - kShareOfWords) * accounted;
    const auto left = static_cast<double>(to_explain_.size() - explained_.size());
    return 1 - kShareOfWords * left / static_cast<double>(kMostExplained);
}

void GameReport::choose_what_to_explain() {
    const std::vector<AccountEntry>& entries = account().entries;
    to_explain_.clear();
    for (std::size_t n = 0; n < entries.size(); ++n)
        if (entries[n].after) to_explain_.push_back(n);
    std::stable_sort(to_explain_.begin(), to_explain_.end(), [&](std::size_t a, std::size_t b) {
        return entries[a].best_worth - entries[a].worth > entries[b].best_worth - entries[b].worth;
    });
    to_explain_.resize(std::min(to_explain_.size(), kMostExplained));
}

// Empty where no single event tells the two answers apart, or nobody has looked yet.
std::string GameReport::why(const AccountEntry& entry) const {
    for (std::size_t n = 0; n < explained_.size(); ++n)
        if (&account().entries[to_explain_[n]] == &entry) return explained_[n];
    return {};
}

Value GameReport::document() {
    const GameFacts& facts = match_.game().facts();
    const Account& account = accountant_.account();
    Value seats = Value::list();
    for (const SeatFact& seat : facts.seats) seats.push(seat.id);
    Value curve = Value::list();
    for (const Worths& worths : account.curve) curve.push(list_of(worths));
    Steps counted;
    counted.follow(match_);
    Value steps = Value::list();
    for (int ply = 0; ply < static_cast<int>(account.curve.size()); ++ply)
        steps.push(ply == 0 ? 0 : counted.step_of(ply));
    Value entries = Value::list();
    for (const AccountEntry& entry : account.entries) entries.push(entry_document(entry));
    return Value::fields()
        .set("game", facts.id)
        .set("plies", match_.ply())
        .set("over", match_.over())
        .set("done", progress())
        .set("seats", std::move(seats))
        .set("steps", std::move(steps))
        .set("curve", std::move(curve))
        .set("totals", totals())
        .set("phases", phases())
        .set("entries", std::move(entries))
        .set("turning_points", turning_points());
}

Value GameReport::totals() const {
    const GameFacts& facts = match_.game().facts();
    const Account& account = accountant_.account();
    Value totals = Value::list();
    for (int seat = 0; seat < static_cast<int>(facts.seats.size()); ++seat) {
        std::map<Mark, int> counts;
        for (const AccountEntry& entry : account.entries)
            if (entry.who == seat_at(seat)) ++counts[entry.mark];
        Value marks = Value::fields();
        for (const Mark mark :
             {Mark::Best, Mark::Good, Mark::Doubtful, Mark::Mistake, Mark::Blunder})
            marks.set(mark_id(mark), counts[mark]);
        const auto at = static_cast<std::size_t>(seat);
        totals.push(Value::fields()
                        .set("seat", facts.seats[at].id)
                        .set("start", account.curve.front()[at])
                        .set("luck", account.luck(seat))
                        .set("decisions", account.decisions(seat))
                        .set("others", account.others_decisions(seat))
                        .set("reappraisal", account.reappraisal(seat))
                        .set("end", account.curve.back()[at])
                        .set("adjusted", account.adjusted(seat))
                        .set("marks", std::move(marks)));
    }
    return totals;
}

// Luck, and the cost of its own decisions, of every seat in every phase.
Value GameReport::phases() const {
    const AnyGame& game = match_.game();
    const std::size_t seats = game.facts().seats.size();
    std::vector<std::string> order;
    std::map<std::string, std::pair<Worths, Worths>> sums;
    for (const AccountEntry& entry : accountant_.account().entries) {
        const std::string phase = game.phase(match_.state_at(entry.ply - 1));
        auto [found, is_new] = sums.try_emplace(phase, Worths(seats), Worths(seats));
        if (is_new) order.push_back(phase);
        auto& [luck, decisions] = found->second;
        for (std::size_t seat = 0; seat < seats; ++seat)
            if (entry.who == Seat::Chance)
                luck[seat] += entry.shift[seat];
            else if (entry.who == seat_at(static_cast<int>(seat)))
                decisions[seat] += entry.shift[seat];
    }
    Value phases = Value::list();
    for (const std::string& phase : order)
        phases.push(Value::fields()
                        .set("phase", phase)
                        .set("luck", list_of(sums[phase].first))
                        .set("decisions", list_of(sums[phase].second)));
    return phases;
}

std::vector<Action> GameReport::given(const AccountEntry& entry) const {
    std::vector<Action> actions;
    for (int ply = entry.ply; ply <= entry.last && match_.mover_at(ply) == entry.who; ++ply)
        actions.push_back(
            *match_.game().parse_action(match_.state_at(ply - 1), match_.action_at(ply)));
    return actions;
}

// The question; for a set of orders, a heading where it is shown next to a better one.
std::string GameReport::question(const AccountEntry& entry, const AnyState& state) const {
    const AnyGame& game = match_.game();
    if (!game.sealed_seats(state).empty())
        return entry.mark < Mark::Doubtful ? "" : "The orders that differ:";
    return game.prompt(game.observe(state, entry.who)).text;
}

// The choice, as the table names it. For a set of orders, and for a form where both choices fill
// it, only the sentences that the other choice lacks.
std::string GameReport::answer_text(const AccountEntry& entry, const std::vector<Action>& actions,
                                    const std::vector<Action>& other, const AnyState& state) const {
    const AnyGame& game = match_.game();
    if (!game.sealed_seats(state).empty())
        return joined_difference(orders_of(game, state, actions), orders_of(game, state, other),
                                 "; ");
    std::string label = offer_label(game, game.observe(state, entry.who), actions.front());
    const std::vector<Event> filled = filled_by(game, state, actions.front());
    if (filled.empty() || other.empty()) return label;
    const std::vector<Event> others = filled_by(game, state, other.front());
    return label + ": " + joined_difference(told_of(game, filled), told_of(game, others), " ");
}

// The log's sentence about a die: the die may come after the turn that it opens.
std::string GameReport::told_at(const AccountEntry& entry) const {
    const std::vector<LogEntry>& log = match_.log();
    std::string text;
    for (std::size_t n = first_told_[static_cast<std::size_t>(entry.ply)];
         n < log.size() && log[n].ply == entry.ply && !log[n].undone && text.size() < kLongTold;
         ++n)
        text +=
            (text.empty() ? "" : " ") + entry_text(match_.game(), log[n], log[n].event.audience);
    return text.empty() ? match_.action_at(entry.ply) : text;
}

// The better answer, where the report shows it too.
std::vector<Action> GameReport::told_beside(const AccountEntry& entry) {
    return entry.mark < Mark::Doubtful ? std::vector<Action>() : entry.best;
}

// The position in which the decision can be made anew: where seats order together, before any did.
AnyState GameReport::asked_at(const AccountEntry& entry) const {
    const AnyGame& game = match_.game();
    int ply = entry.ply - 1;
    const AnyState state = match_.state_at(ply);
    if (game.sealed_seats(state).empty()) return state;
    const std::string stage = stage_name(game, state);
    while (ply > 0 && stage_name(game, match_.state_at(ply - 1)) == stage) --ply;
    return match_.state_at(ply);
}

Value GameReport::entry_document(const AccountEntry& entry) {
    const AnyGame& game = match_.game();
    const AnyState state = match_.state_at(entry.ply - 1);
    Value document = Value::fields()
                         .set("ply", entry.ply)
                         .set("last", entry.last)
                         .set("who", seat_id(game.facts(), entry.who))
                         .set("turn", game.turn_title(state))
                         .set("shift", list_of(entry.shift));
    if (entry.who == Seat::Chance) return document.set("text", told_at(entry));
    document.set("question", question(entry, state))
        .set("text", answer_text(entry, given(entry), told_beside(entry), state))
        .set("mark", mark_id(entry.mark))
        .set("worth", entry.worth);
    if (entry.mark < Mark::Doubtful) return document;
    if (game.sealed_seats(state).empty()) {
        set_filled(game, state, given(entry).front(), "filled", document);
        set_filled(game, state, entry.best.front(), "better_filled", document);
    }
    return document.set("better", answer_text(entry, entry.best, given(entry), state))
        .set("better_worth", entry.best_worth)
        .set("error", entry.error)
        .set("why", why(entry))
        .set("reason", reason(entry, state))
        .set("position", game.position(asked_at(entry)));
}

// Why the better answer is better, when the adviser would give it too; null otherwise.
Value GameReport::reason(const AccountEntry& entry, const AnyState& state) {
    if (!adviser_ || entry.best.size() != 1) return nullptr;
    Rng rng(1, static_cast<std::uint64_t>(entry.ply));
    const Advice advice = adviser_->advise(match_.game().observe(state, entry.who), rng);
    if (advice.action != entry.best.front()) return nullptr;
    return Value::fields().set("player", adviser_id_).set("text", advice.text);
}

std::string GameReport::turning_point(const AccountEntry& entry) const {
    const AnyGame& game = match_.game();
    const AnyState state = match_.state_at(entry.ply - 1);
    const std::size_t seat = concerned(entry);
    const std::string_view called = game.facts().seats[seat].in_sentence();
    const std::string_view name = called == "You" ? "you" : called;
    const double shift = entry.shift[seat];
    if (entry.who == Seat::Chance)
        return fmt::format(
            "{} This {} {} {} points: {:.0f}\u00a0% after it, {:.0f}\u00a0% expected.",
            told_at(entry), shift > 0 ? "gave" : "cost", name, points(shift),
            entry.after_die[seat] * 100, (entry.after_die[seat] - shift) * 100);
    // A set of orders stands for itself.
    const std::string asked =
        game.sealed_seats(state).empty() ? question(entry, state) : std::string();
    return fmt::format("{}{}“{}” cost {} {} points. Better was “{}”.", asked,
                       asked.empty() ? "" : " ",
                       answer_text(entry, given(entry), entry.best, state), name, points(shift),
                       answer_text(entry, entry.best, given(entry), state));
}

Value GameReport::turning_points() {
    std::vector<const AccountEntry*> most;
    for (const AccountEntry& entry : accountant_.account().entries)
        if (weight_of(entry) > 0) most.push_back(&entry);
    std::stable_sort(most.begin(), most.end(), [](const AccountEntry* a, const AccountEntry* b) {
        return weight_of(*a) > weight_of(*b);
    });
    most.resize(std::min(most.size(), kTurningPoints));
    std::sort(most.begin(), most.end(),
              [](const AccountEntry* a, const AccountEntry* b) { return a->ply < b->ply; });
    Value list = Value::list();
    for (const AccountEntry* entry : most)
        list.push(Value::fields()
                      .set("ply", entry->last)
                      .set("turn", match_.game().turn_title(match_.state_at(entry->ply - 1)))
                      .set("text", turning_point(*entry)));
    return list;
}

Value appraisal_document(const AnyGame& game, const Appraisal& appraisal) {
    const GameFacts& facts = game.facts();
    Value seats = Value::list();
    for (std::size_t seat = 0; seat < facts.seats.size(); ++seat) {
        const Outlook& outlook = appraisal.seats[seat];
        Value grades = Value::fields();
        for (std::size_t grade = 0; grade < facts.grades.size(); ++grade)
            grades.set(facts.grades[grade], outlook.grades[grade]);
        seats.push(Value::fields()
                       .set("seat", facts.seats[seat].id)
                       .set("worth", outlook.worth)
                       .set("error", outlook.error)
                       .set("grades", std::move(grades)));
    }
    return Value::fields()
        .set("game", facts.id)
        .set("ground", ground_id(appraisal.ground))
        .set("playouts", appraisal.playouts)
        .set("seats", std::move(seats));
}

}  // namespace occasus::table
