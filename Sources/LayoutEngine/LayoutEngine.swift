// LayoutEngine: where everything goes. SwiftUI's protocol between parent and child, over nodes whose payload it never
// looks at.
//
// In:       a `LayoutNode<Payload>` (a tree of layouts) and a `Screen` (size and safe area in points).
// Out:      a `PlacedTree<Payload>`: every node's frame in paint order, with its parent and identity path. `placed` on any
//           thread; `resolved`, on the main actor, for trees whose content depends on frames.
// Rules:    the parent proposes a size, the child picks one, the parent places it. A `nil` dimension asks for the ideal
//           size, zero for the smallest, infinity for the largest. A child may ignore the proposal; what sticks out
//           stays visible.
// Units:    points in Double. Nothing is rounded while laying out; snapping, while placing or by `PlacedTree.snapped(to:)`,
//           is the last step and the only one that knows about pixels.
// Refuses:  trees nested deeper than `LayoutError.depthLimit`, and content that never settles. Non-finite sizes are kept;
//           `PlacedTree.degenerateFrames` lists them.
// Promises: measuring is pure and memoised per (node, proposal); results depend on the tree and the screen only.
//
// Start reading at `Layout`, then `Kernels/LayoutRun+Stack.swift`; `LayoutRun` is the machinery behind both.
