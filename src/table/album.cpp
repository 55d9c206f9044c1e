#include "table/album.h"

#include <algorithm>

#include "record/json.h"

namespace occasus::table {

// Who knows the same of a position sees the same: a view is made from what is known alone.
const Value& Album::shown(const AnyState& seen, Seat reader) {
    const auto found =
        std::find_if(pictures_.begin(), pictures_.end(),
                     [&](const Picture& picture) { return game_.same(picture.seen, seen); });
    if (found != pictures_.end()) return found->shown;
    Value shown = Value::fields();
    shown.set("turn_title", game_.turn_title(seen));
    shown.set("phase", game_.phase(seen));
    shown.set("view", game_.view(seen, reader));
    return pictures_.emplace_back(Picture{seen, std::move(shown)}).shown;
}

const Value& Album::patch(const Value& from, const Value& to) {
    const auto found = std::find_if(patches_.begin(), patches_.end(), [&](const Patch& patch) {
        return patch.from == &from && patch.to == &to;
    });
    if (found != patches_.end()) return found->patch;
    return patches_.emplace_back(Patch{&from, &to, json_patch(from, to)}).patch;
}

}  // namespace occasus::table
