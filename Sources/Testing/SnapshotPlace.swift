import FramewrightVerification
import Testing

/// The path of a snapshot, and the test that requested it.
struct SnapshotPlace {
    /// The folder `Snapshots/<test file>` next to the test's file.
    let folder: String
    /// The path `<suite>/<nested suite>/<test>/<name>`, without suites for a free function.
    let reference: String
    /// The name of the test, such as `Light/fits()`.
    let test: String
    /// The source location, such as `/tests/LightTests.swift:12`.
    let line: String

    /// Creates the place of a snapshot.
    ///
    /// - Parameters:
    ///   - suites: The types that contain the test, the outermost first.
    ///   - test: The function as in `#function` or the test's identifier.
    ///   - name: Distinguishes snapshots of one test.
    init(file: String, line: Int = 0, suites: [String] = [], test: String, name: String?) {
        let parts = file.split(separator: "/", omittingEmptySubsequences: false)
        let stem = parts.last.map { $0.hasSuffix(".swift") ? $0.dropLast(6) : $0 } ?? "Tests"
        folder = (parts.dropLast() + ["Snapshots", stem]).joined(separator: "/")
        let last = name.flatMap { $0.isEmpty ? nil : $0 } ?? "view"
        reference = (suites + [Self.words(test), last]).map(PathComponent.encode).joined(separator: "/")
        self.test = (suites + [test]).joined(separator: "/")
        self.line = "\(file):\(line)"
    }

    /// Creates the place of a call in the running test. Outside a test, that of the function.
    ///
    /// - Parameter test: A name to use instead of the test's own.
    init(_ sourceLocation: SourceLocation, file: String, test: String?, function: String, name: String?) {
        let names = Test.current?.id.nameComponents ?? [function]
        self.init(
            file: file, line: sourceLocation.line, suites: Array(names.dropLast()),
            test: test ?? names.last ?? function, name: name)
    }

    /// Returns the base name and the argument labels: `fits device` for `fits(device:)`.
    private static func words(_ test: String) -> String {
        guard test.hasSuffix(")"), let start = test.lastIndex(of: "(") else { return test.replacing("`", with: "") }
        let labels = test[start...].dropFirst().dropLast().split(separator: ":").filter { $0 != "_" }
        return ([String(test[..<start]).replacing("`", with: "")] + labels.map(String.init)).joined(separator: " ")
    }
}
