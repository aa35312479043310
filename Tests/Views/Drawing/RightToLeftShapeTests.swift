import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightTypography
import FramewrightViews
import Testing

@MainActor
struct RightToLeftShapeTests {
    private let leading = UnevenRoundedRectangle(topLeadingRadius: 8, bottomLeadingRadius: 3, style: .circular)
    private let trailing = UnevenRoundedRectangle(bottomTrailingRadius: 3, topTrailingRadius: 8, style: .circular)

    /// Expects that a view with the leading shape in a right-to-left layout draws the same as the trailing shape in a
    /// left-to-right layout.
    private func expectMirrored(_ view: (UnevenRoundedRectangle) -> some View) {
        let mirrored = placed(view(leading).environment(\.layoutDirection, .rightToLeft)).displayList()
        #expect(mirrored.description == placed(view(trailing)).displayList().description)
        #expect(mirrored.description != placed(view(leading)).displayList().description)
    }

    @Test func `leading corners are on the right in a right-to-left layout`() {
        expectMirrored { $0 }
        expectMirrored { $0.fill(Color.white) }
        expectMirrored { $0.fill(Color.white, style: FillStyle(eoFill: true)) }
        expectMirrored { $0.strokeBorder(Color.white, lineWidth: 2) }
        expectMirrored { $0.inset(by: 1).size(width: 20, height: 30) }
    }

    @Test func `a shape is mirrored before it is rotated or trimmed`() {
        expectMirrored { $0.rotation(.degrees(30)).fill(Color.white) }
        expectMirrored { $0.trim(from: 0, to: 0.5).stroke(Color.white) }
    }

    @Test func `background, overlay and mask shapes are mirrored`() {
        expectMirrored { Color.black.clipShape($0) }
        expectMirrored { Color.black.background(Color.white, in: $0) }
        expectMirrored { shape in Color.black.overlay { shape.fill(Color.white) } }
        expectMirrored { shape in Color.black.mask { shape } }
    }

    @Test func `a left-to-right subtree keeps its corners`() {
        let inner = leading.environment(\.layoutDirection, .leftToRight)
        let mixed = placed(inner.environment(\.layoutDirection, .rightToLeft)).displayList()
        #expect(mixed.description == placed(leading).displayList().description)
    }

    @Test func `hit testing uses the mirrored shape`() {
        let corner = UnevenRoundedRectangle(topLeadingRadius: 100, style: .circular)
        let view = Color.black.contentShape(corner).environment(\.layoutDirection, .rightToLeft)
        let shape = placed(view).nodes.compactMap(\.payload.hitShape).first
        let path = shape?.path(in: Rect(x: 0, y: 0, width: 100, height: 100))
        #expect(path?.contains(Point(x: 2, y: 2)) == true)
        #expect(path?.contains(Point(x: 98, y: 2)) == false)
    }
}
