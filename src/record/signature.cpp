#include "record/signature.h"

#include <cstdlib>
#include <sodium.h>

namespace occasus {

namespace {

// So that what is signed here can never be taken for anything else that the key might sign.
std::string message_of(const Digest& text) {
    return "occasus record " + to_hex(text);
}

const unsigned char* bytes_of(const std::string& text) {
    return reinterpret_cast<const unsigned char*>(text.data());
}

}  // namespace

SigningKey signing_key_from(const Digest& secret) {
    static_assert(crypto_sign_SEEDBYTES == std::tuple_size_v<Digest>);
    static_assert(crypto_sign_PUBLICKEYBYTES == std::tuple_size_v<PublicKey>);
    static_assert(crypto_sign_BYTES == std::tuple_size_v<Signature>);
    SigningKey key;
    if (crypto_sign_seed_keypair(key.public_key.data(), key.secret.data(), secret.data()) != 0)
        std::abort();
    return key;
}

RecordSignature sign_record(std::string_view record, const SigningKey& key) {
    RecordSignature made{key.public_key, {}, sha256(record)};
    const std::string message = message_of(made.text);
    if (crypto_sign_detached(made.signature.data(), nullptr, bytes_of(message), message.size(),
                             key.secret.data()) != 0)
        std::abort();
    return made;
}

std::optional<bool> is_genuine(const RecordSignature& made) {
    const std::string message = message_of(made.text);
    return crypto_sign_verify_detached(made.signature.data(), bytes_of(message), message.size(),
                                       made.key.data()) == 0;
}

}  // namespace occasus
