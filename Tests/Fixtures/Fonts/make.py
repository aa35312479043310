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


def doubling(name, leaf, depth=60, copies=2):
    """Glyph 7 is made of two of glyph 8, that of two of glyph 9, and so on: 2 to the power of `depth` boxes, or blanks.

    fontTools measures composites by drawing them, so all are made of glyph 0 and the references are patched afterwards.
    """
    from fontTools.ttLib import TTFont
    font = builder(name)
    order = HEADER + [f"step{index}" for index in range(depth)] + ["leaf"]
    glyphs = font.font["glyf"].glyphs
    metrics = font.font["hmtx"].metrics
    for glyph in order[len(HEADER):-1]:
        pen = TTGlyphPen({".notdef": None})
        for _ in range(copies):
            pen.addComponent(".notdef", (1, 0, 0, 1, 0, 0))
        glyphs[glyph], metrics[glyph] = pen.glyph(), (600, 0)
    glyphs["leaf"], metrics["leaf"] = leaf, (600, 0)
    font.setupGlyphOrder(order)
    font.font["glyf"].glyphOrder = order
    path = FOLDER / f"{name}.ttf"
    font.save(path)
    read, bytes_ = TTFont(path), bytearray(path.read_bytes())
    tables, places = read.reader.tables, read["loca"]
    for index in range(len(HEADER), len(order) - 1):
        component = tables["glyf"].offset + places[index] + 10
        for _ in range(copies):
            wide = bytes_[component + 1] & 1
            bytes_[component + 2:component + 4] = (index + 1).to_bytes(2, "big")
            component += 8 if wide else 6
    depths = tables["maxp"].offset + 30
    bytes_[depths:depths + 2] = b"\xff\xff"
    path.write_bytes(bytes_)


def bombs():
    blank = TTGlyphPen(None).glyph()
    doubling("BoxBomb", box((100, 0, 500, 700)))
    doubling("BoxBlankBomb", blank)
    doubling("BoxChain", box((100, 0, 500, 700)), depth=5_000, copies=1)


for make in [plain, variable, layered, painted, looping, bombs]:
    make()
