// The pickers: scene, state, device, orientation, context, text size, direction, contrast.
const fields = Object.fromEntries(all("#pickers [data-field]").map(field => [field.dataset.field, field]));

const option = (value, text) => make("option", { value, textContent: text });

const kindNames = { phone: "Phones", foldable: "Foldables", tablet: "Tablets", window: "Windows", desktop: "Desktops", store: "Stores" };
const kindsThere = () => [...new Set([...Object.keys(kindNames), ...catalogue.devices.map(device => device.kind)])]
  .filter(kind => catalogue.devices.some(device => device.kind === kind));

const deviceGroups = () => kindsThere().map(kind => {
  const devices = catalogue.devices.filter(device => device.kind === kind);
  return make("optgroup", { label: kindNames[kind] ?? words(kind) },
    ...devices.map(device => option(device.id, `${device.name}, ${short(device.width)} × ${short(device.height)} @${device.scale}x`)));
});

const sceneNamed = name => catalogue.scenes.find(scene => scene.name === name) ?? { states: [], animations: [] };

// Chooses what the server says; a value the catalogue does not know is shown all the same.
const choose = (field, value) => {
  if (![...field.options].some(option => option.value === value)) field.append(option(value, value));
  if (field.value !== value) field.value = value;
};

const fillScreen = () => {
  fields.scene.replaceChildren(...catalogue.scenes.map(scene => option(scene.name, scene.name)));
  fields.device.replaceChildren(...deviceGroups());
  by("device-kind").replaceChildren(...kindsThere().map(kind => option(kind, kindNames[kind] ?? words(kind))), option("", "All devices"));
  fields.textSize.replaceChildren(...catalogue.textSizes.map(size => option(size, words(size) + (size === "large" ? " (usual)" : ""))));
  fields.direction.replaceChildren(...catalogue.directions.map(direction => option(direction, words(direction))));
};

shows.push(({ screen, theme }, before) => {
  if (before?.screen.scene !== screen.scene) {
    fields.state.replaceChildren(...sceneNamed(screen.scene).states.map(state => option(state.name, state.name)));
  }
  if (!before || String(before.theme.contexts) !== String(theme.contexts)) {
    fields.context.replaceChildren(option("", "None"), ...theme.contexts.map(context => option(context, words(context))));
  }
  for (const name of ["scene", "state", "device", "orientation", "textSize", "direction"]) choose(fields[name], screen[name]);
  choose(fields.context, screen.context ?? "");
  fields.increasedContrast.checked = screen.increasedContrast;
  by("landscape").checked = screen.orientation === "landscape";
  fields.orientation.disabled = by("landscape").disabled = !rotates(screen.device);
  by("summary").textContent = sceneNamed(screen.scene).states.find(state => state.name === screen.state)?.summary ?? "";
});

const pickScreen = async wanted => {
  const { error } = await change("screen", wanted);
  if (error) { for (const show of shows) show(present, null); return; }
  const { scene, state, device } = present.screen;
  say(`${scene}, ${state}, on ${deviceName(device)}.`);
};

const rotates = id => catalogue.devices.find(device => device.id === id)?.rotates ?? true;
const deviceName = id => catalogue.devices.find(device => device.id === id)?.name ?? id;

for (const [name, field] of Object.entries(fields)) {
  field.addEventListener("change", () => {
    const value = field.type === "checkbox" ? field.checked : name === "context" ? field.value || null : field.value;
    const wanted = { [name]: value };
    if (name === "scene") wanted.state = sceneNamed(value).states[0]?.name;
    // Windows and desktops have one shape.
    if (name === "device" && !rotates(value)) wanted.orientation = "portrait";
    pickScreen(wanted);
  });
}
by("landscape").addEventListener("change", () => pickScreen({ orientation: by("landscape").checked ? "landscape" : "portrait" }));
by("pickers").addEventListener("submit", event => event.preventDefault());
