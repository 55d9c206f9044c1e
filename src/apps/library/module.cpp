// The library as a module of WebAssembly. A question goes in as an address and a number of bytes;
// the answer stays where answer_address() says until the next question.
#include <cstdlib>
#include <string>
#include <string_view>

#include "ai/learned/weights.h"
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

// No answer, or the reason why the weights are refused.
OCCASUS_EXPORT("give_weights")
void give_weights(const char* game, int length, const char* bytes, int size) {
    const auto refusal = occasus::give_weights({game, static_cast<std::size_t>(length)},
                                               {bytes, static_cast<std::size_t>(size)});
    answer() = refusal ? refusal->text : "";
}

OCCASUS_EXPORT("answer_address") const char* answer_address() {
    return answer().data();
}

OCCASUS_EXPORT("answer_size") int answer_size() {
    return static_cast<int>(answer().size());
}

}  // extern "C"

}  // namespace occasus::library
