"""Searches in C++ whose policies and values come from Python, for many positions at once.

Search: tree searches (PUCT) for loops in the way of AlphaZero.
expectimax: the best action by looking at everything that may follow, to a depth or to the end.
cfr: an equilibrium of a small game in which seats do not know one another's actions.
"""

from __future__ import annotations

import copy
from dataclasses import dataclass
from typing import Callable, Iterable, Iterator

import numpy as np

from ._occasus import Game, Random, State, Tree, judge, leaves_of
from .observation import Compact, Layout
from .vector import VectorEnv

CHANCE, OVER = -1, -4
Until = Callable[["Leaves"], np.ndarray]


@dataclass
class Leaves:
    """Positions that wait to be judged, a row each: all are decisions.

    observations  uint8 (n, bytes): what the seat to move may know; layout has their meaning
    to_move       that seat
    trees         the number of the root below which it stands
    is_root       whether it is a root itself
    counts        how many actions are legal; 0 where another seat is asked in secret: there the
                  search ends, and the observation is that of the seat that searches
    legal         the legal actions of all rows, one after the other, as packed words
    """

    game: Game
    layout: Layout | Compact
    observations: np.ndarray
    to_move: np.ndarray
    trees: np.ndarray
    is_root: np.ndarray
    counts: np.ndarray
    legal: np.ndarray

    def __len__(self) -> int:
        return len(self.counts)

    @property
    def rows(self) -> np.ndarray:
        """The row to which each number of `legal` belongs."""
        return np.repeat(np.arange(len(self)), self.counts)

    @property
    def actions(self) -> np.ndarray:
        """`legal` as ids, like those of State."""
        return self.game.ids_of(self.legal)

    @property
    def masks(self) -> np.ndarray:
        """bool (n, ids): whether the action of that id is legal."""
        masks = np.zeros((len(self), self.game.num_distinct_actions()), bool)
        masks[self.rows, self.actions] = True
        return masks

    def tensor(self) -> np.ndarray:
        """The observations as float32 (n, layout.size)."""
        return self.layout.tensor(self.observations)

    def priors(self, policy: np.ndarray | None) -> np.ndarray:
        """A policy as numbers that stand as `legal`; those of a row add up to 1."""
        if policy is None:
            return 1 / np.repeat(self.counts, self.counts)
        given = np.asarray(policy, np.float64)
        ids = self.game.num_distinct_actions()
        if given.shape == (len(self), ids):
            given = given[self.rows, self.actions]
        elif given.shape != self.legal.shape:
            raise ValueError(f"a policy has the shape {self.legal.shape}, like `legal`, or "
                             f"{(len(self), ids)}, not {given.shape}")
        if not (np.isfinite(given) & (given >= 0)).all():
            raise ValueError("a policy has a number below 0, or one that is not finite")
        sums = np.bincount(self.rows, given, len(self))[self.rows]
        return np.where(sums > 0, given / np.where(sums > 0, sums, 1), 1 / np.repeat(self.counts, self.counts))

    def values(self, values: np.ndarray) -> np.ndarray:
        """Values as (n, seats). One number a row is the value to the seat to move."""
        seats = self.game.num_players()
        given = np.asarray(values, np.float64)
        if given.shape == (len(self),) and seats <= 2:
            others = 1 - given
            given = np.stack([np.where(self.to_move == seat, given, others) for seat in range(seats)], -1)
        if given.shape != (len(self), seats):
            own = f"{(len(self),)} or " if seats <= 2 else ""
            raise ValueError(f"values have the shape {own}{(len(self), seats)}, not {given.shape}")
        if not np.isfinite(given).all():
            raise ValueError("a value is not finite")
        return given


def _leaves(game: Game, trees: list[Tree], layout: Layout | Compact) -> Leaves:
    features = layout.size if isinstance(layout, Compact) else 0
    to_move, observations, counts, legal = leaves_of(trees, features)
    waiting = [tree.leaves for tree in trees]
    return Leaves(game, layout, observations.reshape(len(counts), features or game.observation_size()), to_move,
                  np.repeat(np.arange(len(trees)), [len(leaves) for leaves in waiting]),
                  np.array([leaf == 0 for leaves in waiting for leaf in leaves], bool), counts.astype(np.int64), legal)


@dataclass
class Found:
    """What searches have found, a row for each root.

    visits          simulations that were made
    values          (n, seats): their mean values
    counts          how many actions are legal; 0 when no seat is to move
    actions         the legal actions of all rows, one after the other, as ids
    action_visits   simulations that began with each of them
    action_values   their mean value to the seat to move; 0 without a visit
    """

    game: Game
    visits: np.ndarray
    values: np.ndarray
    counts: np.ndarray
    actions: np.ndarray
    action_visits: np.ndarray
    action_values: np.ndarray

    def _each(self) -> Iterator[slice]:
        ends = np.cumsum(self.counts)
        return (slice(end - count, end) for end, count in zip(ends, self.counts))

    def best(self) -> np.ndarray:
        """The place in its list of the action with the most visits; among equals, with the best value.
        0 where no seat is to move. This is the choice that VectorEnv.step() takes."""
        return np.array([np.lexsort((self.action_values[row], self.action_visits[row]))[-1]
                         if row.start < row.stop else 0 for row in self._each()])

    def sample(self, random: np.random.Generator, temperature: float = 1.0) -> np.ndarray:
        """Places drawn in proportion to visits ** (1 / temperature)."""
        places = []
        for row in self._each():
            if row.start == row.stop:
                places.append(0)
                continue
            weights = (self.action_visits[row] / max(self.action_visits[row].max(), 1)) ** (1 / temperature)
            places.append(random.choice(len(weights), p=weights / weights.sum() if weights.any() else None))
        return np.array(places)

    def ids(self, places: np.ndarray) -> np.ndarray:
        """Places as ids of actions; -1 where no seat is to move."""
        return np.array([self.actions[row][place] if row.start < row.stop else -1
                         for row, place in zip(self._each(), places)])

    def policy(self) -> np.ndarray:
        """float32 (n, ids): the share of the visits that each action has."""
        policy = np.zeros((len(self.counts), self.game.num_distinct_actions()), np.float32)
        for number, row in enumerate(self._each()):
            policy[number, self.actions[row]] = self.action_visits[row] / max(self.action_visits[row].sum(), 1)
        return policy


class Search:
    """Tree searches by PUCT, one for each root, that are judged together.

    roots: states, or the games of a VectorEnv. A search begins with what the seat to move may know,
        never with the truth. In a sealed stage it supposes that other seats which have ordered before
        will hold, and that seats which order later see what was ordered: use cfr() there.
    observation: of the leaves: "bytes", or "compact", the short form for networks.
    exploration: the constant of PUCT, for values from 0 to 1.
    noise: (alpha, share): so much of the priors of the roots is noise by Dirichlet.
    seed: of the dice and the noise. The same seed and judgements give the same searches.

    A face of a die is tried again only after all others, in random order: so the mean over the
    visits to a die is its expectation, apart from the last, unfinished round.

    A Search can be copied; it cannot be pickled.
    """

    def __init__(self, roots: Iterable[State] | VectorEnv, *, observation: str = "bytes", exploration: float = 1.0,
                 noise: tuple[float, float] | None = None, seed: int = 0):
        self.exploration = exploration
        self._noise = noise
        self._random = np.random.default_rng(seed)
        states = [roots.state(n) for n in range(roots.num_envs)] if isinstance(roots, VectorEnv) else list(roots)
        if not states:
            raise ValueError("a search has at least one root")
        self.game = states[0].get_game()
        if any(state.get_game() != self.game for state in states):
            raise ValueError("the roots are positions of different games")
        if observation not in ("bytes", "compact"):
            raise ValueError(f'observation is "bytes" or "compact", not {observation!r}')
        self._layout = self.game.layout.compact if observation == "compact" else self.game.layout
        self._trees = [Tree(state, False, Random(seed, n)) for n, state in enumerate(states)]
        self._leaves: Leaves | None = None

    def __len__(self) -> int:
        return len(self._trees)

    def __copy__(self) -> Search:
        twin = object.__new__(Search)
        twin.__dict__.update(self.__dict__)
        twin._trees = [copy.copy(tree) for tree in self._trees]
        twin._random = copy.deepcopy(self._random)
        return twin

    def __deepcopy__(self, _) -> Search:
        return copy.copy(self)

    def select(self, simulations: int = 1) -> Leaves:
        """Makes so many simulations in each tree. Those that end a game are counted; the others end
        in the leaves that this returns. There may be none. While leaves wait they count as lost, so
        that the simulations of a tree spread.

        Raises RuntimeError while leaves wait.
        """
        if self._leaves is not None:
            raise RuntimeError("the leaves of the last select() wait to be judged")
        if simulations < 1:
            raise ValueError(f"{simulations} simulations are fewer than 1")
        for tree in self._trees:
            tree.simulate(simulations, self.exploration)
        leaves = _leaves(self.game, self._trees, self._layout)
        self._leaves = leaves if len(leaves) else None
        return leaves

    def judge(self, policy: np.ndarray | None, values: np.ndarray) -> None:
        """Judges the leaves that wait.

        policy: for each legal action how likely it is, as leaves.legal or (n, ids); only their
            proportions count. None: all are equally likely.
        values: (n, seats), from 0 to 1; or (n,), to the seat to move, with one seat or two.
        Raises ValueError if the shapes or numbers are wrong. Nothing is changed then.
        """
        leaves = self._leaves
        if leaves is None:
            raise RuntimeError("no leaves wait to be judged")
        priors, values = leaves.priors(policy), leaves.values(values)
        if self._noise is not None:
            alpha, share = self._noise
            ends = np.cumsum(leaves.counts)
            for row in np.flatnonzero(leaves.is_root):
                part = slice(ends[row] - leaves.counts[row], ends[row])
                noise = self._random.dirichlet(np.full(leaves.counts[row], alpha))
                priors[part] = (1 - share) * priors[part] + share * noise
        judge(self._trees, priors, values)
        self._leaves = None

    def run(self, judgement: Callable[[Leaves], tuple[np.ndarray | None, np.ndarray]], rounds: int,
            simulations: int = 1) -> Found:
        """So many rounds: leaves, and judgement(leaves) for them: a policy and values."""
        for _ in range(rounds):
            leaves = self.select(simulations)
            if len(leaves):
                self.judge(*judgement(leaves))
        return self.found()

    def found(self) -> Found:
        """The searches so far."""
        rows = []
        for tree in self._trees:
            nodes = tree.nodes
            root = nodes[0]
            mine = tree.edges[:root["edges"] if root["to_move"] >= 0 else 0]
            visits = np.where(mine["child"] > 0, nodes["visits"][mine["child"]], 0)
            sums = tree.totals.reshape(len(nodes), -1)
            rows.append((root["visits"], sums[0] / max(root["visits"], 1), len(mine), mine["action"], visits,
                         sums[mine["child"], max(root["to_move"], 0)] * (visits > 0) / np.maximum(visits, 1)))
        visits, values, counts, legal, action_visits, action_values = zip(*rows)
        return Found(self.game, np.array(visits), np.array(values), np.array(counts),
                     self.game.ids_of(np.concatenate(legal)), np.concatenate(action_visits),
                     np.concatenate(action_values))


class _Whole:
    """All that may follow a position, level by level: the children of a level are the next one."""

    def __init__(self, state: State, whole: bool, depth: int | None, until: Until | None, merged: bool,
                 most: int):
        if depth is not None and depth < 1:
            raise ValueError(f"a depth of {depth} is less than 1")
        if state.is_terminal():
            raise ValueError("the game is over")
        self.game = state.get_game()
        self.tree = Tree(state, whole, Random(0))
        self.levels = [np.array([0])]
        decisions = np.array([0])
        try:
            while len(self.levels[-1]):
                decisions = self._grow(decisions, depth, until, merged, most)
        except ValueError as error:
            raise ValueError(f"more than {most} actions may follow") from error
        self.levels.pop()
        nodes, self.edges = self.tree.nodes, self.tree.edges
        self.to_move = nodes["to_move"]
        self.values = self.tree.totals.reshape(len(nodes), -1)
        self.child = self.edges["child"].astype(np.int64)
        self.first = nodes["first"].astype(np.int64)
        grown = nodes["edges"] > 0
        grown[grown] = self.child[self.first[grown]] > 0
        self.counts = np.where(grown, nodes["edges"], 0).astype(np.int64)
        self.leaves = np.flatnonzero(~grown & (self.to_move != OVER))

    def _grow(self, decisions: np.ndarray, depth: int | None, until: Until | None, merged: bool,
              most: int) -> np.ndarray:
        level = self.levels[-1]
        to_move = self.tree.nodes["to_move"]
        begin = end = len(to_move)
        asked = to_move[level] >= 0
        after = decisions + asked
        goes_on = np.full(len(level), True) if depth is None else after <= depth
        if until is not None and asked.any():
            goes_on[asked] &= ~np.asarray(until(self.look(level[asked])), bool)
        made = []
        for so_many in np.unique(after[goes_on]):
            self.tree.grow(level[goes_on & (after == so_many)].tolist(), merged, most)
            end, before = len(self.tree.nodes), end
            made += [so_many] * (end - before)
        self.levels.append(np.arange(begin, end))
        return np.array(made, int)

    def judge(self, values: Callable[[Leaves], np.ndarray] | None) -> None:
        """Gives the positions at the depth their values, all in one batch."""
        if not len(self.leaves):
            return
        if values is None:
            raise ValueError("positions where it stops before the end need values")
        leaves = self.look(self.leaves)
        self.values[self.leaves] = leaves.values(values(leaves))

    def look(self, nodes: np.ndarray) -> Leaves:
        self.tree.leaves = nodes.tolist()
        leaves = _leaves(self.game, [self.tree], self.game.layout)
        self.tree.leaves = []
        return leaves

    def edges_of(self, nodes: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """The edges of nodes, one node after the other; the node of each; where those of a node begin."""
        counts = self.counts[nodes]
        starts = np.cumsum(counts) - counts
        edges = np.arange(counts.sum()) + np.repeat(self.first[nodes] - starts, counts)
        return edges, np.repeat(nodes, counts), starts


@dataclass
class Expected:
    """What a position is worth if every seat does its best.

    values          what each seat may expect
    best            the id of the best action; None at a die
    actions         the ids of the legal actions; at a die the faces less one
    action_values   (actions, seats): what each seat may expect after each of them
    positions       how many were looked at
    """

    values: np.ndarray
    best: int | None
    actions: np.ndarray
    action_values: np.ndarray
    positions: int


def expectimax(state: State, values: Callable[[Leaves], np.ndarray] | None = None, *,
               depth: int | None = None, until: Until | None = None, most: int = 2_000_000) -> Expected:
    """Looks at everything that may follow, and lets every seat do the best for itself; dice count with
    their exact probabilities. It begins with what the seat to move may know.

    depth: it stops after so many decisions; dice are not counted, and not cut off.
    until: it stops at the decisions where this is true. Without either it goes on to the end.
    values: of the positions where it stops, as in Search.judge(), all in one batch.
    Raises ValueError if more than `most` actions may follow, or the game is over.
    """
    whole = _Whole(state, False, depth, until, True, most)
    whole.judge(values)
    worth = whole.values
    best = np.zeros(len(worth), np.int64)
    for level in reversed(whole.levels):
        dice = level[(whole.counts[level] > 0) & (whole.to_move[level] == CHANCE)]
        if len(dice):
            edges, _, starts = whole.edges_of(dice)
            worth[dice] = np.add.reduceat(worth[whole.child[edges]], starts) / whole.counts[dice][:, None]
        seats = level[(whole.counts[level] > 0) & (whole.to_move[level] >= 0)]
        if len(seats):
            edges, owners, starts = whole.edges_of(seats)
            own = worth[whole.child[edges], whole.to_move[owners]]
            highest = np.repeat(np.maximum.reduceat(own, starts), whole.counts[seats])
            best[seats] = np.minimum.reduceat(np.where(own >= highest, edges, len(whole.edges)), starts)
            worth[seats] = worth[whole.child[best[seats]]]
    mine = slice(0, whole.counts[0])
    actions, is_die = whole.edges["action"][mine], whole.to_move[0] == CHANCE
    if not is_die:
        actions = whole.game.ids_of(actions)
    return Expected(worth[0], None if is_die else int(actions[best[0]]), actions, worth[whole.child[mine]],
                    len(worth))


@dataclass
class Decision:
    """All positions that are alike to the seat to move.

    observation   what it knows
    actions       the ids of its actions
    policy        how likely it takes each of them
    """

    seat: int
    observation: np.ndarray
    actions: np.ndarray
    policy: np.ndarray


@dataclass
class Equilibrium:
    """What cfr() has found.

    decisions        of all seats
    values           what each seat may expect
    gains            by how much each seat would gain if it alone knew the others' policies and
                     answered best
    exploitability   the mean gain of the seats that decide: 0 in an equilibrium
    """

    decisions: list[Decision]
    values: np.ndarray
    gains: np.ndarray
    exploitability: float

    def policy(self, state: State) -> dict[int, float]:
        """The action ids of the seat to move, with their probabilities. Raises KeyError if the
        position is not in the game that was solved."""
        seat = state.current_player()
        for decision in self.decisions:
            if decision.seat == seat and np.array_equal(decision.observation, state.observation(seat)):
                return dict(zip(decision.actions.tolist(), decision.policy.tolist()))
        raise KeyError("the position is not in the game that was solved")


def cfr(state: State, values: Callable[[Leaves], np.ndarray] | None = None, *, depth: int | None = None,
        until: Until | None = None, iterations: int = 1000, most: int = 2_000_000) -> Equilibrium:
    """An equilibrium of what may follow, by CFR+ over the whole tree. For two seats the exploitability
    goes to 0; for more there is no such promise.

    A seat cannot tell positions apart whose observations are the same, if it has made the same
    decisions after the same observations before. All else about the position where it begins is
    taken as known to all: begin with the first order of a sealed stage.
    values, depth, until, most: as in expectimax().
    """
    whole = _Whole(state, True, depth, until, False, most)
    whole.judge(values)
    return _Regrets(whole).solved(iterations)


class _Regrets:
    """Counterfactual regrets. An action of positions that are alike to a seat has one place in the
    arrays, its slot."""

    def __init__(self, whole: _Whole):
        self.whole = whole
        self.seats = whole.values.shape[1]
        self.slot = np.full(len(whole.child), -1)  # Of each edge, as the next three.
        self.mover = np.full(len(whole.child), OVER)
        self.faces = np.ones(len(whole.child))
        self.levels = []
        self.sets: list[tuple[int, np.ndarray, np.ndarray, slice]] = []
        self.known: dict[bytes, int] = {}  # The first slot of positions that are alike.
        self.depth: list[int] = []  # Of each slot: the decisions of its seat before.
        memory = np.full((len(whole.to_move), self.seats), -1)  # The last slot of each seat.
        for level in whole.levels:
            nodes = level[whole.counts[level] > 0]
            if not len(nodes):
                continue
            edges, owners, starts = whole.edges_of(nodes)
            children = whole.child[edges]
            self.levels.append((nodes, edges, owners, starts, children))
            self.mover[edges] = whole.to_move[owners]
            self.faces[edges] = np.where(self.mover[edges] == CHANCE, 1 / whole.counts[owners], 1)
            self._add_sets(nodes[whole.to_move[nodes] >= 0], memory)
            memory[children] = memory[owners]
            chosen = self.slot[edges] >= 0
            memory[children[chosen], self.mover[edges[chosen]]] = self.slot[edges[chosen]]
        self.begins = np.array([part.start for *_, part in self.sets], int)
        self.sizes = np.array([part.stop - part.start for *_, part in self.sets], int)
        self.owner = np.repeat([seat for seat, *_ in self.sets], self.sizes)

    def _add_sets(self, decisions: np.ndarray, memory: np.ndarray) -> None:
        if not len(decisions):
            return
        leaves = self.whole.look(decisions)
        before = np.stack([leaves.to_move, memory[decisions, leaves.to_move]], -1)
        known = np.concatenate([leaves.observations, before.astype(np.int64).view(np.uint8)], -1)
        _, firsts, which = np.unique(known, axis=0, return_index=True, return_inverse=True)
        rows, actions = np.cumsum(leaves.counts) - leaves.counts, leaves.actions
        begins = []
        for row in firsts:
            key = known[row].tobytes()
            if key not in self.known:
                begin, size = (self.sets[-1][-1].stop if self.sets else 0), int(leaves.counts[row])
                self.known[key] = begin
                last = before[row, 1]
                self.depth += [self.depth[last] + 1 if last >= 0 else 0] * size
                self.sets.append((int(leaves.to_move[row]), leaves.observations[row],
                                  actions[rows[row]:rows[row] + size], slice(begin, begin + size)))
            begins.append(self.known[key])
        edges, owners, _ = self.whole.edges_of(decisions)
        begin = np.repeat(np.array(begins)[which.reshape(-1)], leaves.counts)
        self.slot[edges] = begin + edges - self.whole.first[owners]

    def solved(self, iterations: int) -> Equilibrium:
        regrets, sums = np.zeros(len(self.owner)), np.zeros(len(self.owner))
        deciding = np.unique(self.owner)
        for iteration in range(1, iterations + 1):
            for seat in deciding:
                policy, own = self._normal(regrets), self.owner == seat
                sums[own] += iteration * (self._own_chances(seat, policy) * policy)[own]
                regrets[own] = np.maximum(regrets + self._gains(seat, policy), 0)[own]
        policy = self._normal(sums)
        values = self._worth(policy)[0]
        gains = np.zeros(self.seats)
        for seat in deciding:
            gains[seat] = self._best_answer(seat, policy) - values[seat]
        decisions = [Decision(seat, seen, actions, policy[part]) for seat, seen, actions, part in self.sets]
        return Equilibrium(decisions, values, gains, float(gains[deciding].mean()) if len(deciding) else 0.0)

    def _normal(self, weights: np.ndarray) -> np.ndarray:
        """As probabilities; where all weights are 0, equal ones."""
        if not len(weights):
            return weights
        sums = np.repeat(np.add.reduceat(weights, self.begins), self.sizes)
        return np.where(sums > 0, weights / np.where(sums > 0, sums, 1), 1 / np.repeat(self.sizes, self.sizes))

    def _chances(self, policy: np.ndarray) -> np.ndarray:
        """How likely each edge is taken."""
        return np.where(self.slot >= 0, policy[self.slot], self.faces) if len(policy) else self.faces

    def _reach(self, chances: np.ndarray) -> np.ndarray:
        """How likely each node is reached if its edges are taken like that."""
        reach = np.ones(len(self.whole.to_move))
        for _, edges, owners, _, children in self.levels:
            reach[children] = reach[owners] * chances[edges]
        return reach

    def _others(self, seat: int, policy: np.ndarray) -> np.ndarray:
        """How likely each node is reached if this seat wants to."""
        return self._reach(np.where(self.mover == seat, 1, self._chances(policy)))

    def _own_chances(self, seat: int, policy: np.ndarray) -> np.ndarray:
        """How likely each slot is reached if all others want to."""
        reach = self._reach(np.where(self.mover == seat, self._chances(policy), 1))
        own = np.zeros(len(self.owner))
        for _, edges, owners, *_ in self.levels:
            decided = self.slot[edges] >= 0
            own[self.slot[edges[decided]]] = reach[owners[decided]]
        return own

    def _worth(self, policy: np.ndarray) -> np.ndarray:
        worth, chances = self.whole.values.copy(), self._chances(policy)
        for nodes, edges, _, starts, children in reversed(self.levels):
            worth[nodes] = np.add.reduceat(chances[edges][:, None] * worth[children], starts)
        return worth

    def _by_slot(self, edges: np.ndarray, numbers: np.ndarray) -> np.ndarray:
        return np.bincount(self.slot[edges], numbers, len(self.owner))

    def _gains(self, seat: int, policy: np.ndarray) -> np.ndarray:
        others, worth = self._others(seat, policy), self._worth(policy)[:, seat]
        gains = np.zeros(len(self.owner))
        for _, edges, owners, _, children in self.levels:
            own = self.mover[edges] == seat
            gains += self._by_slot(edges[own], (others[owners] * (worth[children] - worth[owners]))[own])
        return gains

    def _best_answer(self, seat: int, policy: np.ndarray) -> float:
        """What the seat may expect if it answers best: its last decisions are chosen first."""
        others, depth = self._others(seat, policy), np.array(self.depth)
        answer, own = policy.copy(), self.owner == seat
        slots = np.arange(len(own))
        for last in range(depth[own].max(), -1, -1):
            worth = self._worth(answer)[:, seat]
            sums = np.zeros(len(own))
            for _, edges, owners, _, children in self.levels:
                mine = self.mover[edges] == seat
                sums += self._by_slot(edges[mine], (others[owners] * worth[children])[mine])
            highest = np.repeat(np.maximum.reduceat(sums, self.begins), self.sizes)
            place = np.minimum.reduceat(np.where(sums >= highest, slots, len(slots)), self.begins)
            chosen = own & (depth == last)
            answer[chosen] = (np.repeat(place, self.sizes) == slots)[chosen]
        return float(self._worth(answer)[0, seat])
