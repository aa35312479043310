import FramewrightDrawing

// The parameters of the built-in layouts, which the engine's kernels read instead of calling the layouts. Each is the
// only stored property of its layouts, so that `LayoutTables` can read it without a dynamic cast.

/// The parameters of an `HStackLayout` or `VStackLayout`. The rules are in `Kernels/LayoutRun+Stack.swift`.
struct StackParameters: Sendable {
    let axis: Axis
    let alignment: AlignmentKey
    var spacing: Double?
}

/// The parameters of a `ZStackLayout`.
struct LayersParameters: Sendable {
    let alignment: Alignment
}

/// The parameters of a `LayeredLayout`.
struct DecorationParameters: Sendable {
    /// The index of the subview that determines the size.
    let primary: Int
    let alignment: Alignment
}

/// The parameters of a `PaddingLayout`.
struct PaddingParameters: Sendable {
    var insets: EdgeInsets

    func offer(_ offer: Proposal) -> Proposal {
        Proposal(
            width: offer.width.isNaN ? .nan : max(0, offer.width - insets.leading - insets.trailing),
            height: offer.height.isNaN ? .nan : max(0, offer.height - insets.top - insets.bottom))
    }

    func around(_ size: Size) -> Size {
        Size(
            width: max(0, size.width + insets.leading + insets.trailing),
            height: max(0, size.height + insets.top + insets.bottom))
    }

    func origin(in bounds: Rect) -> Point { Point(x: bounds.minX + insets.leading, y: bounds.minY + insets.top) }

    /// The edges with non-zero insets, on which the subview's spacing preferences do not apply.
    var decidedEdges: Edge.Set {
        var edges: Edge.Set = []
        if insets.top != 0 { edges.insert(.top) }
        if insets.leading != 0 { edges.insert(.leading) }
        if insets.bottom != 0 { edges.insert(.bottom) }
        if insets.trailing != 0 { edges.insert(.trailing) }
        return edges
    }
}

/// The parameters of a `SpacerLayout`.
struct SpacerParameters: Sendable {
    let axis: Axis?
    let minimum: Double

    /// Returns the spacer's size for a proposal.
    func size(for proposal: ProposedViewSize) -> Size {
        var size = Size.zero
        for direction in Axis.allCases where axis == nil || axis == direction {
            size[direction] = max(minimum, proposal[direction] ?? minimum)
        }
        return size
    }

    /// The spacing preferences: zero along the axis, none across it.
    var spacing: ViewSpacing {
        switch axis {
        case nil: .zero
        case .horizontal: ViewSpacing().union(.zero, edges: .horizontal)
        case .vertical: ViewSpacing().union(.zero, edges: .vertical)
        }
    }
}
