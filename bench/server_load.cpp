// Plays many tables at once against a running server and measures how long an action takes from
// the one who sends it to the screen of another, on disk in between.
//
//   occasus serve --port 4760 --data FOLDER &
//   occasus_server_load --port 4760 --tables 200 --think 1000 --seconds 20
//
// Prints one JSON document. Each table has a player and a spectator, each on a socket of its own.
// The player waits `think` milliseconds on average, then takes any offered action.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <chrono>
#include <fcntl.h>
#include <fmt/core.h>
#include <random>
#include <simdjson.h>
#include <stdexcept>
#include <string>
#include <string_view>
#include <unistd.h>
#include <vector>

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using tcp = asio::ip::tcp;
using Clock = std::chrono::steady_clock;
using Milliseconds = std::chrono::duration<double, std::milli>;

struct Settings {
    int port = 4760;
    int tables = 200;
    double think = 1000;  // Milliseconds, on average.
    int seconds = 20;
    std::string folder = ".";  // Where the disk is measured.
};

struct Seated {
    std::string table;
    std::string token;
    std::string action_id;  // Of the action under way.
    Clock::time_point sent;
};

struct Figures {
    std::vector<double> to_ack;
    std::vector<double> to_broadcast;
    int refused = 0;
    int broken = 0;
    int games = 0;
};

// What this needs of a message.
struct Told {
    std::string type;
    std::string by;
    int ply = -1;
    std::vector<std::string> actions;  // Offered and not refused.
};

std::string text_of(const simdjson::dom::element& message, std::string_view name) {
    std::string_view text;
    return message[name].get(text) == simdjson::SUCCESS ? std::string(text) : std::string();
}

std::vector<std::string> offered(const simdjson::dom::element& message) {
    std::vector<std::string> actions;
    simdjson::dom::array offers;
    if (message["offers"].get(offers) != simdjson::SUCCESS) return actions;
    for (const simdjson::dom::element& offer : offers) {
        if (!offer["refused"].is_null()) continue;
        std::string action = text_of(offer, "action");
        actions.push_back(action == "assign" ? "assign 0 1 2 3 4 5" : std::move(action));
    }
    return actions;
}

Told told_by(simdjson::dom::parser& parser, const std::string& text) {
    simdjson::dom::element message;
    if (parser.parse(text).get(message) != simdjson::SUCCESS)
        throw std::runtime_error("the server sent what is not JSON: " + text.substr(0, 200));
    std::int64_t ply = -1;
    if (message["ply"].get(ply) != simdjson::SUCCESS) ply = -1;  // Of a message without one.
    return {text_of(message, "type"), text_of(message, "by"), static_cast<int>(ply),
            offered(message)};
}

tcp::endpoint endpoint(int port) {
    return {asio::ip::make_address("127.0.0.1"), static_cast<std::uint16_t>(port)};
}

class Load {
  public:
    explicit Load(const Settings& settings) : settings_(settings) {}

    Figures run() {
        std::vector<Seated> all(static_cast<std::size_t>(settings_.tables));
        for (Seated& seated : all) new_table(seated);
        ends_ = Clock::now() + std::chrono::seconds(settings_.seconds);
        for (Seated& seated : all) {
            asio::co_spawn(context_, play(seated), asio::detached);
            asio::co_spawn(context_, watch(seated), asio::detached);
        }
        context_.run_until(ends_ + std::chrono::seconds(2));
        return std::move(figures_);
    }

  private:
    using Stream = websocket::stream<beast::tcp_stream>;
    static constexpr auto kTuple = asio::as_tuple(asio::use_awaitable);

    void new_table(Seated& seated) {
        beast::tcp_stream stream(context_);
        stream.socket().connect(endpoint(settings_.port));
        http::request<http::string_body> request{http::verb::post, "/api/tables", 11};
        request.set(http::field::host, "127.0.0.1");
        request.body() = R"({"game":"rome_must_fall"})";
        request.prepare_payload();
        http::write(stream, request);
        beast::flat_buffer buffer;
        http::response<http::string_body> response;
        http::read(stream, buffer, response);
        simdjson::dom::element made;
        std::string_view table;
        std::string_view token;
        if (parser_.parse(response.body()).get(made) != simdjson::SUCCESS ||
            made["table"].get(table) != simdjson::SUCCESS ||
            made["seats"]["rome"].get(token) != simdjson::SUCCESS)
            throw std::runtime_error(response.body());
        seated.table = table;
        seated.token = token;
    }

    asio::awaitable<bool> open(Stream& stream, const Seated& seated, const std::string& hello) {
        co_await beast::get_lowest_layer(stream).async_connect(endpoint(settings_.port),
                                                               asio::use_awaitable);
        beast::get_lowest_layer(stream).socket().set_option(tcp::no_delay(true));
        stream.read_message_max(std::size_t{16} * 1024 * 1024);
        co_await stream.async_handshake("127.0.0.1", "/api/tables/" + seated.table + "/socket",
                                        asio::use_awaitable);
        const auto [failed, count] = co_await stream.async_write(asio::buffer(hello), kTuple);
        co_return !failed;
    }

    asio::awaitable<void> play(Seated& seated) {
        asio::steady_timer timer(context_);
        while (Clock::now() < ends_) {
            Stream stream(context_);
            const std::string hello =
                fmt::format(R"({{"type":"hello","token":"{}"}})", seated.token);
            if (!co_await open(stream, seated, hello)) co_return;
            Told now;
            if (!co_await read(stream, now)) co_return;
            while (Clock::now() < ends_ && !now.actions.empty()) {
                co_await think(timer);
                if (!co_await act(stream, seated, now)) co_return;
            }
            if (Clock::now() >= ends_) co_return;
            ++figures_.games;
            new_table(seated);
            asio::co_spawn(context_, watch(seated), asio::detached);
        }
    }

    // From half to one and a half times the mean.
    asio::awaitable<void> think(asio::steady_timer& timer) {
        if (settings_.think <= 0) co_return;
        std::uniform_real_distribution<double> spread(0.5, 1.5);
        timer.expires_after(std::chrono::duration_cast<Clock::duration>(
            Milliseconds(settings_.think * spread(random_))));
        co_await timer.async_wait(kTuple);
    }

    // One of the offered actions. Afterwards `now` is what follows from it.
    asio::awaitable<bool> act(Stream& stream, Seated& seated, Told& now) {
        const std::string& action = now.actions[random_() % now.actions.size()];
        seated.action_id = fmt::format("{}-{}", seated.table, ++actions_);
        const std::string message =
            fmt::format(R"({{"type":"act","id":"{}","ply":{},"action":"{}"}})", seated.action_id,
                        now.ply, action);
        seated.sent = Clock::now();
        const auto [failed, count] = co_await stream.async_write(asio::buffer(message), kTuple);
        if (failed) co_return false;
        for (;;) {
            if (!co_await read(stream, now)) co_return false;
            if (now.type == "ack") figures_.to_ack.push_back(since(seated.sent));
            if (now.type == "refused") {
                ++figures_.refused;
                co_return false;
            }
            if (now.type == "update" && now.by == seated.action_id) co_return true;
        }
    }

    asio::awaitable<void> watch(Seated& seated) {
        Stream stream(context_);
        if (!co_await open(stream, seated, R"({"type":"hello","token":null})")) co_return;
        Told told;
        while (co_await read(stream, told)) {
            const bool acted = !seated.action_id.empty();  // Else seats are being taken.
            if (acted && told.by == seated.action_id)
                figures_.to_broadcast.push_back(since(seated.sent));
        }
    }

    asio::awaitable<bool> read(Stream& stream, Told& told) {
        std::string message;
        auto buffer = asio::dynamic_buffer(message);
        const auto [failed, count] = co_await stream.async_read(buffer, kTuple);
        if (failed && Clock::now() < ends_) ++figures_.broken;
        if (!failed) told = told_by(parser_, message);
        co_return !failed;
    }

    static double since(Clock::time_point begin) {
        return Milliseconds(Clock::now() - begin).count();
    }

    const Settings settings_;
    asio::io_context context_{1};
    std::mt19937_64 random_{1};
    simdjson::dom::parser parser_;
    Clock::time_point ends_;
    Figures figures_;
    std::uint64_t actions_ = 0;
};

// How long the disk takes to keep 4 KiB.
std::vector<double> measure_disk(const std::string& folder) {
    const std::string file = folder + "/server_load.tmp";
    const int descriptor = open(file.c_str(), O_CREAT | O_WRONLY | O_TRUNC, 0600);
    std::vector<double> times;
    const std::string page(4096, 'x');
    for (int i = 0; i < 500 && descriptor >= 0; ++i) {
        const auto begin = Clock::now();
        if (write(descriptor, page.data(), page.size()) < 0 || fdatasync(descriptor) != 0) break;
        times.push_back(Milliseconds(Clock::now() - begin).count());
    }
    close(descriptor);
    unlink(file.c_str());
    return times;
}

std::string quantiles(std::vector<double> times) {
    if (times.empty()) return "null";
    std::sort(times.begin(), times.end());
    const auto at = [&](double part) {
        return times[static_cast<std::size_t>(part * static_cast<double>(times.size() - 1))];
    };
    return fmt::format(R"({{"p50": {:.3f}, "p90": {:.3f}, "p99": {:.3f}, "max": {:.3f}}})", at(0.5),
                       at(0.9), at(0.99), at(1));
}

}  // namespace

int main(int argc, char** argv) {
    Settings settings;
    CLI::App app{"Measures the server under load"};
    app.add_option("--port", settings.port, "Where the server listens")->capture_default_str();
    app.add_option("--tables", settings.tables, "Tables in play")->capture_default_str();
    app.add_option("--think", settings.think, "Milliseconds a player thinks, on average")
        ->capture_default_str();
    app.add_option("--seconds", settings.seconds, "How long to play")->capture_default_str();
    app.add_option("--folder", settings.folder, "Where to measure the disk")->capture_default_str();
    CLI11_PARSE(app, argc, argv);
    try {
        const std::string disk = quantiles(measure_disk(settings.folder));
        const Figures figures = Load(settings).run();
        fmt::print(
            "{{\"tables\": {}, \"think_ms\": {}, \"seconds\": {}, \"actions\": {}, "
            "\"actions_per_second\": {:.1f}, \"games_finished\": {}, \"refused\": {}, "
            "\"broken\": {},\n \"action_to_broadcast_ms\": {},\n \"action_to_ack_ms\": {},\n "
            "\"fdatasync_4k_ms\": {}}}\n",
            settings.tables, settings.think, settings.seconds, figures.to_broadcast.size(),
            static_cast<double>(figures.to_broadcast.size()) / settings.seconds, figures.games,
            figures.refused, figures.broken, quantiles(figures.to_broadcast),
            quantiles(figures.to_ack), disk);
        return figures.refused + figures.broken == 0 ? 0 : 1;
    } catch (const std::exception& error) {
        fmt::print(stderr, "{}\n", error.what());
        return 1;
    }
}
