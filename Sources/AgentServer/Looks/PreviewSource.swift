import Framewright
import FramewrightDocuments
public import FramewrightPreviews
import FramewrightTheming
public import FramewrightVerification
import FramewrightViews

/// The previews of sources as screens for agents. The sources are compiled again when they have changed.
///
/// Code of previews runs in processes of their own only: one for each look. A screen keeps the steps that were played
/// on it, and every look plays them again, with the code as it is then.
@MainActor
public final class PreviewSource: ScreenSource {
    /// The number of remarks, and of files left out, that are written out.
    private static let noteLimit = 10

    private let previews: FollowedPreviews
    /// The files left out that looks have named. They are named again in lists and errors only.
    private var named: Set<String> = []

    /// Creates a source, and starts to compile.
    ///
    /// - Parameter paths: Swift files, or the folder of an app or a package.
    public init(_ paths: [String], maker: PreviewMaker) {
        previews = FollowedPreviews(paths, maker: maker)
        previews.begin()
    }

    /// Ends compilers and running previews, and removes temporary files. Later calls of tools fail.
    public nonisolated func end() { previews.end() }

    /// The kind of the screens.
    public let kind = ScreenKind.previews

    /// Returns the previews, each with its place and the lowest grade of the names that it uses.
    public func screens(_ call: ToolCall) throws -> ScreenList {
        let compiled = try compiled(call)
        return ScreenList(
            compiled.previews.map { ScreenEntry(reference: $0.identifier.reference, summary: Self.summary(of: $0)) },
            notes: Self.shortened(compiled.leftOut.map(Self.line)))
    }

    /// Shows a preview.
    public func open(_ request: ScreenRequest, _ call: ToolCall) throws -> any OpenScreen {
        let conditions = try Self.conditions(of: request)
        let lookRequest = Self.lookRequest(of: request)
        _ = try Self.find(request.reference, in: try compiled(call))
        return PreviewScreen { groups, call in
            var lookRequest = lookRequest
            lookRequest.groups = groups
            return try self.look(lookRequest, request.reference, in: conditions, call)
        }
    }

    /// Returns the findings of all lint rules but those on whole apps.
    public func findings(_ request: ScreenRequest, _ call: ToolCall) throws -> [Finding] {
        var lookRequest = Self.lookRequest(of: request)
        lookRequest.isLint = true
        return try look(lookRequest, request.reference, in: try Self.conditions(of: request), call).look.findings
    }
}

extension PreviewSource {
    private func compiled(_ call: ToolCall) throws -> CompiledPreviews {
        do {
            return try previews.current(isCancelled: call.isCancelled)
        } catch {
            try call.check()
            throw error
        }
    }

    /// Draws a preview of the sources as they are now.
    private func look(
        _ lookRequest: LookRequest, _ reference: String, in conditions: PreviewConditions, _ call: ToolCall
    ) throws -> (look: PreviewLook, notes: [String]) {
        let compiled = try compiled(call)
        let preview = try Self.find(reference, in: compiled)
        let drawn: Result<PreviewLook, DrawingFailure>
        do {
            drawn = try preview.look(lookRequest, in: conditions) { [previews] in call.isCancelled() || previews.isEnded
            }
        } catch {
            try call.check()
            throw error
        }
        switch drawn {
        case .success(let look):
            return (look, newNotes(on: compiled.leftOut) + Self.notes(on: look.remarks))
        case .failure(let refusal):
            throw PreviewLookError.failed(
                preview.identifier.reference, place: Self.place(of: preview), reason: refusal.reason,
                hasSteps: lookRequest.groups.contains { !$0.steps.isEmpty })
        }
    }

    /// Returns notes on files that were not left out before.
    private func newNotes(on files: [LeftOutFile]) -> [String] {
        let lines = files.map(Self.line)
        defer { named = Set(lines) }
        return Self.shortened(lines.filter { !named.contains($0) })
    }

    /// Returns a preview by its name, or the first of a file by the file's.
    private static func find(
        _ reference: String, in compiled: CompiledPreviews
    ) throws(PreviewLookError) -> CompiledPreviews.Preview {
        let found =
            compiled.previews.first { $0.identifier.reference == reference }
            ?? compiled.previews.first { $0.identifier.file == reference }
        if let found { return found }
        throw .unknown(
            reference, known: compiled.previews.map(\.identifier.reference),
            leftOut: compiled.leftOut.sorted(byNearnessTo: reference).prefix(noteLimit).map(line))
    }

    private static func summary(of preview: CompiledPreviews.Preview) -> String {
        let place = place(of: preview).map { "\($0), " } ?? ""
        return place + (preview.failure.map { "fails: \($0)".printable() } ?? preview.grade.rawValue)
    }

    private static func place(of preview: CompiledPreviews.Preview) -> String? {
        preview.file.map { file in "\(file)\(preview.line.map { ":\($0)" } ?? "")" }
    }

    private static func line(on file: LeftOutFile) -> String {
        "left out \(file.file)\(file.line > 0 ? ":\(file.line)" : ""): \(file.explanation)".printable()
    }

    private static func notes(on remarks: [PreviewRemark]) -> [String] {
        shortened(
            remarks.map { remark in
                let place = remark.file.map { file in "\(file):\(remark.line.map { "\($0):" } ?? "") " } ?? ""
                return "\(place)\(remark.message)".printable()
            })
    }

    private static func shortened(_ lines: [String]) -> [String] {
        let rest = lines.count - min(lines.count, noteLimit)
        return lines.prefix(noteLimit).map { "note: \($0)" } + (rest > 0 ? ["note: and \(rest) more"] : [])
    }
}

extension PreviewSource {
    private static func lookRequest(of request: ScreenRequest) -> LookRequest {
        var lookRequest = LookRequest()
        (lookRequest.size, lookRequest.scale) = (request.size, request.scale)
        return lookRequest
    }

    /// Returns the conditions of a request. Unknown names are errors here, before anything is drawn.
    static func conditions(of request: ScreenRequest) throws -> PreviewConditions {
        guard request.state == nil, request.seed == nil else {
            throw ArgumentError(
                message: "a preview has neither a state nor a seed", hint: "add a #Preview that shows that state")
        }
        var conditions = PreviewConditions()
        if let size = request.size { _ = try Viewport(size: size, scale: request.scale) }
        conditions.device = try request.device.map { try DeviceTable.shipped.device(named: $0).id }
        conditions.orientation = request.orientation
        conditions.colorScheme = try colorScheme(named: request.context)
        if let name = request.theme {
            _ = try ThemeLookup.theme(named: name)
            conditions.theme = ThemeSource(name).file.map { OutputFile.place(of: $0) ?? $0 } ?? name
        }
        (conditions.locale, conditions.textSize) = (request.traits.locale, request.traits.dynamicTypeSize)
        conditions.direction = request.traits.layoutDirection
        return conditions
    }

    private static func colorScheme(named name: String?) throws(ArgumentError) -> ColorScheme {
        switch name {
        case nil, "light", "plain": return .light
        case "dark": return .dark
        case let name?:
            throw ArgumentError(message: "previews have no context '\(name)'", hint: "they have light and dark")
        }
    }
}

extension [LeftOutFile] {
    /// Returns the files with those first that have the name of a preview's file.
    fileprivate func sorted(byNearnessTo reference: String) -> [LeftOutFile] {
        let name = reference.split(separator: "/").first.map { "\($0).swift" } ?? ""
        let near = filter { $0.file.split(separator: "/").last.map { $0 == name } ?? false }
        return near + filter { file in !near.contains(file) }
    }
}
