"""Times Framewright's gradients, shadows, blurs, turned pictures, masks and blend modes beside Skia, Blend2D and cairo.

    python3 -m venv /tmp/peers
    /tmp/peers/bin/pip install skia-python blend2d-python pycairo numpy pillow
    swift build -c release --product framewright-benchmarks
    /tmp/peers/bin/python Tests/Peers/effects.py [--rounds 10] [--pictures FOLDER] [SCENE...]

`Tests/Benchmarks/EffectScenes.swift` is the twin: the same page of 1170x2532 pixels. Every painter draws into a surface of
its own that is made once, in turns, one thread each. A painter that has no such effect is left out: cairo and Blend2D
have no blur; Blend2D's Python layer has no masks and its gradients take no angle beyond a turn.

Differences: Skia's blur of a drawn rectangle's mask (as shadows use it) and of a layer (as `blur` does) are two programs; both
are used where their users would. cairo's and Blend2D's pictures are compared with Skia's before anything is timed; one that
is more than a level away on average ends the script.

Measured
    2026-11-29, x86-64, 2 quiet cores, the clock, least of 4 rounds; skia-python 144.1, blend2d-python 1.0.0, pycairo 1.29 (cairo 1.16):

                            Framewright   Skia           Blend2D        cairo            (ms, and times Framewright's)
        gradient-linear         1.07      47.1  44.2 x   1.11  1.04 x  14.3  13.4 x
        gradient-radial         1.42      47.2  33.3 x   1.70  1.20 x  28.7  20.2 x
        gradient-angular        1.80      88.6  49.3 x   2.48  1.38 x
        shadows                 3.45       7.3   2.11 x
        blur                   50.8      207.7   4.09 x
        image-rotated           2.20      33.6  15.3 x   5.48  2.49 x  11.6   5.29 x
        mask                    5.72      74.9  13.1 x                 13.7   2.39 x
        multiply               23.6       86.0   3.65 x                23.7   1.01 x

    The same day, before four segments of a curved gradient were computed at once: gradient-radial 1.86, Blend2D 1.70 (0.91 x);
    gradient-angular 2.24, Blend2D 2.48 (1.11 x).

    2026-11-23, x86-64, 2 quiet cores, the clock, least of 5 rounds; skia-python 144, blend2d-python, pycairo 1.29 (cairo 1.16):

                            Framewright   Skia           Blend2D        cairo            (ms, and times Framewright's)
        gradient-linear         0.82      37.7  46.0 x   0.90  1.09 x  11.3  13.8 x
        gradient-radial         1.42      38.1  27.0 x   1.45  1.03 x  22.6  16.0 x
        gradient-angular        1.82      72.6  39.9 x   2.18  1.20 x
        shadows                 3.26       6.7   2.07 x
        blur                   46.1      178.8   3.87 x
        image-rotated           2.21      31.9  14.4 x   4.70  2.13 x   9.6   4.35 x
        mask                    5.69      62.0  10.9 x                 10.8   1.90 x

    2026-11-22, a 2-core EPYC under a load of 12 to 30 by other work, hence processor time in place of the clock's, each
    line a run of its own. skia-python 144, blend2d-python, pycairo 1.29 (cairo 1.16), least of 8 rounds:

                            Framewright   Skia           Blend2D        cairo            (ms, and times Framewright's)
        gradient-linear         0.82      36.5  44.5 x   0.87  1.06 x  11.5  14.1 x
        gradient-radial         1.43      38.6  27.0 x   1.48  1.04 x  22.9  16.1 x
        gradient-angular        1.83      73.5  40.1 x   2.17  1.18 x
        shadows                 4.65       7.5   1.61 x
        image-rotated           2.96      32.8  11.1 x   7.95  2.68 x  11.9   4.0 x
        mask                    6.70      62.3   9.29 x                 12.0   1.78 x
        multiply               18.6       70.4   3.79 x                 19.8   1.07 x

    2026-11-23, a load of 10, the clock, least of 4 rounds: image-rotated 2.55, Skia 32.6 (12.8 x), Blend2D 6.8 (2.67 x), cairo 16.9
    (6.6 x); gradient-radial 1.36, Blend2D 1.38 (1.02 x). Instructions of six frames of image-rotated: 369 M; 567 M while
    the compiler called a function for every two pixels that were packed.

    2026-11-21, on the clock: blur 211.9 (Skia 511.0, 2.41 x).

    Until then Blend2D had been timed on a picture without pixels and on an angular gradient without turns, since
    `getDataAsNumPy` copies and its fourth value is 0; a peer that paints something else than Skia now ends the script.
"""

import math
import tempfile

import blend2d
import cairo
import numpy
import skia
from PIL import Image

import painters

WIDTH, HEIGHT = 1170, 2532
STOPS = [(0, (255, 94, 58)), (0.4, (255, 204, 0)), (1, (0, 122, 255))]
PLACES = [place for place, _ in STOPS]
BLOB = [(200, 400), (300, -100, 1100, 100, 1000, 600), (900, 1200, 1200, 1700, 600, 2000), (100, 2300, 50, 1000, 200, 400)]
CARDS = [(60 + index % 4 * 270, 80 + index // 4 * 400, 220, 320) for index in range(24)]


def photo():
    """Red, green, blue and alpha: two colours rising across and down, and a chequered third."""
    down, across = numpy.mgrid[0:1000, 0:1000]
    pixels = numpy.full((1000, 1000, 4), 255, numpy.uint8)
    pixels[..., 0], pixels[..., 1] = across * 255 // 1000, down * 255 // 1000
    pixels[..., 2] = numpy.where((across // 50 + down // 50) % 2 == 0, 200, 40)
    return pixels


class Skia:
    name = "Skia"

    def __init__(self, scene):
        info = skia.ImageInfo.Make(WIDTH, HEIGHT, skia.kRGBA_8888_ColorType, skia.kPremul_AlphaType)
        self.surface = skia.Surface.MakeRaster(info)
        recorder = skia.PictureRecorder()
        self.canvas = recorder.beginRecording(skia.Rect.MakeWH(WIDTH, HEIGHT))
        self.canvas.drawPaint(skia.Paint(Color=skia.ColorWHITE))
        getattr(self, scene.replace("-", "_"))()
        self.picture = recorder.finishRecordingAsPicture()
        self.target = self.surface.getCanvas()

    colors = [skia.ColorSetRGB(*color) for _, color in STOPS]
    fading = [skia.ColorBLACK, skia.ColorSetARGB(51, 0, 0, 0)]

    def line(self, x, y, colors=None):
        places = None if colors else PLACES
        shader = skia.GradientShader.MakeLinear([skia.Point(0, 0), skia.Point(x, y)], colors or self.colors, places)
        return skia.Paint(Shader=shader, AntiAlias=True)

    def blob(self):
        path = skia.Path()
        path.moveTo(*BLOB[0])
        for curve in BLOB[1:]:
            path.cubicTo(*curve)
        path.close()
        return path

    def gradient_linear(self):
        self.canvas.drawPaint(self.line(WIDTH, HEIGHT))

    def gradient_radial(self):
        shader = skia.GradientShader.MakeRadial(skia.Point(585, 1266), 1400, self.colors, PLACES)
        self.canvas.drawPaint(skia.Paint(Shader=shader))

    def gradient_angular(self):
        self.canvas.drawPaint(skia.Paint(Shader=skia.GradientShader.MakeSweep(585, 1266, self.colors, PLACES)))

    def shadows(self):
        blur = skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, 20)
        shade = skia.Paint(AntiAlias=True, Color=skia.ColorSetARGB(102, 0, 0, 0), MaskFilter=blur)
        for x, y, width, height in CARDS:
            rect = skia.Rect.MakeXYWH(x, y, width, height)
            self.canvas.drawRRect(skia.RRect.MakeRectXY(rect.makeOffset(0, 12), 32, 32), shade)
            card = skia.Paint(AntiAlias=True, Color=skia.ColorWHITE)
            self.canvas.drawRRect(skia.RRect.MakeRectXY(rect, 32, 32), card)

    def blur(self):
        self.canvas.saveLayer(None, skia.Paint(ImageFilter=skia.ImageFilters.Blur(20, 20)))
        self.canvas.drawPath(self.blob(), skia.Paint(AntiAlias=True, Color=skia.ColorSetRGB(0, 122, 255)))
        self.canvas.drawRect(
            skia.Rect.MakeXYWH(600, 480, 220, 320), skia.Paint(Color=skia.ColorSetRGB(255, 59, 48)))
        self.canvas.restore()

    def image_rotated(self):
        image = skia.Image.fromarray(photo(), skia.kRGBA_8888_ColorType)
        self.canvas.save()
        self.canvas.rotate(15, 585, 1266)
        self.canvas.drawImageRect(
            image, skia.Rect.MakeXYWH(85, 766, 1000, 1000), skia.SamplingOptions(skia.FilterMode.kLinear),
            skia.Paint(AntiAlias=True))
        self.canvas.restore()

    def mask(self):
        self.canvas.saveLayer()
        self.canvas.drawPaint(self.line(WIDTH, HEIGHT))
        self.canvas.saveLayer(None, skia.Paint(BlendMode=skia.BlendMode.kDstIn))
        self.canvas.drawPath(self.blob(), self.line(0, HEIGHT, self.fading))
        self.canvas.restore()
        self.canvas.restore()

    def multiply(self):
        self.canvas.drawPaint(self.line(WIDTH, 0))
        self.canvas.saveLayer(None, skia.Paint(BlendMode=skia.BlendMode.kMultiply))
        self.canvas.drawPaint(self.line(0, HEIGHT, self.fading))
        self.canvas.restore()

    def paint(self):
        self.target.drawPicture(self.picture)

    def pixels(self):
        return self.surface.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType)[..., :3]


class Cairo:
    name = "cairo"
    scenes = {"gradient-linear", "gradient-radial", "image-rotated", "mask", "multiply"}

    def __init__(self, scene):
        self.surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, WIDTH, HEIGHT)
        self.context = cairo.Context(self.surface)
        self.across, self.diagonal = self.line(WIDTH, 0), self.line(WIDTH, HEIGHT)
        self.ring = self.stopped(cairo.RadialGradient(585, 1266, 0, 585, 1266, 1400))
        self.fading = cairo.LinearGradient(0, 0, 0, HEIGHT)
        self.fading.add_color_stop_rgba(0, 0, 0, 0, 1)
        self.fading.add_color_stop_rgba(1, 0, 0, 0, 0.2)
        self.photo = cairo.ImageSurface.create_for_data(
            bytearray(photo()[..., [2, 1, 0, 3]].tobytes()), cairo.FORMAT_ARGB32, 1000, 1000)
        self.scene = getattr(self, scene.replace("-", "_"))

    def stopped(self, gradient):
        for place, color in STOPS:
            gradient.add_color_stop_rgb(place, *[level / 255 for level in color])
        return gradient

    def line(self, x, y):
        return self.stopped(cairo.LinearGradient(0, 0, x, y))

    def filled(self, source):
        self.context.set_source(source)
        self.context.paint()

    def gradient_linear(self):
        self.filled(self.diagonal)

    def gradient_radial(self):
        self.filled(self.ring)

    def image_rotated(self):
        context = self.context
        context.save()
        context.translate(585, 1266)
        context.rotate(math.radians(15))
        context.translate(-500, -500)
        context.set_source_surface(self.photo, 0, 0)
        context.get_source().set_filter(cairo.FILTER_BILINEAR)
        context.rectangle(0, 0, 1000, 1000)
        context.fill()
        context.restore()

    def mask(self):
        context = self.context
        context.push_group_with_content(cairo.CONTENT_ALPHA)
        context.move_to(*BLOB[0])
        for curve in BLOB[1:]:
            context.curve_to(*curve)
        context.set_source(self.fading)
        context.fill()
        stencil = context.pop_group()
        context.set_source(self.diagonal)
        context.mask(stencil)

    def multiply(self):
        self.filled(self.across)
        self.context.set_operator(cairo.OPERATOR_MULTIPLY)
        self.filled(self.fading)
        self.context.set_operator(cairo.OPERATOR_OVER)

    def paint(self):
        self.context.set_source_rgb(1, 1, 1)
        self.context.paint()
        self.scene()
        self.surface.flush()

    def pixels(self):
        data = numpy.frombuffer(self.surface.get_data(), numpy.uint8)
        return data.reshape(HEIGHT, WIDTH, 4)[..., 2::-1].copy()


class Blend2D:
    name = "Blend2D"
    scenes = {"gradient-linear", "gradient-radial", "gradient-angular", "image-rotated"}

    def __init__(self, scene):
        self.image = blend2d.BLImage(WIDTH, HEIGHT, blend2d.BLFormat.PRGB32)
        self.context = blend2d.BLContext(self.image)
        if scene == "gradient-linear":
            self.style = self.stopped(blend2d.create_linear_gradient(0, 0, WIDTH, HEIGHT))
        elif scene == "gradient-radial":
            self.style = self.stopped(blend2d.create_radial_gradient(585, 1266, 585, 1266, 1400))
        elif scene == "gradient-angular":
            self.style = self.stopped(blend2d.create_conical_gradient(585, 1266, 0))
            # How often it goes around; without, one colour is painted.
            self.style.set_value(3, 1)
        else:
            self.style = None
            self.photo = blend2d.BLImage()
            with tempfile.NamedTemporaryFile(suffix=".png") as file:
                # Pixels can be handed over by a file only, since `getDataAsNumPy` copies; colours keep red where files
                # keep blue.
                Image.fromarray(photo()[..., [2, 1, 0, 3]]).save(file.name)
                self.photo.readFromFile(file.name)
                self.photo.convert(blend2d.BLFormat.PRGB32)

    def stopped(self, gradient):
        for place, color in STOPS:
            gradient.add_stop(place, tuple(level / 255 for level in color) + (1.0,))
        return gradient

    def paint(self):
        context = self.context
        if self.style:
            context.set_fill_style(self.style)
            context.fill_all()
        else:
            context.set_fill_style((1.0, 1.0, 1.0, 1.0))
            context.fill_all()
            context.save()
            context.translate(585, 1266)
            context.rotate(math.radians(15))
            context.translate(-500, -500)
            context.blit_image(blend2d.BLPoint(0, 0), self.photo)
            context.restore()
        context.flush()

    def pixels(self):
        return numpy.array(self.image.getDataAsNumPy())[..., :3]


SCENES = [
    "gradient-linear", "gradient-radial", "gradient-angular", "shadows", "blur", "image-rotated", "mask", "multiply"]


def main():
    options = painters.arguments(__doc__, SCENES).parse_args()
    for name in options.scenes:
        peers = [Skia(name)] + [kind(name) for kind in (Blend2D, Cairo) if name in kind.scenes]
        for peer, levels in painters.differences(peers, name, options.pictures).items():
            if levels > 1:
                raise SystemExit(f"{name}: {peer} paints another picture than Skia, {levels:.2f} levels apart")
        painters.take_turns(options, name, peers)


if __name__ == "__main__":
    main()
