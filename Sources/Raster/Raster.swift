// Raster: paints a `DisplayList` to a `Bitmap`.
//
// In:       a display list in points, a scale in pixels per point, a background; glyph outlines from a `GlyphSource`,
//           images from an `ImageSource`.
// Out:      premultiplied RGBA pixels, or a `RasterError` before the first pixel is written.
// Folders:  Base < Rows, Scan < Kernels < Inks < Images, Clips < Transforms < Filters, Glyphs < Layers < Covers <
//           Surface < Painter < Painting; each uses only those to its left. `Painter/` draws each kind of command;
//           `Painting/` plans, chooses the kind and recurses into layers.
// Units:    points at `Painter`, whole pixels in `PixelRect`, 1/1024 pixel (`Subpixel`) below `CoverageScan`.
// Rows:     before painting, the painter determines which rows repeat the one above
//           (`Painting/Painter+RowChanges.swift`). A `SparseBitmap` omits these rows, a `Bitmap` records them; debug
//           builds verify them.
// Effects:  layers are filtered and composited in a blend mode. Transforms are applied to shapes and paints beforehand
//           (`Transforms/Command+Placing.swift`), so that everything else works in root coordinates.
// Refuses:  sizes outside `PixelSize`, and clips and layers nested beyond a memory budget. Everything else that cannot
//           be drawn (NaN, infinite, empty) draws nothing.
// Promises: the same list gives the same bytes in debug and release builds, on any thread and any number of threads,
//           whatever was painted before:
//           coverage and blending use integers, everything before them only +, -, *, /, square roots and comparisons of
//           Double and Float.
//           A pixel's value does not depend on where clips or bands cut a shape. Working memory is bounded by the
//           bitmap, never by coordinates or by the number of segments.
// Text:     glyphs are placed at quarters of a pixel horizontally and whole pixels vertically; light text is drawn
//           slightly heavier than its area (`TextContrast`).
// Coverage: the exact area of a path inside a pixel, even where its outlines overlap or cross there (`PixelArea`).
// Limits:   overlaps inside a pixel are approximated by the folded signed area, which is off by at most the overlap, if
//           a path has more than 65,536 elements, 128 pieces of it lie in one pixel, or a million in all such pixels
//           of a strip (`OverlapList`). Pixels of a path beyond the last limit depend on clips, which determine
//           strips. They do not depend on threads, because lists that may exceed it are painted by one.
//           Winding numbers beyond 1023 wrap.
//           Under perspective, a blur has the radius of the image's middle everywhere, and an image is reduced evenly
//           before it is sampled. A transformed template image takes the first colour of a gradient.
//
// Start reading at `Painting/Painter+Painting.swift`, then `Scan/CoverageScan.swift`: path -> edges -> cells -> runs ->
// pixels. `Kernels/PaintCells.swift` paints solid colours from cells to pixels without runs.
