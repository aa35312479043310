import Foundation
import FramewrightDrawing
import Testing

struct RoundedCornersTests {
    private static let square = Rect(x: 0, y: 0, width: 200, height: 200)

    @Test(arguments: [RoundedCornerStyle.circular, .continuous])
    func `corners are the same in every direction`(style: RoundedCornerStyle) {
        let path = Path(roundedRect: Self.square, cornerRadius: 40, style: style)
        for step in 0..<2000 {
            let point = Point(x: 0.07 + Double(step % 50) * 1.01, y: 0.05 + Double(step / 50) * 1.013)
            let inside = path.contains(point)
            #expect(path.contains(Point(x: 200 - point.x, y: point.y)) == inside)
            #expect(path.contains(Point(x: point.x, y: 200 - point.y)) == inside)
            #expect(path.contains(Point(x: point.y, y: point.x)) == inside)
        }
    }

    @Test func `the continuous corner starts earlier and bulges more`() throws {
        let style = Path(roundedRect: Self.square, cornerRadius: 40, style: .continuous)
        // Published: it leaves the side at 1.528665 radii from the vertex, and crosses the diagonal a little outside
        // the circle.
        #expect(style.starts(at: 40 * 1.528665))
        let circle = (1 - 0.5.squareRoot()) * 40
        let diagonal = try #require((0..<4000).map { Double($0) / 200 }.first { style.contains(Point(x: $0, y: $0)) })
        #expect(diagonal < circle && diagonal > circle - 0.1)
        // At its start it has already left the side, but the circle has not.
        #expect(!style.contains(Point(x: 42, y: 0.02)))
        #expect(Path(roundedRect: Self.square, cornerRadius: 40, style: .circular).contains(Point(x: 42, y: 0.02)))
    }

    @Test func `a circular corner equals the plain rounded rectangle`() {
        let path = Path(roundedRect: Self.square, cornerRadius: 40, style: .circular)
        #expect(path == RoundedRect(Self.square, radius: 40).path)
    }

    @Test(arguments: [RoundedCornerStyle.circular, .continuous])
    func `equal radii equal a single radius`(style: RoundedCornerStyle) {
        let radii = RectangleCornerRadii(topLeading: 20, bottomLeading: 20, bottomTrailing: 20, topTrailing: 20)
        let uneven = Path(roundedRect: Self.square, cornerRadii: radii, style: style)
        let even = Path(roundedRect: Self.square, cornerSize: Size(width: 20, height: 20), style: style)
        #expect(uneven == even)
    }

    @Test(arguments: [RoundedCornerStyle.circular, .continuous], [55.0, 100, 1e9, .infinity])
    func `radii that are too large are reduced`(style: RoundedCornerStyle, radius: Double) {
        let rect = Rect(x: 0, y: 0, width: 300, height: 100)
        let path = Path(roundedRect: rect, cornerRadius: radius, style: style)
        #expect(path.boundingRect == rect)
        #expect(path.contains(Point(x: 0.2, y: 50)) && !path.contains(Point(x: 3, y: 20)))
    }

    @Test func `a continuous capsule leaves its short sides where a circular one does`() {
        let rect = Rect(x: 0, y: 0, width: 300, height: 100)
        let path = Path(roundedRect: rect, cornerRadius: 50, style: .continuous)
        #expect(path.starts(at: 50 * 1.528665))
        #expect(
            path.elements.contains { if case .cubic(_, _, let end) = $0 { end == Point(x: 300, y: 50) } else { false } }
        )
    }

    @Test func `uneven corners have their own radii`() {
        let radii = RectangleCornerRadii(topLeading: 0, bottomLeading: 10, bottomTrailing: 40, topTrailing: 80)
        let path = Path(roundedRect: Self.square, cornerRadii: radii, style: .circular)
        func isRound(_ radius: Double, _ x: Double, _ y: Double, _ towards: (Double, Double)) -> Bool {
            let edge = radius * (1 - 0.5.squareRoot())
            func point(_ inset: Double) -> Point { Point(x: x + towards.0 * inset, y: y + towards.1 * inset) }
            return path.contains(point(edge + 0.1)) && (radius == 0 || !path.contains(point(edge - 0.1)))
        }
        #expect(isRound(0, 0, 0, (1, 1)) && isRound(80, 200, 0, (-1, 1)))
        #expect(isRound(40, 200, 200, (-1, -1)) && isRound(10, 0, 200, (1, -1)))
        #expect(radii.mirrored.topLeading == 80 && radii.mirrored.bottomTrailing == 10)
    }

    @Test(arguments: [Double.nan, -5, 0])
    func `an invalid radius leaves the corner square`(radius: Double) {
        let path = Path(roundedRect: Self.square, cornerRadius: radius, style: .continuous)
        #expect(path.contains(Point(x: 0.01, y: 0.01)) && path.boundingRect == Self.square)
    }
}

extension Path {
    fileprivate func starts(at x: Double) -> Bool {
        if case .move(let point) = elements.first { abs(point.x - x) < 1e-9 && point.y == 0 } else { false }
    }
}
