"""Uses the live preview as a person does, in Debian's chromium: pickers, colors, touches, animations, downloads, keys.

    apt-get install chromium
    python3 -m venv /tmp/browser
    /tmp/browser/bin/pip install playwright axe-core-python
    /tmp/browser/bin/python Tests/Browser/preview.py .build/release/framewright [--pictures FOLDER] [--only WORD] [--rate 30]

Starts `framewright serve` on a copy of a theme, on a free port, and stops it at the end. Every check is a function of this file
whose name begins with `check_`, run in order on one page; the first that fails ends the run with status 1. Without axe-core-python the check of
accessibility is skipped, and says so.
"""

import argparse
import http.client
import http.server
import json
import pathlib
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse

from playwright.sync_api import sync_playwright

SCENE, DEVICE = "game2048/late-game", "iphone-15"
TILE = (30, 262)  # a point of the first tile, beside its number
THEMES = pathlib.Path(__file__).resolve().parents[2] / "Themes"


class Server:
    """`framewright serve` over a theme file in a folder of its own."""

    def __init__(self, tool, folder, files=None):
        """`files`: how many the server may have open; None for as many as this process."""
        self.tool, self.folder = tool, folder
        self.theme = folder / "mine.json"
        shutil.copy(THEMES / "classic.json", self.theme)
        command = [tool, "serve", SCENE, "--theme", str(self.theme), "--port", "0"]
        if files:
            command = ["sh", "-c", f'ulimit -n {files}; exec "$@"', "sh", *command]
        self.process = subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True)
        self.address = self.first_address()
        self.port = urllib.parse.urlsplit(self.address).port
        self.path = urllib.parse.urlsplit(self.address).path

    def first_address(self):
        for line in self.process.stdout:
            found = re.search(r"http://127\.0\.0\.1:\d+/[^/\s]+/", line)
            if found:
                return found.group()
        sys.exit("framewright serve ended without an address")

    def render(self, *options, scene=SCENE, name="rendered.png"):
        """What `framewright render` writes and says of the same screen."""
        command = [self.tool, "render", scene, "--theme", str(self.theme), "-o", name, "--json", *options]
        told = subprocess.run(command, cwd=self.folder, check=True, capture_output=True, text=True).stdout
        return json.loads(told)["pixels"]

    def request(self, method, path, body=None, **headers):
        """Past the browser: (status, headers, body)."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        connection.request(method, path, body, {name.replace("_", "-"): value for name, value in headers.items()})
        answer = connection.getresponse()
        return answer.status, answer.headers, answer.read()

    def studio(self):
        return json.loads(self.request("GET", self.path + "studio")[2])

    def stop(self):
        self.process.terminate()
        self.process.wait(timeout=10)


class Preview:
    """The page in a browser, and what a person reads off it."""

    def __init__(self, browser, server, width=1440, height=900, scheme="light"):
        self.server = server
        self.context = browser.new_context(
            viewport={"width": width, "height": height}, color_scheme=scheme, accept_downloads=True, locale="en-US")
        self.page = self.context.new_page()
        self.complaints = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self.listen)
        self.open()

    def listen(self, message):
        # The browser itself notes every refused request; the page shows those it expects.
        if message.type in ("error", "warning") and not message.text.startswith("Failed to load resource"):
            self.complaints.append(message.text)

    def open(self):
        self.page.goto(self.server.address)
        self.page.wait_for_selector("html[data-ready]")
        self.settle()

    def settle(self):
        """Until the picture that is seen is the one the server speaks of."""
        deadline = time.monotonic() + 30
        while self.hash() != json.loads(self.server.request("GET", self.server.path + "hash")[2])["hash"]:
            expect(time.monotonic() < deadline, "the picture never became the server's")
            time.sleep(0.03)

    def hash(self):
        return self.page.text_content("#hash")

    def changed_hash(self, before):
        wait_for(lambda: self.hash() != before)
        self.settle()
        return self.hash()

    def pixel(self, x, y):
        """The color at a point of the screen as #rrggbb, read from the picture that is seen."""
        return self.page.evaluate(
            """([x, y]) => {
                const picture = document.querySelector("#picture"), canvas = document.createElement("canvas");
                canvas.width = picture.naturalWidth; canvas.height = picture.naturalHeight;
                const brush = canvas.getContext("2d"); brush.drawImage(picture, 0, 0);
                const scale = picture.naturalWidth / Number(/([\\d.]+) × [\\d.]+ points/.exec(document.querySelector("#size").textContent)[1]);
                return "#" + [...brush.getImageData(x * scale, y * scale, 1, 1).data].slice(0, 3).map(part => part.toString(16).padStart(2, "0")).join("");
            }""", [x, y])

    def click_picture(self, x, y):
        box, points = self.page.locator("#screen").bounding_box(), self.server.studio()["picture"]["points"]
        self.page.mouse.click(box["x"] + x / points["width"] * box["width"], box["y"] + y / points["height"] * box["height"])

    def choose(self, field, value):
        self.page.select_option(f"[data-field={field}]", value)

    def pick_tile(self):
        self.page.click("#mode-pick")
        self.click_picture(*TILE)
        self.page.wait_for_selector("#editor:not([hidden])")

    def said(self, pattern):
        wait_for(lambda: re.search(pattern, self.page.text_content("#status")))

    def until(self, expression, seconds=20):
        """Until a JavaScript expression holds. Playwright's own waiting is an eval, which the page's policy forbids."""
        wait_for(lambda: self.page.evaluate(expression), seconds)

    def focused(self):
        return self.page.evaluate("document.activeElement?.id || document.activeElement?.dataset?.field || document.activeElement?.tagName")

    def type_color(self, text):
        self.page.fill("#color-text", text)
        self.page.press("#color-text", "Enter")


def expect(condition, otherwise):
    if not condition:
        raise AssertionError(otherwise)


def same(found, wanted, what):
    expect(found == wanted, f"{what}: {found!r}, not {wanted!r}")


# The checks, in the order they run.


def check_the_picture_is_what_render_writes(preview, server):
    same(preview.hash(), server.render("--device", DEVICE), "the hash that is shown")
    sizes = [len(server.request("GET", server.path + name)[2]) for name in ("", "style.css", "script.js", "icon.svg")]
    expect(0 < sum(sizes) < 150_000, f"the page's own files are {sizes} bytes")


def check_scenes_devices_and_settings_can_be_picked(preview, server):
    before = preview.hash()
    preview.choose("scene", "pet")
    preview.changed_hash(before)
    preview.choose("device", "iphone-se-1")
    preview.choose("textSize", "xLarge")
    preview.choose("direction", "rightToLeft")
    preview.choose("context", "dark")
    preview.said("on iPhone SE")
    preview.until("document.querySelector('#size').textContent.startsWith('640')")
    wait_for(lambda: server.studio()["screen"]["context"] == "dark")
    preview.settle()
    state = server.studio()["screen"]["state"]
    options = ["--device", "iphone-se-1", "--text-size", "xLarge", "--direction", "right-to-left", "--context", "dark"]
    same(preview.hash(), server.render(*options, scene=f"pet/{state}"), "the hash after every picker was used")
    preview.choose("context", "")
    preview.choose("direction", "leftToRight")
    preview.choose("textSize", "large")
    preview.choose("device", DEVICE)
    preview.choose("scene", "game2048")
    preview.choose("state", "late-game")
    wait_for(lambda: server.studio()["screen"]["state"] == "late-game")
    preview.settle()
    same(preview.hash(), before, "the hash back at the first screen")


def wait_for(condition, seconds=20):
    deadline = time.monotonic() + seconds
    while not condition():
        expect(time.monotonic() < deadline, "waited in vain")
        time.sleep(0.05)


def check_the_eyedropper_names_view_and_token(preview, server):
    preview.pick_tile()
    token = preview.page.text_content("#editor-title")
    expect(token.startswith("color."), f"the token is {token}")
    expect(token in preview.page.text_content("#spot"), "the readout names the token")
    expect(preview.pixel(*TILE) in preview.page.text_content("#spot"), "the readout names the color")
    same(preview.page.get_attribute("#tokens [aria-selected=true]", "data-path"), token, "the chosen row")


def check_a_color_edited_as_text_changes_the_pixel_and_can_be_undone(preview, server):
    preview.pick_tile()
    before, color = preview.hash(), preview.pixel(*TILE)
    preview.type_color("#1a73e8")
    after = preview.changed_hash(before)
    same(preview.pixel(*TILE), "#1a73e8", "the tile's pixel")
    expect(preview.page.is_visible("#unsaved"), "unsaved is marked")
    expect(preview.page.title().startswith("•"), "unsaved is marked in the title")
    preview.page.click("#undo")
    same(preview.changed_hash(after), before, "the hash after undo")
    same(preview.pixel(*TILE), color, "the pixel after undo")
    expect(preview.page.is_hidden("#unsaved"), "nothing is unsaved after undo")
    preview.page.press("#undo", "Control+Shift+Z")
    same(preview.changed_hash(before), after, "the hash after redo")


def check_text_that_is_no_color_is_refused_and_stops_nothing(preview, server):
    preview.pick_tile()
    before = preview.hash()
    preview.type_color("no such color")
    preview.page.wait_for_selector("#color-text[aria-invalid=true]")
    expect(preview.page.text_content("#color-hint").strip(), "the reason stands beside the field")
    preview.type_color("rgb(200 30 90)")
    preview.changed_hash(before)
    same(preview.pixel(*TILE), "#c81e5a", "the pixel of the next color")
    expect(preview.page.is_hidden("#failure"), "the notice is gone")


def check_a_drag_of_a_slider_is_quick_and_one_step(preview, server):
    preview.pick_tile()
    before, page = preview.hash(), preview.page
    drawn = "Number(document.querySelector('#draft').dataset.count ?? 0)"
    page.locator("#slider-l").scroll_into_view_if_needed()
    box = page.locator("#slider-l").bounding_box()
    at = lambda share: (box["x"] + box["width"] * share, box["y"] + box["height"] / 2)
    page.mouse.move(*at(0.1))
    page.mouse.down()
    started = time.monotonic()
    # Each is waited for: about one a frame of the browser's. Each is another color, as every step of a paler color's hue is not.
    page.mouse.move(*at(0.9), steps=150)
    seconds = time.monotonic() - started
    rate = page.evaluate(drawn) / seconds
    preview.until("document.querySelector('#draft').hidden")  # the picture follows while the hand rests
    page.mouse.up()
    print(f"    {rate:.1f} pictures a second while a slider is dragged")
    expect(rate >= preview.rate, f"{rate:.1f} pictures a second are below {preview.rate}")
    preview.until("document.querySelector('#status').textContent.includes(' is #')")
    preview.settle()
    after = preview.hash()
    expect(after != before, "the drag changed the picture")
    page.keyboard.press("Control+z")
    same(preview.changed_hash(after), before, "the hash after one undo")


def check_a_draft_has_the_pixels_of_the_picture(preview, server):
    preview.pick_tile()
    before, page = preview.hash(), preview.page
    drawn = page.evaluate("Number(document.querySelector('#draft').dataset.count)")
    page.select_option("#zoom", "1")
    page.locator("#slider-l").scroll_into_view_if_needed()
    box = page.locator("#slider-l").bounding_box()
    page.mouse.move(box["x"] + 20, box["y"] + box["height"] / 2)
    page.mouse.down()
    # One change at a time: of several the last may come as the picture, when the machine is slow.
    for step in range(2):
        drawn = page.evaluate("Number(document.querySelector('#draft').dataset.count)") if step else drawn
        page.mouse.move(box["x"] + 20 + 9 * step, box["y"] + box["height"] / 2)
        preview.until(f"document.querySelector('#draft').hidden && Number(document.querySelector('#draft').dataset.count) > {drawn}")
        preview.settle()
    differing = page.evaluate("""() => {
      const draft = document.querySelector("#draft"), picture = document.querySelector("#picture");
      const pixels = drawable => {
        const canvas = new OffscreenCanvas(picture.naturalWidth, picture.naturalHeight), context = canvas.getContext("2d");
        context.drawImage(drawable, 0, 0);
        return new Uint32Array(context.getImageData(0, 0, canvas.width, canvas.height).data.buffer);
      };
      if (draft.width !== picture.naturalWidth) return -1;
      const shown = pixels(draft), real = pixels(picture);
      return real.reduce((count, pixel, at) => count + (pixel !== shown[at]), 0);
    }""")
    page.mouse.up()
    same(differing, 0, "pixels of the draft that differ from the picture")
    preview.until("document.querySelector('#status').textContent.includes(' is #')")
    page.select_option("#zoom", "fit")
    page.keyboard.press("Control+z")
    preview.until("document.querySelector('#undo').disabled || document.querySelector('#redo:not([disabled])')")
    preview.settle()
    same(preview.hash(), before, "the hash after one undo")


def check_saving_changes_the_file_and_nothing_besides(preview, server):
    old = server.theme.read_text().splitlines()
    preview.page.keyboard.press("Control+s")
    preview.said("^Saved")
    expect(preview.page.is_hidden("#unsaved"), "nothing is unsaved")
    new = server.theme.read_text().splitlines()
    same(len(new), len(old), "lines of the file")
    same(sum(one != other for one, other in zip(old, new)), 1, "lines that differ")
    same(server.render("--device", DEVICE), preview.hash(), "what render writes with the saved file")


def check_a_reload_shows_the_same(preview, server):
    before = preview.hash()
    preview.open()
    same(preview.hash(), before, "the hash after a reload")


def check_a_file_changed_on_disk_is_noticed(preview, server):
    page, text, before = preview.page, server.theme.read_text(), preview.hash()
    background = re.search(r'"background": \{ "\$value": "(#\w+)"', text).group(1)
    server.theme.write_text(text.replace(background, "#203040", 1))
    after = preview.changed_hash(before)
    expect(page.is_hidden("#disk"), "nothing to decide while nothing is unsaved")
    preview.pick_tile()
    preview.type_color("#00aa55")
    preview.changed_hash(after)
    server.theme.write_text(text)
    page.wait_for_selector("#disk:not([hidden])")
    page.keyboard.press("Control+s")
    same(preview.focused(), "keep-mine", "the focus, as a choice is to be made")
    page.click("#load-file")
    page.wait_for_selector("#disk", state="hidden")
    preview.settle()
    same(preview.hash(), before, "the hash of the file that was loaded")


def check_three_swipes_are_played_and_restart_undoes_them(preview, server):
    page, start = preview.page, preview.hash()
    page.click("#mode-touch")
    page.focus("#screen")
    seen = {start}
    for key in ("ArrowLeft", "ArrowUp", "ArrowRight"):
        page.keyboard.press(key)
        preview.said(f"^Swiped {key[5:].lower()}")
        preview.settle()
        seen.add(preview.hash())
    expect(len(seen) > 1, "no swipe moved a tile")
    box, last = page.locator("#screen").bounding_box(), preview.hash()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.4)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.6)
    page.mouse.up()
    preview.said("^Swiped down")
    preview.settle()
    page.click("#restart")
    page.wait_for_selector("#restart[aria-disabled=true]")
    preview.settle()
    same(preview.hash(), start, "the hash after restart")
    page.click("#mode-pick")


def check_an_animation_is_scrubbed_and_played(preview, server):
    page, still = preview.page, preview.hash()
    name = page.eval_on_selector("#film-name", "field => field.options[1].value")
    page.select_option("#film-name", name)
    page.wait_for_selector("#timeline:not([hidden])")
    duration = server.studio()["film"]["duration"]
    expect(duration > 0, "the animation lasts")
    hashes = set()
    for share in (0, 0.3, 0.6):
        page.eval_on_selector(
            "#film-time", "(range, time) => { range.value = time; range.dispatchEvent(new Event('input', { bubbles: true })); }", share * duration)
        wait_for(lambda: abs(server.studio()["film"]["time"] - share * duration) < 0.02)
        preview.settle()
        hashes.add(preview.hash())
    expect(len(hashes) > 1, "time changes the picture")
    page.click("#play")
    wait_for(lambda: server.studio()["film"]["time"] > 0.7 * duration)
    preview.until("document.querySelector('#play').textContent === 'Play'")
    with page.expect_download(timeout=120_000) as download:
        page.click("#downloads summary")
        page.click("[data-download='download?format=gif']")
    file = server.folder / "film.gif"
    download.value.save_as(file)
    same(file.read_bytes()[:4], b"GIF8", "the first bytes of the GIF")
    page.select_option("#film-name", "")
    page.wait_for_selector("#timeline", state="hidden")
    preview.settle()
    same(preview.hash(), still, "the hash without an animation")


def check_the_downloaded_picture_has_the_hash_that_is_shown(preview, server):
    page = preview.page
    with page.expect_download() as download:
        page.click("#downloads summary")
        page.click("[data-download='download?format=png']")
    download.value.save_as(server.folder / "downloaded.png")
    same(server.render("--device", DEVICE), preview.hash(), "what render writes")
    compared = subprocess.run([server.tool, "diff", "downloaded.png", "rendered.png"], cwd=server.folder, capture_output=True, text=True)
    same(compared.returncode, 0, f"framewright diff ({compared.stdout.strip()})")
    with page.expect_download() as download:
        page.click("#downloads summary")
        page.click("[data-download='theme.json']")
    same(download.value.suggested_filename, server.theme.name, "the downloaded theme's name")
    same(pathlib.Path(download.value.path()).read_bytes(), server.theme.read_bytes(), "the downloaded theme")


def check_findings_are_listed_and_drawn(preview, server):
    page, before = preview.page, preview.hash()
    background = next(token["value"] for token in server.studio()["tokens"] if token["path"] == "color.background")
    page.fill("#search", "color.ink")
    page.click("#tokens [data-path='color.ink']")
    preview.type_color(background)
    preview.changed_hash(before)
    wait_for(lambda: page.locator("#findings button").count() > 0)
    same(page.locator("#findings li").count(), len(server.studio()["findings"]), "findings in the list")
    page.locator("#findings button").first.click()
    same(page.locator("#boxes .chosen").count(), 1, "boxes that stand out")
    page.uncheck("#show-boxes")
    same(page.locator("#boxes .box").count(), 0, "boxes when they are switched off")
    page.check("#show-boxes")
    page.fill("#search", "")
    page.click("#undo")
    preview.settle()


def check_many_devices_are_shown_at_once(preview, server):
    page = preview.page
    page.click("#view-devices")
    loaded = "[...document.querySelectorAll('#devices img')].filter(image => image.naturalWidth > 0).length"
    started = time.monotonic()
    preview.until(f"{loaded} >= 8", 60)
    total = page.locator("#devices button").count()
    expect(page.evaluate(loaded) < total, "devices out of sight are not asked for")
    print(f"    {page.evaluate(loaded)} of {total} devices after {time.monotonic() - started:.2f} s")
    for kind in ("tablet", "desktop", ""):
        page.select_option("#device-kind", kind)
        preview.until(f"{loaded} >= 3", 60)
    page.select_option("#device-kind", "phone")
    page.check("#landscape")
    preview.until("[...document.querySelectorAll('#devices img')].slice(0, 4).every(image => image.naturalWidth > image.naturalHeight)", 60)
    page.uncheck("#landscape")
    preview.until("[...document.querySelectorAll('#devices img')].slice(0, 4).every(image => image.naturalWidth < image.naturalHeight)", 60)
    page.locator("#devices button", has_text="iPhone SE (1st gen)").click()
    preview.until("document.querySelector('#size').textContent.startsWith('640')")
    preview.choose("device", DEVICE)
    preview.until("document.querySelector('#size').textContent.startsWith('1179')")


def check_everything_is_reached_by_keyboard(preview, server):
    preview.open()
    page, order = preview.page, []
    for _ in range(120):
        page.keyboard.press("Tab")
        name = preview.focused()
        if name == "BODY" or (order and name == order[0] and len(order) > 3):
            break
        expect(page.evaluate("document.activeElement.tagName === 'A' || getComputedStyle(document.activeElement).outlineStyle !== 'none'"), f"{name} shows no focus")
        order.append(name)
    wanted = ["undo", "save", "view-screen", "mode-pick", "screen", "film-name", "scene", "state", "device", "search", "tokens"]
    places = [order.index(name) if name in order else -1 for name in wanted]
    expect(-1 not in places and places == sorted(places), f"the order of the keyboard is {order}")
    page.focus("#search")
    page.keyboard.type("tile.8")
    page.keyboard.press("ArrowDown")
    same(preview.focused(), "tokens", "the focus after an arrow in the search")
    page.keyboard.press("Enter")
    same(preview.focused(), "color-text", "the focus after Enter on a token")
    before = preview.hash()
    page.keyboard.press("Control+a")
    page.keyboard.type("#123456")
    page.keyboard.press("Enter")
    preview.said("is #123456")
    after = preview.changed_hash(before)
    page.keyboard.press("Control+z")
    same(preview.changed_hash(after), before, "the hash after Ctrl+Z")
    expect(page.input_value("#color-text") != "#123456", "the field follows what is undone")
    page.focus("#screen")
    page.keyboard.press("p")
    for key in ("ArrowUp", "ArrowLeft", "Shift+ArrowUp", "Enter"):
        page.keyboard.press(key)
    preview.said("#[0-9a-f]{6}, ")
    page.keyboard.press("?")
    expect(page.is_visible("#keys"), "? lists the keys")
    page.keyboard.press("Escape")
    expect(page.is_hidden("#keys"), "Escape closes the list")
    same(preview.focused(), "screen", "the focus after the list")


def check_axe_finds_nothing(preview, server):
    try:
        import axe_core_python
    except ImportError:
        return print("    SKIPPED: axe-core-python is not installed")
    axe = next(pathlib.Path(axe_core_python.__file__).parent.rglob("axe.min.js")).read_text()
    for width, scheme in ((1440, "light"), (1440, "dark"), (360, "light"), (360, "dark")):
        one = Preview(preview.browser, server, width, 800, scheme)
        one.page.evaluate(axe)
        one.page.locator("[role=option]").first.click()
        for view in ("#view-screen", "#mode-touch", "#view-devices", "#show-keys"):
            one.page.click(view)
            one.page.wait_for_timeout(300)
            found = one.page.evaluate("axe.run(document, { resultTypes: ['violations'] })")["violations"]
            places = [f"{each['id']}: {node['html'][:120]} {node['failureSummary'][:200]}" for each in found for node in each["nodes"]]
            expect(not places, f"axe at {width} {scheme}, {view}: " + "; ".join(places))
        one.context.close()


def check_no_width_needs_sideways_scrolling(preview, server):
    for width in (360, 480, 768, 1120, 1440, 1920):
        for scheme in ("light", "dark"):
            one = Preview(preview.browser, server, width, 800, scheme)
            one.page.locator("[role=option]").nth(1).click()
            one.page.select_option("#film-name", index=1)
            one.page.wait_for_selector("#timeline:not([hidden])")
            for mode in ("#view-devices", "#view-screen", "#mode-touch", "#mode-pick"):
                one.page.click(mode)
                wide = one.page.evaluate("document.documentElement.scrollWidth")
                expect(wide <= width, f"the page is {wide} wide at {width}, {mode}")
            if preview.pictures:
                one.page.evaluate("scrollTo(0, 0)")
                one.page.wait_for_timeout(200)
                one.page.screenshot(path=preview.pictures / f"preview-{width}-{scheme}.png", full_page=width < 760)
            one.context.close()
    preview.page.select_option("#film-name", "")
    preview.page.wait_for_selector("#timeline", state="hidden")


HOSTILE = """<!DOCTYPE html><title>hostile</title><script>
window.read = async () => {
  const tries = [["GET", "", {}], ["GET", "studio", {}], ["GET", "picture.png", {}], ["POST", "undo", { body: "{}" }],
    ["POST", "color", { body: JSON.stringify({ token: "color.ink", value: "#ff0000" }), headers: { "Content-Type": "text/plain" } }],
    ["POST", "color", { body: JSON.stringify({ token: "color.ink", value: "#ff0000" }), headers: { "Content-Type": "application/json" } }]];
  const found = [];
  for (const base of BASES) for (const [method, path, options] of tries) for (const mode of ["cors", "no-cors"]) {
    try { const text = await (await fetch(base + path, { method, mode, ...options })).text(); if (text) found.push([method, base + path, text.slice(0, 60)]); }
    catch { }
  }
  return found;
};
</script>"""


def check_a_hostile_page_gets_nothing(preview, server):
    bases = [f"http://{host}:{server.port}{path}" for host in ("127.0.0.1", "localhost") for path in (server.path, "/")]
    text = HOSTILE.replace("BASES", json.dumps(bases)).encode()

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(text)

        def log_message(self, *_):
            pass

    hostile = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=hostile.serve_forever, daemon=True).start()
    before = server.studio()
    page = preview.context.new_page()
    page.goto(f"http://127.0.0.1:{hostile.server_port}/")
    same(page.evaluate("window.read()"), [], "what a page of another origin could read")
    page.close()
    hostile.shutdown()
    same(server.studio()["tokens"], before["tokens"], "the colors after the hostile page")
    for headers in ({"Host": "evil.example"}, {"Host": f"evil.example:{server.port}"}):
        expect(server.request("GET", server.path + "studio", **headers)[0] >= 400, f"a request for {headers} is answered")
    expect(server.request("POST", server.path + "undo", "{}", Origin="http://evil.example", Content_Type="application/json")[0] == 403, "a foreign origin may change things")
    expect(server.request("GET", "/studio")[0] >= 400, "an address without the token is answered")


def check_more_connections_than_can_be_leave_the_server_and_its_edits(preview, server):
    with tempfile.TemporaryDirectory() as folder:
        crowded = Server(server.tool, pathlib.Path(folder), files=100)
        edit = json.dumps({"token": "color.board", "value": "#102030"})
        same(crowded.request("POST", crowded.path + "color", edit, Content_Type="application/json")[0], 200, "the status of an edit")
        sockets = []
        try:
            for _ in range(300):
                sockets.append(socket.create_connection(("127.0.0.1", crowded.port), timeout=10))
        except ConnectionError:
            pass  # the server begins anew
        preview.page.wait_for_timeout(1000)
        for one in sockets:
            one.close()
        colors = {token["path"]: token["value"] for token in crowded.studio()["tokens"]}
        same(colors["color.board"], "#102030", "the edited color, afterwards")
        crowded.stop()


def check_a_server_that_is_gone_is_told(preview, server):
    same(preview.complaints, [], "what the browser complains of")
    server.stop()
    preview.page.wait_for_selector("#gone:not([hidden])", timeout=30_000)
    preview.page.click("#mode-pick")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tool", help="the framewright program")
    parser.add_argument("--chromium", default=shutil.which("chromium"), help="the browser (default: the chromium on PATH)")
    parser.add_argument("--only", help="run the checks whose name has this word")
    parser.add_argument("--pictures", type=pathlib.Path, help="a folder for screenshots in every width")
    parser.add_argument("--rate", type=float, default=5, help="pictures a second a dragged slider has to reach")
    options = parser.parse_args()
    checks = [(name, check) for name, check in globals().items() if name.startswith("check_") and (options.only or "") in name]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        run(checks, options, pathlib.Path(folder), playwright)
    print(f"{len(checks)} checks passed")


def run(checks, options, folder, playwright):
    server = Server(str(pathlib.Path(options.tool).resolve()), folder)
    browser = playwright.chromium.launch(executable_path=options.chromium, args=["--no-sandbox"])
    try:
        preview = Preview(browser, server)
        preview.browser, preview.rate, preview.pictures = browser, options.rate, options.pictures
        if options.pictures:
            options.pictures.mkdir(parents=True, exist_ok=True)
        for name, check in checks:
            started = time.monotonic()
            try:
                check(preview, server)
            except Exception as error:
                if options.pictures:
                    preview.page.screenshot(path=options.pictures / "failed.png")
                sys.exit(f"FAILED {name[6:].replace('_', ' ')}: {error}")
            print(f"ok {name[6:].replace('_', ' ')} ({time.monotonic() - started:.1f} s)", flush=True)
    finally:
        browser.close()
        if server.process.poll() is None:
            server.stop()


main()
