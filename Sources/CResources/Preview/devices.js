// The same screen on many devices. An image is requested when it is visible and was not requested at this revision, three
// at a time, so that edits and the long poll keep their connections.
const grid = by("devices");
let cards = [], loading = 0;

const shape = ({ image, device }) => {
  const isTurned = device.rotates && present.screen.orientation === "landscape";
  const [width, height] = isTurned ? [device.height, device.width] : [device.width, device.height];
  image.style.aspectRatio = `${width} / ${height}`;
  image.style.width = Math.min(240, 260 * width / height) + "px";
};

const makeCard = device => {
  const image = make("img", { alt: "" }), button = make("button", { type: "button" }, image, make("span", { textContent: device.name }));
  button.addEventListener("click", () => {
    setGrid(false);
    pickScreen({ device: device.id, ...(device.rotates ? {} : { orientation: "portrait" }) });
    screenBox.focus();
  });
  return { device, image, button, isSeen: false, revision: -1, isLoading: false };
};

const watcher = new IntersectionObserver(entries => {
  for (const entry of entries) {
    const card = cards.find(card => card.button === entry.target);
    if (card) card.isSeen = entry.isIntersecting;
  }
  loadCards();
}, { rootMargin: "120px" });

const fillGrid = () => {
  const kind = by("device-kind").value;
  for (const card of cards) { watcher.unobserve(card.button); if (card.image.src) URL.revokeObjectURL(card.image.src); }
  cards = catalogue.devices.filter(device => !kind || device.kind === kind).map(makeCard);
  cards.forEach(shape);
  grid.replaceChildren(...cards.map(card => card.button));
  cards.forEach(card => watcher.observe(card.button));
  markDevice();
};
const markDevice = () => {
  for (const { button, device } of cards) {
    if (device.id === present.screen.device) button.setAttribute("aria-current", "true"); else button.removeAttribute("aria-current");
  }
};

const loadCard = async card => {
  const { revision } = present;
  card.revision = revision;
  const answer = await answerTo(`device/${encodeURIComponent(card.device.id)}.png?revision=${revision}&scale=1`);
  const next = new Image(), old = card.image, address = URL.createObjectURL(await answer.blob());
  next.src = address;
  await next.decode();
  next.alt = "";
  old.replaceWith(next);
  card.image = next;
  shape(card);
  if (old.src) URL.revokeObjectURL(old.src);
};

const loadCards = () => {
  if (!isGrid || !present) return;
  const waiting = cards.filter(card => card.isSeen && !card.isLoading && card.revision !== present.revision).sort((one, other) => one.revision - other.revision);
  while (loading < 3 && waiting.length) {
    const card = waiting.shift();
    card.isLoading = true;
    loading++;
    loadCard(card).catch(error => { card.button.title = error.message; }).finally(() => { card.isLoading = false; loading--; loadCards(); });
  }
};

const setGrid = isOn => {
  if (isGrid === isOn) return;
  isGrid = isOn;
  stopPlaying();
  press(by("view-devices"), isOn);
  press(by("view-screen"), !isOn);
  for (const part of all(".of-devices")) part.hidden = !isOn;
  for (const part of all(".of-screen")) part.hidden = isOn;
  setMode(isTouching);
  if (isOn) fillGrid(); else showPicture().then(fit);
};
by("view-devices").addEventListener("click", () => setGrid(true));
by("view-screen").addEventListener("click", () => setGrid(false));
by("device-kind").addEventListener("change", fillGrid);
shows.push(({ screen }) => {
  grid.classList.toggle("wide", screen.orientation === "landscape");
  markDevice();
  loadCards();
});
