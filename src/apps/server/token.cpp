#include "apps/server/token.h"

#include <sodium.h>

namespace occasus::server {

NewToken make_token() {
    std::string text = random_token();
    const TokenHash hash = hash_token(text);
    return {std::move(text), hash};
}

TokenHash hash_token(std::string_view token) {
    return sha256(token);
}

bool same_token(const TokenHash& a, const TokenHash& b) {
    return sodium_memcmp(a.data(), b.data(), a.size()) == 0;
}

}  // namespace occasus::server
