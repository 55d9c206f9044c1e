// The tables of a page: all of them in memory, and every change written down by the Host.
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/value.h"

#include "table/store.h"

namespace occasus::page {

class PageStore : public table::Store {
  public:
    // Writes a change down, and says kept() of its ticket later, never before it has returned.
    using Keep = std::function<void(int ticket, const Value& change)>;

    explicit PageStore(Keep keep) : keep_(std::move(keep)) {}

    // A change that does not join on is never written down.
    void commit(table::Change change, std::function<void(bool kept)> done) override;
    std::optional<table::StoredTable> read(std::string_view table) override;
    std::vector<std::string> due(table::Moment now) override;
    std::size_t count() override { return tables_.size(); }

    // Takes the outcome of a change. A second outcome has no effect.
    void kept(int ticket, bool is_kept);
    // Makes a change that was written down earlier. False when it does not join on.
    bool restore(const table::Change&);

  private:
    struct Waiting {
        table::Change change;
        std::function<void(bool)> done;
    };

    bool follows(const table::Change&) const;

    Keep keep_;
    std::map<std::string, std::optional<table::StoredTable>, std::less<>> tables_;
    std::map<int, Waiting> waiting_;
    int last_ticket_ = 0;
};

}  // namespace occasus::page
