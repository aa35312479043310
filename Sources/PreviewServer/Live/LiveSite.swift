import FramewrightDocuments
import FramewrightPreviews

/// Answers the requests of the live page of previews, and forwards those about the shown preview to its process.
@MainActor
final class LiveSite: RequestSite {
    private let previews: LivePreviews
    private let requestGuard: RequestGuard

    init(_ previews: LivePreviews, requestGuard: RequestGuard) {
        (self.previews, self.requestGuard) = (previews, requestGuard)
    }

    nonisolated func check(_ request: PreviewRequest) throws(PreviewError) {
        let path = try requestGuard.admit(request)
        guard path != "previews", !path.hasPrefix("preview/") else { return }
        _ = try Route.at(path, for: request)
    }

    func answer(_ request: PreviewRequest) async -> PreviewAnswer {
        do {
            try check(request)
            let path = try requestGuard.admit(request)
            switch path {
            case "": return PreviewAnswer(Page.liveHTML, type: "text/html; charset=utf-8")
            case "style.css": return PreviewAnswer(Page.style, type: "text/css; charset=utf-8")
            case "icon.svg": return PreviewAnswer(Page.icon, type: "image/svg+xml")
            case "script.js": return PreviewAnswer(Page.script, type: "text/javascript; charset=utf-8")
            case "events": return await events(request.query)
            case "previews": return PreviewAnswer(json: report.text)
            default:
                if path.hasPrefix("preview/"), let index = Int(path.dropFirst("preview/".count)) {
                    return try await previews.image(of: index, isDark: request.query["dark"] == "true")
                }
                return try await previews.answer(request, path: path)
            }
        } catch {
            return PreviewAnswer(PreviewError(error))
        }
    }

    private func events(_ query: [String: String]) async -> PreviewAnswer {
        let known = query["after"].flatMap { Int($0) } ?? 0
        if previews.revision <= known { await previews.waiters.wait(atMost: PreviewSite.timeout) }
        return PreviewAnswer(json: #"{"revision": \#(previews.revision)}"#)
    }

    /// The previews and the problems of the sources.
    private var report: JSONOutput {
        .object([
            ("generation", .int(previews.generation)),
            (
                "previews",
                .array(
                    previews.compiled.previews.map { preview in
                        .object([
                            ("name", .string(preview.name)), ("scene", .string(preview.scene)),
                            ("state", .string(preview.state)), ("file", .optional(preview.file)),
                            ("line", preview.line.map(JSONOutput.int) ?? .null),
                            ("grade", .string(preview.grade.rawValue)), ("failure", .optional(preview.failure)),
                        ])
                    })
            ),
            (
                "problems",
                .array(
                    previews.problems.map { problem in
                        .object([
                            ("file", .optional(problem.file)),
                            ("path", .optional(problem.file.flatMap(OutputFile.place))),
                            ("line", .int(problem.line)), ("message", .string(problem.message)),
                        ])
                    })
            ),
        ])
    }
}
