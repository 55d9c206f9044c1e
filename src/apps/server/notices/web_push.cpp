#include "apps/server/notices/web_push.h"

#include <array>
#include <fmt/format.h>
#include <memory>
#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/evp.h>
#include <openssl/param_build.h>
#include <sodium.h>
#include <stdexcept>

#include "core/value.h"

#include "record/json.h"

namespace occasus::server {
namespace {

constexpr std::size_t kSecret = 32;
constexpr std::size_t kPoint = 65;
constexpr std::size_t kSalt = 16;

template <auto Free>
struct Freed {
    template <class Thing>
    void operator()(Thing* thing) const {
        Free(thing);
    }
};
template <class Thing, auto Free>
using Held = std::unique_ptr<Thing, Freed<Free>>;
using Group = Held<EC_GROUP, EC_GROUP_free>;
using Point = Held<EC_POINT, EC_POINT_free>;
using Number = Held<BIGNUM, BN_clear_free>;

void must(bool is_done) {
    if (!is_done) throw std::runtime_error("OpenSSL refuses a key or a message.");
}

unsigned char* bytes_of(std::string& text) {
    return reinterpret_cast<unsigned char*>(text.data());
}

const unsigned char* bytes_of(std::string_view text) {
    return reinterpret_cast<const unsigned char*>(text.data());
}

Group curve() {
    return Group(EC_GROUP_new_by_curve_name(NID_X9_62_prime256v1));
}

Number number_of(std::string_view bytes) {
    return Number(BN_bin2bn(bytes_of(bytes), static_cast<int>(bytes.size()), nullptr));
}

// Nothing when it is not on the curve.
Point point_of(const Group& group, std::string_view bytes) {
    Point point(EC_POINT_new(group.get()));
    const bool is_there =
        bytes.size() == kPoint &&
        EC_POINT_oct2point(group.get(), point.get(), bytes_of(bytes), kPoint, nullptr) == 1;
    return is_there ? std::move(point) : nullptr;
}

std::string text_of(const Group& group, const Point& point) {
    std::string bytes(kPoint, '\0');
    must(EC_POINT_point2oct(group.get(), point.get(), POINT_CONVERSION_UNCOMPRESSED,
                            bytes_of(bytes), kPoint, nullptr) == kPoint);
    return bytes;
}

// The secret that the holders of two keys share: the first coordinate of a point.
std::string shared_secret(const PushKey& ours, std::string_view theirs) {
    const Group group = curve();
    const Point base = point_of(group, theirs);
    must(base != nullptr);
    const Point product(EC_POINT_new(group.get()));
    must(EC_POINT_mul(group.get(), product.get(), nullptr, base.get(), number_of(ours.secret).get(),
                      nullptr) == 1);
    return text_of(group, product).substr(1, kSecret);
}

std::string hmac(std::string_view key, std::string_view text) {
    std::string digest(crypto_auth_hmacsha256_BYTES, '\0');
    crypto_auth_hmacsha256_state state;
    crypto_auth_hmacsha256_init(&state, bytes_of(key), key.size());
    crypto_auth_hmacsha256_update(&state, bytes_of(text), text.size());
    crypto_auth_hmacsha256_final(&state, bytes_of(digest));
    return digest;
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

Held<EVP_PKEY, EVP_PKEY_free> signer_of(const PushKey& key) {
    const Number secret = number_of(key.secret);
    const Held<OSSL_PARAM_BLD, OSSL_PARAM_BLD_free> parts(OSSL_PARAM_BLD_new());
    must(OSSL_PARAM_BLD_push_utf8_string(parts.get(), OSSL_PKEY_PARAM_GROUP_NAME, "P-256", 0) &&
         OSSL_PARAM_BLD_push_octet_string(parts.get(), OSSL_PKEY_PARAM_PUB_KEY, key.point.data(),
                                          kPoint) &&
         OSSL_PARAM_BLD_push_BN(parts.get(), OSSL_PKEY_PARAM_PRIV_KEY, secret.get()));
    const Held<OSSL_PARAM, OSSL_PARAM_free> all(OSSL_PARAM_BLD_to_param(parts.get()));
    const Held<EVP_PKEY_CTX, EVP_PKEY_CTX_free> context(
        EVP_PKEY_CTX_new_from_name(nullptr, "EC", nullptr));
    EVP_PKEY* made = nullptr;
    must(EVP_PKEY_fromdata_init(context.get()) == 1 &&
         EVP_PKEY_fromdata(context.get(), &made, EVP_PKEY_KEYPAIR, all.get()) == 1);
    return Held<EVP_PKEY, EVP_PKEY_free>(made);
}

// ES256: the two numbers, 32 bytes each.
std::string signature_of(const PushKey& key, std::string_view text) {
    const auto signer = signer_of(key);
    const Held<EVP_MD_CTX, EVP_MD_CTX_free> context(EVP_MD_CTX_new());
    std::array<unsigned char, 80> der{};
    std::size_t size = der.size();
    must(EVP_DigestSignInit(context.get(), nullptr, EVP_sha256(), nullptr, signer.get()) == 1 &&
         EVP_DigestSign(context.get(), der.data(), &size, bytes_of(text), text.size()) == 1);
    const unsigned char* read = der.data();
    const Held<ECDSA_SIG, ECDSA_SIG_free> both(
        d2i_ECDSA_SIG(nullptr, &read, static_cast<long>(size)));
    std::string made(2 * kSecret, '\0');
    must(BN_bn2binpad(ECDSA_SIG_get0_r(both.get()), bytes_of(made), kSecret) > 0 &&
         BN_bn2binpad(ECDSA_SIG_get0_s(both.get()), bytes_of(made) + kSecret, kSecret) > 0);
    return made;
}

}  // namespace

PushKey make_push_key() {
    for (;;) {
        try {
            return push_key_of(random_bytes(kSecret));
        } catch (const std::runtime_error&) {
            continue;  // One of 2^32 numbers is too large.
        }
    }
}

PushKey push_key_of(std::string_view secret) {
    const Group group = curve();
    const Number number = number_of(secret);
    must(secret.size() == kSecret && !BN_is_zero(number.get()) &&
         BN_cmp(number.get(), EC_GROUP_get0_order(group.get())) < 0);
    const Point point(EC_POINT_new(group.get()));
    must(EC_POINT_mul(group.get(), point.get(), number.get(), nullptr, nullptr, nullptr) == 1);
    return {std::string(secret), text_of(group, point)};
}

bool is_push_reader(const PushReader& reader) {
    return reader.secret.size() == kSalt && point_of(curve(), reader.point) != nullptr;
}

std::string encrypt_push(std::string_view text, const PushReader& reader, const PushKey& once,
                         std::string_view salt) {
    using namespace std::string_literals;
    const std::string shared = hmac(reader.secret, shared_secret(once, reader.point));
    const std::string input = hmac(shared, "WebPush: info\0"s + reader.point + once.point + "\x01");
    const std::string root = hmac(salt, input);
    const std::string key = hmac(root, "Content-Encoding: aes128gcm\0\x01"s).substr(0, 16);
    const std::string nonce = hmac(root, "Content-Encoding: nonce\0\x01"s).substr(0, 12);
    // One record of at most 4096 bytes, and the last: 2.
    return std::string(salt) + "\0\0\x10\0\x41"s + once.point +
           sealed(std::string(text) + "\x02", key, nonce);
}

std::string push_authorization(const PushKey& key, std::string_view origin,
                               std::string_view contact, std::chrono::sys_seconds until) {
    const Value claims =
        Value::fields()
            .set("aud", origin)
            .set("exp", static_cast<std::int64_t>(until.time_since_epoch().count()))
            .set("sub", contact);
    const std::string token =
        to_base64url(R"({"typ":"JWT","alg":"ES256"})") + "." + to_base64url(to_json(claims));
    return fmt::format("vapid t={}.{}, k={}", token, to_base64url(signature_of(key, token)),
                       to_base64url(key.point));
}

std::string random_bytes(std::size_t count) {
    std::string bytes(count, '\0');
    randombytes_buf(bytes.data(), count);
    return bytes;
}

std::string to_base64url(std::string_view bytes) {
    constexpr int kKind = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
    std::string text(sodium_base64_encoded_len(bytes.size(), kKind), '\0');
    sodium_bin2base64(text.data(), text.size(), bytes_of(bytes), bytes.size(), kKind);
    text.pop_back();  // The end of a text of C.
    return text;
}

std::optional<std::string> from_base64url(std::string_view text) {
    std::string bytes(text.size(), '\0');
    std::size_t size = 0;
    if (sodium_base642bin(bytes_of(bytes), bytes.size(), text.data(), text.size(), nullptr, &size,
                          nullptr, sodium_base64_VARIANT_URLSAFE_NO_PADDING) != 0)
        return std::nullopt;
    bytes.resize(size);
    return bytes;
}

}  // namespace occasus::server
