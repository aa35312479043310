"""Times Framewright's typography beside SkParagraph and Pango on the same rank list, in turns.

    python3 -m venv /tmp/peers
    /tmp/peers/bin/pip install skia-python
    apt-get install libpangocairo-1.0-0
    swift build -c release --product framewright-benchmarks
    /tmp/peers/bin/python Tests/Peers/text.py [--rounds 10]

A hundred rows of rank, name and score, every third name with Chinese in it, shaped and painted at 2048x2732 pixels: `ranks-new`
has a new name in every row of every frame, `ranks-known` the same 300 texts each time. Fonts are open and glyphs known; each
keeps what it keeps by itself. What Python's calls cost is taken off the peers' times: what 300 empty texts take longer than
none, which takes off some of their own work too; the white page stays in everybody's time. Pango is called through ctypes, one
layout for all texts.

Measured
    2026-11-29, x86-64, 2 quiet cores, the clock, least of 4 rounds; skia-python 144.1, Pango 1.50:

                          Framewright   SkParagraph     Pango           (ms, and times Framewright's)
        ranks-known           1.35        5.15  3.82 x    2.91  2.16 x
        ranks-new             2.48        4.94  1.99 x    2.83  1.14 x

    The same day, before attributes were made smaller: ranks-known 1.47, Pango 2.91 (1.98 x); ranks-new 2.98, 2.99 (1.00 x). The aim
    for new texts is 1.5 x; `Typography.docc/Performance.md` has what was tried and what the limit is.

    2026-11-22, x86-64, a 2-core EPYC under a load of 15 by other work, hence processor time in place of the clock's;
    skia-python 144, Pango 1.50, least of 5 rounds:

                          Framewright   SkParagraph     Pango           (ms, and times Framewright's)
        ranks-known           2.76        7.55  2.73 x    3.56  1.29 x
        ranks-new             4.83        7.23  1.49 x    3.59  0.74 x

    2026-11-23, the machine quiet, least of 5 rounds, before what the next paragraph tells:

                          Framewright   SkParagraph     Pango
        ranks-known           1.33        3.67  2.75 x    2.20  1.65 x
        ranks-new             2.78        3.93  1.41 x    2.03  0.73 x

    The same day, under a load of 5 to 10 and in turns with that state: ranks-known 0.91 ms for 1.42, ranks-new 2.20 for 3.04, the white
    page alone 0.19 for 0.26. Instructions a frame without the white page: ranks-known 8.1 M for 13.7, ranks-new 17.4 M for 25.4.
    Glyphs are laid by fours of pixels (3.2 M for 6.9), masks and fonts found without hashing, and new texts laid out with fewer
    copies: on a text never seen before go 93,000 instructions for 119,000, of which HarfBuzz has 29,000. What is left is mostly
    references counted, memory taken and given back. Under a load of 6, least of 3 rounds: ranks-known 0.86, SkParagraph 4.43 (5.2 x),
    Pango 2.42 (2.8 x); ranks-new 2.47, 4.56 (1.85 x), 2.42 (0.98 x). Nearly quiet: ranks-known 0.81, 4.36 (5.4 x), 2.27 (2.8 x);
    ranks-new 2.00, 4.16 (2.1 x), 2.22 (1.1 x).
"""

import ctypes
import ctypes.util

import skia
from skia import textlayout

import turns

SIZE = 2048, 2732


def names(serial):
    for row in range(100):
        yield [f"Player小明{row} {serial}", f"王小{row}号 {serial}", f"Kai {row} {serial}"][row % 3]


def texts(serial):
    """Place and text of everything on a frame."""
    for row, name in enumerate(names(serial)):
        for left, text in ((40, str(row + 1)), (300, name), (1700, str(99_999 - row * 37))):
            yield left, 20 + row * 27, text


class SkParagraph:
    name = "SkParagraph"

    def __init__(self):
        info = skia.ImageInfo.Make(*SIZE, skia.kRGBA_8888_ColorType, skia.kPremul_AlphaType)
        self.surface = skia.Surface.MakeRaster(info)
        self.canvas = self.surface.getCanvas()
        self.fonts = textlayout.FontCollection()
        self.fonts.setDefaultFontManager(skia.FontMgr())
        self.unicode = skia.Unicodes.ICU.Make() if hasattr(skia, "Unicodes") else None
        self.style = textlayout.TextStyle()
        self.style.setFontSize(20)
        self.style.setFontFamilies(["Inter", "Noto Sans CJK SC"])
        self.style.setColor(skia.ColorBLACK)

    def paint(self, frame):
        self.canvas.clear(skia.ColorWHITE)
        for left, top, text in frame:
            builder = textlayout.ParagraphBuilder.make(textlayout.ParagraphStyle(), self.fonts, self.unicode)
            builder.pushStyle(self.style)
            builder.addText(text)
            paragraph = builder.Build()
            paragraph.layout(2000)
            paragraph.paint(self.canvas, left, top)

    def save(self, path):
        self.surface.makeImageSnapshot().save(str(path), skia.kPNG)


class Pango:
    name = "Pango"

    def __init__(self):
        self.cairo = self._load("cairo", "cairo_image_surface_create", "cairo_create")
        self.pango = self._load("pango-1.0", "pango_font_description_from_string")
        self.bridge = self._load("pangocairo-1.0", "pango_cairo_create_layout")
        surface = self.cairo.cairo_image_surface_create(0, *SIZE)
        self.surface = ctypes.c_void_p(surface)
        self.context = ctypes.c_void_p(self.cairo.cairo_create(self.surface))
        self.layout = ctypes.c_void_p(self.bridge.pango_cairo_create_layout(self.context))
        font = ctypes.c_void_p(self.pango.pango_font_description_from_string(b"Inter"))
        self.pango.pango_font_description_set_absolute_size(font, ctypes.c_double(20 * 1024))
        self.pango.pango_layout_set_font_description(self.layout, font)

    @staticmethod
    def _load(name, *makers):
        library = ctypes.CDLL(ctypes.util.find_library(name))
        for maker in makers:
            getattr(library, maker).restype = ctypes.c_void_p
        return library

    def paint(self, frame):
        one, black = ctypes.c_double(1), ctypes.c_double(0)
        self.cairo.cairo_set_source_rgb(self.context, one, one, one)
        self.cairo.cairo_paint(self.context)
        self.cairo.cairo_set_source_rgb(self.context, black, black, black)
        for left, top, text in frame:
            self.pango.pango_layout_set_text(self.layout, text.encode(), -1)
            self.cairo.cairo_move_to(self.context, ctypes.c_double(left), ctypes.c_double(top))
            self.bridge.pango_cairo_show_layout(self.context, self.layout)
        self.cairo.cairo_surface_flush(self.surface)

    def save(self, path):
        self.cairo.cairo_surface_write_to_png(self.surface, str(path).encode())


def peer_times(peer, frames, seconds):
    """Without what Python's calls cost; `frames` makes a frame's texts before the clock runs."""
    empty = [(left, top, "") for left, top, _ in texts(0)]
    page = turns.timed(peer.paint, seconds / 3, prepare=lambda: [])
    calls = turns.timed(peer.paint, seconds / 3, prepare=lambda: empty)
    times = turns.timed(peer.paint, seconds, prepare=frames)
    return tuple(time - call + white for time, call, white in zip(times, calls, page))


def main():
    parser = turns.arguments(__doc__)
    parser.add_argument("--pictures", type=turns.pathlib.Path, help="where the peers' pictures are kept")
    options = parser.parse_args()
    peers = [SkParagraph(), Pango()]
    serial = iter(range(1001, 10_000_000))
    known = list(texts(1000))
    scenes = {"ranks-new": lambda: list(texts(next(serial))), "ranks-known": lambda: known}
    for scene, frames in scenes.items():
        for peer in peers:
            peer.paint(known)
            if options.pictures:
                peer.save(options.pictures / f"{scene}-{peer.name}.png")
        works = {peer.name: lambda peer=peer: peer_times(peer, frames, options.seconds) for peer in peers}
        turns.take_turns(options, f"text/{scene}", f"text/{scene}", works)


if __name__ == "__main__":
    main()
