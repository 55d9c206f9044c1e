"""Builds the package from its source archive, with g++ 12 or later and no other package."""

import concurrent.futures
import email
import json
import os
import pathlib
import platform

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = pathlib.Path(__file__).parent
FACTS = email.message_from_string((ROOT / "PKG-INFO").read_text(encoding="utf-8"))
# Each source, with the options that it asks for.
SOURCES = json.loads((ROOT / "sources.json").read_text(encoding="utf-8"))
# The options that Python was built with let numbers overflow, which makes loops slower.
OPTIONS = ["-std=c++20", "-O3", "-g0", "-fno-wrapv", "-fstrict-overflow", "-w", "-fvisibility=hidden", "-pthread"]


class BuildInParallel(build_ext):
    def build_extension(self, ext):
        is_intel = platform.machine() in ("x86_64", "AMD64", "i686")

        def compiled(source):
            options = [option for option in SOURCES[source] if is_intel or not option.startswith("-m")]
            if source.endswith(".S"):
                return self.compiler.compile([source], output_dir=self.build_temp, extra_preargs=options)
            return self.compiler.compile([source], output_dir=self.build_temp, include_dirs=ext.include_dirs,
                                         extra_postargs=OPTIONS + options)

        self.compiler.src_extensions += [".S", ".cxx"]
        with concurrent.futures.ThreadPoolExecutor(len(os.sched_getaffinity(0))) as threads:
            objects = [name for names in threads.map(compiled, SOURCES) for name in names]
        self.compiler.link_shared_object(objects, self.get_ext_fullpath(ext.name), target_lang="c++",
                                         extra_postargs=["-pthread", "-Wl,--strip-all"])


setup(
    name=FACTS["Name"],
    version=FACTS["Version"],
    description=FACTS["Summary"],
    python_requires=FACTS["Requires-Python"],
    install_requires=FACTS.get_all("Requires-Dist"),
    license_files=["LICENSE", "licenses/*"],
    packages=["occasus"],
    package_dir={"": "python"},
    package_data={"occasus": ["py.typed", "*.pyi", "picture.mjs"]},
    ext_modules=[Extension("occasus._occasus", sources=[], include_dirs=["src", "include"])],
    cmdclass={"build_ext": BuildInParallel},
)
