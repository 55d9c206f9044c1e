// Where results are kept: an SQLite file with the experiment, its cells, and every chunk of games
// that was played, by the hash of the cell and the number of its first game.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "apps/lab/chunk.h"
#include "apps/lab/design.h"
#include "apps/server/sqlite.h"

namespace occasus::lab {

// An experiment as the store remembers it: enough for a report without the files it was made from.
struct KeptExperiment {
    std::string id;  // The hash of its cells, in order.
    std::string text;
    Value document;  // As describe_experiment() tells it.
    struct KeptCell {
        std::string id;
        Value document;
        std::vector<std::string> levels;
    };
    std::vector<KeptCell> cells;
};

Value describe_experiment(const Experiment& experiment, const Layout& layout);

class Store {
  public:
    // Makes the file when it is not there. Throws cli::Refused when it is there and is no store.
    explicit Store(const std::filesystem::path& file);
    // The same where the file must be there.
    static Store open(const std::filesystem::path& file,
                      server::Access access = server::Access::Write);

    // From now on the store is about this experiment. Chunks of its cells that are there stay good.
    void begin(const Experiment& experiment, const Layout& layout);
    // Throws cli::Refused when no experiment was ever run with this store.
    KeptExperiment experiment();

    // Keeps a chunk, unless one of that cell and first game is there that has as many games.
    void keep(const std::string& cell, std::uint64_t first, const ChunkResult& result);
    // Every chunk of a cell, by its first game; without rows.
    void each_chunk(const std::string& cell,
                    const std::function<void(std::uint64_t first, ChunkResult result)>& tell);
    // The rows of games `first` .. `first` + `count` - 1.
    void each_row(const std::string& cell, std::uint64_t first, std::uint64_t count,
                  const std::function<void(std::uint64_t game, const std::string& row)>& tell);

    // Takes over the chunks of another store of the same experiment; returns how many games were
    // new. Throws cli::Refused when it is another experiment.
    std::uint64_t merge(const std::filesystem::path& other);

  private:
    Store(const std::filesystem::path& file, server::Access access);

    std::filesystem::path file_;
    server::Database database_;
};

}  // namespace occasus::lab
