// Drawing: the value types shared by all other modules. It imports only the C module of processor instructions.
//
// Out:      geometry (`Point`, `Size`, `Rect`, `EdgeInsets`, `AffineTransform`, `Path`, `RoundedRect`), colour
//           (`SRGBColor` has straight alpha, `PremultipliedPixel` is a pixel of a `Bitmap`), the `DisplayList` that
//           Views writes and Raster paints, the protocols through which Raster gets glyphs (`GlyphSource`) and images
//           (`ImageSource`), and `ContentHash`. Also functions whose results affect pixels: `Trigonometry`,
//           `Path.strokedPath`, `RoundedCorners`.
// Units:    points, origin top left, y down, unless a type has `Pixel` in its name.
// Errors:   bitmaps are limited to `PixelSize.maximumSide` and `PixelSize.maximumArea`.
// Promises: every value is `Sendable` and compares bit for bit; descriptions are stable across machines, so goldens
//           can be text.
//
// Start reading at `DisplayList`, the interface between views and rasterisation.
