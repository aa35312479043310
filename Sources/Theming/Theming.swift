// Theming: theme documents in, `Theme` values out.
//
// In:       the bytes of a theme file: JSON in the W3C Design Tokens format (2025.10), with hex strings for colours, `contexts`
//           (overlays such as dark) and `contrast` (pairs that must stay legible) added; token files and resolver files as the
//           specification has them; foreign themes (`ThemeImport`).
// Out:      `Theme`: colours, paints, dimensions and all other types by token path, the selected context applied, references
//           followed; a contrast report; a report of what is beyond sRGB; the theme for other programs (`ThemeExport`). Four
//           themes and the JSON Schema are compiled in.
// Units:    dimensions in points (a `px` of the format is a point here, a `rem` 16 of them), durations in seconds, contrast as
//           WCAG 2 ratio.
// Refuses:  unknown keys and types, references to nowhere or in a circle, contexts that set tokens nobody defined, numbers out of
//           range, more than 1 MB or 16,384 tokens; each with line, column, JSON pointer and a hint.
// Promises: a theme that loads resolves completely, in every context; tokens keep the order of the file; a screen asking
//           for a documented token always gets a value, in any theme.
//
// Start reading at `Theme`, then `ThemeLoader`: its `load` names the steps. `ValueReader` knows the types, `ResolverDocument` the
// sets and modifiers, `ThemeBuilder` how a foreign palette becomes a theme.
