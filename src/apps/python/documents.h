// Documents and refusals, between the engine and Python.
#pragma once

#include <pybind11/pybind11.h>
#include <stdexcept>
#include <vector>

#include "core/any_game.h"
#include "core/refusal.h"
#include "core/value.h"

#include "arrays/fields.h"

namespace occasus::python {

// An action that a rule forbids, or text that cannot be read. Python has it as occasus.Refused.
class RefusedError : public std::runtime_error {
  public:
    RefusedError(const GameFacts*, const Refusal&);
    // As the protocol has it: kind, text, rule, field.
    Value problem;
};

// A document as Python has it.
pybind11::object as_python(const Value& document);
pybind11::list as_python(const std::vector<arrays::Field>& fields);
// Throws std::invalid_argument if it is too deep or too long for a document.
Value from_python(const pybind11::object& document);

}  // namespace occasus::python
