"""A network that rates actions and positions, in the words of numpy: cupy takes them too.

Features -> a layer of `hidden` units -> blocks of two layers that add to it -> the odds of each
action, and the odds that the first seat wins. Gradients are written out: there are four kinds of
layer, and no other library is needed.
"""

import struct

import numpy

try:
    import cupy as xp  # A machine with a GPU.
except ImportError:
    xp = numpy

TINY = 1e-8
INPUT_BITS, HIDDEN_BITS, ODDS_BITS, MULTIPLIER_BITS = 4, 7, 8, 20  # Of the fractions of src/ai/learned/network.h.
MOST_SUM = 1 << 30


def start(features, actions, hidden, blocks, seed):
    """Weights of a network that knows nothing."""
    random = numpy.random.default_rng(seed)

    def layer(rows, columns, scale):
        return (random.standard_normal((rows, columns)) * scale / numpy.sqrt(rows)).astype(numpy.float32)

    weights = {"input": layer(features, hidden, 2.0), "input_bias": numpy.zeros(hidden, numpy.float32)}
    for block in range(blocks):
        weights[f"first{block}"] = layer(hidden, hidden, 1.4)
        weights[f"first{block}_bias"] = numpy.zeros(hidden, numpy.float32)
        weights[f"second{block}"] = numpy.zeros((hidden, hidden), numpy.float32)
        weights[f"second{block}_bias"] = numpy.zeros(hidden, numpy.float32)
    weights["policy"] = layer(hidden, actions, 0.05)
    weights["policy_bias"] = numpy.zeros(actions, numpy.float32)
    weights["value"] = numpy.zeros((hidden, 1), numpy.float32)
    weights["value_bias"] = numpy.zeros(1, numpy.float32)
    return {name: xp.asarray(weight) for name, weight in weights.items()}


def blocks_of(weights):
    return sum(name.startswith("first") and not name.endswith("bias") for name in weights)


def forward(weights, inputs, kept=None):
    """The odds of each action, and those of the first seat. `kept`: a list for what backward() needs."""
    hidden = xp.maximum(inputs @ weights["input"] + weights["input_bias"], 0)
    for block in range(blocks_of(weights)):
        inner = xp.maximum(hidden @ weights[f"first{block}"] + weights[f"first{block}_bias"], 0)
        if kept is not None:
            kept.append((hidden, inner))
        hidden = hidden + inner @ weights[f"second{block}"] + weights[f"second{block}_bias"]
    trunk = xp.maximum(hidden, 0)
    if kept is not None:
        kept.append((hidden, trunk))
    return trunk @ weights["policy"] + weights["policy_bias"], (trunk @ weights["value"] + weights["value_bias"])[:, 0]


def backward(weights, inputs, kept, odds_slope, value_slope):
    """The slope of the loss by each weight, from that by what forward() answered."""
    slopes = {}

    def layer(name, given, slope):
        slopes[name] = given.T @ slope
        slopes[f"{name}_bias"] = slope.sum(axis=0)
        return slope @ weights[name].T

    hidden, trunk = kept[-1]
    slope = layer("policy", trunk, odds_slope) + layer("value", trunk, value_slope[:, None])
    slope *= hidden > 0
    for block in reversed(range(len(kept) - 1)):
        hidden, inner = kept[block]
        inside = layer(f"second{block}", inner, slope)
        inside *= inner > 0
        slope = slope + layer(f"first{block}", hidden, inside)
    # What entered the first block, or the trunk, is the input layer's answer.
    first = kept[0][0] if len(kept) > 1 else hidden
    slope *= first > 0
    slopes["input"] = inputs.T @ slope
    slopes["input_bias"] = slope.sum(axis=0)
    return slopes


class Adam:
    """Steps down a slope whose length is limited."""

    def __init__(self, weights):
        self.steps = 0
        self.mean = {name: xp.zeros_like(weight) for name, weight in weights.items()}
        self.square = {name: xp.zeros_like(weight) for name, weight in weights.items()}

    def step(self, weights, slopes, rate, most_length=1.0):
        self.steps += 1
        length = xp.sqrt(sum((slope * slope).sum() for slope in slopes.values()))
        scale = xp.minimum(1.0, most_length / (length + TINY))
        rate = rate * (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps)
        for name, slope in slopes.items():
            slope = slope * scale
            self.mean[name] += 0.1 * (slope - self.mean[name])
            self.square[name] += 0.001 * (slope * slope - self.square[name])
            weights[name] -= rate * self.mean[name] / (xp.sqrt(self.square[name]) + 1e-5)

    def saved(self):
        return {f"{kind}.{name}": value for kind, values in (("mean", self.mean), ("square", self.square))
                for name, value in values.items()}

    def restore(self, saved, steps):
        self.steps = steps
        for name in self.mean:
            self.mean[name], self.square[name] = xp.asarray(saved[f"mean.{name}"]), xp.asarray(saved[f"square.{name}"])


def integers(matrix, bias, given_bits, result_bits):
    """A layer as whole numbers: weights of 8 bits with one scale for each row, biases and multipliers.

    `matrix` has a row for each result.
    """
    scale = numpy.maximum(numpy.abs(matrix).max(axis=1), TINY) / 127
    weights = numpy.rint(matrix / scale[:, None]).astype(numpy.int8)
    biases = numpy.clip(numpy.rint(bias / scale * 2.0**given_bits), 1 - MOST_SUM, MOST_SUM - 1).astype("<i4")
    multipliers = numpy.rint(scale * 2.0 ** (result_bits - given_bits + MULTIPLIER_BITS)).astype("<i4")
    return weights, biases, multipliers


def packed(weights, shifts):
    """The bytes of the file that src/ai/learned/network.h reads."""
    weights = {name: numpy.asarray(weight.get() if hasattr(weight, "get") else weight, numpy.float64)
               for name, weight in weights.items()}
    features, hidden = weights["input"].shape
    actions, blocks = weights["policy"].shape[1], blocks_of(weights)
    parts = [b"OCCNET1\n", struct.pack("<4I", features, hidden, blocks, actions), shifts.astype(numpy.uint8).tobytes()]

    def add(name, given_bits, result_bits, by_input=False):
        layer, biases, multipliers = integers(weights[name].T, weights[f"{name}_bias"], given_bits, result_bits)
        parts.extend(part.tobytes() for part in (layer.T.copy() if by_input else layer, biases, multipliers))

    add("input", INPUT_BITS, HIDDEN_BITS, by_input=True)
    for block in range(blocks):
        add(f"first{block}", HIDDEN_BITS, HIDDEN_BITS)
        add(f"second{block}", HIDDEN_BITS, HIDDEN_BITS)
    add("policy", HIDDEN_BITS, ODDS_BITS)
    add("value", HIDDEN_BITS, ODDS_BITS)
    return b"".join(parts)
