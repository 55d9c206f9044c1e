// Locks that keep two threads from touching the same thing. A program without threads does not need
// them, nor does it have the means.
#pragma once

#if !defined(__wasi__)
#include <mutex>
#endif

namespace occasus::table {

#if defined(__wasi__)
struct Mutex {};

class Lock {
  public:
    explicit Lock(Mutex&) {}
    void lock() {}
    void unlock() {}
};
#else
using Mutex = std::mutex;
using Lock = std::unique_lock<std::mutex>;
#endif

}  // namespace occasus::table
