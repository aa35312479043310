internal import FramewrightDrawing

/// A transformed image: finds the colour of a target pixel by mapping it back to the source.
struct SampledInk: RowInk, Sendable {
    let image: Bitmap
    /// The transform from the centre of target pixel 0,0 to source pixels, with the centre of the first source pixel
    /// at 0,0.
    let inverse: ProjectionTransform
    /// Whether to use the nearest pixel instead of interpolating between four.
    let isNearest: Bool
    /// The opacity, 0 to 255.
    var level: UInt8 = 255
    private let isImageOpaque: Bool

    var isOpaque: Bool { level == 255 && isImageOpaque }

    /// Fails if nothing is visible. `toScreen` maps source pixels, the first from 0 to 1, to target pixels.
    init?(_ image: Bitmap, _ toScreen: ProjectionTransform, isNearest: Bool) {
        let toMiddles = ProjectionTransform(.translation(x: 0.5, y: 0.5)).concatenating(toScreen)
            .concatenating(ProjectionTransform(.translation(x: -0.5, y: -0.5)))
        guard let inverse = toMiddles.inverse else { return nil }
        self.image = image
        isImageOpaque = isOpaqueRow(image.pixels.span)
        self.inverse = inverse
        self.isNearest = isNearest
    }

    /// Writes the colours of some columns of row `y` to `colors` from index `start`.
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
