// A sentence about a question names only nouns of the game's vocabulary.
#include "core/vocabulary/sentence.h"

#include "games/empire/vocabulary.h"

#ifdef WRONG
constexpr occasus::Sentence<occasus::empire::Vocabulary> kSentence = "{province} has a Wall.";
#else
constexpr occasus::Sentence<occasus::empire::Vocabulary> kSentence = "{area} has a Wall.";
#endif
static_assert(!kSentence.empty());
