#include "apps/server/store_copy.h"

#include <condition_variable>
#include <filesystem>
#include <fmt/format.h>
#include <mutex>
#include <stdexcept>
#include <utility>
#include <vector>

#include "apps/server/copy_check.h"
#include "apps/server/folder_lock.h"
#include "apps/server/notices/notices.h"
#include "apps/server/serve.h"

namespace occasus::server {

using namespace table;
namespace {

constexpr std::size_t kMostUnderWay = 64;

std::unique_ptr<ServerStore> open_alone(const StorePlace& place) {
    std::unique_ptr<ServerStore> store = open_store(place, system_now());
    if (store->is_shared())
        throw std::runtime_error(
            fmt::format("A server uses the tables of {}: stop it first.", place.where));
    return store;
}

// Gives changes to a store, some at a time.
class Copier {
  public:
    explicit Copier(ServerStore& to) : to_(to) {}

    void add(const StoredTable& stored) {
        {
            std::unique_lock lock(mutex_);
            done_.wait(lock, [this] { return under_way_ < kMostUnderWay; });
            ++under_way_;
        }
        to_.commit(whole_change(stored), [this](bool kept) {
            const std::lock_guard lock(mutex_);
            --under_way_;
            if (!kept) ++failed_;
            done_.notify_all();
        });
    }
    // How many were not kept, when all are done.
    std::size_t finish() {
        std::unique_lock lock(mutex_);
        done_.wait(lock, [this] { return under_way_ == 0; });
        return failed_;
    }

  private:
    ServerStore& to_;
    std::mutex mutex_;
    std::condition_variable done_;
    std::size_t under_way_ = 0;
    std::size_t failed_ = 0;
};

void copy_tables(ServerStore& from, ServerStore& to, const std::vector<TableDates>& all) {
    Copier copier(to);
    for (const TableDates& one : all) {
        const std::optional<StoredTable> stored = from.read(one.table);
        if (!stored) throw std::runtime_error(fmt::format("Table {} is gone.", one.table));
        check_table(*stored);
        copier.add(*stored);
    }
    if (const std::size_t failed = copier.finish(); failed > 0)
        throw std::runtime_error(
            fmt::format("{} of {} tables could not be stored.", failed, all.size()));
    to.set_dates(all);
}

}  // namespace

StoreCopied copy_store(const StorePlace& from, const StorePlace& to) {
    if (!is_database(from.where) && !std::filesystem::exists(tables_file(from.where)))
        throw std::runtime_error(fmt::format("{} has no tables.", from.where));
    const auto source = open_alone(from);
    const auto copy = open_alone(to);
    if (!copy->dates().empty() || !copy->all_put_away().empty())
        throw std::runtime_error(fmt::format("{} already has tables.", to.where));
    const std::vector<TableDates> all = source->dates();
    copy_tables(*source, *copy, all);
    copy_notices(*source, *copy);
    const std::vector<PutAway> records = source->all_put_away();
    for (const PutAway& record : records) copy->put_away(record);
    return {all.size(), records.size()};
}

}  // namespace occasus::server
