"""Learns Pomerium by playing it: proximal policy optimization with PyTorch (Debian: python3-torch; with
libopenblas0-pthread it is far faster).

    PYTHONPATH=build/python python3 examples/python/ppo.py

Prints now and then which share of 2,000 games the network wins, taking what it rates highest. `occasus sim
pomerium --players uniform` (or simple, princeps) says what others win.
"""

import argparse
import time

import numpy as np
import occasus
import torch
from torch import nn

TRACE, CLIP, VARIETY, EPOCHS = 0.9, 0.2, 0.02, 2


class Network(nn.Module):
    """Rates legal actions, each by a vector of its own, and foretells the result."""

    def __init__(self, features, actions, width):
        super().__init__()
        self.trunk = nn.Sequential(nn.Linear(features, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.actions = nn.Embedding(actions, width)
        self.result = nn.Linear(width, 1)
        nn.init.normal_(self.actions.weight, std=0.01)

    def forward(self, seen, ids, rows):
        """seen: a row for each game. ids: the legal actions of all games, one after the other; rows: the
        game of each. Returns their logarithmic probabilities, and the expected results."""
        hidden = self.trunk(seen)
        odds = (self.actions(ids) * hidden[rows]).sum(1)
        odds = odds - best_of(odds.detach(), rows, len(seen))[rows]
        sums = torch.zeros(len(seen)).index_add(0, rows, odds.exp())
        return odds - sums.log()[rows], self.result(hidden)[:, 0].sigmoid()


def best_of(scores, rows, count):
    return torch.full((count,), -1e9).scatter_reduce(0, rows, scores, "amax")


def places_of_best(scores, rows, count):
    places = torch.zeros(count, dtype=torch.long)
    best = (scores == best_of(scores, rows, count)[rows]).nonzero()[:, 0]
    places[rows[best]] = best
    return places


class Games:
    """Many games as tensors."""

    def __init__(self, size, seed, threads=1):
        self.env = occasus.vector("pomerium", size, threads=threads, observation="compact")
        self.env.reset(seed=seed)
        self.size = size

    def seen(self):
        """What Network.forward() takes."""
        env = self.env
        is_legal = np.arange(env.legal.shape[1]) < env.legal_count[:, None]
        ids = env.game.ids_of(env.legal[is_legal]).astype(np.int64)
        rows = np.repeat(np.arange(self.size), env.legal_count)
        return torch.from_numpy(env.tensor()), torch.from_numpy(ids), torch.from_numpy(rows)

    def step(self, places):
        """places: of the actions among those of all games. Returns rewards, and where games ended. A game that was
        over begins here, whatever is chosen."""
        counts = self.env.legal_count
        _, rewards, ended, _, _ = self.env.step(np.where(counts > 0, places.numpy() - np.cumsum(counts) + counts, 0))
        return torch.from_numpy(rewards.copy()), torch.from_numpy(ended.astype(np.float32))


def play(games, network, length):
    """Plays on for so many decisions. Returns a lesson for each: what was seen, which actions were chosen and how
    likely they were, in which games, by how much the result was better than expected, and what to expect."""
    steps = []
    with torch.no_grad():
        for _ in range(length):
            seen, goes_on = games.seen(), torch.from_numpy(games.env.legal_count > 0)
            logs, worth = network(*seen)
            luck = -torch.log(-torch.log(torch.rand(len(logs)).clamp(1e-9, 1 - 1e-6)))
            places = places_of_best(logs + luck, seen[2], games.size)
            steps.append((seen, places, logs[places], goes_on, worth, *games.step(places)))
        following = network(*games.seen())[1]
    gain, lessons = torch.zeros(games.size), []
    for seen, places, logs, goes_on, worth, reward, ended in reversed(steps):
        gain = reward + (1 - ended) * following - worth + TRACE * (1 - ended) * gain
        lessons.append((seen, places, logs, goes_on, gain, (worth + gain).clamp(0, 1)))
        following = worth
    return lessons


def joined(lessons):
    """Lessons as one."""
    places, rows, first = [], [], 0
    for number, (seen, chosen, *_) in enumerate(lessons):
        places.append(chosen + first)
        rows.append(seen[2] + number * len(chosen))
        first += len(seen[1])
    return (torch.cat([lesson[0][0] for lesson in lessons]), torch.cat([lesson[0][1] for lesson in lessons]),
            torch.cat(rows), torch.cat(places), *(torch.cat(part) for part in list(zip(*lessons))[2:]))


def loss_of(network, seen, ids, rows, places, before, goes_on, gain, aim):
    logs, worth = network(seen, ids, rows)
    gain = (gain - gain[goes_on].mean()) / (gain[goes_on].std() + 1e-6)
    ratio = (logs[places] - before).exp()
    progress = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain)[goes_on].mean()
    spread = -(logs.exp() * logs).sum() / goes_on.sum()
    return 0.5 * ((worth - aim) ** 2)[goes_on].mean() - progress - VARIETY * spread


def share_won(network, size=2000):
    games = Games(size, seed=77)
    going, won = np.ones(size, bool), 0
    while going.any():
        seen = games.seen()
        with torch.no_grad():
            rewards, ended = games.step(places_of_best(network(*seen)[0], seen[2], size))
        won += int((rewards.numpy()[going] > 0).sum())
        going &= ended.numpy() == 0
    return won / size


def train(decisions, games=1024, length=16, width=128, rate=1e-3, batch=4096, seed=1, threads=2):
    """Learns from so many decisions. Returns the share of games that the network wins at the end."""
    torch.manual_seed(seed)
    torch.set_num_threads(threads)
    played = Games(games, seed, threads)
    game = played.env.game
    network = Network(game.layout.compact.size, game.num_distinct_actions(), width)
    adam = torch.optim.Adam(network.parameters(), eps=1e-5)
    begun, many = time.monotonic(), games * length
    for done in range(0, decisions, many):
        if done % (64 * many) == 0:
            report(network, done, begun)
        adam.param_groups[0]["lr"] = rate * (1 - done / decisions)
        lessons = play(played, network, length)
        for _ in range(EPOCHS):
            for some in torch.randperm(length).split(batch // games):
                adam.zero_grad()
                loss_of(network, *joined([lessons[number] for number in some])).backward()
                nn.utils.clip_grad_norm_(network.parameters(), 1.0)
                adam.step()
    return report(network, decisions, begun)


def report(network, decisions, begun):
    share = share_won(network)
    print(f"{(time.monotonic() - begun) / 60:4.1f} minutes, {decisions:10,} decisions: wins {share:.1%}", flush=True)
    return share


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decisions", type=int, default=4_000_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    train(options.decisions, seed=options.seed)
