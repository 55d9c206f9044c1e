// What a server counts, for Prometheus.
#pragma once

#include <cstddef>
#include <string>

#include "apps/server/commit_figures.h"

namespace occasus::server {

struct ServerFigures {
    bool keeps = true;             // What was committed last was kept.
    std::size_t tables = 0;        // Kept.
    std::size_t open_tables = 0;   // In memory.
    std::size_t connections = 0;   // Open; behind a trusted proxy, sockets of tables alone.
    std::size_t thinking_due = 0;  // Jobs of computer players and advice that wait for a thread.
    CommitFigures commits;
};

// In Prometheus's text format, version 0.0.4.
std::string metrics_text(const ServerFigures&);

}  // namespace occasus::server
