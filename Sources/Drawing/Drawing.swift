// Drawing: the nouns every other room speaks. It imports nothing.
//
// In:       nothing.
// Out:      geometry (`Point`, `Size`, `Rect`, `EdgeInsets`, `AffineTransform`, `Path`, `RoundedRect`), colour
//           (`Color` is straight, `PremultipliedPixel` is what a `Bitmap` holds), the `DisplayList` that Views writes
//           and Raster paints, the two doors through which Raster sees glyphs (`GlyphSource`) and pictures
//           (`ImageSource`), and the name everybody gives content (`ContentHash`). What bends a pixel's edge without
//           being a pixel lives here too: `Trigonometry`, `Path.strokedPath`, `RoundedCorners`.
// Units:    points, origin top left, y down, unless a type has `Pixel` in its name.
// Refuses:  bitmaps beyond `PixelSize.maximumSide` and `PixelSize.maximumArea`.
// Promises: every value is `Sendable` and compares bit for bit; descriptions are stable across machines, so goldens
//           can be text.
//
// Start reading at `DisplayList`: it is the narrow waist between what a screen means and which pixels it becomes.
