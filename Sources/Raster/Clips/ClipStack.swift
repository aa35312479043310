internal import FramewrightDrawing

/// What may be painted: the shapes pushed so far, all at once.
///
/// Clips without rounding cost two comparisons; they snap to the nearest pixels. Others keep a mask, anti-aliased
/// along their true edge; masks multiply.
struct ClipStack: Sendable {
    /// The clip in force. A mask covers `bounds` or more.
    private(set) var bounds: PixelRect
    private(set) var mask: ClipMask?
    private var outer: [(bounds: PixelRect, mask: ClipMask?)] = []

    init(bounds: PixelRect) { self.bounds = bounds }

    mutating func push(_ shape: RoundedRect, scale: Double, _ scan: inout CoverageScan) {
        outer.append((bounds, mask))
        bounds = Self.bounds(of: shape, scale: scale, within: bounds)
        guard !bounds.isEmpty, shape.radius > 0, let edges = SteppedRect(shape, scale: scale) else { return }
        mask = ClipMask(shape, edges, scale: scale, bounds: bounds, within: mask, &scan)
    }

    mutating func push(_ path: Path, _ rule: FillRule, scale: Double, _ scan: inout CoverageScan) {
        outer.append((bounds, mask))
        bounds = Self.bounds(of: path, scale: scale, within: bounds)
        guard !bounds.isEmpty else { return }
        mask = ClipMask(path, rule, scale: scale, bounds: bounds, within: mask, &scan)
    }

    /// True when everything in these columns is known to be let through.
    func isOpen(_ columns: Range<Int>, row y: Int) -> Bool { mask.map { $0.isOpen(columns, row: y) } ?? true }

    /// Back to the clip before the last push.
    mutating func pop() {
        if let last = outer.popLast() { (bounds, mask) = last }
    }

    /// The pixels a clipping command leaves; all of them for any other command.
    static func bounds(of command: DisplayList.Item.Command, scale: Double, within outer: PixelRect) -> PixelRect {
        switch command {
        case .pushClip(let shape): bounds(of: shape, scale: scale, within: outer)
        case .pushClipPath(let path, _): bounds(of: path, scale: scale, within: outer)
        default: outer
        }
    }

    /// Nearest pixels for plain rectangles, all touched for rounded ones, none for nonsense.
    private static func bounds(of shape: RoundedRect, scale: Double, within outer: PixelRect) -> PixelRect {
        guard let edges = SteppedRect(shape, scale: scale) else { return .none }
        if shape.radius > 0 { return outer.touched(by: edges.bounds) }
        let half = Subpixel.one / 2
        func pixel(_ side: Int) -> Int { (side + half) >> Subpixel.bits }
        let inside = PixelRect(
            columns: pixel(edges.left)..<pixel(edges.right), rows: pixel(edges.top)..<pixel(edges.bottom))
        return outer.intersection(inside)
    }

    private static func bounds(of path: Path, scale: Double, within outer: PixelRect) -> PixelRect {
        outer.touched(by: Bounds(of: path, .scale(x: scale, y: scale)))
    }
}
