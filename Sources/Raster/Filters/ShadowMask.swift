internal import FramewrightDrawing

/// The blurred shape of a rounded rectangle in nine parts: corners, and a middle column and row that are repeated.
struct ShadowMask: Sendable {
    /// The properties that determine a mask, apart from whole pixels.
    struct Key: Hashable, Sendable {
        /// The sides in `Subpixel` steps, moved and shortened by whole pixels.
        let left: Int
        let top: Int
        let right: Int
        let bottom: Int
        let radius: Double
        let gaussian: Gaussian
    }

    /// The bounds of the shortened rectangle's mask, in pixels from the moved origin.
    let bounds: PixelRect
    /// The column and the row that are repeated.
    let middle: (x: Int, y: Int)
    let levels: [UInt8]

    /// Returns the indices of the levels in a row of the mask.
    func range(row y: Int, _ columns: Range<Int>) -> Range<Int> {
        let start = (y - bounds.y) * bounds.width - bounds.x
        return start + columns.lowerBound..<start + columns.upperBound
    }
}

/// The placement of a rectangle's shadow: a mask, an offset in whole pixels, and the number of repeats of its middle.
struct ShadowPlace {
    let key: ShadowMask.Key
    let origin: (x: Int, y: Int)
    /// The number of columns and rows by which the mask's rectangle is shorter.
    let missing: (x: Int, y: Int)

    /// Creates a placement; `radius` is in pixels.
    init(_ edges: SteppedRect, radius: Double, _ gaussian: Gaussian) {
        let bits = Subpixel.bits
        // Wide enough that no corner influences the middle.
        let side = 2 * (ceiling(radius) + gaussian.reach + 4 << gaussian.halvings)
        func shortened(_ low: Int, _ high: Int) -> (origin: Int, missing: Int) {
            (low >> bits, max(0, (high - low) >> bits - side - 2))
        }
        let (across, down) = (shortened(edges.left, edges.right), shortened(edges.top, edges.bottom))
        origin = (across.origin, down.origin)
        missing = (across.missing, down.missing)
        key = ShadowMask.Key(
            left: edges.left - origin.x << bits, top: edges.top - origin.y << bits,
            right: edges.right - (origin.x + missing.x) << bits,
            bottom: edges.bottom - (origin.y + missing.y) << bits, radius: radius, gaussian: gaussian)
    }
}

/// A cache of shadow masks. Cleared when full; only looked up, never enumerated.
struct ShadowCache: Sendable {
    /// The limit in bytes.
    private static let limit = 4 << 20

    private var masks: [ShadowMask.Key: ShadowMask] = [:]
    private var bytes = 0

    subscript(key: ShadowMask.Key) -> ShadowMask? { masks[key] }

    mutating func insert(_ mask: ShadowMask, _ key: ShadowMask.Key) {
        if bytes + mask.levels.count > Self.limit {
            masks.removeAll()
            bytes = 0
        }
        bytes += mask.levels.count
        masks[key] = mask
    }
}
