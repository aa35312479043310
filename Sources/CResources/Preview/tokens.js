// The list of color tokens: a list box with one tab stop, a search field, tokens of the current screen first. Rows are
// kept while only values change, so that dragging a slider updates swatches only.
const list = by("tokens"), rows = new Map();
let selected = null, listKey = "";

const tokenNamed = path => present.tokens.find(token => token.path === path);
const searched = () => {
  const parts = by("search").value.toLowerCase().split(/\s+/).filter(Boolean);
  return present.tokens.filter(token => parts.every(part => `${token.path} ${token.value} ${token.alias ?? ""}`.toLowerCase().includes(part)));
};

// Long names break at their dots.
const breakable = path => path.split(/(?<=\.)/).flatMap(part => [part, make("wbr")]);

const makeRow = token => {
  const sample = make("span"), name = make("span", {}, ...breakable(token.path.replace(/^color\./, ""))), value = make("span", { className: "value" });
  const row = make("div", { role: "option", id: `token-${token.path}`, "aria-selected": "false" },
    make("span", { className: "swatch" }, sample), name, value);
  row.dataset.path = token.path;
  return { row, sample, value };
};

const fillRow = (parts, token) => {
  if (parts.seen === token.value) return;
  parts.seen = token.value;
  parts.sample.style.background = token.value;
  parts.value.textContent = token.value;
};

const group = (name, tokens) => tokens.length === 0 ? [] : [make("div", { role: "group", "aria-label": name },
  make("div", { textContent: `${name} (${tokens.length})`, role: "presentation" }),
  ...tokens.map(token => rows.get(token.path).row))];

const arrange = tokens => {
  const groups = by("used-first").checked
    ? [...group("On this screen", tokens.filter(token => token.used)), ...group("Elsewhere", tokens.filter(token => !token.used))]
    : group("All", tokens);
  list.replaceChildren(...groups);
  by("token-count").textContent = tokens.length === present.tokens.length ? `${tokens.length} colors` : `${tokens.length} of ${present.tokens.length} colors`;
};

const showTokens = () => {
  const tokens = searched(), key = JSON.stringify([by("used-first").checked, tokens.map(token => [token.path, token.used])]);
  for (const token of present.tokens) {
    if (!rows.has(token.path)) rows.set(token.path, makeRow(token));
    fillRow(rows.get(token.path), token);
  }
  if (key !== listKey) { listKey = key; arrange(tokens); }
  mark();
};

const visibleRows = () => [...list.querySelectorAll("[role=option]")];
const mark = () => {
  for (const [path, { row }] of rows) {
    const isSelected = String(path === selected);
    if (row.getAttribute("aria-selected") !== isSelected) row.setAttribute("aria-selected", isSelected);
  }
  const row = rows.get(selected)?.row;
  if (row?.isConnected) list.setAttribute("aria-activedescendant", row.id); else list.removeAttribute("aria-activedescendant");
};

const selectToken = path => {
  if (!tokenNamed(path)) return;
  selected = path;
  if (!rows.get(path).row.isConnected) { by("search").value = ""; showTokens(); }
  mark();
  const row = rows.get(path).row, top = row.offsetTop;
  if (top < list.scrollTop + 30 || top + row.offsetHeight > list.scrollTop + list.clientHeight) list.scrollTop = top - list.clientHeight / 2;
  openEditor();
};

list.addEventListener("click", event => {
  const row = event.target.closest("[role=option]");
  if (row) selectToken(row.dataset.path);
});
list.addEventListener("keydown", event => {
  const there = visibleRows(), at = there.findIndex(row => row.dataset.path === selected), last = there.length - 1;
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: last, PageDown: at + 10, PageUp: at - 10 }[event.key];
  if (event.key === "Enter" && selected) by("color-text").focus();
  else if (to === undefined || last < 0) return;
  else selectToken(there[clamp(to, 0, last)].dataset.path);
  event.preventDefault();
});
by("search").addEventListener("input", showTokens);
by("search").addEventListener("keydown", event => {
  if (event.key !== "ArrowDown" && event.key !== "Enter") return;
  event.preventDefault();
  const first = visibleRows()[0];
  if (first) { selectToken(first.dataset.path); list.focus(); }
});
by("used-first").addEventListener("change", showTokens);
shows.push(showTokens);
