// Without libsodium nothing is signed, and no signature can be checked.
#include <cstdlib>

#include "record/signature.h"

namespace occasus {

SigningKey signing_key_from(const Digest&) {
    std::abort();  // No program that is built without libsodium has a key.
}

RecordSignature sign_record(std::string_view, const SigningKey&) {
    std::abort();
}

std::optional<bool> is_genuine(const RecordSignature&) {
    return std::nullopt;
}

}  // namespace occasus
