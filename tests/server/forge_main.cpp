// Throws a million forged actions at tables, and a tenth as many forged sets of orders and
// messages, and prints what came of them.
//
//   occasus_forge [COUNT [SEED]]
#include <cstdlib>
#include <fmt/core.h>

#include "forge.h"

namespace {

using occasus::table::testing::ForgeResult;

bool report(const char* what, const ForgeResult& result) {
    fmt::print(
        "{{\"forged\": \"{}\", \"tried\": {}, \"accepted_all_legal\": {}, \"refused\": "
        "{{\"unreadable\": {}, \"illegal\": {}, \"stale_or_not_yours\": {}}}, \"games\": {}, "
        "\"fault\": \"{}\"}}\n",
        what, result.tried, result.accepted, result.unreadable, result.illegal, result.elsewhere,
        result.games, result.fault);
    return result.fault.empty();
}

}  // namespace

int main(int argc, char** argv) {
    const std::uint64_t count = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 1'000'000;
    const std::uint64_t seed = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1;
    const bool actions = report("actions", occasus::table::testing::forge(count, seed));
    const bool sealed =
        report("sealed orders", occasus::table::testing::forge_sealed(count / 10, seed));
    return actions && sealed ? 0 : 1;
}
