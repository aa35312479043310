// Theming: loads theme documents as `Theme` values.
//
// Input:    The bytes of a theme file: JSON in the W3C Design Tokens format (2025.10), extended by hex strings for
//           colours, `contexts` (overlays such as dark) and `contrast` (pairs that must be legible). Also token files
//           and resolver files as specified, and themes in other formats (`ThemeImport`).
// Output:   `Theme`: colours, paints, dimensions and values of all other types by token path, with references resolved
//           in the selected context; a contrast report; a report of colours outside the sRGB gamut; exports for other
//           programs (`ThemeExport`). Four themes and the JSON Schema are embedded.
// Folders:  Model < Loading < Shipped < Exporting < Editing < Importing; each uses only those to its left.
// Units:    Dimensions are in points (a `px` of the format is a point, a `rem` 16 points), durations in seconds,
//           contrast is a WCAG 2 ratio.
// Errors:   Unknown keys and types, dangling and circular references, contexts that set undefined tokens, numbers out
//           of range, more than 1 MB or 16,384 tokens; each with line, column, JSON pointer and a hint.
// Promises: A loaded theme resolves completely in every context; tokens keep the order of the file; a lookup of a
//           documented token always succeeds in any theme.
//
// Start reading at `Theme`, then `ThemeLoader`, whose `load` lists the steps. `ValueReader` reads the types,
// `ResolverDocument` the sets and modifiers; `ThemeBuilder` makes a theme of an imported palette.
