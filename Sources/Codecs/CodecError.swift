public import FramewrightDrawing

/// Why a picture or an animation could not be read or written.
public enum CodecError: Error, Hashable, Sendable {
    /// The bytes do not begin like a PNG file. `start` holds the first of them, at most 64.
    case notPNG(start: [UInt8])
    /// The file ends before the picture does; `count` is its length in bytes.
    case truncated(count: Int)
    /// The picture is larger than the caller or `PixelSize` allows.
    case tooLarge(width: Int, height: Int, limit: String)
    /// The file contradicts the format at about byte `offset`; `reason` is what was found.
    case corrupt(reason: String, offset: Int)
    /// A text for the file does not fit the format.
    case invalidText(keyword: String, reason: String)
    /// A density must be a finite number above 0, and at most 500 000 pixels a point.
    case invalidScale(Double)
    /// A vector picture breaks the rules of XML or asks for too much. Line and column count from 1, in the file as UTF-8.
    case invalidSVG(reason: String, hint: String, line: Int, column: Int)
    /// An animation of nothing was finished.
    case noFrames
    /// A frame, counted from 0, is not as large as the animation.
    case frameSize(frame: Int, size: PixelSize, expected: PixelSize)
    /// A frame, counted from 0, lasts no time, less, or longer than the format can say.
    case frameDuration(frame: Int, FrameTime)
    /// The frames given are not the ones that were surveyed or announced.
    case frameCount(announced: Int, given: Int)
    /// A frame, counted from 0, has colours that the survey has not.
    case unsurveyed(frame: Int)
    /// A picture is larger than `format` can hold.
    case unfit(format: String, width: Int, height: Int, limit: String)
    /// An option outside its range, which `allowed` describes.
    case invalidOption(name: String, value: String, allowed: String)
    /// The sink refused bytes: the disk is full, or nobody reads any more.
    case notTaken(reason: String)
    /// A library gave up; in practice for want of memory.
    case encoderFailed(format: String, reason: String)
}

extension CodecError: CustomStringConvertible {
    /// What is wrong and where, without a full stop.
    public var message: String {
        switch self {
        case .notPNG(let start) where start.isEmpty: "not a PNG file: there are no bytes"
        case .notPNG(let start):
            ForeignFile(start)?.name ?? "not a PNG file: it starts with \(hexadecimal(Array(start.prefix(8))))"
        case .truncated(let count): "PNG file ends too early, after \(count) bytes"
        case .tooLarge(let width, let height, let limit): "PNG of \(width)x\(height) pixels is beyond \(limit)"
        case .corrupt(let reason, let offset): "damaged PNG file near byte \(offset): \(reason)"
        case .invalidText(let keyword, let reason): "PNG text \(quoted(keyword)) \(reason)"
        case .invalidScale(let scale): "PNG scale \(scale) is not a usable number of pixels per point"
        case .invalidSVG(let reason, _, let line, let column): "SVG file, line \(line), column \(column): \(reason)"
        default: animationMessage
        }
    }

    /// What to do about it.
    public var hint: String {
        switch self {
        case .notPNG(let start) where start.isEmpty: "the file is empty: copy it or export it again"
        case .notPNG(let start):
            ForeignFile(start)?.remedy ?? "give a PNG file; other formats have to be converted first"
        case .truncated: "copy or download the file again"
        case .tooLarge: "scale the picture down"
        case .corrupt: "export the picture again from the program that made it"
        case .invalidText:
            "use 1 to 79 plain letters for the keyword and Latin-1 without control characters for the text"
        case .invalidScale: "use the scale of the device, 1, 2 or 3"
        case .invalidSVG(_, let hint, _, _): hint
        default: animationHint
        }
    }

    /// The message.
    public var description: String { message }
}

extension CodecError {
    private var animationMessage: String {
        switch self {
        case .frameSize(let frame, let size, let expected): "frame \(frame) is \(size), the animation \(expected)"
        case .frameDuration(let frame, let time): "frame \(frame) lasts \(time)"
        case .frameCount(let announced, let given): "\(announced) frames were announced, \(given) given"
        case .unsurveyed(let frame): "frame \(frame) has colours that were not surveyed"
        case .unfit(let format, let width, let height, let limit):
            "\(format) of \(width)x\(height) pixels is beyond \(limit)"
        case .invalidOption(let name, let value, let allowed): "\(name) \(value) is not \(allowed)"
        case .notTaken(let reason): "the file could not be written: \(reason)"
        case .encoderFailed(let format, let reason): "\(format) could not be made: \(reason)"
        default: "an animation without frames"
        }
    }

    private var animationHint: String {
        switch self {
        case .frameSize: "render every frame at the same size and scale"
        case .frameDuration:
            "more than 0 s and, of an APNG, at most 49 days; a GIF can say a year, a WebP thirty"
        case .frameCount, .unsurveyed: "give the same frames again, each equal to the one surveyed"
        case .unfit: "scale the picture down, or choose another format"
        case .invalidOption(_, _, let allowed): "use \(allowed)"
        case .notTaken: "make room, or choose another place"
        case .encoderFailed: "free some memory, or make the picture smaller"
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
