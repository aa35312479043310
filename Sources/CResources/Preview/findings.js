// Findings of lint and contrast, as a list and as boxes over the image.
let findingsKey = null, chosenFinding = null;

const describe = finding => [make("b", { textContent: `${finding.severity === "error" ? "Error" : "Warning"}: ${words(finding.rule)}` }),
  finding.message, finding.view ? make("span", { className: "soft", textContent: ` ${finding.view}` }) : ""];

const findingItem = (finding, index) => {
  if (!finding.frame) return make("li", { className: finding.severity }, make("div", { className: "flat" }, ...describe(finding)));
  const button = make("button", { type: "button", "aria-pressed": "false" }, ...describe(finding));
  button.addEventListener("click", () => chooseFinding(chosenFinding === index ? null : index));
  return make("li", { className: finding.severity }, button);
};

const chooseFinding = index => {
  chosenFinding = index;
  if (index !== null) { by("show-boxes").checked = true; setGrid(false); }
  drawBoxes();
  const box = boxes.querySelector(".chosen");
  if (box && by("zoom").value !== "fit") frame.scrollTo({ left: box.offsetLeft - frame.clientWidth / 3, top: box.offsetTop - frame.clientHeight / 3 });
  if (box && frame.getBoundingClientRect().bottom < 80) frame.scrollIntoView({ block: "center" });
};

const drawBoxes = () => {
  const { findings } = present, spot = boxes.querySelector(".spot");
  const drawn = by("show-boxes").checked ? findings.map((finding, index) => finding.frame && place(make("div", {
    className: `box ${finding.severity}${index === chosenFinding ? " chosen" : ""}`, title: finding.message }), finding.frame)).filter(Boolean) : [];
  boxes.replaceChildren(...drawn, ...(spot ? [spot] : []));
  by("findings").querySelectorAll("li").forEach((item, index) => {
    const button = item.querySelector("button");
    if (button) press(button, index === chosenFinding);
  });
};

shows.push((studio, before) => {
  // While a slider is dragged no findings are computed: the earlier ones stay.
  studio.findings ??= before?.findings ?? [];
  const { findings, picture } = studio, isFilm = Boolean(studio.film);
  const key = JSON.stringify([findings, picture.points, isFilm]);
  if (key === findingsKey) return;
  findingsKey = key;
  chosenFinding = null;
  by("findings-title").textContent = findings.length ? `Findings (${findings.length})` : "Findings";
  by("no-findings").hidden = findings.length > 0;
  by("no-findings").textContent = isFilm ? "Not looked for while an animation is shown: what moves may lie on something." : "Nothing found on this screen.";
  by("findings").replaceChildren(...findings.map(findingItem));
  drawBoxes();
});
by("show-boxes").addEventListener("change", drawBoxes);
