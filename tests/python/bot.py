#!/usr/bin/python3
"""A player of The Fall of the Roman Empire in thirty lines: it looks one action ahead and counts Areas.

It sits in a simulation, `occasus sim empire --players "roman=program:tests/python/bot.py,barbarian=greedy"`, and at a
table, `python3 -m occasus.sit LINK --program tests/python/bot.py`.
"""

from occasus import engine

SIGNS = {"roman": 1, "barbarian": -1}


def worth(state, seat: str) -> float:
    """Areas that Rome alone holds less those that the Barbarians alone hold, from the seat's side."""
    if state.is_terminal():
        return 1000 * state.returns()[list(SIGNS).index(seat)]
    areas = state.view(-1)["areas"]
    held = sum((area["romans"] > 0) - (area["barbarians"] > 0) for area in areas)
    forces = sum(area["romans"] - area["barbarians"] for area in areas)
    return SIGNS[seat] * (held + 0.3 * forces)


def choose(turn: engine.Turn) -> str:
    """The action after which the table looks best; of equals any."""
    state = turn.state
    marked = []
    for text in turn.legal:
        child = state.child(state.string_to_action(text))
        marked.append((worth(child, turn.seat), turn.random.below(1000), text))
    return max(marked)[2]


if __name__ == "__main__":
    engine.serve(choose)
