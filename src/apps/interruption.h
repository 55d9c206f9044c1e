// Ctrl-C during long work, so that what was done so far is told or kept.
#pragma once

namespace occasus {

// While it exists, the first Ctrl-C (or SIGTERM) is only noted; the second ends the program. One at
// a time.
class Interruption {
  public:
    Interruption();
    ~Interruption();
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;

    // Whether one came since the last was made. From any thread.
    static bool came();
    // Ends the program by the signal that came, as it would have without this; returns if none
    // came.
    static void pass_on();
};

}  // namespace occasus
