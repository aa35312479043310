/// A rectangle with an individual size for each corner, circular (elliptical if width and height differ) or continuous.
///
/// Guarantee: sizes are finite and not negative, and two on the same side do not exceed it together.
struct RoundedCorners {
    private let rect: Rect
    private let style: RoundedCornerStyle
    /// The extent of each corner along its horizontal and vertical side, clockwise from the top left.
    private let sizes: [Size]

    /// Creates a rounded rectangle. Corners that are too large are reduced by a common factor; infinite ones count as
    /// the longer side. A corner with zero width or height is square.
    init(_ rect: Rect, sizes: [Size], style: RoundedCornerStyle) {
        self.rect = rect
        self.style = style
        let usable = sizes.map { $0.usable(in: rect.size) }
        let horizontal = max(usable[0].width + usable[1].width, usable[2].width + usable[3].width)
        let vertical = max(usable[1].height + usable[2].height, usable[3].height + usable[0].height)
        let factor = min(1, Self.share(rect.width, horizontal), Self.share(rect.height, vertical))
        self.sizes = usable.map { Size(width: $0.width * factor, height: $0.height * factor) }
    }

    /// The outline, clockwise from the end of the top left corner.
    var path: Path {
        let corners = self.corners
        var path = Path()
        path.move(to: corners[0].end)
        for corner in corners[1...] { path.add(corner, style) }
        path.add(corners[0], style)
        path.closeSubpath()
        return path
    }

    private var corners: [Corner] {
        let vertices = [
            Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY),
            Point(x: rect.minX, y: rect.maxY),
        ]
        // Going clockwise, each corner begins on one side and ends on the next.
        let ways = [
            (Point(x: 0, y: 1), Point(x: 1, y: 0)), (Point(x: -1, y: 0), Point(x: 0, y: 1)),
            (Point(x: 0, y: -1), Point(x: -1, y: 0)), (Point(x: 1, y: 0), Point(x: 0, y: -1)),
        ]
        return (0..<4).map { index in
            let entersVertically = index % 2 == 0
            let size = sizes[index]
            let previous = sizes[(index + 3) % 4]
            let next = sizes[(index + 1) % 4]
            let horizontal = smoothness(
                side: rect.width, own: size.width, other: (entersVertically ? next : previous).width)
            let vertical = smoothness(
                side: rect.height, own: size.height, other: (entersVertically ? previous : next).height)
            return Corner(
                vertex: vertices[index], entry: ways[index].0, exit: ways[index].1,
                entrySize: entersVertically ? size.height : size.width,
                exitSize: entersVertically ? size.width : size.height,
                entrySmoothness: entersVertically ? vertical : horizontal,
                exitSmoothness: entersVertically ? horizontal : vertical)
        }
    }

    private static func share(_ available: Double, _ wanted: Double) -> Double {
        wanted > available ? max(0, available) / wanted : 1
    }

    /// Returns the fraction, 0 to 1, of a continuous corner's run-out that fits on a side shared by two corners.
    private func smoothness(side: Double, own: Double, other: Double) -> Double {
        guard style == .continuous else { return 0 }
        let wanted = (own + other) * ContinuousCorner.runOut
        return wanted > 0 ? min(1, max(0, side - own - other) / wanted) : 0
    }
}

/// A corner. `entry` and `exit` point away from the vertex along its sides.
private struct Corner {
    let vertex: Point
    let entry: Point
    let exit: Point
    let entrySize: Double
    let exitSize: Double
    let entrySmoothness: Double
    let exitSmoothness: Double

    /// Returns a point by fractions of the corner's size, from the vertex along both sides.
    func point(_ alongEntry: Double, _ alongExit: Double) -> Point {
        Point(
            x: vertex.x + entry.x * entrySize * alongEntry + exit.x * exitSize * alongExit,
            y: vertex.y + entry.y * entrySize * alongEntry + exit.y * exitSize * alongExit)
    }

    /// The point where a continuous corner ends and the straight side begins.
    var end: Point { point(0, 1 + ContinuousCorner.runOut * exitSmoothness) }
}

/// The smooth corner of Apple's platforms as three cubics, in multiples of the radius from the vertex.
///
/// The numbers are published measurements of the platform's paths (PaintCode, "Code for iOS 7 Rounded Rectangles",
/// 2013, and later measurements of short sides). With enough space a corner extends 1.528665 radii along each side;
/// without, as on the short sides of a capsule, it starts one radius from the vertex and is still flatter than a circle
/// there (coverage of the first column of a capsule 32 pixels high: 24, 50, 71, 87 and 97 % from the twelfth row to the
/// middle; of a circle 35, 61, 80, 93 and 99 %).
private enum ContinuousCorner {
    /// The extent of the corner beyond the radius, if there is enough space.
    static let runOut = 0.528665
    /// The end of the first cubic: along its own side, and away from it.
    static let shoulder = (along: 0.63149379, across: 0.07491139)
    /// The handle of the middle cubic next to the shoulder.
    static let middle = (along: 0.37282383, across: 0.16905956)

    static func outerHandle(_ smoothness: Double) -> Double { 1 + 0.08849296 * smoothness }
    static func innerHandle(_ smoothness: Double) -> Double { 0.845 + 0.02340694 * smoothness }
}

extension Path {
    /// Adds a line to the corner and the curve around it.
    fileprivate mutating func add(_ corner: Corner, _ style: RoundedCornerStyle) {
        guard corner.entrySize > 0, corner.exitSize > 0 else { return addLine(to: corner.vertex) }
        switch style {
        case .circular:
            let handle = 1 - RoundedRect.circleHandle
            addLine(to: corner.point(1, 0))
            addCurve(to: corner.point(0, 1), control1: corner.point(handle, 0), control2: corner.point(0, handle))
        case .continuous: addContinuous(corner)
        }
    }

    private mutating func addContinuous(_ corner: Corner) {
        let (shoulder, middle) = (ContinuousCorner.shoulder, ContinuousCorner.middle)
        let (entry, exit) = (corner.entrySmoothness, corner.exitSmoothness)
        addLine(to: corner.point(1 + ContinuousCorner.runOut * entry, 0))
        addCurve(
            to: corner.point(shoulder.along, shoulder.across),
            control1: corner.point(ContinuousCorner.outerHandle(entry), 0),
            control2: corner.point(ContinuousCorner.innerHandle(entry), 0))
        addCurve(
            to: corner.point(shoulder.across, shoulder.along), control1: corner.point(middle.along, middle.across),
            control2: corner.point(middle.across, middle.along))
        addCurve(
            to: corner.end, control1: corner.point(0, ContinuousCorner.innerHandle(exit)),
            control2: corner.point(0, ContinuousCorner.outerHandle(exit)))
    }
}

extension Size {
    /// Returns zero if a side is not positive. Otherwise limits the sides to the longer side of the rectangle, so that
    /// sums stay finite.
    fileprivate func usable(in rect: Size) -> Size {
        guard width > 0, height > 0 else { return .zero }
        let longest = max(rect.width, rect.height, 0)
        return Size(width: min(width, longest), height: min(height, longest))
    }
}
