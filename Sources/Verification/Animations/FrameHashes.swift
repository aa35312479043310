public import Framewright
import FramewrightDocuments
public import FramewrightDrawing

/// The frames of an animation as a sequence of hashes, which proves that neither the frames nor their durations
/// changed.
///
/// Two values are equal exactly if the animations are, because equal adjacent frames are merged into one run.
public struct FrameHashes: Hashable, Sendable {
    /// A run of equal adjacent frames.
    public struct Run: Hashable, Sendable {
        /// The number of frames.
        public internal(set) var count: Int
        /// The first half of the `ContentHash` of the pixels; 128 bits suffice to detect accidental changes.
        public let pixels: String
    }

    /// The frame rate.
    public let rate: FrameRate
    /// The runs in order; adjacent runs differ.
    public private(set) var runs: [Run] = []
    /// The number of frames, repeated ones included.
    public private(set) var count = 0

    /// Creates an animation without frames.
    public init(rate: FrameRate) { self.rate = rate }

    /// Appends a frame that repeats `count` times.
    public mutating func append(_ pixels: String, count: Int = 1) {
        self.count += count
        if runs.last?.pixels == pixels {
            runs[runs.count - 1].count += count
        } else {
            runs.append(Run(count: count, pixels: pixels))
        }
    }

    /// Returns the hash of a bitmap as used in runs.
    public static func hash(of bitmap: Bitmap) -> String { String(bitmap.contentHash.text.prefix(digits)) }

    static let digits = 32
    /// The maximum number of frames of an animation.
    private static let maximumFrames = 1 << 20

    /// The exact duration.
    public var duration: FrameTime { rate.start(ofFrame: count) }

    /// The hash of every frame.
    var frames: [String] { runs.flatMap { [String](repeating: $0.pixels, count: $0.count) } }

    /// Returns the frame displayed at the time of a frame of another frame rate, clamped to the last frame.
    func index(ofFrame index: Int, at other: FrameRate) -> Int {
        min(index * other.seconds * rate.frames / (other.frames * rate.seconds), max(0, count - 1))
    }
}

extension FrameHashes {
    /// Reads the JSON that `output` produces.
    ///
    /// - Throws: An error with the position of the mistake.
    init(_ node: DocumentNode) throws(DocumentError) {
        var reader = try node.object()
        self.init(rate: try reader.required("fps").frameRate())
        let frames = try reader.required("frames")
        for node in try reader.array("runs", count: 1...Self.maximumFrames) {
            let run = try Run(node)
            append(run.pixels, count: run.count)
        }
        guard count == (try frames.int(in: 1...Self.maximumFrames)) else {
            throw frames.error(.invalid, "the runs have \(count) frames", hint: "record the animation again")
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
    /// Parses a run: `12 0123456789abcdef0123456789abcdef`.
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
