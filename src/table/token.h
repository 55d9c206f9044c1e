// Capabilities: the holder of a seat's token plays it. Only its hash is ever stored.
#pragma once

#include <string>
#include <string_view>

#include "record/digest.h"

namespace occasus::table {

using TokenHash = Digest;  // SHA-256 of the token.

struct NewToken {
    std::string text;  // Given to the client, and kept nowhere.
    TokenHash hash;
};

// 128 random bits.
NewToken make_token();
TokenHash hash_token(std::string_view token);
// Takes the same time wherever they differ.
bool same_token(const TokenHash&, const TokenHash&);

}  // namespace occasus::table
