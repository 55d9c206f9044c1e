// Chapters 11 and 12: taxes, pay, replacements and bribes.
#include "games/invasions/chapters/economy.h"

namespace occasus::invasions {

using Stage = PayFrame::Stage;

// 11.0, 11.15. READING: R8, R89. With these forces in the Province.
static int tax_among(const Rules& rules, const State& state, int province, ForceSet present) {
    const Force owner = state.owner[at(province)];
    const int vp = rules.board().province(province).vp;
    const ForceSet unrest = force_bit(kRebels) | force_bit(kRevolt);
    if (owner == kRome && (present & unrest) != 0) return 0;
    return (present & enemies_of(owner)) != 0 ? vp / 2 : vp;
}

int tax_of(const Rules& rules, const State& state, int province) {
    const AreaSet areas = areas_of(rules, province);
    return tax_among(rules, state, province, strengths_in(rules, state, areas).present);
}

int income_of(const Rules& rules, const State& state, Force owner) {
    const Presence here(rules, state);
    int income = 0;
    for_each_bit(provinces_of(state, owner), [&](int province) {
        income += tax_among(rules, state, province, here.forces(province));
    });
    return income;
}

static void tell_tax_cuts(const Turn& turn, Force owner) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    if (!turn.log.is_heard()) return;
    for_each_bit(provinces_of(state, owner), [&](int province) {
        const int tax = tax_of(rules, state, province);
        const int vp = rules.board().province(province).vp;
        const Cite rule = tax == 0 && owner == kRome ? cite("11.15") : cite("11.0");
        if (tax < vp) turn.tell_by<EventKind::TaxCut>(rule, province_id(province), owner, tax, vp);
    });
}

int total_legions(const Rules& rules, const State& state) {
    return legions_in(state, rules.board().all_areas);
}

int total_persians(const State& state) {
    int sp = 0;
    for (int index = 0; index < state.group_count; ++index)
        if (state.groups[at(index)].force == kPersians) sp += state.groups[at(index)].regulars;
    return sp;
}

static std::int16_t& treasury_of(State& state, Force force) {
    return force == kRome ? state.treasury : state.persian_treasury;
}

static void pay(State& state, Force force, int credits) {
    auto& treasury = treasury_of(state, force);
    treasury =
        static_cast<std::int16_t>(std::clamp(treasury - credits, -kMaxTreasury, kMaxTreasury));
}

// READING: R90.
int payable(int treasury, int price, int sp) {
    return std::min(sp, std::max(0, treasury) / price);
}

// 11.11, 11.14. Taxes come in, then the legions are paid.
static void collect_taxes(const Turn& turn) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    for (const Force force : {kRome, kPersians}) {
        const int income = income_of(rules, state, force);
        pay(state, force, -income);
        tell_tax_cuts(turn, force);
        turn.tell<EventKind::Taxed>(force_of(force), income, treasury_of(state, force));
    }
    const int legions = total_legions(rules, state);
    const int paid = payable(state.treasury, rules.tables().roman_pay, legions);
    pay(state, kRome, paid * rules.tables().roman_pay);
    turn.tell<EventKind::Paid>(kRome, paid, state.treasury, legions - paid);
    state.pay.legions = static_cast<std::uint8_t>(legions - paid);
    state.pay.stage = Stage::DrawUnpaid;
}

std::optional<Payday> next_payday(const Rules& rules, const State& state) {
    const bool is_past = state.phase > Phase::Treasury ||
                         (state.phase == Phase::Treasury && state.pay.stage != Stage::Taxes);
    if (is_past && (state.phase == Phase::Over || is_last_turn(rules, state))) return std::nullopt;
    State later = state;
    NullSink nobody;
    collect_taxes({rules, later, nobody});
    const int unpaid = later.pay.legions;
    const int paid = total_legions(rules, state) - unpaid;
    return Payday{.income = income_of(rules, state, kRome),
                  .paid = paid,
                  .unpaid = unpaid,
                  .pay = paid * rules.tables().roman_pay,
                  .balance = later.treasury};
}

// 11.13.
AreaSet unpaid_areas(const Rules& rules, const State& state) {
    std::array<std::uint8_t, kMaxAreas> left = state.legions;
    for (int drawn = 0; drawn < state.pay.unpaid_count; ++drawn)
        --left[state.pay.unpaid[at(drawn)]];
    int most = 1;
    AreaSet areas = 0;
    for (int area = 0; area < rules.board().size(); ++area) {
        if (left[at(area)] < most) continue;
        if (left[at(area)] > most) areas = 0;
        most = left[at(area)];
        areas |= area_bit(area);
    }
    return areas;
}

void draw_unpaid(const Turn& turn, int area) {
    State& state = turn.state;
    state.pay.unpaid[state.pay.unpaid_count++] = area_id(area);
    --state.pay.legions;
    turn.tell<EventKind::UnpaidDrawn>(area_id(area));
    state.step = Step::Next;
}

void roll_unpaid(const Turn& turn, int face) {
    State& state = turn.state;
    const int area = state.pay.unpaid[state.pay.unpaid_rolled++];
    turn.tell<EventKind::UnpaidRolled>(area_id(area), face);
    if (face < kStaysLoyal) ++state.rebels_due[at(area)];
    state.step = Step::Next;
}

// 11.13, 8.12. The rebels of an Area are one band. Returns whether there was one.
static bool rebel_unpaid(const Turn& turn) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    const AreaSet due = places_with_any(state.rebels_due) & areas_from(state.rebels.area);
    state.rebels.area = area_id(due == 0 ? rules.board().size() : std::countr_zero(due));
    if (due == 0) return false;
    // One band at a time: a state that is founded may raise militia first.
    const int sp = std::exchange(state.rebels_due[state.rebels.area], std::uint8_t{0});
    rebel(turn, {state.rebels.area, sp, cite("11.13")});
    return true;
}

// 11.31, 11.33. READING: R91.
static void pay_persians(const Turn& turn) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    const int regulars = total_persians(state);
    const int paid = payable(state.persian_treasury, rules.tables().persian_pay, regulars);
    pay(state, kPersians, paid * rules.tables().persian_pay);
    turn.tell_by<EventKind::Paid>(cite("11.31"), kPersians, paid, state.persian_treasury,
                                  regulars - paid);
    state.pay.persians = static_cast<std::uint8_t>(regulars - paid);
}

void disband(const Turn& turn, int area) {
    State& state = turn.state;
    auto& group = state.groups[at(group_at(state, kPersians, area))];
    --group.regulars;
    remove_empty_groups(state);
    --state.pay.persians;
    turn.tell<EventKind::Disbanded>(area_id(area), 1);
    bury_persians(turn, area, 1);
    state.step = Step::Next;
}

// 12.13.
int available(const std::array<std::uint8_t, kPoolTurns>& pool, int turn) {
    int sp = 0;
    for (int due = 0; due <= turn; ++due) sp += pool[at(due)];
    return sp;
}

static void take_from_pool(std::array<std::uint8_t, kPoolTurns>& pool, int sp) {
    for (auto& due : pool) {
        const int taken = std::min<int>(sp, due);
        due = static_cast<std::uint8_t>(due - taken);
        sp -= taken;
    }
}

// READING: R93. Replacements arrive where nobody else owns the Province.
static bool is_open(const Rules& rules, const State& state, int area, Force force) {
    const Force owner = state.owner[at(province_of(rules, area))];
    return owner == force || owner == kNobody;
}

AreaSet all_arrivals(const Rules& rules) {
    AreaSet areas = 0;
    for (const int area : rules.board().arrivals) areas |= area_bit(area);
    return areas;
}

AreaSet open_arrivals(const Rules& rules, const State& state) {
    AreaSet areas = 0;
    for (const int area : rules.board().arrivals)
        if (is_open(rules, state, area, kRome)) areas |= area_bit(area);
    return areas;
}

int legions_due(const Rules& rules, const State& state) {
    return open_arrivals(rules, state) == 0 ? 0 : available(state.roman_pool, state.turn);
}

// 11.12, 12.11.
int legions_for_sale(const Rules& rules, const State& state) {
    return payable(state.treasury, rules.tables().roman_price, legions_due(rules, state));
}

void buy_legions(const Turn& turn, int sp) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    take_from_pool(state.roman_pool, sp);
    pay(state, kRome, sp * rules.tables().roman_price);
    state.bought = static_cast<std::uint8_t>(sp);
    if (sp > 0) turn.tell<EventKind::Bought>(kRome, sp, state.treasury);
    state.pay.stage = Stage::Over;
    state.step = Step::Next;
}

// 11.32, 12.21, 12.23. READING: R83, R87.
int persian_price(const Rules& rules) {
    return rules.options().cheap_persians ? rules.tables().persian_pay
                                          : rules.tables().persian_price;
}

static void buy_persians(const Turn& turn) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    const int area = rules.board().province(rules.board().persia()).first_area;
    if (!is_open(rules, state, area, kPersians)) return;
    const int sp = payable(state.persian_treasury, persian_price(rules),
                           available(state.persian_pool, state.turn));
    if (sp == 0) return;
    take_from_pool(state.persian_pool, sp);
    pay(state, kPersians, sp * persian_price(rules));
    state.persians_bought = static_cast<std::uint8_t>(sp);
    turn.tell_by<EventKind::Bought>(cite("12.23"), kPersians, sp, state.persian_treasury);
}

AreaSet persian_areas(const State& state) {
    AreaSet areas = 0;
    for (int index = 0; index < state.group_count; ++index)
        if (state.groups[at(index)].force == kPersians)
            areas |= area_bit(state.groups[at(index)].area);
    return areas;
}

// Asks which unpaid legion, or Persian, it is; the only ones there are without asking.
static void next_unpaid(const Turn& turn) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    if (state.pay.legions == 0) {
        state.pay.stage = Stage::RollUnpaid;
        return;
    }
    const AreaSet areas = unpaid_areas(rules, state);
    if (std::has_single_bit(areas)) return draw_unpaid(turn, std::countr_zero(areas));
    state.step = Step::Unpaid;
}

static void next_disbanded(const Turn& turn) {
    State& state = turn.state;
    if (state.pay.persians == 0) {
        buy_persians(turn);
        state.pay.stage = Stage::BuyLegions;
        return;
    }
    const AreaSet areas = persian_areas(state);
    if (std::has_single_bit(areas)) return disband(turn, std::countr_zero(areas));
    state.step = Step::Disband;
}

bool run_treasury(const Turn& turn) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    switch (state.pay.stage) {
        case Stage::Taxes:
            collect_taxes(turn);
            break;
        case Stage::DrawUnpaid:
            next_unpaid(turn);
            break;
        case Stage::RollUnpaid:
            if (state.pay.unpaid_rolled < state.pay.unpaid_count) {
                state.step = Step::UnpaidRoll;
                break;
            }
            state.pay = {.stage = Stage::UnpaidRebel};
            break;
        case Stage::UnpaidRebel:
            if (rebel_unpaid(turn)) break;
            pay_persians(turn);
            state.pay.stage = Stage::PersianPay;
            break;
        case Stage::PersianPay:
            next_disbanded(turn);
            break;
        case Stage::BuyLegions:
            if (legions_for_sale(rules, state) > 0)
                state.step = Step::Buy;
            else
                state.pay.stage = Stage::Over;
            break;
        case Stage::Over:
            return true;
    }
    return false;
}

bool is_pay_sound(const Rules& rules, const State& state) {
    std::array<int, kMaxAreas> drawn{};
    if (state.pay.unpaid_rolled > state.pay.unpaid_count) return false;
    for (int index = state.pay.unpaid_rolled; index < state.pay.unpaid_count; ++index)
        ++drawn[state.pay.unpaid[at(index)]];
    for (int area = 0; area < rules.board().size(); ++area)
        if (drawn[at(area)] + state.rebels_due[at(area)] > state.legions[at(area)]) return false;
    return state.pay.legions + state.pay.unpaid_count <= total_legions(rules, state) &&
           state.pay.persians <= total_persians(state);
}

// 12.12. READING: R88.
void place_legions(const Turn& turn, int sp, int area) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    state.legions[at(area)] = static_cast<std::uint8_t>(state.legions[at(area)] + sp);
    state.bought = static_cast<std::uint8_t>(state.bought - sp);
    turn.tell_by<EventKind::ForcePlaced>(cite("12.12"), kRome, area_id(area), sp, 0);
    call_militia(rules, state, province_of(rules, area), kRome);
    state.step = Step::Next;
}

// 5.71, 12.22.
void roll_persian_area(const Turn& turn, int face) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    const int area = roll_area(turn, rules.board().persia(), face, cite("5.71"));
    if (area < 0) return;
    add_regulars(state, kPersians, area, state.persians_bought);
    turn.tell_by<EventKind::ForcePlaced>(cite("5.71"), kPersians, area_id(area),
                                         state.persians_bought, 0);
    state.persians_bought = 0;
    call_militia(rules, state, rules.board().persia(), kPersians);
    state.step = Step::Next;
}

bool place_replacements(const Turn& turn) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    if (state.bought > 0) {
        const AreaSet open = open_arrivals(rules, state);
        if (std::has_single_bit(open))
            place_legions(turn, state.bought, std::countr_zero(open));
        else
            state.step = Step::Arrive;
        return false;
    }
    if (state.persians_bought == 0) return true;
    if (has_one_area(rules, rules.board().persia()))
        roll_persian_area(turn, 1);
    else
        state.step = Step::PersianArea;
    return false;
}

// 11.21, 11.24. READING: R95.
int bribable(const State& state, Force nation, int area, bool raiders) {
    int sp = 0;
    for (int index = 0; index < state.group_count; ++index) {
        const Group& group = state.groups[at(index)];
        if (group.force == nation && group.area == area && !group.is(Group::kBribed))
            sp += raiders ? group.raiders : group.regulars;
    }
    return sp;
}

// 11.22. READING: R95.
void bribe(const Turn& turn, Stack stack, bool raiders) {
    const Rules& rules = turn.rules;
    State& state = turn.state;
    const auto [nation, area] = stack;
    const int sp = bribable(state, nation, area, raiders);
    pay(state, kRome, sp * rules.tables().bribe);
    turn.tell<EventKind::Bribed>(nation, area_id(area), sp, raiders ? 1 : 0);
    const int groups = state.group_count;
    for (int index = 0; index < groups; ++index) {
        const Group group = state.groups[at(index)];
        const bool is_meant = group.force == nation && group.area == area &&
                              !group.is(Group::kBribed) &&
                              (raiders ? group.raiders : group.regulars) > 0;
        if (!is_meant) continue;
        const bool is_mixed = group.raiders > 0 && group.regulars > 0;
        if (is_mixed && has_room(state, nation))
            split_group(state, index, raiders ? group.regulars : 0, raiders ? 0 : group.raiders);
        state.groups[at(index)].set(Group::kBribed);
    }
    state.step = Step::Next;
}

// 11.21, 11.24. The price of all levies, or all raiders, of a nation in each Area.
// NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): `sp` has those of `areas` only.
struct Prices {
    AreaSet areas = 0;
    std::array<int, kMaxAreas> sp;
};
static Prices prices_of(const State& state, Force nation, bool raiders) {
    Prices prices;
    for (int index = 0; index < state.group_count; ++index) {
        const Group& group = state.groups[at(index)];
        const int sp = raiders ? group.raiders : group.regulars;
        if (group.force != nation || group.is(Group::kBribed) || sp == 0) continue;
        int& here = prices.sp[group.area];
        here = contains(prices.areas, group.area) ? here + sp : sp;
        prices.areas |= area_bit(group.area);
    }
    return prices;
}

bool can_bribe(const Rules& rules, const State& state) {
    // OPTIMIZATION: nobody is cheaper than one point, and most nations are not on the map.
    if (state.treasury < rules.tables().bribe) return false;
    const ForceSet there = forces_of_groups(state);
    for (const Force nation : kNations)
        for (const bool raiders : {false, true}) {
            if (!has_force(there, nation)) break;
            const Prices prices = prices_of(state, nation, raiders);
            bool found = false;
            for_each_bit(prices.areas, [&](int area) {
                found = found || prices.sp[at(area)] * rules.tables().bribe <= state.treasury;
            });
            if (found) return true;
        }
    return false;
}

static bool is_at(const State& state, Stage stage) {
    return state.phase == Phase::Treasury && state.pay.stage == stage;
}

struct Unpaid {
    static Asked prompt(const Rules&, const State&) {
        return {.text = "Which legion goes unpaid?",
                .detail = "{unpaid_legions:legion} more cannot be paid."};
    }
    static bool fits(const State& state) { return is_at(state, Stage::DrawUnpaid); }
    static std::string_view fault(const Rules&, const State& state) {
        return missing_unless(state.pay.legions > 0);
    }

    // 11.13.
    template <class May>
    static void choices(const Rules& rules, const State& state, May& may) {
        may.choose(Verb::Unpaid, "A legion in {area} goes unpaid", rules.board().all_areas)
            .only(unpaid_areas(rules, state), cite("11.13"),
                  "The unpaid legion comes from the largest stack.");
    }

    static void apply(const Turn& turn, Action action) { draw_unpaid(turn, operand_of(action)); }
};

struct UnpaidRoll : Die {
    static Asked prompt(const Rules&, const State&) {
        return {.text = "Does the unpaid legion in {unpaid} rebel?",
                .waiting = kDieFirst,
                .meaning = meaning};
    }
    static std::string meaning(const Rules&, const State&, int face) {
        return face < kStaysLoyal ? "it rebels" : "it stays loyal";
    }
    static bool fits(const State& state) { return is_at(state, Stage::RollUnpaid); }
    static std::string_view fault(const Rules&, const State& state) {
        return missing_unless(state.pay.unpaid_rolled < state.pay.unpaid_count);
    }

    static void apply(const Turn& turn, Action action) { roll_unpaid(turn, face_of(action)); }
};

struct Disband {
    static Asked prompt(const Rules&, const State&) {
        return {.text = "Which Persian is eliminated?",
                .detail = "{unpaid_persians:Persian regular} cannot be paid."};
    }
    static bool fits(const State& state) { return is_at(state, Stage::PersianPay); }
    static std::string_view fault(const Rules&, const State& state) {
        return missing_unless(state.pay.persians > 0);
    }

    // 11.33.
    template <class May>
    static void choices(const Rules& rules, const State& state, May& may) {
        may.choose(Verb::Disband, "Eliminate a Persian in {area}", rules.board().all_areas)
            .only(persian_areas(state), cite("11.33"),
                  "There are no Persian regulars in that Area.");
    }

    static void apply(const Turn& turn, Action action) { disband(turn, operand_of(action)); }
};

struct Buy {
    static Asked prompt(const Rules&, const State&) {
        return {.text = "How many legions do you buy?",
                .detail = "They cost {price} credits each; the treasury has {treasury}."};
    }
    static bool fits(const State& state) { return is_at(state, Stage::BuyLegions); }

    // 11.12, 12.11, 12.13. More than a set of operands holds may be for sale.
    template <class May>
    static void choices(const Rules& rules, const State& state, May& may) {
        constexpr int kHeldBySet = 64;
        const int most = legions_for_sale(rules, state);
        for (int first = 0; first <= (May::kExplains ? kMaxRomans : most); first += kHeldBySet) {
            const auto upto = [&](int last) {
                return last < first ? 0
                                    : ~OperandSet{0} >>
                                          static_cast<unsigned>(std::max(0, first + 63 - last));
            };
            auto&& choice =
                may.choose(Verb::Buy, "Buy {number:legion}", upto(kMaxRomans), 0, first);
            choice.only(upto(most), cite("12.13"), "You can buy {for_sale} at most.");
            if (first == 0) choice.called(0, "Buy no legions");
        }
    }

    static void apply(const Turn& turn, Action action) { buy_legions(turn, operand_of(action)); }
};

struct Arrive {
    static Asked prompt(const Rules&, const State&) {
        return {.text = "Where {bought:does|do} {bought:legion} arrive?"};
    }
    static bool fits(const State& state) { return state.phase == Phase::Replacement; }

    // 12.12. READING: R93.
    template <class May>
    static void choices(const Rules& rules, const State& state, May& may) {
        const AreaSet open = open_arrivals(rules, state);
        const int most = state.bought;
        for (const int count : counts_of<May>(most))
            may.choose(Verb::Place, "Place {count:legion} in {area}", rules.board().all_areas,
                       count)
                .when(count >= 1 && count <= most, cite("12.12"),
                      "You have {bought:legion} to place.")
                .only(all_arrivals(rules), cite("12.12"), "Legions do not arrive in {area}.")
                .only(open, cite("R93"), "Another force owns the Province of {area}.");
    }

    static void apply(const Turn& turn, Action action) {
        place_legions(turn, count_of(action), operand_of(action));
    }
};

struct PersianArea : Die {
    static Asked prompt(const Rules&, const State&) {
        return {.text = "In which Area of {persia} do the replacements arrive?",
                .waiting = kDieFirst,
                .meaning = meaning};
    }
    static std::string meaning(const Rules& rules, const State&, int face) {
        return area_meaning(rules, rules.board().persia(), face);
    }
    static bool fits(const State& state) { return state.phase == Phase::Replacement; }
    static std::string_view fault(const Rules&, const State& state) {
        return missing_unless(state.persians_bought > 0);
    }

    static void apply(const Turn& turn, Action action) { roll_persian_area(turn, face_of(action)); }
};

struct Bribe {
    static Asked prompt(const Rules&, const State&) {
        return {.text = "Whom do you bribe?",
                .detail = "Bribed Barbarians neither move nor attack you in the next turn."};
    }
    static bool fits(const State& state) { return state.phase == Phase::Bribes; }

    // 11.21, 11.23, 11.24. READING: R95.
    template <class May>
    static void choices(const Rules& rules, const State& state, May& may) {
        const ForceSet there = forces_of_groups(state);
        for (const bool raiders : {false, true})
            for (const Force nation : kNations)
                if (May::kExplains || has_force(there, nation))
                    choose_bribes(rules, state, nation, raiders, may);
        may.choose(Verb::End, "No more bribes").by(cite("11.23"));
    }

    static void apply(const Turn& turn, Action action) {
        if (verb_of(action) != Verb::End)
            return bribe(turn, {force_of(count_of(action)), operand_of(action)},
                         is_of_raiders(action));
        turn.state.step = Step::Next;
        end_phase(turn);
    }

  private:
    template <class May>
    static void choose_bribes(const Rules& rules, const State& state, Force nation, bool raiders,
                              May& may) {
        const Prices prices = prices_of(state, nation, raiders);
        if (!May::kExplains && prices.areas == 0) return;
        // The nation and the kind are operands too.
        const int whom = nation | (raiders ? 0x100 : 0);
        auto&& choice =
            raiders
                ? may.choose(Verb::Bribe,
                             "Bribe the raiders of {nation} in {area} ({bribe:credit})",
                             rules.board().all_areas, whom)
                : may.choose(Verb::Bribe, "Bribe the levies of {nation} in {area} ({bribe:credit})",
                             rules.board().all_areas, whom);
        choice.by(cite("11.21"))
            .only(prices.areas, cite("11.24"), "There is no such band to bribe in {area}.")
            .each([&](int area) -> Bar {
                if (prices.sp[at(area)] * rules.tables().bribe <= state.treasury) return {};
                return {cite("11.23"), "They cost {bribe:credit}; the treasury has {treasury}."};
            });
    }
};

constexpr Question kUnpaid = question_of<Unpaid>();
constexpr Question kUnpaidRoll = question_of<UnpaidRoll>();
constexpr Question kDisband = question_of<Disband>();
constexpr Question kBuy = question_of<Buy>();
constexpr Question kArrive = question_of<Arrive>();
constexpr Question kPersianArea = question_of<PersianArea>();
constexpr Question kBribe = question_of<Bribe>();

}  // namespace occasus::invasions
