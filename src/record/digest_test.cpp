// The tests of every implementation: this is compiled once with each.
#include "record/digest.h"

#include <algorithm>
#include <cctype>
#include <gtest/gtest.h>
#include <set>
#include <string>

namespace occasus {
namespace {

// FIPS 180-4's examples, and lengths about the end of a block, where the padding takes another one.
TEST(Sha256, GivesThePublishedDigests) {
    EXPECT_EQ(to_hex(sha256("")),
              "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    EXPECT_EQ(to_hex(sha256("abc")),
              "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    EXPECT_EQ(to_hex(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")),
              "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    EXPECT_EQ(to_hex(sha256(std::string(1'000'000, 'a'))),
              "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

TEST(Sha256, ALinkIsTheDigestOfBothTogether) {
    const Digest first = sha256("first");
    for (const std::size_t length : {0, 1, 23, 24, 31, 32, 33, 100}) {
        const std::string text(length, 'x');
        const std::string both(reinterpret_cast<const char*>(first.data()), first.size());
        EXPECT_EQ(sha256_link(first, text), sha256(both + text)) << length;
    }
}

// RFC 4231, cases 1 and 2: a shorter key counts as one filled with noughts.
TEST(HmacSha256, GivesThePublishedCodes) {
    Digest key{};
    std::fill_n(key.begin(), 20, std::uint8_t{0x0b});
    EXPECT_EQ(to_hex(hmac_sha256(key, "Hi There")),
              "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7");
    key = {'J', 'e', 'f', 'e'};
    EXPECT_EQ(to_hex(hmac_sha256(key, "what do ya want for nothing?")),
              "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
}

TEST(Digests, AreReadAsTheyAreWritten) {
    const Digest digest = sha256("abc");
    EXPECT_EQ(digest_from_hex(to_hex(digest)), digest);
    const std::string hex = to_hex(digest);
    EXPECT_FALSE(digest_from_hex(hex.substr(1)));
    EXPECT_FALSE(digest_from_hex(hex + "0"));
    EXPECT_FALSE(digest_from_hex("B" + hex.substr(1)));
    EXPECT_FALSE(digest_from_hex("g" + hex.substr(1)));
}

TEST(Digests, DifferWhereverOneBitDoes) {
    const Digest digest = sha256("abc");
    EXPECT_TRUE(same_digest(digest, sha256("abc")));
    for (std::size_t byte = 0; byte < digest.size(); ++byte) {
        Digest other = digest;
        other[byte] ^= 0x80U;
        EXPECT_FALSE(same_digest(digest, other)) << byte;
    }
}

// RFC 4648, 5: six bits a letter, without padding.
TEST(RandomTokens, AreLettersOfUrlsAndNeverTheSame) {
    std::set<std::string> seen;
    std::set<char> letters;
    for (int i = 0; i < 1000; ++i) {
        const std::string token = random_token();
        EXPECT_EQ(token.size(), 22);
        EXPECT_TRUE(seen.insert(token).second);
        letters.insert(token.begin(), token.end());
        // 16 bytes leave two bits for the last letter.
        EXPECT_NE(std::string_view("AQgw").find(token.back()), std::string_view::npos) << token;
    }
    EXPECT_EQ(letters.size(), 64) << "22,000 letters leave none of 64 out";
    EXPECT_EQ(random_token(9).size(), 12);
    EXPECT_EQ(random_token(1).size(), 2);
    for (const char letter : letters)
        EXPECT_TRUE(std::isalnum(static_cast<unsigned char>(letter)) || letter == '-' ||
                    letter == '_')
            << letter;
    EXPECT_NE(random_secret(), random_secret());
}

}  // namespace
}  // namespace occasus
