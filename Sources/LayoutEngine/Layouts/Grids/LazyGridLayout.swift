public import FramewrightDrawing

/// A column of a lazy vertical grid, or a row of a horizontal one.
public struct GridItem: Hashable, Sendable {
    /// The size of a column or row, in points.
    public enum Size: Hashable, Sendable {
        case fixed(Double)
        case flexible(minimum: Double = 10, maximum: Double = .infinity)
        /// As many columns as fit.
        case adaptive(minimum: Double, maximum: Double = .infinity)
    }

    /// The size.
    public var size: Size
    /// The gap to the next column in points. If nil, 8 points.
    public var spacing: Double?
    /// The alignment of a view in its cell. If nil, centred.
    public var alignment: Alignment?

    /// Creates a grid item.
    public init(_ size: Size = .flexible(), spacing: Double? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// A grid filled line by line, whose columns have widths that depend only on the proposal.
///
/// After objc.io, "SwiftUI's Grid Views": the columns are computed once for measuring and again for the final size when
/// placing, which may give other widths.
public struct LazyGridLayout: Layout {
    private let axis: Axis
    private let lanes: GridLanes
    private let alignment: AlignmentKey
    private let spacing: Double

    /// Creates a vertical grid. If the spacing between rows is nil, it is 8 points.
    public init(columns: [GridItem], alignment: HorizontalAlignment, spacing: Double?) {
        axis = .vertical
        lanes = GridLanes(columns)
        self.alignment = alignment.key
        self.spacing = spacing ?? defaultSpacing
    }

    /// Creates a horizontal grid. If the spacing between columns is nil, it is 8 points.
    public init(rows: [GridItem], alignment: VerticalAlignment, spacing: Double?) {
        axis = .horizontal
        lanes = GridLanes(rows)
        self.alignment = alignment.key
        self.spacing = spacing ?? defaultSpacing
    }

    /// The properties of the layout type.
    public static var layoutProperties: LayoutProperties { LayoutProperties(.general) }

    /// Returns the default spacing preferences, whatever the subviews'.
    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { .standard }

    /// Returns the layout's size for a proposal.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        let tracks = lanes.tracks(in: proposal[axis.cross])
        let lines = lineLengths(subviews, tracks)
        let length = lines.reduce(0, +) + spacing * Double(max(0, lines.count - 1))
        return Size(main: length, cross: tracks.breadth, axis)
    }

    /// Places the subviews in the bounds.
    public func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let tracks = lanes.tracks(in: bounds.size[axis.cross])
        let start = start(of: tracks, in: bounds)
        var position = bounds.origin[axis]
        for (line, length) in lineLengths(subviews, tracks).enumerated() {
            for (offset, track) in tracks.enumerated() where line * tracks.count + offset < subviews.count {
                let subview = subviews[line * tracks.count + offset]
                let cell = Rect(
                    origin: Point(main: position, cross: start + track.start, axis: axis),
                    size: Size(main: length, cross: track.length, axis))
                let dimensions = subview.dimensions(in: offer(track))
                subview.place(at: track.alignment.origin(of: dimensions, in: cell), proposal: offer(track))
            }
            position += length + spacing
        }
    }

    /// Returns the start of the first track: the tracks may be narrower or wider than the grid.
    private func start(of tracks: [GridTrack], in bounds: Rect) -> Double {
        let own = ViewDimensions(size: Size(main: 0, cross: tracks.breadth, axis)).value(of: alignment)
        let whole = ViewDimensions(size: bounds.size).value(of: alignment)
        return bounds.origin[axis.cross] + whole - own
    }

    private func lineLengths(_ subviews: Subviews, _ tracks: [GridTrack]) -> [Double] {
        stride(from: 0, to: subviews.count, by: tracks.count).map { first in
            zip(subviews[first...], tracks).reduce(0) { max($0, $1.0.sizeThatFits(offer($1.1))[axis]) }
        }
    }

    private func offer(_ track: GridTrack) -> ProposedViewSize {
        var offer = ProposedViewSize.unspecified
        offer[axis.cross] = track.length
        return offer
    }
}
