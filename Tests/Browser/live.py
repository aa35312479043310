"""Uses the live page of previews as a person does, in Debian's chromium: grid, selection, changes, errors, touches, a crash.

    /tmp/browser/bin/python Tests/Browser/live.py .build/release/framewright [--pictures FOLDER] [--latency]

The environment is that of preview.py. Starts `framewright serve --previews` on a folder of its own, and stops it at the end. With
--latency the time from a save to the page is measured and compared with the limits: 0.6 s for a literal, 1.5 s for a new view.
"""

import argparse
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

from playwright.sync_api import sync_playwright

SOURCE = """import SwiftUI
struct Counter: View {
    @State private var count = 0
    var body: some View {
        VStack(spacing: 16) {
            Text("Count \\(count)").font(.largeTitle)
            Button("Add one") { count += 1 }.buttonStyle(.borderedProminent)
        }
    }
}
#Preview("counter") { Counter() }
#Preview("night") { Counter().preferredColorScheme(.dark) }
#Preview("crash") { Button("Crash") { fatalError("boom") } }
"""


class Page:
    def __init__(self, page, folder):
        self.page, self.folder, self.file = page, folder, folder / "Counter.swift"

    def write(self, text):
        self.file.write_text(text)

    def hash(self):
        return self.page.locator("#hash").text_content()

    def until(self, expression):
        """Waits for an expression of the page. The page's policy does not allow the browser to do it."""
        self.wait(lambda: self.page.evaluate(expression))

    def settle(self):
        """Waits until the image has not changed for a second, and returns its hash."""
        since, last = time.monotonic(), self.hash()
        while time.monotonic() - since < 1 or not last:
            time.sleep(0.05)
            if self.hash() != last:
                since, last = time.monotonic(), self.hash()
        return last

    def wait(self, condition, seconds=20):
        """Waits for a condition, and returns the seconds that it took."""
        start = time.monotonic()
        while not condition():
            assert time.monotonic() - start < seconds, "it took too long"
            time.sleep(0.01)
        return time.monotonic() - start


def check_grid(it):
    it.page.click("#view-previews")
    it.until("document.querySelectorAll('#previews button').length === 3")
    it.until("[...document.querySelectorAll('#previews img')].every(image => image.complete && image.naturalWidth === 1179)")
    assert "Counter: counter" in it.page.locator("#previews button").nth(0).text_content()


def check_selection(it):
    it.page.locator("#previews button").nth(1).click()
    it.until("document.querySelector('[data-field=state]').value === 'night'")
    assert it.page.locator("#previews").is_hidden()
    before = it.hash()
    it.page.select_option("[data-field=state]", "counter")
    it.wait(lambda: it.hash() != before)


def check_change(it):
    before = it.settle()
    it.write(SOURCE.replace("Count \\(", "Number \\("))
    it.wait(lambda: it.hash() not in ("", before))
    assert it.page.locator("#sources").is_hidden()


def check_error(it):
    before = it.settle()
    it.write(SOURCE.replace("Count \\(count)", "Count \\(cuont)"))
    it.page.wait_for_selector("#sources:not([hidden])")
    text = it.page.locator("#sources").text_content()
    assert "Counter.swift:6" in text and "cuont" in text, text
    assert it.page.locator("#sources a").get_attribute("href") == f"vscode://file{it.file}:6"
    # The last good image stays.
    it.wait(lambda: it.hash() == before, 5)


def check_repair(it):
    it.write(SOURCE.replace("Count \\(", "Total \\("))
    it.page.wait_for_selector("#sources", state="hidden")


def check_touch(it):
    it.page.click("#mode-touch")
    before = it.settle()
    box = it.page.locator("#screen").bounding_box()
    it.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.53)
    it.wait(lambda: it.hash() not in ("", before))


def check_crash(it):
    it.page.select_option("[data-field=state]", "crash")
    it.until("document.querySelector('#summary').textContent.includes(':13')")
    it.settle()
    box = it.page.locator("#screen").bounding_box()
    it.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.515)
    it.page.wait_for_selector("#failure:not([hidden])")
    text = it.page.locator("#failure").text_content()
    assert "the preview ended" in text and "boom" in text, text
    it.page.select_option("[data-field=state]", "counter")
    it.page.wait_for_selector("#failure", state="hidden")


def check_new_preview(it):
    it.write(SOURCE + '#Preview("another") { Text("Another") }\n')
    it.until("[...document.querySelector('[data-field=state]').options].some(option => option.value === 'another')")


def latency(it):
    """The seconds from a save to the new image, of ten changes of a literal and five new views; the medians."""
    it.write(SOURCE)
    time.sleep(2)
    literals, views = [], []
    for number in range(15):
        before = it.hash()
        text = SOURCE.replace("spacing: 16", f"spacing: {20 + number}")
        if number % 3 == 2:
            text = text.replace("Button(", f'Text("Line {number}")\n            Button(', 1)
        it.write(text)
        seconds = it.wait(lambda: it.hash() not in ("", before))
        (views if number % 3 == 2 else literals).append(seconds)
        time.sleep(0.5)
    found = sorted(literals)[len(literals) // 2], sorted(views)[len(views) // 2]
    print(f"literal {found[0]:.2f} s, new view {found[1]:.2f} s")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("tool")
    parser.add_argument("--pictures")
    parser.add_argument("--latency", action="store_true")
    options = parser.parse_args()
    folder = pathlib.Path(tempfile.mkdtemp(prefix="live-"))
    (folder / "Counter.swift").write_text(SOURCE)
    environment = {**os.environ, "XDG_CACHE_HOME": tempfile.mkdtemp(prefix="cache-")}
    tool = os.path.abspath(options.tool)
    runner = f"{os.path.dirname(tool)}/framewright-preview-runner"
    isolation = ["--unsandboxed"] if subprocess.run([runner, "sandbox", "0", str(folder), "true"]).returncode else []
    server = subprocess.Popen(
        [tool, "serve", *isolation, "--previews", str(folder)], stdout=subprocess.PIPE, text=True, env=environment)
    address = next((found.group() for line in server.stdout if (found := re.search(r"http://\S+", line))), None)
    if not address:
        sys.exit("framewright serve ended without an address")
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
            page = browser.new_page(viewport={"width": 1440, "height": 900})
            errors = []
            page.on("pageerror", lambda error: errors.append(str(error)))
            page.goto(address)
            page.wait_for_selector("html[data-ready]")
            it = Page(page, folder)
            it.wait(lambda: it.hash() != "")
            if options.latency:
                latency(it)
            else:
                for name, check in [entry for entry in globals().items() if entry[0].startswith("check_")]:
                    print(name.removeprefix("check_").replace("_", " "), flush=True)
                    check(it)
                    if options.pictures:
                        for width in (1440, 360):
                            page.set_viewport_size({"width": width, "height": 900})
                            page.screenshot(path=f"{options.pictures}/{name}-{width}.png")
                        page.set_viewport_size({"width": 1440, "height": 900})
            assert not errors, errors
            browser.close()
    finally:
        server.terminate()
        server.wait()


main()
