// The tables in which the compiler says which handlers stand around a call: those of the Itanium
// C++ ABI, as LLVM writes them for WebAssembly.
#pragma once

#include <cstddef>
#include <cstdint>

namespace occasus::page {

// The types of the handlers around one landing pad, the innermost first.
class Handlers {
  public:
    // `table` is that of the function, or nullptr when it has none.
    Handlers(const std::uint8_t* table, std::size_t landing_pad);

    // The number of the type of the next handler, from 1; 0: there is none left. Cleanups, which
    // catch nothing, are passed over.
    std::size_t next();
    // Where the list of types ends: type n is n addresses before it.
    const std::uint8_t* end_of_types() const { return end_of_types_; }

  private:
    const std::uint8_t* action_ = nullptr;
    const std::uint8_t* end_of_types_ = nullptr;
};

}  // namespace occasus::page
