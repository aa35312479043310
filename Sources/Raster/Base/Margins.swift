internal import FramewrightDrawing

/// The number of pixels beyond each side of a rectangle, never negative.
struct Margins: Sendable {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int

    static let zero = Margins(all: 0)

    init(all width: Int) { (left, top, right, bottom) = (width, width, width, width) }

    /// Returns the margins that contain the rectangle and a copy moved by `x` and `y` pixels.
    func moved(x: Int, y: Int) -> Margins {
        var result = self
        result.left = max(0, left - x)
        result.right = max(0, right + x)
        result.top = max(0, top - y)
        result.bottom = max(0, bottom + y)
        return result
    }
}

extension PixelRect {
    /// Returns the rectangle extended by margins; empty rectangles stay empty.
    func grown(by margins: Margins) -> PixelRect {
        guard !isEmpty else { return self }
        return PixelRect(
            x: x - margins.left, y: y - margins.top, width: width + margins.left + margins.right,
            height: height + margins.top + margins.bottom)
    }
}
