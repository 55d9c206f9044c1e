// Throws a million forged actions at tables and prints what came of them.
//
//   occasus_forge [COUNT [SEED]]
#include <cstdlib>
#include <fmt/core.h>

#include "forge.h"

int main(int argc, char** argv) {
    const std::uint64_t count = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 1'000'000;
    const std::uint64_t seed = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1;
    const auto result = occasus::server::testing::forge(count, seed);
    fmt::print(
        "{{\"tried\": {}, \"accepted_all_legal\": {}, \"refused\": {{\"unreadable\": {}, "
        "\"illegal\": {}, \"stale_or_not_yours\": {}}}, \"games\": {}, \"fault\": \"{}\"}}\n",
        result.tried, result.accepted, result.unreadable, result.illegal, result.elsewhere,
        result.games, result.fault);
    return result.fault.empty() ? 0 : 1;
}
