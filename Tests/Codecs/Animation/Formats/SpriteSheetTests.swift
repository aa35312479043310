import Foundation
import FramewrightDrawing
import Testing

@testable import FramewrightCodecs

struct SpriteSheetTests {
    private func sprites(seed: UInt64, count: Int) -> [SpriteSheet.Sprite] {
        var dice = Dice(seed: seed)
        return (0..<count).map { number in
            let kind: Subject = dice.roll(2) == 0 ? .opaque : .fewTranslucentColors
            let bitmap = kind.bitmap(width: 1 + dice.roll(40), height: 1 + dice.roll(30), seed: seed + UInt64(number))
            return SpriteSheet.Sprite("s\(number).png", bitmap, duration: .frame(perSecond: 60))
        }
    }

    /// Returns a sprite as a game engine draws it.
    private func restored(_ placement: SpriteSheet.Placement, from sheet: Bitmap) -> Bitmap {
        var bitmap = Bitmap(size: placement.sourceSize)
        bitmap.draw(Overlay(sheet, in: placement.rect).bitmap, x: placement.source.x, y: placement.source.y)
        return bitmap
    }

    @Test(arguments: 0..<30, [true, false])
    func `every sprite is restored from its placement, and no two touch`(seed: Int, trims: Bool) throws {
        let sprites = sprites(seed: UInt64(seed), count: 1 + seed)
        let sheet = try SpriteSheet(sprites, SpriteSheet.Options(maximumSide: 512, padding: seed % 4, trims: trims))
        #expect(zip(sprites, sheet.placements).allSatisfy { restored($1, from: sheet.bitmap) == $0.bitmap })
        let rects = Array(Set(sheet.placements.map(\.rect)))
        for (index, one) in rects.enumerated() {
            for other in rects[(index + 1)...] {
                let gap = max(
                    max(one.x - other.x - other.width, other.x - one.x - one.width),
                    max(one.y - other.y - other.height, other.y - one.y - one.height))
                #expect(gap >= seed % 4)
            }
        }
    }

    @Test func `equal sprites share a placement`() throws {
        let bitmap = Subject.opaque.bitmap(width: 9, height: 8, seed: 1)
        let sheet = try SpriteSheet([.init("a", bitmap), .init("b", bitmap)])
        #expect(sheet.bitmap.size == bitmap.size && sheet.placements[0].rect == sheet.placements[1].rect)
    }

    @Test func `sixteen equal squares fill a square`() throws {
        let sprites = (0..<16).map {
            SpriteSheet.Sprite("\($0)", Subject.opaque.bitmap(width: 8, height: 8, seed: UInt64($0)))
        }
        #expect(try SpriteSheet(sprites, SpriteSheet.Options(padding: 0)).bitmap.size == pixelSize(32, 32))
    }

    /// Seven columns of three rows leave no space, as does a single column.
    @Test func `the frames of an animation are arranged in a grid, not in one column`() throws {
        let sprites = (0..<21).map {
            SpriteSheet.Sprite("\($0)", Subject.opaque.bitmap(width: 32, height: 56, seed: UInt64($0)))
        }
        #expect(try SpriteSheet(sprites, SpriteSheet.Options(padding: 0)).bitmap.size == pixelSize(224, 168))
    }

    @Test(arguments: [(7, 0), (15, 0), (0, 0), (16_385, 0), (64, -1), (64, 1025)])
    func `sprites that do not fit are rejected`(side: Int, padding: Int) {
        let sprites = (0..<4).map {
            SpriteSheet.Sprite("\($0)", Subject.opaque.bitmap(width: 8, height: 8, seed: UInt64($0)))
        }
        #expect(throws: CodecError.self) {
            try SpriteSheet(sprites, SpriteSheet.Options(maximumSide: side, padding: padding))
        }
        #expect(throws: CodecError.noFrames) { try SpriteSheet([]) }
    }

    @Test func `the atlas is JSON in TexturePacker's array layout with the animation's durations`() throws {
        let sheet = try SpriteSheet(sprites(seed: 3, count: 60))
        let text = sheet.atlas(image: "a \"quoted\"\nname.png", scale: 2)
        let atlas = try JSONDecoder().decode(Atlas.self, from: Data(text.utf8))
        #expect(atlas.frames.map(\.filename) == sheet.placements.map(\.name))
        #expect(atlas.frames.reduce(0) { $0 + $1.duration } == 1000)
        #expect(atlas.meta.image == "a \"quoted\"\nname.png" && atlas.meta.scale == "2")
        for (frame, placement) in zip(atlas.frames, sheet.placements) {
            #expect(frame.frame == Atlas.Box(placement.rect) && frame.spriteSourceSize == Atlas.Box(placement.source))
            #expect(frame.trimmed == placement.isTrimmed && !frame.rotated)
        }
    }

    @Test func `a contact sheet has each frame at its position`() throws {
        let frames = (0..<5).map { Subject.translucent.bitmap(width: 6, height: 4, seed: UInt64($0)) }
        let sheet = try ContactSheet(columns: 2, spacing: 3, margin: 1).bitmap(frames)
        #expect(sheet.size == pixelSize(2 + 12 + 3, 2 + 12 + 6))
        for (index, frame) in frames.enumerated() {
            let rect = PixelRect(x: 1 + index % 2 * 9, y: 1 + index / 2 * 7, width: 6, height: 4)
            #expect(Overlay(sheet, in: rect).bitmap == frame)
        }
        #expect(try ContactSheet().bitmap(frames).size == pixelSize(30, 4))
    }

    @Test(arguments: [(721, 390, 844), (100, 1000, 100), (1, 7, 7), (5000, 300, 300)])
    func `exactly the column counts in the reported range fit`(count: Int, width: Int, height: Int) throws {
        let size = pixelSize(width, height)
        func sheet(_ columns: Int?) -> ContactSheet { ContactSheet(columns: columns, spacing: 8, margin: 8) }
        let fitting = (1...count).filter { sheet($0).size(of: count, size) != nil }
        guard let range = sheet(nil).columns(for: count, of: size) else {
            #expect(fitting.isEmpty)
            return
        }
        #expect(range.allSatisfy { fitting.contains($0) })
        #expect(!fitting.contains(range.lowerBound - 1) && !fitting.contains(range.upperBound + 1))
    }

    @Test func `a strip too wide for a bitmap is split into rows`() throws {
        let sheet = ContactSheet(spacing: 8, margin: 8)
        #expect(sheet.fitting(32, of: pixelSize(100, 200)) == sheet)
        for (count, size) in [(32, pixelSize(1179, 2556)), (400, pixelSize(100, 10)), (20, pixelSize(16_000, 10))] {
            let columns = try #require(sheet.fitting(count, of: size).columns)
            let (width, height) = (columns * size.width, (count + columns - 1) / columns * size.height)
            #expect(width <= PixelSize.maximumSide && height <= PixelSize.maximumSide)
            #expect(columns == 1 || max(width, height) < 2 * (min(width, height) + max(size.width, size.height)))
        }
    }

    @Test func `a contact sheet with a background has no translucent pixel`() throws {
        let frame = Subject.translucent.bitmap(width: 6, height: 4, seed: 1)
        let sheet = try ContactSheet(margin: 2, background: .white).bitmap([frame])
        #expect(isOpaque(sheet.pixels))
    }

    @Test(arguments: [(0, 0, 0), (1, -1, 0), (1, 0, 1025), (16_385, 0, 0)])
    func `an invalid contact sheet is rejected`(columns: Int, spacing: Int, margin: Int) {
        let frames = [Bitmap(size: pixelSize(2, 2)), Bitmap(size: pixelSize(2, 2))]
        #expect(throws: CodecError.self) {
            try ContactSheet(columns: columns, spacing: spacing, margin: margin).bitmap(frames)
        }
        #expect(throws: CodecError.noFrames) { try ContactSheet().bitmap([]) }
        let wide = [Bitmap](repeating: Bitmap(size: pixelSize(2000, 1)), count: 9)
        #expect(throws: CodecError.self) { try ContactSheet().bitmap(wide) }
    }
}

/// The part of the layout that game engines read.
private struct Atlas: Decodable {
    struct Box: Decodable, Equatable {
        let x, y, w, h: Int

        init(_ rect: PixelRect) { (x, y, w, h) = (rect.x, rect.y, rect.width, rect.height) }
    }
    struct Frame: Decodable {
        let filename: String
        let frame, spriteSourceSize: Box
        let rotated, trimmed: Bool
        let duration: Int
    }
    struct Meta: Decodable { let image, scale, format: String }
    let frames: [Frame]
    let meta: Meta
}
