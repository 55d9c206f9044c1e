// Orders for notices, as they are kept. May be used from any thread, and waits for the store.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "apps/server/notices/web_push.h"
#include "apps/server/server_store.h"

namespace occasus::server {

struct Notice {
    std::string id;  // Proves the right to stop it.
    std::string table;
    std::string holder;  // SHA-256 of a seat's token, in hex; empty: the table's own.
    std::string way;
    std::string address;
    std::string keys;  // A browser’s: PushReader, in base64url with a blank between.
    bool is_confirmed = false;
    bool is_here = false;
    std::string turn;  // For which it was told, or soon is; empty: others are asked.
    bool is_reminder = false;
    std::string words;
    std::int64_t deadline = 0;  // Milliseconds since 1970; 0: none.
    std::int64_t next = 0;      // When it is told; 0: not yet.
};

class NoticeStore {
  public:
    explicit NoticeStore(ServerStore& store) : store_(store) {}

    std::vector<Notice> of_table(const std::string& table);
    std::vector<Notice> of_id(std::string_view id);
    void add(const Notice&);
    // Its state; the order stays as it was.
    void set_state(const Notice&);
    void confirm(std::string_view id);
    void remove(std::string_view id);
    // Takes some whose time has come: no other process gets them.
    std::vector<Notice> take_due(table::Moment now, std::size_t most);
    // A server that ended without a word saw nobody leave.
    void begin_absences();
    // For copies of a store.
    void copy_to(ServerStore& to);
    // The key of the server's own name at push services, made once for all its processes.
    PushKey push_key();

  private:
    ServerStore& store_;
};

}  // namespace occasus::server
