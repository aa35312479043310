"""Mean CIEDE2000 (Sharma, Wu and Dalal 2005) of the frames of a GIF to the frames it was made of, and which flat colours it has.

    /tmp/peers/bin/python Tests/Peers/ciede.py film.rgba 780x1688 60 one.gif another.gif

A GIF has fewer frames a second than the film: each is compared with the frame most like it of those shown near its time, so
colours are judged and not clocks. The GIF is decoded by Pillow.
"""

import sys

import numpy
import PIL.Image


def lab(colors):
    """CIE L*a*b* of packed sRGB colours, D65."""
    levels = numpy.stack([colors & 255, colors >> 8 & 255, colors >> 16 & 255], -1) / 255.0
    linear = numpy.where(levels <= 0.04045, levels / 12.92, ((levels + 0.055) / 1.055) ** 2.4)
    matrix = numpy.array([
        [0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041]])
    shares = linear @ (matrix / matrix.sum(1, keepdims=True)).T
    roots = numpy.where(shares > (6 / 29) ** 3, numpy.cbrt(shares), shares / (3 * (6 / 29) ** 2) + 4 / 29)
    x, y, z = roots[..., 0], roots[..., 1], roots[..., 2]
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def difference(one, other):
    """CIEDE2000 of packed colours, pair by pair."""
    (light, red, yellow), (light2, red2, yellow2) = lab(one), lab(other)
    mean = (numpy.hypot(red, yellow) + numpy.hypot(red2, yellow2)) / 2
    raised = 1.5 - 0.5 * numpy.sqrt(mean**7 / (mean**7 + 25.0**7))
    chroma, chroma2 = numpy.hypot(red * raised, yellow), numpy.hypot(red2 * raised, yellow2)
    hue = numpy.degrees(numpy.arctan2(yellow, red * raised)) % 360
    hue2 = numpy.degrees(numpy.arctan2(yellow2, red2 * raised)) % 360
    gray = chroma * chroma2 == 0
    turn = numpy.where(gray, 0, (hue2 - hue + 180) % 360 - 180)
    hue_step = 2 * numpy.sqrt(chroma * chroma2) * numpy.sin(numpy.radians(turn) / 2)
    middle = numpy.where(gray, hue + hue2, (hue + turn / 2) % 360)
    depth, mid = (chroma + chroma2) / 2, (light + light2) / 2 - 50

    def wave(factor, shift):
        return numpy.cos(numpy.radians(factor * middle + shift))

    weight = 1 - 0.17 * wave(1, -30) + 0.24 * wave(2, 0) + 0.32 * wave(3, 6) - 0.20 * wave(4, -63)
    light_step = (light2 - light) / (1 + 0.015 * mid**2 / numpy.sqrt(20 + mid**2))
    chroma_step = (chroma2 - chroma) / (1 + 0.045 * depth)
    hue_step = hue_step / (1 + 0.015 * depth * weight)
    spread = 60 * numpy.exp(-(((middle - 275) / 25) ** 2))
    twist = -numpy.sin(numpy.radians(spread)) * 2 * numpy.sqrt(depth**7 / (depth**7 + 25.0**7))
    total = light_step**2 + chroma_step**2 + hue_step**2 + twist * chroma_step * hue_step
    return numpy.sqrt(numpy.maximum(0, total))


def packed(pixels):
    return pixels.view("<u4").reshape(-1) & 0xFFFFFF


def mean_difference(one, other):
    """Of all pixels; few pairs of colours differ."""
    places = numpy.flatnonzero(one != other)
    pairs, counts = numpy.unique(one[places].astype(numpy.uint64) << 32 | other[places], return_counts=True)
    steps = difference((pairs >> 32).astype(numpy.int64), (pairs & 0xFFFFFFFF).astype(numpy.int64))
    return float((steps * counts).sum()) / len(one), float(steps.max(initial=0))


def frames_of(path):
    """The pictures of a GIF, each with the second it begins at."""
    with PIL.Image.open(path) as image:
        time = 0
        for number in range(image.n_frames):
            image.seek(number)
            yield time, packed(numpy.asarray(image.convert("RGBA")))
            time += image.info["duration"] / 1000


def flat_colors(film, least=0.001):
    """Colours that areas have: a share of a frame's pixels with three neighbours of their own colour."""
    found = set()
    for frame in film[:: max(1, len(film) // 6)]:
        alike = (frame[:-1, :-1] == frame[1:, 1:]) & (frame[:-1, :-1] == frame[1:, :-1]) & (frame[:-1, :-1] == frame[:-1, 1:])
        colors, counts = numpy.unique(frame[:-1, :-1][alike], return_counts=True)
        found |= set(colors[counts >= least * frame.size].tolist())
    return found


def judge(film, rate, path):
    """Mean and largest CIEDE2000, frames, flat colours, and how many of these the GIF shows elsewhere than where they are."""
    flat = flat_colors(film)
    sums, largest, lost = [], 0, set()
    for time, shown in frames_of(path):
        near = round(time * rate)
        choices = [film[index].reshape(-1) for index in range(max(0, near - 2), min(len(film), near + 3))]
        # Shown and true colours differ in edges; a frame of another time differs in areas, too.
        true = min(choices, key=lambda each: mean_difference(each, shown)[0])
        mean, most = mean_difference(true, shown)
        sums.append(mean)
        largest = max(largest, most)
        wrong = numpy.unique(true[true != shown])
        lost |= flat & set(wrong.tolist())
    return sum(sums) / len(sums), largest, len(sums), len(flat), len(lost)


def read_film(data, size):
    return numpy.frombuffer(data, "<u4").reshape(-1, size[1], size[0]) & 0xFFFFFF


def main():
    name, size, rate = sys.argv[1], tuple(map(int, sys.argv[2].split("x"))), int(sys.argv[3])
    film = read_film(open(name, "rb").read(), size)
    for path in sys.argv[4:]:
        mean, largest, frames, flat, lost = judge(film, rate, path)
        print(f"{path}: {frames} frames, CIEDE2000 mean {mean:.5f} largest {largest:.2f}, {flat} flat colours, {lost} not exact")


if __name__ == "__main__":
    main()
