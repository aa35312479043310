"""Times Framewright's export of a film beside other painters and encoders given the same frames, in turns, and counts bytes.

    python3 -m venv /tmp/peers
    /tmp/peers/bin/pip install pillow skia-python blend2d-python pycairo numpy
    swift build -c release --product framewright-benchmarks
    /tmp/peers/bin/python Tests/Peers/animation.py [--rounds 5] [--film board] [draw apng gif webp smallest]

`Tests/Benchmarks/SlidingTiles.swift` is the film: 60 frames of 780x1688 pixels. Framewright's time of a file holds playing, laying out and
drawing the frames; the others get them ready, Pillow as images in memory, ffmpeg and apngasm as a file. ffmpeg and apngasm are those
on the path, and left out where there are none. ffmpeg's GIF is by palettegen and paletteuse in one command.

Drawing is of display lists made before the clock runs, Framewright's whole frames and then only what changed. Blend2D and cairo
paint every frame whole: neither knows what changed.

Measured
    2026-11-22, x86-64, 2 cores under a load of 12 to 30 by other work; a quiet run is still owed. Processor time of a run on one
    thread, Framewright's with playing, laying out and drawing, and bytes:

                                     ms     bytes
        APNG   Framewright      182-195  1,672,620   (182 before gaps were filled, with 1,757,048 bytes; 15 more since)
               Pillow               931  1,938,508   4.8 x
               apngasm -z0        4,440  1,522,710    23 x
        APNG   smallest           5,500  1,467,279   (frames given)
               apngasm -z1       50,590  1,440,589   9.2 x
        GIF    Framewright          230  1,043,264
               ffmpeg             1,050  1,018,385   4.6 x
               Pillow             3,871  1,316,346    17 x

    2026-11-23, as busy, in turns with the encoder of the day before: APNG 172 ms for 210, 1,672,585 bytes.

    2026-11-23, under a load of 9, drawing alone, least of 4 rounds in turns: whole frames 12.5 ms, what changed 9.3; Blend2D 35.9
    (2.88 x), cairo 19.9 (1.60 x). The day before, 0.96 x cairo: sides of tiles were scanned row by row, and painted under tiles.
    Quiet, the same day: whole frames 11.9 ms, Blend2D 18.3 (1.53 x), cairo 14.6 (1.22 x). Since then glyphs are laid by fours of
    pixels: 161 M instructions a film for 173; under a load of 6, whole frames 11.7 ms, cairo 15.5 (1.32 x), Blend2D 27.2 (2.3 x).
    2026-11-23, GIF: 1,017,457 bytes, 0.999 of ffmpeg's; mean CIEDE2000 to the truth 0.0043, ffmpeg's 0.0050 (the day before
    0.0095); all 15 flat colours exact in both. Under a load of 4, in turns: 132 ms, the encoder before 131, ffmpeg 930 (7.0 x).
    Nearly quiet, with all that, on one thread and on two: APNG 92.7 and 60.2 ms, Pillow 650; GIF 118 and 77.5, ffmpeg 776; WebP 402
    and 242, Pillow 1,103 at 5.4 times the bytes.
    Of the documented film `game2048/slide`, 32 frames: APNG 126,792 bytes (Pillow 169,344), smallest 108,400 (apngasm -z1 117,398, in 15
    times the time), GIF 89,423 (ffmpeg 105,333); it is kinder to all than tiles that stand between pixels.
    Quiet, later the same day (another machine, slower by a third), least of four rounds in turns, with runs of shapes kept and rows
    filled by the C library: whole frames 14.6 ms (17.3 before), what changed 10.9 (12.4), cairo 26.5 (1.81 x), Blend2D 40.2 (2.75 x).
    Before that, there: APNG 151 and on two threads 94 ms, Pillow 1,560 (10.3 and 16.5 x); GIF 177 and 105, ffmpeg 1,308 (7.4 and
    12.4 x); WebP 524 and 292, Pillow 2,053 (3.9 and 7.0 x) at .19 of the bytes.
    The film `board`, there, 53 of whose 60 frames differ: APNG 343,033 bytes, .81 of Pillow's (804 ms); smallest 292,283, .95 of
    apngasm -z1's; GIF 222,874, .93 of ffmpeg's (1,086 ms); WebP 186,664, .10 of Pillow's (2,202 ms). Framewright's times on one
    thread and on two: APNG 215 and 117 ms (234 and 172 while a transform that changed damaged the whole picture), GIF 141 and 119
    (192 and 161), WebP 336 and 176 (324 and 209). Until then a fifth of the APNG's time went into comparing whole pictures, and
    a seventh into laying out, which the others are given.
    In the evening, quiet, another machine, Framewright alone, least and median of several runs on one thread and on two: APNG 103 and
    106 ms, 61 and 64; GIF 146 and 150, 78 and 83; WebP 438 and 440, 240 and 245; Y4M 167 and 172, 89 and 93; PNG files 132 and 144, 70
    and 75. Both threads are busy for 92 to 97 % of the time: where they gain less than 1.8 times they wait for memory.
    The same evening, another machine, its speed swaying by a third: an APNG is begun once its layout is settled, most often by the
    first frame, in place of a look at all. Least of three runs in turns, on one thread and on two: sliding 84.3 and 54.2 ms for 108.8 and
    63.3 before, board 93.8 and 63.0 for 105.8 and 67.4; the same bytes, the board's 0.7 % more (another colour stands for transparency
    where there is black). In one run with Pillow, 895 ms: 10.1 and 15.1 x. Three or four tasks under way in place of five: no
    difference to be seen.
    2026-11-24, another machine, nearly quiet, Framewright alone, least of three runs in turns, before and since an APNG's disposals
    are compared on a quarter of the rows, gaps and pixels that mean transparency are found on the way, and long matches are
    compared by 32 bytes: sliding 90.8 and 75.3 ms on one thread, 47 and 43 on two; board 81.8 and 61, 55.8 and 37; the same bytes.
    2026-11-24, another machine, in turns with the encoder before, since a GIF's frames are recorded at the first look and not painted
    again, and LZW takes runs of any symbol at once. Nearly quiet, least of three: 143 ms on one thread and 81.4 on two (1.76 x as
    fast) for 222 and 120. Under a load of 4.5 by other work: 116 ms for 180; with the peers 125, ffmpeg 1,202 (9.6 x); APNG, of whose
    tall frames fewer rows are compared, 93, Pillow 1,139 (12.2 x), the encoder before in turns within the noise: 17 M
    instructions of 600 are spared. GIF of 1,015,188 bytes (1,017,457), mean CIEDE2000 0.0044, all 15 flat colours exact; board 222,862.
    Nearly quiet, in one run with the peers, least of two or three rounds in turns: GIF 119 ms and 68.6 on two threads, ffmpeg 1,541 (12.9
    and 22 x), Pillow 5,777; APNG 104 and 58.1, Pillow 1,333 (12.8 and 23 x). The second thread brings 1.74 and 1.79 times the speed.
    2026-11-24, another machine, its speed swaying by a third, in turns, least of four rounds: with pictures that begin unpainted an APNG
    takes 89.3 ms for 92.4, on two threads 52.7 for 56.4; a palette's colour looked for among those as light spares 26 M of 517 M
    instructions of the film `board`'s GIF, all of them on one thread. The second thread brings, least and median of ten rounds: sliding
    APNG 1.71 to 1.78 and 1.79, GIF 1.70 to 1.73 and 1.6, WebP 1.78 and 1.86; board 1.69 and 1.46. Two processes at once do not slow each
    other: what is lost is 4 % more instructions, as more pictures are under way and each is older, and what one core has to fetch from the
    other. Seven and nine tasks under way in place of five: board keeps 1.85 of two processors busy for 1.80, its GIF 1.75 for 1.68,
    sliding no more than before, and on the clock nothing is to be seen.
    Of 36 films of the catalogue, of up to 150 frames of 780x1688, APNGs take .82 of Pillow's bytes together; .29 to .96 each.
    Behind: the bytes of apngasm's 7-zip on the sliding film; Pillow's bytes are not brought under .6 times on either.
"""

import io
import json
import pathlib
import shutil
import statistics
import subprocess
import tempfile
import time

import PIL.Image

import turns

SIZE = (780, 1688)
RATE = 60


def main():
    parser = turns.arguments(__doc__)
    parser.add_argument("parts", nargs="*", help="without any all but smallest, which takes minutes")
    parser.add_argument("--film", choices=["sliding", "board"], default="sliding")
    parser.add_argument("--gif", help="Framewright's GIF of the film, to be judged beside ffmpeg's")
    options = parser.parse_args()
    options.folder = "export" if options.film == "sliding" else f"export-{options.film}"
    options.parts = options.parts or ["draw", "apng", "gif", "webp"]
    if "draw" in options.parts and options.film == "sliding":
        compare_drawing(options)
    if options.parts == ["draw"]:
        return
    film = subprocess.run([options.binary, "--film", options.film], check=True, capture_output=True).stdout
    length = SIZE[0] * SIZE[1] * 4
    frames = [
        PIL.Image.frombytes("RGBA", SIZE, film[start:start + length]).convert("RGB")
        for start in range(0, len(film), length)]
    with tempfile.TemporaryDirectory() as folder:
        raw = pathlib.Path(folder) / "film.rgba"
        raw.write_bytes(film)
        if "apng" in options.parts:
            compare(options, "apng", apng_peers(frames, raw))
        if "smallest" in options.parts and shutil.which("apngasm"):
            compare(options, "smallest", {"apngasm": apngasm(frames, raw, "-z1")})
        if "gif" in options.parts:
            compare(options, "gif", gif_peers(frames, raw))
            compare_colors(options, film, raw)
        if "webp" in options.parts:
            compare(options, "webp", {"Pillow": lambda: by_pillow(frames, "WEBP", lossless=True)})


def compare_drawing(options):
    """Display lists to pixels. Peers are asked frame by frame, whose calls into them are made ready."""
    import raster

    output = subprocess.run([options.binary, "--film-scenes"], check=True, capture_output=True, text=True).stdout
    scenes = json.loads(output)
    rows = {"whole": [], "changed": [], "Blend2D": [], "cairo": []}
    peers = {}
    for make in raster.Blend2D, raster.Cairo:
        # One surface for all frames: warm memory, as ours.
        first = make(scenes[0])
        peers[make.name] = [first] + [make(scene, first) for scene in scenes[1:]]
    for _ in range(options.rounds):
        for entry in turns.benchmarks(options, "film/"):
            rows["whole" if entry["name"] == "film/paint" else "changed"].append(entry["minMs"])
        for name, painters in peers.items():
            rows[name].append(turns.timed(lambda _: [each.paint() for each in painters], options.seconds)[0])
    print(f"draw, {options.rounds} rounds in turns; milliseconds, and how often Framewright's whole frames fit in")
    for name, times in rows.items():
        print(f"{name:14}{min(times):10.2f}{min(times) / min(rows['whole']):7.2f}")


def apng_peers(frames, raw):
    peers = {"Pillow": lambda: by_pillow(frames, "PNG")}
    if shutil.which("ffmpeg"):
        peers["ffmpeg"] = lambda: by_ffmpeg(raw, "apng", ["-plays", "0", "-pix_fmt", "rgb24"])
    if shutil.which("apngasm"):
        # Deflate by zlib: its others take minutes.
        peers["apngasm"] = apngasm(frames, raw, "-z0")
    return peers


def apngasm(frames, raw, effort):
    pictures = []
    for number, frame in enumerate(frames):
        pictures.append(raw.with_name(f"frame{number:03}.png"))
        frame.save(pictures[-1], compress_level=1)
    output = raw.with_suffix(".apng")
    return lambda: by_program(["apngasm", output, *pictures, "1", str(RATE), effort], output)


def gif_peers(frames, raw):
    peers = {"Pillow": lambda: by_pillow(frames, "GIF")}
    if shutil.which("ffmpeg"):
        palette = "split[a][b];[a]palettegen[p];[b][p]paletteuse=dither=none"
        peers["ffmpeg"] = lambda: by_ffmpeg(raw, "gif", ["-filter_complex", f"fps=50,{palette}"])
    return peers


def compare_colors(options, film, raw):
    """How near GIFs come to the frames they were made of. The framewright tool's is `--gif FILE`, made by whoever asks."""
    import ciede

    true = ciede.read_film(film, SIZE)
    paths = {"ffmpeg": raw.with_suffix(".gif")}
    if options.gif:
        paths["Framewright"] = pathlib.Path(options.gif)
    print("gif, mean CIEDE2000 to the truth, the largest, and flat colours of the film that are not exact")
    for name, path in paths.items():
        if not path.exists():
            continue
        mean, largest, _, flat, lost = ciede.judge(true, RATE, path)
        print(f"{name:14}{mean:10.5f}{largest:7.2f}{lost:5} of {flat}")


def by_pillow(frames, form, **settings):
    output = io.BytesIO()
    start = time.perf_counter()
    frames[0].save(
        output, form, save_all=True, append_images=frames[1:], duration=1000 / RATE, loop=0, **settings)
    return (time.perf_counter() - start) * 1000, len(output.getvalue())


def by_ffmpeg(raw, form, arguments):
    output = raw.with_suffix(f".{form}")
    size = "x".join(map(str, SIZE))
    return by_program(
        ["ffmpeg", "-v", "error", "-y", "-threads", "1", "-f", "rawvideo", "-pixel_format", "rgba", "-video_size", size]
        + ["-framerate", str(RATE), "-i", raw, *arguments, "-f", form, output], output)


def by_program(command, output):
    start = time.perf_counter()
    subprocess.run(command, check=True, capture_output=True)
    return (time.perf_counter() - start) * 1000, output.stat().st_size


def compare(options, form, peers):
    threads = ["Framewright"] if form == "smallest" else ["Framewright", "on 2 threads"]
    rows = {name: [] for name in [*threads, *peers]}
    for _ in range(options.rounds):
        # One thread, then two: the shorter name is part of the longer.
        for name, entry in zip(threads, turns.benchmarks(options, f"{options.folder}/{form}"), strict=True):
            rows[name].append((entry["minMs"], entry["nodes"]))
        for name, work in peers.items():
            rows[name].append(work())
    own = min(row[0] for row in rows["Framewright"])
    print(f"{options.film}, {form}, {options.rounds} rounds in turns; milliseconds, how often Framewright's fit in, bytes and ours by theirs")
    for name, measured in rows.items():
        least, bytes_ = min(row[0] for row in measured), statistics.median(row[1] for row in measured)
        share = rows["Framewright"][0][1] / bytes_
        print(f"{name:14}{least:10.1f}{least / own:7.2f}{int(bytes_):12}{share:7.2f}")


if __name__ == "__main__":
    main()
