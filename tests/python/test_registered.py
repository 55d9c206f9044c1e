"""With Gymnasium installed, its make() and make_vec() know the games. Here a stand-in for it, with the names
that are used, in a process of its own."""

import subprocess
import sys

import pytest
from occasus import gym

STAND_IN = '''
import enum, importlib, sys, types
import numpy as np
import occasus.spaces as ours
spaces = types.ModuleType("gymnasium.spaces")
for name in ours.__all__:
    setattr(spaces, name, getattr(ours, name))
for name in [name for name in sys.modules if name.startswith("occasus")]:
    if name != "occasus._occasus":
        del sys.modules[name]

class Env:
    spec, render_mode, _np_random, _np_random_seed = None, None, None, None
    unwrapped = property(lambda self: self)

class VectorEnv(Env):
    closed = False
    def close(self, **kwargs):
        self.closed = True

class AutoresetMode(enum.Enum):
    NEXT_STEP, SAME_STEP, DISABLED = "NextStep", "SameStep", "Disabled"

registry = {}
gymnasium, vector = types.ModuleType("gymnasium"), types.ModuleType("gymnasium.vector")
def register(id, entry_point=None, *, vector_entry_point=None, kwargs=None, **others):
    assert not others and id not in registry
    registry[id] = entry_point, vector_entry_point, kwargs
def made(entry_point, kwargs):
    module, name = entry_point.split(":")
    return getattr(importlib.import_module(module), name)(**kwargs)
gymnasium.Env, gymnasium.register, gymnasium.spaces, gymnasium.vector = Env, register, spaces, vector
vector.VectorEnv, vector.AutoresetMode = VectorEnv, AutoresetMode
gymnasium.make = lambda id, **more: made(registry[id][0], {**registry[id][2], **more})
gymnasium.make_vec = lambda id, num_envs=1, **more: made(registry[id][1], {"num_envs": num_envs, **registry[id][2], **more})
sys.modules.update({"gymnasium": gymnasium, "gymnasium.spaces": spaces, "gymnasium.vector": vector})
import occasus
'''


def run(program):
    told = subprocess.run([sys.executable, "-c", STAND_IN + program], capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
    return told.stdout.splitlines()


def test_importing_registers_every_game():
    assert run("print(*registry, sep='\\n')") == list(gym.REGISTERED) == [
        f"occasus/{name}-v0" for name in ("RomeMustFall", "Empire", "Pomerium", "Invasions", "Diplomacy")]


@pytest.mark.parametrize("name", gym.REGISTERED)
def test_make_and_make_vec_make_alike(name):
    run(f'''
env, many = gymnasium.make("{name}", render_mode="ansi"), gymnasium.make_vec("{name}", num_envs=3)
assert isinstance(env, Env) and type(env) is occasus.gym.Environment and isinstance(many, VectorEnv)
assert many.num_envs == 3 and many.single_observation_space == env.observation_space
assert many.single_action_space == env.action_space
seen, _ = env.reset(seed=1)
all_seen, infos = many.reset(seed=[1, 2, 3])
assert all(np.array_equal(all_seen[key][0], seen[key]) for key in seen)
all_seen, rewards, ended, cut, infos = many.step(all_seen["action_mask"].argmax(axis=1))
seen, reward, *_ = env.step(seen["action_mask"].argmax())
assert all(np.array_equal(all_seen[key][0], seen[key]) for key in seen)
assert many.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP and env.render()
many.close()
assert many.closed
''')


def test_another_seat_learns_against_another_player():
    run('''
env = gymnasium.make("occasus/Empire-v0", seat="barbarian", players="random", max_plies=50, illegal="fold")
env.reset(seed=1)
assert env.state.current_player() == env.state.get_game().seats().index("barbarian")
many = gymnasium.make_vec("occasus/Empire-v0", num_envs=2, seat=env.state.current_player(), autoreset_mode="SameStep")
assert (many.reset(seed=1)[1]["to_move"] == env.state.current_player()).all()
''')
