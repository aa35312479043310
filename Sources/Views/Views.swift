// Views: SwiftUI's view language. Views are lowered to layout nodes, which are drawn after layout has placed them.
//
// In:       a `View`, an `EnvironmentValues` (theme, size classes, locale, scale), a `TextMeasurer`, and a `ViewGraph`
//           that stores the state of views between frames.
// Out:      `Lowering.root`: a `LayoutNode<ViewContent>`; `PlacedTree.displayList()`: the drawing commands;
//           `PlacedTree.views(at:)`: the views at a point, for hit testing.
// Names:    SwiftUI's, with its behaviour; `Views.docc/Coverage.md` lists the extent of each. Names that draw
//           nothing at rest are accepted without effect; others without support are absent. Additions:
//           `ThemeColor` (a `Color` by theme token), `Font.system(relativeSize:)` and `Font.custom(_:relativeSize:)`,
//           `EnvironmentValues.theme` and `keyboardInset`, images from files, bytes and bitmaps, `Gradient.dithered()`,
//           `lintException`.
// Folders:  Timing < Content < Staging < Runtime < Time < Shapes < Modifiers < Effects < Animation < Text < Images <
//           Gestures < Containers < Geometry < Canvas < Preferences < Focus < Lint < Controls < Lists < Presentations <
//           Navigation < Tabs, Apps, Previews; each uses only those to its left. The first four are the runtime,
//           which knows no container and no control.
// Motion:   `Staging/`: an animated change stores the new tree in the graph's `Stage`, with the distance of every
//           value and frame from it. The stage is a value that can be presented at any time on any thread.
//           `TransitionPlanner.remove` decides how long a removed node stays visible, and the stage keeps it as a
//           `RemovedNode`. The graph finds the end by the watchers of the node (`ViewMotion.watchers`):
//           `GraphNode.sweep` keeps the state of its view until then, and `Unmounts` calls `onDisappear` after it.
// Errors:   unknown theme tokens, missing fonts and images, views that nest without end, share state or never settle.
//           They are collected in `Lowering.Report` and thrown by the renderer, with their place in code or screen.
// Promises: bodies run on the main actor, and only again if something they have read has changed; nodes, placed trees
//           and display lists are values that any thread may read. Controls take all measures from the theme.
//
// Start reading at `Runtime/View.swift`, then `Lowering`, then `Runtime/Graph` from `ViewGraph.settle` on, then
// `PlacedTree+DisplayList.swift`, which converts placed content to drawing commands. For animations read `Stage`, then
// `TransitionPlanner`, then `Presenting`. `Lowering.root` is in `Presentations/PresentingView.swift`, because a root
// contains what its views present.
