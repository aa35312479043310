// SwiftUI: what `import SwiftUI` gives on Linux.
//
// Re-exports the view language of FramewrightViews by name, Foundation, Combine, Observation, and the geometry of the
// module CoreGraphics. No other module of this package imports it, because it and Combine alone link Foundation. Adds
// the macros, and overloads whose signatures need Foundation.
//
// Geometry: `CGRect` is the engine's `Rect`, and `CGFloat` is `Double`. Their names are exported one by one, because
// such
//           imports take precedence over Foundation's types of the same names in files that import Foundation too.
