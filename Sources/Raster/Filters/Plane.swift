internal import FramewrightDrawing

/// The channels of a block of pixels while it is blurred: one or four interleaved, each from 0 to 255 * 256.
///
/// `values.count` is always the area of `bounds` times `channels`.
struct Plane: Sendable {
    /// The rectangle in pixels; after halving, in pixels of twice the size.
    var bounds: PixelRect
    let channels: Int
    var values: [UInt16]

    var rowLength: Int { bounds.width * channels }

    init(bounds: PixelRect, channels: Int, values: [UInt16] = []) {
        self.bounds = bounds
        self.channels = channels
        self.values = values
        let count = bounds.width * bounds.height * channels
        self.values.removeAll(keepingCapacity: true)
        self.values.append(contentsOf: repeatElement(0, count: count))
    }
}

extension Plane {
    /// Copies the pixels of `block`, or only their alpha; transparent elsewhere.
    init(_ block: PixelBlock, in bounds: PixelRect, channels: Int, values: [UInt16]) {
        self.init(bounds: bounds, channels: channels, values: values)
        let shared = block.bounds.intersection(bounds)
        guard !shared.isEmpty else { return }
        var span = self.values.mutableSpan
        for y in shared.rows {
            let start = ((y - bounds.y) * bounds.width + shared.x - bounds.x) * channels
            if channels == 4 {
                widenRow(block.pixels.span, block.range(row: y, shared.columns), into: &span, from: start)
            } else {
                widenAlphas(block.pixels.span, block.range(row: y, shared.columns), into: &span, from: start)
            }
        }
    }

    /// Writes the four channels as pixels.
    func write(to block: inout PixelBlock) {
        let target = block.bounds
        let shared = target.intersection(bounds)
        guard !shared.isEmpty else { return }
        var span = block.pixels.mutableSpan
        for y in shared.rows {
            let start = ((y - bounds.y) * bounds.width + shared.x - bounds.x) * 4
            let first = (y - target.y) * target.width + shared.x - target.x
            narrowRow(values.span, from: start, into: &span, first..<first + shared.width)
        }
    }

    /// Returns the alpha of a pixel, rounded; 0 outside.
    func level(_ x: Int, _ y: Int) -> UInt8 {
        guard bounds.columns.contains(x), bounds.rows.contains(y) else { return 0 }
        return rounded(values[((y - bounds.y) * bounds.width + x - bounds.x) * channels + channels - 1])
    }
}
