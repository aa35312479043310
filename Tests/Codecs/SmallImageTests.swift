import Foundation
import FramewrightCPNG
import FramewrightCodecs
import FramewrightDrawing
import Testing

/// Compares small screens with much content with libpng's default settings.
struct SmallPictureTests {
    @Test(arguments: [
        "calculator/start/iphone-se-1.documented",
        "game2048-web/eight-by-eight/iphone-se-1.documented",
        "brocade/create-empty/iphone-16-pro-max.landscape.midnight",
        "game2048-web/eight-by-eight/iphone-16-pro-max.landscape.midnight",
    ])
    func `busy small screens take at most 10 % more bytes than with libpng`(name: String) throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let bitmap = try PNG.decode([UInt8](Data(contentsOf: root.appending(path: "Snapshots/\(name).png"))))
        let file = try PNG.encode(bitmap)
        #expect(try PNG.decode(file) == bitmap)
        let peer = libpngByteCount(bitmap)
        #expect(peer > 0 && file.count * 10 <= peer * 11)
    }

    @Test(arguments: [(64, 48, 4), (97, 61, 40), (300, 220, 256)])
    func `busy images of any size decode exactly`(width: Int, height: Int, colors: Int) throws {
        var dice = Dice(seed: UInt64(width))
        let tile = (0..<23 * 17).map { _ in dice.roll(colors) }
        let pixels = (0..<width * height).map { place in
            let number = tile[(place / width + place % width / 31) % 17 * 23 + place % width % 23]
            return premultiplied(number, number * 7 % 256, dice.roll(20) == 0 ? dice.roll(256) : 3, 255)
        }
        let bitmap = Bitmap(size: pixelSize(width, height), pixels: pixels)
        let file = try PNG.encode(bitmap)
        #expect(try PNG.decode(file) == bitmap)
    }
}

/// Returns the size of the bitmap as RGB with libpng's simplified interface; 0 on failure.
private func libpngByteCount(_ bitmap: Bitmap) -> Int {
    var image = unsafe png_image()
    unsafe image.version = 1
    unsafe image.width = UInt32(bitmap.width)
    unsafe image.height = UInt32(bitmap.height)
    // PNG_FORMAT_RGB.
    unsafe image.format = 2
    let samples = bitmap.pixels.flatMap { [$0.red, $0.green, $0.blue] }
    var count = 0
    guard unsafe png_image_write_to_memory(&image, nil, &count, 0, samples, 0, nil) == 1 else { return 0 }
    return count
}
