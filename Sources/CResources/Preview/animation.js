// Animations: chosen, scrubbed on a timeline, played in real time as far as frames arrive.
const filmName = by("film-name"), filmTime = by("film-time");
let isPlaying = false;

const scrub = async (time, isPassing = true) => {
  const name = present.film?.name;
  if (name) await change("film", { name, time }, { isPassing });
  await showPicture();
};

const stopPlaying = () => {
  isPlaying = false;
  by("play").textContent = "Play";
};

const play = async () => {
  if (isPlaying || !present.film) return;
  isPlaying = true;
  by("play").textContent = "Pause";
  let origin = performance.now() - 1000 * (present.film.time >= present.film.duration - 0.001 ? 0 : present.film.time);
  while (isPlaying && present.film && !document.hidden && !isGrid) {
    const { duration } = present.film, time = (performance.now() - origin) / 1000;
    if (time >= duration && by("loop").checked && duration > 0) { origin = performance.now(); continue; }
    await scrub(Math.min(time, duration));
    if (time >= duration || !by("failure").hidden) break;
    await new Promise(requestAnimationFrame);
  }
  stopPlaying();
};

const stepFrame = count => {
  stopPlaying();
  const { time, duration, rate } = present.film;
  scrub(clamp(Math.round(time * rate + count) / rate, 0, duration), false);
};

shows.push(({ film, screen }, before) => {
  if (before?.screen.scene !== screen.scene) {
    const { animations } = sceneNamed(screen.scene);
    filmName.replaceChildren(option("", animations.length ? "None" : "None for this scene"), ...animations.map(one => option(one.name, `${one.name}: ${one.summary}`)));
  }
  choose(filmName, film?.name ?? "");
  by("film-tools").hidden = by("timeline").hidden = !film;
  for (const button of all(".of-film")) enable(button, Boolean(film));
  by("film-hint").hidden = Boolean(film);
  if (!film) return stopPlaying();
  filmTime.max = film.duration;
  filmTime.step = 1 / film.rate;
  if (!isPending("film")) filmTime.value = film.time;
  const frameNumber = Math.round(film.time * film.rate), text = `${film.time.toFixed(2)} of ${film.duration.toFixed(2)} s, frame ${frameNumber}`;
  by("film-clock").textContent = text;
  filmTime.setAttribute("aria-valuetext", text);
});

filmName.addEventListener("change", async () => {
  stopPlaying();
  const name = filmName.value || null, { error } = await change("film", name ? { name, time: 0 } : { name });
  if (error) choose(filmName, present.film?.name ?? "");
  else say(name ? `Animation ${name}, ${present.film?.duration.toFixed(2)} seconds.` : "No animation.");
});
filmTime.addEventListener("input", () => { stopPlaying(); scrub(Number(filmTime.value)); });
by("play").addEventListener("click", () => isPlaying ? stopPlaying() : play());
by("frame-back").addEventListener("click", () => stepFrame(-1));
by("frame-on").addEventListener("click", () => stepFrame(1));
