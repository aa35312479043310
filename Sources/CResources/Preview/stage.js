// The image: loaded off screen and swapped when it is ready, so that nothing flickers; fitted or enlarged; with the
// hash of the pixels shown; the eyedropper.
const frame = by("frame"), screenBox = by("screen"), boxes = by("boxes"), cross = by("cross");
// The state that is visible now, which lags behind the server's while an image is loading.
let seen = { hash: "", revision: -1, isDraft: false, width: 1, height: 1, points: { width: 1, height: 1 } };
let isGrid = false, isTouching = false;

// One image is fetched while the one before it is decoded, which takes about as long. While a hand is moving a draft
// comes in its place.
let fetched = null;
const isSame = (one, other) => one.revision === other.revision && one.isDraft === other.isDraft;
const fetchPicture = lane(async () => {
  const { picture, revision, screen } = present, wanted = { revision: picture.revision, isDraft: wantsDraft() };
  if (isGrid || isSame(wanted, fetched ?? seen)) return;
  const answer = await answerTo(`${wanted.isDraft ? `draft?reducedBy=${reduction()}&` : "picture.png?"}revision=${revision}`);
  const content = wanted.isDraft ? await answer.arrayBuffer() : await answer.blob();
  fetched = { ...wanted, content, picture, screen };
  swapPicture();
});

const swapPicture = lane(async () => {
  if (!fetched || isSame(fetched, seen)) return;
  const { content, picture, screen, isDraft } = fetched;
  if (isDraft) {
    await drawDraft(content);
    seen = { ...seen, revision: picture.revision, isDraft };
    showHash();
    return;
  }
  const next = new Image(), address = URL.createObjectURL(content);
  next.src = address;
  try { await next.decode(); } catch { URL.revokeObjectURL(address); fetched = null; throw new Refusal("The image cannot be read.", "", 0); }
  Object.assign(next, { id: "picture", draggable: false, alt: `${screen.scene}, ${screen.state}, on ${deviceName(screen.device)}` });
  const old = by("picture");
  old.replaceWith(next);
  draft.hidden = true;
  by("strip").firstElementChild.src = address;
  if (old.src) URL.revokeObjectURL(old.src);
  seen = { hash: "", revision: picture.revision, isDraft, width: next.naturalWidth, height: next.naturalHeight, points: picture.points };
  showHash();
  by("size").textContent = `${seen.width} × ${seen.height} pixels, ${short(picture.points.width)} × ${short(picture.points.height)} points @${picture.scale}x`;
  fit();
});
const showPicture = async () => { await fetchPicture(); await swapPicture(); };

// Computed by the server once the image stays the same: it takes longer than the image. A draft has none.
let hashTimer = 0;
const showHash = () => {
  by("hash").textContent = "…";
  clearTimeout(hashTimer);
  if (seen.isDraft) return;
  hashTimer = setTimeout(async () => {
    try {
      const { revision, hash } = await (await answerTo("hash")).json();
      if (revision !== seen.revision) return;
      seen.hash = by("hash").textContent = by("hash").title = hash;
    } catch { /* The next image asks again. */ }
  }, 200);
};

const fit = () => {
  const zoom = by("zoom").value, density = window.devicePixelRatio || 1;
  const room = Math.min((frame.clientWidth - 10) / seen.width, (frame.clientHeight - 10) / seen.height);
  const scale = zoom === "fit" ? Math.max(0.02, Math.min(room, 1 / density)) : Number(zoom) / density;
  screenBox.style.width = seen.width * scale + "px";
  screenBox.style.height = seen.height * scale + "px";
  for (const shown of [by("picture"), draft]) shown.classList.toggle("magnified", scale * density > 1);
  placeCross();
};
new ResizeObserver(fit).observe(frame);
by("zoom").addEventListener("change", fit);

const place = (box, { x, y, width, height }) => {
  const { points } = present.picture;
  Object.assign(box.style, { left: x / points.width * 100 + "%", top: y / points.height * 100 + "%",
    width: width / points.width * 100 + "%", height: height / points.height * 100 + "%" });
  return box;
};

const pointOf = event => {
  const box = screenBox.getBoundingClientRect(), { points } = seen;
  const inside = (share, length) => clamp(share * length, 0, length - 0.01);
  return { x: inside((event.clientX - box.left) / box.width, points.width), y: inside((event.clientY - box.top) / box.height, points.height) };
};

// The place the keyboard is at, in points.
let spotAt = null;
const placeCross = () => {
  cross.hidden = !spotAt;
  if (!spotAt) return;
  spotAt = { x: clamp(spotAt.x, 0, seen.points.width - 1), y: clamp(spotAt.y, 0, seen.points.height - 1) };
  Object.assign(cross.style, { left: spotAt.x / seen.points.width * 100 + "%", top: spotAt.y / seen.points.height * 100 + "%" });
};
const moveCross = (x, y) => {
  const from = spotAt ?? { x: seen.points.width / 2, y: seen.points.height / 2 };
  spotAt = spotAt ? { x: from.x + x, y: from.y + y } : from;
  placeCross();
  if (!isTouching) look(spotAt);
};

const spotText = spot => {
  const chip = make("span", { className: "chip" });
  chip.style.background = spot.color;
  const token = spot.token ? make("button", { type: "button", className: "link", textContent: spot.token, title: "Edit this color" }) : "no token";
  if (spot.token) token.addEventListener("click", () => { selectToken(spot.token); by("color-text").focus(); });
  return [chip, make("code", { textContent: spot.color }), ` ${spot.view ?? "Nothing"}, `, token];
};

let looked = null, picked = null;
const lookAgain = lane(async () => {
  const point = looked, spot = await ask(`spot?x=${point.x.toFixed(2)}&y=${point.y.toFixed(2)}`);
  by("spot").replaceChildren(...spotText(spot));
  boxes.querySelector(".spot")?.remove();
  if (spot.frame) boxes.append(place(make("div", { className: "box spot" }), spot.frame));
  point.spot = spot;
});
const look = point => { looked = point; return lookAgain(); };

const pick = async point => {
  await look(point);
  const spot = point.spot;
  if (!spot) return;
  picked = spot;
  if (spot.token) selectToken(spot.token);
  say(`${spot.view ?? "Nothing"}: ${spot.color}, ${spot.token ?? "no token"}.`);
};
const forgetSpot = () => boxes.querySelector(".spot")?.remove();

shows.push((studio, before) => {
  screenBox.setAttribute("aria-label", `${studio.screen.scene}, ${studio.screen.state}, on ${deviceName(studio.screen.device)}`);
  enable(by("restart"), studio.isPlayed);
  if (before && before.picture.revision !== studio.picture.revision) forgetSpot();
  showPicture();
});

const copyHash = async () => {
  try { await navigator.clipboard.writeText(seen.hash); say("The hash is copied."); }
  catch { getSelection().selectAllChildren(by("hash")); say("The hash is selected."); }
};
by("copy-hash").addEventListener("click", copyHash);
