#include "ai/account.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <utility>

#include "core/stage_name.h"

namespace occasus {

namespace {

// More answers than these are not all compared: only those that some player would give.
constexpr std::size_t kMostAnswers = 24;
// A player that thinks longer about a decision, in milliseconds, is not asked about every one.
constexpr int kLongThought = 2;
// Turns are played out so often; more often while it is not clear which answer is better.
constexpr int kFewPlayouts = 16;
constexpr int kMostPlayouts = 256;
constexpr double kWorthKnowing = 0.004;
// How many standard errors tell two answers apart.
constexpr double kClear = 2;
constexpr std::uint64_t kLuck = 0xacc0u;
// The least costs of decisions with these marks.
constexpr double kDoubtful = 0.01;
constexpr double kMistake = 0.03;
constexpr double kBlunder = 0.08;

std::size_t index(Seat seat) {
    return static_cast<std::size_t>(seat_index(seat));
}

Mark mark_of(double cost, double error) {
    if (cost < kDoubtful || cost <= kClear * error) return Mark::Good;
    if (cost < kMistake) return Mark::Doubtful;
    return cost < kBlunder ? Mark::Mistake : Mark::Blunder;
}

template <class Wanted>
double sum_of(const Account& account, int seat, const Wanted& wanted) {
    double sum = 0;
    for (const AccountEntry& entry : account.entries)
        if (wanted(entry)) sum += entry.shift[static_cast<std::size_t>(seat)];
    return sum;
}

}  // namespace

std::string_view mark_id(Mark mark) {
    static constexpr std::array<std::string_view, 6> kIds = {"",         "best",    "good",
                                                             "doubtful", "mistake", "blunder"};
    return kIds[static_cast<std::size_t>(mark)];
}

double Account::luck(int seat) const {
    return sum_of(*this, seat, [](const AccountEntry& e) { return e.who == Seat::Chance; });
}
double Account::decisions(int seat) const {
    return sum_of(*this, seat, [&](const AccountEntry& e) { return e.who == seat_at(seat); });
}
double Account::others_decisions(int seat) const {
    return sum_of(*this, seat, [&](const AccountEntry& e) {
        return e.who != Seat::Chance && e.who != seat_at(seat);
    });
}
double Account::reappraisal(int seat) const {
    const auto at = static_cast<std::size_t>(seat);
    return curve.back()[at] - curve.front()[at] - luck(seat) - decisions(seat) -
           others_decisions(seat);
}
double Account::adjusted(int seat) const {
    return curve.back()[static_cast<std::size_t>(seat)] - luck(seat);
}

Accountant::Accountant(const AnyGame& game, AnyAppraiser& appraiser, const AnyState& start,
                       std::vector<Action> actions)
    : game_(game),
      appraiser_(appraiser),
      foresight_(game, appraiser),
      start_(start),
      actions_(std::move(actions)),
      state_(start) {
    const GameFacts& facts = game.facts();
    // Weights may not be here, and an account is the same everywhere.
    for (const PlayerFact& fact : players_of(facts.id))
        if (fact.milliseconds <= kLongThought && !fact.weights && fact.id != "uniform" &&
            fact.id != "random")
            advisers_.push_back(make_player(game, fact.id));
}

bool Accountant::step() {
    if (!knows_curve()) {
        prolong_curve();
        return true;
    }
    if (at_ == actions_.size()) return false;
    if (game_.to_move(state_) == Seat::Chance)
        account_for_die();
    else if (!game_.sealed_seats(state_).empty())
        account_for_stage();
    else if (appraiser_.turn_to_play_out(state_) < 0)
        account_for_decision();
    else
        account_for_run();
    return true;
}

double Accountant::progress() const {
    if (actions_.empty()) return knows_curve() ? 1 : 0;
    if (!knows_curve()) return 0;
    return static_cast<double>(at_) / static_cast<double>(actions_.size());
}

// The curve comes first, since it is had soonest; then everything begins again from the start.
void Accountant::prolong_curve() {
    account_.curve.push_back(foresight_.worths(state_));
    const std::size_t ply = account_.curve.size() - 1;
    if (ply < actions_.size())
        apply(state_, actions_[ply]);
    else
        state_ = start_;
}

void Accountant::account_for_die() {
    const Action face = actions_[at_++];
    const Fall fall = foresight_.fall_of(state_, face);
    apply(state_, face);
    const int ply = static_cast<int>(at_);
    account_.entries.push_back({.ply = ply,
                                .last = ply,
                                .who = Seat::Chance,
                                .shift = fall.luck(),
                                .after_die = fall.after});
}

void Accountant::account_for_decision() {
    const Seat seat = game_.to_move(state_);
    const Action given = actions_[at_];
    const std::vector<Answer> others = answers(given);
    Answer played{.actions = {given}, .after = state_};
    apply(played.after, given);
    AccountEntry entry{.ply = static_cast<int>(at_) + 1,
                       .last = static_cast<int>(at_) + 1,
                       .who = seat,
                       .shift = Worths(account_.curve.front().size())};
    judge(entry, played, others);
    account_.entries.push_back(std::move(entry));
    state_ = played.after;
    ++at_;
}

// The answers that are compared with the one given.
std::vector<Accountant::Answer> Accountant::answers(Action given) {
    std::vector<Action> legal;
    game_.legal_actions(state_, legal);
    if (legal.size() > kMostAnswers) {
        legal.clear();
        const AnyState seen = game_.observe(state_, game_.to_move(state_));
        Rng rng(kLuck, at_);
        for (const auto& adviser : advisers_) legal.push_back(adviser->choose(seen, rng));
        std::sort(legal.begin(), legal.end());
        legal.erase(std::unique(legal.begin(), legal.end()), legal.end());
    }
    std::vector<Answer> answers;
    for (const Action action : legal) {
        if (action == given) continue;
        answers.push_back({.actions = {action}, .after = state_});
        apply(answers.back().after, action);
    }
    return answers;
}

bool Accountant::goes_on(Seat seat, const std::string& stage, const AnyState& state) const {
    return game_.to_move(state) == seat && stage_name(game_, state) == stage;
}

Accountant::Answer Accountant::answers_of(AnyState state, Seat seat, AnyPlayer& player,
                                          Rng& rng) const {
    Answer answer{.actions = {}, .after = state};
    const std::string stage = stage_name(game_, state);
    while (goes_on(seat, stage, answer.after)) {
        answer.actions.push_back(player.choose(game_.observe(answer.after, seat), rng));
        apply(answer.after, answer.actions.back());
    }
    return answer;
}

void Accountant::account_for_run() {
    const Seat seat = game_.to_move(state_);
    const std::string stage = stage_name(game_, state_);
    std::vector<AnyState> positions = {state_};
    while (at_ < actions_.size() && goes_on(seat, stage, state_)) {
        apply(state_, actions_[at_++]);
        positions.push_back(state_);
    }
    go_back_through(positions, seat);
}

// The best end known of a run that the record breaks off; nothing of one that is over.
Accountant::Answer Accountant::end_of_run(Seat seat) {
    Answer best{.actions = {}, .after = state_};
    if (!goes_on(seat, stage_name(game_, state_), state_)) return best;
    Rng rng(kLuck, at_);
    for (const auto& adviser : advisers_) {
        Answer other = answers_of(state_, seat, *adviser, rng);
        const bool is_better =
            best.actions.empty() || difference(other.after, best.after, seat).mean[index(seat)] > 0;
        if (is_better) best = std::move(other);
    }
    return best;
}

// Backwards: what can still be reached grows, and an answer has cost what it put out of reach.
void Accountant::go_back_through(const std::vector<AnyState>& positions, Seat seat) {
    const std::size_t first = at_ + 1 - positions.size();
    std::vector<AccountEntry> entries(positions.size() - 1);
    Answer reachable = end_of_run(seat);
    std::vector<Action> legal;
    for (std::size_t step = entries.size(); step-- > 0;) {
        const int ply = static_cast<int>(first + step) + 1;
        AccountEntry& entry = entries[step];
        entry = {
            .ply = ply, .last = ply, .who = seat, .shift = Worths(account_.curve.front().size())};
        state_ = positions[step];
        game_.legal_actions(state_, legal);
        if (legal.size() < 2) continue;
        std::vector<Answer> others;
        Rng rng(kLuck, first + step);
        for (const auto& adviser : advisers_) {
            Answer other = answers_of(state_, seat, *adviser, rng);
            const bool is_known = std::any_of(
                others.begin(), others.end(),
                [&](const Answer& known) { return game_.same(known.after, other.after); });
            if (!is_known && !game_.same(other.after, reachable.after))
                others.push_back(std::move(other));
        }
        judge(entry, reachable, others);
        if (entry.shift[index(seat)] == 0) continue;
        for (Answer& other : others)
            if (other.actions == entry.best) reachable = std::move(other);
        // The first answer of the better plan is what should have been said here.
        entry.best.resize(1);
        if (entry.best.front() != actions_[first + step]) continue;
        // It begins with what was said: nothing was put out of reach here.
        entry = {.ply = ply,
                 .last = ply,
                 .who = seat,
                 .shift = Worths(entry.shift.size()),
                 .mark = Mark::Best,
                 .best_worth = entry.worth,
                 .worth = entry.worth};
    }
    state_ = positions.back();
    for (AccountEntry& entry : entries) account_.entries.push_back(std::move(entry));
}

void Accountant::judge(AccountEntry& entry, const Answer& given,
                       const std::vector<Answer>& others) {
    entry.mark = others.empty() ? Mark::None : Mark::Best;
    entry.worth = foresight_.worths(given.after)[index(entry.who)];
    entry.best_worth = entry.worth;
    double most = 0;
    for (const Answer& other : others) {
        const Difference surplus = difference(other.after, given.after, entry.who);
        const double gain = surplus.mean[index(entry.who)];
        if (gain <= most) continue;
        most = gain;
        entry.error = surplus.error;
        entry.best = other.actions;
        entry.best_worth = entry.worth + gain;
        entry.mark = mark_of(gain, surplus.error);
        entry.after = entry.mark < Mark::Doubtful
                          ? nullptr
                          : std::make_shared<Aftermath>(Aftermath{given.after, other.after});
        const bool is_clear = gain > kClear * surplus.error;
        entry.shift.assign(entry.shift.size(), 0);
        if (is_clear) add_to(entry.shift, surplus.mean, -1);
    }
}

Accountant::Difference Accountant::difference(const AnyState& better, const AnyState& worse,
                                              Seat seat) {
    const int turn = appraiser_.turn_to_play_out(state_);
    Difference found{.mean = Worths(account_.curve.front().size())};
    if (turn < 0) {
        found.mean = foresight_.worths(better);
        add_to(found.mean, foresight_.worths(worse), -1);
        found.error = appraiser_.comparison_error();
        return found;
    }
    double squares = 0;
    Worths sum(found.mean.size());
    for (int played = 1; played <= kMostPlayouts; ++played) {
        const auto number = static_cast<std::uint64_t>(played);
        Worths surplus = foresight_.played_out(better, turn + 1, kLuck + at_, number);
        add_to(surplus, foresight_.played_out(worse, turn + 1, kLuck + at_, number), -1);
        add_to(sum, surplus, 1);
        squares += surplus[index(seat)] * surplus[index(seat)];
        if (played < kFewPlayouts) continue;
        const double mean = sum[index(seat)] / played;
        found.error = std::sqrt(std::max(squares / played - mean * mean, 0.0) / (played - 1));
        found.mean = sum;
        for (double& worth : found.mean) worth /= played;
        const bool is_settled = mean < -found.error || mean > 2 * kClear * found.error ||
                                mean + kClear * found.error < kWorthKnowing;
        if (is_settled) break;
    }
    return found;
}

// Each seat that is asked is compared with its possible other orders, while all others order what
// they did.
void Accountant::account_for_stage() {
    const std::size_t first = at_;
    const AnyState begun = state_;
    const std::string stage = stage_name(game_, state_);
    std::vector<std::pair<Seat, int>> asked;  // The seats that answer, and from which ply on.
    while (at_ < actions_.size() && is_in_stage(stage, state_)) {
        const Seat seat = game_.to_move(state_);
        if (asked.empty() || asked.back().first != seat)
            asked.emplace_back(seat, static_cast<int>(at_) + 1);
        apply(state_, actions_[at_++]);
    }
    const Answer given{.actions = {}, .after = state_};
    const bool is_carried_out = !is_in_stage(stage, state_);
    state_ = begun;
    for (const auto& [seat, ply] : asked) {
        AccountEntry entry{.ply = ply,
                           .last = static_cast<int>(at_),
                           .who = seat,
                           .shift = Worths(account_.curve.front().size())};
        std::vector<Answer> others;
        Rng rng(kLuck, at_);
        for (const auto& adviser : advisers_)
            if (is_carried_out)
                others.push_back(orders_instead(static_cast<int>(first), static_cast<int>(at_),
                                                seat, *adviser, rng));
        judge(entry, given, others);
        account_.entries.push_back(std::move(entry));
    }
    state_ = given.after;
}

Accountant::Answer Accountant::orders_instead(int first, int last, Seat seat, AnyPlayer& player,
                                              Rng& rng) const {
    Answer answer{.actions = {}, .after = state_};
    const std::string stage = stage_name(game_, state_);
    // Other seats' actions are applied in their order; this seat's are passed over.
    std::size_t next = static_cast<std::size_t>(first);
    AnyState known = state_;
    const auto skip_own = [&] {
        while (next < static_cast<std::size_t>(last) && game_.to_move(known) == seat &&
               is_in_stage(stage, known))
            apply(known, actions_[next++]);
    };
    while (is_in_stage(stage, answer.after)) {
        if (game_.to_move(answer.after) == seat) {
            const Action action = player.choose(game_.observe(answer.after, seat), rng);
            answer.actions.push_back(action);
            apply(answer.after, action);
            continue;
        }
        skip_own();
        if (next == static_cast<std::size_t>(last)) break;
        apply(answer.after, actions_[next]);
        apply(known, actions_[next++]);
    }
    return answer;
}

bool Accountant::is_in_stage(const std::string& stage, const AnyState& state) const {
    return game_.to_move(state) != Seat::Nobody && stage_name(game_, state) == stage;
}

void Accountant::apply(AnyState& state, Action action) const {
    unheard_.clear();
    game_.apply(state, action, unheard_);
}

}  // namespace occasus
