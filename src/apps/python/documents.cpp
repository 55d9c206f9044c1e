#include "apps/python/documents.h"

#include <string>

#include "record/json.h"
#include "table/problem.h"

namespace py = pybind11;

namespace occasus::python {

RefusedError::RefusedError(const GameFacts* facts, const Refusal& refusal)
    : std::runtime_error(refusal.text),
      problem(table::problem_document(table::problem_of(facts, refusal))) {}

py::object as_python(const Value& document) {
    return py::module_::import("json").attr("loads")(to_json(document));
}

Value from_python(const py::object& document) {
    const auto text = py::module_::import("json").attr("dumps")(document).cast<std::string>();
    const Result<Value> value = parse_json(text);
    if (!value) throw std::invalid_argument(value.refusal().text);
    return *value;
}

py::list as_python(const std::vector<arrays::Field>& fields) {
    py::list list;
    for (const arrays::Field& field : fields) {
        py::dict row;
        row["name"] = field.name;
        row["offset"] = field.offset;
        row["type"] = field.type;
        row["numbers"] = field.numbers;
        row["bytes"] = field.bytes;
        row["of"] = field.of;
        row["set_of"] = field.set_of;
        row["members"] = field.members;
        row["kinds"] = field.kinds;
        row["parts"] = as_python(field.parts);
        list.append(row);
    }
    return list;
}

}  // namespace occasus::python
