"""Searches: their figures are calculated by hand, by the game's own odds, or by plain recursion."""

import copy
import pickle
import runpy
from pathlib import Path

import numpy as np
import occasus
import pytest
from conftest import load, positions
from occasus.search import Search, _Regrets, cfr, expectimax

ROOT = Path(__file__).parents[2]


def even(leaves):
    """No seat does better than another."""
    seats = leaves.game.num_players()
    return None, np.full((len(leaves), seats), 1 / seats)


def decided(game, seed, plies):
    """A position of a random game where a seat is to move."""
    random = occasus.Random(seed)
    state = game.new_initial_state()
    while plies > 0 or state.is_chance_node():
        state.apply_action(state.sample_action(random))
        plies -= 1
    return state


def last_turn(cubes, dice):
    """The last turn, with the Imperial dice placed in order. All attacks that come first get a black
    die of 1, and are held. The Ostrogoths stand before Ravenna with 4 and a black die; if they win,
    the second fire burns, and the result is Victory (1/2) instead of Brilliant Victory (1)."""
    game = occasus.load("rome_must_fall")
    start = game.new_initial_state().position() | {"turn": 12, "cubes": cubes, "fall": 1}
    start["marked"]["ostrogoths"] = ["pannonia", "sirmium", "salonae", "aquileia"]
    state = game.state_at(start)
    for die in dice:
        state.apply_action(die - 1)
    state.act("assign 0 1 2 3 4 5")
    return state


def last_attack(cubes):
    state = last_turn(cubes, [6] * 6)
    for _ in range(5):
        state.apply_action(0)
        state.act("resolve")
    return state


def best_by_recursion(state):
    """What the only seat may expect."""
    if state.is_terminal():
        return state.returns()[0]
    worths = [best_by_recursion(state.child(action)) for action in state.legal_actions()]
    return sum(worths) / len(worths) if state.is_chance_node() else max(worths)


# A die of 6 beats 4 and a D3 of 1, one time in three: 1/3 * 1 + 2/3 * 1/2. A cube makes it 7, which
# beats a D3 of 2 too: 2/3 * 1 + 1/3 * 1/2.
@pytest.mark.parametrize("cubes, worth", [(0, 2 / 3), (1, 5 / 6)])
def test_expectimax_finds_what_a_calculation_by_hand_finds(cubes, worth):
    state = last_attack(cubes)
    found = expectimax(state)
    assert found.values == pytest.approx([worth])
    assert found.best is None and found.actions.tolist() == list(range(6))
    held = state.odds({})["hold_all_with_cubes"]["decimal"]
    assert found.values == pytest.approx([held + (1 - held) / 2])


def test_expectimax_chooses_the_cube():
    state = last_attack(1)
    state.apply_action(2)  # A D3 of 2.
    found = expectimax(state)
    assert found.values == pytest.approx([1])
    assert state.action_to_string(found.best) == "resolve cubes 1"
    assert found.action_values.tolist() == [[0.5], [1]]


@pytest.mark.parametrize("cubes", [0, 1, 2])
def test_expectimax_agrees_with_recursion(cubes):
    state = last_turn(cubes, [4, 6, 5, 6, 3, 6])
    for _ in range(3):
        state.apply_action(3)  # A D3 of 2.
        state.apply_action(state.legal_actions()[0])
    assert expectimax(state).values == pytest.approx([best_by_recursion(state)])


def test_expectimax_asks_for_values_where_its_depth_ends():
    """After two answers, all of which begin with a black die, the third tracker is attacked."""
    state = last_turn(2, [6] * 6)
    game, asked = state.get_game(), []

    def tracker(leaves):
        asked.append(len(leaves))
        return leaves.observations.view(game.layout.dtype)["cursor"][:, 0] / 10

    found = expectimax(state, tracker, depth=2)
    assert found.values == pytest.approx([0.2])
    fourth = lambda leaves: leaves.observations.view(game.layout.dtype)["cursor"][:, 0] == 3
    assert expectimax(state, tracker, until=fourth).values == pytest.approx([0.3])
    assert len(asked) == 2, "all in one batch"
    with pytest.raises(ValueError, match="need values"):
        expectimax(state, depth=2)
    with pytest.raises(ValueError, match="less than 1"):
        expectimax(state, tracker, depth=0)
    with pytest.raises(ValueError, match="more than 50 actions"):
        expectimax(state, most=50)
    with pytest.raises(ValueError, match="is over"):
        expectimax(list(positions(game, 1))[-1])


def test_a_search_finds_the_mean_over_the_faces():
    """Six faces a round: after whole rounds the mean over visits is the expectation. Each of six
    leaves is judged once, with the same value as its only action has."""
    state = last_attack(0)

    def known(leaves):
        return None, np.array([best_by_recursion(state.get_game().state_at(position)) for position in map(at, leaves.observations)])

    def at(observation):
        seen = observation.view(state.get_game().layout.dtype)[0]
        face = next(face for face in range(6) if state.child(face).observation(0).tobytes() == seen.tobytes())
        return state.child(face).position()

    found = Search([state]).run(known, rounds=600)
    assert found.visits.tolist() == [600]
    assert found.values == pytest.approx(np.array([[2 / 3]]))
    assert found.counts.tolist() == [0] and found.best().tolist() == [0] and found.ids(found.best()).tolist() == [-1]


def test_a_search_finds_the_better_action():
    state = last_attack(1)
    state.apply_action(2)
    found = Search([state]).run(lambda leaves: (None, np.full(len(leaves), 0.75)), rounds=200)
    # One visit judged the root, at 3/4. Each action ends the game: 1/2, or 1 with the cube.
    worse, better = found.action_visits.astype(int)
    assert worse + better == 199 and better > 180
    assert found.action_values == pytest.approx([0.5, 1])
    assert found.values[0, 0] == pytest.approx((0.75 + worse * 0.5 + better) / 200)
    assert [state.action_to_string(action) for action in found.actions] == ["resolve", "resolve cubes 1"]
    assert state.action_to_string(found.ids(found.best())[0]) == "resolve cubes 1"
    assert found.policy()[0, found.actions].tolist() == pytest.approx([worse / 199, better / 199])


def test_priors_draw_the_first_visits():
    state = decided(occasus.load("empire"), 1, 60)
    actions = state.legal_actions()
    assert len(actions) > 2
    search = Search([state])
    leaves = search.select()
    assert leaves.is_root.all() and sorted(leaves.actions) == actions == np.flatnonzero(leaves.masks[0]).tolist()
    policy = np.zeros((1, state.get_game().num_distinct_actions()))
    policy[0, actions[1]] = 7
    search.judge(policy, np.array([[0.5, 0.5]]))
    for _ in range(5):
        leaves = search.select()
        search.judge(None, np.full(len(leaves), 0.5))
    found = search.found()
    assert found.action_visits.tolist() == [5 * (action == actions[1]) for action in found.actions]


def test_values_belong_to_seats():
    """To the seat to move means: to the other seat the rest of 1."""
    state = decided(occasus.load("empire"), 2, 90)
    search = Search([state])
    search.select()
    search.judge(None, np.array([0.8]))
    wanted = [0.2, 0.2]
    wanted[state.current_player()] = 0.8
    assert search.found().values[0] == pytest.approx(wanted)


def outcome(search, rounds=12, simulations=1):
    found = search.run(even, rounds, simulations)
    return [found.visits.tolist(), found.values.tolist(), found.action_visits.tolist(), found.actions.tolist()]


def test_a_seed_gives_the_same_searches(game):
    roots = [decided(game, seed, 5 * seed) for seed in range(4)]
    one = outcome(Search(roots, seed=3, noise=(0.5, 0.25)))
    assert one == outcome(Search(roots, seed=3, noise=(0.5, 0.25)))
    if game.id == "empire":
        assert one != outcome(Search(roots, seed=4, noise=(0.5, 0.25)))


def test_noise_changes_the_priors_of_roots():
    """All priors noise, of which a small alpha makes one action nearly certain: unlike equal priors,
    which give each of 20 visits to another action."""
    game = occasus.load("empire")
    state = next(state for state in positions(game, 3) if len(state.legal_actions()) > 20)
    most = [Search([state], noise=noise, exploration=9).run(even, 21).action_visits.max()
            for noise in (None, (0.001, 1), (0.001, 0))]
    assert most[0] == most[2] == 1 and most[1] == 20


def test_several_simulations_of_a_tree_spread(game):
    search = Search([decided(game, 5, 8)])
    search.judge(*even(search.select()))
    leaves = search.select(4)
    nodes = set(search._trees[0].leaves)
    assert len(nodes) == len(leaves) <= 4
    search.judge(*even(leaves))
    visits = search.found().visits[0]
    assert 1 <= visits <= 5


def test_a_search_knows_only_what_the_seat_to_move_knows():
    """In a sealed stage, what other seats have ordered before makes no difference, and the search ends
    where another seat is asked."""
    game = occasus.load("diplomacy", {"game": "standard"})
    twins = []
    for choice in (0, 1):
        state = game.new_initial_state()
        while state.current_player() == 0:
            state.apply_action(state.legal_actions()[choice])
        twins.append(state)
    assert not np.array_equal(twins[0].truth(), twins[1].truth())
    one, other = (outcome(Search([twin]), rounds=60) for twin in twins)
    assert one == other

    search = Search(twins[:1])
    for _ in range(60):
        leaves = search.select()
        if not len(leaves):
            continue
        own = twins[0].current_player()
        assert ((leaves.to_move == own) == (leaves.counts > 0)).all()
        search.judge(*even(leaves))
    assert search.found().visits.tolist() == [60]


def test_games_of_an_environment_are_roots(game):
    env = occasus.vector(game, 3)
    if not hasattr(env, "state"):
        pytest.skip("an environment gives no states")
    env.reset(seed=1)
    found = Search(env).run(even, 10)
    assert found.counts.tolist() == env.legal_count.tolist()
    env.step(found.best())


def test_a_game_that_is_over_needs_no_judgement():
    *_, last = positions(occasus.load("empire"), 4)
    search = Search([last, last])
    assert len(search.select(3)) == 0
    found = search.found()
    assert found.visits.tolist() == [3, 3] and found.values[1].tolist() == last.returns()
    assert found.ids(found.sample(np.random.default_rng(1))).tolist() == [-1, -1]


def test_what_is_wrong_is_refused_and_changes_nothing():
    game = occasus.load("empire")
    search = Search([decided(game, 1, 60)] * 2)
    with pytest.raises(RuntimeError, match="no leaves wait"):
        search.judge(None, np.zeros(2))
    leaves = search.select()
    with pytest.raises(RuntimeError, match="wait to be judged"):
        search.select()
    many, ids = len(leaves.legal), game.num_distinct_actions()
    for policy, values, words in [
        (None, np.zeros(3), r"\(2,\) or \(2, 2\), not \(3,\)"),
        (None, np.array([0.5, np.nan]), "not finite"),
        (np.ones(many + 1), np.zeros(2), rf"\({many},\), like `legal`, or \(2, {ids}\)"),
        (-np.ones(many), np.zeros(2), "below 0"),
    ]:
        with pytest.raises(ValueError, match=words):
            search.judge(policy, values)
        assert search.found().values.tolist() == [[0, 0], [0, 0]]
    search.judge(None, np.full(2, 0.5))
    with pytest.raises(ValueError, match="fewer than 1"):
        search.select(0)
    with pytest.raises(ValueError, match="at least one root"):
        Search([])
    with pytest.raises(ValueError, match="different games"):
        Search([decided(game, 1, 9), occasus.load("pomerium").new_initial_state()])
    diplomacy = Search([load("diplomacy").new_initial_state()])
    diplomacy.select()
    with pytest.raises(ValueError, match=r"shape \(1, 7\), not \(1,\)"):
        diplomacy.judge(None, np.zeros(1))


def test_a_copy_goes_on_alone():
    search = Search([decided(occasus.load("empire"), 1, 60)], noise=(1, 0.5), seed=2)
    before = copy.copy(search)
    assert outcome(search) == outcome(before)
    twin, third = copy.copy(search), copy.deepcopy(search)
    assert outcome(search) == outcome(twin) == outcome(third) == outcome(before)
    with pytest.raises(TypeError):
        pickle.dumps(search)
    found = twin.found()
    assert pickle.loads(pickle.dumps(found)).actions.tolist() == found.actions.tolist()


class Matrix:
    """A game of two seats that choose at once, as cfr() would find it: seat 0 chooses a row, then
    seat 1 a column, without a look at it."""

    def __init__(self, payoffs):
        rows, columns = payoffs.shape
        self.levels = [np.arange(1), 1 + np.arange(rows), 1 + rows + np.arange(rows * columns)]
        self.to_move = np.array([0] + [1] * rows + [-4] * rows * columns)
        self.counts = np.array([rows] + [columns] * rows + [0] * rows * columns)
        self.first = np.cumsum(self.counts) - self.counts
        self.child = 1 + np.arange(rows + rows * columns)
        first = np.concatenate([np.zeros(1 + rows), payoffs.ravel()])
        self.values = np.stack([first, 1 - first], -1)

    def edges_of(self, nodes):
        counts = self.counts[nodes]
        return (np.concatenate([self.first[n] + np.arange(self.counts[n]) for n in nodes]).astype(int),
                np.repeat(nodes, counts), np.cumsum(counts) - counts)

    def look(self, nodes):
        from types import SimpleNamespace

        counts = self.counts[nodes]
        return SimpleNamespace(observations=np.zeros((len(nodes), 1), np.uint8), to_move=self.to_move[nodes],
                               counts=counts, actions=np.concatenate([np.arange(count) for count in counts]))


def test_cfr_solves_a_game_of_two_rows_and_columns():
    """Rows (1, 0) and (1/4, 3/4): the first seat takes them with p and 1 - p so that both columns are
    worth the same: p + (1 - p) / 4 = 3 (1 - p) / 4, so p = 1/3, worth 1/2. The second seat takes the
    first column with q, so that both rows are worth the same: q = q / 4 + 3 (1 - q) / 4, so q = 1/2."""
    found = _Regrets(Matrix(np.array([[1, 0], [0.25, 0.75]]))).solved(500)
    assert found.values == pytest.approx([0.5, 0.5], abs=1e-3)
    assert found.decisions[0].policy == pytest.approx([1 / 3, 2 / 3], abs=0.01)
    assert found.decisions[1].policy == pytest.approx([0.5, 0.5], abs=0.01)
    assert 0 <= found.exploitability < 1e-3
    # Without an iteration all actions are equally likely. The first seat has 1/2 then. Its best row
    # is worth 1/2 too; the best column is the second: 1 - (0 + 3/4) / 2 = 5/8.
    before = _Regrets(Matrix(np.array([[1, 0], [0.25, 0.75]]))).solved(0)
    assert before.gains == pytest.approx([0, 0.125])


def two_centres():
    """France in Burgundy can take Munich or Belgium, which are empty; Germany in the Ruhr can enter
    either. Each has another army far away."""
    game = occasus.load("diplomacy", {"game": "standard"})
    position = game.new_initial_state().position()
    position |= {"phase": "F1903M", "year": 1903, "acting": "FRANCE",
                 "units": {"FRANCE": ["A BUR", "A SPA"], "GERMANY": ["A RUH", "A ARM"]},
                 "centers": {"FRANCE": ["PAR", "SPA"], "GERMANY": ["MUN", "BEL"]},
                 "counted": dict.fromkeys(position["counted"], 0) | {"FRANCE": 2, "GERMANY": 2},
                 "eliminated": ["AUSTRIA", "ENGLAND", "ITALY", "RUSSIA", "TURKEY"]}
    return game.state_at(position)


def worth_of(game, munich, belgium):
    """What France has taken."""
    provinces = [province["id"] for province in game.board()["provinces"]]

    def values(leaves):
        owned = leaves.observations.view(game.layout.dtype)["centres"].reshape(len(leaves), 7, -1)
        of_france = np.unpackbits(owned, axis=-1, bitorder="little")[:, 2]
        taken = of_france[:, [provinces.index("MUN"), provinces.index("BEL")]]
        values = np.zeros((len(leaves), 7))
        values[:, 2] = (taken * [munich, belgium]).max(axis=1)
        values[:, 3] = 1 - values[:, 2]
        return values

    return values


def chance_of(order, state, found):
    """How likely the seat to move gives this order, by all its ways to order."""
    chance, phase = 0.0, state.position()["phase"]
    for action, share in found.policy(state).items():
        child = state.child(action)
        if state.action_to_string(action) == order:
            chance += share
        elif share > 1e-6 and child.current_player() == state.current_player() and child.position()["phase"] == phase:
            chance += share * chance_of(order, child, found)
    return chance


# France is indifferent if 1 - q = belgium * q, where Germany covers Munich with q; Germany is if
# belgium * (1 - p) = p, where France attacks Munich with p.
@pytest.mark.parametrize("belgium, attack, cover, worth", [(1, 1 / 2, 1 / 2, 1 / 2), (0.5, 1 / 3, 2 / 3, 1 / 3)])
def test_cfr_finds_the_equilibrium_of_sealed_orders(belgium, attack, cover, worth):
    state = two_centres()
    game = state.get_game()

    def after_autumn(leaves):
        return leaves.observations.view(game.layout.dtype)["season"][:, 0] != 1

    found = cfr(state, worth_of(game, 1, belgium), until=after_autumn, iterations=60)
    assert found.exploitability < 0.01
    assert found.values[2:4] == pytest.approx([worth, 1 - worth], abs=0.01)
    assert chance_of("A BUR - MUN", state, found) == pytest.approx(attack, abs=0.06)
    assert chance_of("A BUR - BEL", state, found) == pytest.approx(1 - attack, abs=0.05)
    for order in ("A BUR H", "A SPA H"):
        state.act(order)
    assert chance_of("A RUH - MUN", state, found) == pytest.approx(cover, abs=0.05)
    assert chance_of("A RUH - BEL", state, found) == pytest.approx(1 - cover, abs=0.05)


def test_the_example_learns_to_beat_uniform(capsys):
    train = runpy.run_path(str(ROOT / "examples" / "python" / "alphazero.py"))["train"]
    assert train(generations=1, games=20, rounds=4) >= 0.75
    assert "generation 0" in capsys.readouterr().out


@pytest.mark.parametrize("name", occasus.games())
def test_leaves_can_be_compact(name):
    game = occasus.load(name)
    state = decided(game, 3, 12)
    full, short = Search([state]), Search([state], observation="compact")
    layout = game.layout.compact
    for search in (full, short):
        search.run(even, rounds=6)
    seen, compact = full.select(), short.select()
    assert compact.observations.shape == (len(seen), layout.size)
    assert np.array_equal(compact.tensor(), layout.tensor(compact.observations))
    root = Search([state], observation="compact").select()
    assert np.array_equal(root.observations[0], state.compact(state.current_player()))
    with pytest.raises(ValueError, match='"bytes" or "compact"'):
        Search([state], observation="tensor")
