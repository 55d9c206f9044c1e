// Why something asked of a game was not done. A refusal never changes any state.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "core/game.h"

namespace occasus {

// Unreadable: not understood at all. Illegal: understood, but a rule forbids it now. NotYourTurn:
// the question is another seat's. Stale: meant for an earlier position. Over: the game has ended.
enum class RefusalKind : std::uint8_t { Unreadable, Illegal, NotYourTurn, Stale, Over };

struct Refusal {
    RefusalKind kind = RefusalKind::Unreadable;
    std::optional<Cite> rule;  // The rule that forbids it, when one does.
    std::string text;          // One sentence for people: names the field and the value.
    std::string field;         // The field, line or option at fault, when there is one.
};

inline Refusal unreadable(std::string text, std::string field = {}) {
    return {RefusalKind::Unreadable, std::nullopt, std::move(text), std::move(field)};
}

inline Refusal illegal(Cite rule, std::string text) {
    return {RefusalKind::Illegal, rule, std::move(text), {}};
}

// A value, or the reason why there is none.
template <class T>
class [[nodiscard]] Result {
  public:
    Result(T value) : content_(std::move(value)) {}  // NOLINT(google-explicit-constructor)
    Result(Refusal refusal)
        : content_(std::move(refusal)) {}  // NOLINT(google-explicit-constructor)

    explicit operator bool() const { return std::holds_alternative<T>(content_); }
    // Precondition: bool(*this).
    T& operator*() { return *std::get_if<T>(&content_); }
    const T& operator*() const { return *std::get_if<T>(&content_); }
    T* operator->() { return std::get_if<T>(&content_); }
    const T* operator->() const { return std::get_if<T>(&content_); }
    // Precondition: !bool(*this).
    const Refusal& refusal() const { return *std::get_if<Refusal>(&content_); }

  private:
    std::variant<T, Refusal> content_;
};

}  // namespace occasus
