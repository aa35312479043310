// SwiftUI: what `import SwiftUI` gives on Linux.
//
// Re-exports the view language of FramewrightViews by name, Foundation, and the geometry of the module CoreGraphics. No
// other module of this package imports it, because it alone links Foundation.
//
// Geometry: `CGRect` is the engine's `Rect`, and `CGFloat` is `Double`. In a file that imports Foundation too, the
//           names are ambiguous with Foundation's; aliases in the client's own module decide, which the preview adds
//           to every module that it compiles.
