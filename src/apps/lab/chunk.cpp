#include "apps/lab/chunk.h"

#include <ctime>

#include "core/list_of.h"

#include "record/json.h"

namespace occasus::lab {

namespace {

// This thread's processor time in seconds, less on a busy machine than the time that passes.
double processor_seconds() {
    timespec now{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) / 1e9;
}

Value lists_of(const std::vector<std::vector<int>>& lists) {
    return list_of(lists, [](const std::vector<int>& numbers) { return list_of(numbers); });
}

bool read_list(const Value* list, std::vector<int>& numbers) {
    if (list == nullptr || list->items() == nullptr) return false;
    for (const Value& item : *list->items()) {
        if (item.number() == nullptr) return false;
        numbers.push_back(static_cast<int>(*item.number()));
    }
    return true;
}

bool read_lists(const Value* list, std::size_t games, std::vector<std::vector<int>>& lists) {
    if (list == nullptr || list->items() == nullptr) return false;
    for (const Value& item : *list->items())
        if (!read_list(&item, lists.emplace_back()) || lists.back().size() != games) return false;
    return true;
}

void add_scores(const cli::Played& played, std::vector<std::vector<int>>& scores) {
    scores.resize(played.scores.size());
    for (std::size_t seat = 0; seat < scores.size(); ++seat)
        scores[seat].push_back(played.scores[seat]);
}

}  // namespace

ChunkResult play_chunk(const Cell& cell, std::uint64_t first, std::uint64_t count) {
    const double begun = processor_seconds();
    const bool records = !cell.at_end.empty() || !cell.each_turn.empty();
    cli::Simulator simulator(*cell.game, cell.plan);
    Recorder recorder(*cell.game, cell.at_end, cell.each_turn);
    ChunkResult result;
    for (std::uint64_t game = first; game < first + count; ++game) {
        const cli::Played played = simulator.play(game, records ? &recorder : nullptr);
        result.turns.push_back(played.turn);
        add_scores(played, result.scores);
        if (records) result.rows.push_back(to_json(recorder.row()));
        if (!cell.plan.rivals.empty())
            add_scores(simulator.play_rivals(game), result.rivals_scores);
    }
    result.seconds = processor_seconds() - begun;
    return result;
}

std::string scores_text(const ChunkResult& result) {
    return to_json(Value::fields()
                       .set("turns", list_of(result.turns))
                       .set("scores", lists_of(result.scores))
                       .set("rivals", lists_of(result.rivals_scores)));
}

Result<ChunkResult> read_scores(std::string_view text) {
    const Result<Value> document = parse_json(text);
    if (!document) return document.refusal();
    ChunkResult result;
    if (!read_list(document->find("turns"), result.turns) ||
        !read_lists(document->find("scores"), result.games(), result.scores) ||
        !read_lists(document->find("rivals"), result.games(), result.rivals_scores))
        return unreadable("These are not results of games.");
    return result;
}

}  // namespace occasus::lab
