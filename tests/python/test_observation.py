"""What a seat is shown: where each number stands, and that nothing hidden is among them."""

import re
from pathlib import Path

import numpy as np
import occasus
import pytest
from conftest import load, positions


def test_fields_fill_the_state_without_a_gap(game):
    def fill(fields, size):
        at = 0
        for field in fields:
            assert field["offset"] == at, field["name"]
            if field["parts"]:
                fill(field["parts"], field["bytes"])
            else:
                assert field["bytes"] == np.dtype(field["type"]).itemsize
            at += field["numbers"] * field["bytes"]
        assert at == size

    fill(game.fields(), game.observation_size())
    names = [field["name"] for field in game.fields()]
    assert len(set(names)) == len(names)


def test_the_tensor_has_a_name_for_each_number(game):
    layout = game.layout
    assert len(set(layout.names)) == len(layout.names) == layout.size
    for state in positions(game, seed=9, every=211):
        seat = max(0, state.current_player())
        tensor = state.observation_tensor(seat)
        assert tensor.dtype == np.float32 and tensor.shape == game.observation_tensor_shape()
        assert np.isfinite(tensor).all()


def test_empire_is_shown_as_its_view_has_it():
    game = load("empire")
    compared = 0
    for state in positions(game, seed=4, every=61):
        if state.is_terminal():
            continue
        seen = dict(zip(game.layout.names, state.observation_tensor(0)))
        for area in state.view(0)["areas"]:
            name = area["id"]
            assert seen[f"romans[{name}]"] == area["romans"]
            assert seen[f"roman_areas[{name}]"] == (area["romans"] > 0)
            assert seen[f"barbarians[{name}]"] == area["barbarians"]
            assert seen[f"walls[{name}]"] == area["wall"]
            compared += area["romans"] + area["barbarians"]
    assert compared > 100


def test_the_structured_view_and_the_tensor_say_the_same():
    game = load("diplomacy standard")
    state = game.new_initial_state()
    seen = state.observation(0).view(game.layout.dtype)[0]
    tensor = dict(zip(game.layout.names, state.observation_tensor(0)))
    provinces = [each["id"] for each in game.board()["provinces"]]
    vienna = provinces.index("VIE")
    powers = [each["id"] for each in game.board()["powers"]]
    power = seen["units.at"]["power"][vienna]
    assert powers[power] == "AUSTRIA"
    assert tensor["units.occupied[VIE]"] == 1 and tensor["units.occupied[SWE]"] == 0
    assert tensor[f"units.at[VIE].power={power}"] == 1
    assert seen["year"] == tensor["year"] == 1901


def stage_of(state):
    seen = state.truth().view(state.get_game().layout.dtype)[0]
    return seen["year"], seen["season"], seen["step"]


def twins(state, random):
    """The same stage of orders answered twice by the seat that is to move, in different ways."""
    mover = state.current_player()
    one, other = state.clone(), state.clone()
    while one.current_player() == mover:
        one.apply_action(one.sample_action(random))
    while other.current_player() == mover:
        other.apply_action(other.sample_action(random))
    return mover, one, other


@pytest.mark.parametrize("setup", ["diplomacy", "diplomacy hidden", "diplomacy standard"])
def test_sealed_orders_are_in_nobody_elses_observation(setup):
    """Pairs of positions that differ in what one seat has written look alike to all others."""
    game = load(setup)
    random = occasus.Random(8)
    pairs = 0
    differing = 0
    for seed in range(60):
        for state in positions(game, seed=seed, every=5):
            if state.is_terminal():
                continue
            mover, one, other = twins(state, random)
            if one.is_terminal() or other.is_terminal():
                continue
            if not stage_of(one) == stage_of(other) == stage_of(state):
                continue  # The orders of the last seat were carried out.
            for seat in range(game.num_players()):
                if seat == mover:
                    differing += not np.array_equal(one.observation(seat), other.observation(seat))
                    continue
                pairs += 1
                assert np.array_equal(one.observation(seat), other.observation(seat))
                assert np.array_equal(one.observation_tensor(seat), other.observation_tensor(seat))
                assert np.array_equal(one.compact(seat), other.compact(seat))
                assert one.view(seat) == other.view(seat)
            pairs += 1
            assert np.array_equal(one.observation(-1), other.observation(-1))
        if pairs > 10_000:
            break
    assert differing > 100, "the pairs do differ"
    assert pairs > 10_000


def compact(state, seat=0):
    """The compact numbers by their names."""
    layout = state.get_game().layout.compact
    return dict(zip(layout.names, layout.tensor(state.compact(seat))))


def test_compact_numbers_have_names(game):
    layout = game.layout.compact
    assert len(set(layout.names)) == layout.size == len(layout.shifts)
    assert 100 < layout.size < 2000
    env = occasus.vector(game, 3, observation="compact")
    assert env.observations.shape == (3, layout.size) and env.observations.dtype == np.uint8
    env.reset(seed=3)
    for _ in range(30):
        env.step(np.zeros(3, int))
        assert env.observations.any(axis=1).all()
        assert env.tensor() == pytest.approx(env.observations / 2.0**layout.shifts)


def test_the_page_of_observations_has_their_sizes():
    page = (Path(__file__).resolve().parents[2] / "docs/observations.md").read_text(encoding="utf-8")
    sizes, _ = page.split("Steps in a second", 1)  # The other table is of speeds.
    rows = re.findall(r"^\| ([\w ]+) \| ([\d,]+) \| ([\d,]+) \| ([\d,]+) \|$", sizes, re.MULTILINE)
    said = {title: [int(number.replace(",", "")) for number in numbers] for title, *numbers in rows}
    for name in occasus.games():
        game = occasus.load(name)
        sizes = [game.layout.compact.size, game.observation_size(), game.layout.size]
        assert said[game.facts()["title"]] == sizes


def test_a_batch_and_a_state_are_observed_alike(game):
    env = occasus.vector(game, 1, observation="compact")
    env.reset(seed=5)
    state = game.new_initial_state()
    dice = occasus.Random(5, 0)
    for _ in range(40):
        while state.is_chance_node():
            state.apply_action(state.sample_action(dice))
        if state.is_terminal():
            break
        assert np.array_equal(state.compact(state.current_player()), env.observations[0])
        state.apply_action(game.ids_of(env.legal[0, 0]))
        env.step([0])


ROMAN = {"turn": 4, "phase": "resource", "cubes": 3, "red": 2, "fall": 1, "marked": {"visigoths": ["tolosa"]},
         "abilities_lost": ["levy"], "dice": [4, 3, 6, 3, 2, 1], "red_on_table": 2, "raid_pos": {"huns": 2}}
EMPIRE = {"turn": 4, "step": "barbarian_move", "phase": "barbarian_movement", "rrp": 8,
          "areas": {"roma": {"R": 1}, "apulia": {"R": 2, "legions": ["II"], "fort": True},
                    "africa": {"F": 2, "arrived": 2}, "mauretania": {"F": 1}, "persis": {"F": 4}}}
YEAR = {"turn": 2, "step": "act", "phase": "player", "senate": {"spain": 4, "asia": 0}, "next_number": 5,
        "generals": [{"number": 0, "legions": 5, "provinces": ["achaia"]},
                     {"number": 1, "legions": 40, "provinces": ["gaul", "britannia"]}]}
SPRING = {"phase": "S1902M", "year": 1902,
          "units": {"AUSTRIA": ["F ADR", "A TRI"], "FRANCE": ["A GAS", "F MAO"], "RUSSIA": ["F STP/SC"]},
          "centers": {"AUSTRIA": ["BUD", "TRI"], "FRANCE": ["BRE"], "RUSSIA": ["STP"]}}
ORDERS = SPRING | {"units": {"AUSTRIA": ["F ADR", "A TRI", "A VIE"], "FRANCE": ["A GAS"]}, "acting": "AUSTRIA",
                   "orders": {"AUSTRIA": ["F ADR S A TRI - VEN", "A TRI - VEN"]}}
WINTER = ORDERS | {"phase": "W1902A", "orders": {}}


@pytest.mark.parametrize("setup, position, facts", [
    ("rome_must_fall", ROMAN, {
        "turns_over=3": 1, "turns_over=4": 0, "cubes": 3 / 4, "red": 2 / 4, "fall": 1 / 4, "red_rolled": 2 / 4,
        "shows[0]=4": 1, "shows[0]=3": 0, "shows[2]=6": 1, "shows[5]=1": 1, "dice[2]": 6 / 4, "lost[3]": 1,
        "lost[0]": 0, "marked[huns][0]": 1, "marked[huns][1]": 1, "marked[huns][2]": 0, "marked[sea][0]": 0,
        "die[sea]": 0, "cubes_needed=0": 0}),
    ("empire", EMPIRE, {
        "romans[roma]": 1 / 4, "romans[roma]>0": 1, "romans[roma]>1": 0, "romans[apulia]": 2 / 4,
        "legions[apulia]": 1, "fort[apulia]": 1, "fort[roma]": 0, "barbarians[persis]": 4 / 8,
        "barbarians[africa]": 2 / 8, "arrived[africa]": 2 / 8, "resources": 8 / 16, "resources>7": 1,
        "resources>8": 0, "turns_over=3": 1, "step=barbarian_move": 1, "rome_to_move": 0, "wall[roma]": 0,
        "romans_on_map": 3 / 16, "horde_on_map": 7 / 16}),
    ("pomerium", YEAR, {
        "legions[0]": 5 / 16, "legions[1]": 40 / 16, "legions[1]/16": 2 / 16, "owner[achaia]=0": 1,
        "owner[gaul]=1": 1, "owner[gaul]=0": 0, "senatorial[spain]": 1, "senatorial[achaia]": 0, "lost[egypt]": 1,
        "garrisons[spain]": 4 / 16, "legions_of_owner[britannia]": 40 / 16, "step=act": 1, "turn": 2 / 16,
        "target[achaia]": 0, "generals": 2 / 4, "attacker=0": 0, "next_number": 5 / 16}),
    ("invasions", None, {
        "treasury": 0, "owner[Italia]=rome": 1, "owner[Germania]=german": 1, "owner[Italia]=german": 0,
        "legions[Ga-B]": 4 / 4, "legions[Af-A]": 1 / 4, "militia[Ge-C]": 0, "scythian[Sc-A]": 4 / 8,
        "raiders[Sc-A]": 4 / 8, "raiders[Ar-A]": 0, "persian[Ar-A]": 12 / 8, "german[Ge-A]": 6 / 8,
        "coming[Dacia]": 4 / 8, "persian_treasury": 12 / 16, "roman_pool[3]": 1 / 4, "phase=roman_movement": 1,
        "step=move": 1, "moving": 0}),
    ("diplomacy standard", SPRING, {
        "unit[ADR]=AUSTRIA": 1, "fleet[ADR]": 1, "own_unit[ADR]": 1, "fleet[TRI]": 0, "unit[TRI]=AUSTRIA": 1,
        "unit[GAS]=FRANCE": 1, "own_unit[GAS]": 0, "unit[STP]=RUSSIA": 1, "fleet[STP/SC]": 1, "fleet[STP/NC]": 0,
        "centre[BUD]=AUSTRIA": 1, "own_centre[BUD]": 1, "centre[BRE]=FRANCE": 1, "own_centre[BRE]": 0,
        "years": 1 / 8, "step=movement": 1, "season=0": 1, "centre[PAR]=FRANCE": 0, "acting=AUSTRIA": 1}),
    ("diplomacy standard", ORDERS, {
        "ordered[ADR]": 1, "ordered[TRI]": 1, "ordered[VIE]": 0, "order_goes_here[VEN]": 1, "order_goes_here[TRI]": 0,
        "supported[TRI]": 1, "supported[ADR]": 0, "question[VIE]": 1, "question[TRI]": 0, "may_retreat_here[VIE]": 0}),
    ("diplomacy standard", WINTER, {
        "removals[AUSTRIA]": 1 / 4, "removals[FRANCE]": 0, "removals[RUSSIA]": 0, "step=adjustments": 1}),
])
def test_a_fact_stands_under_its_name(setup, position, facts):
    game = load(setup)
    state = game.state_at(position or invaded(game))
    seen = compact(state)
    assert {name: seen[name] for name in facts} == pytest.approx(facts)


def flagged(seen, name):
    """The things of which a flag is set."""
    return {each[len(name) + 1:-1] for each, value in seen.items() if each.startswith(f"{name}[") and value}


def roman_facts(seen, view, texts):
    values = [die["value"] for die in view["dice"]]
    for tracker in view["trackers"]:
        strength = tracker["base"]  # The bonus is part of it.
        assert seen[f"attack[{tracker['id']}]"] == strength / 8
        assert seen[f"die[{tracker['id']}]"] == (0 if tracker["die"] is None else values[tracker["die"]] / 4)
        if texts[0].startswith("resolve") and tracker["state"] == "now":
            black = (tracker["black"] + 1) // 2  # A die of three sides.
            needed = max(0, strength + black - values[tracker["die"]] + 1)
            assert [seen[f"cubes_needed={cubes}"] for cubes in range(6)] == [cubes == needed for cubes in range(6)]


def pomerium_facts(seen, view, texts):
    encounter = view["encounter"]
    assert flagged(seen, "target") == {text[7:] for text in texts if text.startswith("attack ")}
    assert flagged(seen, "encounter") == ({encounter["province"]} if encounter else set())
    attacker = encounter["attacker"]["general"] if encounter else None
    for place in range(5):
        is_attacker = attacker is not None and seen[f"numbers[{place}]"] * 16 == attacker
        assert seen[f"attacker={place}"] == (is_attacker and (attacker > 0 or place == 0))
    assert seen["host_attacks"] == bool(encounter and encounter["invader"])


def invasions_facts(seen, view, texts):
    payday, marching = view["treasury"]["payday"] or dict.fromkeys(("income", "pay", "unpaid", "balance"), 0), view["marching"]
    assert seen["victory_points"] == view["points"] / 8 and seen["victory_points_needed"] == view["victory"] / 8
    assert seen["turns_left"] == (view["turns"] - view["turn"]) / 4
    assert seen["unpaid"] == payday["unpaid"] / 4
    for name in ("income", "pay", "balance"):
        assert seen[name] == min(max(payday[name], 0), 255) / 16 and seen[f"{name}/16"] == max(payday[name], 0) // 16 / 16
    assert flagged(seen, "battle") == ({view["battle"]["area"]} if view["battle"] else set())
    assert flagged(seen, "attackable") == {text[7:] for text in texts if text.startswith("attack ")}
    assert flagged(seen, "march") == ({marching["area"]} if marching else set())
    assert seen["moving"] == (marching["count"] / 4 if marching else 0)
    assert seen["militia_moves"] == (marching["militia"] if marching else 0)
    assert seen["movement"] == (view["movement"] or 0) / 4
    for kind in ("owner", "militia_owner"):
        for province, force in view["position"][f"{kind}s"].items():
            assert force == "nobody" or seen[f"{kind}[{province}]={re.sub(r'state.*', 'states', force)}"]


@pytest.mark.parametrize("name, games, agree", [
    ("rome_must_fall", 20, roman_facts), ("pomerium", 60, pomerium_facts), ("invasions", 6, invasions_facts)])
def test_what_is_reckoned_agrees_with_what_the_table_shows(name, games, agree):
    """The view names what it shows itself, and legal actions are what may be done."""
    game, random, decisions = load(name), occasus.Random(8), 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node() and random.below(4) == 0:
                decisions += 1
                agree(compact(state), state.view(0), [state.action_to_string(action) for action in state.legal_actions()])
            state.apply_action(state.sample_action(random))
    assert decisions > 100


def invaded(game):
    """A position of The Barbarian Invasions: that after the set-up, with pieces put elsewhere."""
    random = occasus.Random(3)
    state = game.new_initial_state()
    while state.position()["step"] != "move":
        state.apply_action(state.sample_action(random))
    position = state.position()
    position.update(
        treasury=0, persian_treasury=12, roman_pool={"3": 1}, states=[],
        groups=[{"force": "persian", "area": "Ar-A", "regulars": 12},
                {"force": "scythian", "area": "Sc-A", "raiders": 4, "target": "Dacia"},
                {"force": "german", "area": "Ge-A", "raiders": 6}],
        militia={}, revolts=[])
    total = sum(position["legions"].values())
    position["legions"] = {"Ga-B": 4, "Af-A": 1, "It-A": total - 5}
    return position


def test_two_games_of_one_seat_are_told_apart_by_what_it_remembers():
    """In a hidden game, what a seat has seen is in its information state, and nothing else is."""
    game = load("diplomacy hidden")
    random = occasus.Random(4)
    state = game.new_initial_state()
    before = state.information_state_string(0)
    for _ in range(200):
        state.apply_action(state.sample_action(random))
        now = state.information_state_string(0)
        assert now == before or now.startswith(before + "\n")
        before = now
    assert before.count("\n") > 10
    assert "\n" not in load("diplomacy").new_initial_state().information_state_string(0)
