// Typography: text becomes placed glyphs, and glyphs become outlines.
//
// In:       text, a `FontDescriptor`, a `ParagraphStyle`, a proposed size, a locale.
// Out:      a `TextLayout` (size, baselines, `GlyphRun`s ready for a display list) and, through `FontLibrary` as a
//           `GlyphSource`, the outline of every glyph.
// Units:    points, y down, in what goes out; whole font units, y up, in everything that is cached.
// Refuses:  font sizes that are not numbers from 0 to 10,000, texts beyond a million bytes, families not in
//           `FontTable`. A missing font names the Debian package that brings it.
// Promises: measuring is pure: the same answer from cold and warm caches and from any number of threads. Advances are
//           added as integers and turned into points once, so no sum depends on its order. Fonts are found by file
//           name, never by what else a machine has installed. A grapheme cluster or ligature is never cut.
//
// Not yet:  bidirectional paragraphs (a right-to-left run is shaped and drawn right to left, but runs follow each other
//           left to right), colour glyphs (an emoji is a missing glyph, reported), the whole of UAX #14 (`LineBreaking`
//           says which part is there), tab stops (a tab is a space), vertical text.
//
// Start reading at `Typesetter`; then `Fonts/` (which file is meant), `Shaping/` (text to glyphs, once), `Layout/`
// (glyphs to lines, often). `Handles/` holds everything that touches C.
