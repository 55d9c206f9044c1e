#include "ai/counsel.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string_view>
#include <utility>

#include "core/offer_label.h"

namespace occasus {

namespace {

constexpr int kFutures = 60;
constexpr int kTurns = 2;  // This one and the next.
constexpr std::uint64_t kLuck = 0xf0e5u;
constexpr std::size_t kMostInstead = 2;
// An omen that comes in fewer futures, or in all but so few, says nothing.
constexpr int kFewest = 3;
// In how many futures an omen is weighed when it comes.
constexpr int kWeighed = 4;
// How many standard errors make a difference worth a sentence, and how large it must be.
constexpr double kClear = 2;
constexpr double kWorthTelling = 0.01;

// Futures are played on by quick players and glanced at, so that their mean is not the chance that
// the advice tells. All that is told of them is what one is worth more than another.
std::string points(double share) {
    const long whole = std::lround(share * 100);
    return std::to_string(whole) + (whole == 1 ? " point" : " points");
}

// To a tenth: "54.2".
std::string tenths(double share) {
    const long whole = std::lround(share * 1000);
    return std::to_string(whole / 10) + "." + std::to_string(whole % 10);
}

// Within a sentence of ours.
std::string quoted(std::string_view sentence) {
    if (sentence.ends_with('.')) sentence.remove_suffix(1);
    return "“" + std::string(sentence) + "”";
}

// "never", "once", "18 times" or "always".
std::string times(int times, int count) {
    if (times == 0) return "never";
    if (times == count) return "always";
    return times == 1 ? "once" : std::to_string(times) + " times";
}

// "never comes", "comes 18 times", "always comes".
std::string comes(int often, int count) {
    const std::string how = times(often, count);
    return often == 0 || often == count ? how + " comes" : "comes " + how;
}

// "never comes", "comes 18 times in 60", "always comes".
std::string comes_in(int often, int count) {
    const bool is_certain = often == 0 || often == count;
    return comes(often, count) + (is_certain ? "" : " in " + std::to_string(count));
}

// Sums over the futures with an omen and over those without.
struct Split {
    double count[2] = {};
    double sum[2] = {};
    double squares[2] = {};

    Split(const Futures& futures, const std::vector<bool>& has) {
        for (std::size_t i = 0; i < futures.worths.size(); ++i) {
            const double worth = futures.worths[i];
            const std::size_t side = has[i] ? 1 : 0;
            ++count[side];
            sum[side] += worth;
            squares[side] += worth * worth;
        }
    }
    bool is_telling() const { return count[0] >= kFewest && count[1] >= kFewest; }
    double mean(std::size_t side) const { return sum[side] / count[side]; }
    // By how much the futures with the omen are worth less, and the standard error of that.
    double harm() const { return mean(0) - mean(1); }
    double error() const {
        double variance = 0;
        for (const std::size_t side : {0, 1})
            variance +=
                std::max(squares[side] / count[side] - mean(side) * mean(side), 0.0) / count[side];
        return std::sqrt(variance);
    }
};

int count_of(const std::vector<bool>& has) {
    return static_cast<int>(std::count(has.begin(), has.end(), true));
}

const std::vector<bool>& where(const Futures& futures, const std::string& omen,
                               const std::vector<bool>& nowhere) {
    const auto found = futures.omens.find(omen);
    return found == futures.omens.end() ? nowhere : found->second;
}

// The mean rise of the worth at an omen: above 0 for good news.
double gain_of(const std::string& omen, const Futures& one, const Futures& other) {
    double sum = 0;
    int weighed = 0;
    for (const Futures* futures : {&one, &other})
        if (const auto found = futures->gains.find(omen); found != futures->gains.end()) {
            sum += found->second;
            weighed += std::min(count_of(futures->omens.at(omen)), kWeighed);
        }
    return weighed == 0 ? 0 : sum / weighed;
}

// How much more often, in standard errors of paired futures.
double clearness(const std::vector<bool>& one, const std::vector<bool>& other) {
    double sum = 0;
    double squares = 0;
    for (std::size_t i = 0; i < one.size(); ++i) {
        const double difference = (one[i] ? 1 : 0) - (other[i] ? 1 : 0);
        sum += difference;
        squares += difference * difference;
    }
    return squares > 0 ? sum / std::sqrt(squares) : 0;
}

// The quick players except in Rome Must Fall: there a quicker one does for two turns.
std::vector<std::string_view> players_of_futures(const GameFacts& facts) {
    if (facts.id == "rome_must_fall") return {"greedy"};
    return quick_players(facts);
}

}  // namespace

double Futures::mean() const {
    double sum = 0;
    for (const double worth : worths) sum += worth;
    return sum / count();
}

Omen worst_omen(const Futures& futures) {
    Omen worst;
    double most = kWorthTelling;
    for (const auto& [text, has] : futures.omens) {
        const Split split(futures, has);
        if (!split.is_telling() || split.harm() < kClear * split.error()) continue;
        const double cost = split.harm() * split.count[1] / futures.count();
        if (cost <= most) continue;
        most = cost;
        worst = {text, count_of(has), split.mean(1), split.mean(0)};
    }
    return worst;
}

Contrast contrast(const Futures& better, const Futures& worse) {
    Contrast found;
    double most = 0;
    const std::vector<bool> nowhere(better.worths.size());
    std::map<std::string, std::vector<bool>> all = worse.omens;
    all.insert(better.omens.begin(), better.omens.end());
    for (const auto& [text, unused] : all) {
        const std::vector<bool>& here = where(better, text, nowhere);
        const std::vector<bool>& there = where(worse, text, nowhere);
        const double more = clearness(there, here);
        if (std::abs(more) < kClear) continue;
        // An omen's cost shows where it comes in some futures and not in others.
        const Split split(worse, there);
        const Split other(better, here);
        const Split& seen = split.is_telling() ? split : other;
        const int change = count_of(there) - count_of(here);
        const double harm = seen.is_telling() ? seen.harm() : better.mean() - worse.mean();
        if (seen.is_telling() && std::abs(harm) < kClear * seen.error()) continue;
        // Good news that comes less often must have been seen to be good. Bad news may have been
        // foreseen, so that nothing more was lost when it came; a gain so small is noise.
        const double gain = gain_of(text, better, worse);
        const double most_of_bad = seen.is_telling() ? kWorthTelling : 0;
        if (change < 0 ? gain <= 0 : gain > most_of_bad) continue;
        const double cost = seen.is_telling() ? harm * change : std::abs(harm * change);
        if (cost <= most) continue;
        most = cost;
        found = {text, count_of(there), count_of(here)};
    }
    return found;
}

Counsellor::Counsellor(const AnyGame& game) : game_(game), appraiser_(make_appraiser(game)) {
    for (const std::string_view id : players_of_futures(game.facts()))
        players_.push_back(make_player(game, id));
}

void Counsellor::apply(AnyState& state, Action action) {
    told_.clear();
    game_.apply(state, action, told_);
}

AnyState Counsellor::after(AnyState state, Action action) {
    apply(state, action);
    return state;
}

Futures Counsellor::futures(const AnyState& begun, Seat seat) {
    Futures futures{.worths = std::vector<double>(kFutures), .omens = {}, .gains = {}};
    for (std::size_t number = 0; number < kFutures; ++number) {
        Rng dice(kLuck, 2 * number);
        Rng thoughts(kLuck, 2 * number + 1);
        AnyState state = begun;
        std::string turn = game_.turn_title(state);
        int turns = 0;
        for (Seat mover = game_.to_move(state); mover != Seat::Nobody && turns < kTurns;
             mover = game_.to_move(state)) {
            const Action action = mover == Seat::Chance
                                      ? game_.random_action(state, dice)
                                      : players_[at(seat_index(mover))]->choose(
                                            game_.observe(state, mover), thoughts);
            const AnyState before = state;
            apply(state, action);
            hear(before, state, seat, number, futures);
            std::string now = game_.turn_title(state);
            if (now == turn) continue;
            turn = std::move(now);
            ++turns;
        }
        futures.worths[number] = worth_to(seat, state);
    }
    return futures;
}

double Counsellor::worth_to(Seat seat, const AnyState& state) {
    return appraiser_->glance(state)[at(seat_index(seat))];
}

// Notes the omens of the last events, in the future of that number.
void Counsellor::hear(const AnyState& before, const AnyState& after, Seat seat, std::size_t number,
                      Futures& futures) {
    for (const Event& event : told_) {
        const std::string text = game_.telling(event, seat).omen;
        if (text.empty()) continue;
        std::vector<bool>& has = futures.omens.try_emplace(text, kFutures).first->second;
        if (!has[number] && count_of(has) < kWeighed)
            futures.gains[text] += worth_to(seat, after) - worth_to(seat, before);
        has[number] = true;
    }
}

Counsel Counsellor::about(const AnyState& seen, const Advice& advice) {
    const Seat seat = game_.to_move(seen);
    const Futures best = futures(after(seen, advice.action), seat);
    Counsel counsel;
    const Omen worst = worst_omen(best);
    if (worst.text.empty()) {
        const auto [least, most] = std::minmax_element(best.worths.begin(), best.worths.end());
        counsel.fear =
            "No single event before the end of the next turn matters much: the worst and the best "
            "of " +
            std::to_string(best.count()) + " futures lie " + points(*most - *least) + " apart.";
    } else {
        counsel.fear = quoted(worst.text) + " " + comes_in(worst.times, best.count()) +
                       " by the end of the next turn, and then costs " +
                       points(worst.without - worst.with) + ".";
    }
    for (const Alternative& alternative : advice.alternatives) {
        if (counsel.instead.size() == kMostInstead) break;
        const Futures other = futures(after(seen, alternative.action), seat);
        counsel.instead.push_back(
            {alternative.action, offer_label(game_, seen, alternative.action) + ": " +
                                     rejection(best, other, advice, alternative)});
    }
    return counsel;
}

// The alternative's worth, and its consequence.
std::string Counsellor::rejection(const Futures& best, const Futures& other, const Advice& advice,
                                  const Alternative& alternative) const {
    // On the scale of the advice, so that both chances and their difference add up.
    const double worth =
        std::clamp(alternative.value.value_or(advice.value - best.mean() + other.mean()), 0.0, 1.0);
    const double less = advice.value - worth;
    std::string text = tenths(worth) + " % to win, ";
    if (std::abs(less) < 0.0005)
        text += "as good.";
    else
        text += tenths(std::abs(less)) + (less > 0 ? " points less." : " points more.");
    const Contrast told = contrast(best, other);
    if (!told.text.empty() && less > 0)
        text += " " + quoted(told.text) + " " + comes_in(told.times, other.count()) +
                " then; after the advice, " + times(told.other_times, best.count()) + ".";
    return text;
}

std::string Counsellor::comparison(const AnyState& given, const AnyState& better, Seat seat) {
    const Futures good = futures(better, seat);
    const Futures bad = futures(given, seat);
    const Contrast told = contrast(good, bad);
    if (told.text.empty()) return {};
    return "In " + std::to_string(bad.count()) + " games played on to the end of the next turn, " +
           quoted(told.text) + " " + comes(told.times, bad.count()) +
           " after the choice made and " + times(told.other_times, good.count()) +
           " after the better one.";
}

}  // namespace occasus
