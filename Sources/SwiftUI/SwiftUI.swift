// SwiftUI: what `import SwiftUI` gives on Linux.
//
// Re-exports the view language of FramewrightViews by name, Foundation, Combine, Observation, and the geometry of the
// module CoreGraphics. No other module of this package imports it, because it and Combine alone link Foundation. Adds
// the macros, and overloads whose signatures need Foundation.
//
// Geometry: `CGRect` is the engine's `Rect`, and `CGFloat` is `Double`. In a file that imports Foundation too, the
//           names are ambiguous with Foundation's; aliases in the client's own module decide, which the preview adds
//           to every module that it compiles.
