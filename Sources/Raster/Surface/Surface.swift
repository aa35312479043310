internal import FramewrightDrawing

/// The state of painting one bitmap or layer, without its pixels.
struct Surface {
    private enum Push {
        case clip
        case group
        case transform(outer: CoordinateMapping)
    }

    /// The pixels of the surface; clips never extend beyond.
    let area: PixelRect
    let scale: Double
    /// The current coordinate space; `transform` applies to root coordinates only.
    private(set) var space: CoordinateMapping
    var clips: ClipStack
    /// One row of coverage, for products of masks.
    var scratch: [UInt8]
    /// One row of colours, for inks that compute them; empty until first used.
    var colors: [PremultipliedPixel] = []
    /// The index of the current item; nil on a layer, where later opaque items are not considered.
    var item: Int?
    /// For each row the row it will equal, if repeated rows need not be painted; empty if all are painted.
    var sources: [Int32] = []
    private var pushes: [Push] = []

    /// Creates a surface; uses the memory of `scratch` if it is large enough.
    init(area: PixelRect, scale: Double, space: CoordinateMapping = .plain, scratch: [UInt8] = []) {
        self.area = area
        self.scale = scale
        self.space = space
        clips = ClipStack(bounds: area)
        self.scratch = scratch.count >= area.width ? scratch : Array(repeating: 0, count: area.width)
    }

    /// Ends all pushes, including those that a list left open, and clips to a part of the surface without transform.
    mutating func restart(in part: PixelRect) {
        pushes.removeAll(keepingCapacity: true)
        space = .plain
        clips = ClipStack(bounds: part)
    }

    /// Returns the index of the pixel in column `x` and row `y`.
    @inline(__always)
    func index(_ x: Int, _ y: Int) -> Int { (y - area.y) * area.width + x - area.x }

    /// Returns those of `rows` that have to be painted.
    func painted(_ rows: Range<Int>) -> PaintedRows { PaintedRows(rows, sources: sources) }

    /// The transform from root coordinates to pixels.
    var transform: AffineTransform { .scale(x: scale, y: scale) }
}

extension Surface {
    /// Pushes a clip given in root coordinates.
    mutating func push(_ clip: DisplayList.Item.Command, _ scan: inout CoverageScan) {
        switch clip {
        case .pushClip(let shape): clips.push(shape, scale: scale, &scan)
        case .pushClipPath(let path, let rule): clips.push(path, rule: rule, scale: scale, scan: &scan)
        default: return
        }
        pushes.append(.clip)
    }

    mutating func push(_ transform: ProjectionTransform) {
        pushes.append(.transform(outer: space))
        space = space.opening(transform)
    }

    /// Pushes a layer that is painted in place.
    mutating func pushGroup() { pushes.append(.group) }

    /// Ends the last push; does nothing if there is none.
    mutating func pop() {
        switch pushes.popLast() {
        case .clip: clips.pop()
        case .transform(let outer): space = outer
        case .group, nil: break
        }
    }
}
