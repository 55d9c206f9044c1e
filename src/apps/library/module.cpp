// The library as a module of WebAssembly. A question goes in as an address and a number of bytes;
// the answer stays where answer_address() says until the next question.
#include <cstdlib>
#include <string>
#include <string_view>

#include "apps/library/library.h"

#define OCCASUS_EXPORT(name) __attribute__((export_name(name)))

namespace occasus::library {
namespace {

Library& library() {
    // Never ended: neither is the module.
    static auto* const library = new Library;
    return *library;
}

std::string& answer() {
    static auto* const answer = new std::string;
    return *answer;
}

}  // namespace

extern "C" {

OCCASUS_EXPORT("allocate") void* allocate(int size) {
    return std::malloc(static_cast<std::size_t>(size));
}

OCCASUS_EXPORT("release") void release(void* text) {
    std::free(text);
}

OCCASUS_EXPORT("ask") void ask(const char* text, int size) {
    answer() = library().ask(std::string_view(text, static_cast<std::size_t>(size)));
}

OCCASUS_EXPORT("answer_address") const char* answer_address() {
    return answer().data();
}

OCCASUS_EXPORT("answer_size") int answer_size() {
    return static_cast<int>(answer().size());
}

}  // extern "C"

}  // namespace occasus::library
