#include "tables.h"

#include <atomic>
#include <stdexcept>
#include <utility>

#include "games/registry.h"
#include "record/dice_stream.h"
#include "record/json.h"
#include "table/change_document.h"

namespace occasus::table::testing {

Match new_match(std::optional<std::uint64_t> seed) {
    MatchSetup setup;
    setup.dice_typed = !seed;
    if (seed) setup.seed = seed_from_number(*seed);
    Result<Match> match = Match::start(*find_game("rome_must_fall"), setup);
    if (!match) throw std::runtime_error(match.refusal().text);
    return std::move(*match);
}

Table new_table(std::uint64_t seed, std::chrono::milliseconds delay) {
    TableHead head;
    head.id = "table-" + std::to_string(seed);
    head.host = hash_token(kHostToken);
    head.delay = delay;
    return Table::create(head, {{SeatKind::Human, {}, hash_token(kSeatToken)}}, new_match(seed));
}

Table new_table_of(Match match, bool dice_typed) {
    TableHead head;
    head.id = "table-of-a-match";
    head.host = hash_token(kHostToken);
    head.dice_typed = dice_typed;
    return Table::create(head, {{SeatKind::Human, {}, hash_token(kSeatToken)}}, std::move(match));
}

AtOnce& at_once() {
    static AtOnce jobs;
    return jobs;
}

House house_of(Store& store, Jobs& thinkers, std::function<Moment()> now, Jobs& clerks) {
    const Report report = [](std::string_view) {};
    return {store, std::make_shared<ThinkersHere>(thinkers, nullptr, report), clerks,
            std::move(now), report};
}

// By way of the text that a store may keep instead.
void keep(StoredTable& stored, const Change& change) {
    const Change read = read_change(*parse_json(to_json(change_document(change))));
    std::optional<StoredTable> kept;
    if (!read.created) kept = std::move(stored);
    if (!joins_on(kept, read)) throw std::runtime_error("the change does not join on");
    make_change(kept, read);
    stored = std::move(*kept);
}

std::string random_action(const Match& match, Rng& rng) {
    return match.game().action_text(match.state(), match.game().random_action(match.state(), rng));
}

std::string new_id() {
    static std::atomic<int> last{0};
    return "id-" + std::to_string(++last);
}

void play_to_the_end(Table& table, std::uint64_t seed) {
    Rng rng(seed);
    while (!table.match().over()) {
        const int ply = table.match().ply();
        const Answer answer = table.act(kPlayer, new_id(), ply, random_action(table.match(), rng));
        if (answer.problem) throw std::runtime_error(answer.problem->text);
    }
}

}  // namespace occasus::table::testing
