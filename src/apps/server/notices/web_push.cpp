#include "apps/server/notices/web_push.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <fmt/format.h>
#include <memory>
#include <openssl/ec.h>
#include <openssl/evp.h>
#include <openssl/x509.h>
#include <stdexcept>

#include "core/value.h"

#include "record/digest.h"
#include "record/json.h"
#include "table/problem.h"

namespace occasus::server {
namespace {

constexpr std::size_t kNumber = 32;
constexpr std::size_t kPoint = 65;
constexpr std::size_t kSecret = 16;

template <auto Free>
struct Freed {
    template <class Thing>
    void operator()(Thing* thing) const {
        Free(thing);
    }
};
template <class Thing, auto Free>
using Held = std::unique_ptr<Thing, Freed<Free>>;
using Key = Held<EVP_PKEY, EVP_PKEY_free>;

void must(bool is_done) {
    if (!is_done) throw std::runtime_error("OpenSSL refuses a key or a message.");
}

unsigned char* bytes_of(std::string& text) {
    return reinterpret_cast<unsigned char*>(text.data());
}

const unsigned char* bytes_of(std::string_view text) {
    return reinterpret_cast<const unsigned char*>(text.data());
}

Key read_key(std::string_view key) {
    const unsigned char* at = bytes_of(key);
    Key read(d2i_PrivateKey(EVP_PKEY_EC, nullptr, &at, static_cast<long>(key.size())));
    must(read != nullptr);
    return read;
}

// The secret that the holders of two keys share; empty when there is no such point.
std::string shared_secret(const std::string& key, std::string_view point) {
    const Key ours = read_key(key);
    const Key theirs(EVP_PKEY_new());
    must(EVP_PKEY_copy_parameters(theirs.get(), ours.get()) == 1);
    if (point.size() != kPoint ||
        EVP_PKEY_set1_encoded_public_key(theirs.get(), bytes_of(point), kPoint) != 1)
        return {};
    const Held<EVP_PKEY_CTX, EVP_PKEY_CTX_free> context(EVP_PKEY_CTX_new(ours.get(), nullptr));
    std::string secret(kNumber, '\0');
    std::size_t size = secret.size();
    must(EVP_PKEY_derive_init(context.get()) == 1 &&
         EVP_PKEY_derive_set_peer(context.get(), theirs.get()) == 1 &&
         EVP_PKEY_derive(context.get(), bytes_of(secret), &size) == 1);
    return secret;
}

// The key has at most 32 bytes; zeros after a shorter one change nothing.
std::string hmac(std::string_view key, std::string_view text) {
    Digest whole{};
    std::ranges::copy(key, whole.begin());
    const Digest digest = hmac_sha256(whole, text);
    return {digest.begin(), digest.end()};
}

// With the tag that proves it.
std::string sealed(std::string_view text, std::string_view key, std::string_view nonce) {
    constexpr int kTag = 16;
    std::string made(text.size() + kTag, '\0');
    const Held<EVP_CIPHER_CTX, EVP_CIPHER_CTX_free> context(EVP_CIPHER_CTX_new());
    int length = 0;
    must(EVP_EncryptInit_ex(context.get(), EVP_aes_128_gcm(), nullptr, bytes_of(key),
                            bytes_of(nonce)) == 1 &&
         EVP_EncryptUpdate(context.get(), bytes_of(made), &length, bytes_of(text),
                           static_cast<int>(text.size())) == 1 &&
         EVP_EncryptFinal_ex(context.get(), bytes_of(made) + length, &length) == 1 &&
         EVP_CIPHER_CTX_ctrl(context.get(), EVP_CTRL_GCM_GET_TAG, kTag,
                             bytes_of(made) + text.size()) == 1);
    return made;
}

// ES256: the two numbers, 32 bytes each.
std::string signature_of(const std::string& key, std::string_view text) {
    const Key signer = read_key(key);
    const Held<EVP_MD_CTX, EVP_MD_CTX_free> context(EVP_MD_CTX_new());
    std::array<unsigned char, 80> der{};
    std::size_t size = der.size();
    must(EVP_DigestSignInit(context.get(), nullptr, EVP_sha256(), nullptr, signer.get()) == 1 &&
         EVP_DigestSign(context.get(), der.data(), &size, bytes_of(text), text.size()) == 1);
    const unsigned char* read = der.data();
    const Held<ECDSA_SIG, ECDSA_SIG_free> both(
        d2i_ECDSA_SIG(nullptr, &read, static_cast<long>(size)));
    std::string made(2 * kNumber, '\0');
    must(BN_bn2binpad(ECDSA_SIG_get0_r(both.get()), bytes_of(made), kNumber) > 0 &&
         BN_bn2binpad(ECDSA_SIG_get0_s(both.get()), bytes_of(made) + kNumber, kNumber) > 0);
    return made;
}

}  // namespace

std::string make_push_key() {
    const Key key(EVP_EC_gen("P-256"));
    std::string made(static_cast<std::size_t>(i2d_PrivateKey(key.get(), nullptr)), '\0');
    unsigned char* at = bytes_of(made);
    i2d_PrivateKey(key.get(), &at);
    return made;
}

std::string push_point(const std::string& key) {
    std::string point(kPoint, '\0');
    std::size_t size = 0;
    must(EVP_PKEY_get_octet_string_param(read_key(key).get(), "encoded-pub-key", bytes_of(point),
                                         point.size(), &size) == 1);
    return point;
}

std::string encrypt_push(std::string_view text, std::string_view keys, const std::string& key,
                         std::string_view salt) {
    using namespace std::string_literals;
    const std::size_t blank = std::min(keys.find(' '), keys.size());
    const std::string point = bytes_from_base64url(keys.substr(0, blank));
    const std::string secret = bytes_from_base64url(keys.substr(std::min(blank + 1, keys.size())));
    const std::string both = shared_secret(key, point);
    if (both.empty() || secret.size() != kSecret)
        throw table::Refused(table::ProblemKind::Illegal,
                             "keys must be those of a browser’s subscription.", "keys");
    const std::string ours = push_point(key);
    const std::string input = hmac(hmac(secret, both), "WebPush: info\0"s + point + ours + "\x01");
    const std::string root = hmac(salt, input);
    const std::string sealing = hmac(root, "Content-Encoding: aes128gcm\0\x01"s);
    const std::string nonce = hmac(root, "Content-Encoding: nonce\0\x01"s);
    // One record of at most 4096 bytes, and the last: 2.
    return std::string(salt) + "\0\0\x10\0\x41"s + ours +
           sealed(std::string(text) + "\x02", sealing, nonce);
}

std::string push_authorization(const std::string& key, std::string_view origin,
                               std::string_view contact, std::chrono::sys_seconds until) {
    const Value claims = Value::fields()
                             .set("aud", origin)
                             .set("exp", std::int64_t{until.time_since_epoch().count()})
                             .set("sub", contact);
    const std::string token =
        base64url(R"({"typ":"JWT","alg":"ES256"})") + "." + base64url(to_json(claims));
    return fmt::format("vapid t={}.{}, k={}", token, base64url(signature_of(key, token)),
                       base64url(push_point(key)));
}

}  // namespace occasus::server
