"use strict";
const modes = ["Side by side", "Blink", "Onion", "Slider", "Difference"], gap = 8;
function review(figure) {
  const stage = figure.querySelector(".stage"), image = stage && stage.querySelector("img");
  if (!image) return;
  const sheet = stage.querySelector(".sheet"), boxes = [...sheet.querySelectorAll(".box")];
  const isStrip = figure.classList.contains("strip");
  const make = (name, text) => { const made = document.createElement(name); made.textContent = text || ""; return made; };
  const tools = make("div"), readout = make("output"), canvas = make("canvas");
  tools.className = "tools"; tools.setAttribute("role", "group"); tools.setAttribute("aria-label", "How to look at it");
  canvas.setAttribute("role", "img"); canvas.setAttribute("aria-label", image.alt);
  let mode = 0, zoom = 1, share = 0.5, timer = 0, isNew = false, pixels = null;
  let group = tools;
  const button = (name, action) => {
    const made = make("button", name); made.type = "button"; made.addEventListener("click", action); group.append(made); return made;
  };
  const width = () => isStrip ? (image.naturalWidth - 2 * gap) / 3 : image.naturalWidth;
  const room = () => figure.clientWidth - 2;
  const choices = isStrip ? modes.map((name, index) => button(name, () => choose(index))) : [];
  const range = make("input");
  range.type = "range"; range.min = 0; range.max = 1; range.step = 0.01; range.value = share; range.hidden = true;
  range.setAttribute("aria-label", "Share of the actual image");
  range.addEventListener("input", () => { share = Number(range.value); draw(); });
  if (isStrip) tools.append(range);
  group = make("span"); group.className = "zoom"; tools.append(group);
  button("-", () => enlarge(0.5)).setAttribute("aria-label", "Smaller");
  const percent = button("100 %", () => enlarge(1 / zoom)); percent.setAttribute("aria-label", "Actual size");
  button("+", () => enlarge(2)).setAttribute("aria-label", "Larger");
  button("Fit", () => fit());
  group = tools;
  const toggle = boxes.length ? button(`Findings (${boxes.length})`, () => {
    const isOff = figure.classList.toggle("without-findings"); toggle.setAttribute("aria-pressed", !isOff);
  }) : null;
  if (toggle) toggle.setAttribute("aria-pressed", true);
  const place = () => {
    const shift = isStrip && mode === 0 ? 2 * (width() + gap) : 0, taken = [];
    for (const box of boxes) {
      const [x, y, w, h] = box.dataset.frame.split(" ").map(Number);
      const isRight = x > width() / 2, side = isRight ? -1 : 1, spot = [(isRight ? x + w : x) * zoom, y * zoom];
      // Labels of views in one place lie side by side.
      while (taken.some(([left, top]) => Math.abs(left - spot[0]) < 20 && Math.abs(top - spot[1]) < 15)) spot[0] += side * 20;
      taken.push(spot);
      box.classList.toggle("right", isRight);
      box.querySelector("b").style.translate = spot[0] - (isRight ? x + w : x) * zoom + "px 0";
      Object.assign(box.style, { left: 100 * (x + shift) / canvas.width + "%", top: 100 * y / canvas.height + "%",
        width: 100 * w / canvas.width + "%", height: 100 * h / canvas.height + "%" });
    }
  };
  const draw = () => {
    const span = width(), height = image.naturalHeight;
    canvas.width = mode === 0 ? image.naturalWidth : span; canvas.height = height;
    canvas.style.width = canvas.width * zoom + "px"; canvas.style.height = height * zoom + "px";
    canvas.style.imageRendering = zoom < 1 ? "auto" : "pixelated";
    percent.textContent = Math.round(100 * zoom) + " %";
    const brush = canvas.getContext("2d"), edge = Math.round(span * (1 - share));
    const part = (index, until = span) => until > 0 && brush.drawImage(image, index * (span + gap), 0, until, height, 0, 0, until, height);
    if (mode === 0) brush.drawImage(image, 0, 0);
    if (mode === 1) part(isNew ? 2 : 0);
    if (mode === 2) { part(0); brush.globalAlpha = share; part(2); }
    if (mode === 3) { part(2); part(0, edge); brush.fillStyle = "#ff00d4"; brush.fillRect(edge, 0, 1, height); }
    if (mode === 4) part(1);
    place();
  };
  const choose = index => {
    if (!isStrip) return;
    const isOther = (mode === 0) !== (index === 0);
    mode = index; clearInterval(timer);
    choices.forEach((choice, at) => choice.setAttribute("aria-pressed", at === index));
    range.hidden = index !== 2 && index !== 3;
    if (index === 1) timer = setInterval(() => { isNew = !isNew; draw(); }, 500);
    if (isOther) fit(); else draw();
  };
  const enlarge = factor => { zoom = Math.min(32, Math.max(1 / 16, zoom * factor)); draw(); };
  const fit = () => {
    zoom = Math.min(1, room() / (mode === 0 ? image.naturalWidth : width()), innerHeight * 0.85 / image.naturalHeight); draw();
  };
  const look = event => {
    const area = canvas.getBoundingClientRect(), span = width();
    let x = Math.floor((event.clientX - area.left) * canvas.width / area.width);
    const y = Math.floor((event.clientY - area.top) * canvas.height / area.height);
    if (mode === 3 && event.buttons & 1) { share = Math.min(1, Math.max(0, 1 - x / span)); range.value = share; draw(); }
    if (isStrip && mode === 0) x %= span + gap;
    if (x < 0 || y < 0 || x >= span || y >= image.naturalHeight) return;
    if (!pixels) {
      const copy = make("canvas");
      copy.width = image.naturalWidth; copy.height = image.naturalHeight;
      pixels = copy.getContext("2d", { willReadFrequently: true }); pixels.drawImage(image, 0, 0);
    }
    const at = index => { const [r, g, b, a] = pixels.getImageData(x + index * (span + gap), y, 1, 1).data; return a === 255 ? [r, g, b] : [r, g, b, a]; };
    const swatch = color => { const made = make("span"); made.className = "swatch"; made.style.background = `rgb(${color.slice(0, 3)})`; return made; };
    if (!isStrip) return readout.replaceChildren(`${x},${y}: `, swatch(at(0)), `${at(0)}`);
    const [before, after] = [at(0), at(2)];
    readout.replaceChildren(`${x},${y}: expected `, swatch(before), `${before}, actual `, swatch(after), `${after}, apart ${after.map((value, at) => value - before[at])}`);
  };
  sheet.addEventListener("pointermove", look); sheet.addEventListener("pointerdown", look);
  const items = [...figure.closest("article").querySelectorAll(".findings li")];
  for (const box of boxes) {
    const item = items[parseInt(box.textContent) - 1];
    for (const name of ["pointerenter", "pointerleave"]) item?.addEventListener(name, () => box.classList.toggle("shown", name === "pointerenter"));
  }
  figure.keys = key => {
    begin();
    if (key === "+" || key === "=") enlarge(2); else if (key === "-") enlarge(0.5); else if (key === "0") fit();
    else if (key === "f") toggle?.click(); else choose(Number(key) - 1);
  };
  let hasBegun = false;
  const begin = () => {
    if (hasBegun || !image.naturalWidth) return;
    hasBegun = true; figure.insertBefore(tools, stage); figure.append(readout); image.replaceWith(canvas);
    if (isStrip) choose(image.naturalWidth > 2 * room() ? 3 : 0);
    fit();
  };
  // Images are decoded when they come near: browsers' own laziness leaves those inside the page out.
  near.set(figure, () => image.complete ? begin() : image.addEventListener("load", begin, { once: true }));
  watcher.observe(figure);
}
const near = new Map();
const watcher = new IntersectionObserver(entries => {
  for (const entry of entries) if (entry.isIntersecting) { watcher.unobserve(entry.target); near.get(entry.target)(); }
}, { rootMargin: "800px" });
document.querySelectorAll("figure").forEach(review);
const articles = [...document.querySelectorAll("article")];
const filter = document.getElementById("filter");
if (filter) {
  const links = new Map([...document.querySelectorAll(".index a")].map(link => [link.hash.slice(1), link.parentElement]));
  const missing = document.getElementById("missing"), passes = document.getElementById("passes");
  const entries = [...articles, ...document.querySelectorAll(".tiles li, .passes li")].map(element =>
    ({ element, text: ((element.closest("#missing") ? "missing " : "") + element.textContent).toLowerCase() }));
  filter.closest(".finder").hidden = false;
  filter.addEventListener("input", () => {
    const words = filter.value.toLowerCase().split(/\s+/).filter(word => word);
    let count = 0;
    for (const { element, text } of entries) {
      element.hidden = !words.every(word => text.includes(word));
      if (!element.hidden) count++;
      const link = links.get(element.id);
      if (link) link.hidden = element.hidden;
    }
    for (const part of [missing, passes]) {
      if (!part) continue;
      part.hidden = !part.querySelector("li:not([hidden])");
      const link = links.get(part.id);
      if (link) link.hidden = part.hidden;
    }
    document.getElementById("matches").textContent = words.length ? `${count} of ${entries.length}` : "";
  });
}
for (const link of document.querySelectorAll('.index a[href="#missing"]')) {
  link.addEventListener("click", () => { document.getElementById("missing").open = true; });
}
for (const image of document.querySelectorAll(".tiles img")) {
  image.tabIndex = 0; image.setAttribute("role", "button");
  const enlarge = () => image.parentElement.classList.toggle("wide");
  image.addEventListener("click", enlarge);
  image.addEventListener("keydown", event => { if (event.key === "Enter" || event.key === " ") { event.preventDefault(); enlarge(); } });
}
document.addEventListener("keydown", event => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.tagName === "INPUT") return;
  if (event.key === "/" && filter) { event.preventDefault(); filter.focus(); return; }
  const seen = articles.filter(article => !article.hidden);
  const current = seen.findIndex(article => article.contains(document.activeElement));
  if (event.key === "n" || event.key === "p") {
    const next = seen[Math.max(0, Math.min(seen.length - 1, current + (event.key === "n" ? 1 : -1)))];
    if (next) { next.focus({ preventScroll: true }); next.scrollIntoView(); }
  } else if (/^[0-5f+=-]$/.test(event.key)) {
    for (const figure of (seen[Math.max(0, current)] || document).querySelectorAll("figure")) if (figure.keys) figure.keys(event.key);
  }
});
