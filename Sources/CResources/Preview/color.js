// Hexadecimal colors to OKLCH and back, as CSS Color 4 defines it. Colors outside sRGB lose chroma only.
// [red, green, blue, opacity], each 0...1; null where the text is not #rrggbb or #rrggbbaa.
const fromHex = text => {
  const found = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})?$/i.exec(text);
  return found && found.slice(1).map(part => part === undefined ? 1 : parseInt(part, 16) / 255);
};

const toHex = ([red, green, blue, opacity]) => {
  const pair = share => Math.round(clamp(share, 0, 1) * 255).toString(16).padStart(2, "0");
  return "#" + pair(red) + pair(green) + pair(blue) + (pair(opacity) === "ff" ? "" : pair(opacity));
};

const toLinear = share => Math.abs(share) <= 0.04045 ? share / 12.92 : Math.sign(share) * ((Math.abs(share) + 0.055) / 1.055) ** 2.4;
const fromLinear = light => Math.abs(light) <= 0.0031308 ? light * 12.92 : Math.sign(light) * (1.055 * Math.abs(light) ** (1 / 2.4) - 0.055);

// {l: 0...1, c: from 0, h: degrees, a: 0...1}
const toOKLCH = ([red, green, blue, opacity]) => {
  const [r, g, b] = [red, green, blue].map(toLinear);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const first = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s, second = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s;
  const c = Math.hypot(first, second);
  return { l: 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s, c: c < 0.0004 ? 0 : c,
    h: c < 0.0004 ? 0 : (Math.atan2(second, first) * 180 / Math.PI + 360) % 360, a: opacity };
};

const fromOKLCH = ({ l, c, h, a }) => {
  const first = c * Math.cos(h * Math.PI / 180), second = c * Math.sin(h * Math.PI / 180);
  const [x, y, z] = [l + 0.3963377774 * first + 0.2158037573 * second, l - 0.1055613458 * first - 0.0638541728 * second,
    l - 0.0894841775 * first - 1.2914855480 * second].map(root => root ** 3);
  return [...[4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z, -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.7076147010 * z].map(fromLinear), a];
};

const isInside = color => color.slice(0, 3).every(share => share > -0.0005 && share < 1.0005);

// What the browser makes of any CSS color, as #rrggbb or #rrggbbaa; null where it is none.
const inBrowser = text => {
  const brush = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d");
  const answers = ["#000000", "#ffffff"].map(other => { brush.fillStyle = other; brush.fillStyle = text; return brush.fillStyle; });
  if (answers[0] !== answers[1]) return null;
  brush.fillRect(0, 0, 1, 1);
  return toHex([...brush.getImageData(0, 0, 1, 1).data].map(part => part / 255));
};

// The same lightness and hue with as much of the chroma as sRGB holds.
const fitted = wanted => {
  if (isInside(fromOKLCH(wanted))) return wanted;
  let low = 0, high = wanted.c;
  for (let turn = 0; turn < 20; turn++) {
    const middle = (low + high) / 2;
    if (isInside(fromOKLCH({ ...wanted, c: middle }))) low = middle; else high = middle;
  }
  return { ...wanted, c: low };
};
