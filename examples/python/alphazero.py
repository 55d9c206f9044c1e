"""A loop in the way of AlphaZero for The Fall of the Roman Empire, with numpy alone. The games of a
generation are searched together; then the network learns how they ended and what the searches chose.
The network is as small as can be: the chance to win is logistic in the bytes of a position, and each
action has a weight.

    PYTHONPATH=build/python python3 examples/python/alphazero.py
"""

import numpy as np
import occasus
from occasus.search import Search


class Network:
    def __init__(self, game):
        self.weights = np.zeros(game.observation_size())
        self.scale = np.ones(game.observation_size())
        self.policy = np.ones(game.num_distinct_actions())

    def first_seat_wins(self, observations):
        return 1 / (1 + np.exp(-(observations / self.scale) @ self.weights))

    def __call__(self, leaves):
        wins = self.first_seat_wins(leaves.observations)
        return self.policy[leaves.actions], np.stack([wins, 1 - wins], axis=1)

    def learn(self, observations, wins, chosen):
        self.scale = np.sqrt((observations.astype(float) ** 2).mean(axis=0) + 1) * 8
        for _ in range(300):
            errors = wins - self.first_seat_wins(observations)
            self.weights += 20 * errors @ (observations / self.scale) / len(errors) - 0.002 * self.weights
        self.policy = np.sqrt((chosen[0] + 5) / (chosen[1] + 10))


def play(game, network, against, games, rounds, seed):
    """In even games the network has the first seat; `against` has the other. A network that is None
    plays at random. Gives how the games ended for the first seat, and for learning: some positions,
    the games they are from, and how often each action was chosen and might have been."""
    random, dice = np.random.default_rng(seed), occasus.Random(seed)
    states = [game.new_initial_state() for _ in range(games)]
    positions, sources, chosen = [], [], np.zeros((2, game.num_distinct_actions()))
    while not all(state.is_terminal() for state in states):
        asked = {network: [], against: []}
        for number, state in enumerate(states):
            while state.is_chance_node() or not state.is_terminal() and len(state.legal_actions()) == 1:
                state.apply_action(state.sample_action(dice))
            if not state.is_terminal():
                asked[network if state.current_player() == number % 2 else against].append(number)
                if random.random() < 0.1:
                    positions.append(state.observation(0))
                    sources.append(number)
        for player, numbers in asked.items():
            if player is None:
                for number in numbers:
                    states[number].apply_action(states[number].sample_action(dice))
            elif numbers:
                search = Search([states[number] for number in numbers], noise=(1, 0.25), seed=random.integers(2**32))
                found = search.run(player, rounds)
                np.add.at(chosen[0], found.actions, found.action_visits / rounds)
                np.add.at(chosen[1], found.actions, 1)
                for number, action in zip(numbers, found.ids(found.best())):
                    states[number].apply_action(action)
    ends = np.array([state.returns()[0] for state in states])
    return ends, np.array(positions), ends[sources], chosen


def train(generations=3, games=32, rounds=8, seed=1):
    """Learns from all games so far; the first are random. Gives the share of games that the last
    network wins against uniform, half of them with each seat."""
    game = occasus.load("empire")
    network, player, past = Network(game), None, []
    for generation in range(generations):
        many = games * 8 if player is None else games
        past.append(play(game, player, player, many, rounds, seed + generation)[1:])
        positions, wins, chosen = zip(*past)
        network.learn(np.concatenate(positions), np.concatenate(wins), sum(chosen))
        player = network
        ends = play(game, network, None, games, rounds, seed + 1000)[0]
        share = (ends[::2].mean() + 1 - ends[1::2].mean()) / 2
        print(f"generation {generation}: wins {share:.0%} of {games} games against uniform", flush=True)
    return share


if __name__ == "__main__":
    train()
