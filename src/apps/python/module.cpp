// The extension module of the Python package: what is bound under which name.
#include <array>
#include <cstdint>
#include <cstring>
#include <map>
#include <memory>
#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>
#include <span>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "core/rng.h"

#include "apps/library/library.h"
#include "apps/python/documents.h"
#include "apps/python/game.h"
#include "apps/python/record.h"
#include "arrays/batch.h"
#include "arrays/results.h"
#include "games/registry.h"
#include "record/match.h"

namespace py = pybind11;

namespace occasus::python {

namespace {

// Made once for a game.
py::object layout_of(const py::object& game) {
    if (!py::hasattr(game, "_layout"))
        game.attr("_layout") = py::module_::import("occasus.observation").attr("Layout")(game);
    return game.attr("_layout");
}

// Numbers of any integral type; arrays of int64 are taken as they are.
using Numbers = py::array_t<std::int64_t, py::array::c_style | py::array::forcecast>;
using Bytes = py::array_t<std::uint8_t, py::array::c_style>;

template <class Array>
auto span_of(const Array& array) {
    return std::span(array.data(), static_cast<std::size_t>(array.size()));
}

// The choices, which may be a list.
Numbers choices_of(const arrays::Batch& batch, const py::object& said) {
    if (Numbers::check_(said))
        if (auto numbers = py::reinterpret_borrow<Numbers>(said);
            numbers.ndim() == 1 && numbers.size() == batch.size())
            return numbers;
    const py::array chosen(said);
    const char kind = chosen.dtype().kind();
    if (kind != 'i' && kind != 'u')
        throw py::type_error("choices are integers, not " +
                             py::str(chosen.dtype()).cast<std::string>());
    if (chosen.ndim() != 1 || chosen.shape(0) != batch.size())
        throw std::invalid_argument("choices have the shape (" + std::to_string(batch.size()) +
                                    ",), one for each game, not " +
                                    py::str(chosen.attr("shape")).cast<std::string>());
    return Numbers::ensure(chosen);
}

int step(arrays::Batch& batch, const py::object& said) {
    const Numbers chosen = choices_of(batch, said);
    py::gil_scoped_release release;
    return batch.step(span_of(chosen));
}

void reset(arrays::Batch& batch, const std::vector<std::uint64_t>& seeds, const Bytes& marked) {
    if (marked.size() != batch.size() || (seeds.size() > 1 && marked.size() != std::ssize(seeds)))
        throw std::invalid_argument("there are " + std::to_string(batch.size()) +
                                    " games: a mark for each, and one seed or a seed for each");
    py::gil_scoped_release release;
    batch.reset(seeds, span_of(marked));
}

Bytes save_games(const arrays::Batch& batch, const Numbers& games) {
    Bytes saved({games.size(), py::ssize_t{batch.game_size}});
    batch.save_games(span_of(games),
                     {saved.mutable_data(), static_cast<std::size_t>(saved.size())});
    return saved;
}

void load_games(arrays::Batch& batch, const Numbers& games, const Bytes& saved) {
    if (saved.ndim() != 2 || saved.shape(0) != games.size() || saved.shape(1) != batch.game_size)
        throw std::invalid_argument("saved games have the shape (" + std::to_string(games.size()) +
                                    ", " + std::to_string(batch.game_size) + "), not " +
                                    py::str(saved.attr("shape")).cast<std::string>());
    batch.load_games(span_of(games), span_of(saved));
}

// How numpy's bitgen_t begins: a generator of fractions from 0 to 1.
struct BitGenerator {
    void* state;
    std::uint64_t (*next_uint64)(void*);
    std::uint32_t (*next_uint32)(void*);
    double (*next_double)(void*);
};

// For each game a place in its list, each equally likely.
Numbers sample(const arrays::Batch& batch, const py::object& random) {
    const py::capsule kept = random.attr("bit_generator").attr("capsule");
    const auto* const bits = kept.get_pointer<BitGenerator>();
    Numbers places(batch.size());
    for (std::size_t i = 0; i < batch.legal_count.size(); ++i)
        places.mutable_data()[i] =
            static_cast<std::int64_t>(bits->next_double(bits->state) * batch.legal_count[i]);
    return places;
}

// A view of what a batch holds, without a copy, and as long as the batch lives. The data that steps
// are checked against cannot be written.
enum class Writing : std::uint8_t { Allowed, Refused };
template <class T>
auto rows(std::vector<T> arrays::Batch::* numbers, int arrays::Batch::* columns = nullptr,
          Writing writing = Writing::Allowed) {
    return [=](const py::object& owner) {
        const auto& batch = owner.cast<const arrays::Batch&>();
        std::vector<py::ssize_t> shape = {batch.size()};
        if (columns) shape.push_back(batch.*columns);
        py::array_t<T> view(std::move(shape), (batch.*numbers).data(), owner);
        if (writing == Writing::Refused) view.attr("setflags")(py::arg("write") = false);
        return view;
    };
}

std::unique_ptr<arrays::Batch> batch_of(const Game& game, int size, int threads,
                                        const arrays::Players& players, bool by_id) {
    if (size < 1) throw std::invalid_argument("a batch has at least one game");
    if (threads < 1) throw std::invalid_argument("a batch is stepped by at least one thread");
    return arrays::make_batch(game.any(), size, threads, players, by_id ? game.ids() : nullptr);
}

// Where a generator stands.
using RngWords = std::array<std::uint64_t, 4>;
RngWords words_of(const Rng& random) {
    RngWords words{};
    static_assert(sizeof words == sizeof random);
    std::memcpy(words.data(), &random, sizeof random);
    return words;
}
Rng random_at(const RngWords& words) {
    Rng random(0);
    std::memcpy(static_cast<void*>(&random), words.data(), sizeof random);
    return random;
}

using Options = std::map<std::string, std::string>;

Setup setup_of(const Options& options, const std::string& board) {
    return {.options = {options.begin(), options.end()}, .board = board};
}

// The arguments of load().
py::tuple as_loaded(const Game& game) {
    const Setup& setup = game.setup();
    return py::make_tuple(std::string(game.facts().id),
                          Options(setup.options.begin(), setup.options.end()), setup.board);
}

void add_errors() {
    // NOLINTNEXTLINE(performance-unnecessary-value-param): pybind11 asks for this signature.
    py::register_exception_translator([](std::exception_ptr thrown) {
        try {
            if (thrown) std::rethrow_exception(thrown);
        } catch (const RefusedError& error) {
            const py::object kind = py::module_::import("occasus.errors").attr("Refused");
            PyErr_SetObject(kind.ptr(), kind(as_python(error.problem)).ptr());
        }
    });
}

}  // namespace

PYBIND11_MODULE(_occasus, module) {
    add_errors();
    module.attr("__version__") = OCCASUS_VERSION;
    module.def("games", [] {
        py::list list;
        for (const GameKind& kind : all_games()) list.append(std::string(kind.facts.id));
        return list;
    });

    py::class_<Rng>(module, "Random")
        .def(py::init<std::uint64_t, std::uint64_t>(), py::arg("seed"), py::arg("stream") = 0)
        .def("below", &Rng::below, py::arg("n"))
        .def("__copy__", [](const Rng& random) { return random; })
        .def("__deepcopy__", [](const Rng& random, const py::dict&) { return random; })
        .def("__eq__",
             [](const Rng& one, const Rng& other) { return words_of(one) == words_of(other); })
        .def("__repr__",
             [](const Rng& random) {
                 return "<occasus.Random at " +
                        py::repr(py::cast(words_of(random))).cast<std::string>() + ">";
             })
        .def(py::pickle([](const Rng& random) { return words_of(random); }, &random_at));

    py::class_<State>(module, "State")
        .def("current_player", &State::current_player)
        .def("is_terminal", &State::is_over)
        .def("is_chance_node", [](const State& s) { return s.current_player() == arrays::kChance; })
        .def("is_simultaneous_node", [](const State&) { return false; })
        .def("get_game", &State::game)
        .def("legal_actions", &State::legal_actions)
        .def(
            "legal_actions",
            [](const State& s, int player) {
                return player == s.current_player() ? s.legal_actions()
                                                    : std::vector<std::uint32_t>();
            },
            py::arg("player"))
        .def("legal_actions_mask", &State::legal_mask)
        .def("chance_outcomes", &State::chance_outcomes)
        .def("apply_action", &State::apply, py::arg("action"))
        .def("act", &State::act, py::arg("action"))
        .def("action_to_string", &State::text_of, py::arg("action"))
        .def(
            "action_to_string", [](const State& s, int, std::uint32_t id) { return s.text_of(id); },
            py::arg("player"), py::arg("action"))
        .def("string_to_action", &State::id_of_text, py::arg("text"))
        .def("why_not", &State::why_not, py::arg("action"))
        .def(
            "child",
            [](const State& s, std::uint32_t id) {
                State child(s);
                child.apply(id);
                return child;
            },
            py::arg("action"))
        .def(
            "sample_action",
            [](const State& s, Rng& random) {
                if (s.is_over()) throw std::invalid_argument("the game is over");
                return s.id_of(s.any().random_action(s.state(), random));
            },
            py::arg("random"))
        .def("returns", &State::returns)
        .def("rewards", &State::returns)
        .def(
            "player_return",
            [](const State& s, std::size_t player) { return s.returns().at(player); },
            py::arg("player"))
        .def("observation", &State::observation, py::arg("player"))
        .def("compact", &State::compact, py::arg("player"))
        .def("truth", &State::truth)
        .def(
            "observation_tensor",
            [](const State& s, int player) {
                return layout_of(py::cast(s.game())).attr("tensor")(s.observation(player));
            },
            py::arg("player"))
        .def("observation_string", &State::picture, py::arg("player"))
        .def(
            "information_state_string",
            [](const py::object& s, int player) {
                return py::module_::import("occasus.observation").attr("known")(s, player);
            },
            py::arg("player"))
        .def(
            "view", [](const State& s, int player) { return as_python(s.view(player)); },
            py::arg("player"))
        .def("position", &State::position)
        .def("odds", &State::odds, py::arg("question"))
        .def("picture", &State::picture, py::arg("player") = -1)
        .def("history", &State::history)
        .def("move_number", [](const State& s) { return s.history().size(); })
        .def("serialize", &State::serialized)
        .def("prompt", &State::prompt)
        .def("result", &State::result)
        .def("clone", [](const State& s) { return State(s); })
        .def("__copy__", [](const State& s) { return State(s); })
        .def("__deepcopy__", [](const State& s, const py::dict&) { return State(s); })
        .def("__eq__", &State::same)
        .def("__hash__", &State::hash)
        .def("__repr__",
             [](const State& s) {
                 return "<occasus.State of " + std::string(s.game()->facts().id) + ", move " +
                        std::to_string(s.history().size()) + ": " + s.any().turn_title(s.state()) +
                        ">";
             })
        .def("__str__", [](const State& s) { return s.picture(-1); })
        .def("_repr_svg_",
             [](const py::object& state) {
                 return py::module_::import("occasus.picture").attr("as_shown")(state);
             })
        .def(py::pickle(
            [](const State& s) { return py::make_tuple(py::cast(s.game()), s.serialized()); },
            [](const py::tuple& kept) {
                return kept[0].cast<std::shared_ptr<const Game>>()->deserialized(
                    kept[1].cast<std::string>());
            }));

    py::class_<Game, std::shared_ptr<Game>>(module, "Game", py::dynamic_attr())
        .def(py::init([](const std::string& id, const Options& options, const std::string& board) {
                 return std::make_shared<Game>(id, setup_of(options, board));
             }),
             py::arg("id"), py::arg("options"), py::arg("board"))
        .def("new_initial_state", [](const Game& game) { return State(game.shared_from_this()); })
        .def("state_at", &Game::state_at, py::arg("position"))
        .def("deserialize_state", &Game::deserialized, py::arg("text"))
        .def_property_readonly("id", [](const Game& game) { return std::string(game.facts().id); })
        .def_property_readonly("layout", [](const py::object& game) { return layout_of(game); })
        .def("observation_tensor_shape",
             [](const py::object& game) { return py::make_tuple(layout_of(game).attr("size")); })
        .def("observation_tensor_size",
             [](const py::object& game) { return layout_of(game).attr("size"); })
        .def("__eq__", &Game::same)
        .def("__hash__", [](const Game& game) { return py::hash(py::repr(as_loaded(game))); })
        .def("__repr__",
             [](const Game& game) {
                 return "occasus.load" + py::repr(as_loaded(game)).cast<std::string>();
             })
        .def(py::pickle(&as_loaded,
                        [](const py::tuple& loaded) {
                            return std::make_shared<Game>(
                                loaded[0].cast<std::string>(),
                                setup_of(loaded[1].cast<Options>(), loaded[2].cast<std::string>()));
                        }))
        .def("seats", &Game::seats)
        .def("fields", &Game::fields)
        .def("features",
             [](const Game& game) {
                 return py::make_tuple(game.features().names(), game.features().shifts());
             })
        .def("ids_of", &Game::ids_of, py::arg("words"))
        .def("words_of", &Game::words_of, py::arg("ids"))
        .def("facts", [](const Game& game) { return as_python(facts_document(game.facts())); })
        .def("board", [](const Game& game) { return as_python(game.any()->board()); })
        .def("num_players", [](const Game& game) { return game.facts().seats.size(); })
        .def("num_distinct_actions", [](const Game& game) { return game.ids()->count(); })
        .def("most_legal_actions",
             [](const Game& game) { return arrays::most_legal_actions(*game.any()); })
        .def("max_game_length", [](const Game& game) { return game.facts().max_plies; })
        .def("max_chance_outcomes", [](const Game&) { return 20; })
        .def("min_utility", [](const Game&) { return 0.0; })
        .def("max_utility", [](const Game&) { return 1.0; })
        .def("observation_size", [](const Game& game) { return game.any()->state_size(); })
        .def(
            "player",
            [](const Game& game, const std::string& id) {
                return std::make_unique<Player>(game.shared_from_this(), id);
            },
            py::arg("id"))
        .def("players", [](const Game& game) {
            py::list list;
            for (const PlayerFact& player : players_of(game.facts().id))
                list.append(std::string(player.id));
            return list;
        });

    py::class_<Player>(module, "Player")
        .def("choose", &Player::choose, py::arg("state"), py::arg("random"))
        .def("advise", &Player::advise, py::arg("state"), py::arg("random"))
        .def("__repr__",
             [](const Player& player) {
                 return "<occasus.Player " + player.id() + " of " +
                        std::string(player.game()->facts().id) + ">";
             })
        .def(py::pickle(
            [](const Player& player) { return py::make_tuple(player.game(), player.id()); },
            [](const py::tuple& kept) {
                return std::make_unique<Player>(kept[0].cast<std::shared_ptr<const Game>>(),
                                                kept[1].cast<std::string>());
            }));

    py::class_<arrays::Batch>(module, "Batch")
        .def(py::init(&batch_of), py::arg("game"), py::arg("size"), py::arg("threads"),
             py::arg("players"), py::arg("by_id"))
        .def("reset", &reset, py::arg("seeds"), py::arg("marked"))
        .def("keep_compact", &arrays::Batch::keep_compact)
        .def("step", &step, py::arg("chosen"))
        .def("sample", &sample, py::arg("random"))
        .def("save_games", &save_games, py::arg("games"))
        .def("load_games", &load_games, py::arg("games"), py::arg("saved"))
        .def(
            "state",
            [](const arrays::Batch& batch, std::shared_ptr<const Game> game, std::int64_t index) {
                return State(std::move(game), batch.state(index));
            },
            py::arg("game"), py::arg("index"))
        .def_readwrite("folds", &arrays::Batch::folds)
        .def_readwrite("autoreset", &arrays::Batch::autoreset)
        .def_readwrite("max_plies", &arrays::Batch::max_plies)
        .def_property_readonly("size", &arrays::Batch::size)
        .def_readonly("seats", &arrays::Batch::seats)
        .def_readonly("most_legal", &arrays::Batch::most_legal)
        .def_readonly("ids", &arrays::Batch::ids)
        .def_property_readonly("observations",
                               rows(&arrays::Batch::observations, &arrays::Batch::state_size))
        .def_property_readonly("compact", rows(&arrays::Batch::compact, &arrays::Batch::features))
        .def_property_readonly(
            "legal", rows(&arrays::Batch::legal, &arrays::Batch::most_legal, Writing::Refused))
        .def_property_readonly("rewards", rows(&arrays::Batch::rewards, &arrays::Batch::seats))
        .def_property_readonly("masks", rows(&arrays::Batch::masks, &arrays::Batch::ids))
        .def_property_readonly("legal_count",
                               rows(&arrays::Batch::legal_count, nullptr, Writing::Refused))
        .def_property_readonly("to_move", rows(&arrays::Batch::to_move))
        .def_property_readonly("over", rows(&arrays::Batch::over))
        .def_property_readonly("cut", rows(&arrays::Batch::cut))
        .def_property_readonly("lengths", rows(&arrays::Batch::lengths));

    add_search(module);

    py::class_<Record>(module, "Record")
        .def_static("begin", &Record::begin, py::arg("game"), py::arg("position") = py::none(),
                    py::arg("seed") = py::none(), py::arg("typed") = false)
        .def_static("read", &Record::read, py::arg("text"))
        .def("act", &Record::act, py::arg("action"))
        .def("draw", &Record::draw)
        .def("state", [](const Record& record) { return record.state(record.ply()); })
        .def("state", &Record::state, py::arg("ply"))
        .def_property_readonly("game", &Record::game)
        .def_property_readonly("ply", &Record::ply)
        .def_property_readonly("text", &Record::text)
        .def_property_readonly("log", &Record::log)
        .def("__eq__",
             [](const Record& one, const Record& other) { return one.text() == other.text(); })
        .def("__repr__",
             [](const Record& record) {
                 return "<occasus.Record of " + std::string(record.game()->facts().id) + ", ply " +
                        std::to_string(record.ply()) + ">";
             })
        .def(py::pickle([](const Record& record) { return record.text(); }, &Record::read));

    py::class_<library::Library>(module, "Library")
        .def(py::init<>())
        .def("ask", [](library::Library& library, const std::string& question) {
            return library.ask(question);
        });
}

}  // namespace occasus::python
