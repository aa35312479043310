"""Times `framewright matrix` over twenty devices beside Chromium, which takes a screenshot of a page like the screen at each size.

    apt-get install chromium
    python3 -m venv /tmp/peers
    /tmp/peers/bin/pip install playwright
    swift build -c release
    /tmp/peers/bin/python Tests/Peers/devices.py [--rounds 5]

Each pair is of a kind. `Framewright` is a whole process, from its start to the last of twenty PNG files, each at its device's
own scale; beside it `Playwright` is what people do: start Chromium, open the page, set the size of the viewport, take a
screenshot, at one density of 3. `warm` is the same work in a process that has done it before
(`framewright-benchmarks matrix/devices`); beside it Chromium is running and has the `open page`, and `DevTools` sends it the
bare commands, with each device's own density.

Measured
    2026-11-23, x86-64, 2 quiet cores, Chromium 156, least of 6 rounds: warm 28 ms, open page 1,895 (68 x), DevTools 1,495 (54 x);
    the process 112, with Playwright's start 2,564 (23 x), and 65 to 75 where one follows the other (20 to 30 of it the start). Eight
    of the twenty screens differ; the others are painted once.
"""

import base64
import json
import pathlib
import statistics
import subprocess
import tempfile
import time

from playwright.sync_api import sync_playwright

import turns

TOOL = turns.ROOT / ".build" / "release" / "framewright"
SCENE = "game2048/late-game"
COUNT = 20

PAGE = """<!doctype html><style>
  body { margin: 0; height: 100vh; background: #faf8ef; font: 700 16px Inter, sans-serif; color: #776e65;
    display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 24px }
  header { width: min(90vw, 60vh); display: flex; justify-content: space-between; align-items: center }
  h1 { font-size: 48px; margin: 0 } .score { background: #bbada0; color: #fff; border-radius: 6px; padding: 8px 20px }
  main { width: min(90vw, 60vh); aspect-ratio: 1; background: #bbada0; border-radius: 8px; padding: 2%; box-sizing: border-box;
    display: grid; grid-template: repeat(4, 1fr) / repeat(4, 1fr); gap: 2.5% }
  main div { border-radius: 4px; background: #eee4da; display: grid; place-items: center; font-size: 32px }
</style><header><h1>2048</h1><div class="score">SCORE<br>24680</div></header><main></main><script>
  document.querySelector("main").innerHTML = [...Array(16).keys()].map(n => `<div style="background: hsl(${40 - n * 2} 80% ${85 - n * 3}%)">${2 << n % 11}</div>`).join("");
</script>"""


def main():
    options = turns.arguments(__doc__).parse_args()
    listed = json.loads(subprocess.run([TOOL, "list", "--json"], check=True, capture_output=True, text=True).stdout)
    devices = listed["devices"][:COUNT]
    rows = {name: [] for name in ["Framewright", "warm", "Playwright", "open page", "DevTools"]}
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = launch(playwright)
        page, dense = browser.new_page(), browser.new_page(device_scale_factor=3)
        page.set_content(PAGE)
        dense.set_content(PAGE)
        tools = page.context.new_cdp_session(page)
        for _ in range(options.rounds):
            rows["Framewright"].append(by_framewright(devices, pathlib.Path(folder) / "ours"))
            rows["warm"].append(turns.benchmark(options, "matrix/devices")["minMs"])
            rows["Playwright"].append(by_playwright(playwright, devices, pathlib.Path(folder)))
            rows["open page"].append(by_page(dense, devices, pathlib.Path(folder)))
            rows["DevTools"].append(by_tools(tools, devices, pathlib.Path(folder)))
        browser.close()
    for name, times in rows.items():
        ours = rows["Framewright" if name in ("Framewright", "Playwright") else "warm"]
        print(f"{name:12} least {min(times):7.0f} ms, median {statistics.median(times):7.0f} ms, {min(times) / min(ours):5.1f} x")


def by_framewright(devices, folder):
    names = ",".join(device["id"] for device in devices)
    start = time.perf_counter()
    subprocess.run([TOOL, "matrix", SCENE, "--device", names, "-o", folder], check=True, capture_output=True)
    return (time.perf_counter() - start) * 1000


def launch(playwright):
    return playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])


def by_playwright(playwright, devices, folder):
    start = time.perf_counter()
    browser = launch(playwright)
    page = browser.new_page(device_scale_factor=3)
    page.set_content(PAGE)
    by_page(page, devices, folder)
    browser.close()
    return (time.perf_counter() - start) * 1000


def by_page(page, devices, folder):
    start = time.perf_counter()
    for device in devices:
        page.set_viewport_size({"width": int(device["width"]), "height": int(device["height"])})
        page.screenshot(path=folder / f"{device['id']}.png")
    return (time.perf_counter() - start) * 1000


def by_tools(tools, devices, folder):
    start = time.perf_counter()
    for device in devices:
        tools.send("Emulation.setDeviceMetricsOverride", {
            "width": int(device["width"]), "height": int(device["height"]), "deviceScaleFactor": device["scale"],
            "mobile": False})
        picture = tools.send("Page.captureScreenshot", {"format": "png"})["data"]
        (folder / f"{device['id']}.png").write_bytes(base64.b64decode(picture))
    return (time.perf_counter() - start) * 1000


if __name__ == "__main__":
    main()
