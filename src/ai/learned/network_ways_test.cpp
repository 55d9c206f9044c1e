// The network as another way to compile it makes it, under a name of its own: Network and
// network_digest stand for that.
#include "ai/learned/network.cpp"  // NOLINT(bugprone-suspicious-include)
#include "network_sample.h"

namespace occasus {

std::uint64_t network_digest();
std::uint64_t network_digest() {
    return digest_of_answers<Network>(sample_network());
}

}  // namespace occasus
