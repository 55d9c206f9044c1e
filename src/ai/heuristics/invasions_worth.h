// The Barbarian Invasions: what it is worth to Rome to have so many legions here and so many there.
//
// Worth is counted in Victory Points. It is a sum over Provinces, over Areas and over needs
// (of Provinces that want more legions than they have). So a move of a few legions changes only a
// few terms.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <vector>

#include "ai/heuristics/invasions_ground.h"
#include "ai/heuristics/invasions_survey.h"

namespace occasus::invasions {

// The weights in which players differ, here as they were chosen by hand. Shares are of the points
// of a Province.
struct Style {
    double conquest = 0.5;      // A Province that Rome does not hold yet, when there is enough,
    double want = 0.9;          // and when victory is still short of points.
    double foresight = 0.25;    // A need that is met by legions near it.
    double caution = 1;         // Rebellions.
    double vigilance = 1;       // Revolts.
    double thrift = 0.15;       // A legion that falls; it comes back for three credits.
    double disputed = 0.6;      // It has no owner, and forces there lose strength.
    double unsettled = 0.3;     // Legions watch a revolt, which does not grow.
    double pacified = 0.7;      // Its revolt, or its rebels, would be gone.
    double curbed = 0.3;        // It is weaker by all it has, if not gone.
    double killed = 0.35;       // A Barbarian.
    double broken = 1;          // A Persian, or a legion of a state.
    double exposed = 0.1;       // A legion in the same Area as enemies.
    double near = 0.5;          // A legion within a turn's march, as a share of one that is there.
    double far = 0.1;           // Within two.
    double against_revolt = 3;  // Legions wanted for a revolting Strength Point;
    double for_conquest = 2;    // for one in a Province to be conquered.
    double bribe = 3;           // Credits paid for a point that is in danger.
    double raid = 0.35;         // A legion in the same Area as Barbarians who could be bribed.
    // How many times its points a Province counts; in board order.
    std::array<double, kProvinces> prize = once();

    static constexpr std::array<double, kProvinces> once() {
        std::array<double, kProvinces> all{};
        all.fill(1);
        return all;
    }
};

// Those that win most games of the scenario that begins in this year, with the Provinces in the
// order of our board. An unknown year gets weights that do well in all.
Style fitted_style(int year);

class Worth {
  public:
    // `rules` must outlive this.
    Worth(const Rules& rules, std::shared_ptr<const Ground> ground, const Style& style);

    // Makes this the position of the questions that follow. `state` must outlive them.
    void look_at(const State& state);

    const Survey& survey() const { return survey_; }
    const Scene& scene(int province) const { return survey_.provinces[at(province)]; }

    const Style& style() const { return style_; }
    // With so many loyal Strength Points in the Province.
    double of_province(int province, int loyal) const;
    // 8.0, 18.0, 19.1. So many legions of an Area, in the phase G that comes next.
    Ground::Rebellion rebellion(int legions) const;
    // With so many legions, and loyal militia, in the Area.
    double of_area(int area, int legions, int militia) const;
    // With so many legions more in an Area, and fewer in another if it is not negative.
    double of_needs(int more, int fewer, int legions) const;
    // How good it is that loyal Romans attack these forces, of so many together.
    double of_attack(int area, int loyal, ForceSet defenders, int sp) const;

    // The worth for Provinces and Areas alone, when legions come to an Area, some of them from
    // elsewhere in its Province, and when some leave one, for another in its Province or not.
    double of_coming(int area, int legions, int from_inside) const;
    double of_leaving(int area, int legions, bool stays_inside) const;
    // All of the above for legions that appear in an Area, or go there from another.
    double of_arrival(int area, int legions) const;
    double of_move(int from, int to, int moving, bool militia) const;

  private:
    struct Need {
        int province = 0;
        double required = 0;
        double prize = 0;
        double cover = 0;  // The strength there and near, by nearness.
        double met = 0;    // As a share of what is required.
    };

    bool is_last_turn() const;
    bool needs_no_garrison(const Scene&) const;
    bool holds(const Scene&, int loyal) const;
    bool is_taken(const Scene&, int loyal) const;
    double control(const Scene&, int loyal) const;
    double stake(const Scene&) const;
    double rebellion_danger(int area, int legions) const;
    double value_of(ForceSet defenders) const;
    double best_attack(int area, int loyal) const;
    void find_needs();
    void add_need(int province, double required, double prize);
    Need need_of(const Scene&) const;
    // Legions in an Area, as a share of as many in the Province.
    double nearness(int area, int province) const {
        return nearness_[at(ground_->turns(area, province))];
    }

    const Rules& rules_;
    std::shared_ptr<const Ground> ground_;
    Style style_;
    std::array<double, Ground::kFarTurns + 1> nearness_;  // By turns of marching.
    const State* state_ = nullptr;
    Survey survey_;
    std::vector<Need> needs_;
    int period_ = 0;
    std::optional<RebellionDie> rebellion_die_;
    int legions_ = 0;        // On the map.
    bool is_short_ = false;  // 19.0 (7). Too few points for victory.
};

}  // namespace occasus::invasions
