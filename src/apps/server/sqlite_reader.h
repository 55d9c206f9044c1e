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
    std::vector<std::string> due(table::Moment now);
    std::optional<std::string> header(std::string_view table);

  private:
    std::optional<table::StoredTable> read_all(std::string_view table);
    std::optional<table::StoredTable> read_head(std::string_view table);
    void read_lines(table::StoredTable&);
    void read_position(table::StoredTable&);
    void read_seats(table::StoredTable&);
    void read_accepted(table::StoredTable&);
    void read_sets(table::StoredTable&);
    void read_clock(table::StoredTable&);
    void read_press(table::StoredTable&);

    std::mutex mutex_;
    Database database_;
    Statement head_;
    Statement lines_;
    Statement position_;
    Statement seats_;
    Statement accepted_;
    Statement sets_;
    Statement clock_;
    Statement switches_;
    Statement messages_;
    Statement due_;
};

}  // namespace occasus::server
