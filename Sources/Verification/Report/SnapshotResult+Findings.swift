import Framewright
import FramewrightDrawing

extension SnapshotResult {
    /// Of what is not compared with anything: linted without findings, rendered, played.
    static let done: Set<String> = ["fine", "rendered", "played"]
    private static let warned = "with warnings"

    /// True of what ends a run with exit code 1. Warnings do not.
    public var isFailure: Bool { !isSame && status != Self.warned }

    /// Of a screen that was linted.
    ///
    /// - Parameters:
    ///   - picture: path of what it looks like, where there is one, and its pixels per point.
    public init(linted reference: String, _ findings: [Finding], picture: (path: String, scale: Double)? = nil) {
        let status = findings.isEmpty ? "fine" : findings.contains(where: \.isError) ? "with errors" : Self.warned
        self.init(
            file: reference, status: status, details: findings.map { "\($0.level.rawValue): \($0)" },
            pictures: picture.map { [Picture(subject: "the screen", path: $0.path, isStrip: false, scale: $0.scale)] }
                ?? [],
            findings: findings)
    }

    /// Of a file that was written where nothing was.
    public init(rendered file: String) { self.init(file: file, status: "rendered", details: []) }

    /// Of a script, with what was said of its film.
    public init(played script: String, _ lines: [String]) {
        self.init(file: script, status: "played", details: lines)
    }

    /// With what lint says of the screen as it is now, to be drawn on its pictures.
    ///
    /// - Parameter scale: pixels per point of the pictures.
    public func drawing(_ findings: [Finding], scale: Double) -> SnapshotResult {
        var result = self
        result.findings = findings
        for index in result.pictures.indices { result.pictures[index].scale = scale }
        return result
    }
}

extension SnapshotStore {
    /// Results with what lint says of each screen that is not the same; films are left as they are.
    @MainActor
    public func drawingFindings(on results: [SnapshotResult], of requests: [SnapshotRequest]) throws -> [SnapshotResult]
    {
        guard settings.references != .animations else { return results }
        let known = Dictionary(requests.map { ($0.file, $0) }) { first, _ in first }
        return try results.map { result in
            guard !result.isSame, !result.pictures.isEmpty, let request = known[result.file] else { return result }
            let findings = try Linter(settings.lint, renderer: renderer)
                .findings(try layout(request), theme: try theme(of: request.screen), traits: traits)
            return result.drawing(findings, scale: scale(of: request.screen))
        }
    }
}
