// A citation of a rule that the rulebook does not have does not compile.
#include "games/rome_must_fall/rulebook.gen.h"

#ifdef WRONG
constexpr auto kRule = occasus::rome_must_fall::cite("T9.9");
#else
constexpr auto kRule = occasus::rome_must_fall::cite("T1.1");
#endif
static_assert(kRule.index < occasus::rome_must_fall::kRulebook.size());
