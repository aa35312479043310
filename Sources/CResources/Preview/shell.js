// Buttons and notices of the theme, downloads, keys; and the start.
// The conflict in which mine were kept; the next one is asked about again.
let decided = -1;

shows.push(({ theme, screen }) => {
  by("theme-name").textContent = theme.name;
  const left = theme.file && theme.leftToDocumented ? `; ${theme.leftToDocumented} colours of the screens left to documented` : "";
  by("theme-file").textContent = (theme.file ?? `${theme.source ?? "a theme"}, shipped: download it to keep changes`) + left;
  by("unsaved").hidden = theme.isSaved;
  document.title = `${theme.isSaved ? "" : "• "}${theme.name}: ${screen.scene}/${screen.state} – Framewright`;
  enable(by("undo"), theme.canUndo);
  enable(by("redo"), theme.canRedo);
  enable(by("save"), theme.file && (!theme.isSaved || theme.changedOnDisk));
  if (!theme.changedOnDisk) decided = -1;
  by("disk").hidden = !theme.changedOnDisk || theme.conflicts === decided;
  notice("problem", theme.problem?.message, theme.problem?.hint);
});

const undo = async () => { if ((await change("undo")).studio) say("Undone."); };
const redo = async () => { if ((await change("redo")).studio) say("Done again."); };
const save = async () => {
  if (!by("disk").hidden) { by("keep-mine").focus(); say("The file has changed on disk. Choose which to keep."); return; }
  const { studio } = await change("save");
  if (studio) say(`Saved${studio.theme.file ? " to " + studio.theme.file : ""}.`);
};
onPress(by("undo"), undo);
onPress(by("redo"), redo);
onPress(by("save"), save);
by("keep-mine").addEventListener("click", () => { decided = present.theme.conflicts; by("disk").hidden = true; by("save").focus(); say("Your changes are kept. Save replaces the file."); });
by("load-file").addEventListener("click", async () => { by("save").focus(); if ((await change("revert")).studio) say("The file is loaded."); });
by("dismiss").addEventListener("click", () => { notice("failure"); by("stage").focus(); });

const nameIn = answer => /filename="?([^";]+)"?/.exec(answer.headers.get("Content-Disposition") ?? "")?.[1];
const download = async path => {
  say("The file is being made.");
  try {
    const answer = await answerTo(path, null, 600000);
    const { scene, state } = present.screen, ending = path === "theme.json" ? "" : "." + new URLSearchParams(path.split("?")[1]).get("format");
    const address = URL.createObjectURL(await answer.blob());
    make("a", { href: address, download: nameIn(answer) ?? (ending ? `${scene}-${state}${ending}` : "theme.json") }).click();
    setTimeout(() => URL.revokeObjectURL(address), 60000);
    say("Downloaded.");
  } catch (error) { fail(error); }
};
for (const button of all("[data-download]")) onPress(button, () => { by("downloads").open = false; by("downloads").firstElementChild.focus(); download(button.dataset.download); });
document.addEventListener("click", event => { if (!by("downloads").contains(event.target)) by("downloads").open = false; });
by("downloads").addEventListener("keydown", event => {
  if (event.key === "Escape") { by("downloads").open = false; by("downloads").firstElementChild.focus(); }
});

const keys = {
  t: ["Touch mode", () => { setGrid(false); setMode(true); screenBox.focus(); }],
  p: ["Pick mode", () => { setGrid(false); setMode(false); screenBox.focus(); }],
  d: ["Many devices, or the one screen", () => setGrid(!isGrid)],
  f: ["Show findings on the image, or not", () => by("show-boxes").click()],
  r: ["Restart the screen", () => by("restart").click()],
  e: ["Edit the chosen color", () => selected ? by("color-text").focus() : list.focus()],
  "/": ["Search the colors", () => by("search").focus()],
  k: ["Play or pause the animation", () => isPlaying ? stopPlaying() : play()],
  0: ["Fit the image to the window", () => { by("zoom").value = "fit"; fit(); }],
  1: ["Image at 100 %", () => { by("zoom").value = "1"; fit(); }],
  "?": ["Show this list", () => by("keys").showModal()],
};
const combinations = [["Ctrl+Z", "Undo"], ["Ctrl+Shift+Z", "Redo"], ["Ctrl+S", "Save the theme"], ["Arrow keys on the image", "Touch mode: swipe. Pick mode: move the marker, by single points with Shift"],
  ["Shift+arrow keys", "Touch mode: move the marker"], ["Enter on the image", "Tap, or pick the color, at the marker"], ["Arrow keys in the colors", "Choose a color; Enter edits it"]];
by("key-rows").append(...[...combinations, ...Object.entries(keys).map(([key, [name]]) => [key.toUpperCase(), name])].map(([key, name]) =>
  make("tr", {}, make("th", { scope: "row" }, make("kbd", { textContent: key })), make("td", { textContent: name }))));
by("show-keys").addEventListener("click", () => by("keys").showModal());

const isWriting = target => target.matches("input:not([type=range], [type=checkbox], [type=color]), textarea, select");
document.addEventListener("keydown", event => {
  const key = event.key.toLowerCase(), isCommand = event.ctrlKey || event.metaKey;
  if (isCommand && key === "s") { event.preventDefault(); document.activeElement === colorText && commitText(); save(); return; }
  // Text that is being written has its own undo.
  const isOwn = event.target === colorText ? isTyping() : event.target === by("search") || event.target === by("typed");
  if (isCommand && (key === "z" || key === "y") && !isOwn) { event.preventDefault(); key === "y" || event.shiftKey ? redo() : undo(); return; }
  if (isCommand || event.altKey || isWriting(event.target) || by("keys").open || !by("single-keys").checked) return;
  const known = keys[event.key];
  if (known) { event.preventDefault(); known[1](); }
});

const remembered = (() => { try { return localStorage; } catch { return {}; } })();
by("single-keys").checked = remembered.singleKeys !== "off";
by("single-keys").addEventListener("change", () => { remembered.singleKeys = by("single-keys").checked ? "on" : "off"; });

const start = async () => {
  for (let pause = 500; !present; pause = Math.min(8000, pause * 2)) {
    try {
      catalogue = await ask("catalogue");
      fillScreen();
      setMode(false);
      await refresh();
      notice("gone");
    } catch (error) {
      notice("gone", error.message, error.hint);
      await sleep(pause);
    }
  }
  document.documentElement.dataset.ready = "";
  watch();
};
start();
