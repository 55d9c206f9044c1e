"""CMake compiles the module of the Python package; setuptools packs it. See pyproject.toml."""

import pathlib
import re
import shutil
import subprocess
import sys

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from wheel.bdist_wheel import bdist_wheel

ROOT = pathlib.Path(__file__).parent.resolve()
VERSION = re.search(r"project\(occasus VERSION (\S+)", (ROOT / "CMakeLists.txt").read_text())[1]


class BuildByCMake(build_ext):
    def build_extension(self, ext):
        folder = pathlib.Path(self.get_ext_fullpath(ext.name)).parent.resolve()
        folder.mkdir(parents=True, exist_ok=True)
        subprocess.run(["cmake", "--preset", "python", f"-DPython_EXECUTABLE={sys.executable}"],
                       cwd=ROOT, check=True)
        subprocess.run(["cmake", "--build", "--preset", "python", "--target", "_occasus"],
                       cwd=ROOT, check=True)
        picture = ROOT / "build/picture/picture.mjs"
        if picture.exists():
            shutil.copy(picture, folder)
        subprocess.run(["cmake", "--install", "build/python", "--component", "module", "--strip",
                        "--prefix", str(folder)], cwd=ROOT, check=True)


class WheelForManySystems(bdist_wheel):
    def get_tag(self):
        python, abi, _ = super().get_tag()
        module, = self.get_finalized_command("build_ext").get_outputs()
        tag = subprocess.run([ROOT / "packaging/python/platform_tag.py", module],
                             check=True, capture_output=True, text=True).stdout.strip()
        return python, abi, tag


setup(version=VERSION, ext_modules=[Extension("occasus._occasus", sources=[])],
      cmdclass={"build_ext": BuildByCMake, "bdist_wheel": WheelForManySystems})
