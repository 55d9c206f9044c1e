#include "table/token.h"

namespace occasus::table {

NewToken make_token() {
    std::string text = random_token();
    const TokenHash hash = hash_token(text);
    return {std::move(text), hash};
}

TokenHash hash_token(std::string_view token) {
    return sha256(token);
}

bool same_token(const TokenHash& a, const TokenHash& b) {
    return same_digest(a, b);
}

}  // namespace occasus::table
