"""Pictures are the page's map with what the view has, and nothing that could be pressed."""

import subprocess
from xml.etree import ElementTree

import occasus
import pytest
from conftest import GAMES, load, positions

SVG = "{http://www.w3.org/2000/svg}"


def words_in(svg: str) -> str:
    root = ElementTree.fromstring(svg)
    for styles in list(root.iter(f"{SVG}style")):
        styles.text = ""
    return " ".join("".join(root.itertext()).split())


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_drawn(name):
    *_, state = positions(load(name), seed=1)
    svg = occasus.render(state)
    root = ElementTree.fromstring(svg)
    assert root.tag == f"{SVG}svg" and root.get("width") == "1440"
    assert svg == state._repr_svg_(), "the same position is the same file"
    words = words_in(svg)
    assert load(name).facts()["title"] in words
    assert not any(bad in words for bad in ("NaN", "undefined", "[object"))
    assert 'role="button"' not in svg and "<script" not in svg and "http" not in svg.replace(
        "http://www.w3.org/", "")


def test_the_counters_are_those_of_the_view():
    state = load("empire").new_initial_state()
    state.act("set_up gaetulia")
    drawn = occasus.render(state)
    assert "Gaetulia" in words_in(drawn) and "Italia Annonaria" in words_in(drawn)
    # Three Forces in Gaetulia: a 3 that is not there before they gather.
    before = occasus.render(load("empire").new_initial_state())
    count = lambda svg: sum(text.text == "3" for text in ElementTree.fromstring(svg).iter(f"{SVG}text"))
    assert count(drawn) == count(before) + 1


def test_dice_that_were_assigned_lie_in_the_picture():
    """Where nothing can be pressed they lie in the cards of the enemies."""
    game = load("rome_must_fall")
    state = game.new_initial_state()
    random = occasus.Random(1)
    while state.is_chance_node():
        state.apply_action(state.sample_action(random))
    before = occasus.render(state).count("<use")
    state.act("assign 0 1 2 3 4 5")
    assert occasus.render(state).count("<use") >= before + 6


def test_titles_and_themes():
    state = load("pomerium").new_initial_state()
    light = occasus.render(state, title="Year 1 <of> many & more", width=1200)
    dark = occasus.render(state, title="", theme="dark")
    assert "Year 1 <of> many & more" in words_in(light) and 'width="1200"' in light
    assert light != dark and 'data-theme="dark"' in dark


@pytest.mark.parametrize("wrong", [{"theme": "blue"}, {"width": 10}])
def test_what_cannot_be_drawn_says_why(wrong):
    with pytest.raises(ValueError):
        occasus.render(load("empire").new_initial_state(), **wrong)


def test_without_node_it_says_what_is_missing(monkeypatch):
    monkeypatch.setenv("PATH", "")
    monkeypatch.delenv("OCCASUS_NODE", raising=False)
    with pytest.raises(RuntimeError, match="nodejs"):
        occasus.render(load("empire").new_initial_state())


def test_the_script_names_an_unknown_game():
    script = occasus.picture._SCRIPT
    told = subprocess.run(["node", script], input='{"game": "chess"}', capture_output=True, text=True)
    assert told.returncode == 1 and "chess" in told.stderr
