internal import FramewrightDrawing

/// What painting one picture or layer needs to know besides its pixels.
struct Surface {
    private enum Push {
        case clip
        case group
        case transform(outer: CoordinateMapping)
    }

    /// The pixels there are; clips never reach beyond.
    let area: PixelRect
    let scale: Double
    /// Where points lie; `transform` knows only the picture's own.
    private(set) var space: CoordinateMapping
    var clips: ClipStack
    /// One row of coverage, for products of masks.
    var scratch: [UInt8]
    /// One row of colours, for inks that work them out; empty until one does.
    var colors: [PremultipliedPixel] = []
    /// Index of the item being painted; nil on a layer, where nothing is known to be hidden later.
    var item: Int?
    /// For each row the one it will equal, where rows that repeat the one above need not be painted; empty where all are.
    var sources: [Int32] = []
    private var pushes: [Push] = []

    /// `scratch` is memory to use, if it is large enough.
    init(area: PixelRect, scale: Double, space: CoordinateMapping = .plain, scratch: [UInt8] = []) {
        self.area = area
        self.scale = scale
        self.space = space
        clips = ClipStack(bounds: area)
        self.scratch = scratch.count >= area.width ? scratch : Array(repeating: 0, count: area.width)
    }

    /// Where the pixel of column `x` and row `y` is kept.
    @inline(__always)
    func index(_ x: Int, _ y: Int) -> Int { (y - area.y) * area.width + x - area.x }

    /// Those of `rows` that have to be painted.
    func painted(_ rows: Range<Int>) -> PaintedRows { PaintedRows(rows, sources: sources) }

    /// The picture's points to pixels.
    var transform: AffineTransform { .scale(x: scale, y: scale) }
}

extension Surface {
    /// `clip` is in the picture's points.
    mutating func push(_ clip: DisplayList.Item.Command, _ scan: inout CoverageScan) {
        switch clip {
        case .pushClip(let shape): clips.push(shape, scale: scale, &scan)
        case .pushClipPath(let path, let rule): clips.push(path, rule, scale: scale, &scan)
        default: return
        }
        pushes.append(.clip)
    }

    mutating func push(_ transform: ProjectionTransform) {
        pushes.append(.transform(outer: space))
        space = space.opening(transform)
    }

    /// A layer that is painted where it is.
    mutating func pushGroup() { pushes.append(.group) }

    /// Ends what was pushed last; does nothing when nothing is left.
    mutating func pop() {
        switch pushes.popLast() {
        case .clip: clips.pop()
        case .transform(let outer): space = outer
        case .group, nil: break
        }
    }
}
