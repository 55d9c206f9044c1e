#include "table/token.h"

namespace occasus::table {

NewToken make_token() {
    std::string text = random_token();
    const TokenHash hash = hash_token(text);
    return {std::move(text), hash};
}

bool is_token(std::string_view text) {
    constexpr std::size_t kLongest = 64;
    constexpr std::string_view kLetters =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    return !text.empty() && text.size() <= kLongest &&
           text.find_first_not_of(kLetters) == std::string_view::npos;
}

TokenHash hash_token(std::string_view token) {
    return sha256(token);
}

bool same_token(const TokenHash& a, const TokenHash& b) {
    return same_digest(a, b);
}

}  // namespace occasus::table
