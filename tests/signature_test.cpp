// Random games end as they always did: a hash of the results of a few hundred fixed games of each
// kind, as `occasus bench` makes one of 10,000. Whoever changes the rules, the board or the random
// play changes tests/signatures.txt, and says so; whoever changes none of them must not.
#include <cstdint>
#include <fstream>
#include <gtest/gtest.h>
#include <iomanip>
#include <map>
#include <set>
#include <sstream>
#include <string>

#include "files.h"
#include "games/registry.h"

namespace occasus {
namespace {

// A line of the file: a game, how many games of it, their signature.
struct Kept {
    int games = 0;
    std::string signature;
};

std::map<std::string, Kept> kept_signatures() {
    std::ifstream file(test::source_path("tests/signatures.txt"));
    std::map<std::string, Kept> all;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with("#")) continue;
        std::istringstream words(line);
        std::string game;
        Kept kept;
        words >> game >> kept.games >> kept.signature;
        all[game] = kept;
    }
    return all;
}

TEST(Signatures, AreThoseOfTheFile) {
    constexpr std::uint64_t kSeed = 1;  // That of `occasus bench`.
    const std::map<std::string, Kept> all = kept_signatures();
    EXPECT_EQ(all.size(), all_games().size());
    for (const GameKind& kind : all_games()) {
        const auto found = all.find(std::string(kind.facts.id));
        ASSERT_NE(found, all.end()) << kind.facts.id << " has no line";
        occasus::Setup setup;
        if (kind.shorten != nullptr) kind.shorten(setup);
        const auto game = *kind.make(setup);
        // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): start fills it.
        AnyState start;
        game->start(start);
        std::ostringstream signature;
        signature << std::hex << std::setfill('0') << std::setw(16)
                  << game->playouts(start, kSeed, 0, found->second.games).signature;
        EXPECT_EQ(signature.str(), found->second.signature) << kind.facts.id;
    }
}

}  // namespace
}  // namespace occasus
