// Tells people who are not at their table that it is their turn: by Web Push, by mail, or by a hook
// of the table. One notice for a turn, and one reminder before its deadline, to a page that is
// closed. Each is tried once: a service that fails gets the next one. Nothing of the game is in
// them but what everyone may know.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "apps/server/notices/settings.h"
#include "apps/server/server_store.h"
#include "table/notices.h"

namespace occasus::server {

class Notices : public table::NoticeDesk {
  public:
    Notices(NoticeSettings settings, ServerStore& store, std::function<table::Moment()> now);
    ~Notices() override;

    // Sends what is due. To be called every second.
    void tick();
    void stop();

    void hear(table::TurnNews news) override;
    Value document(const std::string& table, const std::string& holder) override;
    void order(const std::string& table, const std::string& holder,
               const table::Input& input) override;
    bool settle(std::string_view order, bool stops) override;

  private:
    struct Parts;
    std::unique_ptr<Parts> parts_;
};

}  // namespace occasus::server
