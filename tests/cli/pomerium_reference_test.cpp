// Pomerium against figures of an independent simulation and an independent computation of odds.
#include <algorithm>
#include <cmath>
#include <map>

#include "process.h"
#include "record/json.h"

namespace occasus::test {
namespace {

class PomeriumReference : public CommandLine {
  protected:
    static Value reference(const std::string& name) {
        return *parse_json(read_file(source_path("tests/data/" + name)));
    }
    Value sim(const std::string& player, const std::string& options = {}) const {
        std::vector<std::string> arguments = {"sim",  "pomerium", "--games", "20000", "--players",
                                              player, "--seed",   "2",       "--json"};
        if (!options.empty()) arguments.insert(arguments.end(), {"--option", options});
        return json(arguments);
    }
};

using Histogram = std::map<int, double>;

// The reference counts games of forty turns and more together.
Histogram histogram_of(const Value& document) {
    constexpr int kLast = 40;
    Histogram histogram;
    for (const auto& [turn, count] : *document.members())
        histogram[std::min(std::stoi(turn), kLast)] += static_cast<double>(*count.number());
    return histogram;
}

double sum_of(const Histogram& histogram) {
    double sum = 0;
    for (const auto& [turn, count] : histogram) sum += count;
    return sum;
}

// Late turns are rare: from the last one back, as many as hold twenty games together count as one.
Histogram grouped(const Histogram& histogram, const Histogram& both) {
    Histogram groups;
    double games = 0;
    int group = 0;
    for (int turn = both.rbegin()->first; turn >= 1; --turn) {
        if (games == 0) group = turn;
        if (const auto found = histogram.find(turn); found != histogram.end())
            groups[group] += found->second;
        if (const auto found = both.find(turn); found != both.end()) games += found->second;
        if (games >= 20) games = 0;
    }
    return groups;
}

// The statistic of two samples, and its degrees of freedom.
std::pair<double, int> chi_square(const Histogram& ours, const Histogram& theirs) {
    Histogram both = ours;
    for (const auto& [turn, count] : theirs) both[turn] += count;
    const double share = sum_of(ours) / sum_of(both);
    Histogram groups = grouped(ours, both);
    double statistic = 0;
    for (const auto& [group, total] : grouped(both, both)) {
        const double expected = total * share;
        const double off = groups[group] - expected;
        statistic += off * off / (expected * (1 - share));
    }
    return {statistic, static_cast<int>(grouped(both, both).size()) - 1};
}

// Wilson and Hilferty: how far a statistic lies above its mean, in standard deviations.
double deviations(double statistic, int freedom) {
    const double spread = 2.0 / (9.0 * freedom);
    return (std::cbrt(statistic / freedom) - (1 - spread)) / std::sqrt(spread);
}

constexpr double kOneInAThousand = 3.09;

class PomeriumPlayers : public PomeriumReference,
                        public testing::WithParamInterface<std::string> {};

TEST_P(PomeriumPlayers, GamesEndAsInTheReference) {
    const Value theirs = reference("reference/pomerium_" + GetParam() + ".json");
    const Value ours = sim(GetParam());
    const double rate = real_at(theirs, "win_rate");
    const double error = std::sqrt(rate * (1 - rate) * 2 / 20000);
    EXPECT_NEAR(real_at(ours, "results.0.win_rate"), rate, 3.3 * error);
    EXPECT_NEAR(real_at(ours, "turns.median"),
                static_cast<double>(number_at(theirs, "turns.median")), 0.01);
    const auto [statistic, freedom] = chi_square(histogram_of(at(ours, "turns.histogram")),
                                                 histogram_of(at(theirs, "turns_histogram")));
    EXPECT_LT(deviations(statistic, freedom), kOneInAThousand)
        << statistic << " with " << freedom << " degrees of freedom";
}
INSTANTIATE_TEST_SUITE_P(Players, PomeriumPlayers, testing::Values("wait", "simple"),
                         [](const auto& player) { return player.param; });

// The published sensitivity: 8,000 games each.
TEST_F(PomeriumReference, OptionsMoveTheRateAsInTheReference) {
    const std::map<std::string, double> rates = {{"response=B", 0.4156},
                                                 {"response=C", 0.4216},
                                                 {"overflow=reroll", 0.4355},
                                                 {"own_target=nothing", 0.4421},
                                                 {"heirs=empty", 0.4340}};
    for (const auto& [option, rate] : rates) {
        const double error = std::sqrt(rate * (1 - rate) * (1.0 / 8000 + 1.0 / 20000));
        EXPECT_NEAR(real_at(sim("simple", option), "results.0.win_rate"), rate, 3.3 * error)
            << option;
    }
}

TEST_F(PomeriumReference, OddsOfBattlesAreTheSame) {
    const Value theirs = reference("odds/pomerium.json");
    const std::map<std::string, std::string> names = {
        {"p_attacker_wins", "attacker_wins"},
        {"mean_attacker_left", "attackers_left"},
        {"mean_defender_left", "defenders_left"},
        {"p_attacker_wiped_out", "attackers_wiped_out"},
        {"p_defender_wiped_out", "defenders_wiped_out"}};
    constexpr double kTwelvePlaces = 5.1e-13;
    int compared = 0;
    for (const Value& battle : *at(theirs, "cases").items())
        for (const std::string side : {"attacker", "defender"}) {
            const Value ours = json({"odds", "pomerium", "--attacker",
                                     std::to_string(number_at(battle, "attacker")), "--defender",
                                     std::to_string(number_at(battle, "defender")), "--initiative",
                                     side, "--json"});
            const std::string leads = side + "_has_initiative";
            EXPECT_EQ(number_at(ours, "losses_per_hit"), number_at(battle, "x"));
            for (const auto& [their_name, our_name] : names)
                EXPECT_NEAR(real_at(ours, our_name + ".decimal"),
                            real_at(battle, their_name + "." + leads), kTwelvePlaces)
                    << their_name << " " << leads;
            EXPECT_EQ(text_at(ours, "attacker_wins.fraction"), text_at(battle, "exact." + leads));
            ++compared;
        }
    EXPECT_EQ(compared, 40);
}

}  // namespace
}  // namespace occasus::test
