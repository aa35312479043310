internal import FramewrightDrawing

/// The intersection of all pushed clips.
///
/// Clips without rounding snap to the nearest pixels and cost two comparisons. Others keep an anti-aliased mask; masks
/// are multiplied.
struct ClipStack: Sendable {
    /// The pixels of the current clip; its mask covers at least these.
    private(set) var bounds: PixelRect
    private(set) var mask: ClipMask?
    private var outer: [(bounds: PixelRect, mask: ClipMask?)] = []

    init(bounds: PixelRect) { self.bounds = bounds }

    mutating func push(_ shape: RoundedRect, scale: Double, _ scan: inout CoverageScan) {
        outer.append((bounds, mask))
        bounds = Self.bounds(of: shape, scale: scale, within: bounds)
        guard !bounds.isEmpty, shape.radius > 0, let edges = SteppedRect(shape, scale: scale) else { return }
        mask = ClipMask(shape, edges: edges, scale: scale, bounds: bounds, within: mask, scan: &scan)
    }

    mutating func push(_ path: Path, rule: FillRule, scale: Double, scan: inout CoverageScan) {
        outer.append((bounds, mask))
        bounds = Self.bounds(of: path, scale: scale, within: bounds)
        guard !bounds.isEmpty else { return }
        mask = ClipMask(path, rule: rule, scale: scale, bounds: bounds, within: mask, scan: &scan)
    }

    /// Whether these columns are known to be completely inside the clip.
    func isOpen(_ columns: Range<Int>, row y: Int) -> Bool { mask.map { $0.isOpen(columns, row: y) } ?? true }

    /// Restores the clip before the last push.
    mutating func pop() {
        if let last = outer.popLast() { (bounds, mask) = last }
    }

    /// Returns the pixels inside a clip command; all pixels for any other command.
    static func bounds(of command: DisplayList.Item.Command, scale: Double, within outer: PixelRect) -> PixelRect {
        switch command {
        case .pushClip(let shape): bounds(of: shape, scale: scale, within: outer)
        case .pushClipPath(let path, _): bounds(of: path, scale: scale, within: outer)
        default: outer
        }
    }

    /// Returns the nearest pixels for plain rectangles, all touched pixels for rounded ones, none for invalid ones.
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
