// Views: SwiftUI's language. Views are written, lowered to layout nodes, and drawn once those are placed.
//
// In:       a `View`, an `EnvironmentValues` (theme, size classes, locale, scale), a `TextMeasurer`, and a `ViewGraph` that
//           remembers what views must not forget between frames.
// Out:      `Lowering.root`: a `LayoutNode<ViewContent>`; `PlacedTree.displayList()`: what to paint; `PlacedTree.views(at:)`:
//           who is touched.
// Names:    SwiftUI's, with its behaviour; `Views.docc/Coverage.md` says how far each goes. What cannot be honoured is absent,
//           so it fails to compile. Ours alone: `ThemeColor` (a colour by theme token), `Font.system(relativeSize:)`
//           and its `custom` sister, `EnvironmentValues.theme` and `keyboardInset`, pictures by file or bytes.
// Moves:    `Animation/`: a change with an animation leaves in the graph's `Stage` the new tree and how far everything was from
//           it, a value from which any moment can be placed on any thread.
// Refuses:  unknown theme tokens, missing fonts and pictures, views that nest without end, share state or never settle:
//           collected in `Lowering.Report` and thrown by the renderer, with the place in the code or in the screen.
// Promises: bodies run on the main actor, again only when something they have read has changed; nodes, placed trees and
//           display lists are plain values any thread may read. Controls take every measure from the theme.
//
// Start reading at `View`, then `Lowering`, then `Graph/`, then `Drawing.swift`, which turns placed content into items.
