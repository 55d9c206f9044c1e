#include "postgres_server.h"

#include <atomic>
#include <cstdlib>
#include <filesystem>
#include <fmt/format.h>
#include <stdexcept>
#include <unistd.h>

#include "apps/server/postgres_store.h"

namespace occasus::table::testing {

using namespace server;

namespace {

constexpr const char* kPrograms = "/usr/lib/postgresql/15/bin";

class PostgresServer {
  public:
    PostgresServer() {
        std::string name =
            (std::filesystem::temp_directory_path() / "occasus-postgres-XXXXXX").string();
        if (!mkdtemp(name.data())) throw std::runtime_error("no temporary folder can be made");
        folder_ = name;
        // It never runs as root.
        if (geteuid() == 0) {
            as_user_ = "runuser -u postgres -- ";
            command("chown postgres " + folder_);
        }
        command(
            fmt::format("{}{}/initdb -D {}/data -U occasus -A trust -E UTF8 --locale=C.UTF-8 "
                        "--no-sync",
                        as_user_, kPrograms, folder_));
        command(fmt::format(
            "{}{}/pg_ctl -D {}/data -l {}/log -w -o \"-c listen_addresses='' -k {} -c fsync=off "
            "-c max_connections=200\" start",
            as_user_, kPrograms, folder_, folder_, folder_));
    }
    ~PostgresServer() {
        static_cast<void>(
            std::system(fmt::format("{}{}/pg_ctl -D {}/data -m immediate stop >/dev/null 2>&1",
                                    as_user_, kPrograms, folder_)
                            .c_str()));
        std::error_code ignored;
        std::filesystem::remove_all(folder_, ignored);
    }
    PostgresServer(const PostgresServer&) = delete;
    PostgresServer& operator=(const PostgresServer&) = delete;

    std::string address(const std::string& database) const {
        return fmt::format("postgresql:///{}?host={}&user=occasus", database, folder_);
    }

  private:
    static void command(const std::string& text) {
        if (std::system((text + " >/dev/null").c_str()) != 0)
            throw std::runtime_error(text + " failed");
    }

    std::string folder_;
    std::string as_user_;
};

}  // namespace

PostgresPlace::PostgresPlace() {
    static const PostgresServer kServer;
    static std::atomic<int> last{0};
    const std::string name = fmt::format("place_{}", ++last);
    PostgresConnection(kServer.address("postgres"), std::chrono::seconds(30))
        .run("CREATE DATABASE " + name);
    address_ = kServer.address(name);
}

std::unique_ptr<ServerStore> PostgresPlace::open(const std::string& node) const {
    return open_postgres_store({address_, node});
}

std::unique_ptr<PostgresConnection> PostgresPlace::connect() const {
    return std::make_unique<PostgresConnection>(address_, std::chrono::seconds(30));
}

}  // namespace occasus::table::testing
