"""All seats of a game as agents after PettingZoo's interfaces, with or without that package."""

import numpy as np

from .table import RENDER_MODES, Table, View

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
                 observation="bytes", actions="id", render_mode=None):
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"render_mode is None or one of {RENDER_MODES}, not {render_mode!r}")
        self._table = Table(game, options, board, players)
        self.render_mode = render_mode
        self.possible_agents = [self._table.seats[seat] for seat in self._table.learners]
        views = {agent: View(self._table.game, observation, actions)
                 for agent in self.possible_agents}
        self._view = next(iter(views.values()))
        self.observation_spaces = {agent: view.observation_space for agent, view in views.items()}
        self.action_spaces = {agent: view.action_space for agent, view in views.items()}
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
        return self._view.of(self._table.state, self._table.number_of(agent))

    def render(self):
        return str(self._table.state) if self.render_mode == "ansi" else None

    def close(self):
        """Nothing is held that Python does not free."""

    def state(self) -> np.ndarray:
        """The whole position as bytes, whatever a seat may know."""
        return self._table.state.truth()

    def __str__(self) -> str:
        return f"occasus_{self._table.game.id}"

    def _mover(self) -> str:
        return self._table.seats[self._table.state.current_player()]

    def _results(self) -> dict[str, float]:
        returns = self._table.state.returns()
        return {agent: returns[self._table.number_of(agent)] for agent in self.possible_agents}


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
        state = self._table.state
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._table.act(self._view.id_of(state, action))
        self._cumulative_rewards[agent] = 0.0
        if self._table.state.is_terminal():
            self.rewards = self._results()
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self._mover()
        self._accumulate_rewards()


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
        state = self._table.state
        self._table.act(self._view.id_of(state, actions[self._mover()]))
        over = self._table.state.is_terminal()
        rewards = self._results()
        seen = self._observations()
        ended = dict.fromkeys(self.agents, over)
        cut = dict.fromkeys(self.agents, False)
        infos = {agent: {} for agent in self.agents}
        if over:
            self.agents = []
        return seen, rewards, ended, cut, infos

    def _observations(self):
        return {agent: self.observe(agent) for agent in self.agents}
