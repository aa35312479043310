// The two modes of the image. Touch: a click taps, a quick drag swipes, a slow one drags, arrow keys swipe. Pick: the
// eyedropper.
const help = {
  pick: "Pick mode. Arrow keys move the marker, with Shift by one point; Enter names the view and the color there.",
  touch: "Touch mode. Arrow keys swipe; with Shift they move the marker, and Enter taps there.",
};
const setMode = isTouch => {
  isTouching = isTouch;
  press(by("mode-touch"), isTouch);
  press(by("mode-pick"), !isTouch);
  screenBox.classList.toggle("touch", isTouch);
  for (const part of all(".of-touch")) part.hidden = !isTouch || isGrid;
  by("screen-help").textContent = help[isTouch ? "touch" : "pick"];
  forgetSpot();
};

// Announces the result, for screen readers and for users who look elsewhere.
const touch = async (body, name) => {
  stopPlaying();
  const { revision } = present.picture, { studio, error } = await change("touch", body, { isQuiet: true });
  // The process of a live preview has ended.
  if (error?.status >= 500) { fail(error); return; }
  say(error ? error.message : studio.picture.revision === revision ? `${name}: nothing changed.` : `${name}.`);
};
const swipe = direction => touch({ kind: "swipe", direction }, `Swiped ${direction}`);
const tapNames = { tap: "Tapped", doubleTap: "Double tapped", longPress: "Pressed long" };
const tapAt = ({ x, y }, kind = by("touch-kind").value) => touch({ kind, x, y }, tapNames[kind]);

let finger = null;
const lift = event => {
  const from = finger, to = pointOf(event), seconds = (performance.now() - from.time) / 1000;
  const x = to.x - from.x, y = to.y - from.y, isLevel = Math.abs(x) > Math.abs(y);
  if (Math.hypot(x, y) < 8) return tapAt(from, seconds >= 0.5 ? "longPress" : undefined);
  if (seconds < 0.5 && Math.max(Math.abs(x), Math.abs(y)) > 1.5 * Math.min(Math.abs(x), Math.abs(y))) {
    return swipe(isLevel ? (x < 0 ? "left" : "right") : y < 0 ? "up" : "down");
  }
  touch({ kind: "drag", x: from.x, y: from.y, toX: to.x, toY: to.y, duration: clamp(seconds, 0.1, 5) }, "Dragged");
};
screenBox.addEventListener("pointerdown", event => {
  if (event.button !== 0 || !event.isPrimary) return;
  spotAt = null;
  placeCross();
  if (!isTouching) return;
  finger = { ...pointOf(event), time: performance.now() };
  screenBox.setPointerCapture(event.pointerId);
});
screenBox.addEventListener("pointerup", event => { if (finger) lift(event); finger = null; });
screenBox.addEventListener("pointercancel", () => { finger = null; });
screenBox.addEventListener("click", event => { if (!isTouching) pick(pointOf(event)); });
screenBox.addEventListener("pointermove", event => {
  if (!isTouching && event.pointerType === "mouse" && !event.buttons && !isPlaying) look(pointOf(event));
});
screenBox.addEventListener("pointerleave", () => { forgetSpot(); if (picked) by("spot").replaceChildren(...spotText(picked)); });

const arrows = { ArrowLeft: ["left", -1, 0], ArrowRight: ["right", 1, 0], ArrowUp: ["up", 0, -1], ArrowDown: ["down", 0, 1] };
screenBox.addEventListener("keydown", event => {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const [direction, x, y] = arrows[event.key] ?? [], step = isTouching || !event.shiftKey ? 10 : 1;
  if (direction && isTouching && !event.shiftKey) { if (!event.repeat) swipe(direction); }
  else if (direction) moveCross(x * step, y * step);
  else if (event.key === "Enter" || event.key === " ") {
    if (!spotAt) moveCross(0, 0);
    if (isTouching) tapAt(spotAt); else pick(spotAt);
  }
  else if (event.key === "Escape") { spotAt = null; placeCross(); forgetSpot(); }
  else return;
  event.preventDefault();
});

by("typing").addEventListener("submit", async event => {
  event.preventDefault();
  const text = by("typed").value;
  if (!text) return;
  await touch({ kind: "type", text }, `Typed ${text}`);
  by("typed").select();
});
by("mode-touch").addEventListener("click", () => setMode(true));
by("mode-pick").addEventListener("click", () => setMode(false));
onPress(by("restart"), async () => { stopPlaying(); const { studio } = await change("restart"); if (studio) say("The screen is as it began."); });
