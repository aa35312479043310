"""Times Framewright's rasteriser beside Skia, Blend2D and cairo on the same scenes, in turns.

    python3 -m venv /tmp/peers
    /tmp/peers/bin/pip install skia-python blend2d-python pycairo numpy pillow
    swift build -c release --product framewright-benchmarks
    /tmp/peers/bin/python Tests/Peers/raster.py [--rounds 10] [--pictures FOLDER] [SCENE...]

`framewright-benchmarks --scene NAME` hands over the display list, so that all painters draw the same rectangles, paths and
glyphs. Each paints into a surface of its own that is made once; paths, fonts and colours are made before the clock
runs. Skia plays a recorded picture, so that Python is called once a frame; cairo and Blend2D are called item by item, well
under a microsecond each. Blend2D shapes its text anew, since its Python layer has no glyph runs. Pictures are compared
with Skia's before anything is timed.

Measured
    2026-11-29, x86-64, 2 quiet cores, the clock, least of 4 rounds; skia-python 144.1, blend2d-python 1.0.0, pycairo 1.29 (cairo
    1.16). Blend2D's lines deviate from curves by up to a fifth of a pixel, which its Python layer cannot change; ours and cairo's
    by 1/64.

                              Framewright   Skia           Blend2D        cairo            (ms, and times Framewright's)
        board                    0.380      1.066 2.80 x   0.891 2.34 x   0.738 1.94 x
        board-without-text       0.264      0.553 2.09 x   0.341 1.29 x   0.592 2.24 x
        discs                    4.43       7.55  1.70 x   2.11  0.48 x  11.5   2.59 x
        veils                    4.88      11.5   2.35 x   2.45  0.50 x  15.9   3.27 x
        knots                   13.5       13.9   1.03 x   3.08  0.23 x  22.8   1.69 x
        strokes                 51.7       68.4   1.32 x  13.6   0.26 x  70.8   1.37 x

    The same day, before translucent colours were blended eight pixels at a time: veils 5.38 (Blend2D 0.44 x).

    2026-11-23, before cells were accumulated in strips and painted four pixels at a time, least of 5 rounds:

                              Framewright   Skia           Blend2D        cairo            (ms, and times Framewright's)
        discs                    5.11       7.14  1.40 x   1.90  0.37 x  11.2   2.19 x
        veils                    5.84      10.6   1.81 x   2.02  0.35 x  13.6   2.34 x
        knots                   14.8       13.0   0.88 x   2.94  0.20 x  21.6   1.46 x
        strokes                 62.0       65.9   1.06 x  12.0   0.19 x  72.2   1.16 x

    Behind: all curved paths against Blend2D.
"""

import json
import subprocess

import blend2d
import cairo
import numpy
import skia

import painters

SCENES = ["board", "board-without-text", "discs", "veils", "knots", "strokes"]


def font_file(name):
    """The file of a face by its PostScript name."""
    found = subprocess.run(
        ["fc-match", "-f", "%{file}", f":postscriptname={name}"], check=True, capture_output=True, text=True).stdout
    if not found:
        raise SystemExit(f"no font {name}")
    return found


class Skia:
    name = "Skia"

    def __init__(self, scene):
        size = round(scene["width"] * scene["scale"]), round(scene["height"] * scene["scale"])
        info = skia.ImageInfo.Make(*size, skia.kRGBA_8888_ColorType, skia.kPremul_AlphaType)
        self.surface = skia.Surface.MakeRaster(info)
        recorder = skia.PictureRecorder()
        canvas = recorder.beginRecording(skia.Rect.MakeWH(*size))
        canvas.scale(scene["scale"], scene["scale"])
        for item in scene["items"]:
            self._record(canvas, item)
        self.picture = recorder.finishRecordingAsPicture()
        self.canvas = self.surface.getCanvas()

    def _record(self, canvas, item):
        paint = skia.Paint(Color4f=skia.Color4f(*item["color"]), AntiAlias=True)
        if "rect" in item:
            x, y, width, height = item["rect"]
            rect = skia.Rect.MakeXYWH(x, y, width, height)
            if item["radius"]:
                canvas.drawRRect(skia.RRect.MakeRectXY(rect, item["radius"], item["radius"]), paint)
            else:
                canvas.drawRect(rect, paint)
        elif "path" in item:
            path = skia.Path()
            for step in item["path"]:
                if len(step) == 3:
                    (path.lineTo if step[2] else path.moveTo)(*step[:2])
                elif len(step) == 4:
                    path.quadTo(*step)
                elif step:
                    path.cubicTo(*step)
                else:
                    path.close()
            path.setFillType(
                skia.PathFillType.kEvenOdd if item["rule"] == "evenOdd" else skia.PathFillType.kWinding)
            canvas.drawPath(path, paint)
        else:
            font = skia.Font(skia.Typeface.MakeFromFile(font_file(item["font"])), item["size"])
            font.setSubpixel(True)
            font.setHinting(skia.FontHinting.kNone)
            font.setEdging(skia.Font.Edging.kAntiAlias)
            builder = skia.TextBlobBuilder()
            builder.allocRunPos(
                font, [int(glyph[0]) for glyph in item["glyphs"]],
                [skia.Point(glyph[1], glyph[2]) for glyph in item["glyphs"]])
            canvas.drawTextBlob(builder.make(), *item["origin"], paint)

    def paint(self):
        self.canvas.drawPicture(self.picture)

    def pixels(self):
        return self.surface.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType)[..., :3]


class Cairo:
    name = "cairo"

    def __init__(self, scene, other=None):
        """On the surface of another painter's, where one is given."""
        if other:
            self.surface, self.context = other.surface, other.context
        else:
            size = round(scene["width"] * scene["scale"]), round(scene["height"] * scene["scale"])
            self.surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, *size)
            self.context = cairo.Context(self.surface)
            self.context.scale(scene["scale"], scene["scale"])
        # Curves become lines within a tenth of a pixel unless told; ours stay within 1/64.
        self.context.set_tolerance(1 / 64)
        options = cairo.FontOptions()
        options.set_hint_style(cairo.HINT_STYLE_NONE)
        options.set_hint_metrics(cairo.HINT_METRICS_OFF)
        options.set_antialias(cairo.ANTIALIAS_GRAY)
        self.context.set_font_options(options)
        self.steps = [self._step(item) for item in scene["items"]]

    def _step(self, item):
        context = self.context
        color = cairo.SolidPattern(*item["color"])
        if "glyphs" in item:
            family, style = item["font"].split("-")
            bold = cairo.FONT_WEIGHT_BOLD if style == "Bold" else cairo.FONT_WEIGHT_NORMAL
            face = cairo.ToyFontFace(family, cairo.FONT_SLANT_NORMAL, bold)
            x, y = item["origin"]
            glyphs = [cairo.Glyph(int(glyph[0]), x + glyph[1], y + glyph[2]) for glyph in item["glyphs"]]
            context.set_font_face(face)
            context.set_font_size(item["size"])
            font = context.get_scaled_font()

            def step():
                context.set_source(color)
                context.set_scaled_font(font)
                context.show_glyphs(glyphs)

            return step
        context.new_path()
        rule = cairo.FILL_RULE_WINDING
        if "rect" in item:
            if item["radius"]:
                self._round(*item["rect"], item["radius"])
            else:
                context.rectangle(*item["rect"])
        else:
            rule = cairo.FILL_RULE_EVEN_ODD if item["rule"] == "evenOdd" else rule
            for step in item["path"]:
                if len(step) == 3:
                    (context.line_to if step[2] else context.move_to)(*step[:2])
                elif step:
                    context.curve_to(*(step if len(step) == 6 else self._raised(step)))
                else:
                    context.close_path()
        path = context.copy_path()

        def step():
            context.set_source(color)
            context.set_fill_rule(rule)
            context.append_path(path)
            context.fill()

        return step

    def _raised(self, quad):
        x, y = self.context.get_current_point()
        a, b, c, d = quad
        return (x + 2 * a) / 3, (y + 2 * b) / 3, (c + 2 * a) / 3, (d + 2 * b) / 3, c, d

    def _round(self, x, y, width, height, radius):
        quarter = 1.5707963267948966
        context = self.context
        context.new_sub_path()
        context.arc(x + width - radius, y + radius, radius, -quarter, 0)
        context.arc(x + width - radius, y + height - radius, radius, 0, quarter)
        context.arc(x + radius, y + height - radius, radius, quarter, 2 * quarter)
        context.arc(x + radius, y + radius, radius, 2 * quarter, 3 * quarter)
        context.close_path()

    def paint(self):
        self.context.new_path()
        for step in self.steps:
            step()
        self.surface.flush()

    def pixels(self):
        data = numpy.frombuffer(self.surface.get_data(), numpy.uint8)
        shape = self.surface.get_height(), self.surface.get_width(), 4
        return data.reshape(shape)[..., 2::-1].copy()


class Blend2D:
    name = "Blend2D"

    def __init__(self, scene, other=None):
        """On the image of another painter's, where one is given."""
        if other:
            self.image, self.context = other.image, other.context
        else:
            size = round(scene["width"] * scene["scale"]), round(scene["height"] * scene["scale"])
            self.image = blend2d.BLImage(*size, blend2d.BLFormat.PRGB32)
            self.context = blend2d.BLContext(self.image)
            self.context.scale(scene["scale"], scene["scale"])
        self.steps = [self._step(item) for item in scene["items"]]

    def _step(self, item):
        context = self.context
        color = tuple(item["color"])
        if "glyphs" in item:
            face = blend2d.BLFontFace.create_from_file(font_file(item["font"]))
            font = blend2d.BLFont()
            font.create_from_face(face, item["size"])
            origin, text = blend2d.BLPoint(*item["origin"]), item["text"]

            def step():
                context.set_fill_style(color)
                context.fill_text(origin, font, text)

            return step
        if "rect" in item and not item["radius"]:
            rect = blend2d.BLRect(*item["rect"])

            def step():
                context.set_fill_style(color)
                context.fill_rect(rect)

            return step
        path = blend2d.BLPath()
        rule = blend2d.BLFillRule.NON_ZERO
        if "rect" in item:
            path.add_round_rect(blend2d.BLRect(*item["rect"]), item["radius"])
        else:
            rule = blend2d.BLFillRule.EVEN_ODD if item["rule"] == "evenOdd" else rule
            for step in item["path"]:
                if len(step) == 3:
                    (path.line_to if step[2] else path.move_to)(*step[:2])
                elif len(step) == 4:
                    path.quadric_to(*step)
                elif step:
                    path.cubic_to(*step)
                else:
                    path.close()

        def step():
            context.set_fill_style(color)
            context.fill_rule = rule
            context.fill_path(path)

        return step

    def paint(self):
        for step in self.steps:
            step()
        self.context.flush()

    def pixels(self):
        return numpy.array(self.image.getDataAsNumPy())[..., :3]


def scene_of(binary, name):
    """What framewright-benchmarks paints under that name."""
    output = subprocess.run([binary, "--scene", name], check=True, capture_output=True, text=True).stdout
    return json.loads(output)


def main():
    options = painters.arguments(__doc__, SCENES).parse_args()
    for name in options.scenes:
        scene = scene_of(options.binary, name)
        peers = [Skia(scene), Blend2D(scene), Cairo(scene)]
        # Pictures differ along edges only: on average by less than a level.
        for peer, levels in painters.differences(peers, name, options.pictures).items():
            if levels > 1:
                raise SystemExit(f"{name}: {peer} paints another picture than Skia, {levels:.2f} levels apart")
        painters.take_turns(options, name, peers)


if __name__ == "__main__":
    main()
