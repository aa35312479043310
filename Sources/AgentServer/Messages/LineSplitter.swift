/// Splits chunks of bytes into lines. A line that is too long is skipped, so that it takes no memory.
struct LineSplitter {
    /// A complete line, or the fact that one was too long.
    enum Line: Hashable {
        case text([UInt8])
        case tooLong
    }

    /// The maximum length of a line in bytes. A theme document has at most one million.
    static let lineLimit = 8 << 20

    private let limit: Int
    private var rest: [UInt8] = []
    private var isSkipping = false

    init(limit: Int = lineLimit) { self.limit = limit }

    /// Adds a chunk and returns the lines that it completes, without line breaks. Blank lines are left out.
    mutating func lines(adding chunk: [UInt8]) -> [Line] {
        var lines: [Line] = []
        var start = chunk.startIndex
        while let end = chunk[start...].firstIndex(of: UInt8(ascii: "\n")) {
            append(chunk[start..<end])
            lines += takeLine()
            start = end + 1
        }
        append(chunk[start...])
        return lines
    }

    /// Returns the last line, which has no line break.
    mutating func finish() -> [Line] { takeLine() }

    private mutating func append(_ bytes: ArraySlice<UInt8>) {
        guard !isSkipping else { return }
        if rest.count + bytes.count > limit {
            (rest, isSkipping) = ([], true)
        } else {
            rest += bytes
        }
    }

    private mutating func takeLine() -> [Line] {
        defer { (rest, isSkipping) = ([], false) }
        if isSkipping { return [.tooLong] }
        let isBlank = rest.allSatisfy {
            $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\r")
        }
        return isBlank ? [] : [.text(rest)]
    }
}
