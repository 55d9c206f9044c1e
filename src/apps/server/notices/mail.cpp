#include "apps/server/notices/mail.h"

#include <array>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <chrono>
#include <csignal>
#include <fmt/format.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

namespace occasus::server {

namespace asio = boost::asio;

namespace {

std::string written(const Letter& letter) {
    return fmt::format(
        "To: {}\nSubject: {}\nMIME-Version: 1.0\nContent-Type: text/plain; charset=utf-8\n"
        "Auto-Submitted: auto-generated\nList-Unsubscribe: <{}>\n\n{}\n\nNo more of these: {}\n",
        letter.to, letter.subject, letter.stop, letter.text, letter.stop);
}

// The process, which reads the letter as its input; 0 when there is none.
pid_t start(const std::string& program, const Letter& letter) {
    const std::string text = written(letter);
    const int file = memfd_create("letter", MFD_CLOEXEC);
    if (file < 0) return 0;
    const bool is_whole =
        write(file, text.data(), text.size()) == static_cast<ssize_t>(text.size()) &&
        lseek(file, 0, SEEK_SET) == 0;
    std::string name = program;
    std::string lone_dots_stay = "-i";
    std::string end_of_options = "--";
    std::string to = letter.to;
    std::string path = "PATH=/usr/sbin:/usr/bin:/sbin:/bin";
    const std::array<char*, 5> arguments{name.data(), lone_dots_stay.data(), end_of_options.data(),
                                         to.data(), nullptr};
    const std::array<char*, 2> surroundings{path.data(), nullptr};
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, file, STDIN_FILENO);
    posix_spawn_file_actions_addclosefrom_np(&files, STDERR_FILENO + 1);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    sigset_t none;
    sigemptyset(&none);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK);
    pid_t process = 0;
    if (!is_whole || posix_spawn(&process, program.c_str(), &files, &attributes, arguments.data(),
                                 surroundings.data()) != 0)
        process = 0;
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&files);
    close(file);
    return process;
}

}  // namespace

asio::awaitable<bool> send_letter(std::string program, Letter letter) {
    constexpr std::chrono::seconds kWithin{30};
    constexpr std::chrono::milliseconds kLook{50};
    const pid_t process = start(program, letter);
    if (process == 0) co_return false;
    asio::steady_timer timer(co_await asio::this_coro::executor);
    const auto end = std::chrono::steady_clock::now() + kWithin;
    int status = 0;
    while (waitpid(process, &status, WNOHANG) == 0) {
        if (std::chrono::steady_clock::now() > end) kill(process, SIGKILL);
        timer.expires_after(kLook);
        co_await timer.async_wait(asio::use_awaitable);
    }
    co_return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

}  // namespace occasus::server
