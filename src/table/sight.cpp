#include "table/sight.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "record/json.h"

namespace occasus::table {

void Sight::describe(const AnyState& seen, Album& album, Value& document) const {
    for (const auto& [name, shown] : *album.shown(seen, reader_).members())
        document.set(name, shown);
    document.set("prompt", prompt_document(game(), seen));
    document.set("result", result_document(game(), seen));
}

Value Sight::offers() const {
    const bool alone = to_move() && game().sealed_seats(match_.state()).empty();
    return alone ? offers_document(game(), state()) : Value::list();
}

bool Sight::has_secrets() const {
    return std::any_of(match_.log().begin(), match_.log().end(),
                       [](const LogEntry& entry) { return !entry.is_for(Seat::Nobody); });
}

int Sight::heard_of(std::size_t length) const {
    int heard = 0;
    for (std::size_t i = 0; i < length; ++i) heard += may_hear(match_.log()[i]);
    return heard;
}

std::optional<std::size_t> Sight::log_length(int n) const {
    std::size_t length = 0;
    for (; n > 0 && length < match_.log().size(); ++length) n -= may_hear(match_.log()[length]);
    return n > 0 ? std::nullopt : std::optional(length);
}

const Value& Sight::shown_after(int step, Album& album) const {
    return album.shown(state_after(step), reader_);
}

void Sight::Tale::shorten() {
    rest.push_back(end.front().number);
    after_rest = end.front().seen;
    end.pop_front();
}

Sight::Tale Sight::tale(int from, int to, std::size_t most) const {
    Tale tale;
    for (int ply = steps_.ply_after(from) + 1; ply <= steps_.ply_after(to); ++ply) {
        const std::vector<Happening> happened = match_.happenings(ply);
        int number = match_.log_length_at(ply) - static_cast<int>(happened.size());
        for (const Happening& one : happened) {
            ++number;
            if (!may_hear(match_.log()[static_cast<std::size_t>(number - 1)])) continue;
            tale.end.push_back({number, game().observe(one.state, reader_)});
            if (tale.end.size() > most) tale.shorten();
        }
    }
    return tale;
}

// Patches are made from the last one backwards, until they are too many bytes.
Sight::Patches Sight::patches(int from, int to, Length length, Album& album) const {
    Patches patches;
    for (int step = from + 1; step <= to; ++step)
        if (steps_.opened(step)) return patches;
    if (from >= to) return patches;
    constexpr std::size_t kAll = std::numeric_limits<std::size_t>::max();
    const std::size_t most_bytes = length == Length::End ? kMostPatchBytes : kAll;
    Tale tale = this->tale(from, to, length == Length::End ? kMostPatched : kAll);
    const Value& begin = shown_after(from, album);
    const auto shown = [&](std::size_t heard) -> const Value& {
        if (heard > 0) return album.shown(tale.end[heard - 1].seen, reader_);
        return tale.rest.empty() ? begin : album.shown(tale.after_rest, reader_);
    };
    std::size_t bytes = 0;
    for (std::size_t heard = tale.end.size(); heard > 0; --heard) {
        const Value& patch = album.patch(shown(heard - 1), shown(heard));
        bytes += to_json(patch).size();
        if (bytes > most_bytes && heard < tale.end.size()) {
            while (heard-- > 0) tale.shorten();
            break;
        }
        patches.emplace(tale.end[heard - 1].number, patch);
    }
    for (const int number : tale.rest) patches.emplace(number, Value::list());
    if (!tale.rest.empty()) patches[tale.rest.front()] = album.patch(begin, shown(0));
    return patches;
}

Value Sight::story(int from, int to, Album& album) const {
    const auto length_after = [&](int step) {
        return static_cast<std::size_t>(match_.log_length_at(steps_.ply_after(step)));
    };
    return entries(length_after(from), length_after(to), patches(from, to, Length::End, album));
}

Value Sight::entries(std::size_t since, std::size_t until, const Patches& patches) const {
    Value list = Value::list();
    int n = heard_of(since);
    for (std::size_t i = since; i < until; ++i) {
        LogEntry entry = match_.log()[i];
        if (!may_hear(entry)) continue;
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

std::size_t Sight::page_begin(std::size_t since, std::size_t until) const {
    std::size_t bytes = 0;
    std::size_t begin = until;
    for (; begin > since; --begin) {
        const LogEntry& entry = match_.log()[begin - 1];
        if (!may_hear(entry)) continue;
        const bool is_first = bytes == 0;
        bytes += to_json(entry_document(game(), entry, reader_)).size();
        if (bytes > kPageBytes && !is_first) break;
    }
    return begin;
}

int Sight::heard_after(int step) const {
    return heard_of(static_cast<std::size_t>(match_.log_length_at(steps_.ply_after(step))));
}

std::vector<Struck> Sight::struck(const std::vector<Struck>& ranges) const {
    std::vector<Struck> heard;
    int counted = 0;
    int n = 0;
    const auto heard_up_to = [&](int length) {
        for (; counted < length; ++counted)
            n += may_hear(match_.log()[static_cast<std::size_t>(counted)]);
        return n;
    };
    for (const auto& [first, last] : ranges) {
        const int before = heard_up_to(first - 1);
        const int after = heard_up_to(last);
        if (after > before) heard.emplace_back(before + 1, after);
    }
    return heard;
}

}  // namespace occasus::table
