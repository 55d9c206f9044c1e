#include "apps/page/page_store.h"

#include <utility>

#include "table/change_document.h"

namespace occasus::page {

using namespace table;

void PageStore::commit(Change change, std::function<void(bool kept)> done) {
    if (!follows(change)) return done(false);
    const int ticket = ++last_ticket_;
    const Value document = change_document(change);
    waiting_.emplace(ticket, Waiting{std::move(change), std::move(done)});
    keep_(ticket, document);
}

void PageStore::kept(int ticket, bool is_kept) {
    const auto node = waiting_.extract(ticket);
    if (node.empty()) return;
    const Waiting& waiting = node.mapped();
    waiting.done(is_kept && restore(waiting.change));
}

bool PageStore::restore(const Change& change) {
    if (!follows(change)) return false;
    make_change(tables_[change.table], change);
    return true;
}

bool PageStore::follows(const Change& change) const {
    const auto found = tables_.find(change.table);
    return joins_on(found == tables_.end() ? std::nullopt : found->second, change);
}

std::optional<StoredTable> PageStore::read(std::string_view table) {
    const auto found = tables_.find(table);
    return found == tables_.end() ? std::nullopt : found->second;
}

std::vector<std::string> PageStore::due(Moment now) {
    std::vector<std::string> tables;
    for (const auto& [id, stored] : tables_)
        if (stored->clock.due(now)) tables.push_back(id);
    return tables;
}

}  // namespace occasus::page
