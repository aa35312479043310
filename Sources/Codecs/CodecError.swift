public import FramewrightDrawing

/// The reason why an image or an animation could not be read or written.
public enum CodecError: Error, Hashable, Sendable {
    /// The bytes do not begin with a PNG signature. `start` holds at most the first 64 of them.
    case notPNG(start: [UInt8])
    /// The PNG file ends before its image data does; `count` is the file's length in bytes.
    case truncated(count: Int)
    /// The image in a PNG file is larger than the caller or `PixelSize` allows.
    case tooLarge(width: Int, height: Int, limit: String)
    /// The PNG file violates the format near byte `offset`; `reason` describes the violation.
    case corrupt(reason: String, offset: Int)
    /// A file of another format than PNG cannot be decoded.
    case unreadable(format: String, reason: String)
    /// A text chunk's keyword or text is not allowed by the PNG format.
    case invalidText(keyword: String, reason: String)
    /// A density must be a finite number above 0 and at most 500 000 pixels per point.
    case invalidScale(Double)
    /// An SVG file is not well-formed XML or exceeds a limit. `line` and `column` count from 1, in the file as UTF-8.
    case invalidSVG(reason: String, hint: String, line: Int, column: Int)
    /// An animation without frames was finished.
    case noFrames
    /// The size of a frame differs from the animation's size. `frame` counts from 0.
    case frameSize(frame: Int, size: PixelSize, expected: PixelSize)
    /// The duration of a frame is 0, negative or longer than the format can store. `frame` counts from 0.
    case frameDuration(frame: Int, FrameTime)
    /// The number of frames differs from the number surveyed or announced.
    case frameCount(announced: Int, given: Int)
    /// A frame has colours that the survey did not count, so that its sample layout cannot store them. `frame` counts
    /// from 0.
    case colorsNotSurveyed(frame: Int)
    /// The image to be written is larger than `format` can hold.
    case exceedsFormat(format: String, width: Int, height: Int, limit: String)
    /// An option is outside its range; `allowed` describes the range.
    case invalidOption(name: String, value: String, allowed: String)
    /// The sink rejected bytes: the disk is full, or the reading end was closed.
    case writeFailed(reason: String)
    /// A C library reported an error, in practice because memory ran out.
    case encoderFailed(format: String, reason: String)
}

extension CodecError: CustomStringConvertible {
    /// A description of the problem and its place, without a full stop.
    public var message: String {
        switch self {
        case .notPNG(let start) where start.isEmpty: "not a PNG file: there are no bytes"
        case .notPNG(let start):
            ForeignFile(start)?.name ?? "not a PNG file: it starts with \(hexadecimal(Array(start.prefix(8))))"
        case .truncated(let count): "PNG file ends too early, after \(count) bytes"
        case .tooLarge(let width, let height, let limit): "PNG of \(width)x\(height) pixels is beyond \(limit)"
        case .corrupt(let reason, let offset): "damaged PNG file near byte \(offset): \(reason)"
        case .unreadable(let format, let reason): "damaged \(format) file: \(reason)"
        case .invalidText(let keyword, let reason): "PNG text \(quoted(keyword)) \(reason)"
        case .invalidScale(let scale): "PNG scale \(scale) is not a usable number of pixels per point"
        case .invalidSVG(let reason, _, let line, let column): "SVG file, line \(line), column \(column): \(reason)"
        default: writingMessage
        }
    }

    /// A suggestion for fixing the problem.
    public var hint: String {
        switch self {
        case .notPNG(let start) where start.isEmpty: "the file is empty: copy it or export it again"
        case .notPNG(let start):
            ForeignFile(start)?.remedy ?? "give a PNG file; other formats have to be converted first"
        case .truncated: "copy or download the file again"
        case .tooLarge: "scale the image down"
        case .corrupt, .unreadable: "export the image again from the program that made it"
        case .invalidText:
            "use 1 to 79 plain letters for the keyword and Latin-1 without control characters for the text"
        case .invalidScale: "use the scale of the device, 1, 2 or 3"
        case .invalidSVG(_, let hint, _, _): hint
        default: writingHint
        }
    }

    /// The same text as `message`.
    public var description: String { message }
}

extension CodecError {
    private var writingMessage: String {
        switch self {
        case .frameSize(let frame, let size, let expected): "frame \(frame) is \(size), the animation \(expected)"
        case .frameDuration(let frame, let time): "frame \(frame) lasts \(time)"
        case .frameCount(let announced, let given): "\(announced) frames were announced, \(given) given"
        case .colorsNotSurveyed(let frame): "frame \(frame) has colours that were not surveyed"
        case .exceedsFormat(let format, let width, let height, let limit):
            "\(format) of \(width)x\(height) pixels is beyond \(limit)"
        case .invalidOption(let name, let value, let allowed): "\(name) \(value) is not \(allowed)"
        case .writeFailed(let reason): "the file could not be written: \(reason)"
        case .encoderFailed(let format, let reason): "\(format) could not be made: \(reason)"
        default: "an animation without frames"
        }
    }

    private var writingHint: String {
        switch self {
        case .frameSize: "render every frame at the same size and scale"
        case .frameDuration:
            "more than 0 s and, of an APNG, at most 49 days; a GIF can say a year, a WebP thirty"
        case .frameCount, .colorsNotSurveyed: "give the same frames again, each equal to the one surveyed"
        case .exceedsFormat: "scale the image down, or choose another format"
        case .invalidOption(_, _, let allowed): "use \(allowed)"
        case .writeFailed: "make room, or choose another place"
        case .encoderFailed: "free some memory, or make the image smaller"
        default: "append at least one frame before finishing"
        }
    }
}

private func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined(separator: " ")
}

private func quoted(_ text: String) -> String {
    "\"\(text.unicodeScalars.prefix(80).map { $0.escaped(asASCII: true) }.joined())\""
}
