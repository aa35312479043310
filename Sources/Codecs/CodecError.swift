/// Why a picture could not be read or written.
public enum CodecError: Error, Hashable, Sendable {
    /// The bytes do not begin like a PNG file. `start` holds the first of them, at most eight.
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
}

extension CodecError: CustomStringConvertible {
    /// What is wrong and where, without a full stop.
    public var message: String {
        switch self {
        case .notPNG(let start) where start.isEmpty: "not a PNG file: there are no bytes"
        case .notPNG(let start): "not a PNG file: it starts with \(hexadecimal(start))"
        case .truncated(let count): "PNG file ends too early, after \(count) bytes"
        case .tooLarge(let width, let height, let limit): "PNG of \(width)x\(height) pixels is beyond \(limit)"
        case .corrupt(let reason, let offset): "damaged PNG file near byte \(offset): \(reason)"
        case .invalidText(let keyword, let reason): "PNG text \(quoted(keyword)) \(reason)"
        case .invalidScale(let scale): "PNG scale \(scale) is not a usable number of pixels per point"
        case .invalidSVG(let reason, _, let line, let column): "SVG file, line \(line), column \(column): \(reason)"
        }
    }

    /// What to do about it.
    public var hint: String {
        switch self {
        case .notPNG: "give a PNG file; other formats have to be converted first"
        case .truncated: "copy or download the file again"
        case .tooLarge: "scale the picture down, or raise the limit if you made the file yourself"
        case .corrupt: "export the picture again from the program that made it"
        case .invalidText:
            "use 1 to 79 plain letters for the keyword and Latin-1 without control characters for the text"
        case .invalidScale: "use the scale of the device, 1, 2 or 3"
        case .invalidSVG(_, let hint, _, _): hint
        }
    }

    /// The message.
    public var description: String { message }
}

private func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined(separator: " ")
}

private func quoted(_ text: String) -> String {
    "\"\(text.unicodeScalars.prefix(80).map { $0.escaped(asASCII: true) }.joined())\""
}
