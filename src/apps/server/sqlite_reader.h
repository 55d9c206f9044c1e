// Reads tables on a connection of its own, so that one is loaded while others are written.
#pragma once

#include <filesystem>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "apps/server/sqlite.h"
#include "table/store.h"

namespace occasus::server {

class SqliteReader {
  public:
    explicit SqliteReader(const std::filesystem::path& file);

    // As those of Store.
    std::optional<table::StoredTable> read(std::string_view table);
    std::vector<std::string> due(table::Moment now) { return texts_at(due_, now); }
    std::vector<std::string> listed(table::Moment now) { return texts_at(listed_, now); }
    std::optional<std::string> header(std::string_view table);

  private:
    // The first column of the answer to a question about a moment.
    std::vector<std::string> texts_at(Statement& question, table::Moment now);
    std::optional<table::StoredTable> read_all(std::string_view table);

    std::mutex mutex_;
    Database database_;
    std::vector<Statement> questions_;
    Statement header_;
    Statement due_;
    Statement listed_;
};

}  // namespace occasus::server
