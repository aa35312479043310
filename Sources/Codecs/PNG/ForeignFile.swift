/// The kind of a file that was passed as PNG but is not, detected by its first bytes.
struct ForeignFile {
    /// Completes "the file is".
    let name: String
    /// The way to get a PNG file from it.
    let remedy: String

    /// The number of bytes needed to distinguish the kinds.
    static let startLength = 64

    /// Fails for bytes of no known kind.
    init?(_ start: [UInt8]) {
        guard let found = Self.kind(start) else { return nil }
        (name, remedy) = found
    }

    private static func kind(_ start: [UInt8]) -> (String, String)? {
        if start.dropFirst(8).starts(with: [0, 0, 0, 4] + "CgBI".utf8) {
            return (
                "an Xcode-optimised PNG (CgBI), which only Apple's systems read",
                "xcrun pngcrush -revert-iphone-optimizations in.png out.png turns it back; Xcode makes none with COMPRESS_PNG_FILES = NO"
            )
        }
        return pointer(start) ?? spoiled(start) ?? isoMedia(start)
            ?? signatures.first { start.starts(with: $0.bytes) }.map { ($0.name, convert) }
            ?? (isWebP(start) ? ("a WebP image", convert) : nil) ?? text(start)
    }

    private static let convert = "convert it to PNG first"

    /// Detects the small text files that version control stores in place of large files.
    private static func pointer(_ start: [UInt8]) -> (String, String)? {
        let text = withoutMark(start)
        let versions = ["https://git-lfs", "https://hawser", "http://git-media.io/v/"]
        if versions.contains(where: { text.hasPrefix("version \($0)") }) {
            return ("a Git LFS pointer, not the image", "git lfs pull fetches the image; in CI check out with LFS")
        }
        if text.hasPrefix("/annex/objects/") || text.contains(".git/annex/objects/") {
            return ("a git-annex pointer, not the image", "git annex get fetches the image")
        }
        return text.hasPrefix("<<<<<<< ")
            ? ("a text with conflict marks of a merge", "git checkout --ours or --theirs chooses one of the images")
            : nil
    }

    /// Returns the beginning of a text without its byte order mark.
    private static func withoutMark(_ start: [UInt8]) -> Substring {
        String(decoding: start, as: UTF8.self).drop { $0 == "\u{FEFF}" }
    }

    /// Detects PNG files that were converted as text, which their signature is designed to reveal (PNG specification,
    /// 5.2).
    private static func spoiled(_ start: [UInt8]) -> (String, String)? {
        let isPNG = start.dropFirst().starts(with: "PNG".utf8) || start.dropFirst(3).starts(with: "PNG".utf8)
        guard isPNG, !start.starts(with: pngSignature) else { return nil }
        let isDecoded = start.starts(with: [0xEF, 0xBF, 0xBD]) || start.starts(with: [0xC2, 0x89])
        guard isDecoded || start.first == 0x89 || start.first == 0x09 else { return nil }
        return (
            "a PNG file that was copied as text, with other line ends or letters",
            "copy it again as binary; in git, put '*.png binary' into .gitattributes"
        )
    }

    /// Detects HEIC, AVIF and other ISO/IEC 14496-12 containers by a `ftyp` box with a brand.
    private static func isoMedia(_ start: [UInt8]) -> (String, String)? {
        guard start.count >= 12, start.dropFirst(4).starts(with: "ftyp".utf8) else { return nil }
        let name =
            switch String(decoding: start[8..<12], as: UTF8.self) {
            case "heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1": "a HEIC image"
            case "avif", "avis": "an AVIF image"
            default: "a video or image of the MP4 kind"
            }
        return (name, convert)
    }

    private static func isWebP(_ start: [UInt8]) -> Bool {
        start.starts(with: "RIFF".utf8) && start.dropFirst(8).starts(with: "WEBP".utf8)
    }

    private static let signatures: [(bytes: [UInt8], name: String)] = [
        ([0xFF, 0xD8, 0xFF], "a JPEG image"), (Array("GIF8".utf8), "a GIF image"),
        (Array("BM".utf8), "a BMP image"), ([0x49, 0x49, 0x2A, 0], "a TIFF image"),
        ([0x4D, 0x4D, 0, 0x2A], "a TIFF image"), ([0xFF, 0x0A], "a JPEG XL image"),
        ([0, 0, 0, 0x0C] + Array("JXL ".utf8), "a JPEG XL image"),
        ([0, 0, 0, 0x0C] + Array("jP  ".utf8), "a JPEG 2000 image"), ([0, 0, 1, 0], "an icon (ICO)"),
        (Array("icns".utf8), "an icon (ICNS)"), (Array("8BPS".utf8), "a Photoshop document"),
        (Array("%PDF".utf8), "a PDF document"), (Array("qoif".utf8), "a QOI image"),
        ([0x8A, 0x4D, 0x4E, 0x47], "an MNG animation"), ([0x8B, 0x4A, 0x4E, 0x47], "a JNG image"),
        ([0x50, 0x4B, 3, 4], "a ZIP archive"), ([0x1F, 0x8B], "a gzip archive"),
    ]

    /// Detects HTML pages, SVG and XML.
    private static func text(_ start: [UInt8]) -> (String, String)? {
        let text = withoutMark(start).drop(while: \.isWhitespace).lowercased()
        if text.hasPrefix("<!doctype html") || text.hasPrefix("<html") {
            return ("an HTML page", "download the image itself: a server may have sent a page to log in")
        }
        return text.hasPrefix("<svg") || text.hasPrefix("<?xml") ? ("an SVG or XML document", convert) : nil
    }
}

extension CodecError {
    /// Creates the error for bytes of a known kind other than PNG, such as JPEG or a Git LFS pointer. Fails for
    /// others.
    public init?(foreign bytes: [UInt8]) {
        let start = Array(bytes.prefix(ForeignFile.startLength))
        guard ForeignFile(start) != nil else { return nil }
        self = .notPNG(start: start)
    }
}
