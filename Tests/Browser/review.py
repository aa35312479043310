"""The page of `snapshot verify --report` in headless Chromium, as a person uses it.

    python3 Tests/Browser/review.py .build/release/framewright [folder for screenshots]

Needs Playwright from PyPI, Chromium and Pillow from Debian. Records snapshots into a folder of its own, spoils some, and
looks at the page that tells of it: every way to compare, zoom, the values of pixels, lint's boxes, keys, four looks, a page
without script, and one of a thousand passes.
"""

import json
import os
import pathlib
import subprocess
import sys
import tempfile

from PIL import Image
from playwright.sync_api import sync_playwright

TOOL = os.path.abspath(sys.argv[1])
WORK = pathlib.Path(tempfile.mkdtemp(prefix="review-"))
SHOTS = pathlib.Path(sys.argv[2] if len(sys.argv) > 2 else WORK / "screenshots").absolute()
GAP = 8
checks = 0


def check(condition, words):
    global checks
    if not condition:
        sys.exit(f"error: {words}")
    checks += 1


def framewright(*arguments, status=0):
    # Recording is refused in continuous integration, which is where this runs.
    environment = {key: value for key, value in os.environ.items() if key != "CI"}
    run = subprocess.run([TOOL, *arguments], cwd=WORK, env=environment, capture_output=True, text=True)
    check(run.returncode == status, f"{arguments} ended with {run.returncode}: {run.stderr}{run.stdout}")
    return run.stdout


def prepare():
    """A page of pictures that differ, one of them with findings, a missing one, a spoilt film, and passes."""
    (WORK / "Snapshots").mkdir()
    (WORK / "Snapshots/framewright.json").write_text(
        '{"screens": [{"device": "iphone-se-1"}, {"device": "iphone-16-pro-max", "orientation": "landscape", "theme": "classic"}],'
        ' "lint": {"textContrast": 12, "touchSide": 80}}'
    )
    filters = ["calculator/start", "course-game/midgame", "course-rank/podium", "game2048/late-game"]
    allow = ["--allow", "contrast", "--allow", "touch-target", "--because", "their findings are to be seen"]
    framewright("snapshot", "record", *filters, *allow)
    spoilt = WORK / "Snapshots/course-game/midgame/iphone-se-1.documented.png"
    picture = Image.open(spoilt).convert("RGB")
    picture.paste((10, 200, 30), (40, 60, 100, 90))
    picture.save(spoilt)
    wide = WORK / "Snapshots/game2048/late-game/iphone-16-pro-max.landscape.classic.png"
    picture = Image.open(wide).convert("RGB")
    picture.putpixel((700, 300), (255, 0, 255))
    picture.save(wide)
    (WORK / "Snapshots/course-rank/podium/iphone-se-1.documented.png").unlink()
    framewright("snapshot", "verify", *filters, "--report", "review.html", status=1)
    films = WORK / "films"
    films.mkdir()
    (films / "framewright.json").write_text('{"references": "films", "fps": 30, "screens": [{"device": "iphone-se-1"}]}')
    framewright("snapshot", "record", "--folder", "films", "calculator/press")
    manifest = json.loads((films / "manifest.json").read_text())
    spoil_film(manifest["snapshots"][0])
    (films / "manifest.json").write_text(json.dumps(manifest))
    framewright("snapshot", "verify", "--folder", "films", "calculator/press", "--report", "films.html", status=1)
    framewright("lint", "course-game/midgame", "--device", "iphone-se-1", "--report", "lint.html", status=1)


def spoil_film(entry):
    """Another hash where the film is in its middle."""
    runs = entry["film"]["runs"]
    count, pixels = runs[len(runs) // 2].split(" ")
    runs[len(runs) // 2] = f"{count} {'1' if pixels[0] == '0' else '0'}{pixels[1:]}"


def made_page(name, rows):
    """A page of results that are made up, from a shard's results; its size in bytes."""
    framewright("snapshot", "verify", "course-game/midgame", "--results", "one.json", status=1)
    results = json.loads((WORK / "one.json").read_text())
    row = next(row for row in results["results"] if row["pictures"])
    results["results"] = [dict(row, index=index, **changes) for index, changes in enumerate(rows)]
    results["total"] = len(rows)
    (WORK / f"{name}.json").write_text(json.dumps(results))
    status = 0 if all(row.get("status") == "same" for row in rows) else 1
    framewright("snapshot", "merge", f"{name}.json", "--report", f"{name}.html", status=status)
    return (WORK / f"{name}.html").stat().st_size


def open_page(browser, name, **options):
    """A page, and what went wrong in it, and what it asked for from outside."""
    page = browser.new_page(**options)
    faults, requests = [], []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda message: faults.append(message.text) if message.type == "error" else None)
    page.on("request", lambda request: requests.append(request.url))
    page.goto(f"file://{WORK}/{name}")
    page.wait_for_timeout(300)
    return page, faults, [url for url in requests if not url.startswith(("file:", "data:"))]


def canvas_pixel(figure, x, y):
    return figure.locator("canvas").evaluate(
        "(canvas, [x, y]) => [...canvas.getContext('2d').getImageData(x, y, 1, 1).data.slice(0, 3)]", [x, y]
    )


def press(figure, name):
    figure.get_by_role("button", name=name, exact=True).click()


def compare(page):
    """The five ways to look at a strip, by the pixels that are shown; 50,70 was spoilt in the recording."""
    figure = page.locator("article", has_text="course-game/midgame/iphone-se-1").locator("figure")
    figure.scroll_into_view_if_needed()
    figure.locator("canvas").wait_for()
    strip = Image.open(WORK / "Snapshots/failures/course-game/midgame/iphone-se-1.documented.png").convert("RGB")
    span = (strip.width - 2 * GAP) // 3
    old, new = strip.getpixel((50, 70)), strip.getpixel((50 + 2 * (span + GAP), 70))
    check(old == (10, 200, 30) != new, f"the strip has {old} and {new}")
    press(figure, "Side by side")
    check(figure.locator("canvas").evaluate("c => c.width") == strip.width, "side by side shows the whole strip")
    press(figure, "Blink")
    seen = set()
    for _ in range(12):
        seen.add(tuple(canvas_pixel(figure, 50, 70)))
        page.wait_for_timeout(120)
    check(seen == {old, new}, f"blink shows {seen}")
    press(figure, "Onion")
    mixed = canvas_pixel(figure, 50, 70)
    check(all(abs(m - (a + b) / 2) <= 2 for m, a, b in zip(mixed, old, new)), f"half of each: {mixed}")
    figure.locator("input").fill("1")
    check(tuple(canvas_pixel(figure, 50, 70)) == new, "onion at its end shows the new picture")
    press(figure, "Slider")
    check(tuple(canvas_pixel(figure, 50, 70)) == new, "the slider at its end shows the new picture")
    figure.locator("input").fill("0")
    check(tuple(canvas_pixel(figure, 50, 70)) == old, "the slider at its start shows the old picture")
    drag_slider(page, figure, new)
    press(figure, "Difference")
    check(canvas_pixel(figure, 50, 70) == [255, 0, 0], "the difference marks what differs")
    return figure, old, new


def drag_slider(page, figure, new):
    area = figure.locator("canvas").bounding_box()
    page.mouse.move(area["x"] + area["width"] * 0.9, area["y"] + 20)
    page.mouse.down()
    page.mouse.move(area["x"] + area["width"] * 0.05, area["y"] + 20, steps=5)
    page.mouse.up()
    check(tuple(canvas_pixel(figure, 50, 70)) == new, "dragged to the left, the slider shows the new picture")


def zoom(page, figure, old, new):
    press(figure, "Blink")
    press(figure, "Actual size")
    before = figure.locator("canvas").bounding_box()["width"]
    press(figure, "Larger")
    press(figure, "Larger")
    area = figure.locator("canvas").bounding_box()
    check(area["width"] == 4 * before, f"twice larger is four times as wide: {before}, {area['width']}")
    check(figure.get_by_role("button", name="Actual size").inner_text() == "400 %", "the zoom is told")
    # In the page of 1440 pixels the picture's 50,70 lies at 202,282 of the enlarged one; the stage scrolls to it.
    figure.locator("canvas").hover(position={"x": 202, "y": 282}, force=True)
    words = figure.locator("output").inner_text()
    check(words.startswith("50,70: expected "), words)
    check(f"{','.join(map(str, old))}" in words and f"{','.join(map(str, new))}" in words, f"pixel values: {words}")
    press(figure, "Fit")
    check(figure.locator("canvas").bounding_box()["width"] <= figure.locator(".stage").bounding_box()["width"], "it fits")


def findings(page, figure, scale=1):
    """Boxes lie where lint says the views are, in whichever way the picture is shown."""
    found = json.loads(framewright("lint", "course-game/midgame", "--device", "iphone-se-1", "--json", status=1))
    expected = found["scenes"][0]["findings"]
    boxes = figure.locator(".box")
    check(boxes.count() == len([f for f in expected if f["rule"] not in ("mirror-symmetry", "right-to-left")]) > 0,
          f"{boxes.count()} boxes of {len(expected)} findings")
    for way, shift in (("Side by side", 2), ("Slider", 0)):
        press(figure, way)
        press(figure, "Actual size")
        sheet = figure.locator("canvas").bounding_box()
        width = 320
        for index in range(min(5, boxes.count())):
            box, frame = boxes.nth(index).bounding_box(), expected[index]
            left = sheet["x"] + (frame["x"] + shift * (width + GAP)) * scale
            check(abs(box["x"] - left) < 1.5 and abs(box["y"] - sheet["y"] - frame["y"] * scale) < 1.5,
                  f"box {index} is at {box}, the view at {frame} in {sheet}")
            label = boxes.nth(index).locator("b").text_content()
            check(frame["rule"] in label and frame["view"] in label, f"{label} tells rule and view")
    toggle = figure.get_by_role("button", name=f"Findings ({boxes.count()})")
    toggle.click()
    check(not boxes.first.is_visible() and toggle.get_attribute("aria-pressed") == "false", "findings can be hidden")
    page.keyboard.press("f")
    check(boxes.first.is_visible(), "f shows them again")


def order_and_keys(page):
    articles = page.locator("article")
    check(articles.count() == 2, f"{articles.count()} differences")
    last, missing = articles.last.bounding_box()["y"], page.locator("#missing")
    check(page.locator("#passes").bounding_box()["y"] > missing.bounding_box()["y"] > last, "failures, missing, passes")
    check(page.locator("#passes").get_by_text("game2048/late-game/iphone-se-1").count() == 1, "passes are named")
    check(missing.locator("li").count() == 1 and not missing.locator("img").is_visible(), "missing ones are folded")
    page.locator('.index a[href="#missing"]').click()
    check(missing.locator("img").is_visible(), "the index opens them, with the picture that was painted")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("n")
    page.keyboard.press("n")
    focused = page.evaluate("document.activeElement.id")
    check(focused == "failure-2", f"n goes to the next failure: {focused}")
    check(page.locator("img[loading=lazy]").count() + page.locator("canvas").count() >= 2, "images are lazy")


def filtering(page):
    """The filter hides cards, links of the index, missing ones and passes alike."""
    page.keyboard.press("/")
    page.keyboard.type("midgame differ")
    check(page.locator("article:visible").count() == 1, "the filter takes several words")
    check(page.locator(".index li:visible").count() == 1 and not page.locator("#missing").is_visible(), "the index follows")
    check(page.locator("#matches").inner_text().startswith("1 of "), "what is left is counted")
    page.locator("#filter").fill("missing")
    check(page.locator("#missing").is_visible() and page.locator("article:visible").count() == 0, "missing is a word, too")
    page.locator("#filter").fill("")
    check(page.locator("article:visible").count() == 2 and page.locator("#passes").is_visible(), "an empty filter hides nothing")


def keys_and_labels(browser):
    """A page offers only keys that do something; labels lie beside the views they mark."""
    page, faults, _ = open_page(browser, "lint.html", viewport={"width": 1440, "height": 900})
    keys = page.locator(".keys").inner_text()
    check("side by side" not in keys and "n and p" not in keys and "f findings" in keys, keys)
    page.locator("figure").scroll_into_view_if_needed()
    page.wait_for_timeout(300)
    for box in page.locator(".box").all():
        frame, label = box.bounding_box(), box.locator("b").bounding_box()
        check(label["y"] + label["height"] <= frame["y"] + 1, f"the label {label} covers the view {frame}")
    box = page.locator(".box").first
    box.focus()
    check(box.locator("b span").is_visible() and not faults, "a label in focus tells the rule")
    page.close()


def laziness(browser):
    """Of a long page only what comes near is drawn; failures come before a thousand passes, which weigh little."""
    passes = [
        {"file": f"course-game/state-{index}/iphone-15.documented.png", "status": "same", "details": [], "pictures": [],
         "findings": []} for index in range(1000)
    ]
    size = made_page("passes", passes)
    check(size < 2_000_000, f"a thousand passes take {size} bytes")
    made_page("long", passes + [{"file": f"failure-{index}.png"} for index in range(60)])
    page, faults, _ = open_page(browser, "long.html", viewport={"width": 1440, "height": 900})
    check(page.locator("article h2").first.inner_text().endswith("failure-0.png"), "failures come first")
    first = page.locator("canvas").count()
    check(0 < first < 20, f"{first} of 60 pictures are drawn at first")
    page.locator("article").last.scroll_into_view_if_needed()
    page.wait_for_timeout(500)
    check(page.locator("article").last.locator("canvas").count() == 1, "the last is drawn when it comes near")
    check(page.locator("canvas").count() < 60 and not faults, "what was skipped is not drawn")
    check(page.locator(".passes li").count() == 1000, "a thousand passes are listed")
    page.close()
    return size


def looks(browser):
    """Screenshots in four looks; nothing is wider than the window."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    for name in ("review", "films", "lint"):
        for width in (360, 1440):
            for scheme in ("light", "dark"):
                page, faults, outside = open_page(
                    browser, f"{name}.html", viewport={"width": width, "height": 900}, color_scheme=scheme)
                for figure in page.locator("figure").all():
                    figure.scroll_into_view_if_needed()
                    page.wait_for_timeout(100)
                wide = page.evaluate("document.documentElement.scrollWidth")
                check(wide <= width, f"{name} is {wide} wide in a window of {width}")
                check(not faults and not outside, f"{name}: {faults} {outside}")
                page.evaluate("scrollTo(0, 0)")
                page.screenshot(path=SHOTS / f"{name}-{width}-{scheme}.png", full_page=True)
                page.close()


def film(browser):
    page, faults, _ = open_page(browser, "films.html", viewport={"width": 1440, "height": 900})
    figures = page.locator("figure")
    check(figures.count() >= 2, f"{figures.count()} pictures of a film")
    check(page.get_by_text("recorded over actual").count() == 1, "the film's strips are there")
    strip = figures.first
    strip.scroll_into_view_if_needed()
    strip.locator("canvas").hover(position={"x": 30, "y": 30}, force=True)
    check(strip.locator("output").inner_text() != "" and not faults, "a film strip tells its pixels")
    page.close()


def without_script(browser):
    page = browser.new_context(java_script_enabled=False, viewport={"width": 1440, "height": 900}).new_page()
    page.goto(f"file://{WORK}/review.html")
    check(page.locator("figure img").first.is_visible() and page.locator(".box").first.is_visible(),
          "without script there are pictures and boxes")
    page.close()


def main():
    prepare()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox"] if os.getuid() == 0 else [])
        page, faults, outside = open_page(browser, "review.html", viewport={"width": 1440, "height": 900})
        order_and_keys(page)
        filtering(page)
        figure, old, new = compare(page)
        zoom(page, figure, old, new)
        findings(page, figure)
        check(not faults and not outside, f"{faults} {outside}")
        size = laziness(browser)
        film(browser)
        keys_and_labels(browser)
        without_script(browser)
        looks(browser)
        browser.close()
    print(f"{checks} checks of the review page in Chromium, {size} bytes for 1,000 passes, screenshots in {SHOTS}")


main()
