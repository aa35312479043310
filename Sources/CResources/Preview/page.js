// Used by every part: finding and making elements, notices, and the state that everything is drawn from.
const by = id => document.getElementById(id), all = selector => [...document.querySelectorAll(selector)];

const make = (tag, properties = {}, ...children) => {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name in made && !name.startsWith("aria")) made[name] = value; else made.setAttribute(name, value);
  }
  made.append(...children);
  return made;
};

// The server's last word. Whoever shows a part of it pushes a function here, called with the new word and the one before.
let catalogue = null, present = null;
const shows = [];

const adopt = studio => {
  if (present && studio.revision < present.revision) return;
  const before = present;
  present = studio;
  for (const show of shows) show(studio, before);
};

// Announced visibly and to a screen reader. A text that comes twice is changed by a blank, or it would not be read again.
let statusTimer = 0;
const say = text => {
  const status = by("status");
  status.textContent = status.textContent === text ? text + "\u00a0" : text;
  status.classList.add("seen");
  clearTimeout(statusTimer);
  statusTimer = setTimeout(() => status.classList.remove("seen"), 4000);
};

const notice = (id, message, hint) => {
  const box = by(id), place = box.querySelector("p") ?? box.appendChild(make("p"));
  const text = message + (hint ? "\n" + hint : "");
  if (!message) { box.hidden = true; return; }
  if (!box.hidden && place.dataset.text === text) return;
  place.dataset.text = text;
  place.replaceChildren(make("strong", { textContent: message }), hint ? " " + hint : "");
  box.hidden = false;
};

const fail = error => notice("failure", error.message, error.hint);

const isOff = button => button.getAttribute("aria-disabled") === "true";
const enable = (button, isOn) => button.setAttribute("aria-disabled", String(!isOn));
// A button that cannot be used now stays where it is and keeps the focus; it only does nothing.
const onPress = (button, action) => button.addEventListener("click", () => isOff(button) || action());
const press = (button, isPressed) => button.setAttribute("aria-pressed", String(isPressed));

const sleep = milliseconds => new Promise(done => setTimeout(done, milliseconds));
const clamp = (value, low, high) => Math.min(high, Math.max(low, value));
const short = number => String(Math.round(number * 10) / 10);

// aVeryLargeThing -> A very large thing
const words = name => {
  const spaced = name.replace(/([a-z])([A-Z0-9])/g, "$1 $2").replace(/[-_]/g, " ").toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};
