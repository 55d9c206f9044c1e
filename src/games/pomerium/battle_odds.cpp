// The battle as a chain over what both sides have left at the beginning of a segment.
#include "games/pomerium/battle_odds.h"

#include <algorithm>
#include <array>
#include <boost/multiprecision/cpp_int.hpp>
#include <cmath>
#include <optional>
#include <string>
#include <string_view>

#include "games/pomerium/tables.h"

namespace occasus::pomerium {

namespace {

using Exact = boost::multiprecision::cpp_rational;

// B7 to B10. A side loses whole multiples of X, so it has few states: its legions after 0, 1, 2 …
// hits. Number is double, or exact.
template <class Number>
class Chain {
  public:
    struct Ending {
        int attackers;
        int defenders;
        Number chance;
    };

    Chain(const BattleQuestion& question, bool attacker_leads)
        : losses_(losses_per_hit(question.attackers + question.defenders)),
          attackers_(after_hits(question.attackers)),
          defenders_(after_hits(question.defenders)),
          attacker_leads_(attacker_leads) {}

    std::vector<Ending> endings() {
        // B8. A battle that has come so far ends after each of the segments left with equal chance.
        Table fighting = table();
        fighting[at(0, 0)] = 1;
        for (int left = kMostSegments; left > 0; --left) {
            Table after = table();
            for_each_fighting(fighting, [&](std::size_t a, std::size_t d, const Number& chance) {
                fight(a, d, chance, after);
            });
            const Number share = Number(1) / left;
            for (std::size_t i = 0; i < after.size(); ++i) {
                const Number ends = is_over(i) ? after[i] : after[i] * share;
                over_[i] += ends;
                after[i] -= ends;
            }
            fighting = std::move(after);
        }
        break_ties();
        return list();
    }

  private:
    using Table = std::vector<Number>;
    static constexpr int kMostSegments = 6;

    // B9. How many of 216 rolls of three dice show no 1, one, two and three.
    static constexpr std::array<int, 4> kHits = {125, 75, 15, 1};
    static constexpr int kRolls = 216;

    std::vector<int> after_hits(int legions) const {
        std::vector<int> left;
        for (; legions > 0; legions -= losses_) left.push_back(legions);
        left.push_back(0);
        return left;
    }
    Table table() const { return Table(attackers_.size() * defenders_.size(), Number(0)); }
    std::size_t at(std::size_t a, std::size_t d) const { return a * defenders_.size() + d; }
    int attackers_at(std::size_t i) const { return attackers_[i / defenders_.size()]; }
    int defenders_at(std::size_t i) const { return defenders_[i % defenders_.size()]; }
    bool is_over(std::size_t i) const { return attackers_at(i) == 0 || defenders_at(i) == 0; }

    template <class Visit>
    void for_each_fighting(const Table& chances, const Visit& visit) const {
        for (std::size_t a = 0; a + 1 < attackers_.size(); ++a)
            for (std::size_t d = 0; d + 1 < defenders_.size(); ++d)
                if (chances[at(a, d)] != 0) visit(a, d, chances[at(a, d)]);
    }

    // B9. READING: R13, R14. One side rolls, then the other if anybody is left of it.
    void fight(std::size_t a, std::size_t d, const Number& chance, Table& after) const {
        for (std::size_t first = 0; first < kHits.size(); ++first) {
            const Number so_far = chance * kHits[first] / kRolls;
            const std::size_t a1 = attacker_leads_ ? a : hit(attackers_, a, first);
            const std::size_t d1 = attacker_leads_ ? hit(defenders_, d, first) : d;
            if (is_over(at(a1, d1))) {
                after[at(a1, d1)] += so_far;
                continue;
            }
            for (std::size_t second = 0; second < kHits.size(); ++second) {
                const std::size_t a2 = attacker_leads_ ? hit(attackers_, a1, second) : a1;
                const std::size_t d2 = attacker_leads_ ? d1 : hit(defenders_, d1, second);
                after[at(a2, d2)] += so_far * kHits[second] / kRolls;
            }
        }
    }
    static std::size_t hit(const std::vector<int>& left, std::size_t now, std::size_t hits) {
        return std::min(now + hits, left.size() - 1);
    }

    // B10. Equal sides fight on. Segments without a hit are passed over at once; all others lead
    // further down, so no tie is met twice.
    void break_ties() {
        const int nothing = kHits[0] * kHits[0];
        const Number something = Number(kRolls * kRolls - nothing) / (kRolls * kRolls);
        for (std::size_t i = 0; i < over_.size(); ++i) {
            if (is_over(i) || attackers_at(i) != defenders_at(i) || over_[i] == 0) continue;
            const Number chance = over_[i] / something;
            over_[i] = 0;
            Table after = table();
            fight(i / defenders_.size(), i % defenders_.size(), chance, after);
            after[i] = 0;
            for (std::size_t j = 0; j < after.size(); ++j) over_[j] += after[j];
        }
    }

    std::vector<Ending> list() const {
        std::vector<Ending> endings;
        for (std::size_t i = 0; i < over_.size(); ++i)
            if (over_[i] != 0) endings.push_back({attackers_at(i), defenders_at(i), over_[i]});
        return endings;
    }

    int losses_;
    std::vector<int> attackers_;
    std::vector<int> defenders_;
    bool attacker_leads_;
    Table over_ = table();  // By what is left.
};

// The results of a battle.
struct Summary {
    Exact attacker_wins;
    Exact attackers_left;
    Exact defenders_left;
    Exact attackers_wiped_out;
    Exact defenders_wiped_out;

    void add(const BattleQuestion& question, bool attacker_leads, const Exact& weight) {
        for (const auto& [attackers, defenders, chance] :
             Chain<Exact>(question, attacker_leads).endings()) {
            const Exact share = chance * weight;
            if (attackers > defenders) attacker_wins += share;
            attackers_left += share * attackers;
            defenders_left += share * defenders;
            if (attackers == 0) attackers_wiped_out += share;
            if (defenders == 0) defenders_wiped_out += share;
        }
    }
};

Value figure(const Exact& number) {
    constexpr std::size_t kShort = 120;  // Numerator and denominator.
    constexpr double kPlaces = 1e12;
    Value value = Value::fields();
    if (std::string text = number.str(); text.size() <= kShort) value.set("fraction", text);
    return value.set("decimal", std::round(number.convert_to<double>() * kPlaces) / kPlaces);
}

constexpr std::array<std::string_view, 3> kInitiatives = {"roll", "attacker", "defender"};

constexpr std::string_view kBattleAssumes =
    "Both numbers are devoted legions. Legions left are averages over all results.";

std::optional<Refusal> read_legions(const Value& query, std::string_view name, int& legions) {
    const Value* value = query.find(name);
    const std::int64_t* number = value == nullptr ? nullptr : value->number();
    if (number == nullptr || *number < 1 || *number > kMaxLegions)
        return unreadable(std::string(name) + " must be legions devoted, 1 to " +
                              std::to_string(kMaxLegions) + ".",
                          std::string(name));
    legions = static_cast<int>(*number);
    return std::nullopt;
}

std::optional<Refusal> read_initiative(const Value& query, Initiative& initiative) {
    const Value* value = query.find("initiative");
    if (value == nullptr) return std::nullopt;
    const std::string* const name = value->text();
    for (std::size_t i = 0; name != nullptr && i < kInitiatives.size(); ++i) {
        if (kInitiatives[i] != *name) continue;
        initiative = static_cast<Initiative>(i);
        return std::nullopt;
    }
    return unreadable("initiative must be attacker, defender or roll.", "initiative");
}

}  // namespace

std::vector<BattleEnding> battle_endings(const BattleQuestion& question, bool attacker_leads) {
    std::vector<BattleEnding> endings;
    for (const auto& [attackers, defenders, chance] :
         Chain<double>(question, attacker_leads).endings())
        endings.push_back({attackers, defenders, chance});
    return endings;
}

const std::vector<BattleEnding>& BattleBook::endings(const BattleQuestion& question,
                                                     bool attacker_leads) {
    const auto [entry, is_new] =
        known_.try_emplace({question.attackers, question.defenders, attacker_leads});
    if (is_new) entry->second = battle_endings(question, attacker_leads);
    return entry->second;
}

Value battle_odds_document(const BattleQuestion& question, Initiative initiative) {
    Summary summary;
    if (initiative == Initiative::Roll) {
        // B4. Ties are rolled again, so both are as likely.
        summary.add(question, true, Exact(1, 2));
        summary.add(question, false, Exact(1, 2));
    } else {
        summary.add(question, initiative == Initiative::Attacker, 1);
    }
    return Value::fields()
        .set("attacker", question.attackers)
        .set("defender", question.defenders)
        .set("initiative", kInitiatives[at(initiative)])
        .set("losses_per_hit", losses_per_hit(question.attackers + question.defenders))
        .set("attacker_wins", figure(summary.attacker_wins))
        .set("attackers_left", figure(summary.attackers_left))
        .set("defenders_left", figure(summary.defenders_left))
        .set("attackers_wiped_out", figure(summary.attackers_wiped_out))
        .set("defenders_wiped_out", figure(summary.defenders_wiped_out))
        .set("assumes", kBattleAssumes);
}

Result<Value> answer_battle_question(const Value& query) {
    for (const auto& [name, value] : *query.members())
        if (name != "attacker" && name != "defender" && name != "initiative")
            return unreadable("The field “" + name +
                                  "” is unknown; known are: attacker, defender and initiative.",
                              name);
    BattleQuestion question;
    Initiative initiative = Initiative::Roll;
    if (auto refusal = read_legions(query, "attacker", question.attackers))
        return *std::move(refusal);
    if (auto refusal = read_legions(query, "defender", question.defenders))
        return *std::move(refusal);
    if (auto refusal = read_initiative(query, initiative)) return *std::move(refusal);
    return battle_odds_document(question, initiative);
}

}  // namespace occasus::pomerium
