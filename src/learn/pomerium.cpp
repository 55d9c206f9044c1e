// Pomerium as a learner sees it: all fields, and which land may be won.
#include "games/pomerium/generals.h"
#include "learn/encoders.h"
#include "learn/fields.h"

namespace occasus::pomerium {

void write_features(const Rules& rules, const State& seen, Seat, FeatureRow& row) {
    const auto& provinces = rules.board().provinces;
    const auto things = [&](std::string_view name, const auto& use) {
        if (name == "provinces" || name == "base") return use(provinces);
        return name == "step" ? use(kStepRows) : use(kUnnamed);
    };
    write_fields(seen,
                 {"encounter.attacker", "encounter.province", "encounter.unused", "invader",
                  "outcome", "cause"},
                 things, row);
    const bool is_on = is_encounter(seen.step);
    const ProvinceSet targets = seen.step == Step::Act ? rules.targets(seen) : 0;
    for (int province = 0; province < kProvinces; ++province) {
        const Side owner = seen.owner[at(province)];
        row.about(provinces, province);
        row.flag("senatorial", owner == kSenatorial);
        row.flag("lost", owner == kLost);
        row.number("legions_of_owner", is_general(owner) ? seen.legions[owner] : 0, 4);
        row.flag("target", contains(targets, province));
        row.flag("encounter", is_on && seen.encounter.province == province);
    }
    row.about_all();
    const Side attacker = seen.encounter.attacker;
    row.one_of("attacker", is_on ? attacker.index : -1, kUnnamed, kMaxGenerals);
    row.flag("host_attacks", is_on && attacker == kHost);
}

}  // namespace occasus::pomerium
