// The file of a network, written field by field; one of pseudo-random weights, and what it answers.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace occasus {

class NetworkFile {
  public:
    NetworkFile(std::uint32_t inputs, std::uint32_t hidden, std::uint32_t blocks,
                std::uint32_t actions)
        : bytes_("OCCNET1\n") {
        for (const std::uint32_t size : {inputs, hidden, blocks, actions}) word(size);
    }

    NetworkFile& byte(std::int64_t value) {
        bytes_.push_back(static_cast<char>(value));
        return *this;
    }
    NetworkFile& word(std::int64_t value) {
        for (int shift = 0; shift < 32; shift += 8) byte(value >> shift);
        return *this;
    }
    const std::string& bytes() const { return bytes_; }

  private:
    std::string bytes_;
};

class Numbers {
  public:
    std::int64_t below(std::int64_t bound) {
        state_ = state_ * 6364136223846793005U + 1442695040888963407U;
        return static_cast<std::int64_t>(state_ >> 33U) % bound;
    }

  private:
    std::uint64_t state_ = 1;
};

// Weights use all their bits, and answers neither vanish nor all meet their bounds.
inline std::string sample_network(int inputs, int hidden, int blocks, int actions) {
    Numbers numbers;
    NetworkFile file(static_cast<std::uint32_t>(inputs), static_cast<std::uint32_t>(hidden),
                     static_cast<std::uint32_t>(blocks), static_cast<std::uint32_t>(actions));
    for (int at = 0; at < inputs; ++at) file.byte(numbers.below(5));
    const auto layer = [&](int rows, int columns, int multiplier) {
        for (int at = 0; at < rows * columns; ++at) file.byte(numbers.below(256) - 128);
        for (int at = 0; at < rows; ++at) file.word(numbers.below(20'000) - 10'000);
        for (int at = 0; at < rows; ++at) file.word(numbers.below(multiplier) + multiplier / 2);
    };
    layer(hidden, inputs, 1 << 16);
    for (int at = 0; at < 2 * blocks; ++at) layer(hidden, hidden, 1 << 12);
    layer(actions, hidden, 1 << 12);
    layer(1, hidden, 1 << 12);
    return file.bytes();
}

// A number made of all answers of the network that these bytes are, at some features.
template <class Network>
std::uint64_t digest_of_answers(const std::string& bytes) {
    const auto network = *Network::parse(bytes);
    typename Network::Glance glance;
    Numbers numbers;
    std::uint64_t digest = 0xcbf29ce484222325U;
    const auto add = [&](std::int32_t answer) {
        digest = (digest ^ static_cast<std::uint32_t>(answer)) * 0x100000001b3U;
    };
    for (int look = 0; look < 20; ++look) {
        std::vector<std::uint8_t> features(static_cast<std::size_t>(network->inputs()));
        for (std::uint8_t& feature : features)
            if (numbers.below(3) == 0) feature = static_cast<std::uint8_t>(numbers.below(256));
        network->look(features, glance);
        for (int action = 0; action < network->actions(); ++action)
            add(network->logit(glance, action));
        add(network->value(glance));
    }
    return digest;
}

// The sizes leave no loop without a rest that vectors do not fill.
inline std::string sample_network() {
    return sample_network(101, 48, 2, 37);
}
constexpr std::uint64_t kSampleDigest = 0x30a950672f2bef01;

}  // namespace occasus
