import Foundation
import Framewright
import FramewrightCodecs
import FramewrightDocuments
import FramewrightScreens
import FramewrightTestSupport
import FramewrightVerification
import Testing

@testable import FramewrightCommand

@MainActor
struct DiffCommandTests {
    private let folder = NSTemporaryDirectory() + "diff-" + UUID().uuidString

    init() throws { try Folder.create(for: "\(folder)/x") }

    private func run(_ arguments: String...) -> FramewrightCommand.ExitStatus {
        CommandLineTool.status(of: arguments, over: .documented)
    }

    /// Renders the game on a screen of this size and returns the paths of image and layout.
    private func render(_ name: String, size: String) throws -> (image: String, layout: String) {
        let files = ("\(folder)/\(name).png", "\(folder)/\(name).json")
        #expect(run("render", "game2048", "--size", size, "-o", files.0, "--layout", files.1) == .fine)
        return files
    }

    @Test func `render writes the layout beside the image, with the same bytes every time`() throws {
        let (first, second) = (try render("a", size: "200x300"), try render("b", size: "200x300"))
        let bytes = try InputFile.read(first.layout, limit: 1 << 20)
        #expect(try InputFile.read(second.layout, limit: 1 << 20) == bytes)
        let document = try LayoutDocument(parsing: bytes, file: first.layout)
        #expect(document.scene == "game2048/late-game" && document.screen.size == Size(width: 200, height: 300))
        #expect(document.nodes.contains { $0.identifier == "score" && $0.text?.string.hasPrefix("Score") == true })
    }

    @Test func `a file that cannot be compared is named`() throws {
        let whole = try render("a", size: "100x200")
        let (cut, photo) = ("\(folder)/cut.png", "\(folder)/photo.jpg")
        try OutputFile.write(Array(try InputFile.read(whole.image, limit: 1 << 20).prefix(60)), to: cut)
        try OutputFile.write([0xFF, 0xD8, 0xFF], to: photo)
        let ends = try #require(failure(of: ["diff", whole.image, cut]))
        #expect(ends.status == .data && ends.message == "\(cut): PNG file ends too early, after 60 bytes")
        for other in [whole.image, whole.layout, photo] {
            let ends = try #require(failure(of: ["diff", other, photo]))
            #expect(ends.status == .data && ends.message == "\(photo): a JPEG image")
        }
    }

    @Test func `equal files end with 0, different ones with 1, for layouts and images`() throws {
        let (old, same, new) = (
            try render("a", size: "200x300"), try render("b", size: "200x300"), try render("c", size: "204x300")
        )
        #expect(run("diff", old.layout, same.layout) == .fine)
        #expect(run("diff", old.layout, new.layout) == .findings)
        #expect(run("diff", old.layout, new.layout, "--json", "--tolerance", "40") == .fine)
        #expect(run("diff", old.image, same.image, "--json") == .fine)
        let strip = "\(folder)/strip.png"
        #expect(run("diff", old.image, same.image, "--strip", strip) == .fine)
        #expect(!FileManager.default.fileExists(atPath: strip))
        #expect(run("diff", old.image, new.image, "--strip", strip) == .findings)
        #expect(try PNGFile.read(strip).size == PixelSize(width: 3 * 204 + 16, height: 300))
    }

    @Test func `images can be compared perceptually`() throws {
        let (old, new) = (try render("a", size: "200x300").image, try render("b", size: "204x300").image)
        #expect(run("diff", old, old, "--pixelmatch", "--json") == .fine)
        #expect(run("diff", old, new, "--pixelmatch") == .usage)
        let other = "\(folder)/dark.png"
        #expect(run("render", "game2048", "--size", "200x300", "--theme", "midnight", "-o", other) == .fine)
        #expect(run("diff", old, other, "--pixelmatch", "--antialiasing", "--strip", "\(folder)/m.png") == .findings)
        #expect(run("diff", old, other, "--pixelmatch", "--threshold", "1") == .fine)
    }

    @Test func `images are compared with a tolerance by its measure or name`() throws {
        let old = try render("a", size: "200x300").image
        var other = try PNGFile.read(old)
        other[5, 5] = PremultipliedPixel(SRGBColor(red8: 250, green8: 248, blue8: 239))
        let step = Difference(expected: try PNGFile.read(old), actual: other).largestDelta
        #expect(step > 0)
        let new = "\(folder)/near.png"
        try PNGFile.write(other, to: new)
        #expect(run("diff", old, new, "--tolerance", "channels=\(step)", "--json") == .fine)
        #expect(run("diff", old, new, "--tolerance", "channels=\(step - 1)") == .findings)
        #expect(run("diff", old, new, "--tolerance", "density=1/16") == .fine)
        #expect(run("diff", old, new, "--tolerance", "density=0/16", "--strip", "\(folder)/s.png") == .findings)
        let rules = #"{"one": {"kind": "density", "limit": 1, "because": "b"}}"#
        try OutputFile.write(
            Array(#"{"screens": [{"device": "iphone-15"}], "tolerances": \#(rules)}"#.utf8),
            to: "\(folder)/framewright.json")
        #expect(run("diff", old, new, "--tolerance", "one", "--folder", folder) == .fine)
        #expect(run("diff", old, new, "--tolerance", "two", "--folder", folder) == .usage)
        #expect(run("diff", old, new, "--tolerance", "oklab=0.1", "--pixelmatch") == .usage)
    }

    @Test func `different images are shown side by side and alternating`() throws {
        let (old, new) = (try render("a", size: "200x300").image, try render("b", size: "204x300").image)
        let (pair, blink) = ("\(folder)/pair.png", "\(folder)/blink.png")
        #expect(run("diff", old, new, "--side-by-side", pair, "--blink", blink) == .findings)
        #expect(try PNGFile.read(pair).size == PixelSize(width: 2 * 204 + 8, height: 300))
        #expect(try PNGFile.read(blink).size == PixelSize(width: 204, height: 300))
    }

    @Test func `incompatible kinds and options end with 64`() throws {
        let (image, layout) = try render("a", size: "90x90")
        #expect(run("diff", image, layout) == .usage)
        #expect(run("diff", layout, image) == .usage)
        #expect(run("diff", layout) == .usage)
        #expect(run("diff", "-", "-") == .usage)
        #expect(run("diff", layout, layout, "--strip", "\(folder)/s.png") == .usage)
        #expect(run("diff", image, image, "--tolerance", "1") == .usage)
        #expect(run("diff", image, image, "--threshold", "0.1") == .usage)
        #expect(run("diff", image, image, "--pixelmatch", "--threshold", "2") == .usage)
        #expect(run("diff", layout, layout, "--pixelmatch") == .usage)
        #expect(run("diff", layout, layout, "--tolerance=-1") == .usage)
        #expect(run("diff", layout, layout, "--tolerance", "nan") == .usage)
        #expect(run("diff", layout, layout, "--tolerance", "oklab=0.1") == .usage)
        #expect(run("render", "game2048", "-o", layout, "--layout", layout) == .usage)
        #expect(run("render", "game2048", "-o", "-", "--layout", "/dev/stdout") == .usage)
    }

    @Test func `bad data ends with 65, a missing file with 66, an invalid output with 73`() throws {
        let (image, layout) = try render("a", size: "90x90")
        let broken = "\(folder)/broken.json"
        try OutputFile.write(Array(#"{"format": "framewright-layout", "version": 7}"#.utf8), to: broken)
        #expect(run("diff", layout, broken) == .data)
        #expect(run("diff", broken, layout) == .data)
        let cut = "\(folder)/cut.png"
        try OutputFile.write(Array(try InputFile.read(image, limit: 1 << 20).prefix(50)), to: cut)
        #expect(run("diff", image, cut) == .data)
        #expect(run("diff", layout, "\(folder)/nowhere.json") == .noInput)
        #expect(run("diff", folder, layout) == .noInput)
        let nowhere = "\(layout)/layout.json"
        #expect(run("render", "game2048", "--size", "90x90", "-o", image, "--layout", nowhere) == .cannotCreate)
    }

    @Test func `the schema of layouts is listed`() {
        #expect(run("list", "--schema", "layout") == .fine)
    }

    @Test func `comparing images of 256 megapixels takes less than 50 MB`() async {
        await #expect(processExitsWith: .success) {
            let files = ["a", "b", "c"].map { NSTemporaryDirectory() + "large-\(getpid())-\($0).png" }
            try OutputFile.write(largePNG(width: 16_000, height: 16_000), to: files[0])
            try OutputFile.write(largePNG(width: 16_000, height: 9_000), to: files[1])
            try OutputFile.write(Array(largePNG(width: 16_000, height: 9_000).dropLast(20)), to: files[2])
            defer { for file in files { try? OutputFile.remove(file) } }
            let before = residentKilobytes()
            let (same, other, damaged) = await MainActor.run {
                (
                    CommandLineTool.status(of: ["diff", files[0], files[0]], over: .documented),
                    CommandLineTool.status(of: ["diff", files[0], files[1]], over: .documented),
                    failure(of: ["diff", files[1], files[2]])
                )
            }
            #expect(same == .fine && other == .findings)
            #expect(damaged?.message.hasPrefix(files[2]) == true)
            #expect(residentKilobytes() - before < 50_000)
            let measured = await MainActor.run { failure(of: ["diff", files[0], files[0], "--tolerance", "ssim=0.9"]) }
            #expect(measured?.status == .usage)
        }
    }

    @Test func `images read row by row have the same difference as whole ones`() throws {
        var bitmap = Bitmap(size: try #require(PixelSize(width: 300, height: 2_000)))
        let old = bitmap
        for (x, y) in [(7, 3), (250, 1_200), (9, 1_999)] { bitmap[x, y] = PremultipliedPixel(packed: 0xFF00_0010) }
        let wide = Bitmap(size: try #require(PixelSize(width: 310, height: 1_500)))
        for (one, other) in [(old, bitmap), (old, old), (bitmap, wide), (wide, bitmap)] {
            let rows = try Difference(
                expected: PNGRows(PNG.encode(one), maximumWhole: 0), actual: PNGRows(PNG.encode(other), maximumWhole: 0)
            )
            #expect(rows == Difference(expected: one, actual: other))
        }
    }
}
