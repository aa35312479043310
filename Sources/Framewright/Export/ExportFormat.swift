/// What a film can be exported as.
public enum ExportFormat: String, Hashable, Sendable, CaseIterable {
    /// A PNG file for each frame of the rate.
    case png
    case apng, gif, webp
    /// Uncompressed video for pipes: YUV with a header, and straight RGBA without.
    case y4m, raw
    /// Through ffmpeg.
    case mp4, webm
    /// A PNG of all frames that differ, and where each lies as JSON.
    case sheet
    /// A PNG of all frames side by side, or in rows.
    case strip

    /// What the ending of a path says. A single `.png` is an animated one; a name with `%d`, a folder and a path that ends in
    /// a slash are for one file a frame.
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

    /// Whether a path's ending says this format, or none, or one whose files are of the same kind.
    public func fits(path: String) -> Bool {
        switch ExportFormat(path: path) {
        case nil, self?: true
        case .apng: self == .strip || self == .sheet
        default: false
        }
    }

    /// The outputs whose names say a format, and what they become, for help and hints.
    public static let outputs = allCases.compactMap(\.output).joined(separator: ", ")

    /// Nil for a format that no ending says.
    private var output: String? {
        switch self {
        case .png: "name-%04d.png or a folder (a PNG file a frame)"
        case .apng: ".png and .apng (animated PNG)"
        case .raw: ".rgba"
        case .sheet: ".json (a sprite sheet's atlas, and beside it the sheet's picture as .png)"
        case .strip: nil
        case .gif, .webp, .y4m, .mp4, .webm: ".\(rawValue)"
        }
    }

    /// Whether pixels can be translucent; in a GIF they are there or not.
    var keepsOpacity: Bool {
        switch self {
        case .png, .apng, .webp, .raw, .sheet, .strip: true
        case .gif, .y4m, .mp4, .webm: false
        }
    }

    /// Whether a picture is written once for all frames that show it, one after the other.
    public var mergesFrames: Bool {
        switch self {
        case .apng, .gif, .webp, .sheet: true
        case .png, .y4m, .raw, .mp4, .webm, .strip: false
        }
    }

    /// Whether the bytes can go to a pipe.
    var streams: Bool {
        switch self {
        case .apng, .gif, .y4m, .raw, .strip: true
        case .png, .webp, .mp4, .webm, .sheet: false
        }
    }

    /// The formats that can, for hints.
    static let streaming = allCases.filter(\.streams).map(\.rawValue).joined(separator: ", ")

    /// Whether `--max-bytes` means something: one file whose size is left to us.
    var hasSteps: Bool {
        switch self {
        case .apng, .gif, .webp: true
        default: false
        }
    }
}

/// A file's name with a number in it, as `frame-%04d.png`.
struct FramePattern: Hashable, Sendable {
    let prefix: String
    let width: Int
    let suffix: String

    /// Nil where there is no `%d` or `%0Nd`, or more than one.
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
