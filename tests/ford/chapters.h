// How a question of the game is made.
#pragma once

#include "core/vocabulary/question.h"
#include "core/vocabulary/turn.h"

#include "ford/rules.h"

namespace occasus::ford {

using Turn = occasus::Turn<Vocabulary>;
using Asked = occasus::Asked<Vocabulary>;

// Made from a class with prompt(), choices() and apply(): core/vocabulary/question.h.
struct Question : QuestionRow<Rules, Vocabulary, Choices, Turn> {};

}  // namespace occasus::ford
