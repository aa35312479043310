import FramewrightCodecs
import FramewrightDrawing
import FramewrightTestSupport
import Testing

/// Tests against other programs, as readers and as writers. Skipped if they are not installed.
struct PNGOracleTests {
    private static let cases = Subject.allCases.flatMap { [($0, PNG.Effort.fast), ($0, .smallest)] }

    private func file(_ subject: Subject, _ effort: PNG.Effort) throws -> (Bitmap, [UInt8]) {
        let bitmap = subject.bitmap(width: 41, height: 23, seed: 9)
        let texts = [PNG.Text("Software", "Framewright")]
        return (bitmap, try PNG.encode(bitmap, PNG.Options(effort: effort, scale: 3, texts: texts)))
    }

    @Test(.enabled(if: ForeignProgram.pngcheck != nil, "pngcheck is not installed"), arguments: cases)
    func `pngcheck accepts the file`(subject: Subject, effort: PNG.Effort) throws {
        let program = try #require(ForeignProgram.pngcheck)
        let (_, bytes) = try file(subject, effort)
        let (status, output) = try withFile(bytes) { try program.run([$0]) }
        #expect(status == 0 && output.hasPrefix("OK:") && output.contains("(41x23"), "\(output)")
    }

    @Test(.enabled(if: ForeignProgram.pillow != nil, "Pillow is not installed"), arguments: cases)
    func `Pillow reads the same size, pixels, density and text`(subject: Subject, effort: PNG.Effort) throws {
        let program = try #require(ForeignProgram.pillow)
        let (bitmap, bytes) = try file(subject, effort)
        let (status, output) = try withFile(bytes) { try program.run(["-c", describe, $0]) }
        let lines = output.split(separator: "\n")
        #expect(status == 0 && lines.count == 2)
        #expect(lines.first == "41 23 216 Framewright")
        #expect(pixels(rgba: lines.last ?? "") == bitmap.pixels)
    }

    @Test(
        .enabled(if: ForeignProgram.pillow != nil, "Pillow is not installed"),
        arguments: [
            "1", "L", "LA", "P", "RGB", "RGBA", "P bits=1", "P bits=2", "P bits=4", "P transparency=3",
            "RGB optimize=1",
        ])
    func `files written by Pillow are read like Pillow does`(kind: String) throws {
        let program = try #require(ForeignProgram.pillow)
        let (status, output) = try program.run(["-c", make] + kind.split(separator: " ").map { String($0) })
        let lines = output.split(separator: "\n")
        #expect(status == 0 && lines.count == 2)
        let bitmap = try PNG.decode(FramewrightCodecsTests.bytes(hexadecimal: lines.first ?? ""))
        #expect(bitmap.size == pixelSize(31, 17))
        #expect(bitmap.pixels == pixels(rgba: lines.last ?? ""))
    }

    private func pixels(rgba text: some StringProtocol) -> [PremultipliedPixel] {
        let samples = bytes(hexadecimal: text).map { Int($0) }
        return stride(from: 0, to: samples.count, by: 4).map {
            premultiplied(samples[$0], samples[$0 + 1], samples[$0 + 2], samples[$0 + 3])
        }
    }
}

private let describe = """
    import sys
    from PIL import Image
    with Image.open(sys.argv[1]) as image:
        image.load()
        print(*image.size, round(image.info["dpi"][0]), image.text["Software"])
        print(image.convert("RGBA").tobytes().hex())
    """

/// Arguments: a mode and one setting for saving. Prints the file, then the pixels as Pillow reads them.
private let make = """
    import io, sys
    from PIL import Image
    image = Image.new("RGBA", (31, 17))
    image.putdata([(x * 8, y * 15, x * y % 256, 255 - x * 5 - y) for y in range(17) for x in range(31)])
    image = image.convert("RGB").quantize(4) if sys.argv[1] == "P" else image.convert(sys.argv[1])
    settings = {key: int(value) for key, value in [setting.split("=") for setting in sys.argv[2:]]}
    if "bits" in settings: image = image.quantize(2 ** settings["bits"])
    file = io.BytesIO()
    image.save(file, "PNG", **settings)
    print(file.getvalue().hex())
    print(Image.open(file).convert("RGBA").tobytes().hex())
    """
