#include "apps/interruption.h"

#include <atomic>
#include <csignal>
#include <cstdio>

namespace occasus {

namespace {

std::atomic<int> noted = 0;

extern "C" void note_signal(int number) {
    noted = number;
    std::signal(number, SIG_DFL);
}

}  // namespace

Interruption::Interruption() {
    noted = 0;
    std::signal(SIGINT, note_signal);
    std::signal(SIGTERM, note_signal);
}

Interruption::~Interruption() {
    std::signal(SIGINT, SIG_DFL);
    std::signal(SIGTERM, SIG_DFL);
}

bool Interruption::came() {
    return noted != 0;
}

void Interruption::pass_on() {
    std::fflush(stdout);
    if (noted != 0) std::raise(noted);
}

}  // namespace occasus
