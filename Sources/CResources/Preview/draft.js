// The draft shown while a color or a time is dragged: the same pixels, sent as runs, which take a fifth of the time of
// decoding a PNG. The full image follows when the drag pauses.
const draft = by("draft"), draftContext = draft.getContext("bitmaprenderer");
// In one column only the small image beside the colors is seen, which has no draft.
const inColumns = matchMedia("(min-width: 760px)");
const wantsDraft = () => isMoving && inColumns.matches;

// Kept from draft to draft: new memory takes longer to get than to fill.
let canvasPixels = new ImageData(1, 1);
const readRuns = words => {
  const [width, height] = words;
  if (canvasPixels.width !== width || canvasPixels.height !== height) canvasPixels = new ImageData(width, height);
  const pixels = new Uint32Array(canvasPixels.data.buffer);
  for (let at = 2, to = 0; at < words.length;) {
    const count = words[at] >>> 1, end = to + count;
    if (words[at] & 1) {
      pixels.set(words.subarray(at + 1, at + 1 + count), to);
      to = end;
      at += 1 + count;
    } else {
      const pixel = words[at + 1];
      if (count > 24) pixels.fill(pixel, to, end); else for (let place = to; place < end; place++) pixels[place] = pixel;
      to = end;
      at += 2;
    }
  }
  return canvasPixels;
};

// Where the image is shown smaller, the server sends it as small as it can without being smaller than it is shown.
const shownSize = () => {
  const density = window.devicePixelRatio || 1, box = screenBox.getBoundingClientRect(), at = edge => Math.round(edge * density);
  return { width: at(box.right) - at(box.left), height: at(box.bottom) - at(box.top) };
};
const reduction = () => clamp(Math.floor(seen.width / Math.max(1, shownSize().width)), 1, LARGEST_REDUCTION);

// The rest is made smaller as the browser makes images smaller: a canvas that is merely shown smaller is rough.
const drawDraft = async content => {
  const pixels = readRuns(new Uint32Array(content)), { width, height } = shownSize();
  const isSmaller = width > 0 && height > 0 && width < pixels.width;
  const bitmap = await createImageBitmap(pixels, isSmaller ? { resizeWidth: width, resizeHeight: height, resizeQuality: "high" } : {});
  if (draft.width !== bitmap.width || draft.height !== bitmap.height) Object.assign(draft, { width: bitmap.width, height: bitmap.height });
  draftContext.transferFromImageBitmap(bitmap);
  draft.hidden = false;
  draft.dataset.count = Number(draft.dataset.count ?? 0) + 1;
};
