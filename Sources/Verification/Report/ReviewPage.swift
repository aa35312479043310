/// The page of a review as a Mustache template: one file without outside resources, failures first, passes by name.
///
/// A strip is one picture; what the page shows of it is cut out by script. Without script the strip itself is there.
let reviewPage = #"""
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>{{title}}: {{summary}}</title>
    <style>
    :root { color-scheme: light dark; --ground: #fff; --ink: #1b1f24; --soft: #59636e; --line: #c9d1d9; --panel: #f4f6f8;
      --accent: #0b57d0; --bad: #b3261e; --good: #1a7f37; }
    @media (prefers-color-scheme: dark) { :root { --ground: #0f1318; --ink: #e8edf2; --soft: #9aa7b4; --line: #39424c;
      --panel: #1a2027; --accent: #8ab4f8; --bad: #ff8a80; --good: #6fdc8c; } }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--ground); color: var(--ink); font: 15px/1.5 system-ui, sans-serif; }
    header, main { max-width: 1400px; margin: 0 auto; padding: 16px; }
    h1 { font-size: 22px; margin: 0 0 4px; }
    h2 { font-size: 17px; margin: 0; overflow-wrap: anywhere; }
    p { margin: 4px 0; }
    .soft { color: var(--soft); }
    .bad { color: var(--bad); font-weight: 600; }
    .good { color: var(--good); font-weight: 600; }
    article { border: 1px solid var(--line); border-radius: 8px; margin: 16px 0; padding: 16px; background: var(--panel); }
    article:focus-visible, button:focus-visible, input:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
    ul { margin: 8px 0; padding-left: 20px; overflow-wrap: anywhere; }
    .tools { display: flex; flex-wrap: wrap; gap: 6px; margin: 12px 0 8px; align-items: center; }
    button { font: inherit; padding: 4px 12px; min-height: 36px; border: 1px solid var(--line); border-radius: 6px;
      background: var(--ground); color: var(--ink); cursor: pointer; }
    button[aria-pressed=true] { background: var(--accent); border-color: var(--accent); color: var(--ground); }
    input[type=range] { min-height: 36px; width: 160px; accent-color: var(--accent); }
    .stage { overflow: auto; max-height: 85vh; border: 1px solid var(--line); background: #808080; }
    .stage canvas { display: block; image-rendering: pixelated; }
    .stage img { max-width: 100%; display: block; }
    output { font: 13px/1.4 ui-monospace, monospace; min-height: 1.4em; display: block; }
    code { font: 13px ui-monospace, monospace; overflow-wrap: anywhere; background: var(--ground); padding: 2px 4px; border-radius: 4px; }
    figure { margin: 12px 0 0; }
    figcaption { color: var(--soft); }
    details { margin: 16px 0; }
    .passes { columns: 22em; font-size: 13px; padding-left: 18px; }
    </style>
    </head>
    <body>
    <header>
    <h1>{{title}}</h1>
    <p><span class="{{mood}}">{{summary}}</span> <span class="soft">{{renderer}}</span></p>
    {{#hasFailures}}<p class="soft">Keys: n and p next and previous failure; 1 side by side, 2 blink, 3 onion, 4 slider, 5 difference; + and - zoom.</p>{{/hasFailures}}
    </header>
    <main>
    {{#failures}}
    <article id="{{id}}" tabindex="-1" aria-labelledby="{{id}}-name">
    <h2 id="{{id}}-name"><span class="bad">{{status}}</span> {{file}}</h2>
    <ul>{{#details}}<li>{{.}}</li>{{/details}}</ul>
    {{#commands}}<p>To accept it, once you have looked at it: <code>{{.}}</code></p>{{/commands}}
    {{#pictures}}
    <figure{{#isStrip}} class="strip"{{/isStrip}}>
    <figcaption>{{subject}}</figcaption>
    {{#isEmbedded}}<div class="stage"><img loading="lazy" alt="{{subject}} of {{file}}" width="{{width}}" height="{{height}}" src="{{source}}"></div>{{/isEmbedded}}
    {{^isEmbedded}}<p>{{path}}</p>{{/isEmbedded}}
    </figure>
    {{/pictures}}
    </article>
    {{/failures}}
    {{^hasFailures}}<p class="good">Every picture is as it was recorded.</p>{{/hasFailures}}
    {{#hasPasses}}<details><summary>{{passCount}} the same</summary><ul class="passes">{{#passes}}<li>{{.}}</li>{{/passes}}</ul></details>{{/hasPasses}}
    </main>
    <script>
    "use strict";
    const modes = ["Side by side", "Blink", "Onion", "Slider", "Difference"], gap = 8;
    for (const figure of document.querySelectorAll("figure.strip")) {
      const stage = figure.querySelector(".stage"), image = stage.querySelector("img");
      const tools = document.createElement("div"), readout = document.createElement("output"), canvas = document.createElement("canvas");
      tools.className = "tools"; tools.setAttribute("role", "group"); tools.setAttribute("aria-label", "How to compare");
      canvas.setAttribute("role", "img"); canvas.setAttribute("aria-label", image.alt);
      let mode = -1, zoom = 1, share = 0.5, timer = 0, isNew = false, pixels = null;
      const button = (name, action) => {
        const made = document.createElement("button"); made.type = "button"; made.textContent = name;
        made.addEventListener("click", action); tools.append(made); return made;
      };
      const choices = modes.map((name, index) => button(name, () => choose(index)));
      const range = document.createElement("input");
      range.type = "range"; range.min = 0; range.max = 1; range.step = 0.01; range.value = share; range.hidden = true;
      range.setAttribute("aria-label", "Share of the new picture");
      range.addEventListener("input", () => { share = Number(range.value); draw(); });
      tools.append(range);
      button("-", () => enlarge(0.5)).setAttribute("aria-label", "Smaller");
      button("+", () => enlarge(2)).setAttribute("aria-label", "Larger");
      const draw = () => {
        const width = (image.naturalWidth - 2 * gap) / 3, height = image.naturalHeight;
        canvas.width = mode === 0 ? image.naturalWidth : width; canvas.height = height;
        canvas.style.width = canvas.width * zoom + "px"; canvas.style.height = height * zoom + "px";
        const brush = canvas.getContext("2d");
        const part = (index, until = width) => until > 0 && brush.drawImage(image, index * (width + gap), 0, until, height, 0, 0, until, height);
        if (mode === 0) brush.drawImage(image, 0, 0);
        if (mode === 1) part(isNew ? 2 : 0);
        if (mode === 2) { part(0); brush.globalAlpha = share; part(2); }
        if (mode === 3) { part(2); part(0, Math.round(width * (1 - share))); }
        if (mode === 4) part(1);
      };
      const choose = index => {
        mode = index; clearInterval(timer);
        choices.forEach((choice, at) => choice.setAttribute("aria-pressed", at === index));
        range.hidden = index !== 2 && index !== 3;
        if (index === 1) timer = setInterval(() => { isNew = !isNew; draw(); }, 500);
        draw();
      };
      const enlarge = factor => { zoom = Math.min(16, Math.max(0.25, zoom * factor)); draw(); };
      const look = event => {
        const width = (image.naturalWidth - 2 * gap) / 3;
        let x = Math.floor(event.offsetX / zoom), y = Math.floor(event.offsetY / zoom);
        if (mode === 0) x %= width + gap;
        if (x < 0 || y < 0 || x >= width || y >= image.naturalHeight) return;
        if (!pixels) {
          const copy = document.createElement("canvas");
          copy.width = image.naturalWidth; copy.height = image.naturalHeight;
          pixels = copy.getContext("2d", { willReadFrequently: true }); pixels.drawImage(image, 0, 0);
        }
        const at = index => [...pixels.getImageData(x + index * (width + gap), y, 1, 1).data.slice(0, 3)];
        const [before, after] = [at(0), at(2)];
        readout.textContent = `${x},${y}: expected ${before}, actual ${after}, apart ${after.map((value, at) => value - before[at])}`;
      };
      canvas.addEventListener("pointermove", look); canvas.addEventListener("pointerdown", look);
      figure.insertBefore(tools, stage); figure.append(readout);
      figure.keys = key => { if (key === "+" || key === "=") enlarge(2); else if (key === "-") enlarge(0.5); else choose(Number(key) - 1); };
      const start = () => { stage.replaceChildren(canvas); choose(0); };
      if (image.complete && image.naturalWidth) start(); else image.addEventListener("load", start, { once: true });
    }
    const articles = [...document.querySelectorAll("article")];
    document.addEventListener("keydown", event => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.target.tagName === "INPUT") return;
      const current = articles.findIndex(article => article.contains(document.activeElement));
      if (event.key === "n" || event.key === "p") {
        const next = articles[Math.max(0, Math.min(articles.length - 1, current + (event.key === "n" ? 1 : -1)))];
        if (next) { next.focus({ preventScroll: true }); next.scrollIntoView(); }
      } else if (/^[1-5+=-]$/.test(event.key)) {
        for (const figure of (articles[Math.max(0, current)] || document).querySelectorAll("figure.strip")) if (figure.keys) figure.keys(event.key);
      }
    });
    </script>
    </body>
    </html>

    """#
