public import FramewrightDrawing

/// Many pictures in one, for game engines: the sheet, and where each picture lies on it.
public struct SpriteSheet: Hashable, Sendable {
    /// A picture to be placed.
    public struct Sprite: Hashable, Sendable {
        /// What the engine asks for it by, often a file's name.
        public var name: String
        public var bitmap: Bitmap
        /// Of a frame of an animation.
        public var duration: FrameTime?

        public init(_ name: String, _ bitmap: Bitmap, duration: FrameTime? = nil) {
            (self.name, self.bitmap, self.duration) = (name, bitmap, duration)
        }
    }

    /// Where a picture lies.
    public struct Placement: Hashable, Sendable {
        public let name: String
        /// On the sheet.
        public let rect: PixelRect
        /// The same pixels in the picture: less than all of it where a transparent edge was trimmed.
        public let source: PixelRect
        /// The picture's.
        public let sourceSize: PixelSize
        public let duration: FrameTime?

        /// A transparent edge was left out.
        public var isTrimmed: Bool {
            source != PixelRect(x: 0, y: 0, width: sourceSize.width, height: sourceSize.height)
        }
    }

    /// How pictures are laid out.
    public struct Options: Hashable, Sendable {
        /// No side of the sheet is longer.
        public var maximumSide: Int
        /// Transparent pixels between pictures.
        public var padding: Int
        /// Leaves transparent edges out.
        public var trims: Bool

        /// 4096 pixels a side, which all graphics processors take; two pixels between pictures, edges trimmed.
        public init(maximumSide: Int = 4096, padding: Int = 2, trims: Bool = true) {
            (self.maximumSide, self.padding, self.trims) = (maximumSide, padding, trims)
        }
    }

    public let bitmap: Bitmap
    /// In the order the pictures were given.
    public let placements: [Placement]

    /// The same pictures lie at the same places everywhere. Equal pictures share one.
    public init(_ sprites: [Sprite], _ options: Options = Options()) throws(CodecError) {
        try options.check()
        guard !sprites.isEmpty else { throw .noFrames }
        let sources = sprites.map { options.trims ? visibleRect($0.bitmap) : PixelRect(whole: $0.bitmap.size) }
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
        .unfit(
            format: "a sprite sheet", width: maximumSide, height: maximumSide,
            limit: "its maximum side: the pictures do not fit")
    }
}

extension PixelRect {
    init(whole size: PixelSize) { self.init(x: 0, y: 0, width: size.width, height: size.height) }
}

extension Bitmap {
    /// Copies `other`, which must lie inside.
    mutating func draw(_ other: Bitmap, x: Int, y: Int) {
        let width = width
        withMutablePixels { pixels in
            for row in 0..<other.height {
                let start = (y + row) * width + x
                for (column, pixel) in other.row(row).enumerated() { pixels[start + column] = pixel }
            }
        }
    }
}

/// The smallest rectangle around the pixels that are not transparent; one pixel where all are.
private func visibleRect(_ bitmap: Bitmap) -> PixelRect {
    changedRect(from: Bitmap(size: bitmap.size), to: bitmap) ?? PixelRect(x: 0, y: 0, width: 1, height: 1)
}
