// Ctrl-C during long work, so that what was done so far is printed or kept.
#pragma once

#include <atomic>
#include <csignal>
#include <cstdio>

namespace occasus {

// While it exists, the first Ctrl-C (or SIGTERM) is only noted; the second ends the program. One at
// a time.
class Interruption {
  public:
    Interruption() {
        noted = 0;
        handle(note);
    }
    ~Interruption() { handle(SIG_DFL); }
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;

    // Whether one came since the last was made. From any thread.
    static bool came() { return noted != 0; }
    // Ends the program by the signal that came, as it would have ended without this; returns when
    // none came.
    static void pass_on() {
        std::fflush(stdout);
        if (noted != 0) std::raise(noted);
    }

  private:
    static void handle(void (*handler)(int)) {
        std::signal(SIGINT, handler);
        std::signal(SIGTERM, handler);
    }
    static void note(int number) {
        noted = number;
        std::signal(number, SIG_DFL);
    }

    static inline std::atomic<int> noted = 0;
};

}  // namespace occasus
