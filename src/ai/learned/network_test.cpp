#include "ai/learned/network.h"

#include <array>
#include <gtest/gtest.h>
#include <limits>
#include <utility>

#include "network_sample.h"

namespace occasus {

std::uint64_t vectors_digest();
std::uint64_t scalars_digest();

namespace {

constexpr int kHidden = 16;
constexpr int kOne = 1 << 20;  // Multiplies by 1.

struct Row {
    std::vector<std::pair<int, int>> weights;  // By column; the others are 0.
    std::int64_t bias = 0;
    std::int64_t multiplier = kOne;
};

// Rows that are not given are all 0.
void add_layer(NetworkFile& file, std::vector<Row> rows, int count) {
    rows.resize(static_cast<std::size_t>(count));
    for (const Row& row : rows) {
        std::array<int, kHidden> weights{};
        for (const auto& [column, weight] : row.weights)
            weights[static_cast<std::size_t>(column)] = weight;
        for (const int weight : weights) file.byte(weight);
    }
    for (const Row& row : rows) file.word(row.bias);
    for (const Row& row : rows) file.word(row.multiplier);
}

// Columns of weights by input, each with those of the first units.
void add_inputs(NetworkFile& file, const std::vector<std::vector<int>>& columns,
                std::vector<std::pair<std::int64_t, std::int64_t>> units) {
    for (std::vector<int> column : columns) {
        column.resize(kHidden);
        for (const int weight : column) file.byte(weight);
    }
    units.resize(kHidden);
    for (const auto& [bias, multiplier] : units) file.word(bias);
    for (const auto& [bias, multiplier] : units) file.word(multiplier);
}

// Each activation of the comments is worked out from those before it.
NetworkFile tiny_network() {
    NetworkFile file(2, kHidden, 1, 3);
    file.byte(4).byte(2);  // Features 3 and 5: 3 << 0 = 3 and 5 << 2 = 20.
    // Unit 0: 10 * 3 - 2 * 20 + 4 = -6, so 0.
    // Unit 1: 7 * 3 + 3 * 20 + 1 = 82, halved 41.
    // Unit 2: 127 * 20 = 2540, times 8 = 20320, so 16383.
    // Unit 3: -3 + 100 = 97.
    add_inputs(file, {{10, 7, 0, -1}, {-2, 3, 127, 0}},
               {{4, kOne}, {1, kOne / 2}, {0, 8 * kOne}, {100, kOne}});
    // Unit 0: 2 * 41 - 97 + 20 = 5. Unit 1: 16383 halved, 8191.5, rounds to 8192.
    // Unit 2: -97, so 0.
    add_layer(file, {{{{1, 2}, {3, -1}}, 20}, {{{2, 1}}, 0, kOne / 2}, {{{3, -1}}}}, kHidden);
    // Unit 0: 0 - 3 * 5 = -15, and 0 at the end.
    // Unit 1: 41 + 2 * 8192 = 16425, so 16383.
    // Unit 2: 16383 - 128 * 8192, so -16383, and 0 at the end.
    // Unit 3: 97 + 5 * -1 = 92.
    add_layer(file, {{{{0, -3}}}, {{{1, 1}}, 0, 2 * kOne}, {{{1, -128}}}, {{{0, 1}}, 0, -kOne}},
              kHidden);
    // Action 0: 100 * 0 + 100 * 0 + 2 * 92 - 200 = -16, halved -8, and a half more, rounded down.
    // Action 1: 127 * 16383 + 2^30, times almost 2^11: more than 31 bits hold.
    // Action 2: 92 - 101 = -9, halved -4.5, rounds up to -4.
    add_layer(file,
              {{{{0, 100}, {2, 100}, {3, 2}}, -200, kOne / 2},
               {{{1, 127}}, 1 << 30, std::numeric_limits<std::int32_t>::max()},
               {{{3, 1}}, -101, kOne / 2}},
              3);
    // 5 * 92 + 40 = 500, a quarter is 125.
    add_layer(file, {{{{3, 5}}, 40, kOne / 4}}, 1);
    return file;
}

// The refusal of the tiny network with other bytes at one place.
Refusal refusal_with(std::size_t at, std::string_view bytes) {
    std::string file = tiny_network().bytes();
    file.replace(at, bytes.size(), bytes);
    const auto network = Network::parse(file);
    return network ? Refusal{} : network.refusal();
}

using namespace std::string_view_literals;

TEST(Network, AnswersAsWorkedOutByHand) {
    const auto network = Network::parse(tiny_network().bytes());
    ASSERT_TRUE(network) << network.refusal().text;
    EXPECT_EQ((*network)->inputs(), 2);
    EXPECT_EQ((*network)->actions(), 3);
    EXPECT_EQ((*network)->shifts()[1], 2);
    Network::Glance glance;
    const std::array<std::uint8_t, 2> features{3, 5};
    for (int time = 0; time < 2; ++time) {  // A glance may be used again.
        (*network)->look(features, glance);
        EXPECT_EQ((*network)->logit(glance, 0), -8);
        EXPECT_EQ((*network)->logit(glance, 1), std::numeric_limits<std::int32_t>::max());
        EXPECT_EQ((*network)->logit(glance, 2), -4);
        EXPECT_EQ((*network)->value(glance), 125);
    }
}

TEST(Network, AnswersTheSameHoweverItIsCompiled) {
    EXPECT_EQ(digest_of_answers<Network>(sample_network()), kSampleDigest);
    EXPECT_EQ(vectors_digest(), kSampleDigest);
    EXPECT_EQ(scalars_digest(), kSampleDigest);
}

TEST(Network, ARefusalNamesTheFieldAndItsValue) {
    EXPECT_EQ(refusal_with(0, "OCCNET2\n").field, "magic");
    EXPECT_EQ(refusal_with(8, "\0\0\0\0"sv).text, "inputs is 0: it must be from 1 to 4096.");
    EXPECT_EQ(refusal_with(8, "\1\x10"sv).text, "inputs is 4097: it must be from 1 to 4096.");
    EXPECT_EQ(refusal_with(12, "\x08"sv).text, "hidden is 8: it must be from 16 to 512.");
    EXPECT_EQ(refusal_with(12, "\x10\2"sv).text, "hidden is 528: it must be from 16 to 512.");
    EXPECT_EQ(refusal_with(12, "\x18"sv).text, "hidden is 24: it must be a multiple of 16.");
    EXPECT_EQ(refusal_with(16, "\x09"sv).text, "blocks is 9: it must be from 0 to 8.");
    EXPECT_EQ(refusal_with(20, "\0"sv).text, "actions is 0: it must be from 1 to 8192.");
    EXPECT_EQ(refusal_with(20, "\1\x20"sv).text, "actions is 8193: it must be from 1 to 8192.");
    EXPECT_EQ(refusal_with(25, "\5"sv).text, "shift is 5: it must be from 0 to 4.");
    // The first bias stands after two columns of weights.
    EXPECT_EQ(refusal_with(26 + 2 * kHidden, "\1\0\0\x40"sv).text,
              "bias of the input layer is 1073741825: it must be within 2^30 of 0.");
    EXPECT_EQ(refusal_with(26 + 2 * kHidden, "\xff\xff\xff\xbf"sv).text,
              "bias of the input layer is -1073741825: it must be within 2^30 of 0.");
}

TEST(Network, HasExactlyItsLength) {
    const std::string file = tiny_network().bytes();
    for (const std::size_t length : {std::size_t{8}, std::size_t{23}, file.size() - 1}) {
        const auto network = Network::parse(file.substr(0, length));
        ASSERT_FALSE(network);
        EXPECT_EQ(network.refusal().field, "length");
    }
    EXPECT_EQ(Network::parse(file.substr(0, 4)).refusal().field, "magic");
    EXPECT_EQ(Network::parse(file + '\0').refusal().text,
              "length is " + std::to_string(file.size() + 1) + ": it must be " +
                  std::to_string(file.size()) + ".");
}

TEST(Network, InputsCannotOverflowASum) {
    const auto with_weights_of = [](int inputs) {
        NetworkFile file(static_cast<std::uint32_t>(inputs), kHidden, 0, 1);
        for (int at = 0; at < inputs; ++at) file.byte(0);
        add_inputs(file, std::vector<std::vector<int>>(static_cast<std::size_t>(inputs), {0, 128}),
                   {});
        add_layer(file, {}, 1);
        add_layer(file, {}, 1);
        return Network::parse(file.bytes());
    };
    // 2^30 / 4080 / 128 = 2056.03.
    EXPECT_TRUE(with_weights_of(2056));
    const auto refused = with_weights_of(2057);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.refusal().text,
              "greatest sum of inputs is 1074247680: it must be below 2^30.");
}

}  // namespace
}  // namespace occasus
