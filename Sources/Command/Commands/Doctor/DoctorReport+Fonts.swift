import Framewright
import FramewrightDocuments
import FramewrightTypography

extension DoctorReport {
    /// Compares every font file with the hash of Debian 12's package. A release has some of them in parts of their own,
    /// which not every text needs.
    static func fontChecks(_ fonts: FontLibrary, isInstalled: Bool = ReleasePart.isInstalled) -> [Check] {
        let expected = hashes(in: EmbeddedFile.fontHashes.text)
        return fonts.files().map { file in
            var check = Check(topic: .fonts, name: file.family, version: file.hash?.text, path: file.path)
            check.package = isInstalled ? file.package.map(ReleasePart.holding) : file.package
            if case .fontCorrupt(let path, let reason)? = file.failure {
                check.path = path
                check.state = .different
                check.note = "unusable: \(reason)"
            } else if file.path == nil {
                check.state = isInstalled && check.package != ReleasePart.tool ? .absent : .missing
                check.note = "\(file.place) is not in \(fonts.directories.joined(separator: ", "))"
            } else if expected[file.place] != file.hash?.text {
                check.state = .different
                check.note = "not the file of Debian 12, so that texts may have other pixels"
            }
            return check
        }
    }

    /// Reads lines of a hash, two spaces and a path, as `sha256sum` writes them.
    static func hashes(in text: String) -> [String: String] {
        var hashes: [String: String] = [:]
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
            if words.count == 2 { hashes[words[1].filter { $0 != " " }] = String(words[0]) }
        }
        return hashes
    }
}
