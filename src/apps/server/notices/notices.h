// Tells people who are not at their table that it is their turn: by Web Push, by mail, or by a hook
// of the table. A page that is closed gets one notice for a turn. Each is tried once: a service
// that fails gets the next one. They hold nothing of the game but what everyone may know.
#pragma once

#include <functional>
#include <memory>

#include "apps/server/serve.h"
#include "apps/server/server_store.h"
#include "table/notices.h"

namespace occasus::server {

// The desk is null when these options offer no notices. Throws std::runtime_error when they do not
// fit together.
std::unique_ptr<table::NoticeDesk> make_notices(const ServeOptions& options, ServerStore& store,
                                                std::function<table::Moment()> now);
// For copies of a store.
void copy_notices(ServerStore& from, ServerStore& to);

}  // namespace occasus::server
