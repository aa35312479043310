import Framewright
public import FramewrightDrawing

/// A view excluded from comparison, identified by its accessibility identifier, with the reason.
public struct SnapshotMask: Hashable, Sendable {
    /// The accessibility identifier of the view.
    public let view: String
    /// The reason why the view is not compared.
    public let reason: String
    /// The frames of the views with that identifier at the time of recording, in points of the screen; empty before
    /// recording.
    public internal(set) var frames: [Rect] = []

    /// Creates a mask. Neither argument may be empty.
    public init(_ view: String, because reason: String) {
        precondition(!view.isEmpty && !reason.isEmpty, "a mask has a view and a reason")
        (self.view, self.reason) = (view, reason)
    }
}

extension ScreenLayout {
    /// Returns the visible frames of the views with an identifier, in points; empty if there are none.
    func frames(of identifier: String) -> [Rect] {
        tree.nodes.indices.filter { tree.nodes[$0].payload.identifier == identifier }.map { tree.seenFrame(of: $0) }
            .filter { $0.isFinite && [$0.minX, $0.minY, $0.maxX, $0.maxY].allSatisfy { abs($0) < 1e6 } }
    }

    /// The accessibility identifiers of the layout, sorted and without duplicates.
    var identifiers: [String] { Set(tree.nodes.compactMap(\.payload.identifier)).sorted() }
}

/// Covers the masked views of images before they are compared.
struct ImageMask: Sendable {
    private static let cover = PremultipliedPixel(SRGBColor(red8: 128, green8: 128, blue8: 128))
    /// The identifiers of the masked views.
    let views: [String]
    private let areas: [PixelRect]

    /// Masks the recorded and the current frames of the views, rounded outwards to whole pixels.
    init(_ masks: [SnapshotMask], on layout: ScreenLayout) {
        views = masks.map(\.view)
        let scale = layout.viewport.scale
        let size = layout.viewport.pixelSize
        areas = masks.flatMap { $0.frames + layout.frames(of: $0.view) }.map { frame in
            func pixel(_ length: Double, _ rule: FloatingPointRoundingRule, _ most: Int) -> Int {
                Int(min(max((length * scale).rounded(rule), 0), Double(most)))
            }
            let (left, top) = (pixel(frame.minX, .down, size.width), pixel(frame.minY, .down, size.height))
            return PixelRect(
                x: left, y: top, width: pixel(frame.maxX, .up, size.width) - left,
                height: pixel(frame.maxY, .up, size.height) - top)
        }
    }

    var isEmpty: Bool { views.isEmpty }

    /// Returns the image with the masked areas filled with grey.
    func covering(_ image: Bitmap) -> Bitmap {
        guard !areas.isEmpty else { return image }
        var covered = image
        for area in areas {
            for y in area.y..<max(area.y, min(area.y + area.height, image.height)) {
                for x in area.x..<max(area.x, min(area.x + area.width, image.width)) { covered[x, y] = Self.cover }
            }
        }
        return covered
    }
}
