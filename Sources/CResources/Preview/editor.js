// The editor of one color: text, the browser's picker, sliders in OKLCH. While a slider is dragged, only the newest value
// is sent, and the whole drag is one step to undo.
const colorText = by("color-text"), colorInput = by("color-input");
const kinds = [
  { key: "l", name: "Lightness", unit: 100, max: 100, step: 0.1, digits: 1 }, { key: "c", name: "Chroma", unit: 1, max: 0.37, step: 0.001, digits: 3 },
  { key: "h", name: "Hue", unit: 1, max: 360, step: 0.5, digits: 1 }, { key: "a", name: "Opacity", unit: 100, max: 100, step: 1, digits: 0 },
];
// What the sliders stand for. Kept beside the color, which has no hue where it is grey and less chroma where sRGB ends.
let wish = { l: 0, c: 0, h: 0, a: 1 }, opened = null;

const makeSlider = kind => {
  const bounds = { min: "0", max: String(kind.max), step: String(kind.step) };
  kind.range = make("input", { type: "range", ...bounds, id: `slider-${kind.key}` });
  kind.number = make("input", { type: "number", ...bounds, "aria-label": `${kind.name}, as a number` });
  const turn = (field, isPassing) => {
    if (field.value === "" || !Number.isFinite(field.valueAsNumber)) return;
    wish[kind.key] = clamp(field.valueAsNumber, 0, kind.max) / kind.unit;
    sendWish(isPassing);
  };
  for (const field of [kind.range, kind.number]) {
    field.addEventListener("input", () => turn(field, true));
    field.addEventListener("change", () => turn(field, false));
  }
  by("sliders").append(make("div", { className: "slider" }, make("label", { htmlFor: kind.range.id, textContent: kind.name }), kind.range, kind.number));
};
kinds.forEach(makeSlider);

const css = ({ l, c, h, a }) => `oklch(${l} ${c} ${h} / ${a})`;
const showSliders = except => {
  for (const kind of kinds) {
    const value = (wish[kind.key] * kind.unit).toFixed(kind.digits);
    for (const field of [kind.range, kind.number]) {
      if (!(field === except || field === document.activeElement && field.type === "number") || field.valueAsNumber !== Number(value)) field.value = value;
    }
    kind.range.setAttribute("aria-valuetext", kind.unit === 100 ? `${value} %` : kind.key === "h" ? `${value} degrees` : value);
    const stops = Array.from({ length: 13 }, (_, at) => css(fitted({ ...wish, a: 1, [kind.key]: at / 12 * kind.max / kind.unit })));
    kind.range.style.setProperty("--track", kind.key === "a" ? `linear-gradient(to right, #0000, ${css(fitted({ ...wish, a: 1 }))})` : `linear-gradient(to right, ${stops.join(", ")})`);
  }
};

const hint = (text, isBad = false) => {
  const place = by("color-hint");
  if (place.textContent !== text) place.textContent = text;
  place.classList.toggle("bad", isBad);
  colorText.setAttribute("aria-invalid", String(isBad));
};
const hintOfGamut = inside => hint(inside.c < wish.c - 0.002 ? `sRGB holds a chroma of ${inside.c.toFixed(3)} here.` : "");

const wishedHex = () => toHex(fromOKLCH(fitted(wish)));
const sendWish = isPassing => {
  const value = wishedHex();
  hintOfGamut(fitted(wish));
  preview(value);
  send(value, isPassing);
};

// What the page itself has put into the field; anything else there is being typed.
let written = "";
const write = value => { colorText.value = written = value; };
const isTyping = () => document.activeElement === colorText && colorText.value !== written;

const preview = value => {
  by("after").style.background = value;
  if (!isTyping()) write(value);
  colorInput.value = value.slice(0, 7);
  showSliders(document.activeElement);
};

// The server says what it made of the text; the sliders follow that.
const send = async (value, isPassing) => {
  const token = selected;
  const { error } = await change("color", { token, value, continues: isPassing }, { kind: `color ${token}`, isPassing, isQuiet: true });
  if (token !== selected || isPending("color")) return;
  if (error) return refuse(value, error);
  if (!isPassing) say(`${token} is ${tokenNamed(token)?.value}.`);
};

// A color that themes do not take but the browser knows, such as rgb(200 30 90), goes off again as sRGB.
const refuse = (value, error) => {
  const known = error.status && !fromHex(value) && inBrowser(value);
  if (known) { hint(`Written as ${known}.`); return send(known, false); }
  showColor();
  hint([error.message, error.hint, "A color of CSS, such as teal or rgb(200 30 90), is taken too"].filter(Boolean).join(". "), true);
};

const showColor = () => {
  const token = tokenNamed(selected), color = fromHex(token.value);
  if (!color) return;
  if (token.value.toLowerCase() !== wishedHex()) wish = mend(toOKLCH(color));
  preview(token.value);
};
// A grey keeps the hue, and black and white the chroma, that the sliders had.
const mend = found => found.c < 0.002 ? { ...found, h: wish.h } : found;

const openEditor = () => {
  const token = tokenNamed(selected);
  if (opened !== selected) {
    opened = selected;
    hint("");
    by("before").style.background = token.value;
    write(token.value);
  }
  by("editor").hidden = false;
  by("editor-title").textContent = token.path;
  by("alias").hidden = !token.alias;
  by("follow").textContent = token.alias ?? "";
  showColor();
};

shows.push(() => {
  if (!selected || isPending("color")) return;
  if (tokenNamed(selected)) return openEditor();
  selected = opened = null;
  by("editor").hidden = true;
});

// Typed text goes off when it is finished: by Enter or by leaving the field.
const commitText = () => {
  const value = colorText.value.trim();
  if (!value || !selected || value === tokenNamed(selected).value) { hint(""); write(tokenNamed(selected)?.value ?? ""); return; }
  hint("");
  const isRight = () => colorText.getAttribute("aria-invalid") === "false";
  send(value, false).then(() => { if (isRight()) write(tokenNamed(selected)?.value ?? value); });
};
colorText.addEventListener("change", commitText);
by("editor").addEventListener("submit", event => { event.preventDefault(); commitText(); });
const fromPicker = isPassing => {
  const value = toHex([...fromHex(colorInput.value).slice(0, 3), wish.a]);
  wish = mend(toOKLCH(fromHex(value)));
  preview(value);
  send(value, isPassing);
};
colorInput.addEventListener("input", () => fromPicker(true));
colorInput.addEventListener("change", () => fromPicker(false));
by("follow").addEventListener("click", () => { selectToken(by("follow").textContent); by("color-text").focus(); });
