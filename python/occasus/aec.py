"""All seats of a game as agents after PettingZoo's interfaces, with or without that package."""

from __future__ import annotations

import numpy as np

from . import spaces
from .table import RENDER_MODES, Seats, Table, loaded, require_render_mode

try:
    from pettingzoo import AECEnv as _AECEnv
    from pettingzoo import ParallelEnv as _ParallelEnv
except ImportError:

    class _Environment:
        """What both kinds have that an environment does not write itself."""

        @property
        def unwrapped(self):
            return self

        @property
        def num_agents(self) -> int:
            return len(self.agents)

        @property
        def max_num_agents(self) -> int:
            return len(self.possible_agents)

    class _ParallelEnv(_Environment):
        """Has nothing more."""

    class _AECEnv(_Environment):
        """Has agents one after another."""

        def agent_iter(self, max_iter=2**63):
            for _ in range(max_iter):
                if not self.agents:
                    return
                yield self.agent_selection

        def last(self, observe=True):
            agent = self.agent_selection
            return (self.observe(agent) if observe else None, self._cumulative_rewards[agent],
                    self.terminations[agent], self.truncations[agent], self.infos[agent])

        def _accumulate_rewards(self):
            for agent, reward in self.rewards.items():
                self._cumulative_rewards[agent] += reward

        def _was_dead_step(self, action):
            if action is not None:
                raise ValueError("an agent whose game is over takes None")
            agent = self.agent_selection
            self.agents.remove(agent)
            for kept in (self.terminations, self.truncations, self.rewards,
                         self._cumulative_rewards, self.infos):
                del kept[agent]
            if self.agents:
                self.agent_selection = self.agents[0]
            for left in self.agents:
                self.rewards[left] = 0.0


class _Agents:
    """What both kinds of environment have."""

    def __init__(self, game="empire", *, players=None, options=None, board="",
                 observation="bytes", actions="id", max_plies=None, render_mode=None):
        require_render_mode(render_mode)
        game = loaded(game, options, board)
        seats = Seats(game, players)
        self._table = table = Table(game, seats, observation, actions, max_plies)
        self.render_mode = render_mode
        self.possible_agents = [seats.ids[seat] for seat in seats.learners]
        self._numbers = dict(zip(self.possible_agents, seats.learners))
        self.observation_spaces = dict.fromkeys(self.possible_agents, table.observation_space)
        self.action_spaces = dict.fromkeys(self.possible_agents, table.action_space)
        self.state_space = spaces.Box(0, 255, (game.observation_size(),), np.uint8)
        self.agents = []
        self.agent_selection = None
        self.rewards, self._cumulative_rewards = {}, {}
        self.terminations, self.truncations, self.infos = {}, {}, {}

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    def observe(self, agent):
        """What the agent may know, and its mask: empty unless it is to move."""
        self._table.require_game()
        return self._table.seen(self._numbers[agent])

    def render(self):
        return self._table.picture() if self.render_mode == "ansi" else None

    def close(self):
        """Nothing is held that Python does not free."""

    def state(self) -> np.ndarray:
        """The whole position as bytes, whatever a seat may know."""
        return self._table.state.truth()

    def __str__(self) -> str:
        return f"occasus_{self._table.game.id}"

    def _mover(self) -> str:
        return self._table.seats.ids[self._table.mover]

    def _results(self) -> dict[str, float]:
        results = self._table.results()
        return {agent: results[seat] for agent, seat in self._numbers.items()}


class Environment(_Agents, _AECEnv):
    """The seats in turn. The reward of each, from 0 to 1, comes at the end; every agent ends then.

    Parameters are those of gym.Environment; seats with a computer player are no agents.
    """

    metadata = {"name": "occasus_v0", "render_modes": RENDER_MODES, "is_parallelizable": False}

    def reset(self, seed=None, options=None):
        """Begins a game. With the same seed the same games follow."""
        if seed is not None:
            self._table.seed(seed)
        self._table.begin()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self._mover()

    def step(self, action):
        """Raises Refused, with the rule, if the action is not legal, and RuntimeError before reset();
        nothing is changed then."""
        table, agent = self._table, self.agent_selection
        if agent is None:
            raise RuntimeError("reset() begins the first game")
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table.act(action)
        self._cumulative_rewards[agent] = 0.0
        if table.is_over or table.is_cut:
            self.rewards = self._results()
            self.terminations = dict.fromkeys(self.agents, table.is_over)
            self.truncations = dict.fromkeys(self.agents, table.is_cut)
            self.agent_selection = self.agents[0]
            self._accumulate_rewards()
        else:
            self.agent_selection = self._mover()


class ParallelEnvironment(_Agents, _ParallelEnv):
    """All agents answer in every step; only the answer of the seat that is to move counts, and only
    its mask is not empty."""

    metadata = {"name": "occasus_parallel_v0", "render_modes": RENDER_MODES}

    def reset(self, seed=None, options=None):
        if seed is not None:
            self._table.seed(seed)
        self._table.begin()
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions):
        """actions: an action by agent. Raises Refused or IndexError as Environment.step() does, and
        KeyError if the seat that is to move has none."""
        table = self._table
        if table.is_over or table.is_cut:
            raise RuntimeError("the game is over: reset() begins the next")
        table.act(actions[self._mover()])
        rewards = self._results()
        seen = self._observations()
        ended = dict.fromkeys(self.agents, table.is_over)
        cut = dict.fromkeys(self.agents, table.is_cut)
        infos = {agent: {} for agent in self.agents}
        if table.is_over or table.is_cut:
            self.agents = []
        return seen, rewards, ended, cut, infos

    def _observations(self):
        return {agent: self.observe(agent) for agent in self.agents}
