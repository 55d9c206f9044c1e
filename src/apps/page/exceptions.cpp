// Exceptions of C++ on WebAssembly, for one thread: what the C++ library of the system leaves out.
// The compiler throws and catches the values that hold ours; here they are made, matched to
// handlers and let go of, as the Itanium C++ ABI (level II) says.
//
// Missing here: exceptions kept beyond their handlers (std::exception_ptr) and those of other
// languages. Neither occurs.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <exception>
#include <typeinfo>

#include "apps/page/handlers.h"

// The names that the compiler and its library call.
// NOLINTBEGIN(bugprone-reserved-identifier,cert-dcl37-c,cert-dcl51-cpp,readability-identifier-naming)

namespace {

// Stands in front of the thrown object.
struct Exception {
    std::type_info* type;
    void* (*destroy)(void*);  // On WebAssembly a destructor returns what it was given.
    void* adjusted;           // The handler's argument: the object, or a base of it.
    Exception* below;         // The one that was caught before, and is still being handled.
    int handlers;             // How many handle it; negative while it is thrown again.
    alignas(std::max_align_t) std::byte unused[1];  // The object is aligned as any may have to be.
};

Exception* handled = nullptr;  // The latest.

Exception* of_object(void* object) {
    return static_cast<Exception*>(object) - 1;
}

void* object_of(Exception* exception) {
    return exception + 1;
}

void* what_is_caught(Exception* exception) {
    return exception->adjusted != nullptr ? exception->adjusted : object_of(exception);
}

void let_go(Exception* exception) {
    if (exception->destroy != nullptr) exception->destroy(object_of(exception));
    std::free(exception);
}

}  // namespace

namespace __cxxabiv1 {
// How the types of the C++ library are laid out: its own header is not installed.
class __shim_type_info : public std::type_info {
  public:
    ~__shim_type_info() override;
    virtual void noop1() const;
    virtual void noop2() const;
    virtual bool can_catch(const __shim_type_info* thrown, void*& adjusted) const = 0;
};
}  // namespace __cxxabiv1

extern "C" {

// Shared with the code of the compiler: it writes the first two before it asks, and reads the
// third.
struct LandingPad {
    std::uintptr_t index;
    const std::uint8_t* table;
    std::uintptr_t selector;  // Which handler takes it; 0: none.
};
thread_local LandingPad __wasm_lpad_context = {};  // As the compiler declares it.

void* __cxa_allocate_exception(std::size_t size) noexcept {
    auto* exception = static_cast<Exception*>(std::malloc(sizeof(Exception) + size));
    if (exception == nullptr) std::abort();
    *exception = {};
    return object_of(exception);
}

void __cxa_free_exception(void* object) noexcept {
    std::free(of_object(object));
}

[[noreturn]] void __cxa_throw(void* object, std::type_info* type, void* (*destroy)(void*)) {
    Exception* const exception = of_object(object);
    exception->type = type;
    exception->destroy = destroy;
    __builtin_wasm_throw(0, object);
}

void* __cxa_begin_catch(void* object) noexcept {
    Exception* const exception = of_object(object);
    exception->handlers = std::abs(exception->handlers) + 1;
    if (handled != exception) {
        exception->below = handled;
        handled = exception;
    }
    return what_is_caught(exception);
}

void* __cxa_get_exception_ptr(void* object) noexcept {
    return what_is_caught(of_object(object));
}

void __cxa_end_catch() {
    Exception* const exception = handled;
    if (exception == nullptr) return;
    const bool is_thrown_again = exception->handlers < 0;
    exception->handlers += is_thrown_again ? 1 : -1;
    if (exception->handlers != 0) return;
    handled = exception->below;
    if (!is_thrown_again) let_go(exception);
}

[[noreturn]] void __cxa_rethrow() {
    Exception* const exception = handled;
    if (exception == nullptr) std::terminate();
    exception->handlers = -exception->handlers;
    __builtin_wasm_throw(0, object_of(exception));
}

// Only its address stands in tables.
int __gxx_personality_wasm0(...) {
    std::abort();
}

// Asked at each landing pad: the number of the handler there that takes the exception.
int _Unwind_CallPersonality(void* object) {
    using Type = const __cxxabiv1::__shim_type_info*;
    constexpr int kGoOn = 8;
    constexpr int kHandle = 6;
    Exception* const exception = of_object(object);
    __wasm_lpad_context.selector = 0;
    occasus::page::Handlers handlers(__wasm_lpad_context.table, __wasm_lpad_context.index);
    const auto* const types = reinterpret_cast<const Type*>(handlers.end_of_types());
    while (const std::size_t number = handlers.next()) {
        const Type type = *(types - number);
        void* adjusted = object;
        // No type: catch (...).
        if (type != nullptr && !type->can_catch(static_cast<Type>(exception->type), adjusted))
            continue;
        exception->adjusted = adjusted;
        __wasm_lpad_context.selector = number;
        return kHandle;
    }
    return kGoOn;
}

// The compiler's own library is built with this protection, the C library without.
std::uintptr_t __stack_chk_guard = 0x5ca1ab1e;
[[noreturn]] void __stack_chk_fail() {
    std::abort();
}

}  // extern "C"

// NOLINTEND(bugprone-reserved-identifier,cert-dcl37-c,cert-dcl51-cpp,readability-identifier-naming)
