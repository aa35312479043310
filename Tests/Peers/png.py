"""Times Framewright's PNG encoder and decoder beside libpng at its defaults, in turns, and counts bytes.

    python3 -m venv /tmp/peers
    /tmp/peers/bin/pip install skia-python pycairo numpy pillow
    swift build -c release --product framewright-benchmarks
    /tmp/peers/bin/python Tests/Peers/png.py [--rounds 10] [PICTURE...]

`Tests/Benchmarks/Benchmark+PNG.swift` makes the pictures, 1170x2532 pixels each. libpng is asked through Skia (RGBA, zlib level 6, every
filter: its defaults) and through cairo (RGB); which of them counts depends on the colour type ours writes. Reading is
compared with libpng through Pillow's own reader of the same file, and through Skia.

Measured
    2026-11-23, x86-64, 2 cores under a load of 5 to 15 by other work; milliseconds of processor time, least of ten runs, the two
    encoders one after the other, cairo on its own before; and bytes of cairo's. A quiet run is still owed. Least wall clock
    times flatter whoever is quicker on a busy machine: what takes a hundred milliseconds is always interrupted.

                         the day before    then   cairo             bytes
        board                       3.6     2.6      64   25 x        .86
        discs                      10.2     6.5      82   13 x        .87
        gradient-linear             5.9     5.3      86   16 x        .53
        gradient-radial            23.0    19.6     164    8 x        .71
        shadows                     6.7     5.5      68   12 x        .65
        image-rotated              26.7    17.6     113    6 x       1.05
        noise                       8.4     5.6     261   46 x       1.00
        photo                      34.9    30.3   1,347   44 x        .98

    Of 472 pictures kept for screens, opened again, 56 take more bytes than cairo's RGB, 1.14 times at most; all together .90.
"""

import io
import subprocess

import cairo
import numpy
import PIL.Image
import skia

import turns

PICTURES = ["board", "discs", "gradient-linear", "gradient-radial", "shadows", "image-rotated", "noise", "photo"]


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
