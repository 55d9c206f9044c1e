// The signature of a record: a server signs what it hands out (Ed25519, through libsodium).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "record/digest.h"

namespace occasus {

using PublicKey = std::array<std::uint8_t, 32>;
using Signature = std::array<std::uint8_t, 64>;

// The keys that a server signs with. Anyone who has the secret can sign as that server.
struct SigningKey {
    PublicKey public_key{};
    std::array<std::uint8_t, 64> secret{};
};
// The same key for the same 256 bits, which are as secret as the key.
SigningKey signing_key_from(const Digest& secret);

// The last line of a record that was signed: by whom, and what.
struct RecordSignature {
    PublicKey key{};
    Signature signature{};
    Digest text{};  // SHA-256 of all that stands above.
};
RecordSignature sign_record(std::string_view record, const SigningKey&);
// Whether the owner of the key signed that text. Nothing: this program is built without libsodium,
// and cannot tell.
std::optional<bool> is_genuine(const RecordSignature&);

}  // namespace occasus
