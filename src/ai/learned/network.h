// A trained network that answers by integers alone: the same on every machine, with vectors or
// without. An input is a byte, an activation 16 bits, a weight 8 bits, and every sum is exact.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "core/refusal.h"

namespace occasus {

// May be shared between threads.
class Network {
  public:
    // The traces of one look, for the questions after it. Its owner may use it again, also for
    // another network.
    struct Glance {
        std::vector<std::int32_t> sums;
        std::vector<std::int16_t> inner;
        std::vector<std::int16_t> trunk;
    };

    // The bytes of a file, all numbers in it little-endian:
    //     "OCCNET1\n"; uint32 inputs, hidden, blocks, actions; uint8 shift[inputs]
    //     the input layer, its weights by input; for each block two layers; policy; value
    // A layer is int8 weights, by row; int32 bias[rows]; int32 multiplier[rows]. A refusal names
    // the field and its value.
    static Result<std::shared_ptr<const Network>> parse(std::string_view bytes);

    int inputs() const { return static_cast<int>(shifts_.size()); }
    int actions() const { return static_cast<int>(policy_.bias.size()); }
    // An input byte x has the value x / 2^shift.
    std::span<const std::uint8_t> shifts() const { return shifts_; }

    // Precondition: as many features as inputs().
    void look(std::span<const std::uint8_t> features, Glance& glance) const;
    // In 1/256, of an action 0 .. actions() - 1. Precondition of both: look() has filled `glance`.
    std::int32_t logit(const Glance& glance, int action) const;
    std::int32_t value(const Glance& glance) const;

  private:
    class Reader;

    // Weights are kept in 16 bits: of such products, processors add two at a time.
    struct Layer {
        std::vector<std::int16_t> weights;
        std::vector<std::int32_t> bias;
        std::vector<std::int32_t> multiplier;

        std::int32_t answer(std::size_t row, std::int32_t sum) const;
        std::int32_t answer(std::size_t row, std::span<const std::int16_t> from) const;
    };

    std::vector<std::uint8_t> shifts_;
    Layer input_;
    std::vector<Layer> blocks_;  // Two of each block.
    Layer policy_;
    Layer value_;
};

}  // namespace occasus
