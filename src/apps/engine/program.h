// A program of somebody else's that is run with this one and spoken to line by line.
#pragma once

#include <chrono>
#include <stdexcept>
#include <string>
#include <string_view>
#include <sys/types.h>

namespace occasus::engine {

// A fault of a program, in words that name it.
struct ProgramFault : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// Not shared between threads.
class Program {
  public:
    // Starts it by the shell. Its standard error goes where ours goes. Throws ProgramFault.
    explicit Program(std::string command);
    // Says "quit", and ends it if it does not end.
    ~Program();
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    const std::string& command() const { return command_; }
    // Throws ProgramFault if it has ended.
    void say(std::string_view line);
    // Its next line. Throws ProgramFault if it ends, writes a line of over a megabyte, or keeps
    // silent until then.
    std::string hear(std::chrono::steady_clock::time_point until);
    [[noreturn]] void complain(std::string_view what) const;

  private:
    void close_pipes();

    std::string command_;
    pid_t process_ = 0;
    int to_ = -1;
    int from_ = -1;
    std::string heard_;  // The part of a line without its line feed.
};

}  // namespace occasus::engine
