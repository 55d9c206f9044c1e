#include "apps/engine/program_player.h"

#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <cstring>
#include <fcntl.h>
#include <fmt/core.h>
#include <optional>
#include <poll.h>
#include <spawn.h>
#include <string>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <utility>
#include <vector>

#include "core/list_of.h"
#include "core/rng.h"

#include "record/json.h"

namespace occasus::engine {

namespace {

using std::chrono::steady_clock;

constexpr std::size_t kLongestLine = std::size_t{1} << 20U;
constexpr std::chrono::milliseconds kTimeToEnd{500};

// Both ends close when a program is started: no other program shall hold them open.
std::array<int, 2> make_pipe() {
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0)
        throw ProgramFault(fmt::format("cannot make a pipe: {}", std::strerror(errno)));
    return ends;
}

pid_t start(const std::string& command, int in, int out) {
    posix_spawn_file_actions_t actions;
    ::posix_spawn_file_actions_init(&actions);
    ::posix_spawn_file_actions_adddup2(&actions, in, STDIN_FILENO);
    ::posix_spawn_file_actions_adddup2(&actions, out, STDOUT_FILENO);
    std::string shell = "sh";
    std::string flag = "-c";
    std::string line = "exec " + command;
    std::array<char*, 4> arguments = {shell.data(), flag.data(), line.data(), nullptr};
    pid_t process = 0;
    const int error =
        ::posix_spawn(&process, "/bin/sh", &actions, nullptr, arguments.data(), environ);
    ::posix_spawn_file_actions_destroy(&actions);
    if (error != 0)
        throw ProgramFault(fmt::format("cannot start {}: {}", command, std::strerror(error)));
    return process;
}

// Writes all of it; false when nobody reads any more. A closed pipe is no signal here.
bool write_all(int to, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(to, bytes.data(), bytes.size());
        if (written < 0 && errno != EINTR) return false;
        if (written > 0) bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

// A program of somebody else's that is run with this one and spoken to line by line. Not shared
// between threads.
class Program {
  public:
    // Starts it by the shell. Its standard error goes where ours goes. Throws ProgramFault.
    explicit Program(std::string command) : command_(std::move(command)) {
        std::signal(SIGPIPE, SIG_IGN);
        const std::array<int, 2> down = make_pipe();
        const std::array<int, 2> up = make_pipe();
        to_ = down[1];
        from_ = up[0];
        process_ = start(command_, down[0], up[1]);
        ::close(down[0]);
        ::close(up[1]);
    }
    // Says "quit", and ends it if it does not end.
    ~Program() {
        write_all(to_, "quit\n");
        ::close(to_);
        ::close(from_);
        const auto until = steady_clock::now() + kTimeToEnd;
        while (::waitpid(process_, nullptr, WNOHANG) == 0) {
            if (steady_clock::now() > until) {
                ::kill(process_, SIGKILL);
                ::waitpid(process_, nullptr, 0);
                return;
            }
            std::this_thread::sleep_for(std::chrono::milliseconds(2));
        }
    }
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    const std::string& command() const { return command_; }

    // Throws ProgramFault if it has ended.
    void say(std::string_view line) {
        std::string bytes(line);
        bytes += '\n';
        if (!write_all(to_, bytes)) complain("has ended");
    }

    // Its next line. Throws ProgramFault if it ends, writes a line of over a megabyte, or keeps
    // silent until then.
    std::string hear(steady_clock::time_point until) {
        for (;;) {
            if (const std::size_t end = heard_.find('\n'); end != std::string::npos) {
                std::string line = heard_.substr(0, end);
                heard_.erase(0, end + 1);
                return line;
            }
            if (heard_.size() > kLongestLine) complain("wrote a line of over a megabyte");
            const auto left =
                std::chrono::duration_cast<std::chrono::milliseconds>(until - steady_clock::now());
            pollfd ready{.fd = from_, .events = POLLIN, .revents = 0};
            const int found =
                left.count() < 0 ? 0 : ::poll(&ready, 1, static_cast<int>(left.count()));
            if (found < 0 && errno == EINTR) continue;
            if (found <= 0) complain("did not answer in time");
            std::array<char, 65536> bytes{};
            const ssize_t read = ::read(from_, bytes.data(), bytes.size());
            if (read <= 0) complain("has ended");
            heard_.append(bytes.data(), static_cast<std::size_t>(read));
        }
    }

    [[noreturn]] void complain(std::string_view what) const {
        throw ProgramFault(fmt::format("the program \"{}\" {}", command_, what));
    }

  private:
    std::string command_;
    pid_t process_ = 0;
    int to_ = -1;
    int from_ = -1;
    std::string heard_;  // The part of a line without its line feed.
};

Value game_document(const AnyGame& game, const Setup& setup) {
    Value options = Value::fields();
    for (const auto& [name, value] : setup.options) options.set(name, value);
    return Value::fields()
        .set("game", game.facts().id)
        .set("options", std::move(options))
        .set("board", game.board_is_built_in() ? std::string_view() : game.board_text());
}

class ProgramPlayer final : public AnyPlayer {
  public:
    ProgramPlayer(const AnyGame& game, const Setup& setup, std::string_view command,
                  std::chrono::milliseconds patience)
        : game_(game), patience_(patience), program_(std::string(command)) {
        program_.say("occasus 1");
        hear("ready");
        program_.say("game " + to_json(game_document(game, setup)));
        hear("ready");
    }

    Action choose(const AnyState& observed, Rng& rng) override {
        const Seat seat = game_.to_move(observed);
        std::vector<Action> legal;
        game_.legal_actions(observed, legal);
        const auto text_of = [&](Action action) { return game_.action_text(observed, action); };
        program_.say(
            "turn " +
            to_json(
                Value::fields()
                    .set("seat", game_.facts().seats[static_cast<std::size_t>(seat_index(seat))].id)
                    .set("view", game_.view(observed, seat))
                    .set("position", position_in(observed))
                    .set("legal", list_of(legal, text_of))
                    .set("milliseconds", static_cast<std::int64_t>(patience_.count()))
                    .set("random", static_cast<std::int64_t>(rng.next() >> 11U))));
        const std::string text = hear("action ");
        const Result<Action> action = game_.parse_action(observed, text);
        if (!action) program_.complain(fmt::format("answered: {}", action.refusal().text));
        if (const auto refusal = game_.why_not(observed, *action))
            program_.complain(fmt::format("wants to do \"{}\": {}", text, refusal->text));
        return *action;
    }

    Advice advise(const AnyState& observed, Rng& rng) override {
        const Action action = choose(observed, rng);
        Advice advice;
        advice.action = action;
        advice.text = fmt::format("So says {}.", program_.command());
        return advice;
    }

  private:
    // Nothing where orders are sealed: such a position hides something, and cannot be set up.
    Value position_in(const AnyState& observed) const {
        return game_.sealed_seats(observed).empty() ? game_.position(observed) : Value();
    }

    // The rest of the next line that begins with that word. Lines of other words are talk.
    std::string hear(std::string_view word) {
        const auto until = steady_clock::now() + patience_;
        for (;;) {
            const std::string line = program_.hear(until);
            if (line.starts_with(word)) return line.substr(word.size());
            if (line.starts_with("error "))
                program_.complain(fmt::format("says: {}", line.substr(6)));
        }
    }

    const AnyGame& game_;
    std::chrono::milliseconds patience_;
    Program program_;
};

}  // namespace

std::string_view program_in(std::string_view player_id) {
    if (!player_id.starts_with(kProgramPrefix)) return {};
    return player_id.substr(kProgramPrefix.size());
}

std::unique_ptr<AnyPlayer> make_program_player(const AnyGame& game, const Setup& setup,
                                               std::string_view command,
                                               std::chrono::milliseconds patience) {
    return std::make_unique<ProgramPlayer>(game, setup, command, patience);
}

}  // namespace occasus::engine
