import FramewrightCodecs
import FramewrightDrawing
import FramewrightTestSupport
import Testing

/// Tests of reading JPEG and WebP, with Pillow as the oracle.
struct JPEGTests {
    /// The largest difference of a component: Pillow rounds the conversion of inks otherwise.
    private static let tolerance = 1

    @Test(
        .enabled(if: ForeignProgram.pillow != nil, "Pillow is not installed"),
        arguments: ["RGB", "L", "CMYK", "RGB progressive=1", "RGB subsampling=2", "L progressive=1"]
            + (1...8).map { "RGB orientation=\($0)" })
    func `a file written by Pillow is read like Pillow does`(kind: String) throws {
        let (bytes, expected, size) = try made(kind, format: "JPEG")
        let picture = try JPEG.read(bytes)
        #expect(picture.bitmap.size == size && picture.remark == nil)
        #expect(largestDifference(picture.bitmap, expected) <= (kind == "CMYK" ? Self.tolerance : 0))
    }

    @Test(
        .enabled(if: ForeignProgram.pillow != nil, "Pillow is not installed"),
        arguments: ["RGB lossless=1", "RGBA lossless=1", "RGB"])
    func `a WebP file written by Pillow is read like Pillow does`(kind: String) throws {
        let (bytes, expected, size) = try made(kind, format: "WEBP")
        let bitmap = try WebP.decode(bytes)
        #expect(bitmap.size == size && bitmap.pixels == pixels(expected))
    }

    @Test func `a file beyond the limit is rejected before it is decoded`() {
        let header: [UInt8] = [0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0xFF, 0xFF, 0xFF, 0xFF, 1, 1, 0x11, 0, 0xFF, 0xDA]
        #expect(throws: CodecError.self) { try JPEG.read(header) }
        let error = #expect(throws: CodecError.self) { try JPEG.read(header, limit: PixelSize(width: 4, height: 4)) }
        #expect(error?.message.contains("beyond 4x4") == true, "\(error?.message ?? "")")
    }

    @Test(.enabled(if: ForeignProgram.pillow != nil, "Pillow is not installed"), arguments: ["JPEG", "WEBP"])
    func `a damaged file ends in an error or a remark`(format: String) throws {
        let (bytes, _, _) = try made("RGB", format: format)
        let limit = PixelSize(width: 500, height: 500)
        for seed in 0..<300 {
            var damaged = bytes
            for step in 1...3 { damaged[(seed * 7_919 + step * 104_729) % bytes.count] = UInt8((seed * step) & 255) }
            if seed % 3 == 0 { damaged.removeLast(seed * bytes.count / 400) }
            _ =
                format == "JPEG"
                ? try? JPEG.read(damaged, limit: limit).bitmap : try? WebP.decode(damaged, limit: limit)
        }
    }

    /// Returns a file, its straight RGBA samples and its size.
    private func made(_ kind: String, format: String) throws -> ([UInt8], [UInt8], PixelSize) {
        let program = try #require(ForeignProgram.pillow)
        let (status, output) = try program.run(["-c", make, format] + kind.split(separator: " ").map { String($0) })
        let lines = output.split(separator: "\n")
        try #require(status == 0 && lines.count == 3, "\(output)")
        let sides = lines[1].split(separator: " ").compactMap { Int($0) }
        return (
            bytes(hexadecimal: lines[0]), bytes(hexadecimal: lines[2]),
            try #require(PixelSize(width: sides[0], height: sides[1]))
        )
    }

    private func pixels(_ samples: [UInt8]) -> [PremultipliedPixel] {
        stride(from: 0, to: samples.count, by: 4).map {
            premultiplied(Int(samples[$0]), Int(samples[$0 + 1]), Int(samples[$0 + 2]), Int(samples[$0 + 3]))
        }
    }

    private func largestDifference(_ bitmap: Bitmap, _ samples: [UInt8]) -> Int {
        zip(bitmap.pixels, pixels(samples)).reduce(0) { most, pair in
            let (one, other) = pair
            return max(
                most, abs(Int(one.red) - Int(other.red)), abs(Int(one.green) - Int(other.green)),
                abs(Int(one.blue) - Int(other.blue)))
        }
    }
}

/// Prints a file, the size and the samples of its image.
private let make = """
    import io, sys
    from PIL import Image, ImageOps
    format, mode, *options = sys.argv[1:]
    settings = {key: int(value) for key, value in (option.split("=") for option in options)}
    image = Image.new("RGBA", (37, 22))
    image.putdata([(x * 6 % 256, y * 11 % 256, (x * y) % 256, 255 - x * y % 200) for y in range(22) for x in range(37)])
    image = image.convert(mode) if mode == "RGBA" else image.convert("RGB").convert(mode)
    if "orientation" in settings:
        exif = Image.Exif()
        exif[0x112] = settings.pop("orientation")
        settings["exif"] = exif.tobytes()
    file = io.BytesIO()
    image.save(file, format, **settings)
    print(file.getvalue().hex())
    read = ImageOps.exif_transpose(Image.open(io.BytesIO(file.getvalue()))).convert("RGB" if mode == "CMYK" else mode)
    print(*read.size)
    print(read.convert("RGBA").tobytes().hex())
    """
