// A brace that is opened in a sentence is closed in it.
#include "core/vocabulary/sentence.h"

#include "games/empire/vocabulary.h"

#ifdef WRONG
constexpr occasus::Sentence<occasus::empire::Vocabulary> kSentence = "{area has a Wall.";
#else
constexpr occasus::Sentence<occasus::empire::Vocabulary> kSentence = "{area} has a Wall.";
#endif
static_assert(!kSentence.empty());
