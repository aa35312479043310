#!/usr/bin/env python3
"""Makes small fonts out of boxes for the tests, with fontTools (Debian: python3-fonttools), in the folder it is given.

Every font has 1,000 units an em, "A" a box of 100...500 by 0...700 with an advance of 600, "B" the same box with a hole of
200...400 by 200...500, and "a" a box of 100...300 by 0...500, advance 400. Only the standard shapes of these lines are drawn.
"""

import pathlib
import sys

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib.tables.TupleVariation import TupleVariation

FOLDER = pathlib.Path(sys.argv[1])
HEADER = [".notdef", "A", "B", "a", "a.sc", "left", "right"]
ADVANCES = {".notdef": 500, "A": 600, "B": 600, "a": 400, "a.sc": 500, "left": 600, "right": 600}
LEFTS = {".notdef": 50, "right": 300}


def box(*rects):
    pen = TTGlyphPen(None)
    for left, bottom, right, top in rects:
        pen.moveTo((left, bottom))
        for point in [(left, top), (right, top), (right, bottom)]:
            pen.lineTo(point)
        pen.closePath()
    return pen.glyph()


def holed():
    pen = TTGlyphPen(None)
    for points in [[(100, 0), (100, 700), (500, 700), (500, 0)], [(200, 200), (400, 200), (400, 500), (200, 500)]]:
        pen.moveTo(points[0])
        for point in points[1:]:
            pen.lineTo(point)
        pen.closePath()
    return pen.glyph()


def builder(name, weight=400, italic=False):
    font = FontBuilder(1000, isTTF=True)
    font.setupGlyphOrder(HEADER)
    font.setupCharacterMap({65: "A", 66: "B", 97: "a"})
    font.setupGlyf({
        ".notdef": box((50, 0, 450, 700)), "A": box((100, 0, 500, 700)), "B": holed(), "a": box((100, 0, 300, 500)),
        "a.sc": box((100, 0, 400, 500)), "left": box((100, 0, 300, 700)), "right": box((300, 0, 500, 700))})
    font.setupHorizontalMetrics({glyph: (ADVANCES[glyph], LEFTS.get(glyph, 100)) for glyph in HEADER})
    font.setupHorizontalHeader(ascent=800, descent=-200)
    font.setupOS2(sTypoAscender=800, sTypoDescender=-200, usWeightClass=weight, fsSelection=1 if italic else 64)
    font.setupPost(italicAngle=-12 if italic else 0)
    font.setupNameTable({"familyName": "Framewright Box", "styleName": "Regular", "psName": name})
    return font


def save(font, name):
    font.save(FOLDER / name)


def plain():
    font = builder("Box-Regular")
    font.addOpenTypeFeatures("feature smcp { sub a by a.sc; } smcp; feature ss01 { sub A by left; } ss01;")
    save(font, "box.ttf")
    save(builder("Box-Bold", weight=700), "box-bold.ttf")


def variable():
    """Weight 400 to 900 makes "A" up to 200 wider, its advance too; optical size 8 to 24, 12 by default, up to 100 taller."""
    font = builder("BoxVariable")
    font.setupFvar([("wght", 100, 400, 900, "Weight"), ("opsz", 8, 12, 24, "Optical Size")], [])
    wider = [(0, 0), (0, 0), (200, 0), (200, 0), (0, 0), (200, 0), (0, 0), (0, 0)]
    narrower = [(-x // 2, y) for x, y in wider]
    taller = [(0, 0), (0, 100), (0, 100), (0, 0), (0, 0), (0, 0), (0, 0), (0, 0)]
    font.setupGvar({"A": [
        TupleVariation({"wght": (0, 1, 1)}, wider), TupleVariation({"wght": (-1, -1, 0)}, narrower),
        TupleVariation({"opsz": (0, 1, 1)}, taller)]})
    save(font, "box-variable.ttf")


PALETTE = [[(1, 0, 0, 1), (0, 0, 1, 0.5)]]


def layered():
    font = builder("BoxLayers")
    font.setupCOLR({"A": [("left", 0), ("right", 0xFFFF)], "B": [("left", 1)]}, version=0)
    font.setupCPAL(PALETTE)
    save(font, "box-layers.ttf")


def solid(index, alpha=1.0):
    return {"Format": 2, "PaletteIndex": index, "Alpha": alpha}


def line(*stops):
    return {"Extend": "pad", "ColorStop": [{"StopOffset": at, "PaletteIndex": index, "Alpha": 1.0} for at, index in stops]}


def glyph(name, paint):
    return {"Format": 10, "Paint": paint, "Glyph": name}


def painted():
    font = builder("BoxPaint")
    gradient = {
        "Format": 4, "ColorLine": line((0, 0), (1, 1)), "x0": 100, "y0": 0, "x1": 500, "y1": 0, "x2": 100, "y2": 100}
    hole = {"Format": 32, "SourcePaint": glyph("left", solid(1)), "CompositeMode": "src_out", "BackdropPaint": glyph("a", solid(0))}
    font.setupCOLR({
        "A": glyph("A", gradient),
        "B": {"Format": 1, "Layers": [
            glyph("left", solid(0)), {"Format": 14, "Paint": glyph("a", solid(0xFFFF, 0.5)), "dx": 200, "dy": 100}]},
        "a": hole}, version=1)
    font.setupCPAL(PALETTE)
    save(font, "box-paint.ttf")


def looping():
    """A composite glyph that is made of itself: the reference is patched into the finished file."""
    font = builder("BoxLoop")
    pen = TTGlyphPen({"A": None})
    pen.addComponent("A", (1, 0, 0, 1, 0, 0))
    font.font["glyf"]["B"] = pen.glyph()
    save(font, "box-loop.ttf")
    path = FOLDER / "box-loop.ttf"
    bytes_ = bytearray(path.read_bytes())
    from fontTools.ttLib import TTFont
    read = TTFont(path)
    start = read.reader.tables["glyf"].offset + read["loca"][2] + 12
    assert bytes_[start:start + 2] == b"\x00\x01"
    bytes_[start:start + 2] = b"\x00\x02"
    path.write_bytes(bytes_)


for make in [plain, variable, layered, painted, looping]:
    make()
