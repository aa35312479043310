import FramewrightDrawing
import Testing

struct PixelRectTests {
    @Test func `the union of two rectangles is their bounding rectangle, in either order`() {
        let one = PixelRect(x: 2, y: 9, width: 3, height: 1)
        let other = PixelRect(x: -1, y: 4, width: 2, height: 2)
        #expect(one.union(other) == PixelRect(x: -1, y: 4, width: 6, height: 6))
        #expect(other.union(one) == one.union(other))
    }

    @Test(arguments: [(0, 5), (5, 0), (-1, 5)])
    func `the union with an empty rectangle is the other one`(width: Int, height: Int) {
        let rect = PixelRect(x: 2, y: 9, width: 3, height: 1)
        let empty = PixelRect(x: 40, y: 40, width: width, height: height)
        #expect(rect.union(empty) == rect && empty.union(rect) == rect)
    }

    @Test func `the rectangle of a size holds all its pixels`() throws {
        let size = try #require(PixelSize(width: 3, height: 7))
        #expect(PixelRect(size) == PixelRect(x: 0, y: 0, width: 3, height: 7))
    }
}
