import FramewrightDrawing
import FramewrightTestSupport
import Testing

/// An animation as decoded by another program.
struct OracleAnimation {
    /// The composited frames in straight RGBA.
    var frames: [[UInt8]] = []
    /// The durations in milliseconds, if the oracle reports them.
    var durations: [Double] = []
    var loopCount: Int?
    var size = ""

    /// Decodes a file with Pillow.
    init(pillow file: [UInt8]) throws {
        let program = try #require(ForeignProgram.pillow)
        let (status, output) = try withFile(file) { try program.run(["-c", describe, $0]) }
        try #require(status == 0, "Pillow can't read the file")
        for line in output.split(separator: "\n") {
            let words = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
            switch words[0] {
            case "size": size = words[1]
            case "loop": loopCount = Int(words[1])
            default:
                durations.append(Double(words[1]) ?? -1)
                frames.append(bytes(hexadecimal: words[2]))
            }
        }
    }

    /// The frames in premultiplied RGBA, like our bitmaps.
    var pixels: [[PremultipliedPixel]] {
        frames.map { rgba in
            stride(from: 0, to: rgba.count, by: 4).map {
                premultiplied(Int(rgba[$0]), Int(rgba[$0 + 1]), Int(rgba[$0 + 2]), Int(rgba[$0 + 3]))
            }
        }
    }
}

private let describe = """
    import sys
    from PIL import Image
    with Image.open(sys.argv[1]) as image:
        print("size", "%dx%d" % image.size)
        print("loop", image.info.get("loop", "none"))
        for number in range(getattr(image, "n_frames", 1)):
            image.seek(number)
            image.load()
            print("frame", image.info.get("duration", 0), image.convert("RGBA").tobytes().hex())
    """

/// Decodes a file with ffmpeg to straight RGBA, all frames in sequence.
func ffmpegFrames(_ file: [UInt8], _ arguments: [String] = [], pixelFormat: String) throws -> [UInt8] {
    let program = try #require(ForeignProgram.ffmpeg)
    return try withFile(file) { path in
        let output = path + ".raw"
        let (status, _) = try program.run(
            ["-v", "error", "-y"] + arguments + ["-i", path, "-fps_mode", "passthrough", "-f", "rawvideo"]
                + ["-pix_fmt", pixelFormat, output])
        try #require(status == 0, "ffmpeg can't read the file")
        return try takeFile(output)
    }
}
