#include "apps/engine/program.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <fmt/core.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <utility>

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

}  // namespace

Program::Program(std::string command) : command_(std::move(command)) {
    std::signal(SIGPIPE, SIG_IGN);
    const std::array<int, 2> down = make_pipe();
    const std::array<int, 2> up = make_pipe();
    to_ = down[1];
    from_ = up[0];
    process_ = start(command_, down[0], up[1]);
    ::close(down[0]);
    ::close(up[1]);
}

Program::~Program() {
    write_all(to_, "quit\n");
    close_pipes();
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

void Program::close_pipes() {
    ::close(to_);
    ::close(from_);
}

void Program::complain(std::string_view what) const {
    throw ProgramFault(fmt::format("the program \"{}\" {}", command_, what));
}

void Program::say(std::string_view line) {
    std::string bytes(line);
    bytes += '\n';
    if (!write_all(to_, bytes)) complain("has ended");
}

std::string Program::hear(steady_clock::time_point until) {
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
        const int found = left.count() < 0 ? 0 : ::poll(&ready, 1, static_cast<int>(left.count()));
        if (found < 0 && errno == EINTR) continue;
        if (found <= 0) complain("did not answer in time");
        std::array<char, 65536> bytes{};
        const ssize_t read = ::read(from_, bytes.data(), bytes.size());
        if (read <= 0) complain("has ended");
        heard_.append(bytes.data(), static_cast<std::size_t>(read));
    }
}

}  // namespace occasus::engine
