// The games for programs in other languages: questions and answers as JSON. Games, positions and
// matches stay here and go by numbers; a program says when it needs one no longer.
#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace occasus::library {

// Not shared between threads.
class Library {
  public:
    Library();
    ~Library();

    // Answers {"ask": NAME, …}, with what docs/programs.md lists under that name, as {"answer": …}
    // or
    // {"error": {"kind", "text", "rule", "field"}}. An error has changed nothing.
    std::string ask(std::string_view question);

  private:
    class Desk;
    std::unique_ptr<Desk> desk_;
};

}  // namespace occasus::library
