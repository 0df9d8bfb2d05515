"""The parts of the executable, from the lines of `zoetrope licenses`, and where their versions and
licence texts are on this machine."""
import json
import os
import re
import subprocess
from pathlib import Path

# Packages of Debian, whose archives or headers the libraries come from.
DEBIAN = {
    "libcmark": "libcmark-dev", "libyaml": "libyaml-dev", "Expat": "libexpat1-dev",
    "zlib": "zlib1g-dev", "xxHash": "libxxhash-dev", "OpenSSL": "libssl-dev",
    "mimalloc": "libmimalloc-dev",
}
# The portable executable contains these too; `zoetrope licenses` doesn't list what compilers add.
GCC = (
    "libstdc++ and libgcc", "GPL-3.0-or-later WITH GCC-exception-3.1", "library of C++, unwinding",
    "Free Software Foundation, Inc.", "https://gcc.gnu.org")
# Folders below `checkouts`, where their names differ from those of the parts.
CHECKOUTS = {"SwiftNIO": "swift-nio", "llhttp": "swift-nio/Sources/CNIOLLHTTP"}


def said(*command):
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout


def build():
    return Path(os.environ.get("PROGRAM_BUILD", ".build"))


def parts(program):
    """Yields name, licence, use, holder and address of each part; Zoetrope itself isn't one."""
    for line in said(program, "licenses").splitlines():
        names, *others = line.split("\t")
        # "llhttp, in SwiftNIO" is one part, and "swift-atomics, swift-system" are two.
        for name in re.sub(", in .*", "", names).split(", "):
            if name != "Zoetrope":
                yield name, *others


def debian_package(name):
    """Returns the package of Debian that a part comes from, or nothing where it comes from elsewhere."""
    if name != GCC[0]:
        return DEBIAN.get(name)
    file = os.path.realpath(said("c++", "-print-file-name=libstdc++.a").strip())
    return said("dpkg-query", "--search", file).split(":")[0]


def swift_folder():
    return Path(os.path.realpath(said("which", "swiftc").strip())).parent.parent


def icu_version():
    """Returns the first number of the version of the ICU that Foundation contains."""
    archive = swift_folder() / "lib/swift_static/linux/lib_FoundationICU.a"
    symbols = subprocess.run(
        ["nm", "-j", archive], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True).stdout
    return re.search(r"^icudt(\d+)_dat$", symbols, re.MULTILINE)[1]


def version(name):
    """Returns the version of a part on this machine, or nothing where it has none."""
    if name == "Swift and Foundation":
        return re.search(r"Swift version (\S+)", said("swiftc", "--version"))[1]
    if name == "ICU":
        return icu_version()
    if name == "mimalloc":
        return re.search("^version=(.*)", Path("Packaging/mimalloc").read_text(), re.MULTILINE)[1]
    if package := debian_package(name):
        return said("dpkg-query", "--show", "--showformat=${Version}", package)
    dependencies = json.loads((build() / "workspace-state.json").read_text())["object"]["dependencies"]
    for dependency in dependencies:
        if dependency["packageRef"]["identity"] == CHECKOUTS.get(name, name):
            return dependency["state"]["checkoutState"]["version"]
    return None
