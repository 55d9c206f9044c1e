// All that the command line prints goes through here, so that nothing in a file or a name can steer
// the reader's terminal.
#pragma once

#include <string>
#include <string_view>

namespace occasus::cli {

// Text whose control characters, and marks that turn the direction of writing, stand as JSON has
// them: \u001b. Text may come in pieces.
class Cleaner {
  public:
    // `keeps_paint`: the colours of our own stay.
    explicit Cleaner(bool keeps_paint = false) : keeps_paint_(keeps_paint) {}

    std::string clean(std::string_view piece);

  private:
    bool keeps_paint_;
    std::string rest_;  // The start of a character that the next piece ends.
};

// From here on standard output and standard error are cleaned, what C++ streams print excepted.
// Called once, before anything is printed.
void clean_standard_streams();

}  // namespace occasus::cli
