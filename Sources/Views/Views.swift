// Views: SwiftUI's language. Views are written, lowered to layout nodes, and drawn once those are placed.
//
// In:       a `View`, an `EnvironmentValues` (theme, size classes, locale, scale) and a `Typesetter`.
// Out:      `lower`: a `LayoutNode<ViewContent>`; `draw`: a `DisplayList` from the placed tree.
// Names:    SwiftUI's, with its behaviour. What cannot be honoured is absent, so it fails to compile. Ours alone:
//           `ThemeColor` (a colour by theme token), `Font.system(relativeSize:)`, `EnvironmentValues.theme`,
//           and the pictures `Image(file:)`, `Image(data:scale:)`, `Image(bitmap:scale:)`.
// Refuses:  unknown theme tokens, missing fonts and pictures, collected in `Lowering.Report` and thrown by the renderer.
// Promises: bodies run on the main actor, once per lowering; nodes, placed trees and display lists are plain values any
//           thread may read.
//
// Start reading at `View`, then `Lowering`, then `Drawing.swift`, which turns placed content into display items.
