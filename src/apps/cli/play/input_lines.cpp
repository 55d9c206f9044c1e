#include "apps/cli/play/input_lines.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <poll.h>
#include <unistd.h>
#include <utility>

#include "core/unicode.h"

namespace occasus::cli {

namespace {

volatile std::sig_atomic_t was_interrupted = 0;

// False when the program was interrupted. An interrupt is let in only while waiting, so that none
// slips in between looking for it and waiting.
bool wait_for_input() {
    sigset_t interrupt;
    sigset_t usual;
    sigemptyset(&interrupt);
    sigaddset(&interrupt, SIGINT);
    ::sigprocmask(SIG_BLOCK, &interrupt, &usual);
    pollfd input{.fd = STDIN_FILENO, .events = POLLIN, .revents = 0};
    while (!was_interrupted && ::ppoll(&input, 1, nullptr, &usual) < 0 && errno == EINTR) continue;
    ::sigprocmask(SIG_SETMASK, &usual, nullptr);
    return !was_interrupted;
}

}  // namespace

void InputLines::catch_interrupts() {
    struct sigaction action{};
    action.sa_handler = [](int) { was_interrupted = 1; };
    ::sigaction(SIGINT, &action, nullptr);
}

bool InputLines::interrupted() {
    return was_interrupted != 0;
}

std::optional<std::string> InputLines::next() {
    for (;;) {
        if (const std::size_t end = buffer_.find('\n'); end != std::string::npos) {
            std::string line(without_byte_order_mark(buffer_.substr(0, end)));
            buffer_.erase(0, end + 1);
            if (!line.empty() && line.back() == '\r') line.pop_back();
            return line;
        }
        if (!wait_for_input()) return std::nullopt;
        std::array<char, 4096> block{};
        const ssize_t count = ::read(STDIN_FILENO, block.data(), block.size());
        if (count < 0 && errno == EINTR) continue;
        // A last line need not end with a newline.
        if (count <= 0)
            return buffer_.empty() ? std::nullopt : std::optional(std::exchange(buffer_, {}));
        buffer_.append(block.data(), static_cast<std::size_t>(count));
    }
}

}  // namespace occasus::cli
