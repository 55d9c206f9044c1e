#include "table/sight.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "record/json.h"

namespace occasus::table {

// The players may have ended the game where its rules would go on.
template <class Document>
void Sight::add_asked(int step, const AnyState& seen, Document& document) const {
    document.set("prompt", prompt_document(game(), seen));
    document.set("result", step == this->step() && match_.ending() ? result_document(match_)
                                                                   : result_document(game(), seen));
}

void Sight::describe(Album& album, Value& document) const {
    for (const auto& [name, shown] : *album.shown(state(), reader_).members())
        document.set(name, shown);
    add_asked(step(), state(), document);
}

void Sight::describe_after(int step, Album& album, JsonObject& document) const {
    const AnyState seen = state_after(step);
    document.add_fields(album.described(seen, reader_));
    add_asked(step, seen, document);
}

void Sight::describe_since(const Value& picture, Album& album, JsonObject& document) const {
    const AnyState seen = state();
    document.set_json("patch", album.patch(picture, album.shown(seen, reader_)));
    add_asked(step(), seen, document);
}

Value Sight::offers() const {
    const bool alone = to_move() && game().sealed_seats(match_.state()).empty();
    return alone ? offers_document(game(), state()) : Value::list();
}

bool Sight::has_secrets() const {
    return !match_.log_of_one().empty();
}

// Everything but what is for others alone.
int Sight::heard_of(std::size_t length) const {
    std::size_t unheard = 0;
    for (const std::size_t place : match_.log_of_one()) {
        if (place >= length) break;
        unheard += may_hear(match_.log()[place]) ? 0 : 1;
    }
    return static_cast<int>(length - unheard);
}

std::optional<std::size_t> Sight::log_length(int n) const {
    if (n <= 0) return 0;
    if (heard_of(match_.log().size()) < n) return std::nullopt;
    // Each unheard entry before it lengthens it by one.
    auto length = static_cast<std::size_t>(n);
    for (const std::size_t place : match_.log_of_one()) {
        if (place >= length) break;
        length += may_hear(match_.log()[place]) ? 0 : 1;
    }
    return length;
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
            if (!may_hear(match_.log()[at(number - 1)])) continue;
            tale.end.push_back({number, game().observe(one.state, reader_)});
            if (tale.end.size() > most) tale.shorten();
        }
    }
    return tale;
}

// Patches are made from the last one backwards, until they are too many bytes.
Sight::Story Sight::story(int from, int to, Length length, Album& album) const {
    Story story;
    if (from > step()) return story;
    const Value& begin = shown_after(from, album);
    story.end = &begin;
    for (int step = from + 1; step <= to; ++step)
        if (steps_.opened(step)) return story;
    if (from >= to) return story;
    Patches& patches = story.patches;
    constexpr std::size_t kAll = std::numeric_limits<std::size_t>::max();
    const std::size_t most_bytes = length == Length::End ? kMostPatchBytes : kAll;
    Tale tale = this->tale(from, to, length == Length::End ? kMostPatched : kAll);
    const auto shown = [&](std::size_t heard) -> const Value& {
        if (heard > 0) return album.shown(tale.end[heard - 1].seen, reader_);
        return tale.rest.empty() ? begin : album.shown(tale.after_rest, reader_);
    };
    story.end = &shown(tale.end.size());
    std::size_t bytes = 0;
    for (std::size_t heard = tale.end.size(); heard > 0; --heard) {
        const std::string& patch = album.patch(shown(heard - 1), shown(heard));
        bytes += patch.size();
        if (bytes > most_bytes && heard < tale.end.size()) {
            while (heard-- > 0) tale.shorten();
            break;
        }
        patches.emplace(tale.end[heard - 1].number, patch);
    }
    for (const int number : tale.rest) patches.emplace(number, "[]");
    if (!tale.rest.empty()) patches[tale.rest.front()] = album.patch(begin, shown(0));
    return story;
}

std::string Sight::told_between(int from, int to, Album& album) const {
    const auto length_after = [&](int step) {
        return static_cast<std::size_t>(match_.log_length_at(steps_.ply_after(step)));
    };
    return told(length_after(from), length_after(to), story(from, to, Length::End, album).patches,
                Undone::LeftOut);
}

Value Sight::document_of(LogEntry entry, int number) const {
    entry.n = number;
    entry.ply = steps_.step_of(entry.ply);
    // The last of several seats that ordered at once did not do it alone.
    if (steps_.opened(entry.ply)) entry.who = Seat::Nobody;
    return entry_document(game(), entry, reader_);
}

Value Sight::entries(std::size_t since, std::size_t until) const {
    Value list = Value::list();
    int n = heard_of(since);
    for (std::size_t i = since; i < until; ++i)
        if (may_hear(match_.log()[i])) list.push(document_of(match_.log()[i], ++n));
    return list;
}

std::string Sight::told(std::size_t since, std::size_t until, const Patches& patches,
                        Undone undone) const {
    std::string list = "[";
    int n = heard_of(since);
    for (std::size_t i = since; i < until; ++i) {
        const LogEntry& entry = match_.log()[i];
        if (!may_hear(entry)) continue;
        ++n;
        if (entry.undone && undone == Undone::LeftOut) continue;
        const Value document = document_of(entry, n);
        JsonObject told;
        for (const auto& [name, value] : *document.members()) told.set(name, value);
        const auto patch = patches.find(entry.n);
        if (patch != patches.end()) told.set_json("patch", patch->second);
        if (list.size() > 1) list += ',';
        list += told.take();
    }
    return list + ']';
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
    const auto& of_one = match_.log_of_one();
    auto next = of_one.begin();
    int unheard = 0;
    const auto heard_up_to = [&](int length) {
        for (; next != of_one.end() && *next < static_cast<std::size_t>(length); ++next)
            unheard += may_hear(match_.log()[*next]) ? 0 : 1;
        return length - unheard;
    };
    for (const auto& [first, last] : ranges) {
        const int before = heard_up_to(first - 1);
        const int after = heard_up_to(last);
        if (after > before) heard.emplace_back(before + 1, after);
    }
    return heard;
}

}  // namespace occasus::table
