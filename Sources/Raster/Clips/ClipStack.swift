internal import FramewrightDrawing

/// What may be painted: the shapes pushed so far, all at once.
///
/// Clips without rounding cost two comparisons; they snap to the nearest pixels. Rounded ones keep a mask, anti-aliased
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

    /// Does nothing when no clip is left.
    mutating func pop() {
        if let last = outer.popLast() { (bounds, mask) = last }
    }

    /// The pixels a clip leaves: nearest for plain rectangles, all touched for rounded ones, none for nonsense.
    private static func bounds(of shape: RoundedRect, scale: Double, within outer: PixelRect) -> PixelRect {
        guard let edges = SteppedRect(shape, scale: scale) else { return .none }
        if shape.radius > 0 { return outer.touched(by: edges.bounds) }
        let half = Subpixel.one / 2
        func pixel(_ side: Int) -> Int { (side + half) >> Subpixel.bits }
        let inside = PixelRect(
            columns: pixel(edges.left)..<pixel(edges.right), rows: pixel(edges.top)..<pixel(edges.bottom))
        return outer.intersection(inside)
    }
}

extension ClipStack {
    /// Bytes of masks alive at once: room for 20 nested full-screen rounded clips on a phone.
    static func memory(for size: PixelSize) -> Int { max(64 << 20, 4 * size.area) }

    /// Goes through the clips of a list without painting.
    static func check(_ list: DisplayList, scale: Double, size: PixelSize) throws(RasterError) {
        var stack: [(bounds: PixelRect, bytes: Int)] = [(PixelRect(size), 0)]
        for (index, item) in list.items.enumerated() {
            switch item.command {
            case .pushClip(let shape):
                let outer = stack[stack.count - 1]
                let inside = bounds(of: shape, scale: scale, within: outer.bounds)
                let bytes = shape.radius > 0 ? ClipMask.bytes(for: inside) : 0
                guard outer.bytes + bytes <= memory(for: size) else {
                    throw .clipsTooDeep(item: index, source: item.source)
                }
                stack.append((inside, outer.bytes + bytes))
            case .popClip: if stack.count > 1 { stack.removeLast() }
            case .fillRect, .fillPath, .glyphs: break
            }
        }
    }
}
