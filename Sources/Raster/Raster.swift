// Raster: a `DisplayList` becomes a `Bitmap`.
//
// In:       a display list in points, a scale in pixels a point, a background; glyph outlines through `GlyphSource`,
//           pictures through `ImageSource`.
// Out:      premultiplied RGBA pixels, or a `RasterError` before the first pixel is touched.
// Units:    points at `Painter`, whole pixels in `PixelRect`, 1/1024 pixel (`Subpixel`) below `CoverageScan`.
// Rows:     a painter knows before it paints which rows repeat the one above (`Rows/Painter+RowChanges.swift`). For a file it leaves
//           them out (`SparseBitmap`), for a `Bitmap` it says which they are; debug builds look whether it is true.
// Effects:  layers go through filters and are laid down in a blend mode; transforms make another shape with another paint of
//           what they carry (`Transforms/Command+Placing.swift`), so that all else knows the picture's own points only.
// Refuses:  sizes outside `PixelSize` and clips and layers nested beyond a memory budget. Everything else that cannot be
//           drawn (NaN, infinite, empty) draws nothing.
// Promises: the same list gives the same bytes in debug and release, on any thread, whatever was painted before:
//           coverage and blending are integers, what comes before uses +, -, *, /, square roots and
//           comparisons of Double and Float only.
//           A pixel's value does not depend on where clips or bands cut a shape. Working memory is bounded by the
//           bitmap, never by coordinates or by the number of segments.
// Text:     glyphs lie on quarters of a pixel across and whole pixels down; light text is drawn a little heavier than its
//           area (`TextContrast`, with the comparison to Chromium it was chosen by).
// Coverage: the exact area of a path inside a pixel, also where its outlines overlap or cross there (`PixelArea`).
// Limits:   overlaps inside a pixel are folded areas only, so up to a pixel's overlap off, where a path has more than
//           65,536 elements, 128 pieces of it lie in one pixel or a million in all such pixels. Beyond 1023 turns around
//           one pixel winding wraps.
//           A blur's radius under perspective is that of the middle of the picture everywhere; a picture in perspective is
//           made smaller evenly before it is sampled; a template image that is turned takes a gradient's first colour.
//
// Start reading at `Painter`, then `Scan/CoverageScan.swift`: path -> edges -> cells -> runs -> pixels.
