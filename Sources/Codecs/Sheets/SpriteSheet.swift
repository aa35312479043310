public import FramewrightDrawing

/// Many images packed into one, for game engines: the sheet and the placement of each image.
public struct SpriteSheet: Hashable, Sendable {
    /// An image to be placed.
    public struct Sprite: Hashable, Sendable {
        /// The name used by the engine, often a file name.
        public var name: String
        /// The pixels.
        public var bitmap: Bitmap
        /// The duration, for a frame of an animation.
        public var duration: FrameTime?

        /// Creates a sprite.
        public init(_ name: String, _ bitmap: Bitmap, duration: FrameTime? = nil) {
            (self.name, self.bitmap, self.duration) = (name, bitmap, duration)
        }
    }

    /// The position of an image.
    public struct Placement: Hashable, Sendable {
        /// The name of the image.
        public let name: String
        /// The rectangle on the sheet.
        public let rect: PixelRect
        /// The rectangle in the source image; smaller than the image if transparent edges were trimmed.
        public let source: PixelRect
        /// The size of the source image.
        public let sourceSize: PixelSize
        /// The duration, for a frame of an animation.
        public let duration: FrameTime?

        /// True if transparent edges were trimmed.
        public var isTrimmed: Bool { source != PixelRect(sourceSize) }
    }

    /// Layout options.
    public struct Options: Hashable, Sendable {
        /// The maximum side of the sheet in pixels.
        public var maximumSide: Int
        /// The number of transparent pixels between images.
        public var padding: Int
        /// Whether transparent edges are trimmed.
        public var trims: Bool

        /// Creates options; by default at most 4096 pixels a side, which all graphics processors support, two pixels
        /// between images, and trimmed edges.
        public init(maximumSide: Int = 4096, padding: Int = 2, trims: Bool = true) {
            (self.maximumSide, self.padding, self.trims) = (maximumSide, padding, trims)
        }
    }

    /// The sheet.
    public let bitmap: Bitmap
    /// The placements in the order of the images.
    public let placements: [Placement]

    /// Packs images. The layout is the same on every machine; equal images share one placement.
    public init(_ sprites: [Sprite], _ options: Options = Options()) throws(CodecError) {
        try options.check()
        guard !sprites.isEmpty else { throw .noFrames }
        let sources = sprites.map { options.trims ? visibleRect($0.bitmap) : PixelRect($0.bitmap.size) }
        let cuts = zip(sprites, sources).map { Overlay($0.bitmap, in: $1).bitmap }
        var places: [Bitmap: Int] = [:]
        var distinct: [Bitmap] = []
        for cut in cuts where places[cut] == nil {
            places[cut] = distinct.count
            distinct.append(cut)
        }
        guard let layout = PackedLayout(distinct.map(\.size), options.maximumSide, padding: options.padding) else {
            throw options.tooSmall
        }
        var sheet = Bitmap(size: layout.size)
        for (cut, origin) in zip(distinct, layout.origins) { sheet.draw(cut, x: origin.x, y: origin.y) }
        bitmap = sheet
        placements = sprites.indices.map { index in
            let origin = layout.origins[places[cuts[index]] ?? 0]
            let (source, sprite) = (sources[index], sprites[index])
            return Placement(
                name: sprite.name,
                rect: PixelRect(x: origin.x, y: origin.y, width: source.width, height: source.height),
                source: source, sourceSize: sprite.bitmap.size, duration: sprite.duration)
        }
    }
}

extension SpriteSheet.Options {
    fileprivate func check() throws(CodecError) {
        guard (1...PixelSize.maximumSide).contains(maximumSide) else {
            throw .invalidOption(
                name: "maximum side", value: "\(maximumSide)", allowed: "a number from 1 to \(PixelSize.maximumSide)")
        }
        guard (0...1024).contains(padding) else {
            throw .invalidOption(name: "padding", value: "\(padding)", allowed: "a number from 0 to 1024")
        }
    }

    fileprivate var tooSmall: CodecError {
        .exceedsFormat(
            format: "a sprite sheet", width: maximumSide, height: maximumSide,
            limit: "its maximum side: the images do not fit")
    }
}

/// Returns the bounding rectangle of the pixels that are not transparent; one pixel if all are.
private func visibleRect(_ bitmap: Bitmap) -> PixelRect {
    changedRect(from: Bitmap(size: bitmap.size), to: bitmap) ?? PixelRect(x: 0, y: 0, width: 1, height: 1)
}
