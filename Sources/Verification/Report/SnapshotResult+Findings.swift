import Framewright
import FramewrightDrawing

extension SnapshotResult {
    /// True if the result causes exit code 1. Warnings do not.
    public var isFailure: Bool { !isSame && status != .withWarnings }

    /// Creates the result of linting a screen.
    ///
    /// - Parameter image: The path of the screen's image with its scale in pixels per point, or nil.
    public init(linted reference: String, _ findings: [Finding], image: (path: String, scale: Double)? = nil) {
        let status: Status =
            findings.isEmpty ? .fine : findings.contains(where: \.isError) ? .withErrors : .withWarnings
        self.init(
            file: reference, status: status, details: findings.map { "\($0.level.rawValue): \($0)" },
            images: image.map { [Image(subject: "the screen", path: $0.path, isStrip: false, scale: $0.scale)] }
                ?? [],
            findings: findings)
    }

    /// Creates the result of rendering a new file.
    public init(rendered file: String) { self.init(file: file, status: .rendered, details: []) }

    /// Creates the result of playing a script, with lines about its animation.
    public init(played script: String, _ lines: [String]) {
        self.init(file: script, status: .played, details: lines)
    }

    /// Returns the result with lint findings to draw on its images.
    ///
    /// - Parameter scale: The scale of the images, in pixels per point.
    public func drawing(_ findings: [Finding], scale: Double) -> SnapshotResult {
        var result = self
        result.findings = findings
        for index in result.images.indices { result.images[index].scale = scale }
        return result
    }
}

extension SnapshotStore {
    /// Lints the screens of results that did not pass and adds the findings. Results of animations are returned
    /// unchanged.
    @MainActor
    public func drawingFindings(on results: [SnapshotResult], of requests: [SnapshotRequest]) throws -> [SnapshotResult]
    {
        guard settings.references != .animations else { return results }
        let known = Dictionary(requests.map { ($0.file, $0) }) { first, _ in first }
        return try results.map { result in
            guard !result.isSame, !result.images.isEmpty, let request = known[result.file] else { return result }
            let findings =
                try subject?.findings
                ?? Linter(settings.lint, renderer: renderer)
                .findings(try layout(request), theme: try theme(of: request.screen), traits: traits)
            return result.drawing(findings, scale: scale(of: request.screen))
        }
    }
}
