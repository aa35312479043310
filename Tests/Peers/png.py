"""Times Framewright's PNG encoder and decoder beside libpng at its defaults, in turns, and counts bytes.

    python3 -m venv /tmp/peers
    /tmp/peers/bin/pip install skia-python pycairo numpy pillow
    swift build -c release --product framewright-benchmarks
    /tmp/peers/bin/python Tests/Peers/png.py [--rounds 10] [PICTURE or PATH.png...]

`Tests/Benchmarks/Benchmarks/Benchmark+PNG.swift` makes the pictures, 1170x2532 pixels each. libpng is asked through Skia (RGBA, zlib level 6, every
filter: its defaults) and through cairo (RGB); which of them counts depends on the colour type ours writes. Reading is
compared with libpng through Pillow's own reader of the same file, and through Skia.

Measured
    2026-11-23, x86-64, 2 cores; milliseconds and bytes of cairo's. In the morning, quiet: wall clock, least of five rounds in turns.
    At noon, under a load of 10 and with residues found in two tables: processor time, least of four rounds in turns with the
    morning's encoder and cairo.

                             quiet                               loaded
                       morning    cairo              morning    noon   cairo             bytes
        board             2.79     96.3   34 x          2.86    2.81    65.6   23 x        .86
        discs             6.19     79.4   13 x          7.76    8.08    83.8   10 x        .87
        gradient-linear   6.76     84.8   13 x          5.80    5.56    86.1   15 x        .53
        gradient-radial  20.69    160.6    8 x         21.28   19.46   163.6    8 x        .73
        angular                                        12.06   11.49    89.8    8 x        .94
        blur, 90 pixels                                22.47   17.11   134.2    8 x       1.10
        shadows           5.91     80.6   14 x          5.82    5.44    68.5   13 x        .63
        image-rotated    18.64    113.3    6 x         19.07   15.49   114.4    7 x       1.09
        noise             4.90    257.0   52 x         10.34   10.15   278.5   27 x       1.00
        photo            30.38   1310.5   43 x         34.56   38.22  1362.0   36 x        .98

    Nearly quiet, with the noon's encoder, wall clock, least of three rounds in turns: board 2.48 (25 to 34 x, as cairo's 63 and 85 ms
    go), discs 6.57 (12 x), linear 4.97 (17 to 23 x), radial 17.8 (8.6 x), shadows 4.53 (14 x), rotated 13.6 (8 x), noise 4.92 (50 x).

    Of 472 pictures kept for screens, opened again, 52 took more bytes than cairo's RGB, 1.13 times at most; all together .90. They
    were sheets of a film's frames, thousands of pixels wide, small calculators, and boards of many tiles under a glow.
    2026-11-23, later, with `ChainSearch`: of the 426 among them that are no sheets and opaque 4 for 24, 1.033 times at most, all
    together 3 % less.
    In the evening, with a try of libpng's own choice of filters, none of the 426.
    The same evening, with literals by threes, nearly quiet, least of six rounds in turns: board 2.27 ms, cairo's RGB 71.9 (32 x), RGBA
    87.6 (39 x); discs 7.0 (12.5 and 15.3 x), shadows 5.1 (15.0 and 17.6 x). Reading: board 1.71 ms, Pillow 18.1, discs 4.1, Pillow 8.9.
    Before, on that machine: linear 5.8, radial 18.5 (9.0 and 9.7 x), rotated 14.7 (8.3 and 9.6 x), noise 6.7 (39 and 78 x), photo 37.2
    (40 and 59 x). Tried and lost that day: entering only every second row of a gradient (8 % less time, a fifth more bytes).
    2026-11-24, another machine, its speed swaying, with changes of colour found beforehand, least of three rounds in turns: radial 18.7 ms,
    cairo's RGB 210 (11.2 x, .695 of the bytes), RGBA 227 (12.2 x); linear 7.1, 130 (18 x, .527); board as before, 2.92, 102 (35 x,
    .865) and 125 (43 x).
    The same day, later, another machine, whose speed sways by a tenth within a second; least and median of 6 to 10 rounds in turns, cairo's
    RGB, with what `GradientBands`, `ColorChanges`, `FilterChoice` and `ShapeSearch` say of that day: board 2.55 and 3.10 ms, 103
    and 107 (40 and 34 x, .850), RGBA 123 and 138 (48 and 45 x); radial 13.4 and 15.9 ms, 211 and 238 (15.8 and 14.9 x, .592);
    linear 5.65 and 6.51, 129 and 140 (23 and 22 x, .543); shadows 6.49 and 7.43, 104 and 110 (16 and 15 x, .633); discs, before the
    last of it, 7.7, 124 (16 x, .858). In processor time, in turns with the encoder of the morning: board 2.47 ms for 2.60, radial
    13.5 for 18.5, angular 14.7 for 17.9, linear 5.4 for 7.2. Quiet, at the end, least and median of 4 rounds: board 2.48 and 2.77, cairo
    103 and 106 (41.6 and 38.4 x), RGBA 123 and 125 (50 and 45 x); radial 13.0 and 13.7, 208 and 212 (16.1 and 15.5 x).
    Angular, another machine, 3 rounds, before repeats were compared by two: 10.7 and 11.5 ms, cairo 137 and 141 (12.8 and 12.3 x, .861),
    RGBA 154 and 166 (14.5 and 14.4 x).
    2026-11-25, another machine, with 8 MiB of cache, others waiting for the same memory, 6 rounds: board 4.04 and 4.31 ms (3.19 and 3.62
    when quiet), cairo 150 and 153 (37 and 35 x), RGBA 181 and 185 (45 and 43 x); angular 17.2 and 18.1 ms, 194 and 197 (11.3 and
    10.9 x), RGBA 221 and 224 (12.9 and 12.4 x). Places of 16 bits in `MatchTable`, half of its memory: no difference.
    2026-11-25, later, a faster machine, quiet. 210 screens of the catalogue on three devices under four themes, written by `render` and
    opened again: of cairo's RGB in time 28 x on the mean (median 29, 58 of them 40 x and more, 25 less than 15: what lies under a glow,
    and the documented calculator, 5 x), in bytes .875 on the mean; 12 of the 205 that are neither grey nor of a palette take more, 1.041
    times at most; of 205 more, the documented theme on large devices among them, 6 take more, 1.066 at most, .887 on the mean. Before
    `RunSearch` and what `FilterChoice` and `ShapeSearch` say of that day: 30 x (median 32), .896, 18 of them more, 1.204 at most.
    6 rounds, least and median: board 1.76 and 1.81 ms, cairo 71.5 and 71.7 (40.6 and 39.7 x, .835), RGBA 87.3 and 87.5 (49 and 48 x); the
    documented calculator at 1179x2556 12.0 and 12.3, 92.0 and 92.6 (7.6 x, .991); shadows 5.4 and 5.6, 75.6 and 75.9 (13.9 and
    13.5 x; before 15.5, .640 for .637).
    2026-11-26, another machine, others at work on it now and then, with longer bands of gradients, 10 rounds, least and median: board 2.36 and
    3.22 ms, cairo's RGB 112 and 153 (47 and 48 x); angular 9.41 and 10.3, 143 and 151 (15.2 and 14.7 x, .828), RGBA 159 and 182 (16.9
    and 17.7 x); radial, 8 rounds before the last of it, 12.4 and 13.0, 214 and 219 (17.2 and 16.9 x, .578); linear 4.83 and 5.11, 132
    and 135 (27 and 26 x, .541). That morning angular 12.7 and 13.1 (11.3 and 11.2 x, .883). Of 420 screens of three devices and four
    themes, opened again, 12 take more bytes than cairo's RGB, 1.097 times at most (embroidery on the largest tablet); .858 on the
    mean. What is there to be had: ISA-L's deflate, in assembly, level 1, of rows that Up has filtered beforehand, takes alone 1/44 of
    cairo's time for the documented calculator at 1.26 of its bytes, 1/28 for angular at 1.91, 1/61 for the board at 1.31.
"""

import io
import subprocess

import cairo
import numpy
import PIL.Image
import skia

import turns

PICTURES = [
    "board", "discs", "gradient-linear", "gradient-radial", "gradient-angular", "shadows", "image-rotated",
    "noise", "photo"]


def main():
    parser = turns.arguments(__doc__)
    parser.add_argument("pictures", nargs="*", default=PICTURES)
    options = parser.parse_args()
    for name in options.pictures:
        file = subprocess.run([options.binary, "--picture", name], check=True, capture_output=True).stdout
        compare(options, name, file)


def compare(options, name, file):
    image = numpy.array(PIL.Image.open(io.BytesIO(file)).convert("RGBA"))
    rgba = skia.Image.fromarray(image, colorType=skia.kRGBA_8888_ColorType)
    surface = cairo.ImageSurface(cairo.FORMAT_RGB24, image.shape[1], image.shape[0])
    numpy.ndarray(image.shape, numpy.uint8, surface.get_data())[..., :3] = image[..., 2::-1]
    surface.mark_dirty()

    def by_cairo(_=None):
        output = io.BytesIO()
        surface.write_to_png(output)
        return output.getvalue()

    def by_skia(_=None):
        return bytes(rgba.encodeToData(skia.kPNG, 100))

    sizes = {"RGBA (Skia)": len(by_skia()), "RGB (cairo)": len(by_cairo())}
    print(f"{name}: {len(file)} bytes, " + ", ".join(
        f"{peer} {size} ({len(file) / size:.3f})" for peer, size in sizes.items()))
    turns.take_turns(options, f"png/encode-{name}", f"png/encode-{name}", {
        "RGBA (Skia)": lambda: turns.timed(by_skia, options.seconds),
        "RGB (cairo)": lambda: turns.timed(by_cairo, options.seconds),
    })
    turns.take_turns(options, f"png/decode-{name}", f"png/decode-{name}", {
        "Pillow": lambda: turns.timed(lambda _: PIL.Image.open(io.BytesIO(file)).load(), options.seconds),
        "Skia": lambda: turns.timed(lambda _: skia.Image.MakeFromEncoded(file).makeRasterImage(), options.seconds),
    })


if __name__ == "__main__":
    main()
