#include "table/book_examples.h"

#include <algorithm>

#include "record/action_script.h"
#include "record/case_file.h"
#include "table/book_examples.gen.h"

namespace occasus::table {

namespace {

// An order in parts, for drawing; null in a stage that is not sealed.
Value parts_of(const Match& match, const std::string& action) {
    const Seat seat = match.to_move();
    const std::vector<Seat> sealed = match.game().sealed_seats(match.state());
    if (std::find(sealed.begin(), sealed.end(), seat) == sealed.end()) return {};
    return match.game().read_orders(match.state(), seat, {action}).orders.front().parts;
}

// Plays a case on its board; the match is left as the last action leaves it.
std::optional<Refusal> play_case(const CaseFile& file, Match& match, Value& actions) {
    for (const CaseStep& step : file.script) {
        if (step.refused) continue;  // It changes nothing.
        Value told = Value::fields()
                         .set("seat", seat_id(match.game().facts(), match.to_move()))
                         .set("action", step.action)
                         .set("parts", parts_of(match, step.action));
        ActionScript script(match, {}, std::nullopt);
        if (auto refusal = script.take(step.action)) return refusal;
        actions.push(std::move(told));
    }
    return std::nullopt;
}

// The place of a board in the list, at the end of which it is put when it is not there.
std::int64_t place_of(Value board, std::vector<Value>& boards) {
    const auto found = std::find(boards.begin(), boards.end(), board);
    const auto place = found - boards.begin();
    if (found == boards.end()) boards.push_back(std::move(board));
    return place;
}

}  // namespace

Result<Value> examples_document(const GameKind& kind) {
    std::vector<Value> boards;
    Value examples = Value::list();
    for (const BookExample& example : kBookExamples) {
        if (example.game != kind.facts.id) continue;
        const Result<CaseFile> file = parse_case(example.text);
        if (!file) return file.refusal();
        Result<Match> match = begin_case(kind, *file);
        if (!match) return match.refusal();
        const Value before = match->game().view(match->state(), Seat::Nobody);
        Value actions = Value::list();
        if (auto refusal = play_case(*file, *match, actions)) return *refusal;
        examples.push(Value::fields()
                          .set("name", example.name)
                          .set("title", file->title)
                          .set("board", place_of(match->game().board(), boards))
                          .set("before", before)
                          .set("actions", actions)
                          .set("after", match->game().view(match->state(), Seat::Nobody)));
    }
    Value all = Value::list();
    for (Value& board : boards) all.push(std::move(board));
    return Value::fields().set("boards", all).set("examples", examples);
}

}  // namespace occasus::table
