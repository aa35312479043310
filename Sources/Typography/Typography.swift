// Typography: text becomes placed glyphs, and glyphs become outlines.
//
// In:       an `AttributedText` (stretches of text with font, paint and lines), a `ParagraphStyle`, a proposed size.
// Out:      a `TextLayout` (size, lines with baselines and metrics, `GlyphRun`s ready for a display list) and, through
//           `FontLibrary` as a `GlyphSource`, the outline or picture of every glyph.
// Units:    points, y down, in what goes out; whole font units, y up, in everything that is cached.
// Refuses:  font sizes that are not numbers from 0 to 10,000, texts beyond a million bytes, families and designs not in
//           `FontTable`. A missing font names the Debian package that brings it.
// Promises: measuring is pure: the same answer from cold and warm caches and from any number of threads. Advances are
//           added as integers and turned into points once, so no sum depends on its order. Fonts are found by file
//           name, never by what else a machine has installed. A grapheme cluster or ligature is never cut. Lines break
//           by UAX #14 and are ordered by UAX #9, both of Unicode 15.0 and whole; HarfBuzz mirrors brackets.
//
// Faces:    those of `FontTable`, those of the families a library is given, and no others. A variable font is a face for
//           every place on its axes (`Inter_650wght`); italic and bold that no face has are made up, and named so
//           (`+oblique`, a skew by a quarter; `+bold`, outlines 1/48 em larger on all sides). Glyphs in colour are pictures
//           (CBDT) or layers (COLR 0 and 1, at the defaults of variable colours).
//
// Tailored: Korean breaks at spaces, as in Apple's text system. Each line a text breaks itself is a paragraph with a
//           direction of its own, at U+2028 too.
// Not yet:  a dictionary for Thai and its kin, a hyphen at a soft hyphen, tab stops (a tab is a space), vertical text.
//
// Start reading at `TextMeasurer` and its conformance `Typesetter`; then `Text/` (what goes in and out), `Fonts/` (which
// file is meant), `Unicode/` (where lines break, which way text runs), `Shaping/` (text to glyphs, once), `Layout/`
// (glyphs to lines, often). `Handles/` holds everything that touches C.
