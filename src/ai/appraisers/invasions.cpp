#include "ai/appraisers/invasions.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "ai/appraisers/logistic.h"
#include "ai/heuristics/invasions_survey.h"
#include "games/invasions/chapters/economy.h"
#include "games/invasions/game.h"

namespace occasus::invasions {

namespace {

// The six scenarios of the text, by the year they begin in; another scenario is none of them.
constexpr std::array<int, kScenarios> kYears = {67, 247, 260, 332, 420, 530};

// Sums over Provinces, each counted by its Victory Points.
struct Lands {
    double safe = 0;      // Rome's, and nobody threatens them.
    double held = 0;      // Rome's, with legions against a weaker enemy.
    double shaky = 0;     // Rome's, against an equal one.
    double doomed = 0;    // Rome's, against three times its strength.
    double unrest = 0;    // Rome's, with rebels or a revolt.
    double coming = 0;    // Rome's, with enemies on their way.
    double promised = 0;  // Another's, where Rome is the stronger.
    double disputed = 0;
    double lost = 0;
    double original = 0;  // Those of them that were Rome's at the start.
};

void count(const Scene& scene, Lands& lands) {
    const double loyal = scene.legions + scene.loyal_militia;
    const double points = scene.victory_points / 10.0;
    const double enemies = std::max(scene.largest, scene.taker);
    if (scene.owner == kRome) {
        (enemies == 0          ? lands.safe
         : loyal > enemies     ? lands.held
         : 3 * loyal > enemies ? lands.shaky
                               : lands.doomed) += points;
        if (scene.unrest > 0) lands.unrest += points;
        if (scene.coming > loyal) lands.coming += points;
        return;
    }
    if (scene.original) lands.original += points;
    (loyal > scene.hostile + scene.garrison   ? lands.promised
     : 3 * loyal > scene.largest && loyal > 0 ? lands.disputed
                                              : lands.lost) += points;
}

class Appraiser final : public AnyAppraiser {
  public:
    explicit Appraiser(const Game& game) : game_(game) {}

    Appraisal appraise(const AnyState& any) override {
        const State state = Game::get(any);
        if (state.phase == Phase::Over) return exact_appraisal(game_, any);
        const double worth =
            logistic(weighed(appraisal_inputs(game_.rules(), state), appraisal_weights()));
        return {.seats = {{.grades = {1 - worth, worth}, .worth = worth, .error = kError}},
                .ground = Ground::Fitted};
    }
    int turn_to_play_out(const AnyState& any) const override { return Game::get(any).turn; }
    DiePlayouts playouts_of_a_die() const override { return {.few = 8, .most = 32, .turns = 2}; }
    double comparison_error() const override { return kError; }

  private:
    // The error of the estimate against games played on from the position (docs/players.md).
    static constexpr double kError = 0.08;

    const Game& game_;
};

}  // namespace

AppraisalInputs appraisal_inputs(const Rules& rules, const State& state) {
    const Scenario& scenario = rules.scenario();
    const double left = static_cast<double>(scenario.turns - state.turn) / scenario.turns;
    const bool is_judged = state.turn == scenario.turns && state.phase > Phase::Control;
    const double margin = (roman_points(rules, state) - scenario.victory) / 10.0;
    // A point short counts the more, the nearer the end is.
    const double urgent = margin / (0.08 + left);
    InputRow<kAppraisalInputs> row;
    const Survey survey = survey_of(rules, state);
    Lands lands;
    double hostile = 0;
    double legions = 0;
    for (const Scene& scene : survey.provinces) {
        count(scene, lands);
        hostile += scene.hostile;
        legions += scene.legions;
    }
    row.add_both(margin, left);
    row.add_both(urgent / 3, left);
    row.add_both(std::tanh(urgent), left);
    row.add(is_judged ? (margin >= 0 ? 1 : -1) : 0);
    row.add_both(state.phase > Phase::Control ? 1 : 0, left);
    const double phase = static_cast<double>(state.phase) / static_cast<double>(Phase::Over);
    row.add(phase * left);
    for (const double points : {lands.held, lands.shaky, lands.doomed, lands.unrest, lands.coming,
                                lands.promised, lands.disputed, lands.lost, lands.original}) {
        row.add_both(points, left);
        row.add(points / (0.08 + left) / 3);
    }
    row.add_both(std::log1p(std::max<double>(state.treasury, 0)) / 4, left);
    row.add_both(income_of(rules, state, kRome) / 40.0, left);
    row.add_both(legions / 30, left);
    row.add_both(std::sqrt(hostile) / 10, left);
    row.add_both(std::popcount(state.revolts) / 3.0, left);
    for (const int year : kYears) {
        const double is_this = scenario.year == year ? 1 : 0;
        row.add_both(is_this, left);
        row.add(is_this * margin);
        row.add(is_this * std::tanh(urgent));
    }
    for (const Scene& scene : survey.provinces) {
        const double loyal = scene.legions + scene.loyal_militia;
        const double balance = loyal - std::max(scene.largest, scene.taker);
        row.add((scene.owner == kRome ? 0.5 : -0.5) + std::tanh(balance / 5));
    }
    return row.row();
}

std::unique_ptr<AnyAppraiser> make_appraiser(const AnyGame& game) {
    return std::make_unique<Appraiser>(static_cast<const Game&>(game));
}

}  // namespace occasus::invasions
