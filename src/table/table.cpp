#include "table/table.h"

#include <algorithm>
#include <fmt/format.h>
#include <stdexcept>

#include "games/registry.h"
#include "table/plain_text.h"

namespace occasus::table {
namespace {

constexpr Pace kUndoPace{100, std::chrono::seconds(2)};   // One seat's.
constexpr Pace kGivenPace{50, std::chrono::seconds(10)};  // A host's: each is in the record.
constexpr Pace kNamePace{5, std::chrono::seconds(10)};    // One seat's: everybody gets each.
constexpr int kMostUnattended = 3;  // Stages in a row that ask open seats alone.

Problem problem(ProblemKind kind, std::string text, std::string field = {}) {
    return {kind, std::move(text), {}, std::move(field)};
}

void need_host(Caller caller) {
    if (!caller.host) throw Refused(ProblemKind::NotYours, "Only the host may do this.");
}

SeatGiven given_as(const Sitter& sitter, const Sitter& before) {
    if (sitter.kind == SeatKind::Computer) return SeatGiven::Computer;
    if (sitter.kind == SeatKind::Open) return SeatGiven::Open;
    return sitter.token == before.token ? SeatGiven::Back : SeatGiven::Another;
}

bool is_one_line(std::string_view line) {
    return std::none_of(line.begin(), line.end(),
                        [](char letter) { return static_cast<unsigned char>(letter) < 0x20; });
}

}  // namespace

bool is_all_ones_own(const Seats& seats, const PressSwitches& press,
                     const std::vector<TokenHash>& tokens) {
    return press.joined.empty() && seats.no_one_beside(tokens);
}

Table::Table(TableHead head, std::vector<Sitter> sitters, Match match)
    : head_(std::move(head)), seats_(head_.host, std::move(sitters)), match_(std::move(match)) {
    steps_.follow(match_);
}

Table Table::create(TableHead head, std::vector<Sitter> sitters, Match match,
                    const StageClock& clock, const PressSwitches& press) {
    head.header = match.header_text();
    head.seed = match.seed();
    Table table(std::move(head), std::move(sitters), std::move(match));
    table.press_.switches = press;
    table.settle();
    if (clock != StageClock{}) table.stage_.set_clock(clock, table.change_);
    table.change_.created = table.head_;
    if (press != PressSwitches{}) table.change_.press = table.press_.switches;
    const std::vector<Sitter>& all = table.seats_.all();
    for (std::size_t seat = 0; seat < all.size(); ++seat)
        table.change_.seats.emplace_back(table.game().facts().seats[seat].id, all[seat]);
    return table;
}

Table Table::load(StoredTable stored) {
    Result<Match> match =
        Match::load(find_game, saved_record(stored), stored.head.seed, RecordSource::Store);
    if (!match)
        throw Refused(
            ProblemKind::Unopened,
            fmt::format("This version of Occasus cannot open the table: {}", match.refusal().text));
    const GameFacts& facts = match->game().facts();
    std::vector<Sitter> sitters(facts.seats.size());
    for (auto& [id, sitter] : stored.seats)
        if (const std::optional<Seat> seat = find_seat(facts, id))
            sitters[at(seat_index(*seat))] = std::move(sitter);
    Table table(stored.head, std::move(sitters), std::move(*match));
    table.kept_lines_ = stored.lines.size();
    table.answers_.restore(stored.accepted);
    table.stage_.restore(table.game().facts(), stored, table.step());
    table.press_.switches = std::move(stored.press);
    if (auto& clock = table.press_.switches.players_clock) clock->deadline = stored.clock.deadline;
    table.listing_ = std::move(stored.listing);
    table.press_.restore(std::move(stored.messages));
    // Other rules may have left a die due that nobody would throw.
    if (table.has_new_lines()) table.settle();
    return table;
}

// --- the game ---------------------------------------------------------------------------------

Answer Table::act(Caller caller, const std::string& id, int ply, const std::string& action) {
    return once(caller, id, [&] { return play(caller, ply, action); });
}

Answer Table::undo(Caller caller, const std::string& id, int ply) {
    return once(caller, id, [&] { return step_back(caller, ply); });
}

Answer Table::once(Caller caller, const std::string& id,
                   const std::function<std::optional<Problem>()>& step) {
    const std::string key = GivenAnswers::key(caller, id);
    if (const Answer* known = answers_.find(key)) return *known;
    Answer answer{step(), this->step(), false};
    answers_.remember(key, answer);
    if (answer.problem) return answer;
    change_.accepted.push_back({key, answer.ply});
    answer.changed = true;
    return answer;
}

// The checks of actions and undos alike.
std::optional<Problem> Table::check(Caller caller, int ply) const {
    if (caller == Caller{})
        return problem(ProblemKind::NotYours, "You are watching; only a seat may do this.");
    if (match_.over()) return problem(ProblemKind::Over, "The game is over.");
    if (ply < step())
        return problem(
            ProblemKind::Stale,
            fmt::format(
                "The game has moved on: your move is for ply {}, and the table is at ply {}.", ply,
                step()),
            "ply");
    if (ply > step())
        return problem(ProblemKind::Unreadable,
                       fmt::format("The table is at ply {}; ply {} is not reached.", step(), ply),
                       "ply");
    if (const auto& clock = players_clock(); clock && clock->is_due(now_))
        return problem(ProblemKind::Stale, "The time of a player is up.");
    if (record_is_full())
        return problem(
            ProblemKind::TooLarge,
            fmt::format("The record of this table is full: {} lines.", match_.lines().size()));
    return std::nullopt;
}

// The dice are anyone's; everything else is done by the person in the seat.
std::optional<Problem> Table::play(Caller caller, int ply, const std::string& action) {
    if (auto reason = check(caller, ply)) return reason;
    if (match_.to_move() == Seat::Chance) return play_as(Seat::Chance, action);
    if (auto reason = seats_.why_not_seated(caller)) return reason;
    if (sealed())
        return problem(ProblemKind::NotYourTurn,
                       "Several seats are writing secret orders: send a whole set of orders.");
    return play_as(caller.seat, action);
}

std::optional<Problem> Table::play_as(Seat seat, const std::string& action) {
    if (const auto refusal = match_.act(seat, action)) return problem_of(&game().facts(), *refusal);
    if (!redo_.empty() && redo_.back() == match_.action_at(match_.ply()))
        redo_.pop_back();
    else
        redo_.clear();
    settle();
    return std::nullopt;
}

Answer Table::computer_act(Seat seat, int ply, const std::vector<std::string>& actions) {
    Answer answer;
    if (thinker() != seat || ply != step()) {
        answer.problem = problem(ProblemKind::Stale, "The game has moved on.");
    } else if (sealed()) {
        stage_.write(match_, seat, SealedSet{actions, true, true}, change_);
        settle_stage();
    } else {
        answer.problem = play_as(seat, actions.empty() ? std::string() : actions.front());
    }
    answer.ply = step();
    answer.changed = !answer.problem;
    return answer;
}

std::optional<Problem> Table::step_back(Caller caller, int ply) {
    if (auto reason = check(caller, ply)) return reason;
    if (auto reason = seats_.why_not_seated(caller)) return reason;
    if (sealed() || steps_.opened(step()))
        return problem(ProblemKind::Illegal,
                       "Orders that have been revealed cannot be changed. To change sealed orders, "
                       "write new ones.");
    if (asks_another_person(caller.seat))
        return problem(ProblemKind::Illegal,
                       "Another player is to move and must agree to an undo. Propose it.");
    if (auto reason = why_no_step_back()) return reason;
    if (!undos_[caller.seat].take(kUndoPace, now_))
        return problem(ProblemKind::Busy, "Too many undos. Wait a moment.");
    const std::string undone = match_.ply() > 0 ? match_.action_at(match_.ply()) : std::string();
    if (const auto refusal = match_.undo(caller.seat)) return problem_of(&game().facts(), *refusal);
    steps_.follow(match_);
    redo_.push_back(undone);
    return std::nullopt;
}

// Lets the dice fall that are due, and opens the seed when the game is over.
void Table::settle() {
    if (!dice_typed()) match_.draw_all();
    steps_.follow(match_);
    if (match_.over() && match_.seed() && !match_.seed_revealed()) match_.reveal_seed();
    follow_clock();
    if (const std::string_view broken = game().broken_invariant(match_.state()); !broken.empty())
        throw std::runtime_error(fmt::format("Table {} at ply {}: {}", id(), match_.ply(), broken));
}

Seat Table::thinker() const {
    const auto is_computer = [this](Seat seat) {
        return seats_.of(seat).kind == SeatKind::Computer;
    };
    if (sealed()) {
        for (const Seat seat : asked())
            if (is_computer(seat) && !confirmed(seat)) return seat;
        return Seat::Nobody;
    }
    const Seat seat = match_.to_move();
    return seat_index(seat) >= 0 && is_computer(seat) ? seat : Seat::Nobody;
}

std::optional<Problem> Table::why_not(Caller caller, const std::string& text) const {
    if (sealed()) {
        const std::vector<Seat> seats = asked();
        if (std::find(seats.begin(), seats.end(), caller.seat) == seats.end())
            return problem(ProblemKind::NotYourTurn, "This seat has no orders to give now.");
        const std::vector<WrittenOrder> orders =
            SealedStage::read(match_, caller.seat, {text}).orders;
        if (orders.empty() || !orders.front().refused) return std::nullopt;
        return problem_of(&game().facts(), *orders.front().refused);
    }
    const bool throws_die = match_.to_move() == Seat::Chance && dice_typed();
    const bool is_asked =
        caller.seat != Seat::Nobody && (match_.to_move() == caller.seat || throws_die);
    if (!is_asked && !match_.over())
        return problem(ProblemKind::NotYourTurn, "It is not your turn.");
    const AnyState seen = sight(caller.seat).state();
    const Result<Action> action = game().parse_action(seen, text);
    if (!action) return problem_of(&game().facts(), action.refusal());
    const std::optional<Refusal> reason = game().why_not(seen, *action);
    return reason ? std::optional(problem_of(&game().facts(), *reason)) : std::nullopt;
}

bool Table::record_is_full() const {
    return match_.lines().size() >= kMostLines || match_.log().size() >= kMostEntries;
}

std::optional<Problem> Table::why_no_step_back() const {
    if (match_.lines().size() < kMostLines / 2 && match_.log().size() < kMostEntries / 2)
        return std::nullopt;
    return problem(ProblemKind::TooLarge,
                   "This game has become too long to undo. You can still play it to the end.");
}

bool Table::dice_typed() const {
    return head_.dice_typed || !match_.commitment();
}

std::optional<int> Table::undo_target(Caller caller) const {
    if (match_.ply() == 0 || check(caller, step()) || seats_.why_not_seated(caller) || sealed() ||
        steps_.opened(step()) || asks_another_person(caller.seat) || why_no_step_back() ||
        match_.mover_at(match_.ply()) != caller.seat)
        return std::nullopt;
    const std::optional<int> target = match_.undo_target();
    return target ? std::optional(steps_.step_of(*target)) : std::nullopt;
}

bool Table::asks_another_person(Seat seat) const {
    const Seat asked = match_.to_move();
    return seat_index(asked) >= 0 && asked != seat && seats_.is_human(asked);
}

const std::string* Table::redo(Caller caller) const {
    const bool may = !redo_.empty() && !sealed() && caller.seat == match_.to_move();
    return may ? &redo_.back() : nullptr;
}

std::vector<Struck> Table::struck() const {
    std::vector<Struck> ranges;
    for (const LogEntry& entry : match_.log()) {
        if (!entry.undone) continue;
        if (!ranges.empty() && ranges.back().second == entry.n - 1)
            ranges.back().second = entry.n;
        else
            ranges.emplace_back(entry.n, entry.n);
    }
    return ranges;
}

std::optional<Problem> Table::secret_record(const std::vector<TokenHash>& tokens) const {
    if (match_.over() || is_all_ones_own(seats_, press_.switches, tokens)) return std::nullopt;
    // Opened orders may hold votes and other things that were for nobody else.
    const bool some_unheard =
        sight(Seat::Nobody).heard_of(match_.log().size()) < static_cast<int>(match_.log().size());
    const AnyState seen = game().observe(match_.state(), Seat::Nobody);
    if (!sealed() && !steps_.any_opened() && !some_unheard && game().same(seen, match_.state()))
        return std::nullopt;
    return problem(
        ProblemKind::Illegal,
        "This game still has secrets, so its record is available at the end. Until then you can "
        "save it only if you have played every human seat from the beginning.");
}

Change Table::take_change() {
    settle_listing();
    Change change = std::exchange(change_, {});
    change.table = head_.id;
    change.first_line = kept_lines_;
    const auto& lines = match_.lines();
    change.lines.assign(lines.begin() + static_cast<std::ptrdiff_t>(kept_lines_), lines.end());
    if (!change.lines.empty()) change.position = match_.position_line();
    kept_lines_ = lines.size();
    return change;
}

// --- seats ------------------------------------------------------------------------------------

Seat Table::seat_called(std::string_view id) const {
    const std::optional<Seat> seat = find_seat(game().facts(), id);
    if (!seat || seat_index(*seat) < 0)
        throw Refused(ProblemKind::Unknown, fmt::format("There is no seat “{}” here.", id), "seat");
    return *seat;
}

std::string Table::change_seat(Caller caller, Seat seat, SeatKind kind, const std::string& player,
                               bool is_listed) {
    if (is_listed) need_host(caller);
    const Sitter before = seats_.of(seat);
    Seating seating =
        seats_.changed(game().facts(), caller, seat, {kind, player, {}, {}},
                       is_open(game()) || match_.over() ? std::nullopt : std::optional(now_));
    const bool is_by_host = before.token && caller.seat != seat && seats_.all().size() > 1;
    if (is_by_host && !match_.over()) {
        if (record_is_full() || !given_seats_.take(kGivenPace, now_))
            throw Refused(ProblemKind::Busy, "Too many changes of seats. Wait a moment.");
        match_.note_seat(seat, given_as(seating.sitter, before));
    }
    sit(seat, std::move(seating.sitter));
    if (is_listed) {
        press_.switches.listed = now_;
        change_.press = press_.switches;
    }
    return std::move(seating.token);
}

Table::Taken Table::take_seat(Seat seat) {
    std::vector<Seat> open;
    for (int place = 0; place < static_cast<int>(seats_.all().size()); ++place)
        if (seats_.of(seat_at(place)).kind == SeatKind::Open) open.push_back(seat_at(place));
    if (press_.switches.by_lot && !open.empty()) seat = open[draw_lot(open.size())];
    Seating seating = seats_.taken(seat);
    sit(seat, std::move(seating.sitter));
    return {seat, std::move(seating.token)};
}

// A table leaves the list when it has no seat that is free.
void Table::settle_listing() {
    std::optional<Moment>& listed = press_.switches.listed;
    const bool has_room = std::ranges::any_of(
        seats_.all(), [](const Sitter& sitter) { return sitter.kind == SeatKind::Open; });
    if (listed && (match_.over() || !has_room)) {
        listed.reset();
        change_.press = press_.switches;
    }
    Listing listing = listed ? listing_of(*this, *listed) : Listing{};
    if (listing == listing_) return;
    listing_ = std::move(listing);
    change_.listing = listing_;
}

void Table::offer_rematch(Caller caller) {
    if (caller == Caller{})
        throw Refused(ProblemKind::NotYours, "Only players and the host may offer a rematch.");
    if (!match_.over())
        throw Refused(ProblemKind::Illegal, "You can offer a rematch when the game is over.");
    if (has_rematch()) return;
    answers_.remember(kRematchKey, {std::nullopt, step(), false});
    change_.accepted.push_back({kRematchKey, step()});
}

// A person who comes to a seat with a new token sees nothing that another wrote there in secret.
void Table::sit(Seat seat, Sitter sitter) {
    const Sitter& before = seats_.of(seat);
    const std::string id(seat_id(game().facts(), seat));
    const bool same_person = sitter.kind == before.kind && sitter.token == before.token;
    if (!same_person) {
        stage_.drop(match_, seat, change_);
        // Another person has proposed nothing and agreed to nothing.
        if (!press_.switches.proposals.empty() || press_.switches.has_advice) {
            press_.switches.proposals.clear();
            press_.switches.has_advice = false;
            change_.press = press_.switches;
        }
    }
    if (sitter.token != before.token) {
        press_.switches.joined[id] = static_cast<int>(press_.messages().size());
        change_.press = press_.switches;
    }
    const bool was_gathered = is_gathered();
    put(seat, std::move(sitter));
    settle_stage();
    if (!was_gathered && is_gathered()) start_clock();
}

void Table::put(Seat seat, Sitter sitter) {
    seats_.put(seat, std::move(sitter));
    change_.seats.emplace_back(std::string(seat_id(game().facts(), seat)), seats_.of(seat));
}

Answer Table::call(Caller caller, const std::string& id, const std::string& name) {
    return once(caller, id, [&]() -> std::optional<Problem> {
        if (auto reason = seats_.why_not_seated(caller)) return reason;
        Result<std::string> written = person_name(name);
        if (!written) return problem_of(&game().facts(), written.refusal());
        if (!names_[caller.seat].take(kNamePace, now_))
            return problem(ProblemKind::Busy, "Too many changes of names. Wait a moment.");
        Sitter sitter = seats_.of(caller.seat);
        sitter.person.name = std::move(*written);
        put(caller.seat, std::move(sitter));
        return std::nullopt;
    });
}

Answer Table::add_number(Caller caller, const std::string& id, const Digest& number) {
    return once(caller, id, [&]() -> std::optional<Problem> {
        if (auto reason = check(caller, this->step())) return reason;
        if (auto reason = seats_.why_not_seated(caller)) return reason;
        if (dice_typed())
            return problem(ProblemKind::Illegal,
                           "This table uses real dice, so no random number can be added.");
        if (const auto refusal = match_.why_no_number(caller.seat))
            return problem_of(&game().facts(), *refusal);
        match_.add_number(caller.seat, number);
        return std::nullopt;
    });
}

void Table::note_presence(Seat seat, bool is_there) {
    const bool was_gathered = is_gathered();
    Sitter sitter = seats_.of(seat);
    sitter.person.has_come = true;
    sitter.person.left = is_there ? std::nullopt : std::optional(now_);
    if (sitter.person != seats_.of(seat).person) put(seat, std::move(sitter));
    if (!was_gathered && is_gathered()) start_clock();
    follow_clock();
}

void Table::begin_absences() {
    for (std::size_t seat = 0; seat < seats_.all().size(); ++seat) {
        const Person& person = seats_.all()[seat].person;
        if (person.has_come && !person.left) note_presence(seat_at(static_cast<int>(seat)), false);
    }
}

// --- sealed stages ----------------------------------------------------------------------------

Answer Table::write_orders(Caller caller, const std::string& id, int ply,
                           const std::vector<std::string>& lines, bool confirm) {
    return once(caller, id, [&]() -> std::optional<Problem> {
        if (auto reason = check_sealed(caller, ply)) return reason;
        if (!std::all_of(lines.begin(), lines.end(), is_one_line))
            return problem(ProblemKind::Unreadable, "Each order is one line of plain text.",
                           "orders");
        SealedSet set{lines, confirm, false};
        std::erase(set.lines, "");
        stage_.write(match_, caller.seat, std::move(set), change_);
        settle_stage();
        return std::nullopt;
    });
}

Answer Table::confirm(Caller caller, const std::string& id, int ply) {
    return confirm_as(caller, id, ply, true);
}

Answer Table::unconfirm(Caller caller, const std::string& id, int ply) {
    return confirm_as(caller, id, ply, false);
}

Answer Table::confirm_as(Caller caller, const std::string& id, int ply, bool is_confirmed) {
    return once(caller, id, [&]() -> std::optional<Problem> {
        if (auto reason = check_sealed(caller, ply)) return reason;
        stage_.confirm(match_, caller.seat, is_confirmed, change_);
        settle_stage();
        return std::nullopt;
    });
}

std::optional<Problem> Table::check_sealed(Caller caller, int ply) const {
    if (auto reason = check(caller, ply)) return reason;
    if (auto reason = seats_.why_not_seated(caller)) return reason;
    return stage_.why_not(match_, caller.seat, now_);
}

// A seat that is open is not waited for. Where no others are asked the game goes on automatically,
// but not for ever.
void Table::settle_stage() {
    const std::vector<Sitter>& all = seats_.all();
    const bool anyone = std::any_of(
        all.begin(), all.end(), [](const Sitter& sitter) { return sitter.kind != SeatKind::Open; });
    for (int unattended = 0; sealed();) {
        const bool goes_on = attended() ? complete() : anyone && unattended++ < kMostUnattended;
        if (!goes_on) break;
        open_sets();
    }
    if (press_.switches.players_clock)
        follow_clock();
    else
        stage_.keep_time(match_, step(), now_, change_);
    // One may have waited for a power that has nothing to order any more.
    if (!press_.switches.proposals.empty()) settle_proposals(proposals());
}

bool Table::attended() const {
    const std::vector<Seat> seats = asked();
    return std::any_of(seats.begin(), seats.end(),
                       [this](Seat seat) { return seats_.of(seat).kind != SeatKind::Open; });
}

bool Table::complete() const {
    const std::vector<Seat> seats = asked();
    return std::all_of(seats.begin(), seats.end(), [this](Seat seat) {
        return seats_.of(seat).kind == SeatKind::Open || confirmed(seat);
    });
}

void Table::open_sets() {
    redo_.clear();
    // The game has begun without those who could have come.
    if (!steps_.any_opened()) {
        start_clock();
        if (press_.switches.listed) {
            press_.switches.listed.reset();
            change_.press = press_.switches;
        }
    }
    SealedStage::Answers answers = stage_.open(match_, change_);
    add_votes(answers);
    for (const auto& [seat, actions] : answers)
        for (const std::string& action : actions)
            if (const auto refusal = match_.act(seat, action))
                throw std::runtime_error(fmt::format("Sealed orders of {}, “{}”: {}",
                                                     seat_id(game().facts(), seat), action,
                                                     refusal->text));
    settle();
    if (steps_.ply_after(step()) != match_.ply())
        throw std::runtime_error("The sealed orders do not cover everything.");
}

// --- press ------------------------------------------------------------------------------------

PressReader Table::press_reader(const Reader& reader) const {
    PressReader press{{}, reader.caller.host, match_.over()};
    for (const Seat seat : reader.held) press.seats.emplace_back(seat_id(game().facts(), seat));
    return press;
}

Answer Table::say(Caller caller, const std::string& id, const std::vector<std::string>& to,
                  const std::string& text) {
    return once(caller, id, [&]() -> std::optional<Problem> {
        if (caller == Caller{})
            return problem(ProblemKind::NotYours, "You are watching; only a seat may write.");
        PressMessage message;
        message.text = text;
        for (const std::string& seat : to) {
            if (seat_called(seat) == caller.seat)
                return problem(ProblemKind::Illegal, "You cannot write to your own seat.", "to");
            if (std::find(message.to.begin(), message.to.end(), seat) == message.to.end())
                message.to.push_back(seat);
        }
        if (caller.seat != Seat::Nobody) {
            if (auto reason = seats_.why_not_seated(caller)) return reason;
            message.from = seat_id(game().facts(), caller.seat);
        } else if (!to.empty()) {
            return problem(ProblemKind::Illegal, "The host can write only to everyone.", "to");
        }
        return write_message(std::move(message));
    });
}

std::optional<Problem> Table::write_message(PressMessage message) {
    const PressMoment moment{now_, game().turn_title(match_.state()),
                             SealedStage::is_movement(match_), match_.over()};
    if (auto reason = press_.write(std::move(message), moment)) return reason;
    keep_message(press_.messages().size() - 1);
    return std::nullopt;
}

void Table::keep_message(std::size_t place) {
    change_.messages.emplace_back(place, press_.messages()[place]);
}

void Table::set_press(Caller caller, PressSwitches switches) {
    need_host(caller);
    for (const std::string& seat : switches.muted) seat_called(seat);
    press_.switches = std::move(switches);
    change_.press = press_.switches;
}

std::size_t Table::remove_message(Caller caller, const std::string& ref) {
    need_host(caller);
    const std::optional<std::size_t> place = press_.find(ref);
    if (!place) throw Refused(ProblemKind::Unknown, "There is no such message.", "message");
    press_.remove(*place);
    keep_message(*place);
    return *place;
}

}  // namespace occasus::table
