// Lines that people or programs type, and Ctrl-C.
#pragma once

#include <optional>
#include <string>

namespace occasus::cli {

// Lines from standard input, at a terminal or through a pipe.
class InputLines {
  public:
    // From here on Ctrl-C only ends the wait for input, so that a game can be left in good order.
    static void catch_interrupts();
    // Whether it was pressed since.
    static bool interrupted();

    // Without a byte order mark and the end of a line, of whatever system. Nothing at the end of
    // the input, or when the program was interrupted.
    std::optional<std::string> next();

  private:
    std::string buffer_;
};

}  // namespace occasus::cli
