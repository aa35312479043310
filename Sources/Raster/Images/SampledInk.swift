internal import FramewrightDrawing

/// A picture that is turned: its colour at any pixel of the screen, found by going back to its own pixels.
struct SampledInk: RowInk, Sendable {
    let image: Bitmap
    /// From the middle of the screen's pixel 0,0 to the picture's pixels, the middle of whose first is 0,0.
    let inverse: ProjectionTransform
    /// The nearest pixel instead of what lies between four.
    let isNearest: Bool
    /// 0 to 255.
    var level: UInt8 = 255
    private let isImageOpaque: Bool

    var isOpaque: Bool { level == 255 && isImageOpaque }

    /// `toScreen` carries the picture's pixels, its first from 0 to 1, to pixels of the screen. Nil where nothing is seen.
    init?(_ picture: Bitmap, _ toScreen: ProjectionTransform, isNearest: Bool) {
        let toMiddles = ProjectionTransform(.translation(x: 0.5, y: 0.5)).concatenating(toScreen)
            .concatenating(ProjectionTransform(.translation(x: -0.5, y: -0.5)))
        guard let inverse = toMiddles.inverse else { return nil }
        self.image = picture
        isImageOpaque = isOpaqueRow(picture.pixels.span)
        self.inverse = inverse
        self.isNearest = isNearest
    }

    /// Writes the colours of some columns of row `y` from index `start` of `colors` on.
    func fill(
        _ colors: inout MutableSpan<PremultipliedPixel>, from start: Int, row y: Int, _ columns: Range<Int>
    ) {
        precondition(start >= 0 && start + columns.count <= colors.count, "more columns than colours")
        let pixels = image.pixels
        if inverse.isAffine, let row = SampleRow(inverse, row: y, near: columns) {
            sampleRow(pixels.span, image.size, row, isNearest, columns, &colors, from: start)
        } else {
            sampleRowInSpace(pixels.span, image.size, inverse, row: y, isNearest, columns, &colors, from: start)
        }
        guard level < 255 else { return }
        for index in start..<start + columns.count {
            colors[index] = PremultipliedPixel(packed: scaled(colors[index].packed, by: UInt32(level)))
        }
    }
}
