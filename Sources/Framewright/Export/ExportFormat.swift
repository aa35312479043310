/// An export format of an animation.
public enum ExportFormat: String, Hashable, Sendable, CaseIterable {
    /// A sequence of PNG files, one per frame.
    case png
    case apng, gif, webp
    /// Uncompressed video for pipes: Y4M (YUV with a header), and raw straight RGBA8 without a header.
    case y4m, raw
    /// Video encoded by ffmpeg.
    case mp4, webm
    /// A sprite sheet: a PNG of all distinct frames, and their positions as JSON.
    case sheet
    /// A PNG of all frames, in one row or several.
    case strip

    /// Derives the format from a path's file extension. A single `.png` is an animated PNG; a name with `%d`, a folder
    /// and a path that ends with a slash mean a PNG sequence.
    public init?(path: String, isFolder: Bool = false) {
        let name = path.split(separator: "/").last.map { $0.lowercased() } ?? ""
        if isFolder || path.hasSuffix("/") || FramePattern(name) != nil {
            self = .png
            return
        }
        guard let dot = name.lastIndex(of: ".") else { return nil }
        switch name[name.index(after: dot)...] {
        case "png", "apng": self = .apng
        case "rgba": self = .raw
        case "json": self = .sheet
        case let ending:
            guard let format = ExportFormat(rawValue: String(ending)), format != .sheet, format != .strip else {
                return nil
            }
            self = format
        }
    }

    /// True if the path's file extension is one of this format, is unknown, or is of the same file type (`.png` for
    /// sheets and strips).
    public func fits(path: String) -> Bool {
        switch ExportFormat(path: path) {
        case nil, self?: true
        case .apng: self == .strip || self == .sheet
        default: false
        }
    }

    /// The file extensions and the formats they select, for help texts and hints.
    public static let outputs = allCases.compactMap(\.output).joined(separator: ", ")

    /// The file extension and its format. Nil for a format that no file extension selects.
    private var output: String? {
        switch self {
        case .png: "name-%04d.png or a folder (a PNG file a frame)"
        case .apng: ".png and .apng (animated PNG)"
        case .raw: ".rgba"
        case .sheet: ".json (a sprite sheet's atlas, and beside it the sheet's image as .png)"
        case .strip: nil
        case .gif, .webp, .y4m, .mp4, .webm: ".\(rawValue)"
        }
    }

    /// True if pixels can be translucent. A GIF's pixels are opaque or clear.
    var keepsOpacity: Bool {
        switch self {
        case .png, .apng, .webp, .raw, .sheet, .strip: true
        case .gif, .y4m, .mp4, .webm: false
        }
    }

    /// True if consecutive frames that show the same image are written as one.
    public var mergesFrames: Bool {
        switch self {
        case .apng, .gif, .webp, .sheet: true
        case .png, .y4m, .raw, .mp4, .webm, .strip: false
        }
    }

    /// True if the format can be written to a pipe.
    var streams: Bool {
        switch self {
        case .apng, .gif, .y4m, .raw, .strip: true
        case .png, .webp, .mp4, .webm, .sheet: false
        }
    }

    /// The formats that can be written to a pipe, for hints.
    static let streaming = allCases.filter(\.streams).map(\.rawValue).joined(separator: ", ")

    /// True if `--max-bytes` applies: one file, whose size depends on settings.
    var hasSteps: Bool {
        switch self {
        case .apng, .gif, .webp: true
        default: false
        }
    }
}

/// A file name pattern with a frame number in it, such as `frame-%04d.png`.
struct FramePattern: Hashable, Sendable {
    let prefix: String
    let width: Int
    let suffix: String

    /// Creates a pattern. Returns nil if the name does not contain exactly one `%d` or `%0Nd`.
    init?(_ name: String) {
        let parts = name.split(separator: "%", omittingEmptySubsequences: false)
        guard parts.count == 2, let end = parts[1].firstIndex(of: "d") else { return nil }
        let digits = parts[1][..<end]
        guard digits.allSatisfy({ $0.isASCII && $0.isNumber }), digits.isEmpty || digits.first == "0" else {
            return nil
        }
        guard let width = digits.isEmpty ? 0 : Int(digits), width <= 20 else { return nil }
        (prefix, self.width, suffix) = (String(parts[0]), width, String(parts[1][parts[1].index(after: end)...]))
    }

    func name(_ number: Int) -> String {
        let digits = "\(number)"
        return prefix + String(repeating: "0", count: max(0, width - digits.count)) + digits + suffix
    }
}
