// The engine as a module of WebAssembly: what its host calls, and what it calls of its host. Texts
// go in and out as an address and a number of bytes.
#include <chrono>
#include <cstdlib>
#include <string_view>

#include "ai/learned/weights.h"
#include "apps/page/engine.h"

#define OCCASUS_IMPORT(name) __attribute__((import_module("host"), import_name(name)))
#define OCCASUS_EXPORT(name) __attribute__((export_name(name)))

extern "C" {
OCCASUS_IMPORT("answer") void host_answer(int id, int status, const char* text, int size);
OCCASUS_IMPORT("opened") void host_opened(int socket, const char* text, int size);
OCCASUS_IMPORT("send") void host_send(int socket, const char* text, int size);
OCCASUS_IMPORT("keep") void host_keep(int ticket, const char* text, int size);
OCCASUS_IMPORT("think") void host_think(int ticket, const char* text, int size);
OCCASUS_IMPORT("now") double host_now();
OCCASUS_IMPORT("report") void host_report(const char* text, int size);
}

namespace occasus::page {
namespace {

int size_of(std::string_view text) {
    return static_cast<int>(text.size());
}

std::string_view text_of(const char* text, int size) {
    return {text, static_cast<std::size_t>(size)};
}

// The size goes along with every text.
// NOLINTBEGIN(bugprone-suspicious-stringview-data-usage)
class PageHost : public Host {
  public:
    void answer(int id, int status, std::string_view body) override {
        host_answer(id, status, body.data(), size_of(body));
    }
    void opened(int socket, std::string_view error) override {
        host_opened(socket, error.data(), size_of(error));
    }
    void send(int socket, std::string_view message) override {
        host_send(socket, message.data(), size_of(message));
    }
    void keep(int ticket, std::string_view change) override {
        host_keep(ticket, change.data(), size_of(change));
    }
    void think(int ticket, std::string_view task) override {
        host_think(ticket, task.data(), size_of(task));
    }
    table::Moment now() override { return table::moment_at(static_cast<std::int64_t>(host_now())); }
    void report(std::string_view failure) override {
        host_report(failure.data(), size_of(failure));
    }
};
// NOLINTEND(bugprone-suspicious-stringview-data-usage)

Engine& engine() {
    // Never ended: neither is the page that runs it.
    static auto* const host = new PageHost;
    static auto* const engine = new Engine(*host, OCCASUS_VERSION);
    return *engine;
}

}  // namespace

extern "C" {

OCCASUS_EXPORT("allocate") void* allocate(int size) {
    return std::malloc(static_cast<std::size_t>(size));
}

OCCASUS_EXPORT("release") void release(void* text) {
    std::free(text);
}

OCCASUS_EXPORT("request") void request(int id, const char* text, int size) {
    engine().request(id, text_of(text, size));
}

OCCASUS_EXPORT("open") void open_socket(int socket, const char* table, int size) {
    engine().open(socket, std::string(text_of(table, size)));
}

OCCASUS_EXPORT("hear") void hear(int socket, const char* text, int size) {
    engine().hear(socket, text_of(text, size));
}

OCCASUS_EXPORT("close") void close_socket(int socket) {
    engine().close(socket);
}

OCCASUS_EXPORT("kept") void kept(int ticket, int is_kept) {
    engine().kept(ticket, is_kept != 0);
}

OCCASUS_EXPORT("snapshot") void snapshot(int id, const char* table, int size) {
    engine().snapshot(id, text_of(table, size));
}

OCCASUS_EXPORT("restore") int restore(const char* documents, int size) {
    return engine().restore(text_of(documents, size)) ? 1 : 0;
}

OCCASUS_EXPORT("thought") void thought(int ticket, const char* answer, int size) {
    engine().thought(ticket, text_of(answer, size));
}

OCCASUS_EXPORT("think") void think(int id, const char* task, int size) {
    engine().think(id, text_of(task, size));
}

OCCASUS_EXPORT("give_weights")
int give_weights(const char* game, int length, const char* bytes, int size) {
    const auto refusal = occasus::give_weights(text_of(game, length), text_of(bytes, size));
    if (refusal) host_report(refusal->text.data(), size_of(refusal->text));
    return refusal ? 0 : 1;
}

OCCASUS_EXPORT("work") int work() {
    return engine().work();
}

OCCASUS_EXPORT("tick") void tick() {
    engine().tick();
}

}  // extern "C"

}  // namespace occasus::page
