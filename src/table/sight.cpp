#include "table/sight.h"

#include "record/json.h"

namespace occasus::table {

void Sight::describe(const AnyState& seen, Value& document) const {
    show(seen, document);
    document.set("prompt", prompt_document(game(), seen));
    document.set("result", result_document(game(), seen));
}

Value Sight::offers() const {
    const bool alone = to_move() && game().sealed_seats(match_.state()).empty();
    return alone ? offers_document(game(), state()) : Value::list();
}

int Sight::heard_of(std::size_t length) const {
    int heard = 0;
    for (std::size_t i = 0; i < length; ++i) heard += match_.log()[i].is_for(reader_);
    return heard;
}

std::optional<std::size_t> Sight::log_length(int n) const {
    std::size_t length = 0;
    for (; n > 0 && length < match_.log().size(); ++length)
        n -= match_.log()[length].is_for(reader_);
    return n > 0 ? std::nullopt : std::optional(length);
}

void Sight::show(const AnyState& seen, Value& document) const {
    document.set("turn_title", game().turn_title(seen));
    document.set("phase", game().phase(seen));
    document.set("view", game().view(seen, reader_));
}

Value Sight::shown(const AnyState& state) const {
    Value document = Value::fields();
    show(game().observe(state, reader_), document);
    return document;
}

Sight::Patches Sight::patches(int from, int to) const {
    Patches patches;
    for (int step = from + 1; step <= to; ++step)
        if (steps_.opened(step)) return patches;
    if (from >= to) return patches;
    Value before = shown_after(from);
    for (int ply = steps_.ply_after(from) + 1; ply <= steps_.ply_after(to); ++ply) {
        const std::vector<Happening> happened = match_.happenings(ply);
        int number = match_.log_length_at(ply) - static_cast<int>(happened.size());
        for (const Happening& one : happened) {
            ++number;
            if (!match_.log()[static_cast<std::size_t>(number - 1)].is_for(reader_)) continue;
            Value after = shown(one.state);
            patches.emplace(number, json_patch(before, after));
            before = std::move(after);
        }
    }
    return patches;
}

Value Sight::shown_after(int step) const {
    return shown(match_.state_at(steps_.ply_after(step)));
}

Value Sight::story(int from, int to) const {
    const auto length_after = [&](int step) {
        return static_cast<std::size_t>(match_.log_length_at(steps_.ply_after(step)));
    };
    return entries(length_after(from), length_after(to), patches(from, to));
}

Value Sight::entries(std::size_t since, std::size_t until, const Patches& patches) const {
    Value list = Value::list();
    int n = heard_of(since);
    for (std::size_t i = since; i < until; ++i) {
        LogEntry entry = match_.log()[i];
        if (!entry.is_for(reader_)) continue;
        const auto patch = patches.find(entry.n);
        entry.n = ++n;
        entry.ply = steps_.step_of(entry.ply);
        // The last of several seats that ordered at once did not do it alone.
        if (steps_.opened(entry.ply)) entry.who = Seat::Nobody;
        Value document = entry_document(game(), entry, reader_);
        if (patch != patches.end()) document.set("patch", patch->second);
        list.push(std::move(document));
    }
    return list;
}

int Sight::heard_after(int step) const {
    return heard_of(static_cast<std::size_t>(match_.log_length_at(steps_.ply_after(step))));
}

std::vector<Struck> Sight::struck(const std::vector<Struck>& ranges) const {
    std::vector<Struck> heard;
    for (const auto& [first, last] : ranges) {
        const int before = heard_of(static_cast<std::size_t>(first - 1));
        const int after = heard_of(static_cast<std::size_t>(last));
        if (after > before) heard.emplace_back(before + 1, after);
    }
    return heard;
}

}  // namespace occasus::table
