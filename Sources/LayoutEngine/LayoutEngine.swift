// LayoutEngine: sizes and places views by SwiftUI's layout protocol, over nodes whose payload it never reads.
//
// In:       a `LayoutNode<Payload>` (a tree of layouts) and a `ScreenArea` (size and safe area in points).
// Out:      a `PlacedTree<Payload>`: every node's frame in paint order, with its parent and identity path. `placed`
//           runs on any thread; `resolved`, for trees whose content depends on frames, on the main actor.
// Folders:  Vocabulary < Kernels < Run < Layouts, Tree; each uses only those to its left. `Run/` measures and places by
//           calling layouts through the protocol or by the parameters of built-in ones; it knows no concrete layout.
// Rules:    the parent proposes a size, the child picks one, the parent places it. A `nil` dimension asks for the ideal
//           size, zero for the smallest, infinity for the largest. A child may ignore the proposal; content outside the
//           parent's frame stays visible.
// Units:    points, as Double. Nothing is rounded during layout; snapping to pixels, while placing or by
//           `PlacedTree.snapped(to:)`, is the last step.
// Errors:   trees nested deeper than `LayoutError.depthLimit`, and content that never settles. Non-finite sizes are
//           kept; `PlacedTree.degenerateFrames` lists them.
// Promises: measuring is pure and memoised per (node, proposal); results depend on the tree and the screen only.
//
// Start reading at `Layout`, then `Run/Kernels/LayoutRun+Stack.swift`. `LayoutRun` implements both.
