// Theming: theme documents in, `Theme` values out.
//
// In:       the bytes of a theme file: JSON in the W3C Design Tokens format (2025.10) where it overlaps, with hex strings
//           for colours, `contexts` (overlays such as dark) and `contrast` (pairs that must stay legible) added.
// Out:      `Theme`: colours, paints and dimensions by token path, the selected context applied, aliases followed; a
//           contrast report; the same theme as text. Four themes and the JSON Schema are compiled in.
// Units:    dimensions in points (a `px` of the format is a point here), durations in seconds, contrast as WCAG 2 ratio.
// Refuses:  unknown keys and types, aliases to nowhere or in a circle, contexts that set tokens nobody defined, numbers
//           out of range; each with line, column, JSON pointer and a hint. Composite types and colour spaces other than
//           sRGB are refused by name until they are supported.
// Promises: a theme that loads resolves completely, in every context; tokens keep the order of the file; a screen asking
//           for a documented token always gets a value, in any theme.
//
// Start reading at `Theme`, then `ThemeLoader`: its `load` names the steps.
