/// Where a test keeps a picture.
struct SnapshotPlace {
    /// `Snapshots/<test file>` beside the test's file.
    let folder: String
    /// `<test>/<name>`.
    let reference: String

    init(file: String, test: String, name: String?) {
        let parts = file.split(separator: "/", omittingEmptySubsequences: false)
        let stem = parts.last.map { $0.hasSuffix(".swift") ? $0.dropLast(6) : $0 } ?? "Tests"
        folder = (parts.dropLast() + ["Snapshots", stem]).joined(separator: "/")
        reference = "\(Self.plain(test))/\(Self.plain(name ?? "view"))"
    }

    /// Letters, digits and hyphens: `` `rain in Oslo`() `` is `rain-in-Oslo`.
    private static func plain(_ name: String) -> String {
        let words = name.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
        return words.isEmpty ? "test" : words.joined(separator: "-")
    }
}
