import Testing

/// The place of a snapshot: its path, and the test that asks for it.
struct SnapshotPlace {
    /// `Snapshots/<test file>` beside the test's file.
    let folder: String
    /// `<suite>/<nested suite>/<test>/<name>`; without suites of a free function.
    let reference: String
    /// The test in words: `Light/fits()`.
    let test: String
    /// `/tests/LightTests.swift:12`.
    let line: String

    /// - Parameters:
    ///   - suites: the types around the test, the outermost first.
    ///   - test: the function, as `#function` or the test's identifier has it.
    ///   - name: tells snapshots of one test apart.
    init(file: String, line: Int = 0, suites: [String] = [], test: String, name: String?) {
        let parts = file.split(separator: "/", omittingEmptySubsequences: false)
        let stem = parts.last.map { $0.hasSuffix(".swift") ? $0.dropLast(6) : $0 } ?? "Tests"
        folder = (parts.dropLast() + ["Snapshots", stem]).joined(separator: "/")
        let last = name.flatMap { $0.isEmpty ? nil : $0 } ?? "view"
        reference = (suites + [Self.words(test), last]).map(PathComponent.encode).joined(separator: "/")
        self.test = (suites + [test]).joined(separator: "/")
        self.line = "\(file):\(line)"
    }

    /// The place of a call in the running test; without one that of the function.
    ///
    /// - Parameter test: a name in place of the test's own.
    init(_ sourceLocation: SourceLocation, file: String, test: String?, function: String, name: String?) {
        let names = Test.current?.id.nameComponents ?? [function]
        self.init(
            file: file, line: sourceLocation.line, suites: Array(names.dropLast()),
            test: test ?? names.last ?? function, name: name)
    }

    /// The base name and the argument labels: `fits device` of `fits(device:)`.
    private static func words(_ test: String) -> String {
        guard test.hasSuffix(")"), let start = test.lastIndex(of: "(") else { return test.replacing("`", with: "") }
        let labels = test[start...].dropFirst().dropLast().split(separator: ":").filter { $0 != "_" }
        return ([String(test[..<start]).replacing("`", with: "")] + labels.map(String.init)).joined(separator: " ")
    }
}
