#include <functional>
#include <pybind11/numpy.h>
#include <pybind11/stl.h>
#include <vector>

#include "apps/python/game.h"
#include "arrays/search_tree.h"

namespace py = pybind11;

namespace occasus::python {

namespace {

using arrays::SearchTree;
using Trees = std::vector<std::reference_wrapper<SearchTree>>;
template <class T>
using Numbers = py::array_t<T, py::array::c_style | py::array::forcecast>;

template <class T>
Numbers<T> copy_of(const std::vector<T>& numbers) {
    return Numbers<T>(static_cast<py::ssize_t>(numbers.size()), numbers.data());
}

SearchTree tree_of_state(const State& state, bool whole, const Rng& luck) {
    const Seat seat = state.any().to_move(state.state());
    return {state.game()->any(), whole ? state.state() : state.any().observe(state.state(), seat),
            luck};
}

// The seats to move, what they may know, how many actions are legal, and which.
py::tuple leaves_of(const Trees& trees, std::size_t features) {
    std::vector<std::int32_t> to_move;
    std::vector<std::uint8_t> observations;
    std::vector<std::uint32_t> counts;
    std::vector<std::uint32_t> legal;
    for (const SearchTree& tree : trees) {
        for (const std::uint32_t leaf : tree.leaves) {
            const SearchTree::Node& node = tree.nodes().at(leaf);
            to_move.push_back(node.to_move);
            tree.write_observation(leaf, features, observations);
            counts.push_back(node.edges);
            for (std::uint32_t edge = node.first; edge < node.first + node.edges; ++edge)
                legal.push_back(tree.edges()[edge].action);
        }
    }
    return py::make_tuple(copy_of(to_move), copy_of(observations), copy_of(counts), copy_of(legal));
}

void judge(const Trees& trees, const Numbers<float>& priors, const Numbers<double>& values) {
    std::span<const float> prior(priors.data(), static_cast<std::size_t>(priors.size()));
    std::span<const double> value(values.data(), static_cast<std::size_t>(values.size()));
    for (SearchTree& tree : trees) tree.judge(prior, value);
}

}  // namespace

void add_search(py::module_& module) {
    PYBIND11_NUMPY_DTYPE(SearchTree::Node, parent, first, edges, visits, to_move);
    PYBIND11_NUMPY_DTYPE(SearchTree::Edge, action, child, prior);
    py::class_<SearchTree>(module, "Tree")
        .def(py::init(&tree_of_state), py::arg("state"), py::arg("whole"), py::arg("luck"))
        .def("simulate", &SearchTree::simulate, py::arg("simulations"), py::arg("exploration"),
             py::call_guard<py::gil_scoped_release>())
        .def("grow", &SearchTree::grow, py::arg("parents"), py::arg("merged"), py::arg("most"))
        .def_property_readonly("nodes",
                               [](const SearchTree& tree) { return copy_of(tree.nodes()); })
        .def_property_readonly("edges",
                               [](const SearchTree& tree) { return copy_of(tree.edges()); })
        .def_property_readonly("totals",
                               [](const SearchTree& tree) { return copy_of(tree.totals()); })
        .def_readwrite("leaves", &SearchTree::leaves)
        .def("__copy__", [](const SearchTree& tree) { return SearchTree(tree); });
    module.def("leaves_of", &leaves_of, py::arg("trees"), py::arg("features"));
    module.def("judge", &judge, py::arg("trees"), py::arg("priors"), py::arg("values"));
}

}  // namespace occasus::python
