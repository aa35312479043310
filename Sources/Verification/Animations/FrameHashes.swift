public import Framewright
import FramewrightDocuments
public import FramewrightDrawing

/// Every frame of a film in its order, as hashes: proof that none of them changed, and that each stays as long as it did.
///
/// Guarantee: two values are equal exactly when the films are, however their frames were counted out: equal neighbours are
/// one run.
public struct FrameHashes: Hashable, Sendable {
    /// Neighbours that are equal.
    public struct Run: Hashable, Sendable {
        public internal(set) var count: Int
        /// The first half of the `ContentHash` of their pixels: 128 bits tell accidents apart in half the room.
        public let pixels: String
    }

    public let rate: FrameRate
    public private(set) var runs: [Run] = []
    /// Frames, the repeated ones too.
    public private(set) var count = 0

    /// Of a film that has no frame yet.
    public init(rate: FrameRate) { self.rate = rate }

    /// Adds a frame that is shown for so many.
    public mutating func append(_ pixels: String, count: Int = 1) {
        self.count += count
        if runs.last?.pixels == pixels {
            runs[runs.count - 1].count += count
        } else {
            runs.append(Run(count: count, pixels: pixels))
        }
    }

    /// As runs name a picture.
    public static func hash(of bitmap: Bitmap) -> String { String(bitmap.contentHash.text.prefix(digits)) }

    static let digits = 32
    /// Frames a film may have.
    private static let maximumFrames = 1 << 20

    /// Exactly how long it lasts.
    public var duration: FrameTime { rate.start(ofFrame: count) }

    /// The hash of every frame.
    var frames: [String] { runs.flatMap { [String](repeating: $0.pixels, count: $0.count) } }

    /// The frame that is shown here while that one of a film of another rate is; the last one from the end on.
    func index(ofFrame index: Int, at other: FrameRate) -> Int {
        min(index * other.seconds * rate.frames / (other.frames * rate.seconds), max(0, count - 1))
    }
}

extension FrameHashes {
    /// Reads what `output` has written; throws with the place of the mistake.
    init(_ node: DocumentNode) throws(DocumentError) {
        var reader = try node.object()
        self.init(rate: try reader.required("fps").frameRate())
        let frames = try reader.required("frames")
        for node in try reader.array("runs", count: 1...Self.maximumFrames) {
            let run = try Run(node)
            append(run.pixels, count: run.count)
        }
        guard count == (try frames.int(in: 1...Self.maximumFrames)) else {
            throw frames.error(.invalid, "the runs have \(count) frames", hint: "record the film again")
        }
        try reader.finish()
    }

    var output: JSONOutput {
        .object([
            ("fps", .string(rate.description)), ("frames", .int(count)),
            ("runs", .array(runs.map { .string("\($0.count) \($0.pixels)") })),
        ])
    }
}

extension FrameHashes.Run {
    /// `12 0123456789abcdef0123456789abcdef`.
    fileprivate init(_ node: DocumentNode) throws(DocumentError) {
        let text = try node.string()
        let parts = text.split(separator: " ", omittingEmptySubsequences: false)
        guard parts.count == 2, let count = Int(parts[0]), (1...1 << 20).contains(count),
            parts[1].utf8.count == FrameHashes.digits, parts[1].allSatisfy({ $0.isHexDigit && !$0.isUppercase })
        else {
            throw node.error(
                .invalid, "\"\(text)\" is no run of frames",
                hint: "how many, a space, and \(FrameHashes.digits) lower-case hexadecimal digits")
        }
        (self.count, pixels) = (count, String(parts[1]))
    }
}
