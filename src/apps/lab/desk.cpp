#include "apps/lab/desk.h"

#include <algorithm>

#include "apps/interruption.h"
#include "apps/statistics.h"

namespace occasus::lab {

namespace {

std::uint64_t unsigned_at(const Value& document, std::string_view name) {
    return static_cast<std::uint64_t>(*document.find(name)->number());
}

}  // namespace

void Standing::add(const ChunkResult& result, std::size_t seat, int winning_score) {
    games += result.games();
    for (std::size_t game = 0; game < result.games(); ++game) {
        const bool won = result.scores[seat][game] >= winning_score;
        if (won) ++wins;
        if (result.rivals_scores.empty()) continue;
        const bool rival_won = result.rivals_scores[seat][game] >= winning_score;
        if (won && !rival_won) ++gained;
        if (!won && rival_won) ++lost;
    }
}

bool StopTest::is_over(const Standing& standing) const {
    if (standing.games >= most) return true;
    if (!exists || standing.games == 0) return false;
    if (width == 0) return is_decided(standing.gained, standing.lost);
    const Measure rate = rate_at_any_time(standing.wins, standing.games);
    return rate.high - rate.low <= 2 * width;
}

StopTest stop_test(const KeptExperiment& experiment) {
    const Value& document = experiment.document;
    StopTest test;
    test.winning_score = static_cast<int>(unsigned_at(document, "winning_score"));
    test.most = unsigned_at(document, "games");
    const Value& stop = *document.find("stop");
    if (stop.is_null()) return test;
    test.exists = true;
    test.most = unsigned_at(stop, "most");
    const Value* width = stop.find("width");
    if (const double* number = std::get_if<double>(&width->content())) test.width = *number;
    const Value::List& seats = *document.find("seats")->items();
    for (std::size_t seat = 0; seat < seats.size(); ++seat)
        if (*seats[seat].find("id") == *stop.find("seat")) test.seat = seat;
    return test;
}

void each_counted(Store& store, const std::string& cell, const StopTest& test,
                  const std::function<void(std::uint64_t, const ChunkResult&)>& tell) {
    Standing standing;
    std::uint64_t end = 0;
    bool over = false;
    store.each_chunk(cell, [&](std::uint64_t first, const ChunkResult& result) {
        if (over || first < end || (test.exists && first > end)) return;
        end = first + result.games();
        standing.add(result, test.seat, test.winning_score);
        over = test.exists && test.is_over(standing);
        tell(first, result);
    });
}

Desk::Desk(const Layout& layout, Store& store, Shard shard, std::uint64_t chunk,
           std::function<void(const Progress&)> tell)
    : layout_(layout),
      store_(store),
      shard_(shard),
      chunk_(chunk),
      tell_(std::move(tell)),
      test_(stop_test(store.experiment())),
      cells_(layout.cells.size()) {
    for (std::size_t cell = 0; cell < cells_.size(); ++cell) {
        CellState& state = cells_[cell];
        store_.each_chunk(layout_.cells[cell].id, [&](std::uint64_t first, ChunkResult result) {
            state.done[first] = result.games();
            take_in(state, first, std::move(result));
        });
        if (state.over) continue;
        std::uint64_t done = 0;
        for (const auto& [first, count] : state.done) done += is_mine(cell, first) ? count : 0;
        const std::uint64_t mine = games_of_shard(cell);
        left_ += mine - std::min(mine, done);
    }
}

// With a stop rule a shard has whole cells, since the rule looks at all games of a cell.
bool Desk::is_mine(std::size_t cell, std::uint64_t first) const {
    const std::uint64_t place = test_.exists ? cell : first / chunk_ + cell;
    return place % shard_.of == shard_.number - 1;
}

std::uint64_t Desk::games_of_shard(std::size_t cell) const {
    std::uint64_t games = 0;
    for (std::uint64_t first = 0; first < test_.most; first += chunk_)
        if (is_mine(cell, first)) games += std::min(chunk_, test_.most - first);
    return games;
}

void Desk::take_in(CellState& state, std::uint64_t first, ChunkResult result) {
    // Without a rule nobody asks what stands after a gap, which another shard may never fill.
    if (!test_.exists && first != state.standing.games) return;
    state.waiting.emplace(first, std::move(result));
    for (auto next = state.waiting.begin();
         next != state.waiting.end() && next->first <= state.standing.games && !state.over;
         next = state.waiting.erase(next)) {
        if (next->first < state.standing.games) continue;  // Has been played in another chunk.
        state.standing.add(next->second, test_.seat, test_.winning_score);
        state.over = test_.is_over(state.standing);
    }
}

std::optional<Task> Desk::next_of(std::size_t cell) {
    CellState& state = cells_[cell];
    while (state.handed_out < test_.most) {
        const std::uint64_t first = state.handed_out;
        if (const auto done = state.done.find(first); done != state.done.end()) {
            state.handed_out += done->second;
            continue;
        }
        std::uint64_t end = std::min((first / chunk_ + 1) * chunk_, test_.most);
        if (const auto later = state.done.upper_bound(first); later != state.done.end())
            end = std::min(end, later->first);
        state.handed_out = end;
        if (is_mine(cell, first)) return Task{cell, first, end - first};
    }
    return std::nullopt;
}

std::optional<Task> Desk::next() {
    const std::lock_guard lock(mutex_);
    while (!stopped_ && !Interruption::came()) {
        // The cell that has got least, so that all can be looked at early.
        std::size_t best = cells_.size();
        for (std::size_t cell = 0; cell < cells_.size(); ++cell) {
            const CellState& state = cells_[cell];
            if (state.over || state.handed_out >= test_.most) continue;
            if (best == cells_.size() || state.handed_out < cells_[best].handed_out) best = cell;
        }
        if (best == cells_.size()) return std::nullopt;
        if (const std::optional<Task> task = next_of(best)) return task;
    }
    return std::nullopt;
}

void Desk::give(const Task& task, ChunkResult result) {
    const std::lock_guard lock(mutex_);
    CellState& state = cells_[task.cell];
    store_.keep(layout_.cells[task.cell].id, task.first, result);
    result.rows.clear();
    state.done[task.first] = result.games();
    const bool was_over = state.over;
    std::uint64_t games = was_over ? 0 : result.games();
    take_in(state, task.first, std::move(result));
    if (state.over && !was_over && test_.exists)
        games += test_.most - std::min(test_.most, state.standing.games);
    tell_({games, task.cell, state.standing});
}

}  // namespace occasus::lab
