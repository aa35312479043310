"""Times a picture from display list to PNG file, as a warm renderer makes it, beside other painters with their own encoders, in turns.

    python3 -m venv /tmp/peers
    /tmp/peers/bin/pip install skia-python blend2d-python pycairo numpy pillow
    swift build -c release --product framewright-benchmarks
    /tmp/peers/bin/python Tests/Peers/frame.py [--rounds 10]

The picture is `board` of `raster/`, 1170x2532 pixels. Each painter keeps its surface and writes PNG as it does unless told
otherwise: Skia and cairo into memory, Blend2D, which can't, into a file in memory (/dev/shm).

Measured
    2026-11-24, x86-64, 2 cores, their speed swaying by a tenth; milliseconds, least and median of 6 rounds in turns:

        Framewright     3.02     3.50
        Blend2D        51.5     54.3      17 and 16 x
        cairo         106      111        35 and 32 x
        Skia          131      136        43 and 39 x

    2026-11-25, another machine, with 8 MiB of cache, since rows that repeat the one above are not painted; before, in turns: 5.06 ms,
    least of four rounds, and 14 x Blend2D. Six rounds, nearly quiet, then eight while others waited for the same memory:

        Framewright     3.75     4.15                      4.42     5.00
        Blend2D        67.7     82.6      18 and 20 x     79.2     90.9      18 and 18 x
        cairo         133      147        36 and 35 x    155      159        35 and 32 x
        Skia          166      184        44 and 44 x    190      200        43 and 40 x

    2026-11-26, another machine with 32 MiB of cache, nearly quiet, 14 rounds, then 10 while others were at work:

        Framewright     2.59     2.77                      2.78     4.67
        Blend2D        54.3     56.0      21 and 20 x     56.8     79.1      20 and 17 x
        cairo         110      113        43 and 41 x    115      153        41 and 33 x
        Skia          135      140        52 and 50 x    141      196        51 and 42 x

    Tried and lost on 2026-11-24: painting 16 to 128 rows and encoding them before the next ones, for the sake of caches. It took up to
    a fifth longer for bands of 16 rows, as glyphs are cut, and as long as before from 64 on, on a machine with 32 MiB of cache.
"""

import io
import os
import pathlib
import tempfile

import skia

import raster
import turns


def main():
    options = turns.arguments(__doc__).parse_args()
    scene = raster.scene_of(options.binary, "board")
    with tempfile.TemporaryDirectory(dir="/dev/shm") as folder:
        file = pathlib.Path(folder) / "board.png"
        peers = {
            "Blend2D": encoded(raster.Blend2D(scene), lambda painter: painter.image.writeToFile(os.fspath(file))),
            "Skia": encoded(raster.Skia(scene), lambda painter: painter.surface.makeImageSnapshot().encodeToData(
                skia.kPNG, 100)),
            "cairo": encoded(raster.Cairo(scene), lambda painter: painter.surface.write_to_png(io.BytesIO())),
        }
        turns.take_turns(options, "board, painted and encoded", "frame/board", {
            name: lambda work=work: turns.timed(work, options.seconds) for name, work in peers.items()})
        if not file.read_bytes().startswith(b"\x89PNG"):
            raise SystemExit("Blend2D wrote no PNG file")


def encoded(painter, encode):
    def work(_=None):
        painter.paint()
        encode(painter)

    return work


if __name__ == "__main__":
    main()
