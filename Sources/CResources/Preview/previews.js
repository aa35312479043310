// The live page of previews of SwiftUI sources: all of them as a grid, and the errors of the sources above the last good image.
const isLive = "live" in document.documentElement.dataset;
const previewGrid = by("previews");
let sources = { generation: -1, previews: [], problems: [] }, previewCards = [], isOverview = false, loadingPreviews = 0;

const link = ({ path, file, line }) => make("a", { href: `vscode://file${encodeURI(path)}:${line}`, textContent: `${file}:${line}` });

const showProblems = () => {
  const box = by("sources");
  box.hidden = !sources.problems.length;
  box.replaceChildren(...sources.problems.map(problem =>
    make("p", {}, ...(problem.path ? [link(problem), " "] : []), make("strong", { textContent: problem.message }))));
};

const makePreviewCard = (preview, index) => {
  const image = make("img", { alt: "" });
  const button = make("button", { type: "button" }, image, make("span", { textContent: `${preview.scene}: ${preview.name}` }),
    make("span", { className: "soft", textContent: preview.failure ?? preview.grade }));
  button.addEventListener("click", () => {
    setOverview(false);
    pickScreen({ scene: preview.scene, state: preview.state });
    screenBox.focus();
  });
  return { preview, index, image, button, isSeen: false, key: "", isLoading: false };
};

const previewWatcher = new IntersectionObserver(entries => {
  for (const entry of entries) {
    const card = previewCards.find(card => card.button === entry.target);
    if (card) card.isSeen = entry.isIntersecting;
  }
  loadPreviews();
}, { rootMargin: "120px" });

const isDarkShown = () => present?.screen.context === "dark";
const previewKey = () => `${sources.generation} ${isDarkShown()}`;

const loadPreview = async card => {
  card.key = previewKey();
  const answer = await answerTo(`preview/${card.index}?dark=${isDarkShown()}&generation=${sources.generation}`, null, 60000);
  const next = new Image(), old = card.image;
  next.src = URL.createObjectURL(await answer.blob());
  await next.decode();
  next.alt = "";
  old.replaceWith(next);
  card.image = next;
  if (old.src) URL.revokeObjectURL(old.src);
};

const loadPreviews = () => {
  if (!isOverview || !present) return;
  const waiting = previewCards.filter(card => card.isSeen && !card.isLoading && !card.preview.failure && card.key !== previewKey());
  while (loadingPreviews < 2 && waiting.length) {
    const card = waiting.shift();
    card.isLoading = true;
    loadingPreviews++;
    loadPreview(card).catch(error => { card.button.lastChild.textContent = error.message; })
      .finally(() => { card.isLoading = false; loadingPreviews--; loadPreviews(); });
  }
};

// Cards of previews that stay keep their image until the new one is there.
const fillPreviews = () => {
  const before = previewCards;
  previewCards = sources.previews.map(makePreviewCard);
  for (const card of previewCards) {
    const known = before.find(old => old.preview.scene === card.preview.scene && old.preview.state === card.preview.state);
    if (known) { card.image.replaceWith(known.image); card.image = known.image; }
  }
  previewWatcher.disconnect();
  previewGrid.replaceChildren(...previewCards.map(card => card.button));
  for (const card of previewCards) previewWatcher.observe(card.button);
};

const setOverview = isOn => {
  if (isOverview === isOn) return;
  if (isOn) setGrid(false);
  isOverview = isOn;
  press(by("view-previews"), isOn);
  press(by("view-screen"), !isOn && !isGrid);
  previewGrid.hidden = !isOn;
  for (const part of all(".of-screen")) part.hidden = isOn || isGrid;
  if (isOn) fillPreviews(); else if (!isGrid) showPicture().then(fit);
  loadPreviews();
};

const readSources = lane(async () => {
  const next = await ask("previews");
  const isNew = next.generation !== sources.generation;
  sources = next;
  showProblems();
  if (isNew) {
    catalogue = await ask("catalogue");
    fillScreen();
    for (const show of shows) if (show !== followSources) show(present, null);
    if (isOverview) fillPreviews();
  }
  loadPreviews();
});
const followSources = () => { readSources(); };

if (isLive) {
  by("view-previews").hidden = false;
  by("view-previews").addEventListener("click", () => setOverview(true));
  by("view-screen").addEventListener("click", () => setOverview(false));
  by("view-devices").addEventListener("click", () => setOverview(false));
  shows.push(followSources);
}
