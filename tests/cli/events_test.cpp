// The kinds of event a game can tell, and the types that the page reads them by.
#include <gmock/gmock.h>

#include "files.h"
#include "games/registry.h"
#include "process.h"

namespace occasus::test {
namespace {

class Events : public CommandLine {};

TEST_F(Events, AreListedWithTheirFields) {
    EXPECT_THAT(text({"events", "pomerium"}),
                testing::HasSubstr("turn_began             turn: number\n"));
    EXPECT_THAT(text({"events", "empire", "--json"}), testing::HasSubstr("\"kind\": \"marched\""));
}

TEST_F(Events, ThePageHasTheTypesThatAreGeneratedFromThem) {
    for (const GameKind& kind : all_games()) {
        const std::string id(kind.facts.id);
        const std::string path = "web/src/games/" + id + "/events.gen.ts";
        EXPECT_EQ(read_file(source_path(path)), text({"events", id, "--types"}))
            << "occasus events " << id << " --types > " << path;
    }
}

}  // namespace
}  // namespace occasus::test
