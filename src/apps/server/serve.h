// The server: page, HTTP API and tables in one process.
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "table/api.h"

namespace occasus {

inline std::chrono::sys_time<std::chrono::milliseconds> system_now() {
    return std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
}

inline std::chrono::sys_time<std::chrono::milliseconds> steady_now() {
    return std::chrono::sys_time<std::chrono::milliseconds>(
        std::chrono::floor<std::chrono::milliseconds>(
            std::chrono::steady_clock::now().time_since_epoch()));
}

struct ServeOptions {
    std::string host = "127.0.0.1";
    int port = 4760;            // 0: any free one.
    std::string public_url;     // Where the world finds it, if that is no bare address.
    std::string data = "data";  // Folder of the tables; made when it is not there.
    std::string store;          // postgresql://…: they are in a database instead.
    std::string signing_key;    // The file of the key that signs records; by default in `data`.
    std::string node;           // The name of this process there; by default where it listens.
    int threads = 2;            // For the network.
    std::size_t max_tables = 100'000;
    std::size_t max_connections = 4096;
    // The limits of one address. Behind a proxy that is to be trusted, the proxy says whose address
    // a request comes from.
    int connections_each = 256;  // At once.
    int questions_each = 100;    // Requests and messages, each second.
    int tables_each = 360;       // Tables set up and records verified, each hour.
    // The thinking time of one table's computer players and advisers, in seconds of each minute.
    int thinking_each = 30;
    bool trust_proxy = false;
    // After how many days without a visitor a table is put away, while its game goes on and when it
    // is over, and its record is deleted; 0: never.
    int days_unfinished = 90;
    int days_over = 365;
    int days_record = 365;
    bool open_tables = false;  // Whether tables may be listed for anybody to join.
    bool metrics = false;      // Whether /metrics is answered.
    std::chrono::milliseconds hello_within{20'000};  // A socket where nobody did is closed.
    std::chrono::milliseconds delay{400};  // Before a computer player acts, unless a table says.
    // Ways to tell people whose page is closed that it is their turn. Empty: not offered.
    std::string push_contact;  // mailto: or https:, where push services reach us.
    std::vector<std::string> push_hosts{"fcm.googleapis.com", "updates.push.services.mozilla.com",
                                        "*.push.apple.com", "*.notify.windows.com"};
    std::string sendmail;                               // The program.
    std::vector<std::string> hook_hosts;                // Where the webhooks of tables are.
    std::chrono::milliseconds notice_patience{20'000};  // How long a page is closed before that.
    table::Laboratory laboratory{};
    // The present time, and a clock that nobody sets, from any beginning: those of the system,
    // unless a test has its own.
    std::function<std::chrono::sys_time<std::chrono::milliseconds>()> now = system_now;
    std::function<std::chrono::sys_time<std::chrono::milliseconds>()> steady = steady_now;
};

// Serves until SIGINT or SIGTERM, or until its terminal is closed (SIGHUP) unless that is ignored.
// Prints one line, "Occasus at http://127.0.0.1:4760", when it is ready. Returns 0; 1 when it could
// not begin, with the reason on stderr.
int serve(const ServeOptions&);

namespace server {

// The same under the control of the caller, for tests.
class Server {
  public:
    // Opens the store and listens; throws std::runtime_error when that is not possible.
    explicit Server(const ServeOptions& options);
    // As stop().
    ~Server();

    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;

    int port() const;
    // Sees which deadlines are past. To be called every second.
    void tick();
    // Lets go of what nobody uses. To be called now and then.
    void sweep();
    // Puts away what nobody came to for long. To be called now and then.
    void tidy();
    // Takes no more requests, ends those under way, and closes the store.
    void stop();

  private:
    struct Parts;
    std::unique_ptr<Parts> parts_;
};

}  // namespace server
}  // namespace occasus
