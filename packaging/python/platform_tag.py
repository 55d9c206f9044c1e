#!/usr/bin/python3
"""The oldest Linux on which a compiled module runs, as the platform of a wheel (PEP 600).

    packaging/python/platform_tag.py MODULE.so      such as manylinux_2_34_x86_64

Debian 12 has no auditwheel, which would check the same: that the module is linked with nothing but
libraries that every such system has, and the newest versions of their symbols that it needs.
"""

import platform
import re
import subprocess
import sys

# PEP 599 and PEP 600: what every system has.
EVERYWHERE = {"libc.so.6", "libm.so.6", "libpthread.so.0", "libdl.so.2", "librt.so.1", "libstdc++.so.6", "libgcc_s.so.1"}
# The glibc of the systems that first had this libstdc++, as auditwheel's policies list them.
GLIBC_WITH = {"3.4.19": "2.17", "3.4.24": "2.28", "3.4.28": "2.31", "3.4.29": "2.34", "3.4.30": "2.35", "3.4.32": "2.39"}


def key(version):
    return tuple(map(int, version.split(".")))


def platform_of(module):
    """Raises ValueError if the module is linked with a library that not every system has."""
    told = subprocess.run(["objdump", "-p", "-T", module], check=True, capture_output=True, text=True).stdout
    others = set(re.findall(r"NEEDED +(\S+)", told)) - EVERYWHERE - {f"ld-linux-{platform.machine().replace('_', '-')}.so.2"}
    if others:
        raise ValueError(f"not every system has {', '.join(sorted(others))}")
    needed = re.findall(r"GLIBC_(\d+\.\d+)", told)
    for version in re.findall(r"GLIBCXX_(\d+\.\d+\.\d+)", told):
        needed.append(next(glibc for newest, glibc in GLIBC_WITH.items() if key(version) <= key(newest)))
    return f"manylinux_{max(needed, key=key).replace('.', '_')}_{platform.machine()}"


if __name__ == "__main__":
    print(platform_of(sys.argv[1]))
