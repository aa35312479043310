/// The received bytes of a connection that are not yet parsed. Scans each byte of a head once, however slowly it
/// arrives.
struct RequestBuffer {
    private var bytes: [UInt8] = []
    /// The lines of the head so far, without line feeds.
    private var lines: [Range<Int>] = []
    private var lineStart = 0
    private var scanned = 0

    var isEmpty: Bool { bytes.isEmpty }

    mutating func append(_ more: [UInt8]) { bytes += more }

    /// Removes and parses the head at the start once its empty line has arrived.
    ///
    /// - Returns: Nil if the head is incomplete.
    /// - Throws: Status 431 for a head that is too long, complete or not, and 400 for a malformed one.
    mutating func takeHead() throws(PreviewError) -> RequestHead? {
        while scanned < min(bytes.count, RequestHead.sizeLimit) {
            scanned += 1
            guard bytes[scanned - 1] == UInt8(ascii: "\n") else { continue }
            let line = lineStart..<scanned - 1
            lineStart = scanned
            if line.count > 1 || line.count == 1 && bytes[line.lowerBound] != UInt8(ascii: "\r") {
                lines.append(line)
            } else if !lines.isEmpty {
                // Empty lines before a head are ignored (RFC 9112, 2.2).
                return try completeHead()
            }
        }
        guard scanned < RequestHead.sizeLimit else {
            throw PreviewError(
                431, "the head of the request has more than \(RequestHead.sizeLimit >> 10) kB",
                hint: "send fewer fields")
        }
        return nil
    }

    private mutating func completeHead() throws(PreviewError) -> RequestHead {
        let head = try RequestHead(lines.map { bytes[$0] })
        bytes.removeFirst(scanned)
        (lines, lineStart, scanned) = ([], 0, 0)
        return head
    }

    /// Removes and returns up to `count` bytes from the start.
    mutating func take(atMost count: Int) -> [UInt8] {
        let taken = Array(bytes.prefix(count))
        bytes.removeFirst(taken.count)
        return taken
    }
}
