// The counters of a server, for Prometheus.
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <string>

#include "apps/server/commit_figures.h"

namespace occasus::server {

struct ServerFigures {
    bool keeps = true;             // Whether the last commit was kept.
    std::size_t tables = 0;        // Kept.
    std::size_t open_tables = 0;   // In memory.
    std::size_t connections = 0;   // Open; behind a trusted proxy, sockets of tables alone.
    std::size_t thinking_due = 0;  // Jobs of computer players and advice that wait for a thread.
    CommitFigures commits;
    // Messages and moves of computer players, by kind: from when they came until they were
    // answered, what they changed was on the disk, and all were told.
    std::map<std::string, TimeFigures, std::less<>> served;
};

// In Prometheus's text format, version 0.0.4.
std::string metrics_text(const ServerFigures&);

}  // namespace occasus::server
