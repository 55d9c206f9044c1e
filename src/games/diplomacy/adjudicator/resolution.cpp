#include "games/diplomacy/adjudicator/resolution.h"

#include <algorithm>
#include <bit>

#include "games/diplomacy/adjudicator/convoys.h"

namespace occasus::diplomacy {

namespace {

Strength operator+(Strength a, Strength b) {
    return {a.least + b.least, a.most + b.most};
}

// Either of two, not yet known which.
Strength either(Strength a, Strength b) {
    return {std::min(a.least, b.least), std::max(a.most, b.most)};
}

constexpr Strength kOne = {1, 1};
constexpr Strength kNone = {0, 0};

}  // namespace

Resolution::Resolution(const Law& law, const Units& units, const Matching& matching)
    : law_(law), board_(law.board), units_(units), m_(matching) {
    standing_.open = matching.moves | matching.supports | matching.convoys;
    standing_.possible_supports = matching.supports_of;
}

Status Resolution::read(int unit) const {
    const Status status = status_of(unit);
    if (status == Status::Open) read_.insert(unit);
    return status;
}

void Resolution::decide(int unit, Status status) {
    const bool succeeds = status == Status::Succeeds;
    standing_.open.erase(unit);
    if (succeeds) standing_.succeeded.insert(unit);
    if (m_.supports.contains(unit)) {
        const std::uint8_t of = m_.order_of(unit).of();
        if (succeeds)
            ++standing_.sure_supports[of];
        else
            --standing_.possible_supports[of];
    } else if (m_.convoys.contains(unit)) {
        (succeeds ? standing_.safe_convoys : standing_.lost_convoys) |= sea_bit(board_, unit);
    }
}

// --- SD-9, SD-10 ---------------------------------------------------------------------------------

Answer Resolution::path(int move) const {
    return m_.route_of(move) == Route::Sea ? sea_path(move, 0) : Answer::Yes;
}

Answer Resolution::comes_by_sea(int move) const {
    if (m_.route_of(move) == Route::Land) return Answer::No;
    return m_.route_of(move) == Route::Sea ? Answer::Yes : sea_path(move, 0);
}

// READING: R43. By the 1971 edition every fleet of every route must last, otherwise those of one.
Answer Resolution::sea_path(int move, SeaSet without) const {
    const int to = m_.target_of(move);
    if (law_.readings.route_loss == RouteLoss::OneIsEnough) {
        const SeaSet fleets = on_tight_chains(board_, m_.convoyers_of(move), move, to);
        if (fleets == 0 || (fleets & (standing_.lost_convoys | without)) != 0) return Answer::No;
        if ((fleets & ~standing_.safe_convoys) == 0) return Answer::Yes;
        read_convoys(fleets);
        return Answer::Maybe;
    }
    const SeaSet fleets = m_.convoyers_of(move) & ~without;
    if (has_chain(board_, fleets & standing_.safe_convoys, move, to)) return Answer::Yes;
    const SeaSet hopeful = fleets & ~standing_.lost_convoys;
    if (!has_chain(board_, hopeful, move, to)) return Answer::No;
    read_convoys(on_tight_chains(board_, hopeful, move, to));
    return Answer::Maybe;
}

void Resolution::read_convoys(SeaSet fleets) const {
    for (SeaSet rest = fleets; rest != 0; rest &= rest - 1)
        read(board_.sea_province[at(std::countr_zero(rest))]);
}

// Whether two units meet that go to each other's provinces.
Answer Resolution::meets_head_on_land(int move) const {
    const int opponent = m_.target_of(move);
    const Answer one = comes_by_sea(move);
    const Answer other = comes_by_sea(opponent);
    if (one == Answer::Yes || other == Answer::Yes) return Answer::No;
    return one == Answer::No && other == Answer::No ? Answer::Yes : Answer::Maybe;
}

// --- SD-11 ---------------------------------------------------------------------------------------

Strength Resolution::supports(int unit) const {
    const Strength strength = {standing_.sure_supports[at(unit)],
                               standing_.possible_supports[at(unit)]};
    if (strength.least != strength.most)
        for (int support = m_.first_support[at(unit)]; support != kNowhere;
             support = m_.next_support[at(support)])
            read(support);
    return strength;
}

Strength Resolution::supports_but_of(int unit, int power) const {
    Strength sum;
    for (int support = m_.first_support[at(unit)]; support != kNowhere;
         support = m_.next_support[at(support)]) {
        if (units_.in(support).power == power) continue;
        const Status status = read(support);
        sum.least += status == Status::Succeeds ? 1 : 0;
        sum.most += status == Status::Fails ? 0 : 1;
    }
    return sum;
}

// FR-9. READING: R13. A converting unit has only the strength of its supports.
Strength Resolution::hold(int province) const {
    if (!units_.has(province)) return kNone;
    if (m_.converts.contains(province)) return supports(province);
    if (!m_.moves.contains(province)) return kOne + supports(province);
    switch (read(province)) {
        case Status::Succeeds:
            return kNone;
        case Status::Fails:
            return kOne;
        case Status::Open:
            break;
    }
    return {0, 1};
}

// READING: R17. A power neither dislodges its own unit nor helps to.
Strength Resolution::attack_if_it_stays(int move, int occupant) const {
    const int power = units_.in(occupant).power;
    if (power == units_.in(move).power) return kNone;
    return kOne + supports_but_of(move, power);
}

Strength Resolution::attack(int move) const {
    return attack(move, meets_head_on(move));
}

Strength Resolution::attack(int move, Answer head_on) const {
    const Answer arrives = path(move);
    if (arrives == Answer::No) return kNone;
    const int to = m_.target_of(move);
    Strength strength;
    if (!units_.has(to)) {
        strength = kOne + supports(move);
    } else if (!m_.moves.contains(to)) {
        strength = attack_if_it_stays(move, to);
    } else {
        const Status leaves = head_on == Answer::Yes ? Status::Fails : read(to);
        if (leaves == Status::Fails) {
            strength = attack_if_it_stays(move, to);
        } else {
            strength = kOne + supports(move);
            if (leaves == Status::Open || head_on == Answer::Maybe)
                strength = either(strength, attack_if_it_stays(move, to));
        }
    }
    if (arrives == Answer::Maybe) strength.least = 0;
    return strength;
}

Strength Resolution::defend(int move) const {
    return kOne + supports(move);
}

Strength Resolution::prevent(int move) const {
    const Answer arrives = path(move);
    if (arrives == Answer::No) return kNone;
    Strength strength = kOne + supports(move);
    if (arrives == Answer::Maybe) strength.least = 0;
    const Answer head_on = meets_head_on(move);
    if (head_on == Answer::No) return strength;
    const Status opponent = read(m_.target_of(move));
    if (opponent == Status::Succeeds && head_on == Answer::Yes) return kNone;
    if (opponent != Status::Fails) strength.least = 0;
    return strength;
}

// --- SD-12 ---------------------------------------------------------------------------------------

// READING: R15, R18, R19. An attacker that is dislodged elsewhere attacks, cuts and prevents.
Status Resolution::decide_move(int move) const {
    const int to = m_.target_of(move);
    const Answer head_on = meets_head_on(move);
    const Strength power = attack(move, head_on);
    Strength resistance = head_on == Answer::Yes ? defend(to) : hold(to);
    if (head_on == Answer::Maybe) resistance = either(resistance, defend(to));
    if (power.most <= resistance.least) return Status::Fails;
    bool is_sure = power.least > resistance.most;
    for (int rival = m_.first_attack[at(to)]; rival != kNowhere;
         rival = m_.next_attack[at(rival)]) {
        if (rival == move) continue;
        const Strength prevention = prevent(rival);
        if (power.most <= prevention.least) return Status::Fails;
        is_sure = is_sure && power.least > prevention.most;
    }
    return is_sure ? Status::Succeeds : Status::Open;
}

// The sea in which what a support is for takes place.
bool Resolution::takes_place_at_sea(int support, int& sea) const {
    const Obeyed& order = m_.order_of(support);
    sea = order.kind() == OrderKind::SupportMove ? m_.aim_of(support) : order.of();
    return board_.is_sea(sea);
}

// The path of a move as far as it lets it cut that support; some editions protect supports.
Answer Resolution::cutting_path(int move, int support) const {
    const SafeSupport safe = law_.readings.safe_support;
    int sea = 0;
    if (safe == SafeSupport::None || comes_by_sea(move) == Answer::No ||
        !takes_place_at_sea(support, sea))
        return path(move);
    if (safe == SafeSupport::AmongConvoys)
        return (m_.convoying & sea_bit(board_, sea)) != 0 ? Answer::No : path(move);
    const bool is_against_it = m_.order_of(support).kind() == OrderKind::SupportMove &&
                               (m_.convoyers_of(move) & sea_bit(board_, sea)) != 0;
    return is_against_it ? sea_path(move, sea_bit(board_, sea)) : path(move);
}

Answer Resolution::cuts(int move, int support) const {
    if (units_.in(move).power == units_.in(support).power) return Answer::No;
    if (m_.aim_of(support) != move) return cutting_path(move, support);
    // From where the support is aimed at, only driving the supporter out counts.
    const Status status = read(move);
    if (status == Status::Open) return Answer::Maybe;
    return status == Status::Succeeds ? Answer::Yes : Answer::No;
}

Status Resolution::decide_support(int support) const {
    Status status = Status::Succeeds;
    for (int move = m_.first_attack[at(support)]; move != kNowhere;
         move = m_.next_attack[at(move)]) {
        const Answer cut = cuts(move, support);
        if (cut == Answer::Yes) return Status::Fails;
        if (cut == Answer::Maybe) status = Status::Open;
    }
    return status;
}

Status Resolution::decide_convoy(int fleet) const {
    Status status = Status::Succeeds;
    for (int move = m_.first_attack[at(fleet)]; move != kNowhere; move = m_.next_attack[at(move)]) {
        const Status attack = read(move);
        if (attack == Status::Succeeds) return Status::Fails;
        if (attack == Status::Open) status = Status::Open;
    }
    return status;
}

Status Resolution::decision(int unit) const {
    if (m_.moves.contains(unit)) return decide_move(unit);
    return m_.supports.contains(unit) ? decide_support(unit) : decide_convoy(unit);
}

// --- SD-13 ---------------------------------------------------------------------------------------

void Resolution::settle_one(int unit) {
    const Status status = decision(unit);
    if (status != Status::Open) decide(unit, status);
}

// Decides what can be decided of these orders, until nothing changes.
void Resolution::settle(const PlaceSet& which) {
    for (PlaceSet open = standing_.open & which; !open.empty();) {
        for (const int unit : open) settle_one(unit);
        const PlaceSet left = standing_.open & which;
        if (left == open) return;
        open = left;
    }
}

// SD-12. Nothing cuts a support, or dislodges a fleet, where nobody moves to.
void Resolution::settle_unattacked() {
    const PlaceSet safe = (m_.supports | m_.convoys) - m_.attacked;
    standing_.open -= safe;
    standing_.succeeded |= safe;
    standing_.sure_supports = m_.unattacked_supports_of;
    for (const int fleet : m_.convoys& safe) standing_.safe_convoys |= sea_bit(board_, fleet);
}

// A unit that follows another waits for it: the head of each column comes first.
void Resolution::settle_columns() {
    std::array<std::uint8_t, kMaxProvinces> column{};
    PlaceSet waiting = m_.moves;
    for (const int last : m_.moves) {
        std::size_t length = 0;
        for (int unit = last; waiting.contains(unit); unit = m_.target_of(unit)) {
            waiting.erase(unit);
            column[length++] = static_cast<std::uint8_t>(unit);
        }
        while (length > 0) settle_one(column[--length]);
    }
}

// A smallest set of open orders that wait only on each other.
PlaceSet Resolution::knot() const {
    std::array<PlaceSet, kMaxProvinces> waits;
    const auto of = [](int unit) { return at(unit); };
    for (const int unit : standing_.open) {
        read_ = {};
        decision(unit);
        waits[of(unit)] = read_;
    }
    for (bool changed = true; changed;) {
        changed = false;
        for (const int unit : standing_.open) {
            PlaceSet all = waits[of(unit)];
            for (const int other : waits[of(unit)]) all |= waits[of(other)];
            changed = changed || !(all == waits[of(unit)]);
            waits[of(unit)] = all;
        }
    }
    PlaceSet smallest = standing_.open;
    for (const int unit : standing_.open)
        if (waits[of(unit)].size() < smallest.size()) smallest = waits[of(unit)];
    return smallest;
}

bool Resolution::is_consistent(const PlaceSet& tied) const {
    for (const int unit : tied) {
        const Status status = decision(unit);
        if (status != Status::Open && status != status_of(unit)) return false;
    }
    return true;
}

// SD-2. How many consistent answers a knot has, counted up to two; `first` gets the first found,
// tried with moves that succeed.
int Resolution::answers(const PlaceSet& tied, Standing& first) {
    settle(tied);
    if (!is_consistent(tied - standing_.open)) return 0;
    const PlaceSet open = tied & standing_.open;
    if (open.empty()) {
        first = standing_;
        return 1;
    }
    const PlaceSet moves = open & m_.moves;
    const int guessed = moves.empty() ? open.front() : moves.front();
    const Standing before = standing_;
    int count = 0;
    for (const Status status : {Status::Succeeds, Status::Fails}) {
        Standing answer;
        decide(guessed, status);
        const int more = answers(tied, answer);
        if (count == 0 && more > 0) first = answer;
        count += more;
        standing_ = before;
        if (count > 1) break;
    }
    return count;
}

void Resolution::cut_knot() {
    const PlaceSet tied = knot();
    const PlaceSet convoys = tied & m_.convoys;
    Standing answer;
    const int count = answers(tied, answer);
    if (count == 1 || (count > 1 && convoys.empty())) {
        standing_ = answer;
        return;
    }
    // A knot without convoys always has an answer; the ring of moves was found first.
    paradox_ |= convoys;
    for (const int fleet : convoys.empty() ? tied : convoys) decide(fleet, Status::Fails);
}

std::uint8_t Resolution::comer(int province) const {
    std::uint8_t move = m_.first_attack[at(province)];
    while (!succeeds(move)) move = m_.next_attack[move];
    return move;
}

void Resolution::resolve() {
    settle_unattacked();
    settle(standing_.open - m_.moves);
    settle_columns();
    settle(standing_.open);
    while (!standing_.open.empty()) {
        cut_knot();
        settle(standing_.open);
    }
}

}  // namespace occasus::diplomacy
