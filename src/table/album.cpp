#include "table/album.h"

#include <algorithm>

#include "record/json.h"

namespace occasus::table {

// Readers who know the same see the same: a view is made from what is known alone.
Album::Picture& Album::picture(const AnyState& seen, Seat reader) {
    const auto found =
        std::find_if(pictures_.begin(), pictures_.end(),
                     [&](const Picture& picture) { return game_.same(picture.seen, seen); });
    if (found != pictures_.end()) return *found;
    Value shown = Value::fields();
    shown.set("turn_title", game_.turn_title(seen));
    shown.set("phase", game_.phase(seen));
    shown.set("view", game_.view(seen, reader));
    return pictures_.emplace_back(Picture{seen, std::move(shown), {}});
}

const Value& Album::shown(const AnyState& seen, Seat reader) {
    return picture(seen, reader).shown;
}

const std::string& Album::described(const AnyState& seen, Seat reader) {
    Picture& picture = this->picture(seen, reader);
    if (picture.described.empty()) {
        JsonObject fields;
        for (const auto& [name, value] : *picture.shown.members()) fields.set(name, value);
        picture.described = fields.take_fields();
    }
    return picture.described;
}

const std::string& Album::patch(const Value& from, const Value& to) {
    const auto found = std::find_if(patches_.begin(), patches_.end(), [&](const Patch& patch) {
        return patch.from == &from && patch.to == &to;
    });
    if (found != patches_.end()) return found->patch;
    return patches_.emplace_back(Patch{&from, &to, to_json(json_patch(from, to))}).patch;
}

}  // namespace occasus::table
