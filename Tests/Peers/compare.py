"""Times the comparison of two frames beside memcmp and pixelmatch's C++ port, in turns, and holds the counts together.

    python3 -m venv /tmp/peers
    /tmp/peers/bin/pip install numpy pillow pybind11_pixelmatch
    swift build -c release
    /tmp/peers/bin/python Tests/Peers/compare.py [--rounds 10]

Frames are the board on a phone, 1170x2532, and copies changed here as `Tests/Benchmarks/Benchmarks/Benchmark+Verification.swift` changes
them. A count that is not pixelmatch's ends the script. The exact comparison is held against pixelmatch, too: either says which
pixels differ, by another rule.

Measured
    2026-11-23, x86-64, 2 quiet cores, least of 6 rounds in milliseconds; pixelmatch's C++ port 0.1.6.

                      exact   as pixelmatch counts   pixelmatch
        equal          0.25                   0.26         0.28
        scattered      0.53                   0.75         3.24   4.3 x
        shifted        0.43                   0.61         3.04   5.0 x

    memcmp of the equal frames takes 0.25.
"""

import ctypes
import io
import subprocess

import numpy
import PIL.Image
import pybind11_pixelmatch

import turns

TOOL = turns.ROOT / ".build" / "release" / "framewright"


def main():
    options = turns.arguments(__doc__).parse_args()
    file = subprocess.run(
        [TOOL, "render", "game2048/late-game", "--device", "iphone-12", "-o", "/dev/stdout"], check=True,
        capture_output=True).stdout
    board = numpy.array(PIL.Image.open(io.BytesIO(file)).convert("RGBA"))
    for name, changed in pairs(board).items():
        counts = pybind11_pixelmatch.pixelmatch(board, changed, options=pixelmatch_options())
        ours = turns.benchmark(options, f"compare/{name}-pixelmatch")["nodes"]
        if counts != ours:
            raise SystemExit(f"{name}: pixelmatch counts {counts} pixels, Framewright {ours}")
        print(f"{name}: {ours} pixels differ to the eye, {int((board != changed).any(axis=2).sum())} at all")
        take_turns(options, name, board, changed)


def pixelmatch_options():
    options = pybind11_pixelmatch.Options()
    options.threshold = 0.1
    return options


def pairs(board):
    """Every pair's second frame."""
    scattered = board.copy()
    scattered.reshape(-1, 4)[7::200, 0] ^= 0x40
    shifted = board.copy()
    shifted[1000:1500, 301:900] = board[1000:1500, 300:899]
    return {"equal": board.copy(), "scattered": scattered, "shifted": shifted}


def take_turns(options, name, board, changed):
    memcmp, same = ctypes.CDLL(None).memcmp, board.copy()
    a, b, size = board.ctypes.data_as(ctypes.c_void_p), same.ctypes.data_as(ctypes.c_void_p), ctypes.c_size_t(board.nbytes)
    peers = {
        "memcmp of equal frames": lambda: turns.timed(lambda _: memcmp(a, b, size), options.seconds),
        "pixelmatch, C++": lambda: turns.timed(
            lambda _: pybind11_pixelmatch.pixelmatch(board, changed, options=pixelmatch_options()), options.seconds),
    }
    for kind in ["", "-pixelmatch"]:
        turns.take_turns(options, f"  {name}{kind}", f"compare/{name}{kind}", peers)


if __name__ == "__main__":
    main()
