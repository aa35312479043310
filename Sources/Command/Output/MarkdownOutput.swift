import FramewrightDocuments
import FramewrightVerification

/// The file of a Markdown summary, and the addresses of the images in it.
///
/// The file that GitHub names in `GITHUB_STEP_SUMMARY` belongs to all programs of a step, so the summary is added to
/// it. Any other file is replaced, like every report. Both appear complete or not at all.
struct MarkdownOutput {
    /// The largest step summary in bytes. GitHub shows nothing of a larger one.
    static let stepLimit = 1 << 20

    let path: String
    /// The address at which the current folder is published, or nil.
    let imageAddress: String?
    /// The path of the step summary, or nil outside of GitHub Actions.
    var stepSummary: String? = ProcessEnvironment["GITHUB_STEP_SUMMARY"]

    /// True if the file is the step summary.
    var isStepSummary: Bool {
        guard let stepSummary, !stepSummary.isEmpty else { return false }
        return OutputFile.isSame(stepSummary, path)
    }

    func write(_ report: ReviewReport) throws {
        guard isStepSummary else {
            return try OutputFile.write(Array(report.markdown(address: address).utf8), to: path)
        }
        let lock = try FolderLock.ofFolder(of: path)
        var bytes = InputFile.isThere(path) ? try InputFile.read(path, limit: Self.stepLimit) : []
        // An empty line, without which a heading would continue the text of another program.
        if let last = bytes.last { bytes += last == UInt8(ascii: "\n") ? [last] : [0x0A, 0x0A] }
        let limit = min(ReviewReport.markdownLimit, Self.stepLimit - bytes.count)
        let summary = Array(report.markdown(limit: limit, address: address).utf8)
        guard summary.count <= limit else {
            throw FileError.writeFailed(path: path, reason: "other programs of the step have filled its 1 MiB")
        }
        try OutputFile.write(bytes + summary, to: path)
        _ = consume lock
    }

    /// Returns the address of an image: below the published folder, or relative to the summary. A step summary has no
    /// folder from which a reader could load an image.
    func address(of image: String) -> String? {
        guard let here = OutputFile.place(of: ".") else { return nil }
        // The images of other machines' shards may be in folders that are not here.
        let place = OutputFile.place(of: image) ?? (image.hasPrefix("/") ? image : "\(here)/\(image)")
        if let imageAddress {
            guard place.hasPrefix("\(here)/") else { return nil }
            let base = imageAddress.hasSuffix("/") ? imageAddress : "\(imageAddress)/"
            return base + Self.percentEncoded(place.dropFirst(here.count + 1))
        }
        guard !isStepSummary, let summary = OutputFile.place(of: path) else { return nil }
        return Self.percentEncoded(Self.relative(place, toFolderOf: summary))
    }

    /// Returns a path from the folder of a file to another file.
    private static func relative(_ path: String, toFolderOf file: String) -> String {
        let (target, start) = (path.split(separator: "/"), file.split(separator: "/").dropLast())
        let shared = zip(target, start).prefix { $0 == $1 }.count
        return (Array(repeating: "..", count: start.count - shared) + target.dropFirst(shared)).joined(separator: "/")
    }

    private static func percentEncoded(_ path: some StringProtocol) -> String {
        let digits = Array("0123456789ABCDEF")
        return path.utf8.map { byte in
            let character = Character(UnicodeScalar(byte))
            let isPlain = byte < 0x80 && (character.isLetter || character.isNumber || "-._~/".contains(character))
            return isPlain ? String(character) : "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
        }.joined()
    }
}
