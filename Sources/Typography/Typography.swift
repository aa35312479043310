// Typography: lays out text as positioned glyphs, and provides the outlines of glyphs.
//
// Input:    An `AttributedText` (runs of text with font, paint and lines), a `ParagraphStyle` and a proposed size.
// Output:   A `TextLayout` (size, lines with baselines and metrics, `GlyphRun`s for a display list). `FontLibrary`, a
//           `GlyphSource`, provides the outline or bitmap of every glyph.
// Folders:  Caches, Unicode < Requests < Colour < Handles < Fonts < Text < Shaping < Layout; each uses only those to
//           its left.
// Units:    Results are in points, y down; cached values are in whole font units, y up.
// Errors:   Font sizes outside 0 to 10,000, texts of more than a million bytes, and families and designs that are not
//           in `FontTable`. The error for a missing font names its Debian package.
// Promises: Measuring is pure: results do not depend on the state of caches or the number of threads. Advances are
//           summed as integers and converted to points once, so that no sum depends on its order. Fonts are found by
//           file name, independent of other installed fonts. Grapheme clusters and ligatures are never split. Lines
//           break by UAX #14 and are reordered by UAX #9, both complete in Unicode 15.0; HarfBuzz mirrors brackets.
//
// Faces:    Only those of `FontTable` and of the library's own families are used. A variable font has a face for every
//           combination of axis values (`Inter_650wght`). Missing italic and bold styles are synthesized and added to
//           the name (`+oblique`, a skew by a quarter; `+bold`, outlines enlarged by 1/48 em on all sides). Colour
//           glyphs are bitmaps (CBDT) or layers (COLR 0 and 1, with the defaults of variable colours).
//
// Tailored: Korean text breaks at spaces, as in Apple's text system. Each line of a text with explicit line breaks is a
//           paragraph with its own direction, also at U+2028.
// Missing:  Dictionaries for Thai and similar scripts, hyphens at soft hyphens, tab stops (a tab is a space), vertical
//           text.
//
// Start reading at `TextMeasurer` and its conformance `Typesetter`; then `Text/` (input and output), `Fonts/` (choice
// of files), `Unicode/` (line breaks, text direction), `Shaping/` (text to glyphs, once per text), `Layout/` (glyphs to
// lines, once per width). `Handles/` contains all calls of C libraries.
