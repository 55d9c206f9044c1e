"""What a seat is shown: where each number stands, and that nothing hidden is among them."""

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
                assert one.information_state_string(seat) == other.information_state_string(seat)
            pairs += 1
            assert np.array_equal(one.observation(-1), other.observation(-1))
        if pairs > 10_000:
            break
    assert differing > 100, "the pairs do differ"
    assert pairs > 10_000
