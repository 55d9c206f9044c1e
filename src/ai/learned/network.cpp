#include "ai/learned/network.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <limits>
#include <optional>
#include <string>

namespace occasus {

namespace {

constexpr std::string_view kMagic = "OCCNET1\n";
constexpr std::uint32_t kInputFraction = 4;  // Bits of an activation of the first layer.
constexpr int kMultiplierFraction = 20;
constexpr std::int32_t kMostActivation = 16383;
constexpr std::uint32_t kMostHidden = 512;
// A sum is a bias, at most 2^30, and products that are below 2^30 together: so it has 32 bits.
constexpr std::int32_t kMostSum = 1 << 30;
static_assert(std::int64_t{128} * kMostActivation * kMostHidden < kMostSum);
// The greatest activation of an input. Their number alone does not hold the sums down.
constexpr std::int64_t kMostInput = 255 << kInputFraction;

std::int16_t kept(std::int32_t number, std::int32_t least) {
    return static_cast<std::int16_t>(std::clamp(number, least, kMostActivation));
}

}  // namespace

// Takes one field after the other. The first fault stays.
class Network::Reader {
  public:
    explicit Reader(std::string_view bytes) : bytes_(bytes) {}

    const std::optional<Refusal>& fault() const { return fault_; }
    std::size_t taken() const { return at_; }

    void refuse(std::string_view field, std::int64_t value, const std::string& bound) {
        if (fault_) return;
        fault_ =
            unreadable(std::string(field) + " is " + std::to_string(value) + ": " + bound + ".",
                       std::string(field));
    }

    // Precondition of what takes: so many bytes are left.
    std::uint8_t byte() { return static_cast<std::uint8_t>(bytes_[at_++]); }
    std::uint32_t word() {
        std::uint32_t word = 0;
        for (int shift = 0; shift < 32; shift += 8) word |= std::uint32_t{byte()} << shift;
        return word;
    }
    std::uint32_t word(std::string_view field, std::uint32_t least, std::uint32_t most) {
        const std::uint32_t value = word();
        if (value < least || value > most)
            refuse(field, value,
                   "it must be from " + std::to_string(least) + " to " + std::to_string(most));
        return value;
    }

    Layer layer(std::string_view name, std::size_t rows, std::size_t columns) {
        Layer layer;
        layer.weights.resize(rows * columns);
        layer.bias.resize(rows);
        layer.multiplier.resize(rows);
        // A byte of 128 or more is negative.
        for (std::int16_t& weight : layer.weights)
            weight = static_cast<std::int16_t>((byte() ^ 0x80) - 0x80);
        for (std::int32_t& bias : layer.bias) {
            bias = static_cast<std::int32_t>(word());
            if (bias > kMostSum || bias < -kMostSum)
                refuse("bias of " + std::string(name), bias, "it must be within 2^30 of 0");
        }
        for (std::int32_t& multiplier : layer.multiplier)
            multiplier = static_cast<std::int32_t>(word());
        return layer;
    }

  private:
    std::string_view bytes_;
    std::size_t at_ = 0;
    std::optional<Refusal> fault_;
};

Result<std::shared_ptr<const Network>> Network::parse(std::string_view bytes) {
    constexpr std::size_t kHead = kMagic.size() + 4 * sizeof(std::uint32_t);
    Reader reader(bytes);
    if (!bytes.starts_with(kMagic))
        return unreadable("magic is not “OCCNET1”: this is not a network.", "magic");
    if (bytes.size() < kHead) reader.refuse("length", std::ssize(bytes), "the head has 24 bytes");
    if (reader.fault()) return *reader.fault();
    for (std::size_t at = 0; at < kMagic.size(); ++at) reader.byte();
    const std::size_t inputs = reader.word("inputs", 1, 4096);
    const std::size_t hidden = reader.word("hidden", 16, kMostHidden);
    const std::size_t blocks = reader.word("blocks", 0, 8);
    const std::size_t actions = reader.word("actions", 1, 8192);
    if (hidden % 16 != 0)
        reader.refuse("hidden", static_cast<std::int64_t>(hidden), "it must be a multiple of 16");
    if (reader.fault()) return *reader.fault();

    const auto size_of = [](std::size_t rows, std::size_t columns) {
        return rows * (columns + 2 * sizeof(std::int32_t));
    };
    const std::size_t length = kHead + inputs + size_of(hidden, inputs) +
                               2 * blocks * size_of(hidden, hidden) + size_of(actions, hidden) +
                               size_of(1, hidden);
    if (bytes.size() != length) {
        reader.refuse("length", std::ssize(bytes), "it must be " + std::to_string(length));
        return *reader.fault();
    }

    const auto network = std::make_shared<Network>();
    for (std::size_t at = 0; at < inputs; ++at) {
        network->shifts_.push_back(reader.byte());
        if (network->shifts_.back() > kInputFraction)
            reader.refuse("shift", network->shifts_.back(), "it must be from 0 to 4");
    }
    network->input_ = reader.layer("the input layer", hidden, inputs);
    for (std::size_t row = 0; row < hidden; ++row) {
        std::int64_t sum = 0;
        for (std::size_t at = 0; at < inputs; ++at)
            sum += std::abs(network->input_.weights[at * hidden + row]) * kMostInput;
        if (sum >= kMostSum) reader.refuse("greatest sum of inputs", sum, "it must be below 2^30");
    }
    for (std::size_t at = 0; at < 2 * blocks; ++at)
        network->blocks_.push_back(reader.layer("a block", hidden, hidden));
    network->policy_ = reader.layer("the policy", actions, hidden);
    network->value_ = reader.layer("the value", 1, hidden);
    if (reader.fault()) return *reader.fault();
    return std::shared_ptr<const Network>(network);
}

std::int32_t Network::Layer::answer(std::size_t row, std::int32_t sum) const {
    using Limits = std::numeric_limits<std::int32_t>;
    constexpr std::int64_t kHalf = std::int64_t{1} << (kMultiplierFraction - 1);
    const std::int64_t scaled =
        (std::int64_t{sum} * multiplier[row] + kHalf) >> kMultiplierFraction;
    return static_cast<std::int32_t>(
        std::clamp<std::int64_t>(scaled, Limits::min(), Limits::max()));
}

std::int32_t Network::Layer::answer(std::size_t row, std::span<const std::int16_t> from) const {
    const std::int16_t* const weight = weights.data() + row * from.size();
    std::int32_t sum = 0;
    for (std::size_t at = 0; at < from.size(); ++at) sum += weight[at] * from[at];
    return answer(row, bias[row] + sum);
}

void Network::look(std::span<const std::uint8_t> features, Glance& glance) const {
    auto& [sums, inner, trunk] = glance;
    const std::size_t hidden = input_.bias.size();
    sums = input_.bias;
    inner.resize(hidden);
    trunk.resize(hidden);
    for (std::size_t input = 0; input < features.size(); ++input) {
        if (features[input] == 0) continue;
        const auto activation =
            static_cast<std::int16_t>(features[input] << (kInputFraction - shifts_[input]));
        const std::int16_t* const weight = input_.weights.data() + input * hidden;
        std::int32_t* const sum = sums.data();
        for (std::size_t row = 0; row < hidden; ++row) sum[row] += weight[row] * activation;
    }
    for (std::size_t row = 0; row < hidden; ++row)
        trunk[row] = kept(input_.answer(row, sums[row]), 0);

    for (std::size_t block = 0; block < blocks_.size(); block += 2) {
        const Layer& second = blocks_[block + 1];
        for (std::size_t row = 0; row < hidden; ++row)
            inner[row] = kept(blocks_[block].answer(row, trunk), 0);
        for (std::size_t row = 0; row < hidden; ++row) {
            // The sum of the two may need more than 32 bits.
            const std::int32_t change =
                std::clamp(second.answer(row, inner), -2 * kMostActivation, 2 * kMostActivation);
            trunk[row] = kept(trunk[row] + change, -kMostActivation);
        }
    }
    for (std::int16_t& activation : trunk) activation = std::max<std::int16_t>(activation, 0);
}

std::int32_t Network::logit(const Glance& glance, int action) const {
    return policy_.answer(static_cast<std::size_t>(action), glance.trunk);
}

std::int32_t Network::value(const Glance& glance) const {
    return value_.answer(0, glance.trunk);
}

}  // namespace occasus
