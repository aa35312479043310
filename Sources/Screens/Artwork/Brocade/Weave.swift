import FramewrightDrawing

/// Draws the right half of a mirror-symmetric figure and adds the left half as its mirror image.
///
/// Positions are in stitches, from the mirror axis to the right and from the figure's top down. A line one stitch
/// wide is centred on its points. Both halves are computed in whole multiples of 1/128 stitch, so that rounding
/// cannot make them differ.
struct Weave {
    private var paths: [BrocadeThread: Path] = [:]
    /// The axis and the top of the figure being drawn.
    private var origin = (x: 0.0, y: 0.0)
    private var isUpsideDown = false

    /// Draws a line and its mirror image. A line that begins or ends on the axis continues into its image without a
    /// seam; a line that does both becomes a ring.
    mutating func line(_ thread: BrocadeThread, _ points: (Double, Double)...) { line(thread, points) }

    mutating func line(_ thread: BrocadeThread, _ points: [(Double, Double)]) {
        let image = points.map { (-$0.0, $0.1) }
        switch (points[0].0 == 0, points[points.count - 1].0 == 0) {
        case (true, true) where points.allSatisfy { $0.0 == 0 }: stroke(thread, points, isClosed: false)
        case (true, true): stroke(thread, points + image.dropFirst().dropLast().reversed(), isClosed: true)
        case (true, false): stroke(thread, image.dropFirst().reversed() + points, isClosed: false)
        case (false, true): stroke(thread, points + image.dropLast().reversed(), isClosed: false)
        case (false, false):
            stroke(thread, points, isClosed: false)
            stroke(thread, image, isClosed: false)
        }
    }

    /// Draws a closed line beside the axis, and its mirror image.
    mutating func ring(_ thread: BrocadeThread, _ points: (Double, Double)...) {
        stroke(thread, points, isClosed: true)
        stroke(thread, points.map { (-$0.0, $0.1) }, isClosed: true)
    }

    /// Draws the outline of a diamond whose tips lie `radius` from its centre. A diamond on the axis is its own
    /// mirror image.
    mutating func diamond(_ thread: BrocadeThread, x: Double = 0, y: Double, radius: Double) {
        let ring = [(x, y - radius), (x + radius, y), (x, y + radius), (x - radius, y)]
        stroke(thread, ring, isClosed: true)
        if x != 0 { stroke(thread, ring.map { (-$0.0, $0.1) }, isClosed: true) }
    }

    /// Draws a filled diamond whose tips lie `radius` from its centre.
    mutating func gem(_ thread: BrocadeThread, x: Double = 0, y: Double, radius: Double) {
        let ring = [(x, y - radius), (x + radius, y), (x, y + radius), (x - radius, y)]
        area(thread, ring)
        if x != 0 { area(thread, ring.map { (-$0.0, $0.1) }) }
    }

    /// Draws a filled polygon beside the axis, and its mirror image.
    mutating func lozenge(_ thread: BrocadeThread, _ corners: [(Double, Double)]) {
        area(thread, corners)
        area(thread, corners.map { (-$0.0, $0.1) })
    }

    /// Draws a figure whose own axis is at `x`, and its mirror image if `x` is not 0.
    mutating func figure(x: Double = 0, y: Double = 0, upsideDown: Bool = false, _ draw: (inout Weave) -> Void) {
        for side in x == 0 ? [0] : [x, -x] { place(x: side, y: y, upsideDown, draw) }
    }

    private mutating func place(x: Double, y: Double, _ flips: Bool, _ draw: (inout Weave) -> Void) {
        let (before, wasUpsideDown) = (origin, isUpsideDown)
        origin = (before.x + x, before.y + (isUpsideDown ? -y : y))
        isUpsideDown = wasUpsideDown != flips
        draw(&self)
        (origin, isUpsideDown) = (before, wasUpsideDown)
    }

    private mutating func stroke(_ thread: BrocadeThread, _ points: [(Double, Double)], isClosed: Bool) {
        StitchOutline(points.map(knot), isClosed: isClosed).trace(into: &paths[thread, default: Path()])
    }

    /// Fills a polygon. All areas run clockwise, as the outlines of lines do, so that overlaps stay filled under the
    /// nonzero rule.
    private mutating func area(_ thread: BrocadeThread, _ points: [(Double, Double)]) {
        let corners = points.map { knot($0) }
        let turn = zip(corners, corners.dropFirst() + corners.prefix(1)).reduce(0) {
            $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
        }
        paths[thread, default: Path()].addLines((turn > 0 ? corners : corners.reversed()).map(\.point))
        paths[thread]?.closeSubpath()
    }

    private func knot(_ place: (Double, Double)) -> StitchOutline.Knot {
        StitchOutline.Knot(origin.x + place.0, origin.y + (isUpsideDown ? -place.1 : place.1))
    }

    /// Returns the drawing as an artwork with one mark per thread, in a frame of this size whose top is 0 and whose
    /// middle is the axis.
    func artwork(width: Double, height: Double) -> Artwork {
        let marks = BrocadeThread.allCases.compactMap { thread in
            paths[thread].map { Artwork.Mark(path: $0, token: thread.token) }
        }
        return Artwork(frame: Rect(x: -width / 2, y: 0, width: width, height: height), marks: marks)
    }
}
