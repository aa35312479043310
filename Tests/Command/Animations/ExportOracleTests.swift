import Foundation
import Framewright
import FramewrightDocuments
import FramewrightTestSupport
import Testing

@testable import FramewrightCommand

/// Tests of the files written by `animate` with other programs.
@MainActor
struct ExportOracleTests {
    private let exports: Exports

    init() throws { exports = try Exports() }

    /// Compares every time of an animation with the PNG file of that time: `frames size ms loop wrong-moments worst`.
    private static let compare = """
        import sys
        from PIL import Image, ImageChops
        file, folder, rate = sys.argv[1], sys.argv[2], float(sys.argv[3])
        frames, ends, now = [], [], 0
        with Image.open(file) as picture:
            size, loop = picture.size, picture.info.get("loop", "none")
            for number in range(picture.n_frames):
                picture.seek(number)
                picture.load()
                now += picture.info.get("duration", 0)
                frames.append(picture.convert("RGBA"))
                ends.append(now)
        count, wrong, worst = int(round(now / 1000 * rate)), 0, 0
        for index in range(count):
            middle = (index + 0.5) * 1000 / rate
            shown = next(frame for frame, end in zip(frames, ends) if middle < end + 1e-6)
            with Image.open("%s/frame-%04d.png" % (folder, index)) as truth:
                box = ImageChops.difference(shown, truth.convert("RGBA"))
            extreme = max(high for low, high in box.getextrema())
            wrong += extreme > 0
            worst = max(worst, extreme)
        print(len(frames), "%dx%d" % size, round(now), loop, wrong, worst)
        """

    private func compare(_ name: String, _ options: String...) throws -> [String] {
        var arguments = ["animate", "box/slide", "--size", "240x100", "--scale", "0.4", "--fps", "25", "-o"]
        arguments.append(exports.path(name))
        #expect(CommandLineTool.status(of: arguments + options, over: Exports.catalogue) == .fine)
        #expect(exports.slide(to: "truth/", "--fps", "25") == .fine)
        let program = try #require(ForeignProgram.pillow)
        let (status, output) = try program.run(["-c", Self.compare, exports.path(name), exports.path("truth"), "25"])
        #expect(status == 0)
        return output.split(whereSeparator: \.isWhitespace).map(String.init)
    }

    @Test(
        .enabled(if: ForeignProgram.pillow != nil, "Pillow is not installed"),
        arguments: [("a.png", "0"), ("a.webp", "3"), ("a.apng", "2")])
    func `Pillow decodes every pixel, delay and loop of a lossless animation`(name: String, loop: String) throws {
        let words = try compare(name, "--loop", loop)
        // 3 frames wait, the tap's frame is one of them, 12 move, one rests for 6.
        #expect(words == ["14", "96x40", "840", loop, "0", "0"])
    }

    @Test(.enabled(if: ForeignProgram.pillow != nil, "Pillow is not installed"))
    func `Pillow decodes a GIF with close colours`() throws {
        let words = try compare("a.gif", "--dither", "ordered")
        #expect(words.prefix(4) == ["14", "96x40", "840", "0"])
        #expect(Int(words[5]) ?? 255 < 64)
    }

    @Test(.enabled(if: ForeignProgram.gifsicle != nil, "gifsicle is not installed"))
    func `gifsicle accepts the GIF`() throws {
        #expect(exports.slide(to: "a.gif", "--loop", "3") == .fine)
        let (status, output) = try #require(ForeignProgram.gifsicle).run(["-I", "--no-warnings", exports.path("a.gif")])
        #expect(status == 0 && output.contains("logical screen 96x40") && output.contains("loop count 2"))
    }

    @Test(.enabled(if: ForeignProgram.webpmux != nil, "webpmux is not installed"))
    func `webpmux reads the WebP`() throws {
        #expect(exports.slide(to: "a.webp", "--fps", "25", "--loop", "5") == .fine)
        let (status, output) = try #require(ForeignProgram.webpmux).run(["-info", exports.path("a.webp")])
        #expect(status == 0 && output.contains("Canvas size: 96 x 40") && output.contains("Loop Count : 5"))
        #expect(output.contains("Number of frames: 14"))
    }

    @Test(.enabled(if: ForeignProgram.apngdis != nil, "apngdis is not installed"))
    func `apngdis splits the APNG`() throws {
        #expect(exports.slide(to: "a.png", "--fps", "25") == .fine)
        let (status, _) = try #require(ForeignProgram.apngdis).run([exports.path("a.png")])
        #expect(status == 0 && FileManager.default.fileExists(atPath: exports.path("apngframe14.png")))
    }

    @Test(
        .enabled(if: ForeignProgram.ffprobe != nil, "ffprobe is not installed"),
        arguments: [("a.mp4", "h264"), ("a.webm", "vp9"), ("a.y4m", "rawvideo")])
    func `ffprobe reads the frames of videos and their frame rate`(name: String, codec: String) throws {
        #expect(exports.slide(to: name, "--fps", "30000/1001") == .fine)
        let (status, output) = try #require(ForeignProgram.ffprobe).run([
            "-v", "error", "-count_frames", "-of", "csv=p=0", "-show_entries",
            "stream=codec_name,width,height,r_frame_rate,nb_read_frames", exports.path(name),
        ])
        #expect(status == 0 && output.split(separator: "\n")[0] == "\(codec),96,40,30000/1001,25", "\(output)")
    }

    /// The animation has 69 by 29 pixels, yellow to orange from left to right.
    @Test(.enabled(if: ForeignProgram.ffmpeg != nil, "ffmpeg is not installed"), arguments: ["a.mp4", "a.webm"])
    func `a video of odd sides repeats its last pixels`(name: String) throws {
        #expect(exports.slide(to: name, "--scale", "0.2875") == .fine)
        let still = exports.path("still.png")
        let arguments = ["-v", "error", "-i", exports.path(name), "-frames:v", "1", "-pix_fmt", "rgb24", still]
        #expect(try #require(ForeignProgram.ffmpeg).run(arguments).status == 0)
        let image = try PNGFile.read(still)
        try #require(image.size == PixelSize(width: 70, height: 30))
        for y in 0..<30 { #expect(image[69, y].red > 200 && image[68, y].red > 200) }
        for x in 0..<70 { #expect(image[x, 29].red > 200 && image[x, 28].red > 200) }
    }
}
