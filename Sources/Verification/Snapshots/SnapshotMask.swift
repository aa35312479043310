import Framewright
public import FramewrightDrawing

/// A view of a picture that is not compared, known by its accessibility identifier, and why.
public struct SnapshotMask: Hashable, Sendable {
    public let view: String
    public let reason: String
    /// Where views of that name were seen when the picture was recorded, in points of the screen; none before that.
    public internal(set) var frames: [Rect] = []

    /// Neither may be empty.
    public init(_ view: String, because reason: String) {
        precondition(!view.isEmpty && !reason.isEmpty, "a mask has a view and a reason")
        (self.view, self.reason) = (view, reason)
    }
}

extension ScreenLayout {
    /// Where the views of an identifier are seen, in points; empty where there is none.
    func frames(of identifier: String) -> [Rect] {
        tree.nodes.indices.filter { tree.nodes[$0].payload.identifier == identifier }.map { tree.seenFrame(of: $0) }
            .filter { $0.isFinite && [$0.minX, $0.minY, $0.maxX, $0.maxY].allSatisfy { abs($0) < 1e6 } }
    }

    /// All identifiers, each once, in order.
    var identifiers: [String] { Set(tree.nodes.compactMap(\.payload.identifier)).sorted() }
}

/// Covers masked views on pictures that are then compared.
struct ImageMask: Sendable {
    private static let cover = PremultipliedPixel(Color(red8: 128, green8: 128, blue8: 128))
    /// Names of the views.
    let views: [String]
    private let areas: [PixelRect]

    /// Where the views were when the picture was recorded, and where they are now; outwards to whole pixels.
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

    /// The picture with a grey in place of the views, as far as it reaches.
    func covering(_ picture: Bitmap) -> Bitmap {
        guard !areas.isEmpty else { return picture }
        var covered = picture
        for area in areas {
            for y in area.y..<max(area.y, min(area.y + area.height, picture.height)) {
                for x in area.x..<max(area.x, min(area.x + area.width, picture.width)) { covered[x, y] = Self.cover }
            }
        }
        return covered
    }
}
