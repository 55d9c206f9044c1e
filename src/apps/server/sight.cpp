#include "apps/server/sight.h"

namespace occasus::server {

void Sight::describe(const AnyState& seen, Value& document) const {
    document.set("turn_title", game().turn_title(seen));
    document.set("phase", game().phase(seen));
    document.set("view", game().view(seen, reader_));
    document.set("prompt", prompt_document(game(), seen));
    document.set("result", result_document(game(), seen));
}

Value Sight::offers() const {
    return to_move() ? offers_document(game(), state()) : Value::list();
}

Value Sight::entries(int since) const {
    Value list = Value::list();
    const auto& log = match_.log();
    for (std::size_t i = static_cast<std::size_t>(since); i < log.size(); ++i)
        if (may_hear(log[i].event)) list.push(entry_document(game(), log[i], reader_));
    return list;
}

}  // namespace occasus::server
